### Les mots de Wooolf!! en français.

## Qui et quoi

wooolf-name = Wooolf!!

wooolf-simulated = Joueur { $seat } (fantôme)

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
       *[unknown] dit qu'on ne peut pas savoir
    }
wooolf-announce =
    { $announced ->
        [sheep] annonces un mouton
        [dog] annonces un chien
        [hunter] annonces un chasseur
        [wolf] annonces un loup
       *[unknown] dis qu'on ne peut pas savoir
    }
wooolf-side-card =
    { $side ->
        [left] carte de gauche
       *[right] carte de droite
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

wooolf-todo-turns = C'est à { $who } d'épier, de questionner ou de faire une hypothèse anticipée.
wooolf-todo-turns-own = C'est à toi : épie, questionne ou, dès ton deuxième tour, fais une hypothèse anticipée.
wooolf-todo-final = On attend encore une hypothèse finale ou une abstention : { $who }.
wooolf-todo-final-own = Les tours sont finis : fais ton hypothèse finale ou abstiens-toi.

## Comment ça finit

wooolf-result =
    { $count ->
        [one] { $winners } gagne avec { $points } et { $errors }.
       *[other] { $winners } se partagent la victoire avec { $points } et { $errors } par personne.
    }

## Ce qui se passe dans Wooolf!!

wooolf-event-dealt = On distribue les cartes de la manche { $round }, et { $starter } commence.
wooolf-event-dealt-own-sheep = On distribue les cartes de la manche { $round }, { $starter } commence, et tu es un mouton : { $hands }.
wooolf-event-dealt-own-dog = On distribue les cartes de la manche { $round }, { $starter } commence, et tu es un chien : { $hands }.
wooolf-event-dealt-own-hunter = On distribue les cartes de la manche { $round }, { $starter } commence, et tu es un chasseur : { $hands }.
wooolf-event-dealt-own-boy = On distribue les cartes de la manche { $round }, { $starter } commence, et tu es le petit berger : { $hands }.
wooolf-event-dealt-own-wolf = On distribue les cartes de la manche { $round }, { $starter } commence, et tu es un loup : { $hands }.
wooolf-event-peeked = { $by } épie chez { $owner } la { wooolf-side-card } et { wooolf-announces }.
wooolf-event-peeked-own = Tu épies chez { $owner } la { wooolf-side-card }, tu vois { $card } et tu { wooolf-announce }.
wooolf-event-peeked-mine = { $by } épie ta { wooolf-side-card }, c'est-à-dire { $which }, et { wooolf-announces }.
wooolf-event-peeked-open = { $by } épie chez { $owner } la { wooolf-side-card }, voit { $card } et { wooolf-announces }.
wooolf-event-asked =
    { $yes ->
        [yes] { $by } demande à { $to } : « { wooolf-question } », et la réponse est oui.
       *[no] { $by } demande à { $to } : « { wooolf-question } », et la réponse est non.
    }
wooolf-event-guessed-early = { $by } fait une hypothèse anticipée.
wooolf-event-guessed-final = { $by } fait une hypothèse finale ou s'abstient.
wooolf-event-guessed-own-early = Tu fais une hypothèse anticipée : < pointe sur { $guess-first }, << sur { $guess-second }.
wooolf-event-guessed-own-final = Tu fais ton hypothèse finale : < pointe sur { $guess-first }, << sur { $guess-second }.
wooolf-event-guessed-own-abstained = Tu t'abstiens.
wooolf-event-guessed-open-early = { $by } fait une hypothèse anticipée : < pointe sur { $guess-first }, << sur { $guess-second }.
wooolf-event-guessed-open-final = { $by } fait une hypothèse finale : < pointe sur { $guess-first }, << sur { $guess-second }.
wooolf-event-guessed-open-abstained = { $by } s'abstient.
wooolf-event-arranged =
    { $left ->
        [none] Désormais, tes cartes sont mélangées chaque fois qu'on va les épier.
       *[other] Tu poses { $left } à gauche.
    }
wooolf-event-arranged-open =
    { $left ->
        [none] { $seat } laisse de nouveau mélanger ses cartes chaque fois qu'on va les épier.
        [first] { $seat } pose sa première carte à gauche.
       *[second] { $seat } pose sa seconde carte à gauche.
    }
wooolf-event-turns_ended =
    { $why ->
        [guesses] C'était la dernière hypothèse anticipée : tous les autres font maintenant une hypothèse finale ou s'abstiennent.
       *[limit] C'était le dernier tour de table : qui n'a pas fait d'hypothèse en fait maintenant une finale ou s'abstient.
    }
wooolf-event-revealed =
    { $round-right-count ->
        [0] La manche est finie, toutes les cartes sont visibles, et personne n'a vu juste.
        [one] La manche est finie, toutes les cartes sont visibles, et { $round-right } est la seule personne à avoir vu juste.
       *[other] La manche est finie, toutes les cartes sont visibles, et { $round-right } ont vu juste.
    }
wooolf-event-game_ended =
    { $winners-count ->
        [one] La partie est finie, et { $winners } gagne.
       *[other] La partie est finie, et { $winners } se partagent la victoire.
    }

## Ce qu'on peut choisir

wooolf-option-advanced = Jeu avancé
wooolf-option-advanced-about = Quatre cartes plus coquines en remplacent quatre autres, et même l'apparence peut tromper.
wooolf-option-deck = Votre propre paquet
wooolf-option-deck-about = Deux cartes par personne (dix à 4) parmi les 16 de votre jeu, avec au moins un loup.
wooolf-option-round_limit = Limite de la manche
wooolf-option-round_limit-about = Après ce nombre de tours de table, on passe aux hypothèses finales.

## Dans le dessin

wooolf-laps =
    { $limit ->
        [none] Tours de table : { $lap }
       *[other] Tours de table : { $lap } sur { $limit }
    }
wooolf-early = hypothèse anticipée faite
wooolf-laid = a fait son choix
wooolf-barred = pas d'hypothèse anticipée
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
wooolf-own = Tu es { wooolf-a-character } : { $cards }
wooolf-targets = Tes objectifs : < { $first }, << { $second }
wooolf-own-questions = Tes cartes Question :
wooolf-order =
    { $card ->
        [none] Tes cartes sont mélangées chaque fois qu'on va les épier.
       *[other] À gauche, c'est toi qui as posé { $card }.
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
      peek 4 left  regarder en secret la carte de gauche du 4 (droite : right)
      ask 2 dog    poser ta carte Question « dog » devant le 2
      guess 3 0    hypothèse : < sur 3, << sur personne (pour le loup : guess 3 x)
      abstain      ne pas faire d'hypothèse finale
      arrange 1    poser ta première carte à gauche (ou 2 ; auto : mélangées)
      rules        lire les règles
      quit         quitter la partie

wooolf-terminal-signs =
    À côté d'un nom :
      ★2             points             ✗1             jetons Erreur
      ?2             cartes Question    mouton·4       annoncé par le joueur 4
wooolf-terminal-keys =
    Autour de la table :
      flèches, 1-8   aller à un joueur, ou cliquer dessus
      l, r           épier sa carte de gauche ou de droite
      a, b           lui poser ta première ou ta deuxième question
      g              hypothèse : choisis sur qui pointent < et << (0 : personne)
      x              t'abstenir, quand les tours sont finis
      o              tes cartes : mélangées, la première ou la deuxième à gauche
      v              revoir les cartes de la dernière manche
wooolf-terminal-confirm-peek = Épier chez { $whom } la { wooolf-side-card } ? C'est définitif : appuie encore sur Entrée.
wooolf-terminal-confirm-ask = Demander à { $whom } : « { wooolf-question } » ? C'est définitif : appuie encore sur Entrée.
wooolf-terminal-confirm-guess = Hypothèse < { $first } et << { $second } ? C'est définitif : appuie encore sur Entrée.
wooolf-terminal-confirm-abstain = T'abstenir ? C'est définitif : appuie encore sur Entrée.
wooolf-terminal-hint-choose = Choisis d'abord ce que tu veux faire ici : les touches sont en bas.
wooolf-terminal-hint-point = Sur qui pointe { $pointer } ({ $target }) ? Choisis un joueur, ou 0 pour personne.

## Pourquoi quelque chose ne se fait pas

refused-wooolf-abstain-later = Tu ne peux t'abstenir qu'une fois les tours finis.
refused-wooolf-ask-oneself = La question est pour quelqu'un d'autre que toi.
refused-wooolf-ask-simulated = Le joueur { $player } est le fantôme : on ne peut pas le questionner.
refused-wooolf-barred = Avec ton jeton Erreur rouge, tu n'as droit qu'à l'hypothèse finale dans cette manche.
refused-wooolf-deal-cards = Cette distribution ne correspond pas aux cartes en jeu.
refused-wooolf-deal-missing = Ici, il faut distribuer les cartes.
refused-wooolf-deal-questions = Cette distribution ne correspond pas aux cartes Question.
refused-wooolf-deck-cards = Ton paquet ne peut contenir que des cartes de ton jeu, chacune au plus autant de fois qu'elle y figure.
refused-wooolf-deck-size = Ton paquet doit avoir exactement { $cards } cartes.
refused-wooolf-deck-wolf = Il faut au moins un loup dans ton paquet.
refused-wooolf-first-turn = À ton premier tour de la manche, tu ne peux pas faire d'hypothèse anticipée.
refused-wooolf-guess-laid = Tu as déjà fait ton hypothèse : elle ne change plus, et tu n'as plus de tour dans cette manche.
refused-wooolf-no-deal-fits = Aucune distribution des cartes ne correspond à ce qu'on a vu.
refused-wooolf-no-questions-fit = Aucune distribution des cartes Question ne correspond à ce qu'on a vu.
refused-wooolf-own-cards = Tes propres cartes, tu peux déjà les regarder : épie celles de quelqu'un d'autre.
refused-wooolf-points-at-oneself = Tu ne peux pas pointer sur toi.
refused-wooolf-question-not-held = Tu n'as pas la carte « { wooolf-question } ».
refused-wooolf-round-limit = La limite de la manche doit être de 1 à { $most } tours de table, ou absente.
refused-wooolf-second-missing = Seule la flèche << du loup est sur X : pointe la tienne sur quelqu'un ou sur 0.
refused-wooolf-shuffle = Les cartes ne pouvaient pas être posées ainsi.
refused-wooolf-turns-over = Les tours sont finis : tu ne peux plus que faire une hypothèse ou t'abstenir.
refused-wooolf-wolf-second = Tu es le loup, donc ton << doit être x.

## En regardant en arrière

wooolf-known-about = Exactement ce qui découle des règles, de ses propres cartes et de ce qu'on a épié, et de ce que tout le monde a vu et entendu. Rien n'est supposé des habitudes de chacun.
wooolf-moment-told-peek = La carte épiée qui en a dit le plus : pour { $by }, la probabilité que { $owner } soit { wooolf-a-character } est passée de { $before } à { $after } pour cent.
wooolf-moment-told-ask = La réponse qui en a dit le plus : pour { $by }, la probabilité que { $owner } soit { wooolf-a-character } est passée de { $before } à { $after } pour cent.
wooolf-moment-bluff = Un bluff : { $by } a annoncé un loup devant { $owner }, qui était { wooolf-a-character }. Pour { $viewer }, la probabilité d'un loup à cet endroit est passée de { $before } à { $after } pour cent.
wooolf-moment-bluff-fooled = Le bluff réussi : { $by } a annoncé un loup devant { $owner }, qui était { wooolf-a-character }, et { $fooled } s'y est laissé prendre. D'après tout ce que { $fooled } pouvait savoir, la probabilité d'un loup à cet endroit était de { $percent } pour cent.
wooolf-moment-false-trail = Une carte trompeuse : { $by } { wooolf-announces } devant { $owner }, qui était { wooolf-a-character }. Pour { $viewer }, la probabilité de ce qui a été annoncé est passée de { $before } à { $after } pour cent.
wooolf-moment-too-early = Trop tôt : { $by } a fait une hypothèse avec une probabilité de { $percent } pour cent, et c'était faux.
wooolf-moment-too-early-later = Trop tôt : { $by } a fait une hypothèse avec une probabilité de { $percent } pour cent, et c'était faux. À la fin des tours, la meilleure hypothèse aurait eu { $later } pour cent.
wooolf-moment-lucky = Quelle chance : { $by } a fait une hypothèse avec une probabilité de { $percent } pour cent seulement, et c'était juste.
wooolf-moment-deduced = Bien raisonné : { $by } a fait une hypothèse anticipée avec une probabilité de { $percent } pour cent, et c'était juste.
wooolf-moment-missed = Une occasion manquée : { $by } s'est abstenu, alors que la meilleure hypothèse avait une probabilité de { $percent } pour cent.
wooolf-moment-missed-wrong = Un oubli : { $by } s'est trompé, alors qu'une autre hypothèse avait une probabilité de { $percent } pour cent.

## Parties notées

wooolf-secret =
    { $name ->
        [guess] l'hypothèse
        [cards] les cartes
        [left] la position des cartes lors du regard
        [questions] les cartes Question
       *[other] { $name }
    }
wooolf-verify-unsealed = Non prouvé : la position des cartes lors de { $count } regards. L'enregistrement est dans un format plus ancien, qui ne la scellait pas.

## Le client pour terminal

wooolf-action-abstain = s'abstenir
wooolf-action-arrange = placer ses cartes
wooolf-action-ask = demander : { $about }
wooolf-action-guess = hypothèse
wooolf-action-nobody = personne
wooolf-action-peek-left = épier à gauche
wooolf-action-peek-right = épier à droite
wooolf-action-point = ce joueur

## Pourquoi un bot a joué ainsi

why-wooolf-guess-random = J'ai fait une hypothèse au hasard.
why-wooolf-abstain-random = J'ai laissé le hasard décider si je faisais une hypothèse, et il a dit non.
why-wooolf-asked-random = J'ai laissé le hasard décider laquelle de mes questions poser, et à qui.
why-wooolf-peeked-few = J'ai épié au hasard là où il y avait peu de jetons. Jetons devant le joueur { $player } : { $count } ; le plus petit nombre chez les autres joueurs : { $fewest }.
why-wooolf-counted =
    { $player ->
        [0] J'ai supposé que personne n'était { wooolf-a-character } : je n'avais pas de meilleur indice.
       *[other] J'ai compté les indices montrant que le joueur { $player } était { wooolf-a-character }, moins les indices contraires : { $count }.
    }
why-wooolf-counted-enough = Pour chaque objectif, j'en voulais au moins { $enough }, alors j'ai fait mon hypothèse.
why-wooolf-counted-few = Indices que je voulais pour chaque objectif : au moins { $enough }. Ma meilleure hypothèse, pour l'un d'eux, en avait { $count }.
why-wooolf-first-turn = À mon premier tour de la manche, je ne pouvais pas faire d'hypothèse.
why-wooolf-barred = Mon jeton Erreur rouge m'interdisait l'hypothèse anticipée.
why-wooolf-guess-right = Pour moi, la probabilité que cette hypothèse soit juste était de { $percent } pour cent.
why-wooolf-plays =
    { $player ->
        [0] Pour moi, la probabilité que personne ne soit { wooolf-a-character } était de { $percent } pour cent.
       *[other] Pour moi, la probabilité que le joueur { $player } soit { wooolf-a-character } était de { $percent } pour cent.
    }
why-wooolf-sure-enough = Ici, { $enough } pour cent me suffisaient.
why-wooolf-late = Après { $count } tours, je fais une hypothèse, quels que soient mes doutes.
why-wooolf-best-guess = Pour moi, la probabilité que ma meilleure hypothèse soit juste était de { $percent } pour cent.
why-wooolf-read-choices = J'ai aussi regardé ce que les autres choisissaient de faire. Rien qu'avec ce qui a été dit et vu, la probabilité aurait été de { $known } pour cent.
why-wooolf-not-sure = Pour moi, c'était trop peu : ici, je voulais au moins { $enough } pour cent.
why-wooolf-almost-sure = Il s'en fallait de peu pour les { $enough } pour cent que je voulais ici.
why-wooolf-learns-most = De tout ce que je pouvais demander ou épier, rien ne promettait d'aider davantage mon hypothèse.
why-wooolf-learns-priced = De tout ce que je pouvais demander ou épier, rien ne promettait davantage. J'ai aussi tenu compte du fait que tout le monde entend une réponse.
why-wooolf-may-fool = J'étais le petit berger, et j'espérais que mon jeton Loup tromperait un chien ou un chasseur.

## Dans le navigateur

wooolf-about = Chacun a un secret. Épie les cartes, pose des questions et découvre qui est qui avant les autres.
wooolf-web-aim = Trouve avant les autres les deux personnages que tu cherches ; qui a le plus de points gagne.
wooolf-web-facts = De 4 à 8 joueurs · 20 minutes
wooolf-web-deck-usual = Le paquet habituel
wooolf-web-deck-count = { $count } cartes
wooolf-web-deck-use = Jouer avec celles-ci
wooolf-web-deck-fewer = Une carte de moins : { $card }
wooolf-web-deck-more = Une carte de plus : { $card }
wooolf-web-circle = Les joueurs autour de la table
wooolf-web-hold-cards = Maintiens appuyé pour voir tes cartes
wooolf-web-seen-by = Vue par { $who }
wooolf-web-card-says = Apparence : { $aspect }
wooolf-web-arrange-about = Personne d'autre que toi ne le voit. Les autres ne savent jamais comment tes cartes sont posées, ni si tu les as bougées.
wooolf-web-shuffle = Mélanger avant chaque coup d'œil
wooolf-web-lay-left = { $card } à gauche
wooolf-web-peek = Épier une carte
wooolf-web-ask = Poser une question
wooolf-web-do-peek = Épier
wooolf-web-do-ask = Demander
wooolf-web-cannot-undo = C'est définitif.
wooolf-web-secret-look = Pour tes yeux seulement
wooolf-web-early-guess = Hypothèse anticipée
wooolf-web-final-guess = Hypothèse finale
wooolf-web-guess-about = Tourne chaque flèche vers le numéro de la personne que tu soupçonnes, ou vers 0 si personne n'a ce personnage.
wooolf-web-nobody = personne
wooolf-web-think-again = Réfléchir encore
wooolf-web-do-guess = Oui, poser mon hypothèse
wooolf-web-do-abstain = Oui, je m'abstiens

## La table ronde dans le navigateur

wooolf-web-todo = C'est à toi : choisis quelqu'un.
wooolf-web-todo-guess = C'est à toi : choisis quelqu'un ou fais une hypothèse.
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
        [wolf] Si c'est juste : 2 points si tu anticipes, 1 à la fin.
       *[other] Les deux justes : 2 points si tu anticipes, 1 à la fin.
    }
wooolf-web-own-show = Montrer mes cartes
wooolf-web-own-hide = Cacher mes cartes
wooolf-web-own-hidden = Tes cartes sont face cachée.
wooolf-web-own-place = Ta place
wooolf-web-arrange-cards = Ranger mes cartes
wooolf-web-card = { $character } (annonce : { $clue })
wooolf-web-saw = Tu as vu : { $cards }
wooolf-web-peeked-you = { $by } a regardé ta { wooolf-side-card }.
wooolf-web-asked-you = { $by } t'a posé une question.
wooolf-web-hello = Je suis le joueur { $seat } et personne ne joue pour moi. Tu peux regarder mes cartes et me soupçonner, mais je ne peux pas répondre.
wooolf-web-who-is = Qui est { wooolf-a-character } ?
wooolf-web-not-yet = pas encore choisi
wooolf-web-fooled = { $boy } a crié au loup et a trompé { $fooled } : { wooolf-points } de plus !
wooolf-web-over-errors =
    { $count ->
        [one] { $names } a deux jetons Erreur : la partie s'arrête ici.
       *[other] { $names } ont deux jetons Erreur chacun : la partie s'arrête ici.
    }
wooolf-web-over-rounds = C'était la dernière manche : la partie est finie.
wooolf-web-signs = Ce que veulent dire les signes
wooolf-web-signs-hint = C'est ta première fois ? Le point d'interrogation explique les signes.
wooolf-web-sign-clue = Quelqu'un a regardé une carte et annoncé ceci. La petite marque dit qui. Un petit berger annonce toujours un loup.
wooolf-web-sign-unknown = Quelqu'un a regardé une carte qui ne dit pas qui c'est.
wooolf-web-sign-answer = Quelqu'un a demandé si c'est l'un de ces personnages. La coche veut dire oui, la croix non, et les réponses sont toujours vraies.
wooolf-web-sign-seen = Une carte que tu as vue. Personne d'autre ne la voit ici.
wooolf-web-sign-laid = Une hypothèse, posée face cachée.
wooolf-web-sign-points = Points. Le plus grand nombre gagne.
wooolf-web-sign-error = Une hypothèse fausse. À la deuxième, la partie s'arrête après la manche.
wooolf-web-sign-red = Une hypothèse anticipée fausse : pas d'hypothèse anticipée dans cette manche.
wooolf-web-sign-laps = Combien de tours tout le monde a joués. À la limite, les hypothèses finales commencent.
