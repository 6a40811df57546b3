"""A new guarantee of a public state, from those of later states."""

import numpy as np

from sheepfold.lab.compiled import compiled_with_arrays
from sheepfold.lab.uly_polly.solution.cuts import begin, meet, sharpen, take_up
from sheepfold.lab.uly_polly.solution.local_game import lay_out, learn


@compiled_with_arrays
def back_up(arrays, flips, patience, known, work, cuts, state, belief, effort, is_new):
    """Solve the local game of a state for a belief; leaves the results in `work` and `cuts`.

    If it is not new, it was solved before for this belief, with these cuts. Returns the number of
    swaps.
    """
    rounds, looks, tolerance = effort
    up, places = arrays.ups[state // patience], arrays.near.shape[0]
    swaps = lay_out(arrays, flips, patience, known, work, state)
    if is_new:
        learn(work, belief, up, places, swaps, rounds, tolerance)
        begin(work, cuts, swaps)
    else:
        take_up(work, cuts, swaps)
    sharpen(work, cuts, belief, up, places, swaps, looks, tolerance)
    return swaps


@compiled_with_arrays
def lift(arrays, work, swaps, up, vector):
    """Raise a vector as far as the answers in `work` allow, by as much everywhere.

    A vector that they do not reach is lowered instead. What is needed for that stays in `work`.
    """
    places = arrays.near.shape[0]
    down = np.array([place for place in range(places) if not (up >> place) & 1])
    aim = vector[down]
    worth, prices = np.zeros(len(down)), np.zeros(len(down))
    found = np.ones(len(down))
    for s in range(swaps):
        meet(work, s, down, aim, worth, prices)
        for d in range(len(down)):
            found[d] = min(found[d], worth[d])
    vector[:] = 0.0
    for d in range(len(down)):
        vector[down[d]] = found[d]
