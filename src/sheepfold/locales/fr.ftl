### Les mots des deux jeux en français.

## Qui et quoi

uly_polly-name = Uly & Polly
wooolf-name = Wooolf!!

player = Joueur { $seat }
player-you = { $name } (toi)
names-and = { $others } et { $last }
names-and-i = { $others } et { $last }
wooolf-simulated = Joueur { $seat } (fantôme)

uly_polly-wolf = loup
uly_polly-dog = chien

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

uly_polly-bones =
    { $count ->
        [one] { $count } os
       *[other] { $count } os
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

uly_polly-todo-hide = C'est à { $who } de cacher le loup.
uly_polly-todo-hide-own = C'est à toi : cache le loup sous la tuile de ton choix.
uly_polly-todo-start = C'est à { $who } de poser Polly sur une tuile.
uly_polly-todo-start-own = C'est à toi : pose Polly sur la tuile de ton choix.
uly_polly-todo-swap = C'est à { $who } d'échanger deux tuiles.
uly_polly-todo-swap-own = C'est à toi : échange deux tuiles qui se touchent.
uly_polly-todo-step = C'est à { $who } de déplacer Polly.
uly_polly-todo-step-own = C'est à toi : déplace Polly d'une tuile.
wooolf-todo-turns = C'est à { $who } d'épier, de questionner ou de faire une hypothèse anticipée.
wooolf-todo-turns-own = C'est à toi : épie, questionne ou, dès ton deuxième tour, fais une hypothèse anticipée.
wooolf-todo-final = On attend encore une hypothèse finale ou une abstention : { $who }.
wooolf-todo-final-own = Les tours sont finis : fais ton hypothèse finale ou abstiens-toi.

## Comment ça finit

uly_polly-result =
    { $count ->
        [one] { $winners } gagne avec { $bones }.
       *[other] { $winners } se partagent la victoire avec { $bones } par personne.
    }
wooolf-result =
    { $count ->
        [one] { $winners } gagne avec { $points } et { $errors }.
       *[other] { $winners } se partagent la victoire avec { $points } et { $errors } par personne.
    }

## Ce qui se passe dans Uly & Polly

uly_polly-event-hidden = { $seat } a caché le loup et se vante que personne ne le trouvera.
uly_polly-event-hidden-own = Tu as caché le loup en { $at } : personne ne le trouvera !
uly_polly-event-hidden-open = { $seat } cache le loup en { $at }.
uly_polly-event-proposed =
    { $at ->
        [none] { $seat } retire sa proposition.
       *[other] { $seat } propose { $at } pour Polly.
    }
uly_polly-event-started = { $seat } pose Polly sur { $at } sans retourner la tuile.
uly_polly-event-swapped = { $seat } échange { $a } et { $b }.
uly_polly-event-stepped =
    { $turned ->
        [sheep] { $seat } déplace Polly sur { $to } et retourne un mouton.
        [wolf] { $seat } déplace Polly sur { $to } et retourne le loup !
       *[nothing] { $seat } déplace Polly sur { $to }, où la tuile est déjà visible.
    }
uly_polly-event-round_ended =
    { $round-how ->
        [found] Le loup est démasqué en { $round-wolf }, et chaque membre de l'équipe du chien prend un os.
        [escaped] Le loup a filé : il était en { $round-wolf }, et { $round-wolf_seat } prend un os.
       *[slipped-away] Polly a tourné en rond trop longtemps : le loup était en { $round-wolf }, il s'éclipse, et { $round-wolf_seat } prend un os.
    }
uly_polly-event-game_ended =
    { $winners-count ->
        [one] La partie est finie, et { $winners } gagne.
       *[other] La partie est finie, et { $winners } se partagent la victoire.
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

uly_polly-option-first_wolf = Premier loup
uly_polly-option-first_wolf-about = Qui commence dans le rôle du loup ; si vous ne désignez personne, on tire au sort.
uly_polly-option-patience = Patience
uly_polly-option-patience-about = Après ce nombre de déplacements d'affilée sans retourner de tuile, le loup s'éclipse.
uly_polly-option-rows = Rangées
uly_polly-option-rows-about = En combien de rangées on dispose les tuiles ; la règle en a 4.
uly_polly-option-columns = Colonnes
uly_polly-option-columns-about = Combien il y a de tuiles par rangée ; la règle en a 4.
uly_polly-option-flips = Tuiles à retourner
uly_polly-option-flips-about = Quand on en a retourné autant sans trouver le loup, il a filé ; la règle en a 8.
wooolf-option-advanced = Jeu avancé
wooolf-option-advanced-about = Quatre cartes plus coquines en remplacent quatre autres, et même l'apparence peut tromper.
wooolf-option-deck = Votre propre paquet
wooolf-option-deck-about = Deux cartes par personne (dix à 4) parmi les 16 de votre jeu, avec au moins un loup.
wooolf-option-round_limit = Limite de la manche
wooolf-option-round_limit-about = Après ce nombre de tours de table, on passe aux hypothèses finales.
option-no = non
option-no-limit = sans limite
option-random = au hasard
option-yes = oui

## Dans le dessin

round-of = Manche { $round } sur { $rounds }
uly_polly-turned = Tuiles retournées : { $turned } sur { $flips }
uly_polly-idle =
    { $patience ->
        [none] Déplacements sans rien retourner : { $idle }
       *[other] Déplacements sans rien retourner : { $idle } sur { $patience }
    }
uly_polly-legend = ░ cachée · 1, 2, 3 … moutons, dans l'ordre · P Polly · U Uly, si tu le sais
uly_polly-proposals = Propositions : { $proposals }
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

terminal-welcome = { $game } à { $seats }. Tu es { $name }. Tape ? pour voir ce que tu peux taper.
terminal-prompt = À toi
terminal-help-uly_polly =
    Tu peux taper :
      hide c3      cacher le loup en c3
      start b2     poser Polly sur b2 sans retourner la tuile
      b2-c3        échanger les tuiles de b2 et c3
      c3           déplacer Polly sur c3
      propose b2   proposer b2 pour Polly (propose none : retirer)
      rules        lire les règles
      quit         quitter la partie
terminal-help-wooolf =
    Tu peux taper :
      peek 4 left  regarder en secret la carte de gauche du 4 (droite : right)
      ask 2 dog    poser ta carte Question « dog » devant le 2
      guess 3 0    hypothèse : < sur 3, << sur personne (pour le loup : guess 3 x)
      abstain      ne pas faire d'hypothèse finale
      arrange 1    poser ta première carte à gauche (ou 2 ; auto : mélangées)
      rules        lire les règles
      quit         quitter la partie
terminal-possible = Possible maintenant :
terminal-bye = Au revoir et à bientôt !

## Pourquoi quelque chose ne se fait pas

refused-abstain-later = Tu ne peux t'abstenir qu'une fois les tours finis.
refused-ask-oneself = La question est pour quelqu'un d'autre que toi.
refused-ask-simulated = Le joueur { $player } est le fantôme : on ne peut pas le questionner.
refused-barred = Avec ton jeton Erreur rouge, tu n'as droit qu'à l'hypothèse finale dans cette manche.
refused-board-size = Il faut de { $least } à { $most } rangées et de { $least } à { $most } colonnes.
refused-deal-cards = Cette distribution ne correspond pas aux cartes en jeu.
refused-deal-missing = Ici, il faut distribuer les cartes.
refused-deal-questions = Cette distribution ne correspond pas aux cartes Question.
refused-deck-cards = Ton paquet ne peut contenir que des cartes de ton jeu, chacune au plus autant de fois qu'elle y figure.
refused-deck-size = Ton paquet doit avoir exactement { $cards } cartes.
refused-deck-wolf = Il faut au moins un loup dans ton paquet.
refused-dog-on-tile = Polly est sur { $place }, donc cette tuile ne bouge pas.
refused-dog-stays = Polly n'a pas le droit de rester sur place.
refused-first-turn = À ton premier tour de la manche, tu ne peux pas faire d'hypothèse anticipée.
refused-first-wolf = Le premier loup doit être l'un des joueurs 1 à { $most }.
refused-flips = Il faut de 1 à { $most } tuiles à retourner.
refused-game-over = La partie est finie.
refused-guess-laid = Tu as déjà fait ton hypothèse : elle ne change plus, et tu n'as plus de tour dans cette manche.
refused-history-goes-on = Après la fin d'une manche, rien ne peut suivre dans son histoire.
refused-no-deal-fits = Aucune distribution des cartes ne correspond à ce qu'on a vu.
refused-no-place-for-the-wolf = Le loup n'a pu se cacher nulle part.
refused-no-questions-fit = Aucune distribution des cartes Question ne correspond à ce qu'on a vu.
refused-no-such-player = Il n'y a pas de joueur { $player }.
refused-not-a-move = « { $text } » n'est pas un coup.
refused-not-neighbours = { $a } et { $b } ne sont pas deux tuiles qui se touchent.
refused-not-now = Ce n'est pas le moment de jouer ce coup.
refused-not-seated = Il faut être à la table pour jouer.
refused-not-your-turn = Ce n'est pas à toi de jouer, c'est à { $who }.
refused-nothing-drawn = Ici, rien n'est laissé au hasard.
refused-off-board = La place { $place } n'existe pas.
refused-options = Ce ne sont pas des options de ce jeu.
refused-own-cards = Tes propres cartes, tu peux déjà les regarder : épie celles de quelqu'un d'autre.
refused-patience = La patience doit être de 1 à { $most } déplacements, ou sans limite.
refused-points-at-oneself = Tu ne peux pas pointer sur toi.
refused-proposed-already = Cela ne change rien à ta proposition.
refused-question-not-held = Tu n'as pas la carte « { wooolf-question } ».
refused-round-limit = La limite de la manche doit être de 1 à { $most } tours de table, ou absente.
refused-seats = À ce jeu, on joue de { $least } à { $most }.
refused-second-missing = Seule la flèche << du loup est sur X : pointe la tienne sur quelqu'un ou sur 0.
refused-shuffle = Les cartes ne pouvaient pas être posées ainsi.
refused-starter = C'est à l'un des joueurs 1 à { $most } de commencer.
refused-starter-known = On ne tire pas au sort qui commence cette manche.
refused-too-far = Polly se déplace d'une tuile, et { $place } ne touche pas { $dog }.
refused-turns-over = Les tours sont finis : tu ne peux plus que faire une hypothèse ou t'abstenir.
refused-wolf-proposes = C'est l'équipe de Polly qui propose des tuiles, pas le loup.
refused-wolf-second = Tu es le loup, donc ton << doit être x.

## Parties notées

record-secret =
    { $name ->
        [wolf] la place du loup
        [guess] l'hypothèse
        [cards] les cartes
        [left] la position des cartes lors du regard
        [questions] les cartes Question
       *[other] { $name }
    }
refused-record-cut-short = L'enregistrement s'interrompt après { $place } octets.
refused-record-entry = L'entrée { $entry } de l'enregistrement ne peut pas être jouée ({ $rule }).
refused-record-draw-closed = La partie est finie, mais l'enregistrement garde secret le nombre de son tirage.
refused-record-draw-early = Le nombre secret du tirage est ouvert alors que la partie n'est pas finie : l'enregistrement a été coupé ou modifié.
refused-record-draw-seal = Le nombre secret de l'enregistrement n'est pas celui qui a été scellé avant la partie.
refused-record-draw-seats = Le tirage de cet enregistrement nomme une place qui n'existe pas, ou deux fois la même.
refused-record-drawn = Dans l'entrée { $entry }, le hasard ne suit pas le tirage.
refused-record-fingerprint = L'empreinte notée dans l'enregistrement ({ $shown }) n'est pas celle de ses coups ({ $found }).
refused-record-format = Ce n'est pas un enregistrement de Sheepfold.
refused-record-game = L'enregistrement est celui d'un jeu inconnu ici : « { $game } ».
refused-record-move = Entrée { $entry } : les règles ne permettent pas à la place { $seat } de jouer ici « { $move } » ({ $rule }).
refused-record-names = Il faut à chacun un nom imprimable de 1 à { $most } caractères.
refused-record-no-deal = L'enregistrement doit commencer par la distribution, sans place ni coup.
refused-record-no-game = Il n'y a pas de partie { $game } : le fichier en a { $most }.
refused-record-no-move = Dans l'entrée { $entry } de l'enregistrement, il manque la place ou le coup.
refused-record-no-seat = Il n'y a pas de joueur { $seat } : l'enregistrement a les joueurs 1 à { $most }.
refused-record-no-step = Il n'y a pas d'entrée { $step } : l'enregistrement a les entrées 0 à { $most }.
refused-record-not-json = L'enregistrement est illisible : l'octet { $place } n'est pas du JSON valide.
refused-record-not-opened = Dans l'entrée { $entry }, ce sceau devrait déjà être ouvert : { record-secret }.
refused-record-opened-early = Dans l'entrée { $entry }, ce sceau est ouvert alors que c'est encore un secret : { record-secret }. L'enregistrement a été coupé ou modifié.
refused-record-options = On ne peut pas jouer avec les options de cet enregistrement.
refused-record-result = Le résultat noté n'est pas celui des coups de l'enregistrement.
refused-record-rules = L'enregistrement suit la version { $rules } des règles ; ici, on connaît la version { $known }.
refused-record-seal-shape = Un sceau ou un sel de l'entrée { $entry } n'a pas 64 chiffres hexadécimaux.
refused-record-seal-wrong = Dans l'entrée { $entry }, ce sceau n'est pas le bon : { record-secret }.
refused-record-seals = L'entrée { $entry } doit avoir ce nombre de sceaux, et autant de sels : { $seals }.
refused-record-shape = Quelque chose ne va pas à cet endroit de l'enregistrement : { $place }.
refused-record-too-large = Un enregistrement peut avoir { $most } Mo au plus.
refused-record-twice = Dans l'enregistrement, un champ apparaît deux fois : « { $field } ».
refused-record-version = L'enregistrement est au format { $version } ; ici, on connaît le format { $known }.
serve-at = Sheepfold est ici : { $address }
serve-public = On le trouve à { $address }
serve-lan = Sur ce réseau : { $address }
serve-plain = En HTTP simple, un téléphone peut jouer, mais ni installer la page ni garder l'écran allumé. Avec un certificat, --tls-cert et --tls-key changent cela.
verify-count = Enregistrements justes : { $right } sur { $count }.
verify-line =
    { $fingerprint ->
        [none] juste, dans un format plus ancien sans empreinte
       *[other] juste, avec l'empreinte { $fingerprint }
    }
verify-moves =
    { $over ->
        [true] Toutes les entrées ({ $entries }) suivent les règles, et le résultat est juste.
       *[false] Toutes les entrées ({ $entries }) suivent les règles. La partie n'est pas finie : il n'y a pas encore de résultat.
    }
verify-seals =
    { $seals ->
        [0] Il n'y a pas de sceaux dans cet enregistrement.
       *[other]
            { $closed ->
                [0] Tous les sceaux ({ $seals }) correspondent à ce qu'ils cachent.
               *[other] Sceaux qui correspondent à ce qu'ils cachent : { $open }. Encore fermés, donc sans valeur de preuve : { $closed }.
            }
    }
verify-unsealed = Non prouvé : la position des cartes lors de { $count } regards. L'enregistrement est dans un format plus ancien, qui ne la scellait pas.
verify-draw =
    { $count ->
        [0] Tout ce que le hasard a décidé découle d'un nombre scellé avant la partie. Aucun appareil n'y a ajouté le sien.
        [one] Personne n'a pu choisir : tout ce que le hasard a décidé découle d'un nombre scellé avant la partie et de celui qu'un appareil a ajouté.
       *[other] Personne n'a pu choisir : tout ce que le hasard a décidé découle d'un nombre scellé avant la partie et de ceux que { $count } appareils ont ajoutés.
    }
verify-draw-closed = Le nombre du tirage reste secret jusqu'à la fin de la partie : rien ne montre encore que le hasard a été équitable.
verify-program = Le programme a tiré seul : cet enregistrement ne montre pas si c'était équitable.
verify-fingerprint = Les noms, les options et les coups publics ne sont pas scellés. Pour savoir si c'est la partie que tu as jouée, compare son empreinte : { $fingerprint }
verify-old = Les noms, les options et les coups publics ne sont pas scellés, et les enregistrements de cet ancien format n'ont pas d'empreinte.

## La table

refused-already-seated = Tu es déjà à cette table ; la place du bot est pour quelqu'un d'autre.
refused-chair-empty = Il n'y a personne à cette place.
refused-chair-taken = Cette place est prise.
refused-bot-not-offered = Ce serveur ne propose pas le bot « { $bot } » à ses tables.
refused-colour-taken = Quelqu'un d'autre a déjà cette couleur.
refused-empty-text = Il n'y a rien à lire.
refused-free-text-off = À cette table, on parle avec les phrases proposées.
refused-history-does-not-fit = L'historique ne mène pas à la situation montrée.
refused-nothing-to-do = Personne n'attend un coup de ce joueur.
refused-game-paused = La partie est en pause.
refused-no-such-chair = Cette place n'existe pas à cette table.
refused-no-takeback = Tu n'as pas de coup qui puisse être repris.
refused-not-an-order = Cet ordre oublie quelqu'un.
refused-not-host = Seule la personne qui tient la table peut le faire.
refused-not-in-lobby = Cela ne se fait qu'avant la partie.
refused-not-over = La partie n'est pas encore finie.
refused-not-playing = Aucune partie n'est en cours.
refused-drawing = Le tirage de cette partie est en cours. Réessaie dans un instant.
refused-no-draw = On ne demande rien à cet appareil pour un tirage en ce moment.
refused-draw-sealed = Cet appareil a déjà scellé un autre nombre pour ce tirage.
refused-draw-copied = Un autre appareil a scellé le même nombre.
refused-draw-not-sealed = Tous les appareils n'ont pas encore scellé leur nombre.
refused-draw-other = Ce n'est pas le nombre que cet appareil a scellé.
refused-not-ready = Tout le monde n'est pas encore prêt.
refused-not-your-seat = Prends d'abord une place.
refused-own-takeback = C'est aux autres de répondre.
refused-seat-not-lent = Ta place est déjà à toi.
refused-stale = La partie a avancé : regarde la table et choisis de nouveau.
refused-enough-for-now = Tu as déjà fait énormément de choses en plus de jouer. Continue la partie, ou réessaie dans une demi-minute.
refused-long-round = Cette manche dure depuis très longtemps, alors chaque tour prend maintenant quelques secondes. Réessaie.
refused-table-full = Il n'y a plus de place à cette table.
refused-takeback-over = Plus personne ne demande à reprendre un coup.
refused-token-used = Cet appareil a déjà une place avec ce secret.
refused-too-many-seated = Il y a plus de monde assis que ce jeu n'en accepte.
refused-still-there = Cette personne est connectée : un nouveau lien n'est possible que pour une place dont l'appareil n'est plus là.
refused-unknown-link = Ce lien a déjà servi ou n'existe pas.
refused-already-claiming = Tu attends déjà une place.
refused-may-come-back = La personne assise là peut encore revenir ; attends qu'un bot joue pour elle.
refused-no-claim = Tu n'attends aucune place.
refused-one-at-a-time = Il y a déjà une autre demande ; attends la réponse.
refused-own-seat-only = Dans cette manche, tu ne peux revenir qu'à ta propre place.
refused-takeover-over = Plus personne ne demande cette place.
refused-too-few-to-agree = Pour cela, il faut qu'au moins deux autres personnes soient là, chacune sur son appareil, et d'accord.
refused-was-removed = On t'a demandé de quitter cette table.

## Les commandes

refused-no-such-game = Il n'y a pas de jeu « { $text } » ici, mais il y a : { $games }.
refused-not-a-number = { $option } : « { $text } » n'est pas un nombre de { $least } à { $most }.
refused-not-a-whole-number = { $option } : « { $text } » n'est pas un nombre entier de { $least } à { $most }.
refused-not-days = { $option } : « { $text } » n'est ni un nombre de jours de 1 à 100000 ni « forever ».
refused-option-alone = { $option } ne sert à rien sans { $other }.
refused-options-together = { $option } et { $other } ne vont pas ensemble : enlève l'un des deux.
refused-system = Le système ne le permet pas : { system-error }.
backup-done = Les tables sont copiées dans { $file }.
confirm-yes = o
refused-file-unwritable = Impossible d'écrire le fichier { $file } : { system-error }.
refused-no-home = Il n'y a pas ici de dossier personnel pour les tables : indique un dossier avec --data.
refused-nobody-to-ask = Il n'y a personne à qui demander : --yes supprime sans question, --dry-run permet de regarder d'abord.
refused-not-copied = Les tables de { $folder } n'ont pas pu être copiées dans { $file }, qui n'est donc pas gardé.
tables-deleted =
    { $count ->
        [0] Aucune table n'a été supprimée.
        [one] { $count } table a été supprimée.
       *[other] { $count } tables ont été supprimées.
    }
tables-line = entrées : { $entries }, la dernière le { $last }
tables-sure =
    { $count ->
        [one] Supprimer cette table ? C'est irréversible. [o/N]
       *[other] Supprimer ces { $count } tables ? C'est irréversible. [o/N]
    }
tables-would-be-deleted =
    { $count ->
        [0] Aucune table ne serait supprimée.
        [one] { $count } table serait supprimée.
       *[other] { $count } tables seraient supprimées.
    }
arena-levels = Niveaux, du plus faible au plus fort : { $bots }
arena-opponents = Adversaires de référence : { $bots }
arena-plug-ins = D'autres paquets : { $bots }
arena-games = { $game }, { $players } joueurs : { $games } parties, graine { $seed }, { $moves } coups par partie
arena-rounds =
    { $patience ->
        [none] Uly & Polly, patience sans fin : { $rounds } manches seules, graine { $seed }
       *[other] Uly & Polly, patience { $patience } : { $rounds } manches seules, graine { $seed }
    }
arena-rounds-found = { $dog } (chien) trouve { $wolf } (loup) dans { $share } des cas (de { $low } à { $high }) ; le loup s'est éclipsé dans { $slipped }
arena-stopped = Arrêté avant d'en avoir joué { $games } : voici ce qui a été joué jusque-là.
lab-errors = erreurs
lab-interval = 99 pour cent
lab-points = points
lab-rating = force
lab-seat = place
lab-wins = victoires
refused-no-cluster = Aucun cluster Dask ne répond à { $address }.
refused-no-such-bot = Aucun bot ne s'appelle « { $text } » ici ; il y a : { $bots }.
refused-no-such-plug-in =
    { $count ->
        [0] Aucun bot d'un autre paquet ne s'appelle « { $text } ».
       *[other] Aucun bot d'un autre paquet ne s'appelle « { $text } » ; il y a : { $bots }.
    }
refused-not-installed = Il faut pour cela { $package }, qui n'est pas installé : pip install 'sheepfold[{ $extra }]'
refused-plot-ending = Le nom d'un graphique finit par l'un de { $endings }, pas comme « { $file } ».
refused-rounds-game = Les manches seules n'existent que pour Uly & Polly.
refused-rounds-players = Les manches seules se jouent entre un chien et un loup : enlève --players.
refused-rounds-two-names = Les manches seules demandent deux noms : un chien, puis un loup.
refused-too-many-bots = { $bots } bots, c'est trop pour { $players } joueurs.
simulate-games = { $game }, { $players } joueurs : { $games } parties au hasard, graine { $seed }
simulate-moves = coups par partie : { $mean } (de { $fewest } à { $most }), manches : { $rounds }
refused-too-many-names = Il y a { $names } noms, mais { $most } seulement sur cet appareil : --hot-seat dit combien se le partagent.
system-error =
    { $error ->
        [ENOENT] ce fichier ou ce dossier n'existe pas
        [EACCES] ce n'est pas permis
        [EPERM] ce n'est pas permis
        [EISDIR] c'est un dossier
        [ENOTDIR] une partie du chemin n'est pas un dossier
        [EEXIST] un fichier porte déjà ce nom
        [ENOSPC] il n'y a plus de place
        [EROFS] c'est en lecture seule
        [EIO] le disque ne fonctionne pas comme il faut
        [EBUSY] un autre programme s'en sert
       *[other] le système dit { $error }
    }

## Le serveur

refused-bad-certificate = Impossible de servir en HTTPS avec { $file } : ce n'est pas un certificat, ou la clé ne correspond pas, ou elle a un mot de passe.
refused-data-folder = Impossible de conserver des tables dans { $folder } : { system-error }.
refused-data-taken = Un autre serveur conserve déjà ses tables dans { $folder }. Arrête-le d'abord, ou donne à celui-ci un autre dossier avec --data.
refused-file-unreadable = Le fichier { $file } est illisible : { system-error }.
refused-no-such-address = Cette machine n'a pas d'adresse « { $host } » où écouter.
refused-port-not-allowed = Le port { $port } demande plus de droits : prends-en un à partir de 1024, par exemple sheepfold serve --port 8000.
refused-port-taken = Le port { $port } est déjà pris. Celui-ci est libre : sheepfold serve --port { $free }
refused-bad-data = Les tables de { $folder } ne peuvent pas être lues.
refused-newer-data = Les tables de { $folder } viennent d'une version plus récente de Sheepfold et restent telles quelles. Mets Sheepfold à jour.
refused-file-exists = Le fichier { $file } existe déjà et reste tel quel.
refused-no-data = Aucune table n'est conservée dans { $folder }.
refused-cannot-write = Le serveur ne peut pas enregistrer, donc rien n'a été fait. Réessaie.
refused-no-hello = Le serveur n'a pas compris qui est là.
refused-no-spectators = À cette table, on joue sans spectateurs.
refused-no-such-table = La table { $code } n'existe pas.
refused-no-table = Vérifie le code de la table.
refused-not-a-message = Le serveur n'a pas compris.
refused-other-version = Cette page n'est plus à jour : recharge-la.
refused-server-closing = Le serveur redémarre ; la partie reprend dans un instant.
refused-server-full = Ce serveur n'a plus de place pour d'autres tables. Les parties commencées continuent.
refused-table-crowded = Trop d'appareils regardent cette table.
refused-table-damaged = La table { $code } est illisible : ce que le serveur en a conservé est endommagé.
refused-table-deleted = Cette table a été supprimée.
refused-too-fast = C'est trop à la fois ; attends un instant.
refused-server-busy = Le serveur a trop à chercher en ce moment. Réessaie dans un instant.
refused-too-large = C'est trop long.
refused-unknown-rules = La table { $code } se joue selon des règles que ce serveur ne connaît pas.
refused-too-many-refusals = Trop de demandes venues d'ici étaient impossibles.
refused-unknown-limit = Il n'y a pas de limite « { $name } » ; il y a { $names }.
refused-bad-limit = La limite { $name } ne peut pas être « { $value } » ; d'habitude, c'est { $usual }.
refused-bad-public-url = « { $text } » ne peut pas être l'adresse publique ; donne une adresse comme https://club.example/games/.
refused-bad-proxy = « { $text } » n'est pas une adresse IP, donc ce ne peut pas être le proxy de confiance.
refused-other-host = Ce serveur ne s'appelle pas « { $host } ». Ouvre-le à sa propre adresse ; qui le gère lui donne un nom avec --public-url.
refused-other-origin = C'est une page d'un autre site qui l'a demandé. Ouvre ce serveur à sa propre adresse ; qui le gère lui donne un nom avec --public-url.
refused-not-json = Ici, le serveur n'accepte que du JSON (content type application/json).

## Le client pour terminal

refused-hot-seat = Sur cet appareil, il y a plus de monde que les { $most } qui jouent.
refused-game-taken = Cette partie est en cours dans une autre fenêtre.
refused-game-unreadable = La partie dans { $file } est illisible.
refused-other-game = Ce jeu n'a pas d'option « { $option } ».
refused-no-server = Aucun serveur ne répond à { $server }.
refused-no-terminal = Pour jouer, il faut un terminal.
refused-dumb-terminal = Pour jouer, il faut un terminal plein écran, et TERM={ $term } n'en est pas un.
refused-no-unicode = Pour jouer, il faut un terminal qui affiche l'UTF-8. Si le tien le fait, dis-le avec LC_ALL=C.UTF-8.
refused-not-an-address = « { $text } » n'est pas l'adresse d'une table.

chair-away = pas là
chair-away-until = pas là, encore { $left }
player-bot = Bot { $chair }
table-connecting = Recherche de la table { $address } …
draw-wrong-missing = Le tirage s'est fait sans cet appareil : il n'a pas répondu à temps.
draw-wrong-changed = Attention : le tirage a été changé après que cet appareil a montré son nombre. Quelque chose est cassé, ou quelqu'un a triché.
terminal-fingerprint = L'empreinte de cette partie, la même pour tous : { $fingerprint }
terminal-invite = Les autres ouvrent { $address } ou tapent : sheepfold play --join { $address }
table-leave = Quitter la table ? Un bot gardera ta place.
chair-lent = un bot joue
terminal-menu = À quoi veux-tu jouer ?
terminal-menu-begun = Il y a une partie que tu n'as pas terminée.
terminal-menu-bots = bots : { $level }
terminal-menu-code = Le code ou l'adresse de la table
terminal-menu-finished = Parties terminées : { $count }
terminal-menu-go-on = Continuer
terminal-menu-join = Rejoindre une table avec son code
terminal-menu-new = Nouvelle partie
terminal-menu-players = { $count } joueurs
terminal-menu-remove = Jeter cette partie ? Appuie encore sur d.
terminal-menu-unreadable = Ces parties sont illisibles : { $files }
terminal-no-entry = { $address } répond, mais ne laisse entrer personne ({ $answer }). Nouvel essai …
terminal-not-kept = Cette partie ne peut pas être gardée : impossible d'écrire dans { $folder }.
terminal-own-lent = Un bot garde ta place. Appuie sur k pour la reprendre.
claim-waiting = Tu joueras à la place de { $who } dès la prochaine manche. D'ici là, ses secrets le restent.
claim-asked = On demande aux autres.
claim-by-link = Un nouvel appareil pour { $name }
terminal-seat-not-kept = Ta place n'a pas pu être gardée pour plus tard : impossible d'écrire { $file }.
table-paused = La partie est en pause.
table-reconnecting = reconnexion…
terminal-saved = La partie est enregistrée : { $file }
terminal-stop = Quitter la partie ? Elle n'est pas gardée.
terminal-stop-kept = Quitter la partie ? Elle est gardée : avec « sheepfold play », tu la continues.
table-title = Table { $code }
terminal-too-small = Fenêtre trop petite : il faut { $columns }×{ $rows }
terminal-general-round = Manche { $round }
terminal-general-score = Points
terminal-general-todo = C'est à { $who } de jouer.
terminal-general-todo-own = C'est à toi de jouer.
terminal-general-result =
    { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }
terminal-no-rules = Ce jeu n'a pas de page de règles.
terminal-keys-general =
    Sur le plateau :
      flèches        aller à un coup
      Entrée, clic   le jouer

uly_polly-signs =
    Sur le pré :
      tuile sombre   face cachée        tuile claire   mouton, le n-ième retourné
      Polly, P       le chien           Uly, U         le loup, si tu le sais
      bord vif       peut être choisie  ?2             proposée par le joueur 2
wooolf-signs =
    À côté d'un nom :
      ★2             points             ✗1             jetons Erreur
      ?2             cartes Question    mouton·4       annoncé par le joueur 4
terminal-keys =
    Touches :
      / ou Tab       taper un coup, et retour au plateau
      Entrée, Échap  choisir ou confirmer ; réfléchir encore
      PgPréc, PgSuiv lire ce qui s'est passé
      u              reprendre le dernier coup, ou le demander (y, n : répondre)
      p              mettre en pause, ou continuer (qui tient la table)
      k              reprendre ta place au bot
      t              bavarder
      s              enregistrer la partie, quand elle est finie
      ?, F2, q       cette page ; les règles ; quitter (ou Ctrl-C)
terminal-keys-uly_polly =
    Sur le pré :
      flèches, clic  aller à une tuile
      Entrée, clic   la choisir ; pour échanger, choisis-en deux de suite ;
                     si ce n'est pas ton tour, tu la proposes à l'équipe de Polly
terminal-keys-wooolf =
    Autour de la table :
      flèches, 1-8   aller à un joueur, ou cliquer dessus
      l, r           épier sa carte de gauche ou de droite
      a, b           lui poser ta première ou ta deuxième question
      g              hypothèse : choisis sur qui pointent < et << (0 : personne)
      x              t'abstenir, quand les tours sont finis
      o              tes cartes : mélangées, la première ou la deuxième à gauche
      v              revoir les cartes de la dernière manche

curtain = Passe l'appareil à { $name }.

sure-turn = Retourner la tuile de { $place } ? C'est définitif : appuie encore sur Entrée.
sure-peek = Épier chez { $whom } la { wooolf-side-card } ? C'est définitif : appuie encore sur Entrée.
sure-ask = Demander à { $whom } : « { wooolf-question } » ? C'est définitif : appuie encore sur Entrée.
sure-guess = Hypothèse < { $first } et << { $second } ? C'est définitif : appuie encore sur Entrée.
sure-abstain = T'abstenir ? C'est définitif : appuie encore sur Entrée.
hint-choose = Choisis d'abord ce que tu veux faire ici : les touches sont en bas.
hint-point = Sur qui pointe { $pointer } ({ $target }) ? Choisis un joueur, ou 0 pour personne.

offer-abstain = s'abstenir
offer-allow = permettre
offer-arrange = placer ses cartes
offer-ask = demander : { $about }
offer-back = retour
offer-bot = ajouter un bot
offer-cancel = non
offer-choose = choisir
offer-close = fermer
offer-close-chair = fermer la place
offer-curtain = C'est moi
offer-fewer = moins de joueurs
offer-guess = hypothèse
offer-help = aide
offer-hide = cacher
offer-host = confier la table
offer-leave = quitter
offer-level = autre niveau
offer-lobby = salle d'attente
offer-more = plus de joueurs
offer-nobody = personne
offer-not-ready = pas encore
offer-open-chair = ouvrir la place
offer-options = façon de jouer
offer-other = autre choix
offer-pass = passer l'appareil à { $name }
offer-pause = pause
offer-peek-left = épier à gauche
offer-peek-right = épier à droite
offer-point = ce joueur
offer-quit = quitter
offer-ready = c'est bon
offer-reclaim = reprendre ma place
offer-refuse = refuser
offer-rematch = revanche
offer-remove = enlever
offer-resume = continuer
offer-reveal = dernière manche
offer-rules = règles
offer-save = enregistrer la partie
offer-start = commencer
offer-stay = rester
offer-sure = oui
offer-takeback = reprendre
offer-takeover = demander à jouer
offer-drop-claim = laisse tomber
offer-talk = parler
offer-type = taper
offer-up = monter

chair-closed = fermée
chair-host = tient la table
chair-open = libre
chair-ready = c'est bon
chair-wins = victoires : { $wins }
level-lamb = Agneau (très facile)
level-sheep = Mouton (facile)
level-fox = Renard (difficile)
level-owl = Hibou (très difficile)

# Bavardages

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-your-turn = À toi !
phrase-one-moment = Un instant, s'il te plaît.
phrase-back-soon = Je reviens !
phrase-oops = Oups !
phrase-aha = Tiens, tiens !
phrase-not-me = Ce n'est pas moi !
phrase-yes = Oui
phrase-no = Non
phrase-laugh = Ha ha ha !
phrase-wow = Waouh !
phrase-again = Encore une ?
phrase-goodbye = Au revoir !

# Nouvelles de la table

news-configured = La façon de jouer à cette table a changé.
news-sat = { $who } prend place.
news-introduced = { $who } a un nouveau nom ou une nouvelle couleur.
news-bot_sat = { $who } s'installe.
news-stood = { $who } quitte la table.
news-chair_set =
    { $yes ->
        [yes] Une place s'ouvre.
       *[no] Une place se ferme.
    }
news-readied =
    { $yes ->
        [yes] { $who } veut bien commencer.
       *[no] { $who } demande d'attendre.
    }
news-ordered = Les places ont un nouvel ordre.
news-host_changed =
    { $who ->
        [nobody] Personne ne tient la table.
       *[other] { $who } tient maintenant la table.
    }
news-draw_begun = Le tirage commence : chaque appareil ajoute un nombre secret.
news-draw_missed = L'appareil de { $who } n'a pas répondu à temps ; le tirage recommence sans lui.
news-started = La partie commence.
news-takeback_asked = { $who } voudrait reprendre le dernier coup.
news-takeback_answered =
    { $yes ->
        [yes] { $who } accepte que le coup soit repris.
       *[no] { $who } ne veut pas que le coup soit repris.
    }
news-taken_back = { $who } reprend le dernier coup.
news-went_away = { $who } a perdu la connexion.
news-came_back = { $who } est de retour.
news-lent = Un bot joue pour { $who }.
news-paused =
    { $yes ->
        [yes] La partie est en pause.
       *[no] La partie continue.
    }
news-back_to_lobby = Tout le monde est de nouveau dans la salle d'attente.
news-link_made = { $who } peut passer sur un autre appareil.
news-seat_moved = { $who } joue maintenant sur un autre appareil.
news-claimed = { $name } jouera à la place de { $who } dès la prochaine manche.
news-claim_dropped = { $name } n'attend plus la place de { $who }.
news-takeover_asked = { $name } voudrait jouer tout de suite à la place de { $who }, et verrait alors ses secrets. Tout le monde doit être d'accord.
news-takeover_answered =
    { $yes ->
        [yes] { $who } est d'accord.
       *[no] { $who } n'est pas d'accord.
    }
news-taken_over = { $name } prend la place et continue la partie.

# Why a bot moved as it did

why-hid = J'ai caché le loup au hasard : avant le premier échange, aucune tuile ne vaut mieux qu'une autre.
why-start-proposed = J'ai suivi les autres : ils n'avaient proposé aucune tuile plus souvent que { $place }.
why-start-open = J'ai choisi au hasard parmi les tuiles qui ont le plus de voisines : depuis { $place }, Polly peut aller sur { $count } tuiles.
why-step-random = J'ai déplacé Polly au hasard.
why-turned-any =
    { $count ->
        [one] Une seule tuile cachée était à portée, alors je l'ai retournée.
       *[other] { $count } tuiles cachées étaient à portée. Pour moi, elles se valent toutes, alors j'en ai retourné une au hasard.
    }
why-walked-nearest = Aucune tuile cachée n'était à portée. Ce pas a rapproché Polly de la plus proche.
why-turned = Pour moi, la probabilité que le loup soit en { $place } était de { $percent } pour cent.
why-likeliest =
    { $reach ->
        [under] Pour moi, aucune tuile n'était plus probable que { $place }, avec { $percent } pour cent, mais Polly était dessus et n'a pas le droit d'y rester.
        [near] Pour moi, aucune tuile n'était plus probable que { $place }, avec { $percent } pour cent, et elle était à portée.
       *[far] Pour moi, aucune tuile n'était plus probable que { $place }, avec { $percent } pour cent, mais elle était hors de portée.
    }
why-walked = La tuile de { $place } était déjà visible, alors ce pas n'a rien retourné.
why-nearer = Ce pas a rapproché Polly de { $place } : pour moi, aucune tuile n'était plus probable, avec { $percent } pour cent.
why-expects-flight = Je m'attends à ce qu'un loup à portée de Polly s'enfuie chaque fois qu'il le peut.
why-expects-any = Je ne savais pas quel genre de loup c'était, alors j'en ai envisagé plusieurs.
why-step-best = En regardant deux pas plus loin, aucun autre pas ne promettait davantage.
why-step-good = Un autre pas promettait un peu plus, mais je ne fais pas toujours le meilleur : ainsi, le loup ne peut pas lire dans mes pensées.
why-swap-random = J'ai échangé deux tuiles au hasard.
why-came-near = Je joue à pile ou face : soit j'amène le loup à côté de Polly, soit j'échange deux tuiles au hasard. Cet échange l'a amené à côté de Polly, en { $place }.
why-stayed-near = Je joue à pile ou face : soit je laisse le loup à côté de Polly, soit j'échange deux tuiles au hasard. Cet échange l'a laissé où il était, en { $place }.
why-fled = Au pas suivant, Polly pouvait trouver le loup. Alors je l'ai mis hors de portée, en { $place }.
why-swap-safe = Polly ne pouvait pas atteindre le loup en un pas, alors j'ai échangé deux tuiles au hasard.
why-swap-stuck = Au pas suivant, Polly pouvait trouver le loup, mais aucun échange ne l'aurait mis hors de portée. Alors j'ai échangé deux tuiles au hasard.
why-swap-under = Le loup était sous Polly et ne pouvait pas bouger, alors j'ai échangé deux tuiles au hasard.
why-swap-alike = Pour mon plan, tous les échanges se valaient, alors j'ai échangé deux tuiles au hasard.
why-walled =
    { $count ->
        [0] J'essaie de barrer la route à Polly, où que soit le loup. Aucun autre échange n'aurait laissé moins à retourner, ici et un pas plus loin : à côté de Polly, il n'y avait plus aucune tuile cachée.
        [one] J'essaie de barrer la route à Polly, où que soit le loup. Aucun autre échange n'aurait laissé moins à retourner, ici et un pas plus loin : à côté de Polly, il n'y avait plus qu'une tuile cachée.
       *[other] J'essaie de barrer la route à Polly, où que soit le loup. Aucun autre échange n'aurait laissé moins à retourner, ici et un pas plus loin : à côté de Polly, il y avait maintenant { $count } tuiles cachées.
    }
why-prepared = Polly ne pouvait plus retourner que deux tuiles. J'ai cherché l'échange après lequel la seconde lui servirait le moins, où que soit le loup.
why-gathered = Polly ne pouvait plus retourner qu'une tuile, et le loup était à portée. Alors je l'ai mis hors de portée, en { $place } : de là, je pouvais tenir Polly loin de lui jusqu'à la fin.
why-bluffed = Polly ne pouvait plus retourner qu'une tuile. J'ai mis hors de portée la tuile qui était en { $place }, comme je l'aurais fait avec le loup. Ainsi, cet échange ne le trahissait pas.
why-guarded = J'ai tenu Polly loin de { $place } : la tuile que j'avais mise hors de portée était là. Je l'aurais fait avec ou sans le loup.
why-guess-random = J'ai fait une hypothèse au hasard.
why-abstain-random = J'ai laissé le hasard décider si je faisais une hypothèse, et il a dit non.
why-asked-random = J'ai laissé le hasard décider laquelle de mes questions poser, et à qui.
why-peeked-few = J'ai épié au hasard là où il y avait peu de jetons. Jetons devant le joueur { $player } : { $count } ; le plus petit nombre chez les autres joueurs : { $fewest }.
why-counted =
    { $player ->
        [0] J'ai supposé que personne n'était { wooolf-a-character } : je n'avais pas de meilleur indice.
       *[other] J'ai compté les indices montrant que le joueur { $player } était { wooolf-a-character }, moins les indices contraires : { $count }.
    }
why-counted-enough = Pour chaque objectif, j'en voulais au moins { $enough }, alors j'ai fait mon hypothèse.
why-counted-few = Indices que je voulais pour chaque objectif : au moins { $enough }. Ma meilleure hypothèse, pour l'un d'eux, en avait { $count }.
why-first-turn = À mon premier tour de la manche, je ne pouvais pas faire d'hypothèse.
why-barred = Mon jeton Erreur rouge m'interdisait l'hypothèse anticipée.
why-guess-right = Pour moi, la probabilité que cette hypothèse soit juste était de { $percent } pour cent.
why-plays =
    { $player ->
        [0] Pour moi, la probabilité que personne ne soit { wooolf-a-character } était de { $percent } pour cent.
       *[other] Pour moi, la probabilité que le joueur { $player } soit { wooolf-a-character } était de { $percent } pour cent.
    }
why-sure-enough = Ici, { $enough } pour cent me suffisaient.
why-late = Après { $count } tours, je fais une hypothèse, quels que soient mes doutes.
why-best-guess = Pour moi, la probabilité que ma meilleure hypothèse soit juste était de { $percent } pour cent.
why-read-choices = J'ai aussi regardé ce que les autres choisissaient de faire. Rien qu'avec ce qui a été dit et vu, la probabilité aurait été de { $known } pour cent.
why-not-sure = Pour moi, c'était trop peu : ici, je voulais au moins { $enough } pour cent.
why-almost-sure = Il s'en fallait de peu pour les { $enough } pour cent que je voulais ici.
why-learns-most = De tout ce que je pouvais demander ou épier, rien ne promettait d'aider davantage mon hypothèse.
why-learns-priced = De tout ce que je pouvais demander ou épier, rien ne promettait davantage. J'ai aussi tenu compte du fait que tout le monde entend une réponse.
why-may-fool = J'étais le petit berger, et j'espérais que mon jeton Loup tromperait un chien ou un chasseur.
refused-log-address = --log : « { $text } » n'est pas l'adresse d'un cluster NATS. Écris par exemple nats://host:4222.
refused-log-missing = Pour conserver les tables dans NATS, il manque un paquet : pip install "sheepfold[nats]".
refused-log-unreachable = Il n'y a pas de NATS à l'adresse { $address }, ou il est injoignable.
refused-log-denied = NATS à l'adresse { $address } ne laisse pas entrer ce serveur : vérifie le nom et le mot de passe.
refused-log-outdated = NATS à l'adresse { $address } est en version { $found }, mais il faut la { $needed } ou une plus récente.
refused-log-no-jetstream = NATS à l'adresse { $address } ne conserve rien : active JetStream.
refused-log-replicas = À l'adresse { $address }, il y a trop peu de serveurs NATS pour tout conserver { $count } fois.
refused-log-silent = NATS à l'adresse { $address } n'accepte rien pour le moment : son disque est peut-être plein, ou trop peu de ses serveurs fonctionnent.
refused-log-failed = Les tables à l'adresse { $address } sont inutilisables : { $error }.
refused-migrate-same = Les tables sont déjà dans { $place }.
refused-migrate-other = Il y a déjà une autre table { $code } dans { $place }. Supprime d'abord l'une des deux.
migrate-done =
    { $count ->
        [0] Il n'y avait aucune table à copier dans { $place }.
        [one] { $count } table a été copiée dans { $place }.
       *[other] { $count } tables ont été copiées dans { $place }.
    }
archive-sure =
    { $count ->
        [one] Garder les parties de cette table comme enregistrements et supprimer la table ? [o/N]
       *[other] Garder les parties de ces { $count } tables comme enregistrements et supprimer les tables ? [o/N]
    }
archive-would-be-done =
    { $count ->
        [0] Aucune table ne serait archivée.
        [one] { $count } table serait archivée.
       *[other] { $count } tables seraient archivées.
    }
archive-done =
    { $count ->
        [0] Aucune table n'a été archivée.
        [one] { $count } table a été archivée dans { $folder }.
       *[other] { $count } tables ont été archivées dans { $folder }.
    }
