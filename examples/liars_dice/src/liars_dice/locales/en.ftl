### The words of Liar's Dice in English.

liars_dice-name = Liar’s Dice
liars_dice-about = Everyone rolls in secret. Bid on all the dice together, or doubt the last bid.

## Parts of sentences

liars_dice-face =
    { $face ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[6] six
    }
liars_dice-faces =
    { $face ->
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
       *[6] sixes
    }
liars_dice-dice =
    { $count ->
        [one] { $count } { liars_dice-face }
       *[other] { $count } { liars_dice-faces }
    }

## What is to be done

liars_dice-todo-bids = It’s { $who }’s turn to bid or doubt.
liars_dice-todo-bids-own = Your turn: bid higher, or doubt the last bid.

## What happens

liars_dice-event-rolled = Round { $round }: the dice are rolled, and { $starter } starts.
liars_dice-event-rolled-own = Round { $round }: you rolled { $dice }, and { $starter } starts.
liars_dice-event-bid = { $seat } bids { liars_dice-dice }.
liars_dice-event-doubted = { $seat } doubts { $bidder }’s bid of { liars_dice-dice }. The cups are lifted: { $found }.
liars_dice-event-round_ended =
    { $round-left ->
        [0] { $round-loser } loses the last die and is out.
        [one] { $round-loser } loses a die and has { $round-left } left.
       *[other] { $round-loser } loses a die and has { $round-left } left.
    }
liars_dice-event-game_ended = { $winners } is the last one with dice and wins!

## What can be chosen

liars_dice-option-dice = Dice
liars_dice-option-dice-about = How many dice everyone starts with.
liars_dice-option-wild_ones = Wild ones
liars_dice-option-wild_ones-about = Ones count as any other face.

## What is on the table

liars_dice-field-starter = Starts
liars_dice-field-bid = Last bid
liars_dice-field-bid-seat = by
liars_dice-field-bid-count = dice
liars_dice-field-bid-face = face
liars_dice-field-dice = Dice
liars_dice-field-scores = Dice left

## The bots

liars_dice-level-novice = Novice (easy)
liars_dice-level-expert = Expert (hard)

## Why not

refused-liars_dice-dice = Everyone starts with { $least } to { $most } dice.
refused-liars_dice-out = You have no dice left, so you’re out.
refused-liars_dice-no-bid = There’s no bid to doubt yet.
refused-liars_dice-face = A die shows 1 to 6.
refused-liars_dice-count = You can bid 1 to { $most } dice: no more are in play.
refused-liars_dice-too-low = Bid higher than { liars_dice-dice }: more dice, or as many with a higher face.
refused-liars_dice-roll = These aren’t the dice that had to be rolled.

## Why a bot moved

why-liars_dice-unlikely = I thought: the bid is wrong, with a chance of { $percent } percent.
why-liars_dice-likely = I gave { liars_dice-dice } or more a chance of { $percent } percent.
why-liars_dice-too-many = That was more than I could believe.
why-liars_dice-little-more = I went up a little and hoped for the best.
