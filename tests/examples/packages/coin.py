"""A tiny game: one hides a coin in a hand, the other says in which. It is over at once.

Its moves and events have the tags of Uly & Polly's, and other fields: a hand where that has a
number. So whoever reads one as the other fails.
"""

from random import Random
from typing import Annotated, Any, Literal

from msgspec.structs import replace

from sheepfold.games.contract import (
    BadNotation,
    BadOptions,
    GameEnded,
    IllegalMove,
    Played,
    Result,
    Seat,
    Secret,
    Twin,
    Viewer,
    is_well_typed,
)
from sheepfold.games.contract import Event as AnyEvent
from sheepfold.games.contract import Move as AnyMove
from sheepfold.games.contract import Options as AnyOptions
from sheepfold.games.contract import Outcome as AnyOutcome
from sheepfold.games.contract import State as AnyState
from sheepfold.games.contract import View as AnyView
from sheepfold.games.declared import KnownTo, Open, Own
from sheepfold.games.history import redacted_history, whole_history

NAME = "coin"
VERSION = 1
SEATS = range(2, 3)

Which = Literal["left", "right"]


class Options(AnyOptions, frozen=True, tag_field="game", tag=NAME):
    pass


class Outcome(AnyOutcome, frozen=True, tag_field="type", tag="first_wolf"):
    hider: Seat


class Hide(AnyMove, frozen=True, tag_field="type", tag="hide"):
    at: Which


class Step(AnyMove, frozen=True, tag_field="type", tag="step"):
    to: Which


Move = Hide | Step


class Hidden(AnyEvent, frozen=True, tag_field="type", tag="hidden"):
    seat: Open[Seat]
    at: Annotated[Which | None, KnownTo("seat")] = None


class Stepped(AnyEvent, frozen=True, tag_field="type", tag="stepped"):
    seat: Open[Seat]
    to: Open[Which]


Event = Hidden | Stepped | GameEnded


class State(AnyState, frozen=True, kw_only=True):
    options: Options
    hider: Seat
    coin: Which | None = None
    named: Which | None = None
    history: tuple[Event, ...] = ()


class View(AnyView, frozen=True, kw_only=True, tag_field="game", tag=NAME):
    options: Open[Options]
    hider: Open[Seat]
    coin: Own[Which | None]
    history: Own[tuple[Event, ...]]
    result: Open[Result | None]


def check(options: Options, seats: int) -> None:
    if seats not in SEATS or not is_well_typed(options, Options):
        raise BadOptions("seats", least=2, most=2)


def deal(options: Options, seats: int, source: Any) -> Outcome:
    check(options, seats)
    return Outcome(1)


def start(options: Options, seats: int, outcome: Outcome) -> State:
    check(options, seats)
    return State(options=options, seats=seats, round=1, hider=outcome.hider)


def actors(state: State) -> tuple[Seat, ...]:
    if state.named is not None:
        return ()
    return (state.hider if state.coin is None else 3 - state.hider,)


def chance(state: State, seat: Seat, move: Move, source: Any) -> None:
    pass


def play(
    state: State, seat: Seat, move: Move, outcome: Outcome | None = None
) -> tuple[State, tuple[Event, ...]]:
    refused = refusal(view(state, seat), move)
    if refused is not None:
        raise refused
    event: Event
    if isinstance(move, Hide):
        event = Hidden(seat, move.at)
        return replace(state, coin=move.at, history=(event,)), (event,)
    event = Stepped(seat, move.to)
    over = replace(state, named=move.to, history=(*state.history, event))
    final = result(over)
    assert final is not None
    return over, (event, GameEnded(final.winners))


def result(state: State) -> Result | None:
    if state.named is None:
        return None
    winner = 3 - state.hider if state.named == state.coin else state.hider
    return Result((winner,), tuple(int(seat == winner) for seat in (1, 2)))


def view(state: State, viewer: Viewer) -> View:
    final = result(state)
    return View(
        viewer=viewer,
        options=state.options,
        seats=2,
        round=1,
        phase="over" if final else "play",
        actors=actors(state),
        scores=final.scores if final else (0, 0),
        hider=state.hider,
        history=redacted_history(state, viewer),
        rounds=(),
        result=final,
        **private(state, viewer),
    )


def private(state: State, viewer: Viewer) -> dict[str, Any]:
    may_know = viewer == state.hider or state.named is not None
    return {"coin": state.coin if may_know else None}


def open_view(state: State) -> View:
    return replace(view(state, None), coin=state.coin, history=whole_history(state))


def legal(view: View) -> tuple[Move, ...]:
    if view.viewer not in view.actors:
        return ()
    kind = Step if view.history else Hide
    return (kind("left"), kind("right"))


def refusal(view: View, move: Move) -> IllegalMove | None:
    if view.viewer not in (1, 2):
        return IllegalMove("not-seated")
    return None if move in legal(view) else IllegalMove("coin-no", is_open=True)


def redeal(view: View, rng: Random) -> Twin:
    first = State(options=view.options, seats=2, round=1, hider=view.hider)
    coin = view.coin or rng.choice(["left", "right"])
    played = [Played(view.hider, Hide(coin))] if view.history else []
    if view.result is not None:
        last = view.history[-1]
        assert isinstance(last, Stepped)
        played.append(Played(last.seat, Step(last.to)))
    return Twin(Outcome(view.hider), first, tuple(played))


def secrets(move: Move | None, outcome: Outcome | None) -> tuple[Secret, ...]:
    return (Secret("coin", move.at, "game"),) if isinstance(move, Hide) else ()


def parse(text: str, options: Options) -> Move:
    match text.lower().split():
        case ["hide", "left" | "right" as which]:
            return Hide(which)
        case ["left" | "right" as which]:
            return Step(which)
        case _:
            raise BadNotation("not-a-move", text=text[:40])


def write(move: Move, options: Options) -> str:
    return f"hide {move.at}" if isinstance(move, Hide) else move.to
