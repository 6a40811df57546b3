### Le parole di Uly & Polly in italiano.

## Chi e che cosa

uly_polly-name = Uly & Polly

uly_polly-wolf = lupo
uly_polly-dog = cane

## Pezzi di frase

uly_polly-bones =
    { $count ->
        [one] { $count } osso
       *[other] { $count } ossi
    }

## Che cosa c'è da fare

uly_polly-todo-hide = Tocca a { $who } nascondere il lupo.
uly_polly-todo-hide-own = Tocca a te: nascondi il lupo sotto una tessera.
uly_polly-todo-start = Tocca a { $who } mettere Polly su una tessera.
uly_polly-todo-start-own = Tocca a te: metti Polly su una tessera.
uly_polly-todo-swap = Tocca a { $who } scambiare due tessere.
uly_polly-todo-swap-own = Tocca a te: scambia due tessere che si toccano.
uly_polly-todo-step = Tocca a { $who } muovere Polly.
uly_polly-todo-step-own = Tocca a te: muovi Polly di una tessera.

## Com'è finita

uly_polly-result =
    { $count ->
        [one] Vince { $winners } con { $bones }!
       *[other] Vincono insieme { $winners } con { $bones } a testa!
    }

## Che cosa succede in Uly & Polly

uly_polly-event-hidden = { $seat } ha nascosto il lupo e si vanta: nessuno lo troverà!
uly_polly-event-hidden-own = Hai nascosto il lupo in { $at }: nessuno lo troverà!
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
        [wolf] { $seat } muove Polly su { $to } e gira il lupo!
       *[nothing] { $seat } muove Polly su { $to }, dove la tessera è già scoperta.
    }
uly_polly-event-round_ended =
    { $round-how ->
        [found] Il lupo è stato trovato in { $round-wolf }! Un osso a testa per la squadra di Polly.
        [escaped] Il lupo è scappato! Era in { $round-wolf }. Un osso a { $round-wolf_seat }.
       *[slipped-away] Polly ha girato a vuoto troppo a lungo: il lupo se la svigna da { $round-wolf }! Un osso a { $round-wolf_seat }.
    }
uly_polly-event-game_ended =
    { $winners-count ->
        [one] { $winners } vince la partita!
       *[other] { $winners } vincono insieme!
    }

## Che cosa si può scegliere

uly_polly-option-first_wolf = Primo lupo
uly_polly-option-first_wolf-about = Chi fa il lupo per primo. Se non scegliete nessuno, si tira a sorte.
uly_polly-option-patience = Pazienza
uly_polly-option-patience-about = Dopo questo numero di passi di fila senza girare una tessera, il lupo se la svigna.
uly_polly-option-rows = File
uly_polly-option-rows-about = In quante file si mettono le tessere. Il regolamento ne ha 4.
uly_polly-option-columns = Colonne
uly_polly-option-columns-about = Quante tessere ci sono in ogni fila. Il regolamento ne ha 4.
uly_polly-option-flips = Tessere da girare
uly_polly-option-flips-about = Se si girano tutte queste tessere e il lupo non salta fuori, è scappato. Il regolamento ne ha 8.

## Nel disegno

uly_polly-turned = Tessere girate: { $turned } su { $flips }
uly_polly-idle =
    { $patience ->
        [none] Passi senza girare tessere: { $idle }
       *[other] Passi senza girare tessere: { $idle } su { $patience }
    }
uly_polly-legend = ░ coperta · 1, 2, 3 … pecore, via via girate · P Polly · U Uly, se lo sai
uly_polly-proposals = Proposte: { $proposals }

## Al terminale

uly_polly-terminal-help =
    Puoi scrivere:
      hide c3      nascondi il lupo in c3
      start b2     metti Polly su b2 senza girare la tessera
      b2-c3        scambia le tessere in b2 e c3
      c3           muovi Polly su c3
      propose b2   proponi b2 per Polly (propose none: ritira la proposta)
      rules        leggi le regole
      quit         lascia la partita

uly_polly-terminal-signs =
    Sul prato:
      tessera scura    coperta          tessera chiara   pecora, la n-esima girata
      Polly, P         il cane          Uly, U           il lupo, se lo sai
      bordo vivo       si può scegliere ?2               proposta del giocatore 2
uly_polly-terminal-keys =
    Sul prato:
      frecce, clic   vai a una tessera
      Invio, clic    scegli la tessera; per scambiare, scegline due di seguito;
                     se non tocca a te, la proponi alla squadra di Polly
