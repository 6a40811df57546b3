### What only the page in the browser says, in English.

## Home

web-lead = Games of hiding and finding out, with family, friends and bots. No account: just play.
web-play-now = Play against bots
web-make-table = Open a table
web-one-device = Play on one device
web-one-device-about = You pass this device around. Nobody sees anyone else’s secrets.
web-one-more = Add a player
web-fewer = Without { $name }
web-bots =
    { $count ->
        [0] no bots
        [one] { $count } bot
       *[other] { $count } bots
    }
web-bot-fewer = One bot less
web-bot-more = One bot more
web-begin = Start
web-join = Got a code?
web-join-go = Join
web-language = Language
web-ruling = our ruling
web-ruling-about = marks what the printed rules leave open: here, we decided.
web-no-server = The server isn’t answering. Please try again in a moment.
web-about = About Sheepfold
web-about-text = Sheepfold is free software. You need no account, and there are no cookies. Nothing goes to anyone else: only this device remembers your name, your language, your settings, your seats and how your games went.
web-about-games = The games belong to their authors and publishers: the box of Uly & Polly names Roberto Fraga, Stivo and Blue Orange. Sheepfold is an unofficial fan project under the MIT licence and uses none of the publishers’ pictures or texts.
web-credits = Made by others
web-credit-letters = Letters: { $name }, by { $by }
web-credit-page = Parts of the page: { $name }, by { $by }
web-credit-sentences = Sentences in five languages: { $name }, by { $by }
web-credit-fingerprints = Fingerprints: { $name }, by { $by }
web-credit-codes = QR codes: { $name }, by { $by }
web-credit-licence = Licence: { $licence }

## At every table

web-home = Home
web-menu = Menu
web-round = Round { $round }
web-go-on = Go on
web-lent = A bot is playing for you.
web-watching = You’re watching.
web-take-seat = Replace a bot
web-leave = Leave the table
web-so-far = So far
web-players = Players
web-settings = Settings
web-settings-blocked = Your browser doesn’t allow notifications here. You can change that in its settings.
web-settings-kept = Only this device remembers this.
web-setting-sounds = Sounds
web-setting-sounds-about = Soft sounds for what happens, and for your turn.
web-setting-aloud = Read aloud
web-setting-aloud-about = What happens and what you can do, in your language.
web-setting-notify = Notifications
web-setting-notify-about = When it’s your turn and you’re looking at something else.
web-setting-awake = Keep screen on
web-setting-awake-about = While you play.
web-setting-calm = Less motion
web-setting-calm-about = Nothing glides, turns or nods.
web-newer = There’s a newer version.
web-newer-load = Update now

## Before the game

web-guest = Guest
web-your-name = What’s your name?
web-sit = Sit down
web-whose = { $what }: { $whom }
web-more = More
web-sit-here = Sit here
web-chair = Seat { $chair }
web-save = That’s me
web-colour = Your colour
web-colour-red = red
web-colour-orange = orange
web-colour-yellow = yellow
web-colour-green = green
web-colour-teal = teal
web-colour-blue = blue
web-colour-purple = purple
web-colour-pink = pink
web-colour-taken = { $colour }, taken by { $who }
web-level = Level
web-up = Move up
web-down = Move down
web-refuse-claim = Turn away
web-remove-sure = Ask { $who } to leave the table?
web-pass-own = Switch device
web-pass-own-about = Open this link on the other device, or scan the code there. It works once. After that, this device only watches.
web-pass-other = New link for { $who }
web-pass-other-about = For someone who has lost their seat: this link works once and gives it back.
web-pass-qr = QR code with the one-time link
web-one-more-here = Add a player here
web-one-more-name = Who else plays?
web-not-ready = not ready yet
web-i-am-ready = I’m ready
web-host-starts = The host starts the game when everyone’s ready.
web-host-again = The host can start another game.
web-too-few = You need at least { $least } at the table: invite someone, or add bots.
web-can-start = You can start with { $count } players.
web-code = Table code
web-share = Share link
web-copied = Copied
web-qr = QR code with the address of this table
web-options = Game options
web-clock = Time per turn
web-clock-about = When it runs out, a bot makes the move.
web-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-spectators = Spectators
web-spectators-about = Anyone with the link may watch, without seeing any secrets.
web-options-more = More options
web-game = Game
web-game-about = You can change the game and keep your seats.
web-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-chairs = Seats
web-chairs-about = How many can sit at this table.
web-away = When someone is away
web-away-about = What happens when somebody loses the connection.
web-away-bot = a bot after { $time }
web-away-wait = we wait
web-free-text = Free chat
web-free-text-about = You can write what you like, not just pick a phrase.
web-write = Write something
web-send = Send

## On one device

web-curtain = The curtain
web-cover = Cover
web-lift = Hold: I’m { $name }
web-lift-other = Somebody else
web-lift-any = Let me look
web-lift-who = Who has the device?
web-lift-about = Look at your secrets or propose something, even when it’s not your turn.

## On a screen for all

web-board = Show on a big screen
web-board-join = Join with your phone
web-full = Full screen
web-to-table = Back to the table

## Afterwards

web-record = Save this game
web-draw = A fair draw
web-draw-trust = Program’s draw
web-draw-about = Before the game, the server put a secret number into a hat and sealed it. Then everyone who was here added one: { $who }. Once all of them were in, they were shown and mixed. That’s what decided everything that chance decides here. Nobody knew the other numbers beforehand, so nobody could choose, not even the server.
web-draw-own = This device’s number is in the hat.
web-draw-nobody = No device added a number of its own, so you have to trust the server.
web-draw-program = Here the program drew all by itself, so you have to trust it.
web-draw-later = When the game is over, the server shows its number, and this page checks it all.
web-draw-checked = This page has checked it: the server’s number is the one from before the game, and all that was drawn follows from the numbers in the hat. What was hidden in the game wasn’t changed afterwards either.
web-draw-checked-only = This page has checked it: the server’s number is the one from before the game, and all that was drawn follows from the numbers in the hat. The page can’t check what was hidden in this game. For the saved game, “sheepfold verify” does.
web-draw-wrong = Careful: what was drawn doesn’t follow from the numbers in the hat. Something is broken, or somebody has cheated.
web-draw-unsealed = Careful: something that was hidden in the game isn’t what was sealed. Something is broken, or somebody has cheated.
web-draw-unchecked = It couldn’t be checked.
web-fingerprint = Fingerprint
web-fingerprint-about = Everyone who played sees the same letters and digits. They’re in the saved game too: if they match, it’s the game you played, and nothing in it was changed.
web-replay = Replay
web-replay-eyes = Seen by
web-replay-own = As I saw it
web-replay-as = As { $name } saw it
web-replay-watching = As the spectators saw it
web-replay-open = All revealed
web-replay-back = One step back
web-replay-on = One step forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = Step { $step } of { $steps }
web-lookback = Look back
web-lookback-table = The table
web-lookback-known = Who knew what?
web-lookback-points = Turning points
web-lookback-making = Working out what could be known…
web-lookback-seat = Point of view
web-lookback-numbers = All the numbers of this moment
web-lookback-truth = really
web-lookback-decisive = The decisive moment
web-lookback-picture = Picture
web-lookback-file = Open a saved game
web-lookback-choose = Choose a file
web-lookback-about = Open a game that was saved here, in this version or any before. The file goes to this server. It works out what everyone could have known, and doesn’t keep it.
web-lookback-wrong = Something is wrong with this file: { $text } You see the part that is sound.
web-lookback-chance = This guess had a chance of { $percent }, the best one { $best }.
web-lookback-bot = What { $name } was thinking
web-lookback-bot-none = { $name } hadn’t moved yet in this round.
web-why = Why?
web-why-long = Why did the bots do that?
web-why-about = What each bot based its moves on, with what it could know then.
web-why-none = No bot made a move in this round.
web-why-wait = The bots are remembering…
web-advice-wait = Thinking…
web-why-person = No bot made this move.
web-why-later = Once nothing is secret any more, the bots will say why they moved as they did.

## A game without a board of its own

web-general-facts = { $least } to { $most } players
web-general-hold = Hold to look
web-general-hidden = hidden
web-general-moves = Possible moves
web-general-find = Find a move
web-general-none = No move is spelled like that.
web-general-choose = Choose a move
web-general-make = Make the move { $move }

## Finding the way

web-lost = There’s nothing here
web-lost-about = This address doesn’t lead to a page of Sheepfold. Maybe a letter is missing.
web-to-home = To the games
web-join-empty = Type the table code, or paste the link.
web-games = Your games
web-games-past = Games you’ve played
web-games-more = Show more games
web-game-turn = { $who }’s turn to move
web-game-lobby = Waiting room
web-game-left = You left, and a bot is playing for you. Come back!
web-game-moved = Your seat is on another device.
web-game-gone = This table is gone.
web-game-over = The game is over.
web-game-won = You won!
web-game-winners =
    { $count ->
        [one] { $who } won!
       *[other] { $who } won!
    }
