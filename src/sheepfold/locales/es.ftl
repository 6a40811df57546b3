### Las palabras de los dos juegos en español.

## Quién y qué

uly_polly-name = Uly & Polly
wooolf-name = Wooolf!!

player = Jugador { $seat }
player-you = { $name } (tú)
names-and = { $others } y { $last }
names-and-i = { $others } e { $last }
wooolf-simulated = Jugador { $seat } (fantasma)

uly_polly-wolf = lobo
uly_polly-dog = perro

wooolf-character-sheep = oveja
wooolf-character-dog = perro
wooolf-character-hunter = cazador
wooolf-character-boy = pastorcillo
wooolf-character-wolf = lobo

wooolf-aspect-sheep = oveja
wooolf-aspect-dog = perro
wooolf-aspect-hunter = cazador
wooolf-aspect-wolf = lobo
wooolf-aspect-unknown = ?

wooolf-question-whb = ¿Eres un lobo, un cazador o el pastorcillo?
wooolf-question-shb = ¿Eres una oveja, un cazador o el pastorcillo?
wooolf-question-dog = ¿Sale un perro en al menos una de tus cartas?
wooolf-question-hunter = ¿Sale un cazador en al menos una de tus cartas?
wooolf-question-sheep = ¿Sale una oveja en al menos una de tus cartas?

## Partes de frases

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
        [sheep] una oveja
        [dog] un perro
        [hunter] un cazador
        [boy] el pastorcillo
       *[wolf] un lobo
    }
wooolf-announces =
    { $announced ->
        [sheep] anuncia una oveja
        [dog] anuncia un perro
        [hunter] anuncia un cazador
        [wolf] anuncia un lobo
       *[unknown] dice que no se sabe
    }
wooolf-announce =
    { $announced ->
        [sheep] anuncias una oveja
        [dog] anuncias un perro
        [hunter] anuncias un cazador
        [wolf] anuncias un lobo
       *[unknown] dices que no se sabe
    }
wooolf-side-card =
    { $side ->
        [left] carta izquierda
       *[right] carta derecha
    }

uly_polly-bones =
    { $count ->
        [one] { $count } hueso
       *[other] { $count } huesos
    }
wooolf-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
wooolf-errors =
    { $count ->
        [0] ninguna ficha de error
        [one] { $count } ficha de error
       *[other] { $count } fichas de error
    }

## Qué hay que hacer

uly_polly-todo-hide = Le toca a { $who } esconder al lobo.
uly_polly-todo-hide-own = Te toca: esconde al lobo bajo la ficha que quieras.
uly_polly-todo-start = Le toca a { $who } colocar a Polly en una ficha.
uly_polly-todo-start-own = Te toca: coloca a Polly en la ficha que quieras.
uly_polly-todo-swap = Le toca a { $who } intercambiar dos fichas.
uly_polly-todo-swap-own = Te toca: intercambia dos fichas que se toquen.
uly_polly-todo-step = Le toca a { $who } mover a Polly.
uly_polly-todo-step-own = Te toca: mueve a Polly una ficha.
wooolf-todo-turns = Le toca a { $who } espiar, preguntar o hacer una suposición anticipada.
wooolf-todo-turns-own = Te toca: espía, pregunta o, desde tu segundo turno, haz una suposición anticipada.
wooolf-todo-final = Todavía falta la suposición final, o la abstención, de { $who }.
wooolf-todo-final-own = Se han acabado los turnos: haz tu suposición final o abstente.

## Cómo ha acabado

uly_polly-result =
    { $count ->
        [one] Gana { $winners } con { $bones }.
       *[other] Comparten la victoria { $winners }, con { $bones } por persona.
    }
wooolf-result =
    { $count ->
        [one] Gana { $winners } con { $points } y { $errors }.
       *[other] Comparten la victoria { $winners }, con { $points } y { $errors } por persona.
    }

## Qué pasa en Uly & Polly

uly_polly-event-hidden = { $seat } ha escondido al lobo y presume de que nadie dará con él.
uly_polly-event-hidden-own = Has escondido al lobo en { $at }: ¡nadie dará con él!
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
        [found] El lobo ha aparecido en { $round-wolf }, y cada persona del equipo del perro se lleva un hueso.
        [escaped] El lobo ha escapado: estaba en { $round-wolf }, y { $round-wolf_seat } se lleva un hueso.
       *[slipped-away] Polly ha dado demasiadas vueltas: el lobo se escabulle desde { $round-wolf }, y { $round-wolf_seat } se lleva un hueso.
    }
uly_polly-event-game_ended =
    { $winners-count ->
        [one] La partida ha terminado, y gana { $winners }.
       *[other] La partida ha terminado, y comparten la victoria { $winners }.
    }

## Qué pasa en Wooolf!!

wooolf-event-dealt = Se reparten las cartas de la ronda { $round }, y empieza { $starter }.
wooolf-event-dealt-own-sheep = Se reparten las cartas de la ronda { $round }, empieza { $starter }, y tú eres una oveja: { $hands }.
wooolf-event-dealt-own-dog = Se reparten las cartas de la ronda { $round }, empieza { $starter }, y tú eres un perro: { $hands }.
wooolf-event-dealt-own-hunter = Se reparten las cartas de la ronda { $round }, empieza { $starter }, y tú eres un cazador: { $hands }.
wooolf-event-dealt-own-boy = Se reparten las cartas de la ronda { $round }, empieza { $starter }, y tú eres el pastorcillo: { $hands }.
wooolf-event-dealt-own-wolf = Se reparten las cartas de la ronda { $round }, empieza { $starter }, y tú eres un lobo: { $hands }.
wooolf-event-peeked = { $by } espía la { wooolf-side-card } de { $owner } y { wooolf-announces }.
wooolf-event-peeked-own = Espías la { wooolf-side-card } de { $owner }, ves { $card } y { wooolf-announce }.
wooolf-event-peeked-mine = { $by } espía tu { wooolf-side-card }, que es { $which }, y { wooolf-announces }.
wooolf-event-peeked-open = { $by } espía la { wooolf-side-card } de { $owner }, ve { $card } y { wooolf-announces }.
wooolf-event-asked =
    { $yes ->
        [yes] { $by } le pregunta a { $to }: «{ wooolf-question }», y la respuesta es sí.
       *[no] { $by } le pregunta a { $to }: «{ wooolf-question }», y la respuesta es no.
    }
wooolf-event-guessed-early = { $by } hace una suposición anticipada.
wooolf-event-guessed-final = { $by } hace una suposición final o se abstiene.
wooolf-event-guessed-own-early = Haces una suposición anticipada: < apunta a { $guess-first }, << a { $guess-second }.
wooolf-event-guessed-own-final = Haces tu suposición final: < apunta a { $guess-first }, << a { $guess-second }.
wooolf-event-guessed-own-abstained = Te abstienes.
wooolf-event-guessed-open-early = { $by } hace una suposición anticipada: < apunta a { $guess-first }, << a { $guess-second }.
wooolf-event-guessed-open-final = { $by } hace una suposición final: < apunta a { $guess-first }, << a { $guess-second }.
wooolf-event-guessed-open-abstained = { $by } se abstiene.
wooolf-event-arranged =
    { $left ->
        [none] A partir de ahora tus cartas se mezclan antes de cada vistazo.
       *[other] Pones { $left } a la izquierda.
    }
wooolf-event-arranged-open =
    { $left ->
        [none] { $seat } vuelve a dejar que sus cartas se mezclen antes de cada vistazo.
        [first] { $seat } pone a la izquierda su primera carta.
       *[second] { $seat } pone a la izquierda su segunda carta.
    }
wooolf-event-turns_ended =
    { $why ->
        [guesses] Era la última suposición anticipada: ahora los demás hacen una suposición final o se abstienen.
       *[limit] Era la última vuelta: ahora, quien no ha hecho una suposición hace una final o se abstiene.
    }
wooolf-event-revealed =
    { $round-right-count ->
        [0] La ronda ha terminado, todas las cartas están a la vista, y nadie ha acertado.
        [one] La ronda ha terminado, todas las cartas están a la vista, y solo ha acertado { $round-right }.
       *[other] La ronda ha terminado, todas las cartas están a la vista, y han acertado { $round-right }.
    }
wooolf-event-game_ended =
    { $winners-count ->
        [one] La partida ha terminado, y gana { $winners }.
       *[other] La partida ha terminado, y comparten la victoria { $winners }.
    }

## Qué se puede elegir

uly_polly-option-first_wolf = Primer lobo
uly_polly-option-first_wolf-about = Quién empieza como lobo; si no elegís a nadie, se decide al azar.
uly_polly-option-patience = Paciencia
uly_polly-option-patience-about = Tras este número de movimientos seguidos sin destapar ninguna ficha, el lobo se escabulle.
uly_polly-option-rows = Filas
uly_polly-option-rows-about = En cuántas filas se ponen las fichas; el reglamento tiene 4.
uly_polly-option-columns = Columnas
uly_polly-option-columns-about = Cuántas fichas hay en cada fila; el reglamento tiene 4.
uly_polly-option-flips = Fichas por destapar
uly_polly-option-flips-about = Si se destapan todas estas y el lobo no aparece, ha escapado; el reglamento tiene 8.
wooolf-option-advanced = Juego avanzado
wooolf-option-advanced-about = Cuatro cartas más tramposas sustituyen a otras cuatro, y también el aspecto puede engañar.
wooolf-option-deck = Vuestra propia baraja
wooolf-option-deck-about = Dos cartas por persona (diez si sois 4) de las 16 de vuestro juego, con al menos un lobo.
wooolf-option-round_limit = Límite de la ronda
wooolf-option-round_limit-about = Tras este número de vueltas se acaban los turnos y empiezan las suposiciones finales.
option-no = no
option-no-limit = sin límite
option-random = al azar
option-yes = sí

## En el dibujo

round-of = Ronda { $round } de { $rounds }
uly_polly-turned = Fichas destapadas: { $turned } de { $flips }
uly_polly-idle =
    { $patience ->
        [none] Movimientos sin destapar: { $idle }
       *[other] Movimientos sin destapar: { $idle } de { $patience }
    }
uly_polly-legend = ░ boca abajo · 1, 2, 3 … ovejas, según salen · P Polly · U Uly, si lo sabes
uly_polly-proposals = Propuestas: { $proposals }
wooolf-laps =
    { $limit ->
        [none] Vueltas: { $lap }
       *[other] Vueltas: { $lap } de { $limit }
    }
wooolf-early = suposición anticipada hecha
wooolf-laid = ha decidido
wooolf-barred = sin suposición anticipada
wooolf-heading-points = Puntos
wooolf-heading-errors = Errores
wooolf-heading-questions = Preguntas
wooolf-tokens = Anunciado: { $tokens }
wooolf-token = { $clue } (por { $by })
wooolf-answer =
    { $answer ->
        [yes] { wooolf-question } Sí (por { $by })
       *[no] { wooolf-question } No (por { $by })
    }
wooolf-own = Eres { wooolf-a-character }: { $cards }
wooolf-targets = Tus objetivos: < { $first }, << { $second }
wooolf-own-questions = Tus cartas de pregunta:
wooolf-order =
    { $card ->
        [none] Tus cartas se mezclan antes de cada vistazo.
       *[other] A la izquierda has puesto tú { $card }.
    }
wooolf-own-guess = Tu suposición: { $guess }
wooolf-reveal = Ronda { $round }, todas las cartas a la vista:
wooolf-open-cards = Todas las cartas:
wooolf-verdict =
    { $verdict ->
        [right-early] anticipada, correcta
        [right-final] final, correcta
        [wrong-early] anticipada, equivocada
        [wrong-final] final, equivocada
       *[abstained] abstención
    }
wooolf-bonus = premio de { $count }

## En la terminal

terminal-welcome = { $game } con { $seats } personas. Tú eres { $name }. Escribe ? para ver lo que puedes escribir.
terminal-prompt = Tu jugada
terminal-help-uly_polly =
    Puedes escribir:
      hide c3      esconder al lobo en c3
      start b2     colocar a Polly en b2 sin darle la vuelta a la ficha
      b2-c3        intercambiar las fichas de b2 y c3
      c3           mover a Polly a c3
      propose b2   proponer b2 para Polly (propose none: retirar la propuesta)
      rules        leer las reglas
      quit         dejar la partida
terminal-help-wooolf =
    Puedes escribir:
      peek 4 left  mirar en secreto la carta izquierda del 4 (derecha: right)
      ask 2 dog    poner tu carta de pregunta «dog» delante del 2
      guess 3 0    suposición: < al 3, << a nadie (si eres lobo: guess 3 x)
      abstain      no hacer una suposición final
      arrange 1    poner a la izquierda tu primera carta (o 2; auto: se mezclan)
      rules        leer las reglas
      quit         dejar la partida
terminal-possible = Ahora puedes:
terminal-bye = ¡Adiós y hasta pronto!

## Por qué algo no se puede hacer

refused-abstain-later = Solo puedes abstenerte cuando se han acabado los turnos.
refused-ask-oneself = La pregunta es para otra persona, no para ti.
refused-ask-simulated = El jugador { $player } es el fantasma y no se le puede preguntar.
refused-barred = Con tu ficha de error roja, en esta ronda solo puedes hacer la suposición final.
refused-board-size = Tiene que haber de { $least } a { $most } filas y de { $least } a { $most } columnas.
refused-deal-cards = Este reparto no corresponde a las cartas en juego.
refused-deal-missing = Aquí hay que repartir las cartas.
refused-deal-questions = Este reparto no corresponde a las cartas de pregunta.
refused-deck-cards = Tu baraja solo puede tener cartas de tu juego, cada una como mucho las veces que está en él.
refused-deck-size = Tu baraja tiene que tener exactamente { $cards } cartas.
refused-deck-wolf = En tu baraja hace falta al menos un lobo.
refused-dog-on-tile = Polly está en { $place }, así que esa ficha no se mueve.
refused-dog-stays = Polly no puede quedarse donde está.
refused-first-turn = En tu primer turno de la ronda no puedes hacer una suposición anticipada.
refused-first-wolf = El primer lobo tiene que ser uno de los jugadores 1 a { $most }.
refused-flips = Las fichas por destapar tienen que ser de 1 a { $most }.
refused-game-over = La partida ha terminado.
refused-guess-laid = Ya has hecho tu suposición: no se cambia, y en esta ronda no tienes más turnos.
refused-history-goes-on = Tras el fin de una ronda no puede venir nada más en su historia.
refused-no-deal-fits = Ningún reparto de las cartas encaja con lo que se ha visto.
refused-no-place-for-the-wolf = El lobo no puede haberse escondido en ningún sitio.
refused-no-questions-fit = Ningún reparto de las cartas de pregunta encaja con lo que se ha visto.
refused-no-such-player = No hay ningún jugador { $player }.
refused-not-a-move = «{ $text }» no es una jugada.
refused-not-neighbours = { $a } y { $b } no son dos fichas que se toquen.
refused-not-now = No es el momento de hacer esa jugada.
refused-not-seated = Solo puede jugar quien está en la mesa.
refused-not-your-turn = No te toca a ti, sino a { $who }.
refused-nothing-drawn = Aquí no se deja nada al azar.
refused-off-board = El sitio { $place } no existe.
refused-options = Estas no son opciones de este juego.
refused-own-cards = Tus propias cartas ya las puedes mirar: espía las de otra persona.
refused-patience = La paciencia tiene que ser de 1 a { $most } movimientos, o sin límite.
refused-points-at-oneself = No puedes señalarte a ti.
refused-proposed-already = Así tu propuesta no cambia.
refused-question-not-held = No tienes la carta «{ wooolf-question }».
refused-round-limit = El límite de la ronda tiene que ser de 1 a { $most } vueltas, o ninguno.
refused-seats = A este juego se juega con { $least } a { $most } personas.
refused-second-missing = Solo la flecha << del lobo está en la X: apunta la tuya a alguien o al 0.
refused-shuffle = Las cartas no podían estar así.
refused-starter = Tiene que empezar uno de los jugadores 1 a { $most }.
refused-starter-known = Quién empieza esta ronda no se decide al azar.
refused-too-far = Polly se mueve una ficha, y { $place } no toca { $dog }.
refused-turns-over = Se han acabado los turnos: ahora solo puedes hacer una suposición o abstenerte.
refused-wolf-proposes = Las fichas las propone el equipo de Polly, no el lobo.
refused-wolf-second = Eres el lobo, así que tu << tiene que ser x.

## Partidas escritas

record-secret =
    { $name ->
        [wolf] el sitio del lobo
        [guess] la suposición
        [cards] las cartas
        [left] cómo estaban las cartas al mirar
        [questions] las cartas de pregunta
       *[other] { $name }
    }
refused-record-cut-short = El registro se corta después de { $place } bytes.
refused-record-entry = La entrada { $entry } del registro no se puede jugar ({ $rule }).
refused-record-draw-closed = La partida ha terminado, pero el registro guarda en secreto el número de su sorteo.
refused-record-draw-early = El número secreto del sorteo está abierto aunque la partida no ha terminado: el registro se ha cortado o cambiado.
refused-record-draw-seal = El número secreto del registro no es el que se selló antes de la partida.
refused-record-draw-seats = El sorteo de este registro nombra un sitio que no existe, o uno dos veces.
refused-record-drawn = En la entrada { $entry }, el azar no sigue del sorteo.
refused-record-fingerprint = La huella que da el registro ({ $shown }) no es la de sus jugadas ({ $found }).
refused-record-format = Esto no es un registro de Sheepfold.
refused-record-game = El registro es de un juego que aquí no se conoce: «{ $game }».
refused-record-move = Entrada { $entry }: las reglas no permiten al asiento { $seat } jugar aquí «{ $move }» ({ $rule }).
refused-record-names = Cada persona necesita un nombre imprimible de 1 a { $most } caracteres.
refused-record-no-deal = El registro tiene que empezar por el reparto, que no tiene ni asiento ni jugada.
refused-record-no-game = No hay ninguna partida { $game }: el archivo tiene { $most }.
refused-record-no-move = En la entrada { $entry } del registro falta el asiento o la jugada.
refused-record-no-seat = No hay ningún jugador { $seat }: en el registro están los jugadores 1 a { $most }.
refused-record-no-step = No hay ninguna entrada { $step }: en el registro están las entradas 0 a { $most }.
refused-record-not-json = El registro no se puede leer: el byte { $place } no es JSON válido.
refused-record-not-opened = En la entrada { $entry } ya debería estar abierto el sello de esto: { record-secret }.
refused-record-opened-early = En la entrada { $entry } ya está abierto el sello de algo que todavía es secreto: { record-secret }. El registro se ha cortado o cambiado.
refused-record-options = Con las opciones de este registro no se puede jugar.
refused-record-result = El resultado que da el registro no es el de sus jugadas.
refused-record-rules = El registro sigue la versión { $rules } de las reglas; aquí se conoce la { $known }.
refused-record-seal-shape = Un sello o una sal de la entrada { $entry } no tiene 64 cifras hexadecimales.
refused-record-seal-wrong = En la entrada { $entry } el sello no corresponde a esto: { record-secret }.
refused-record-seals = La entrada { $entry } tiene que tener este número de sellos y otras tantas sales: { $seals }.
refused-record-shape = Hay algo mal en este punto del registro: { $place }.
refused-record-too-large = Un registro puede tener { $most } MB como máximo.
refused-record-twice = En el registro hay un campo repetido: «{ $field }».
refused-record-version = El registro tiene el formato { $version }; aquí se conoce el { $known }.
serve-at = Sheepfold está aquí: { $address }
serve-public = Se encuentra en { $address }
serve-lan = En esta red: { $address }
serve-plain = Con HTTP sin cifrar un teléfono puede jugar, pero no instalar la página ni mantener la pantalla encendida. Con un certificado, --tls-cert y --tls-key lo permiten.
verify-count = Registros correctos: { $right } de { $count }.
verify-line =
    { $fingerprint ->
        [none] correcto, en un formato más antiguo sin huella
       *[other] correcto, con la huella { $fingerprint }
    }
verify-moves =
    { $over ->
        [true] Todas las entradas ({ $entries }) siguen las reglas, y el resultado es correcto.
       *[false] Todas las entradas ({ $entries }) siguen las reglas. La partida no ha terminado, así que todavía no hay resultado.
    }
verify-seals =
    { $seals ->
        [0] En este registro no hay sellos.
       *[other]
            { $closed ->
                [0] Todos los sellos ({ $seals }) corresponden a lo que ocultan.
               *[other] Sellos que corresponden a lo que ocultan: { $open }. Aún cerrados, y por eso sin valor de prueba: { $closed }.
            }
    }
verify-unsealed = Sin demostrar: cómo estaban las cartas en { $count } miradas. El registro tiene un formato más antiguo, que no lo sellaba.
verify-draw =
    { $count ->
        [0] Todo lo que decidió el azar sale de un número sellado antes de la partida. Ningún dispositivo añadió el suyo.
        [one] Nadie pudo elegir: todo lo que decidió el azar sale de un número sellado antes de la partida y del que añadió un dispositivo.
       *[other] Nadie pudo elegir: todo lo que decidió el azar sale de un número sellado antes de la partida y de los que añadieron { $count } dispositivos.
    }
verify-draw-closed = El número del sorteo sigue en secreto hasta que termine la partida: todavía nada muestra que el azar fuera justo.
verify-program = El programa sorteó solo: este registro no muestra si fue justo.
verify-fingerprint = Los nombres, las opciones y las jugadas públicas no están sellados. Si es la partida que jugaste lo dice su huella: { $fingerprint }
verify-old = Los nombres, las opciones y las jugadas públicas no están sellados, y los registros de este formato antiguo no tienen huella.

## La mesa

refused-already-seated = Ya estás en esta mesa; el sitio del bot es para otra persona.
refused-chair-empty = Ahí no hay nadie.
refused-chair-taken = Ese sitio está ocupado.
refused-bot-not-offered = Este servidor no ofrece el bot «{ $bot }» en sus mesas.
refused-colour-taken = Ese color ya lo tiene otra persona.
refused-empty-text = Ahí no hay nada que leer.
refused-free-text-off = En esta mesa se habla con las frases disponibles.
refused-history-does-not-fit = La historia no lleva a la situación mostrada.
refused-nothing-to-do = Nadie espera una jugada de este jugador.
refused-game-paused = La partida está en pausa.
refused-no-such-chair = Esta mesa no tiene ese sitio.
refused-no-takeback = No hay ninguna jugada tuya que se pueda deshacer.
refused-not-an-order = Ese orden deja fuera a alguien.
refused-not-host = Solo puede hacerlo quien lleva la mesa.
refused-not-in-lobby = Solo se puede hacer antes de la partida.
refused-not-over = La partida aún no ha terminado.
refused-not-playing = Ahora mismo no hay ninguna partida.
refused-drawing = Se está haciendo el sorteo de esta partida. Prueba otra vez en un momento.
refused-no-draw = Ahora no se le pide nada a este dispositivo para un sorteo.
refused-draw-sealed = Este dispositivo ya ha sellado otro número para este sorteo.
refused-draw-copied = Otro dispositivo ha sellado el mismo número.
refused-draw-not-sealed = Aún no han sellado su número todos los dispositivos.
refused-draw-other = Ese no es el número que selló este dispositivo.
refused-not-ready = Todavía no está listo todo el mundo.
refused-not-your-seat = Primero siéntate.
refused-own-takeback = Tienen que responder los demás.
refused-seat-not-lent = Tu sitio ya es tuyo.
refused-stale = La partida ha avanzado: mira la mesa y elige otra vez.
refused-enough-for-now = Ya has hecho muchísimo aparte de jugar. Sigue jugando, o inténtalo de nuevo dentro de medio minuto.
refused-long-round = Esta ronda dura ya muchísimo, así que cada turno lleva ahora unos segundos. Inténtalo de nuevo.
refused-table-full = No quedan sitios libres en esta mesa.
refused-takeback-over = Ya nadie pide deshacer una jugada.
refused-token-used = Este dispositivo ya tiene un sitio con ese secreto.
refused-too-many-seated = Hay más gente sentada de la que admite ese juego.
refused-still-there = Esta persona está conectada: solo se puede crear un enlace nuevo para un asiento cuyo dispositivo ya no está.
refused-unknown-link = Este enlace ya se usó o no existe.
refused-already-claiming = Ya estás esperando un sitio.
refused-may-come-back = Quien se sienta ahí todavía puede volver; espera a que un bot juegue en su lugar.
refused-no-claim = No estás esperando ningún sitio.
refused-one-at-a-time = Ya hay otra petición; espera la respuesta.
refused-own-seat-only = En esta ronda solo puedes volver al sitio que tenías.
refused-takeover-over = Ya nadie pide ocupar ese sitio.
refused-too-few-to-agree = Para eso tiene que haber al menos otras dos personas, cada una en su dispositivo, y todas de acuerdo.
refused-was-removed = Te han pedido que dejes esta mesa.

## Las órdenes

refused-no-such-game = Aquí no hay ningún juego «{ $text }», pero sí estos: { $games }.
refused-not-a-number = { $option }: «{ $text }» no es un número de { $least } a { $most }.
refused-not-a-whole-number = { $option }: «{ $text }» no es un número entero de { $least } a { $most }.
refused-not-days = { $option }: «{ $text }» no es ni un número de días de 1 a 100000 ni «forever».
refused-option-alone = { $option } no sirve de nada sin { $other }.
refused-options-together = { $option } y { $other } no van juntos: quita uno de los dos.
refused-system = El sistema no lo permite: { system-error }.
backup-done = Las mesas están copiadas en { $file }.
confirm-yes = s
refused-file-unwritable = El archivo { $file } no se puede escribir: { system-error }.
refused-no-home = Aquí no hay carpeta personal donde guardar las mesas: indica una con --data.
refused-nobody-to-ask = No hay nadie a quien preguntar: usa --yes para borrar sin preguntas, o --dry-run para mirar antes.
refused-not-copied = Las mesas de { $folder } no se han podido copiar en { $file }, que por eso no se conserva.
tables-deleted =
    { $count ->
        [0] No se ha borrado ninguna mesa.
        [one] Se ha borrado { $count } mesa.
       *[other] Se han borrado { $count } mesas.
    }
tables-line = entradas: { $entries }, la última el { $last }
tables-sure =
    { $count ->
        [one] ¿Borrar esta mesa? No se puede deshacer. [s/N]
       *[other] ¿Borrar estas { $count } mesas? No se puede deshacer. [s/N]
    }
tables-would-be-deleted =
    { $count ->
        [0] No se borraría ninguna mesa.
        [one] Se borraría { $count } mesa.
       *[other] Se borrarían { $count } mesas.
    }
arena-levels = Niveles, del más débil al más fuerte: { $bots }
arena-opponents = Rivales para medir: { $bots }
arena-plug-ins = De otros paquetes: { $bots }
arena-games = { $game }, { $players } jugadores: { $games } partidas, semilla { $seed }, { $moves } jugadas por partida
arena-rounds =
    { $patience ->
        [none] Uly & Polly, paciencia sin fin: { $rounds } rondas sueltas, semilla { $seed }
       *[other] Uly & Polly, paciencia { $patience }: { $rounds } rondas sueltas, semilla { $seed }
    }
arena-rounds-found = { $dog } (perro) encuentra a { $wolf } (lobo) en { $share } de ellas (de { $low } a { $high }); el lobo se escabulló en { $slipped }
arena-stopped = Parado antes de jugar las { $games }: esto es lo que se ha jugado hasta aquí.
lab-errors = errores
lab-interval = 99 por ciento
lab-points = puntos
lab-rating = fuerza
lab-seat = asiento
lab-wins = victorias
refused-no-cluster = Ningún clúster Dask responde en { $address }.
refused-no-such-bot = Aquí ningún bot se llama «{ $text }»; hay: { $bots }.
refused-no-such-plug-in =
    { $count ->
        [0] Ningún bot de otro paquete se llama «{ $text }».
       *[other] Ningún bot de otro paquete se llama «{ $text }»; hay: { $bots }.
    }
refused-not-installed = Para esto hace falta { $package }, que no está instalado: pip install 'sheepfold[{ $extra }]'
refused-plot-ending = El nombre de un gráfico acaba de una de estas maneras: { $endings }; «{ $file }» no.
refused-rounds-game = Las rondas sueltas son solo de Uly & Polly.
refused-rounds-players = Las rondas sueltas son entre un perro y un lobo: quita --players.
refused-rounds-two-names = Las rondas sueltas necesitan dos nombres: un perro y luego un lobo.
refused-too-many-bots = { $bots } bots son demasiados para { $players } jugadores.
simulate-games = { $game }, { $players } jugadores: { $games } partidas al azar, semilla { $seed }
simulate-moves = jugadas por partida: { $mean } (de { $fewest } a { $most }), rondas: { $rounds }
refused-too-many-names = Los nombres son { $names }, pero en este dispositivo sois { $most }: --hot-seat dice cuántos lo comparten.
system-error =
    { $error ->
        [ENOENT] el archivo o la carpeta no existe
        [EACCES] no está permitido
        [EPERM] no está permitido
        [EISDIR] es una carpeta
        [ENOTDIR] una parte de la ruta no es una carpeta
        [EEXIST] ya hay un archivo con ese nombre
        [ENOSPC] no queda espacio
        [EROFS] es de solo lectura
        [EIO] el disco no funciona como debería
        [EBUSY] lo está usando otro programa
       *[other] el sistema dice { $error }
    }

## El servidor

refused-bad-certificate = Con { $file } no se puede servir HTTPS: no es un certificado, o la clave no corresponde, o tiene contraseña.
refused-data-folder = En { $folder } no se pueden guardar mesas: { system-error }.
refused-data-taken = Otro servidor ya guarda sus mesas en { $folder }. Ciérralo primero o indica para este otra carpeta con --data.
refused-file-unreadable = El archivo { $file } no se puede leer: { system-error }.
refused-no-such-address = Esta máquina no tiene ninguna dirección «{ $host }» en la que escuchar.
refused-port-not-allowed = El puerto { $port } necesita más permisos: elige uno a partir de 1024, por ejemplo sheepfold serve --port 8000.
refused-port-taken = El puerto { $port } ya está ocupado. Este está libre: sheepfold serve --port { $free }
refused-bad-data = No se pueden leer las mesas de { $folder }.
refused-newer-data = Las mesas de { $folder } son de una versión más nueva de Sheepfold y se quedan como están. Actualiza Sheepfold.
refused-file-exists = El archivo { $file } ya existe y se queda como está.
refused-no-data = En { $folder } no se guardan mesas.
refused-cannot-write = El servidor no puede guardar ahora, así que no se ha hecho nada. Inténtalo de nuevo.
refused-no-hello = El servidor no ha entendido quién está ahí.
refused-no-spectators = En esta mesa se juega sin público.
refused-no-such-table = No existe la mesa { $code }.
refused-no-table = Comprueba el código de la mesa.
refused-not-a-message = El servidor no lo ha entendido.
refused-other-version = Esta página está anticuada: vuelve a cargarla.
refused-server-closing = El servidor se reinicia: la partida sigue en un momento.
refused-server-full = Este servidor no tiene espacio para más mesas. Las partidas empezadas siguen.
refused-table-crowded = Demasiados dispositivos miran esta mesa.
refused-table-damaged = No se puede leer la mesa { $code }: lo que el servidor guardó de ella está dañado.
refused-table-deleted = Esta mesa se ha borrado.
refused-too-fast = Demasiado de golpe: espera un momento.
refused-server-busy = El servidor tiene ahora demasiado que buscar. Inténtalo de nuevo dentro de un momento.
refused-too-large = Es demasiado largo.
refused-unknown-rules = La mesa { $code } se juega con reglas que este servidor no conoce.
refused-too-many-refusals = Demasiadas peticiones de aquí no se podían cumplir.
refused-unknown-limit = No hay un límite «{ $name }»; hay { $names }.
refused-bad-limit = El límite { $name } no puede ser «{ $value }»; normalmente es { $usual }.
refused-bad-public-url = «{ $text }» no puede ser la dirección pública; indica una como https://club.example/games/.
refused-bad-proxy = «{ $text }» no es una dirección IP, así que no puede ser el proxy de confianza.
refused-other-host = Este servidor no se llama «{ $host }». Ábrelo por su propia dirección; quien lo administra le da un nombre con --public-url.
refused-other-origin = Lo ha pedido una página de otro sitio. Abre este servidor por su propia dirección; quien lo administra le da un nombre con --public-url.
refused-not-json = Aquí el servidor solo acepta JSON (content type application/json).

