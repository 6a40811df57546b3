### Was alle Spiele gemeinsam haben, auf Deutsch.

## Wer und was

player = Spieler { $seat }
player-you = { $name } (du)
names-and = { $others } und { $last }
names-and-i = { $others } und { $last }

## Was ihr wählen könnt

option-no = nein
option-no-limit = ohne Grenze
option-random = ausgelost
option-yes = ja
setting-notes = Notizen
setting-notes-about = Die Seite darf mitschreiben, was dein Platz gesehen hat: nicht mehr, als du auf Papier notieren könntest.
setting-advice = Rat
setting-advice-about = Wer spielt, kann nach einem Wink fragen, nach Wahrscheinlichkeiten und danach, was die Eule tun würde. Alles folgt nur aus dem, was dieser Platz weiß.
setting-when-always = immer
setting-when-bots = gegen Bots
setting-when-never = nie

## Im Bild

round-of = Runde { $round } von { $rounds }

## Rat

advice-hint = Wink
advice-bot = Was täte die Eule?
advice-chances = Wahrscheinlichkeiten
advice-later = Einen Wink bekommst du, wenn du am Zug bist.

## Am Terminal

terminal-welcome = { $game } mit { $seats } Spielern. Du bist { $name }. Mit ? siehst du, was du eingeben kannst.
terminal-prompt = Dein Zug
terminal-possible = Jetzt möglich:
terminal-bye = Tschüss, bis bald!

## Warum etwas nicht geht

refused-game-over = Das Spiel ist aus.
refused-history-goes-on = Nach dem Ende einer Runde kann in ihrem Verlauf nichts mehr kommen.
refused-no-such-player = Spieler { $player } gibt es nicht.
refused-not-a-move = „{ $text }“ ist kein Zug.
refused-not-now = Dieser Zug geht jetzt nicht.
refused-not-seated = Ziehen darf nur, wer am Tisch sitzt.
refused-not-your-turn = Du bist nicht dran, sondern { $who }.
refused-nothing-drawn = Hier bleibt nichts dem Zufall überlassen.
refused-options = Diese Optionen hat dieses Spiel nicht.
refused-seats = Dieses Spiel ist für { $least } bis { $most } Spieler.
refused-starter = Die Runde muss einer der Spieler 1 bis { $most } anfangen.
refused-starter-known = Wer diese Runde anfängt, wird nicht ausgelost.

## Aufzeichnungen

