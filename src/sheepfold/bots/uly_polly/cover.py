"""Covers a belief by lots of a plan as cheaply as possible: a small linear program, NumPy alone."""

import numpy as np

from sheepfold.bots.uly_polly.field import Floats

MOST_PIVOTS = 400
"""Hardly ever reached, but a loop must end. What is found by then is a cover too."""
TINY = 1e-9


def cover(lots: Floats, costs: Floats, belief: Floats) -> Floats:
    """How much of each lot it takes to cover the belief; each place can be given up for its mass.

    >>> lots = np.array([[1.0, 1.0, 0.0], [0.0, 1.0, 1.0], [1.0, 0.0, 1.0]])
    >>> cover(lots, np.ones(3), np.ones(3)).round(6).tolist()
    [0.5, 0.5, 0.5]
    """
    places = len(belief)
    # Lots, single places, and what is more than wanted. At first every place is given up.
    columns = np.vstack([lots, np.eye(places), -np.eye(places)])
    price = np.concatenate([costs, np.ones(places), np.zeros(places)])
    basis = len(lots) + np.arange(places)
    inverse, prices = np.eye(places), np.ones(places)
    # Slightly more than is wanted, so that the method does not stand still.
    value = belief + 1e-8 * (1 + 0.37 * ((7 * np.arange(places) + 3) % 11))
    for _ in range(MOST_PIVOTS):
        reduced = price - columns @ prices
        enter = int(reduced.argmin())
        if reduced[enter] > -TINY:
            break
        change = inverse @ columns[enter]
        ratios = np.full(places, np.inf)
        np.divide(value, change, out=ratios, where=change > TINY)
        leave = int(ratios.argmin())
        if ratios[leave] == np.inf:
            break
        inverse[leave] /= change[leave]
        prices += reduced[enter] * inverse[leave]
        others = change.copy()
        others[leave] = 0.0
        inverse -= np.outer(others, inverse[leave])
        value = np.maximum(value - others * ratios[leave], 0.0)
        value[leave] = ratios[leave]
        basis[leave] = enter
    used = np.zeros(len(columns))
    used[basis] = value
    return used[: len(lots)]
