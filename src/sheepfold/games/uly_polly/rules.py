"""The rules of Uly & Polly: from one state to the next (UP-02 to UP-21)."""

from typing import Literal

from msgspec.structs import replace

from sheepfold.games.contract import (
    BadOutcome,
    GameEnded,
    Seat,
    Secret,
    Takeback,
    is_well_typed,
    left_of,
)
from sheepfold.games.draw import Chance, draws_of
from sheepfold.games.history import BLOCK, without_history
from sheepfold.games.uly_polly.pieces import (
    Event,
    FirstWolf,
    Hidden,
    Hide,
    Move,
    Options,
    Propose,
    Proposed,
    Round,
    RoundEnded,
    Start,
    Started,
    Step,
    Stepped,
    Swap,
    Swapped,
    check,
    rounds_in,
)
from sheepfold.games.uly_polly.state import State, choices, fresh_round, result, tokens
from sheepfold.games.uly_polly.view import View, refusal, view


def deal(options: Options, seats: int, source: Chance) -> FirstWolf:
    """The first wolf: the seat that was named, else one at random (UP-02)."""
    check(options, seats)
    drawn = draws_of(source).below(seats) + 1
    return FirstWolf(drawn if options.first_wolf is None else options.first_wolf)


def start(options: Options, seats: int, outcome: FirstWolf) -> State:
    """The first state: everything face down, the first wolf about to hide.

    >>> state = start(Options(), 3, FirstWolf(2))
    >>> state.phase, state.turn
    ('hide', 2)
    """
    check(options, seats)
    named = options.first_wolf
    if not is_well_typed(outcome, FirstWolf):
        raise BadOutcome("uly_polly-first-wolf", most=seats)
    if not 1 <= outcome.seat <= seats or (named is not None and outcome.seat != named):
        raise BadOutcome("uly_polly-first-wolf", most=seats)
    return fresh_round(options, seats, outcome.seat, ())


def chance(state: State, seat: Seat, move: Move, source: Chance) -> None:
    """Nothing is drawn once the first wolf is known."""


def play(
    state: State, seat: Seat, move: Move, outcome: FirstWolf | None = None
) -> tuple[State, tuple[Event, ...]]:
    """The next state and what happened.

    >>> state = start(Options(), 2, FirstWolf(1))
    >>> state, events = play(state, 1, Hide(5))
    >>> events
    (Hidden(seat=1, at=5),)
    """
    if outcome is not None:
        raise BadOutcome("nothing-drawn")
    is_known = (
        type(seat) is int  # not `True`, which is equal to 1
        and seat == state.turn
        and choices(state.options, state.phase, state.dog).has(move)
    )
    if not is_known:
        refused = refusal(view(without_history(state), seat), move)
        if refused is not None:
            raise refused
    if type(move) is Swap:
        return _swap(state, move)
    if type(move) is Step:
        return _step(state, move)
    if isinstance(move, Propose):
        return _propose(state, seat, move)
    if isinstance(move, Start):
        return _start(state, move)
    assert isinstance(move, Hide)
    return _hide(state, move)


def secrets(move: Move | None, outcome: FirstWolf | None) -> tuple[Secret, ...]:
    """Where the wolf hides is the one secret; it is revealed when the round ends (UP-16)."""
    return (Secret("wolf", move.at, "round"),) if type(move) is Hide else ()


def takeback(events: tuple[Event, ...]) -> Takeback:
    """Hiding freely, a placement, a swap or a step on a face-up tile by consent, a flip never."""
    if len(events) != 1:
        return "never"
    [event] = events
    if type(event) is Stepped:
        return "consent" if event.turned is None else "never"
    if type(event) in (Swapped, Started):
        return "consent"
    return "free" if type(event) is Hidden else "never"


def timeout(view: View) -> None:
    """The rules name no move for a player who is late."""


def _hide(state: State, move: Hide) -> tuple[State, tuple[Event, ...]]:
    event = Hidden(state.wolf_seat, move.at)
    return replace(
        state,
        phase="start",
        turn=state.dog_seat,
        wolf=move.at,
        history=(*state.history, event),
    ), (event,)


