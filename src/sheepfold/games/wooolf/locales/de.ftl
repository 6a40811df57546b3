### Die Wörter von Wooolf!! auf Deutsch.

## Wer und was

wooolf-name = Wooolf!!

wooolf-simulated = Spieler { $seat } (Strohmann)

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
       *[unknown] sagt: Das erkennt man nicht
    }
wooolf-announce =
    { $announced ->
        [sheep] sagst ein Schaf an
        [dog] sagst einen Hund an
        [hunter] sagst einen Jäger an
        [wolf] sagst einen Wolf an
       *[unknown] sagst: Das erkennt man nicht
    }
wooolf-side-card =
    { $side ->
        [left] linke Karte
       *[right] rechte Karte
    }
wooolf-second-pointer =
    { $guess-second ->
        [X] „X“
       *[other] { $guess-second }
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

wooolf-todo-turns = { $who } ist dran und darf spicken, fragen oder früh tippen.
wooolf-todo-turns-own = Du bist dran: Spicke, frage oder tippe früh, wenn du schon darfst.
wooolf-todo-final = Wir warten auf { $who }.
wooolf-todo-final-own = Die Züge sind vorbei: Gib deinen Schlusstipp ab, oder wähle „kein Tipp“.

## Wie es ausging

wooolf-result =
    { $count ->
        [one] { $winners } gewinnt: { $points } und { $errors }!
       *[other] { $winners } gewinnen gemeinsam: je { $points } und { $errors }!
    }

## Was bei Wooolf!! geschieht

wooolf-event-dealt = Die Karten für Runde { $round } sind ausgeteilt. { $starter } fängt an.
wooolf-event-dealt-own-sheep = Die Karten für Runde { $round } sind ausgeteilt. { $starter } fängt an. Du bist ein Schaf. Deine Karten: { $hands }.
wooolf-event-dealt-own-dog = Die Karten für Runde { $round } sind ausgeteilt. { $starter } fängt an. Du bist ein Hund. Deine Karten: { $hands }.
wooolf-event-dealt-own-hunter = Die Karten für Runde { $round } sind ausgeteilt. { $starter } fängt an. Du bist ein Jäger. Deine Karten: { $hands }.
wooolf-event-dealt-own-boy = Die Karten für Runde { $round } sind ausgeteilt. { $starter } fängt an. Du bist der Hirtenjunge. Deine Karten: { $hands }.
wooolf-event-dealt-own-wolf = Die Karten für Runde { $round } sind ausgeteilt. { $starter } fängt an. Du bist ein Wolf. Deine Karten: { $hands }.
wooolf-event-peeked = { $by } spickt bei { $owner } auf die { wooolf-side-card } und { wooolf-announces }.
wooolf-event-peeked-own = Du spickst bei { $owner } auf die { wooolf-side-card }: { $card }. Du { wooolf-announce }.
wooolf-event-peeked-mine = { $by } spickt bei dir auf die { wooolf-side-card }: { $which }. { $by } { wooolf-announces }.
wooolf-event-peeked-open = { $by } spickt bei { $owner } auf die { wooolf-side-card }: { $card }. { $by } { wooolf-announces }.
wooolf-event-asked =
    { $yes ->
        [yes] { $by } fragt { $to }: „{ wooolf-question }“ Die Antwort ist Ja.
       *[no] { $by } fragt { $to }: „{ wooolf-question }“ Die Antwort ist Nein.
    }
wooolf-event-guessed-early = { $by } tippt früh.
wooolf-event-guessed-final = { $by } hat einen Schlusstipp abgegeben oder „kein Tipp“ gewählt.
wooolf-event-guessed-own-early = Du tippst früh: { $guess-first } für dein erstes Ziel, { wooolf-second-pointer } für das zweite.
wooolf-event-guessed-own-final = Du gibst deinen Schlusstipp ab: { $guess-first } für dein erstes Ziel, { wooolf-second-pointer } für das zweite.
wooolf-event-guessed-own-abstained = Von dir kommt kein Tipp.
wooolf-event-guessed-open-early = { $by } tippt früh: { $guess-first } für das erste Ziel, { wooolf-second-pointer } für das zweite.
wooolf-event-guessed-open-final = { $by } gibt einen Schlusstipp ab: { $guess-first } für das erste Ziel, { wooolf-second-pointer } für das zweite.
wooolf-event-guessed-open-abstained = Von { $by } kommt kein Tipp.
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
        [guesses] Das war der letzte frühe Tipp! Alle anderen geben jetzt einen Schlusstipp ab oder wählen „kein Tipp“.
       *[limit] Die Züge sind vorbei! Wer noch nicht getippt hat, gibt jetzt einen Schlusstipp ab oder wählt „kein Tipp“.
    }
wooolf-event-revealed =
    { $round-right-count ->
        [0] Die Runde ist vorbei: Niemand hat richtig getippt.
        [one] Die Runde ist vorbei: Nur { $round-right } hat richtig getippt.
       *[other] Die Runde ist vorbei: { $round-right } haben richtig getippt.
    }
wooolf-event-game_ended =
    { $winners-count ->
        [one] { $winners } gewinnt das Spiel!
       *[other] { $winners } gewinnen gemeinsam!
    }

## Was ihr wählen könnt

wooolf-option-advanced = Spiel für Fortgeschrittene
wooolf-option-advanced-about = Vier gerissenere Karten ersetzen vier andere, und auch der Anschein kann trügen.
wooolf-option-deck = Eigener Kartensatz
wooolf-option-deck-about = Zwei Karten pro Spieler (zu viert zehn) aus den 16 eures Spiels. Mindestens ein Wolf muss dabei sein.
wooolf-option-round_limit = Rundengrenze
wooolf-option-round_limit-about = Wenn alle so oft dran waren, beginnen die Schlusstipps.

## Im Bild

wooolf-laps =
    { $limit ->
        [none] Züge pro Kopf: { $lap }
       *[other] Züge pro Kopf: { $lap } von { $limit }
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
wooolf-own = Du bist { wooolf-a-character }. Deine Karten: { $cards }
wooolf-targets = Deine Ziele: { $first } (Zeiger <) und { $second } (Zeiger <<)
wooolf-own-questions = Deine Fragekarten:
wooolf-order =
    { $card ->
        [none] Deine Karten werden vor jedem Spicken gemischt.
       *[other] Du hast { $card } nach links gelegt.
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
       *[abstained] kein Tipp
    }
wooolf-bonus = Bonus { $count }

## Am Terminal

wooolf-terminal-help =
    Du kannst eingeben:
      peek 4 left  bei Spieler 4 auf die linke Karte spicken (rechte: right)
      ask 2 dog    deine Fragekarte „dog“ vor Spieler 2 legen
      guess 3 0    tippen: erstes Ziel 3, zweites niemand (als Wolf: guess 3 x)
      abstain      keinen Schlusstipp abgeben
      arrange 1    deine erste Karte nach links legen (oder 2; auto: gemischt)
      rules        die Spielregeln lesen
      quit         das Spiel verlassen

wooolf-terminal-signs =
    Neben einem Namen:
      ★2             Punkte             ✗1             Fehlermarken
      ?2             Fragekarten        Schaf·4        von Spieler 4 angesagt
wooolf-terminal-keys =
    Im Kreis:
      Pfeile, 1-8    zu jemandem gehen, oder anklicken
      l, r           dort auf die linke oder rechte Karte spicken
      a, b           deine erste oder zweite Frage dort stellen
      g              tippen: wählen, wer deine Ziele sind (0: niemand)
      x              kein Tipp, wenn die Züge vorbei sind
      o              Karten ordnen: gemischt, die erste oder zweite links
      v              die Karten der letzten Runde noch einmal sehen
wooolf-terminal-confirm-peek = Bei { $whom } spicken ({ wooolf-side-card })? Das lässt sich nicht zurücknehmen: Drück noch einmal Enter.
wooolf-terminal-confirm-ask = { $whom } fragen: „{ wooolf-question }“ Das lässt sich nicht zurücknehmen: Drück noch einmal Enter.
wooolf-terminal-confirm-guess = Beim ersten Ziel auf { $first } und beim zweiten auf { $second } tippen? Das lässt sich nicht zurücknehmen: Drück noch einmal Enter.
wooolf-terminal-confirm-abstain = Kein Tipp? Das lässt sich nicht zurücknehmen: Drück noch einmal Enter.
wooolf-terminal-hint-choose = Wähle zuerst, was du hier tun willst: Die Tasten stehen unten.
wooolf-terminal-hint-point = { $target } (Zeiger { $pointer }): Wer ist das? Wähle jemanden, oder 0 für niemanden.

## Warum etwas nicht geht

refused-wooolf-abstain-later = „Kein Tipp“ geht erst, wenn die Züge vorbei sind.
refused-wooolf-ask-oneself = Du kannst dich nicht selbst fragen.
refused-wooolf-ask-simulated = Spieler { $player } ist der Strohmann. Ihn kann man nichts fragen.
refused-wooolf-barred = Mit deiner roten Fehlermarke darfst du in dieser Runde nur am Schluss tippen.
refused-wooolf-deal-cards = Diese Verteilung passt nicht zu den Karten im Spiel.
refused-wooolf-deal-missing = Hier müssen Karten ausgeteilt werden.
refused-wooolf-deal-questions = Diese Verteilung passt nicht zu den Fragekarten.
refused-wooolf-deck-cards = Nimm in deinen Kartensatz nur Karten deines Spiels, jede höchstens so oft, wie es sie gibt.
refused-wooolf-deck-size = Dein Kartensatz muss genau { $cards } Karten haben.
refused-wooolf-deck-wolf = In deinem Kartensatz muss mindestens ein Wolf sein.
refused-wooolf-first-turn = In deinem ersten Zug der Runde darfst du nicht früh tippen.
refused-wooolf-guess-laid = Du hast schon getippt. Das gilt, und in dieser Runde bist du nicht mehr dran.
refused-wooolf-no-deal-fits = Keine Verteilung der Karten passt zu dem, was zu sehen war.
refused-wooolf-no-questions-fit = Keine Verteilung der Fragekarten passt zu dem, was zu sehen war.
refused-wooolf-own-cards = Deine eigenen Karten darfst du ohnehin ansehen: Spick bei jemand anderem.
refused-wooolf-points-at-oneself = Du kannst nicht auf dich selbst zeigen.
refused-wooolf-question-not-held = Du hast die Karte „{ wooolf-question }“ nicht.
refused-wooolf-round-limit = Die Rundengrenze muss 1 bis { $most } Züge pro Kopf betragen oder ganz fehlen.
refused-wooolf-second-missing = Nur beim Wolf steht der zweite Zeiger (<<) auf X: Stell deinen auf jemanden oder auf 0.
refused-wooolf-shuffle = So können die Karten nicht gelegen haben.
refused-wooolf-turns-over = Die Züge sind vorbei: Jetzt kannst du nur noch tippen oder „kein Tipp“ wählen.
refused-wooolf-wolf-second = Du bist der Wolf, deshalb muss dein zweiter Zeiger (<<) auf x stehen.

## Im Rückblick

wooolf-known-about = Genau das, was aus den Regeln folgt, aus den eigenen Karten und dem, was man beim Spicken sah, und aus dem, was alle sahen und hörten. Über Gewohnheiten wird nichts angenommen.
wooolf-moment-told-peek = Beim Spicken am meisten erfahren: Für { $by } stieg die Wahrscheinlichkeit, dass { $owner } { wooolf-a-character } ist, von { $before } auf { $after } Prozent.
wooolf-moment-told-ask = Die Antwort, die am meisten verriet: Für { $by } stieg die Wahrscheinlichkeit, dass { $owner } { wooolf-a-character } ist, von { $before } auf { $after } Prozent.
wooolf-moment-bluff = Ein Bluff: { $by } hat bei { $owner } einen Wolf angesagt, doch da saß { wooolf-a-character }. Für { $viewer } stieg die Wahrscheinlichkeit, dass dort ein Wolf ist, von { $before } auf { $after } Prozent.
wooolf-moment-bluff-fooled = Der Bluff, der gelang: { $by } hat bei { $owner } einen Wolf angesagt, doch da saß { wooolf-a-character }, und { $fooled } fiel darauf herein. Nach allem, was { $fooled } wissen konnte, war dort mit { $percent } Prozent ein Wolf.
wooolf-moment-false-trail = Eine Karte, die täuschte: { $by } { wooolf-announces }, und zwar bei { $owner }, doch da saß { wooolf-a-character }. Für { $viewer } stieg die Wahrscheinlichkeit des Angesagten von { $before } auf { $after } Prozent.
wooolf-moment-too-early = Zu früh: { $by } tippte mit einer Wahrscheinlichkeit von { $percent } Prozent und lag falsch.
wooolf-moment-too-early-later = Zu früh: { $by } tippte mit einer Wahrscheinlichkeit von { $percent } Prozent und lag falsch. Am Ende der Züge hätte der beste Tipp { $later } Prozent gehabt.
wooolf-moment-lucky = Glück gehabt: { $by } tippte mit einer Wahrscheinlichkeit von nur { $percent } Prozent und lag richtig.
wooolf-moment-deduced = Gut überlegt: { $by } tippte früh, mit einer Wahrscheinlichkeit von { $percent } Prozent, und lag richtig.
wooolf-moment-missed = Eine verpasste Chance: Von { $by } kam kein Tipp, obwohl der beste eine Wahrscheinlichkeit von { $percent } Prozent hatte.
wooolf-moment-missed-wrong = Übersehen: { $by } tippte falsch, obwohl ein anderer Tipp eine Wahrscheinlichkeit von { $percent } Prozent hatte.

## Rat

wooolf-hint-peek = Du weißt noch nicht genug. Spick auf eine Karte: Über { $player } weißt du am wenigsten.
wooolf-hint-peek-turns = Du weißt schon von allen, wer sie sind. Spicken schadet nicht.
wooolf-hint-ask-turns = Jetzt hilft dir eine Frage mehr als Spicken. Welche deiner Fragekarten verrät dir am meisten?
wooolf-hint-guess-turns = Du weißt schon viel. Vielleicht ist es Zeit zu tippen!
wooolf-hint-guess-final = Ein Tipp ist wahrscheinlich genug, um ihn zu wagen.
wooolf-hint-abstain-final = Du weißt zu wenig: Ein falscher Tipp bringt dir eine Fehlermarke, kein Tipp kostet nichts.
wooolf-advice-peek = Die Eule würde bei { $player } auf eine Karte spicken.
wooolf-advice-ask = Die Eule würde { $player } fragen: „{ wooolf-question }“
wooolf-advice-guess = Die Eule würde tippen.
wooolf-advice-is = { $player } ist { wooolf-a-character }.
wooolf-advice-nobody = Niemand ist { wooolf-a-character }.
wooolf-advice-abstain = Die Eule würde keinen Tipp abgeben.
wooolf-advice-sure = Diesen Tipp hält sie zu { $percent } Prozent für richtig, und hier genügen ihr { $enough }.
wooolf-advice-late = Nach { $count } Zügen tippt sie, auch wenn sie es nur zu { $percent } Prozent für richtig hält.
wooolf-advice-first-turn = In deinem ersten Zug darfst du noch nicht tippen. Ihr bester Tipp stimmt zu { $percent } Prozent.
wooolf-advice-barred = Deine rote Fehlermarke lässt dich nicht früh tippen. Ihr bester Tipp stimmt zu { $percent } Prozent.
wooolf-advice-almost-sure = Ihr bester Tipp stimmt zu { $percent } Prozent: knapp unter den { $enough }, die sie hier will.
wooolf-advice-not-sure = Ihr bester Tipp stimmt nur zu { $percent } Prozent, und hier will sie mindestens { $enough }.
wooolf-advice-read-choices = Sie achtet auch darauf, was die anderen tun. Nur nach dem Gesagten und Gesehenen wären es { $known } Prozent.
wooolf-advice-learns = Keine andere Frage und kein anderes Spicken verspricht mehr.
wooolf-advice-may-fool = Und deine Wolfsmarke täuscht vielleicht einen Hund oder einen Jäger.

## Aufzeichnungen

wooolf-secret =
    { $name ->
        [guess] Tipp
        [cards] Karten
        [left] Lage der Karten beim Spicken
        [questions] Fragekarten
       *[other] { $name }
    }
wooolf-verify-unsealed = Bei so vielen Blicken ist nicht bewiesen, wie die Karten lagen: { $count }. Die Aufzeichnung hat ein älteres Format, das dies nicht versiegelt.

## Das Programm für das Terminal

wooolf-action-abstain = kein Tipp
wooolf-action-arrange = Karten ordnen
wooolf-action-ask = fragen: { $about }
wooolf-action-guess = tippen
wooolf-action-nobody = niemand
wooolf-action-peek-left = links spicken
wooolf-action-peek-right = rechts spicken
wooolf-action-point = Spieler wählen

## Warum ein Bot so gezogen hat

why-wooolf-changed-answer =
    { $yes ->
        [yes] Kurz vor meinem Zug hat mich am meisten die Antwort von Spieler { $player } auf „{ wooolf-question }“ umgestimmt: Ja.
       *[no] Kurz vor meinem Zug hat mich am meisten die Antwort von Spieler { $player } auf „{ wooolf-question }“ umgestimmt: Nein.
    }
why-wooolf-changed-guess = Kurz vor meinem Zug hat mich am meisten umgestimmt, dass Spieler { $player } früh getippt hat.
why-wooolf-changed-saw = Kurz vor meinem Zug hat mich am meisten umgestimmt, was ich bei Spieler { $player } beim Spicken gesehen habe: Auf der Karte war { wooolf-a-character }.
why-wooolf-changed-peek = Kurz vor meinem Zug hat mich das am meisten umgestimmt: Spieler { $by } spickt bei Spieler { $player } und { wooolf-announces }.
why-wooolf-changed-mine = Kurz vor meinem Zug hat mich das am meisten umgestimmt: Spieler { $by } spickt auf eine meiner Karten und { wooolf-announces }.
why-wooolf-changed-to = Dass Spieler { $player } { wooolf-a-character } war, hielt ich danach zu { $percent } statt zu { $before } Prozent für wahrscheinlich.
why-wooolf-changed-count = Hinweise, die mir danach dafür blieben, dass Spieler { $player } { wooolf-a-character } war: { $count } statt { $before }.
why-wooolf-guess-random = Worauf ich tippe, hat der Zufall entschieden.
why-wooolf-abstain-random = Ob ich tippe, hat der Zufall entschieden, und er hat Nein gesagt.
why-wooolf-asked-random = Welche meiner Fragen ich stelle und wem, hat der Zufall entschieden.
why-wooolf-peeked-few = Bei wem mit wenigen Marken ich spicke, hat der Zufall entschieden. Marken vor Spieler { $player }: { $count }; die kleinste Zahl bei den anderen Spielern: { $fewest }.
why-wooolf-counted =
    { $player ->
        [0] Ich habe darauf getippt, dass niemand { wooolf-a-character } war: Bessere Hinweise hatte ich nicht.
       *[other] Ich habe gezählt, wie viele Hinweise dafür sprachen, dass Spieler { $player } { wooolf-a-character } war, und die dagegen abgezogen: { $count }.
    }
why-wooolf-counted-enough = Für jedes Ziel wollte ich mindestens { $enough }, also habe ich getippt.
why-wooolf-counted-few = Hinweise, die ich für jedes Ziel wollte: mindestens { $enough }. Mein bester Tipp hatte für eines davon { $count }.
why-wooolf-first-turn = In meinem ersten Zug der Runde durfte ich nicht tippen.
why-wooolf-barred = Meine rote Fehlermarke ließ mich nicht früh tippen.
why-wooolf-guess-right = Dass dieser Tipp stimmt, hielt ich zu { $percent } Prozent für wahrscheinlich.
why-wooolf-plays =
    { $player ->
        [0] Dass niemand { wooolf-a-character } war, hielt ich zu { $percent } Prozent für wahrscheinlich.
       *[other] Dass Spieler { $player } { wooolf-a-character } war, hielt ich zu { $percent } Prozent für wahrscheinlich.
    }
why-wooolf-sure-enough = Hier reichten mir { $enough } Prozent.
why-wooolf-late = Nach { $count } Zügen tippe ich, wie unsicher ich auch bin.
why-wooolf-best-guess = Dass mein bester Tipp stimmt, hielt ich zu { $percent } Prozent für wahrscheinlich.
why-wooolf-read-choices = Ich habe auch darauf geachtet, was die anderen sich aussuchten. Allein nach dem, was gesagt und gesehen wurde, wären es { $known } Prozent gewesen.
why-wooolf-not-sure = Das war mir zu wenig: Hier wollte ich mindestens { $enough } Prozent.
why-wooolf-almost-sure = Das war knapp unter den { $enough } Prozent, die ich hier wollte.
why-wooolf-learns-most = Nichts anderes, was ich fragen oder wo ich spicken konnte, versprach meinem Tipp mehr zu helfen.
why-wooolf-learns-priced = Nichts anderes, was ich fragen oder wo ich spicken konnte, versprach mehr. Ich habe auch bedacht, dass eine Antwort alle hören.
why-wooolf-may-fool = Ich war der Hirtenjunge und hoffte, dass meine Wolfsmarke einen Hund oder einen Jäger täuscht.

## Im Browser

wooolf-about = Alle haben ein Geheimnis. Spick auf Karten, stell Fragen und finde vor den anderen heraus, wer wer ist.
wooolf-web-aim = Finde vor den anderen die beiden, die du suchst. Wer die meisten Punkte hat, gewinnt.
wooolf-web-facts = 4 bis 8 Spieler · 20 Minuten
wooolf-web-deck-usual = Übliche Karten
wooolf-web-deck-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
wooolf-web-deck-use = Damit spielen
wooolf-web-deck-fewer = Eine Karte weniger: { $card }
wooolf-web-deck-more = Eine Karte mehr: { $card }
wooolf-web-circle = Die Spieler am Tisch
wooolf-web-hold-cards = Halten zum Ansehen
wooolf-web-seen-by = Gesehen von { $who }
wooolf-web-card-says = Anschein: { $aspect }
wooolf-web-arrange-about = Das siehst nur du. Die anderen erfahren nie, wie deine Karten liegen oder ob du sie bewegt hast.
wooolf-web-shuffle = Jedes Mal mischen
wooolf-web-lay-left = { $card } nach links
wooolf-web-peek = Auf eine Karte spicken
wooolf-web-ask = Eine Frage stellen
wooolf-web-do-peek = Spicken
wooolf-web-do-ask = Fragen
wooolf-web-choose-first = Wähle erst eine Karte zum Spicken oder eine Frage.
wooolf-web-dial-first = Dreh erst jeden Zeiger auf eine Nummer: die von jemandem, oder 0 für niemanden.
wooolf-web-cannot-undo = Das lässt sich nicht zurücknehmen.
wooolf-web-secret-look = Nur für deine Augen
wooolf-web-early-guess = Früh tippen
wooolf-web-final-guess = Schlusstipp
wooolf-web-guess-about = Dreh jeden Zeiger auf die Nummer der Person, die du verdächtigst, oder auf 0, wenn du glaubst, dass niemand diesen Charakter hat.
wooolf-web-nobody = niemand
wooolf-web-think-again = Noch überlegen
wooolf-web-do-guess = Ja, Tipp abgeben
wooolf-web-do-abstain = Ja, kein Tipp

## Der runde Tisch im Browser

wooolf-web-todo = Du bist dran: Wähle jemanden.
wooolf-web-todo-guess = Du bist dran: Wähle jemanden oder tippe.
wooolf-web-role =
    { $character ->
        [sheep] Du bist ein Schaf. Finde einen Hund und einen Jäger.
        [dog] Du bist ein Hund. Finde einen Jäger und einen Wolf.
        [hunter] Du bist ein Jäger. Finde einen Hund und einen Wolf.
        [boy] Du bist der Hirtenjunge. Finde einen Wolf und ein Schaf.
       *[wolf] Du bist ein Wolf. Finde ein Schaf.
    }
wooolf-web-worth =
    { $character ->
        [boy] Beides richtig: früh 2 Punkte, am Schluss 1. Und 1 für jeden Hund oder Jäger, den du hereinlegst.
        [wolf] Richtig: früh 2 Punkte, am Schluss 1.
       *[other] Beides richtig: früh 2 Punkte, am Schluss 1.
    }
wooolf-web-own-show = Meine Karten zeigen
wooolf-web-own-hide = Meine Karten verbergen
wooolf-web-own-hidden = Deine Karten liegen verdeckt.
wooolf-web-own-place = Dein Platz
wooolf-web-arrange-cards = Karten ordnen
wooolf-card = { $character } (sagt an: { $clue })
wooolf-web-saw = Du hast gesehen: { $cards }
wooolf-web-peeked-you = { $by } hat bei dir gespickt ({ wooolf-side-card }).
wooolf-web-asked-you = { $by } hat dich etwas gefragt.
wooolf-web-hello = Spieler { $seat } ist ein Strohmann: Du kannst auf seine Karten spicken, ihn aber nichts fragen.
wooolf-web-who-is = Wer ist { wooolf-a-character }?
wooolf-web-not-yet = noch nicht gewählt
wooolf-web-fooled = { $boy } hat „Wolf“ gerufen und { $fooled } hereingelegt: { wooolf-points } mehr!
wooolf-web-over-errors =
    { $count ->
        [one] { $names } hat zwei Fehlermarken: Damit endet das Spiel.
       *[other] { $names } haben je zwei Fehlermarken: Damit endet das Spiel.
    }
wooolf-web-over-rounds = Das war die letzte Runde!
wooolf-web-guide = Darum geht es
wooolf-web-guide-aim = Alle verstecken sich hinter zwei geheimen Karten. Finde als Erstes heraus, wen du suchst!
wooolf-web-guide-peek = Wenn du dran bist, wähle jemanden. Spick auf eine Karte, und alle hören, was du ansagst.
wooolf-web-guide-ask = Oder stell eine Frage. Die Antworten sind immer wahr.
wooolf-web-guide-boy = Nur der Hirtenjunge lügt: Er sagt immer einen Wolf an.
wooolf-web-guide-guess = Sicher? Dann tippe! Richtig: früh 2 Punkte, am Schluss 1. Falsch: eine Fehlermarke.
wooolf-web-guide-go = Los geht’s!
wooolf-web-signs = Was die Zeichen bedeuten
wooolf-web-signs-hint = Neu hier? Das Fragezeichen erklärt die Zeichen.
wooolf-web-sign-clue = Jemand hat auf eine Karte gespickt und das angesagt. Das kleine Zeichen sagt, wer. Ein Hirtenjunge sagt immer einen Wolf an.
wooolf-web-sign-unknown = Jemand hat auf eine Karte gespickt und nicht erkannt, wer es ist.
wooolf-web-sign-answer = Jemand hat nach diesen Charakteren gefragt. Ein Haken heißt Ja, ein Kreuz heißt Nein, und Antworten sind immer wahr.
wooolf-web-sign-seen = Eine Karte, die du gesehen hast. Hier siehst nur du sie.
wooolf-web-sign-laid = Ein Tipp, verdeckt gelegt.
wooolf-web-sign-points = Punkte. Wer die meisten hat, gewinnt.
wooolf-web-sign-error = Ein falscher Tipp. Beim zweiten endet das Spiel nach der Runde.
wooolf-web-sign-red = Ein falscher früher Tipp: In dieser Runde ist kein früher Tipp erlaubt.
wooolf-web-sign-laps = Wie oft alle dran waren. Ist die Grenze erreicht, folgen die Schlusstipps.

## Rätsel

wooolf-puzzle = Wer ist der Wolf?
wooolf-puzzle-about = Du bist { $name }. Vor jedem Spicken darf man die eigenen Karten umordnen: Die rechte ist nicht immer dieselbe. Nach allem, was du gesehen hast, kann nur eine Person der Wolf sein. Wer?
wooolf-puzzle-hand = Deine Karten: { $cards }
wooolf-puzzle-deck = Karten im Spiel: { $cards }
wooolf-puzzle-own = Der Hirtenjunge bist du selbst, also sagen alle anderen die Wahrheit.
wooolf-puzzle-boy = Also muss { $who } der Hirtenjunge sein.
wooolf-puzzle-not-boy =
    { $count ->
        [one] Also ist { $who } nicht der Hirtenjunge und sagt die Wahrheit.
       *[other] Also sind { $who } nicht der Hirtenjunge und sagen die Wahrheit.
    }
wooolf-puzzle-not-wolf =
    { $count ->
        [one] Also ist { $who } nicht der Wolf.
       *[other] Also sind { $who } nicht der Wolf.
    }
wooolf-puzzle-can-be = Jetzt kann { $who } nur noch das sein: { $characters }.
wooolf-puzzle-remember = Allein beweist das noch nichts. Merk es dir!
wooolf-puzzle-answer = Als Wolf bleibt nur { $who } übrig!

## Die Lektion

wooolf-lesson-cards = Du hast zwei Karten, einen Jäger und ein Schaf. Die höhere zählt: Du bist ein Jäger!
wooolf-lesson-targets = Deine Ziele sind ein Hund und der Wolf. Finde heraus, wer sie sind, bevor die anderen ihre kennen.
wooolf-lesson-peek = Spick auf eine von Dinos Karten: Wähle Dino, dann seine linke Karte.
wooolf-lesson-announced = Die Karte hast nur du gesehen. Aber alle hören, was du ansagst, und die Marke zeigt es. Jetzt sind die anderen dran.
wooolf-lesson-boy = Bo hat auf dein Schaf gespickt und einen Wolf angesagt. Das ist gelogen, und nur der Hirtenjunge lügt. Also ist Bo der Hirtenjunge!
wooolf-lesson-unknown = Ein Fragezeichen: Manche Karten verraten nicht, wer sie sind.
wooolf-lesson-answer = Antworten sind immer wahr. Also ist Cleo ein Wolf, ein Jäger oder der Hirtenjunge.
wooolf-lesson-dog = Du hast einen Hund gesehen, und Emil hat ein Schaf angesagt. Der Hund ist höher, also ist Dino ein Hund. Das ist dein erstes Ziel!
wooolf-lesson-ask = Hat Cleo einen Jäger? Wähle Cleo, dann deine Frage.
wooolf-lesson-wolf = Kein Jäger, und der Hirtenjunge ist Bo. Also muss Cleo der Wolf sein!
wooolf-lesson-hurry = Dino hat früh getippt. Mit dem zweiten frühen Tipp enden alle Züge: Beeil dich!
wooolf-lesson-guess = Du weißt alles. Gib jetzt deinen Tipp ab: Dino (4) ist der Hund, Cleo (3) ist der Wolf.
wooolf-lesson-end = Richtig, und früh: zwei Punkte für dich, und die Runde ist gewonnen! Dino hat Bos Lüge geglaubt, und das bringt Bo einen Punkt.
wooolf-lesson-not-peek = Jetzt nicht. Spick auf Dinos linke Karte.
wooolf-lesson-not-ask = Jetzt nicht. Frag Cleo, ob eine ihrer Karten einen Jäger zeigt.
wooolf-lesson-not-guess = Überleg noch einmal, bevor du tippst: Wer hatte einen Hund und ein Schaf, und wer muss der Wolf sein? Dino ist Nummer 4, Cleo ist Nummer 3.

## Das Notizbuch im Browser

wooolf-terminal-notes = Notizbuch
wooolf-web-notebook = Notizbuch
wooolf-web-notebook-about = Was sicher ist, trägt sich von selbst ein. Wähle ein Feld: Dann siehst du, warum, oder setzt ein eigenes Zeichen.
wooolf-web-mark-maybe = vielleicht
wooolf-web-mark-sure = sicher
wooolf-web-mark-open = offen
wooolf-web-mark-own = dein Zeichen: { $mark }
wooolf-note-heard = Hier angesagt von { $names }.
wooolf-note-own = Das sind deine eigenen Karten: { $cards }.
wooolf-note-saw = Du hast hier diese Karte gesehen: { $card }.
wooolf-note-answered =
    { $yes ->
        [yes] „{ wooolf-question }“ Die Antwort war Ja.
       *[no] „{ wooolf-question }“ Die Antwort war Nein.
    }
wooolf-note-announced = { $by } hat bei { $who } auf eine Karte gespickt: { $by } { wooolf-announces }.
wooolf-note-honest = { $who } hat gespickt: { $who } { wooolf-announces }. Der Hirtenjunge hätte einen Wolf angesagt.
wooolf-note-lied = { $who } hat auf deine Karte gespickt, { $card }, und einen Wolf angesagt. Das tut nur der Hirtenjunge.
wooolf-note-refuted = { $who } hat bei { $owner } einen Wolf angesagt, aber so eine Karte liegt dort nicht. Das tut nur der Hirtenjunge.
wooolf-note-believed = { $by } hat hier einen Wolf angesagt und ist nicht der Hirtenjunge, also stimmt der Anschein.
wooolf-note-group =
    { $by ->
        [image] Karten im Spiel mit diesem Bild: { $of } ({ $count }).
        [aspect] Karten im Spiel mit diesem Anschein: { $of } ({ $count }).
       *[card] Karten dieser Art im Spiel: { $of } ({ $count }).
    }
wooolf-note-elsewhere = Sicher bei: { $holders }. Für hier bleiben zu wenige.
wooolf-note-here = Die anderen können nicht alle haben, also liegt hier eine: { $who }.
wooolf-note-not-in-deck = Mit den Karten im Spiel kann niemand diesen Charakter haben.

## Statistics

wooolf-web-guesses-about = Jeder Tipp zählt, den du gelegt hast, früh oder am Schluss. Seine Wahrscheinlichkeit folgt aus deinen Karten, aus denen, auf die du gespickt hast, und aus allem, was bis dahin zu sehen und zu hören war.
