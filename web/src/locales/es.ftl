### Lo que solo dice la página en el navegador, en español.

## Inicio

web-lead = Juegos de esconderse y descubrirse, con la familia, los amigos y los bots. Sin crear una cuenta: a jugar.
web-play-now = Jugar contra bots
web-make-table = Abrir una mesa
web-one-device = Jugar todos aquí
web-one-device-about = Os pasáis este dispositivo. Nadie ve los secretos de los demás.
web-one-more = Añadir jugador
web-fewer = Sin { $name }
web-bots =
    { $count ->
        [0] ningún bot
        [one] { $count } bot
       *[other] { $count } bots
    }
web-bot-fewer = Un bot menos
web-bot-more = Un bot más
web-begin = Empezar
web-join = ¿Tienes un código?
web-join-go = Entrar
web-language = Idioma
web-ruling = decisión nuestra
web-ruling-about = señala lo que el reglamento impreso deja abierto: aquí lo hemos decidido.
web-no-server = El servidor no responde. Vuelve a intentarlo enseguida.
web-about = Sobre Sheepfold
web-about-text = Sheepfold es software libre. No hace falta una cuenta y no hay cookies. Nada va a otros: solo este dispositivo recuerda tu nombre, tu idioma, tus ajustes, tus sitios y cómo te han ido las partidas.
web-about-games = Los juegos pertenecen a sus autores y editoriales: en la caja de Uly & Polly figuran Roberto Fraga, Stivo y Blue Orange. Sheepfold es un proyecto no oficial de aficionados, con licencia MIT. No usa imágenes ni textos de las editoriales.
web-credits = Hecho por otros
web-credit-letters = Letra: { $name }, de { $by }
web-credit-page = Partes de la página: { $name }, de { $by }
web-credit-sentences = Frases en cinco idiomas: { $name }, de { $by }
web-credit-fingerprints = Huellas: { $name }, de { $by }
web-credit-codes = Códigos QR: { $name }, de { $by }
web-credit-licence = Licencia: { $licence }

## En cada mesa

web-home = Inicio
web-menu = Menú
web-round = Ronda { $round }
web-go-on = Seguir
web-lent = Un bot juega por ti.
web-watching = Estás mirando.
web-take-seat = Sustituir a un bot
web-leave = Dejar la mesa
web-so-far = Hasta ahora
web-players = Jugadores
web-settings = Ajustes
web-settings-blocked = Tu navegador no permite notificaciones aquí. Puedes cambiarlo en sus ajustes.
web-settings-kept = Solo lo recuerda este dispositivo.
web-setting-sounds = Sonidos
web-setting-sounds-about = Sonidos suaves para lo que pasa y para tu turno.
web-setting-aloud = Leer en voz alta
web-setting-aloud-about = Lo que pasa y lo que puedes hacer, en tu idioma.
web-setting-notify = Notificaciones
web-setting-notify-about = Cuando es tu turno y estás mirando otra cosa.
web-setting-awake = Mantener la pantalla encendida
web-setting-awake-about = Mientras juegas.
web-setting-calm = Menos movimiento
web-setting-calm-about = Nada se desliza, gira ni se balancea.
web-newer = Hay una versión más nueva.
web-newer-load = Actualizar

## Antes de la partida

