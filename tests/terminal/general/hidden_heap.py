"""A pretended game of another package: players take stones from a heap, each with a lucky number.

Whoever takes the last stone wins; one's lucky number of stones may be taken only once. A round ends
with an empty heap, and there are two. It has no board, no bots and no texts in any language.
"""

from random import Random
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from sheepfold.games import contract
from sheepfold.games.contract import BadNotation, GameEnded, IllegalMove, Secret, Twin, Viewer
from sheepfold.games.declared import EACH_OWN, Kind, Open, Own
from sheepfold.games.draw import Chance, draws_of
from sheepfold.games.history import redacted_history, whole_history
from sheepfold.games.options import Number, Switch

NAME = "hidden_heap"
VERSION = 1
SEATS = range(2, 5)
ROUNDS = 2

Seat = contract.Seat


class Options(contract.Options, frozen=True, tag_field="game", tag=NAME):
    stones: Annotated[int, Number(3, 20)] = 4
    last_loses: Annotated[bool, Switch()] = False


class Take(contract.Move, frozen=True, tag_field="type", tag="take"):
    count: int


class Nod(contract.Move, frozen=True, tag_field="type", tag="nod"):
    """A free move."""

    to: Seat


Move = Take | Nod
FREE = (Nod,)


class Outcome(contract.Outcome, frozen=True, tag_field="type", tag="lucky"):
    lucky: tuple[int, ...]


class Begun(contract.Event, frozen=True, tag_field="type", tag="begun"):
    lucky: Annotated[tuple[int | None, ...], EACH_OWN]


class Taken(contract.Event, frozen=True, tag_field="type", tag="taken"):
    seat: Open[Seat]
    count: Open[int]


class Nodded(contract.Event, frozen=True, tag_field="type", tag="nodded"):
    seat: Open[Seat]
    to: Open[Seat]


class Round(msgspec.Struct, frozen=True):
    winner: Open[Seat]


class RoundEnded(contract.RoundEnded, frozen=True, tag_field="type", tag="round_ended"):
    round: Open[Round]


Event = Begun | Taken | Nodded | RoundEnded | GameEnded


class State(contract.State, frozen=True, kw_only=True):
    options: Options
    history: tuple[Any, ...]
    earlier: tuple[tuple[Any, ...], ...] = ()
    heap: int
    turn: Seat
    lucky: tuple[int, ...]
    taken: tuple[int, ...]
    rounds: tuple[Round, ...] = ()
    phase: str = "take"


class View(contract.View, frozen=True, kw_only=True, tag_field="game", tag=NAME):
    options: Open[Options]
    history: Own[tuple[Event, ...]]
    rounds: Open[tuple[Round, ...]]
    result: Open[contract.Result | None]
    heap: Open[int]
    turn: Open[Seat]
    lucky_number: Own[int | None]
    taken: Open[Annotated[tuple[int, ...], Kind("by-seat")]]


def deal(options: Options, seats: int, source: Chance) -> Outcome:
    draws = draws_of(source)
    return Outcome(tuple([1 + draws.below(2) for _ in range(seats)]))


def start(options: Options, seats: int, outcome: Outcome) -> State:
    return State(
        options=options,
        seats=seats,
        round=1,
        history=(Begun(outcome.lucky),),
        heap=options.stones,
        turn=1,
        lucky=outcome.lucky,
        taken=(0,) * seats,
    )


def actors(state: State) -> tuple[Seat, ...]:
    return (state.turn,) if state.phase == "take" else ()


def chance(state: State, seat: Seat, move: Any, source: Chance) -> Outcome | None:
    if not isinstance(move, Take) or state.heap > move.count or state.round == ROUNDS:
        return None
    return deal(state.options, state.seats, source)


