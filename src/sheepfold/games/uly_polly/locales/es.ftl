### Las palabras de Uly & Polly en español.

## Quién y qué

uly_polly-name = Uly & Polly

uly_polly-wolf = lobo
uly_polly-dog = perro

## Partes de frases

uly_polly-bones =
    { $count ->
        [one] { $count } hueso
       *[other] { $count } huesos
    }

## Qué hay que hacer

uly_polly-todo-hide = { $who } tiene que esconder al lobo.
uly_polly-todo-hide-own = Es tu turno: esconde al lobo bajo una ficha.
uly_polly-todo-start = { $who } tiene que colocar a Polly en una ficha.
uly_polly-todo-start-own = Es tu turno: coloca a Polly en una ficha.
uly_polly-todo-swap = { $who } tiene que intercambiar dos fichas.
uly_polly-todo-swap-own = Es tu turno: intercambia dos fichas vecinas.
uly_polly-todo-step = { $who } tiene que mover a Polly.
uly_polly-todo-step-own = Es tu turno: mueve a Polly una ficha.

## Cómo ha acabado

uly_polly-result =
    { $count ->
        [one] ¡Gana { $winners } con { $bones }!
       *[other] ¡Ganan juntos { $winners }, con { $bones } por cabeza!
    }

## Qué pasa en Uly & Polly

uly_polly-event-hidden = { $seat } ha escondido al lobo y presume: ¡nadie lo encontrará!
uly_polly-event-hidden-own = Has escondido al lobo en { $at }: ¡nadie lo encontrará!
uly_polly-event-hidden-open = { $seat } esconde al lobo en { $at }.
uly_polly-event-proposed =
    { $at ->
        [none] { $seat } retira su propuesta.
       *[other] { $seat } propone { $at } para Polly.
    }
uly_polly-event-started = { $seat } coloca a Polly en { $at } sin darle la vuelta a la ficha.
uly_polly-event-swapped = { $seat } intercambia { $a } y { $b }.
uly_polly-event-stepped =
    { $turned ->
        [sheep] { $seat } mueve a Polly a { $to } y destapa una oveja.
        [wolf] { $seat } mueve a Polly a { $to } y… ¡destapa al lobo!
       *[nothing] { $seat } mueve a Polly a { $to }, donde la ficha ya está boca arriba.
    }
uly_polly-event-round_ended =
    { $round-how ->
        [found] ¡El lobo ha aparecido en { $round-wolf }! Un hueso por cabeza para el equipo de Polly.
        [escaped] ¡El lobo se ha escapado! Estaba en { $round-wolf }. Un hueso para { $round-wolf_seat }.
       *[slipped-away] Polly ha dado demasiadas vueltas: ¡el lobo se escabulle desde { $round-wolf }! Un hueso para { $round-wolf_seat }.
    }
uly_polly-event-game_ended =
    { $winners-count ->
        [one] ¡{ $winners } gana la partida!
       *[other] ¡{ $winners } ganan juntos!
    }

## Qué se puede elegir

uly_polly-option-first_wolf = Primer lobo
uly_polly-option-first_wolf-about = Quién es el lobo primero. Si no elegís a nadie, se decide al azar.
uly_polly-option-patience = Paciencia
uly_polly-option-patience-about = Tras este número de pasos seguidos sin destapar ninguna ficha, el lobo se escabulle.
uly_polly-option-rows = Filas
uly_polly-option-rows-about = En cuántas filas se ponen las fichas. El reglamento tiene 4.
uly_polly-option-columns = Columnas
uly_polly-option-columns-about = Cuántas fichas hay en cada fila. El reglamento tiene 4.
uly_polly-option-flips = Fichas por destapar
uly_polly-option-flips-about = Si se destapan todas estas fichas y el lobo no aparece, se ha escapado. El reglamento tiene 8.

## En el dibujo

uly_polly-turned = Fichas destapadas: { $turned } de { $flips }
uly_polly-idle =
    { $patience ->
        [none] Pasos sin destapar fichas: { $idle }
       *[other] Pasos sin destapar fichas: { $idle } de { $patience }
    }
