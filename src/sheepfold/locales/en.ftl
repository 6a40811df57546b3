### The words of both games in English.

## Who and what

uly_polly-name = Uly & Polly
wooolf-name = Wooolf!!

player = Player { $seat }
player-you = { $name } (you)
names-and = { $others } and { $last }
names-and-i = { $others } and { $last }
wooolf-simulated = Player { $seat } (simulated)

uly_polly-wolf = wolf
uly_polly-dog = dog

wooolf-character-sheep = sheep
wooolf-character-dog = dog
wooolf-character-hunter = hunter
wooolf-character-boy = shepherd boy
wooolf-character-wolf = wolf

wooolf-aspect-sheep = sheep
wooolf-aspect-dog = dog
wooolf-aspect-hunter = hunter
wooolf-aspect-wolf = wolf
wooolf-aspect-unknown = ?

wooolf-question-whb = Are you a wolf, a hunter or the shepherd boy?
wooolf-question-shb = Are you a sheep, a hunter or the shepherd boy?
wooolf-question-dog = Does at least one of your cards show a dog?
wooolf-question-hunter = Does at least one of your cards show a hunter?
wooolf-question-sheep = Does at least one of your cards show a sheep?

## Parts of sentences

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
        [sheep] a sheep
        [dog] a dog
        [hunter] a hunter
        [boy] the shepherd boy
       *[wolf] a wolf
    }
wooolf-announces =
    { $announced ->
        [sheep] announces a sheep
        [dog] announces a dog
        [hunter] announces a hunter
        [wolf] announces a wolf
       *[unknown] says that there is no telling
    }
wooolf-announce =
    { $announced ->
        [sheep] announce a sheep
        [dog] announce a dog
        [hunter] announce a hunter
        [wolf] announce a wolf
       *[unknown] say that there is no telling
    }
wooolf-side-card =
    { $side ->
        [left] left card
       *[right] right card
    }

uly_polly-bones =
    { $count ->
        [one] { $count } bone
       *[other] { $count } bones
    }
wooolf-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
wooolf-errors =
    { $count ->
        [0] no error tokens
        [one] { $count } error token
       *[other] { $count } error tokens
    }

## What is to be done

uly_polly-todo-hide = It is { $who }'s turn to hide the wolf.
uly_polly-todo-hide-own = Your turn: hide the wolf under a tile of your choice.
uly_polly-todo-start = It is { $who }'s turn to put Polly on a tile.
uly_polly-todo-start-own = Your turn: put Polly on a tile of your choice.
uly_polly-todo-swap = It is { $who }'s turn to swap two tiles.
uly_polly-todo-swap-own = Your turn: swap two tiles that touch.
uly_polly-todo-step = It is { $who }'s turn to move Polly.
uly_polly-todo-step-own = Your turn: move Polly by one tile.
wooolf-todo-turns = It is { $who }'s turn to peek, to ask or to guess early.
wooolf-todo-turns-own = Your turn: peek, ask or, from your second turn on, guess early.
wooolf-todo-final = A final guess or an abstention is still to come from { $who }.
wooolf-todo-final-own = The turns are over: make your final guess, or abstain.

## How it ended

uly_polly-result =
    { $count ->
        [one] { $winners } wins with { $bones }.
       *[other] { $winners } share the win with { $bones } each.
    }
wooolf-result =
    { $count ->
        [one] { $winners } wins with { $points } and { $errors }.
       *[other] { $winners } share the win with { $points } and { $errors } each.
    }

## What happens in Uly & Polly

uly_polly-event-hidden = { $seat } has hidden the wolf and boasts that nobody will find it.
uly_polly-event-hidden-own = You have hidden the wolf on { $at }: nobody will ever find it!
uly_polly-event-hidden-open = { $seat } hides the wolf on { $at }.
uly_polly-event-proposed =
    { $at ->
        [none] { $seat } takes the proposal back.
       *[other] { $seat } proposes { $at } for Polly.
    }
uly_polly-event-started = { $seat } puts Polly on { $at } without turning the tile.
uly_polly-event-swapped = { $seat } swaps { $a } and { $b }.
uly_polly-event-stepped =
    { $turned ->
        [sheep] { $seat } moves Polly to { $to } and turns over a sheep.
        [wolf] { $seat } moves Polly to { $to } and turns over the wolf!
       *[nothing] { $seat } moves Polly to { $to }, where the tile is already face up.
    }
uly_polly-event-round_ended =
    { $round-how ->
        [found] The wolf is found on { $round-wolf }, and every dog player takes one bone.
        [escaped] The wolf has escaped: it was on { $round-wolf }, and { $round-wolf_seat } takes one bone.
       *[slipped-away] Polly has wandered about for too long: the wolf slips away from { $round-wolf }, and { $round-wolf_seat } takes one bone.
    }
uly_polly-event-game_ended =
    { $winners-count ->
        [one] The game is over, and { $winners } wins.
       *[other] The game is over, and { $winners } share the win.
    }

## What happens in Wooolf!!