def play(state: State, seat: Seat, move: Any, outcome: Outcome | None = None) -> Any:
    if (refused := refusal(view(state, seat), move)) is not None:
        raise refused
    if isinstance(move, Nod):
        return state, (Nodded(seat, move.to),)
    event = Taken(seat, move.count)
    after = _after(state, event)
    if after.heap:
        return after, (event,)
    ended = _ended(after, seat)
    closing = RoundEnded(ended.rounds[-1])
    if state.round == ROUNDS:
        over = replace(ended, phase="over")
        final = result(over)
        assert final is not None
        return over, (event, closing, GameEnded(final.winners))
    assert outcome is not None
    fresh = start(state.options, state.seats, outcome)
    fresh = replace(fresh, round=state.round + 1, rounds=ended.rounds)
    return fresh, (event, closing, *fresh.history)


def _after(state: State, event: Taken) -> State:
    taken = list(state.taken)
    taken[event.seat - 1] += event.count
    return replace(
        state,
        heap=state.heap - event.count,
        turn=contract.left_of(event.seat, state.seats),
        taken=tuple(taken),
        history=(*state.history, event),
    )


def _ended(after: State, seat: Seat) -> State:
    return replace(after, phase="ended", rounds=(*after.rounds, Round(seat)))


def round_end(state: State, seat: Seat, move: Any) -> State | None:
    if not isinstance(move, Take) or state.heap > move.count or state.round == ROUNDS:
        return None
    return _ended(_after(state, Taken(seat, move.count)), seat)


def view(state: State, viewer: Viewer) -> View:
    return View(
        viewer=viewer,
        options=state.options,
        seats=state.seats,
        round=state.round,
        phase=state.phase,
        actors=actors(state),
        scores=_scores(state),
        history=redacted_history(state, viewer),
        rounds=state.rounds,
        result=result(state),
        heap=state.heap,
        turn=state.turn,
        taken=state.taken,
        **private(state, viewer),
    )


def private(state: State, viewer: Viewer) -> dict[str, Any]:
    return {"lucky_number": None if viewer is None else state.lucky[viewer - 1]}


def open_view(state: State) -> View:
    return replace(view(state, None), history=whole_history(state))


def ending(view: View) -> tuple[Any, ...]:
    if not view.rounds:
        return ()
    ended = RoundEnded(view.rounds[-1])
    return (ended,) if view.result is None else (ended, GameEnded(view.result.winners))


def legal(view: View) -> tuple[Any, ...]:
    if view.viewer not in view.actors:
        return ()
    return tuple(Take(count) for count in (1, 2) if count <= view.heap)


def free(view: View) -> tuple[Any, ...]:
    if view.viewer is None or view.phase != "take":
        return ()
    return tuple(Nod(seat) for seat in range(1, view.seats + 1) if seat != view.viewer)


def refusal(view: View, move: Any) -> IllegalMove | None:
    if view.viewer is None:
        return IllegalMove("not-seated")
    if move in (*legal(view), *free(view)):
        return None
    if view.actors and view.viewer not in view.actors:
        return IllegalMove("not-your-turn", seat=view.actors[0], is_open=True)
    return IllegalMove("not-now", is_open=True)


def redeal(view: View, rng: Random) -> Twin:
    raise NotImplementedError


def _scores(state: State) -> tuple[int, ...]:
    winners = [ended.winner for ended in state.rounds]
    return tuple(winners.count(seat) for seat in range(1, state.seats + 1))


def result(state: State) -> contract.Result | None:
    if state.phase != "over":
        return None
    scores = _scores(state)
    best = max(scores)
    return contract.Result(tuple(n for n, score in enumerate(scores, 1) if score == best), scores)


def secrets(move: Any, outcome: Outcome | None) -> tuple[Secret, ...]:
    return () if outcome is None else (Secret("lucky", outcome.lucky, "round"),)


def takeback(events: tuple[Any, ...]) -> contract.Takeback:
    return "consent"


def parse(text: str, options: Options) -> Any:
    match text.split():
        case ["take", count] if count.isdigit():
            return Take(int(count))
        case ["nod", seat] if seat.isdigit():
            return Nod(int(seat))
    raise BadNotation("not-a-move", text=text[:40])


def write(move: Any, options: Options) -> str:
    return f"take {move.count}" if isinstance(move, Take) else f"nod {move.to}"
