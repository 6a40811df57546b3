### Ce que seule la page du navigateur dit, en français.

## Accueil

web-lead = Des jeux où l’on se cache et se démasque, en famille, entre amis et avec des bots. Sans compte : on joue, c’est tout.
web-play-now = Défier les bots
web-make-table = Ouvrir une table
web-one-device = Jouer ici ensemble
web-one-device-about = Vous vous passez cet appareil. Personne ne voit les secrets des autres.
web-one-more = Ajouter un joueur
web-fewer = Sans { $name }
web-bots =
    { $count ->
        [0] aucun bot
        [one] { $count } bot
       *[other] { $count } bots
    }
web-bot-fewer = Un bot de moins
web-bot-more = Un bot de plus
web-begin = C’est parti
web-join = Tu as un code ?
web-join-go = Rejoindre
web-language = Langue
web-ruling = notre décision
web-ruling-about = signale ce que la règle imprimée laisse ouvert : ici, nous avons décidé.
web-no-server = Le serveur ne répond pas. Réessaie dans un instant.
web-about = À propos
web-about-text = Sheepfold est un logiciel libre. Pas besoin de compte, et pas de cookies. Rien ne part chez d’autres : seul cet appareil retient ton nom, ta langue, tes réglages, tes places et comment tes parties se sont passées.
web-about-games = Les jeux appartiennent à leurs auteurs et éditeurs : sur la boîte d’Uly & Polly figurent Roberto Fraga, Stivo et Blue Orange. Sheepfold est un projet de fans, non officiel, sous licence MIT. Il n’utilise ni images ni textes des éditeurs.
web-credits = Fait par d’autres
web-credit-letters = Caractères : { $name }, de { $by }
web-credit-page = Éléments de la page : { $name }, de { $by }
web-credit-sentences = Phrases en cinq langues : { $name }, de { $by }
web-credit-fingerprints = Empreintes : { $name }, de { $by }
web-credit-codes = Codes QR : { $name }, de { $by }
web-credit-licence = Licence : { $licence }

## À chaque table

web-home = Accueil
web-menu = Menu
web-round = Manche { $round }
web-go-on = Continuer
web-lent = Un bot joue pour toi.
web-watching = Tu regardes.
web-take-seat = Remplacer un bot
web-leave = Quitter la table
web-so-far = Jusqu’ici
web-players = Joueurs
web-settings = Réglages
web-settings-blocked = Ton navigateur ne permet pas les notifications ici. Tu peux changer ça dans ses réglages.
web-settings-kept = Seul cet appareil s’en souvient.
web-setting-sounds = Sons
web-setting-sounds-about = Des sons doux pour ce qui se passe et pour ton tour.
web-setting-aloud = Lire à voix haute
web-setting-aloud-about = Ce qui se passe et ce que tu peux faire, dans ta langue.
web-setting-notify = Notifications
web-setting-notify-about = Quand c’est à toi et que tu regardes autre chose.
web-setting-awake = Garder l’écran allumé
web-setting-awake-about = Pendant que tu joues.
web-setting-calm = Moins de mouvement
web-setting-calm-about = Rien ne glisse, ne tourne ni ne se balance.
web-newer = Il y a une version plus récente.
web-newer-load = Mettre à jour

## Avant la partie

web-guest = Anonyme
web-your-name = Comment t’appelles-tu ?
web-sit = S’asseoir
web-whose = { $what } : { $whom }
web-more = Plus
web-sit-here = S’asseoir ici
web-chair = Place { $chair }
web-save = C’est moi
web-colour = Ta couleur
web-colour-red = rouge
web-colour-orange = orange
web-colour-yellow = jaune
web-colour-green = vert
web-colour-teal = turquoise
web-colour-blue = bleu
web-colour-purple = violet
web-colour-pink = rose
web-colour-taken = { $colour }, déjà à { $who }
web-level = Niveau
web-up = Monter
web-down = Descendre
web-refuse-claim = Refuser l’entrée
web-remove-sure = Demander à { $who } de quitter la table ?
web-pass-own = Changer d’appareil
web-pass-own-about = Ouvre ce lien sur l’autre appareil, ou scannes-y le code. Il ne sert qu’une fois. Ensuite, cet appareil ne fait plus que regarder.
web-pass-other = Nouveau lien pour { $who }
web-pass-other-about = Pour quelqu’un qui a perdu sa place : ce lien ne sert qu’une fois et la lui rend.
web-pass-qr = Code QR avec le lien à usage unique
web-one-more-here = Ajouter ici
web-one-more-name = Qui d’autre joue ?
web-not-ready = pas encore
web-i-am-ready = C’est bon pour moi
web-host-starts = L’hôte lance la partie quand tout le monde est prêt.
web-host-again = L’hôte peut relancer une partie.
web-too-few = Il faut être au moins { $least } à la table : invite quelqu’un ou ajoute des bots.
web-can-start = Vous pouvez commencer à { $count }.
web-code = Code de la table
web-share = Partager le lien
web-copied = Copié
web-qr = Code QR avec l’adresse de cette table
web-options = Options du jeu
web-clock = Temps par tour
web-clock-about = Quand il est écoulé, un bot joue.
web-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-spectators = Public
web-spectators-about = Toute personne qui a le lien peut regarder, sans voir aucun secret.
web-options-more = Plus d’options
web-game = Jeu
web-game-about = Vous pouvez changer de jeu et garder vos places.
web-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-chairs = Places
web-chairs-about = Combien peuvent s’asseoir à cette table.
web-away = Si quelqu’un s’absente
web-away-about = Ce qui se passe quand quelqu’un perd la connexion.
web-away-bot = un bot après { $time }
web-away-wait = on attend
web-free-text = Discussion libre
web-free-text-about = Vous pouvez écrire ce que vous voulez, pas seulement choisir une phrase.
web-write = Écris quelque chose
web-send = Envoyer

## Sur un seul appareil

web-curtain = Le rideau
web-cover = Cacher
web-lift = Maintiens : c’est { $name }
web-lift-other = Quelqu’un d’autre
web-lift-any = Je veux regarder
web-lift-who = Qui a l’appareil ?
web-lift-about = Regarde tes secrets ou propose quelque chose, même quand ce n’est pas à toi.

## Sur un écran pour tous

web-board = Afficher sur un grand écran
web-board-join = Joue avec ton téléphone
web-full = Plein écran
web-to-table = Retour à la table

## Après