def _propose(state: State, seat: Seat, move: Propose) -> tuple[State, tuple[Event, ...]]:
    event = Proposed(seat, move.at)
    proposals = list(state.proposals)
    proposals[seat - 1] = move.at
    return replace(state, proposals=tuple(proposals)), (event,)


def _start(state: State, move: Start) -> tuple[State, tuple[Event, ...]]:
    event = Started(state.dog_seat, move.at)
    return replace(
        state,
        phase="swap",  # UP-07: the wolf moves first
        turn=state.wolf_seat,
        dog=move.at,  # UP-06: the tile is not turned
        proposals=(None,) * state.seats,
        history=(*state.history, event),
    ), (event,)


def _swap(state: State, move: Swap) -> tuple[State, tuple[Event, ...]]:
    a, b = move.a, move.b
    tiles = list(state.tiles)
    tiles[a], tiles[b] = tiles[b], tiles[a]
    wolf = state.wolf
    event = Swapped(state.wolf_seat, a, b)
    return replace(
        state,
        phase="step",
        turn=state.dog_seat,
        tiles=tuple(tiles),
        wolf=b if wolf == a else a if wolf == b else wolf,
        history=(*state.history, event),
    ), (event,)


def round_end(state: State, seat: Seat, move: Move) -> State | None:
    """The meadow as a round ends, the wolf shown to all (UP-15, UP-16), before the next is laid."""
    if not isinstance(move, Step):
        return None
    _, ended, _ = _stepped(state, move)
    return ended if ended is not None and len(ended.rounds) < rounds_in(state.seats) else None


def _step(state: State, move: Step) -> tuple[State, tuple[Event, ...]]:
    moved, ended, event = _stepped(state, move)
    if ended is None:
        return moved, (event,)
    closing = RoundEnded(ended.rounds[-1], ended.scores)
    if len(ended.rounds) < rounds_in(state.seats):
        wolf_seat = left_of(state.wolf_seat, state.seats)  # UP-17
        fresh = fresh_round(state.options, state.seats, wolf_seat, ended.rounds)
        return fresh, (event, closing)
    over = replace(ended, phase="over")
    final = result(over)
    assert final is not None
    return over, (event, closing, GameEnded(final.winners))


def _stepped(state: State, move: Step) -> tuple[State, State | None, Event]:
    """After a step: the meadow, the same as the round has ended, if it has, and the event."""
    seat, to, options = state.dog_seat, move.to, state.options
    tiles, turned, idle = state.tiles, state.turned, state.idle + 1
    found: Literal["sheep", "wolf"] | None = None
    how: Literal["found", "escaped", "slipped-away"] | None = None
    if not tiles[to]:  # UP-14
        turned, idle = turned + 1, 0
        tiles = (*tiles[:to], turned, *tiles[to + 1 :])
        found = "wolf" if to == state.wolf else "sheep"
        if found == "wolf":
            how = "found"  # UP-15
        elif turned == options.flips:
            how = "escaped"  # UP-16
    elif idle == options.patience:
        how = "slipped-away"  # UP-21
    event = Stepped(seat, to, found)
    history: tuple[Event, ...] = (*state.history, event)
    if len(history) >= BLOCK:
        state, history = replace(state, earlier=(*state.earlier, history)), ()
    moved = replace(
        state,
        phase="swap",
        turn=state.wolf_seat,
        dog=to,
        dog_seat=_next_dog(state),
        tiles=tiles,
        turned=turned,
        idle=idle,
        proposals=(None,) * state.seats,
        history=history,
    )
    return moved, None if how is None else _ended(moved, how), event


def _ended(state: State, how: Literal["found", "escaped", "slipped-away"]) -> State:
    assert state.wolf is not None
    rounds = (*state.rounds, Round(state.wolf_seat, state.wolf, how == "found", how))
    scores = tokens(state.seats, rounds)
    return replace(state, phase="ended", turn=None, scores=scores, rounds=rounds)


def _next_dog(state: State) -> Seat:
    after = left_of(state.dog_seat, state.seats)
    return left_of(after, state.seats) if after == state.wolf_seat else after  # UP-12