## El cliente de terminal

refused-hot-seat = En este dispositivo hay más personas que las { $most } que juegan.
refused-game-taken = Esta partida se está jugando en otra ventana.
refused-game-unreadable = La partida de { $file } no se puede leer.
refused-other-game = Este juego no tiene la opción «{ $option }».
refused-no-server = Ningún servidor responde en { $server }.
refused-no-terminal = Para jugar hace falta una terminal.
refused-dumb-terminal = Para jugar hace falta una terminal de pantalla completa, y TERM={ $term } no lo es.
refused-no-unicode = Para jugar hace falta una terminal que muestre UTF-8. Si la tuya lo hace, dilo con LC_ALL=C.UTF-8.
refused-not-an-address = «{ $text }» no es la dirección de una mesa.

chair-away = ausente
chair-away-until = ausente, quedan { $left }
player-bot = Bot { $chair }
table-connecting = Buscando la mesa { $address } …
draw-wrong-missing = El sorteo se hizo sin este dispositivo: no respondió a tiempo.
draw-wrong-changed = Cuidado: el sorteo se cambió después de que este dispositivo mostrara su número. Algo está roto, o alguien ha hecho trampa.
terminal-fingerprint = La huella de esta partida, igual para quienes han jugado: { $fingerprint }
terminal-invite = Los demás abren { $address } o escriben: sheepfold play --join { $address }
table-leave = ¿Dejar la mesa? Un bot cuidará tu sitio.
chair-lent = juega un bot
terminal-menu = ¿A qué quieres jugar?
terminal-menu-begun = Hay una partida que no has terminado.
terminal-menu-bots = bots: { $level }
terminal-menu-code = El código o la dirección de la mesa
terminal-menu-finished = Partidas terminadas: { $count }
terminal-menu-go-on = Seguir
terminal-menu-join = Entrar en una mesa con su código
terminal-menu-new = Partida nueva
terminal-menu-players = { $count } jugadores
terminal-menu-remove = ¿Tirar esta partida? Pulsa d otra vez.
terminal-menu-unreadable = Estas partidas no se pueden leer: { $files }
terminal-no-entry = { $address } responde, pero no deja entrar a nadie ({ $answer }). Se vuelve a intentar …
terminal-not-kept = Esta partida no se puede guardar: no se puede escribir en { $folder }.
terminal-own-lent = Un bot cuida tu sitio. Pulsa k para recuperarlo.
claim-waiting = Jugarás en el sitio de { $who } a partir de la próxima ronda. Hasta entonces sus secretos siguen siéndolo.
claim-asked = Se lo estamos preguntando a los demás.
claim-by-link = Un nuevo dispositivo para { $name }
terminal-seat-not-kept = No se ha podido guardar tu sitio: no se puede escribir { $file }.
table-paused = La partida está en pausa.
table-reconnecting = reconectando…
terminal-saved = La partida está guardada: { $file }
terminal-stop = ¿Dejar la partida? No se guarda.
terminal-stop-kept = ¿Dejar la partida? Se guarda: con «sheepfold play» la sigues.
table-title = Mesa { $code }
terminal-too-small = Ventana muy pequeña: hace falta { $columns }×{ $rows }
terminal-general-round = Ronda { $round }
terminal-general-score = Puntos
terminal-general-todo = Le toca a { $who }.
terminal-general-todo-own = Te toca a ti.
terminal-general-result =
    { $count ->
        [one] Gana { $winners }.
       *[other] Comparten la victoria { $winners }.
    }
terminal-no-rules = Este juego no trae una página de reglas.
terminal-keys-general =
    En el tablero:
      flechas        ir a una jugada
      Intro, clic    hacerla

uly_polly-signs =
    En el prado:
      ficha oscura   boca abajo         ficha clara    oveja, la n-ésima destapada
      Polly, P       el perro           Uly, U         el lobo, si lo sabes
      borde vivo     se puede elegir    ?2             propuesta del jugador 2
wooolf-signs =
    Junto a un nombre:
      ★2             puntos             ✗1             fichas de error
      ?2             cartas de pregunta oveja·4        anunciada por el jugador 4
terminal-keys =
    Teclas:
      / o Tab        escribir una jugada, y volver al tablero
      Intro, Esc     elegir o confirmar; pensarlo otra vez
      RePág, AvPág   leer lo que ha pasado
      u              deshacer la última jugada, o pedirlo (y, n: responder)
      p              pausar la partida, o seguir (quien lleva la mesa)
      k              recuperar tu sitio del bot
      t              charla en la mesa
      s              guardar la partida, cuando ha terminado
      ?, F2, q       esta página; las reglas; salir (o Ctrl-C)
terminal-keys-uly_polly =
    En el prado:
      flechas, clic  ir a una ficha
      Intro, clic    elegirla; para intercambiar, elige dos seguidas;
                     si no te toca, la propones al equipo de Polly
terminal-keys-wooolf =
    Alrededor de la mesa:
      flechas, 1-8   ir a un jugador, o hacer clic
      l, r           espiar su carta izquierda o derecha
      a, b           hacerle tu primera o segunda pregunta
      g              suponer: elige a quién apuntan < y << (0: nadie)
      x              abstenerte, cuando se acaban los turnos
      o              tus cartas: mezcladas, la primera o la segunda a la izquierda
      v              ver otra vez las cartas de la última ronda

curtain = Pasa el dispositivo a { $name }.

sure-turn = ¿Dar la vuelta a la ficha de { $place }? No se puede deshacer: pulsa Intro otra vez.
sure-peek = ¿Espiar la { wooolf-side-card } de { $whom }? No se puede deshacer: pulsa Intro otra vez.
sure-ask = ¿Preguntar a { $whom }: «{ wooolf-question }»? No se puede deshacer: pulsa Intro otra vez.
sure-guess = ¿Suponer < { $first } y << { $second }? No se puede deshacer: pulsa Intro otra vez.
sure-abstain = ¿Abstenerte? No se puede deshacer: pulsa Intro otra vez.
hint-choose = Elige primero qué hacer con este jugador: las teclas están abajo.
hint-point = ¿A quién apunta { $pointer } ({ $target })? Elige a un jugador, o 0 para nadie.

offer-abstain = abstenerse
offer-allow = permitir
offer-arrange = colocar cartas
offer-ask = preguntar: { $about }
offer-back = volver
offer-bot = añadir un bot
offer-cancel = no, espera
offer-choose = elegir
offer-close = cerrar
offer-close-chair = cerrar el sitio
offer-curtain = Aquí estoy
offer-fewer = menos jugadores
offer-guess = suponer
offer-help = ayuda
offer-hide = ocultar
offer-host = ceder la mesa
offer-leave = salir
offer-level = otro nivel
offer-lobby = sala de espera
offer-more = más jugadores
offer-nobody = nadie
offer-not-ready = aún no
offer-open-chair = abrir el sitio
offer-options = cómo se juega
offer-other = otra opción
offer-pass = pasar el dispositivo a { $name }
offer-pause = pausa
offer-peek-left = espiar izquierda
offer-peek-right = espiar derecha
offer-point = este jugador
offer-quit = salir
offer-ready = ya estoy
offer-reclaim = recuperar el sitio
offer-refuse = rechazar
offer-rematch = revancha
offer-remove = quitar
offer-resume = seguir
offer-reveal = última ronda
offer-rules = reglas
offer-save = guardar la partida
offer-start = empezar
offer-stay = quedarse
offer-sure = sí
offer-takeback = deshacer
offer-takeover = pedir jugar ya
offer-drop-claim = déjalo
offer-talk = hablar
offer-type = escribir
offer-up = subir

chair-closed = cerrado
chair-host = lleva la mesa
chair-open = libre
chair-ready = ya está
chair-wins = victorias: { $wins }
level-lamb = Cordero (muy fácil)
level-sheep = Oveja (fácil)
level-fox = Zorro (difícil)
level-owl = Búho (muy difícil)

# Charla en la mesa

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-your-turn = ¡Te toca!
phrase-one-moment = Un momento, por favor.
phrase-back-soon = ¡Vuelvo enseguida!
phrase-oops = ¡Uy!
phrase-aha = ¡Ajá!
phrase-not-me = ¡Yo no he sido!
phrase-yes = Sí
phrase-no = No
phrase-laugh = ¡Ja, ja!
phrase-wow = ¡Hala!
phrase-again = ¿Otra?
phrase-goodbye = ¡Adiós!

# Noticias de la mesa

news-configured = Quien lleva la mesa ha cambiado cómo se juega.
news-sat = { $who } se sienta.
news-introduced = { $who } tiene otro nombre u otro color.
news-bot_sat = { $who } ocupa un sitio.
news-stood = { $who } deja la mesa.
news-chair_set =
    { $yes ->
        [yes] Se abre un sitio.
       *[no] Se cierra un sitio.
    }
news-readied =
    { $yes ->
        [yes] { $who } dice que ya se puede empezar.
       *[no] { $who } pide que se espere.
    }
news-ordered = Los sitios tienen un orden nuevo.
news-host_changed =
    { $who ->
        [nobody] Nadie lleva la mesa.
       *[other] Ahora lleva la mesa { $who }.
    }
news-draw_begun = Empieza el sorteo: cada dispositivo añade un número secreto.
news-draw_missed = El dispositivo de { $who } no respondió a tiempo; el sorteo empieza de nuevo sin él.
news-started = Empieza la partida.
news-takeback_asked = { $who } quiere deshacer la última jugada.
news-takeback_answered =
    { $yes ->
        [yes] { $who } acepta que se deshaga la jugada.
       *[no] { $who } no quiere que se deshaga la jugada.
    }
news-taken_back = { $who } deshace la última jugada.
news-went_away = { $who } ha perdido la conexión.
news-came_back = { $who } está de vuelta.
news-lent = Un bot cuida el sitio de { $who }.
news-paused =
    { $yes ->
        [yes] La partida está en pausa.
       *[no] La partida sigue.
    }
news-back_to_lobby = Todos vuelven a la sala de espera.
news-link_made = El sitio de { $who } puede pasar a otro dispositivo.
news-seat_moved = { $who } juega ahora en otro dispositivo.
news-claimed = { $name } jugará en el sitio de { $who } a partir de la próxima ronda.
news-claim_dropped = { $name } ya no espera el sitio de { $who }.
news-takeover_asked = { $name } quiere jugar ya en el sitio de { $who }, y vería sus secretos. Todos tienen que estar de acuerdo.
news-takeover_answered =
    { $yes ->
        [yes] { $who } está de acuerdo.
       *[no] { $who } no está de acuerdo.
    }
news-taken_over = { $name } ocupa el sitio y sigue jugando.

# Why a bot moved as it did

why-hid = Escondí al lobo al azar: antes del primer intercambio, ninguna ficha es mejor que otra.
why-start-proposed = Seguí a los demás: no habían propuesto ninguna ficha más veces que { $place }.
why-start-open = Elegí al azar entre las fichas con más vecinas: desde { $place }, Polly puede ir a { $count } fichas.
why-step-random = Moví a Polly al azar.
why-turned-any =
    { $count ->
        [one] Solo había una ficha boca abajo al alcance, así que la destapé.
       *[other] Había { $count } fichas boca abajo al alcance. Para mí son todas iguales, así que destapé una al azar.
    }
why-walked-nearest = No había ninguna ficha boca abajo al alcance. Este paso acercó a Polly a la más cercana.
why-turned = Para mí, la probabilidad de que el lobo estuviera en { $place } era del { $percent } por ciento.
why-likeliest =
    { $reach ->
        [under] Para mí, ninguna ficha era más probable que { $place }, con un { $percent } por ciento, pero Polly estaba encima y no puede quedarse.
        [near] Para mí, ninguna ficha era más probable que { $place }, con un { $percent } por ciento, y estaba al alcance.
       *[far] Para mí, ninguna ficha era más probable que { $place }, con un { $percent } por ciento, pero estaba fuera de alcance.
    }
why-walked = La ficha de { $place } ya estaba boca arriba, así que este paso no destapó nada.
why-nearer = Este paso acercó a Polly a { $place }: para mí, ninguna ficha era más probable, con un { $percent } por ciento.
why-expects-flight = Espero que un lobo al alcance de Polly huya siempre que pueda.
why-expects-any = No sabía qué clase de lobo era, así que conté con varias.
why-step-best = Mirando dos pasos por delante, ningún otro paso prometía más.
why-step-good = Otro paso prometía algo más, pero no siempre doy el mejor: así el lobo no puede leerme el pensamiento.
why-swap-random = Intercambié dos fichas al azar.
why-came-near = Lanzo una moneda: o llevo al lobo junto a Polly, o intercambio dos fichas al azar. Este intercambio lo llevó junto a Polly, a { $place }.
why-stayed-near = Lanzo una moneda: o dejo al lobo junto a Polly, o intercambio dos fichas al azar. Este intercambio lo dejó donde estaba, en { $place }.
why-fled = Polly podía encontrar al lobo con el paso siguiente. Por eso lo saqué de su alcance, a { $place }.
why-swap-safe = Polly no podía llegar al lobo con un paso, así que intercambié dos fichas al azar.
why-swap-stuck = Polly podía encontrar al lobo con el paso siguiente, pero ningún intercambio lo habría sacado de su alcance. Así que intercambié dos fichas al azar.
why-swap-under = El lobo estaba debajo de Polly y no se podía mover, así que intercambié dos fichas al azar.
why-swap-alike = Para mi plan, todos los intercambios eran iguales, así que intercambié dos fichas al azar.
why-walled =
    { $count ->
        [0] Intento cerrarle el paso a Polly, esté donde esté el lobo. Ningún otro intercambio habría dejado menos por destapar, aquí y un paso más allá: junto a Polly ya no había ninguna ficha boca abajo.
        [one] Intento cerrarle el paso a Polly, esté donde esté el lobo. Ningún otro intercambio habría dejado menos por destapar, aquí y un paso más allá: junto a Polly ahora solo había una ficha boca abajo.
       *[other] Intento cerrarle el paso a Polly, esté donde esté el lobo. Ningún otro intercambio habría dejado menos por destapar, aquí y un paso más allá: junto a Polly ahora había { $count } fichas boca abajo.
    }
why-prepared = Polly solo podía destapar dos fichas más. Busqué el intercambio tras el cual la segunda le serviría de menos, estuviera donde estuviera el lobo.
why-gathered = Polly solo podía destapar una ficha más, y el lobo estaba al alcance. Por eso lo saqué de su alcance, a { $place }: desde ahí podía mantener a Polly lejos de él hasta el final.
why-bluffed = Polly solo podía destapar una ficha más. Saqué de su alcance la ficha que estaba en { $place }, como habría hecho con el lobo. Así este intercambio no lo delataba.
why-guarded = Mantuve a Polly lejos de { $place }: ahí estaba la ficha que había sacado de su alcance. Lo habría hecho con el lobo o sin él.
why-guess-random = Hice una suposición al azar.
why-abstain-random = Dejé que el azar decidiera si hacía una suposición, y dijo que no.
why-asked-random = Dejé que el azar decidiera cuál de mis preguntas hacer, y a quién.
why-peeked-few = Espié al azar donde había pocas fichas. Fichas delante del jugador { $player }: { $count }; el número más bajo entre los demás jugadores: { $fewest }.
why-counted =
    { $player ->
        [0] Supuse que nadie era { wooolf-a-character }: no tenía mejores pistas.
       *[other] Conté las pistas de que el jugador { $player } era { wooolf-a-character }, menos las contrarias: { $count }.
    }
why-counted-enough = Para cada objetivo quería al menos { $enough }, así que hice la suposición.
why-counted-few = Pistas que quería para cada objetivo: al menos { $enough }. Mi mejor suposición, para uno de ellos, tenía { $count }.
why-first-turn = En mi primer turno de la ronda no podía hacer suposiciones.
why-barred = Mi ficha de error roja no me dejaba hacer una suposición anticipada.
why-guess-right = Para mí, la probabilidad de que esta suposición fuera correcta era del { $percent } por ciento.
why-plays =
    { $player ->
        [0] Para mí, la probabilidad de que nadie fuera { wooolf-a-character } era del { $percent } por ciento.
       *[other] Para mí, la probabilidad de que el jugador { $player } fuera { wooolf-a-character } era del { $percent } por ciento.
    }
why-sure-enough = Aquí me bastaba con un { $enough } por ciento.
why-late = Después de { $count } turnos hago una suposición, por muchas dudas que tenga.
why-best-guess = Para mí, la probabilidad de que mi mejor suposición fuera correcta era del { $percent } por ciento.
why-read-choices = También me fijé en lo que los demás elegían hacer. Solo con lo que se dijo y se vio, la probabilidad habría sido del { $known } por ciento.
why-not-sure = Para mí era demasiado poco: aquí quería al menos un { $enough } por ciento.
why-almost-sure = Por poco no llegaba al { $enough } por ciento que quería aquí.
why-learns-most = De todo lo que podía preguntar o espiar, nada prometía ayudar más a mi suposición.
why-learns-priced = De todo lo que podía preguntar o espiar, nada prometía más. También tuve en cuenta que una respuesta la oye todo el mundo.
why-may-fool = Yo era el pastorcillo, y esperaba que mi ficha de lobo engañara a un perro o a un cazador.
refused-log-address = --log: «{ $text }» no es la dirección de un clúster NATS. Escribe, por ejemplo, nats://host:4222.
refused-log-missing = Para guardar las mesas en NATS falta un paquete: pip install "sheepfold[nats]".
refused-log-unreachable = En { $address } no hay ningún NATS, o no se puede llegar a él.
refused-log-denied = NATS en { $address } no deja entrar a este servidor: comprueba el nombre y la contraseña.
refused-log-outdated = NATS en { $address } es la versión { $found }, pero hace falta la { $needed } o una posterior.
refused-log-no-jetstream = NATS en { $address } no guarda nada: activa JetStream allí.
refused-log-replicas = En { $address } hay muy pocos servidores NATS para guardarlo todo { $count } veces.
refused-log-silent = NATS en { $address } no acepta nada por ahora: quizá su disco esté lleno, o funcionen muy pocos de sus servidores.
refused-log-failed = Las mesas de { $address } no se pueden usar: { $error }.
refused-migrate-same = Las mesas ya están en { $place }.
refused-migrate-other = En { $place } ya hay otra mesa { $code }. Borra antes una de las dos.
migrate-done =
    { $count ->
        [0] No había ninguna mesa que copiar en { $place }.
        [one] Se ha copiado { $count } mesa en { $place }.
       *[other] Se han copiado { $count } mesas en { $place }.
    }
archive-sure =
    { $count ->
        [one] ¿Guardar las partidas de esta mesa como registros y borrar la mesa? [s/N]
       *[other] ¿Guardar las partidas de estas { $count } mesas como registros y borrar las mesas? [s/N]
    }
archive-would-be-done =
    { $count ->
        [0] No se archivaría ninguna mesa.
        [one] Se archivaría { $count } mesa.
       *[other] Se archivarían { $count } mesas.
    }
archive-done =
    { $count ->
        [0] No se ha archivado ninguna mesa.
        [one] Se ha archivado { $count } mesa en { $folder }.
       *[other] Se han archivado { $count } mesas en { $folder }.
    }
