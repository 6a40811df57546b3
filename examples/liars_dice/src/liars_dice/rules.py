"""The rules of Liar's Dice: from one state to the next (LD-02 to LD-10)."""

from msgspec.structs import replace

from liars_dice.pieces import (
    FACES,
    Bid,
    BidMade,
    Doubt,
    Doubted,
    Event,
    LastBid,
    Move,
    Options,
    Roll,
    Round,
    RoundEnded,
    check,
    matching,
)
from liars_dice.state import State, choices, dice_left, fresh_round, next_in_play, result
from liars_dice.view import View, legal, refusal, view
from sheepfold.games.contract import (
    BadOutcome,
    GameEnded,
    Seat,
    Secret,
    Takeback,
    is_well_typed,
)
from sheepfold.games.draw import Chance, Draws, draws_of
from sheepfold.games.history import without_history


def deal(options: Options, seats: int, source: Chance) -> Roll:
    """The first roll, and who starts (LD-03)."""
    check(options, seats)
    draws = draws_of(source)
    rolled = roll(dice_left(options, seats, ()), draws)
    return replace(rolled, starter=draws.below(seats) + 1)


def roll(counts: tuple[int, ...], draws: Draws) -> Roll:
    """Everybody's dice, thrown anew."""
    faces = len(FACES)
    return Roll(
        tuple([tuple(sorted([draws.below(faces) + 1 for _ in range(count)])) for count in counts])
    )


def start(options: Options, seats: int, outcome: Roll) -> State:
    """The first state, from what `deal` drew."""
    check(options, seats)
    _check_roll(outcome, dice_left(options, seats, ()))
    if outcome.starter is None or not 1 <= outcome.starter <= seats:
        raise BadOutcome("starter", most=seats)
    return fresh_round(options, seats, outcome.starter, outcome, ())


def chance(state: State, seat: Seat, move: Move, source: Chance) -> Roll | None:
    """The next roll, after a doubt that does not end the game."""
    if not isinstance(move, Doubt) or state.bid is None or state.turn != seat:
        return None
    ended = _ended(state, seat)
    return None if _is_over(ended) else roll(ended.scores, draws_of(source))


def play(
    state: State, seat: Seat, move: Move, outcome: Roll | None = None
) -> tuple[State, tuple[Event, ...]]:
    """The next state and what happened."""
    is_turn = state.turn is not None and isinstance(seat, int) and seat == state.turn
    if not (is_turn and choices(sum(state.scores), state.bid).has(move)):
        refused = refusal(view(without_history(state), seat), move)
        if refused is not None:
            raise refused
    if isinstance(move, Doubt):
        return _doubt(state, seat, outcome)
    if outcome is not None:
        raise BadOutcome("nothing-drawn")
    return _bid(state, seat, move)


def round_end(state: State, seat: Seat, move: Move) -> State | None:
    """The table as a doubt ends a round, all dice shown, before the next roll."""
    if not isinstance(move, Doubt):
        return None
    ended = _ended(state, seat)
    return None if _is_over(ended) else ended


def secrets(move: Move | None, outcome: Roll | None) -> tuple[Secret, ...]:
    """The dice under each cup, which are shown when the round ends. Bids are public."""
    if outcome is None:
        return ()
    return tuple(
        Secret(f"dice-{seat}", hand, "round") for seat, hand in enumerate(outcome.dice, 1) if hand
    )


def takeback(events: tuple[Event, ...]) -> Takeback:
    """A bid by consent, for it told nobody anything hidden; a doubt shows all dice."""
    return "consent" if isinstance(events[0], BidMade) else "never"


def timeout(view: View) -> Move | None:
    """Who is late doubts, or makes the lowest bid if there is none to doubt (LD-11)."""
    found = legal(view)
    if not found:
        return None
    return Doubt() if view.bid is not None else found[0]


def _check_roll(rolled: Roll | None, counts: tuple[int, ...]) -> None:
    if not is_well_typed(rolled, Roll):
        raise BadOutcome("liars_dice-roll")
    assert rolled is not None
    if (
        tuple(map(len, rolled.dice)) != counts
        or any(die not in FACES for hand in rolled.dice for die in hand)
        or any(list(hand) != sorted(hand) for hand in rolled.dice)
    ):
        raise BadOutcome("liars_dice-roll")


def _bid(state: State, seat: Seat, move: Bid) -> tuple[State, tuple[Event, ...]]:
    event = BidMade(seat, move.count, move.face)
    return replace(
        state,
        turn=next_in_play(seat, state.scores),
        bid=LastBid(seat, move.count, move.face),
        history=(*state.history, event),
    ), (event,)


def _doubt(state: State, seat: Seat, outcome: Roll | None) -> tuple[State, tuple[Event, ...]]:
    ended = _ended(state, seat)
    last, doubted = ended.rounds[-1], ended.history[-1]
    closing = RoundEnded(last, ended.scores)
    if _is_over(ended):
        if outcome is not None:
            raise BadOutcome("nothing-drawn")
        over = replace(ended, phase="over")
        final = result(over)
        assert final is not None
        return over, (doubted, closing, GameEnded(final.winners))
    _check_roll(outcome, ended.scores)
    assert outcome is not None
    if outcome.starter is not None:
        raise BadOutcome("starter-known")
    is_in = ended.scores[last.loser - 1] > 0
    starter = last.loser if is_in else next_in_play(last.loser, ended.scores)  # LD-09
    fresh = fresh_round(state.options, state.seats, starter, outcome, ended.rounds)
    return fresh, (doubted, closing, fresh.history[0])


def _ended(state: State, doubter: Seat) -> State:
    """After a doubt: all dice are shown, and somebody has lost one (LD-08)."""
    bid = state.bid
    assert bid is not None
    found = matching(state.dice, bid.face, state.options.wild_ones)
    loser = doubter if found >= bid.count else bid.seat
    left = state.scores[loser - 1] - 1
    rounds = (
        *state.rounds,
        Round(state.starter, state.dice, bid, doubter, found, loser, left),
    )
    event = Doubted(doubter, bid.seat, bid.count, bid.face, found)
    return replace(
        state,
        phase="ended",
        turn=None,
        scores=dice_left(state.options, state.seats, rounds),
        history=(*state.history, event),
        rounds=rounds,
    )


def _is_over(ended: State) -> bool:
    return sum(left > 0 for left in ended.scores) == 1  # LD-10
