"""What each game provides for OpenSpiel; can be imported without OpenSpiel."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sheepfold.games.contract import Options, Outcome, State
from sheepfold.lab.adapter import AnyAdapter


class SpielSetup(NamedTuple):
    """One game with its parameters."""

    options: Options
    seats: int
    length: int
    """The most moves that a game can have."""
    deal: Outcome | None = None
    """The deal, if nothing is drawn for it."""


class Spiel(NamedTuple):
    """A game for OpenSpiel. Utilities add up to 0."""

    game: str
    title: str
    adapter: AnyAdapter
    parameters: Mapping[str, int | bool]
    """With their defaults."""
    players: tuple[int, int]
    """How many can play, at least and at most."""
    chance: int
    """The most outcomes of a draw; 0 if nothing is ever drawn."""
    setup: Callable[[Mapping[str, Any]], SpielSetup]
    """From the parameters. Raises `BadOptions`."""
    returns: Callable[[State], list[float] | None]
    """What each seat has won, or `None` while the game goes on; from -1 to 1."""
