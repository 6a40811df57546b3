### Le parole di Wooolf!! in italiano.

## Chi e che cosa

wooolf-name = Wooolf!!

wooolf-simulated = Giocatore { $seat } (simulato)

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
wooolf-question-dog = C’è un cane su almeno una delle tue carte?
wooolf-question-hunter = C’è un cacciatore su almeno una delle tue carte?
wooolf-question-sheep = C’è una pecora su almeno una delle tue carte?

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
wooolf-second-pointer =
    { $guess-second ->
        [X] «X»
       *[other] { $guess-second }
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

wooolf-todo-turns = Tocca a { $who }: può sbirciare, fare una domanda o un’ipotesi anticipata.
wooolf-todo-turns-own = Tocca a te: sbircia, fai una domanda o, se puoi già, un’ipotesi anticipata.
wooolf-todo-final = Aspettiamo { $who }.
wooolf-todo-final-own = I turni sono finiti: fai la tua ipotesi finale, oppure astieniti.

## Com'è finita

wooolf-result =
    { $count ->
        [one] Vince { $winners } con { $points } e { $errors }!
       *[other] Vincono insieme { $winners } con { $points } e { $errors } a testa!
    }

## Che cosa succede in Wooolf!!

wooolf-event-dealt = Ecco le carte del round { $round }. Comincia { $starter }.
wooolf-event-dealt-own-sheep = Ecco le carte del round { $round }. Comincia { $starter }. Tu sei una pecora. Le tue carte: { $hands }.
wooolf-event-dealt-own-dog = Ecco le carte del round { $round }. Comincia { $starter }. Tu sei un cane. Le tue carte: { $hands }.
wooolf-event-dealt-own-hunter = Ecco le carte del round { $round }. Comincia { $starter }. Tu sei un cacciatore. Le tue carte: { $hands }.
wooolf-event-dealt-own-boy = Ecco le carte del round { $round }. Comincia { $starter }. Tu sei il pastorello. Le tue carte: { $hands }.
wooolf-event-dealt-own-wolf = Ecco le carte del round { $round }. Comincia { $starter }. Tu sei un lupo. Le tue carte: { $hands }.
wooolf-event-peeked = { $by } sbircia la { wooolf-side-card } di { $owner } e { wooolf-announces }.
wooolf-event-peeked-own = Sbirci la { wooolf-side-card } di { $owner }: { $card }. Tu { wooolf-announce }.
wooolf-event-peeked-mine = { $by } sbircia la tua { wooolf-side-card }: { $which }. { $by } { wooolf-announces }.
wooolf-event-peeked-open = { $by } sbircia la { wooolf-side-card } di { $owner }: { $card }. { $by } { wooolf-announces }.
wooolf-event-asked =
    { $yes ->
        [yes] { $by } chiede a { $to }: «{ wooolf-question }» La risposta è sì.
       *[no] { $by } chiede a { $to }: «{ wooolf-question }» La risposta è no.
    }
wooolf-event-guessed-early = { $by } fa un’ipotesi anticipata.
wooolf-event-guessed-final = { $by } fa un’ipotesi finale o si astiene.
wooolf-event-guessed-own-early = Fai un’ipotesi anticipata: { $guess-first } per il primo obiettivo, { wooolf-second-pointer } per il secondo.
wooolf-event-guessed-own-final = Fai la tua ipotesi finale: { $guess-first } per il primo obiettivo, { wooolf-second-pointer } per il secondo.
wooolf-event-guessed-own-abstained = Ti astieni.
wooolf-event-guessed-open-early = { $by } fa un’ipotesi anticipata: { $guess-first } per il primo obiettivo, { wooolf-second-pointer } per il secondo.
wooolf-event-guessed-open-final = { $by } fa un’ipotesi finale: { $guess-first } per il primo obiettivo, { wooolf-second-pointer } per il secondo.
wooolf-event-guessed-open-abstained = { $by } si astiene.
wooolf-event-arranged =
    { $left ->
        [none] D’ora in poi le tue carte si mescolano prima di ogni sbirciata.
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
        [guesses] Era l’ultima ipotesi anticipata! Ora tutti gli altri fanno un’ipotesi finale o si astengono.
       *[limit] I turni sono finiti! Ora chi non ha fatto ipotesi ne fa una finale o si astiene.
    }
wooolf-event-revealed =
    { $round-right-count ->
        [0] Il round è finito: nessuno ha indovinato.
        [one] Il round è finito: ha indovinato solo { $round-right }.
       *[other] Il round è finito: hanno indovinato { $round-right }.
    }
wooolf-event-game_ended =
    { $winners-count ->
        [one] { $winners } vince la partita!
       *[other] { $winners } vincono insieme!
    }

## Che cosa si può scegliere

wooolf-option-advanced = Gioco avanzato
wooolf-option-advanced-about = Quattro carte più furbe ne sostituiscono altre quattro, e anche l’aspetto può ingannare.
wooolf-option-deck = Un mazzo vostro
wooolf-option-deck-about = Due carte a testa (dieci se siete in 4) fra le 16 del vostro gioco, con almeno un lupo.
wooolf-option-round_limit = Limite del round
wooolf-option-round_limit-about = Quando tutti hanno avuto questo numero di turni, cominciano le ipotesi finali.

## Nel disegno

wooolf-laps =
    { $limit ->
        [none] Turni a testa: { $lap }
       *[other] Turni a testa: { $lap } su { $limit }
    }
wooolf-early = ipotesi fatta
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
wooolf-own = Sei { wooolf-a-character }. Le tue carte: { $cards }
wooolf-targets = I tuoi obiettivi: { $first } (puntatore <) e { $second } (puntatore <<)
wooolf-own-questions = Le tue carte domanda:
wooolf-order =
    { $card ->
        [none] Le tue carte si mescolano prima di ogni sbirciata.
       *[other] Hai messo { $card } a sinistra.
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

wooolf-terminal-help =
    Puoi scrivere:
      peek 4 left  sbircia la carta sinistra del giocatore 4 (destra: right)
      ask 2 dog    metti la tua carta domanda «dog» davanti al giocatore 2
      guess 3 0    ipotesi: 1º obiettivo 3, 2º nessuno (per il lupo: guess 3 x)
      abstain      non fare un’ipotesi finale
      arrange 1    metti a sinistra la tua prima carta (o 2; auto: mescolate)
      rules        leggi le regole
      quit         lascia la partita

wooolf-terminal-signs =
    Accanto a un nome:
      ★2             punti              ✗1             gettoni errore
      ?2             carte domanda      pecora·4       annunciata dal giocatore 4
wooolf-terminal-keys =
    Intorno al tavolo:
      frecce, 1-8    vai a un giocatore, o fai clic
      l, r           sbircia la sua carta sinistra o destra
      a, b           fagli la tua prima o seconda domanda
      g              ipotesi: scegli chi sono i tuoi obiettivi (0: nessuno)
      x              astieniti, quando i turni sono finiti
      o              disponi le tue carte: mescolate, prima o seconda a sinistra
      v              rivedi le carte dell’ultimo round
wooolf-terminal-confirm-peek = Sbirci la { wooolf-side-card } di { $whom }? Non si può tornare indietro: premi ancora Invio.
wooolf-terminal-confirm-ask = Chiedi a { $whom }: «{ wooolf-question }» Non si può tornare indietro: premi ancora Invio.
wooolf-terminal-confirm-guess = Ipotesi: { $first } per il primo obiettivo e { $second } per il secondo? Non si può tornare indietro: premi ancora Invio.
wooolf-terminal-confirm-abstain = Ti astieni? Non si può tornare indietro: premi ancora Invio.
wooolf-terminal-hint-choose = Prima scegli che cosa fare qui: i tasti sono sotto.
wooolf-terminal-hint-point = { $target } (puntatore { $pointer }): chi è? Scegli un giocatore, o 0 per nessuno.

## Perché qualcosa non si può fare

refused-wooolf-abstain-later = Puoi astenerti solo quando i turni sono finiti.
refused-wooolf-ask-oneself = Non puoi farti una domanda: scegli qualcun altro.
refused-wooolf-ask-simulated = Il giocatore { $player } è simulato: non gli si possono fare domande.
refused-wooolf-barred = Con il gettone errore rosso, in questo round puoi fare solo l’ipotesi finale.
refused-wooolf-deal-cards = Le carte date non sono quelle in gioco.
refused-wooolf-deal-missing = Qui bisogna dare le carte.
refused-wooolf-deal-questions = Le carte domanda date non sono quelle del gioco.
refused-wooolf-deck-cards = Nel tuo mazzo vanno solo carte del tuo gioco, ognuna al massimo tante volte quante ce ne sono.
refused-wooolf-deck-size = Il tuo mazzo deve avere esattamente { $cards } carte.
refused-wooolf-deck-wolf = Nel tuo mazzo ci vuole almeno un lupo.
refused-wooolf-first-turn = Nel tuo primo turno del round non puoi fare un’ipotesi anticipata.
refused-wooolf-guess-laid = Hai già fatto la tua ipotesi. Non si cambia più, e in questo round non hai altri turni.
refused-wooolf-no-deal-fits = Nessuna distribuzione delle carte corrisponde a quello che si è visto.
refused-wooolf-no-questions-fit = Nessuna distribuzione delle carte domanda corrisponde a quello che si è visto.
refused-wooolf-own-cards = Le tue carte le puoi già guardare: sbircia quelle di qualcun altro.
refused-wooolf-points-at-oneself = Non puoi puntare su di te.
refused-wooolf-question-not-held = Non hai la carta «{ wooolf-question }».
refused-wooolf-round-limit = Il limite del round dev’essere da 1 a { $most } turni a testa, oppure nessuno.
refused-wooolf-second-missing = Solo il secondo puntatore (<<) del lupo sta sulla X: punta il tuo su qualcuno o sullo 0.
refused-wooolf-shuffle = Le carte non potevano stare così.
refused-wooolf-turns-over = I turni sono finiti: ora puoi solo fare un’ipotesi o astenerti.
refused-wooolf-wolf-second = Sei il lupo, quindi il tuo secondo puntatore (<<) dev’essere x.

## Guardando indietro

wooolf-known-about = Esattamente quello che segue dalle regole, dalle proprie carte e sbirciate e da quello che tutti hanno visto e sentito. Sulle abitudini di ciascuno non si suppone nulla.
wooolf-moment-told-peek = La sbirciata più rivelatrice: per { $by }, la probabilità che { $owner } sia { wooolf-a-character } è salita da { $before } a { $after } su cento.
wooolf-moment-told-ask = La risposta più rivelatrice: per { $by }, la probabilità che { $owner } sia { wooolf-a-character } è salita da { $before } a { $after } su cento.
wooolf-moment-bluff = Un bluff: { $by } ha annunciato un lupo davanti a { $owner }, che era { wooolf-a-character }. Per { $viewer }, la probabilità che lì ci fosse un lupo è salita da { $before } a { $after } su cento.
wooolf-moment-bluff-fooled = Il bluff riuscito: { $by } ha annunciato un lupo davanti a { $owner }, che era { wooolf-a-character }, e { $fooled } ci ha creduto. Con tutto quello che { $fooled } poteva sapere, la probabilità che lì ci fosse un lupo era di { $percent } su cento.
wooolf-moment-false-trail = Una carta che ha ingannato: { $by } { wooolf-announces } davanti a { $owner }, che era { wooolf-a-character }. Per { $viewer }, la probabilità di quello che è stato annunciato è salita da { $before } a { $after } su cento.
wooolf-moment-too-early = Troppo presto: { $by } ha fatto un’ipotesi con una probabilità di { $percent } su cento, e ha sbagliato.
wooolf-moment-too-early-later = Troppo presto: { $by } ha fatto un’ipotesi con una probabilità di { $percent } su cento, e ha sbagliato. Alla fine dei turni, la migliore ipotesi avrebbe avuto una probabilità di { $later } su cento.
wooolf-moment-lucky = Che fortuna: { $by } ha fatto un’ipotesi con una probabilità di soli { $percent } su cento, e ha indovinato.
wooolf-moment-deduced = Ben ragionato: { $by } ha fatto un’ipotesi anticipata con una probabilità di { $percent } su cento, e ha indovinato.
wooolf-moment-missed = Un’occasione persa: { $by } non ha fatto ipotesi, ma la migliore aveva una probabilità di { $percent } su cento.
wooolf-moment-missed-wrong = Una svista: { $by } ha sbagliato ipotesi, ma un’altra aveva una probabilità di { $percent } su cento.

## Consigli

wooolf-hint-peek = Non sai ancora abbastanza. Sbircia una carta: è di { $player } che sai meno.
wooolf-hint-peek-turns = Sai già chi è chi. Sbirciare non fa male.
wooolf-hint-ask-turns = Adesso una domanda ti serve più di una sbirciata. Quale delle tue carte domanda ti dice di più?
wooolf-hint-guess-turns = Sai già molto. Forse è ora di fare un’ipotesi!
wooolf-hint-guess-final = C’è un’ipotesi abbastanza probabile da provarci.
wooolf-hint-abstain-final = Sai troppo poco: un’ipotesi sbagliata ti costa un gettone errore, astenersi non costa niente.
wooolf-advice-peek = Il gufo darebbe una sbirciata a una carta di { $player }.
wooolf-advice-ask = Il gufo chiederebbe a { $player }: «{ wooolf-question }»
wooolf-advice-guess = Il gufo farebbe un’ipotesi.
wooolf-advice-is = { $player } è { wooolf-a-character }.
wooolf-advice-nobody = Nessuno è { wooolf-a-character }.
wooolf-advice-abstain = Il gufo preferirebbe astenersi.
wooolf-advice-sure = A questa ipotesi dà il { $percent } per cento, e qui gli basta il { $enough }.
wooolf-advice-late = Dopo { $count } turni fa un’ipotesi, anche se le dà solo il { $percent } per cento.
wooolf-advice-first-turn = Nel tuo primo turno non puoi ancora fare ipotesi. Alla sua ipotesi migliore dà il { $percent } per cento.
wooolf-advice-barred = Il gettone errore rosso non ti permette un’ipotesi anticipata. Alla sua ipotesi migliore dà il { $percent } per cento.
wooolf-advice-almost-sure = Alla sua ipotesi migliore dà il { $percent } per cento: appena sotto il { $enough } che vuole qui.
wooolf-advice-not-sure = Alla sua ipotesi migliore dà solo il { $percent } per cento, e qui vuole almeno il { $enough }.
wooolf-advice-read-choices = Guarda anche che cosa scelgono di fare gli altri. Solo da ciò che si è detto e visto sarebbe il { $known } per cento.
wooolf-advice-learns = Nessun’altra sbirciata o domanda promette di più.
wooolf-advice-may-fool = E il tuo gettone lupo può ingannare un cane o un cacciatore.

## Partite scritte

wooolf-secret =
    { $name ->
        [guess] l’ipotesi
        [cards] le carte
        [left] come stavano le carte durante la sbirciata
        [questions] le carte domanda
       *[other] { $name }
    }
wooolf-verify-unsealed = Sbirciate in cui non è dimostrato come stavano le carte: { $count }. La registrazione ha un formato più vecchio, che non lo sigillava.

## Il client per terminale

wooolf-action-abstain = astieniti
wooolf-action-arrange = disponi le carte
wooolf-action-ask = chiedi: { $about }
wooolf-action-guess = fai un’ipotesi
wooolf-action-nobody = nessuno
wooolf-action-peek-left = sbircia a sinistra
wooolf-action-peek-right = sbircia a destra
wooolf-action-point = scegli

## Perché un bot ha mosso così

why-wooolf-changed-answer =
    { $yes ->
        [yes] Poco prima di giocare, a farmi cambiare idea più di tutto è stata la risposta del giocatore { $player } a «{ wooolf-question }»: sì.
       *[no] Poco prima di giocare, a farmi cambiare idea più di tutto è stata la risposta del giocatore { $player } a «{ wooolf-question }»: no.
    }
why-wooolf-changed-guess = Poco prima di giocare, a farmi cambiare idea più di tutto è stata l’ipotesi anticipata del giocatore { $player }.
why-wooolf-changed-saw = Poco prima di giocare, a farmi cambiare idea più di tutto è stata la mia sbirciata al giocatore { $player }: ho visto { wooolf-a-character }.
why-wooolf-changed-peek = Poco prima di giocare, ecco che cosa mi ha fatto cambiare idea più di tutto: il giocatore { $by } sbircia una carta del giocatore { $player } e { wooolf-announces }.
why-wooolf-changed-mine = Poco prima di giocare, ecco che cosa mi ha fatto cambiare idea più di tutto: il giocatore { $by } sbircia una delle mie carte e { wooolf-announces }.
why-wooolf-changed-to = Poi mi sono detto: il giocatore { $player } è { wooolf-a-character }, con { $percent } probabilità su cento invece di { $before }.
why-wooolf-changed-count = Indizi che allora mi restavano sul fatto che il giocatore { $player } fosse { wooolf-a-character }: { $count } invece di { $before }.
why-wooolf-guess-random = Ho fatto un’ipotesi a caso.
why-wooolf-abstain-random = Ho lasciato decidere al caso se fare un’ipotesi, e il caso ha detto di no.
why-wooolf-asked-random = Ho lasciato decidere al caso quale delle mie domande fare, e a chi.
why-wooolf-peeked-few = Ho sbirciato a caso dove c’erano pochi gettoni. Gettoni davanti al giocatore { $player }: { $count }; il numero più basso fra gli altri giocatori: { $fewest }.
why-wooolf-counted =
    { $player ->
        [0] Ho fatto l’ipotesi che nessuno fosse { wooolf-a-character }: non avevo indizi migliori.
       *[other] Ho contato gli indizi che il giocatore { $player } fosse { wooolf-a-character }, meno quelli contrari: { $count }.
    }
why-wooolf-counted-enough = Per ogni obiettivo ne volevo almeno { $enough }, perciò ho fatto l’ipotesi.
why-wooolf-counted-few = Indizi che volevo per ogni obiettivo: almeno { $enough }. La mia migliore ipotesi, per uno di essi, ne aveva { $count }.
why-wooolf-first-turn = Nel mio primo turno del round non potevo fare ipotesi.
why-wooolf-barred = Il mio gettone errore rosso non mi permetteva un’ipotesi anticipata.
why-wooolf-guess-right = Secondo me, questa ipotesi era giusta al { $percent } per cento.
why-wooolf-plays =
    { $player ->
        [0] Mi sono detto: nessuno è { wooolf-a-character }, al { $percent } per cento.
       *[other] Mi sono detto: il giocatore { $player } è { wooolf-a-character }, al { $percent } per cento.
    }
why-wooolf-sure-enough = Qui mi bastava il { $enough } per cento.
why-wooolf-late = Dopo { $count } turni faccio un’ipotesi, per quanti dubbi io abbia.
why-wooolf-best-guess = Secondo me, la mia migliore ipotesi era giusta al { $percent } per cento.
why-wooolf-read-choices = Ho guardato anche che cosa sceglievano di fare gli altri. Solo con quello che si è detto e visto, sarebbe stato il { $known } per cento.
why-wooolf-not-sure = Per me era troppo poco: qui volevo almeno il { $enough } per cento.
why-wooolf-almost-sure = Mancava poco al { $enough } per cento che qui volevo.
why-wooolf-learns-most = Fra tutto ciò che potevo chiedere o sbirciare, niente prometteva di aiutare di più la mia ipotesi.
why-wooolf-learns-priced = Fra tutto ciò che potevo chiedere o sbirciare, niente prometteva di più. Ho tenuto conto anche che una risposta la sentono tutti.
why-wooolf-may-fool = Ero il pastorello, e speravo che il mio gettone lupo ingannasse un cane o un cacciatore.

## Nel browser

wooolf-about = Tutti hanno un segreto. Sbircia le carte, fai domande e scopri chi è chi prima degli altri.
wooolf-web-aim = Trova prima degli altri i due personaggi che cerchi. Vince chi ha più punti.
wooolf-web-facts = 4–8 giocatori · 20 minuti
wooolf-web-deck-usual = Il mazzo di sempre
wooolf-web-deck-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
wooolf-web-deck-use = Gioca con queste
wooolf-web-deck-fewer = Una carta in meno: { $card }
wooolf-web-deck-more = Una carta in più: { $card }
wooolf-web-circle = I giocatori intorno al tavolo
wooolf-web-hold-cards = Tieni per vedere
wooolf-web-seen-by = Vista da { $who }
wooolf-web-card-says = Aspetto: { $aspect }
wooolf-web-arrange-about = Lo vedi solo tu. Gli altri non sanno mai come stanno le tue carte, né se le hai spostate.
wooolf-web-shuffle = Mescola ogni volta
wooolf-web-lay-left = { $card } a sinistra
wooolf-web-peek = Sbircia una carta
wooolf-web-ask = Fai una domanda
wooolf-web-do-peek = Sbircia
wooolf-web-do-ask = Chiedi
wooolf-web-choose-first = Prima scegli una carta da sbirciare o una domanda da fare.
wooolf-web-dial-first = Prima gira ogni puntatore su un numero: quello di un giocatore, o 0 per nessuno.
wooolf-web-cannot-undo = Non si può tornare indietro.
wooolf-web-secret-look = Solo per i tuoi occhi
wooolf-web-early-guess = Ipotesi anticipata
wooolf-web-final-guess = Ipotesi finale
wooolf-web-guess-about = Gira ogni puntatore sul numero di chi sospetti, o sullo 0 se pensi che nessuno abbia quel personaggio.
wooolf-web-nobody = nessuno
wooolf-web-think-again = Ci ripenso
wooolf-web-do-guess = È la mia ipotesi
wooolf-web-do-abstain = Sì, mi astengo

## Il tavolo rotondo nel browser

wooolf-web-todo = Tocca a te: scegli un giocatore.
wooolf-web-todo-guess = Tocca a te: scegli un giocatore o fai un’ipotesi.
wooolf-web-role =
    { $character ->
        [sheep] Sei una pecora. Trova un cane e un cacciatore.
        [dog] Sei un cane. Trova un cacciatore e un lupo.
        [hunter] Sei un cacciatore. Trova un cane e un lupo.
        [boy] Sei il pastorello. Trova un lupo e una pecora.
       *[wolf] Sei un lupo. Trova una pecora.
    }
wooolf-web-worth =
    { $character ->
        [boy] Entrambi giusti: 2 punti se anticipi, 1 alla fine. E 1 per ogni cane o cacciatore che inganni.
        [wolf] Se indovini: 2 punti se anticipi, 1 alla fine.
       *[other] Entrambi giusti: 2 punti se anticipi, 1 alla fine.
    }
wooolf-web-own-show = Mostra le mie carte
wooolf-web-own-hide = Nascondi le mie carte
wooolf-web-own-hidden = Le tue carte sono coperte.
wooolf-web-own-place = Il tuo posto
wooolf-web-arrange-cards = Disponi le carte
wooolf-card = { $character } (annuncia: { $clue })
wooolf-web-saw = Hai visto: { $cards }
wooolf-web-peeked-you = { $by } ha sbirciato la tua { wooolf-side-card }.
wooolf-web-asked-you = { $by } ti ha fatto una domanda.
wooolf-web-hello = Il giocatore { $seat } è simulato: puoi sbirciare le sue carte, ma non fargli domande.
wooolf-web-who-is = Chi è { wooolf-a-character }?
wooolf-web-not-yet = non ancora scelto
wooolf-web-fooled = { $boy } ha gridato al lupo e ha ingannato { $fooled }: { wooolf-points } in più!
wooolf-web-over-errors =
    { $count ->
        [one] { $names } ha due gettoni errore: la partita finisce qui.
       *[other] { $names } hanno due gettoni errore a testa: la partita finisce qui.
    }
wooolf-web-over-rounds = Era l’ultimo round!
wooolf-web-guide = Come funziona
wooolf-web-guide-aim = Ognuno si nasconde dietro due carte segrete. Trova prima degli altri chi stai cercando!
wooolf-web-guide-peek = Nel tuo turno scegli un giocatore. Sbircia una carta: tutti sentono che cosa annunci.
wooolf-web-guide-ask = Oppure fai una domanda. Le risposte sono sempre vere.
wooolf-web-guide-boy = Solo il pastorello mente: annuncia sempre un lupo.
wooolf-web-guide-guess = Hai capito? Fai un’ipotesi! Giusta: 2 punti se anticipi, 1 alla fine. Sbagliata: un gettone errore.
wooolf-web-guide-go = Si gioca!
wooolf-web-signs = Che cosa vogliono dire i segni
wooolf-web-signs-hint = È la prima volta? Il punto interrogativo spiega i segni.
wooolf-web-sign-clue = Qualcuno ha sbirciato una carta e ha annunciato questo. Il segno piccolo dice chi. Un pastorello annuncia sempre un lupo.
wooolf-web-sign-unknown = Qualcuno ha sbirciato una carta, ma non si può sapere chi è.
wooolf-web-sign-answer = Qualcuno ha chiesto di questi personaggi. La spunta è un sì, la croce un no, e le risposte sono sempre vere.
wooolf-web-sign-seen = Una carta che hai visto. Qui la vedi solo tu.
wooolf-web-sign-laid = Un’ipotesi, coperta.
wooolf-web-sign-points = Punti. Vince chi ne ha di più.
wooolf-web-sign-error = Un’ipotesi sbagliata. La seconda fa finire la partita dopo il round.
wooolf-web-sign-red = Un’ipotesi anticipata sbagliata: in questo round niente ipotesi anticipata.
wooolf-web-sign-laps = Quanti turni hanno avuto tutti. Al limite cominciano le ipotesi finali.

## Rompicapi

wooolf-puzzle = Chi è il lupo?
wooolf-puzzle-about = Sei { $name }. Prima di ogni sbirciata si può cambiare l’ordine delle proprie carte: quella di destra non è sempre la stessa. Da quello che hai visto, solo un giocatore può essere il lupo. Chi è?
wooolf-puzzle-hand = Le tue carte: { $cards }
wooolf-puzzle-deck = Carte in gioco: { $cards }
wooolf-puzzle-own = Il pastorello sei tu, quindi tutti gli altri dicono la verità.
wooolf-puzzle-boy = Quindi il pastorello dev’essere { $who }.
wooolf-puzzle-not-boy =
    { $count ->
        [one] Quindi { $who } non è il pastorello e dice la verità.
       *[other] Quindi { $who } non sono il pastorello e dicono la verità.
    }
wooolf-puzzle-not-wolf =
    { $count ->
        [one] Quindi { $who } non è il lupo.
       *[other] Quindi { $who } non sono il lupo.
    }
wooolf-puzzle-can-be = Ora { $who } può essere solo: { $characters }.
wooolf-puzzle-remember = Da solo non dimostra ancora nulla. Tienilo a mente!
wooolf-puzzle-answer = Come lupo resta solo { $who }!

## La lezione

wooolf-lesson-cards = Hai due carte, un cacciatore e una pecora. Conta quella più alta: sei un cacciatore!
wooolf-lesson-targets = I tuoi obiettivi sono un cane e il lupo. Scopri chi sono prima che gli altri scoprano i loro.
wooolf-lesson-peek = Sbircia una carta di Dino: scegli Dino, poi la sua carta sinistra.
wooolf-lesson-announced = La carta l’hai vista solo tu. Ma tutti sentono cosa annunci, e il gettone lo mostra. Ora tocca agli altri.
wooolf-lesson-boy = Bo ha sbirciato la tua pecora e ha annunciato un lupo. È una bugia, e solo il pastorello mente. Quindi Bo è il pastorello!
wooolf-lesson-unknown = Un punto interrogativo: alcune carte non dicono chi sono.
wooolf-lesson-answer = Le risposte sono sempre vere. Quindi Cleo è un lupo, un cacciatore o il pastorello.
wooolf-lesson-dog = Tu hai visto un cane, ed Emil ha annunciato una pecora. Il cane è più alto, quindi Dino è un cane. Ecco il tuo primo obiettivo!
wooolf-lesson-ask = Cleo ha un cacciatore? Scegli Cleo, poi la tua domanda.
wooolf-lesson-wolf = Nessun cacciatore, e il pastorello è Bo. Quindi Cleo dev’essere il lupo!
wooolf-lesson-hurry = Dino ha fatto un’ipotesi anticipata. Con la seconda finiscono tutti i turni: sbrigati!
wooolf-lesson-guess = Ora sai tutto. Fai la tua ipotesi: Dino (4) è il cane, Cleo (3) è il lupo.
wooolf-lesson-end = Giusto, e in anticipo: due punti per te, e il round è vinto! Dino ha creduto alla bugia di Bo, e Bo ci guadagna un punto.
wooolf-lesson-not-peek = Non adesso. Sbircia la carta sinistra di Dino.
wooolf-lesson-not-ask = Non adesso. Chiedi a Cleo se una delle sue carte mostra un cacciatore.
wooolf-lesson-not-guess = Pensaci: chi aveva un cane e una pecora, e chi dev’essere il lupo? Dino è il numero 4, Cleo il numero 3.

## Il taccuino nel browser

wooolf-terminal-notes = taccuino
wooolf-web-notebook = Taccuino
wooolf-web-notebook-about = Si riempie da solo con quello che è certo. Scegli una casella per vedere perché, o per mettere un tuo segno.
wooolf-web-mark-maybe = forse
wooolf-web-mark-sure = sicuro
wooolf-web-mark-open = aperto
wooolf-web-mark-own = il tuo segno: { $mark }
wooolf-note-heard = Annunciato qui da { $names }.
wooolf-note-own = Sono le tue carte: { $cards }.
wooolf-note-saw = Hai visto qui questa carta: { $card }.
wooolf-note-answered =
    { $yes ->
        [yes] «{ wooolf-question }» La risposta è stata sì.
       *[no] «{ wooolf-question }» La risposta è stata no.
    }
wooolf-note-announced = { $by } ha sbirciato una carta di { $who }: { $by } { wooolf-announces }.
wooolf-note-honest = { $who } ha sbirciato: { $who } { wooolf-announces }. Il pastorello avrebbe annunciato un lupo.
wooolf-note-lied = { $who } ha sbirciato la tua carta, { $card }, e ha annunciato un lupo. Lo fa solo il pastorello.
wooolf-note-refuted = { $who } ha annunciato un lupo davanti a { $owner }, che non ha carte così. Lo fa solo il pastorello.
wooolf-note-believed = { $by } ha annunciato qui un lupo e non è il pastorello: l’aspetto è vero.
wooolf-note-group =
    { $by ->
        [image] Carte in gioco con questa figura: { $of } ({ $count }).
        [aspect] Carte in gioco con questo aspetto: { $of } ({ $count }).
       *[card] Carte di questo tipo in gioco: { $of } ({ $count }).
    }
wooolf-note-elsewhere = Sono di sicuro in mano a { $holders }, quindi qui ne restano troppo poche.
wooolf-note-here = Gli altri non possono averle tutte, quindi qualcuna è di { $who }.
wooolf-note-not-in-deck = Con le carte in gioco nessuno può avere questo personaggio.

## Statistics

wooolf-web-guesses-about = Conta ogni ipotesi che hai fatto, anticipata o finale. La sua probabilità viene dalle tue carte, da quelle che hai sbirciato e da tutto ciò che fin lì si era visto e sentito.