web-game-leave = Leave
web-game-forget = Forget
web-game-goes-on = Your game goes on and your seat is kept: you’ll find it here.
web-left = You’ve left the table.
web-left-playing = You’ve left the game, and a bot is playing for you. You can come back any time: it’s in your list.
web-how-hard = How hard?
web-how-hard-about = We’ll remember this. You can change it any time with the face beside the button.
web-only-here = Only this computer can open this table. To let others join, start Sheepfold with --lan and open the address it shows.
web-only-here-seat = Only this computer can open this link, in another browser. For another device, start Sheepfold with --lan.
web-seat-moved = Your seat is on another device now.
web-seat-moved-about = Want it back? Open the menu there and choose “{ $what }”.
web-move-waits = No connection. Your move is waiting: we’ll send it as soon as you’re back online.
web-move-made = You’re back online, and your move has been made.
web-move-refused = You’re back online, but your move wasn’t possible any more. { $why }
web-name-lent = { $name } (bot)
web-chair-waits = away, we’re waiting
web-menu-more = More
web-aim = The aim:

## Pace, and the end of a game

web-pace = Bots’ pace
web-pace-about = How long you see what a bot has done.
web-pace-calm = calm
web-pace-normal = normal
web-pace-quick = quick
web-you-won = You won!
web-you-shared = You share the win!
web-you-lost = So close! Better luck next time!
web-again-please = Play again!
web-again-asked = You’d like to play again. The host starts the game.
web-again-who =
    { $count ->
        [one] { $who } would like to play again.
       *[other] { $who } would like to play again.
    }
web-evening = Games won: { $wins }

## Puzzles

web-puzzles = Puzzle of the day
web-puzzle-previous = Day before
web-puzzle-next = Next day
web-puzzle-tap = Choose your answer.
web-puzzle-at-end = Go to the last move, then choose your answer.
web-puzzle-move = Move { $step } of { $steps }
web-puzzle-confirm = My answer: { $answer }
web-puzzle-streak =
    { $count ->
        [one] Solved { $count } day in a row
       *[other] Solved { $count } days in a row
    }
web-puzzle-seen = What you’ve seen

## The lesson

web-lesson = Learn by playing
web-lesson-skip = Skip lesson
web-lesson-offer = New here? Learn it by playing, in a few minutes.
web-lesson-again = Play again
web-lesson-hear = Hear it again

## Statistics

web-statistics = Your statistics
web-statistics-kept = Only this device keeps this. Nothing is sent anywhere.
web-statistics-none = Nothing here yet. Play a game or solve a puzzle, and you’ll see here how you’re doing.
web-statistics-games =
    { $count ->
        [one] { $won } of { $count } game won
       *[other] { $won } of { $count } games won
    }
web-statistics-last = Last games, newest first
web-statistics-won = won
web-statistics-shared = win shared
web-statistics-lost = not won
web-statistics-roles = Rounds won in each role
web-statistics-of = { $won } of { $count }
web-statistics-guesses = Your guesses
web-statistics-guesses-came =
    { $count ->
        [one] { $right } of { $count } guess came true. From what you could know, { $expected } was to be expected.
       *[other] { $right } of { $count } guesses came true. From what you could know, { $expected } were to be expected.
    }
web-statistics-guesses-best = On average your guess had a chance of { $chance }, the best one { $best }.
web-statistics-guesses-range = Chance from { $from } to { $to }: { $right } right, { $wrong } wrong
web-statistics-guesses-axis = How likely your guess was
web-statistics-puzzles = Puzzles
web-statistics-solved = solved
web-statistics-unsolved = not solved
web-statistics-puzzles-solved = { $won } of { $count } solved
web-statistics-puzzles-longest =
    { $count ->
        [one] Longest run: { $count } day
       *[other] Longest run: { $count } days
    }
web-statistics-save = Save as a file
web-statistics-delete = Delete everything
web-statistics-delete-sure = Delete your statistics and your puzzle answers from this device? They can’t be brought back.
web-statistics-keep = Keep everything
web-statistics-deleted = Everything is deleted.

## Rules at hand

web-rule-read = Read the rule
web-rule-here = The rule:
