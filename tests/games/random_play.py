"""Random games to test with, free moves included."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from sheepfold.games import GAMES
from sheepfold.games.contract import Game, Played, Seat, Twin, Viewer
from sheepfold.games.declared import redact


class Moment(NamedTuple):
    """A state, and how it was reached (nothing for the first)."""

    state: Any
    played: Played | None
    events: tuple[Any, ...]


CASES: list[tuple[str, int, dict[str, Any]]] = [
    *(("uly_polly", seats, {}) for seats in range(2, 6)),
    ("uly_polly", 3, {"rows": 3, "columns": 2, "flips": 3, "patience": 2}),
    *(("wooolf", seats, {}) for seats in range(4, 9)),
    *(("wooolf", seats, {"advanced": True}) for seats in (4, 5, 8)),
    ("wooolf", 5, {"round_limit": 2}),
]
"""Every player count, and what else changes the way of play."""


def case_name(case: tuple[str, int, dict[str, Any]]) -> str:
    name, seats, options = case
    return "-".join([name, str(seats), *(f"{k}={v}" for k, v in options.items())])


def random_game(
    game: Game, options: Any, seats: int, rng: Random, free: float = 0.0
) -> Iterator[Moment]:
    """The moments of a random game; before each move a free one, with probability `free`."""
    state = game.start(options, seats, game.deal(options, seats, rng))
    yield Moment(state, None, ())
    while actors := game.actors(state):
        if free and rng.random() < free:
            seat = rng.randint(1, seats)
            if found := game.free(game.view(state, seat)):
                yield (moment := step(game, state, seat, rng.choice(found), rng))
                state = moment.state
        seat = rng.choice(actors)
        yield (moment := step(game, state, seat, pick(game, state, seat, rng), rng))
        state = moment.state


def pick(game: Game, state: Any, seat: Seat, rng: Random) -> Any:
    """A random move, but no kind of move crowds out the others."""
    moves = game.moves(state, seat)
    kind = rng.choice(sorted({type(move).__name__ for move in moves}))
    return rng.choice([move for move in moves if type(move).__name__ == kind])


def step(game: Game, state: Any, seat: Seat, move: Any, rng: Random) -> Moment:
    """Draw, play, and say how."""
    outcome = game.chance(state, seat, move, rng)
    after, events = game.play(state, seat, move, outcome)
    return Moment(after, Played(seat, move, outcome), events)


def with_free_moves(game: Game, moments: list[Moment], twin: Twin, viewer: Viewer) -> list[Played]:
    """A twin's moves with the free moves of the true game in between, as far as V is told of them.

    A history does not keep them, so a twin has only those that still stand, at its end.
    """
    turns = iter([made for made in twin.played if not isinstance(made.move, game.FREE)])
    made: list[Played] = []
    for moment in moments[1:]:
        assert moment.played is not None
        if not isinstance(moment.played.move, game.FREE):
            made.append(next(turns))
        elif any(redact(event, viewer) is not None for event in moment.events):
            made.append(moment.played)
    assert next(turns, None) is None
    return made


def setting(case: tuple[str, int, dict[str, Any]]) -> tuple[Game, Any, int]:
    """The game, options and seats of a case."""
    name, seats, options = case
    return GAMES[name], GAMES[name].Options(**options), seats
