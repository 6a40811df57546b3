### The words of Wooolf!! in English.

## Who and what

wooolf-name = Wooolf!!

wooolf-simulated = Simulated player { $seat }

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
       *[unknown] says they can’t tell
    }
wooolf-announce =
    { $announced ->
        [sheep] announce a sheep
        [dog] announce a dog
        [hunter] announce a hunter
        [wolf] announce a wolf
       *[unknown] say you can’t tell
    }
wooolf-side-card =
    { $side ->
        [left] left card
       *[right] right card
    }
wooolf-second-pointer =
    { $guess-second ->
        [X] “X”
       *[other] { $guess-second }
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

wooolf-todo-turns = It’s { $who }’s turn to peek, ask or guess early.
wooolf-todo-turns-own = Your turn: peek, ask or, if you may, guess early.
wooolf-todo-final = We’re waiting for { $who }.
wooolf-todo-final-own = No more turns: make your final guess, or abstain.

## How it ended

wooolf-result =
    { $count ->
        [one] { $winners } wins with { $points } and { $errors }!
       *[other] { $winners } share the win with { $points } and { $errors } each!
    }

## What happens in Wooolf!!

wooolf-event-dealt = The cards for round { $round } are dealt. { $starter } starts.
wooolf-event-dealt-own-sheep = The cards for round { $round } are dealt. { $starter } starts. You’re a sheep. Your cards: { $hands }.
wooolf-event-dealt-own-dog = The cards for round { $round } are dealt. { $starter } starts. You’re a dog. Your cards: { $hands }.
wooolf-event-dealt-own-hunter = The cards for round { $round } are dealt. { $starter } starts. You’re a hunter. Your cards: { $hands }.
wooolf-event-dealt-own-boy = The cards for round { $round } are dealt. { $starter } starts. You’re the shepherd boy. Your cards: { $hands }.
wooolf-event-dealt-own-wolf = The cards for round { $round } are dealt. { $starter } starts. You’re a wolf. Your cards: { $hands }.
wooolf-event-peeked = { $by } peeks at { $owner }’s { wooolf-side-card } and { wooolf-announces }.
wooolf-event-peeked-own = You peek at { $owner }’s { wooolf-side-card }: { $card }. You { wooolf-announce }.
wooolf-event-peeked-mine = { $by } peeks at your { wooolf-side-card }: { $which }. { $by } { wooolf-announces }.
wooolf-event-peeked-open = { $by } peeks at { $owner }’s { wooolf-side-card }: { $card }. { $by } { wooolf-announces }.
wooolf-event-asked =
    { $yes ->
        [yes] { $by } asks { $to }: “{ wooolf-question }” The answer is yes.
       *[no] { $by } asks { $to }: “{ wooolf-question }” The answer is no.
    }
wooolf-event-guessed-early = { $by } guesses early.
wooolf-event-guessed-final = { $by } makes a final guess or abstains.
wooolf-event-guessed-own-early = You guess early: { $guess-first } for your first target, { wooolf-second-pointer } for the second.
wooolf-event-guessed-own-final = You make your final guess: { $guess-first } for your first target, { wooolf-second-pointer } for the second.
wooolf-event-guessed-own-abstained = You abstain.
wooolf-event-guessed-open-early = { $by } guesses early: { $guess-first } for the first target, { wooolf-second-pointer } for the second.
wooolf-event-guessed-open-final = { $by } makes a final guess: { $guess-first } for the first target, { wooolf-second-pointer } for the second.
wooolf-event-guessed-open-abstained = { $by } abstains.
wooolf-event-arranged =
    { $left ->
        [none] From now on your cards are shuffled before every peek.
       *[other] You put { $left } on the left.
    }
wooolf-event-arranged-open =
    { $left ->
        [none] { $seat } has the cards shuffled before every peek again.
        [first] { $seat } puts the first card on the left.
       *[second] { $seat } puts the second card on the left.
    }
wooolf-event-turns_ended =
    { $why ->
        [guesses] That was the last early guess! Now all the others make a final guess or abstain.
       *[limit] No more turns! Now everyone who hasn’t guessed makes a final guess or abstains.
    }
wooolf-event-revealed =
    { $round-right-count ->
        [0] The round is over: nobody guessed right.
        [one] The round is over: only { $round-right } guessed right.
       *[other] The round is over: { $round-right } guessed right.
    }
wooolf-event-game_ended =
    { $winners-count ->
        [one] { $winners } wins the game!
       *[other] { $winners } share the win!
    }

## What a table may choose

wooolf-option-advanced = Advanced game
wooolf-option-advanced-about = Four cunning cards replace four others, and even the aspect can fool you.
wooolf-option-deck = Your own deck
wooolf-option-deck-about = Two cards per player (ten for 4 of you) from the 16 of your game, with at least one wolf.
wooolf-option-round_limit = Round limit
wooolf-option-round_limit-about = When everyone has had this many turns, the final guesses begin.

## In the picture

wooolf-laps =
    { $limit ->
        [none] Turns each: { $lap }
       *[other] Turns each: { $lap } of { $limit }
    }
wooolf-early = guessed early
wooolf-laid = has decided
wooolf-barred = can’t guess early
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
wooolf-own = You’re { wooolf-a-character }. Your cards: { $cards }
wooolf-targets = Your targets: { $first } (pointer <) and { $second } (pointer <<)
wooolf-own-questions = Your question cards:
wooolf-order =
    { $card ->
        [none] Your cards are shuffled before every peek.
       *[other] You’ve put { $card } on the left.
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

wooolf-terminal-help =
    You can type:
      peek 4 left  peek at player 4’s left card (or: right)
      ask 2 dog    put your question card “dog” to player 2
      guess 3 0    guess: first target 3, second nobody (for the wolf: guess 3 x)
      abstain      make no final guess
      arrange 1    put your first card on the left (or: 2; auto: shuffled)
      rules        read the rules
      quit         leave the game

wooolf-terminal-signs =
    Beside a name:
      ★2             points             ✗1             error tokens
      ?2             question cards     sheep·4        announced by player 4
wooolf-terminal-keys =
    In the circle:
      arrows, 1-8    go to a player, or click on one
      l, r           peek at that player’s left or right card
      a, b           ask that player your first or second question
      g              guess: choose who your targets are (0: nobody)
      x              abstain, when the turns are over
      o              arrange your cards: shuffled, first left, second left
      v              see the cards of the last round again
wooolf-terminal-confirm-peek = Peek at { $whom }’s { wooolf-side-card }? You can’t take that back: press Enter again.
wooolf-terminal-confirm-ask = Ask { $whom }: “{ wooolf-question }” You can’t take that back: press Enter again.
wooolf-terminal-confirm-guess = Guess { $first } for the first target and { $second } for the second? You can’t take that back: press Enter again.
wooolf-terminal-confirm-abstain = Abstain? You can’t take that back: press Enter again.
wooolf-terminal-hint-choose = First choose what to do here: the keys are below.
wooolf-terminal-hint-point = Who is the { $target } (pointer { $pointer })? Choose a player, or 0 for nobody.

## Why something cannot be done

refused-wooolf-abstain-later = You can abstain only when the turns are over.
refused-wooolf-ask-oneself = You can’t ask yourself.
refused-wooolf-ask-simulated = Player { $player } is simulated and can’t be asked.
refused-wooolf-barred = With your red error token, you can only make a final guess in this round.
refused-wooolf-deal-cards = This deal doesn’t match the cards in play.
refused-wooolf-deal-missing = The cards have to be dealt here.
refused-wooolf-deal-questions = This deal doesn’t match the question cards.
refused-wooolf-deck-cards = Your deck can only have cards of your game, each at most as often as the game has it.
refused-wooolf-deck-size = Your deck must have exactly { $cards } cards.
refused-wooolf-deck-wolf = Your deck needs at least one wolf.
refused-wooolf-first-turn = You can’t guess early in your first turn of the round.
refused-wooolf-guess-laid = You’ve already guessed. That’s final, and you have no more turns in this round.
refused-wooolf-no-deal-fits = No deal of the cards fits what was seen.
refused-wooolf-no-questions-fit = No deal of the question cards fits what was seen.
refused-wooolf-own-cards = You can look at your own cards anyway: peek at somebody else’s.
refused-wooolf-points-at-oneself = You can’t point at yourself.
refused-wooolf-question-not-held = You don’t have the card “{ wooolf-question }”.
refused-wooolf-round-limit = The round limit must be from 1 to { $most } turns each, or none at all.
refused-wooolf-second-missing = Only the wolf’s second pointer (<<) is on X: point yours at a player or at 0.
refused-wooolf-shuffle = The cards can’t have been lying like that.
refused-wooolf-turns-over = No more turns: now you can only guess or abstain.
refused-wooolf-wolf-second = You’re the wolf, so your second pointer (<<) must be x.

## Looking back

wooolf-known-about = Exactly what follows from the rules, from one’s own cards and peeks, and from what everyone saw and heard. Nothing is assumed about anyone’s habits.
wooolf-moment-told-peek = The peek that told most: for { $by }, the chance that { $owner } is { wooolf-a-character } rose from { $before } to { $after } percent.
wooolf-moment-told-ask = The answer that told most: for { $by }, the chance that { $owner } is { wooolf-a-character } rose from { $before } to { $after } percent.
wooolf-moment-bluff = A bluff: { $by } announced a wolf in front of { $owner }, who was { wooolf-a-character }. For { $viewer }, the chance of a wolf there rose from { $before } to { $after } percent.
wooolf-moment-bluff-fooled = The bluff that worked: { $by } announced a wolf in front of { $owner }, who was { wooolf-a-character }, and { $fooled } fell for it. By all that { $fooled } could know, the chance of a wolf there was { $percent } percent.
wooolf-moment-false-trail = A card that misled: { $by } { wooolf-announces } in front of { $owner }, who was { wooolf-a-character }. For { $viewer }, the chance of what was announced rose from { $before } to { $after } percent.
wooolf-moment-too-early = Too early: { $by } guessed with a chance of { $percent } percent, and was wrong.
wooolf-moment-too-early-later = Too early: { $by } guessed with a chance of { $percent } percent, and was wrong. When the turns were over, the best guess would have had { $later } percent.
wooolf-moment-lucky = Lucky: { $by } guessed with a chance of only { $percent } percent, and was right.
wooolf-moment-deduced = Well worked out: { $by } guessed early with a chance of { $percent } percent, and was right.
wooolf-moment-missed = A missed chance: { $by } abstained, although the best guess had a chance of { $percent } percent.
wooolf-moment-missed-wrong = Overlooked: { $by } guessed wrong, although another guess had a chance of { $percent } percent.

## Advice

wooolf-hint-peek = You don’t know enough yet. Peek at a card: you know least about { $player }.
wooolf-hint-peek-turns = You already know who everyone is. A peek can’t do any harm.
wooolf-hint-ask-turns = Now a question helps you more than a peek. Which of your question cards tells you most?
wooolf-hint-guess-turns = You know a lot already. Maybe it’s time to guess!
wooolf-hint-guess-final = One guess is likely enough to be worth a try.
wooolf-hint-abstain-final = You know too little: a wrong guess brings you an error token, but you can abstain for free.
wooolf-advice-peek = The owl would peek at one of { $player }’s cards.
wooolf-advice-ask = The owl would ask { $player }: “{ wooolf-question }”
wooolf-advice-guess = The owl would guess.
wooolf-advice-is = { $player } is { wooolf-a-character }.
wooolf-advice-nobody = Nobody is { wooolf-a-character }.
wooolf-advice-abstain = The owl would abstain.
wooolf-advice-sure = It gives this guess a chance of { $percent } percent, and here { $enough } is enough for it.
wooolf-advice-late = After { $count } turns it guesses, even with a chance of only { $percent } percent.
wooolf-advice-first-turn = You can’t guess in your first turn yet. Its best guess has a chance of { $percent } percent.
wooolf-advice-barred = Your red error token doesn’t let you guess early. Its best guess has a chance of { $percent } percent.
wooolf-advice-almost-sure = Its best guess has a chance of { $percent } percent: just short of the { $enough } it wants here.
wooolf-advice-not-sure = Its best guess has a chance of only { $percent } percent, and here it wants at least { $enough }.
wooolf-advice-read-choices = It also watches what the others choose to do. From what was said and seen alone, it would be { $known } percent.
wooolf-advice-learns = No other peek or question promises more.
wooolf-advice-may-fool = And your wolf token may fool a dog or a hunter.

## Records

wooolf-secret =
    { $name ->
        [guess] the guess
        [cards] the cards
        [left] how the cards lay at the peek
        [questions] the question cards
       *[other] { $name }
    }
wooolf-verify-unsealed = Peeks where it isn’t proved how the cards lay: { $count }. This record is of an older format, which didn’t seal that.

## The terminal client

wooolf-action-abstain = abstain
wooolf-action-arrange = arrange cards
wooolf-action-ask = ask: { $about }
wooolf-action-guess = guess
wooolf-action-nobody = nobody
wooolf-action-peek-left = peek left
wooolf-action-peek-right = peek right
wooolf-action-point = choose player

## Why a bot moved as it did

why-wooolf-changed-answer =
    { $yes ->
        [yes] Just before I moved, what changed my mind most was player { $player }’s answer to “{ wooolf-question }”: yes.
       *[no] Just before I moved, what changed my mind most was player { $player }’s answer to “{ wooolf-question }”: no.
    }
why-wooolf-changed-guess = Just before I moved, what changed my mind most was player { $player }’s early guess.
why-wooolf-changed-saw = Just before I moved, what changed my mind most was my peek at player { $player }: I saw { wooolf-a-character }.
why-wooolf-changed-peek = Just before I moved, this changed my mind most: player { $by } peeks at player { $player } and { wooolf-announces }.
why-wooolf-changed-mine = Just before I moved, this changed my mind most: player { $by } peeks at one of my cards and { wooolf-announces }.
why-wooolf-changed-to = I then thought: player { $player } is { wooolf-a-character }, with a chance of { $percent } percent instead of { $before }.
why-wooolf-changed-count = Clues I had left then that player { $player } was { wooolf-a-character }: { $count } instead of { $before }.
why-wooolf-guess-random = I guessed at random.
why-wooolf-abstain-random = I left it to chance whether to guess, and chance said no.
why-wooolf-asked-random = I left it to chance which of my questions to ask, and whom.
why-wooolf-peeked-few = I peeked at random where there were few tokens. Tokens in front of player { $player }: { $count }; fewest in front of any of the others: { $fewest }.
why-wooolf-counted =
    { $player ->
        [0] I guessed that nobody was { wooolf-a-character }: I had no better clue.
       *[other] I counted the clues that player { $player } was { wooolf-a-character }, minus those against it: { $count }.
    }
why-wooolf-counted-enough = For each target I wanted at least { $enough }, so I guessed.
why-wooolf-counted-few = Clues I wanted for each target: at least { $enough }. My best guess had { $count } for one of them.
why-wooolf-first-turn = I couldn’t guess yet: it was my first turn of the round.
why-wooolf-barred = My red error token didn’t let me guess early.
why-wooolf-guess-right = I gave this guess a chance of { $percent } percent.
why-wooolf-plays =
    { $player ->
        [0] I thought: nobody is { wooolf-a-character }, with a chance of { $percent } percent.
       *[other] I thought: player { $player } is { wooolf-a-character }, with a chance of { $percent } percent.
    }
why-wooolf-sure-enough = Here { $enough } percent was enough for me.
why-wooolf-late = After { $count } turns I guess, however unsure I am.
why-wooolf-best-guess = I gave my best guess a chance of { $percent } percent.
why-wooolf-read-choices = I also watched what the others chose to do. From what was said and seen alone, it would’ve been { $known } percent.
why-wooolf-not-sure = That was too little for me: here I wanted at least { $enough } percent.
why-wooolf-almost-sure = That was just short of the { $enough } percent I wanted here.
why-wooolf-learns-most = Of everything I could ask or peek at, nothing promised to help my guess more.
why-wooolf-learns-priced = Of everything I could ask or peek at, nothing promised more. I also kept in mind that everyone hears an answer.
why-wooolf-may-fool = I was the shepherd boy, and I hoped my wolf token would fool a dog or a hunter.

## In the browser

wooolf-about = Everyone has a secret. Peek at cards, ask questions, and work out who is who before the others do.
wooolf-web-aim = Be the first to find the two characters you’re looking for. The most points win.
wooolf-web-facts = 4 to 8 players · 20 minutes
wooolf-web-deck-usual = The usual deck
wooolf-web-deck-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
wooolf-web-deck-use = Play with these
wooolf-web-deck-fewer = One card less: { $card }
wooolf-web-deck-more = One card more: { $card }
wooolf-web-circle = The players around the table
wooolf-web-hold-cards = Hold to look
wooolf-web-seen-by = Seen by { $who }
wooolf-web-card-says = Aspect: { $aspect }
wooolf-web-arrange-about = Only you see this. The others never learn how your cards lie, or whether you’ve moved them.
wooolf-web-shuffle = Shuffle each time
wooolf-web-lay-left = { $card } on the left
wooolf-web-peek = Peek at a card
wooolf-web-ask = Ask a question
wooolf-web-do-peek = Peek
wooolf-web-do-ask = Ask
wooolf-web-choose-first = First choose a card to peek at, or a question to ask.
wooolf-web-dial-first = First turn each pointer to a number: a player’s, or 0 for nobody.
wooolf-web-cannot-undo = You can’t take this back.
wooolf-web-secret-look = For your eyes only
wooolf-web-early-guess = Guess early
wooolf-web-final-guess = Final guess
wooolf-web-guess-about = Turn each pointer to the number of the player you suspect, or to 0 if you think nobody is that character.
wooolf-web-nobody = nobody
wooolf-web-think-again = Think again
wooolf-web-do-guess = That’s my guess
wooolf-web-do-abstain = Yes, abstain

## The round table in the browser

wooolf-web-todo = Your turn: choose a player.
wooolf-web-todo-guess = Your turn: choose a player, or guess.
wooolf-web-role =
    { $character ->
        [sheep] You’re a sheep. Find a dog and a hunter.
        [dog] You’re a dog. Find a hunter and a wolf.
        [hunter] You’re a hunter. Find a dog and a wolf.
        [boy] You’re the shepherd boy. Find a wolf and a sheep.
       *[wolf] You’re a wolf. Find a sheep.
    }
wooolf-web-worth =
    { $character ->
        [boy] Both right: 2 points early, 1 at the end. And 1 for each dog or hunter you fool.
        [wolf] Right: 2 points early, 1 at the end.
       *[other] Both right: 2 points early, 1 at the end.
    }
wooolf-web-own-show = Show my cards
wooolf-web-own-hide = Hide my cards
wooolf-web-own-hidden = Your cards lie face down.
wooolf-web-own-place = Your place
wooolf-web-arrange-cards = Arrange cards
wooolf-card = { $character } (announces: { $clue })
wooolf-web-saw = You saw: { $cards }
wooolf-web-peeked-you = { $by } looked at your { wooolf-side-card }.
wooolf-web-asked-you = { $by } asked you a question.
wooolf-web-hello = Player { $seat } is simulated: you can peek at those cards, but not ask anything.
wooolf-web-who-is = Who is { wooolf-a-character }?
wooolf-web-not-yet = not chosen yet
wooolf-web-fooled = { $boy } cried wolf, and { $fooled } fell for it: { wooolf-points } more!
wooolf-web-over-errors =
    { $count ->
        [one] { $names } has two error tokens: that ends the game.
       *[other] { $names } have two error tokens each: that ends the game.
    }
wooolf-web-over-rounds = That was the last round!
wooolf-web-guide = What it’s about
wooolf-web-guide-aim = Everyone hides behind two secret cards. Be the first to find who you’re looking for!
wooolf-web-guide-peek = In your turn, choose a player. Peek at a card, and everyone hears what you announce.
wooolf-web-guide-ask = Or ask a question. The answers are always true.
wooolf-web-guide-boy = Only the shepherd boy lies: he always announces a wolf.
wooolf-web-guide-guess = Sure enough? Guess! Right: 2 points early, 1 at the end. Wrong: an error token.
wooolf-web-guide-go = Let’s play!
wooolf-web-signs = What the signs mean
wooolf-web-signs-hint = New here? The question mark tells you what the signs mean.
wooolf-web-sign-clue = Somebody peeked at a card and announced this. The small mark says who. A shepherd boy always announces a wolf.
wooolf-web-sign-unknown = Somebody peeked at a card and couldn’t tell who it is.
wooolf-web-sign-answer = Somebody asked about these characters. A tick is a yes, a cross is a no, and answers are always true.
wooolf-web-sign-seen = A card that you’ve seen. Nobody else sees it here.
wooolf-web-sign-laid = A guess, laid face down.
wooolf-web-sign-points = Points. The most points win.
wooolf-web-sign-error = A wrong guess. A second one ends the game after the round.
wooolf-web-sign-red = A wrong early guess: no early guess in this round.
wooolf-web-sign-laps = How many turns everyone has had. At the limit, the final guesses begin.

## Puzzles

wooolf-puzzle = Who is the wolf?
wooolf-puzzle-about = You’re { $name }. Before any peek, players may change the order of their cards, so the right one isn’t always the same. From what you’ve seen, only one player can be the wolf. Who is it?
wooolf-puzzle-hand = Your cards: { $cards }
wooolf-puzzle-deck = Cards in play: { $cards }
wooolf-puzzle-own = You’re the shepherd boy yourself, so everyone else tells the truth.
wooolf-puzzle-boy = So { $who } must be the shepherd boy.
wooolf-puzzle-not-boy =
    { $count ->
        [one] So { $who } isn’t the shepherd boy and tells the truth.
       *[other] So { $who } aren’t the shepherd boy and tell the truth.
    }
wooolf-puzzle-not-wolf =
    { $count ->
        [one] So { $who } isn’t the wolf.
       *[other] So { $who } aren’t the wolf.
    }
wooolf-puzzle-can-be = Now { $who } can only be: { $characters }.
wooolf-puzzle-remember = On its own this proves nothing yet. Keep it in mind!
wooolf-puzzle-answer = Only { $who } is left as the wolf!

## The lesson

wooolf-lesson-cards = You hold two cards, a hunter and a sheep. The higher one counts: you’re a hunter!
wooolf-lesson-targets = Your targets are a dog and the wolf. Find out who they are before the others know theirs.
wooolf-lesson-peek = Peek at one of Dino’s cards: choose Dino, then his left card.
wooolf-lesson-announced = Only you have seen the card. But everyone hears what you announce, and the token shows it. Now the others have a turn.
wooolf-lesson-boy = Bo has peeked at your sheep and announced a wolf. That’s a lie, and only the shepherd boy lies. So Bo is the shepherd boy!
wooolf-lesson-unknown = A question mark: some cards don’t say who they are.
wooolf-lesson-answer = Answers are always true. So Cleo is a wolf, a hunter or the shepherd boy.
wooolf-lesson-dog = You saw a dog, and Emil announced a sheep. The dog is the higher one, so Dino is a dog. That’s your first target!
wooolf-lesson-ask = Does Cleo have a hunter? Choose Cleo, then your question.
wooolf-lesson-wolf = No hunter, and Bo is the shepherd boy. So Cleo must be the wolf!
wooolf-lesson-hurry = Dino has guessed early. With the second early guess, all turns end: hurry!
wooolf-lesson-guess = You know everything. Guess now: Dino (4) is the dog, Cleo (3) is the wolf.
wooolf-lesson-end = Right, and early: two points for you, and the round is won! Dino believed Bo’s lie, and that’s worth a point to Bo.
wooolf-lesson-not-peek = Not now. Peek at Dino’s left card.
wooolf-lesson-not-ask = Not now. Ask Cleo whether one of her cards shows a hunter.
wooolf-lesson-not-guess = Think again: who had a dog and a sheep, and who must be the wolf? Dino is number 4, Cleo is number 3.

## The notebook

wooolf-terminal-notes = notebook
wooolf-web-notebook = Notebook
wooolf-web-notebook-about = It fills in what you can be sure of. Choose a box to see why, or to make a mark of your own.
wooolf-web-mark-maybe = maybe
wooolf-web-mark-sure = sure
wooolf-web-mark-open = open
wooolf-web-mark-own = your mark: { $mark }
wooolf-note-heard = Announced here by { $names }.
wooolf-note-own = These are your own cards: { $cards }.
wooolf-note-saw = You saw this card there: { $card }.
wooolf-note-answered =
    { $yes ->
        [yes] “{ wooolf-question }” The answer was yes.
       *[no] “{ wooolf-question }” The answer was no.
    }
wooolf-note-announced = { $by } peeked at a card of { $who }: { $by } { wooolf-announces }.
wooolf-note-honest = { $who } peeked: { $who } { wooolf-announces }. The shepherd boy would’ve announced a wolf.
wooolf-note-lied = { $who } peeked at your card, { $card }, and announced a wolf. Only the shepherd boy does that.
wooolf-note-refuted = { $who } announced a wolf in front of { $owner }, who has no card like that. Only the shepherd boy does that.
wooolf-note-believed = { $by } announced a wolf here and isn’t the shepherd boy, so the aspect is true.
wooolf-note-group =
    { $by ->
        [image] Cards in play with this picture: { $of } ({ $count }).
        [aspect] Cards in play with this aspect: { $of } ({ $count }).
       *[card] Cards of this kind in play: { $of } ({ $count }).
    }
wooolf-note-elsewhere = { $holders } must have them, so there are too few left here.
wooolf-note-here = The others can’t have them all, so { $who } must.
wooolf-note-not-in-deck = With the cards in play, nobody can be this character.

## Statistics

wooolf-web-guesses-about = Every guess that you laid counts, early or final. Its chance follows from your cards, your peeks, and all that everyone saw and heard until then.
