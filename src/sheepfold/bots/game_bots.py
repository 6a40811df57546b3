"""The bots of one game, as its folder declares them and the registry completes them."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from sheepfold.bots.policy import Policy
from sheepfold.games.contract import Move

Bot = Callable[[Any, Random], Any]
"""From a view of its game and a random source to one of the view's legal moves."""

AnyPolicy = Policy[Any, Any]
"""A bot of any game: whoever holds one gives it only views of that game."""

Bots = Mapping[str, AnyPolicy]
"""By name."""

NONE: Bots = MappingProxyType({})


class GameBots(NamedTuple):
    """The bots of one game."""

    levels: Bots
    """The bots that people play with, from weakest to strongest."""
    filler: str
    """The level of a bot for which nobody chose one, and of one that plays a lent seat."""
    opponents: Bots = NONE
    """Only for the arena: whom it measures the levels against."""
    propose: Callable[[Any, Random], Move | None] | None = None
    """What a bot proposes to its partners unasked: one of the view's free moves, or `None`. Which
    of the two depends on the view alone, not on the random source."""
    explained_after: Literal["round", "game"] = "game"
    """When bots may say why they moved; after a round only if its end reveals everything."""
    plug_ins: Bots = NONE
    """Bots of other packages. They sit at a table only if the server's operator allows it."""

    @property
    def all(self) -> dict[str, AnyPolicy]:
        """Every bot by name: levels, opponents, plug-ins.

        >>> list(GameBots({"owl": Policy(print)}, "owl", {"still": Policy(print)}).all)
        ['owl', 'still']
        """
        return {**self.levels, **self.opponents, **self.plug_ins}

    @property
    def strongest(self) -> str:
        """The name of the strongest level."""
        return list(self.levels)[-1]
