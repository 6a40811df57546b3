"""Tables of sets: the most that any dog can win of each set of places, in each state.

At each moment the wolf treats a set of places as the possible ones. Either the whole set makes one
swap, or the wolf splits the set, draws one part and continues with that part alone, as if the dog
knew which one. The dog then wins at most what it wins of all the parts together.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.boards import Boards, boards_of
from sheepfold.lab.uly_polly.solution.boards import arrays_of
from sheepfold.lab.uly_polly.solution.set_kernels import split_all, whole_sets

Rows = NDArray[Any]


class Tables(NamedTuple):
    """The most that any dog can win, by face-up tiles and idle steps; a row for each board."""

    boards: Boards
    patience: int
    first: NDArray[np.int64]
    """The number of the first board with so many face-up tiles."""
    rows: dict[tuple[int, int], Rows]


def moments(flips: int, patience: int) -> Iterator[tuple[int, int]]:
    """Face-up tiles and idle steps, the last moment first.

    >>> list(moments(2, 2))
    [(1, 1), (1, 0), (0, 0)]
    """
    for turned in reversed(range(flips)):
        for idle in reversed(range(patience if turned else 1)):
            yield turned, idle


def empty_tables(rows: int, columns: int, flips: int, patience: int) -> Tables:
    """Tables without a row."""
    boards = boards_of(rows, columns, flips)
    first = np.searchsorted(boards.turned, np.arange(flips + 1)).astype(np.int64)
    return Tables(boards, patience, first, {})


def fill(tables: Tables) -> Iterator[tuple[int, int]]:
    """Fill the tables from the end of the round to its start; yields each moment when done.

    All bounds are small whole numbers, and nothing is ever rounded.

    >>> tables = empty_tables(2, 2, 2, 1)
    >>> list(fill(tables)), int(tables.rows[0, 0][0, -1])
    ([(1, 0), (0, 0)], 2)
    """
    boards, kind = tables.boards, np.uint8
    known, nothing = arrays_of(boards), np.zeros((1, 1), kind)
    for turned, idle in moments(boards.flips, tables.patience):
        count = int(tables.first[turned + 1] - tables.first[turned])
        out = np.zeros((count, 1 << boards.rows * boards.columns - turned), kind)
        whole_sets(
            known.near, known.swaps, known.symmetries, known.number, known.turn, known.dogs,
            known.ups, boards.flips, tables.patience, tables.first, turned, idle,
            tables.rows.get((turned, idle + 1), nothing), tables.rows.get((turned + 1, 0), nothing),
            out,
        )  # fmt: skip
        split_all(out)
        tables.rows[turned, idle] = out
        yield turned, idle
