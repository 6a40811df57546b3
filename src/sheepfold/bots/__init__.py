"""Who thinks: a bot gets from a view to a move, and never sees a state.

A bot is a stateless function of its seat's view and a seeded random source. Its effort is counted
in work, not in time, so that it does the same on every machine and tells nothing by its pace.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from sheepfold.games import GAMES
from sheepfold.games.game import Move, View

Bot = Callable[[Any, Random], Move]
"""From a view of its game and a random source to one of the view's legal moves."""

LEVELS = ("lamb",)
"""From weakest to strongest."""


def lamb(view: View, rng: Random) -> Move:
    """Any legal move."""
    game = GAMES[view.__struct_config__.tag]  # type: ignore[index]
    return rng.choice(game.legal(view))  # type: ignore[no-any-return]


BOTS: dict[str, dict[str, Bot]] = {name: {"lamb": lamb} for name in GAMES}
"""By game and level."""
