### What all games share, in English.

## Who and what

player = Player { $seat }
player-you = { $name } (you)
names-and = { $others } and { $last }
names-and-i = { $others } and { $last }

## What a table may choose

option-no = no
option-no-limit = no limit
option-random = at random
option-yes = yes
setting-notes = Notes
setting-notes-about = The page may write down what your seat has seen: no more than you could keep on paper.
setting-advice = Advice
setting-advice-about = Players can ask for hints, for chances, and for what the owl would do. It’s all worked out from what their own seat knows.
setting-when-always = always
setting-when-bots = against bots
setting-when-never = never

## In the picture

round-of = Round { $round } of { $rounds }

## Advice

advice-hint = Hint
advice-bot = What would the owl do?
advice-chances = Chances
advice-later = You’ll get a hint when it’s your turn.

## At the terminal

terminal-welcome = { $game } with { $seats } players. You’re { $name }. Type ? to see what you can type.
terminal-prompt = Your move
terminal-possible = Possible now:
terminal-bye = Bye, see you soon!

## Why something cannot be done

refused-game-over = The game is over.
refused-history-goes-on = Nothing can follow the end of a round in its history.
refused-no-such-player = There’s no player { $player }.
refused-not-a-move = “{ $text }” isn’t a move.
refused-not-now = You can’t make that move now.
refused-not-seated = Only people at the table can move.
refused-not-your-turn = It’s not your turn, it’s { $who }’s.
refused-nothing-drawn = Nothing is left to chance here.
refused-options = This game doesn’t have these options.
refused-seats = This game is for { $least } to { $most } players.
refused-starter = One of the players 1 to { $most } has to start the round.
refused-starter-known = Who starts this round isn’t left to chance.

## Records