wooolf-event-dealt = Round { $round } is dealt, and { $starter } starts.
wooolf-event-dealt-own-sheep = Round { $round } is dealt, { $starter } starts, and you are a sheep with the cards { $hands }.
wooolf-event-dealt-own-dog = Round { $round } is dealt, { $starter } starts, and you are a dog with the cards { $hands }.
wooolf-event-dealt-own-hunter = Round { $round } is dealt, { $starter } starts, and you are a hunter with the cards { $hands }.
wooolf-event-dealt-own-boy = Round { $round } is dealt, { $starter } starts, and you are the shepherd boy with the cards { $hands }.
wooolf-event-dealt-own-wolf = Round { $round } is dealt, { $starter } starts, and you are a wolf with the cards { $hands }.
wooolf-event-peeked = { $by } peeks at the { wooolf-side-card } of { $owner } and { wooolf-announces }.
wooolf-event-peeked-own = You peek at the { wooolf-side-card } of { $owner }, see { $card } and { wooolf-announce }.
wooolf-event-peeked-mine = { $by } peeks at your { wooolf-side-card }, which is { $which }, and { wooolf-announces }.
wooolf-event-peeked-open = { $by } peeks at the { wooolf-side-card } of { $owner }, sees { $card } and { wooolf-announces }.
wooolf-event-asked =
    { $yes ->
        [yes] { $by } asks { $to }, "{ wooolf-question }", and the answer is yes.
       *[no] { $by } asks { $to }, "{ wooolf-question }", and the answer is no.
    }
wooolf-event-guessed-early = { $by } guesses early.
wooolf-event-guessed-final = { $by } makes a final guess or abstains.
wooolf-event-guessed-own-early = You guess early: < points at { $guess-first }, << at { $guess-second }.
wooolf-event-guessed-own-final = You make your final guess: < points at { $guess-first }, << at { $guess-second }.
wooolf-event-guessed-own-abstained = You abstain.
wooolf-event-guessed-open-early = { $by } guesses early: < points at { $guess-first }, << at { $guess-second }.
wooolf-event-guessed-open-final = { $by } makes a final guess: < points at { $guess-first }, << at { $guess-second }.
wooolf-event-guessed-open-abstained = { $by } abstains.
wooolf-event-arranged =
    { $left ->
        [none] From now on your cards are shuffled before every peek.
       *[other] You lay { $left } on the left.
    }
wooolf-event-arranged-open =
    { $left ->
        [none] { $seat } has the cards shuffled before every peek again.
        [first] { $seat } lays the first card on the left.
       *[second] { $seat } lays the second card on the left.
    }
wooolf-event-turns_ended =
    { $why ->
        [guesses] That was the last early guess: all the others now make a final guess or abstain.
       *[limit] That was the last lap: everyone who has not guessed now makes a final guess or abstains.
    }
wooolf-event-revealed =
    { $round-right-count ->
        [0] The round is over, all cards are open, and nobody guessed right.
        [one] The round is over, all cards are open, and only { $round-right } guessed right.
       *[other] The round is over, all cards are open, and { $round-right } guessed right.
    }
wooolf-event-game_ended =
    { $winners-count ->
        [one] The game is over, and { $winners } wins.
       *[other] The game is over, and { $winners } share the win.
    }

## What a table may choose

uly_polly-option-first_wolf = First wolf
uly_polly-option-first_wolf-about = Who begins as the wolf; if you name nobody, it is drawn at random.
uly_polly-option-patience = Patience
uly_polly-option-patience-about = After this many moves in a row without a turned tile, the wolf slips away.
uly_polly-option-rows = Rows
uly_polly-option-rows-about = How many rows the tiles are laid in; the rulebook has 4.
uly_polly-option-columns = Columns
uly_polly-option-columns-about = How many tiles lie in each row; the rulebook has 4.
uly_polly-option-flips = Tiles to turn
uly_polly-option-flips-about = With this many tiles turned and no wolf among them, the wolf has escaped; the rulebook has 8.
wooolf-option-advanced = Advanced game
wooolf-option-advanced-about = Four trickier cards replace four others, and even the aspect can fool you.
wooolf-option-deck = Your own deck
wooolf-option-deck-about = Two cards per player (ten if you are 4) from the 16 of your game, with at least one wolf.
wooolf-option-round_limit = Round limit
wooolf-option-round_limit-about = After this many laps the turns end, and the final guesses begin.
option-no = no
option-no-limit = no limit
option-random = at random
option-yes = yes

## In the picture

round-of = Round { $round } of { $rounds }
uly_polly-turned = Tiles turned: { $turned } of { $flips }
uly_polly-idle =
    { $patience ->
        [none] Moves without a turned tile: { $idle }
       *[other] Moves without a turned tile: { $idle } of { $patience }
    }
uly_polly-legend = ░ face down · 1, 2, 3 … sheep, as turned · P Polly · U Uly, if you know
uly_polly-proposals = Proposals: { $proposals }
wooolf-laps =
    { $limit ->
        [none] Laps: { $lap }
       *[other] Laps: { $lap } of { $limit }
    }
wooolf-early = guessed early
wooolf-laid = has decided
wooolf-barred = may not guess early
wooolf-heading-points = Points
wooolf-heading-errors = Errors
wooolf-heading-questions = Questions
wooolf-tokens = Announced: { $tokens }
wooolf-token = { $clue } (by { $by })
wooolf-answer =
    { $answer ->
        [yes] { wooolf-question } Yes (by { $by })
       *[no] { wooolf-question } No (by { $by })
    }
wooolf-own = You are { wooolf-a-character }: { $cards }
wooolf-targets = Your targets: < { $first }, << { $second }
wooolf-own-questions = Your question cards:
wooolf-order =
    { $card ->
        [none] Your cards are shuffled before every peek.
       *[other] By your own hand, { $card } lies on the left.
    }
wooolf-own-guess = Your guess: { $guess }
wooolf-reveal = Round { $round }, all cards open:
wooolf-open-cards = All the cards:
wooolf-verdict =
    { $verdict ->
        [right-early] early, right
        [right-final] final, right
        [wrong-early] early, wrong
        [wrong-final] final, wrong
       *[abstained] abstained
    }
wooolf-bonus = bonus { $count }

## At the terminal

terminal-welcome = { $game } with { $seats } players. You are { $name }. Type ? to see what you can type.
terminal-prompt = Your move
terminal-help-uly_polly =
    You can type:
      hide c3      hide the wolf on c3
      start b2     put Polly on b2 without turning the tile
      b2-c3        swap the tiles on b2 and c3
      c3           move Polly to c3
      propose b2   propose b2 for Polly (propose none: take it back)
      rules        read the rules
      quit         leave the game
terminal-help-wooolf =
    You can type:
      peek 4 left  look at the left card of player 4 in secret (or: right)
      ask 2 dog    put your question card "dog" to player 2
      guess 3 0    guess: < on player 3, << on nobody (for the wolf: guess 3 x)
      abstain      make no final guess
      arrange 1    lay your first card on the left (or: 2; auto: shuffled)
      rules        read the rules
      quit         leave the game
terminal-possible = Possible now:
terminal-bye = Goodbye, and see you soon!

## Why something cannot be done

refused-abstain-later = You can abstain only when the turns are over.
refused-ask-oneself = You cannot ask yourself.
refused-ask-simulated = Player { $player } is simulated and cannot be asked.
refused-barred = Your red error token lets you make only a final guess in this round.
refused-board-size = There must be { $least } to { $most } rows and { $least } to { $most } columns.
refused-deal-cards = This deal does not match the cards in play.
refused-deal-missing = The cards have to be dealt here.
refused-deal-questions = This deal does not match the question cards.
refused-deck-cards = Your deck may only hold cards of your game, each at most as often as the game has it.
refused-deck-size = Your deck must have exactly { $cards } cards.
refused-deck-wolf = Your deck needs at least one wolf.
refused-dog-on-tile = Polly stands on { $place }, so that tile must stay where it is.
refused-dog-stays = Polly may not stay where she is.
refused-first-turn = You cannot guess early in your first turn of the round.
refused-first-wolf = The first wolf must be one of the players 1 to { $most }.
refused-flips = The number of tiles to turn must be from 1 to { $most }.
refused-game-over = The game is over.
refused-guess-laid = You have already guessed: that is final, and you have no more turns in this round.
refused-history-goes-on = Nothing can follow the end of a round in its history.
refused-no-deal-fits = No deal of the cards fits what was seen.
refused-no-place-for-the-wolf = The wolf could not have hidden anywhere.
refused-no-questions-fit = No deal of the question cards fits what was seen.
refused-no-such-player = There is no player { $player }.
refused-not-a-move = "{ $text }" is not a move.
refused-not-neighbours = { $a } and { $b } are not two tiles that touch.
refused-not-now = This is not the time for that move.
refused-not-seated = Only those who sit at the table can move.
refused-not-your-turn = It is not your turn but { $who }'s.
refused-nothing-drawn = Nothing is left to chance here.
refused-off-board = There is no place { $place }.
refused-options = These are not options of this game.
refused-own-cards = You can look at your own cards anyway: peek at somebody else's.
refused-patience = The patience must be from 1 to { $most } moves, or without limit.
refused-points-at-oneself = You cannot point at yourself.
refused-proposed-already = That would not change your proposal.
refused-question-not-held = You do not hold the card "{ wooolf-question }".
refused-round-limit = The round limit must be from 1 to { $most } laps, or none at all.
refused-seats = This game is for { $least } to { $most } players.
refused-second-missing = Only the wolf's << is on X: point yours at a player or at 0.
refused-shuffle = The cards cannot have been lying like that.
refused-starter = The round must be started by one of the players 1 to { $most }.
refused-starter-known = Who starts this round is not left to chance.
refused-too-far = Polly moves by one tile, and { $place } does not touch { $dog }.
refused-turns-over = The turns are over: now you can only guess or abstain.
refused-wolf-proposes = Proposing tiles is for Polly's team, not for the wolf.
refused-wolf-second = You are the wolf, so your << must be x.

## Records

record-secret =
    { $name ->
        [wolf] the wolf's place
        [guess] the guess
        [cards] the cards
        [left] how the cards lay at the peek
        [questions] the question cards
       *[other] { $name }
    }
refused-record-cut-short = The record breaks off after { $place } bytes.
refused-record-entry = Entry { $entry } of the record cannot be played ({ $rule }).
refused-record-draw-closed = The game is over, but the record keeps the seed of its draw secret.
refused-record-draw-early = The seed of the draw is open although the game is not over: the record was cut off or changed.
refused-record-draw-seal = The seed in the record is not the one that was sealed before the game.
refused-record-draw-seats = The draw of this record names a seat that does not exist, or one twice.
refused-record-drawn = In entry { $entry }, chance did not do what follows from the draw.
refused-record-fingerprint = The fingerprint in the record ({ $shown }) is not that of its moves ({ $found }).
refused-record-format = This is not a Sheepfold record.
refused-record-game = The record is of a game that is not known here: "{ $game }".
refused-record-move = Entry { $entry }: the rules do not allow seat { $seat } to play "{ $move }" here ({ $rule }).
refused-record-names = Every player needs a printable name of 1 to { $most } characters.
refused-record-no-deal = The record must begin with the deal, which has neither seat nor move.
refused-record-no-game = There is no game { $game }: the file has { $most }.
refused-record-no-move = Entry { $entry } of the record lacks the seat or the move.
refused-record-no-seat = There is no player { $seat }: the record has players 1 to { $most }.
refused-record-no-step = There is no entry { $step }: the record has entries 0 to { $most }.
refused-record-not-json = The record cannot be read: byte { $place } is not valid JSON.
refused-record-not-opened = In entry { $entry }, { record-secret } should have been opened by now.
refused-record-opened-early = In entry { $entry }, { record-secret } is open although it is still secret: the record was cut off or changed.
refused-record-options = The game cannot be played with the options of this record.
refused-record-result = The result in the record is not that of its moves.
refused-record-rules = The record follows version { $rules } of the rules; version { $known } is known here.
refused-record-seal-shape = A seal or salt of entry { $entry } is not 64 hexadecimal digits.
refused-record-seal-wrong = In entry { $entry }, the seal does not fit { record-secret }.
refused-record-seals = Entry { $entry } must have this many seals, and as many salts: { $seals }.
refused-record-shape = The record has something wrong at this place: { $place }.
refused-record-too-large = A record may be at most { $most } MB.
refused-record-twice = The record has a field twice: "{ $field }".
refused-record-version = The record has format version { $version }; version { $known } is known here.
serve-at = Sheepfold is at { $address }
serve-public = People find it at { $address }
serve-lan = On this network: { $address }
serve-plain = Over plain HTTP a phone can play, but neither install the page nor keep its screen on. --tls-cert and --tls-key change that, if you have a certificate.
verify-count = Records that are right: { $right } of { $count }.
verify-line =
    { $fingerprint ->
        [none] right, in an older format without a fingerprint
       *[other] right, with the fingerprint { $fingerprint }
    }
verify-moves =
    { $over ->
        [true] The { $entries } entries are legal by the rules, and the result is right.
       *[false] The { $entries } entries are legal by the rules. The game is not over, so there is no result yet.
    }
verify-seals =
    { $seals ->
        [0] There are no seals in this record.
       *[other]
            { $closed ->
                [0] All { $seals } seals match what they hide.
               *[other] { $open } seals match what they hide; { $closed } are still closed and prove nothing yet.
            }
    }
verify-unsealed = Not proved: how the cards lay at { $count } peeks. This record is of an older format, which did not seal that.
verify-draw =
    { $count ->
        [0] Every outcome of chance follows from a seed that was sealed before the game. No device added to it.
        [one] Nobody could choose: every outcome of chance follows from a seed that was sealed before the game and from what one device added.
       *[other] Nobody could choose: every outcome of chance follows from a seed that was sealed before the game and from what { $count } devices added.
    }
verify-draw-closed = The seed of the draw stays closed until the game is over, so nothing shows yet that no outcome of chance was chosen.
verify-program = The program drew by itself: this record does not show whether it was fair.
verify-fingerprint = Names, options and public moves are not sealed. Whether this is the game you played tells its fingerprint: { $fingerprint }
verify-old = Names, options and public moves are not sealed, and records of this older format have no fingerprint.

## The table

refused-already-seated = You already sit at this table; a bot's seat is for someone else.
refused-chair-empty = Nobody sits there.
refused-chair-taken = That place is taken.
refused-bot-not-offered = This server does not offer the bot "{ $bot }" at its tables.
refused-colour-taken = Someone else already has that colour.
refused-empty-text = There is nothing to read in that.
refused-free-text-off = At this table you talk with the phrases on offer.
refused-history-does-not-fit = The history does not lead to the position shown.
refused-nothing-to-do = Nobody is waiting for a move from this player.
refused-game-paused = The game is paused.
refused-no-such-chair = This table has no such place.
refused-no-takeback = There is no move of yours that can be taken back.
refused-not-an-order = That order leaves someone out.
refused-not-host = Only the host of the table can do that.
refused-not-in-lobby = That can only be done before the game.
refused-not-over = The game is not over yet.
refused-not-playing = No game is being played right now.
refused-drawing = The draw of this game is being made. Try again in a moment.
refused-no-draw = This device is not asked to add to a draw now.
refused-draw-sealed = This device has already sealed another number for this draw.
refused-draw-copied = Another device has sealed the same number.
refused-draw-not-sealed = Not every device has sealed its number yet.
refused-draw-other = That is not the number that this device has sealed.
refused-not-ready = Not everyone is ready yet.
refused-not-your-seat = Take a seat first.
refused-own-takeback = It is for the others to answer.
refused-seat-not-lent = Your seat is already yours.
refused-stale = The game has moved on; look at the table and choose again.
refused-enough-for-now = You have done a great deal besides playing. Play on, or try again in half a minute.
refused-long-round = This round has lasted very long, so every turn now takes a few seconds. Try again.
refused-table-full = There is no free place at this table.
refused-takeback-over = Nobody is asking to take a move back any more.
refused-token-used = This device already has a place with that secret.
refused-too-many-seated = More people sit here than that game takes.
refused-still-there = This person is connected; you can only make a new link for a seat whose device is gone.
refused-unknown-link = This link has been used already, or it does not exist.
refused-already-claiming = You are already waiting for a seat.
refused-may-come-back = Whoever sits there may still come back; wait until a bot plays for them.
refused-no-claim = You are not waiting for a seat.
refused-one-at-a-time = Somebody else is asking just now; wait for the answer.
refused-own-seat-only = In this round you can only go back to the seat you had.
refused-takeover-over = Nobody is asking to take over that seat any more.
refused-too-few-to-agree = For that, at least two others have to be here, each on a device of their own, and agree.
refused-was-removed = The host has asked you to leave this table.

## Commands