uly_polly-terminal-confirm-turn = Giri la tessera in { $place }? Non si può tornare indietro: premi ancora Invio.

## Perché qualcosa non si può fare

refused-uly_polly-board-size = Servono da { $least } a { $most } file e da { $least } a { $most } colonne.
refused-uly_polly-dog-on-tile = Polly è su { $place }, quindi quella tessera non si muove.
refused-uly_polly-dog-stays = Polly non può restare dov’è.
refused-uly_polly-first-wolf = Il primo lupo dev’essere uno dei giocatori da 1 a { $most }.
refused-uly_polly-flips = Le tessere da girare devono essere da 1 a { $most }.
refused-uly_polly-no-place-for-the-wolf = Il lupo non può essersi nascosto da nessuna parte.
refused-uly_polly-not-neighbours = { $a } e { $b } non si toccano.
refused-uly_polly-off-board = Il posto { $place } non esiste.
refused-uly_polly-patience = La pazienza dev’essere da 1 a { $most } passi, oppure senza limite.
refused-uly_polly-proposed-already = Così la tua proposta non cambia.
refused-uly_polly-too-far = Polly si muove di una tessera, e { $place } non tocca { $dog }.
refused-uly_polly-wolf-proposes = Le tessere le propone la squadra di Polly, non il lupo.

## Guardando indietro

uly_polly-known-about = La squadra di Polly non vede il lupo, perciò bisogna supporre qualcosa. Qui è quello che suppongono i bot quando non conoscono il loro lupo: si nasconde ovunque, e può scambiare a caso, murare Polly, oppure scapparle sempre, metà delle volte o solo alla fine.
uly_polly-moment-gave-away = Lo scambio che ha tradito Uly: { $seat } ha scambiato { $a } con { $b }, e la probabilità che Uly fosse proprio dov’era è salita da { $before } a { $after } su cento.
uly_polly-moment-led-astray = Il bluff: { $seat } ha scambiato { $a } con { $b }, e la probabilità di { $place }, dove Uly non c’era, è salita da { $before } a { $after } su cento.
uly_polly-moment-escape = La fuga: con il passo seguente Polly avrebbe potuto scovare Uly, ma { $seat } ha scambiato { $a } con { $b }, e in { $place } era fuori portata.
uly_polly-moment-near = Per un pelo: Uly era a portata in { $place }, con una probabilità di { $percent } su cento, ma { $seat } ha mosso Polly su { $to }.
uly_polly-moment-found = Buon fiuto: { $seat } ha girato { $to } con una probabilità di { $percent } su cento, ed ecco Uly.
uly_polly-moment-found-lucky = Che fortuna: { $seat } ha girato { $to } con una probabilità di soli { $percent } su cento, ed ecco Uly.

## Consigli

uly_polly-advice-wolf = Quanto può sembrare probabile ogni tessera alla squadra di Polly, che non ti vede. Si suppone che ragioni come i bot quando non conoscono il loro lupo: si nasconde ovunque, e può scambiare a caso, murare Polly, oppure scapparle sempre, metà delle volte o solo alla fine.
uly_polly-hint-hide = Nasconditi dove vuoi: nessuno può ancora sapere quale tessera è.
uly_polly-hint-start = Scegli una tessera con tante altre intorno: così Polly può andare in tante direzioni.
uly_polly-hint-start-proposed = La tua squadra ha già proposto da dove partire. Che ne dici?
uly_polly-hint-swap-under = Polly è proprio sopra Uly, ma adesso non può girare quella tessera. Scambiane altre due, come se niente fosse.
uly_polly-hint-swap-near = Attenzione, Polly è proprio accanto a Uly! Ma se scappi sempre, la sua squadra se ne accorge.
uly_polly-hint-swap-far = Con il prossimo passo Polly non può raggiungere Uly. Fai in modo che abbia poco da girare.
uly_polly-hint-walk = Stavolta forse è meglio passare su una tessera scoperta, e girarne una più tardi.
uly_polly-hint-turn-any =
    { $count ->
        [one] Accanto a Polly c’è una sola tessera coperta.
       *[other] Le { $count } tessere coperte accanto a Polly sono quasi ugualmente probabili: gira quella che vuoi.
    }
uly_polly-hint-turn-likely =
    { $count ->
        [one] Una tessera accanto a Polly fa pensare a Uly più delle altre.
       *[other] { $count } tessere accanto a Polly fanno pensare a Uly più delle altre.
    }
