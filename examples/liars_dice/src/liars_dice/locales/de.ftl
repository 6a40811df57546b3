### Die Wörter von Liar's Dice auf Deutsch.

liars_dice-name = Lügenwürfel
liars_dice-about = Alle würfeln verdeckt. Biete auf alle Würfel zusammen, oder zweifle das letzte Gebot an.

## Satzteile

liars_dice-face =
    { $face ->
        [1] Eins
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
       *[6] Sechs
    }
liars_dice-faces =
    { $face ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
       *[6] Sechsen
    }
liars_dice-dice =
    { $count ->
        [one] { $count } { liars_dice-face }
       *[other] { $count } { liars_dice-faces }
    }

## Was zu tun ist

liars_dice-todo-bids = { $who } ist dran und darf höher bieten oder zweifeln.
liars_dice-todo-bids-own = Du bist dran: Biete höher, oder zweifle das letzte Gebot an.

## Was geschieht

liars_dice-event-rolled = Runde { $round }: Es wird gewürfelt, und { $starter } fängt an.
liars_dice-event-rolled-own = Runde { $round }: Du hast { $dice } gewürfelt, und { $starter } fängt an.
liars_dice-event-bid = { $seat } bietet { liars_dice-dice }.
liars_dice-event-doubted = { $seat } zweifelt das Gebot von { $bidder } an: { liars_dice-dice }. Die Becher werden gehoben: { $found }.
liars_dice-event-round_ended =
    { $round-left ->
        [0] { $round-loser } verliert den letzten Würfel und scheidet aus.
        [one] { $round-loser } verliert einen Würfel und hat noch { $round-left }.
       *[other] { $round-loser } verliert einen Würfel und hat noch { $round-left }.
    }
liars_dice-event-game_ended = Nur { $winners } hat noch Würfel und gewinnt!

## Was man wählen kann

liars_dice-option-dice = Würfel
liars_dice-option-dice-about = Mit wie vielen Würfeln alle beginnen.
liars_dice-option-wild_ones = Einsen als Joker
liars_dice-option-wild_ones-about = Einsen zählen als jede andere Zahl.

## Was auf dem Tisch ist

liars_dice-field-starter = Beginnt
liars_dice-field-bid = Letztes Gebot
liars_dice-field-bid-seat = von
liars_dice-field-bid-count = Würfel
liars_dice-field-bid-face = Zahl
liars_dice-field-dice = Würfel
liars_dice-field-scores = Würfel übrig

## Die Bots

liars_dice-level-novice = Neuling (leicht)
liars_dice-level-expert = Profi (schwer)

## Warum nicht

refused-liars_dice-dice = Alle beginnen mit { $least } bis { $most } Würfeln.
refused-liars_dice-out = Du hast keine Würfel mehr und bist ausgeschieden.
refused-liars_dice-no-bid = Noch gibt es kein Gebot, das man anzweifeln kann.
refused-liars_dice-face = Ein Würfel zeigt 1 bis 6.
refused-liars_dice-count = Du kannst 1 bis { $most } Würfel bieten: Mehr sind nicht im Spiel.
refused-liars_dice-too-low = Biete mehr als { liars_dice-dice }: mehr Würfel, oder ebenso viele mit einer höheren Zahl.
refused-liars_dice-roll = Das sind nicht die Würfel, die geworfen werden sollten.

## Warum ein Bot so zog

why-liars_dice-unlikely = Dass das Gebot falsch war, hielt ich zu { $percent } Prozent für wahrscheinlich.
why-liars_dice-likely = Mit { liars_dice-dice } oder mehr rechnete ich zu { $percent } Prozent.
why-liars_dice-too-many = Das war mehr, als ich glauben konnte.
why-liars_dice-little-more = Ich ging ein wenig höher und hoffte das Beste.
