"""Random games to test with, free moves included."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from sheepfold.games import GAMES
from sheepfold.games.contract import Game, Played, Seat, Twin, Viewer
from sheepfold.games.declared import redact
from sheepfold.games.options import option_fields


class Moment(NamedTuple):
    """A state, and how it was reached (nothing for the first)."""

    state: Any
    played: Played | None
    events: tuple[Any, ...]
    deal: Any = None
    """Of the first one: what it was built from."""


Case = tuple[str, int, dict[str, Any]]
"""A game, how many play it, and the options that are not the usual ones."""

VARIANTS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "uly_polly": [(3, {"rows": 3, "columns": 2, "flips": 3, "patience": 2})],
    "wooolf": [
        *((seats, {"advanced": True}) for seats in (4, 5, 8)),
        (5, {"round_limit": 2}),
    ],
}
"""By game: what changes the way of play."""


def variants(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """What changes the way of play in any game: each switch turned, each number as low as it goes.

    Those that are for study, or that depend on others, are left out.
    """
    found: list[tuple[int, dict[str, Any]]] = []
    for field in option_fields(game.Options):
        if field.kind == "switch":
            found.append((game.SEATS[0], {field.name: not field.default}))
        elif field.kind == "number" and not field.for_study and not field.below:
            found.append((game.SEATS[-1], {field.name: field.least}))
    return found


def cases_of(game: Game) -> list[Case]:
    """Every player count, and every variant."""
    others = VARIANTS.get(game.NAME) or variants(game)
    return [
        *((game.NAME, seats, {}) for seats in game.SEATS),
        *((game.NAME, seats, options) for seats, options in others),
    ]


CASES: list[Case] = [case for game in GAMES.values() for case in cases_of(game)]


def case_name(case: Case) -> str:
    name, seats, options = case
    return "-".join([name, str(seats), *(f"{k}={v}" for k, v in options.items())])


def random_game(
    game: Game, options: Any, seats: int, rng: Random, free: float = 0.0
) -> Iterator[Moment]:
    """The moments of a random game; before each move a free one, with probability `free`."""
    deal = game.deal(options, seats, rng)
    state = game.start(options, seats, deal)
    yield Moment(state, None, (), deal)
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


def setting(case: Case) -> tuple[Game, Any, int]:
    """The game, options and seats of a case."""
    name, seats, options = case
    return GAMES[name], GAMES[name].Options(**options), seats
