"""Who thinks: a bot gets from a view to a move, and never sees a state.

A bot is a stateless function of its seat's view and a seeded random source. Its effort is counted
in work, not in time, so that it does the same on every machine and tells nothing by its pace.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from sheepfold.bots.policy import Policy, Reason
from sheepfold.bots.uly_polly import levels as uly_polly
from sheepfold.bots.wooolf import levels as wooolf
from sheepfold.games.contract import Move

Bot = Callable[[Any, Random], Move]
"""From a view of its game and a random source to one of the view's legal moves."""


LEVELS = ("lamb", "sheep", "fox", "owl")
"""From weakest to strongest."""

BOTS: dict[str, Mapping[str, Policy[Any, Move]]] = {
    "uly_polly": uly_polly.LEVELS,
    "wooolf": wooolf.LEVELS,
}
"""By game and level."""

OPPONENTS: dict[str, Mapping[str, Policy[Any, Move]]] = {
    "uly_polly": uly_polly.OPPONENTS,
    "wooolf": wooolf.OPPONENTS,
}
"""Whom the arena measures with, by game and name."""

PROPOSE: dict[str, Callable[[Any, Random], Move | None]] = {"uly_polly": uly_polly.propose}
"""By game: what a bot proposes to its partners without being asked, if anything (UP-06)."""

EXPLAIN: dict[str, Mapping[str, Callable[[Any, Any], list[Reason]]]] = {
    game: {level: bot.why for level, bot in bots.items()} for game, bots in BOTS.items()
}
"""By game and level: the reasons for a move, from the view of the seat that made it."""
