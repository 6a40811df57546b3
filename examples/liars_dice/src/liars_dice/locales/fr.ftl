### Les mots de Liar's Dice en français.

liars_dice-name = Dés menteurs
liars_dice-about = Tout le monde lance ses dés en secret. Annonce ce que montrent tous les dés ensemble, ou doute de la dernière annonce.

## Morceaux de phrases

liars_dice-face = { $face }
liars_dice-faces = { $face }
liars_dice-dice =
    { $count ->
        [one] { $count } dé montrant un { liars_dice-face }
       *[other] { $count } dés montrant un { liars_dice-faces }
    }

## Ce qu'il y a à faire

liars_dice-todo-bids = C’est à { $who } de surenchérir ou de douter.
liars_dice-todo-bids-own = À toi : surenchéris, ou doute de la dernière annonce.

## Ce qui se passe

liars_dice-event-rolled = Manche { $round } : on lance les dés, et { $starter } commence.
liars_dice-event-rolled-own = Manche { $round } : tu as fait { $dice }, et { $starter } commence.
liars_dice-event-bid = { $seat } annonce { liars_dice-dice }.
liars_dice-event-doubted = { $seat } doute de l’annonce de { $bidder } : { liars_dice-dice }. On soulève les gobelets : { $found }.
liars_dice-event-round_ended =
    { $round-left ->
        [0] { $round-loser } perd son dernier dé et quitte le jeu.
        [one] { $round-loser } perd un dé : il en reste { $round-left }.
       *[other] { $round-loser } perd un dé : il en reste { $round-left }.
    }
liars_dice-event-game_ended = { $winners } a les derniers dés et gagne !

## Ce qu'on peut choisir

liars_dice-option-dice = Dés
liars_dice-option-dice-about = Combien de dés chacun a au début.
liars_dice-option-wild_ones = Les 1 sont des jokers
liars_dice-option-wild_ones-about = Un 1 compte comme n’importe quelle autre face.

## Ce qu'il y a sur la table

liars_dice-field-starter = Commence
liars_dice-field-bid = Dernière annonce
liars_dice-field-bid-seat = de
liars_dice-field-bid-count = dés
liars_dice-field-bid-face = face
liars_dice-field-dice = Dés
liars_dice-field-scores = Dés restants

## Les bots

liars_dice-level-novice = Débutant (facile)
liars_dice-level-expert = Expert (difficile)

## Pourquoi non

refused-liars_dice-dice = Chacun commence avec { $least } à { $most } dés.
refused-liars_dice-out = Tu n’as plus de dés : tu es hors jeu.
refused-liars_dice-no-bid = Il n’y a pas encore d’annonce à mettre en doute.
refused-liars_dice-face = Un dé montre un nombre de 1 à 6.
refused-liars_dice-count = Tu peux annoncer de 1 à { $most } dés : il n’y en a pas plus en jeu.
refused-liars_dice-too-low = Il faut dépasser { liars_dice-dice } : plus de dés, ou autant avec une face plus haute.
refused-liars_dice-roll = Ce ne sont pas les dés qu’il fallait lancer.

## Pourquoi un bot a joué ainsi

why-liars_dice-unlikely = Je me suis dit : l’annonce est fausse, à { $percent } pour cent.
why-liars_dice-likely = Pour moi, il y avait { $percent } pour cent de chances d’avoir { liars_dice-dice } ou plus.
why-liars_dice-too-many = Je ne pouvais plus y croire.
why-liars_dice-little-more = J’ai monté un peu, en espérant que ça passe.