uly_polly-advice-hide = Il gufo si nasconderebbe ovunque, per esempio in { $place }.
uly_polly-advice-start = Il gufo metterebbe Polly su { $place }.
uly_polly-advice-step = Il gufo muoverebbe Polly su { $place }.
uly_polly-advice-swap = Il gufo scambierebbe { $a } con { $b }.
uly_polly-advice-hid = Prima del primo scambio nessuna tessera è migliore di un’altra.
uly_polly-advice-start-proposed = Nessuna tessera è stata proposta più spesso dagli altri.
uly_polly-advice-start-open =
    { $count ->
        [one] Da lì Polly può andare su { $count } tessera, e da nessun’altra parte su di più.
       *[other] Da lì Polly può andare su { $count } tessere, e da nessun’altra parte su di più.
    }
uly_polly-advice-walked-nearest = A portata non c’è nessuna tessera coperta, e questo passo porta verso la più vicina.
uly_polly-advice-turned-best = Secondo lui Uly è lì al { $percent } per cento e, guardando due passi avanti, nessun altro passo promette di più.
uly_polly-advice-turned-good = Secondo lui Uly è lì al { $percent } per cento. Un altro passo promette un po’ di più, ma chi fa sempre il migliore si lascia leggere nel pensiero.
uly_polly-advice-nearer = Così Polly si avvicina a { $place }: nessuna tessera gli sembra più probabile, al { $percent } per cento.
uly_polly-advice-walked = Guardando due passi avanti, nessun altro passo promette di più.
uly_polly-advice-swap-alike = Per il suo piano tutti gli scambi sono uguali.
uly_polly-advice-walled =
    { $count ->
        [0] Nessun altro scambio lascia a Polly meno da girare, qui e un passo più in là, ovunque sia Uly: accanto a lei non resta nessuna tessera coperta.
        [one] Nessun altro scambio lascia a Polly meno da girare, qui e un passo più in là, ovunque sia Uly: accanto a lei resta una sola tessera coperta.
       *[other] Nessun altro scambio lascia a Polly meno da girare, qui e un passo più in là, ovunque sia Uly: accanto a lei restano { $count } tessere coperte.
    }
uly_polly-advice-prepared = Polly può girare ancora solo due tessere. Dopo questo scambio la seconda le servirà di meno, ovunque sia Uly.
uly_polly-advice-gathered = Polly può girare ancora una sola tessera. Così Uly va fuori portata, in { $place }, e lì puoi tenergli lontano Polly fino alla fine.
uly_polly-advice-bluffed = Polly può girare ancora una sola tessera. Così va fuori portata la tessera in { $place }, come se sotto ci fosse Uly, e lo scambio non lo tradisce.
uly_polly-advice-guarded = Così Polly resta lontano da { $place }: è la tessera messa fuori portata, con o senza Uly.

## Partite scritte

uly_polly-secret =
    { $name ->
        [wolf] il posto del lupo
       *[other] { $name }
    }

## I comandi

uly_polly-exploit-dog = Il cane di { $bot } trova un lupo che lo conosce in { $share } dei round ({ $how }).
uly_polly-exploit-exact = esatto
uly_polly-exploit-played = { $rounds } round, da { $low } a { $high }; forse si può far meglio
uly_polly-exploit-wolf = Il lupo di { $bot } viene trovato da un cane che lo conosce in { $share } dei round ({ $how }).
uly_polly-arena-rounds =
    { $patience ->
        [none] Uly & Polly, pazienza senza fine: { $rounds } round singoli, seme { $seed }
       *[other] Uly & Polly, pazienza { $patience }: { $rounds } round singoli, seme { $seed }
    }
uly_polly-arena-rounds-found = { $dog } (cane) trova { $wolf } (lupo) in { $share } dei casi (da { $low } a { $high }); il lupo se l’è svignata in { $slipped }
refused-uly_polly-rounds-players = I round singoli sono tra un cane e un lupo: togli --players.
refused-uly_polly-rounds-two-names = Per i round singoli servono due nomi: un cane, poi un lupo.

## Perché un bot ha mosso così

why-uly_polly-changed-swap = Poco prima di questo passo, a farmi cambiare idea più di tutto è stato lo scambio tra { $a } e { $b }: dopo, alla tessera in { $place } davo { $percent } probabilità su cento invece di { $before }.
why-uly_polly-changed-sheep = Poco prima di questo passo, a farmi cambiare idea più di tutto è stata la pecora in { $place }: lì davo al lupo { $before } probabilità su cento.
why-uly_polly-hid = Ho nascosto il lupo a caso: prima del primo scambio nessuna tessera è migliore di un’altra.
why-uly_polly-hid-planned = Ho tirato a sorte il nascondiglio del lupo tra i { $count } posti del mio piano.
why-uly_polly-start-proposed = Ho seguito gli altri: nessuna tessera era stata proposta più spesso di { $place }.
why-uly_polly-start-open = Ho scelto a caso fra le tessere con più vicine: da { $place } Polly può andare su { $count } tessere.
why-uly_polly-start-planned = Da dove partire l’ho estratto a sorte secondo la soluzione di questo prato: è uscita { $place }.
why-uly_polly-step-random = Ho mosso Polly a caso.
why-uly_polly-turned-any =
    { $count ->
        [one] A portata c’era una sola tessera coperta, perciò l’ho girata.
       *[other] A portata c’erano { $count } tessere coperte. Per me sono tutte uguali, perciò ne ho girata una a caso.
    }
why-uly_polly-walked-nearest = A portata non c’era nessuna tessera coperta. Questo passo ha avvicinato Polly alla più vicina.
why-uly_polly-turned = Mi sono detto: il lupo è in { $place }, al { $percent } per cento.
why-uly_polly-likeliest =
    { $reach ->
        [under] Nessuna tessera mi sembrava più probabile di { $place }, al { $percent } per cento. Ma Polly ci stava sopra e non può restare dov’è.
        [near] Nessuna tessera mi sembrava più probabile di { $place }, al { $percent } per cento, ed era a portata.
       *[far] Nessuna tessera mi sembrava più probabile di { $place }, al { $percent } per cento, ma era fuori portata.
    }
why-uly_polly-walked = La tessera in { $place } era già scoperta: questo passo non ha girato niente.
why-uly_polly-nearer = Questo passo ha avvicinato Polly a { $place }: nessuna tessera mi sembrava più probabile, al { $percent } per cento.
why-uly_polly-expects-flight = Mi aspetto che un lupo a portata di Polly scappi ogni volta che può.
why-uly_polly-expects-any = Non sapevo che tipo di lupo fosse, perciò ne ho messi in conto diversi.
why-uly_polly-step-best = Guardando due passi avanti, nessun altro passo prometteva di più.
why-uly_polly-step-good = Un altro passo prometteva un po’ di più, ma non faccio sempre il migliore: così il lupo non può leggermi nel pensiero.
why-uly_polly-step-promise = Su questo prato posso trovare il lupo in almeno { $percent } round su 100, qualunque cosa faccia. Ho estratto questo passo dal piano che lo garantisce.
why-uly_polly-swap-random = Ho scambiato due tessere a caso.
why-uly_polly-came-near = Lancio una moneta: o porto il lupo accanto a Polly, o scambio due tessere a caso. Questo scambio l’ha portato accanto a Polly, in { $place }.
why-uly_polly-stayed-near = Lancio una moneta: o lascio il lupo accanto a Polly, o scambio due tessere a caso. Questo scambio l’ha lasciato dov’era, in { $place }.
why-uly_polly-fled = Con il passo seguente Polly poteva trovare il lupo. Perciò l’ho messo fuori portata, in { $place }.
why-uly_polly-swap-safe = Con un passo Polly non poteva raggiungere il lupo, perciò ho scambiato due tessere a caso.
why-uly_polly-swap-stuck = Con il passo seguente Polly poteva trovare il lupo, ma nessuno scambio l’avrebbe messo fuori portata. Perciò ho scambiato due tessere a caso.
why-uly_polly-swap-under = Il lupo era sotto Polly e non si poteva spostare, perciò ho scambiato due tessere a caso.
why-uly_polly-swap-alike = Per il mio piano tutti gli scambi erano uguali, perciò ho scambiato due tessere a caso.
why-uly_polly-walled =
    { $count ->
        [0] Cerco di chiudere la strada a Polly, ovunque sia il lupo. Nessun altro scambio avrebbe lasciato meno da girare, qui e un passo più in là: accanto a Polly ora non c’era nessuna tessera coperta.
        [one] Cerco di chiudere la strada a Polly, ovunque sia il lupo. Nessun altro scambio avrebbe lasciato meno da girare, qui e un passo più in là: accanto a Polly ora c’era una sola tessera coperta.
       *[other] Cerco di chiudere la strada a Polly, ovunque sia il lupo. Nessun altro scambio avrebbe lasciato meno da girare, qui e un passo più in là: accanto a Polly ora c’erano { $count } tessere coperte.
    }
why-uly_polly-prepared = Polly poteva girare ancora solo due tessere. Ho cercato lo scambio dopo il quale la seconda sarebbe servita di meno, ovunque fosse il lupo.
why-uly_polly-gathered = Polly poteva girare ancora una sola tessera, e il lupo era a portata. Perciò l’ho messo fuori portata, in { $place }: da lì potevo tenergli lontano Polly fino alla fine.
why-uly_polly-bluffed = Polly poteva girare ancora una sola tessera. Ho messo fuori portata la tessera che stava in { $place }, come avrei fatto con il lupo. Così questo scambio non lo tradiva.
why-uly_polly-guarded = Ho tenuto Polly lontano da { $place }: lì c’era la tessera che avevo messo fuori portata. L’avrei fatto con o senza il lupo.
why-uly_polly-planned-one = Per questo prato il mio piano prevedeva qui solo questo scambio, ovunque fosse il lupo. Così non ha rivelato niente a Polly.
why-uly_polly-planned = Per questo prato il mio piano prevedeva qui { $count } scambi, alcuni per un posto del lupo e altri per un altro. Ne ho tirato a sorte uno adatto al suo posto.

## Nel browser

uly_polly-about = Uno di voi è Uly, il lupo nel gregge. Gli altri guidano Polly, il cane da pastore. Polly fiuta di tessera in tessera.
uly_polly-web-aim = Trovate il lupo Uly tra le prime otto tessere girate. E se sei Uly, non farti trovare!
uly_polly-web-facts = 2–5 giocatori · 10 minuti
uly_polly-web-known-right = La tessera di Uly
uly_polly-web-known-there = dov’era Uly
uly_polly-web-known-elsewhere = altrove
uly_polly-web-meadow = Il prato
uly_polly-web-face-down = coperta
uly_polly-web-sheep = pecora { $number }
uly_polly-web-chosen = scelta
uly_polly-web-proposed-by = proposta di { $who }
uly_polly-web-hold-wolf = Tieni: vedi Uly
uly_polly-web-trails = Percorsi
uly_polly-web-came-from = viene da { $place }
uly_polly-web-hint-swap-second = Ora scegli la tessera con cui scambiarla.
uly_polly-web-hint-propose = Scegli una tessera per proporla alla tua squadra.

## Il primo sguardo e la fine di un round, nel browser

uly_polly-web-guide = Come funziona
uly_polly-web-guide-aim = Uly il lupo si nasconde sotto una tessera. Polly va di tessera in tessera per trovarlo.
uly_polly-web-guide-wolf = In questo round sei Uly: non farti trovare!
uly_polly-web-guide-dog = In questo round sei nella squadra di Polly: trova Uly!
uly_polly-web-guide-sheep =
    { $flips ->
        [one] { $flips } pecora girata e nessun lupo? Allora Uly è scappato.
       *[other] { $flips } pecore girate e nessun lupo? Allora Uly è scappato.
    }
uly_polly-web-guide-idle =
    { $patience ->
        [one] { $patience } passo senza girare una tessera? Allora Uly se la svigna.
       *[other] { $patience } passi di fila senza girare una tessera? Allora Uly se la svigna.
    }
uly_polly-web-guide-bone = Chi vince un round riceve un osso. Alla fine vince chi ne ha di più.
uly_polly-web-guide-turns = Prima di ogni passo di Polly, Uly scambia due tessere che si toccano.
uly_polly-web-guide-go = Si gioca!
uly_polly-web-end-found = Uly è stato trovato!
uly_polly-web-end-escaped = Uly è scappato!
uly_polly-web-end-slipped-away = Uly se l’è svignata!
uly_polly-web-why-found = Polly aveva fiutato bene: un osso a testa per la sua squadra.
uly_polly-web-why-escaped =
    { $flips ->
        [one] { $flips } pecora girata e nessun lupo: un osso a { $who }.
       *[other] { $flips } pecore girate e nessun lupo: un osso a { $who }.
    }
uly_polly-web-why-slipped-away =
    { $patience ->
        [one] { $patience } passo senza girare una tessera: un osso a { $who }.
       *[other] { $patience } passi senza girare una tessera: un osso a { $who }.
    }

## Rompicapi

uly_polly-puzzle = Dov’è Uly?
uly_polly-puzzle-about = Guidi Polly. Conosci l’abitudine di Uly e hai visto tutti gli scambi: può essere sotto una sola tessera. Quale?
uly_polly-puzzle-habit =
    { $habit ->
        [restless] L’abitudine di Uly: si sposta a ogni scambio, tranne quando Polly è sopra di lui.
        [every-other] L’abitudine di Uly: si sposta al primo scambio, al terzo, al quinto e così via, mai a quelli in mezzo. Solo quando Polly è sopra di lui deve restare fermo.
        [diagonal] L’abitudine di Uly: con uno scambio in diagonale si sposta lui stesso, con uno dritto mai. Solo quando Polly è sopra di lui deve restare fermo.
        [shy] L’abitudine di Uly: si sposta quando Polly gli è proprio accanto, anche in diagonale, e mai altrimenti.
       *[flees] L’abitudine di Uly: se Polly gli è proprio accanto e uno scambio può portarlo fuori dalla sua portata, lo fa. Altrimenti fa come gli pare.
    }
uly_polly-puzzle-why =
    { $objection ->
        [would-move] Scambio { $number }, { $a } con { $b }: da { $places } Uly si sarebbe spostato. Quindi non era lì.
        [would-stay] Scambio { $number }, { $a } con { $b }: in { $places } Uly sarebbe rimasto fermo. Quindi non era lì.
       *[would-flee] Scambio { $number }, { $a } con { $b }: da { $places } Uly sarebbe scappato lontano da Polly. Quindi non era lì.
    }
uly_polly-puzzle-answer = Ciò che è scoperto non è Uly. Resta solo { $place }: eccolo!

## La lezione

uly_polly-lesson-hides = Uly, il lupo, si nasconde sotto una delle tessere. Tu non vedi quale!
uly_polly-lesson-start = Tu guidi Polly. Mettila sulla tessera con l’anello blu.
uly_polly-lesson-swaps = Ora Uly scambia due tessere. Forse è sotto una di loro…
uly_polly-lesson-step = Polly fa un passo e gira quella tessera. Vai dove si è mosso qualcosa: sull’anello blu!
uly_polly-lesson-sheep = Solo una pecora. Ora Uly fa un altro scambio.
uly_polly-lesson-find = Quella tessera si è mossa due volte di fila! Chi altro avrebbe tanta fretta? Guarda sotto.
uly_polly-lesson-found = Hai trovato Uly! E ti guadagni un osso.
uly_polly-lesson-hide = Ora sei tu Uly. Nasconditi sotto la tessera con l’anello blu. Nessun altro lo saprà.
uly_polly-lesson-hidden = Nessuno ti vede. Ora Polly si prepara.
uly_polly-lesson-lure = Scambia due tessere vicine: scegli la prima, poi l’altra. Non dev’essere per forza la tua. Porta Polly lontano!
uly_polly-lesson-flee = Polly è proprio accanto a te! Scambia la tua tessera con una più lontana da lei.
uly_polly-lesson-bluff = Ora non puoi più scappare. Allora fai finta di essere altrove: scambia altre due tessere.
uly_polly-lesson-end = Tre pecore e niente Uly: l’hai fatta franca e hai vinto! In una partita vera servono otto pecore.
uly_polly-lesson-not-there = Non quella! Scegli la tessera con l’anello blu.
uly_polly-lesson-one-step = Polly fa un solo passo, su una tessera accanto. Scegli quella con l’anello blu.
uly_polly-lesson-both = Scambia le due tessere con l’anello blu: scegli la prima, poi l’altra.
uly_polly-terminal-lesson-start = Tu guidi Polly. Mettila sulla tessera { $place }.
uly_polly-terminal-lesson-step = Polly fa un passo e gira quella tessera. Vai dove si è mosso qualcosa: in { $place }!
uly_polly-terminal-lesson-hide = Ora sei tu Uly. Nasconditi sotto la tessera { $place }. Nessun altro lo saprà.
uly_polly-terminal-lesson-not-there = Non quella! Scegli la tessera { $place }.
uly_polly-terminal-lesson-one-step = Polly fa un solo passo, su una tessera accanto. Scegli { $place }.
uly_polly-terminal-lesson-both = Scambia queste due tessere: { $place }.

## Statistics

uly_polly-web-guesses-about = Conta ogni tessera che hai girato con Polly. La sua probabilità è quella di quando si rivede la partita: sui lupi suppone ciò che suppongono i bot.

## The trails in the terminal

uly_polly-terminal-notes = percorsi
uly_polly-terminal-trail = { $place }: viene da { $origin } ({ $path })
uly_polly-terminal-no-trails = In questo round nessuna tessera è ancora stata scambiata.
