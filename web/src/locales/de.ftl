### Was nur die Seite im Browser sagt, auf Deutsch.

## Startseite

web-lead = Spiele ums Verstecken und Entlarven, mit Familie, Freunden und Bots. Ohne Anmeldung: einfach spielen.
web-play-now = Gegen Bots spielen
web-make-table = Tisch öffnen
web-one-device = Gerät herumgeben
web-one-device-about = Ihr gebt dieses Gerät herum. Niemand sieht die Geheimnisse der anderen.
web-one-more = Spieler hinzufügen
web-fewer = Ohne { $name }
web-bots =
    { $count ->
        [0] keine Bots
        [one] { $count } Bot
       *[other] { $count } Bots
    }
web-bot-fewer = Ein Bot weniger
web-bot-more = Ein Bot mehr
web-begin = Los geht’s
web-join = Hast du einen Code?
web-join-go = Mitspielen
web-language = Sprache
web-ruling = unsere Festlegung
web-ruling-about = zeigt: Hier lässt die gedruckte Anleitung etwas offen, und wir haben es festgelegt.
web-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-about = Über Sheepfold
web-about-text = Sheepfold ist freie Software. Du brauchst keine Anmeldung, und es gibt keine Cookies. Nichts geht an andere: Nur dieses Gerät merkt sich deinen Namen, deine Sprache, deine Einstellungen, deine Plätze und wie deine Spiele ausgingen.
web-about-games = Die Spiele gehören ihren Autoren und Verlagen: Auf der Schachtel von Uly & Polly stehen Roberto Fraga, Stivo und Blue Orange. Sheepfold ist ein inoffizielles Fanprojekt unter der MIT-Lizenz und verwendet keine Bilder oder Texte der Verlage.
web-credits = Von anderen gemacht
web-credit-letters = Schrift: { $name }, von { $by }
web-credit-page = Teile der Seite: { $name }, von { $by }
web-credit-sentences = Sätze in fünf Sprachen: { $name }, von { $by }
web-credit-fingerprints = Fingerabdrücke: { $name }, von { $by }
web-credit-codes = QR-Codes: { $name }, von { $by }
web-credit-licence = Lizenz: { $licence }

## An jedem Tisch

web-home = Startseite
web-menu = Menü
web-round = Runde { $round }
web-go-on = Weiter
web-lent = Ein Bot spielt für dich.
web-watching = Du schaust zu.
web-take-seat = Bot ablösen
web-leave = Tisch verlassen
web-so-far = Bisher
web-players = Spieler
web-settings = Einstellungen
web-settings-blocked = Dein Browser erlaubt hier keine Mitteilungen. Das kannst du in seinen Einstellungen ändern.
web-settings-kept = Das merkt sich nur dieses Gerät.
web-setting-sounds = Töne
web-setting-sounds-about = Leise Töne, wenn etwas passiert und wenn du dran bist.
web-setting-aloud = Vorlesen
web-setting-aloud-about = Was passiert und was du tun kannst, in deiner Sprache.
web-setting-notify = Mitteilungen
web-setting-notify-about = Wenn du dran bist und gerade woanders hinschaust.
web-setting-awake = Bildschirm anlassen
web-setting-awake-about = Solange du spielst.
web-setting-calm = Weniger Bewegung
web-setting-calm-about = Nichts gleitet, dreht sich oder nickt.
web-newer = Es gibt eine neuere Version.
web-newer-load = Aktualisieren

## Vor dem Spiel

