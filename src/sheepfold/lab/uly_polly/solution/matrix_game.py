"""Small matrix games, solved exactly by the simplex method, for compiled loops."""

import numpy as np

from sheepfold.lab.compiled import compiled_with_arrays

MOST_PIVOTS = 1000
"""A safety limit; never reached in practice."""
TINY = 1e-8
"""Smaller pivots are rounding errors."""


@compiled_with_arrays
def mix(rows, aim, count, width, weights, prices):
    """Mix the first `count` rows to exceed `aim` at every entry by as much as possible.

    Writes the weights of the rows and the prices of the entries (both add up to 1), and returns by
    how much. The game is min over prices and max over weights of weights x (rows - aim) x prices.
    """
    least = 0.0
    for j in range(count):
        for w in range(width):
            least = min(least, rows[j, w] - aim[w])
    shift = 0.1 - least  # makes every entry of the game positive
    table = np.empty((count + 1, width + 1))
    for j in range(count):
        for w in range(width):
            table[j, w] = rows[j, w] - aim[w] + shift
        table[j, width] = 1.0
    for w in range(width):
        table[count, w] = -1.0
    table[count, width] = 0.0
    basic = np.arange(width, width + count)  # rows: slack of row j
    outside = np.arange(width)  # columns: price of entry w
    for pivots in range(MOST_PIVOTS):
        c = -1
        if pivots < MOST_PIVOTS // 2:
            least = -1e-10
            for w in range(width):
                if table[count, w] < least:
                    least, c = table[count, w], w
        else:  # Bland's rule cannot cycle
            name = width + count
            for w in range(width):
                if table[count, w] < -1e-10 and outside[w] < name:
                    name, c = outside[w], w
        if c < 0:
            break
        ratio = np.inf
        for j in range(count):
            if table[j, c] > TINY:
                ratio = min(ratio, table[j, width] / table[j, c])
        if ratio == np.inf:
            break
        r, widest = -1, 0.0
        for j in range(count):  # of equal ratios, the largest pivot is the most exact
            if table[j, c] > TINY and table[j, width] / table[j, c] <= ratio * (1.0 + 1e-9) + 1e-13:
                if pivots >= MOST_PIVOTS // 2:
                    if r < 0 or basic[j] < basic[r]:
                        r = j
                elif table[j, c] > widest:
                    r, widest = j, table[j, c]
        inverse = 1.0 / table[r, c]
        for w in range(width + 1):
            table[r, w] *= inverse
        table[r, c] = inverse
        for j in range(count + 1):
            if j != r:
                factor = table[j, c]
                if factor != 0.0:
                    for w in range(width + 1):
                        table[j, w] -= factor * table[r, w]
                    table[j, c] = -factor * inverse
                    if j < count and table[j, width] < 0.0:
                        table[j, width] = 0.0  # rounding
        basic[r], outside[c] = outside[c], basic[r]
    weights[:count] = 0.0
    prices[:width] = 0.0
    for w in range(width):
        if outside[w] >= width:
            weights[outside[w] - width] = max(table[count, w], 0.0)
    for j in range(count):
        if basic[j] < width:
            prices[basic[j]] = max(table[j, width], 0.0)
    weights[:count] /= weights[:count].sum()
    prices[:width] /= prices[:width].sum()
    return 1.0 / table[count, width] - shift