uly_polly-legend = ░ boca abajo · 1, 2, 3 … ovejas, según salen · P Polly · U Uly, si lo sabes
uly_polly-proposals = Propuestas: { $proposals }

## En la terminal

uly_polly-terminal-help =
    Puedes escribir:
      hide c3      esconder al lobo en c3
      start b2     colocar a Polly en b2 sin darle la vuelta a la ficha
      b2-c3        intercambiar las fichas de b2 y c3
      c3           mover a Polly a c3
      propose b2   proponer b2 para Polly (propose none: retirar la propuesta)
      rules        leer las reglas
      quit         dejar la partida

uly_polly-terminal-signs =
    En el prado:
      ficha oscura   boca abajo         ficha clara    oveja, la n-ésima destapada
      Polly, P       el perro           Uly, U         el lobo, si lo sabes
      borde vivo     se puede elegir    ?2             propuesta del jugador 2
uly_polly-terminal-keys =
    En el prado:
      flechas, clic  ir a una ficha
      Intro, clic    elegirla; para intercambiar, elige dos seguidas;
                     si no es tu turno, la propones al equipo de Polly
uly_polly-terminal-confirm-turn = ¿Destapar la ficha de { $place }? No se puede deshacer: pulsa Intro otra vez.

## Por qué algo no se puede hacer

refused-uly_polly-board-size = Tiene que haber de { $least } a { $most } filas y de { $least } a { $most } columnas.
refused-uly_polly-dog-on-tile = Polly está en { $place }, así que esa ficha no se mueve.
refused-uly_polly-dog-stays = Polly no puede quedarse donde está.
refused-uly_polly-first-wolf = El primer lobo tiene que ser uno de los jugadores 1 a { $most }.
refused-uly_polly-flips = Las fichas por destapar tienen que ser de 1 a { $most }.
refused-uly_polly-no-place-for-the-wolf = El lobo no puede haberse escondido en ningún sitio.
refused-uly_polly-not-neighbours = { $a } y { $b } no son fichas vecinas.
refused-uly_polly-off-board = El sitio { $place } no existe.
refused-uly_polly-patience = La paciencia tiene que ser de 1 a { $most } pasos, o sin límite.
refused-uly_polly-proposed-already = Así tu propuesta no cambia.
refused-uly_polly-too-far = Polly se mueve una ficha, y { $place } no es vecina de { $dog }.
refused-uly_polly-wolf-proposes = Las fichas las propone el equipo de Polly, no el lobo.

## Mirando atrás

uly_polly-known-about = El equipo de Polly no ve al lobo, así que hay que suponer algo. Aquí es lo que suponen los bots cuando no conocen a su lobo: se esconde en cualquier sitio, y puede intercambiar al azar, encerrar a Polly o huir de ella siempre, la mitad de las veces o solo al final.
uly_polly-moment-gave-away = El intercambio que delató a Uly: { $seat } intercambió { $a } y { $b }, y la probabilidad de que Uly estuviera donde estaba subió del { $before } al { $after } por ciento.
uly_polly-moment-led-astray = El farol: { $seat } intercambió { $a } y { $b }, y la probabilidad de { $place }, donde Uly no estaba, subió del { $before } al { $after } por ciento.
uly_polly-moment-escape = La huida: con el paso siguiente Polly podía encontrar a Uly, pero { $seat } intercambió { $a } y { $b }, y en { $place } quedó fuera de su alcance.
uly_polly-moment-near = Por poco: Uly estaba al alcance en { $place }, con una probabilidad del { $percent } por ciento, pero { $seat } movió a Polly a { $to }.
uly_polly-moment-found = Buen olfato: { $seat } destapó { $to } con una probabilidad del { $percent } por ciento, y allí estaba Uly.
uly_polly-moment-found-lucky = Qué suerte: { $seat } destapó { $to } con una probabilidad de solo el { $percent } por ciento, y allí estaba Uly.

## Consejos

uly_polly-advice-wolf = Lo probable que puede parecerle cada ficha al equipo de Polly, que no te ve. Se supone que piensa como los bots cuando no conocen a su lobo: se esconde en cualquier sitio, y puede intercambiar al azar, encerrar a Polly o huir de ella siempre, la mitad de las veces o solo al final.
uly_polly-hint-hide = Escóndete donde quieras: nadie puede saber aún qué ficha es.
uly_polly-hint-start = Elige una ficha con muchas otras alrededor: así Polly puede ir en muchas direcciones.
uly_polly-hint-start-proposed = Tu equipo ya ha propuesto dónde empezar. ¿Te parece bien?
uly_polly-hint-swap-under = Polly está justo encima de Uly, pero ahora no puede destapar esa ficha. Intercambia otras dos como si nada.
uly_polly-hint-swap-near = ¡Cuidado, Polly está justo al lado de Uly! Pero si huyes siempre, su equipo lo nota.
uly_polly-hint-swap-far = Con el próximo paso Polly no puede llegar a Uly. Haz que tenga poco que destapar.
uly_polly-hint-walk = Esta vez quizá sea mejor pasar por una ficha boca arriba y destapar otra más tarde.
uly_polly-hint-turn-any =
    { $count ->
        [one] Junto a Polly solo hay una ficha boca abajo.
       *[other] Las { $count } fichas boca abajo junto a Polly son casi igual de probables: destapa la que quieras.
    }
uly_polly-hint-turn-likely =
    { $count ->
        [one] Una ficha junto a Polly huele más a Uly que las demás.
       *[other] { $count } fichas junto a Polly huelen más a Uly que las demás.
    }
uly_polly-advice-hide = El búho se escondería en cualquier sitio, por ejemplo en { $place }.
uly_polly-advice-start = El búho pondría a Polly en { $place }.
uly_polly-advice-step = El búho movería a Polly a { $place }.
uly_polly-advice-swap = El búho intercambiaría { $a } y { $b }.
uly_polly-advice-hid = Antes del primer intercambio, ninguna ficha es mejor que otra.
uly_polly-advice-start-proposed = Los demás no han propuesto ninguna ficha más veces.
uly_polly-advice-start-open =
    { $count ->
        [one] Desde ahí Polly puede ir a { $count } ficha, y desde ningún otro sitio a más.
       *[other] Desde ahí Polly puede ir a { $count } fichas, y desde ningún otro sitio a más.
    }
uly_polly-advice-walked-nearest = No hay ninguna ficha boca abajo al alcance, y este paso lleva hacia la más cercana.
uly_polly-advice-turned-best = Para él, Uly está ahí al { $percent } por ciento y, mirando dos pasos por delante, ningún otro paso promete más.
uly_polly-advice-turned-good = Para él, Uly está ahí al { $percent } por ciento. Otro paso promete algo más, pero a quien siempre da el mejor se le lee el pensamiento.
uly_polly-advice-nearer = Así Polly se acerca a { $place }: ninguna ficha le parece más probable, al { $percent } por ciento.
uly_polly-advice-walked = Mirando dos pasos por delante, ningún otro paso promete más.
uly_polly-advice-swap-alike = Para su plan, todos los intercambios son iguales.
uly_polly-advice-walled =
    { $count ->
        [0] Ningún otro intercambio deja a Polly menos que destapar, aquí y un paso más allá, esté donde esté Uly: a su lado no queda ninguna ficha boca abajo.
        [one] Ningún otro intercambio deja a Polly menos que destapar, aquí y un paso más allá, esté donde esté Uly: a su lado queda una sola ficha boca abajo.
       *[other] Ningún otro intercambio deja a Polly menos que destapar, aquí y un paso más allá, esté donde esté Uly: a su lado quedan { $count } fichas boca abajo.
    }
uly_polly-advice-prepared = Polly solo puede destapar dos fichas más. Tras este intercambio la segunda le servirá de menos, esté donde esté Uly.
uly_polly-advice-gathered = Polly solo puede destapar una ficha más. Así Uly queda fuera de su alcance, en { $place }, y ahí puedes mantenerla lejos de él hasta el final.
uly_polly-advice-bluffed = Polly solo puede destapar una ficha más. Así queda fuera de su alcance la ficha de { $place }, como si Uly estuviera debajo, y el intercambio no lo delata.
uly_polly-advice-guarded = Así Polly se queda lejos de { $place }: es la ficha que se sacó de su alcance, con Uly o sin él.

## Partidas escritas

uly_polly-secret =
    { $name ->
        [wolf] el sitio del lobo
       *[other] { $name }
    }

## Las órdenes

uly_polly-exploit-dog = El perro de { $bot } encuentra a un lobo que lo conoce en { $share } de las rondas ({ $how }).
uly_polly-exploit-exact = exacto
uly_polly-exploit-played = { $rounds } rondas, de { $low } a { $high }; quizá se pueda mejorar
uly_polly-exploit-wolf = Al lobo de { $bot } lo encuentra un perro que lo conoce en { $share } de las rondas ({ $how }).
uly_polly-arena-rounds =
    { $patience ->
        [none] Uly & Polly, paciencia sin fin: { $rounds } rondas sueltas, semilla { $seed }
       *[other] Uly & Polly, paciencia { $patience }: { $rounds } rondas sueltas, semilla { $seed }
    }
uly_polly-arena-rounds-found = { $dog } (perro) encuentra a { $wolf } (lobo) en { $share } de ellas (de { $low } a { $high }); el lobo se escabulló en { $slipped }
refused-uly_polly-rounds-players = Las rondas sueltas son entre un perro y un lobo: quita --players.
refused-uly_polly-rounds-two-names = Las rondas sueltas necesitan dos nombres: un perro y luego un lobo.

## Por qué un bot jugó así

why-uly_polly-changed-swap = Justo antes de este paso, lo que más me hizo cambiar de idea fue el intercambio de { $a } y { $b }: después le daba a la ficha de { $place } un { $percent } por ciento en vez de un { $before }.
why-uly_polly-changed-sheep = Justo antes de este paso, lo que más me hizo cambiar de idea fue la oveja de { $place }: ahí le daba al lobo un { $before } por ciento.
why-uly_polly-hid = Escondí al lobo al azar: antes del primer intercambio, ninguna ficha es mejor que otra.
why-uly_polly-hid-planned = Sorteé el escondite del lobo entre los { $count } lugares de mi plan.
why-uly_polly-start-proposed = Seguí a los demás: no habían propuesto ninguna ficha más veces que { $place }.
why-uly_polly-start-open = Elegí al azar entre las fichas con más vecinas: desde { $place }, Polly puede ir a { $count } fichas.
why-uly_polly-start-planned = Dónde empezar lo sorteé según la solución de este prado, y salió { $place }.
why-uly_polly-step-random = Moví a Polly al azar.
why-uly_polly-turned-any =
    { $count ->
        [one] Solo había una ficha boca abajo al alcance, así que la destapé.
       *[other] Había { $count } fichas boca abajo al alcance. Para mí son todas iguales, así que destapé una al azar.
    }
why-uly_polly-walked-nearest = No había ninguna ficha boca abajo al alcance. Este paso acercó a Polly a la más cercana.
why-uly_polly-turned = Pensé: el lobo está en { $place }, al { $percent } por ciento.
why-uly_polly-likeliest =
    { $reach ->
        [under] Ninguna ficha me parecía más probable que { $place }, al { $percent } por ciento. Pero Polly estaba encima y no puede quedarse donde está.
        [near] Ninguna ficha me parecía más probable que { $place }, al { $percent } por ciento, y estaba al alcance.
       *[far] Ninguna ficha me parecía más probable que { $place }, al { $percent } por ciento, pero estaba fuera de alcance.
    }
why-uly_polly-walked = La ficha de { $place } ya estaba boca arriba, así que este paso no destapó nada.
why-uly_polly-nearer = Este paso acercó a Polly a { $place }: ninguna ficha me parecía más probable, al { $percent } por ciento.
why-uly_polly-expects-flight = Espero que un lobo al alcance de Polly huya siempre que pueda.
why-uly_polly-expects-any = No sabía qué clase de lobo era, así que conté con varias.
why-uly_polly-step-best = Mirando dos pasos por delante, ningún otro paso prometía más.
why-uly_polly-step-good = Otro paso prometía algo más, pero no siempre doy el mejor: así el lobo no puede leerme el pensamiento.
why-uly_polly-step-promise = En este prado puedo encontrar al lobo en al menos { $percent } de cada 100 rondas, haga lo que haga. Sorteé este paso del plan que lo garantiza.
why-uly_polly-swap-random = Intercambié dos fichas al azar.
why-uly_polly-came-near = Lanzo una moneda: o llevo al lobo junto a Polly, o intercambio dos fichas al azar. Este intercambio lo llevó junto a Polly, a { $place }.
why-uly_polly-stayed-near = Lanzo una moneda: o dejo al lobo junto a Polly, o intercambio dos fichas al azar. Este intercambio lo dejó donde estaba, en { $place }.
why-uly_polly-fled = Polly podía encontrar al lobo con el paso siguiente. Por eso lo saqué de su alcance, a { $place }.
why-uly_polly-swap-safe = Polly no podía llegar al lobo con un paso, así que intercambié dos fichas al azar.
why-uly_polly-swap-stuck = Polly podía encontrar al lobo con el paso siguiente, pero ningún intercambio lo habría sacado de su alcance. Así que intercambié dos fichas al azar.
why-uly_polly-swap-under = El lobo estaba debajo de Polly y no se podía mover, así que intercambié dos fichas al azar.
why-uly_polly-swap-alike = Para mi plan, todos los intercambios eran iguales, así que intercambié dos fichas al azar.
why-uly_polly-walled =
    { $count ->
        [0] Intento cerrarle el paso a Polly, esté donde esté el lobo. Ningún otro intercambio habría dejado menos por destapar, aquí y un paso más allá: junto a Polly ya no había ninguna ficha boca abajo.
        [one] Intento cerrarle el paso a Polly, esté donde esté el lobo. Ningún otro intercambio habría dejado menos por destapar, aquí y un paso más allá: junto a Polly ahora solo había una ficha boca abajo.
       *[other] Intento cerrarle el paso a Polly, esté donde esté el lobo. Ningún otro intercambio habría dejado menos por destapar, aquí y un paso más allá: junto a Polly ahora había { $count } fichas boca abajo.
    }
why-uly_polly-prepared = Polly solo podía destapar dos fichas más. Busqué el intercambio tras el cual la segunda le serviría de menos, estuviera donde estuviera el lobo.
why-uly_polly-gathered = Polly solo podía destapar una ficha más, y el lobo estaba al alcance. Por eso lo saqué de su alcance, a { $place }: desde ahí podía mantener a Polly lejos de él hasta el final.
why-uly_polly-bluffed = Polly solo podía destapar una ficha más. Saqué de su alcance la ficha que estaba en { $place }, como habría hecho con el lobo. Así este intercambio no lo delataba.
why-uly_polly-guarded = Mantuve a Polly lejos de { $place }: ahí estaba la ficha que había sacado de su alcance. Lo habría hecho con el lobo o sin él.
why-uly_polly-planned-one = Para este prado, mi plan solo tenía aquí este intercambio, estuviera donde estuviera el lobo. Así no le dijo nada a Polly.
why-uly_polly-planned = Para este prado, mi plan tenía aquí { $count } intercambios, unos para un lugar del lobo y otros para otro. Sorteé uno que valía para el suyo.

## En el navegador

uly_polly-about = Alguien de vosotros es Uly, el lobo del rebaño. Los demás guían a Polly, el perro pastor. Polly olfatea de ficha en ficha.
uly_polly-web-aim = Encontrad al lobo Uly entre las ocho primeras fichas destapadas. Y si eres Uly, ¡que no te encuentren!
uly_polly-web-facts = 2–5 jugadores · 10 minutos
uly_polly-web-known-right = La ficha de Uly
uly_polly-web-known-there = donde estaba Uly
uly_polly-web-known-elsewhere = en otro sitio
uly_polly-web-meadow = El prado
uly_polly-web-face-down = boca abajo
uly_polly-web-sheep = oveja { $number }
uly_polly-web-chosen = elegida
uly_polly-web-proposed-by = propuesta de { $who }
uly_polly-web-hold-wolf = Mantén: ver a Uly
uly_polly-web-trails = Recorridos
uly_polly-web-came-from = viene de { $place }
uly_polly-web-hint-swap-second = Ahora elige la ficha con la que intercambiarla.
uly_polly-web-hint-propose = Elige una ficha para proponérsela a tu equipo.

## La primera mirada y el final de una ronda, en el navegador

uly_polly-web-guide = De qué va el juego
uly_polly-web-guide-aim = Uly, el lobo, se esconde bajo una ficha. Polly va de ficha en ficha para encontrarlo.
uly_polly-web-guide-wolf = En esta ronda eres Uly: ¡que no te encuentren!
uly_polly-web-guide-dog = En esta ronda estás en el equipo de Polly: ¡encuentra a Uly!
uly_polly-web-guide-sheep =
    { $flips ->
        [one] ¿{ $flips } oveja destapada y ningún lobo? Entonces Uly se ha escapado.
       *[other] ¿{ $flips } ovejas destapadas y ningún lobo? Entonces Uly se ha escapado.
    }
uly_polly-web-guide-idle =
    { $patience ->
        [one] ¿{ $patience } paso sin destapar una ficha? Entonces Uly se escabulle.
       *[other] ¿{ $patience } pasos seguidos sin destapar una ficha? Entonces Uly se escabulle.
    }
uly_polly-web-guide-bone = Quien gana una ronda recibe un hueso. Al final gana quien tenga más.
uly_polly-web-guide-turns = Antes de cada paso de Polly, Uly intercambia dos fichas vecinas.
uly_polly-web-guide-go = ¡A jugar!
uly_polly-web-end-found = ¡Uly ha aparecido!
uly_polly-web-end-escaped = ¡Uly se ha escapado!
uly_polly-web-end-slipped-away = ¡Uly se ha escabullido!
uly_polly-web-why-found = Polly le seguía el rastro: un hueso por cabeza para su equipo.
uly_polly-web-why-escaped =
    { $flips ->
        [one] { $flips } oveja destapada y ningún lobo: un hueso para { $who }.
       *[other] { $flips } ovejas destapadas y ningún lobo: un hueso para { $who }.
    }
uly_polly-web-why-slipped-away =
    { $patience ->
        [one] { $patience } paso sin destapar una ficha: un hueso para { $who }.
       *[other] { $patience } pasos sin destapar una ficha: un hueso para { $who }.
    }

## Enigmas

uly_polly-puzzle = ¿Dónde está Uly?
uly_polly-puzzle-about = Tú guías a Polly. Conoces la costumbre de Uly y has visto todos los intercambios: solo puede estar bajo una ficha. ¿Cuál?
uly_polly-puzzle-habit =
    { $habit ->
        [restless] La costumbre de Uly: se mueve en cada intercambio, salvo que Polly esté encima de él.
        [every-other] La costumbre de Uly: se mueve en su primer intercambio, en el tercero, en el quinto y así sucesivamente, y nunca en los demás. Solo cuando Polly está encima de él tiene que quedarse.
        [diagonal] La costumbre de Uly: en un intercambio en diagonal se mueve él mismo; en uno recto, nunca. Solo cuando Polly está encima de él tiene que quedarse.
        [shy] La costumbre de Uly: se mueve cuando Polly está justo a su lado, también en diagonal, y nunca en otro caso.
       *[flees] La costumbre de Uly: si Polly está justo a su lado y un intercambio puede sacarlo de su alcance, lo hace. Si no, hace lo que quiere.
    }
uly_polly-puzzle-why =
    { $objection ->
        [would-move] Intercambio { $number }, { $a } y { $b }: desde { $places } Uly se habría movido. Así que no estaba ahí.
        [would-stay] Intercambio { $number }, { $a } y { $b }: en { $places } Uly se habría quedado quieto. Así que no estaba ahí.
       *[would-flee] Intercambio { $number }, { $a } y { $b }: desde { $places } Uly habría huido del alcance de Polly. Así que no estaba ahí.
    }
uly_polly-puzzle-answer = Lo que está boca arriba no es Uly. Solo queda { $place }: ¡ahí está!

## La lección

uly_polly-lesson-hides = Uly, el lobo, se esconde bajo una de las fichas. ¡Tú no ves cuál!
uly_polly-lesson-start = Tú guías a Polly. Ponla en la ficha con el anillo azul.
uly_polly-lesson-swaps = Ahora Uly intercambia dos fichas. Quizá esté bajo una de ellas…
uly_polly-lesson-step = Polly da un paso y destapa esa ficha. Ve adonde algo se ha movido: ¡al anillo azul!
uly_polly-lesson-sheep = Solo una oveja. Ahora Uly hace otro intercambio.
uly_polly-lesson-find = ¡Esa ficha se ha movido dos veces seguidas! ¿Quién más tendría tanta prisa? Mira debajo.
uly_polly-lesson-found = ¡Has encontrado a Uly! Te ganas un hueso.
uly_polly-lesson-hide = Ahora tú eres Uly. Escóndete bajo la ficha con el anillo azul. Nadie más lo sabrá.
uly_polly-lesson-hidden = Nadie te ve. Ahora Polly se prepara.
uly_polly-lesson-lure = Intercambia dos fichas vecinas: elige una y luego la otra. No tiene que ser la tuya. ¡Aleja a Polly!
uly_polly-lesson-flee = ¡Polly está justo a tu lado! Intercambia tu ficha con una que esté más lejos de ella.
uly_polly-lesson-bluff = Ahora ya no puedes escapar. Finge que estás en otro sitio: intercambia otras dos fichas.
uly_polly-lesson-end = Tres ovejas y ni rastro de Uly: ¡te has escapado y has ganado! En una partida de verdad hacen falta ocho ovejas.
uly_polly-lesson-not-there = ¡Esa no! Elige la ficha con el anillo azul.
uly_polly-lesson-one-step = Polly solo da un paso, a una ficha de al lado. Elige la del anillo azul.
uly_polly-lesson-both = Intercambia las dos fichas con el anillo azul: elige una y luego la otra.
uly_polly-terminal-lesson-start = Tú guías a Polly. Ponla en la ficha { $place }.
uly_polly-terminal-lesson-step = Polly da un paso y destapa esa ficha. Ve adonde algo se ha movido: ¡a { $place }!
uly_polly-terminal-lesson-hide = Ahora tú eres Uly. Escóndete bajo la ficha { $place }. Nadie más lo sabrá.
uly_polly-terminal-lesson-not-there = ¡Esa no! Elige la ficha { $place }.
uly_polly-terminal-lesson-one-step = Polly solo da un paso, a una ficha de al lado. Elige { $place }.
uly_polly-terminal-lesson-both = Intercambia estas dos fichas: { $place }.

## Statistics

uly_polly-web-guesses-about = Cuenta cada ficha que has destapado con Polly. Su probabilidad es la que se ve al repasar la partida: supone de los lobos lo mismo que los bots.

## The trails in the terminal

uly_polly-terminal-notes = recorridos
uly_polly-terminal-trail = { $place }: viene de { $origin } ({ $path })
uly_polly-terminal-no-trails = En esta ronda todavía no se ha intercambiado ninguna ficha.
