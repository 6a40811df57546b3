### Les mots de Uly & Polly en français.

## Qui et quoi

uly_polly-name = Uly & Polly

uly_polly-wolf = loup
uly_polly-dog = chien

## Morceaux de phrases

uly_polly-bones =
    { $count ->
        [one] { $count } os
       *[other] { $count } os
    }

## Ce qu'il y a à faire

uly_polly-todo-hide = C’est à { $who } de cacher le loup.
uly_polly-todo-hide-own = À toi : cache le loup sous une tuile.
uly_polly-todo-start = C’est à { $who } de poser Polly sur une tuile.
uly_polly-todo-start-own = À toi : pose Polly sur une tuile.
uly_polly-todo-swap = C’est à { $who } d’échanger deux tuiles.
uly_polly-todo-swap-own = À toi : échange deux tuiles qui se touchent.
uly_polly-todo-step = C’est à { $who } de déplacer Polly.
uly_polly-todo-step-own = À toi : déplace Polly d’une tuile.

## Comment ça finit

uly_polly-result =
    { $count ->
        [one] { $winners } gagne avec { $bones } !
       *[other] { $winners } gagnent ensemble, avec { $bones } chacun !
    }

## Ce qui se passe dans Uly & Polly

uly_polly-event-hidden = { $seat } a caché le loup et se vante : personne ne le trouvera !
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
        [found] Le loup est démasqué en { $round-wolf } ! Un os pour chacun dans l’équipe de Polly.
        [escaped] Le loup s’est échappé ! Il était en { $round-wolf }. Un os pour { $round-wolf_seat }.
       *[slipped-away] Polly a tourné en rond trop longtemps : le loup s’éclipse de { $round-wolf } ! Un os pour { $round-wolf_seat }.
    }
uly_polly-event-game_ended =
    { $winners-count ->
        [one] { $winners } gagne la partie !
       *[other] { $winners } gagnent ensemble !
    }

## Ce qu'on peut choisir

uly_polly-option-first_wolf = Premier loup
uly_polly-option-first_wolf-about = Qui est le loup en premier. Si vous ne désignez personne, on tire au sort.
uly_polly-option-patience = Patience
uly_polly-option-patience-about = Après ce nombre de pas de suite sans retourner de tuile, le loup s’éclipse.
uly_polly-option-rows = Rangées
uly_polly-option-rows-about = En combien de rangées on pose les tuiles. La règle en a 4.
uly_polly-option-columns = Colonnes
uly_polly-option-columns-about = Combien il y a de tuiles par rangée. La règle en a 4.
uly_polly-option-flips = Tuiles à retourner
uly_polly-option-flips-about = Quand on a retourné autant de tuiles sans trouver le loup, il s’est échappé. La règle en a 8.

## Dans le dessin

uly_polly-turned = Tuiles retournées : { $turned } sur { $flips }
uly_polly-idle =
    { $patience ->
        [none] Pas sans retourner de tuile : { $idle }
       *[other] Pas sans retourner de tuile : { $idle } sur { $patience }
    }
uly_polly-legend = ░ cachée · 1, 2, 3 … moutons, dans l’ordre · P Polly · U Uly, si tu le sais
uly_polly-proposals = Propositions : { $proposals }

## Au terminal

uly_polly-terminal-help =
    Tu peux taper :
      hide c3      cacher le loup en c3
      start b2     poser Polly sur b2 sans retourner la tuile
      b2-c3        échanger les tuiles de b2 et c3
      c3           déplacer Polly sur c3
      propose b2   proposer b2 pour Polly (propose none : retirer)
      rules        lire les règles
      quit         quitter la partie

uly_polly-terminal-signs =
    Sur le pré :
      tuile sombre   face cachée        tuile claire   mouton, le n-ième retourné
      Polly, P       le chien           Uly, U         le loup, si tu le sais
      bord vif       peut être choisie  ?2             proposée par le joueur 2
