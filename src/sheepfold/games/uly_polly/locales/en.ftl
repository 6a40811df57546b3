### The words of Uly & Polly in English.

## Who and what

uly_polly-name = Uly & Polly

uly_polly-wolf = wolf
uly_polly-dog = dog

## Parts of sentences

uly_polly-bones =
    { $count ->
        [one] { $count } bone
       *[other] { $count } bones
    }

## What is to be done

uly_polly-todo-hide = It’s { $who }’s turn to hide the wolf.
uly_polly-todo-hide-own = Your turn: hide the wolf under any tile.
uly_polly-todo-start = It’s { $who }’s turn to put Polly on a tile.
uly_polly-todo-start-own = Your turn: put Polly on any tile.
uly_polly-todo-swap = It’s { $who }’s turn to swap two tiles.
uly_polly-todo-swap-own = Your turn: swap two tiles that touch.
uly_polly-todo-step = It’s { $who }’s turn to move Polly.
uly_polly-todo-step-own = Your turn: move Polly one tile.

## How it ended

uly_polly-result =
    { $count ->
        [one] { $winners } wins with { $bones }!
       *[other] { $winners } share the win with { $bones } each!
    }

## What happens in Uly & Polly

uly_polly-event-hidden = { $seat } has hidden the wolf and boasts that nobody will find him.
uly_polly-event-hidden-own = You’ve hidden the wolf on { $at }: nobody will ever find him!
uly_polly-event-hidden-open = { $seat } hides the wolf on { $at }.
uly_polly-event-proposed =
    { $at ->
        [none] { $seat } takes the proposal back.
       *[other] { $seat } proposes { $at } for Polly.
    }
uly_polly-event-started = { $seat } puts Polly on { $at } without turning the tile over.
uly_polly-event-swapped = { $seat } swaps { $a } and { $b }.
uly_polly-event-stepped =
    { $turned ->
        [sheep] { $seat } moves Polly to { $to } and turns over a sheep.
        [wolf] { $seat } moves Polly to { $to } and turns over the wolf!
       *[nothing] { $seat } moves Polly to { $to }, where the tile is already face up.
    }
uly_polly-event-round_ended =
    { $round-how ->
        [found] The wolf is found on { $round-wolf }! Everyone on Polly’s team gets a bone.
        [escaped] The wolf has escaped! He was on { $round-wolf }. { $round-wolf_seat } gets a bone.
       *[slipped-away] Polly wandered about for too long: the wolf slips away from { $round-wolf }! { $round-wolf_seat } gets a bone.
    }
uly_polly-event-game_ended =
    { $winners-count ->
        [one] { $winners } wins the game!
       *[other] { $winners } share the win!
    }

## What a table may choose

uly_polly-option-first_wolf = First wolf
uly_polly-option-first_wolf-about = Who is the wolf first; drawn at random if you choose nobody.
uly_polly-option-patience = Patience
uly_polly-option-patience-about = After this many steps in a row without a turned tile, the wolf slips away.
uly_polly-option-rows = Rows
uly_polly-option-rows-about = How many rows of tiles there are. The rulebook has 4.
uly_polly-option-columns = Columns
uly_polly-option-columns-about = How many tiles there are in each row. The rulebook has 4.
uly_polly-option-flips = Tiles to turn
uly_polly-option-flips-about = After this many turned tiles without a wolf, he has escaped. The rulebook has 8.

## In the picture

uly_polly-turned = Tiles turned: { $turned } of { $flips }
uly_polly-idle =
    { $patience ->
        [none] Steps without a turned tile: { $idle }
       *[other] Steps without a turned tile: { $idle } of { $patience }
    }
uly_polly-legend = ░ face down · 1, 2, 3 … sheep, as turned · P Polly · U Uly, if you know
uly_polly-proposals = Proposals: { $proposals }

## At the terminal

uly_polly-terminal-help =
    You can type:
      hide c3      hide the wolf on c3
      start b2     put Polly on b2 without turning the tile
      b2-c3        swap the tiles on b2 and c3
      c3           move Polly to c3
      propose b2   propose b2 for Polly (propose none: take it back)
      rules        read the rules
      quit         leave the game

uly_polly-terminal-signs =
    On the meadow:
      dark tile      face down          light tile     a sheep, the n-th turned
      Polly, P       the dog            Uly, U         the wolf, if you know
      bright frame   can be chosen      ?2             proposed by player 2
uly_polly-terminal-keys =
    On the meadow:
      arrows, click  go to a tile
      Enter, click   choose it; to swap, choose two tiles one after the other;
                     when it isn’t your turn, propose it to Polly’s team
uly_polly-terminal-confirm-turn = Turn over the tile on { $place }? You can’t take that back: press Enter again.

## Why something cannot be done

refused-uly_polly-board-size = There must be { $least } to { $most } rows and { $least } to { $most } columns.
refused-uly_polly-dog-on-tile = Polly is on { $place }, so that tile stays where it is.
refused-uly_polly-dog-stays = Polly can’t stay where she is.
refused-uly_polly-first-wolf = The first wolf must be one of the players 1 to { $most }.
refused-uly_polly-flips = The number of tiles to turn must be from 1 to { $most }.
refused-uly_polly-no-place-for-the-wolf = The wolf couldn’t have hidden anywhere.
refused-uly_polly-not-neighbours = { $a } and { $b } don’t touch.
refused-uly_polly-off-board = There’s no place { $place }.
refused-uly_polly-patience = The patience must be from 1 to { $most } steps, or without limit.
refused-uly_polly-proposed-already = That wouldn’t change your proposal.
refused-uly_polly-too-far = Polly moves one tile, and { $place } doesn’t touch { $dog }.
refused-uly_polly-wolf-proposes = Only Polly’s team proposes tiles, not the wolf.

## Looking back

uly_polly-known-about = Polly’s players can’t see the wolf, so something has to be assumed. Here it’s what the bots assume when they don’t know their wolf: he hides anywhere, and he may swap at random, wall Polly in, or run away from her always, half of the time or only at the end.
uly_polly-moment-gave-away = The swap that gave Uly away: { $seat } swapped { $a } and { $b }, and the chance that Uly was where he was rose from { $before } to { $after } percent.
uly_polly-moment-led-astray = The bluff: { $seat } swapped { $a } and { $b }, and the chance of { $place }, where Uly wasn’t, rose from { $before } to { $after } percent.
uly_polly-moment-escape = The escape: Polly’s next step could have found Uly, but { $seat } swapped { $a } and { $b }, and on { $place } he was out of reach.
uly_polly-moment-near = So close: Uly was in reach on { $place }, with a chance of { $percent } percent, but { $seat } moved Polly to { $to }.
uly_polly-moment-found = A good nose: { $seat } turned { $to } with a chance of { $percent } percent, and there was Uly.
uly_polly-moment-found-lucky = Lucky: { $seat } turned { $to } with a chance of only { $percent } percent, and there was Uly.

## Advice

uly_polly-advice-wolf = How likely each tile may seem to Polly’s players, who can’t see you. It’s assumed that they think like the bots when those don’t know their wolf: he hides anywhere, and he may swap at random, wall Polly in, or run away from her always, half of the time or only at the end.
uly_polly-hint-hide = Hide wherever you like: nobody can know yet which tile it is.
uly_polly-hint-start = Choose a tile with many others around it: then Polly can go in many directions.
uly_polly-hint-start-proposed = Your team has already proposed where to start. Do you agree?
uly_polly-hint-swap-under = Polly is right on top of Uly, but she can’t turn that tile now. Swap two others as if nothing were the matter.
uly_polly-hint-swap-near = Careful, Polly is right next to Uly! But if you always run away, her team notices.
uly_polly-hint-swap-far = Polly can’t reach Uly with her next step. Make sure she has little to turn.
uly_polly-hint-walk = This time it may be better to walk across a face-up tile, and to turn one later.
uly_polly-hint-turn-any =
    { $count ->
        [one] Only one tile next to Polly is face down.
       *[other] The { $count } face-down tiles next to Polly are about equally likely: turn whichever you like.
    }
uly_polly-hint-turn-likely =
    { $count ->
        [one] One tile next to Polly looks more like Uly than the others.
       *[other] { $count } tiles next to Polly look more like Uly than the others.
    }
uly_polly-advice-hide = The owl would hide anywhere, for example on { $place }.
uly_polly-advice-start = The owl would put Polly on { $place }.
uly_polly-advice-step = The owl would move Polly to { $place }.
uly_polly-advice-swap = The owl would swap { $a } and { $b }.
uly_polly-advice-hid = Before the first swap, no tile is better than another.
uly_polly-advice-start-proposed = The others haven’t proposed any tile more often.
uly_polly-advice-start-open =
    { $count ->
        [one] From there Polly can step to { $count } tile, and from nowhere to more.
       *[other] From there Polly can step to { $count } tiles, and from nowhere to more.
    }
uly_polly-advice-walked-nearest = No face-down tile is in reach, and this step leads towards the nearest one.
uly_polly-advice-turned-best = It gives Uly a chance of { $percent } percent there and, looking two steps ahead, no other step promises more.
uly_polly-advice-turned-good = It gives Uly a chance of { $percent } percent there. Another step promises a little more, but whoever always takes the best one can be read.
uly_polly-advice-nearer = That takes Polly closer to { $place }: no tile seems likelier to the owl, at { $percent } percent.
uly_polly-advice-walked = Looking two steps ahead, no other step promises more.
uly_polly-advice-swap-alike = All swaps are equally good for its plan.
uly_polly-advice-walled =
    { $count ->
        [0] No other swap leaves Polly less to turn, here and one step on, wherever Uly is: there’s no face-down tile next to her then.
        [one] No other swap leaves Polly less to turn, here and one step on, wherever Uly is: there’s only one face-down tile next to her then.
       *[other] No other swap leaves Polly less to turn, here and one step on, wherever Uly is: there are { $count } face-down tiles next to her then.
    }
uly_polly-advice-prepared = Polly can turn only two more tiles. After this swap, the second of them helps her least, wherever Uly is.
uly_polly-advice-gathered = Polly can turn only one more tile. That takes Uly out of her reach, to { $place }, and from there you can keep her away from him to the end.
uly_polly-advice-bluffed = Polly can turn only one more tile. That takes the tile on { $place } out of her reach, as if Uly were under it, and so it doesn’t give him away.
uly_polly-advice-guarded = It keeps Polly away from { $place }: that’s the tile that was taken out of her reach, with or without Uly.

## Records

uly_polly-secret =
    { $name ->
        [wolf] the wolf’s place
       *[other] { $name }
    }

## Commands

uly_polly-exploit-dog = The dog of { $bot } finds a wolf that knows it in { $share } of the rounds ({ $how }).
uly_polly-exploit-exact = exact
uly_polly-exploit-played = { $rounds } rounds, { $low } to { $high }; a better one may exist
uly_polly-exploit-wolf = The wolf of { $bot } is found by a dog that knows it in { $share } of the rounds ({ $how }).
uly_polly-arena-rounds =
    { $patience ->
        [none] Uly & Polly, no end of patience: { $rounds } single rounds, seed { $seed }
       *[other] Uly & Polly, patience { $patience }: { $rounds } single rounds, seed { $seed }
    }
uly_polly-arena-rounds-found = { $dog } (dog) finds { $wolf } (wolf) in { $share } of them ({ $low } to { $high }); the wolf slipped away in { $slipped }
refused-uly_polly-rounds-players = Single rounds are between a dog and a wolf: leave out --players.
refused-uly_polly-rounds-two-names = Single rounds need two names: a dog, then a wolf.

## Why a bot moved as it did

why-uly_polly-changed-swap = Just before this step, what changed my mind most was the swap of { $a } and { $b }: after it I gave the tile on { $place } a chance of { $percent } percent instead of { $before }.
why-uly_polly-changed-sheep = Just before this step, what changed my mind most was the sheep on { $place }: there I’d expected the wolf with a chance of { $before } percent.
why-uly_polly-hid = I hid the wolf at random: before the first swap, no tile is better than another.
why-uly_polly-hid-planned = I drew the wolf’s hiding place from the { $count } places of my plan.
why-uly_polly-start-proposed = I went along with the others: they hadn’t proposed any tile more often than { $place }.
why-uly_polly-start-open = I chose at random among the tiles with the most neighbours: from { $place }, Polly can step to { $count } tiles.
why-uly_polly-start-planned = Where to start I drew from the solution of this meadow, and drew { $place }.
why-uly_polly-step-random = I moved Polly at random.
why-uly_polly-turned-any =
    { $count ->
        [one] Only one face-down tile was in reach, so I turned it over.
       *[other] { $count } face-down tiles were in reach. To me they’re all alike, so I turned one over at random.
    }
why-uly_polly-walked-nearest = No face-down tile was in reach. This step took Polly closer to the nearest one.
why-uly_polly-turned = I thought: the wolf is on { $place }, with a chance of { $percent } percent.
why-uly_polly-likeliest =
    { $reach ->
        [under] No tile seemed likelier to me than { $place }, at { $percent } percent. But Polly was on it and can’t stay where she is.
        [near] No tile seemed likelier to me than { $place }, at { $percent } percent, and it was in reach.
       *[far] No tile seemed likelier to me than { $place }, at { $percent } percent, but it was out of reach.
    }
why-uly_polly-walked = The tile on { $place } was already face up, so this step turned nothing.
why-uly_polly-nearer = This step took Polly closer to { $place }: no tile seemed likelier to me, at { $percent } percent.
why-uly_polly-expects-flight = I expect a wolf in Polly’s reach to run away whenever he can.
why-uly_polly-expects-any = I didn’t know what kind of wolf this was, so I was prepared for several.
why-uly_polly-step-best = Looking two steps ahead, no other step promised more.
why-uly_polly-step-good = Another step promised a little more, but I don’t always take the best one: that way the wolf can’t read my mind.
why-uly_polly-step-promise = On this meadow I can find the wolf in at least { $percent } of 100 rounds, whatever he does. I drew this step from the plan that makes sure of it.
why-uly_polly-swap-random = I swapped two tiles at random.
why-uly_polly-came-near = I toss a coin: either I take the wolf next to Polly, or I swap two tiles at random. This swap took him next to Polly, to { $place }.
why-uly_polly-stayed-near = I toss a coin: either I leave the wolf next to Polly, or I swap two tiles at random. This swap left him where he was, on { $place }.
why-uly_polly-fled = Polly could have found the wolf with her next step. So I took him out of reach, to { $place }.
why-uly_polly-swap-safe = Polly couldn’t reach the wolf in one step, so I swapped two tiles at random.
why-uly_polly-swap-stuck = Polly could have found the wolf with her next step, but no swap would have taken him out of reach. So I swapped two tiles at random.
why-uly_polly-swap-under = The wolf was under Polly and couldn’t be moved, so I swapped two tiles at random.
why-uly_polly-swap-alike = All swaps were equally good for my plan, so I swapped two tiles at random.
why-uly_polly-walled =
    { $count ->
        [0] I try to wall Polly in, wherever the wolf is. No other swap would have left less to turn, here and one step on: next to Polly there was now no face-down tile.
        [one] I try to wall Polly in, wherever the wolf is. No other swap would have left less to turn, here and one step on: next to Polly there was now only one face-down tile.
       *[other] I try to wall Polly in, wherever the wolf is. No other swap would have left less to turn, here and one step on: next to Polly there were now { $count } face-down tiles.
    }
