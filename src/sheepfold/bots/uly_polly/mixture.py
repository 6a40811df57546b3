"""The best mixture of vectors that is nowhere worth less than it must be: a small linear program.

The dog's answers to a swap are rows of a matrix: how likely it wins, by place of the wolf. A
mixture of them has to keep what was promised for every place, and may be chosen freely otherwise.
"""

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.field import Floats

MOST_PIVOTS = 300
TINY = 1e-9
NOTHING = 1e-13
"""What may be missed of the promise by rounding."""


def best_mixture(rows: Floats, promise: Floats, gains: Floats) -> Floats:
    """The weights of the rows: as much gain as possible, and for no entry less than promised.

    If the promise cannot be kept, it is missed by as little as possible.

    >>> rows = np.array([[1.0, 0.0], [0.0, 1.0], [0.4, 0.4]])
    >>> best_mixture(rows, np.array([0.2, 0.4]), np.array([1.0, 0.0, 0.0])).round(3).tolist()
    [0.6, 0.4, 0.0]
    """
    count, width = rows.shape
    # Columns: the rows' weights, what is missed, what exceeds the promise. A constraint for each
    # entry (weights x rows + missed - excess = promise) and one for the sum of the weights.
    table = np.zeros((width + 1, count + 1 + width))
    table[:width, :count] = rows.T
    table[:width, count] = 1.0
    table[:width, count + 1 :] = -np.eye(width)
    table[width, :count] = 1.0
    right = np.append(promise, 1.0)
    excess = rows - promise
    best = int(excess.min(axis=1).argmax())
    basis = np.append(np.arange(count + 1, count + 1 + width), best)
    worst = int(excess[best].argmin())
    if excess[best, worst] < 0.0:
        basis[worst] = count
        # First nothing counts but the promise: no gain may be bought by missing some of it.
        basis = _improved(table, right, -np.eye(table.shape[1])[count], basis, missed=count)
    if count not in basis:
        table[:, count] = 0.0
        value = np.concatenate([gains, [0.0], np.zeros(width)])
        basis = _improved(table, right, value, basis, missed=count)
    weights = np.zeros(count)
    chosen = basis < count
    weights[basis[chosen]] = np.maximum((np.linalg.inv(table[:, basis]) @ right)[chosen], 0.0)
    total: Floats = weights / weights.sum()
    return total


def _improved(
    table: Floats, right: Floats, value: Floats, basis: NDArray[np.intp], missed: int
) -> NDArray[np.intp]:
    """The basis of the best solution, by the simplex method. The column `missed` leaves the basis
    as soon as it can."""
    basis = basis.copy()
    for pivots in range(MOST_PIVOTS):
        inverse = np.linalg.inv(table[:, basis])
        now = inverse @ right
        reduced = value - (value[basis] @ inverse) @ table
        reduced[basis] = 0.0
        if pivots < MOST_PIVOTS // 2:
            enters = int(reduced.argmax())
        else:  # Bland's rule cannot cycle
            enters = int((reduced > TINY).argmax())
        if reduced[enters] <= TINY:
            break
        column = inverse @ table[:, enters]
        falls = column > TINY
        if not falls.any():
            break
        ratios = np.where(falls, np.maximum(now, 0.0) / np.where(falls, column, 1.0), np.inf)
        kept = (basis == missed) & falls & (now <= ratios.min() * column + NOTHING)
        basis[int(kept.argmax() if kept.any() else ratios.argmin())] = enters
        if kept.any():
            break
    return basis