uly_polly-terminal-keys =
    Sur le pré :
      flèches, clic  aller à une tuile
      Entrée, clic   la choisir ; pour échanger, choisis-en deux de suite ;
                     si ce n’est pas ton tour, tu la proposes à l’équipe de Polly
uly_polly-terminal-confirm-turn = Retourner la tuile de { $place } ? Tu ne pourras pas revenir en arrière : appuie encore sur Entrée.

## Pourquoi quelque chose ne se fait pas

refused-uly_polly-board-size = Il faut de { $least } à { $most } rangées et de { $least } à { $most } colonnes.
refused-uly_polly-dog-on-tile = Polly est sur { $place }, donc cette tuile ne bouge pas.
refused-uly_polly-dog-stays = Polly ne peut pas rester sur place.
refused-uly_polly-first-wolf = Le premier loup doit être l’un des joueurs 1 à { $most }.
refused-uly_polly-flips = Il faut de 1 à { $most } tuiles à retourner.
refused-uly_polly-no-place-for-the-wolf = Le loup n’a pu se cacher nulle part.
refused-uly_polly-not-neighbours = { $a } et { $b } ne se touchent pas.
refused-uly_polly-off-board = La place { $place } n’existe pas.
refused-uly_polly-patience = La patience doit être de 1 à { $most } pas, ou sans limite.
refused-uly_polly-proposed-already = Ça ne change rien à ta proposition.
refused-uly_polly-too-far = Polly se déplace d’une tuile, et { $place } ne touche pas { $dog }.
refused-uly_polly-wolf-proposes = C’est l’équipe de Polly qui propose des tuiles, pas le loup.

## En regardant en arrière

uly_polly-known-about = L’équipe de Polly ne voit pas le loup, il faut donc supposer quelque chose. Ici, c’est ce que supposent les bots quand ils ne connaissent pas leur loup : il se cache n’importe où, et il peut échanger au hasard, emmurer Polly, ou la fuir toujours, une fois sur deux ou seulement à la fin.
uly_polly-moment-gave-away = L’échange qui a trahi Uly : { $seat } a échangé { $a } et { $b }, et la probabilité qu’Uly soit là où il était est passée de { $before } à { $after } pour cent.
uly_polly-moment-led-astray = Le bluff : { $seat } a échangé { $a } et { $b }, et la probabilité de { $place }, où Uly n’était pas, est passée de { $before } à { $after } pour cent.
uly_polly-moment-escape = La fuite : au pas suivant, Polly pouvait trouver Uly, mais { $seat } a échangé { $a } et { $b }, et en { $place } il était hors de portée.
uly_polly-moment-near = Il s’en est fallu de peu : Uly était à portée en { $place }, avec une probabilité de { $percent } pour cent, mais { $seat } a déplacé Polly sur { $to }.
uly_polly-moment-found = Du flair : { $seat } a retourné { $to } avec une probabilité de { $percent } pour cent, et Uly était là.
uly_polly-moment-found-lucky = Quelle chance : { $seat } a retourné { $to } avec une probabilité de { $percent } pour cent seulement, et Uly était là.

## Conseils

uly_polly-advice-wolf = À quel point chaque tuile peut sembler probable à l’équipe de Polly, qui ne te voit pas. On suppose qu’elle raisonne comme les bots quand ils ne connaissent pas leur loup : il se cache n’importe où, et il peut échanger au hasard, emmurer Polly, ou la fuir toujours, une fois sur deux ou seulement à la fin.
uly_polly-hint-hide = Cache-toi où tu veux : personne ne peut encore savoir quelle tuile c’est.
uly_polly-hint-start = Choisis une tuile entourée de beaucoup d’autres : Polly pourra aller dans beaucoup de directions.
uly_polly-hint-start-proposed = Ton équipe a déjà proposé où commencer. Tu es d’accord ?
uly_polly-hint-swap-under = Polly est juste sur Uly, mais elle ne peut pas retourner cette tuile maintenant. Échanges-en deux autres, comme si de rien n’était.
uly_polly-hint-swap-near = Attention, Polly est juste à côté d’Uly ! Mais si tu t’enfuis toujours, son équipe le remarque.
uly_polly-hint-swap-far = Au prochain pas, Polly ne peut pas atteindre Uly. Fais en sorte qu’elle ait peu à retourner.
uly_polly-hint-walk = Cette fois, il vaut peut-être mieux passer par une tuile visible et en retourner une plus tard.
uly_polly-hint-turn-any =
    { $count ->
        [one] À côté de Polly, une seule tuile est cachée.
       *[other] Les { $count } tuiles cachées à côté de Polly sont à peu près aussi probables : retourne celle que tu veux.
    }
