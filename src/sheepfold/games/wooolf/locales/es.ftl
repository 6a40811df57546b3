### Las palabras de Wooolf!! en español.

## Quién y qué

wooolf-name = Wooolf!!

wooolf-simulated = Jugador { $seat } (fantasma)

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
       *[unknown] dice que no se sabe quién es
    }
wooolf-announce =
    { $announced ->
        [sheep] anuncias una oveja
        [dog] anuncias un perro
        [hunter] anuncias un cazador
        [wolf] anuncias un lobo
       *[unknown] dices que no se sabe quién es
    }
wooolf-side-card =
    { $side ->
        [left] carta izquierda
       *[right] carta derecha
    }
wooolf-second-pointer =
    { $guess-second ->
        [X] «X»
       *[other] { $guess-second }
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

wooolf-todo-turns = Es el turno de { $who }: puede espiar, preguntar o hacer una suposición anticipada.
wooolf-todo-turns-own = Es tu turno: espía, pregunta o, si ya puedes, haz una suposición anticipada.
wooolf-todo-final = Esperamos a { $who }.
wooolf-todo-final-own = Se han acabado los turnos: haz tu suposición final o abstente.

## Cómo ha acabado

wooolf-result =
    { $count ->
        [one] ¡Gana { $winners } con { $points } y { $errors }!
       *[other] ¡Ganan juntos { $winners }, con { $points } y { $errors } por cabeza!
    }

## Qué pasa en Wooolf!!

wooolf-event-dealt = Se reparten las cartas de la ronda { $round }. Empieza { $starter }.
wooolf-event-dealt-own-sheep = Se reparten las cartas de la ronda { $round }. Empieza { $starter }. Eres una oveja. Tus cartas: { $hands }.
wooolf-event-dealt-own-dog = Se reparten las cartas de la ronda { $round }. Empieza { $starter }. Eres un perro. Tus cartas: { $hands }.
wooolf-event-dealt-own-hunter = Se reparten las cartas de la ronda { $round }. Empieza { $starter }. Eres un cazador. Tus cartas: { $hands }.
wooolf-event-dealt-own-boy = Se reparten las cartas de la ronda { $round }. Empieza { $starter }. Eres el pastorcillo. Tus cartas: { $hands }.
wooolf-event-dealt-own-wolf = Se reparten las cartas de la ronda { $round }. Empieza { $starter }. Eres un lobo. Tus cartas: { $hands }.
wooolf-event-peeked = { $by } espía la { wooolf-side-card } de { $owner } y { wooolf-announces }.
wooolf-event-peeked-own = Espías la { wooolf-side-card } de { $owner }: { $card }. Tú { wooolf-announce }.
wooolf-event-peeked-mine = { $by } espía tu { wooolf-side-card }: { $which }. { $by } { wooolf-announces }.
wooolf-event-peeked-open = { $by } espía la { wooolf-side-card } de { $owner }: { $card }. { $by } { wooolf-announces }.
wooolf-event-asked =
    { $yes ->
        [yes] { $by } le pregunta a { $to }: «{ wooolf-question }» La respuesta es sí.
       *[no] { $by } le pregunta a { $to }: «{ wooolf-question }» La respuesta es no.
    }
wooolf-event-guessed-early = { $by } hace una suposición anticipada.
wooolf-event-guessed-final = { $by } hace una suposición final o se abstiene.
wooolf-event-guessed-own-early = Haces una suposición anticipada: { $guess-first } para tu primer objetivo, { wooolf-second-pointer } para el segundo.
wooolf-event-guessed-own-final = Haces tu suposición final: { $guess-first } para tu primer objetivo, { wooolf-second-pointer } para el segundo.
wooolf-event-guessed-own-abstained = Te abstienes.
wooolf-event-guessed-open-early = { $by } hace una suposición anticipada: { $guess-first } para el primer objetivo, { wooolf-second-pointer } para el segundo.
wooolf-event-guessed-open-final = { $by } hace una suposición final: { $guess-first } para el primer objetivo, { wooolf-second-pointer } para el segundo.
wooolf-event-guessed-open-abstained = { $by } se abstiene.
wooolf-event-arranged =
    { $left ->
        [none] A partir de ahora tus cartas se barajan antes de cada vistazo.
       *[other] Pones { $left } a la izquierda.
    }
wooolf-event-arranged-open =
    { $left ->
        [none] { $seat } vuelve a dejar que sus cartas se barajen antes de cada vistazo.
        [first] { $seat } pone a la izquierda su primera carta.
       *[second] { $seat } pone a la izquierda su segunda carta.
    }
wooolf-event-turns_ended =
    { $why ->
        [guesses] ¡Era la última suposición anticipada! Ahora los demás hacen una suposición final o se abstienen.
       *[limit] ¡Se han acabado los turnos! Ahora, quien no ha hecho una suposición hace una final o se abstiene.
    }
wooolf-event-revealed =
    { $round-right-count ->
        [0] La ronda ha terminado: nadie ha acertado.
        [one] La ronda ha terminado: solo ha acertado { $round-right }.
       *[other] La ronda ha terminado: han acertado { $round-right }.
    }
wooolf-event-game_ended =
    { $winners-count ->
        [one] ¡{ $winners } gana la partida!
       *[other] ¡{ $winners } ganan juntos!
    }

## Qué se puede elegir

wooolf-option-advanced = Juego avanzado
wooolf-option-advanced-about = Cuatro cartas más astutas sustituyen a otras cuatro, y también el aspecto puede engañar.
wooolf-option-deck = Vuestra propia baraja
wooolf-option-deck-about = Dos cartas por jugador (diez si sois 4) de las 16 de vuestro juego, con al menos un lobo.
wooolf-option-round_limit = Límite de la ronda
wooolf-option-round_limit-about = Cuando todos han tenido este número de turnos, empiezan las suposiciones finales.

## En el dibujo

wooolf-laps =
    { $limit ->
        [none] Turnos por cabeza: { $lap }
       *[other] Turnos por cabeza: { $lap } de { $limit }
    }
wooolf-early = suposición hecha
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
wooolf-own = Eres { wooolf-a-character }. Tus cartas: { $cards }
wooolf-targets = Tus objetivos: { $first } (flecha <) y { $second } (flecha <<)
wooolf-own-questions = Tus cartas de pregunta:
wooolf-order =
    { $card ->
        [none] Tus cartas se barajan antes de cada vistazo.
       *[other] Has puesto { $card } a la izquierda.
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

wooolf-terminal-help =
    Puedes escribir:
      peek 4 left  espiar la carta izquierda del jugador 4 (derecha: right)
      ask 2 dog    poner tu carta de pregunta «dog» delante del jugador 2
      guess 3 0    suposición: 1.er objetivo 3, 2.º nadie (si eres lobo: guess 3 x)
      abstain      no hacer una suposición final
      arrange 1    poner a la izquierda tu primera carta (o 2; auto: se barajan)
      rules        leer las reglas
      quit         dejar la partida

wooolf-terminal-signs =
    Junto a un nombre:
      ★2             puntos             ✗1             fichas de error
      ?2             cartas de pregunta oveja·4        anunciada por el jugador 4
wooolf-terminal-keys =
    Alrededor de la mesa:
      flechas, 1-8   ir a un jugador, o hacer clic
      l, r           espiar su carta izquierda o derecha
      a, b           hacerle tu primera o segunda pregunta
      g              suponer: elige quiénes son tus objetivos (0: nadie)
      x              abstenerte, cuando se acaban los turnos
      o              tus cartas: barajadas, la primera o la segunda a la izquierda
      v              ver otra vez las cartas de la última ronda
wooolf-terminal-confirm-peek = ¿Espiar la { wooolf-side-card } de { $whom }? No se puede deshacer: pulsa Intro otra vez.
wooolf-terminal-confirm-ask = Preguntar a { $whom }: «{ wooolf-question }» No se puede deshacer: pulsa Intro otra vez.
wooolf-terminal-confirm-guess = ¿Suponer { $first } para el primer objetivo y { $second } para el segundo? No se puede deshacer: pulsa Intro otra vez.
wooolf-terminal-confirm-abstain = ¿Abstenerte? No se puede deshacer: pulsa Intro otra vez.
wooolf-terminal-hint-choose = Elige primero qué hacer aquí: las teclas están abajo.
wooolf-terminal-hint-point = { $target } (flecha { $pointer }): ¿quién es? Elige a un jugador, o 0 para nadie.

## Por qué algo no se puede hacer

refused-wooolf-abstain-later = Solo puedes abstenerte cuando se han acabado los turnos.
refused-wooolf-ask-oneself = No puedes preguntarte nada: elige a otra persona.
refused-wooolf-ask-simulated = El jugador { $player } es el fantasma: no se le puede preguntar.
refused-wooolf-barred = Con tu ficha de error roja, en esta ronda solo puedes hacer la suposición final.
refused-wooolf-deal-cards = Este reparto no corresponde a las cartas en juego.
refused-wooolf-deal-missing = Aquí hay que repartir las cartas.
refused-wooolf-deal-questions = Este reparto no corresponde a las cartas de pregunta.
refused-wooolf-deck-cards = Tu baraja solo puede tener cartas de tu juego, cada una como mucho las veces que está en él.
refused-wooolf-deck-size = Tu baraja tiene que tener exactamente { $cards } cartas.
refused-wooolf-deck-wolf = En tu baraja hace falta al menos un lobo.
refused-wooolf-first-turn = En tu primer turno de la ronda no puedes hacer una suposición anticipada.
refused-wooolf-guess-laid = Ya has hecho tu suposición. No se cambia, y en esta ronda no tienes más turnos.
refused-wooolf-no-deal-fits = Ningún reparto de las cartas encaja con lo que se ha visto.
refused-wooolf-no-questions-fit = Ningún reparto de las cartas de pregunta encaja con lo que se ha visto.
refused-wooolf-own-cards = Tus propias cartas ya las puedes mirar: espía las de otra persona.
refused-wooolf-points-at-oneself = No puedes señalarte.
refused-wooolf-question-not-held = No tienes la carta «{ wooolf-question }».
refused-wooolf-round-limit = El límite de la ronda tiene que ser de 1 a { $most } turnos por cabeza, o ninguno.
refused-wooolf-second-missing = Solo la segunda flecha (<<) del lobo está en la X: apunta la tuya a alguien o al 0.
refused-wooolf-shuffle = Las cartas no podían estar así.
refused-wooolf-turns-over = Se han acabado los turnos: ahora solo puedes hacer una suposición o abstenerte.
refused-wooolf-wolf-second = Eres el lobo, así que tu segunda flecha (<<) tiene que ser x.

## Mirando atrás

wooolf-known-about = Exactamente lo que se sigue de las reglas, de las propias cartas y de lo espiado, y de lo que todos vieron y oyeron. No se supone nada sobre las costumbres de nadie.
wooolf-moment-told-peek = La carta espiada que más dijo: para { $by }, la probabilidad de que { $owner } sea { wooolf-a-character } subió del { $before } al { $after } por ciento.
wooolf-moment-told-ask = La respuesta que más dijo: para { $by }, la probabilidad de que { $owner } sea { wooolf-a-character } subió del { $before } al { $after } por ciento.
wooolf-moment-bluff = Un farol: { $by } anunció un lobo delante de { $owner }, que era { wooolf-a-character }. Para { $viewer }, la probabilidad de que allí hubiera un lobo subió del { $before } al { $after } por ciento.
wooolf-moment-bluff-fooled = El farol que funcionó: { $by } anunció un lobo delante de { $owner }, que era { wooolf-a-character }, y { $fooled } picó. Con todo lo que { $fooled } podía saber, la probabilidad de que allí hubiera un lobo era del { $percent } por ciento.
wooolf-moment-false-trail = Una carta que engañó: { $by } { wooolf-announces } delante de { $owner }, que era { wooolf-a-character }. Para { $viewer }, la probabilidad de lo anunciado subió del { $before } al { $after } por ciento.
wooolf-moment-too-early = Demasiado pronto: { $by } hizo una suposición con una probabilidad del { $percent } por ciento, y falló.
wooolf-moment-too-early-later = Demasiado pronto: { $by } hizo una suposición con una probabilidad del { $percent } por ciento, y falló. Al acabar los turnos, la mejor suposición habría tenido un { $later } por ciento.
wooolf-moment-lucky = Qué suerte: { $by } hizo una suposición con una probabilidad de solo el { $percent } por ciento, y acertó.
wooolf-moment-deduced = Bien razonado: { $by } hizo una suposición anticipada con una probabilidad del { $percent } por ciento, y acertó.
wooolf-moment-missed = Una ocasión perdida: { $by } se abstuvo, aunque la mejor suposición tenía una probabilidad del { $percent } por ciento.
wooolf-moment-missed-wrong = Un despiste: { $by } falló, aunque otra suposición tenía una probabilidad del { $percent } por ciento.

## Consejos

wooolf-hint-peek = Aún no sabes bastante. Espía una carta: de { $player } sabes menos que de nadie.
wooolf-hint-peek-turns = Ya sabes quién es cada cual. Espiar no hace daño.
wooolf-hint-ask-turns = Ahora una pregunta te ayuda más que espiar. ¿Cuál de tus cartas de pregunta te dice más?
wooolf-hint-guess-turns = Ya sabes mucho. ¡Quizá sea hora de hacer una suposición!
wooolf-hint-guess-final = Hay una suposición lo bastante probable para intentarla.
wooolf-hint-abstain-final = Sabes demasiado poco: una suposición equivocada te trae una ficha de error, y abstenerte no cuesta nada.
wooolf-advice-peek = El búho espiaría una carta de { $player }.
wooolf-advice-ask = El búho le preguntaría a { $player }: «{ wooolf-question }»
wooolf-advice-guess = El búho haría una suposición.
wooolf-advice-is = { $player } es { wooolf-a-character }.
wooolf-advice-nobody = Nadie es { wooolf-a-character }.
wooolf-advice-abstain = El búho se abstendría.
wooolf-advice-sure = A esta suposición le da un { $percent } por ciento, y aquí le basta con { $enough }.
wooolf-advice-late = Después de { $count } turnos hace una suposición, aunque solo le dé un { $percent } por ciento.
wooolf-advice-first-turn = En tu primer turno aún no puedes hacer suposiciones. A su mejor suposición le da un { $percent } por ciento.
wooolf-advice-barred = Tu ficha de error roja no te deja hacer una suposición anticipada. A su mejor suposición le da un { $percent } por ciento.
wooolf-advice-almost-sure = A su mejor suposición le da un { $percent } por ciento: casi el { $enough } que quiere aquí.
wooolf-advice-not-sure = A su mejor suposición le da solo un { $percent } por ciento, y aquí quiere al menos un { $enough }.
wooolf-advice-read-choices = También mira lo que deciden hacer los demás. Solo por lo dicho y lo visto sería un { $known } por ciento.
wooolf-advice-learns = Ninguna otra pregunta ni ningún otro vistazo promete más.
wooolf-advice-may-fool = Y tu ficha de lobo puede engañar a un perro o a un cazador.

## Partidas escritas

wooolf-secret =
    { $name ->
        [guess] la suposición
        [cards] las cartas
        [left] cómo estaban las cartas en el vistazo
        [questions] las cartas de pregunta
       *[other] { $name }
    }
wooolf-verify-unsealed = Vistazos en los que no se demuestra cómo estaban las cartas: { $count }. El registro tiene un formato más antiguo, que no lo sellaba.

## El cliente de terminal

wooolf-action-abstain = abstenerse
wooolf-action-arrange = colocar cartas
wooolf-action-ask = preguntar: { $about }
wooolf-action-guess = suponer
wooolf-action-nobody = nadie
wooolf-action-peek-left = espiar izquierda
wooolf-action-peek-right = espiar derecha
wooolf-action-point = elegir

## Por qué un bot jugó así

why-wooolf-changed-answer =
    { $yes ->
        [yes] Justo antes de jugar, lo que más me hizo cambiar de idea fue la respuesta del jugador { $player } a «{ wooolf-question }»: sí.
       *[no] Justo antes de jugar, lo que más me hizo cambiar de idea fue la respuesta del jugador { $player } a «{ wooolf-question }»: no.
    }
why-wooolf-changed-guess = Justo antes de jugar, lo que más me hizo cambiar de idea fue la suposición anticipada del jugador { $player }.
why-wooolf-changed-saw = Justo antes de jugar, lo que más me hizo cambiar de idea fue mi vistazo al jugador { $player }: vi { wooolf-a-character }.
why-wooolf-changed-peek = Justo antes de jugar, esto fue lo que más me hizo cambiar de idea: el jugador { $by } espía una carta del jugador { $player } y { wooolf-announces }.
why-wooolf-changed-mine = Justo antes de jugar, esto fue lo que más me hizo cambiar de idea: el jugador { $by } espía una de mis cartas y { wooolf-announces }.
why-wooolf-changed-to = Entonces pensé: el jugador { $player } es { wooolf-a-character }, con un { $percent } por ciento en vez de un { $before }.
why-wooolf-changed-count = Pistas que me quedaban entonces de que el jugador { $player } era { wooolf-a-character }: { $count } en vez de { $before }.
why-wooolf-guess-random = Hice una suposición al azar.
why-wooolf-abstain-random = Dejé que el azar decidiera si hacía una suposición, y dijo que no.
why-wooolf-asked-random = Dejé que el azar decidiera cuál de mis preguntas hacer, y a quién.
why-wooolf-peeked-few = Espié al azar donde había pocas fichas. Fichas delante del jugador { $player }: { $count }; el número más bajo entre los demás jugadores: { $fewest }.
why-wooolf-counted =
    { $player ->
        [0] Supuse que nadie era { wooolf-a-character }: no tenía mejores pistas.
       *[other] Conté las pistas de que el jugador { $player } era { wooolf-a-character }, menos las contrarias: { $count }.
    }
why-wooolf-counted-enough = Para cada objetivo quería al menos { $enough }, así que hice la suposición.
why-wooolf-counted-few = Pistas que quería para cada objetivo: al menos { $enough }. Mi mejor suposición, para uno de ellos, tenía { $count }.
why-wooolf-first-turn = En mi primer turno de la ronda no podía hacer suposiciones.
why-wooolf-barred = Mi ficha de error roja no me dejaba hacer una suposición anticipada.
why-wooolf-guess-right = Para mí, esta suposición era correcta al { $percent } por ciento.
why-wooolf-plays =
    { $player ->
        [0] Pensé: nadie es { wooolf-a-character }, al { $percent } por ciento.
       *[other] Pensé: el jugador { $player } es { wooolf-a-character }, al { $percent } por ciento.
    }
why-wooolf-sure-enough = Aquí me bastaba con un { $enough } por ciento.
why-wooolf-late = Después de { $count } turnos hago una suposición, por muchas dudas que tenga.
why-wooolf-best-guess = Para mí, mi mejor suposición era correcta al { $percent } por ciento.
why-wooolf-read-choices = También me fijé en lo que los demás elegían hacer. Solo con lo que se dijo y se vio, habría sido un { $known } por ciento.
why-wooolf-not-sure = Para mí era demasiado poco: aquí quería al menos un { $enough } por ciento.
why-wooolf-almost-sure = Por poco no llegaba al { $enough } por ciento que quería aquí.
why-wooolf-learns-most = De todo lo que podía preguntar o espiar, nada prometía ayudar más a mi suposición.
why-wooolf-learns-priced = De todo lo que podía preguntar o espiar, nada prometía más. También tuve en cuenta que una respuesta la oye todo el mundo.
why-wooolf-may-fool = Yo era el pastorcillo, y esperaba que mi ficha de lobo engañara a un perro o a un cazador.

## En el navegador

wooolf-about = Todos tienen un secreto. Espía cartas, haz preguntas y descubre quién es quién antes que los demás.
wooolf-web-aim = Encuentra antes que los demás a los dos personajes que buscas. Gana quien tenga más puntos.
wooolf-web-facts = 4–8 jugadores · 20 minutos
wooolf-web-deck-usual = La baraja habitual
wooolf-web-deck-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
wooolf-web-deck-use = Jugar con estas
wooolf-web-deck-fewer = Una carta menos: { $card }
wooolf-web-deck-more = Una carta más: { $card }
wooolf-web-circle = Los jugadores alrededor de la mesa
wooolf-web-hold-cards = Mantén para ver
wooolf-web-seen-by = Vista por { $who }
wooolf-web-card-says = Aspecto: { $aspect }
wooolf-web-arrange-about = Esto solo lo ves tú. Los demás nunca saben cómo están tus cartas ni si las has movido.
wooolf-web-shuffle = Barajar cada vez
wooolf-web-lay-left = { $card } a la izquierda
wooolf-web-peek = Espiar una carta
wooolf-web-ask = Hacer una pregunta
wooolf-web-do-peek = Espiar
wooolf-web-do-ask = Preguntar
wooolf-web-choose-first = Elige primero una carta para espiar o una pregunta.
wooolf-web-dial-first = Gira primero cada flecha hasta un número: el de un jugador, o 0 si es nadie.
wooolf-web-cannot-undo = No se puede deshacer.
wooolf-web-secret-look = Solo para tus ojos
wooolf-web-early-guess = Suposición anticipada
wooolf-web-final-guess = Suposición final
wooolf-web-guess-about = Gira cada flecha hasta el número de quien sospechas, o hasta el 0 si crees que nadie tiene ese personaje.
wooolf-web-nobody = nadie
wooolf-web-think-again = Pensarlo mejor
wooolf-web-do-guess = Es mi suposición
wooolf-web-do-abstain = Sí, me abstengo

## La mesa redonda en el navegador

wooolf-web-todo = Es tu turno: elige a un jugador.
wooolf-web-todo-guess = Es tu turno: elige a un jugador o haz una suposición.
wooolf-web-role =
    { $character ->
        [sheep] Eres una oveja. Encuentra a un perro y a un cazador.
        [dog] Eres un perro. Encuentra a un cazador y a un lobo.
        [hunter] Eres un cazador. Encuentra a un perro y a un lobo.
        [boy] Eres el pastorcillo. Encuentra a un lobo y a una oveja.
       *[wolf] Eres un lobo. Encuentra a una oveja.
    }
wooolf-web-worth =
    { $character ->
        [boy] Si aciertas los dos: 2 puntos si te anticipas, 1 al final. Y 1 por cada perro o cazador a quien engañes.
        [wolf] Si aciertas: 2 puntos si te anticipas, 1 al final.
       *[other] Si aciertas los dos: 2 puntos si te anticipas, 1 al final.
    }
wooolf-web-own-show = Mostrar mis cartas
wooolf-web-own-hide = Ocultar mis cartas
wooolf-web-own-hidden = Tus cartas están boca abajo.
wooolf-web-own-place = Tu sitio
wooolf-web-arrange-cards = Colocar las cartas
wooolf-card = { $character } (anuncia: { $clue })
wooolf-web-saw = Has visto: { $cards }
wooolf-web-peeked-you = { $by } ha espiado tu { wooolf-side-card }.
wooolf-web-asked-you = { $by } te ha hecho una pregunta.
wooolf-web-hello = El jugador { $seat } es un fantasma: puedes espiar sus cartas, pero no preguntarle nada.
wooolf-web-who-is = ¿Quién es { wooolf-a-character }?
wooolf-web-not-yet = sin elegir
wooolf-web-fooled = { $boy } gritó que venía el lobo y engañó a { $fooled }: ¡{ wooolf-points } más!
wooolf-web-over-errors =
    { $count ->
        [one] { $names } tiene dos fichas de error: la partida acaba aquí.
       *[other] { $names } tienen dos fichas de error por cabeza: la partida acaba aquí.
    }
wooolf-web-over-rounds = ¡Era la última ronda!
wooolf-web-guide = De qué va el juego
wooolf-web-guide-aim = Cada cual se esconde tras dos cartas secretas. ¡Encuentra antes que nadie a quien buscas!
wooolf-web-guide-peek = En tu turno, elige a un jugador. Espía una carta y todos oirán lo que anuncias.
wooolf-web-guide-ask = O haz una pregunta. Las respuestas son siempre verdad.
wooolf-web-guide-boy = Solo el pastorcillo miente: siempre anuncia un lobo.
wooolf-web-guide-guess = ¿Lo tienes claro? ¡Haz tu suposición! Correcta: 2 puntos si te anticipas, 1 al final. Equivocada: una ficha de error.
wooolf-web-guide-go = ¡A jugar!
wooolf-web-signs = Qué significan los signos
wooolf-web-signs-hint = ¿Es tu primera vez? El signo de interrogación explica los signos.
wooolf-web-sign-clue = Alguien espió una carta y anunció esto. La marca pequeña dice quién. Un pastorcillo siempre anuncia un lobo.
wooolf-web-sign-unknown = Alguien espió una carta, pero no se sabe quién es.
wooolf-web-sign-answer = Alguien preguntó por estos personajes. El tic es un sí, la cruz un no, y las respuestas siempre son verdad.
wooolf-web-sign-seen = Una carta que has visto. Aquí solo la ves tú.
wooolf-web-sign-laid = Una suposición, boca abajo.
wooolf-web-sign-points = Puntos. Gana quien tenga más.
wooolf-web-sign-error = Una suposición equivocada. Con la segunda, la partida acaba después de la ronda.
wooolf-web-sign-red = Una suposición anticipada equivocada: en esta ronda, ninguna suposición anticipada.
wooolf-web-sign-laps = Cuántos turnos han tenido todos. En el límite empiezan las suposiciones finales.

## Enigmas

wooolf-puzzle = ¿Quién es el lobo?
wooolf-puzzle-about = Eres { $name }. Antes de que alguien espíe, se puede cambiar el orden de las propias cartas: la de la derecha no siempre es la misma. Por lo que has visto, solo un jugador puede ser el lobo. ¿Quién es?
wooolf-puzzle-hand = Tus cartas: { $cards }
wooolf-puzzle-deck = Cartas en juego: { $cards }
wooolf-puzzle-own = El pastorcillo eres tú, así que todos los demás dicen la verdad.
wooolf-puzzle-boy = Así que el pastorcillo tiene que ser { $who }.
wooolf-puzzle-not-boy =
    { $count ->
        [one] Así que { $who } no es el pastorcillo y dice la verdad.
       *[other] Así que { $who } no son el pastorcillo y dicen la verdad.
    }
wooolf-puzzle-not-wolf =
    { $count ->
        [one] Así que { $who } no es el lobo.
       *[other] Así que { $who } no son el lobo.
    }
wooolf-puzzle-can-be = Ahora { $who } solo puede ser: { $characters }.
wooolf-puzzle-remember = Por sí solo aún no demuestra nada. ¡Recuérdalo!
wooolf-puzzle-answer = ¡Como lobo solo queda { $who }!

## La lección

wooolf-lesson-cards = Tienes dos cartas, un cazador y una oveja. Cuenta la más alta: ¡eres un cazador!
wooolf-lesson-targets = Tus objetivos son un perro y el lobo. Averigua quiénes son antes de que los demás encuentren los suyos.
wooolf-lesson-peek = Espía una carta de Dino: elige a Dino y luego su carta izquierda.
wooolf-lesson-announced = Solo tú has visto la carta. Pero todos oyen lo que anuncias, y la ficha lo muestra. Ahora es el turno de los demás.
wooolf-lesson-boy = Bo ha espiado tu oveja y ha anunciado un lobo. Es mentira, y solo el pastorcillo miente. ¡Así que Bo es el pastorcillo!
wooolf-lesson-unknown = Un signo de interrogación: algunas cartas no dicen quiénes son.
wooolf-lesson-answer = Las respuestas son siempre verdad. Así que Cleo es un lobo, un cazador o el pastorcillo.
wooolf-lesson-dog = Tú viste un perro y Emil anunció una oveja. El perro es más alto, así que Dino es un perro. ¡Ya tienes tu primer objetivo!
wooolf-lesson-ask = ¿Tiene Cleo un cazador? Elige a Cleo y luego tu pregunta.
wooolf-lesson-wolf = Ningún cazador, y el pastorcillo es Bo. ¡Así que Cleo tiene que ser el lobo!
wooolf-lesson-hurry = Dino ha hecho una suposición anticipada. Con la segunda se acaban todos los turnos: ¡date prisa!
wooolf-lesson-guess = Ya lo sabes todo. Haz tu suposición: Dino (4) es el perro, Cleo (3) es el lobo.
wooolf-lesson-end = Correcto, y antes de tiempo: ¡dos puntos para ti y ronda ganada! Dino creyó la mentira de Bo, y eso le da un punto a Bo.
wooolf-lesson-not-peek = Ahora no. Espía la carta izquierda de Dino.
wooolf-lesson-not-ask = Ahora no. Pregúntale a Cleo si una de sus cartas muestra un cazador.
wooolf-lesson-not-guess = Piénsalo otra vez: ¿quién tenía un perro y una oveja, y quién tiene que ser el lobo? Dino es el número 4; Cleo, el 3.

## La libreta en el navegador

wooolf-terminal-notes = libreta
wooolf-web-notebook = Libreta
wooolf-web-notebook-about = Se rellena sola con lo que puedes dar por seguro. Elige una casilla para ver por qué, o para poner tu propia marca.
wooolf-web-mark-maybe = quizá
wooolf-web-mark-sure = seguro
wooolf-web-mark-open = sin decidir
wooolf-web-mark-own = tu marca: { $mark }
wooolf-note-heard = Anunciado aquí por { $names }.
wooolf-note-own = Son tus propias cartas: { $cards }.
wooolf-note-saw = Viste aquí esta carta: { $card }.
wooolf-note-answered =
    { $yes ->
        [yes] «{ wooolf-question }» La respuesta fue sí.
       *[no] «{ wooolf-question }» La respuesta fue no.
    }
wooolf-note-announced = { $by } espió una carta de { $who }: { $by } { wooolf-announces }.
wooolf-note-honest = { $who } espió: { $who } { wooolf-announces }. El pastorcillo habría anunciado un lobo.
wooolf-note-lied = { $who } espió tu carta, { $card }, y anunció un lobo. Eso solo lo hace el pastorcillo.
wooolf-note-refuted = { $who } anunció un lobo delante de { $owner }, que no tiene ninguna carta así. Eso solo lo hace el pastorcillo.
wooolf-note-believed = { $by } anunció aquí un lobo y no es el pastorcillo, así que el aspecto es verdadero.
wooolf-note-group =
    { $by ->
        [image] Cartas en juego con este dibujo: { $of } ({ $count }).
        [aspect] Cartas en juego con este aspecto: { $of } ({ $count }).
       *[card] Cartas de este tipo en juego: { $of } ({ $count }).
    }
wooolf-note-elsewhere = Seguro que están en manos de { $holders }, así que aquí quedan muy pocas.
wooolf-note-here = Los demás no pueden tenerlas todas, así que { $who } tiene alguna.
wooolf-note-not-in-deck = Con las cartas en juego, nadie puede tener este personaje.

## Statistics

wooolf-web-guesses-about = Cuenta cada suposición que has hecho, anticipada o final. Su probabilidad sale de tus cartas, de las que has espiado y de todo lo que se había visto y oído hasta entonces.
