### Ciò che dice solo la pagina nel browser, in italiano.

## Inizio

web-lead = Giochi in cui ci si nasconde e ci si smaschera, con famiglia, amici e bot. Senza registrarsi: si gioca e basta.
web-play-now = Gioca contro i bot
web-make-table = Apri un tavolo
web-one-device = Gioca qui insieme
web-one-device-about = Vi passate questo dispositivo. Nessuno vede i segreti degli altri.
web-one-more = Aggiungi giocatore
web-fewer = Senza { $name }
web-bots =
    { $count ->
        [0] nessun bot
        [one] { $count } bot
       *[other] { $count } bot
    }
web-bot-fewer = Un bot in meno
web-bot-more = Un bot in più
web-begin = Si comincia!
web-join = Hai un codice?
web-join-go = Entra
web-language = Lingua
web-ruling = nostra decisione
web-ruling-about = segna ciò che il regolamento stampato lascia aperto: qui abbiamo deciso noi.
web-no-server = Il server non risponde. Riprova tra poco.
web-about = Info su Sheepfold
web-about-text = Sheepfold è software libero. Non serve registrarsi e non ci sono cookie. Niente va ad altri: solo questo dispositivo ricorda il tuo nome, la tua lingua, le tue impostazioni, i tuoi posti e come sono andate le tue partite.
web-about-games = I giochi appartengono ai loro autori ed editori: sulla scatola di Uly & Polly si leggono Roberto Fraga, Stivo e Blue Orange. Sheepfold è un progetto non ufficiale di appassionati, con licenza MIT. Non usa immagini né testi degli editori.
web-credits = Fatto da altri
web-credit-letters = Caratteri: { $name }, di { $by }
web-credit-page = Parti della pagina: { $name }, di { $by }
web-credit-sentences = Frasi in cinque lingue: { $name }, di { $by }
web-credit-fingerprints = Impronte: { $name }, di { $by }
web-credit-codes = Codici QR: { $name }, di { $by }
web-credit-licence = Licenza: { $licence }

## A ogni tavolo

web-home = Inizio
web-menu = Menu
web-round = Round { $round }
web-go-on = Avanti
web-lent = Un bot gioca per te.
web-watching = Stai guardando.
web-take-seat = Sostituisci un bot
web-leave = Lascia il tavolo
web-so-far = Finora
web-players = Giocatori
web-settings = Impostazioni
web-settings-blocked = Il browser non permette le notifiche qui. Puoi cambiarlo nelle sue impostazioni.
web-settings-kept = Lo ricorda solo questo dispositivo.
web-setting-sounds = Suoni
web-setting-sounds-about = Suoni leggeri per ciò che succede e per il tuo turno.
web-setting-aloud = Leggi ad alta voce
web-setting-aloud-about = Che cosa succede e che cosa puoi fare, nella tua lingua.
web-setting-notify = Notifiche
web-setting-notify-about = Quando tocca a te e stai guardando altro.
web-setting-awake = Tieni acceso lo schermo
web-setting-awake-about = Mentre giochi.
web-setting-calm = Meno movimento
web-setting-calm-about = Niente scivola, gira o dondola.
web-newer = C’è una versione più nuova.
web-newer-load = Aggiorna ora

## Prima della partita

web-guest = Ospite
web-your-name = Come ti chiami?
web-sit = Siediti
web-whose = { $what }: { $whom }
web-more = Altro
web-sit-here = Siediti qui
web-chair = Posto { $chair }
web-save = Sono io
web-colour = Il tuo colore
web-colour-red = rosso
web-colour-orange = arancione
web-colour-yellow = giallo
web-colour-green = verde
web-colour-teal = verde acqua
web-colour-blue = blu
web-colour-purple = viola
web-colour-pink = rosa
web-colour-taken = { $colour }, già di { $who }
web-level = Livello
web-up = Sposta su
web-down = Sposta giù
web-refuse-claim = Manda via
web-remove-sure = Chiedi a { $who } di lasciare il tavolo?
web-pass-own = Cambia dispositivo
web-pass-own-about = Apri questo link sull’altro dispositivo o inquadra lì il codice. Vale una volta sola. Poi questo dispositivo guarda soltanto.
web-pass-other = Nuovo link per { $who }
web-pass-other-about = Per chi ha perso il posto: questo link vale una volta sola e glielo ridà.
web-pass-qr = Codice QR con il link che vale una volta sola
web-one-more-here = Aggiungi qui
web-one-more-name = Chi altro gioca?
web-not-ready = non ancora
web-i-am-ready = Ci sono!
web-host-starts = Quando ci sono tutti, chi ospita fa partire la partita.
web-host-again = Chi ospita può far partire un’altra partita.
web-too-few = Al tavolo dovete essere almeno in { $least }: invita qualcuno o aggiungi dei bot.
web-can-start = Potete cominciare in { $count }.
web-code = Codice del tavolo
web-share = Condividi link
web-copied = Copiato
web-qr = Codice QR con l’indirizzo di questo tavolo
web-options = Opzioni di gioco
web-clock = Tempo per turno
web-clock-about = Quando scade, gioca un bot.
web-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
web-spectators = Pubblico
web-spectators-about = Chi ha il link può guardare, senza vedere i segreti.
web-options-more = Altre opzioni
web-game = Gioco
web-game-about = Potete cambiare gioco e tenere i posti.
web-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
web-chairs = Posti
web-chairs-about = In quanti ci si può sedere a questo tavolo.
web-away = Se qualcuno manca
web-away-about = Che cosa succede se qualcuno perde la connessione.
web-away-bot = un bot dopo { $time }
web-away-wait = si aspetta
web-free-text = Chat libera
web-free-text-about = Potete scrivere quello che volete, non solo scegliere una frase.
web-write = Scrivi qualcosa
web-send = Invia

## Su un solo dispositivo

web-curtain = Il sipario
web-cover = Copri
web-lift = Tieni: sono { $name }
web-lift-other = Qualcun altro
web-lift-any = Fammi guardare
web-lift-who = Chi ha il dispositivo?
web-lift-about = Guarda i tuoi segreti o proponi qualcosa, anche quando non tocca a te.

## Su uno schermo per tutti

web-board = Mostra su uno schermo grande
web-board-join = Gioca con il telefono
web-full = Schermo intero
web-to-table = Torna al tavolo

## Dopo

web-record = Salva la partita
web-draw = Sorteggio onesto
web-draw-trust = Sorteggio interno
web-draw-about = Prima della partita il server ha messo in un cappello un numero segreto e l’ha sigillato. Poi chi era qui ha aggiunto il suo: { $who }. Solo quando c’erano tutti sono stati mostrati e mescolati. Così si è deciso ciò che qui decide il caso. Nessuno conosceva prima i numeri degli altri, quindi nessuno ha potuto scegliere, nemmeno il server.
web-draw-own = Il numero di questo dispositivo è nel cappello.
web-draw-nobody = Nessun dispositivo ha aggiunto un suo numero: bisogna fidarsi del server.
web-draw-program = Qui ha sorteggiato il programma da solo: bisogna fidarsi.
web-draw-later = A partita finita il server mostra il suo numero e questa pagina controlla tutto.
web-draw-checked = Questa pagina ha controllato: il numero del server è quello di prima della partita, e tutto ciò che è stato sorteggiato segue dai numeri nel cappello. Anche ciò che era nascosto nella partita non è stato cambiato dopo.
web-draw-checked-only = Questa pagina ha controllato: il numero del server è quello di prima della partita, e tutto ciò che è stato sorteggiato segue dai numeri nel cappello. Ciò che era nascosto in questo gioco, la pagina non può controllarlo. Per la partita salvata lo fa «sheepfold verify».
web-draw-wrong = Attenzione: ciò che è stato sorteggiato non segue dai numeri nel cappello. Qualcosa è rotto, o qualcuno ha barato.
web-draw-unsealed = Attenzione: qualcosa che era nascosto nella partita non è ciò che era stato sigillato. Qualcosa è rotto, o qualcuno ha barato.
web-draw-unchecked = Non è stato possibile controllare.
web-fingerprint = Impronta
web-fingerprint-about = Chi ha giocato vede le stesse lettere e cifre. Ci sono anche nella partita salvata: se sono uguali, è la partita che avete giocato e niente è stato cambiato.
web-replay = Rivedi la partita
web-replay-eyes = Vista da
web-replay-own = Come l’ho vista io
web-replay-as = Come l’ha vista { $name }
web-replay-watching = Come l’ha vista il pubblico
web-replay-open = Tutto scoperto
web-replay-back = Un passo indietro
web-replay-on = Un passo avanti
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-step = Passo { $step } di { $steps }
web-lookback = Ripercorri la partita
web-lookback-table = Il tavolo
web-lookback-known = Chi sapeva cosa?
web-lookback-points = Momenti decisivi
web-lookback-making = Calcolo che cosa si poteva sapere…
web-lookback-seat = Dal punto di vista di
web-lookback-numbers = Tutti i numeri di questo momento
web-lookback-truth = in realtà
web-lookback-decisive = Il momento più decisivo
web-lookback-picture = Immagine
web-lookback-file = Apri una partita
web-lookback-choose = Scegli un file
web-lookback-about = Apri una partita salvata qui, con questa versione o con una precedente. Il file va a questo server, che calcola che cosa ciascuno poteva sapere, e non lo conserva.
web-lookback-wrong = In questo file qualcosa non va: { $text } Vedi la parte che è a posto.
web-lookback-chance = Questa ipotesi aveva una probabilità di { $percent }, la migliore di { $best }.
web-lookback-bot = Che cosa pensava { $name }
web-lookback-bot-none = In questo round { $name } non aveva ancora fatto mosse.
web-why = Perché?
web-why-long = Perché i bot hanno giocato così?
web-why-about = Su che cosa si è basato ogni bot, con quello che allora poteva sapere.
web-why-none = In questo round nessun bot ha fatto una mossa.
web-why-wait = I bot ci ripensano…
web-advice-wait = Ci penso…
web-why-person = Questa mossa non l’ha fatta un bot.
web-why-later = Quando non ci sarà più niente di segreto, i bot diranno perché hanno giocato così.

## A game without a board of its own

web-general-facts = Da { $least } a { $most } giocatori
web-general-hold = Tieni per vedere
web-general-hidden = nascosto
web-general-moves = Mosse possibili
web-general-find = Cerca una mossa
web-general-none = Nessuna mossa si scrive così.
web-general-choose = Scegli una mossa
web-general-make = Fai la mossa { $move }

## Finding the way

web-lost = Qui non c’è niente
web-lost-about = Questo indirizzo non porta a nessuna pagina di Sheepfold. Forse manca una lettera.
web-to-home = Vai ai giochi
web-join-empty = Scrivi il codice del tavolo, o incolla il suo link.
web-games = Le tue partite
web-games-past = Partite già giocate
web-games-more = Mostra altre
web-game-turn = Tocca a { $who }
web-game-lobby = Sala d’attesa
web-game-left = Hai lasciato il tavolo e un bot gioca per te. Torna!
web-game-moved = Il tuo posto è su un altro dispositivo.
web-game-gone = Questo tavolo non c’è più.
web-game-over = La partita è finita.
web-game-won = Hai vinto!
web-game-winners =
    { $count ->
        [one] Ha vinto { $who }!
       *[other] Hanno vinto { $who }!
    }
web-game-leave = Lascia
web-game-forget = Dimentica
web-game-goes-on = La partita continua e il posto resta tuo: la ritrovi qui.
web-left = Hai lasciato il tavolo.
web-left-playing = Hai lasciato la partita e un bot gioca per te. Puoi tornare quando vuoi: è nella tua lista.
web-how-hard = Che livello?
web-how-hard-about = Ce lo ricordiamo. Puoi cambiare quando vuoi con la faccia accanto al pulsante.
web-only-here = Solo questo computer può aprire questo tavolo. Per far entrare altri, avvia Sheepfold con --lan e apri l’indirizzo che mostra.
web-only-here-seat = Solo questo computer può aprire questo link, in un altro browser. Per un altro dispositivo, avvia Sheepfold con --lan.
web-seat-moved = Il tuo posto ora è su un altro dispositivo.
web-seat-moved-about = Lo vuoi di nuovo qui? Apri il menu su quel dispositivo e scegli «{ $what }».
web-move-waits = Nessuna connessione. La tua mossa aspetta: parte appena torna.
web-move-made = La connessione è tornata e la tua mossa è fatta.
web-move-refused = La connessione è tornata, ma la tua mossa non era più possibile. { $why }
web-name-lent = { $name } (bot)
web-chair-waits = assente, aspettiamo
web-menu-more = Altro
web-aim = Lo scopo:

## Il ritmo e la fine di una partita

web-pace = Ritmo dei bot
web-pace-about = Per quanto tempo vedi che cosa ha fatto un bot.
web-pace-calm = calmo
web-pace-normal = normale
web-pace-quick = veloce
web-you-won = Hai vinto!
web-you-shared = Avete vinto insieme!
web-you-lost = C’è mancato poco! Andrà meglio la prossima!
web-again-please = Giochiamo ancora!
web-again-asked = Vuoi giocare ancora. Chi ospita fa partire la partita.
web-again-who =
    { $count ->
        [one] { $who } vuole giocare ancora.
       *[other] { $who } vogliono giocare ancora.
    }
web-evening = Partite vinte: { $wins }

## Rompicapi

web-puzzles = Rompicapo di oggi
web-puzzle-previous = Giorno prima
web-puzzle-next = Giorno dopo
web-puzzle-tap = Scegli la tua risposta.
web-puzzle-at-end = Vai all’ultima mossa, poi scegli la tua risposta.
web-puzzle-move = Mossa { $step } di { $steps }
web-puzzle-confirm = Dico: { $answer }
web-puzzle-streak =
    { $count ->
        [one] Risolto per { $count } giorno di fila
       *[other] Risolto per { $count } giorni di fila
    }
web-puzzle-seen = Cosa hai visto

## La lezione

web-lesson = Impara giocando
web-lesson-skip = Salta la lezione
web-lesson-offer = Prima volta qui? Impara giocando, in pochi minuti.
web-lesson-again = Da capo
web-lesson-hear = Ascolta di nuovo

## Statistics

web-statistics = Le tue statistiche
web-statistics-kept = Le conserva solo questo dispositivo. Niente viene inviato.
web-statistics-none = Qui non c’è ancora niente. Gioca una partita o risolvi un rompicapo, e vedrai qui come te la cavi.
web-statistics-games =
    { $count ->
        [one] { $won } partita vinta su { $count }
       *[other] Partite vinte: { $won } su { $count }
    }
web-statistics-last = Ultime partite, dalla più recente
web-statistics-won = vinta
web-statistics-shared = vittoria condivisa
web-statistics-lost = non vinta
web-statistics-roles = Round vinti in ogni ruolo
web-statistics-of = { $won } su { $count }
web-statistics-guesses = Le tue ipotesi
web-statistics-guesses-came =
    { $count ->
        [one] Ipotesi giuste: { $right } su { $count }. Da quel che potevi sapere, ce n’era da aspettarsi { $expected }.
       *[other] Ipotesi giuste: { $right } su { $count }. Da quel che potevi sapere, ce n’erano da aspettarsi { $expected }.
    }
web-statistics-guesses-best = In media la tua ipotesi aveva una probabilità di { $chance }, la migliore di { $best }.
web-statistics-guesses-range = Probabilità da { $from } a { $to }: { $right } giuste, { $wrong } sbagliate
web-statistics-guesses-axis = Quanto era probabile la tua ipotesi
web-statistics-puzzles = Rompicapi
web-statistics-solved = risolto
web-statistics-unsolved = non risolto
web-statistics-puzzles-solved = Risolti: { $won } su { $count }
web-statistics-puzzles-longest =
    { $count ->
        [one] Serie più lunga: { $count } giorno
       *[other] Serie più lunga: { $count } giorni
    }
web-statistics-save = Salva in un file
web-statistics-delete = Cancella tutto
web-statistics-delete-sure = Cancellare da questo dispositivo le tue statistiche e le tue risposte ai rompicapi? Non si possono recuperare.
web-statistics-keep = Tieni tutto
web-statistics-deleted = Tutto cancellato.

## Rules at hand

web-rule-read = Leggi la regola
web-rule-here = La regola:
