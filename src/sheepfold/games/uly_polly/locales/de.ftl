### Die Wörter von Uly & Polly auf Deutsch.

## Wer und was

uly_polly-name = Uly & Polly

uly_polly-wolf = Wolf
uly_polly-dog = Hütehündin

## Satzteile

uly_polly-bones =
    { $count ->
        [one] { $count } Knochen
       *[other] { $count } Knochen
    }

## Was zu tun ist

uly_polly-todo-hide = { $who } ist dran und versteckt den Wolf.
uly_polly-todo-hide-own = Du bist dran: Versteck den Wolf unter einem Spielstein.
uly_polly-todo-start = { $who } ist dran und stellt Polly auf einen Spielstein.
uly_polly-todo-start-own = Du bist dran: Stell Polly auf einen Spielstein.
uly_polly-todo-swap = { $who } ist dran und vertauscht zwei Spielsteine.
uly_polly-todo-swap-own = Du bist dran: Vertausche zwei Spielsteine, die sich berühren.
uly_polly-todo-step = { $who } ist dran und zieht Polly.
uly_polly-todo-step-own = Du bist dran: Zieh Polly einen Spielstein weiter.

## Wie es ausging

uly_polly-result =
    { $count ->
        [one] { $winners } gewinnt mit { $bones }!
       *[other] { $winners } gewinnen gemeinsam mit je { $bones }!
    }

## Was bei Uly & Polly geschieht

uly_polly-event-hidden = { $seat } hat den Wolf versteckt und prahlt: Den findet niemand!
uly_polly-event-hidden-own = Du hast den Wolf auf { $at } versteckt: Da findet ihn niemand!
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
        [wolf] { $seat } zieht Polly auf { $to } und dreht den Wolf um!
       *[nothing] { $seat } zieht Polly auf { $to }, wo der Spielstein schon aufgedeckt ist.
    }
uly_polly-event-round_ended =
    { $round-how ->
        [found] Gefunden! Der Wolf war auf { $round-wolf }. Alle in Pollys Team bekommen einen Knochen.
        [escaped] Der Wolf ist entkommen! Er steckte auf { $round-wolf }. { $round-wolf_seat } bekommt einen Knochen.
       *[slipped-away] Polly ist zu lange im Kreis gelaufen: Der Wolf schleicht sich von { $round-wolf } davon! { $round-wolf_seat } bekommt einen Knochen.
    }
uly_polly-event-game_ended =
    { $winners-count ->
        [one] { $winners } gewinnt das Spiel!
       *[other] { $winners } gewinnen gemeinsam!
    }

## Was ihr wählen könnt

uly_polly-option-first_wolf = Erster Wolf
uly_polly-option-first_wolf-about = Wer zuerst der Wolf ist. Bestimmt ihr niemanden, wird gelost.
uly_polly-option-patience = Geduld
uly_polly-option-patience-about = Nach so vielen Schritten hintereinander ohne umgedrehten Spielstein schleicht sich der Wolf davon.
uly_polly-option-rows = Reihen
uly_polly-option-rows-about = In wie vielen Reihen die Spielsteine liegen. In der Anleitung sind es 4.
uly_polly-option-columns = Spalten
uly_polly-option-columns-about = Wie viele Spielsteine in jeder Reihe liegen. In der Anleitung sind es 4.
uly_polly-option-flips = Spielsteine zum Umdrehen
uly_polly-option-flips-about = Sind so viele Spielsteine umgedreht und der Wolf ist nicht dabei, ist er entkommen. In der Anleitung sind es 8.

## Im Bild

uly_polly-turned = Umgedreht: { $turned } von { $flips }
uly_polly-idle =
    { $patience ->
        [none] Schritte ohne Umdrehen: { $idle }
       *[other] Schritte ohne Umdrehen: { $idle } von { $patience }
    }
uly_polly-legend = ░ verdeckt · 1, 2, 3 … Schafe, wie umgedreht · P Polly · U Uly, falls bekannt
uly_polly-proposals = Vorschläge: { $proposals }

## Am Terminal

uly_polly-terminal-help =
    Du kannst eingeben:
      hide c3      den Wolf auf c3 verstecken
      start b2     Polly auf b2 stellen, ohne den Spielstein umzudrehen
      b2-c3        die Spielsteine auf b2 und c3 vertauschen
      c3           Polly auf c3 ziehen
      propose b2   b2 für Polly vorschlagen (propose none: zurücknehmen)
      rules        die Spielregeln lesen
      quit         das Spiel verlassen

uly_polly-terminal-signs =
    Auf der Weide:
      dunkler Stein  verdeckt           heller Stein   Schaf, als n-tes umgedreht
      Polly, P       die Hütehündin     Uly, U         der Wolf, wenn du es weißt
      heller Rand    wählbar            ?2             Vorschlag von Spieler 2
uly_polly-terminal-keys =
    Auf der Weide:
      Pfeile, Klick  zu einem Spielstein gehen
      Enter, Klick   ihn wählen; zum Vertauschen zwei nacheinander;
                     wer nicht dran ist, schlägt ihn Pollys Team vor
uly_polly-terminal-confirm-turn = Den Spielstein auf { $place } umdrehen? Das lässt sich nicht zurücknehmen: Drück noch einmal Enter.

## Warum etwas nicht geht

refused-uly_polly-board-size = Es müssen { $least } bis { $most } Reihen und { $least } bis { $most } Spalten sein.
refused-uly_polly-dog-on-tile = Polly steht auf { $place }, deshalb bleibt dieser Spielstein, wo er ist.
refused-uly_polly-dog-stays = Polly darf nicht stehen bleiben.
refused-uly_polly-first-wolf = Der erste Wolf muss einer der Spieler 1 bis { $most } sein.
refused-uly_polly-flips = Es müssen 1 bis { $most } Spielsteine zum Umdrehen sein.
refused-uly_polly-no-place-for-the-wolf = Der Wolf kann sich nirgends versteckt haben.
refused-uly_polly-not-neighbours = { $a } und { $b } berühren sich nicht.
refused-uly_polly-off-board = Den Platz { $place } gibt es nicht.
refused-uly_polly-patience = Die Geduld muss 1 bis { $most } Schritte betragen oder ohne Grenze sein.
refused-uly_polly-proposed-already = Das ändert nichts an deinem Vorschlag.
refused-uly_polly-too-far = Polly zieht einen Spielstein weiter, und { $place } berührt { $dog } nicht.
refused-uly_polly-wolf-proposes = Spielsteine schlägt Pollys Team vor, nicht der Wolf.

## Im Rückblick

uly_polly-known-about = Pollys Team sieht den Wolf nicht, also muss man etwas annehmen. Hier ist es das, was die Bots annehmen, wenn sie ihren Wolf nicht kennen: Er versteckt sich irgendwo, und vielleicht tauscht er zufällig, mauert Polly ein oder läuft vor ihr weg, immer, jedes zweite Mal oder erst am Schluss.
uly_polly-moment-gave-away = Der Tausch, der Uly verriet: { $seat } vertauschte { $a } und { $b }, und die Wahrscheinlichkeit, dass Uly dort war, wo er war, stieg von { $before } auf { $after } Prozent.
uly_polly-moment-led-astray = Der Bluff: { $seat } vertauschte { $a } und { $b }, und die Wahrscheinlichkeit von { $place }, wo Uly nicht war, stieg von { $before } auf { $after } Prozent.
uly_polly-moment-escape = Die Flucht: Mit dem nächsten Schritt hätte Polly Uly finden können, doch { $seat } vertauschte { $a } und { $b }, und auf { $place } war er außer Reichweite.
uly_polly-moment-near = So knapp: Uly war auf { $place } in Reichweite, mit einer Wahrscheinlichkeit von { $percent } Prozent, doch { $seat } zog Polly auf { $to }.
uly_polly-moment-found = Eine gute Nase: { $seat } deckte { $to } auf, mit einer Wahrscheinlichkeit von { $percent } Prozent, und da war Uly.
uly_polly-moment-found-lucky = Glück gehabt: { $seat } deckte { $to } auf, mit einer Wahrscheinlichkeit von nur { $percent } Prozent, und da war Uly.

## Rat

uly_polly-advice-wolf = So wahrscheinlich kann jeder Spielstein für Pollys Team aussehen, das dich nicht sieht. Angenommen wird, dass es wie die Bots denkt, wenn die ihren Wolf nicht kennen: Er versteckt sich irgendwo, und vielleicht tauscht er zufällig, mauert Polly ein oder läuft vor ihr weg, immer, jedes zweite Mal oder erst am Schluss.
uly_polly-hint-hide = Versteck dich, wo du willst: Noch kann niemand wissen, welcher Spielstein es ist.
uly_polly-hint-start = Wähle einen Spielstein mit vielen anderen ringsum: Dann kann Polly in viele Richtungen ziehen.
uly_polly-hint-start-proposed = Dein Team hat schon vorgeschlagen, wo es losgeht. Bist du einverstanden?
uly_polly-hint-swap-under = Polly steht genau auf Uly, aber diesen Spielstein kann sie jetzt nicht umdrehen. Vertausche zwei andere, als wäre nichts.
uly_polly-hint-swap-near = Vorsicht, Polly ist direkt neben Uly! Aber wenn du immer wegläufst, merkt es ihr Team.
uly_polly-hint-swap-far = Mit dem nächsten Schritt kann Polly Uly nicht erreichen. Sorg dafür, dass sie wenig umzudrehen hat.
uly_polly-hint-walk = Diesmal ist es vielleicht besser, über einen aufgedeckten Spielstein zu gehen und später einen umzudrehen.
uly_polly-hint-turn-any =
    { $count ->
        [one] Neben Polly ist nur ein Spielstein verdeckt.
       *[other] Die { $count } verdeckten Spielsteine neben Polly sind etwa gleich wahrscheinlich: Dreh um, welchen du willst.
    }
uly_polly-hint-turn-likely =
    { $count ->
        [one] Ein Spielstein neben Polly sieht mehr nach Uly aus als die anderen.
       *[other] { $count } Spielsteine neben Polly sehen mehr nach Uly aus als die anderen.
    }
uly_polly-advice-hide = Die Eule würde sich irgendwo verstecken, zum Beispiel auf { $place }.
uly_polly-advice-start = Die Eule würde Polly auf { $place } stellen.
uly_polly-advice-step = Die Eule würde Polly auf { $place } ziehen.
uly_polly-advice-swap = Die Eule würde { $a } und { $b } vertauschen.
uly_polly-advice-hid = Vor dem ersten Tausch ist kein Spielstein besser als ein anderer.
uly_polly-advice-start-proposed = Keinen Spielstein haben die anderen öfter vorgeschlagen.
uly_polly-advice-start-open =
    { $count ->
        [one] Von dort kann Polly auf { $count } Spielstein ziehen, und von nirgends auf mehr.
       *[other] Von dort kann Polly auf { $count } Spielsteine ziehen, und von nirgends auf mehr.
    }
uly_polly-advice-walked-nearest = Kein verdeckter Spielstein ist in Reichweite, und dieser Schritt führt zum nächsten hin.
uly_polly-advice-turned-best = Dass Uly dort ist, hält sie zu { $percent } Prozent für wahrscheinlich, und zwei Schritte vorausgedacht ist kein anderer Schritt besser.
uly_polly-advice-turned-good = Dass Uly dort ist, hält sie zu { $percent } Prozent für wahrscheinlich. Ein anderer Schritt wäre etwas besser, aber wer immer den besten nimmt, ist leicht zu durchschauen.
uly_polly-advice-nearer = Das bringt Polly näher an { $place } heran: Kein Spielstein scheint der Eule wahrscheinlicher, mit { $percent } Prozent.
uly_polly-advice-walked = Zwei Schritte vorausgedacht ist kein anderer Schritt besser.
uly_polly-advice-swap-alike = Für ihren Plan sind alle Tausche gleich gut.
uly_polly-advice-walled =
    { $count ->
        [0] Kein anderer Tausch lässt Polly weniger umzudrehen, hier und einen Schritt weiter, wo auch immer Uly ist: Neben ihr liegt dann kein verdeckter Spielstein mehr.
        [one] Kein anderer Tausch lässt Polly weniger umzudrehen, hier und einen Schritt weiter, wo auch immer Uly ist: Neben ihr liegt dann nur noch ein verdeckter Spielstein.
       *[other] Kein anderer Tausch lässt Polly weniger umzudrehen, hier und einen Schritt weiter, wo auch immer Uly ist: Neben ihr liegen dann { $count } verdeckte Spielsteine.
    }
uly_polly-advice-prepared = Polly darf nur noch zwei Spielsteine umdrehen. Nach diesem Tausch hilft ihr der zweite am wenigsten, wo auch immer Uly ist.
uly_polly-advice-gathered = Polly darf nur noch einen Spielstein umdrehen. Das bringt Uly aus ihrer Reichweite, auf { $place }, und dort kannst du sie bis zum Schluss von ihm fernhalten.
uly_polly-advice-bluffed = Polly darf nur noch einen Spielstein umdrehen. Das bringt den Spielstein auf { $place } aus ihrer Reichweite, als läge Uly darunter, und so verrät es ihn nicht.
uly_polly-advice-guarded = Das hält Polly von { $place } fern: Dort ist der Spielstein, der aus ihrer Reichweite gebracht wurde, mit oder ohne Uly.

## Aufzeichnungen

uly_polly-secret =
    { $name ->
        [wolf] Platz des Wolfs
       *[other] { $name }
    }

## Die Befehle

uly_polly-exploit-dog = Der Hund von { $bot } findet einen Wolf, der ihn kennt, in { $share } der Runden ({ $how }).
uly_polly-exploit-exact = genau
uly_polly-exploit-played = { $rounds } Runden, { $low } bis { $high }; vielleicht geht es noch besser
uly_polly-exploit-wolf = Der Wolf von { $bot } wird von einem Hund, der ihn kennt, in { $share } der Runden gefunden ({ $how }).
uly_polly-arena-rounds =
    { $patience ->
        [none] Uly & Polly, Geduld ohne Ende: { $rounds } einzelne Runden, Startwert { $seed }
       *[other] Uly & Polly, Geduld { $patience }: { $rounds } einzelne Runden, Startwert { $seed }
    }
uly_polly-arena-rounds-found = { $dog } (Hund) findet { $wolf } (Wolf) in { $share } davon ({ $low } bis { $high }); davongeschlichen hat sich der Wolf in { $slipped }
refused-uly_polly-rounds-players = Einzelne Runden spielen ein Hund und ein Wolf: Lass --players weg.
refused-uly_polly-rounds-two-names = Einzelne Runden brauchen zwei Namen: einen Hund, dann einen Wolf.

## Warum ein Bot so gezogen hat

why-uly_polly-changed-swap = Kurz vor diesem Schritt hat mich am meisten der Tausch von { $a } und { $b } umgestimmt: Danach gab ich dem Spielstein auf { $place } { $percent } statt { $before } Prozent.
why-uly_polly-changed-sheep = Kurz vor diesem Schritt hat mich am meisten das Schaf auf { $place } umgestimmt: Dort hatte ich den Wolf mit { $before } Prozent vermutet.
why-uly_polly-hid = Wo ich den Wolf verstecke, hat der Zufall entschieden: Vor dem ersten Tausch ist kein Spielstein besser als ein anderer.
why-uly_polly-hid-planned = Ich habe das Versteck des Wolfs aus den { $count } Plätzen meines Plans gezogen.
why-uly_polly-start-proposed = Ich habe mich nach den anderen gerichtet: Keinen Spielstein hatten sie öfter vorgeschlagen als { $place }.
why-uly_polly-start-open = Unter den Spielsteinen mit den meisten Nachbarn hat der Zufall entschieden: Von { $place } aus kann Polly auf { $count } Spielsteine ziehen.
why-uly_polly-start-planned = Den Start habe ich nach der Lösung dieser Weide gezogen: Es wurde { $place }.
why-uly_polly-step-random = Wohin ich Polly ziehe, hat der Zufall entschieden.
why-uly_polly-turned-any =
    { $count ->
        [one] Nur ein verdeckter Spielstein war in Reichweite, also habe ich ihn umgedreht.
       *[other] { $count } verdeckte Spielsteine waren in Reichweite. Für mich sind sie alle gleich, also hat der Zufall entschieden, welchen ich umdrehe.
    }
why-uly_polly-walked-nearest = Kein verdeckter Spielstein war in Reichweite. Dieser Schritt brachte Polly näher an den nächsten heran.
why-uly_polly-turned = Dass der Wolf auf { $place } war, hielt ich zu { $percent } Prozent für wahrscheinlich.
why-uly_polly-likeliest =
    { $reach ->
        [under] Kein Spielstein schien mir wahrscheinlicher als { $place }, mit { $percent } Prozent. Aber Polly stand darauf und darf nicht stehen bleiben.
        [near] Kein Spielstein schien mir wahrscheinlicher als { $place }, mit { $percent } Prozent, und er war in Reichweite.
       *[far] Kein Spielstein schien mir wahrscheinlicher als { $place }, mit { $percent } Prozent, aber er war außer Reichweite.
    }
why-uly_polly-walked = Der Spielstein auf { $place } war schon aufgedeckt, also hat dieser Schritt nichts umgedreht.
why-uly_polly-nearer = Dieser Schritt brachte Polly näher an { $place } heran: Kein Spielstein schien mir wahrscheinlicher, mit { $percent } Prozent.
why-uly_polly-expects-flight = Ich erwarte, dass ein Wolf in Pollys Reichweite flieht, wann immer er kann.
why-uly_polly-expects-any = Ich wusste nicht, was für ein Wolf das war, also habe ich mit mehreren Arten gerechnet.
why-uly_polly-step-best = Zwei Schritte vorausgedacht, war kein anderer Schritt besser.
why-uly_polly-step-good = Ein anderer Schritt war etwas besser, aber ich nehme nicht immer den besten: So kann der Wolf meine Gedanken nicht lesen.
why-uly_polly-step-promise = Auf dieser Weide finde ich den Wolf in mindestens { $percent } von 100 Runden, was er auch tut. Diesen Schritt habe ich aus dem Plan gezogen, der das sicherstellt.
why-uly_polly-swap-random = Welche zwei Spielsteine ich vertausche, hat der Zufall entschieden.
why-uly_polly-came-near = Ich werfe eine Münze: Entweder bringe ich den Wolf neben Polly, oder ich vertausche zwei zufällige Spielsteine. Dieser Tausch brachte ihn neben Polly, auf { $place }.
why-uly_polly-stayed-near = Ich werfe eine Münze: Entweder lasse ich den Wolf neben Polly, oder ich vertausche zwei zufällige Spielsteine. Dieser Tausch ließ ihn, wo er war, auf { $place }.
why-uly_polly-fled = Polly hätte den Wolf mit dem nächsten Schritt finden können. Also habe ich ihn aus ihrer Reichweite gebracht, auf { $place }.
why-uly_polly-swap-safe = Polly konnte den Wolf mit einem Schritt nicht erreichen, also habe ich zwei zufällige Spielsteine vertauscht.
why-uly_polly-swap-stuck = Polly hätte den Wolf mit dem nächsten Schritt finden können, aber kein Tausch hätte ihn aus ihrer Reichweite gebracht. Also habe ich zwei zufällige Spielsteine vertauscht.
why-uly_polly-swap-under = Der Wolf lag unter Polly und ließ sich nicht bewegen, also habe ich zwei zufällige Spielsteine vertauscht.
why-uly_polly-swap-alike = Für meinen Plan waren alle Tausche gleich, also habe ich zwei zufällige Spielsteine vertauscht.
why-uly_polly-walled =
    { $count ->
        [0] Ich versuche, Polly einzumauern, wo auch immer der Wolf ist. Kein anderer Tausch hätte weniger zum Umdrehen gelassen, hier und einen Schritt weiter: Neben Polly lag nun kein verdeckter Spielstein mehr.
        [one] Ich versuche, Polly einzumauern, wo auch immer der Wolf ist. Kein anderer Tausch hätte weniger zum Umdrehen gelassen, hier und einen Schritt weiter: Neben Polly lag nun nur ein verdeckter Spielstein.
       *[other] Ich versuche, Polly einzumauern, wo auch immer der Wolf ist. Kein anderer Tausch hätte weniger zum Umdrehen gelassen, hier und einen Schritt weiter: Neben Polly lagen nun { $count } verdeckte Spielsteine.
    }
why-uly_polly-prepared = Polly durfte nur noch zwei Spielsteine umdrehen. Ich habe den Tausch gesucht, nach dem ihr der zweite am wenigsten hilft, wo auch immer der Wolf ist.
why-uly_polly-gathered = Polly durfte nur noch einen Spielstein umdrehen, und der Wolf war in Reichweite. Also habe ich ihn aus ihrer Reichweite gebracht, auf { $place }: Von dort an konnte ich Polly bis zum Schluss von ihm fernhalten.
why-uly_polly-bluffed = Polly durfte nur noch einen Spielstein umdrehen. Ich habe den Spielstein, der auf { $place } lag, aus ihrer Reichweite gebracht, wie ich es mit dem Wolf getan hätte. So verriet ihn dieser Tausch nicht.
why-uly_polly-guarded = Ich habe Polly von { $place } ferngehalten: Dort lag der Spielstein, den ich aus ihrer Reichweite gebracht hatte. Das hätte ich mit und ohne Wolf getan.
why-uly_polly-planned-one = Mein Plan für diese Weide hatte hier nur diesen Tausch, wo der Wolf auch war. So hat er Polly nichts verraten.
why-uly_polly-planned = Mein Plan für diese Weide hatte hier { $count } Tausche, manche für einen Platz des Wolfs und manche für einen anderen. Ich habe einen gezogen, der zu seinem Platz passte.

## Im Browser

uly_polly-about = Jemand von euch ist Uly, der Wolf in der Herde. Alle anderen führen Polly, die Hütehündin. Sie schnüffelt von Spielstein zu Spielstein.
uly_polly-web-aim = Findet den Wolf Uly unter den ersten acht umgedrehten Spielsteinen. Und wenn du Uly bist: Lass dich nicht finden!
uly_polly-web-facts = 2 bis 5 Spieler · 10 Minuten
uly_polly-web-known-right = Ulys Spielstein
uly_polly-web-known-there = wo Uly war
uly_polly-web-known-elsewhere = anderswo
uly_polly-web-meadow = Die Weide
uly_polly-web-face-down = verdeckt
uly_polly-web-sheep = Schaf { $number }
uly_polly-web-chosen = gewählt
uly_polly-web-proposed-by = Vorschlag von { $who }
uly_polly-web-hold-wolf = Halten: Uly sehen
uly_polly-web-trails = Wege
uly_polly-web-came-from = kam von { $place }
uly_polly-web-hint-swap-second = Wähle jetzt den Spielstein, mit dem du ihn vertauschst.
uly_polly-web-hint-propose = Wähle einen Spielstein, um ihn deinem Team vorzuschlagen.

## Der erste Blick und das Ende einer Runde, im Browser

uly_polly-web-guide = Darum geht es
uly_polly-web-guide-aim = Uly, der Wolf, versteckt sich unter einem Spielstein. Polly sucht ihn.
uly_polly-web-guide-wolf = In dieser Runde bist du Uly: Lass dich nicht finden!
uly_polly-web-guide-dog = In dieser Runde bist du in Pollys Team: Finde Uly!
uly_polly-web-guide-sheep =
    { $flips ->
        [one] { $flips } Schaf umgedreht und kein Wolf? Dann ist Uly entkommen.
       *[other] { $flips } Schafe umgedreht und kein Wolf? Dann ist Uly entkommen.
    }
uly_polly-web-guide-idle =
    { $patience ->
        [one] { $patience } Schritt ohne neuen Spielstein? Dann schleicht sich Uly davon.
       *[other] { $patience } Schritte ohne neuen Spielstein? Dann schleicht sich Uly davon.
    }
uly_polly-web-guide-bone = Wer eine Runde gewinnt, bekommt einen Knochen. Wer am Ende die meisten hat, gewinnt.
uly_polly-web-guide-turns = Vor jedem Schritt von Polly vertauscht Uly zwei Spielsteine, die sich berühren.
uly_polly-web-guide-go = Los geht’s!
uly_polly-web-end-found = Uly ist gefunden!
uly_polly-web-end-escaped = Uly ist entkommen!
uly_polly-web-end-slipped-away = Uly hat sich davongeschlichen!
uly_polly-web-why-found = Polly hatte die richtige Spur: ein Knochen für alle in ihrem Team.
uly_polly-web-why-escaped =
    { $flips ->
        [one] { $flips } Schaf umgedreht und kein Wolf: ein Knochen für { $who }.
       *[other] { $flips } Schafe umgedreht und kein Wolf: ein Knochen für { $who }.
    }
uly_polly-web-why-slipped-away =
    { $patience ->
        [one] { $patience } Schritt, ohne einen Spielstein umzudrehen: ein Knochen für { $who }.
       *[other] { $patience } Schritte, ohne einen Spielstein umzudrehen: ein Knochen für { $who }.
    }

## Rätsel

uly_polly-puzzle = Wo ist Uly?
uly_polly-puzzle-about = Du führst Polly. Du kennst Ulys Gewohnheit und hast jeden Tausch gesehen: Er kann nur unter einem Spielstein stecken. Unter welchem?
uly_polly-puzzle-habit =
    { $habit ->
        [restless] Ulys Gewohnheit: Er bewegt sich bei jedem Tausch, außer wenn Polly auf ihm steht.
        [every-other] Ulys Gewohnheit: Er bewegt sich beim ersten Tausch, beim dritten, beim fünften und so weiter, dazwischen nie. Nur wenn Polly auf ihm steht, muss er bleiben.
        [diagonal] Ulys Gewohnheit: Bei einem schrägen Tausch bewegt er sich selbst, bei einem geraden nie. Nur wenn Polly auf ihm steht, muss er bleiben.
        [shy] Ulys Gewohnheit: Er bewegt sich, wenn Polly direkt neben ihm steht, auch schräg, und sonst nie.
       *[flees] Ulys Gewohnheit: Steht Polly direkt neben ihm und ein Tausch kann ihn aus ihrer Reichweite bringen, dann macht er ihn. Sonst macht er, was er will.
    }
uly_polly-puzzle-why =
    { $objection ->
        [would-move] Tausch { $number }, { $a } und { $b }: Auf { $places } hätte Uly sich bewegt. Also war er nicht dort.
        [would-stay] Tausch { $number }, { $a } und { $b }: Auf { $places } wäre Uly geblieben. Also war er nicht dort.
       *[would-flee] Tausch { $number }, { $a } und { $b }: Von { $places } wäre Uly aus Pollys Reichweite geflohen. Also war er nicht dort.
    }
uly_polly-puzzle-answer = Was aufgedeckt liegt, ist nicht Uly. Nur { $place } bleibt übrig: Da steckt er!

## Die Lektion

uly_polly-lesson-hides = Uly, der Wolf, versteckt sich unter einem der Spielsteine. Du siehst nicht, unter welchem!
uly_polly-lesson-start = Du führst Polly. Stell sie auf den Spielstein mit dem blauen Ring.
uly_polly-lesson-swaps = Jetzt vertauscht Uly zwei Spielsteine. Vielleicht steckt er unter einem davon …
uly_polly-lesson-step = Polly macht einen Schritt und dreht diesen Spielstein um. Geh dahin, wo sich etwas bewegt hat: zum blauen Ring!
uly_polly-lesson-sheep = Nur ein Schaf. Jetzt tauscht Uly noch einmal.
uly_polly-lesson-find = Dieser Spielstein hat sich zweimal hintereinander bewegt! Wer sonst hätte es so eilig? Schau darunter nach.
uly_polly-lesson-found = Du hast Uly gefunden! Dafür bekommst du einen Knochen.
uly_polly-lesson-hide = Jetzt bist du Uly. Versteck dich unter dem Spielstein mit dem blauen Ring. Sonst weiß das niemand.
uly_polly-lesson-hidden = Niemand sieht dich. Jetzt macht Polly sich bereit.
uly_polly-lesson-lure = Vertausche zwei Spielsteine nebeneinander: Wähle den einen, dann den anderen. Es muss nicht deiner sein. Lock Polly weg!
uly_polly-lesson-flee = Polly steht direkt neben dir! Vertausche deinen Spielstein mit einem, der weiter weg von ihr liegt.
uly_polly-lesson-bluff = Jetzt kommst du nicht mehr weg. Also tu so, als wärst du woanders: Vertausche zwei andere Spielsteine.
uly_polly-lesson-end = Drei Schafe und kein Uly: Du bist entkommen und hast gewonnen! In einem richtigen Spiel braucht es acht Schafe.
uly_polly-lesson-not-there = Nicht den! Wähle den Spielstein mit dem blauen Ring.
uly_polly-lesson-one-step = Polly macht nur einen Schritt, auf einen Spielstein neben ihr. Wähle den mit dem blauen Ring.
uly_polly-lesson-both = Vertausche die zwei Spielsteine mit dem blauen Ring: Wähle den einen, dann den anderen.
uly_polly-terminal-lesson-start = Du führst Polly. Stell sie auf den Spielstein { $place }.
uly_polly-terminal-lesson-step = Polly macht einen Schritt und dreht diesen Spielstein um. Geh dahin, wo sich etwas bewegt hat: nach { $place }!
uly_polly-terminal-lesson-hide = Jetzt bist du Uly. Versteck dich unter dem Spielstein { $place }. Sonst weiß das niemand.
uly_polly-terminal-lesson-not-there = Nicht den! Wähle den Spielstein { $place }.
uly_polly-terminal-lesson-one-step = Polly macht nur einen Schritt, auf einen Spielstein neben ihr. Wähle { $place }.
uly_polly-terminal-lesson-both = Vertausche diese zwei Spielsteine: { $place }.

## Statistics

uly_polly-web-guesses-about = Jeder Spielstein zählt, den du mit Polly umgedreht hast. Seine Wahrscheinlichkeit ist die vom Zurückblicken: Sie nimmt über Wölfe dasselbe an wie die Bots.

## The trails in the terminal

uly_polly-terminal-notes = Wege
uly_polly-terminal-trail = { $place }: kam von { $origin } ({ $path })
uly_polly-terminal-no-trails = In dieser Runde wurde noch kein Spielstein getauscht.