refused-record-cut-short = Die Aufzeichnung bricht nach { $place } Bytes ab.
refused-record-entry = Eintrag { $entry } der Aufzeichnung kann nicht gespielt werden ({ $rule }).
refused-record-draw-closed = Das Spiel ist aus, aber die Aufzeichnung hält die Geheimzahl ihrer Auslosung zurück.
refused-record-draw-early = Die Geheimzahl der Auslosung ist offen, obwohl das Spiel nicht aus ist: Die Aufzeichnung wurde abgeschnitten oder geändert.
refused-record-draw-seal = Die Geheimzahl in der Aufzeichnung ist nicht die, die vor dem Spiel versiegelt wurde.
refused-record-draw-seats = Die Auslosung dieser Aufzeichnung nennt einen Platz, den es nicht gibt, oder einen doppelt.
refused-record-drawn = In Eintrag { $entry } folgt der Zufall nicht aus der Auslosung.
refused-record-fingerprint = Der Fingerabdruck in der Aufzeichnung ({ $shown }) ist nicht der ihrer Züge ({ $found }).
refused-record-format = Das ist keine Aufzeichnung von Sheepfold.
refused-record-game = Die Aufzeichnung ist von einem Spiel, das hier unbekannt ist: „{ $game }“.
refused-record-move = Eintrag { $entry }: Nach den Regeln darf Platz { $seat } hier nicht „{ $move }“ spielen ({ $rule }).
refused-record-names = Alle brauchen einen druckbaren Namen mit 1 bis { $most } Zeichen.
refused-record-no-deal = Die Aufzeichnung muss mit dem Austeilen beginnen, ohne Platz und ohne Zug.
refused-record-no-game = Eine Partie { $game } gibt es nicht: In der Datei sind es { $most }.
refused-record-no-move = In Eintrag { $entry } der Aufzeichnung fehlt der Platz oder der Zug.
refused-record-no-seat = Spieler { $seat } gibt es nicht: In der Aufzeichnung sind es 1 bis { $most }.
refused-record-no-step = Eintrag { $step } gibt es nicht: In der Aufzeichnung sind es 0 bis { $most }.
refused-record-not-json = Die Aufzeichnung ist nicht lesbar: Byte { $place } ist kein gültiges JSON.
refused-record-not-opened = In Eintrag { $entry } müsste dieses Siegel schon offen sein: { $secret }.
refused-record-not-over = Das Spiel war beim Speichern noch nicht zu Ende, deshalb ist das noch keine Aufzeichnung. Speichere es noch einmal, wenn es zu Ende ist.
refused-record-opened-early = In Eintrag { $entry } ist ein Siegel offen, das noch zu sein müsste: { $secret }. Die Aufzeichnung wurde abgeschnitten oder geändert.
refused-record-options = Mit den Optionen dieser Aufzeichnung kann man nicht spielen.
refused-record-result = Das Ergebnis in der Aufzeichnung ist nicht das ihrer Züge.
refused-record-rules = Die Aufzeichnung folgt Version { $rules } der Regeln; hier bekannt ist Version { $known }.
refused-record-seal-shape = Ein Siegel oder Salz in Eintrag { $entry } besteht nicht aus 64 Hexadezimalziffern.
refused-record-seal-wrong = In Eintrag { $entry } passt dieses Siegel nicht: { $secret }.
refused-record-seals = Eintrag { $entry } muss so viele Siegel und ebenso viele Salze haben: { $seals }.
refused-record-shape = An dieser Stelle der Aufzeichnung stimmt etwas nicht: { $place }.
refused-record-too-large = Eine Aufzeichnung darf höchstens { $most } MB haben.
refused-record-too-long = Dieses Spiel ist zu lang, um hier darauf zurückzublicken.
refused-record-twice = In der Aufzeichnung steht ein Feld doppelt: „{ $field }“.
refused-record-version = Die Aufzeichnung hat das Format { $version }; hier bekannt ist Format { $known }.
serve-at = Sheepfold ist hier: { $address }
serve-public = Zu finden ist es unter { $address }
serve-lan = In diesem Netz: { $address }
serve-plain = Über einfaches HTTP kann ein Telefon mitspielen, aber weder die Seite installieren noch den Bildschirm anlassen. Mit einem Zertifikat ändern das --tls-cert und --tls-key.
verify-count = Richtige Aufzeichnungen: { $right } von { $count }.
verify-line =
    { $fingerprint ->
        [none] richtig, in einem älteren Format ohne Fingerabdruck
       *[other] richtig, mit dem Fingerabdruck { $fingerprint }
    }
lookback-none = In diesem Spiel sticht nichts heraus.
verify-moves =
    { $over ->
        [true] Alle Einträge ({ $entries }) sind regelgerecht, und das Ergebnis stimmt.
       *[false] Alle Einträge ({ $entries }) sind regelgerecht. Das Spiel ist nicht zu Ende, also gibt es noch kein Ergebnis.
    }
verify-seals =
    { $seals ->
        [0] In dieser Aufzeichnung gibt es keine Siegel.
       *[other]
            { $closed ->
                [0] Alle Siegel ({ $seals }) passen zu dem, was sie verbergen.
               *[other] Siegel, die zu dem passen, was sie verbergen: { $open }. Noch zu und damit noch ohne Beweiskraft: { $closed }.
            }
    }
verify-draw =
    { $count ->
        [0] Alles, was der Zufall bestimmt hat, folgt aus der Geheimzahl in dieser Aufzeichnung. Kein Gerät hat etwas dazugegeben: Wer die Geheimzahl gemacht hat, konnte etwas aussuchen.
        [one] Alles, was der Zufall bestimmt hat, folgt aus der Geheimzahl und der Zahl eines Geräts, wie sie in dieser Aufzeichnung stehen. Ist der Fingerabdruck der, den alle beim Spielen gesehen haben, konnte niemand etwas aussuchen.
       *[other] Alles, was der Zufall bestimmt hat, folgt aus der Geheimzahl und den Zahlen von { $count } Geräten, wie sie in dieser Aufzeichnung stehen. Ist der Fingerabdruck der, den alle beim Spielen gesehen haben, konnte niemand etwas aussuchen.
    }
verify-draw-closed = Die Geheimzahl der Auslosung bleibt verschlossen, bis das Spiel aus ist: Noch zeigt nichts, dass der Zufall gerecht war.
verify-program = Das Programm hat allein gelost: Ob das gerecht war, zeigt diese Aufzeichnung nicht.
verify-fingerprint = Namen, Optionen und offene Züge sind nicht versiegelt. Ob es das Spiel ist, das gespielt wurde, zeigt der Fingerabdruck: { $fingerprint }
verify-old = Namen, Optionen und offene Züge sind nicht versiegelt, und Aufzeichnungen in diesem älteren Format haben keinen Fingerabdruck.