why-uly_polly-prepared = Polly could turn only two more tiles. I looked for the swap after which the second of them would help Polly least, wherever the wolf was.
why-uly_polly-gathered = Polly could turn only one more tile, and the wolf was in reach. So I took him out of reach, to { $place }: from there I could keep Polly away from him to the end.
why-uly_polly-bluffed = Polly could turn only one more tile. I took the tile that was on { $place } out of reach, as I’d have done with the wolf. So this swap didn’t give him away.
why-uly_polly-guarded = I kept Polly away from { $place }: there was the tile I’d taken out of reach. I’d have done so with or without the wolf.
why-uly_polly-planned-one = My plan for this meadow had only this swap here, wherever the wolf was. So it told Polly nothing.
why-uly_polly-planned = My plan for this meadow had { $count } swaps here, some for one place of the wolf and some for another. I drew one that fit his place.

## In the browser

uly_polly-about = One of you is Uly, the wolf in the flock. The others lead Polly the sheepdog, who sniffs from tile to tile.
uly_polly-web-aim = Find Uly the wolf among the first eight tiles you turn over. And if you’re Uly, don’t get found!
uly_polly-web-facts = 2 to 5 players · 10 minutes
uly_polly-web-known-right = Uly’s tile
uly_polly-web-known-there = where Uly was
uly_polly-web-known-elsewhere = elsewhere
uly_polly-web-meadow = The meadow
uly_polly-web-face-down = face down
uly_polly-web-sheep = sheep { $number }
uly_polly-web-chosen = chosen
uly_polly-web-proposed-by = proposed by { $who }
uly_polly-web-hold-wolf = Hold to see Uly
uly_polly-web-trails = Trails
uly_polly-web-came-from = came from { $place }
uly_polly-web-hint-swap-second = Now choose the tile to swap it with.
uly_polly-web-hint-propose = Choose a tile to propose it to your team.

## The first look, and the end of a round, in the browser

uly_polly-web-guide = What it’s about
uly_polly-web-guide-aim = Uly the wolf hides under a tile. Polly goes from tile to tile to find him.
uly_polly-web-guide-wolf = This round you’re Uly: don’t get caught!
uly_polly-web-guide-dog = This round you’re on Polly’s team: find Uly!
uly_polly-web-guide-sheep =
    { $flips ->
        [one] { $flips } sheep turned and no wolf? Then Uly has escaped.
       *[other] { $flips } sheep turned and no wolf? Then Uly has escaped.
    }
uly_polly-web-guide-idle =
    { $patience ->
        [one] { $patience } step and no tile turned? Then Uly slips away.
       *[other] { $patience } steps in a row and no tile turned? Then Uly slips away.
    }
uly_polly-web-guide-bone = Win a round and you get a bone. Whoever has the most in the end wins.
uly_polly-web-guide-turns = Before each of Polly’s steps, Uly swaps two tiles that touch.
uly_polly-web-guide-go = Let’s play!
uly_polly-web-end-found = Uly is found!
uly_polly-web-end-escaped = Uly has escaped!
uly_polly-web-end-slipped-away = Uly has slipped away!
uly_polly-web-why-found = Polly was on his trail: a bone for everyone on her team.
uly_polly-web-why-escaped =
    { $flips ->
        [one] { $flips } sheep turned and no wolf: a bone for { $who }.
       *[other] { $flips } sheep turned and no wolf: a bone for { $who }.
    }
uly_polly-web-why-slipped-away =
    { $patience ->
        [one] { $patience } step and no tile turned: a bone for { $who }.
       *[other] { $patience } steps and no tile turned: a bone for { $who }.
    }

## Puzzles

