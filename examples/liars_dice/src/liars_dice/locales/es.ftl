### Las palabras de Liar's Dice en español.

liars_dice-name = Dados mentirosos
liars_dice-about = Todos tiran los dados en secreto. Apuesta sobre todos los dados juntos, o duda de la última apuesta.

## Partes de frases

liars_dice-face =
    { $face ->
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
       *[6] seis
    }
liars_dice-faces =
    { $face ->
        [1] unos
        [2] doses
        [3] treses
        [4] cuatros
        [5] cincos
       *[6] seises
    }
liars_dice-dice =
    { $count ->
        [one] { $count } { liars_dice-face }
       *[other] { $count } { liars_dice-faces }
    }

## Qué hay que hacer

liars_dice-todo-bids = Es el turno de { $who }: puede subir la apuesta o dudar.
liars_dice-todo-bids-own = Es tu turno: sube la apuesta o duda de la última.

## Qué pasa

liars_dice-event-rolled = Ronda { $round }: se tiran los dados y empieza { $starter }.
liars_dice-event-rolled-own = Ronda { $round }: has sacado { $dice } y empieza { $starter }.
liars_dice-event-bid = { $seat } apuesta que hay { liars_dice-dice }.
liars_dice-event-doubted = { $seat } duda de la apuesta de { $bidder }: { liars_dice-dice }. Se levantan los cubiletes: { $found }.
liars_dice-event-round_ended =
    { $round-left ->
        [0] { $round-loser } pierde su último dado y queda fuera.
        [one] { $round-loser } pierde un dado y se queda con { $round-left }.
       *[other] { $round-loser } pierde un dado y se queda con { $round-left }.
    }
liars_dice-event-game_ended = ¡Ya solo { $winners } tiene dados y gana!

## Qué se puede elegir

liars_dice-option-dice = Dados
liars_dice-option-dice-about = Con cuántos dados empieza cada cual.
liars_dice-option-wild_ones = Unos comodín
liars_dice-option-wild_ones-about = Los unos valen como cualquier otra cara.

## Qué hay en la mesa

liars_dice-field-starter = Empieza
liars_dice-field-bid = Última apuesta
liars_dice-field-bid-seat = de
liars_dice-field-bid-count = dados
liars_dice-field-bid-face = cara
liars_dice-field-dice = Dados
liars_dice-field-scores = Dados que quedan

## Los bots

liars_dice-level-novice = Novato (fácil)
liars_dice-level-expert = Experto (difícil)

## Por qué no

refused-liars_dice-dice = Cada cual empieza con { $least } a { $most } dados.
refused-liars_dice-out = Ya no te quedan dados: estás fuera.
refused-liars_dice-no-bid = Todavía no hay ninguna apuesta de la que dudar.
refused-liars_dice-face = Un dado muestra un número del 1 al 6.
refused-liars_dice-count = Puedes apostar por 1 a { $most } dados: no hay más en juego.
refused-liars_dice-too-low = Tienes que superar { liars_dice-dice }: más dados, o los mismos con una cara más alta.
refused-liars_dice-roll = Estos no son los dados que había que tirar.

## Por qué un bot jugó así

why-liars_dice-unlikely = Calculé que la apuesta era falsa con un { $percent } por ciento.
why-liars_dice-likely = Calculé que había { liars_dice-dice } o más con un { $percent } por ciento.
why-liars_dice-too-many = Era más de lo que podía creer.
why-liars_dice-little-more = Subí un poco y confié en la suerte.