## Der Tisch

refused-already-seated = Du sitzt schon an diesem Tisch. Der Platz des Bots ist für jemand anderen.
refused-chair-empty = Dort sitzt niemand.
refused-chair-taken = Dieser Platz ist besetzt.
refused-bot-not-offered = Dieser Server bietet den Bot „{ $bot }“ an seinen Tischen nicht an.
refused-colour-taken = Diese Farbe hat schon jemand anders.
refused-empty-text = Da steht ja gar nichts.
refused-free-text-off = An diesem Tisch gibt es keinen freien Chat: Wähle einen der Sätze.
refused-history-does-not-fit = Der Verlauf führt nicht zu dem gezeigten Stand.
refused-nothing-to-do = Von diesem Spieler wird gerade kein Zug erwartet.
refused-game-paused = Das Spiel macht gerade Pause.
refused-no-such-chair = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-takeback = Du hast keinen Zug, den du zurücknehmen kannst.
refused-not-an-order = In dieser Reihenfolge fehlt jemand.
refused-not-host = Das kann nur der Host.
refused-not-in-lobby = Das geht nur vor dem Spiel.
refused-advice-not-allowed = An diesem Tisch spielt ihr ohne Rat.
refused-advice-not-playing = Rat gibt es nur, während gespielt wird.
refused-no-advice = Für dieses Spiel gibt es keinen Rat.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-not-playing = Gerade läuft kein Spiel.
refused-drawing = Für dieses Spiel wird gerade ausgelost. Versuch es gleich noch einmal.
refused-no-draw = Von diesem Gerät wird jetzt nichts für eine Auslosung gebraucht.
refused-draw-sealed = Dieses Gerät hat für diese Auslosung schon eine andere Zahl versiegelt.
refused-draw-copied = Ein anderes Gerät hat dieselbe Zahl versiegelt.
refused-draw-not-sealed = Noch haben nicht alle Geräte ihre Zahl versiegelt.
refused-draw-other = Das ist nicht die Zahl, die dieses Gerät versiegelt hat.
refused-not-ready = Es sind noch nicht alle bereit.
refused-not-your-seat = Setz dich zuerst.
refused-own-takeback = Darauf antworten die anderen.
refused-seat-not-lent = Dein Platz gehört schon dir.
refused-stale = Das Spiel ist weitergegangen. Schau auf den Tisch und wähle noch einmal.
refused-enough-for-now = Du hast neben dem Spielen schon sehr viel gemacht. Spiel weiter, oder versuch es in einer halben Minute noch einmal.
refused-long-round = Diese Runde dauert schon sehr lange, darum braucht jeder Zug jetzt ein paar Sekunden. Versuch es noch einmal.
refused-table-full = An diesem Tisch ist kein Platz frei.
refused-takeback-over = Niemand bittet mehr darum, einen Zug zurückzunehmen.
refused-token-used = Dieses Gerät hat mit diesem Geheimnis schon einen Platz.
refused-too-many-seated = Hier sitzen mehr, als in diesem Spiel mitspielen können.
refused-still-there = Diese Person ist noch verbunden. Einen neuen Link gibt es nur, wenn das Gerät weg ist.
refused-unknown-link = Dieser Link wurde schon benutzt oder gilt nicht.
refused-already-claiming = Du wartest schon auf einen Platz.
refused-may-come-back = Wer dort sitzt, kann noch zurückkommen. Warte noch etwas.
refused-no-claim = Du wartest auf keinen Platz.
refused-one-at-a-time = Gerade fragt schon jemand anderes. Warte auf die Antwort.
refused-own-seat-only = In dieser Runde kannst du nur auf deinen eigenen Platz zurück.
refused-somebody-removed = In dieser Runde musste jemand den Tisch verlassen. Deshalb übernimmt niemand einen Platz vor der nächsten.
refused-takeover-over = Niemand fragt mehr nach diesem Platz.
refused-too-few-to-agree = Mindestens zwei andere müssen zustimmen, an Geräten, die sie an diesem Tisch mit niemandem geteilt haben.
refused-was-removed = Der Host hat dich gebeten, diesen Tisch zu verlassen.

## Die Befehle

refused-no-puzzles = Rätsel gibt es nur zu { $games }.
refused-no-lesson = Lektionen gibt es nur zu { $games }.
refused-no-such-game = Ein Spiel „{ $text }“ gibt es hier nicht, wohl aber: { $games }.
refused-no-such-language = Die Sprache „{ $text }“ gibt es hier nicht, wohl aber: { $languages }.
refused-not-a-date = { $option }: „{ $text }“ ist kein Datum wie 2026-12-24.
refused-not-a-number = { $option }: „{ $text }“ ist keine Zahl von { $least } bis { $most }.
refused-not-a-whole-number = { $option }: „{ $text }“ ist keine ganze Zahl von { $least } bis { $most }.
refused-not-days = { $option }: „{ $text }“ ist weder eine Anzahl von Tagen von 1 bis 100000 noch „forever“.
refused-option-alone = { $option } bewirkt nichts ohne { $other }.
refused-options-together = { $option } und { $other } passen nicht zusammen: Lass eines davon weg.
refused-system = Das System lässt das nicht zu: { system-error }.
backup-done = Die Tische sind nach { $file } kopiert.
confirm-yes = j
refused-file-unwritable = Die Datei { $file } lässt sich nicht schreiben: { system-error }.
refused-no-home = Hier gibt es kein Benutzerverzeichnis für die Tische: Nenne einen Ordner mit --data.
refused-nobody-to-ask = Hier ist niemand, der gefragt werden könnte: Mit --yes wird ohne Frage gelöscht, mit --dry-run kannst du erst nachsehen.
refused-not-copied = Die Tische in { $folder } ließen sich nicht nach { $file } kopieren; die Datei ist wieder weg.
tables-deleted =
    { $count ->
        [0] Kein Tisch wurde gelöscht.
        [one] { $count } Tisch wurde gelöscht.
       *[other] { $count } Tische wurden gelöscht.
    }
tables-line = Einträge: { $entries }, der letzte am { $last }
tables-sure =
    { $count ->
        [one] Diesen Tisch löschen? Das lässt sich nicht zurücknehmen. [j/N]
       *[other] Diese { $count } Tische löschen? Das lässt sich nicht zurücknehmen. [j/N]
    }
tables-would-be-deleted =
    { $count ->
        [0] Kein Tisch würde gelöscht.
        [one] { $count } Tisch würde gelöscht.
       *[other] { $count } Tische würden gelöscht.
    }
arena-levels = Spielstärken, die schwächste zuerst: { $bots }
arena-opponents = Gegner zum Messen: { $bots }
arena-plug-ins = Aus anderen Paketen: { $bots }
arena-games = { $game }, { $players } Spieler: { $games } Partien, Startwert { $seed }, { $moves } Züge je Partie
arena-paired =
    { $game }, { $players } Spieler: { $games } Partien, jede zweimal mit denselben Karten gespielt, Startwert { $seed }
    { $bot } gewinnt { $share } davon, { $other } an seiner Stelle { $instead }: ein Unterschied von { $difference } ({ $low } bis { $high })
arena-stopped = Abgebrochen, bevor alle { $games } gespielt waren: So weit ist es gekommen.
solve-proved = Bewiesen: der Hund gewinnt mit einer Wahrscheinlichkeit von mindestens { $value } ({ $vectors } Vektoren, { $steps } Mischungen geprüft).
solve-proved-most = Bewiesen: der Hund gewinnt mit einer Wahrscheinlichkeit von höchstens { $value } ({ $lots } Gruppen, { $covers } Überdeckungen geprüft).
lab-errors = Fehler
lab-interval = 99 Prozent
lab-points = Punkte
lab-rating = Stärke
lab-seat = Platz
lab-wins = Siege
refused-exploit-game = Ausnutzen lassen sich nur Bots von { $games }.
refused-no-cluster = Unter { $address } antwortet kein Dask-Cluster.
refused-no-such-bot = Hier heißt kein Bot „{ $text }“; es gibt: { $bots }.
refused-no-such-function = Es gibt keinen Bot „{ $text }“: Schreib ihn als Modul:Funktion, mit einem Modul, das Python hier findet.
refused-no-such-plug-in =
    { $count ->
        [0] Kein Bot aus einem anderen Paket heißt „{ $text }“.
       *[other] Kein Bot aus einem anderen Paket heißt „{ $text }“; es gibt: { $bots }.
    }