uly_polly-hint-turn-likely =
    { $count ->
        [one] Une tuile à côté de Polly sent plus Uly que les autres.
       *[other] { $count } tuiles à côté de Polly sentent plus Uly que les autres.
    }
uly_polly-advice-hide = Le hibou se cacherait n’importe où, par exemple en { $place }.
uly_polly-advice-start = Le hibou poserait Polly sur { $place }.
uly_polly-advice-step = Le hibou déplacerait Polly sur { $place }.
uly_polly-advice-swap = Le hibou échangerait { $a } et { $b }.
uly_polly-advice-hid = Avant le premier échange, aucune tuile ne vaut mieux qu’une autre.
uly_polly-advice-start-proposed = Les autres n’ont proposé aucune tuile plus souvent.
uly_polly-advice-start-open =
    { $count ->
        [one] De là, Polly peut aller sur { $count } tuile, et de nulle part sur plus.
       *[other] De là, Polly peut aller sur { $count } tuiles, et de nulle part sur plus.
    }
uly_polly-advice-walked-nearest = Aucune tuile cachée n’est à portée, et ce pas mène vers la plus proche.
uly_polly-advice-turned-best = Pour lui, Uly est là à { $percent } pour cent et, en regardant deux pas plus loin, aucun autre pas ne promet davantage.
uly_polly-advice-turned-good = Pour lui, Uly est là à { $percent } pour cent. Un autre pas promet un peu plus, mais qui fait toujours le meilleur se laisse deviner.
uly_polly-advice-nearer = Polly se rapproche ainsi de { $place } : aucune tuile ne lui semble plus probable, à { $percent } pour cent.
uly_polly-advice-walked = En regardant deux pas plus loin, aucun autre pas ne promet davantage.
uly_polly-advice-swap-alike = Pour son plan, tous les échanges se valent.
uly_polly-advice-walled =
    { $count ->
        [0] Aucun autre échange ne laisse moins à retourner à Polly, ici et un pas plus loin, où que soit Uly : il ne reste aucune tuile cachée à côté d’elle.
        [one] Aucun autre échange ne laisse moins à retourner à Polly, ici et un pas plus loin, où que soit Uly : il ne reste qu’une tuile cachée à côté d’elle.
       *[other] Aucun autre échange ne laisse moins à retourner à Polly, ici et un pas plus loin, où que soit Uly : il reste { $count } tuiles cachées à côté d’elle.
    }
uly_polly-advice-prepared = Polly ne peut plus retourner que deux tuiles. Après cet échange, la seconde lui servira le moins, où que soit Uly.
uly_polly-advice-gathered = Polly ne peut plus retourner qu’une tuile. Uly passe ainsi hors de portée, en { $place }, et là tu peux tenir Polly loin de lui jusqu’à la fin.
uly_polly-advice-bluffed = Polly ne peut plus retourner qu’une tuile. La tuile de { $place } passe ainsi hors de portée, comme si Uly était dessous, et l’échange ne le trahit pas.
uly_polly-advice-guarded = Polly reste ainsi loin de { $place } : c’est la tuile mise hors de portée, avec ou sans Uly.

## Parties notées

uly_polly-secret =
    { $name ->
        [wolf] la place du loup
       *[other] { $name }
    }

## Les commandes

uly_polly-exploit-dog = Le chien de { $bot } trouve un loup qui le connaît dans { $share } des manches ({ $how }).
uly_polly-exploit-exact = valeur exacte
uly_polly-exploit-played = { $rounds } manches, de { $low } à { $high } ; on peut peut-être faire mieux
uly_polly-exploit-wolf = Le loup de { $bot } est trouvé par un chien qui le connaît dans { $share } des manches ({ $how }).
uly_polly-arena-rounds =
    { $patience ->
        [none] Uly & Polly, patience sans fin : { $rounds } manches seules, graine { $seed }
       *[other] Uly & Polly, patience { $patience } : { $rounds } manches seules, graine { $seed }
    }
uly_polly-arena-rounds-found = { $dog } (chien) trouve { $wolf } (loup) dans { $share } des cas (de { $low } à { $high }) ; le loup s’est éclipsé dans { $slipped }
refused-uly_polly-rounds-players = Les manches seules se jouent entre un chien et un loup : enlève --players.
refused-uly_polly-rounds-two-names = Les manches seules demandent deux noms : un chien, puis un loup.

## Pourquoi un bot a joué ainsi

why-uly_polly-changed-swap = Juste avant ce pas, c’est l’échange de { $a } et { $b } qui m’a le plus fait changer d’avis : ensuite, je donnais à la tuile de { $place } { $percent } pour cent au lieu de { $before }.
why-uly_polly-changed-sheep = Juste avant ce pas, c’est le mouton de { $place } qui m’a le plus fait changer d’avis : j’y voyais le loup à { $before } pour cent.
why-uly_polly-hid = J’ai caché le loup au hasard : avant le premier échange, aucune tuile ne vaut mieux qu’une autre.
why-uly_polly-hid-planned = J’ai tiré au sort la cachette du loup parmi les { $count } places de mon plan.
why-uly_polly-start-proposed = J’ai suivi les autres : ils n’avaient proposé aucune tuile plus souvent que { $place }.
why-uly_polly-start-open = J’ai choisi au hasard parmi les tuiles qui ont le plus de voisines : depuis { $place }, Polly peut aller sur { $count } tuiles.
why-uly_polly-start-planned = J’ai tiré le départ au sort selon la solution de ce pré : { $place } est sortie.
why-uly_polly-step-random = J’ai déplacé Polly au hasard.
why-uly_polly-turned-any =
    { $count ->
        [one] Une seule tuile cachée était à portée, alors je l’ai retournée.
       *[other] { $count } tuiles cachées étaient à portée. Pour moi, elles se valent toutes, alors j’en ai retourné une au hasard.
    }
why-uly_polly-walked-nearest = Aucune tuile cachée n’était à portée. Ce pas a rapproché Polly de la plus proche.
why-uly_polly-turned = Je me suis dit : le loup est en { $place }, à { $percent } pour cent.
why-uly_polly-likeliest =
    { $reach ->
        [under] Aucune tuile ne me semblait plus probable que { $place }, à { $percent } pour cent. Mais Polly était dessus et ne peut pas rester sur place.
        [near] Aucune tuile ne me semblait plus probable que { $place }, à { $percent } pour cent, et elle était à portée.
       *[far] Aucune tuile ne me semblait plus probable que { $place }, à { $percent } pour cent, mais elle était hors de portée.
    }
why-uly_polly-walked = La tuile de { $place } était déjà visible, alors ce pas n’a rien retourné.
why-uly_polly-nearer = Ce pas a rapproché Polly de { $place } : aucune tuile ne me semblait plus probable, à { $percent } pour cent.
why-uly_polly-expects-flight = Je m’attends à ce qu’un loup à portée de Polly s’enfuie chaque fois qu’il le peut.
why-uly_polly-expects-any = Je ne savais pas quel genre de loup c’était, alors j’en ai envisagé plusieurs.
why-uly_polly-step-best = En regardant deux pas plus loin, aucun autre pas ne promettait davantage.
why-uly_polly-step-good = Un autre pas promettait un peu plus, mais je ne fais pas toujours le meilleur : comme ça, le loup ne peut pas lire dans mes pensées.
why-uly_polly-step-promise = Sur ce pré, je peux trouver le loup dans au moins { $percent } manches sur 100, quoi qu’il fasse. J’ai tiré ce pas du plan qui l’assure.
why-uly_polly-swap-random = J’ai échangé deux tuiles au hasard.
why-uly_polly-came-near = Je joue à pile ou face : soit j’amène le loup à côté de Polly, soit j’échange deux tuiles au hasard. Cet échange l’a amené à côté de Polly, en { $place }.
why-uly_polly-stayed-near = Je joue à pile ou face : soit je laisse le loup à côté de Polly, soit j’échange deux tuiles au hasard. Cet échange l’a laissé où il était, en { $place }.
why-uly_polly-fled = Au pas suivant, Polly pouvait trouver le loup. Alors je l’ai mis hors de portée, en { $place }.
why-uly_polly-swap-safe = Polly ne pouvait pas atteindre le loup en un pas, alors j’ai échangé deux tuiles au hasard.
why-uly_polly-swap-stuck = Au pas suivant, Polly pouvait trouver le loup, mais aucun échange ne l’aurait mis hors de portée. Alors j’ai échangé deux tuiles au hasard.
why-uly_polly-swap-under = Le loup était sous Polly et ne pouvait pas bouger, alors j’ai échangé deux tuiles au hasard.
why-uly_polly-swap-alike = Pour mon plan, tous les échanges se valaient, alors j’ai échangé deux tuiles au hasard.
why-uly_polly-walled =
    { $count ->
        [0] J’essaie de barrer la route à Polly, où que soit le loup. Aucun autre échange n’aurait laissé moins à retourner, ici et un pas plus loin : à côté de Polly, il n’y avait plus aucune tuile cachée.
        [one] J’essaie de barrer la route à Polly, où que soit le loup. Aucun autre échange n’aurait laissé moins à retourner, ici et un pas plus loin : à côté de Polly, il n’y avait plus qu’une tuile cachée.
       *[other] J’essaie de barrer la route à Polly, où que soit le loup. Aucun autre échange n’aurait laissé moins à retourner, ici et un pas plus loin : à côté de Polly, il y avait maintenant { $count } tuiles cachées.
    }
why-uly_polly-prepared = Polly ne pouvait plus retourner que deux tuiles. J’ai cherché l’échange après lequel la seconde lui servirait le moins, où que soit le loup.
why-uly_polly-gathered = Polly ne pouvait plus retourner qu’une tuile, et le loup était à portée. Alors je l’ai mis hors de portée, en { $place } : de là, je pouvais tenir Polly loin de lui jusqu’à la fin.
why-uly_polly-bluffed = Polly ne pouvait plus retourner qu’une tuile. J’ai mis hors de portée la tuile qui était en { $place }, comme je l’aurais fait avec le loup. Comme ça, cet échange ne le trahissait pas.
why-uly_polly-guarded = J’ai tenu Polly loin de { $place } : la tuile que j’avais mise hors de portée était là. Je l’aurais fait avec ou sans le loup.
why-uly_polly-planned-one = Pour ce pré, mon plan n’avait ici que cet échange, où que soit le loup. Il n’a donc rien appris à Polly.
why-uly_polly-planned = Pour ce pré, mon plan avait ici { $count } échanges, les uns pour une place du loup, les autres pour une autre. J’en ai tiré au sort un qui convenait à la sienne.

## Dans le navigateur

