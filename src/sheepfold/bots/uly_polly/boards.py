"""What everybody sees of a round, by number: the dog, the face-up places and the idle steps.

Boards that a rotation or a reflection turns into each other count once. A *board* is a place of
the dog and a set of face-up places when the wolf is about to swap; with the number of idle steps it
is a *public state*. Before the first step nothing is face up; after it the dog always stands on a
face-up tile (UP-14), which no swap moves (UP-09).
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.field import Bits
from sheepfold.games.uly_polly.pieces import Place

MOST_PLACES = 16
"""The largest board whose public states are listed."""

Ints = NDArray[np.int32]


class BoardTooLarge(ValueError):
    """A board with more places than can be listed."""


class Boards(NamedTuple):
    """The boards of a round up to symmetry, ordered by how many tiles are face up."""

    rows: int
    columns: int
    flips: int
    symmetries: Ints
    """By symmetry and place: where the symmetry takes the place. The first changes nothing."""
    inverses: Ints
    """By symmetry: the one that undoes it."""
    number: Ints
    """By dog and face-up set: the number of the board, the same for all that are symmetric;
    -1 for what cannot be."""
    turn: NDArray[np.int8]
    """By dog and face-up set: the symmetry that takes it to the board of that number."""
    dogs: Ints
    """By number: the place of the dog."""
    ups: Ints
    """By number: the face-up set."""
    turned: Ints
    """By number: how many tiles are face up."""

    @property
    def total(self) -> int:
        """How many boards there are."""
        return len(self.dogs)

    def state(self, number: int, idle: int, patience: int) -> int:
        """The number of a public state: of this board after so many idle steps.

        >>> boards_of(4, 4, 8).state(20, 1, 2)
        41
        """
        return number * patience + idle

    def find(self, dog: Place, up: Bits) -> tuple[int, Ints]:
        """The number of a board, and where each of its places lies on the board of that number.

        >>> number, to = boards_of(2, 2, 2).find(3, 0b1000)
        >>> int(boards_of(2, 2, 2).dogs[number]) == int(to[3])
        True
        """
        number = int(self.number[dog, up])
        if number < 0:
            raise ValueError("no such board")
        return number, self.symmetries[self.turn[dog, up]]


@lru_cache(maxsize=8)
def boards_of(rows: int, columns: int, flips: int) -> Boards:
    """The boards of a round on which this many tiles may be turned.

    >>> boards_of(4, 4, 8).total
    20082
    >>> boards_of(5, 4, 8)
    Traceback (most recent call last):
    sheepfold.bots.uly_polly.boards.BoardTooLarge: 20 places, and 16 are the most
    """
    places = rows * columns
    if places > MOST_PLACES:
        raise BoardTooLarge(f"{places} places, and {MOST_PLACES} are the most")
    symmetries = _symmetries(rows, columns)
    sets = np.arange(1 << places, dtype=np.int64)
    size = sum((sets >> place & 1 for place in range(places)), np.zeros_like(sets))
    is_there = (size == 0) | ((sets >> np.arange(places)[:, None] & 1 == 1) & (size < flips))
    dog, up = is_there.nonzero()
    keys = np.zeros((len(symmetries), len(dog)), dtype=np.int64)
    for to, key in zip(symmetries, keys, strict=True):
        for place in range(places):
            key |= (up >> place & 1) << int(to[place])
        # The size comes first, so the numbers are in the order of turned tiles.
        key |= (size[up] * places + to[dog]) << places
    listed, numbers = np.unique(keys.min(axis=0), return_inverse=True)
    number = np.full(is_there.shape, -1, dtype=np.int32)
    number[is_there] = numbers
    turn = np.zeros(is_there.shape, dtype=np.int8)
    turn[is_there] = keys.argmin(axis=0)
    ups = (listed & ((1 << places) - 1)).astype(np.int32)
    return Boards(
        rows=rows,
        columns=columns,
        flips=flips,
        symmetries=symmetries,
        inverses=_inverses(symmetries),
        number=number,
        turn=turn,
        dogs=((listed >> places) % places).astype(np.int32),
        ups=ups,
        turned=size[ups].astype(np.int32),
    )


def _symmetries(rows: int, columns: int) -> Ints:
    """Every rotation and reflection of the board, the one that changes nothing first."""
    grid = np.arange(rows * columns, dtype=np.int32).reshape(rows, columns)
    turns = [grid, grid[::-1], grid[:, ::-1], grid[::-1, ::-1]]
    if rows == columns:
        turns += [turn.T for turn in turns]
    return np.array([turn.ravel() for turn in turns], dtype=np.int32)


def _inverses(symmetries: Ints) -> Ints:
    undone = np.argsort(symmetries, axis=1)
    return np.array(
        [int((symmetries == back).all(axis=1).argmax()) for back in undone], dtype=np.int32
    )