uly_polly-puzzle = Where is Uly?
uly_polly-puzzle-about = You lead Polly. You know Uly’s habit, and you’ve seen every swap: he can only be under one tile. Which one?
uly_polly-puzzle-habit =
    { $habit ->
        [restless] Uly’s habit: he moves with every swap, unless Polly is standing on him.
        [every-other] Uly’s habit: he moves with his first swap, his third, his fifth and so on, but never with those in between. Only when Polly is standing on him does he have to stay.
        [diagonal] Uly’s habit: with a diagonal swap he moves himself, with a straight one never. Only when Polly is standing on him does he have to stay.
        [shy] Uly’s habit: he moves when Polly is standing right beside him, diagonally too, and never otherwise.
       *[flees] Uly’s habit: if Polly is standing right beside him and a swap can take him out of her reach, he makes that swap. Otherwise he does as he likes.
    }
uly_polly-puzzle-why =
    { $objection ->
        [would-move] Swap { $number }, { $a } and { $b }: on { $places } Uly would have moved with it. So he wasn’t there.
        [would-stay] Swap { $number }, { $a } and { $b }: on { $places } Uly would have stayed where he was. So he wasn’t there.
       *[would-flee] Swap { $number }, { $a } and { $b }: from { $places } Uly would have fled out of Polly’s reach. So he wasn’t there.
    }
uly_polly-puzzle-answer = What lies face up isn’t Uly. Only { $place } is left: there he is!

## The lesson

uly_polly-lesson-hides = Uly the wolf hides under one of the tiles. You don’t see which one!
uly_polly-lesson-start = You lead Polly. Put her on the tile with the blue ring.
uly_polly-lesson-swaps = Now Uly swaps two tiles. Perhaps he’s under one of them…
uly_polly-lesson-step = Polly takes one step and turns that tile over. Go where something has moved: to the blue ring!
uly_polly-lesson-sheep = Only a sheep. Now Uly swaps again.
uly_polly-lesson-find = That tile has moved twice in a row! Who else would be in such a hurry? Have a look under it.
uly_polly-lesson-found = You’ve found Uly! For that you get a bone.
uly_polly-lesson-hide = Now you’re Uly. Hide under the tile with the blue ring. Nobody else will know.
uly_polly-lesson-hidden = Nobody can see you. Now Polly gets ready.
uly_polly-lesson-lure = Swap two tiles that touch: choose one, then the other. It needn’t be yours. Lure Polly away!
uly_polly-lesson-flee = Polly is right beside you! Swap your tile with one that’s further away from her.
uly_polly-lesson-bluff = Now you can’t get away from her. So pretend to be somewhere else: swap two other tiles.
uly_polly-lesson-end = Three sheep and no Uly: you’ve got away and won! In a real game, it takes eight sheep.
uly_polly-lesson-not-there = Not that one! Choose the tile with the blue ring.
uly_polly-lesson-one-step = Polly only takes one step, to a tile beside her. Choose the one with the blue ring.
uly_polly-lesson-both = Swap the two tiles with the blue ring: choose one, then the other.
uly_polly-terminal-lesson-start = You lead Polly. Put her on the tile { $place }.
uly_polly-terminal-lesson-step = Polly takes one step and turns that tile over. Go where something has moved: to { $place }!
uly_polly-terminal-lesson-hide = Now you’re Uly. Hide under the tile { $place }. Nobody else will know.
uly_polly-terminal-lesson-not-there = Not that one! Choose the tile { $place }.
uly_polly-terminal-lesson-one-step = Polly only takes one step, to a tile beside her. Choose { $place }.
uly_polly-terminal-lesson-both = Swap these two tiles: { $place }.

## Statistics

uly_polly-web-guesses-about = Every tile counts that you turned over as Polly. Its chance is the one from the look back, which assumes what the bots do about wolves.

## The trails in the terminal

uly_polly-terminal-notes = trails
uly_polly-terminal-trail = { $place }: came from { $origin } ({ $path })
uly_polly-terminal-no-trails = No tile has been swapped in this round yet.
