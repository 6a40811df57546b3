"""The geometry of a board and its public states as plain arrays, for compiled loops."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.boards import Boards, boards_of
from sheepfold.bots.uly_polly.field import field_of

Ints = NDArray[np.int32]


class Arrays(NamedTuple):
    """What the loops need to know of a board. Lists of unequal length are padded with -1."""

    near: Ints
    """By place: its neighbours."""
    swaps: Ints
    """By the place of the dog: the legal swaps, as pairs of places."""
    symmetries: Ints
    inverses: Ints
    number: Ints
    turn: NDArray[np.int8]
    dogs: Ints
    ups: Ints
    turned: Ints


def arrays_of(boards: Boards) -> Arrays:
    """These boards as arrays.

    >>> arrays_of(boards_of(4, 4, 8)).near.shape, arrays_of(boards_of(4, 4, 8)).swaps.shape
    ((16, 8), (16, 39, 2))
    """
    return _arrays(boards.rows, boards.columns, boards.flips)


@lru_cache(maxsize=8)
def _arrays(rows: int, columns: int, flips: int) -> Arrays:
    field, boards = field_of(rows, columns), boards_of(rows, columns, flips)
    near = np.full((field.places, max(map(len, field.near))), -1, dtype=np.int32)
    swaps = np.full((field.places, max(map(len, field.swaps)), 2), -1, dtype=np.int32)
    for place in range(field.places):
        near[place, : len(field.near[place])] = field.near[place]
        for n, pair in enumerate(field.swaps[place]):
            swaps[place, n] = pair
    return Arrays(
        near=near,
        swaps=swaps,
        symmetries=boards.symmetries,
        inverses=boards.inverses,
        number=boards.number,
        turn=boards.turn,
        dogs=boards.dogs,
        ups=boards.ups,
        turned=boards.turned,
    )