refused-record-cut-short = The record breaks off after { $place } bytes.
refused-record-entry = Entry { $entry } of the record can’t be played ({ $rule }).
refused-record-draw-closed = The game is over, but the record keeps the seed of its draw secret.
refused-record-draw-early = The seed of the draw is open although the game isn’t over: the record was cut off or changed.
refused-record-draw-seal = The seed in the record isn’t the one that was sealed before the game.
refused-record-draw-seats = The draw of this record names a seat that doesn’t exist, or one twice.
refused-record-drawn = In entry { $entry }, chance didn’t do what follows from the draw.
refused-record-fingerprint = The fingerprint in the record ({ $shown }) isn’t that of its moves ({ $found }).
refused-record-format = This isn’t a Sheepfold record.
refused-record-game = The record is of a game that nobody knows here: “{ $game }”.
refused-record-move = Entry { $entry }: the rules don’t allow seat { $seat } to play “{ $move }” here ({ $rule }).
refused-record-names = Every player needs a printable name of 1 to { $most } characters.
refused-record-no-deal = The record must begin with the deal, which has neither seat nor move.
refused-record-no-game = There’s no game { $game }: the file has { $most }.
refused-record-no-move = Entry { $entry } of the record lacks the seat or the move.
refused-record-no-seat = There’s no player { $seat }: the record has players 1 to { $most }.
refused-record-no-step = There’s no entry { $step }: the record has entries 0 to { $most }.
refused-record-not-json = The record can’t be read: byte { $place } isn’t valid JSON.
refused-record-not-opened = In entry { $entry }, a seal should be open by now: { $secret }.
refused-record-not-over = The game wasn’t over when this was saved, so it isn’t a record yet. Save it again when the game is over.
refused-record-opened-early = In entry { $entry }, a seal is open that should still be closed: { $secret }. The record was cut off or changed.
refused-record-options = The game can’t be played with the options of this record.
refused-record-result = The result in the record isn’t that of its moves.
refused-record-rules = The record follows version { $rules } of the rules; version { $known } is known here.
refused-record-seal-shape = A seal or salt of entry { $entry } isn’t 64 hexadecimal digits.
refused-record-seal-wrong = In entry { $entry }, the seal doesn’t fit { $secret }.
refused-record-seals = Entry { $entry } must have this many seals, and as many salts: { $seals }.
refused-record-shape = The record has something wrong at this place: { $place }.
refused-record-too-large = A record may be at most { $most } MB.
refused-record-too-long = This game is too long to be looked back on here.
refused-record-twice = The record has a field twice: “{ $field }”.
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
lookback-none = Nothing in this game stands out.
verify-moves =
    { $over ->
        [true] The { $entries } entries are legal by the rules, and the result is right.
       *[false] The { $entries } entries are legal by the rules. The game isn’t over, so there’s no result yet.
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
verify-draw =
    { $count ->
        [0] Every outcome of chance follows from the seed in this record. No device added to it, so whoever made the seed could choose.
        [one] Every outcome of chance follows from the seed and the number of one device, as they are in this record. If the fingerprint is the one that the players saw, nobody could choose.
       *[other] Every outcome of chance follows from the seed and the numbers of { $count } devices, as they are in this record. If the fingerprint is the one that the players saw, nobody could choose.
    }
verify-draw-closed = The seed of the draw stays closed until the game is over, so nothing shows yet that no outcome of chance was chosen.
verify-program = The program drew by itself: this record doesn’t show whether it was fair.
verify-fingerprint = Names, options and public moves aren’t sealed. The fingerprint tells whether this is the game that was played: { $fingerprint }
verify-old = Names, options and public moves aren’t sealed, and records of this older format have no fingerprint.

## The table

refused-already-seated = You already sit at this table. A bot’s seat is for someone else.
refused-chair-empty = Nobody sits there.
refused-chair-taken = That seat is taken.
refused-bot-not-offered = This server doesn’t offer the bot “{ $bot }” at its tables.
refused-colour-taken = Someone else already has that colour.
refused-empty-text = There’s nothing to read in there.
refused-free-text-off = There’s no free chat at this table: pick one of the phrases.
refused-history-does-not-fit = The history doesn’t lead to the position shown.
refused-nothing-to-do = Nobody is waiting for a move from this player.
refused-game-paused = The game is paused.
refused-no-such-chair = This table has no such seat.
refused-no-takeback = You have no move to take back.
refused-not-an-order = That order leaves someone out.
refused-not-host = Only the host can do that.
refused-not-in-lobby = You can only do that before the game.
refused-advice-not-allowed = At this table you play without advice.
refused-advice-not-playing = Advice is given only while a game is being played.
refused-no-advice = There’s no advice for this game.
refused-not-over = The game isn’t over yet.
refused-not-playing = Nobody is playing right now.
refused-drawing = We’re still drawing lots for this game. Try again in a moment.
refused-no-draw = This device isn’t asked to add to a draw now.
refused-draw-sealed = This device has already sealed another number for this draw.
refused-draw-copied = Another device has sealed the same number.
refused-draw-not-sealed = Not every device has sealed its number yet.
refused-draw-other = That isn’t the number that this device has sealed.
refused-not-ready = Not everyone is ready yet.
refused-not-your-seat = Sit down first.
refused-own-takeback = That’s for the others to answer.
refused-seat-not-lent = Your seat is already yours.
refused-stale = The game has moved on. Look at the table and choose again.
refused-enough-for-now = You’ve done a great deal besides playing. Play on, or try again in half a minute.
refused-long-round = This round is taking very long, so every turn now takes a few seconds. Try again.
refused-table-full = There’s no free seat at this table.
refused-takeback-over = Nobody is asking to take a move back any more.
refused-token-used = This device already has a place with that secret.
refused-too-many-seated = There are more people here than can play that game.
refused-still-there = This person is still connected. You can only make a new link for someone whose device is gone.
refused-unknown-link = This link has already been used, or it doesn’t exist.
refused-already-claiming = You’re already waiting for a seat.
refused-may-come-back = They may still come back. Wait a little longer.
refused-no-claim = You’re not waiting for a seat.
refused-one-at-a-time = Somebody else is asking right now. Wait for the answer.
refused-own-seat-only = In this round you can only go back to the seat you had.
refused-somebody-removed = Somebody was asked to leave in this round, so nobody takes over a seat before the next one.
refused-takeover-over = Nobody is asking to take over that seat any more.
refused-too-few-to-agree = At least two others have to agree, on devices that they haven’t shared with anyone at this table.
refused-was-removed = The host has asked you to leave this table.

## Commands

refused-no-puzzles = There are puzzles of { $games } only.
refused-no-lesson = There are lessons of { $games } only.
refused-no-such-game = There’s no game “{ $text }” here, but there are: { $games }.
refused-no-such-language = There’s no language “{ $text }” here, but there are: { $languages }.
refused-not-a-date = { $option }: “{ $text }” isn’t a date like 2026-12-24.
refused-not-a-number = { $option }: “{ $text }” isn’t a number from { $least } to { $most }.
refused-not-a-whole-number = { $option }: “{ $text }” isn’t a whole number from { $least } to { $most }.
refused-not-days = { $option }: “{ $text }” is neither a number of days from 1 to 100000 nor “forever”.
refused-option-alone = { $option } does nothing without { $other }.
refused-options-together = { $option } and { $other } don’t go together: leave one of them out.
refused-system = The system doesn’t allow that: { system-error }.
backup-done = The tables are copied to { $file }.
confirm-yes = y
refused-file-unwritable = The file { $file } can’t be written: { system-error }.
refused-no-home = There’s no home folder here to keep tables in: name a folder with --data.
refused-nobody-to-ask = There’s nobody here to ask: say --yes to delete without a question, or --dry-run to look first.
refused-not-copied = The tables in { $folder } couldn’t be copied to { $file }, which isn’t kept.
tables-deleted =
    { $count ->
        [0] No table was deleted.
        [one] { $count } table was deleted.
       *[other] { $count } tables were deleted.
    }
tables-line = entries: { $entries }, the last on { $last }
tables-sure =
    { $count ->
        [one] Delete this table? You can’t take that back. [y/N]
       *[other] Delete these { $count } tables? You can’t take that back. [y/N]
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
arena-paired =
    { $game }, { $players } players: { $games } games, each played twice on the same deals, seed { $seed }
    { $bot } wins { $share } of them, { $other } in its place { $instead }: a difference of { $difference } ({ $low } to { $high })
arena-stopped = Stopped before all { $games } were played: this is what was played until then.
solve-proved = Proved: the dog wins with a probability of at least { $value } ({ $vectors } vectors, { $steps } mixtures checked).
solve-proved-most = Proved: the dog wins with a probability of at most { $value } ({ $lots } lots, { $covers } covers checked).
lab-errors = errors
lab-interval = 99 percent
lab-points = points
lab-rating = rating
lab-seat = seat
lab-wins = wins
refused-exploit-game = Only bots of { $games } can be exploited.
refused-no-cluster = No Dask cluster answers at { $address }.
refused-no-such-bot = No bot is called “{ $text }” here; there are: { $bots }.
refused-no-such-function = “{ $text }” isn’t a bot: write it as module:function, with a module that Python finds here.
refused-no-such-plug-in =
    { $count ->
        [0] No bot of another package is called “{ $text }”.
       *[other] No bot of another package is called “{ $text }”; there are: { $bots }.
    }
refused-not-installed = This needs { $package }, which isn’t installed: pip install 'sheepfold[{ $extra }]'
refused-plot-ending = A plot ends in one of { $endings }, not as “{ $file }” does.
refused-rounds-game = Single rounds are of { $games } only.
refused-solve-too-large = A board with more than { $most } places, or one where patience never ends, can’t be solved.
refused-solve-bad-file = { $file } is damaged, or it isn’t a solution or a checkpoint of this board.
refused-solve-not-proved = { $file } claims more than can be proved: { $why }.
refused-too-many-bots = { $bots } bots are too many for { $players } players.
simulate-games = { $game }, { $players } players: { $games } random games, seed { $seed }
simulate-moves = moves a game: { $mean } ({ $fewest } to { $most }), rounds: { $rounds }
refused-too-many-names = There are { $names } names but only { $most } at this device: --hot-seat says how many share it.
system-error =
    { $error ->
        [ENOENT] there’s no such file or folder
        [EACCES] that isn’t allowed
        [EPERM] that isn’t allowed
        [EISDIR] it’s a folder
        [ENOTDIR] part of the path isn’t a folder
        [EEXIST] a file of that name is in the way
        [ENOSPC] there’s no space left
        [EROFS] it can be read only
        [EIO] the disk doesn’t work as it should
        [EBUSY] another program is using it
       *[other] the system says { $error }
    }

## The server

refused-bad-certificate = HTTPS can’t be served with { $file }: it’s no certificate, or the key doesn’t fit, or it has a password.
refused-data-folder = Tables can’t be kept in { $folder }: { system-error }.
refused-data-taken = Another server already keeps its tables in { $folder }. End that one first, or give this one a folder of its own with --data.
refused-data-in-nats = The tables in { $folder } are kept by NATS since a server ran there with --workers. Start this one with --workers too.
refused-data-twice = The folder { $folder } has a sheepfold.db, but its tables are already kept by NATS. To restore a backup, move nats and all nats.* out of the folder first. Otherwise take sheepfold.db away.
refused-worker-failed = A process that should serve doesn’t start.
refused-file-unreadable = The file { $file } can’t be read: { system-error }.
refused-no-such-address = This machine has no address “{ $host }” to listen on.
refused-port-not-allowed = Port { $port } needs more rights: take one from 1024 on, such as sheepfold serve --port 8000.
refused-port-taken = Something else already listens on port { $port }. This one is free: --port { $free }
refused-bad-data = The tables in { $folder } can’t be read.
refused-newer-data = A newer release of Sheepfold wrote the tables in { $folder }; they are left as they are. Please update Sheepfold.
refused-file-exists = The file { $file } exists already and is left as it is.
refused-no-data = No tables are kept in { $folder }.
refused-cannot-write = The server can’t save right now, so nothing was done. Please try again.
refused-no-hello = The server didn’t understand who is there.
refused-no-spectators = This table is played without spectators.
refused-no-such-table = There’s no table { $code }.
refused-no-table = Check the table code.
refused-not-a-message = The server didn’t understand that.
refused-other-version = This page is out of date. Load it again.
refused-server-closing = The server is restarting. The game goes on in a moment.
refused-server-full = This server has no space for more tables. Games that have begun go on.
refused-table-crowded = Too many devices are looking at this table.
refused-table-damaged = Table { $code } can’t be read: what the server has kept of it is damaged.
refused-table-deleted = This table was deleted.
refused-too-fast = That was too much at once. Wait a moment.
refused-server-busy = The server is busy right now. Please try again in a moment.
refused-too-large = That’s too long.
refused-unknown-rules = Table { $code } is played by rules that this server doesn’t know.
refused-too-many-refusals = Too many requests from here couldn’t be carried out.
refused-unknown-limit = There’s no limit “{ $name }”; there are { $names }.
refused-bad-limit = The limit { $name } can’t be “{ $value }”; usually it’s { $usual }.
refused-bad-public-url = “{ $text }” can’t be the public address; give one like https://club.example/games/.
refused-bad-proxy = “{ $text }” isn’t an IP address, so it can’t be the trusted proxy.
refused-other-host = This server isn’t called “{ $host }”. Open it by its own address; whoever runs it gives it a name with --public-url.
refused-other-origin = This was asked by a page of another site. Open this server by its own address; whoever runs it gives it a name with --public-url.
refused-not-json = The server takes only JSON here (content type application/json).

## The terminal client

refused-hot-seat = More people share this device than the { $most } who play.
refused-game-taken = This game is being played in another window.
refused-game-unreadable = The game in { $file } can’t be read.
refused-other-game = This game has no option “{ $option }”.
refused-no-server = No server answers at { $server }.
refused-no-terminal = Playing needs a terminal.
refused-dumb-terminal = Playing needs a full-screen terminal, and TERM={ $term } is none.
refused-no-unicode = Playing needs a terminal that shows UTF-8. If yours does, say so with LC_ALL=C.UTF-8.
refused-not-an-address = “{ $text }” isn’t the address of a table.

chair-away = away
chair-away-until = away, a bot takes over in { $left }
player-bot = Bot { $chair }
table-connecting = Looking for the table { $address }…
draw-wrong-missing = The draw was made without this device: it didn’t answer in time.
draw-wrong-changed = Careful: after this device had shown its number, the draw was changed. Something is broken, or somebody has cheated.
terminal-fingerprint = The fingerprint of this game, the same for everyone who played: { $fingerprint }
terminal-invite = Others open { $address } or type: sheepfold play --join { $address }
table-leave = Leave the table? A bot will play for you.
chair-lent = a bot is playing
terminal-menu = What would you like to play?
terminal-menu-begun = There’s a game you haven’t finished.
terminal-menu-bots = bots: { $level }
terminal-menu-code = Table code or address
terminal-menu-finished = Finished games: { $count }
terminal-menu-go-on = Continue
terminal-menu-join = Join with a code
terminal-menu-lesson = Lesson
terminal-menu-new = New game
terminal-menu-players = { $count } players
terminal-menu-remove = Throw this game away? Press d again.
terminal-menu-unreadable = These games can’t be read: { $files }
terminal-no-entry = { $address } answers, but doesn’t let anyone in ({ $answer }). Trying again…
terminal-not-kept = This game can’t be kept for later: { $folder } can’t be written.
terminal-own-lent = A bot is playing for you. Press k to take your seat back.
claim-waiting = You’ll play for { $who } from the next round on. Until then, their secrets stay secret.
claim-asked = We’re asking. Still to answer: { $who }.
claim-by-link = A new device for { $name }
terminal-seat-not-kept = Your seat couldn’t be kept for later: { $file } can’t be written.
table-paused = The game is paused.
table-reconnecting = reconnecting…
terminal-saved = The game is saved: { $file }
terminal-stop = Leave the game? It won’t be kept.
terminal-stop-kept = Leave the game? It’s kept: “sheepfold play” brings you back to it.
table-title = Table { $code }
terminal-rule-key = F2 opens the rule.
terminal-too-small = Window too small: it needs { $columns }×{ $rows }
general-round = Round { $round }
general-score = Score
general-todo = It’s { $who }’s turn.
general-todo-own = It’s your turn.
general-result =
    { $count ->
        [one] { $winners } wins!
       *[other] { $winners } share the win!
    }
no-rules = This game has no rules page.
terminal-keys-general =
    On the board:
      arrows         go to a move
      Enter, click   make it

terminal-keys =
    Keys:
      / or Tab       type a move, and back to the board
      Enter, Esc     choose or confirm; think again
      PgUp, PgDn     read what has happened
      u              take the last move back, or ask to (y, n: answer)
      p              pause the game, or go on (host)
      k              take your seat back from a bot
      i              ask for advice, where the table allows it
      t              table talk
      s              save this game, once it’s over
      ?, F2, q       this page; the rules; leave (or Ctrl-C)

curtain = Please pass the device to { $name }.

action-advice = advice
action-allow = allow
action-back = back
action-add-bot = add a bot
action-cancel = no
action-choose = choose
action-close = close
action-close-chair = close seat
action-open-curtain = I’m here
action-fewer-players = fewer players
action-help = help
action-cover = hide
action-make-host = make host
action-leave = leave
action-other-level = change level
action-to-lobby = to waiting room
action-more-players = more players
action-not-ready = not ready yet
action-open-chair = open seat
action-options = game options
action-other-choice = change
action-pass-device = pass to { $name }
action-pause = pause
action-quit = quit
action-ready = I’m ready
action-reclaim = take seat back
action-refuse = refuse
action-rematch = rematch
action-remove = remove
action-resume = go on
action-last-round = see last round
action-rules = rules
action-save = save this game
action-start = start
action-stay = stay
action-confirm = yes
action-takeback = take move back
action-takeover = ask to play now
action-drop-claim = never mind
action-talk = talk
action-type-move = type a move
action-move-up = move up

chair-closed = closed
chair-host = host
chair-open = free
chair-ready = ready
chair-wins = wins: { $wins }
level-lamb = Lamb (very easy)
level-sheep = Sheep (easy)
level-fox = Fox (hard)
level-owl = Owl (very hard)

## Table talk

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-your-turn = Your turn!
phrase-one-moment = One moment!
phrase-back-soon = Back soon!
phrase-oops = Oops!
phrase-aha = Aha!
phrase-not-me = It wasn’t me!
phrase-yes = Yes
phrase-no = No
phrase-laugh = Ha ha!
phrase-wow = Wow!
phrase-again = One more?
phrase-goodbye = Bye!

## News of the table

news-configured = The host has changed the game options.
news-sat = { $who } sits down.
news-introduced = { $who } has a new name or colour.
news-bot_sat = { $who } takes a seat.
news-stood = { $who } leaves the table.
news-chair_set =
    { $yes ->
        [yes] There’s one more seat.
       *[no] There’s one seat less.
    }
news-readied =
    { $yes ->
        [yes] { $who } is ready.
       *[no] { $who } isn’t ready any more.
    }
news-ordered = The seats have a new order.
news-host_changed =
    { $who ->
        [nobody] The table has no host.
       *[other] { $who } is the host now.
    }
news-draw_begun = We’re drawing lots: every device adds a secret number.
news-draw_missed = { $who }’s device didn’t answer in time. We’re drawing again without it.
news-started = Here we go: the game begins!
news-takeback_asked = { $who } would like to take the last move back.
news-takeback_answered =
    { $yes ->
        [yes] { $who } agrees to take the move back.
       *[no] { $who } doesn’t want the move taken back.
    }
news-taken_back = { $who } takes the last move back.
news-went_away = { $who } has lost the connection.
news-came_back = { $who } is back.
news-lent = A bot is playing for { $who }.
news-paused =
    { $yes ->
        [yes] The game is paused.
       *[no] The game goes on.
    }
news-back_to_lobby = Everyone is back in the waiting room.
news-link_made = { $who }’s seat can move to another device.
news-seat_moved = { $who } plays on another device now.
news-claimed = { $name } will play for { $who } from the next round on.
news-claim_dropped = { $name } no longer waits for { $who }’s seat.
news-takeover_asked = May { $name } play for { $who } now, and see their secrets? Everyone has to agree.
news-takeover_answered =
    { $yes ->
        [yes] { $who } agrees.
       *[no] { $who } doesn’t agree.
    }
news-taken_over = { $name } takes over the seat and plays on.

# Tables in a cluster, and archives

refused-log-address = --log: “{ $text }” is no address of a NATS cluster. Write, for instance, nats://host:4222.
refused-log-missing = For tables in NATS a package is missing: pip install "sheepfold[nats]".
refused-log-unreachable = There’s no NATS at { $address }, or nobody can get there.
refused-log-denied = NATS at { $address } doesn’t let this server in: check the name and the password.
refused-log-forbidden = NATS at { $address } forbids this user something that the tables need: { $error }.
refused-log-unencrypted = NATS at { $address } doesn’t use TLS, so nothing was sent there. Switch TLS on there, or write nats:// if you want no encryption.
refused-log-untrusted = The certificate of NATS at { $address } can’t be trusted: { $error }.
refused-log-outdated = NATS at { $address } is version { $found }, but { $needed } or later is needed.
refused-log-no-jetstream = NATS at { $address } keeps nothing: switch JetStream on there.
refused-log-replicas = At { $address } there are too few NATS servers to keep everything { $count } times.
refused-log-silent = NATS at { $address } takes nothing at the moment: its disk may be full, or too few of its servers run.
refused-log-failed = The tables at { $address } can’t be used: { $error }.
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

## Puzzles

puzzle-level =
    { $level ->
        [1] easy
        [2] medium
       *[3] hard
    }
puzzle-right = That’s right!
puzzle-wrong = Not quite. It was { $answer }.
puzzle-ask = Your answer:
puzzle-why = And this is why:
puzzle-not-an-answer = Type one of these: { $answers }

## The lesson

learn-move = Your move:
learn-mistake = Not that move. { $mistake }
learn-on = Press Enter to go on.
learn-resumed = You go on where you stopped. From the beginning: { $command }

## Wrong use of a command

usage-no-option = There’s no option { $option } here.
usage-no-command = There’s no command “{ $command }”.
usage-did-you-mean = Did you mean { $names }?
usage-missing = { $what } is missing.