refused-no-such-game = There is no game "{ $text }" here, but there are: { $games }.
refused-not-a-number = { $option }: "{ $text }" is not a number from { $least } to { $most }.
refused-not-a-whole-number = { $option }: "{ $text }" is not a whole number from { $least } to { $most }.
refused-not-days = { $option }: "{ $text }" is neither a number of days from 1 to 100000 nor "forever".
refused-option-alone = { $option } does nothing without { $other }.
refused-options-together = { $option } and { $other } do not go together: leave one of them out.
refused-system = The system does not let this be done: { system-error }.
backup-done = The tables are copied to { $file }.
confirm-yes = y
refused-file-unwritable = The file { $file } cannot be written: { system-error }.
refused-no-home = There is no home folder here to keep tables in: name a folder with --data.
refused-nobody-to-ask = Nobody is here to be asked: say --yes to delete without a question, or --dry-run to look first.
refused-not-copied = The tables in { $folder } could not be copied to { $file }, which is not kept.
tables-deleted =
    { $count ->
        [0] No table was deleted.
        [one] { $count } table was deleted.
       *[other] { $count } tables were deleted.
    }
tables-line = entries: { $entries }, the last on { $last }
tables-sure =
    { $count ->
        [one] Delete this table? That cannot be undone. [y/N]
       *[other] Delete these { $count } tables? That cannot be undone. [y/N]
    }
tables-would-be-deleted =
    { $count ->
        [0] No table would be deleted.
        [one] { $count } table would be deleted.
       *[other] { $count } tables would be deleted.
    }
arena-levels = Levels, weakest first: { $bots }
arena-opponents = Opponents to measure with: { $bots }
arena-plug-ins = From other packages: { $bots }
arena-games = { $game }, { $players } players: { $games } games, seed { $seed }, { $moves } moves a game
arena-rounds =
    { $patience ->
        [none] Uly & Polly, no end of patience: { $rounds } single rounds, seed { $seed }
       *[other] Uly & Polly, patience { $patience }: { $rounds } single rounds, seed { $seed }
    }
arena-rounds-found = { $dog } (dog) finds { $wolf } (wolf) in { $share } of them ({ $low } to { $high }); the wolf slipped away in { $slipped }
arena-stopped = Stopped before all { $games } were played: this is what was played until then.
lab-errors = errors
lab-interval = 99 percent
lab-points = points
lab-rating = rating
lab-seat = seat
lab-wins = wins
refused-no-cluster = No Dask cluster answers at { $address }.
refused-no-such-bot = No bot is called "{ $text }" here; there are: { $bots }.
refused-no-such-plug-in =
    { $count ->
        [0] No bot of another package is called "{ $text }".
       *[other] No bot of another package is called "{ $text }"; there are: { $bots }.
    }
refused-not-installed = This needs { $package }, which is not installed: pip install 'sheepfold[{ $extra }]'
refused-plot-ending = A plot ends in one of { $endings }, not as "{ $file }" does.
refused-rounds-game = Single rounds are of Uly & Polly only.
refused-rounds-players = Single rounds are between a dog and a wolf: leave out --players.
refused-rounds-two-names = Single rounds need two names: a dog, then a wolf.
refused-too-many-bots = { $bots } bots are too many for { $players } players.
simulate-games = { $game }, { $players } players: { $games } random games, seed { $seed }
simulate-moves = moves a game: { $mean } ({ $fewest } to { $most }), rounds: { $rounds }
refused-too-many-names = There are { $names } names but only { $most } at this device: --hot-seat says how many share it.
system-error =
    { $error ->
        [ENOENT] there is no such file or folder
        [EACCES] that is not allowed
        [EPERM] that is not allowed
        [EISDIR] it is a folder
        [ENOTDIR] part of the path is not a folder
        [EEXIST] a file of that name is in the way
        [ENOSPC] there is no space left
        [EROFS] it can be read only
        [EIO] the disk does not work as it should
        [EBUSY] another program is using it
       *[other] the system says { $error }
    }

## The server

refused-bad-certificate = HTTPS cannot be served with { $file }: it is no certificate, or the key does not fit, or it has a password.
refused-data-folder = Tables cannot be kept in { $folder }: { system-error }.
refused-data-taken = Another server already keeps its tables in { $folder }. End that one first, or give this one a folder of its own with --data.
refused-file-unreadable = The file { $file } cannot be read: { system-error }.
refused-no-such-address = This machine has no address "{ $host }" to listen on.
refused-port-not-allowed = Port { $port } needs more rights: take one from 1024 on, such as sheepfold serve --port 8000.
refused-port-taken = Something else already listens on port { $port }. This one is free: sheepfold serve --port { $free }
refused-bad-data = The tables in { $folder } cannot be read.
refused-newer-data = A newer release of Sheepfold wrote the tables in { $folder }; they are left as they are. Please update Sheepfold.
refused-file-exists = The file { $file } exists already and is left as it is.
refused-no-data = No tables are kept in { $folder }.
refused-cannot-write = The server cannot save right now, so nothing was done. Please try again.
refused-no-hello = The server did not understand who is there.
refused-no-spectators = This table is played without spectators.
refused-no-such-table = There is no table { $code }.
refused-no-table = Check the code of the table.
refused-not-a-message = The server did not understand that.
refused-other-version = This page is out of date; load it again.
refused-server-closing = The server is being restarted; the game goes on in a moment.
refused-server-full = This server has no space for more tables. Games that have begun go on.
refused-table-crowded = Too many devices are looking at this table.
refused-table-damaged = Table { $code } cannot be read: what the server has kept of it is damaged.
refused-table-deleted = This table was deleted.
refused-too-fast = That was too much at once; wait a moment.
refused-server-busy = The server has too much to look up right now. Please try again in a moment.
refused-too-large = That is too long.
refused-unknown-rules = Table { $code } is played by rules that this server does not know.
refused-too-many-refusals = Too many requests from here could not be carried out.
refused-unknown-limit = There is no limit "{ $name }"; there are { $names }.
refused-bad-limit = The limit { $name } cannot be "{ $value }"; usually it is { $usual }.
refused-bad-public-url = "{ $text }" cannot be the public address; give one like https://club.example/games/.
refused-bad-proxy = "{ $text }" is not an IP address, so it cannot be the trusted proxy.
refused-other-host = This server is not called "{ $host }". Open it by its own address; whoever runs it gives it a name with --public-url.
refused-other-origin = This was asked by a page of another site. Open this server by its own address; whoever runs it gives it a name with --public-url.
refused-not-json = The server takes only JSON here (content type application/json).

## The terminal client

refused-hot-seat = More people share this device than the { $most } who play.
refused-game-taken = This game is being played in another window.
refused-game-unreadable = The game in { $file } cannot be read.
refused-other-game = This game has no option "{ $option }".
refused-no-server = No server answers at { $server }.
refused-no-terminal = Playing needs a terminal.
refused-dumb-terminal = Playing needs a full-screen terminal, and TERM={ $term } is none.
refused-no-unicode = Playing needs a terminal that shows UTF-8. If yours does, say so with LC_ALL=C.UTF-8.
refused-not-an-address = "{ $text }" is not the address of a table.

chair-away = away
chair-away-until = away, back in { $left }
player-bot = Bot { $chair }
table-connecting = Looking for the table { $address } …
draw-wrong-missing = The draw was made without this device: it did not answer in time.
draw-wrong-changed = Careful: after this device had shown its number, the draw was changed. Something is broken, or somebody has cheated.
terminal-fingerprint = The fingerprint of this game, alike for all who played: { $fingerprint }
terminal-invite = Others open { $address } or type: sheepfold play --join { $address }
table-leave = Leave the table? A bot will look after your seat.
chair-lent = a bot plays
terminal-menu = What would you like to play?
terminal-menu-begun = There is a game that you have not finished.
terminal-menu-bots = bots: { $level }
terminal-menu-code = The code or the address of the table
terminal-menu-finished = Finished games: { $count }
terminal-menu-go-on = Continue
terminal-menu-join = Join a table by its code
terminal-menu-new = New game
terminal-menu-players = { $count } players
terminal-menu-remove = Throw this game away? Press d again.
terminal-menu-unreadable = These games cannot be read: { $files }
terminal-no-entry = { $address } answers, but does not let anyone in ({ $answer }). Trying again …
terminal-not-kept = This game cannot be kept for later: { $folder } cannot be written.
terminal-own-lent = A bot is looking after your seat. Press k to take it back.
claim-waiting = You will play for { $who } from the next round on. Until then that hand stays secret.
claim-asked = The others are being asked.
claim-by-link = A new device for { $name }
terminal-seat-not-kept = Your seat could not be kept for later: { $file } cannot be written.
table-paused = The game is paused.
table-reconnecting = reconnecting…
terminal-saved = The game is saved: { $file }
terminal-stop = Leave the game? It will not be kept.
terminal-stop-kept = Leave the game? It is kept: with "sheepfold play" you continue it.
table-title = Table { $code }
terminal-too-small = Window too small: it needs { $columns }×{ $rows }
terminal-general-round = Round { $round }
terminal-general-score = Score
terminal-general-todo = It is { $who }'s turn.
terminal-general-todo-own = It is your turn.
terminal-general-result =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
terminal-no-rules = This game comes without a rules page.
terminal-keys-general =
    On the board:
      arrows         go to a move
      Enter, click   make it

uly_polly-signs =
    On the meadow:
      dark tile      face down          light tile     a sheep, the n-th turned
      Polly, P       the dog            Uly, U         the wolf, if you know
      bright frame   can be chosen      ?2             proposed by player 2
wooolf-signs =
    Beside a name:
      ★2             points             ✗1             error tokens
      ?2             question cards     sheep·4        announced by player 4
terminal-keys =
    Keys:
      / or Tab       type a move, and back to the board
      Enter, Esc     choose or confirm; think again
      PgUp, PgDn     read what has happened
      u              take the last move back, or ask to (y, n: answer)
      p              pause the game, or go on (host)
      k              take your seat back from a bot
      t              table talk
      s              save the game, once it is over
      ?, F2, q       this page; the rules; leave (or Ctrl-C)
terminal-keys-uly_polly =
    On the meadow:
      arrows, click  go to a tile
      Enter, click   choose it; to swap, choose two tiles one after the other;
                     when it is not your turn, propose it to Polly's team
terminal-keys-wooolf =
    In the circle:
      arrows, 1-8    go to a player, or click on one
      l, r           peek at that player's left or right card
      a, b           put your first or second question card to that player
      g              guess: choose whom < and << point at (0: nobody)
      x              abstain, when the turns are over
      o              lay your own cards: shuffled, first left, second left
      v              see the cards of the last round again

curtain = Please pass the device to { $name }.

sure-turn = Turn over the tile on { $place }? That cannot be undone: press Enter again.
sure-peek = Peek at the { wooolf-side-card } of { $whom }? That cannot be undone: press Enter again.
sure-ask = Ask { $whom }, "{ wooolf-question }"? That cannot be undone: press Enter again.
sure-guess = Guess < { $first } and << { $second }? That cannot be undone: press Enter again.
sure-abstain = Abstain? That cannot be undone: press Enter again.
hint-choose = First choose what to do to this player: the keys are below.
hint-point = Whom does { $pointer } point at ({ $target })? Choose a player, or 0 for nobody.

offer-abstain = abstain
offer-allow = allow it
offer-arrange = lay own cards
offer-ask = ask: { $about }
offer-back = back
offer-bot = add a bot
offer-cancel = no
offer-choose = choose
offer-close = close
offer-close-chair = close the place
offer-curtain = I am ready
offer-fewer = fewer players
offer-guess = guess
offer-help = help
offer-hide = hide
offer-host = make host
offer-leave = leave
offer-level = other level
offer-lobby = lobby
offer-more = more players
offer-nobody = nobody
offer-not-ready = not ready
offer-open-chair = open the place
offer-options = how you play
offer-other = other choice
offer-pass = pass the device to { $name }
offer-pause = pause
offer-peek-left = peek left
offer-peek-right = peek right
offer-point = this player
offer-quit = quit
offer-ready = ready
offer-reclaim = take seat back
offer-refuse = refuse it
offer-rematch = rematch
offer-remove = remove
offer-resume = go on
offer-reveal = last round
offer-rules = rules
offer-save = save the game
offer-start = start
offer-stay = stay
offer-sure = yes
offer-takeback = take back
offer-takeover = ask to play now
offer-drop-claim = never mind
offer-talk = talk
offer-type = type a move
offer-up = move up

chair-closed = closed
chair-host = host
chair-open = free
chair-ready = ready
chair-wins = wins: { $wins }
level-lamb = Lamb (very easy)
level-sheep = Sheep (easy)
level-fox = Fox (hard)
level-owl = Owl (very hard)

# Table talk

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-your-turn = Your turn!
phrase-one-moment = One moment, please.
phrase-back-soon = Back soon!
phrase-oops = Oops!
phrase-aha = Aha!
phrase-not-me = It wasn't me!
phrase-yes = Yes
phrase-no = No
phrase-laugh = Ha ha!
phrase-wow = Wow!
phrase-again = Once more?
phrase-goodbye = Goodbye!

# News of the table

news-configured = The host has changed how this table plays.
news-sat = { $who } sits down.
news-introduced = { $who } has a new name or colour.
news-bot_sat = { $who } takes a seat.
news-stood = { $who } leaves the table.
news-chair_set =
    { $yes ->
        [yes] A place is opened.
       *[no] A place is closed.
    }
news-readied =
    { $yes ->
        [yes] { $who } is ready.
       *[no] { $who } is not ready any more.
    }
news-ordered = The places have a new order.
news-host_changed =
    { $who ->
        [nobody] The table has no host.
       *[other] { $who } is the host now.
    }
news-draw_begun = The draw begins: every device adds a secret number.
news-draw_missed = { $who }'s device did not answer in time; the draw begins anew without it.
news-started = The game begins.
news-takeback_asked = { $who } would like to take the last move back.
news-takeback_answered =
    { $yes ->
        [yes] { $who } agrees to take the move back.
       *[no] { $who } does not want the move taken back.
    }
news-taken_back = { $who } takes the last move back.
news-went_away = { $who } has lost the connection.
news-came_back = { $who } is back.
news-lent = A bot looks after { $who }'s seat.
news-paused =
    { $yes ->
        [yes] The game is paused.
       *[no] The game goes on.
    }
news-back_to_lobby = Everyone is back in the lobby.
news-link_made = { $who }'s seat can move to another device.
news-seat_moved = { $who } plays on another device now.
news-claimed = { $name } will play for { $who } from the next round on.
news-claim_dropped = { $name } no longer waits for { $who }'s seat.
news-takeover_asked = { $name } would like to play for { $who } at once, and would then see that hand. Everyone has to agree.
news-takeover_answered =
    { $yes ->
        [yes] { $who } agrees.
       *[no] { $who } does not agree.
    }
news-taken_over = { $name } takes over the seat and plays on.

# Why a bot moved as it did

why-hid = I hid the wolf at random: before the first swap, no tile is better than another.
why-start-proposed = I went along with the others: they had proposed no tile more often than { $place }.
why-start-open = I chose at random among the tiles with the most neighbours: from { $place }, Polly can step to { $count } tiles.
why-step-random = I moved Polly at random.
why-turned-any =
    { $count ->
        [one] Only one face-down tile was in reach, so I turned it.
       *[other] { $count } face-down tiles were in reach. To me they are all alike, so I turned one at random.
    }
why-walked-nearest = No face-down tile was in reach. This step took Polly nearer to the nearest one.
why-turned = I put the chance that the wolf was on { $place } at { $percent } percent.
why-likeliest =
    { $reach ->
        [under] I held no tile likelier than { $place }, at { $percent } percent, but Polly was standing on it and may not stay.
        [near] I held no tile likelier than { $place }, at { $percent } percent, and it was in reach.
       *[far] I held no tile likelier than { $place }, at { $percent } percent, but it was out of reach.
    }
why-walked = The tile on { $place } was already face up, so this step turned nothing.
why-nearer = This step took Polly nearer to { $place }: I held no tile likelier, at { $percent } percent.
why-expects-flight = I expect a wolf in Polly's reach to run away whenever it can.
why-expects-any = I did not know what kind of wolf this was, so I reckoned with several.
why-step-best = Looking two steps ahead, no other step promised more.
why-step-good = Another step promised somewhat more, but I do not always take the best one: that way the wolf cannot read my mind.
why-swap-random = I swapped two tiles at random.
why-came-near = I toss a coin: either I take the wolf next to Polly, or I swap two tiles at random. This swap took it next to Polly, to { $place }.
why-stayed-near = I toss a coin: either I leave the wolf next to Polly, or I swap two tiles at random. This swap left it where it was, on { $place }.
why-fled = Polly could have found the wolf with the next step. So I took it out of reach, to { $place }.
why-swap-safe = Polly could not reach the wolf with one step, so I swapped two tiles at random.
why-swap-stuck = Polly could have found the wolf with the next step, but no swap would have taken it out of reach. So I swapped two tiles at random.
why-swap-under = The wolf was under Polly and could not be moved, so I swapped two tiles at random.
why-swap-alike = To my plan all swaps were alike, so I swapped two tiles at random.
why-walled =
    { $count ->
        [0] I try to wall Polly in, wherever the wolf is. No other swap would have left less to turn, here and one step on: next to Polly there was now no face-down tile.
        [one] I try to wall Polly in, wherever the wolf is. No other swap would have left less to turn, here and one step on: next to Polly there was now only one face-down tile.
       *[other] I try to wall Polly in, wherever the wolf is. No other swap would have left less to turn, here and one step on: next to Polly there were now { $count } face-down tiles.
    }
why-prepared = Polly could turn only two more tiles. I looked for the swap after which the second of them would help Polly least, wherever the wolf was.
why-gathered = Polly could turn only one more tile, and the wolf was in reach. So I took it out of reach, to { $place }: from there I could keep Polly away from it to the end.
why-bluffed = Polly could turn only one more tile. I took the tile that lay on { $place } out of reach, as I would have done with the wolf. So this swap did not give the wolf away.
why-guarded = I kept Polly away from { $place }: there lay the tile that I had taken out of reach. I would have done so with or without the wolf.
why-guess-random = I guessed at random.
why-abstain-random = I left it to chance whether to guess, and chance said no.
why-asked-random = I left it to chance which of my questions to ask, and whom.
why-peeked-few = I peeked at random where there were few tokens. Tokens in front of player { $player }: { $count }; fewest in front of any of the others: { $fewest }.
why-counted =
    { $player ->
        [0] I supposed that nobody was { wooolf-a-character }: I had no better clue.
       *[other] I counted the clues that player { $player } was { wooolf-a-character }, less those against it: { $count }.
    }
why-counted-enough = For each target I wanted at least { $enough }, so I guessed.
why-counted-few = Clues that I wanted for each target: at least { $enough }. My best guess had { $count } for one of them.
why-first-turn = In my first turn of the round I was not allowed to guess.
why-barred = My red error token did not let me guess early.
why-guess-right = I put the chance that this guess was right at { $percent } percent.
why-plays =
    { $player ->
        [0] I put the chance that nobody was { wooolf-a-character } at { $percent } percent.
       *[other] I put the chance that player { $player } was { wooolf-a-character } at { $percent } percent.
    }
why-sure-enough = Here { $enough } percent was enough for me.
why-late = After { $count } turns I guess, however unsure I am.
why-best-guess = I put the chance that my best guess was right at { $percent } percent.
why-read-choices = I also looked at what the others chose to do. By what was said and seen alone, it would have been { $known } percent.
why-not-sure = That was too little for me: here I wanted at least { $enough } percent.
why-almost-sure = That was just short of the { $enough } percent that I wanted here.
why-learns-most = Of all that I could ask or peek at, I expected nothing to help my guess more.
why-learns-priced = Of all that I could ask or peek at, nothing promised more. I also took into account that everyone hears an answer.
why-may-fool = I was the shepherd boy, and I hoped that my wolf token would fool a dog or a hunter.
refused-log-address = --log: "{ $text }" is no address of a NATS cluster. Write, for instance, nats://host:4222.
refused-log-missing = For tables in NATS a package is missing: pip install "sheepfold[nats]".
refused-log-unreachable = There is no NATS at { $address }, or nobody can get there.
refused-log-denied = NATS at { $address } does not let this server in: check the name and the password.
refused-log-outdated = NATS at { $address } is version { $found }, but { $needed } or later is needed.
refused-log-no-jetstream = NATS at { $address } keeps nothing: switch JetStream on there.
refused-log-replicas = At { $address } there are too few NATS servers to keep everything { $count } times.
refused-log-silent = NATS at { $address } takes nothing at the moment: its disk may be full, or too few of its servers run.
refused-log-failed = The tables at { $address } cannot be used: { $error }.
refused-migrate-same = The tables are at { $place } already.
refused-migrate-other = Another table { $code } is at { $place } already. Delete one of the two first.
migrate-done =
    { $count ->
        [0] There was no table to copy to { $place }.
        [one] { $count } table was copied to { $place }.
       *[other] { $count } tables were copied to { $place }.
    }
archive-sure =
    { $count ->
        [one] Write the games of this table down as records, and delete the table? [y/N]
       *[other] Write the games of these { $count } tables down as records, and delete the tables? [y/N]
    }
archive-would-be-done =
    { $count ->
        [0] No table would be archived.
        [one] { $count } table would be archived.
       *[other] { $count } tables would be archived.
    }
archive-done =
    { $count ->
        [0] No table was archived.
        [one] { $count } table was archived in { $folder }.
       *[other] { $count } tables were archived in { $folder }.
    }
