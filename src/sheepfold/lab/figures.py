"""Statistics of results: confidence intervals of shares, and ratings from who beat whom."""

from math import log, sqrt
from typing import Any

import numpy as np

Z = 2.5758293035489004
"""99 percent of a normal distribution lie within this many standard deviations."""


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """Wilson's confidence interval of a share; `wins` may have fractions, for shared wins.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.375, 0.625]
    """
    if games == 0:
        return 0.0, 1.0
    share, weight = wins / games, z * z / games
    middle = (share + weight / 2) / (1 + weight)
    half = z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def bradley_terry(wins: Any, steps: int = 100) -> tuple[float, ...]:
    """Ratings in Elo's units from `wins[i][j]`, how often i beat j; their mean is 0.

    Every pair that met gets half a win more on both sides, so that no rating is infinite.
    Newton's method finds the likeliest strengths in a few steps, even if they are far apart.

    >>> [round(rating) for rating in bradley_terry([[0, 75], [25, 0]])]
    [94, -94]
    """
    won = np.asarray(wins, dtype=np.float64)
    won = won + 0.5 * ((won + won.T) > 0)
    together = won + won.T
    strength = np.zeros(len(won))
    for _ in range(steps):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        short = (won - together * expected).sum(axis=1)
        bend = together * expected * (1 - expected)
        step = np.linalg.pinv(np.diag(bend.sum(axis=1)) - bend) @ short
        strength += np.clip(step, -1.0, 1.0)
        if abs(step).max() < 1e-10:
            break
    return tuple(float(rating) for rating in 400 / log(10) * (strength - strength.mean()))
