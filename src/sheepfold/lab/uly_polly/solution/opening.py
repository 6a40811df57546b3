"""The opening: where the wolf hides and the dog starts, given what the dog can guarantee then."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.boards import Boards
from sheepfold.lab.uly_polly.solution.matrix_game import mix

Floats = NDArray[np.float64]


class BestStart(NamedTuple):
    """How the round starts if both sides know only the guarantees."""

    value: float
    """The probability with which the dog wins, at least."""
    starts: Floats
    """By given vector: how often the dog starts with it, on a random image of the board."""
    hiding: Floats
    """By place: how often the wolf hides there."""


def open_round(boards: Boards, vectors: Floats) -> BestStart:
    """The best opening, if the dog can guarantee these vectors from the boards on which it starts.

    The dog turns the board at random first, so a vector counts by its averages over places that
    symmetries exchange.
    """
    places = boards.rows * boards.columns
    groups = orbits(boards.symmetries)
    rows = np.array(
        [[v[:places][groups == g].mean() for g in range(groups.max() + 1)] for v in vectors]
    )
    weights, prices = np.zeros(len(rows)), np.zeros(rows.shape[1])
    mix(rows, np.zeros(rows.shape[1]), len(rows), rows.shape[1], weights, prices)
    value = float((weights @ rows).min())
    hiding = prices[groups] / np.bincount(groups)[groups]
    return BestStart(value, weights, hiding)


def orbits(symmetries: NDArray[np.int32]) -> NDArray[np.int64]:
    """By place: the number of its group, the same for places that a symmetry exchanges."""
    _, groups = np.unique(symmetries.min(axis=0), return_inverse=True)
    return groups
