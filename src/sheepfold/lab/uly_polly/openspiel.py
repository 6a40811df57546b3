"""One round of Uly & Polly for OpenSpiel: player 0 is the wolf, player 1 the dog."""

from collections.abc import Mapping
from typing import Any

from sheepfold.games.contract import BadOptions
from sheepfold.games.contract import State as AnyState
from sheepfold.games.uly_polly.pieces import FirstWolf, Options
from sheepfold.games.uly_polly.state import State
from sheepfold.lab.spiel import Spiel, SpielSetup
from sheepfold.lab.uly_polly.adapter import ADAPTER


def setup(parameters: Mapping[str, Any]) -> SpielSetup:
    """A board, its flips and the patience. Every flip has as many steps as the patience at most.

    >>> setup({"rows": 2, "columns": 2, "flips": 2, "patience": 1}).length
    6
    """
    options = Options(first_wolf=1, **parameters)
    if options.patience is None:
        raise BadOptions("uly_polly-patience", most=1000)
    return SpielSetup(options, 2, 2 + 2 * options.flips * options.patience, FirstWolf(1))


def returns(state: AnyState) -> list[float] | None:
    """1 for who won the round, and -1 for the other."""
    assert isinstance(state, State)
    if not state.rounds:
        return None
    return [-1.0, 1.0] if state.rounds[0].found else [1.0, -1.0]


SPIEL = Spiel(
    game="uly_polly",
    title="Uly & Polly, one round",
    adapter=ADAPTER,
    parameters={"rows": 4, "columns": 4, "flips": 8, "patience": 6},
    players=(2, 2),
    chance=0,
    setup=setup,
    returns=returns,
)