uly_polly-about = L’un de vous est Uly, le loup dans le troupeau. Les autres guident Polly, le chien de berger. Polly flaire de tuile en tuile.
uly_polly-web-aim = Trouvez le loup Uly parmi les huit premières tuiles retournées. Et si tu es Uly, ne te fais pas trouver !
uly_polly-web-facts = 2–5 joueurs · 10 minutes
uly_polly-web-known-right = La tuile d’Uly
uly_polly-web-known-there = là où était Uly
uly_polly-web-known-elsewhere = ailleurs
uly_polly-web-meadow = Le pré
uly_polly-web-face-down = face cachée
uly_polly-web-sheep = mouton { $number }
uly_polly-web-chosen = choisie
uly_polly-web-proposed-by = proposée par { $who }
uly_polly-web-hold-wolf = Maintiens : Uly
uly_polly-web-trails = Parcours
uly_polly-web-came-from = vient de { $place }
uly_polly-web-hint-swap-second = Choisis maintenant l’autre tuile à échanger.
uly_polly-web-hint-propose = Choisis une tuile pour la proposer à ton équipe.

## Le premier regard et la fin d'une manche, dans le navigateur

uly_polly-web-guide = Le but du jeu
uly_polly-web-guide-aim = Uly le loup se cache sous une tuile. Polly va de tuile en tuile pour le trouver.
uly_polly-web-guide-wolf = Dans cette manche, tu es Uly : ne te fais pas trouver !
uly_polly-web-guide-dog = Dans cette manche, tu es dans l’équipe de Polly : trouve Uly !
uly_polly-web-guide-sheep =
    { $flips ->
        [one] { $flips } mouton retourné et pas de loup ? Alors Uly s’est échappé.
       *[other] { $flips } moutons retournés et pas de loup ? Alors Uly s’est échappé.
    }
uly_polly-web-guide-idle =
    { $patience ->
        [one] { $patience } pas sans retourner de tuile ? Alors Uly s’éclipse.
       *[other] { $patience } pas de suite sans retourner de tuile ? Alors Uly s’éclipse.
    }
uly_polly-web-guide-bone = Une manche gagnée rapporte un os. À la fin, le joueur qui en a le plus gagne.
uly_polly-web-guide-turns = Avant chaque pas de Polly, Uly échange deux tuiles qui se touchent.
uly_polly-web-guide-go = C’est parti !
uly_polly-web-end-found = Uly est démasqué !
uly_polly-web-end-escaped = Uly s’est échappé !
uly_polly-web-end-slipped-away = Uly s’est éclipsé !
uly_polly-web-why-found = Polly avait du flair : un os pour chacun dans son équipe.
uly_polly-web-why-escaped =
    { $flips ->
        [one] { $flips } mouton retourné et pas de loup : un os pour { $who }.
       *[other] { $flips } moutons retournés et pas de loup : un os pour { $who }.
    }
uly_polly-web-why-slipped-away =
    { $patience ->
        [one] { $patience } pas sans retourner de tuile : un os pour { $who }.
       *[other] { $patience } pas sans retourner de tuile : un os pour { $who }.
    }

## Énigmes

uly_polly-puzzle = Où est Uly ?
uly_polly-puzzle-about = Tu guides Polly. Tu connais l’habitude d’Uly et tu as vu tous les échanges : il ne peut être que sous une seule tuile. Laquelle ?
uly_polly-puzzle-habit =
    { $habit ->
        [restless] L’habitude d’Uly : il bouge à chaque échange, sauf si Polly est sur lui.
        [every-other] L’habitude d’Uly : il bouge au premier échange, au troisième, au cinquième et ainsi de suite, jamais entre-temps. Il ne doit rester que si Polly est sur lui.
        [diagonal] L’habitude d’Uly : lors d’un échange en diagonale, il bouge lui-même ; lors d’un échange droit, jamais. Il ne doit rester que si Polly est sur lui.
        [shy] L’habitude d’Uly : il bouge quand Polly est juste à côté de lui, en diagonale aussi, et jamais sinon.
       *[flees] L’habitude d’Uly : si Polly est juste à côté de lui et qu’un échange peut le mettre hors de sa portée, il le fait. Sinon, il fait ce qu’il veut.
    }
uly_polly-puzzle-why =
    { $objection ->
        [would-move] Échange { $number }, { $a } et { $b } : en { $places }, Uly aurait bougé. Il n’y était donc pas.
        [would-stay] Échange { $number }, { $a } et { $b } : en { $places }, Uly serait resté sur place. Il n’y était donc pas.
       *[would-flee] Échange { $number }, { $a } et { $b } : de { $places }, Uly aurait fui hors de portée de Polly. Il n’y était donc pas.
    }
uly_polly-puzzle-answer = Ce qui est visible n’est pas Uly. Il ne reste que { $place } : le voilà !

## La leçon

uly_polly-lesson-hides = Uly le loup se cache sous une des tuiles. Tu ne vois pas laquelle !
uly_polly-lesson-start = Tu guides Polly. Pose-la sur la tuile à l’anneau bleu.
uly_polly-lesson-swaps = Maintenant, Uly échange deux tuiles. Peut-être est-il sous l’une d’elles…
uly_polly-lesson-step = Polly fait un pas et retourne cette tuile. Va là où quelque chose a bougé : à l’anneau bleu !
uly_polly-lesson-sheep = Ce n’est qu’un mouton. Uly fait encore un échange.
uly_polly-lesson-find = Cette tuile a bougé deux fois de suite ! Qui d’autre serait si pressé ? Regarde dessous.
uly_polly-lesson-found = Tu as trouvé Uly ! Tu gagnes un os.
uly_polly-lesson-hide = Maintenant, Uly, c’est toi. Cache-toi sous la tuile à l’anneau bleu. Personne d’autre ne le saura.
uly_polly-lesson-hidden = Personne ne te voit. Polly se prépare.
uly_polly-lesson-lure = Échange deux tuiles voisines : choisis l’une, puis l’autre. Ce n’est pas forcément la tienne. Éloigne Polly !
uly_polly-lesson-flee = Polly est juste à côté de toi ! Échange ta tuile avec une autre, plus loin d’elle.
uly_polly-lesson-bluff = Tu ne peux plus lui échapper. Alors fais semblant d’être ailleurs : échange deux autres tuiles.
uly_polly-lesson-end = Trois moutons et pas d’Uly : tu leur as échappé et tu as gagné ! Dans une vraie partie, il faut huit moutons.
uly_polly-lesson-not-there = Pas celle-là ! Choisis la tuile à l’anneau bleu.
uly_polly-lesson-one-step = Polly ne fait qu’un pas, sur une tuile à côté d’elle. Choisis celle à l’anneau bleu.
uly_polly-lesson-both = Échange les deux tuiles à l’anneau bleu : choisis l’une, puis l’autre.
uly_polly-terminal-lesson-start = Tu guides Polly. Pose-la sur la tuile { $place }.
uly_polly-terminal-lesson-step = Polly fait un pas et retourne cette tuile. Va là où quelque chose a bougé : en { $place } !
uly_polly-terminal-lesson-hide = Maintenant, Uly, c’est toi. Cache-toi sous la tuile { $place }. Personne d’autre ne le saura.
uly_polly-terminal-lesson-not-there = Pas celle-là ! Choisis la tuile { $place }.
uly_polly-terminal-lesson-one-step = Polly ne fait qu’un pas, sur une tuile à côté d’elle. Choisis { $place }.
uly_polly-terminal-lesson-both = Échange ces deux tuiles : { $place }.

## Statistics

uly_polly-web-guesses-about = Chaque tuile que tu as retournée avec Polly compte. Sa probabilité est celle qu’on voit en revoyant la partie : elle suppose des loups ce que supposent les bots.

## The trails in the terminal

uly_polly-terminal-notes = parcours
uly_polly-terminal-trail = { $place } : vient de { $origin } ({ $path })
uly_polly-terminal-no-trails = Dans cette manche, aucune tuile n’a encore été échangée.
