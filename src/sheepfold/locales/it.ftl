### Ciò che tutti i giochi hanno in comune, in italiano.

## Chi e che cosa

player = Giocatore { $seat }
player-you = { $name } (tu)
names-and = { $others } e { $last }
names-and-i = { $others } e { $last }

## Che cosa si può scegliere

option-no = no
option-no-limit = senza limite
option-random = a sorte
option-yes = sì
setting-notes = Appunti
setting-notes-about = La pagina può segnare quello che ha visto il tuo posto: niente di più di ciò che scriveresti su carta.
setting-advice = Consigli
setting-advice-about = Chi gioca può chiedere suggerimenti e probabilità, e che cosa farebbe il gufo. Tutto segue solo da quello che sa quel posto.
setting-when-always = sempre
setting-when-bots = contro i bot
setting-when-never = mai

## Nel disegno

round-of = Round { $round } di { $rounds }

## Consigli

advice-hint = Suggerimento
advice-bot = E il gufo?
advice-chances = Probabilità
advice-later = Avrai un suggerimento quando tocca a te.

## Al terminale

terminal-welcome = { $game } in { $seats } giocatori. Tu sei { $name }. Scrivi ? per vedere che cosa puoi scrivere.
terminal-prompt = La tua mossa
terminal-possible = Adesso puoi:
terminal-bye = Ciao, alla prossima!

## Perché qualcosa non si può fare

refused-game-over = La partita è finita.
refused-history-goes-on = Dopo la fine del round, nella sua storia non può venire altro.
refused-no-such-player = Non c’è nessun giocatore { $player }.
refused-not-a-move = «{ $text }» non è una mossa.
refused-not-now = Adesso non puoi fare questa mossa.
refused-not-seated = Può muovere solo chi siede al tavolo.
refused-not-your-turn = Non tocca a te: tocca a { $who }.
refused-nothing-drawn = Qui non si lascia niente al caso.
refused-options = Questo gioco non ha queste opzioni.
refused-seats = A questo gioco si gioca da { $least } a { $most } giocatori.
refused-starter = Il round deve cominciarlo uno dei giocatori da 1 a { $most }.
refused-starter-known = Chi comincia questo round non si tira a sorte.

## Partite scritte

refused-record-cut-short = La registrazione si interrompe dopo { $place } byte.
refused-record-entry = La voce { $entry } della registrazione non si può giocare ({ $rule }).
refused-record-draw-closed = La partita è finita, ma la registrazione tiene segreto il numero del suo sorteggio.
refused-record-draw-early = Il numero segreto del sorteggio è aperto anche se la partita non è finita: la registrazione è stata tagliata o cambiata.
refused-record-draw-seal = Il numero segreto della registrazione non è quello sigillato prima della partita.
refused-record-draw-seats = Il sorteggio di questa registrazione nomina un posto che non esiste, o due volte lo stesso.
refused-record-drawn = Alla voce { $entry } il caso non segue il sorteggio.
refused-record-fingerprint = L’impronta scritta nella registrazione ({ $shown }) non è quella delle sue mosse ({ $found }).
refused-record-format = Questa non è una registrazione di Sheepfold.
refused-record-game = La registrazione è di un gioco che qui non si conosce: «{ $game }».
refused-record-move = Voce { $entry }: le regole non permettono al posto { $seat } di giocare qui «{ $move }» ({ $rule }).
refused-record-names = Ognuno deve avere un nome stampabile da 1 a { $most } caratteri.
refused-record-no-deal = La registrazione deve cominciare con la distribuzione, che non ha né posto né mossa.
refused-record-no-game = La partita { $game } non c’è: il file ne ha { $most }.
refused-record-no-move = Alla voce { $entry } della registrazione manca il posto o la mossa.
refused-record-no-seat = Il giocatore { $seat } non c’è: nella registrazione ci sono i giocatori da 1 a { $most }.
refused-record-no-step = La voce { $step } non c’è: nella registrazione ci sono le voci da 0 a { $most }.
refused-record-not-json = La registrazione non si può leggere: il byte { $place } non è JSON valido.
refused-record-not-opened = Alla voce { $entry } dovrebbe già essere aperto il sigillo su questo: { $secret }.
refused-record-not-over = La partita non era finita quando è stata salvata, quindi questa non è ancora una registrazione. Salvala di nuovo quando è finita.
refused-record-opened-early = Alla voce { $entry } è già aperto il sigillo su questo, che è ancora segreto: { $secret }. La registrazione è stata tagliata o cambiata.
refused-record-options = Con le opzioni di questa registrazione non si può giocare.
refused-record-result = Il risultato scritto nella registrazione non è quello delle sue mosse.
refused-record-rules = La registrazione segue la versione { $rules } delle regole; qui si conosce la { $known }.
refused-record-seal-shape = Un sigillo o un sale della voce { $entry } non è fatto di 64 cifre esadecimali.
refused-record-seal-wrong = Alla voce { $entry } il sigillo non corrisponde a questo: { $secret }.
refused-record-seals = La voce { $entry } deve avere questo numero di sigilli e altrettanti sali: { $seals }.
refused-record-shape = Nella registrazione c’è qualcosa di sbagliato in questo punto: { $place }.
refused-record-too-large = Una registrazione può avere al massimo { $most } MB.
refused-record-too-long = Questa partita è troppo lunga per ripercorrerla qui.
refused-record-twice = Nella registrazione un campo compare due volte: «{ $field }».
refused-record-version = La registrazione ha il formato { $version }; qui si conosce il { $known }.
serve-at = Sheepfold è qui: { $address }
serve-public = Si trova all’indirizzo { $address }
serve-lan = Su questa rete: { $address }
serve-plain = Con il semplice HTTP un telefono può giocare, ma non installare la pagina né tenere acceso lo schermo. Con un certificato, --tls-cert e --tls-key lo permettono.
verify-count = Registrazioni giuste: { $right } su { $count }.
verify-line =
    { $fingerprint ->
        [none] giusta, in un formato più vecchio senza impronta
       *[other] giusta, con l’impronta { $fingerprint }
    }
lookback-none = In questa partita non spicca nulla.
verify-moves =
    { $over ->
        [true] Tutte le voci ({ $entries }) seguono le regole, e il risultato è giusto.
       *[false] Tutte le voci ({ $entries }) seguono le regole. La partita non è finita, quindi non c’è ancora un risultato.
    }
verify-seals =
    { $seals ->
        [0] In questa registrazione non ci sono sigilli.
       *[other]
            { $closed ->
                [0] Tutti i sigilli ({ $seals }) corrispondono a ciò che nascondono.
               *[other] Sigilli che corrispondono a ciò che nascondono: { $open }. Ancora chiusi, e quindi senza valore di prova: { $closed }.
            }
    }
verify-draw =
    { $count ->
        [0] Tutto ciò che ha deciso il caso segue dal numero del sorteggio in questa registrazione. Nessun dispositivo vi ha aggiunto il suo: chi ha fatto quel numero poteva scegliere.
        [one] Tutto ciò che ha deciso il caso segue dal numero del sorteggio e da quello di un dispositivo, come stanno in questa registrazione. Se l’impronta è quella vista da chi ha giocato, nessuno ha potuto scegliere.
       *[other] Tutto ciò che ha deciso il caso segue dal numero del sorteggio e da quelli di { $count } dispositivi, come stanno in questa registrazione. Se l’impronta è quella vista da chi ha giocato, nessuno ha potuto scegliere.
    }
verify-draw-closed = Il numero del sorteggio resta segreto fino alla fine della partita: ancora niente mostra che il caso sia stato equo.
verify-program = Ha sorteggiato il programma da solo: questa registrazione non mostra se in modo equo.
verify-fingerprint = Nomi, opzioni e mosse pubbliche non sono sigillati. Se è la partita giocata davvero lo dice la sua impronta: { $fingerprint }
verify-old = Nomi, opzioni e mosse pubbliche non sono sigillati, e le registrazioni di questo vecchio formato non hanno impronta.

## Il tavolo

refused-already-seated = Siedi già a questo tavolo. Il posto del bot è per qualcun altro.
refused-chair-empty = Lì non c’è nessuno.
refused-chair-taken = Quel posto è occupato.
refused-bot-not-offered = Questo server non offre il bot «{ $bot }» ai suoi tavoli.
refused-colour-taken = Quel colore ce l’ha già qualcun altro.
refused-empty-text = Lì non c’è niente da leggere.
refused-free-text-off = A questo tavolo non c’è la chat libera: scegli una delle frasi.
refused-history-does-not-fit = La storia non porta alla situazione mostrata.
refused-nothing-to-do = Nessuno aspetta una mossa di questo giocatore.
refused-game-paused = La partita è in pausa.
refused-no-such-chair = Questo tavolo non ha quel posto.
refused-no-takeback = Non hai nessuna mossa da annullare.
refused-not-an-order = Quell’ordine dimentica qualcuno.
refused-not-host = Può farlo solo chi ospita.
refused-not-in-lobby = Puoi farlo solo prima della partita.
refused-advice-not-allowed = A questo tavolo si gioca senza consigli.
refused-advice-not-playing = I consigli ci sono solo mentre si gioca.
refused-no-advice = Per questo gioco non ci sono consigli.
refused-not-over = La partita non è ancora finita.
refused-not-playing = Adesso non si sta giocando.
refused-drawing = Il sorteggio di questa partita è in corso. Riprova tra un momento.
refused-no-draw = Adesso a questo dispositivo non si chiede nulla per un sorteggio.
refused-draw-sealed = Questo dispositivo ha già sigillato un altro numero per questo sorteggio.
refused-draw-copied = Un altro dispositivo ha sigillato lo stesso numero.
refused-draw-not-sealed = Non tutti i dispositivi hanno ancora sigillato il loro numero.
refused-draw-other = Non è il numero che questo dispositivo ha sigillato.
refused-not-ready = Qualcuno non è ancora pronto.
refused-not-your-seat = Prima prendi posto.
refused-own-takeback = Devono rispondere gli altri.
refused-seat-not-lent = Il tuo posto è già tuo.
refused-stale = La partita è andata avanti. Guarda il tavolo e scegli di nuovo.
refused-enough-for-now = Hai già fatto tantissimo oltre a giocare. Continua la partita, o riprova fra mezzo minuto.
refused-long-round = Questo round dura da tantissimo, perciò ogni turno ora richiede qualche secondo. Riprova.
refused-table-full = A questo tavolo non ci sono posti liberi.
refused-takeback-over = Nessuno chiede più di annullare una mossa.
refused-token-used = Questo dispositivo ha già un posto con quel segreto.
refused-too-many-seated = Ci sono più persone al tavolo di quante possano giocare.
refused-still-there = Questa persona è ancora collegata. Un nuovo link si fa solo quando il suo dispositivo non c’è più.
refused-unknown-link = Questo link è già stato usato, o non esiste.
refused-already-claiming = Stai già aspettando un posto.
refused-may-come-back = Chi siede lì può ancora tornare. Aspetta ancora un po’.
refused-no-claim = Non stai aspettando nessun posto.
refused-one-at-a-time = C’è già un’altra richiesta. Aspetta la risposta.
refused-own-seat-only = In questo round puoi tornare solo al posto che avevi.
refused-somebody-removed = In questo round qualcuno ha dovuto lasciare il tavolo: nessuno prende un posto prima del prossimo.
refused-takeover-over = Nessuno chiede più di prendere quel posto.
refused-too-few-to-agree = Devono essere d’accordo almeno altre due persone, su dispositivi che non hanno condiviso con nessuno a questo tavolo.
refused-was-removed = Chi ospita ti ha chiesto di lasciare questo tavolo.

## I comandi

refused-no-puzzles = Ci sono rompicapi solo di { $games }.
refused-no-lesson = Ci sono lezioni solo di { $games }.
refused-no-such-game = Qui non c’è un gioco «{ $text }», ma ci sono: { $games }.
refused-no-such-language = Qui non c’è la lingua «{ $text }», ma ci sono: { $languages }.
refused-not-a-date = { $option }: «{ $text }» non è una data come 2026-12-24.
refused-not-a-number = { $option }: «{ $text }» non è un numero da { $least } a { $most }.
refused-not-a-whole-number = { $option }: «{ $text }» non è un numero intero da { $least } a { $most }.
refused-not-days = { $option }: «{ $text }» non è né un numero di giorni da 1 a 100000 né «forever».
refused-option-alone = { $option } non serve a nulla senza { $other }.
refused-options-together = { $option } e { $other } non vanno insieme: togline uno.
refused-system = Il sistema non lo permette: { system-error }.
backup-done = I tavoli sono copiati in { $file }.
confirm-yes = s
refused-file-unwritable = Il file { $file } non si può scrivere: { system-error }.
refused-no-home = Qui non c’è una cartella personale per i tavoli: indicane una con --data.
refused-nobody-to-ask = Non c’è nessuno a cui chiedere: usa --yes per eliminare senza domande, o --dry-run per guardare prima.
refused-not-copied = Non è stato possibile copiare i tavoli di { $folder } in { $file }, che quindi non è stato tenuto.
tables-deleted =
    { $count ->
        [0] Nessun tavolo eliminato.
        [one] { $count } tavolo eliminato.
       *[other] { $count } tavoli eliminati.
    }
tables-line = voci: { $entries }, l’ultima il { $last }
tables-sure =
    { $count ->
        [one] Eliminare questo tavolo? Non si può tornare indietro. [s/N]
       *[other] Eliminare questi { $count } tavoli? Non si può tornare indietro. [s/N]
    }
tables-would-be-deleted =
    { $count ->
        [0] Nessun tavolo verrebbe eliminato.
        [one] { $count } tavolo verrebbe eliminato.
       *[other] { $count } tavoli verrebbero eliminati.
    }
arena-levels = Livelli, dal più debole: { $bots }
arena-opponents = Avversari di confronto: { $bots }
arena-plug-ins = Da altri pacchetti: { $bots }
arena-games = { $game }, { $players } giocatori: { $games } partite, seme { $seed }, { $moves } mosse a partita
arena-paired =
    { $game }, { $players } giocatori: { $games } partite, ognuna giocata due volte con le stesse carte, seme { $seed }
    { $bot } ne vince { $share }, { $other } al suo posto { $instead }: una differenza di { $difference } (da { $low } a { $high })
arena-stopped = Interrotto prima di giocarne { $games }: ecco quanto si è giocato fin qui.
solve-proved = Dimostrato: il cane vince con una probabilità di almeno { $value } ({ $vectors } vettori, { $steps } miscele verificate).
solve-proved-most = Dimostrato: il cane vince con una probabilità di al massimo { $value } ({ $lots } gruppi, { $covers } coperture verificate).
lab-errors = errori
lab-interval = 99 per cento
lab-points = punti
lab-rating = forza
lab-seat = posto
lab-wins = vittorie
refused-exploit-game = Si possono sfruttare solo i bot di { $games }.
refused-no-cluster = Nessun cluster Dask risponde a { $address }.
refused-no-such-bot = Qui nessun bot si chiama «{ $text }»; ci sono: { $bots }.
refused-no-such-function = Non c’è nessun bot «{ $text }»: scrivilo come modulo:funzione, con un modulo che Python trova qui.
refused-no-such-plug-in =
    { $count ->
        [0] Nessun bot di un altro pacchetto si chiama «{ $text }».
       *[other] Nessun bot di un altro pacchetto si chiama «{ $text }»; ci sono: { $bots }.
    }
refused-not-installed = Per questo serve { $package }, che non è installato: pip install 'sheepfold[{ $extra }]'
refused-plot-ending = Il nome di un grafico finisce in uno di questi modi: { $endings }; «{ $file }» no.
refused-rounds-game = I round singoli esistono solo per { $games }.
refused-solve-too-large = Un tabellone con più di { $most } posti, o con pazienza senza fine, non si può risolvere.
refused-solve-bad-file = { $file } è danneggiato, oppure non è una soluzione o un punto di ripresa di questo tabellone.
refused-solve-not-proved = { $file } afferma più di quanto si possa dimostrare: { $why }.
refused-too-many-bots = { $bots } bot sono troppi per { $players } giocatori.
simulate-games = { $game }, { $players } giocatori: { $games } partite a caso, seme { $seed }
simulate-moves = mosse a partita: { $mean } (da { $fewest } a { $most }), round: { $rounds }
refused-too-many-names = I nomi sono { $names }, ma a questo dispositivo siete in { $most }: --hot-seat dice in quanti lo usate.
system-error =
    { $error ->
        [ENOENT] il file o la cartella non esiste
        [EACCES] non è permesso
        [EPERM] non è permesso
        [EISDIR] è una cartella
        [ENOTDIR] una parte del percorso non è una cartella
        [EEXIST] c’è già un file con quel nome
        [ENOSPC] non c’è più spazio
        [EROFS] è di sola lettura
        [EIO] il disco non funziona come dovrebbe
        [EBUSY] lo sta usando un altro programma
       *[other] il sistema dice { $error }
    }

## Il server

refused-bad-certificate = Con { $file } non si può servire HTTPS: non è un certificato, o la chiave non corrisponde, o ha una password.
refused-data-folder = In { $folder } non si possono conservare tavoli: { system-error }.
refused-data-taken = In { $folder } un altro server conserva già i suoi tavoli. Chiudi prima quello, oppure indica per questo un’altra cartella con --data.
refused-data-in-nats = I tavoli in { $folder } sono conservati da NATS, da quando lì ha girato un server con --workers. Avvia con --workers anche questo.
refused-data-twice = In { $folder } c’è un sheepfold.db, ma i suoi tavoli sono già conservati da NATS. Per ripristinare una copia, togli prima dalla cartella nats e tutti i nats.*. Altrimenti togli sheepfold.db.
refused-worker-failed = Un processo che deve servire non si avvia.
refused-file-unreadable = Il file { $file } non si può leggere: { system-error }.
refused-no-such-address = Questa macchina non ha un indirizzo «{ $host }» su cui ascoltare.
refused-port-not-allowed = La porta { $port } richiede più permessi: scegline una da 1024 in su, ad esempio sheepfold serve --port 8000.
refused-port-taken = La porta { $port } è già occupata da altro. Questa è libera: --port { $free }
refused-bad-data = I tavoli in { $folder } non si possono leggere.
refused-newer-data = I tavoli in { $folder } sono di una versione più recente di Sheepfold e restano come sono. Aggiorna Sheepfold.
refused-file-exists = Il file { $file } esiste già e resta com’è.
refused-no-data = In { $folder } non ci sono tavoli.
refused-cannot-write = Il server non riesce a salvare, quindi non è stato fatto nulla. Riprova.
refused-no-hello = Il server non ha capito chi c’è.
refused-no-spectators = A questo tavolo si gioca senza pubblico.
refused-no-such-table = Il tavolo { $code } non esiste.
refused-no-table = Controlla il codice del tavolo.
refused-not-a-message = Il server non ha capito.
refused-other-version = Questa pagina non è aggiornata. Ricaricala.
refused-server-closing = Il server si riavvia. La partita continua tra un attimo.
refused-server-full = Questo server non ha spazio per altri tavoli. Le partite iniziate continuano.
refused-table-crowded = Troppi dispositivi guardano questo tavolo.
refused-table-damaged = Il tavolo { $code } non si può leggere: ciò che il server ne ha conservato è danneggiato.
refused-table-deleted = Questo tavolo è stato eliminato.
refused-too-fast = Troppo in una volta. Aspetta un attimo.
refused-server-busy = Il server è molto occupato. Riprova tra un attimo.
refused-too-large = È troppo lungo.
refused-unknown-rules = Il tavolo { $code } si gioca con regole che questo server non conosce.
refused-too-many-refusals = Troppe richieste da qui non si potevano eseguire.
refused-unknown-limit = Non c’è un limite «{ $name }»; ci sono { $names }.
refused-bad-limit = Il limite { $name } non può essere «{ $value }»; di solito è { $usual }.
refused-bad-public-url = «{ $text }» non può essere l’indirizzo pubblico; danne uno come https://club.example/games/.
refused-bad-proxy = «{ $text }» non è un indirizzo IP, quindi non può essere il proxy fidato.
refused-other-host = Questo server non si chiama «{ $host }». Aprilo al suo indirizzo; chi lo gestisce gli dà un nome con --public-url.
refused-other-origin = L’ha chiesto una pagina di un altro sito. Apri questo server al suo indirizzo; chi lo gestisce gli dà un nome con --public-url.
refused-not-json = Qui il server accetta solo JSON (content type application/json).

## Il client per terminale

refused-hot-seat = Le persone su questo dispositivo sono più dei { $most } in gioco.
refused-game-taken = Questa partita è in corso in un’altra finestra.
refused-game-unreadable = La partita in { $file } non si può leggere.
refused-other-game = Questo gioco non ha l’opzione «{ $option }».
refused-no-server = Nessun server risponde a { $server }.
refused-no-terminal = Per giocare serve un terminale.
refused-dumb-terminal = Per giocare serve un terminale a schermo intero, e TERM={ $term } non lo è.
refused-no-unicode = Per giocare serve un terminale che mostri UTF-8. Se il tuo lo fa, dillo con LC_ALL=C.UTF-8.
refused-not-an-address = «{ $text }» non è l’indirizzo di un tavolo.

chair-away = assente
chair-away-until = assente, tra { $left } gioca un bot
player-bot = Bot { $chair }
table-connecting = Cerco il tavolo { $address }…
draw-wrong-missing = Il sorteggio è stato fatto senza questo dispositivo: non ha risposto in tempo.
draw-wrong-changed = Attenzione: il sorteggio è stato cambiato dopo che questo dispositivo aveva mostrato il suo numero. Qualcosa è rotto, o qualcuno ha barato.
terminal-fingerprint = L’impronta di questa partita, uguale per tutti: { $fingerprint }
terminal-invite = Gli altri aprono { $address } o scrivono: sheepfold play --join { $address }
table-leave = Lasci il tavolo? Un bot giocherà per te.
chair-lent = gioca un bot
terminal-menu = A che gioco vuoi giocare?
terminal-menu-begun = C’è una partita che non hai finito.
terminal-menu-bots = bot: { $level }
terminal-menu-code = Codice o indirizzo del tavolo
terminal-menu-finished = Partite finite: { $count }
terminal-menu-go-on = Continua
terminal-menu-join = Entra con un codice
terminal-menu-lesson = Lezione
terminal-menu-new = Nuova partita
terminal-menu-players = { $count } giocatori
terminal-menu-remove = Buttare via questa partita? Premi di nuovo d.
terminal-menu-unreadable = Queste partite non si possono leggere: { $files }
terminal-no-entry = { $address } risponde, ma non fa entrare nessuno ({ $answer }). Riprovo…
terminal-not-kept = Questa partita non si può conservare: non si può scrivere in { $folder }.
terminal-own-lent = Un bot gioca per te. Premi k per riprendere il tuo posto.
claim-waiting = Dal prossimo round giochi per { $who }. Fino ad allora i suoi segreti restano segreti.
claim-asked = Lo stiamo chiedendo. Manca ancora la risposta di: { $who }.
claim-by-link = Un nuovo dispositivo per { $name }
terminal-seat-not-kept = Non è stato possibile conservare il tuo posto: non si può scrivere { $file }.
table-paused = La partita è in pausa.
table-reconnecting = riconnessione…
terminal-saved = La partita è salvata: { $file }
terminal-stop = Lasci la partita? Non viene conservata.
terminal-stop-kept = Lasci la partita? Viene conservata: con «sheepfold play» la continui.
table-title = Tavolo { $code }
terminal-rule-key = F2 apre la regola.
terminal-too-small = Finestra troppo piccola: serve { $columns }×{ $rows }
general-round = Round { $round }
general-score = Punti
general-todo = Tocca a { $who }.
general-todo-own = Tocca a te.
general-result =
    { $count ->
        [one] Vince { $winners }!
       *[other] Vincono insieme { $winners }!
    }
no-rules = Questo gioco non ha una pagina di regole.
terminal-keys-general =
    Sul tavolo:
      frecce         vai a una mossa
      Invio, clic    fai quella mossa

terminal-keys =
    Tasti:
      / o Tab        scrivi una mossa, e torna al tavolo
      Invio, Esc     scegli o conferma; ripensaci
      PgSu, PgGiù    leggi che cosa è successo
      u              annulla l’ultima mossa, o chiedilo (y, n: rispondi)
      p              metti in pausa, o continua (chi ospita)
      k              riprendi il tuo posto dal bot
      i              chiedi consiglio, se il tavolo lo permette
      t              chiacchiere al tavolo
      s              salva la partita, quando è finita
      ?, F2, q       questa pagina; le regole; esci (o Ctrl-C)

curtain = Passa il dispositivo a { $name }.

action-advice = consigli
action-allow = consenti
action-back = indietro
action-add-bot = aggiungi un bot
action-cancel = no
action-choose = scegli
action-close = chiudi
action-close-chair = chiudi il posto
action-open-curtain = Ci sono
action-fewer-players = meno giocatori
action-help = aiuto
action-cover = nascondi
action-make-host = affida il tavolo
action-leave = esci
action-other-level = cambia livello
action-to-lobby = sala d’attesa
action-more-players = più giocatori
action-not-ready = non ancora
action-open-chair = apri il posto
action-options = opzioni di gioco
action-other-choice = cambia
action-pass-device = passa a { $name }
action-pause = pausa
action-quit = esci
action-ready = ci sono
action-reclaim = riprendi il posto
action-refuse = rifiuta
action-rematch = rivincita
action-remove = togli
action-resume = continua
action-last-round = rivedi il round
action-rules = regole
action-save = salva la partita
action-start = comincia
action-stay = resta
action-confirm = sì
action-takeback = annulla mossa
action-takeover = gioca subito
action-drop-claim = rinuncia
action-talk = parla
action-type-move = scrivi una mossa
action-move-up = sposta su

chair-closed = chiuso
chair-host = ospita
chair-open = libero
chair-ready = c’è
chair-wins = vittorie: { $wins }
level-lamb = Agnello (facilissimo)
level-sheep = Pecora (facile)
level-fox = Volpe (difficile)
level-owl = Gufo (difficilissimo)

## Chiacchiere al tavolo

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-your-turn = Tocca a te!
phrase-one-moment = Un attimo!
phrase-back-soon = Torno subito!
phrase-oops = Ops!
phrase-aha = Ah, ecco!
phrase-not-me = Io non c’entro!
phrase-yes = Sì
phrase-no = No
phrase-laugh = Ah ah ah!
phrase-wow = Wow!
phrase-again = Ancora una?
phrase-goodbye = Alla prossima!

## Novità del tavolo

news-configured = Chi ospita ha cambiato le opzioni di gioco.
news-sat = { $who } si siede.
news-introduced = { $who } ha un nome o un colore nuovo.
news-bot_sat = { $who } prende posto.
news-stood = { $who } lascia il tavolo.
news-chair_set =
    { $yes ->
        [yes] C’è un posto in più.
       *[no] C’è un posto in meno.
    }
news-readied =
    { $yes ->
        [yes] { $who } dice: si può cominciare.
       *[no] { $who } chiede di aspettare.
    }
news-ordered = I posti hanno un nuovo ordine.
news-host_changed =
    { $who ->
        [nobody] Nessuno ospita il tavolo.
       *[other] Adesso ospita { $who }.
    }
news-draw_begun = Comincia il sorteggio: ogni dispositivo aggiunge un numero segreto.
news-draw_missed = Il dispositivo di { $who } non ha risposto in tempo. Si sorteggia di nuovo senza.
news-started = Si parte: la partita comincia!
news-takeback_asked = { $who } vorrebbe annullare l’ultima mossa.
news-takeback_answered =
    { $yes ->
        [yes] { $who } è d’accordo: la mossa si può annullare.
       *[no] { $who } non vuole annullare la mossa.
    }
news-taken_back = { $who } annulla l’ultima mossa.
news-went_away = { $who } ha perso la connessione.
news-came_back = { $who } è di nuovo qui.
news-lent = Un bot gioca per { $who }.
news-paused =
    { $yes ->
        [yes] La partita è in pausa.
       *[no] La partita continua.
    }
news-back_to_lobby = Tutti di nuovo in sala d’attesa.
news-link_made = Il posto di { $who } può passare a un altro dispositivo.
news-seat_moved = Adesso { $who } gioca su un altro dispositivo.
news-claimed = { $name } giocherà per { $who } dal prossimo round.
news-claim_dropped = { $name } non aspetta più il posto di { $who }.
news-takeover_asked = Può { $name } giocare ora per { $who } e vederne i segreti? Serve il sì di tutti.
news-takeover_answered =
    { $yes ->
        [yes] { $who } è d’accordo.
       *[no] { $who } non è d’accordo.
    }
news-taken_over = { $name } prende il posto e continua a giocare.

# Tables in a cluster, and archives

refused-log-address = --log: «{ $text }» non è l’indirizzo di un cluster NATS. Scrivi per esempio nats://host:4222.
refused-log-missing = Per conservare i tavoli in NATS manca un pacchetto: pip install "sheepfold[nats]".
refused-log-unreachable = All’indirizzo { $address } non c’è NATS, oppure non è raggiungibile.
refused-log-denied = NATS all’indirizzo { $address } non fa entrare questo server: controlla il nome e la password.
refused-log-forbidden = NATS all’indirizzo { $address } vieta a questo utente qualcosa di cui i tavoli hanno bisogno: { $error }.
refused-log-unencrypted = NATS all’indirizzo { $address } non usa TLS, quindi non gli è stato inviato nulla. Attiva TLS lì, oppure scrivi nats:// se non vuoi cifratura.
refused-log-untrusted = Il certificato di NATS all’indirizzo { $address } non è attendibile: { $error }.
refused-log-outdated = NATS all’indirizzo { $address } è la versione { $found }, ma serve la { $needed } o una più recente.
refused-log-no-jetstream = NATS all’indirizzo { $address } non conserva nulla: attiva JetStream.
refused-log-replicas = All’indirizzo { $address } ci sono troppo pochi server NATS per conservare tutto { $count } volte.
refused-log-silent = NATS all’indirizzo { $address } al momento non accetta nulla: forse il disco è pieno, o sono attivi troppo pochi dei suoi server.
refused-log-failed = I tavoli all’indirizzo { $address } non si possono usare: { $error }.
refused-migrate-same = I tavoli sono già in { $place }.
refused-migrate-other = In { $place } c’è già un altro tavolo { $code }. Elimina prima uno dei due.
migrate-done =
    { $count ->
        [0] Non c’era nessun tavolo da copiare in { $place }.
        [one] { $count } tavolo copiato in { $place }.
       *[other] { $count } tavoli copiati in { $place }.
    }
archive-sure =
    { $count ->
        [one] Salvare le partite di questo tavolo come registrazioni ed eliminare il tavolo? [s/N]
       *[other] Salvare le partite di questi { $count } tavoli come registrazioni ed eliminare i tavoli? [s/N]
    }
archive-would-be-done =
    { $count ->
        [0] Nessun tavolo verrebbe archiviato.
        [one] { $count } tavolo verrebbe archiviato.
       *[other] { $count } tavoli verrebbero archiviati.
    }
archive-done =
    { $count ->
        [0] Nessun tavolo archiviato.
        [one] { $count } tavolo archiviato in { $folder }.
       *[other] { $count } tavoli archiviati in { $folder }.
    }

## Rompicapi

puzzle-level =
    { $level ->
        [1] facile
        [2] medio
       *[3] difficile
    }
puzzle-right = Esatto!
puzzle-wrong = Non proprio. Era { $answer }.
puzzle-ask = La tua risposta:
puzzle-why = Ed ecco perché:
puzzle-not-an-answer = Scrivi una di queste risposte: { $answers }

## La lezione

learn-move = La tua mossa:
learn-mistake = Non quella mossa. { $mistake }
learn-on = Premi Invio per continuare.
learn-resumed = Continui da dove eri. Per ricominciare: { $command }

## Comandi sbagliati

usage-no-option = Qui non c’è un’opzione { $option }.
usage-no-command = Non c’è un comando «{ $command }».
usage-did-you-mean = Forse volevi { $names }?
usage-missing = Manca { $what }.
