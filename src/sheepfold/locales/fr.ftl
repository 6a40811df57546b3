### Ce que tous les jeux ont en commun, en français.

## Qui et quoi

player = Joueur { $seat }
player-you = { $name } (toi)
names-and = { $others } et { $last }
names-and-i = { $others } et { $last }

## Ce qu'on peut choisir

option-no = non
option-no-limit = sans limite
option-random = au hasard
option-yes = oui
setting-notes = Prise de notes
setting-notes-about = La page peut noter ce que ta place a vu : rien de plus que ce que tu écrirais sur papier.
setting-advice = Conseils
setting-advice-about = Qui joue peut demander un coup de pouce, les probabilités et ce que ferait le hibou. Tout découle seulement de ce qu’on sait à cette place.
setting-when-always = toujours
setting-when-bots = contre des bots
setting-when-never = jamais

## Dans le dessin

round-of = Manche { $round } sur { $rounds }

## Conseils

advice-hint = Coup de pouce
advice-bot = Et le hibou ?
advice-chances = Probabilités
advice-later = Tu auras un coup de pouce quand ce sera ton tour.

## Au terminal

terminal-welcome = { $game } à { $seats } joueurs. Tu es { $name }. Tape ? pour voir ce que tu peux taper.
terminal-prompt = À toi
terminal-possible = Possible maintenant :
terminal-bye = Au revoir, à bientôt !

## Pourquoi quelque chose ne se fait pas

refused-game-over = La partie est finie.
refused-history-goes-on = Rien ne peut suivre la fin d’une manche dans son histoire.
refused-no-such-player = Il n’y a pas de joueur { $player }.
refused-not-a-move = « { $text } » n’est pas un coup.
refused-not-now = Tu ne peux pas jouer ce coup maintenant.
refused-not-seated = Il faut avoir une place à la table pour jouer.
refused-not-your-turn = Ce n’est pas à toi de jouer, c’est à { $who }.
refused-nothing-drawn = Ici, rien n’est laissé au hasard.
refused-options = Ce jeu n’a pas ces options.
refused-seats = Ce jeu se joue de { $least } à { $most } joueurs.
refused-starter = L’un des joueurs 1 à { $most } doit commencer la manche.
refused-starter-known = On ne tire pas au sort qui commence cette manche.

## Parties notées

refused-record-cut-short = L’enregistrement s’interrompt après { $place } octets.
refused-record-entry = L’entrée { $entry } de l’enregistrement ne peut pas être jouée ({ $rule }).
refused-record-draw-closed = La partie est finie, mais l’enregistrement garde secret le nombre de son tirage.
refused-record-draw-early = Le nombre secret du tirage est ouvert alors que la partie n’est pas finie : l’enregistrement a été coupé ou modifié.
refused-record-draw-seal = Le nombre secret de l’enregistrement n’est pas celui qui a été scellé avant la partie.
refused-record-draw-seats = Le tirage de cet enregistrement nomme une place qui n’existe pas, ou deux fois la même.
refused-record-drawn = Dans l’entrée { $entry }, le hasard ne suit pas le tirage.
refused-record-fingerprint = L’empreinte notée dans l’enregistrement ({ $shown }) n’est pas celle de ses coups ({ $found }).
refused-record-format = Ce n’est pas un enregistrement de Sheepfold.
refused-record-game = L’enregistrement est celui d’un jeu inconnu ici : « { $game } ».
refused-record-move = Entrée { $entry } : les règles ne permettent pas à la place { $seat } de jouer ici « { $move } » ({ $rule }).
refused-record-names = Il faut à chacun un nom imprimable de 1 à { $most } caractères.
refused-record-no-deal = L’enregistrement doit commencer par la distribution, sans place ni coup.
refused-record-no-game = Il n’y a pas de partie { $game } : le fichier en a { $most }.
refused-record-no-move = Dans l’entrée { $entry } de l’enregistrement, il manque la place ou le coup.
refused-record-no-seat = Il n’y a pas de joueur { $seat } : l’enregistrement a les joueurs 1 à { $most }.
refused-record-no-step = Il n’y a pas d’entrée { $step } : l’enregistrement a les entrées 0 à { $most }.
refused-record-not-json = L’enregistrement est illisible : l’octet { $place } n’est pas du JSON valide.
refused-record-not-opened = Dans l’entrée { $entry }, ce sceau devrait déjà être ouvert : { $secret }.
refused-record-not-over = La partie n’était pas finie au moment de l’enregistrer : ce n’est pas encore un enregistrement. Enregistre-la de nouveau quand elle sera finie.
refused-record-opened-early = Dans l’entrée { $entry }, ce sceau est ouvert alors que c’est encore un secret : { $secret }. L’enregistrement a été coupé ou modifié.
refused-record-options = On ne peut pas jouer avec les options de cet enregistrement.
refused-record-result = Le résultat noté n’est pas celui des coups de l’enregistrement.
refused-record-rules = L’enregistrement suit la version { $rules } des règles ; ici, on connaît la version { $known }.
refused-record-seal-shape = Un sceau ou un sel de l’entrée { $entry } n’a pas 64 chiffres hexadécimaux.
refused-record-seal-wrong = Dans l’entrée { $entry }, ce sceau n’est pas le bon : { $secret }.
refused-record-seals = L’entrée { $entry } doit avoir ce nombre de sceaux, et autant de sels : { $seals }.
refused-record-shape = Quelque chose ne va pas à cet endroit de l’enregistrement : { $place }.
refused-record-too-large = Un enregistrement peut avoir { $most } Mo au plus.
refused-record-too-long = Cette partie est trop longue pour être revue ici.
refused-record-twice = Dans l’enregistrement, un champ apparaît deux fois : « { $field } ».
refused-record-version = L’enregistrement est au format { $version } ; ici, on connaît le format { $known }.
serve-at = Sheepfold est ici : { $address }
serve-public = On le trouve à { $address }
serve-lan = Sur ce réseau : { $address }
serve-plain = En HTTP simple, un téléphone peut jouer, mais ni installer la page ni garder l’écran allumé. Avec un certificat, --tls-cert et --tls-key changent cela.
verify-count = Enregistrements justes : { $right } sur { $count }.
verify-line =
    { $fingerprint ->
        [none] juste, dans un format plus ancien sans empreinte
       *[other] juste, avec l’empreinte { $fingerprint }
    }
lookback-none = Rien ne ressort de cette partie.
verify-moves =
    { $over ->
        [true] Toutes les entrées ({ $entries }) suivent les règles, et le résultat est juste.
       *[false] Toutes les entrées ({ $entries }) suivent les règles. La partie n’est pas finie : il n’y a pas encore de résultat.
    }
verify-seals =
    { $seals ->
        [0] Il n’y a pas de sceaux dans cet enregistrement.
       *[other]
            { $closed ->
                [0] Tous les sceaux ({ $seals }) correspondent à ce qu’ils cachent.
               *[other] Sceaux qui correspondent à ce qu’ils cachent : { $open }. Encore fermés, donc sans valeur de preuve : { $closed }.
            }
    }
verify-draw =
    { $count ->
        [0] Tout ce que le hasard a décidé découle du nombre du tirage qui est dans cet enregistrement. Aucun appareil n’y a ajouté le sien : la personne qui l’a créé pouvait choisir.
        [one] Tout ce que le hasard a décidé découle du nombre du tirage et de celui d’un appareil, tels qu’ils sont dans cet enregistrement. Si l’empreinte est celle que tout le monde a vue en jouant, personne n’a pu choisir.
       *[other] Tout ce que le hasard a décidé découle du nombre du tirage et de ceux de { $count } appareils, tels qu’ils sont dans cet enregistrement. Si l’empreinte est celle que tout le monde a vue en jouant, personne n’a pu choisir.
    }
verify-draw-closed = Le nombre du tirage reste secret jusqu’à la fin de la partie : rien ne montre encore que le hasard a été équitable.
verify-program = Le programme a tiré seul : cet enregistrement ne montre pas si c’était équitable.
verify-fingerprint = Les noms, les options et les coups publics ne sont pas scellés. Pour savoir si c’est bien la partie qui a été jouée, il faut comparer son empreinte : { $fingerprint }
verify-old = Les noms, les options et les coups publics ne sont pas scellés, et les enregistrements de cet ancien format n’ont pas d’empreinte.

## La table

refused-already-seated = Tu es déjà à cette table. La place du bot est pour quelqu’un d’autre.
refused-chair-empty = Il n’y a personne à cette place.
refused-chair-taken = Cette place est prise.
refused-bot-not-offered = Ce serveur ne propose pas le bot « { $bot } » à ses tables.
refused-colour-taken = Quelqu’un d’autre a déjà cette couleur.
refused-empty-text = Il n’y a rien à lire là-dedans.
refused-free-text-off = Pas de discussion libre à cette table : choisis une des phrases.
refused-history-does-not-fit = L’historique ne mène pas à la situation montrée.
refused-nothing-to-do = Personne n’attend un coup de ce joueur.
refused-game-paused = La partie est en pause.
refused-no-such-chair = Cette place n’existe pas à cette table.
refused-no-takeback = Tu n’as pas de coup à reprendre.
refused-not-an-order = Cet ordre oublie quelqu’un.
refused-not-host = Seul l’hôte peut faire ça.
refused-not-in-lobby = Tu ne peux faire ça qu’avant la partie.
refused-advice-not-allowed = À cette table, vous jouez sans conseils.
refused-advice-not-playing = Il n’y a de conseils que pendant une partie.
refused-no-advice = Il n’y a pas de conseils pour ce jeu.
refused-not-over = La partie n’est pas encore finie.
refused-not-playing = Aucune partie n’est en cours.
refused-drawing = Le tirage de cette partie est en cours. Réessaie dans un instant.
refused-no-draw = On ne demande rien à cet appareil pour un tirage en ce moment.
refused-draw-sealed = Cet appareil a déjà scellé un autre nombre pour ce tirage.
refused-draw-copied = Un autre appareil a scellé le même nombre.
refused-draw-not-sealed = Tous les appareils n’ont pas encore scellé leur nombre.
refused-draw-other = Ce n’est pas le nombre que cet appareil a scellé.
refused-not-ready = Tout le monde n’est pas encore prêt.
refused-not-your-seat = Assieds-toi d’abord.
refused-own-takeback = C’est aux autres de répondre.
refused-seat-not-lent = Ta place est déjà à toi.
refused-stale = La partie a avancé. Regarde la table et choisis de nouveau.
refused-enough-for-now = Tu as déjà fait beaucoup de choses en plus de jouer. Continue la partie, ou réessaie dans une demi-minute.
refused-long-round = Cette manche dure très longtemps, alors chaque tour prend maintenant quelques secondes. Réessaie.
refused-table-full = Il n’y a plus de place à cette table.
refused-takeback-over = Plus personne ne demande à reprendre un coup.
refused-token-used = Cet appareil a déjà une place avec ce secret.
refused-too-many-seated = Il y a plus de monde à la table que ce jeu n’en accepte.
refused-still-there = Cette personne est encore connectée. On ne fait un nouveau lien que si son appareil n’est plus là.
refused-unknown-link = Ce lien a déjà servi ou n’existe pas.
refused-already-claiming = Tu attends déjà une place.
refused-may-come-back = Cette personne peut encore revenir. Attends encore un peu.
refused-no-claim = Tu n’attends aucune place.
refused-one-at-a-time = Quelqu’un d’autre demande déjà. Attends la réponse.
refused-own-seat-only = Dans cette manche, tu ne peux revenir qu’à ta propre place.
refused-somebody-removed = Quelqu’un a dû quitter la table pendant cette manche : personne ne prend de place avant la suivante.
refused-takeover-over = Plus personne ne demande cette place.
refused-too-few-to-agree = Il faut l’accord d’au moins deux autres personnes, sur des appareils qu’elles n’ont partagés avec personne à cette table.
refused-was-removed = L’hôte t’a demandé de quitter cette table.

## Les commandes

refused-no-puzzles = Il n’y a d’énigmes que pour { $games }.
refused-no-lesson = Il n’y a de leçons que pour { $games }.
refused-no-such-game = Il n’y a pas de jeu « { $text } » ici, mais il y a : { $games }.
refused-no-such-language = Il n’y a pas de langue « { $text } » ici, mais il y a : { $languages }.
refused-not-a-date = { $option } : « { $text } » n’est pas une date comme 2026-12-24.
refused-not-a-number = { $option } : « { $text } » n’est pas un nombre de { $least } à { $most }.
refused-not-a-whole-number = { $option } : « { $text } » n’est pas un nombre entier de { $least } à { $most }.
refused-not-days = { $option } : « { $text } » n’est ni un nombre de jours de 1 à 100000 ni « forever ».
refused-option-alone = { $option } ne sert à rien sans { $other }.
refused-options-together = { $option } et { $other } ne vont pas ensemble : enlève l’un des deux.
refused-system = Le système ne le permet pas : { system-error }.
backup-done = Les tables sont copiées dans { $file }.
confirm-yes = o
refused-file-unwritable = Impossible d’écrire le fichier { $file } : { system-error }.
refused-no-home = Il n’y a pas ici de dossier personnel pour les tables : indique un dossier avec --data.
refused-nobody-to-ask = Il n’y a personne à qui demander : --yes supprime sans question, --dry-run permet de regarder d’abord.
refused-not-copied = Les tables de { $folder } n’ont pas pu être copiées dans { $file }, qui n’est donc pas gardé.
tables-deleted =
    { $count ->
        [0] Aucune table n’a été supprimée.
        [one] { $count } table a été supprimée.
       *[other] { $count } tables ont été supprimées.
    }
tables-line = entrées : { $entries }, la dernière le { $last }
tables-sure =
    { $count ->
        [one] Supprimer cette table ? Tu ne pourras pas revenir en arrière. [o/N]
       *[other] Supprimer ces { $count } tables ? Tu ne pourras pas revenir en arrière. [o/N]
    }
tables-would-be-deleted =
    { $count ->
        [0] Aucune table ne serait supprimée.
        [one] { $count } table serait supprimée.
       *[other] { $count } tables seraient supprimées.
    }
arena-levels = Niveaux, du plus faible au plus fort : { $bots }
arena-opponents = Adversaires de référence : { $bots }
arena-plug-ins = D’autres paquets : { $bots }
arena-games = { $game }, { $players } joueurs : { $games } parties, graine { $seed }, { $moves } coups par partie
arena-paired =
    { $game }, { $players } joueurs : { $games } parties, chacune jouée deux fois avec les mêmes cartes, graine { $seed }
    { $bot } en gagne { $share }, { $other } à sa place { $instead } : une différence de { $difference } (de { $low } à { $high })
arena-stopped = Arrêté avant d’en avoir joué { $games } : voici ce qui a été joué jusque-là.
solve-proved = Prouvé : le chien gagne avec une probabilité d’au moins { $value } ({ $vectors } vecteurs, { $steps } mélanges vérifiés).
solve-proved-most = Prouvé : le chien gagne avec une probabilité d’au plus { $value } ({ $lots } groupes, { $covers } couvertures vérifiées).
lab-errors = erreurs
lab-interval = 99 pour cent
lab-points = points
lab-rating = force
lab-seat = place
lab-wins = victoires
refused-exploit-game = On ne peut exploiter que les bots de { $games }.
refused-no-cluster = Aucun cluster Dask ne répond à { $address }.
refused-no-such-bot = Aucun bot ne s’appelle « { $text } » ici ; il y a : { $bots }.
refused-no-such-function = Il n’y a pas de bot « { $text } » : écris-le comme module:fonction, avec un module que Python trouve ici.
refused-no-such-plug-in =
    { $count ->
        [0] Aucun bot d’un autre paquet ne s’appelle « { $text } ».
       *[other] Aucun bot d’un autre paquet ne s’appelle « { $text } » ; il y a : { $bots }.
    }
refused-not-installed = Il faut pour cela { $package }, qui n’est pas installé : pip install 'sheepfold[{ $extra }]'
refused-plot-ending = Le nom d’un graphique finit par l’un de { $endings }, pas comme « { $file } ».
refused-rounds-game = Les manches seules n’existent que pour { $games }.
refused-solve-too-large = Un plateau de plus de { $most } cases, ou une patience sans fin, ne peut pas être résolu.
refused-solve-bad-file = { $file } est abîmé, ou n’est ni une solution ni une étape de ce plateau.
refused-solve-not-proved = { $file } affirme plus que ce qui peut être prouvé : { $why }.
refused-too-many-bots = { $bots } bots, c’est trop pour { $players } joueurs.
simulate-games = { $game }, { $players } joueurs : { $games } parties au hasard, graine { $seed }
simulate-moves = coups par partie : { $mean } (de { $fewest } à { $most }), manches : { $rounds }
refused-too-many-names = Il y a { $names } noms, mais { $most } seulement sur cet appareil : --hot-seat dit combien se le partagent.
system-error =
    { $error ->
        [ENOENT] ce fichier ou ce dossier n’existe pas
        [EACCES] ce n’est pas permis
        [EPERM] ce n’est pas permis
        [EISDIR] c’est un dossier
        [ENOTDIR] une partie du chemin n’est pas un dossier
        [EEXIST] un fichier porte déjà ce nom
        [ENOSPC] il n’y a plus de place
        [EROFS] c’est en lecture seule
        [EIO] le disque ne fonctionne pas comme il faut
        [EBUSY] un autre programme s’en sert
       *[other] le système dit { $error }
    }

## Le serveur

refused-bad-certificate = Impossible de servir en HTTPS avec { $file } : ce n’est pas un certificat, ou la clé ne correspond pas, ou elle a un mot de passe.
refused-data-folder = Impossible de conserver des tables dans { $folder } : { system-error }.
refused-data-taken = Un autre serveur conserve déjà ses tables dans { $folder }. Arrête-le d’abord, ou donne à celui-ci un autre dossier avec --data.
refused-data-in-nats = Les tables de { $folder } sont conservées par NATS depuis qu’un serveur y a tourné avec --workers. Lance celui-ci aussi avec --workers.
refused-data-twice = Il y a un sheepfold.db dans { $folder }, mais ses tables sont déjà conservées par NATS. Pour restaurer une copie, sors d’abord du dossier nats et tous les nats.*. Sinon, enlève sheepfold.db.
refused-worker-failed = Un processus qui doit servir ne démarre pas.
refused-file-unreadable = Le fichier { $file } est illisible : { system-error }.
refused-no-such-address = Cette machine n’a pas d’adresse « { $host } » où écouter.
refused-port-not-allowed = Le port { $port } demande plus de droits : prends-en un à partir de 1024, par exemple sheepfold serve --port 8000.
refused-port-taken = Le port { $port } est déjà pris. Celui-ci est libre : --port { $free }
refused-bad-data = Les tables de { $folder } ne peuvent pas être lues.
refused-newer-data = Les tables de { $folder } viennent d’une version plus récente de Sheepfold et restent telles quelles. Mets Sheepfold à jour.
refused-file-exists = Le fichier { $file } existe déjà et reste tel quel.
refused-no-data = Aucune table n’est conservée dans { $folder }.
refused-cannot-write = Le serveur ne peut pas enregistrer, donc rien n’a été fait. Réessaie.
refused-no-hello = Le serveur n’a pas compris qui est là.
refused-no-spectators = À cette table, on joue sans public.
refused-no-such-table = La table { $code } n’existe pas.
refused-no-table = Vérifie le code de la table.
refused-not-a-message = Le serveur n’a pas compris.
refused-other-version = Cette page n’est plus à jour. Recharge-la.
refused-server-closing = Le serveur redémarre. La partie reprend dans un instant.
refused-server-full = Ce serveur n’a plus de place pour d’autres tables. Les parties commencées continuent.
refused-table-crowded = Trop d’appareils regardent cette table.
refused-table-damaged = La table { $code } est illisible : ce que le serveur en a conservé est endommagé.
refused-table-deleted = Cette table a été supprimée.
refused-too-fast = C’est trop à la fois. Attends un instant.
refused-server-busy = Le serveur est très occupé. Réessaie dans un instant.
refused-too-large = C’est trop long.
refused-unknown-rules = La table { $code } se joue selon des règles que ce serveur ne connaît pas.
refused-too-many-refusals = Trop de demandes venues d’ici étaient impossibles.
refused-unknown-limit = Il n’y a pas de limite « { $name } » ; il y a { $names }.
refused-bad-limit = La limite { $name } ne peut pas être « { $value } » ; d’habitude, c’est { $usual }.
refused-bad-public-url = « { $text } » ne peut pas être l’adresse publique ; donne une adresse comme https://club.example/games/.
refused-bad-proxy = « { $text } » n’est pas une adresse IP, donc ce ne peut pas être le proxy de confiance.
refused-other-host = Ce serveur ne s’appelle pas « { $host } ». Ouvre-le à sa propre adresse ; qui le gère lui donne un nom avec --public-url.
refused-other-origin = C’est une page d’un autre site qui l’a demandé. Ouvre ce serveur à sa propre adresse ; qui le gère lui donne un nom avec --public-url.
refused-not-json = Ici, le serveur n’accepte que du JSON (content type application/json).

## Le client pour terminal

refused-hot-seat = Sur cet appareil, il y a plus de monde que les { $most } qui jouent.
refused-game-taken = Cette partie est en cours dans une autre fenêtre.
refused-game-unreadable = La partie dans { $file } est illisible.
refused-other-game = Ce jeu n’a pas d’option « { $option } ».
refused-no-server = Aucun serveur ne répond à { $server }.
refused-no-terminal = Pour jouer, il faut un terminal.
refused-dumb-terminal = Pour jouer, il faut un terminal plein écran, et TERM={ $term } n’en est pas un.
refused-no-unicode = Pour jouer, il faut un terminal qui affiche l’UTF-8. Si le tien le fait, dis-le avec LC_ALL=C.UTF-8.
refused-not-an-address = « { $text } » n’est pas l’adresse d’une table.

chair-away = pas là
chair-away-until = pas là, un bot prend le relais dans { $left }
player-bot = Bot { $chair }
table-connecting = Recherche de la table { $address }…
draw-wrong-missing = Le tirage s’est fait sans cet appareil : il n’a pas répondu à temps.
draw-wrong-changed = Attention : le tirage a été changé après que cet appareil a montré son nombre. Quelque chose est cassé, ou quelqu’un a triché.
terminal-fingerprint = L’empreinte de cette partie, la même pour tout le monde : { $fingerprint }
terminal-invite = Les autres ouvrent { $address } ou tapent : sheepfold play --join { $address }
table-leave = Quitter la table ? Un bot jouera pour toi.
chair-lent = un bot joue
terminal-menu = À quoi veux-tu jouer ?
terminal-menu-begun = Il y a une partie que tu n’as pas finie.
terminal-menu-bots = bots : { $level }
terminal-menu-code = Code ou adresse de la table
terminal-menu-finished = Parties terminées : { $count }
terminal-menu-go-on = Continuer
terminal-menu-join = Rejoindre avec un code
terminal-menu-lesson = Leçon
terminal-menu-new = Nouvelle partie
terminal-menu-players = { $count } joueurs
terminal-menu-remove = Jeter cette partie ? Appuie encore sur d.
terminal-menu-unreadable = Ces parties sont illisibles : { $files }
terminal-no-entry = { $address } répond, mais ne laisse entrer personne ({ $answer }). Nouvel essai…
terminal-not-kept = Cette partie ne peut pas être gardée : impossible d’écrire dans { $folder }.
terminal-own-lent = Un bot joue pour toi. Appuie sur k pour reprendre ta place.
claim-waiting = Tu joueras pour { $who } dès la prochaine manche. D’ici là, ses secrets restent secrets.
claim-asked = On demande. Il manque encore la réponse de : { $who }.
claim-by-link = Un nouvel appareil pour { $name }
terminal-seat-not-kept = Ta place n’a pas pu être gardée pour plus tard : impossible d’écrire { $file }.
table-paused = La partie est en pause.
table-reconnecting = reconnexion…
terminal-saved = La partie est enregistrée : { $file }
terminal-stop = Quitter la partie ? Elle n’est pas gardée.
terminal-stop-kept = Quitter la partie ? Elle est gardée : avec « sheepfold play », tu la continues.
table-title = Table { $code }
terminal-rule-key = F2 ouvre la règle.
terminal-too-small = Fenêtre trop petite : il faut { $columns }×{ $rows }
general-round = Manche { $round }
general-score = Points
general-todo = C’est à { $who } de jouer.
general-todo-own = C’est à toi de jouer.
general-result =
    { $count ->
        [one] { $winners } gagne !
       *[other] { $winners } gagnent ensemble !
    }
no-rules = Ce jeu n’a pas de page de règles.
terminal-keys-general =
    Sur le plateau :
      flèches        aller à un coup
      Entrée, clic   le jouer

terminal-keys =
    Touches :
      / ou Tab       taper un coup, et retour au plateau
      Entrée, Échap  choisir ou confirmer ; réfléchir encore
      PgPréc, PgSuiv lire ce qui s’est passé
      u              reprendre le dernier coup, ou le demander (y, n : répondre)
      p              mettre en pause, ou continuer (l’hôte)
      k              reprendre ta place au bot
      i              demander conseil, si la table le permet
      t              bavarder à table
      s              enregistrer la partie, quand elle est finie
      ?, F2, q       cette page ; les règles ; quitter (ou Ctrl-C)

curtain = Passe l’appareil à { $name }.

action-advice = conseils
action-allow = accepter
action-back = retour
action-add-bot = ajouter un bot
action-cancel = non
action-choose = choisir
action-close = fermer
action-close-chair = fermer la place
action-open-curtain = C’est moi
action-fewer-players = moins de joueurs
action-help = aide
action-cover = cacher
action-make-host = nommer hôte
action-leave = quitter
action-other-level = changer de niveau
action-to-lobby = salle d’attente
action-more-players = plus de joueurs
action-not-ready = pas encore
action-open-chair = ouvrir la place
action-options = options du jeu
action-other-choice = changer
action-pass-device = passer à { $name }
action-pause = pause
action-quit = quitter
action-ready = c’est bon
action-reclaim = reprendre ma place
action-refuse = refuser
action-rematch = rejouer
action-remove = enlever
action-resume = continuer
action-last-round = voir la manche
action-rules = règles
action-save = enregistrer
action-start = lancer la partie
action-stay = rester
action-confirm = oui
action-takeback = reprendre le coup
action-takeover = jouer maintenant
action-drop-claim = renoncer
action-talk = parler
action-type-move = taper un coup
action-move-up = monter

chair-closed = fermée
chair-host = hôte
chair-open = libre
chair-ready = c’est bon
chair-wins = victoires : { $wins }
level-lamb = Agneau (très facile)
level-sheep = Mouton (facile)
level-fox = Renard (difficile)
level-owl = Hibou (très difficile)

## Bavardages

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-your-turn = À toi !
phrase-one-moment = Un instant !
phrase-back-soon = Je reviens !
phrase-oops = Oups !
phrase-aha = Ah ah !
phrase-not-me = Ce n’est pas moi !
phrase-yes = Oui
phrase-no = Non
phrase-laugh = Ha ha ha !
phrase-wow = Waouh !
phrase-again = On en refait une ?
phrase-goodbye = Au revoir !

## Nouvelles de la table

news-configured = L’hôte a changé les options du jeu.
news-sat = { $who } s’assied.
news-introduced = { $who } a un nouveau nom ou une nouvelle couleur.
news-bot_sat = { $who } prend place.
news-stood = { $who } quitte la table.
news-chair_set =
    { $yes ->
        [yes] Il y a une place de plus.
       *[no] Il y a une place de moins.
    }
news-readied =
    { $yes ->
        [yes] C’est bon pour { $who }.
       *[no] Ce n’est plus bon pour { $who }.
    }
news-ordered = Les places ont un nouvel ordre.
news-host_changed =
    { $who ->
        [nobody] La table n’a pas d’hôte.
       *[other] L’hôte, c’est maintenant { $who }.
    }
news-draw_begun = Le tirage commence : chaque appareil ajoute un nombre secret.
news-draw_missed = L’appareil de { $who } n’a pas répondu à temps. On refait le tirage sans lui.
news-started = C’est parti : la partie commence !
news-takeback_asked = { $who } voudrait reprendre le dernier coup.
news-takeback_answered =
    { $yes ->
        [yes] { $who } est d’accord : le coup peut être repris.
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
news-back_to_lobby = Tout le monde est de retour dans la salle d’attente.
news-link_made = La place de { $who } peut passer sur un autre appareil.
news-seat_moved = { $who } joue maintenant sur un autre appareil.
news-claimed = { $name } jouera pour { $who } dès la prochaine manche.
news-claim_dropped = { $name } n’attend plus la place de { $who }.
news-takeover_asked = On laisse { $name } jouer pour { $who } et voir ses secrets ? Il faut l’accord de tous.
news-takeover_answered =
    { $yes ->
        [yes] { $who } est d’accord.
       *[no] { $who } n’est pas d’accord.
    }
news-taken_over = { $name } prend la place et continue la partie.

# Tables in a cluster, and archives

refused-log-address = --log : « { $text } » n’est pas l’adresse d’un cluster NATS. Écris par exemple nats://host:4222.
refused-log-missing = Pour conserver les tables dans NATS, il manque un paquet : pip install "sheepfold[nats]".
refused-log-unreachable = Il n’y a pas de NATS à l’adresse { $address }, ou il est injoignable.
refused-log-denied = NATS à l’adresse { $address } ne laisse pas entrer ce serveur : vérifie le nom et le mot de passe.
refused-log-forbidden = NATS à l’adresse { $address } interdit à cet utilisateur quelque chose dont les tables ont besoin : { $error }.
refused-log-unencrypted = NATS à l’adresse { $address } n’utilise pas TLS : rien n’y a donc été envoyé. Active TLS là-bas, ou écris nats:// si tu ne veux pas de chiffrement.
refused-log-untrusted = Le certificat de NATS à l’adresse { $address } n’est pas fiable : { $error }.
refused-log-outdated = NATS à l’adresse { $address } est en version { $found }, mais il faut la { $needed } ou une plus récente.
refused-log-no-jetstream = NATS à l’adresse { $address } ne conserve rien : active JetStream.
refused-log-replicas = À l’adresse { $address }, il y a trop peu de serveurs NATS pour tout conserver { $count } fois.
refused-log-silent = NATS à l’adresse { $address } n’accepte rien pour le moment : son disque est peut-être plein, ou trop peu de ses serveurs fonctionnent.
refused-log-failed = Les tables à l’adresse { $address } sont inutilisables : { $error }.
refused-migrate-same = Les tables sont déjà dans { $place }.
refused-migrate-other = Il y a déjà une autre table { $code } dans { $place }. Supprime d’abord l’une des deux.
migrate-done =
    { $count ->
        [0] Il n’y avait aucune table à copier dans { $place }.
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
        [0] Aucune table n’a été archivée.
        [one] { $count } table a été archivée dans { $folder }.
       *[other] { $count } tables ont été archivées dans { $folder }.
    }

## Énigmes

puzzle-level =
    { $level ->
        [1] facile
        [2] moyen
       *[3] difficile
    }
puzzle-right = C’est juste !
puzzle-wrong = Pas tout à fait. C’était { $answer }.
puzzle-ask = Ta réponse :
puzzle-why = Et voici pourquoi :
puzzle-not-an-answer = Écris l’une de ces réponses : { $answers }

## La leçon

learn-move = Ton coup :
learn-mistake = Pas ce coup-là. { $mistake }
learn-on = Appuie sur Entrée pour continuer.
learn-resumed = Tu reprends là où tu en étais. Depuis le début : { $command }

## Commandes mal utilisées

usage-no-option = Il n’y a pas d’option { $option } ici.
usage-no-command = Il n’y a pas de commande « { $command } ».
usage-did-you-mean = Tu voulais dire { $names } ?
usage-missing = Il manque { $what }.
