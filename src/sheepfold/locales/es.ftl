### Lo que comparten todos los juegos, en español.

## Quién y qué

player = Jugador { $seat }
player-you = { $name } (tú)
names-and = { $others } y { $last }
names-and-i = { $others } e { $last }

## Qué se puede elegir

option-no = no
option-no-limit = sin límite
option-random = al azar
option-yes = sí
setting-notes = Apuntes
setting-notes-about = La página puede anotar lo que ha visto tu sitio: nada que no pudieras apuntar en papel.
setting-advice = Consejos
setting-advice-about = Quien juega puede pedir sugerencias y probabilidades, y preguntar qué haría el búho. Todo sale solo de lo que sabe ese sitio.
setting-when-always = siempre
setting-when-bots = contra bots
setting-when-never = nunca

## En el dibujo

round-of = Ronda { $round } de { $rounds }

## Consejos

advice-hint = Sugerencia
advice-bot = ¿Y el búho?
advice-chances = Probabilidades
advice-later = Tendrás una sugerencia cuando sea tu turno.

## En la terminal

terminal-welcome = { $game } con { $seats } jugadores. Eres { $name }. Escribe ? para ver lo que puedes escribir.
terminal-prompt = Tu jugada
terminal-possible = Ahora puedes:
terminal-bye = ¡Adiós, hasta pronto!

## Por qué algo no se puede hacer

refused-game-over = La partida ha terminado.
refused-history-goes-on = Tras el fin de una ronda no puede venir nada más en su historia.
refused-no-such-player = No hay ningún jugador { $player }.
refused-not-a-move = «{ $text }» no es una jugada.
refused-not-now = Ahora no puedes hacer esa jugada.
refused-not-seated = Solo puede jugar quien está en la mesa.
refused-not-your-turn = No es tu turno, es el de { $who }.
refused-nothing-drawn = Aquí no se deja nada al azar.
refused-options = Este juego no tiene esas opciones.
refused-seats = Este juego es para { $least } a { $most } jugadores.
refused-starter = La ronda tiene que empezarla uno de los jugadores 1 a { $most }.
refused-starter-known = Quién empieza esta ronda no se decide al azar.

## Partidas escritas

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
refused-record-move = Entrada { $entry }: las reglas no permiten al sitio { $seat } jugar aquí «{ $move }» ({ $rule }).
refused-record-names = Cada persona necesita un nombre imprimible de 1 a { $most } caracteres.
refused-record-no-deal = El registro tiene que empezar por el reparto, que no tiene ni sitio ni jugada.
refused-record-no-game = No hay ninguna partida { $game }: el archivo tiene { $most }.
refused-record-no-move = En la entrada { $entry } del registro falta el sitio o la jugada.
refused-record-no-seat = No hay ningún jugador { $seat }: en el registro están los jugadores 1 a { $most }.
refused-record-no-step = No hay ninguna entrada { $step }: en el registro están las entradas 0 a { $most }.
refused-record-not-json = El registro no se puede leer: el byte { $place } no es JSON válido.
refused-record-not-opened = En la entrada { $entry } ya debería estar abierto el sello de esto: { $secret }.
refused-record-not-over = La partida no había terminado cuando se guardó, así que esto aún no es un registro. Guárdala otra vez cuando termine.
refused-record-opened-early = En la entrada { $entry } ya está abierto el sello de algo que todavía es secreto: { $secret }. El registro se ha cortado o cambiado.
refused-record-options = Con las opciones de este registro no se puede jugar.
refused-record-result = El resultado que da el registro no es el de sus jugadas.
refused-record-rules = El registro sigue la versión { $rules } de las reglas; aquí se conoce la { $known }.
refused-record-seal-shape = Un sello o una sal de la entrada { $entry } no tiene 64 cifras hexadecimales.
refused-record-seal-wrong = En la entrada { $entry } el sello no corresponde a esto: { $secret }.
refused-record-seals = La entrada { $entry } tiene que tener este número de sellos y otras tantas sales: { $seals }.
refused-record-shape = Hay algo mal en este punto del registro: { $place }.
refused-record-too-large = Un registro puede tener { $most } MB como máximo.
refused-record-too-long = Esta partida es demasiado larga para repasarla aquí.
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
lookback-none = En esta partida no destaca nada.
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
verify-draw =
    { $count ->
        [0] Todo lo que decidió el azar sale del número del sorteo que está en este registro. Ningún dispositivo añadió el suyo: quien creó ese número pudo elegir.
        [one] Todo lo que decidió el azar sale del número del sorteo y del de un dispositivo, tal como están en este registro. Si la huella es la que vieron quienes jugaron, nadie pudo elegir.
       *[other] Todo lo que decidió el azar sale del número del sorteo y de los de { $count } dispositivos, tal como están en este registro. Si la huella es la que vieron quienes jugaron, nadie pudo elegir.
    }
verify-draw-closed = El número del sorteo sigue en secreto hasta que termine la partida: todavía nada muestra que el azar fuera justo.
verify-program = El programa sorteó solo: este registro no muestra si fue justo.
verify-fingerprint = Los nombres, las opciones y las jugadas públicas no están sellados. Si es la partida que se jugó lo dice su huella: { $fingerprint }
verify-old = Los nombres, las opciones y las jugadas públicas no están sellados, y los registros de este formato antiguo no tienen huella.

## La mesa

refused-already-seated = Ya estás en esta mesa. El sitio del bot es para otra persona.
refused-chair-empty = Ahí no hay nadie.
refused-chair-taken = Ese sitio está ocupado.
refused-bot-not-offered = Este servidor no ofrece el bot «{ $bot }» en sus mesas.
refused-colour-taken = Ese color ya lo tiene otra persona.
refused-empty-text = Ahí no hay nada que leer.
refused-free-text-off = En esta mesa no hay chat libre: elige una de las frases.
refused-history-does-not-fit = La historia no lleva a la situación mostrada.
refused-nothing-to-do = Nadie espera una jugada de este jugador.
refused-game-paused = La partida está en pausa.
refused-no-such-chair = Esta mesa no tiene ese sitio.
refused-no-takeback = No tienes ninguna jugada que deshacer.
refused-not-an-order = Ese orden deja fuera a alguien.
refused-not-host = Solo puede hacerlo quien organiza.
refused-not-in-lobby = Solo puedes hacerlo antes de la partida.
refused-advice-not-allowed = En esta mesa jugáis sin consejos.
refused-advice-not-playing = Solo hay consejos mientras se juega.
refused-no-advice = Para este juego no hay consejos.
refused-not-over = La partida aún no ha terminado.
refused-not-playing = Ahora mismo no se está jugando.
refused-drawing = Se está haciendo el sorteo de esta partida. Prueba otra vez en un momento.
refused-no-draw = Ahora no se le pide nada a este dispositivo para un sorteo.
refused-draw-sealed = Este dispositivo ya ha sellado otro número para este sorteo.
refused-draw-copied = Otro dispositivo ha sellado el mismo número.
refused-draw-not-sealed = Aún no han sellado su número todos los dispositivos.
refused-draw-other = Ese no es el número que selló este dispositivo.
refused-not-ready = Todavía falta alguien.
refused-not-your-seat = Primero siéntate.
refused-own-takeback = Tienen que responder los demás.
refused-seat-not-lent = Tu sitio ya es tuyo.
refused-stale = La partida ha avanzado. Mira la mesa y elige otra vez.
refused-enough-for-now = Ya has hecho muchísimo aparte de jugar. Sigue jugando, o inténtalo de nuevo dentro de medio minuto.
refused-long-round = Esta ronda está durando muchísimo, así que cada turno lleva ahora unos segundos. Inténtalo de nuevo.
refused-table-full = No quedan sitios libres en esta mesa.
refused-takeback-over = Ya nadie pide deshacer una jugada.
refused-token-used = Este dispositivo ya tiene un sitio con ese secreto.
refused-too-many-seated = Hay más gente en la mesa de la que puede jugar.
refused-still-there = Esta persona sigue conectada. Solo se crea un enlace nuevo cuando su dispositivo ya no está.
refused-unknown-link = Este enlace ya se usó o no existe.
refused-already-claiming = Ya estás esperando un sitio.
refused-may-come-back = Quien se sienta ahí todavía puede volver. Espera un poco más.
refused-no-claim = No estás esperando ningún sitio.
refused-one-at-a-time = Ya hay otra petición. Espera la respuesta.
refused-own-seat-only = En esta ronda solo puedes volver al sitio que tenías.
refused-somebody-removed = En esta ronda alguien ha tenido que dejar la mesa: nadie ocupa un sitio antes de la próxima.
refused-takeover-over = Ya nadie pide ocupar ese sitio.
refused-too-few-to-agree = Tienen que estar de acuerdo al menos otras dos personas, en dispositivos que no hayan compartido con nadie en esta mesa.
refused-was-removed = Quien organiza te ha pedido que dejes esta mesa.

## Las órdenes

refused-no-puzzles = Solo hay enigmas de { $games }.
refused-no-lesson = Solo hay lecciones de { $games }.
refused-no-such-game = Aquí no hay ningún juego «{ $text }», pero sí estos: { $games }.
refused-no-such-language = Aquí no hay ningún idioma «{ $text }», pero sí estos: { $languages }.
refused-not-a-date = { $option }: «{ $text }» no es una fecha como 2026-12-24.
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
arena-paired =
    { $game }, { $players } jugadores: { $games } partidas, cada una jugada dos veces con el mismo reparto, semilla { $seed }
    { $bot } gana { $share } de ellas, { $other } en su lugar { $instead }: una diferencia de { $difference } (de { $low } a { $high })
arena-stopped = Parado antes de jugar las { $games }: esto es lo que se ha jugado hasta aquí.
solve-proved = Demostrado: el perro gana con una probabilidad de al menos { $value } ({ $vectors } vectores, { $steps } mezclas comprobadas).
solve-proved-most = Demostrado: el perro gana con una probabilidad de como máximo { $value } ({ $lots } grupos, { $covers } coberturas comprobadas).
lab-errors = errores
lab-interval = 99 por ciento
lab-points = puntos
lab-rating = fuerza
lab-seat = sitio
lab-wins = victorias
refused-exploit-game = Solo se puede explotar a los bots de { $games }.
refused-no-cluster = Ningún clúster Dask responde en { $address }.
refused-no-such-bot = Aquí ningún bot se llama «{ $text }»; hay: { $bots }.
refused-no-such-function = No hay ningún bot «{ $text }»: escríbelo como módulo:función, con un módulo que Python encuentre aquí.
refused-no-such-plug-in =
    { $count ->
        [0] Ningún bot de otro paquete se llama «{ $text }».
       *[other] Ningún bot de otro paquete se llama «{ $text }»; hay: { $bots }.
    }
refused-not-installed = Para esto hace falta { $package }, que no está instalado: pip install 'sheepfold[{ $extra }]'
refused-plot-ending = El nombre de un gráfico acaba de una de estas maneras: { $endings }; «{ $file }» no.
refused-rounds-game = Las rondas sueltas son solo de { $games }.
refused-solve-too-large = Un tablero con más de { $most } lugares, o con paciencia sin fin, no se puede resolver.
refused-solve-bad-file = { $file } está dañado, o no es una solución ni un punto de control de este tablero.
refused-solve-not-proved = { $file } afirma más de lo que se puede demostrar: { $why }.
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
refused-data-in-nats = Las mesas de { $folder } las guarda NATS desde que allí funcionó un servidor con --workers. Inicia este también con --workers.
refused-data-twice = En { $folder } hay un sheepfold.db, pero sus mesas ya las guarda NATS. Para restaurar una copia, saca antes de la carpeta nats y todos los nats.*. Si no, quita sheepfold.db.
refused-worker-failed = Un proceso que debe servir no se inicia.
refused-file-unreadable = El archivo { $file } no se puede leer: { system-error }.
refused-no-such-address = Esta máquina no tiene ninguna dirección «{ $host }» en la que escuchar.
refused-port-not-allowed = El puerto { $port } necesita más permisos: elige uno a partir de 1024, por ejemplo sheepfold serve --port 8000.
refused-port-taken = El puerto { $port } ya está ocupado. Este está libre: --port { $free }
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
refused-other-version = Esta página está anticuada. Vuelve a cargarla.
refused-server-closing = El servidor se reinicia. La partida sigue en un momento.
refused-server-full = Este servidor no tiene espacio para más mesas. Las partidas empezadas siguen.
refused-table-crowded = Demasiados dispositivos miran esta mesa.
refused-table-damaged = No se puede leer la mesa { $code }: lo que el servidor guardó de ella está dañado.
refused-table-deleted = Esta mesa se ha borrado.
refused-too-fast = Demasiado de golpe. Espera un momento.
refused-server-busy = El servidor está muy ocupado. Inténtalo de nuevo en un momento.
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
chair-away-until = ausente, en { $left } juega un bot
player-bot = Bot { $chair }
table-connecting = Buscando la mesa { $address }…
draw-wrong-missing = El sorteo se hizo sin este dispositivo: no respondió a tiempo.
draw-wrong-changed = Cuidado: el sorteo se cambió después de que este dispositivo mostrara su número. Algo está roto, o alguien ha hecho trampa.
terminal-fingerprint = La huella de esta partida, igual para todos: { $fingerprint }
terminal-invite = Los demás abren { $address } o escriben: sheepfold play --join { $address }
table-leave = ¿Dejar la mesa? Un bot jugará por ti.
chair-lent = juega un bot
terminal-menu = ¿A qué quieres jugar?
terminal-menu-begun = Hay una partida que no has terminado.
terminal-menu-bots = bots: { $level }
terminal-menu-code = Código o dirección de la mesa
terminal-menu-finished = Partidas terminadas: { $count }
terminal-menu-go-on = Seguir
terminal-menu-join = Entrar con un código
terminal-menu-lesson = Lección
terminal-menu-new = Partida nueva
terminal-menu-players = { $count } jugadores
terminal-menu-remove = ¿Tirar esta partida? Pulsa d otra vez.
terminal-menu-unreadable = Estas partidas no se pueden leer: { $files }
terminal-no-entry = { $address } responde, pero no deja entrar a nadie ({ $answer }). Se vuelve a intentar…
terminal-not-kept = Esta partida no se puede guardar: no se puede escribir en { $folder }.
terminal-own-lent = Un bot juega por ti. Pulsa k para recuperar tu sitio.
claim-waiting = A partir de la próxima ronda juegas por { $who }. Hasta entonces, sus secretos siguen en secreto.
claim-asked = Estamos preguntando. Falta la respuesta de: { $who }.
claim-by-link = Un nuevo dispositivo para { $name }
terminal-seat-not-kept = No se ha podido guardar tu sitio: no se puede escribir { $file }.
table-paused = La partida está en pausa.
table-reconnecting = reconectando…
terminal-saved = La partida está guardada: { $file }
terminal-stop = ¿Dejar la partida? No se guarda.
terminal-stop-kept = ¿Dejar la partida? Se guarda: con «sheepfold play» la sigues.
table-title = Mesa { $code }
terminal-rule-key = F2 abre la regla.
terminal-too-small = Ventana muy pequeña: hace falta { $columns }×{ $rows }
general-round = Ronda { $round }
general-score = Puntos
general-todo = Es el turno de { $who }.
general-todo-own = Es tu turno.
general-result =
    { $count ->
        [one] ¡Gana { $winners }!
       *[other] ¡Ganan juntos { $winners }!
    }
no-rules = Este juego no tiene página de reglas.
terminal-keys-general =
    En el tablero:
      flechas        ir a una jugada
      Intro, clic    hacerla

terminal-keys =
    Teclas:
      / o Tab        escribir una jugada, y volver al tablero
      Intro, Esc     elegir o confirmar; pensarlo otra vez
      RePág, AvPág   leer lo que ha pasado
      u              deshacer la última jugada, o pedirlo (y, n: responder)
      p              pausar la partida, o seguir (quien organiza)
      k              recuperar tu sitio del bot
      i              pedir consejo, si la mesa lo permite
      t              charla en la mesa
      s              guardar la partida, cuando ha terminado
      ?, F2, q       esta página; las reglas; salir (o Ctrl-C)

curtain = Pasa el dispositivo a { $name }.

action-advice = consejos
action-allow = permitir
action-back = volver
action-add-bot = añadir un bot
action-cancel = no
action-choose = elegir
action-close = cerrar
action-close-chair = cerrar el sitio
action-open-curtain = Aquí estoy
action-fewer-players = menos jugadores
action-help = ayuda
action-cover = ocultar
action-make-host = ceder la mesa
action-leave = salir
action-other-level = cambiar de nivel
action-to-lobby = sala de espera
action-more-players = más jugadores
action-not-ready = aún no
action-open-chair = abrir el sitio
action-options = opciones de juego
action-other-choice = cambiar
action-pass-device = pasar a { $name }
action-pause = pausa
action-quit = salir
action-ready = ya estoy
action-reclaim = recuperar el sitio
action-refuse = rechazar
action-rematch = revancha
action-remove = quitar
action-resume = seguir
action-last-round = ver la ronda
action-rules = reglas
action-save = guardar la partida
action-start = empezar
action-stay = quedarse
action-confirm = sí
action-takeback = deshacer jugada
action-takeover = pedir jugar ya
action-drop-claim = renunciar
action-talk = hablar
action-type-move = escribir jugada
action-move-up = subir

chair-closed = cerrado
chair-host = organiza
chair-open = libre
chair-ready = ya está
chair-wins = victorias: { $wins }
level-lamb = Cordero (muy fácil)
level-sheep = Oveja (fácil)
level-fox = Zorro (difícil)
level-owl = Búho (muy difícil)

## Charla en la mesa

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-your-turn = ¡Es tu turno!
phrase-one-moment = ¡Un momento!
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

## Noticias de la mesa

news-configured = Quien organiza ha cambiado las opciones de juego.
news-sat = { $who } se sienta.
news-introduced = { $who } tiene otro nombre u otro color.
news-bot_sat = { $who } ocupa un sitio.
news-stood = { $who } deja la mesa.
news-chair_set =
    { $yes ->
        [yes] Hay un sitio más.
       *[no] Hay un sitio menos.
    }
news-readied =
    { $yes ->
        [yes] { $who } dice: ¡ya se puede empezar!
       *[no] { $who } pide esperar un poco.
    }
news-ordered = Los sitios tienen un orden nuevo.
news-host_changed =
    { $who ->
        [nobody] Nadie organiza la mesa.
       *[other] Ahora organiza { $who }.
    }
news-draw_begun = Empieza el sorteo: cada dispositivo añade un número secreto.
news-draw_missed = El dispositivo de { $who } no respondió a tiempo. Se sortea otra vez sin él.
news-started = Allá vamos: ¡empieza la partida!
news-takeback_asked = { $who } quiere deshacer la última jugada.
news-takeback_answered =
    { $yes ->
        [yes] { $who } está de acuerdo: la jugada se puede deshacer.
       *[no] { $who } no quiere deshacer la jugada.
    }
news-taken_back = { $who } deshace la última jugada.
news-went_away = { $who } ha perdido la conexión.
news-came_back = { $who } está de vuelta.
news-lent = Un bot juega por { $who }.
news-paused =
    { $yes ->
        [yes] La partida está en pausa.
       *[no] La partida sigue.
    }
news-back_to_lobby = Todos vuelven a la sala de espera.
news-link_made = El sitio de { $who } puede pasar a otro dispositivo.
news-seat_moved = { $who } juega ahora en otro dispositivo.
news-claimed = { $name } jugará por { $who } a partir de la próxima ronda.
news-claim_dropped = { $name } ya no espera el sitio de { $who }.
news-takeover_asked = ¿Puede { $name } jugar ya por { $who } y ver sus secretos? Hace falta el sí de todos.
news-takeover_answered =
    { $yes ->
        [yes] { $who } está de acuerdo.
       *[no] { $who } no está de acuerdo.
    }
news-taken_over = { $name } ocupa el sitio y sigue jugando.

# Tables in a cluster, and archives

refused-log-address = --log: «{ $text }» no es la dirección de un clúster NATS. Escribe, por ejemplo, nats://host:4222.
refused-log-missing = Para guardar las mesas en NATS falta un paquete: pip install "sheepfold[nats]".
refused-log-unreachable = En { $address } no hay ningún NATS, o no se puede llegar a él.
refused-log-denied = NATS en { $address } no deja entrar a este servidor: comprueba el nombre y la contraseña.
refused-log-forbidden = NATS en { $address } prohíbe a este usuario algo que las mesas necesitan: { $error }.
refused-log-unencrypted = NATS en { $address } no usa TLS, así que no se le ha enviado nada. Activa TLS allí o escribe nats:// si no quieres cifrado.
refused-log-untrusted = El certificado de NATS en { $address } no es de fiar: { $error }.
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

## Enigmas

puzzle-level =
    { $level ->
        [1] fácil
        [2] medio
       *[3] difícil
    }
puzzle-right = ¡Correcto!
puzzle-wrong = No exactamente. Era { $answer }.
puzzle-ask = Tu respuesta:
puzzle-why = Y este es el porqué:
puzzle-not-an-answer = Escribe una de estas respuestas: { $answers }

## La lección

learn-move = Tu jugada:
learn-mistake = Esa jugada no. { $mistake }
learn-on = Pulsa Intro para seguir.
learn-resumed = Sigues donde lo dejaste. Desde el principio: { $command }

## Órdenes equivocadas

usage-no-option = Aquí no hay ninguna opción { $option }.
usage-no-command = No hay ningún comando «{ $command }».
usage-did-you-mean = ¿Querías decir { $names }?
usage-missing = Falta { $what }.