refused-not-installed = Dafür braucht es { $package }, und das ist nicht installiert: pip install 'sheepfold[{ $extra }]'
refused-plot-ending = Ein Diagramm endet auf eines von { $endings }, nicht wie „{ $file }“.
refused-rounds-game = Einzelne Runden gibt es nur bei { $games }.
refused-solve-too-large = Ein Feld mit mehr als { $most } Plätzen oder mit endloser Geduld lässt sich nicht lösen.
refused-solve-bad-file = { $file } ist beschädigt oder weder Lösung noch Zwischenstand dieses Felds.
refused-solve-not-proved = { $file } behauptet mehr, als sich beweisen lässt: { $why }.
refused-too-many-bots = { $bots } Bots sind zu viele für { $players } Spieler.
simulate-games = { $game }, { $players } Spieler: { $games } zufällige Partien, Startwert { $seed }
simulate-moves = Züge je Partie: { $mean } ({ $fewest } bis { $most }), Runden: { $rounds }
refused-too-many-names = Es sind { $names } Namen, aber nur { $most } an diesem Gerät: --hot-seat sagt, wie viele es sich teilen.
system-error =
    { $error ->
        [ENOENT] die Datei oder den Ordner gibt es nicht
        [EACCES] das ist nicht erlaubt
        [EPERM] das ist nicht erlaubt
        [EISDIR] das ist ein Ordner
        [ENOTDIR] ein Teil des Pfades ist kein Ordner
        [EEXIST] eine Datei dieses Namens ist im Weg
        [ENOSPC] es ist kein Platz mehr
        [EROFS] dort kann man nur lesen
        [EIO] das Laufwerk arbeitet nicht, wie es soll
        [EBUSY] ein anderes Programm benutzt es gerade
       *[other] das System meldet { $error }
    }

## Der Server

refused-bad-certificate = Mit { $file } lässt sich kein HTTPS anbieten: Das ist kein Zertifikat, oder der Schlüssel passt nicht, oder er hat ein Passwort.
refused-data-folder = In { $folder } lassen sich keine Tische aufbewahren: { system-error }.
refused-data-taken = In { $folder } bewahrt schon ein anderer Server seine Tische auf. Beende ihn zuerst, oder gib diesem mit --data einen eigenen Ordner.
refused-data-in-nats = Die Tische in { $folder } bewahrt NATS auf, seit dort ein Server mit --workers lief. Starte auch diesen mit --workers.
refused-data-twice = In { $folder } liegt eine sheepfold.db, aber die Tische dort bewahrt schon NATS auf. Um eine Sicherung zurückzuholen, nimm zuerst nats und alle nats.* aus dem Ordner. Sonst nimm sheepfold.db weg.
refused-worker-failed = Ein Prozess, der bedienen soll, startet nicht.
refused-file-unreadable = Die Datei { $file } ist nicht lesbar: { system-error }.
refused-no-such-address = Dieser Rechner hat keine Adresse „{ $host }“, an der er lauschen könnte.
refused-port-not-allowed = Port { $port } verlangt mehr Rechte: Nimm einen ab 1024, etwa sheepfold serve --port 8000.
refused-port-taken = Port { $port } ist schon belegt. Dieser ist frei: --port { $free }
refused-bad-data = Die Tische in { $folder } lassen sich nicht lesen.
refused-newer-data = Eine neuere Version von Sheepfold hat die Tische in { $folder } geschrieben; sie bleiben, wie sie sind. Bitte aktualisiere Sheepfold.
refused-file-exists = Die Datei { $file } gibt es schon, sie bleibt, wie sie ist.
refused-no-data = In { $folder } werden keine Tische aufbewahrt.
refused-cannot-write = Der Server kann gerade nicht speichern, also ist nichts geschehen. Versuch es noch einmal.
refused-no-hello = Der Server hat nicht verstanden, wer da ist.
refused-no-spectators = An diesem Tisch wird ohne Publikum gespielt.
refused-no-such-table = Den Tisch { $code } gibt es nicht.
refused-no-table = Prüf den Tisch-Code.
refused-not-a-message = Das hat der Server nicht verstanden.
refused-other-version = Diese Seite ist veraltet. Lade sie neu.
refused-server-closing = Der Server startet neu. Gleich geht es weiter.
refused-server-full = Dieser Server hat keinen Platz für weitere Tische. Begonnene Spiele gehen weiter.
refused-table-crowded = Zu viele Geräte schauen diesem Tisch zu.
refused-table-damaged = Der Tisch { $code } lässt sich nicht lesen: Was der Server davon aufbewahrt hat, ist beschädigt.
refused-table-deleted = Dieser Tisch wurde gelöscht.
refused-too-fast = Das war zu viel auf einmal. Warte einen Moment.
refused-server-busy = Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.
refused-too-large = Das ist zu lang.
refused-unknown-rules = Der Tisch { $code } wird nach Regeln gespielt, die dieser Server nicht kennt.
refused-too-many-refusals = Zu viele Anfragen von hier ließen sich nicht ausführen.
refused-unknown-limit = Es gibt keine Grenze „{ $name }“; es gibt { $names }.
refused-bad-limit = Die Grenze { $name } kann nicht „{ $value }“ sein; sonst ist sie { $usual }.
refused-bad-public-url = „{ $text }“ kann nicht die öffentliche Adresse sein; gib eine an wie https://club.example/games/.
refused-bad-proxy = „{ $text }“ ist keine IP-Adresse, also kann es nicht der vertraute Proxy sein.
refused-other-host = Dieser Server heißt nicht „{ $host }“. Öffne ihn unter seiner eigenen Adresse; wer ihn betreibt, gibt ihm mit --public-url einen Namen.
refused-other-origin = Darum hat eine Seite von anderswo gebeten. Öffne diesen Server unter seiner eigenen Adresse; wer ihn betreibt, gibt ihm mit --public-url einen Namen.
refused-not-json = Der Server nimmt hier nur JSON an (Content-Type application/json).

## Das Programm für das Terminal

refused-hot-seat = An diesem Gerät sitzen mehr als die { $most }, die mitspielen.
refused-game-taken = Dieses Spiel läuft gerade in einem anderen Fenster.
refused-game-unreadable = Das Spiel in { $file } lässt sich nicht lesen.
refused-other-game = Dieses Spiel hat keine Option „{ $option }“.
refused-no-server = Unter { $server } antwortet kein Server.
refused-no-terminal = Zum Spielen braucht es ein Terminal.
refused-dumb-terminal = Zum Spielen braucht es ein Terminal für den ganzen Bildschirm, und TERM={ $term } ist keines.
refused-no-unicode = Zum Spielen braucht es ein Terminal, das UTF-8 zeigt. Wenn deines das kann, sag es mit LC_ALL=C.UTF-8.
refused-not-an-address = „{ $text }“ ist keine Adresse eines Tisches.

chair-away = nicht da
chair-away-until = nicht da, in { $left } übernimmt ein Bot
player-bot = Bot { $chair }
table-connecting = Suche den Tisch { $address } …
draw-wrong-missing = Es wurde ohne dieses Gerät ausgelost: Es hat nicht rechtzeitig geantwortet.
draw-wrong-changed = Vorsicht: Nachdem dieses Gerät seine Zahl gezeigt hatte, wurde die Auslosung geändert. Etwas ist kaputt, oder jemand hat geschummelt.
terminal-fingerprint = Der Fingerabdruck dieses Spiels, bei allen gleich: { $fingerprint }
terminal-invite = Die anderen öffnen { $address } oder geben ein: sheepfold play --join { $address }
table-leave = Den Tisch verlassen? Ein Bot spielt dann für dich.
chair-lent = ein Bot spielt
terminal-menu = Was möchtest du spielen?
terminal-menu-begun = Da ist ein Spiel, das du noch nicht fertig gespielt hast.
terminal-menu-bots = Bots: { $level }
terminal-menu-code = Tisch-Code oder Adresse
terminal-menu-finished = Beendete Spiele: { $count }
terminal-menu-go-on = Weiterspielen
terminal-menu-join = Mit einem Code mitspielen
terminal-menu-lesson = Lektion
terminal-menu-new = Neues Spiel
terminal-menu-players = { $count } Spieler
terminal-menu-remove = Dieses Spiel wegwerfen? Drück noch einmal d.
terminal-menu-unreadable = Diese Spiele lassen sich nicht lesen: { $files }
terminal-no-entry = { $address } antwortet, lässt aber niemanden herein ({ $answer }). Nächster Versuch …
terminal-not-kept = Dieses Spiel kann nicht aufgehoben werden: { $folder } lässt sich nicht beschreiben.
terminal-own-lent = Ein Bot spielt für dich. Mit k nimmst du deinen Platz zurück.
claim-waiting = Du spielst ab der nächsten Runde für { $who }. Bis dahin bleiben die Geheimnisse dort geheim.
claim-asked = Wir fragen nach. Noch keine Antwort von: { $who }.
claim-by-link = Ein neues Gerät für { $name }
terminal-seat-not-kept = Dein Platz konnte nicht für später gemerkt werden: { $file } lässt sich nicht schreiben.
table-paused = Das Spiel macht Pause.
table-reconnecting = verbinde neu …
terminal-saved = Das Spiel ist gespeichert: { $file }
terminal-stop = Das Spiel verlassen? Es wird nicht aufgehoben.
terminal-stop-kept = Das Spiel verlassen? Es wird aufgehoben: Mit „sheepfold play“ geht es weiter.
table-title = Tisch { $code }
terminal-rule-key = F2 öffnet die Regel.
terminal-too-small = Fenster zu klein: nötig { $columns }×{ $rows }
general-round = Runde { $round }
general-score = Punkte
general-todo = { $who } ist dran.
general-todo-own = Du bist dran.
general-result =
    { $count ->
        [one] { $winners } gewinnt!
       *[other] { $winners } gewinnen gemeinsam!
    }
no-rules = Zu diesem Spiel gibt es keine Regelseite.
terminal-keys-general =
    Auf dem Spielbrett:
      Pfeile         zu einem Zug gehen
      Enter, Klick   ihn machen

terminal-keys =
    Tasten:
      / oder Tab     einen Zug eingeben, und zurück zum Brett
      Enter, Esc     wählen oder bestätigen; noch einmal überlegen
      Bild ↑, ↓      nachlesen, was passiert ist
      u              den letzten Zug zurücknehmen oder darum bitten (y, n)
      p              das Spiel anhalten oder fortsetzen (Host)
      k              deinen Platz vom Bot zurücknehmen
      i              Rat holen, wo der Tisch es erlaubt
      t              Tischgespräch
      s              das Spiel speichern, wenn es aus ist
      ?, F2, q       diese Seite; die Spielregeln; verlassen (oder Strg-C)

curtain = Gib das Gerät bitte an { $name } weiter.

action-advice = Rat holen
action-allow = erlauben
action-back = zurück
action-add-bot = Bot dazusetzen
action-cancel = nein
action-choose = wählen
action-close = schließen
action-close-chair = Platz schließen
action-open-curtain = Ich bin da
action-fewer-players = weniger Spieler
action-help = Hilfe
action-cover = verdecken
action-make-host = zum Host machen
action-leave = verlassen
action-other-level = Stärke ändern
action-to-lobby = zum Warteraum
action-more-players = mehr Spieler
action-not-ready = noch nicht bereit
action-open-chair = Platz öffnen
action-options = Spieloptionen
action-other-choice = ändern
action-pass-device = weiter an { $name }
action-pause = Pause
action-quit = Ende
action-ready = ich bin bereit
action-reclaim = Platz zurücknehmen
action-refuse = ablehnen
action-rematch = Revanche
action-remove = entfernen
action-resume = weiter
action-last-round = letzte Runde sehen
action-rules = Regeln
action-save = Spiel speichern
action-start = Spiel starten
action-stay = bleiben
action-confirm = ja
action-takeback = Zug zurücknehmen
action-takeover = jetzt mitspielen
action-drop-claim = doch nicht
action-talk = reden
action-type-move = Zug eingeben
action-move-up = nach oben

chair-closed = geschlossen
chair-host = Host
chair-open = frei
chair-ready = bereit
chair-wins = Siege: { $wins }
level-lamb = Lamm (sehr leicht)
level-sheep = Schaf (leicht)
level-fox = Fuchs (schwer)
level-owl = Eule (sehr schwer)

## Tischgespräch

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-your-turn = Du bist dran!
phrase-one-moment = Moment!
phrase-back-soon = Bin gleich zurück!
phrase-oops = Hoppla!
phrase-aha = Aha!
phrase-not-me = Ich war’s nicht!
phrase-yes = Ja
phrase-no = Nein
phrase-laugh = Haha!
phrase-wow = Wow!
phrase-again = Noch eins?
phrase-goodbye = Tschüss!

## Neues vom Tisch

news-configured = Der Host hat die Spieloptionen geändert.
news-sat = { $who } setzt sich.
news-introduced = { $who } hat einen neuen Namen oder eine neue Farbe.
news-bot_sat = { $who } nimmt Platz.
news-stood = { $who } verlässt den Tisch.
news-chair_set =
    { $yes ->
        [yes] Es gibt einen Platz mehr.
       *[no] Es gibt einen Platz weniger.
    }
news-readied =
    { $yes ->
        [yes] { $who } ist bereit.
       *[no] { $who } ist noch nicht bereit.
    }
news-ordered = Die Plätze haben eine neue Reihenfolge.
news-host_changed =
    { $who ->
        [nobody] Der Tisch hat keinen Host.
       *[other] { $who } ist jetzt Host.
    }
news-draw_begun = Es wird ausgelost: Jedes Gerät gibt eine geheime Zahl dazu.
news-draw_missed = Das Gerät von { $who } hat nicht rechtzeitig geantwortet. Wir losen ohne es neu aus.
news-started = Los geht’s: Das Spiel beginnt!
news-takeback_asked = { $who } möchte den letzten Zug zurücknehmen.
news-takeback_answered =
    { $yes ->
        [yes] { $who } ist einverstanden: Der Zug darf zurück.
       *[no] { $who } möchte, dass der Zug gilt.
    }
news-taken_back = { $who } nimmt den letzten Zug zurück.
news-went_away = { $who } hat die Verbindung verloren.
news-came_back = { $who } ist wieder da.
news-lent = Ein Bot spielt für { $who }.
news-paused =
    { $yes ->
        [yes] Das Spiel macht Pause.
       *[no] Das Spiel geht weiter.
    }
news-back_to_lobby = Alle sind wieder im Warteraum.
news-link_made = Der Platz von { $who } kann auf ein anderes Gerät umziehen.
news-seat_moved = { $who } spielt jetzt an einem anderen Gerät.
news-claimed = { $name } spielt ab der nächsten Runde für { $who }.
news-claim_dropped = { $name } wartet nicht mehr auf den Platz von { $who }.
news-takeover_asked = Darf { $name } jetzt für { $who } spielen und dort alles sehen? Alle müssen zustimmen.
news-takeover_answered =
    { $yes ->
        [yes] { $who } stimmt zu.
       *[no] { $who } stimmt nicht zu.
    }
news-taken_over = { $name } übernimmt den Platz und spielt weiter.

# Tables in a cluster, and archives

refused-log-address = --log: „{ $text }“ ist keine Adresse eines NATS-Clusters. Schreib zum Beispiel nats://host:4222.
refused-log-missing = Für Tische in NATS fehlt ein Paket: pip install "sheepfold[nats]".
refused-log-unreachable = Unter { $address } ist kein NATS, oder es lässt sich nicht erreichen.
refused-log-denied = NATS unter { $address } lässt diesen Server nicht ein: Prüf den Namen und das Passwort.
refused-log-forbidden = NATS unter { $address } verbietet diesem Benutzer etwas, das die Tische brauchen: { $error }.
refused-log-unencrypted = NATS unter { $address } verwendet kein TLS, darum wurde nichts dorthin geschickt. Schalte dort TLS ein, oder schreib nats://, wenn du keine Verschlüsselung willst.
refused-log-untrusted = Dem Zertifikat von NATS unter { $address } ist nicht zu trauen: { $error }.
refused-log-outdated = NATS unter { $address } hat die Version { $found }, nötig ist { $needed } oder eine neuere.
refused-log-no-jetstream = NATS unter { $address } bewahrt nichts auf: Schalte dort JetStream ein.
refused-log-replicas = Unter { $address } gibt es zu wenige NATS-Server, um alles { $count }-mal aufzubewahren.
refused-log-silent = NATS unter { $address } nimmt gerade nichts an: Vielleicht ist dort die Festplatte voll, oder es laufen zu wenige seiner Server.
refused-log-failed = Die Tische unter { $address } lassen sich nicht verwenden: { $error }.
refused-migrate-same = Die Tische sind schon in { $place }.
refused-migrate-other = In { $place } gibt es schon einen anderen Tisch { $code }. Lösch zuerst einen der beiden.
migrate-done =
    { $count ->
        [0] Es gab keinen Tisch, der nach { $place } zu kopieren war.
        [one] { $count } Tisch wurde nach { $place } kopiert.
       *[other] { $count } Tische wurden nach { $place } kopiert.
    }
archive-sure =
    { $count ->
        [one] Die Spiele dieses Tisches als Aufzeichnungen ablegen und den Tisch löschen? [j/N]
       *[other] Die Spiele dieser { $count } Tische als Aufzeichnungen ablegen und die Tische löschen? [j/N]
    }
archive-would-be-done =
    { $count ->
        [0] Kein Tisch würde archiviert.
        [one] { $count } Tisch würde archiviert.
       *[other] { $count } Tische würden archiviert.
    }
archive-done =
    { $count ->
        [0] Kein Tisch wurde archiviert.
        [one] { $count } Tisch wurde in { $folder } archiviert.
       *[other] { $count } Tische wurden in { $folder } archiviert.
    }

## Rätsel

puzzle-level =
    { $level ->
        [1] leicht
        [2] mittel
       *[3] schwer
    }
puzzle-right = Richtig!
puzzle-wrong = Nicht ganz. Es war { $answer }.
puzzle-ask = Deine Antwort:
puzzle-why = Und darum:
puzzle-not-an-answer = Gib eines davon ein: { $answers }

## Die Lektion

learn-move = Dein Zug:
learn-mistake = Nicht dieser Zug. { $mistake }
learn-on = Weiter mit der Eingabetaste.
learn-resumed = Es geht weiter, wo du aufgehört hast. Von vorn: { $command }

## Falsch benutzte Befehle

usage-no-option = Eine Option { $option } gibt es hier nicht.
usage-no-command = Einen Befehl „{ $command }“ gibt es nicht.
usage-did-you-mean = Meintest du { $names }?
usage-missing = { $what } fehlt.
