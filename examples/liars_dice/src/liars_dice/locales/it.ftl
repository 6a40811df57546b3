### Le parole di Liar's Dice in italiano.

liars_dice-name = Dadi bugiardi
liars_dice-about = Ognuno tira i dadi di nascosto. Dichiara quanti ce ne sono in tutto, o dubita dell’ultima dichiarazione.

## Parti di frasi

liars_dice-face =
    { $face ->
        [1] l’1
       *[other] il { $face }
    }
liars_dice-faces = { liars_dice-face }
liars_dice-dice =
    { $count ->
        [one] { $count } dado con { liars_dice-face }
       *[other] { $count } dadi con { liars_dice-faces }
    }

## Che cosa c'è da fare

liars_dice-todo-bids = Tocca a { $who }: può rilanciare o dubitare.
liars_dice-todo-bids-own = Tocca a te: rilancia, o dubita dell’ultima dichiarazione.

## Che cosa succede

liars_dice-event-rolled = Round { $round }: si tirano i dadi, e comincia { $starter }.
liars_dice-event-rolled-own = Round { $round }: hai tirato { $dice }, e comincia { $starter }.
liars_dice-event-bid = { $seat } dichiara { liars_dice-dice }.
liars_dice-event-doubted = { $seat } dubita della dichiarazione di { $bidder }: { liars_dice-dice }. Si alzano i bicchieri: { $found }.
liars_dice-event-round_ended =
    { $round-left ->
        [0] { $round-loser } perde l’ultimo dado ed esce dal gioco.
        [one] { $round-loser } perde un dado e resta con { $round-left }.
       *[other] { $round-loser } perde un dado e resta con { $round-left }.
    }
liars_dice-event-game_ended = L’ultimo dado in gioco è di { $winners }, che vince!

## Che cosa si può scegliere

liars_dice-option-dice = Dadi
liars_dice-option-dice-about = Con quanti dadi comincia ciascuno.
liars_dice-option-wild_ones = Assi jolly
liars_dice-option-wild_ones-about = L’1 vale come qualsiasi altra faccia.

## Che cosa c'è sul tavolo

liars_dice-field-starter = Comincia
liars_dice-field-bid = Ultima dichiarazione
liars_dice-field-bid-seat = di
liars_dice-field-bid-count = dadi
liars_dice-field-bid-face = faccia
liars_dice-field-dice = Dadi
liars_dice-field-scores = Dadi rimasti

## I bot

liars_dice-level-novice = Principiante (facile)
liars_dice-level-expert = Esperto (difficile)

## Perché no

refused-liars_dice-dice = Si comincia con un numero di dadi a testa da { $least } a { $most }.
refused-liars_dice-out = Non hai più dadi, quindi non giochi più.
refused-liars_dice-no-bid = Non c’è ancora nessuna dichiarazione di cui dubitare.
refused-liars_dice-face = Un dado mostra un numero da 1 a 6.
refused-liars_dice-count = Puoi dichiarare da 1 a { $most } dadi: in gioco non ce ne sono di più.
refused-liars_dice-too-low = Devi superare { liars_dice-dice }: più dadi, oppure altrettanti con una faccia più alta.
refused-liars_dice-roll = Non sono questi i dadi che si dovevano tirare.

## Perché un bot ha mosso così

why-liars_dice-unlikely = Secondo me la dichiarazione era falsa al { $percent } per cento.
why-liars_dice-likely = Secondo me { liars_dice-dice } o più c’erano al { $percent } per cento.
why-liars_dice-too-many = Era più di quanto potessi credere.
why-liars_dice-little-more = Ho rilanciato di poco, sperando bene.
