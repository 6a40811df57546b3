### Die Wörter beider Spiele auf Deutsch.

## Wer und was

uly_polly-name = Uly & Polly
wooolf-name = Wooolf!!

player = Spieler { $seat }
player-you = { $name } (du)
names-and = { $others } und { $last }
names-and-i = { $others } und { $last }
wooolf-simulated = Spieler { $seat } (Strohmann)

uly_polly-wolf = Wolf
uly_polly-dog = Hütehündin

wooolf-character-sheep = Schaf
wooolf-character-dog = Hund
wooolf-character-hunter = Jäger
wooolf-character-boy = Hirtenjunge
wooolf-character-wolf = Wolf

wooolf-aspect-sheep = Schaf
wooolf-aspect-dog = Hund
wooolf-aspect-hunter = Jäger
wooolf-aspect-wolf = Wolf
wooolf-aspect-unknown = ?

wooolf-question-whb = Bist du ein Wolf, ein Jäger oder der Hirtenjunge?
wooolf-question-shb = Bist du ein Schaf, ein Jäger oder der Hirtenjunge?
wooolf-question-dog = Zeigt mindestens eine deiner Karten einen Hund?
wooolf-question-hunter = Zeigt mindestens eine deiner Karten einen Jäger?
wooolf-question-sheep = Zeigt mindestens eine deiner Karten ein Schaf?

## Satzteile

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
        [sheep] ein Schaf
        [dog] ein Hund
        [hunter] ein Jäger
        [boy] der Hirtenjunge
       *[wolf] ein Wolf
    }
wooolf-announces =
    { $announced ->
        [sheep] sagt ein Schaf an
        [dog] sagt einen Hund an
        [hunter] sagt einen Jäger an
        [wolf] sagt einen Wolf an
       *[unknown] sagt, dass man es nicht erkennen kann
    }
wooolf-announce =
    { $announced ->
        [sheep] sagst ein Schaf an
        [dog] sagst einen Hund an
        [hunter] sagst einen Jäger an
        [wolf] sagst einen Wolf an
       *[unknown] sagst, dass man es nicht erkennen kann
    }
wooolf-side-card =
    { $side ->
        [left] linke Karte
       *[right] rechte Karte
    }

uly_polly-bones =
    { $count ->
        [one] { $count } Knochen
       *[other] { $count } Knochen
    }
wooolf-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
wooolf-errors =
    { $count ->
        [0] keine Fehlermarke
        [one] { $count } Fehlermarke
       *[other] { $count } Fehlermarken
    }

## Was zu tun ist

uly_polly-todo-hide = { $who } ist dran und versteckt den Wolf.
uly_polly-todo-hide-own = Du bist dran: Versteck den Wolf unter einem beliebigen Spielstein.
uly_polly-todo-start = { $who } ist dran und stellt Polly auf einen Spielstein.
uly_polly-todo-start-own = Du bist dran: Stell Polly auf einen beliebigen Spielstein.
uly_polly-todo-swap = { $who } ist dran und vertauscht zwei Spielsteine.
uly_polly-todo-swap-own = Du bist dran: Vertausche zwei Spielsteine, die sich berühren.
uly_polly-todo-step = { $who } ist dran und zieht Polly.
uly_polly-todo-step-own = Du bist dran: Zieh Polly einen Spielstein weiter.
wooolf-todo-turns = { $who } ist dran und darf spicken, fragen oder früh tippen.
wooolf-todo-turns-own = Du bist dran: Spicke, frage oder tippe früh (ab deinem zweiten Zug).
wooolf-todo-final = Noch fehlt der Schlusstipp oder die Enthaltung von { $who }.
wooolf-todo-final-own = Die Züge sind vorbei: Gib deinen Schlusstipp ab oder enthalte dich.

## Wie es ausging

uly_polly-result =
    { $count ->
        [one] { $winners } gewinnt mit { $bones }.
       *[other] { $winners } teilen sich den Sieg mit je { $bones }.
    }
wooolf-result =
    { $count ->
        [one] { $winners } gewinnt: { $points }, { $errors }.
       *[other] { $winners } teilen sich den Sieg: je { $points }, { $errors }.
    }

## Was bei Uly & Polly geschieht

uly_polly-event-hidden = { $seat } hat den Wolf versteckt und prahlt, dass ihn niemand aufspüren wird.
uly_polly-event-hidden-own = Du hast den Wolf auf { $at } versteckt: Da spürt ihn niemand auf!
uly_polly-event-hidden-open = { $seat } versteckt den Wolf auf { $at }.
uly_polly-event-proposed =
    { $at ->
        [none] { $seat } nimmt den Vorschlag zurück.
       *[other] { $seat } schlägt { $at } für Polly vor.
    }
uly_polly-event-started = { $seat } stellt Polly auf { $at }, ohne den Spielstein umzudrehen.
uly_polly-event-swapped = { $seat } vertauscht { $a } und { $b }.
uly_polly-event-stepped =
    { $turned ->
        [sheep] { $seat } zieht Polly auf { $to } und dreht ein Schaf um.
        [wolf] { $seat } zieht Polly auf { $to } und deckt den Wolf auf!
       *[nothing] { $seat } zieht Polly auf { $to }, wo der Spielstein schon aufgedeckt ist.
    }
uly_polly-event-round_ended =
    { $round-how ->
        [found] Der Wolf wird auf { $round-wolf } aufgespürt, und alle im Hundeteam bekommen einen Knochen.
        [escaped] Der Wolf ist entkommen: Er steckte auf { $round-wolf }, und { $round-wolf_seat } bekommt einen Knochen.
       *[slipped-away] Polly ist zu lange im Kreis gelaufen: Der Wolf schleicht sich von { $round-wolf } davon, und { $round-wolf_seat } bekommt einen Knochen.
    }
uly_polly-event-game_ended =
    { $winners-count ->
        [one] Das Spiel ist aus, und { $winners } gewinnt.
       *[other] Das Spiel ist aus, und { $winners } teilen sich den Sieg.
    }

## Was bei Wooolf!! geschieht

wooolf-event-dealt = Die Karten für Runde { $round } sind ausgeteilt, und { $starter } fängt an.
wooolf-event-dealt-own-sheep = Die Karten für Runde { $round } sind ausgeteilt, { $starter } fängt an, und du bist ein Schaf: { $hands }.
wooolf-event-dealt-own-dog = Die Karten für Runde { $round } sind ausgeteilt, { $starter } fängt an, und du bist ein Hund: { $hands }.
wooolf-event-dealt-own-hunter = Die Karten für Runde { $round } sind ausgeteilt, { $starter } fängt an, und du bist ein Jäger: { $hands }.
wooolf-event-dealt-own-boy = Die Karten für Runde { $round } sind ausgeteilt, { $starter } fängt an, und du bist der Hirtenjunge: { $hands }.
wooolf-event-dealt-own-wolf = Die Karten für Runde { $round } sind ausgeteilt, { $starter } fängt an, und du bist ein Wolf: { $hands }.
wooolf-event-peeked = { $by } spickt bei { $owner } auf die { wooolf-side-card } und { wooolf-announces }.
wooolf-event-peeked-own = Du spickst bei { $owner } auf die { wooolf-side-card }, siehst { $card } und { wooolf-announce }.
wooolf-event-peeked-mine = { $by } spickt bei dir auf die { wooolf-side-card }, nämlich { $which }, und { wooolf-announces }.
wooolf-event-peeked-open = { $by } spickt bei { $owner } auf die { wooolf-side-card }, sieht { $card } und { wooolf-announces }.
wooolf-event-asked =
    { $yes ->
        [yes] { $by } fragt { $to }: „{ wooolf-question }“, und die Antwort ist Ja.
       *[no] { $by } fragt { $to }: „{ wooolf-question }“, und die Antwort ist Nein.
    }
wooolf-event-guessed-early = { $by } tippt früh.
wooolf-event-guessed-final = { $by } gibt einen Schlusstipp ab oder enthält sich.
wooolf-event-guessed-own-early = Du tippst früh: < steht auf { $guess-first }, << auf { $guess-second }.
wooolf-event-guessed-own-final = Du gibst deinen Schlusstipp ab: < steht auf { $guess-first }, << auf { $guess-second }.
wooolf-event-guessed-own-abstained = Du enthältst dich.
wooolf-event-guessed-open-early = { $by } tippt früh: < steht auf { $guess-first }, << auf { $guess-second }.
wooolf-event-guessed-open-final = { $by } gibt einen Schlusstipp ab: < steht auf { $guess-first }, << auf { $guess-second }.
wooolf-event-guessed-open-abstained = { $by } enthält sich.
wooolf-event-arranged =
    { $left ->
        [none] Von jetzt an werden deine Karten vor jedem Spicken gemischt.
       *[other] Du legst { $left } nach links.
    }
wooolf-event-arranged-open =
    { $left ->
        [none] { $seat } lässt die Karten wieder vor jedem Spicken mischen.
        [first] { $seat } legt die erste Karte nach links.
       *[second] { $seat } legt die zweite Karte nach links.
    }
wooolf-event-turns_ended =
    { $why ->
        [guesses] Das war der letzte frühe Tipp: Alle anderen geben jetzt einen Schlusstipp ab oder enthalten sich.
       *[limit] Das war der letzte Durchgang: Wer noch nicht getippt hat, gibt jetzt einen Schlusstipp ab oder enthält sich.
    }
wooolf-event-revealed =
    { $round-right-count ->
        [0] Die Runde ist vorbei, alle Karten liegen offen, und niemand hat richtig getippt.
        [one] Die Runde ist vorbei, alle Karten liegen offen, und nur { $round-right } hat richtig getippt.
       *[other] Die Runde ist vorbei, alle Karten liegen offen, und { $round-right } haben richtig getippt.
    }
wooolf-event-game_ended =
    { $winners-count ->
        [one] Das Spiel ist aus, und { $winners } gewinnt.
       *[other] Das Spiel ist aus, und { $winners } teilen sich den Sieg.
    }

## Was ihr wählen könnt

uly_polly-option-first_wolf = Erster Wolf
uly_polly-option-first_wolf-about = Wer als Wolf anfängt; bestimmt ihr niemanden, wird gelost.
uly_polly-option-patience = Geduld
uly_polly-option-patience-about = Nach so vielen Zügen hintereinander ohne umgedrehten Spielstein schleicht sich der Wolf davon.
uly_polly-option-rows = Reihen
uly_polly-option-rows-about = In wie vielen Reihen die Spielsteine liegen; in der Anleitung sind es 4.
uly_polly-option-columns = Spalten
uly_polly-option-columns-about = Wie viele Spielsteine in jeder Reihe liegen; in der Anleitung sind es 4.
uly_polly-option-flips = Spielsteine zum Umdrehen
uly_polly-option-flips-about = Sind so viele umgedreht und der Wolf ist nicht dabei, ist er entkommen; in der Anleitung sind es 8.
wooolf-option-advanced = Spiel für Fortgeschrittene
wooolf-option-advanced-about = Vier gerissenere Karten ersetzen vier andere, und auch der Anschein kann trügen.
wooolf-option-deck = Eigener Kartensatz
wooolf-option-deck-about = Zwei Karten pro Person (zu viert zehn) aus den 16 eures Spiels, mindestens ein Wolf muss dabei sein.
wooolf-option-round_limit = Rundengrenze
wooolf-option-round_limit-about = Nach so vielen Durchgängen enden die Züge, und die Schlusstipps beginnen.
option-no = nein
option-no-limit = ohne Grenze
option-random = ausgelost
option-yes = ja

## Im Bild

round-of = Runde { $round } von { $rounds }
uly_polly-turned = Umgedreht: { $turned } von { $flips }
uly_polly-idle =
    { $patience ->
        [none] Züge ohne Umdrehen: { $idle }
       *[other] Züge ohne Umdrehen: { $idle } von { $patience }
    }
uly_polly-legend = ░ verdeckt · 1, 2, 3 … Schafe, wie umgedreht · P Polly · U Uly, falls bekannt
uly_polly-proposals = Vorschläge: { $proposals }
wooolf-laps =
    { $limit ->
        [none] Durchgänge: { $lap }
       *[other] Durchgänge: { $lap } von { $limit }
    }
wooolf-early = früh getippt
wooolf-laid = hat sich entschieden
wooolf-barred = darf nicht früh tippen
wooolf-heading-points = Punkte
wooolf-heading-errors = Fehler
wooolf-heading-questions = Fragen
wooolf-tokens = Angesagt: { $tokens }
wooolf-token = { $clue } (von { $by })
wooolf-answer =
    { $answer ->
        [yes] { wooolf-question } Ja (von { $by })
       *[no] { wooolf-question } Nein (von { $by })
    }
wooolf-own = Du bist { wooolf-a-character }: { $cards }
wooolf-targets = Deine Ziele: < { $first }, << { $second }
wooolf-own-questions = Deine Fragekarten:
wooolf-order =
    { $card ->
        [none] Deine Karten werden vor jedem Spicken gemischt.
       *[other] Links hast du selbst { $card } hingelegt.
    }
wooolf-own-guess = Dein Tipp: { $guess }
wooolf-reveal = Runde { $round }, alle Karten offen:
wooolf-open-cards = Alle Karten:
wooolf-verdict =
    { $verdict ->
        [right-early] früh, richtig
        [right-final] Schlusstipp, richtig
        [wrong-early] früh, falsch
        [wrong-final] Schlusstipp, falsch
       *[abstained] Enthaltung
    }
wooolf-bonus = Bonus { $count }

## Am Terminal

terminal-welcome = { $game } mit { $seats } Personen. Du bist { $name }. Mit ? siehst du, was du eingeben kannst.
terminal-prompt = Dein Zug
terminal-help-uly_polly =
    Du kannst eingeben:
      hide c3      den Wolf auf c3 verstecken
      start b2     Polly auf b2 stellen, ohne den Spielstein umzudrehen
      b2-c3        die Spielsteine auf b2 und c3 vertauschen
      c3           Polly auf c3 ziehen
      propose b2   b2 für Polly vorschlagen (propose none: zurücknehmen)
      rules        die Spielregeln lesen
      quit         das Spiel verlassen
terminal-help-wooolf =
    Du kannst eingeben:
      peek 4 left  heimlich die linke Karte von 4 ansehen (rechte: right)
      ask 2 dog    deine Fragekarte „dog“ vor 2 legen
      guess 3 0    tippen: < auf 3, << auf niemanden (als Wolf: guess 3 x)
      abstain      keinen Schlusstipp abgeben
      arrange 1    deine erste Karte nach links legen (oder 2; auto: gemischt)
      rules        die Spielregeln lesen
      quit         das Spiel verlassen
terminal-possible = Jetzt möglich:
terminal-bye = Tschüss und bis bald!

## Warum etwas nicht geht

refused-abstain-later = Enthalten kannst du dich erst, wenn die Züge vorbei sind.
refused-ask-oneself = Du kannst dich nicht selbst fragen.
refused-ask-simulated = Spieler { $player } ist der Strohmann und kann nicht befragt werden.
refused-barred = Mit deiner roten Fehlermarke darfst du in dieser Runde nur am Schluss tippen.
refused-board-size = Es müssen { $least } bis { $most } Reihen und { $least } bis { $most } Spalten sein.
refused-deal-cards = Diese Verteilung passt nicht zu den Karten im Spiel.
refused-deal-missing = Hier müssen Karten ausgeteilt werden.
refused-deal-questions = Diese Verteilung passt nicht zu den Fragekarten.
refused-deck-cards = Dein Kartensatz darf nur Karten deines Spiels enthalten, jede höchstens so oft, wie es sie gibt.
refused-deck-size = Dein Kartensatz muss genau { $cards } Karten haben.
refused-deck-wolf = In deinem Kartensatz muss mindestens ein Wolf sein.
refused-dog-on-tile = Polly steht auf { $place }, deshalb bleibt dieser Spielstein, wo er ist.
refused-dog-stays = Polly darf nicht stehen bleiben.
refused-first-turn = In deinem ersten Zug der Runde darfst du nicht früh tippen.
refused-first-wolf = Der erste Wolf muss Spieler 1 bis { $most } sein.
refused-flips = Es müssen 1 bis { $most } Spielsteine zum Umdrehen sein.
refused-game-over = Das Spiel ist aus.
refused-guess-laid = Du hast schon getippt: Das gilt, und in dieser Runde kommst du nicht mehr an die Reihe.
refused-history-goes-on = Nach dem Ende einer Runde kann in ihrem Verlauf nichts mehr kommen.
refused-no-deal-fits = Keine Verteilung der Karten passt zu dem, was zu sehen war.
refused-no-place-for-the-wolf = Der Wolf kann sich nirgends versteckt haben.
refused-no-questions-fit = Keine Verteilung der Fragekarten passt zu dem, was zu sehen war.
refused-no-such-player = Spieler { $player } gibt es nicht.
refused-not-a-move = „{ $text }“ ist kein Zug.
refused-not-neighbours = { $a } und { $b } sind nicht zwei Spielsteine, die sich berühren.
refused-not-now = Dieser Zug ist jetzt nicht an der Reihe.
refused-not-seated = Ziehen darf nur, wer am Tisch sitzt.
refused-not-your-turn = Nicht du bist dran, sondern { $who }.
refused-nothing-drawn = Hier bleibt nichts dem Zufall überlassen.
refused-off-board = Den Platz { $place } gibt es nicht.
refused-options = Das sind keine Optionen dieses Spiels.
refused-own-cards = Deine eigenen Karten darfst du ohnehin ansehen: Spicke bei jemand anderem.
refused-patience = Die Geduld muss 1 bis { $most } Züge betragen oder ohne Grenze sein.
refused-points-at-oneself = Du kannst nicht auf dich selbst zeigen.
refused-proposed-already = Das ändert nichts an deinem Vorschlag.
refused-question-not-held = Du hast die Karte „{ wooolf-question }“ nicht.
refused-round-limit = Die Rundengrenze muss 1 bis { $most } Durchgänge betragen oder ganz fehlen.
refused-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
refused-second-missing = Nur beim Wolf steht << auf X: Stell deinen Zeiger auf jemanden oder auf 0.
refused-shuffle = So können die Karten nicht gelegen haben.
refused-starter = Es muss Spieler 1 bis { $most } anfangen.
refused-starter-known = Wer diese Runde anfängt, wird nicht ausgelost.
refused-too-far = Polly zieht einen Spielstein weiter, und { $place } berührt { $dog } nicht.
refused-turns-over = Die Züge sind vorbei: Jetzt kannst du nur noch tippen oder dich enthalten.
refused-wolf-proposes = Spielsteine schlägt das Hundeteam vor, nicht der Wolf.
refused-wolf-second = Du bist der Wolf, deshalb muss dein << ein x sein.

## Aufzeichnungen

record-secret =
    { $name ->
        [wolf] Platz des Wolfs
        [guess] Tipp
        [cards] Karten
        [left] Lage der Karten beim Spicken
        [questions] Fragekarten
       *[other] { $name }
    }
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
refused-record-no-seat = Spieler { $seat } gibt es nicht: In der Aufzeichnung sind es 1 bis { $most }.
refused-record-no-step = Eintrag { $step } gibt es nicht: In der Aufzeichnung sind es 0 bis { $most }.
refused-record-not-json = Die Aufzeichnung ist nicht lesbar: Byte { $place } ist kein gültiges JSON.
refused-record-not-opened = In Eintrag { $entry } müsste dieses Siegel schon offen sein: { record-secret }.
refused-record-opened-early = In Eintrag { $entry } ist ein Siegel offen, das noch zu sein müsste: { record-secret }. Die Aufzeichnung wurde abgeschnitten oder geändert.
refused-record-options = Mit den Optionen dieser Aufzeichnung kann man nicht spielen.
refused-record-result = Das Ergebnis in der Aufzeichnung ist nicht das ihrer Züge.
refused-record-rules = Die Aufzeichnung folgt Version { $rules } der Regeln; hier bekannt ist Version { $known }.
refused-record-seal-shape = Ein Siegel oder Salz in Eintrag { $entry } besteht nicht aus 64 Hexadezimalziffern.
refused-record-seal-wrong = In Eintrag { $entry } passt dieses Siegel nicht: { record-secret }.
refused-record-seals = Eintrag { $entry } muss so viele Siegel und ebenso viele Salze haben: { $seals }.
refused-record-shape = An dieser Stelle der Aufzeichnung stimmt etwas nicht: { $place }.
refused-record-too-large = Eine Aufzeichnung darf höchstens { $most } MB haben.
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
verify-unsealed = Nicht bewiesen: wie die Karten bei { $count } Blicken lagen. Die Aufzeichnung hat ein älteres Format, das dies nicht versiegelt.
verify-draw =
    { $count ->
        [0] Alles, was der Zufall bestimmt hat, folgt aus einer Zahl, die vor dem Spiel versiegelt wurde. Kein Gerät hat etwas dazugegeben.
        [one] Niemand konnte etwas aussuchen: Alles, was der Zufall bestimmt hat, folgt aus einer vor dem Spiel versiegelten Zahl und dem, was ein Gerät dazugegeben hat.
       *[other] Niemand konnte etwas aussuchen: Alles, was der Zufall bestimmt hat, folgt aus einer vor dem Spiel versiegelten Zahl und dem, was { $count } Geräte dazugegeben haben.
    }
verify-draw-closed = Die Geheimzahl der Auslosung bleibt verschlossen, bis das Spiel aus ist: Noch zeigt nichts, dass der Zufall gerecht war.
verify-program = Das Programm hat allein gelost: Ob das gerecht war, zeigt diese Aufzeichnung nicht.
verify-fingerprint = Namen, Optionen und offene Züge sind nicht versiegelt. Ob es das Spiel ist, das du gespielt hast, zeigt der Fingerabdruck: { $fingerprint }
verify-old = Namen, Optionen und offene Züge sind nicht versiegelt, und Aufzeichnungen in diesem älteren Format haben keinen Fingerabdruck.

## Der Tisch

refused-already-seated = Du sitzt schon an diesem Tisch; der Platz des Bots ist für jemand anderen.
refused-chair-empty = Dort sitzt niemand.
refused-chair-taken = Dieser Platz ist besetzt.
refused-bot-not-offered = Dieser Server bietet den Bot „{ $bot }“ an seinen Tischen nicht an.
refused-colour-taken = Diese Farbe hat schon jemand anders.
refused-empty-text = Da gibt es nichts zu lesen.
refused-free-text-off = An diesem Tisch spricht man mit den angebotenen Sätzen.
refused-history-does-not-fit = Der Verlauf führt nicht zu dem gezeigten Stand.
refused-nothing-to-do = Niemand wartet auf einen Zug dieser Person.
refused-game-paused = Das Spiel macht gerade Pause.
refused-no-such-chair = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-takeback = Du hast keinen Zug, der sich zurücknehmen lässt.
refused-not-an-order = In dieser Reihenfolge fehlt jemand.
refused-not-host = Das kann nur tun, wer den Tisch leitet.
refused-not-in-lobby = Das geht nur vor dem Spiel.
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
refused-stale = Das Spiel ist weitergegangen: Schau auf den Tisch und wähle noch einmal.
refused-enough-for-now = Du hast neben dem Spielen schon sehr viel getan. Spiel weiter, oder versuch es in einer halben Minute noch einmal.
refused-long-round = Diese Runde dauert schon sehr lange, darum braucht jeder Zug jetzt ein paar Sekunden. Versuch es noch einmal.
refused-table-full = An diesem Tisch ist kein Platz frei.
refused-takeback-over = Niemand bittet mehr darum, einen Zug zurückzunehmen.
refused-token-used = Dieses Gerät hat mit diesem Geheimnis schon einen Platz.
refused-too-many-seated = Hier sitzen mehr, als in diesem Spiel mitspielen können.
refused-still-there = Diese Person ist verbunden; einen neuen Link gibt es nur für einen Platz, dessen Gerät fort ist.
refused-unknown-link = Dieser Link wurde schon benutzt oder gilt nicht.
refused-already-claiming = Du wartest schon auf einen Platz.
refused-may-come-back = Wer dort sitzt, kann noch zurückkommen; warte, bis ein Bot dort spielt.
refused-no-claim = Du wartest auf keinen Platz.
refused-one-at-a-time = Gerade fragt schon jemand anderes; warte auf die Antwort.
refused-own-seat-only = In dieser Runde kannst du nur auf deinen eigenen Platz zurück.
refused-takeover-over = Niemand fragt mehr nach diesem Platz.
refused-too-few-to-agree = Dafür müssen mindestens zwei andere da sein, jeweils am eigenen Gerät, und zustimmen.
refused-was-removed = Du wurdest gebeten, diesen Tisch zu verlassen.

## Die Befehle

refused-no-such-game = Ein Spiel „{ $text }“ gibt es hier nicht, wohl aber: { $games }.
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
        [one] Diesen Tisch löschen? Das lässt sich nicht rückgängig machen. [j/N]
       *[other] Diese { $count } Tische löschen? Das lässt sich nicht rückgängig machen. [j/N]
    }
tables-would-be-deleted =
    { $count ->
        [0] Kein Tisch würde gelöscht.
        [one] { $count } Tisch würde gelöscht.
       *[other] { $count } Tische würden gelöscht.
    }
arena-levels = Stufen, die schwächste zuerst: { $bots }
arena-opponents = Gegner zum Messen: { $bots }
arena-plug-ins = Aus anderen Paketen: { $bots }
arena-games = { $game }, { $players } Spieler: { $games } Partien, Startwert { $seed }, { $moves } Züge je Partie
arena-rounds =
    { $patience ->
        [none] Uly & Polly, Geduld ohne Ende: { $rounds } einzelne Runden, Startwert { $seed }
       *[other] Uly & Polly, Geduld { $patience }: { $rounds } einzelne Runden, Startwert { $seed }
    }
arena-rounds-found = { $dog } (Hund) findet { $wolf } (Wolf) in { $share } davon ({ $low } bis { $high }); davongeschlichen hat sich der Wolf in { $slipped }
arena-stopped = Abgebrochen, bevor alle { $games } gespielt waren: So weit ist es gekommen.
lab-errors = Fehler
lab-interval = 99 Prozent
lab-points = Punkte
lab-rating = Stärke
lab-seat = Platz
lab-wins = Siege
refused-no-cluster = Unter { $address } antwortet kein Dask-Cluster.
refused-no-such-bot = Hier heißt kein Bot „{ $text }“; es gibt: { $bots }.
refused-no-such-plug-in =
    { $count ->
        [0] Kein Bot aus einem anderen Paket heißt „{ $text }“.
       *[other] Kein Bot aus einem anderen Paket heißt „{ $text }“; es gibt: { $bots }.
    }
refused-not-installed = Dafür braucht es { $package }, und das ist nicht installiert: pip install 'sheepfold[{ $extra }]'
refused-plot-ending = Ein Diagramm endet auf eines von { $endings }, nicht wie „{ $file }“.
refused-rounds-game = Einzelne Runden gibt es nur bei Uly & Polly.
refused-rounds-players = Einzelne Runden spielen ein Hund und ein Wolf: Lass --players weg.
refused-rounds-two-names = Einzelne Runden brauchen zwei Namen: einen Hund, dann einen Wolf.
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
refused-file-unreadable = Die Datei { $file } ist nicht lesbar: { system-error }.
refused-no-such-address = Dieser Rechner hat keine Adresse „{ $host }“, an der er lauschen könnte.
refused-port-not-allowed = Port { $port } verlangt mehr Rechte: Nimm einen ab 1024, etwa sheepfold serve --port 8000.
refused-port-taken = Port { $port } ist schon belegt. Dieser ist frei: sheepfold serve --port { $free }
refused-bad-data = Die Tische in { $folder } lassen sich nicht lesen.
refused-newer-data = Eine neuere Version von Sheepfold hat die Tische in { $folder } geschrieben; sie bleiben, wie sie sind. Bitte aktualisiere Sheepfold.
refused-file-exists = Die Datei { $file } gibt es schon, sie bleibt, wie sie ist.
refused-no-data = In { $folder } werden keine Tische aufbewahrt.
refused-cannot-write = Der Server kann gerade nicht speichern, also ist nichts geschehen. Versuch es noch einmal.
refused-no-hello = Der Server hat nicht verstanden, wer da ist.
refused-no-spectators = An diesem Tisch wird ohne Zuschauer gespielt.
refused-no-such-table = Den Tisch { $code } gibt es nicht.
refused-no-table = Prüf den Code des Tisches.
refused-not-a-message = Das hat der Server nicht verstanden.
refused-other-version = Diese Seite ist veraltet: Lade sie neu.
refused-server-closing = Der Server startet neu, gleich geht es weiter.
refused-server-full = Dieser Server hat keinen Platz für weitere Tische. Begonnene Spiele gehen weiter.
refused-table-crowded = Zu viele Geräte schauen diesem Tisch zu.
refused-table-damaged = Der Tisch { $code } lässt sich nicht lesen: Was der Server davon aufbewahrt hat, ist beschädigt.
refused-table-deleted = Dieser Tisch wurde gelöscht.
refused-too-fast = Das war zu viel auf einmal, warte einen Augenblick.
refused-server-busy = Der Server hat gerade zu viel nachzuschlagen. Versuch es gleich noch einmal.
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
chair-away-until = nicht da, noch { $left }
player-bot = Bot { $chair }
table-connecting = Suche den Tisch { $address } …
draw-wrong-missing = Es wurde ohne dieses Gerät ausgelost: Es hat nicht rechtzeitig geantwortet.
draw-wrong-changed = Vorsicht: Nachdem dieses Gerät seine Zahl gezeigt hatte, wurde die Auslosung geändert. Etwas ist kaputt, oder jemand hat geschummelt.
terminal-fingerprint = Der Fingerabdruck dieses Spiels, bei allen gleich: { $fingerprint }
terminal-invite = Die anderen öffnen { $address } oder tippen: sheepfold play --join { $address }
table-leave = Den Tisch verlassen? Ein Bot hütet so lange deinen Platz.
chair-lent = ein Bot spielt
terminal-menu = Was möchtest du spielen?
terminal-menu-begun = Da ist ein Spiel, das noch nicht zu Ende ist.
terminal-menu-bots = Bots: { $level }
terminal-menu-code = Der Code oder die Adresse des Tisches
terminal-menu-finished = Beendete Spiele: { $count }
terminal-menu-go-on = Weiterspielen
terminal-menu-join = Mit einem Code an einen Tisch
terminal-menu-new = Neues Spiel
terminal-menu-players = zu { $count }
terminal-menu-remove = Dieses Spiel wegwerfen? Drück noch einmal d.
terminal-menu-unreadable = Diese Spiele lassen sich nicht lesen: { $files }
terminal-no-entry = { $address } antwortet, lässt aber niemanden herein ({ $answer }). Nächster Versuch …
terminal-not-kept = Dieses Spiel kann nicht aufgehoben werden: { $folder } lässt sich nicht beschreiben.
terminal-own-lent = Ein Bot hütet deinen Platz. Mit k nimmst du ihn zurück.
claim-waiting = Du spielst ab der nächsten Runde für { $who }. Bis dahin bleibt geheim, was dort geheim ist.
claim-asked = Die anderen werden gefragt.
claim-by-link = Ein neues Gerät für { $name }
terminal-seat-not-kept = Dein Platz konnte nicht für später gemerkt werden: { $file } lässt sich nicht schreiben.
table-paused = Das Spiel macht Pause.
table-reconnecting = verbinde neu …
terminal-saved = Das Spiel ist gespeichert: { $file }
terminal-stop = Das Spiel verlassen? Es wird nicht aufgehoben.
terminal-stop-kept = Das Spiel verlassen? Es wird aufgehoben: Mit „sheepfold play“ geht es weiter.
table-title = Tisch { $code }
terminal-too-small = Fenster zu klein: nötig { $columns }×{ $rows }
terminal-general-round = Runde { $round }
terminal-general-score = Punkte
terminal-general-todo = { $who } ist dran.
terminal-general-todo-own = Du bist dran.
terminal-general-result =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
terminal-no-rules = Zu diesem Spiel gibt es keine Seite mit Spielregeln.
terminal-keys-general =
    Auf dem Spielbrett:
      Pfeile         zu einem Zug gehen
      Enter, Klick   ihn machen

uly_polly-signs =
    Auf der Wiese:
      dunkler Stein  verdeckt           heller Stein   Schaf, als n-tes umgedreht
      Polly, P       die Hütehündin     Uly, U         der Wolf, wenn du es weißt
      heller Rand    wählbar            ?2             Vorschlag von Spieler 2
wooolf-signs =
    Neben einem Namen:
      ★2             Punkte             ✗1             Fehlermarken
      ?2             Fragekarten        Schaf·4        von Spieler 4 angesagt
terminal-keys =
    Tasten:
      / oder Tab     einen Zug eingeben, und zurück zum Brett
      Enter, Esc     wählen oder bestätigen; noch einmal überlegen
      Bild ↑, ↓      nachlesen, was geschehen ist
      u              den letzten Zug zurücknehmen oder darum bitten (y, n)
      p              das Spiel anhalten oder fortsetzen (wer den Tisch leitet)
      k              deinen Platz vom Bot zurücknehmen
      t              Tischgespräch
      s              das Spiel speichern, wenn es aus ist
      ?, F2, q       diese Seite; die Spielregeln; verlassen (oder Strg-C)
terminal-keys-uly_polly =
    Auf der Wiese:
      Pfeile, Klick  zu einem Spielstein gehen
      Enter, Klick   ihn wählen; zum Vertauschen zwei nacheinander;
                     wer nicht dran ist, schlägt ihn Pollys Team vor
terminal-keys-wooolf =
    In der Runde:
      Pfeile, 1-8    zu jemandem gehen, oder anklicken
      l, r           dort auf die linke oder rechte Karte spicken
      a, b           deine erste oder zweite Frage dort stellen
      g              tippen: wählen, auf wen < und << zeigen (0: niemand)
      x              dich enthalten, wenn die Züge vorbei sind
      o              eigene Karten: gemischt, die erste oder zweite links
      v              die Karten der letzten Runde noch einmal sehen

curtain = Gib das Gerät bitte an { $name } weiter.

sure-turn = Den Spielstein auf { $place } umdrehen? Das gilt endgültig: Drück noch einmal Enter.
sure-peek = Bei { $whom } spicken ({ wooolf-side-card })? Das gilt endgültig: Drück noch einmal Enter.
sure-ask = { $whom } fragen: „{ wooolf-question }“? Das gilt endgültig: Drück noch einmal Enter.
sure-guess = Auf < { $first } und << { $second } tippen? Das gilt endgültig: Drück noch einmal Enter.
sure-abstain = Dich enthalten? Das gilt endgültig: Drück noch einmal Enter.
hint-choose = Wähle zuerst, was hier geschehen soll: Die Tasten stehen unten.
hint-point = Auf wen zeigt { $pointer } ({ $target })? Wähle jemanden, oder 0 für niemanden.

offer-abstain = sich enthalten
offer-allow = erlauben
offer-arrange = Karten legen
offer-ask = fragen: { $about }
offer-back = zurück
offer-bot = Bot dazu
offer-cancel = nein
offer-choose = wählen
offer-close = schließen
offer-close-chair = Platz schließen
offer-curtain = Ich bin da
offer-fewer = weniger dabei
offer-guess = tippen
offer-help = Hilfe
offer-hide = verdecken
offer-host = Leitung abgeben
offer-leave = verlassen
offer-level = andere Stufe
offer-lobby = Vorraum
offer-more = mehr dabei
offer-nobody = niemand
offer-not-ready = nicht bereit
offer-open-chair = Platz öffnen
offer-options = Spielweise
offer-other = andere Wahl
offer-pass = Gerät weiter an { $name }
offer-pause = Pause
offer-peek-left = links spicken
offer-peek-right = rechts spicken
offer-point = hierher
offer-quit = Ende
offer-ready = bereit
offer-reclaim = Platz zurücknehmen
offer-refuse = ablehnen
offer-rematch = Revanche
offer-remove = entfernen
offer-resume = weiter
offer-reveal = letzte Runde
offer-rules = Regeln
offer-save = Spiel speichern
offer-start = anfangen
offer-stay = bleiben
offer-sure = ja
offer-takeback = zurücknehmen
offer-takeover = sofort mitspielen?
offer-drop-claim = doch nicht
offer-talk = reden
offer-type = eingeben
offer-up = nach oben

chair-closed = geschlossen
chair-host = leitet
chair-open = frei
chair-ready = bereit
chair-wins = Siege: { $wins }
level-lamb = Lamm (sehr leicht)
level-sheep = Schaf (leicht)
level-fox = Fuchs (schwer)
level-owl = Eule (sehr schwer)

# Tischgespräch

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-your-turn = Du bist dran!
phrase-one-moment = Einen Augenblick, bitte.
phrase-back-soon = Bin gleich zurück!
phrase-oops = Hoppla!
phrase-aha = Ach so!
phrase-not-me = Ich war's nicht!
phrase-yes = Ja
phrase-no = Nein
phrase-laugh = Haha!
phrase-wow = Toll!
phrase-again = Noch einmal?
phrase-goodbye = Tschüss!

# Neues vom Tisch

news-configured = Wer den Tisch leitet, hat geändert, wie hier gespielt wird.
news-sat = { $who } setzt sich.
news-introduced = { $who } hat einen neuen Namen oder eine neue Farbe.
news-bot_sat = { $who } nimmt Platz.
news-stood = { $who } verlässt den Tisch.
news-chair_set =
    { $yes ->
        [yes] Ein Platz wird geöffnet.
       *[no] Ein Platz wird geschlossen.
    }
news-readied =
    { $yes ->
        [yes] { $who } ist bereit.
       *[no] { $who } ist noch nicht bereit.
    }
news-ordered = Die Plätze haben eine neue Reihenfolge.
news-host_changed =
    { $who ->
        [nobody] Niemand leitet den Tisch.
       *[other] { $who } leitet jetzt den Tisch.
    }
news-draw_begun = Es wird ausgelost: Jedes Gerät gibt eine geheime Zahl dazu.
news-draw_missed = Das Gerät von { $who } hat nicht rechtzeitig geantwortet; die Auslosung beginnt neu ohne es.
news-started = Das Spiel beginnt.
news-takeback_asked = { $who } möchte den letzten Zug zurücknehmen.
news-takeback_answered =
    { $yes ->
        [yes] { $who } ist mit dem Zurücknehmen einverstanden.
       *[no] { $who } möchte, dass der Zug gilt.
    }
news-taken_back = { $who } nimmt den letzten Zug zurück.
news-went_away = { $who } hat die Verbindung verloren.
news-came_back = { $who } ist wieder da.
news-lent = Ein Bot hütet den Platz von { $who }.
news-paused =
    { $yes ->
        [yes] Das Spiel macht Pause.
       *[no] Das Spiel geht weiter.
    }
news-back_to_lobby = Alle sind wieder im Vorraum.
news-link_made = Der Platz von { $who } kann auf ein anderes Gerät umziehen.
news-seat_moved = { $who } spielt jetzt an einem anderen Gerät.
news-claimed = { $name } spielt ab der nächsten Runde für { $who }.
news-claim_dropped = { $name } wartet nicht mehr auf den Platz von { $who }.
news-takeover_asked = { $name } möchte sofort für { $who } spielen und würde dann alles sehen, was dort geheim ist. Alle müssen zustimmen.
news-takeover_answered =
    { $yes ->
        [yes] { $who } stimmt zu.
       *[no] { $who } stimmt nicht zu.
    }
news-taken_over = { $name } übernimmt den Platz und spielt weiter.

# Why a bot moved as it did

why-hid = Wo ich den Wolf verstecke, hat der Zufall entschieden: Vor dem ersten Tausch ist kein Spielstein besser als ein anderer.
why-start-proposed = Ich habe mich nach den anderen gerichtet: Keinen Spielstein hatten sie öfter vorgeschlagen als { $place }.
why-start-open = Unter den Spielsteinen mit den meisten Nachbarn hat der Zufall entschieden: Von { $place } aus kann Polly auf { $count } Spielsteine ziehen.
why-step-random = Wohin ich Polly ziehe, hat der Zufall entschieden.
why-turned-any =
    { $count ->
        [one] Nur ein verdeckter Spielstein war in Reichweite, also habe ich ihn umgedreht.
       *[other] { $count } verdeckte Spielsteine waren in Reichweite. Für mich sind sie alle gleich, also hat der Zufall entschieden, welchen ich umdrehe.
    }
why-walked-nearest = Kein verdeckter Spielstein war in Reichweite. Dieser Schritt brachte Polly näher an den nächsten heran.
why-turned = Dass der Wolf auf { $place } war, hielt ich für { $percent } Prozent wahrscheinlich.
why-likeliest =
    { $reach ->
        [under] Keinen Spielstein hielt ich für wahrscheinlicher als { $place } mit { $percent } Prozent, aber Polly stand darauf und darf nicht stehen bleiben.
        [near] Keinen Spielstein hielt ich für wahrscheinlicher als { $place } mit { $percent } Prozent, und er war in Reichweite.
       *[far] Keinen Spielstein hielt ich für wahrscheinlicher als { $place } mit { $percent } Prozent, aber er war außer Reichweite.
    }
why-walked = Der Spielstein auf { $place } war schon aufgedeckt, also hat dieser Schritt nichts umgedreht.
why-nearer = Dieser Schritt brachte Polly näher an { $place } heran: Keinen Spielstein hielt ich für wahrscheinlicher als diesen mit { $percent } Prozent.
why-expects-flight = Ich erwarte, dass ein Wolf in Pollys Reichweite flieht, wann immer er kann.
why-expects-any = Ich wusste nicht, was für ein Wolf das war, also habe ich mit mehreren Arten gerechnet.
why-step-best = Zwei Schritte vorausgedacht, war kein anderer Schritt besser.
why-step-good = Ein anderer Schritt war etwas besser, aber ich nehme nicht immer den besten: So kann der Wolf meine Gedanken nicht lesen.
why-swap-random = Welche zwei Spielsteine ich vertausche, hat der Zufall entschieden.
why-came-near = Ich werfe eine Münze: Entweder bringe ich den Wolf neben Polly, oder ich vertausche zwei zufällige Spielsteine. Dieser Tausch brachte ihn neben Polly, auf { $place }.
why-stayed-near = Ich werfe eine Münze: Entweder lasse ich den Wolf neben Polly, oder ich vertausche zwei zufällige Spielsteine. Dieser Tausch ließ ihn, wo er war, auf { $place }.
why-fled = Polly hätte den Wolf mit dem nächsten Schritt finden können. Also habe ich ihn aus ihrer Reichweite gebracht, auf { $place }.
why-swap-safe = Polly konnte den Wolf mit einem Schritt nicht erreichen, also habe ich zwei zufällige Spielsteine vertauscht.
why-swap-stuck = Polly hätte den Wolf mit dem nächsten Schritt finden können, aber kein Tausch hätte ihn aus ihrer Reichweite gebracht. Also habe ich zwei zufällige Spielsteine vertauscht.
why-swap-under = Der Wolf lag unter Polly und ließ sich nicht bewegen, also habe ich zwei zufällige Spielsteine vertauscht.
why-swap-alike = Für meinen Plan waren alle Tausche gleich, also habe ich zwei zufällige Spielsteine vertauscht.
why-walled =
    { $count ->
        [0] Ich versuche, Polly einzumauern, wo auch immer der Wolf ist. Kein anderer Tausch hätte weniger zum Umdrehen gelassen, hier und einen Schritt weiter: Neben Polly lag nun kein verdeckter Spielstein mehr.
        [one] Ich versuche, Polly einzumauern, wo auch immer der Wolf ist. Kein anderer Tausch hätte weniger zum Umdrehen gelassen, hier und einen Schritt weiter: Neben Polly lag nun nur ein verdeckter Spielstein.
       *[other] Ich versuche, Polly einzumauern, wo auch immer der Wolf ist. Kein anderer Tausch hätte weniger zum Umdrehen gelassen, hier und einen Schritt weiter: Neben Polly lagen nun { $count } verdeckte Spielsteine.
    }
why-prepared = Polly durfte nur noch zwei Spielsteine umdrehen. Ich habe den Tausch gesucht, nach dem ihr der zweite am wenigsten hilft, wo auch immer der Wolf ist.
why-gathered = Polly durfte nur noch einen Spielstein umdrehen, und der Wolf war in Reichweite. Also habe ich ihn aus ihrer Reichweite gebracht, auf { $place }: Von dort an konnte ich Polly bis zum Schluss von ihm fernhalten.
why-bluffed = Polly durfte nur noch einen Spielstein umdrehen. Ich habe den Spielstein, der auf { $place } lag, aus ihrer Reichweite gebracht, wie ich es mit dem Wolf getan hätte. So verriet ihn dieser Tausch nicht.
why-guarded = Ich habe Polly von { $place } ferngehalten: Dort lag der Spielstein, den ich aus ihrer Reichweite gebracht hatte. Das hätte ich mit und ohne Wolf getan.
why-guess-random = Worauf ich tippe, hat der Zufall entschieden.
why-abstain-random = Ob ich tippe, hat der Zufall entschieden, und er hat Nein gesagt.
why-asked-random = Welche meiner Fragen ich stelle und wem, hat der Zufall entschieden.
why-peeked-few = Bei wem mit wenigen Marken ich spicke, hat der Zufall entschieden. Marken vor Spieler { $player }: { $count }; die kleinste Zahl bei den anderen Spielern: { $fewest }.
why-counted =
    { $player ->
        [0] Ich nahm an, dass niemand { wooolf-a-character } war: Bessere Hinweise hatte ich nicht.
       *[other] Ich habe gezählt, wie viele Hinweise dafür sprachen, dass Spieler { $player } { wooolf-a-character } war, und die dagegen abgezogen: { $count }.
    }
why-counted-enough = Für jedes Ziel wollte ich mindestens { $enough }, also habe ich getippt.
why-counted-few = Hinweise, die ich für jedes Ziel wollte: mindestens { $enough }. Mein bester Tipp hatte für eines davon { $count }.
why-first-turn = In meinem ersten Zug der Runde durfte ich nicht tippen.
why-barred = Meine rote Fehlermarke ließ mich nicht früh tippen.
why-guess-right = Dass dieser Tipp stimmt, hielt ich für { $percent } Prozent wahrscheinlich.
why-plays =
    { $player ->
        [0] Dass niemand { wooolf-a-character } war, hielt ich für { $percent } Prozent wahrscheinlich.
       *[other] Dass Spieler { $player } { wooolf-a-character } war, hielt ich für { $percent } Prozent wahrscheinlich.
    }
why-sure-enough = Hier reichten mir { $enough } Prozent.
why-late = Nach { $count } Zügen tippe ich, wie unsicher ich auch bin.
why-best-guess = Dass mein bester Tipp stimmt, hielt ich für { $percent } Prozent wahrscheinlich.
why-read-choices = Ich habe auch darauf geachtet, was die anderen sich aussuchten. Allein nach dem, was gesagt und gesehen wurde, wären es { $known } Prozent gewesen.
why-not-sure = Das war mir zu wenig: Hier wollte ich mindestens { $enough } Prozent.
why-almost-sure = Das war knapp unter den { $enough } Prozent, die ich hier wollte.
why-learns-most = Nichts anderes, was ich fragen oder wo ich spicken konnte, versprach meinem Tipp mehr zu helfen.
why-learns-priced = Nichts anderes, was ich fragen oder wo ich spicken konnte, versprach mehr. Ich habe auch bedacht, dass eine Antwort alle hören.
why-may-fool = Ich war der Hirtenjunge und hoffte, dass meine Wolfsmarke einen Hund oder einen Jäger täuscht.
refused-log-address = --log: „{ $text }“ ist keine Adresse eines NATS-Clusters. Schreib zum Beispiel nats://host:4222.
refused-log-missing = Für Tische in NATS fehlt ein Paket: pip install "sheepfold[nats]".
refused-log-unreachable = Unter { $address } ist kein NATS, oder es lässt sich nicht erreichen.
refused-log-denied = NATS unter { $address } lässt diesen Server nicht ein: Prüf den Namen und das Passwort.
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
