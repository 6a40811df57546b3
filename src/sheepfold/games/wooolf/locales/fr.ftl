### Les mots de Wooolf!! en français.

## Qui et quoi

wooolf-name = Wooolf!!

wooolf-simulated = Joueur { $seat } (fantôme)

wooolf-character-sheep = mouton
wooolf-character-dog = chien
wooolf-character-hunter = chasseur
wooolf-character-boy = petit berger
wooolf-character-wolf = loup

wooolf-aspect-sheep = mouton
wooolf-aspect-dog = chien
wooolf-aspect-hunter = chasseur
wooolf-aspect-wolf = loup
wooolf-aspect-unknown = ?

wooolf-question-whb = Es-tu un loup, un chasseur ou le petit berger ?
wooolf-question-shb = Es-tu un mouton, un chasseur ou le petit berger ?
wooolf-question-dog = Y a-t-il un chien sur au moins une de tes cartes ?
wooolf-question-hunter = Y a-t-il un chasseur sur au moins une de tes cartes ?
wooolf-question-sheep = Y a-t-il un mouton sur au moins une de tes cartes ?

## Morceaux de phrases

wooolf-question =
    { $question ->
        [whb] { wooolf-question-whb }
        [shb] { wooolf-question-shb }
        [dog] { wooolf-question-dog }
        [hunter] { wooolf-question-hunter }
       *[sheep] { wooolf-question-sheep }
    }
wooolf-a-character =
    { $character ->
        [sheep] un mouton
        [dog] un chien
        [hunter] un chasseur
        [boy] le petit berger
       *[wolf] un loup
    }
wooolf-announces =
    { $announced ->
        [sheep] annonce un mouton
        [dog] annonce un chien
        [hunter] annonce un chasseur
        [wolf] annonce un loup
       *[unknown] dit qu’on ne peut pas savoir
    }
wooolf-announce =
    { $announced ->
        [sheep] annonces un mouton
        [dog] annonces un chien
        [hunter] annonces un chasseur
        [wolf] annonces un loup
       *[unknown] dis qu’on ne peut pas savoir
    }
wooolf-side-card =
    { $side ->
        [left] carte de gauche
       *[right] carte de droite
    }
wooolf-second-pointer =
    { $guess-second ->
        [X] « X »
       *[other] { $guess-second }
    }

wooolf-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
wooolf-errors =
    { $count ->
        [0] aucun jeton Erreur
        [one] { $count } jeton Erreur
       *[other] { $count } jetons Erreur
    }

## Ce qu'il y a à faire

wooolf-todo-turns = Au tour de { $who } : coup d’œil, question ou hypothèse anticipée.
wooolf-todo-turns-own = À toi : jette un œil, pose une question ou, si tu peux déjà, fais une hypothèse anticipée.
wooolf-todo-final = On attend { $who }.
wooolf-todo-final-own = Les tours sont finis : fais ton hypothèse finale, ou abstiens-toi.

## Comment ça finit

wooolf-result =
    { $count ->
        [one] { $winners } gagne avec { $points } et { $errors } !
       *[other] { $winners } gagnent ensemble, avec { $points } et { $errors } chacun !
    }

## Ce qui se passe dans Wooolf!!

wooolf-event-dealt = Les cartes de la manche { $round } sont distribuées. { $starter } commence.
wooolf-event-dealt-own-sheep = Les cartes de la manche { $round } sont distribuées. { $starter } commence. Tu es un mouton. Tes cartes : { $hands }.
wooolf-event-dealt-own-dog = Les cartes de la manche { $round } sont distribuées. { $starter } commence. Tu es un chien. Tes cartes : { $hands }.
wooolf-event-dealt-own-hunter = Les cartes de la manche { $round } sont distribuées. { $starter } commence. Tu es un chasseur. Tes cartes : { $hands }.
wooolf-event-dealt-own-boy = Les cartes de la manche { $round } sont distribuées. { $starter } commence. Tu es le petit berger. Tes cartes : { $hands }.
wooolf-event-dealt-own-wolf = Les cartes de la manche { $round } sont distribuées. { $starter } commence. Tu es un loup. Tes cartes : { $hands }.
wooolf-event-peeked = { $by } jette un œil chez { $owner }, à la { wooolf-side-card }, et { wooolf-announces }.
wooolf-event-peeked-own = Tu jettes un œil chez { $owner }, à la { wooolf-side-card } : { $card }. Tu { wooolf-announce }.
wooolf-event-peeked-mine = { $by } jette un œil à ta { wooolf-side-card } : { $which }. { $by } { wooolf-announces }.
wooolf-event-peeked-open = { $by } jette un œil chez { $owner }, à la { wooolf-side-card } : { $card }. { $by } { wooolf-announces }.
wooolf-event-asked =
    { $yes ->
        [yes] { $by } demande à { $to } : « { wooolf-question } » La réponse est oui.
       *[no] { $by } demande à { $to } : « { wooolf-question } » La réponse est non.
    }
wooolf-event-guessed-early = { $by } fait une hypothèse anticipée.
wooolf-event-guessed-final = { $by } fait une hypothèse finale ou s’abstient.
wooolf-event-guessed-own-early = Tu fais une hypothèse anticipée : { $guess-first } pour ton premier objectif, { wooolf-second-pointer } pour le second.
wooolf-event-guessed-own-final = Tu fais ton hypothèse finale : { $guess-first } pour ton premier objectif, { wooolf-second-pointer } pour le second.
wooolf-event-guessed-own-abstained = Tu t’abstiens.
wooolf-event-guessed-open-early = { $by } fait une hypothèse anticipée : { $guess-first } pour le premier objectif, { wooolf-second-pointer } pour le second.
wooolf-event-guessed-open-final = { $by } fait une hypothèse finale : { $guess-first } pour le premier objectif, { wooolf-second-pointer } pour le second.
wooolf-event-guessed-open-abstained = { $by } s’abstient.
wooolf-event-arranged =
    { $left ->
        [none] Désormais, tes cartes sont mélangées avant chaque coup d’œil.
       *[other] Tu poses { $left } à gauche.
    }
wooolf-event-arranged-open =
    { $left ->
        [none] { $seat } laisse de nouveau mélanger ses cartes avant chaque coup d’œil.
        [first] { $seat } pose sa première carte à gauche.
       *[second] { $seat } pose sa seconde carte à gauche.
    }
wooolf-event-turns_ended =
    { $why ->
        [guesses] C’était la dernière hypothèse anticipée ! Tous les autres font maintenant une hypothèse finale ou s’abstiennent.
       *[limit] Les tours sont finis ! Tous ceux qui n’ont pas encore fait d’hypothèse en font maintenant une finale ou s’abstiennent.
    }
wooolf-event-revealed =
    { $round-right-count ->
        [0] La manche est finie : personne n’a vu juste.
        [one] La manche est finie : bien vu, { $round-right } !
       *[other] La manche est finie : bien vu, { $round-right } !
    }
wooolf-event-game_ended =
    { $winners-count ->
        [one] { $winners } gagne la partie !
       *[other] { $winners } gagnent ensemble !
    }

## Ce qu'on peut choisir

wooolf-option-advanced = Jeu avancé
wooolf-option-advanced-about = Quatre cartes plus rusées en remplacent quatre autres, et même l’apparence peut tromper.
wooolf-option-deck = Votre propre paquet
wooolf-option-deck-about = Deux cartes par joueur (dix si vous êtes quatre) parmi les 16 de votre jeu, avec au moins un loup.
wooolf-option-round_limit = Limite de la manche
wooolf-option-round_limit-about = Quand chacun a eu ce nombre de tours, on passe aux hypothèses finales.

## Dans le dessin

wooolf-laps =
    { $limit ->
        [none] Tours chacun : { $lap }
       *[other] Tours chacun : { $lap } sur { $limit }
    }
wooolf-early = hypothèse faite
wooolf-laid = a fait son choix
wooolf-barred = pas d’hypothèse anticipée
wooolf-heading-points = Points
wooolf-heading-errors = Erreurs
wooolf-heading-questions = Questions
wooolf-tokens = Annoncé : { $tokens }
wooolf-token = { $clue } (par { $by })
wooolf-answer =
    { $answer ->
        [yes] { wooolf-question } Oui (par { $by })
       *[no] { wooolf-question } Non (par { $by })
    }
wooolf-own = Tu es { wooolf-a-character }. Tes cartes : { $cards }
wooolf-targets = Tes objectifs : { $first } (flèche <) et { $second } (flèche <<)
wooolf-own-questions = Tes cartes Question :
wooolf-order =
    { $card ->
        [none] Tes cartes sont mélangées avant chaque coup d’œil.
       *[other] Tu as posé { $card } à gauche.
    }
wooolf-own-guess = Ton hypothèse : { $guess }
wooolf-reveal = Manche { $round }, toutes les cartes visibles :
wooolf-open-cards = Toutes les cartes :
wooolf-verdict =
    { $verdict ->
        [right-early] anticipée, juste
        [right-final] finale, juste
        [wrong-early] anticipée, fausse
        [wrong-final] finale, fausse
       *[abstained] abstention
    }
wooolf-bonus = bonus de { $count }

## Au terminal

wooolf-terminal-help =
    Tu peux taper :
      peek 4 left  jeter un œil à la carte de gauche du joueur 4 (droite : right)
      ask 2 dog    poser ta carte Question « dog » devant le joueur 2
      guess 3 0    hypothèse : 1er objectif 3, 2e personne (pour le loup : guess 3 x)
      abstain      ne pas faire d’hypothèse finale
      arrange 1    poser ta première carte à gauche (ou 2 ; auto : mélangées)
      rules        lire les règles
      quit         quitter la partie

wooolf-terminal-signs =
    À côté d’un nom :
      ★2             points             ✗1             jetons Erreur
      ?2             cartes Question    mouton·4       annoncé par le joueur 4
wooolf-terminal-keys =
    Autour de la table :
      flèches, 1-8   aller à un joueur, ou cliquer dessus
      l, r           jeter un œil à sa carte de gauche ou de droite
      a, b           lui poser ta première ou ta deuxième question
      g              hypothèse : choisis qui sont tes objectifs (0 : personne)
      x              t’abstenir, quand les tours sont finis
      o              ranger tes cartes : mélangées, 1re ou 2e à gauche
      v              revoir les cartes de la dernière manche
wooolf-terminal-confirm-peek = Jeter un œil chez { $whom }, à la { wooolf-side-card } ? Tu ne pourras pas revenir en arrière : appuie encore sur Entrée.
wooolf-terminal-confirm-ask = Demander à { $whom } : « { wooolf-question } » Tu ne pourras pas revenir en arrière : appuie encore sur Entrée.
wooolf-terminal-confirm-guess = Hypothèse : { $first } pour le premier objectif et { $second } pour le second ? Tu ne pourras pas revenir en arrière : appuie encore sur Entrée.
wooolf-terminal-confirm-abstain = T’abstenir ? Tu ne pourras pas revenir en arrière : appuie encore sur Entrée.
wooolf-terminal-hint-choose = Choisis d’abord ce que tu veux faire ici : les touches sont en bas.
wooolf-terminal-hint-point = { $target } (flèche { $pointer }) : c’est qui ? Choisis un joueur, ou 0 pour personne.

## Pourquoi quelque chose ne se fait pas

refused-wooolf-abstain-later = Tu ne peux t’abstenir qu’une fois les tours finis.
refused-wooolf-ask-oneself = Tu ne peux pas t’interroger toi-même.
refused-wooolf-ask-simulated = Le joueur { $player } est le fantôme : on ne peut rien lui demander.
refused-wooolf-barred = Avec ton jeton Erreur rouge, tu ne peux faire que l’hypothèse finale dans cette manche.
refused-wooolf-deal-cards = Cette distribution ne correspond pas aux cartes en jeu.
refused-wooolf-deal-missing = Ici, il faut distribuer les cartes.
refused-wooolf-deal-questions = Cette distribution ne correspond pas aux cartes Question.
refused-wooolf-deck-cards = Ton paquet ne peut contenir que des cartes de ton jeu, chacune au plus autant de fois qu’elle y figure.
refused-wooolf-deck-size = Ton paquet doit avoir exactement { $cards } cartes.
refused-wooolf-deck-wolf = Il faut au moins un loup dans ton paquet.
refused-wooolf-first-turn = À ton premier tour de la manche, tu ne peux pas faire d’hypothèse anticipée.
refused-wooolf-guess-laid = Tu as déjà fait ton hypothèse. Elle ne change plus, et tu n’as plus de tour dans cette manche.
refused-wooolf-no-deal-fits = Aucune distribution des cartes ne correspond à ce qu’on a vu.
refused-wooolf-no-questions-fit = Aucune distribution des cartes Question ne correspond à ce qu’on a vu.
refused-wooolf-own-cards = Tes propres cartes, tu peux déjà les regarder : jette un œil à celles de quelqu’un d’autre.
refused-wooolf-points-at-oneself = Tu ne peux pas te désigner toi-même.
refused-wooolf-question-not-held = Tu n’as pas la carte « { wooolf-question } ».
refused-wooolf-round-limit = La limite de la manche doit être de 1 à { $most } tours chacun, ou absente.
refused-wooolf-second-missing = Seule la seconde flèche (<<) du loup est sur X : pointe la tienne sur quelqu’un ou sur 0.
refused-wooolf-shuffle = Les cartes ne pouvaient pas être posées ainsi.
refused-wooolf-turns-over = Les tours sont finis : tu ne peux plus que faire une hypothèse ou t’abstenir.
refused-wooolf-wolf-second = Tu es le loup, donc ta seconde flèche (<<) doit être sur x.

## En regardant en arrière

wooolf-known-about = Exactement ce qui découle des règles, de ses propres cartes et de ses coups d’œil, et de ce que tout le monde a vu et entendu. Rien n’est supposé des habitudes de chacun.
wooolf-moment-told-peek = Le coup d’œil qui en a dit le plus : pour { $by }, la probabilité que { $owner } soit { wooolf-a-character } est passée de { $before } à { $after } pour cent.
wooolf-moment-told-ask = La réponse qui en a dit le plus : pour { $by }, la probabilité que { $owner } soit { wooolf-a-character } est passée de { $before } à { $after } pour cent.
wooolf-moment-bluff = Un bluff : { $by } a annoncé un loup devant { $owner }, qui était { wooolf-a-character }. Pour { $viewer }, la probabilité d’un loup à cet endroit est passée de { $before } à { $after } pour cent.
wooolf-moment-bluff-fooled = Le bluff réussi : { $by } a annoncé un loup devant { $owner }, qui était { wooolf-a-character }, et { $fooled } y a cru. D’après tout ce que { $fooled } pouvait savoir, la probabilité d’un loup à cet endroit était de { $percent } pour cent.
wooolf-moment-false-trail = Une carte trompeuse : { $by } { wooolf-announces } devant { $owner }, qui était { wooolf-a-character }. Pour { $viewer }, la probabilité de ce qui a été annoncé est passée de { $before } à { $after } pour cent.
wooolf-moment-too-early = Trop tôt : { $by } a fait une hypothèse avec une probabilité de { $percent } pour cent, et c’était faux.
wooolf-moment-too-early-later = Trop tôt : { $by } a fait une hypothèse avec une probabilité de { $percent } pour cent, et c’était faux. À la fin des tours, la meilleure hypothèse aurait eu { $later } pour cent.
wooolf-moment-lucky = Quelle chance : { $by } a fait une hypothèse avec une probabilité de { $percent } pour cent seulement, et c’était juste.
wooolf-moment-deduced = Bien raisonné : { $by } a fait une hypothèse anticipée avec une probabilité de { $percent } pour cent, et c’était juste.
wooolf-moment-missed = Une occasion manquée : { $by } n’a pas fait d’hypothèse, alors que la meilleure avait une probabilité de { $percent } pour cent.
wooolf-moment-missed-wrong = Un oubli : { $by } a fait une fausse hypothèse, alors qu’une autre avait une probabilité de { $percent } pour cent.

## Conseils

wooolf-hint-peek = Tu n’en sais pas encore assez. Jette un œil à une carte : c’est sur { $player } que tu en sais le moins.
wooolf-hint-peek-turns = Tu sais déjà qui est qui. Un coup d’œil ne fait pas de mal.
wooolf-hint-ask-turns = Maintenant, une question t’aide plus qu’un coup d’œil. Laquelle de tes cartes Question t’en dit le plus ?
wooolf-hint-guess-turns = Tu sais déjà beaucoup de choses. C’est peut-être le moment de faire une hypothèse !
wooolf-hint-guess-final = Une hypothèse est assez probable pour la tenter.
wooolf-hint-abstain-final = Tu en sais trop peu : une hypothèse fausse t’apporte un jeton Erreur, et s’abstenir ne coûte rien.
wooolf-advice-peek = Le hibou jetterait un œil à une carte de { $player }.
wooolf-advice-ask = Le hibou demanderait à { $player } : « { wooolf-question } »
wooolf-advice-guess = Le hibou ferait une hypothèse.
wooolf-advice-is = { $player } est { wooolf-a-character }.
wooolf-advice-nobody = Personne n’est { wooolf-a-character }.
wooolf-advice-abstain = Le hibou s’abstiendrait.
wooolf-advice-sure = Il donne { $percent } pour cent à cette hypothèse, et ici { $enough } lui suffisent.
wooolf-advice-late = Après { $count } tours, il fait une hypothèse, même s’il ne lui donne que { $percent } pour cent.
wooolf-advice-first-turn = À ton premier tour, tu ne peux pas encore faire d’hypothèse. Il donne { $percent } pour cent à sa meilleure hypothèse.
wooolf-advice-barred = Ton jeton Erreur rouge t’interdit l’hypothèse anticipée. Il donne { $percent } pour cent à sa meilleure hypothèse.
wooolf-advice-almost-sure = Il donne { $percent } pour cent à sa meilleure hypothèse : presque les { $enough } qu’il veut ici.
wooolf-advice-not-sure = Il ne donne que { $percent } pour cent à sa meilleure hypothèse, et ici il en veut au moins { $enough }.
wooolf-advice-read-choices = Il observe aussi ce que les autres choisissent de faire. D’après ce qui a été dit et vu, ce serait { $known } pour cent.
wooolf-advice-learns = Aucun autre coup d’œil, aucune autre question ne promet davantage.
wooolf-advice-may-fool = Et ton jeton Loup peut tromper un chien ou un chasseur.

## Parties notées

wooolf-secret =
    { $name ->
        [guess] l’hypothèse
        [cards] les cartes
        [left] la position des cartes lors du coup d’œil
        [questions] les cartes Question
       *[other] { $name }
    }
wooolf-verify-unsealed = Coups d’œil où la position des cartes n’est pas prouvée : { $count }. L’enregistrement est dans un format plus ancien, qui ne la scellait pas.

## Le client pour terminal

wooolf-action-abstain = s’abstenir
wooolf-action-arrange = ranger mes cartes
wooolf-action-ask = demander : { $about }
wooolf-action-guess = faire l’hypothèse
wooolf-action-nobody = personne
wooolf-action-peek-left = regarder à gauche
wooolf-action-peek-right = regarder à droite
wooolf-action-point = choisir ce joueur

## Pourquoi un bot a joué ainsi

why-wooolf-changed-answer =
    { $yes ->
        [yes] Juste avant de jouer, c’est la réponse du joueur { $player } à « { wooolf-question } » qui m’a le plus fait changer d’avis : oui.
       *[no] Juste avant de jouer, c’est la réponse du joueur { $player } à « { wooolf-question } » qui m’a le plus fait changer d’avis : non.
    }
why-wooolf-changed-guess = Juste avant de jouer, c’est l’hypothèse anticipée du joueur { $player } qui m’a le plus fait changer d’avis.
why-wooolf-changed-saw = Juste avant de jouer, c’est mon coup d’œil chez le joueur { $player } qui m’a le plus fait changer d’avis : j’ai vu { wooolf-a-character }.
why-wooolf-changed-peek = Juste avant de jouer, voici ce qui m’a le plus fait changer d’avis : le joueur { $by } jette un œil à une carte du joueur { $player } et { wooolf-announces }.
why-wooolf-changed-mine = Juste avant de jouer, voici ce qui m’a le plus fait changer d’avis : le joueur { $by } jette un œil à une de mes cartes et { wooolf-announces }.
why-wooolf-changed-to = Ensuite, je me suis dit : le joueur { $player } est { wooolf-a-character }, à { $percent } pour cent au lieu de { $before }.
why-wooolf-changed-count = Indices qui me restaient ensuite pour dire que le joueur { $player } était { wooolf-a-character } : { $count } au lieu de { $before }.
why-wooolf-guess-random = J’ai fait une hypothèse au hasard.
why-wooolf-abstain-random = J’ai laissé le hasard décider si je faisais une hypothèse, et il a dit non.
why-wooolf-asked-random = J’ai laissé le hasard décider laquelle de mes questions poser, et à qui.
why-wooolf-peeked-few = J’ai jeté un œil au hasard là où il y avait peu de jetons. Jetons devant le joueur { $player } : { $count } ; le plus petit nombre chez les autres joueurs : { $fewest }.
why-wooolf-counted =
    { $player ->
        [0] J’ai fait l’hypothèse que personne n’était { wooolf-a-character } : je n’avais pas de meilleur indice.
       *[other] J’ai compté les indices montrant que le joueur { $player } était { wooolf-a-character }, moins les indices contraires : { $count }.
    }
why-wooolf-counted-enough = Pour chaque objectif, j’en voulais au moins { $enough }, alors j’ai fait mon hypothèse.
why-wooolf-counted-few = Indices que je voulais pour chaque objectif : au moins { $enough }. Ma meilleure hypothèse, pour l’un d’eux, en avait { $count }.
why-wooolf-first-turn = À mon premier tour de la manche, je ne pouvais pas faire d’hypothèse.
why-wooolf-barred = Mon jeton Erreur rouge m’interdisait l’hypothèse anticipée.
why-wooolf-guess-right = Pour moi, cette hypothèse avait { $percent } pour cent de chances d’être juste.
why-wooolf-plays =
    { $player ->
        [0] Je me suis dit : personne n’est { wooolf-a-character }, à { $percent } pour cent.
       *[other] Je me suis dit : le joueur { $player } est { wooolf-a-character }, à { $percent } pour cent.
    }
why-wooolf-sure-enough = Ici, { $enough } pour cent me suffisaient.
why-wooolf-late = Après { $count } tours, je fais une hypothèse, quels que soient mes doutes.
why-wooolf-best-guess = Pour moi, ma meilleure hypothèse avait { $percent } pour cent de chances d’être juste.
why-wooolf-read-choices = J’ai aussi regardé ce que les autres choisissaient de faire. Rien qu’avec ce qui a été dit et vu, ç’aurait été { $known } pour cent.
why-wooolf-not-sure = Pour moi, c’était trop peu : ici, je voulais au moins { $enough } pour cent.
why-wooolf-almost-sure = Il s’en fallait de peu pour les { $enough } pour cent que je voulais ici.
why-wooolf-learns-most = De tout ce que je pouvais demander ou regarder, rien ne promettait d’aider davantage mon hypothèse.
why-wooolf-learns-priced = De tout ce que je pouvais demander ou regarder, rien ne promettait davantage. J’ai aussi pensé que tout le monde entend une réponse.
why-wooolf-may-fool = J’étais le petit berger, et j’espérais que mon jeton Loup tromperait un chien ou un chasseur.

## Dans le navigateur

wooolf-about = Tout le monde a un secret. Jette un œil aux cartes, pose des questions et découvre qui est qui avant les autres.
wooolf-web-aim = Trouve avant les autres les deux personnages que tu cherches. Le joueur qui a le plus de points gagne.
wooolf-web-facts = 4–8 joueurs · 20 minutes
wooolf-web-deck-usual = Le paquet habituel
wooolf-web-deck-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
wooolf-web-deck-use = Jouer avec ça
wooolf-web-deck-fewer = Une carte de moins : { $card }
wooolf-web-deck-more = Une carte de plus : { $card }
wooolf-web-circle = Les joueurs autour de la table
wooolf-web-hold-cards = Maintiens et vois
wooolf-web-seen-by = Vue par { $who }
wooolf-web-card-says = Apparence : { $aspect }
wooolf-web-arrange-about = Il n’y a que toi qui vois ça. Les autres ne savent jamais comment tes cartes sont posées, ni si tu les as bougées.
wooolf-web-shuffle = Toujours mélanger
wooolf-web-lay-left = { $card } à gauche
wooolf-web-peek = Jeter un œil à une carte
wooolf-web-ask = Poser une question
wooolf-web-do-peek = Jeter un œil
wooolf-web-do-ask = Demander
wooolf-web-choose-first = Choisis d’abord une carte pour y jeter un œil, ou une question.
wooolf-web-dial-first = Tourne d’abord chaque flèche vers un numéro : celui d’un joueur, ou 0 pour personne.
wooolf-web-cannot-undo = Tu ne pourras pas revenir en arrière.
wooolf-web-secret-look = Rien que pour tes yeux
wooolf-web-early-guess = Hypothèse anticipée
wooolf-web-final-guess = Hypothèse finale
wooolf-web-guess-about = Tourne chaque flèche vers le numéro du joueur que tu soupçonnes, ou vers 0 si tu crois que personne n’a ce personnage.
wooolf-web-nobody = personne
wooolf-web-think-again = Réfléchir encore
wooolf-web-do-guess = Poser l’hypothèse
wooolf-web-do-abstain = Oui, je m’abstiens

## La table ronde dans le navigateur

wooolf-web-todo = À toi : choisis un joueur.
wooolf-web-todo-guess = À toi : choisis un joueur ou fais une hypothèse.
wooolf-web-role =
    { $character ->
        [sheep] Tu es un mouton. Trouve un chien et un chasseur.
        [dog] Tu es un chien. Trouve un chasseur et un loup.
        [hunter] Tu es un chasseur. Trouve un chien et un loup.
        [boy] Tu es le petit berger. Trouve un loup et un mouton.
       *[wolf] Tu es un loup. Trouve un mouton.
    }
wooolf-web-worth =
    { $character ->
        [boy] Les deux justes : 2 points si tu anticipes, 1 à la fin. Et 1 pour chaque chien ou chasseur que tu trompes.
        [wolf] Si c’est juste : 2 points si tu anticipes, 1 à la fin.
       *[other] Les deux justes : 2 points si tu anticipes, 1 à la fin.
    }
wooolf-web-own-show = Montrer mes cartes
wooolf-web-own-hide = Cacher mes cartes
wooolf-web-own-hidden = Tes cartes sont face cachée.
wooolf-web-own-place = Ta place
wooolf-web-arrange-cards = Ranger mes cartes
wooolf-card = { $character } (annonce : { $clue })
wooolf-web-saw = Tu as vu : { $cards }
wooolf-web-peeked-you = { $by } a jeté un œil à ta { wooolf-side-card }.
wooolf-web-asked-you = { $by } t’a posé une question.
wooolf-web-hello = Le joueur { $seat } est un fantôme : tu peux jeter un œil à ses cartes, mais pas lui poser de question.
wooolf-web-who-is = Qui est { wooolf-a-character } ?
wooolf-web-not-yet = pas encore choisi
wooolf-web-fooled = { $boy } a crié au loup et a trompé { $fooled } : { wooolf-points } de plus !
wooolf-web-over-errors =
    { $count ->
        [one] { $names } a deux jetons Erreur : la partie s’arrête là.
       *[other] { $names } ont deux jetons Erreur chacun : la partie s’arrête là.
    }
wooolf-web-over-rounds = C’était la dernière manche !
wooolf-web-guide = Le but du jeu
wooolf-web-guide-aim = Chacun se cache derrière deux cartes secrètes. Trouve avant les autres ceux que tu cherches !
wooolf-web-guide-peek = À ton tour, choisis un joueur. Jette un œil à une carte, et tout le monde entend ce que tu annonces.
wooolf-web-guide-ask = Ou pose une question. Les réponses sont toujours vraies.
wooolf-web-guide-boy = Seul le petit berger ment : il annonce toujours un loup.
wooolf-web-guide-guess = Tu sais ? Fais ton hypothèse ! Juste : 2 points si tu anticipes, 1 à la fin. Fausse : un jeton Erreur.
wooolf-web-guide-go = C’est parti !
wooolf-web-signs = Ce que veulent dire les signes
wooolf-web-signs-hint = C’est ta première fois ? Le point d’interrogation explique les signes.
wooolf-web-sign-clue = Quelqu’un a jeté un œil à une carte et a annoncé ceci. La petite marque dit qui. Un petit berger annonce toujours un loup.
wooolf-web-sign-unknown = Quelqu’un a jeté un œil à une carte, mais on ne peut pas savoir qui c’est.
wooolf-web-sign-answer = Quelqu’un a demandé si c’est l’un de ces personnages. La coche veut dire oui, la croix non, et les réponses sont toujours vraies.
wooolf-web-sign-seen = Une carte que tu as vue. Personne d’autre ne la voit ici.
wooolf-web-sign-laid = Une hypothèse, posée face cachée.
wooolf-web-sign-points = Points. Le joueur qui en a le plus gagne.
wooolf-web-sign-error = Une hypothèse fausse. À la deuxième, la partie s’arrête après la manche.
wooolf-web-sign-red = Une hypothèse anticipée fausse : pas d’hypothèse anticipée dans cette manche.
wooolf-web-sign-laps = Combien de tours chacun a joués. À la limite, les hypothèses finales commencent.

## Énigmes

wooolf-puzzle = Qui est le loup ?
wooolf-puzzle-about = Tu es { $name }. Avant chaque coup d’œil, on peut changer l’ordre de ses cartes : celle de droite n’est pas toujours la même. D’après ce que tu as vu, une seule personne peut être le loup. Qui ?
wooolf-puzzle-hand = Tes cartes : { $cards }
wooolf-puzzle-deck = Cartes en jeu : { $cards }
wooolf-puzzle-own = Le petit berger, c’est toi, donc tous les autres disent la vérité.
wooolf-puzzle-boy = Donc le petit berger est forcément { $who }.
wooolf-puzzle-not-boy =
    { $count ->
        [one] Donc { $who } n’est pas le petit berger et dit la vérité.
       *[other] Donc { $who } ne sont pas le petit berger et disent la vérité.
    }
wooolf-puzzle-not-wolf =
    { $count ->
        [one] Donc { $who } n’est pas le loup.
       *[other] Donc { $who } ne sont pas le loup.
    }
wooolf-puzzle-can-be = Maintenant, { $who } ne peut être que : { $characters }.
wooolf-puzzle-remember = Seul, cela ne prouve encore rien. Retiens-le !
wooolf-puzzle-answer = Comme loup, il ne reste que { $who } !

## La leçon

wooolf-lesson-cards = Tu as deux cartes, un chasseur et un mouton. La plus haute compte : tu es un chasseur !
wooolf-lesson-targets = Tes objectifs sont un chien et le loup. Découvre qui ils sont avant que les autres connaissent les leurs.
wooolf-lesson-peek = Jette un œil à une carte de Dino : choisis Dino, puis sa carte de gauche.
wooolf-lesson-announced = Personne d’autre n’a vu la carte. Mais tout le monde entend ce que tu annonces, et le jeton le montre. Aux autres de jouer.
wooolf-lesson-boy = Bo a jeté un œil à ton mouton et a annoncé un loup. C’est un mensonge, et seul le petit berger ment. Donc Bo est le petit berger !
wooolf-lesson-unknown = Un point d’interrogation : certaines cartes ne disent pas qui elles sont.
wooolf-lesson-answer = Les réponses sont toujours vraies. Donc Cleo est un loup, un chasseur ou le petit berger.
wooolf-lesson-dog = Tu as vu un chien, et Emil a annoncé un mouton. Le chien est plus haut, donc Dino est un chien. Voilà ton premier objectif !
wooolf-lesson-ask = Est-ce que Cleo a un chasseur ? Choisis Cleo, puis ta question.
wooolf-lesson-wolf = Pas de chasseur, et le petit berger, c’est Bo. Donc Cleo est forcément le loup !
wooolf-lesson-hurry = Dino a fait une hypothèse anticipée. À la deuxième, tous les tours sont finis : dépêche-toi !
wooolf-lesson-guess = Tu sais tout. Fais ton hypothèse : Dino (4) est le chien, Cleo (3) est le loup.
wooolf-lesson-end = Bien vu, et avant la fin : deux points pour toi, et la manche est gagnée ! Dino a cru le mensonge de Bo, et cela rapporte un point à Bo.
wooolf-lesson-not-peek = Pas maintenant. Jette un œil à la carte de gauche de Dino.
wooolf-lesson-not-ask = Pas maintenant. Demande à Cleo si une de ses cartes montre un chasseur.
wooolf-lesson-not-guess = Réfléchis encore à ton hypothèse : qui avait un chien et un mouton, et qui est forcément le loup ? Dino est le numéro 4, Cleo le numéro 3.

## Le carnet dans le navigateur

wooolf-terminal-notes = carnet
wooolf-web-notebook = Carnet
wooolf-web-notebook-about = Il se remplit tout seul avec ce qui est certain. Choisis une case pour voir pourquoi, ou pour y mettre ta propre marque.
wooolf-web-mark-maybe = peut-être
wooolf-web-mark-sure = sûr
wooolf-web-mark-open = ouvert
wooolf-web-mark-own = ta marque : { $mark }
wooolf-note-heard = Annoncé ici par { $names }.
wooolf-note-own = Ce sont tes propres cartes : { $cards }.
wooolf-note-saw = Tu as vu ici cette carte : { $card }.
wooolf-note-answered =
    { $yes ->
        [yes] « { wooolf-question } » La réponse était oui.
       *[no] « { wooolf-question } » La réponse était non.
    }
wooolf-note-announced = { $by } a jeté un œil à une carte de { $who } : { $by } { wooolf-announces }.
wooolf-note-honest = { $who } a jeté un œil : { $who } { wooolf-announces }. Le petit berger aurait annoncé un loup.
wooolf-note-lied = { $who } a jeté un œil à ta carte, { $card }, et a annoncé un loup. Seul le petit berger fait ça.
wooolf-note-refuted = { $who } a annoncé un loup devant { $owner }, qui n’a pas de carte comme ça. Seul le petit berger fait ça.
wooolf-note-believed = { $by } a annoncé un loup ici et n’est pas le petit berger : l’apparence est vraie.
wooolf-note-group =
    { $by ->
        [image] Cartes en jeu avec cette image : { $of } ({ $count }).
        [aspect] Cartes en jeu avec cette apparence : { $of } ({ $count }).
       *[card] Cartes de ce genre en jeu : { $of } ({ $count }).
    }
wooolf-note-elsewhere = Elles sont à coup sûr chez { $holders }, il en reste donc trop peu ici.
wooolf-note-here = Les autres ne peuvent pas toutes les avoir, il y en a donc chez { $who }.
wooolf-note-not-in-deck = Avec les cartes en jeu, personne ne peut avoir ce personnage.

## Statistics

wooolf-web-guesses-about = Chaque hypothèse que tu as posée compte, anticipée ou finale. Sa probabilité vient de tes cartes, de celles où tu as jeté un œil et de tout ce qui avait été vu et entendu jusque-là.
