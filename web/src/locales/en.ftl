### What only the page in the browser says, in English.

## Home

web-lead = Two games of hiding and finding out, with family, friends and bots. No account: just play.
web-play-now = Play now against bots
web-make-table = Make a table
web-one-device = On one device
web-one-device-about = You pass this device around. Nobody sees another player's secrets.
web-one-more = One more player
web-fewer = Without { $name }
web-bots =
    { $count ->
        [0] no bots
        [one] { $count } bot
       *[other] { $count } bots
    }
web-bot-fewer = One bot fewer
web-bot-more = One bot more
web-begin = Begin
web-join = Were you given a code?
web-join-go = Join
web-language = Language
web-ruling = our ruling
web-ruling-about = marks what the printed rules leave open and is decided here.
web-no-server = The server does not answer. Please try again in a moment.
web-about = About Sheepfold
web-about-text = Sheepfold is free software. It needs no account, sets no cookies and asks nobody else for anything; this device only remembers your name, your language, your settings and your seats.
web-about-games = The games belong to their authors and publishers: the box of Uly & Polly names Roberto Fraga, Stivo and Blue Orange. Sheepfold is an unofficial fan project under the MIT licence and uses none of the publishers' pictures or texts.
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
web-lent = A bot is looking after your seat.
web-watching = You are watching.
web-take-seat = Take a bot's seat
web-leave = Leave the table
web-so-far = What has happened
web-players = Players
web-settings = Settings
web-settings-blocked = Your browser does not allow notifications here; you can change that in its settings.
web-settings-kept = Only this device remembers this.
web-setting-sounds = Sounds
web-setting-sounds-about = Soft sounds for what happens, and for your turn.
web-setting-aloud = Reading aloud
web-setting-aloud-about = What happens and what you can do, in your language.
web-setting-notify = Notifications
web-setting-notify-about = When it is your turn while you look at something else.
web-setting-awake = Screen stays on
web-setting-awake-about = As long as a game is played.
web-setting-calm = Calm pictures
web-setting-calm-about = Nothing glides, turns or nods.
web-newer = There is a newer version.
web-newer-load = Load it

## Before the game

web-guest = Guest
web-your-name = What is your name?
web-sit = Sit down
web-whose = { $what }: { $whom }
web-more = More
web-sit-here = Sit here
web-chair = Place { $chair }
web-save = That's me
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
web-level = How well it plays
web-up = Move up
web-down = Move down
web-remove-sure = Ask { $who } to leave the table?
web-pass-own = Go on with another device
web-pass-own-about = Open this link on the other device, or scan the code there. It works once; from then on this device only watches.
web-pass-other = New link for { $who }
web-pass-other-about = For someone who has lost their seat: this link works once and gives it back.
web-pass-qr = QR code with the one-time link
web-one-more-here = One more player on this device
web-one-more-name = Name of the other player
web-not-ready = not ready yet
web-i-am-ready = I am ready
web-host-starts = The host starts the game when everyone is ready.
web-host-again = The host can start another game.
web-too-few = At least { $least } must sit at the table: invite someone, or add bots.
web-can-start = You can begin with { $count } players.
web-code = Code of the table
web-share = Share link
web-copied = Copied
web-qr = QR code with the address of this table
web-options = How you play
web-clock = Time for a turn
web-clock-about = When it runs out, a bot makes the move.
web-seconds = { $count } seconds
web-spectators = Spectators
web-spectators-about = Whoever has the link may watch, without seeing any secret.
web-options-more = More about the table
web-game = Game
web-game-about = You can change the game and keep your seats.
web-minutes = { $count } minutes
web-chairs = Places
web-chairs-about = How many may sit at this table.
web-away = When someone is away
web-away-about = What happens when a player loses the connection.
web-away-bot = a bot after { $time }
web-away-wait = we wait
web-free-text = Writing
web-free-text-about = Players may write what they like, not only say the phrases on offer.
web-write = Write something
web-send = Send

## On one device

web-curtain = The curtain
web-cover = Cover
web-lift = Hold: I am { $name }
web-lift-other = Somebody else
web-lift-any = Look from a seat
web-lift-who = Who has the device?
web-lift-about = Look at your cards or propose something, also when it is not your turn.

## On a screen for all

web-board = Show on a big screen
web-board-join = Join with your phone
web-full = Full screen
web-to-table = To the table

## Afterwards

web-record = Save the record
web-draw = A fair draw
web-draw-trust = Drawn by the program
web-draw-about = Before the game the server put a secret number into a hat and sealed it. Then everyone who was here added one: { $who }. Only when all were in were they shown, and mixed together: that decided what chance decides here. Nobody knew the other numbers beforehand, so nobody could choose, not even the server.
web-draw-own = This device's number is in the hat.
web-draw-nobody = No device added a number of its own, so you have to trust the server.
web-draw-program = Here the program drew all by itself, so you have to trust it.
web-draw-later = When the game is over, the server shows its number, and this page checks it all.
web-draw-checked = This page has checked it: the server's number is the one from before the game, and all that was drawn follows from the numbers in the hat. What was hidden in the game was not changed afterwards either.
web-draw-checked-only = This page has checked it: the server's number is the one from before the game, and all that was drawn follows from the numbers in the hat. What was hidden in this game the page cannot check; for the saved game, “sheepfold verify” does.
web-draw-wrong = Careful: what was drawn does not follow from the numbers in the hat. Something is broken, or somebody has cheated.
web-draw-unsealed = Careful: something that was hidden in the game is not what was sealed. Something is broken, or somebody has cheated.
web-draw-unchecked = It could not be checked.
web-fingerprint = Fingerprint
web-fingerprint-about = Everyone who played sees the same letters and digits. The saved game carries them too: if they are the same, it is the game you played, and nothing in it was changed.
web-replay = Replay
web-replay-eyes = Seen by
web-replay-own = As I saw it
web-replay-as = As { $name } saw it
web-replay-watching = As a spectator
web-replay-open = All revealed
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = Step { $step } of { $steps }
web-lookback = Look back
web-lookback-table = The table
web-lookback-known = What could be known
web-lookback-points = Turning points
web-lookback-making = Working out what could be known…
web-lookback-seat = In whose eyes
web-lookback-numbers = All the numbers of this moment
web-lookback-truth = really
web-lookback-decisive = The decisive moment
web-lookback-picture = Picture
web-lookback-file = Look back on a saved game
web-lookback-choose = Choose a file
web-lookback-about = Open a game that was saved here, in this version or any before. The file is sent to this server, which works out what everyone could have known, and does not keep it.
web-lookback-wrong = Something is wrong with this file: { $text } You see the part that is sound.
web-lookback-chance = This guess had a chance of { $percent }, the best one { $best }.
web-why = Why?
web-why-long = Why did the bots do that?
web-why-about = What each bot went by, from what it could know then.
web-why-none = No bot made a move in this round.
web-why-wait = The bots are remembering…
web-why-round = In round { $round } the bots say why they moved as they did.
web-why-later = When the game is over, the bots will say why they moved as they did.

## A game without a board of its own

web-general-facts = { $least } to { $most } players
web-general-hold = Hold to see your secrets
web-general-hidden = hidden
web-general-moves = Possible moves
web-general-find = Find a move
web-general-none = No move is written so.
web-general-choose = Choose a move
web-general-make = Make the move { $move }

## Finding the way

web-lost = There's nothing here
web-lost-about = This address doesn't lead to a page of Sheepfold. Maybe a letter is missing.
web-to-home = To the games
web-join-empty = Type the code of the table, or paste its link.
web-games = Your games
web-games-past = Games you've played
web-games-more = Show more games
web-game-turn = { $who } to move
web-game-lobby = Waiting room
web-game-left = You left; a bot plays for you. Come back!
web-game-moved = Your seat is on another device.
web-game-gone = This table is gone.
web-game-over = The game is over.
web-game-won = You won!
web-game-winners =
    { $count ->
        [one] { $who } won.
       *[other] { $who } won.
    }
web-game-leave = Leave
web-game-forget = Forget
web-game-goes-on = Your game goes on and your seat is kept: you'll find it here.
web-left = You've left the table.
web-left-playing = You've left the game, and a bot plays for you. You can come back any time: it's in your list.
web-how-hard = How hard?
web-how-hard-about = We'll remember this. You can change it any time with the face beside the button.
web-only-here = Only this computer can open this table. So that others can join, start Sheepfold with --lan and open the address that it shows.
web-only-here-seat = Only this computer can open this link, in another browser. For another device, start Sheepfold with --lan.
web-seat-moved = Your seat is on another device now.
web-seat-moved-about = To come back, open the menu there and choose “{ $what }”.
web-move-waits = No connection. Your move waits and is sent as soon as it's back.
web-move-made = You're back, and your move has been made.
web-move-refused = You're back, but your move wasn't possible any more. { $why }
web-name-lent = { $name } (bot)
web-chair-waits = away, we're waiting
web-menu-more = More
web-aim = The aim

## Pace, and the end of a game

web-pace = Bots' pace
web-pace-about = How long you see what a bot has done.
web-pace-calm = calm
web-pace-normal = normal
web-pace-quick = quick
web-you-won = You won!
web-you-shared = You share the win!
web-you-lost = So close! Next time…
web-again-please = Play again!
web-again-asked = You'd like to play again. The host starts the game.
web-again-who =
    { $count ->
        [one] { $who } would like to play again.
       *[other] { $who } would like to play again.
    }
web-evening = Games won: { $wins }