web-guest = Gast
web-your-name = Wie heißt du?
web-sit = Hinsetzen
web-whose = { $what }: { $whom }
web-more = Mehr
web-sit-here = Hier hinsetzen
web-chair = Platz { $chair }
web-save = Das bin ich
web-colour = Deine Farbe
web-colour-red = Rot
web-colour-orange = Orange
web-colour-yellow = Gelb
web-colour-green = Grün
web-colour-teal = Türkis
web-colour-blue = Blau
web-colour-purple = Lila
web-colour-pink = Rosa
web-colour-taken = { $colour }, hat schon { $who }
web-level = Spielstärke
web-up = Nach oben
web-down = Nach unten
web-refuse-claim = Nicht reinlassen
web-remove-sure = { $who } bitten, den Tisch zu verlassen?
web-pass-own = Gerät wechseln
web-pass-own-about = Öffne diesen Link auf dem anderen Gerät oder scanne dort den Code. Er gilt einmal. Danach schaut dieses Gerät nur noch zu.
web-pass-other = Neuer Link für { $who }
web-pass-other-about = Für alle, die ihren Platz verloren haben: Dieser Link gilt einmal und gibt ihn zurück.
web-pass-qr = QR-Code mit dem Link, der einmal gilt
web-one-more-here = Hier dazusetzen
web-one-more-name = Wer spielt noch?
web-not-ready = noch nicht bereit
web-i-am-ready = Ich bin bereit
web-host-starts = Der Host startet das Spiel, sobald alle bereit sind.
web-host-again = Der Host kann noch ein Spiel starten.
web-too-few = Am Tisch müssen mindestens { $least } sitzen: Lade jemanden ein oder setz Bots dazu.
web-can-start = Ihr könnt mit { $count } Spielern anfangen.
web-code = Tisch-Code
web-share = Link teilen
web-copied = Kopiert
web-qr = QR-Code mit der Adresse dieses Tisches
web-options = Spieloptionen
web-clock = Zeit pro Zug
web-clock-about = Wenn sie abläuft, zieht ein Bot.
web-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-spectators = Publikum
web-spectators-about = Wer den Link hat, darf zuschauen, sieht aber keine Geheimnisse.
web-options-more = Mehr Optionen
web-game = Spiel
web-game-about = Ihr könnt das Spiel wechseln und eure Plätze behalten.
web-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
web-chairs = Plätze
web-chairs-about = Wie viele an diesem Tisch sitzen können.
web-away = Wenn jemand nicht da ist
web-away-about = Was passiert, wenn jemand die Verbindung verliert.
web-away-bot = ein Bot nach { $time }
web-away-wait = wir warten
web-free-text = Freier Chat
web-free-text-about = Ihr dürft schreiben, was ihr wollt, nicht nur fertige Sätze sagen.
web-write = Schreib etwas
web-send = Senden

## An einem Gerät

web-curtain = Der Vorhang
web-cover = Verdecken
web-lift = Halten: Ich bin { $name }
web-lift-other = Jemand anders
web-lift-any = Lass mich schauen
web-lift-who = Wer hat das Gerät?
web-lift-about = Sieh deine Geheimnisse an oder schlag etwas vor, auch wenn du nicht dran bist.

## Auf einem Bildschirm für alle

web-board = Auf großem Bildschirm zeigen
web-board-join = Mit dem Handy mitspielen
web-full = Vollbild
web-to-table = Zurück zum Tisch

## Danach

web-record = Spiel speichern
web-draw = Ehrlich ausgelost
web-draw-trust = Intern ausgelost
web-draw-about = Vor dem Spiel hat der Server eine geheime Zahl in einen Hut gelegt und versiegelt. Dann haben alle, die hier waren, eine dazugelegt: { $who }. Erst als alle drin waren, wurden sie gezeigt und gemischt. So ist entschieden, was hier der Zufall entscheidet. Niemand kannte vorher die Zahlen der anderen, also konnte niemand etwas aussuchen, auch der Server nicht.
web-draw-own = Die Zahl dieses Geräts ist im Hut.
web-draw-nobody = Kein Gerät hat eine eigene Zahl dazugelegt, also musst du dem Server vertrauen.
web-draw-program = Hier hat das Programm ganz allein gelost, also musst du ihm vertrauen.
web-draw-later = Wenn das Spiel aus ist, zeigt der Server seine Zahl, und diese Seite prüft alles nach.
web-draw-checked = Diese Seite hat es geprüft: Die Zahl des Servers ist die von vor dem Spiel, und alles, was gelost wurde, folgt aus den Zahlen im Hut. Auch was im Spiel verdeckt war, wurde nachher nicht verändert.
web-draw-checked-only = Diese Seite hat es geprüft: Die Zahl des Servers ist die von vor dem Spiel, und alles, was gelost wurde, folgt aus den Zahlen im Hut. Was in diesem Spiel verdeckt war, kann die Seite nicht prüfen. Für das gespeicherte Spiel macht das „sheepfold verify“.
web-draw-wrong = Vorsicht: Was gelost wurde, folgt nicht aus den Zahlen im Hut. Etwas ist kaputt, oder jemand hat geschummelt.
web-draw-unsealed = Vorsicht: Etwas, das im Spiel verdeckt war, ist nicht das, was versiegelt wurde. Etwas ist kaputt, oder jemand hat geschummelt.
web-draw-unchecked = Das ließ sich nicht prüfen.
web-fingerprint = Fingerabdruck
web-fingerprint-about = Alle, die mitgespielt haben, sehen dieselben Buchstaben und Ziffern. Im gespeicherten Spiel stehen sie auch: Sind sie gleich, ist es euer Spiel, und nichts darin wurde geändert.
web-replay = Nochmal ansehen
web-replay-eyes = Gesehen von
web-replay-own = Wie ich es sah
web-replay-as = Wie { $name } es sah
web-replay-watching = Wie das Publikum es sah
web-replay-open = Alles aufgedeckt
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-step = Schritt { $step } von { $steps }
web-lookback = Zurückblicken
web-lookback-table = Der Tisch
web-lookback-known = Wer wusste was?
web-lookback-points = Wendepunkte
web-lookback-making = Ich rechne aus, was man wissen konnte …
web-lookback-seat = Aus der Sicht von
web-lookback-numbers = Alle Zahlen dieses Augenblicks
web-lookback-truth = wirklich
web-lookback-decisive = Der entscheidende Augenblick
web-lookback-picture = Bild
web-lookback-file = Spiel öffnen
web-lookback-choose = Wähle eine Datei
web-lookback-about = Öffne ein Spiel, das hier gespeichert wurde, mit dieser oder einer früheren Version. Die Datei geht an diesen Server, der ausrechnet, was jeder wissen konnte, und sie nicht behält.
web-lookback-wrong = Mit dieser Datei stimmt etwas nicht: { $text } Du siehst den Teil, der in Ordnung ist.
web-lookback-chance = Dieser Tipp hatte eine Wahrscheinlichkeit von { $percent }, der beste { $best }.
web-lookback-bot = Was { $name } dachte
web-lookback-bot-none = { $name } hatte in dieser Runde noch nicht gespielt.
web-why = Warum?
web-why-long = Warum haben die Bots so gespielt?
web-why-about = Worauf jeder Bot geachtet hat, mit dem, was er damals wissen konnte.
web-why-none = In dieser Runde hat kein Bot gezogen.
web-why-wait = Die Bots denken zurück …
web-advice-wait = Ich denke nach …
web-why-person = Diesen Zug hat kein Bot gemacht.
web-why-later = Sobald nichts mehr geheim ist, sagen die Bots, warum sie so gespielt haben.

## A game without a board of its own

web-general-facts = { $least } bis { $most } Spieler
web-general-hold = Halten zum Ansehen
web-general-hidden = verdeckt
web-general-moves = Mögliche Züge
web-general-find = Einen Zug suchen
web-general-none = So schreibt sich kein Zug.
web-general-choose = Wähle einen Zug
web-general-make = Den Zug { $move } machen

## Finding the way

web-lost = Hier ist nichts
web-lost-about = Diese Adresse führt zu keiner Seite von Sheepfold. Vielleicht fehlt ein Buchstabe.
web-to-home = Zu den Spielen
web-join-empty = Gib den Tisch-Code ein oder füg den Link ein.
web-games = Deine Spiele
web-games-past = Was du gespielt hast
web-games-more = Mehr Spiele zeigen
web-game-turn = { $who } ist am Zug
web-game-lobby = Warteraum
web-game-left = Du bist weg, und ein Bot spielt für dich. Komm zurück!
web-game-moved = Dein Platz ist auf einem anderen Gerät.
web-game-gone = Diesen Tisch gibt es nicht mehr.
web-game-over = Das Spiel ist aus.
web-game-won = Du hast gewonnen!
web-game-winners =
    { $count ->
        [one] { $who } hat gewonnen!
       *[other] { $who } haben gewonnen!
    }
web-game-leave = Verlassen
web-game-forget = Vergessen
web-game-goes-on = Dein Spiel geht weiter, und dein Platz bleibt frei für dich: Du findest es hier.
web-left = Du hast den Tisch verlassen.
web-left-playing = Du hast das Spiel verlassen, und ein Bot spielt für dich. Du kannst jederzeit zurück: Es steht in deiner Liste.
web-how-hard = Wie schwer?
web-how-hard-about = Das merken wir uns. Mit dem Gesicht neben dem Knopf kannst du es jederzeit ändern.
web-only-here = Nur dieser Computer kann diesen Tisch öffnen. Damit andere mitspielen können, starte Sheepfold mit --lan und öffne die Adresse, die es zeigt.
web-only-here-seat = Nur dieser Computer kann diesen Link öffnen, in einem anderen Browser. Für ein anderes Gerät starte Sheepfold mit --lan.
web-seat-moved = Dein Platz ist jetzt auf einem anderen Gerät.
web-seat-moved-about = Willst du ihn zurück? Öffne dort das Menü und wähle „{ $what }“.
web-move-waits = Keine Verbindung. Dein Zug wartet: Wir schicken ihn, sobald sie wieder da ist.
web-move-made = Die Verbindung ist wieder da, und dein Zug ist gemacht.
web-move-refused = Die Verbindung ist wieder da, aber dein Zug ging nicht mehr. { $why }
web-name-lent = { $name } (Bot)
web-chair-waits = nicht da, wir warten
web-menu-more = Mehr
web-aim = Das Ziel:

## Das Tempo und das Ende eines Spiels

web-pace = Tempo der Bots
web-pace-about = Wie lange du siehst, was ein Bot gemacht hat.
web-pace-calm = gemütlich
web-pace-normal = normal
web-pace-quick = schnell
web-you-won = Du hast gewonnen!
web-you-shared = Gemeinsam gewonnen!
web-you-lost = Knapp! Nächstes Mal klappt’s!
web-again-please = Noch einmal!
web-again-asked = Du willst noch einmal spielen. Der Host startet das Spiel.
web-again-who =
    { $count ->
        [one] { $who } will noch einmal spielen.
       *[other] { $who } wollen noch einmal spielen.
    }
web-evening = Gewonnene Spiele: { $wins }

## Rätsel

web-puzzles = Rätsel des Tages
web-puzzle-previous = Tag davor
web-puzzle-next = Tag danach
web-puzzle-tap = Wähle deine Antwort.
web-puzzle-at-end = Geh zum letzten Zug und wähle dann deine Antwort.
web-puzzle-move = Zug { $step } von { $steps }
web-puzzle-confirm = Meine Antwort: { $answer }
web-puzzle-streak =
    { $count ->
        [one] { $count } Tag in Folge gelöst
       *[other] { $count } Tage in Folge gelöst
    }
web-puzzle-seen = Was du gesehen hast

## Die Lektion

web-lesson = Spielend lernen
web-lesson-skip = Überspringen
web-lesson-offer = Neu hier? Lern es beim Spielen, in ein paar Minuten.
web-lesson-again = Noch einmal
web-lesson-hear = Noch einmal hören

## Statistics

web-statistics = Deine Statistik
web-statistics-kept = Das bleibt nur auf diesem Gerät. Nichts wird verschickt.
web-statistics-none = Hier ist noch nichts. Spiel eine Partie oder löse ein Rätsel, dann siehst du hier, wie es läuft.
web-statistics-games =
    { $count ->
        [one] { $won } von { $count } Spiel gewonnen
       *[other] { $won } von { $count } Spielen gewonnen
    }
web-statistics-last = Letzte Spiele, das neueste zuerst
web-statistics-won = gewonnen
web-statistics-shared = Sieg geteilt
web-statistics-lost = nicht gewonnen
web-statistics-roles = Gewonnene Runden in jeder Rolle
web-statistics-of = { $won } von { $count }
web-statistics-guesses = Deine Tipps
web-statistics-guesses-came =
    { $count ->
        [one] { $right } von { $count } Tipp war richtig. Nach dem, was du wissen konntest, war { $expected } zu erwarten.
       *[other] { $right } von { $count } Tipps waren richtig. Nach dem, was du wissen konntest, waren { $expected } zu erwarten.
    }
web-statistics-guesses-best = Im Schnitt hatte dein Tipp eine Wahrscheinlichkeit von { $chance }, der beste { $best }.
web-statistics-guesses-range = Wahrscheinlichkeit von { $from } bis { $to }: { $right } richtig, { $wrong } falsch
web-statistics-guesses-axis = Wie wahrscheinlich dein Tipp war
web-statistics-puzzles = Rätsel
web-statistics-solved = gelöst
web-statistics-unsolved = nicht gelöst
web-statistics-puzzles-solved = { $won } von { $count } gelöst
web-statistics-puzzles-longest =
    { $count ->
        [one] Längste Serie: { $count } Tag
       *[other] Längste Serie: { $count } Tage
    }
web-statistics-save = Als Datei sichern
web-statistics-delete = Alles löschen
web-statistics-delete-sure = Deine Statistik und deine Rätselantworten von diesem Gerät löschen? Sie lassen sich nicht zurückholen.
web-statistics-keep = Alles behalten
web-statistics-deleted = Alles ist gelöscht.

## Rules at hand

web-rule-read = Regel lesen
web-rule-here = Die Regel:
