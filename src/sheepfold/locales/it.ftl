### Le parole dei due giochi in italiano.

## Chi e che cosa

uly_polly-name = Uly & Polly
wooolf-name = Wooolf!!

player = Giocatore { $seat }
player-you = { $name } (tu)
names-and = { $others } e { $last }
names-and-i = { $others } e { $last }
wooolf-simulated = Giocatore { $seat } (simulato)

uly_polly-wolf = lupo
uly_polly-dog = cane

wooolf-character-sheep = pecora
wooolf-character-dog = cane
wooolf-character-hunter = cacciatore
wooolf-character-boy = pastorello
wooolf-character-wolf = lupo

wooolf-aspect-sheep = pecora
wooolf-aspect-dog = cane
wooolf-aspect-hunter = cacciatore
wooolf-aspect-wolf = lupo
wooolf-aspect-unknown = ?

wooolf-question-whb = Sei un lupo, un cacciatore o il pastorello?
wooolf-question-shb = Sei una pecora, un cacciatore o il pastorello?
wooolf-question-dog = C'è un cane su almeno una delle tue carte?
wooolf-question-hunter = C'è un cacciatore su almeno una delle tue carte?
wooolf-question-sheep = C'è una pecora su almeno una delle tue carte?

## Pezzi di frase

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
        [sheep] una pecora
        [dog] un cane
        [hunter] un cacciatore
        [boy] il pastorello
       *[wolf] un lupo
    }
wooolf-announces =
    { $announced ->
        [sheep] annuncia una pecora
        [dog] annuncia un cane
        [hunter] annuncia un cacciatore
        [wolf] annuncia un lupo
       *[unknown] dice che non si può sapere
    }
wooolf-announce =
    { $announced ->
        [sheep] annunci una pecora
        [dog] annunci un cane
        [hunter] annunci un cacciatore
        [wolf] annunci un lupo
       *[unknown] dici che non si può sapere
    }
wooolf-side-card =
    { $side ->
        [left] carta di sinistra
       *[right] carta di destra
    }

uly_polly-bones =
    { $count ->
        [one] { $count } osso
       *[other] { $count } ossi
    }
wooolf-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
wooolf-errors =
    { $count ->
        [0] nessun gettone errore
        [one] { $count } gettone errore
       *[other] { $count } gettoni errore
    }

## Che cosa c'è da fare

uly_polly-todo-hide = Tocca a { $who } nascondere il lupo.
uly_polly-todo-hide-own = Tocca a te: nascondi il lupo sotto una tessera a tua scelta.
uly_polly-todo-start = Tocca a { $who } mettere Polly su una tessera.
uly_polly-todo-start-own = Tocca a te: metti Polly su una tessera a tua scelta.
uly_polly-todo-swap = Tocca a { $who } scambiare due tessere.
uly_polly-todo-swap-own = Tocca a te: scambia due tessere che si toccano.
uly_polly-todo-step = Tocca a { $who } muovere Polly.
uly_polly-todo-step-own = Tocca a te: muovi Polly di una tessera.
wooolf-todo-turns = Tocca a { $who }: può sbirciare, fare una domanda o un'ipotesi anticipata.
wooolf-todo-turns-own = Tocca a te: sbircia, fai una domanda o, dal tuo secondo turno, un'ipotesi anticipata.
wooolf-todo-final = Manca ancora l'ipotesi finale, o l'astensione, di { $who }.
wooolf-todo-final-own = I turni sono finiti: fai la tua ipotesi finale, oppure astieniti.

## Com'è finita

uly_polly-result =
    { $count ->
        [one] Vince { $winners } con { $bones }.
       *[other] Vincono insieme { $winners } con { $bones } a testa.
    }
wooolf-result =
    { $count ->
        [one] Vince { $winners } con { $points } e { $errors }.
       *[other] Vincono insieme { $winners } con { $points } e { $errors } a testa.
    }

## Che cosa succede in Uly & Polly

uly_polly-event-hidden = { $seat } ha nascosto il lupo e si vanta che nessuno riuscirà a scovarlo.
uly_polly-event-hidden-own = Hai nascosto il lupo in { $at }: nessuno riuscirà a scovarlo!
uly_polly-event-hidden-open = { $seat } nasconde il lupo in { $at }.
uly_polly-event-proposed =
    { $at ->
        [none] { $seat } ritira la sua proposta.
       *[other] { $seat } propone { $at } per Polly.
    }
uly_polly-event-started = { $seat } mette Polly su { $at } senza girare la tessera.
uly_polly-event-swapped = { $seat } scambia { $a } con { $b }.
uly_polly-event-stepped =
    { $turned ->
        [sheep] { $seat } muove Polly su { $to } e gira una pecora.
        [wolf] { $seat } muove Polly su { $to } e scopre il lupo!
       *[nothing] { $seat } muove Polly su { $to }, dove la tessera è già scoperta.
    }
uly_polly-event-round_ended =
    { $round-how ->
        [found] Il lupo è stato scovato in { $round-wolf }: un osso a testa per la squadra del cane.
        [escaped] Il lupo è scappato: era in { $round-wolf }, e { $round-wolf_seat } prende un osso.
       *[slipped-away] Polly è andato a zonzo troppo a lungo: il lupo se la svigna da { $round-wolf }, e { $round-wolf_seat } prende un osso.
    }
uly_polly-event-game_ended =
    { $winners-count ->
        [one] La partita è finita, e vince { $winners }.
       *[other] La partita è finita, e vincono insieme { $winners }.
    }

## Che cosa succede in Wooolf!!

wooolf-event-dealt = Si danno le carte del round { $round }, e comincia { $starter }.
wooolf-event-dealt-own-sheep = Si danno le carte del round { $round }, comincia { $starter }, e tu sei una pecora: { $hands }.
wooolf-event-dealt-own-dog = Si danno le carte del round { $round }, comincia { $starter }, e tu sei un cane: { $hands }.
wooolf-event-dealt-own-hunter = Si danno le carte del round { $round }, comincia { $starter }, e tu sei un cacciatore: { $hands }.
wooolf-event-dealt-own-boy = Si danno le carte del round { $round }, comincia { $starter }, e tu sei il pastorello: { $hands }.
wooolf-event-dealt-own-wolf = Si danno le carte del round { $round }, comincia { $starter }, e tu sei un lupo: { $hands }.
wooolf-event-peeked = { $by } sbircia la { wooolf-side-card } di { $owner } e { wooolf-announces }.
wooolf-event-peeked-own = Sbirci la { wooolf-side-card } di { $owner }, vedi { $card } e { wooolf-announce }.
wooolf-event-peeked-mine = { $by } sbircia la tua { wooolf-side-card }, cioè { $which }, e { wooolf-announces }.
wooolf-event-peeked-open = { $by } sbircia la { wooolf-side-card } di { $owner }, vede { $card } e { wooolf-announces }.
wooolf-event-asked =
    { $yes ->
        [yes] { $by } chiede a { $to }: «{ wooolf-question }», e la risposta è sì.
       *[no] { $by } chiede a { $to }: «{ wooolf-question }», e la risposta è no.
    }
wooolf-event-guessed-early = { $by } fa un'ipotesi anticipata.
wooolf-event-guessed-final = { $by } fa un'ipotesi finale o si astiene.
wooolf-event-guessed-own-early = Fai un'ipotesi anticipata: < punta su { $guess-first }, << su { $guess-second }.
wooolf-event-guessed-own-final = Fai la tua ipotesi finale: < punta su { $guess-first }, << su { $guess-second }.
wooolf-event-guessed-own-abstained = Ti astieni.
wooolf-event-guessed-open-early = { $by } fa un'ipotesi anticipata: < punta su { $guess-first }, << su { $guess-second }.
wooolf-event-guessed-open-final = { $by } fa un'ipotesi finale: < punta su { $guess-first }, << su { $guess-second }.
wooolf-event-guessed-open-abstained = { $by } si astiene.
wooolf-event-arranged =
    { $left ->
        [none] D'ora in poi le tue carte si mescolano prima di ogni sbirciata.
       *[other] Metti { $left } a sinistra.
    }
wooolf-event-arranged-open =
    { $left ->
        [none] { $seat } torna a far mescolare le sue carte prima di ogni sbirciata.
        [first] { $seat } mette a sinistra la prima carta.
       *[second] { $seat } mette a sinistra la seconda carta.
    }
wooolf-event-turns_ended =
    { $why ->
        [guesses] Era l'ultima ipotesi anticipata: ora tutti gli altri fanno un'ipotesi finale o si astengono.
       *[limit] Era l'ultimo giro: ora chi non ha fatto ipotesi ne fa una finale o si astiene.
    }
wooolf-event-revealed =
    { $round-right-count ->
        [0] Il round è finito, le carte sono tutte scoperte, e nessuno ha indovinato.
        [one] Il round è finito, le carte sono tutte scoperte, e ha indovinato solo { $round-right }.
       *[other] Il round è finito, le carte sono tutte scoperte, e hanno indovinato { $round-right }.
    }
wooolf-event-game_ended =
    { $winners-count ->
        [one] La partita è finita, e vince { $winners }.
       *[other] La partita è finita, e vincono insieme { $winners }.
    }

## Che cosa si può scegliere

uly_polly-option-first_wolf = Primo lupo
uly_polly-option-first_wolf-about = Chi fa il lupo per primo; se non indicate nessuno, si tira a sorte.
uly_polly-option-patience = Pazienza
uly_polly-option-patience-about = Dopo questo numero di mosse di fila senza girare una tessera, il lupo se la svigna.
uly_polly-option-rows = File
uly_polly-option-rows-about = In quante file si dispongono le tessere; il regolamento ne ha 4.
uly_polly-option-columns = Colonne
uly_polly-option-columns-about = Quante tessere ci sono in ogni fila; il regolamento ne ha 4.
uly_polly-option-flips = Tessere da girare
uly_polly-option-flips-about = Se si girano tutte queste e il lupo non salta fuori, è scappato; il regolamento ne ha 8.
wooolf-option-advanced = Gioco avanzato
wooolf-option-advanced-about = Quattro carte più birbanti ne sostituiscono altre quattro, e anche l'aspetto può ingannare.
wooolf-option-deck = Un mazzo vostro
wooolf-option-deck-about = Due carte a testa (dieci se siete in 4) fra le 16 del vostro gioco, con almeno un lupo.
wooolf-option-round_limit = Limite del round
wooolf-option-round_limit-about = Dopo questo numero di giri finiscono i turni e cominciano le ipotesi finali.
option-no = no
option-no-limit = senza limite
option-random = a sorte
option-yes = sì

## Nel disegno

round-of = Round { $round } di { $rounds }
uly_polly-turned = Tessere girate: { $turned } su { $flips }
uly_polly-idle =
    { $patience ->
        [none] Mosse senza girare tessere: { $idle }
       *[other] Mosse senza girare tessere: { $idle } su { $patience }
    }
uly_polly-legend = ░ coperta · 1, 2, 3 … pecore, via via girate · P Polly · U Uly, se lo sai
uly_polly-proposals = Proposte: { $proposals }
wooolf-laps =
    { $limit ->
        [none] Giri: { $lap }
       *[other] Giri: { $lap } su { $limit }
    }
wooolf-early = ipotesi anticipata fatta
wooolf-laid = ha deciso
wooolf-barred = niente ipotesi anticipata
wooolf-heading-points = Punti
wooolf-heading-errors = Errori
wooolf-heading-questions = Domande
wooolf-tokens = Annunciato: { $tokens }
wooolf-token = { $clue } (da { $by })
wooolf-answer =
    { $answer ->
        [yes] { wooolf-question } Sì (da { $by })
       *[no] { wooolf-question } No (da { $by })
    }
wooolf-own = Sei { wooolf-a-character }: { $cards }
wooolf-targets = I tuoi obiettivi: < { $first }, << { $second }
wooolf-own-questions = Le tue carte domanda:
wooolf-order =
    { $card ->
        [none] Le tue carte si mescolano prima di ogni sbirciata.
       *[other] A sinistra hai messo tu { $card }.
    }
wooolf-own-guess = La tua ipotesi: { $guess }
wooolf-reveal = Round { $round }, tutte le carte scoperte:
wooolf-open-cards = Tutte le carte:
wooolf-verdict =
    { $verdict ->
        [right-early] anticipata, giusta
        [right-final] finale, giusta
        [wrong-early] anticipata, sbagliata
        [wrong-final] finale, sbagliata
       *[abstained] astensione
    }
wooolf-bonus = bonus di { $count }

## Al terminale

terminal-welcome = { $game } in { $seats }. Tu sei { $name }. Scrivi ? per vedere che cosa puoi scrivere.
terminal-prompt = La tua mossa
terminal-help-uly_polly =
    Puoi scrivere:
      hide c3      nascondi il lupo in c3
      start b2     metti Polly su b2 senza girare la tessera
      b2-c3        scambia le tessere in b2 e c3
      c3           muovi Polly su c3
      propose b2   proponi b2 per Polly (propose none: ritira la proposta)
      rules        leggi le regole
      quit         lascia la partita
terminal-help-wooolf =
    Puoi scrivere:
      peek 4 left  guarda in segreto la carta sinistra del 4 (o destra: right)
      ask 2 dog    metti la tua carta domanda «dog» davanti al 2
      guess 3 0    ipotesi: < sul 3, << su nessuno (per il lupo: guess 3 x)
      abstain      non fare un'ipotesi finale
      arrange 1    metti a sinistra la tua prima carta (o 2; auto: mescolate)
      rules        leggi le regole
      quit         lascia la partita
terminal-possible = Adesso puoi:
terminal-bye = Ciao, a presto!

## Perché qualcosa non si può fare

refused-abstain-later = Puoi astenerti solo quando i turni sono finiti.
refused-ask-oneself = La domanda va fatta a qualcun altro.
refused-ask-simulated = Il giocatore { $player } è simulato: non gli si possono fare domande.
refused-barred = Con il gettone errore rosso, in questo round puoi fare solo l'ipotesi finale.
refused-board-size = Servono da { $least } a { $most } file e da { $least } a { $most } colonne.
refused-deal-cards = Le carte date non sono quelle in gioco.
refused-deal-missing = Qui bisogna dare le carte.
refused-deal-questions = Le carte domanda date non sono quelle del gioco.
refused-deck-cards = Nel tuo mazzo vanno solo carte del tuo gioco, ognuna al massimo tante volte quante ce ne sono.
refused-deck-size = Il tuo mazzo deve avere esattamente { $cards } carte.
refused-deck-wolf = Nel tuo mazzo ci vuole almeno un lupo.
refused-dog-on-tile = Polly è su { $place }, quindi quella tessera non si muove.
refused-dog-stays = Polly non può restare dov'è.
refused-first-turn = Nel tuo primo turno del round non puoi fare un'ipotesi anticipata.
refused-first-wolf = Il primo lupo dev'essere uno dei giocatori da 1 a { $most }.
refused-flips = Le tessere da girare devono essere da 1 a { $most }.
refused-game-over = La partita è finita.
refused-guess-laid = Hai già fatto la tua ipotesi: non si cambia più, e in questo round non hai altri turni.
refused-history-goes-on = Dopo la fine del round, nella sua storia non può venire altro.
refused-no-deal-fits = Nessuna distribuzione delle carte corrisponde a quello che si è visto.
refused-no-place-for-the-wolf = Il lupo non può essersi nascosto da nessuna parte.
refused-no-questions-fit = Nessuna distribuzione delle carte domanda corrisponde a quello che si è visto.
refused-no-such-player = Il giocatore { $player } non c'è.
refused-not-a-move = «{ $text }» non è una mossa.
refused-not-neighbours = { $a } e { $b } non sono due tessere che si toccano.
refused-not-now = Non è il momento di fare questa mossa.
refused-not-seated = Può muovere solo chi siede al tavolo.
refused-not-your-turn = Non tocca a te: tocca a { $who }.
refused-nothing-drawn = Qui non si lascia niente al caso.
refused-off-board = Il posto { $place } non esiste.
refused-options = Queste non sono opzioni di questo gioco.
refused-own-cards = Le tue carte le puoi già guardare: sbircia quelle di qualcun altro.
refused-patience = La pazienza dev'essere da 1 a { $most } mosse, oppure senza limite.
refused-points-at-oneself = Non puoi puntare su di te.
refused-proposed-already = Così la tua proposta non cambia.
refused-question-not-held = Non hai la carta «{ wooolf-question }».
refused-round-limit = Il limite del round dev'essere da 1 a { $most } giri, oppure nessuno.
refused-seats = A questo gioco si gioca da { $least } a { $most }.
refused-second-missing = Solo il << del lupo sta sulla X: punta il tuo su qualcuno o sullo 0.
refused-shuffle = Le carte non potevano stare così.
refused-starter = Deve cominciare uno dei giocatori da 1 a { $most }.
refused-starter-known = Chi comincia questo round non si tira a sorte.
refused-too-far = Polly si muove di una tessera, e { $place } non tocca { $dog }.
refused-turns-over = I turni sono finiti: ora puoi solo fare un'ipotesi o astenerti.
refused-wolf-proposes = Le tessere le propone la squadra di Polly, non il lupo.
refused-wolf-second = Sei il lupo, quindi il tuo << dev'essere x.

## Partite scritte

record-secret =
    { $name ->
        [wolf] il posto del lupo
        [guess] l'ipotesi
        [cards] le carte
        [left] come stavano le carte durante la sbirciata
        [questions] le carte domanda
       *[other] { $name }
    }
refused-record-cut-short = La registrazione si interrompe dopo { $place } byte.
refused-record-entry = La voce { $entry } della registrazione non si può giocare ({ $rule }).
refused-record-draw-closed = La partita è finita, ma la registrazione tiene segreto il numero del suo sorteggio.
refused-record-draw-early = Il numero segreto del sorteggio è aperto anche se la partita non è finita: la registrazione è stata tagliata o cambiata.
refused-record-draw-seal = Il numero segreto della registrazione non è quello sigillato prima della partita.
refused-record-draw-seats = Il sorteggio di questa registrazione nomina un posto che non esiste, o due volte lo stesso.
refused-record-drawn = Alla voce { $entry } il caso non segue il sorteggio.
refused-record-fingerprint = L'impronta scritta nella registrazione ({ $shown }) non è quella delle sue mosse ({ $found }).
refused-record-format = Questa non è una registrazione di Sheepfold.
refused-record-game = La registrazione è di un gioco che qui non si conosce: «{ $game }».
refused-record-move = Voce { $entry }: le regole non permettono al posto { $seat } di giocare qui «{ $move }» ({ $rule }).
refused-record-names = Ognuno deve avere un nome stampabile da 1 a { $most } caratteri.
refused-record-no-deal = La registrazione deve cominciare con la distribuzione, che non ha né posto né mossa.
refused-record-no-game = La partita { $game } non c'è: il file ne ha { $most }.
refused-record-no-move = Alla voce { $entry } della registrazione manca il posto o la mossa.
refused-record-no-seat = Il giocatore { $seat } non c'è: nella registrazione ci sono i giocatori da 1 a { $most }.
refused-record-no-step = La voce { $step } non c'è: nella registrazione ci sono le voci da 0 a { $most }.
refused-record-not-json = La registrazione non si può leggere: il byte { $place } non è JSON valido.
refused-record-not-opened = Alla voce { $entry } dovrebbe già essere aperto il sigillo su questo: { record-secret }.
refused-record-opened-early = Alla voce { $entry } è già aperto il sigillo su questo, che è ancora segreto: { record-secret }. La registrazione è stata tagliata o cambiata.
refused-record-options = Con le opzioni di questa registrazione non si può giocare.
refused-record-result = Il risultato scritto nella registrazione non è quello delle sue mosse.
refused-record-rules = La registrazione segue la versione { $rules } delle regole; qui si conosce la { $known }.
refused-record-seal-shape = Un sigillo o un sale della voce { $entry } non è fatto di 64 cifre esadecimali.
refused-record-seal-wrong = Alla voce { $entry } il sigillo non corrisponde a questo: { record-secret }.
refused-record-seals = La voce { $entry } deve avere questo numero di sigilli e altrettanti sali: { $seals }.
refused-record-shape = Nella registrazione c'è qualcosa di sbagliato in questo punto: { $place }.
refused-record-too-large = Una registrazione può avere al massimo { $most } MB.
refused-record-twice = Nella registrazione un campo compare due volte: «{ $field }».
refused-record-version = La registrazione ha il formato { $version }; qui si conosce il { $known }.
serve-at = Sheepfold è qui: { $address }
serve-public = Si trova all'indirizzo { $address }
serve-lan = Su questa rete: { $address }
serve-plain = Con il semplice HTTP un telefono può giocare, ma non installare la pagina né tenere acceso lo schermo. Con un certificato, --tls-cert e --tls-key lo permettono.
verify-count = Registrazioni giuste: { $right } su { $count }.
verify-line =
    { $fingerprint ->
        [none] giusta, in un formato più vecchio senza impronta
       *[other] giusta, con l'impronta { $fingerprint }
    }
verify-moves =
    { $over ->
        [true] Tutte le voci ({ $entries }) seguono le regole, e il risultato è giusto.
       *[false] Tutte le voci ({ $entries }) seguono le regole. La partita non è finita, quindi non c'è ancora un risultato.
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
verify-unsealed = Non dimostrato: come stavano le carte in { $count } sbirciate. La registrazione ha un formato più vecchio, che non lo sigillava.
verify-draw =
    { $count ->
        [0] Tutto ciò che ha deciso il caso segue da un numero sigillato prima della partita. Nessun dispositivo vi ha aggiunto il suo.
        [one] Nessuno ha potuto scegliere: tutto ciò che ha deciso il caso segue da un numero sigillato prima della partita e da quello aggiunto da un dispositivo.
       *[other] Nessuno ha potuto scegliere: tutto ciò che ha deciso il caso segue da un numero sigillato prima della partita e da quelli aggiunti da { $count } dispositivi.
    }
verify-draw-closed = Il numero del sorteggio resta segreto fino alla fine della partita: ancora niente mostra che il caso sia stato equo.
verify-program = Ha sorteggiato il programma da solo: questa registrazione non mostra se in modo equo.
verify-fingerprint = Nomi, opzioni e mosse pubbliche non sono sigillati. Se è la partita che hai giocato lo dice la sua impronta: { $fingerprint }
verify-old = Nomi, opzioni e mosse pubbliche non sono sigillati, e le registrazioni di questo vecchio formato non hanno impronta.

## Il tavolo

refused-already-seated = Siedi già a questo tavolo; il posto del bot è per qualcun altro.
refused-chair-empty = Lì non c'è nessuno.
refused-chair-taken = Quel posto è occupato.
refused-bot-not-offered = Questo server non offre il bot «{ $bot }» ai suoi tavoli.
refused-colour-taken = Quel colore ce l'ha già qualcun altro.
refused-empty-text = Non c'è nulla da leggere.
refused-free-text-off = A questo tavolo si parla con le frasi proposte.
refused-history-does-not-fit = La storia non porta alla situazione mostrata.
refused-nothing-to-do = Nessuno aspetta una mossa di questo giocatore.
refused-game-paused = La partita è in pausa.
refused-no-such-chair = Questo tavolo non ha quel posto.
refused-no-takeback = Non c'è una tua mossa che si possa annullare.
refused-not-an-order = Quell'ordine dimentica qualcuno.
refused-not-host = Può farlo solo chi ospita il tavolo.
refused-not-in-lobby = Si può fare solo prima della partita.
refused-not-over = La partita non è ancora finita.
refused-not-playing = In questo momento non si gioca nessuna partita.
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
refused-stale = La partita è andata avanti: guarda il tavolo e scegli di nuovo.
refused-enough-for-now = Hai già fatto moltissimo oltre a giocare. Continua la partita, o riprova fra mezzo minuto.
refused-long-round = Questo round dura da moltissimo, perciò ogni turno ora richiede qualche secondo. Riprova.
refused-table-full = A questo tavolo non ci sono posti liberi.
refused-takeback-over = Nessuno chiede più di annullare una mossa.
refused-token-used = Questo dispositivo ha già un posto con quel segreto.
refused-too-many-seated = Ci sono più persone sedute di quante ne ammetta quel gioco.
refused-still-there = Questa persona è collegata: un nuovo link si può fare solo per un posto il cui dispositivo non c'è più.
refused-unknown-link = Questo link è già stato usato, o non esiste.
refused-already-claiming = Stai già aspettando un posto.
refused-may-come-back = Chi siede lì può ancora tornare; aspetta che un bot giochi al suo posto.
refused-no-claim = Non stai aspettando nessun posto.
refused-one-at-a-time = C'è già un'altra richiesta; aspetta la risposta.
refused-own-seat-only = In questo round puoi tornare solo al posto che avevi.
refused-takeover-over = Nessuno chiede più di prendere quel posto.
refused-too-few-to-agree = Per questo devono esserci almeno altre due persone, ognuna sul proprio dispositivo, e tutte d'accordo.
refused-was-removed = Chi ospita ti ha chiesto di lasciare questo tavolo.

## I comandi

refused-no-such-game = Qui non c'è un gioco «{ $text }», ma ci sono: { $games }.
refused-not-a-number = { $option }: «{ $text }» non è un numero da { $least } a { $most }.
refused-not-a-whole-number = { $option }: «{ $text }» non è un numero intero da { $least } a { $most }.
refused-not-days = { $option }: «{ $text }» non è né un numero di giorni da 1 a 100000 né «forever».
refused-option-alone = { $option } non serve a nulla senza { $other }.
refused-options-together = { $option } e { $other } non vanno insieme: togline uno.
refused-system = Il sistema non lo permette: { system-error }.
backup-done = I tavoli sono copiati in { $file }.
confirm-yes = s
refused-file-unwritable = Il file { $file } non si può scrivere: { system-error }.
refused-no-home = Qui non c'è una cartella personale per i tavoli: indicane una con --data.
refused-nobody-to-ask = Non c'è nessuno a cui chiedere: usa --yes per eliminare senza domande, o --dry-run per guardare prima.
refused-not-copied = Non è stato possibile copiare i tavoli di { $folder } in { $file }, che quindi non è stato tenuto.
tables-deleted =
    { $count ->
        [0] Nessun tavolo eliminato.
        [one] { $count } tavolo eliminato.
       *[other] { $count } tavoli eliminati.
    }
tables-line = voci: { $entries }, l'ultima il { $last }
tables-sure =
    { $count ->
        [one] Eliminare questo tavolo? Non si può annullare. [s/N]
       *[other] Eliminare questi { $count } tavoli? Non si può annullare. [s/N]
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
arena-rounds =
    { $patience ->
        [none] Uly & Polly, pazienza senza fine: { $rounds } round singoli, seme { $seed }
       *[other] Uly & Polly, pazienza { $patience }: { $rounds } round singoli, seme { $seed }
    }
arena-rounds-found = { $dog } (cane) trova { $wolf } (lupo) in { $share } dei casi (da { $low } a { $high }); il lupo se l'è svignata in { $slipped }
arena-stopped = Interrotto prima di giocarne { $games }: ecco quanto si è giocato fin qui.
lab-errors = errori
lab-interval = 99 per cento
lab-points = punti
lab-rating = forza
lab-seat = posto
lab-wins = vittorie
refused-no-cluster = Nessun cluster Dask risponde a { $address }.
refused-no-such-bot = Qui nessun bot si chiama «{ $text }»; ci sono: { $bots }.
refused-no-such-plug-in =
    { $count ->
        [0] Nessun bot di un altro pacchetto si chiama «{ $text }».
       *[other] Nessun bot di un altro pacchetto si chiama «{ $text }»; ci sono: { $bots }.
    }
refused-not-installed = Per questo serve { $package }, che non è installato: pip install 'sheepfold[{ $extra }]'
refused-plot-ending = Il nome di un grafico finisce in uno di questi modi: { $endings }; «{ $file }» no.
refused-rounds-game = I round singoli esistono solo per Uly & Polly.
refused-rounds-players = I round singoli sono tra un cane e un lupo: togli --players.
refused-rounds-two-names = Per i round singoli servono due nomi: un cane, poi un lupo.
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
        [EEXIST] c'è già un file con quel nome
        [ENOSPC] non c'è più spazio
        [EROFS] è di sola lettura
        [EIO] il disco non funziona come dovrebbe
        [EBUSY] lo sta usando un altro programma
       *[other] il sistema dice { $error }
    }

## Il server

refused-bad-certificate = Con { $file } non si può servire HTTPS: non è un certificato, o la chiave non corrisponde, o ha una password.
refused-data-folder = In { $folder } non si possono conservare tavoli: { system-error }.
refused-data-taken = In { $folder } un altro server conserva già i suoi tavoli. Chiudi prima quello, oppure indica per questo un'altra cartella con --data.
refused-file-unreadable = Il file { $file } non si può leggere: { system-error }.
refused-no-such-address = Questa macchina non ha un indirizzo «{ $host }» su cui ascoltare.
refused-port-not-allowed = La porta { $port } richiede più permessi: scegline una da 1024 in su, ad esempio sheepfold serve --port 8000.
refused-port-taken = La porta { $port } è già occupata da altro. Questa è libera: sheepfold serve --port { $free }
refused-bad-data = I tavoli in { $folder } non si possono leggere.
refused-newer-data = I tavoli in { $folder } sono di una versione più recente di Sheepfold e restano come sono. Aggiorna Sheepfold.
refused-file-exists = Il file { $file } esiste già e resta com'è.
refused-no-data = In { $folder } non ci sono tavoli.
refused-cannot-write = Il server non riesce a salvare, quindi non è stato fatto nulla. Riprova.
refused-no-hello = Il server non ha capito chi c'è.
refused-no-spectators = A questo tavolo si gioca senza spettatori.
refused-no-such-table = Il tavolo { $code } non esiste.
refused-no-table = Controlla il codice del tavolo.
refused-not-a-message = Il server non ha capito.
refused-other-version = Questa pagina non è aggiornata: ricaricala.
refused-server-closing = Il server si riavvia: la partita continua tra un attimo.
refused-server-full = Questo server non ha spazio per altri tavoli. Le partite iniziate continuano.
refused-table-crowded = Troppi dispositivi guardano questo tavolo.
refused-table-damaged = Il tavolo { $code } non si può leggere: ciò che il server ne ha conservato è danneggiato.
refused-table-deleted = Questo tavolo è stato eliminato.
refused-too-fast = Troppo in una volta: aspetta un attimo.
refused-server-busy = Il server ha troppo da cercare in questo momento. Riprova fra un attimo.
refused-too-large = È troppo lungo.
refused-unknown-rules = Il tavolo { $code } si gioca con regole che questo server non conosce.
refused-too-many-refusals = Troppe richieste da qui non si potevano eseguire.
refused-unknown-limit = Non c'è un limite «{ $name }»; ci sono { $names }.
refused-bad-limit = Il limite { $name } non può essere «{ $value }»; di solito è { $usual }.
refused-bad-public-url = «{ $text }» non può essere l'indirizzo pubblico; danne uno come https://club.example/games/.
refused-bad-proxy = «{ $text }» non è un indirizzo IP, quindi non può essere il proxy fidato.
refused-other-host = Questo server non si chiama «{ $host }». Aprilo al suo indirizzo; chi lo gestisce gli dà un nome con --public-url.
refused-other-origin = L'ha chiesto una pagina di un altro sito. Apri questo server al suo indirizzo; chi lo gestisce gli dà un nome con --public-url.
refused-not-json = Qui il server accetta solo JSON (content type application/json).

## Il client per terminale

refused-hot-seat = Le persone su questo dispositivo sono più dei { $most } in gioco.
refused-game-taken = Questa partita è in corso in un'altra finestra.
refused-game-unreadable = La partita in { $file } non si può leggere.
refused-other-game = Questo gioco non ha l'opzione «{ $option }».
refused-no-server = Nessun server risponde a { $server }.
refused-no-terminal = Per giocare serve un terminale.
refused-dumb-terminal = Per giocare serve un terminale a schermo intero, e TERM={ $term } non lo è.
refused-no-unicode = Per giocare serve un terminale che mostri UTF-8. Se il tuo lo fa, dillo con LC_ALL=C.UTF-8.
refused-not-an-address = «{ $text }» non è l'indirizzo di un tavolo.

chair-away = assente
chair-away-until = assente, ancora { $left }
player-bot = Bot { $chair }
table-connecting = Cerco il tavolo { $address } …
draw-wrong-missing = Il sorteggio è stato fatto senza questo dispositivo: non ha risposto in tempo.
draw-wrong-changed = Attenzione: il sorteggio è stato cambiato dopo che questo dispositivo aveva mostrato il suo numero. Qualcosa è rotto, o qualcuno ha barato.
terminal-fingerprint = L'impronta di questa partita, uguale per chi ha giocato: { $fingerprint }
terminal-invite = Gli altri aprono { $address } o scrivono: sheepfold play --join { $address }
table-leave = Lasci il tavolo? Un bot baderà al tuo posto.
chair-lent = gioca un bot
terminal-menu = A che cosa vuoi giocare?
terminal-menu-begun = C'è una partita che non hai finito.
terminal-menu-bots = bot: { $level }
terminal-menu-code = Il codice o l'indirizzo del tavolo
terminal-menu-finished = Partite finite: { $count }
terminal-menu-go-on = Continua
terminal-menu-join = Entra a un tavolo con il codice
terminal-menu-new = Nuova partita
terminal-menu-players = { $count } giocatori
terminal-menu-remove = Buttare via questa partita? Premi di nuovo d.
terminal-menu-unreadable = Queste partite non si possono leggere: { $files }
terminal-no-entry = { $address } risponde, ma non fa entrare nessuno ({ $answer }). Riprovo …
terminal-not-kept = Questa partita non si può conservare: non si può scrivere in { $folder }.
terminal-own-lent = Un bot bada al tuo posto. Premi k per riprenderlo.
claim-waiting = Giocherai al posto di { $who } dal prossimo round. Fino ad allora i suoi segreti restano tali.
claim-asked = Lo stiamo chiedendo agli altri.
claim-by-link = Un nuovo dispositivo per { $name }
terminal-seat-not-kept = Non è stato possibile conservare il tuo posto: non si può scrivere { $file }.
table-paused = La partita è in pausa.
table-reconnecting = riconnessione…
terminal-saved = La partita è salvata: { $file }
terminal-stop = Lasci la partita? Non viene conservata.
terminal-stop-kept = Lasci la partita? Viene conservata: con «sheepfold play» la continui.
table-title = Tavolo { $code }
terminal-too-small = Finestra troppo piccola: serve { $columns }×{ $rows }
terminal-general-round = Round { $round }
terminal-general-score = Punti
terminal-general-todo = Tocca a { $who }.
terminal-general-todo-own = Tocca a te.
terminal-general-result =
    { $count ->
        [one] Vince { $winners }.
       *[other] Vincono insieme { $winners }.
    }
terminal-no-rules = Questo gioco non ha una pagina di regole.
terminal-keys-general =
    Sul tavoliere:
      frecce         vai a una mossa
      Invio, clic    fai quella mossa

uly_polly-signs =
    Sul prato:
      tessera scura    coperta          tessera chiara   pecora, la n-esima girata
      Polly, P         il cane          Uly, U           il lupo, se lo sai
      bordo vivo       si può scegliere ?2               proposta del giocatore 2
wooolf-signs =
    Accanto a un nome:
      ★2             punti              ✗1             gettoni errore
      ?2             carte domanda      pecora·4       annunciata dal giocatore 4
terminal-keys =
    Tasti:
      / o Tab        scrivi una mossa, e torna al tavolo
      Invio, Esc     scegli o conferma; ripensaci
      PgSu, PgGiù    leggi che cosa è successo
      u              annulla l'ultima mossa, o chiedilo (y, n: rispondi)
      p              metti in pausa, o continua (chi ospita)
      k              riprendi il tuo posto dal bot
      t              chiacchiere al tavolo
      s              salva la partita, quando è finita
      ?, F2, q       questa pagina; le regole; esci (o Ctrl-C)
terminal-keys-uly_polly =
    Sul prato:
      frecce, clic   vai a una tessera
      Invio, clic    scegli la tessera; per scambiare, scegline due di seguito;
                     se non tocca a te, la proponi alla squadra di Polly
terminal-keys-wooolf =
    Intorno al tavolo:
      frecce, 1-8    vai a un giocatore, o fai clic
      l, r           sbircia la sua carta sinistra o destra
      a, b           fagli la tua prima o seconda domanda
      g              ipotesi: scegli su chi puntano < e << (0: nessuno)
      x              astieniti, quando i turni sono finiti
      o              disponi le tue carte: mescolate, prima o seconda a sinistra
      v              rivedi le carte dell'ultimo round

curtain = Passa il dispositivo a { $name }.

sure-turn = Giri la tessera in { $place }? Non si può annullare: premi ancora Invio.
sure-peek = Sbirci la { wooolf-side-card } di { $whom }? Non si può annullare: premi ancora Invio.
sure-ask = Chiedi a { $whom }: «{ wooolf-question }»? Non si può annullare: premi ancora Invio.
sure-guess = Ipotesi < { $first } e << { $second }? Non si può annullare: premi ancora Invio.
sure-abstain = Ti astieni? Non si può annullare: premi ancora Invio.
hint-choose = Prima scegli che cosa fare con questo giocatore: i tasti sono qui sotto.
hint-point = Su chi punta { $pointer } ({ $target })? Scegli un giocatore, o 0 per nessuno.

offer-abstain = astieniti
offer-allow = consenti
offer-arrange = disponi le carte
offer-ask = chiedi: { $about }
offer-back = indietro
offer-bot = aggiungi un bot
offer-cancel = no, aspetta
offer-choose = scegli
offer-close = chiudi
offer-close-chair = chiudi il posto
offer-curtain = Ci sono
offer-fewer = meno giocatori
offer-guess = ipotesi
offer-help = aiuto
offer-hide = nascondi
offer-host = affida il tavolo
offer-leave = esci
offer-level = altro livello
offer-lobby = sala d'attesa
offer-more = più giocatori
offer-nobody = nessuno
offer-not-ready = non ancora
offer-open-chair = apri il posto
offer-options = come si gioca
offer-other = altra scelta
offer-pass = passa il dispositivo a { $name }
offer-pause = pausa
offer-peek-left = sbircia a sinistra
offer-peek-right = sbircia a destra
offer-point = questo giocatore
offer-quit = esci
offer-ready = ci sono
offer-reclaim = riprendi il posto
offer-refuse = rifiuta
offer-rematch = rivincita
offer-remove = togli
offer-resume = continua
offer-reveal = ultimo round
offer-rules = regole
offer-save = salva la partita
offer-start = comincia
offer-stay = resta
offer-sure = sì
offer-takeback = annulla
offer-takeover = chiedi di giocare subito
offer-drop-claim = lascia stare
offer-talk = parla
offer-type = scrivi
offer-up = sposta su

chair-closed = chiuso
chair-host = ospita
chair-open = libero
chair-ready = c'è
chair-wins = vittorie: { $wins }
level-lamb = Agnello (facilissimo)
level-sheep = Pecora (facile)
level-fox = Volpe (difficile)
level-owl = Gufo (difficilissimo)

# Chiacchiere al tavolo

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-your-turn = Tocca a te!
phrase-one-moment = Un attimo, per favore.
phrase-back-soon = Torno subito!
phrase-oops = Ops!
phrase-aha = Ah, ecco!
phrase-not-me = Io non c'entro!
phrase-yes = Sì
phrase-no = No
phrase-laugh = Ah ah ah!
phrase-wow = Accidenti!
phrase-again = Ancora una?
phrase-goodbye = Arrivederci!

# Novità del tavolo

news-configured = Chi ospita ha cambiato come si gioca a questo tavolo.
news-sat = { $who } si siede.
news-introduced = { $who } ha un nome o un colore nuovo.
news-bot_sat = { $who } prende posto.
news-stood = { $who } lascia il tavolo.
news-chair_set =
    { $yes ->
        [yes] Si apre un posto.
       *[no] Si chiude un posto.
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
news-draw_missed = Il dispositivo di { $who } non ha risposto in tempo; il sorteggio ricomincia senza.
news-started = La partita comincia.
news-takeback_asked = { $who } vorrebbe annullare l'ultima mossa.
news-takeback_answered =
    { $yes ->
        [yes] { $who } acconsente ad annullare la mossa.
       *[no] { $who } non vuole che la mossa sia annullata.
    }
news-taken_back = { $who } annulla l'ultima mossa.
news-went_away = { $who } ha perso la connessione.
news-came_back = { $who } è di nuovo qui.
news-lent = Un bot bada al posto di { $who }.
news-paused =
    { $yes ->
        [yes] La partita è in pausa.
       *[no] La partita continua.
    }
news-back_to_lobby = Tutti di nuovo in sala d'attesa.
news-link_made = Il posto di { $who } può passare a un altro dispositivo.
news-seat_moved = Adesso { $who } gioca su un altro dispositivo.
news-claimed = { $name } giocherà al posto di { $who } dal prossimo round.
news-claim_dropped = { $name } non aspetta più il posto di { $who }.
news-takeover_asked = { $name } vorrebbe giocare subito al posto di { $who }, e vedrebbe i suoi segreti. Devono essere d'accordo tutti.
news-takeover_answered =
    { $yes ->
        [yes] { $who } è d'accordo.
       *[no] { $who } non è d'accordo.
    }
news-taken_over = { $name } prende il posto e continua a giocare.

# Why a bot moved as it did

why-hid = Ho nascosto il lupo a caso: prima del primo scambio nessuna tessera è migliore di un'altra.
why-start-proposed = Ho seguito gli altri: nessuna tessera era stata proposta più spesso di { $place }.
why-start-open = Ho scelto a caso fra le tessere con più vicine: da { $place } Polly può andare su { $count } tessere.
why-step-random = Ho mosso Polly a caso.
why-turned-any =
    { $count ->
        [one] A portata c'era una sola tessera coperta, perciò l'ho girata.
       *[other] A portata c'erano { $count } tessere coperte. Per me sono tutte uguali, perciò ne ho girata una a caso.
    }
why-walked-nearest = A portata non c'era nessuna tessera coperta. Questo passo ha avvicinato Polly alla più vicina.
why-turned = Secondo me, la probabilità che il lupo fosse in { $place } era di { $percent } su cento.
why-likeliest =
    { $reach ->
        [under] Secondo me nessuna tessera era più probabile di { $place }, con { $percent } su cento, ma Polly ci stava sopra e non può restare dov'è.
        [near] Secondo me nessuna tessera era più probabile di { $place }, con { $percent } su cento, ed era a portata.
       *[far] Secondo me nessuna tessera era più probabile di { $place }, con { $percent } su cento, ma era fuori portata.
    }
why-walked = La tessera in { $place } era già scoperta: questo passo non ha girato niente.
why-nearer = Questo passo ha avvicinato Polly a { $place }: secondo me nessuna tessera era più probabile, con { $percent } su cento.
why-expects-flight = Mi aspetto che un lupo a portata di Polly scappi ogni volta che può.
why-expects-any = Non sapevo che tipo di lupo fosse, perciò ne ho messi in conto diversi.
why-step-best = Guardando due passi avanti, nessun altro passo prometteva di più.
why-step-good = Un altro passo prometteva un po' di più, ma non faccio sempre il migliore: così il lupo non può leggermi nel pensiero.
why-swap-random = Ho scambiato due tessere a caso.
why-came-near = Lancio una moneta: o porto il lupo accanto a Polly, o scambio due tessere a caso. Questo scambio l'ha portato accanto a Polly, in { $place }.
why-stayed-near = Lancio una moneta: o lascio il lupo accanto a Polly, o scambio due tessere a caso. Questo scambio l'ha lasciato dov'era, in { $place }.
why-fled = Con il passo seguente Polly avrebbe potuto scovare il lupo. Perciò l'ho messo fuori portata, in { $place }.
why-swap-safe = Con un passo Polly non poteva raggiungere il lupo, perciò ho scambiato due tessere a caso.
why-swap-stuck = Con il passo seguente Polly avrebbe potuto scovare il lupo, ma nessuno scambio l'avrebbe messo fuori portata. Perciò ho scambiato due tessere a caso.
why-swap-under = Il lupo era sotto Polly e non si poteva spostare, perciò ho scambiato due tessere a caso.
why-swap-alike = Per il mio piano tutti gli scambi erano uguali, perciò ho scambiato due tessere a caso.
why-walled =
    { $count ->
        [0] Cerco di chiudere la strada a Polly, ovunque sia il lupo. Nessun altro scambio avrebbe lasciato meno da girare, qui e un passo più in là: accanto a Polly ora non c'era nessuna tessera coperta.
        [one] Cerco di chiudere la strada a Polly, ovunque sia il lupo. Nessun altro scambio avrebbe lasciato meno da girare, qui e un passo più in là: accanto a Polly ora c'era una sola tessera coperta.
       *[other] Cerco di chiudere la strada a Polly, ovunque sia il lupo. Nessun altro scambio avrebbe lasciato meno da girare, qui e un passo più in là: accanto a Polly ora c'erano { $count } tessere coperte.
    }
why-prepared = Polly poteva girare ancora solo due tessere. Ho cercato lo scambio dopo il quale la seconda gli sarebbe servita di meno, ovunque fosse il lupo.
why-gathered = Polly poteva girare ancora una sola tessera, e il lupo era a portata. Perciò l'ho messo fuori portata, in { $place }: da lì potevo tenergli lontano Polly fino alla fine.
why-bluffed = Polly poteva girare ancora una sola tessera. Ho messo fuori portata la tessera che stava in { $place }, come avrei fatto con il lupo. Così questo scambio non lo tradiva.
why-guarded = Ho tenuto Polly lontano da { $place }: lì c'era la tessera che avevo messo fuori portata. L'avrei fatto con o senza il lupo.
why-guess-random = Ho fatto un'ipotesi a caso.
why-abstain-random = Ho lasciato decidere al caso se fare un'ipotesi, e il caso ha detto di no.
why-asked-random = Ho lasciato decidere al caso quale delle mie domande fare, e a chi.
why-peeked-few = Ho sbirciato a caso dove c'erano pochi gettoni. Gettoni davanti al giocatore { $player }: { $count }; il numero più basso fra gli altri giocatori: { $fewest }.
why-counted =
    { $player ->
        [0] Ho supposto che nessuno fosse { wooolf-a-character }: non avevo indizi migliori.
       *[other] Ho contato gli indizi che il giocatore { $player } fosse { wooolf-a-character }, meno quelli contrari: { $count }.
    }
why-counted-enough = Per ogni obiettivo ne volevo almeno { $enough }, perciò ho fatto l'ipotesi.
why-counted-few = Indizi che volevo per ogni obiettivo: almeno { $enough }. La mia migliore ipotesi, per uno di essi, ne aveva { $count }.
why-first-turn = Nel mio primo turno del round non potevo fare ipotesi.
why-barred = Il mio gettone errore rosso non mi permetteva un'ipotesi anticipata.
why-guess-right = Secondo me, la probabilità che questa ipotesi fosse giusta era di { $percent } su cento.
why-plays =
    { $player ->
        [0] Secondo me, la probabilità che nessuno fosse { wooolf-a-character } era di { $percent } su cento.
       *[other] Secondo me, la probabilità che il giocatore { $player } fosse { wooolf-a-character } era di { $percent } su cento.
    }
why-sure-enough = Qui { $enough } su cento mi bastavano.
why-late = Dopo { $count } turni faccio un'ipotesi, per quanti dubbi io abbia.
why-best-guess = Secondo me, la probabilità che la mia migliore ipotesi fosse giusta era di { $percent } su cento.
why-read-choices = Ho badato anche a ciò che gli altri sceglievano di fare. Solo con quello che si è detto e visto, la probabilità sarebbe stata di { $known } su cento.
why-not-sure = Per me era troppo poco: qui volevo almeno { $enough } su cento.
why-almost-sure = Per poco non arrivava ai { $enough } su cento che qui volevo.
why-learns-most = Fra tutto ciò che potevo chiedere o sbirciare, niente prometteva di aiutare di più la mia ipotesi.
why-learns-priced = Fra tutto ciò che potevo chiedere o sbirciare, niente prometteva di più. Ho tenuto conto anche che una risposta la sentono tutti.
why-may-fool = Ero il pastorello, e speravo che il mio gettone lupo ingannasse un cane o un cacciatore.
refused-log-address = --log: «{ $text }» non è l'indirizzo di un cluster NATS. Scrivi per esempio nats://host:4222.
refused-log-missing = Per conservare i tavoli in NATS manca un pacchetto: pip install "sheepfold[nats]".
refused-log-unreachable = All'indirizzo { $address } non c'è NATS, oppure non è raggiungibile.
refused-log-denied = NATS all'indirizzo { $address } non fa entrare questo server: controlla il nome e la password.
refused-log-outdated = NATS all'indirizzo { $address } è la versione { $found }, ma serve la { $needed } o una più recente.
refused-log-no-jetstream = NATS all'indirizzo { $address } non conserva nulla: attiva JetStream.
refused-log-replicas = All'indirizzo { $address } ci sono troppo pochi server NATS per conservare tutto { $count } volte.
refused-log-silent = NATS all'indirizzo { $address } al momento non accetta nulla: forse il disco è pieno, o sono attivi troppo pochi dei suoi server.
refused-log-failed = I tavoli all'indirizzo { $address } non si possono usare: { $error }.
refused-migrate-same = I tavoli sono già in { $place }.
refused-migrate-other = In { $place } c'è già un altro tavolo { $code }. Elimina prima uno dei due.
migrate-done =
    { $count ->
        [0] Non c'era nessun tavolo da copiare in { $place }.
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