web-guest = Visitante
web-your-name = ¿Cómo te llamas?
web-sit = Sentarme
web-whose = { $what }: { $whom }
web-more = Más
web-sit-here = Sentarme aquí
web-chair = Sitio { $chair }
web-save = Soy yo
web-colour = Tu color
web-colour-red = rojo
web-colour-orange = naranja
web-colour-yellow = amarillo
web-colour-green = verde
web-colour-teal = turquesa
web-colour-blue = azul
web-colour-purple = morado
web-colour-pink = rosa
web-colour-taken = { $colour }, ya lo tiene { $who }
web-level = Nivel
web-up = Subir
web-down = Bajar
web-refuse-claim = No dejar entrar
web-remove-sure = ¿Pedir a { $who } que deje la mesa?
web-pass-own = Mover mi sitio
web-pass-own-about = Abre este enlace en el otro dispositivo o escanea allí el código. Sirve una sola vez. Después, este dispositivo solo mira.
web-pass-other = Enlace nuevo para { $who }
web-pass-other-about = Para quien ha perdido su sitio: este enlace sirve una sola vez y se lo devuelve.
web-pass-qr = Código QR con el enlace de un solo uso
web-one-more-here = Añadir aquí
web-one-more-name = ¿Quién más juega?
web-not-ready = aún no
web-i-am-ready = Por mí, empezamos
web-host-starts = Quien organiza empieza la partida cuando estéis todos.
web-host-again = Quien organiza puede empezar otra partida.
web-too-few = En la mesa hacen falta al menos { $least }: invita a alguien o añade bots.
web-can-start = Podéis empezar con { $count } jugadores.
web-code = Código de la mesa
web-share = Compartir enlace
web-copied = Copiado
web-qr = Código QR con la dirección de esta mesa
web-options = Opciones de juego
web-clock = Tiempo por turno
web-clock-about = Cuando se acaba, juega un bot.
web-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
web-spectators = Público
web-spectators-about = Quien tenga el enlace puede mirar, sin ver ningún secreto.
web-options-more = Más opciones
web-game = Juego
web-game-about = Podéis cambiar de juego y conservar los sitios.
web-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
web-chairs = Sitios
web-chairs-about = Cuántos caben en esta mesa.
web-away = Si alguien falta
web-away-about = Qué pasa cuando alguien pierde la conexión.
web-away-bot = un bot tras { $time }
web-away-wait = se espera
web-free-text = Chat libre
web-free-text-about = Podéis escribir lo que queráis, no solo elegir una frase.
web-write = Escribe algo
web-send = Enviar

## En un solo dispositivo

web-curtain = El telón
web-cover = Tapar
web-lift = Mantén: soy { $name }
web-lift-other = Otra persona
web-lift-any = Quiero mirar
web-lift-who = ¿Quién tiene el dispositivo?
web-lift-about = Mira tus secretos o propón algo, también cuando no es tu turno.

## En una pantalla para todos

web-board = Mostrar en una pantalla grande
web-board-join = Juega con el teléfono
web-full = Pantalla completa
web-to-table = Volver a la mesa

## Después

web-record = Guardar la partida
web-draw = Sorteo limpio
web-draw-trust = Sorteo interno
web-draw-about = Antes de la partida el servidor metió un número secreto en un sombrero y lo selló. Luego quienes estaban aquí añadieron el suyo: { $who }. Solo cuando estuvieron todos se mostraron y se mezclaron. Eso decidió lo que aquí decide el azar. Nadie conocía antes los números de los demás, así que nadie pudo elegir, ni siquiera el servidor.
web-draw-own = El número de este dispositivo está en el sombrero.
web-draw-nobody = Ningún dispositivo añadió su número: hay que fiarse del servidor.
web-draw-program = Aquí sorteó el programa solo: hay que fiarse de él.
web-draw-later = Cuando acabe la partida, el servidor mostrará su número y esta página lo comprobará todo.
web-draw-checked = Esta página lo ha comprobado: el número del servidor es el de antes de la partida, y todo lo que se sorteó sale de los números del sombrero. Tampoco se cambió después nada de lo que estaba oculto en la partida.
web-draw-checked-only = Esta página lo ha comprobado: el número del servidor es el de antes de la partida, y todo lo que se sorteó sale de los números del sombrero. Lo que estaba oculto en este juego, la página no puede comprobarlo. En la partida guardada lo hace «sheepfold verify».
web-draw-wrong = Cuidado: lo que se sorteó no sale de los números del sombrero. Algo está roto, o alguien ha hecho trampa.
web-draw-unsealed = Cuidado: algo que estaba oculto en la partida no es lo que se selló. Algo está roto, o alguien ha hecho trampa.
web-draw-unchecked = No se pudo comprobar.
web-fingerprint = Huella
web-fingerprint-about = Quienes han jugado ven las mismas letras y cifras. También están en la partida guardada: si coinciden, es la partida que jugasteis y nada se ha cambiado.
web-replay = Ver repetición
web-replay-eyes = Vista por
web-replay-own = Como la vi yo
web-replay-as = Como la vio { $name }
web-replay-watching = Como la vio el público
web-replay-open = Todo al descubierto
web-replay-back = Un paso atrás
web-replay-on = Un paso adelante
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-step = Paso { $step } de { $steps }
web-lookback = Repasar la partida
web-lookback-table = La mesa
web-lookback-known = ¿Quién sabía qué?
web-lookback-points = Momentos decisivos
web-lookback-making = Calculando lo que se podía saber…
web-lookback-seat = Desde el punto de vista de
web-lookback-numbers = Todos los números de este momento
web-lookback-truth = en realidad
web-lookback-decisive = El momento más decisivo
web-lookback-picture = Imagen
web-lookback-file = Abrir una partida
web-lookback-choose = Elige un archivo
web-lookback-about = Abre una partida guardada aquí, con esta versión o con una anterior. El archivo se envía a este servidor, que calcula lo que cada cual podía saber y no lo guarda.
web-lookback-wrong = Este archivo tiene algún fallo: { $text } Ves la parte que está bien.
web-lookback-chance = Esta suposición tenía una probabilidad de { $percent }; la mejor, de { $best }.
web-lookback-bot = Qué pensaba { $name }
web-lookback-bot-none = En esta ronda, { $name } aún no había jugado.
web-why = ¿Por qué?
web-why-long = ¿Por qué jugaron así los bots?
web-why-about = En qué se fijó cada bot, con lo que podía saber entonces.
web-why-none = En esta ronda ningún bot hizo una jugada.
web-why-wait = Los bots hacen memoria…
web-advice-wait = Pensando…
web-why-person = Esta jugada no la hizo un bot.
web-why-later = Cuando ya no quede nada secreto, los bots dirán por qué jugaron así.

## A game without a board of its own

web-general-facts = De { $least } a { $most } jugadores
web-general-hold = Mantén para ver
web-general-hidden = oculto
web-general-moves = Jugadas posibles
web-general-find = Busca una jugada
web-general-none = Ninguna jugada se escribe así.
web-general-choose = Elige una jugada
web-general-make = Haz la jugada { $move }

## Finding the way

web-lost = Aquí no hay nada
web-lost-about = Esta dirección no lleva a ninguna página de Sheepfold. Quizá falta una letra.
web-to-home = Ver los juegos
web-join-empty = Escribe el código de la mesa o pega su enlace.
web-games = Tus partidas
web-games-past = Partidas que jugaste
web-games-more = Ver más partidas
web-game-turn = Turno de { $who }
web-game-lobby = Sala de espera
web-game-left = Te fuiste y un bot juega por ti. ¡Vuelve!
web-game-moved = Tu sitio está en otro dispositivo.
web-game-gone = Esta mesa ya no existe.
web-game-over = La partida ha terminado.
web-game-won = ¡Has ganado!
web-game-winners =
    { $count ->
        [one] ¡Ha ganado { $who }!
       *[other] ¡Han ganado { $who }!
    }
web-game-leave = Salir
web-game-forget = Olvidar
web-game-goes-on = Tu partida sigue y tu sitio es tuyo: la encuentras aquí.
web-left = Has dejado la mesa.
web-left-playing = Has dejado la partida y un bot juega por ti. Puedes volver cuando quieras: está en tu lista.
web-how-hard = ¿Qué nivel?
web-how-hard-about = Lo recordaremos. Puedes cambiarlo cuando quieras con la cara junto al botón.
web-only-here = Solo este ordenador puede abrir esta mesa. Para que otros puedan entrar, inicia Sheepfold con --lan y abre la dirección que muestra.
web-only-here-seat = Solo este ordenador puede abrir este enlace, en otro navegador. Para otro dispositivo, inicia Sheepfold con --lan.
web-seat-moved = Tu sitio está ahora en otro dispositivo.
web-seat-moved-about = ¿Lo quieres de vuelta? Abre allí el menú y elige «{ $what }».
web-move-waits = Sin conexión. Tu jugada espera: se enviará en cuanto vuelva.
web-move-made = Ha vuelto la conexión y tu jugada está hecha.
web-move-refused = Ha vuelto la conexión, pero tu jugada ya no era posible. { $why }
web-name-lent = { $name } (bot)
web-chair-waits = ausente, esperamos
web-menu-more = Más
web-aim = El objetivo:

## El ritmo y el final de una partida

web-pace = Ritmo de los bots
web-pace-about = Cuánto tiempo ves lo que ha hecho un bot.
web-pace-calm = tranquilo
web-pace-normal = normal
web-pace-quick = rápido
web-you-won = ¡Has ganado!
web-you-shared = ¡Habéis ganado juntos!
web-you-lost = ¡Por poco! ¡La próxima será la buena!
web-again-please = ¡Otra partida!
web-again-asked = Quieres jugar otra vez. Quien organiza empieza la partida.
web-again-who =
    { $count ->
        [one] { $who } quiere jugar otra vez.
       *[other] { $who } quieren jugar otra vez.
    }
web-evening = Partidas ganadas: { $wins }

## Enigmas

web-puzzles = Enigma del día
web-puzzle-previous = Día anterior
web-puzzle-next = Día siguiente
web-puzzle-tap = Elige tu respuesta.
web-puzzle-at-end = Ve al último movimiento y elige tu respuesta.
web-puzzle-move = Movimiento { $step } de { $steps }
web-puzzle-confirm = Mi respuesta: { $answer }
web-puzzle-streak =
    { $count ->
        [one] Resuelto { $count } día seguido
       *[other] Resuelto { $count } días seguidos
    }
web-puzzle-seen = Lo que has visto

## La lección

web-lesson = Aprender jugando
web-lesson-skip = Saltar la lección
web-lesson-offer = ¿Es tu primera vez? Aprende jugando en pocos minutos.
web-lesson-again = Otra vez
web-lesson-hear = Escuchar otra vez

## Statistics

web-statistics = Tus estadísticas
web-statistics-kept = Solo las guarda este dispositivo. No se envía nada.
web-statistics-none = Aquí todavía no hay nada. Juega una partida o resuelve un enigma, y verás aquí cómo te va.
web-statistics-games =
    { $count ->
        [one] { $won } de { $count } partida ganada
       *[other] { $won } de { $count } partidas ganadas
    }
web-statistics-last = Últimas partidas, la más reciente primero
web-statistics-won = ganada
web-statistics-shared = victoria compartida
web-statistics-lost = no ganada
web-statistics-roles = Rondas ganadas en cada papel
web-statistics-of = { $won } de { $count }
web-statistics-guesses = Tus suposiciones
web-statistics-guesses-came =
    { $count ->
        [one] { $right } de { $count } suposición acertada. Por lo que podías saber, cabía esperar { $expected }.
       *[other] { $right } de { $count } suposiciones acertadas. Por lo que podías saber, cabía esperar { $expected }.
    }
web-statistics-guesses-best = De media, tu suposición tenía una probabilidad de { $chance }; la mejor, de { $best }.
web-statistics-guesses-range = Probabilidad de { $from } a { $to }: { $right } acertadas, { $wrong } falladas
web-statistics-guesses-axis = Lo probable que era tu suposición
web-statistics-puzzles = Enigmas
web-statistics-solved = resuelto
web-statistics-unsolved = no resuelto
web-statistics-puzzles-solved = { $won } de { $count } resueltos
web-statistics-puzzles-longest =
    { $count ->
        [one] Racha más larga: { $count } día
       *[other] Racha más larga: { $count } días
    }
web-statistics-save = Guardar archivo
web-statistics-delete = Borrar todo
web-statistics-delete-sure = ¿Borrar de este dispositivo tus estadísticas y tus respuestas a los enigmas? No se pueden recuperar.
web-statistics-keep = Conservar todo
web-statistics-deleted = Está todo borrado.

## Rules at hand

web-rule-read = Leer la regla
web-rule-here = La regla:
