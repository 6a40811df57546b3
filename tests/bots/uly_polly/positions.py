"""Positions of Uly & Polly to test with, in all options."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from sheepfold.games import GAMES, uly_polly
from sheepfold.games.contract import replay_twin
from sheepfold.games.declared import redact
from sheepfold.games.uly_polly import Options, State, View

OPTIONS = [
    Options(),
    Options(patience=2),
    Options(patience=1),
    Options(patience=None),
    Options(rows=2, columns=2, flips=1, patience=2),
    Options(rows=2, columns=2, flips=3, patience=1),
    Options(rows=2, columns=6, flips=5, patience=3),
    Options(rows=3, columns=2, flips=3, patience=2),
    Options(rows=6, columns=6, flips=35, patience=6),
    Options(rows=6, columns=5, flips=12, patience=1000),
    Options(rows=3, columns=3, flips=8, patience=4),
]


def walk(options: Options, seats: int, rng: Random, steps: int = 60) -> Iterator[State]:
    """The states of a random game, at most this many."""
    state = uly_polly.start(options, seats, uly_polly.deal(options, seats, rng))
    for _ in range(steps):
        yield state
        if state.turn is None:
            return
        state, _ = uly_polly.play(state, state.turn, _eager(state, rng))


def _eager(state: State, rng: Random) -> Any:
    """A random move; the dog mostly turns tiles, so that late positions come up."""
    assert state.turn is not None
    moves = uly_polly.moves(state, state.turn)
    if state.phase == "step" and rng.random() < 0.7:
        turning: list[Any] = [m for m in moves if not state.tiles[getattr(m, "to", 0)]]
        if turning:
            return rng.choice(turning)
    return rng.choice(moves)


def acting(state: State) -> View:
    """What the seat that must act knows."""
    assert state.turn is not None
    return uly_polly.view(state, state.turn)


def last_flips(options: Options, rng: Random, count: int) -> list[State]:
    """Positions with one flip left, the wolf about to swap."""
    found: list[State] = []
    while len(found) < count:
        for state in walk(options, 2, rng):
            if state.phase == "swap" and options.flips - state.turned == 1 and not state.idle:
                found.append(state)
    return found[:count]


def moved(view: View, rng: Random) -> View:
    """What the wolf's seat would see if it had hidden somewhere else."""
    public = replace(
        view,
        viewer=None,
        wolf=None,
        history=tuple(redact(event, None) for event in view.history),
    )
    last: Any
    *_, last = replay_twin(GAMES["uly_polly"], uly_polly.redeal(public, rng))
    return uly_polly.view(last, view.viewer)