web-record = Enregistrer
web-draw = Tirage équitable
web-draw-trust = Tirage interne
web-draw-about = Avant la partie, le serveur a mis un nombre secret dans un chapeau et l’a scellé. Puis tout le monde ici a ajouté le sien : { $who }. Une fois tous dedans, on les a montrés et mélangés. C’est ce qui a décidé de tout ce que le hasard décide ici. Personne ne connaissait d’avance les nombres des autres, donc personne n’a pu choisir, pas même le serveur.
web-draw-own = Le nombre de cet appareil est dans le chapeau.
web-draw-nobody = Aucun appareil n’a ajouté son nombre : il faut faire confiance au serveur.
web-draw-program = Ici, le programme a tiré tout seul : il faut lui faire confiance.
web-draw-later = Quand la partie sera finie, le serveur montrera son nombre et cette page vérifiera tout.
web-draw-checked = Cette page a vérifié : le nombre du serveur est bien celui d’avant la partie, et tout ce qui a été tiré découle des nombres du chapeau. Ce qui était caché pendant la partie n’a pas été changé après coup non plus.
web-draw-checked-only = Cette page a vérifié : le nombre du serveur est bien celui d’avant la partie, et tout ce qui a été tiré découle des nombres du chapeau. Ce qui était caché dans ce jeu, la page ne peut pas le vérifier. Pour la partie enregistrée, « sheepfold verify » le fait.
web-draw-wrong = Attention : ce qui a été tiré ne découle pas des nombres du chapeau. Quelque chose est cassé, ou quelqu’un a triché.
web-draw-unsealed = Attention : quelque chose qui était caché pendant la partie n’est pas ce qui avait été scellé. Quelque chose est cassé, ou quelqu’un a triché.
web-draw-unchecked = Impossible de vérifier.
web-fingerprint = Empreinte
web-fingerprint-about = Tout le monde ici voit les mêmes lettres et chiffres. Ils sont aussi dans la partie enregistrée : s’ils sont identiques, c’est bien votre partie et rien n’y a été changé.
web-replay = Revoir la partie
web-replay-eyes = Vue par
web-replay-own = Comme je l’ai vue
web-replay-as = Comme { $name } l’a vue
web-replay-watching = Comme le public l’a vue
web-replay-open = Tout dévoilé
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-step = Étape { $step } sur { $steps }
web-lookback = Retour sur la partie
web-lookback-table = La table
web-lookback-known = Qui savait quoi ?
web-lookback-points = Tournants
web-lookback-making = Je calcule ce qu’on pouvait savoir…
web-lookback-seat = Du point de vue de
web-lookback-numbers = Tous les nombres de ce moment
web-lookback-truth = en réalité
web-lookback-decisive = Le moment décisif
web-lookback-picture = Image
web-lookback-file = Ouvrir une partie
web-lookback-choose = Choisis un fichier
web-lookback-about = Ouvre une partie enregistrée ici, avec cette version ou une plus ancienne. Le fichier est envoyé à ce serveur, qui calcule ce que chacun pouvait savoir et ne le garde pas.
web-lookback-wrong = Il y a un problème dans ce fichier : { $text } Tu vois la partie qui est bonne.
web-lookback-chance = Cette hypothèse avait une probabilité de { $percent }, la meilleure de { $best }.
web-lookback-bot = Ce que pensait { $name }
web-lookback-bot-none = Pendant cette manche, { $name } n’avait pas encore joué.
web-why = Pourquoi ?
web-why-long = Pourquoi les bots ont-ils joué comme ça ?
web-why-about = Ce qui a guidé chaque bot, avec ce qu’il pouvait savoir à ce moment-là.
web-why-none = Aucun bot n’a joué pendant cette manche.
web-why-wait = Les bots réfléchissent…
web-advice-wait = Je réfléchis…
web-why-person = Ce n’est pas un bot qui a joué ici.
web-why-later = Quand plus rien ne sera secret, les bots diront pourquoi ils ont joué comme ça.

## A game without a board of its own

web-general-facts = De { $least } à { $most } joueurs
web-general-hold = Maintiens et vois
web-general-hidden = caché
web-general-moves = Coups possibles
web-general-find = Cherche un coup
web-general-none = Aucun coup ne s’écrit comme ça.
web-general-choose = Choisis un coup
web-general-make = Jouer le coup { $move }

## Finding the way

web-lost = Il n’y a rien ici
web-lost-about = Cette adresse ne mène à aucune page de Sheepfold. Il manque peut-être une lettre.
web-to-home = Voir les jeux
web-join-empty = Tape le code de la table, ou colle son lien.
web-games = Tes parties
web-games-past = Tes parties finies
web-games-more = Voir plus
web-game-turn = À { $who } de jouer
web-game-lobby = Salle d’attente
web-game-left = Tu es loin, et un bot joue pour toi. Reviens !
web-game-moved = Ta place est sur un autre appareil.
web-game-gone = Cette table n’existe plus.
web-game-over = La partie est finie.
web-game-won = Tu as gagné !
web-game-winners =
    { $count ->
        [one] { $who } a gagné !
       *[other] { $who } ont gagné !
    }
web-game-leave = Quitter
web-game-forget = Oublier
web-game-goes-on = Ta partie continue et ta place reste à toi : tu la retrouves ici.
web-left = Tu as quitté la table.
web-left-playing = Tu as quitté la partie, et un bot joue pour toi. Tu peux revenir quand tu veux : elle est dans ta liste.
web-how-hard = Quel niveau ?
web-how-hard-about = On s’en souviendra. Tu peux changer quand tu veux avec la petite tête à côté du bouton.
web-only-here = Seul cet ordinateur peut ouvrir cette table. Pour que d’autres puissent venir, lance Sheepfold avec --lan et ouvre l’adresse qu’il affiche.
web-only-here-seat = Seul cet ordinateur peut ouvrir ce lien, dans un autre navigateur. Pour un autre appareil, lance Sheepfold avec --lan.
web-seat-moved = Ta place est maintenant sur un autre appareil.
web-seat-moved-about = Tu la veux de retour ? Ouvre le menu là-bas et choisis « { $what } ».
web-move-waits = Pas de connexion. Ton coup attend : il partira dès qu’elle revient.
web-move-made = La connexion est revenue, et ton coup est joué.
web-move-refused = La connexion est revenue, mais ton coup n’était plus possible. { $why }
web-name-lent = { $name } (bot)
web-chair-waits = pas là, on attend
web-menu-more = Plus
web-aim = Le but :

## Le rythme et la fin d'une partie

web-pace = Rythme des bots
web-pace-about = Combien de temps tu vois ce qu’un bot a fait.
web-pace-calm = tranquille
web-pace-normal = normal
web-pace-quick = rapide
web-you-won = Tu as gagné !
web-you-shared = Vous gagnez ensemble !
web-you-lost = Presque ! La prochaine sera la bonne !
web-again-please = On rejoue !
web-again-asked = Tu veux rejouer. L’hôte lance la partie.
web-again-who =
    { $count ->
        [one] { $who } veut rejouer.
       *[other] { $who } veulent rejouer.
    }
web-evening = Parties gagnées : { $wins }

## Énigmes

web-puzzles = Énigme du jour
web-puzzle-previous = Jour d’avant
web-puzzle-next = Jour d’après
web-puzzle-tap = Choisis ta réponse.
web-puzzle-at-end = Va au dernier coup, puis choisis ta réponse.
web-puzzle-move = Coup { $step } sur { $steps }
web-puzzle-confirm = Ma réponse : { $answer }
web-puzzle-streak =
    { $count ->
        [one] Résolue { $count } jour de suite
       *[other] Résolue { $count } jours de suite
    }
web-puzzle-seen = Ce que tu as vu

## La leçon

web-lesson = Apprends en jouant
web-lesson-skip = Passer la leçon
web-lesson-offer = C’est la première fois ? Apprends en jouant, en quelques minutes.
web-lesson-again = Recommencer
web-lesson-hear = Écouter encore

## Statistics

web-statistics = Tes statistiques
web-statistics-kept = Seul cet appareil les garde. Rien n’est envoyé.
web-statistics-none = Il n’y a encore rien ici. Joue une partie ou résous une énigme, et tu verras ici où tu en es.
web-statistics-games =
    { $count ->
        [one] { $won } partie gagnée sur { $count }
       *[other] Parties gagnées : { $won } sur { $count }
    }
web-statistics-last = Dernières parties, la plus récente d’abord
web-statistics-won = gagnée
web-statistics-shared = victoire partagée
web-statistics-lost = pas gagnée
web-statistics-roles = Manches gagnées dans chaque rôle
web-statistics-of = { $won } sur { $count }
web-statistics-guesses = Tes hypothèses
web-statistics-guesses-came =
    { $count ->
        [one] Hypothèses justes : { $right } sur { $count }. D’après ce que tu pouvais savoir, on pouvait en attendre { $expected }.
       *[other] Hypothèses justes : { $right } sur { $count }. D’après ce que tu pouvais savoir, on pouvait en attendre { $expected }.
    }
web-statistics-guesses-best = En moyenne, ton hypothèse avait une probabilité de { $chance }, la meilleure de { $best }.
web-statistics-guesses-range = Probabilité de { $from } à { $to } : { $right } justes, { $wrong } fausses
web-statistics-guesses-axis = À quel point ton hypothèse était probable
web-statistics-puzzles = Énigmes
web-statistics-solved = résolue
web-statistics-unsolved = pas résolue
web-statistics-puzzles-solved = Résolues : { $won } sur { $count }
web-statistics-puzzles-longest =
    { $count ->
        [one] Plus longue série : { $count } jour
       *[other] Plus longue série : { $count } jours
    }
web-statistics-save = Enregistrer
web-statistics-delete = Tout supprimer
web-statistics-delete-sure = Supprimer de cet appareil tes statistiques et tes réponses aux énigmes ? On ne pourra pas les retrouver.
web-statistics-keep = Tout garder
web-statistics-deleted = Tout est supprimé.

## Rules at hand

web-rule-read = Lire la règle
web-rule-here = La règle :
