"""What no dog can exceed, as one array for compiled loops: shows trials where to search."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.lab.uly_polly.solution.set_tables import empty_tables, fill


class Ceiling(NamedTuple):
    """The most that any dog can win of each set of places, for all states."""

    most: NDArray[np.uint8]
    """The bounds of all sets of a state, one state after the other."""
    begins: NDArray[np.int64]
    """By state: where its sets begin."""


def ceiling_of(rows: int, columns: int, flips: int, patience: int) -> Ceiling:
    """The bounds of `set_tables.py`, in one array.

    >>> ceiling = ceiling_of(2, 2, 2, 1)
    >>> int(ceiling.most[ceiling.begins[0] + 0b1111])
    2
    """
    tables = empty_tables(rows, columns, flips, patience)
    for _ in fill(tables):
        pass
    begins = np.zeros(tables.boards.total * patience, np.int64)
    parts, length = [], 0
    for (turned, idle), sets in tables.rows.items():
        first = int(tables.first[turned])
        states = (first + np.arange(len(sets))) * patience + idle
        begins[states] = length + np.arange(len(sets)) * sets.shape[1]
        parts.append(sets.ravel())
        length += sets.size
    return Ceiling(np.concatenate(parts), begins)
