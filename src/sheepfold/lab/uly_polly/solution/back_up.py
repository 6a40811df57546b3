"""Computes a new guarantee of a public state from those of later states."""

import numpy as np

from sheepfold.lab.compiled import compiled_with_arrays
from sheepfold.lab.uly_polly.solution.cuts import (
    first_cuts,
    mix_answers,
    resume_cuts,
    solve_with_cuts,
)
from sheepfold.lab.uly_polly.solution.local_game import learn, list_answers
from sheepfold.lab.uly_polly.solution.set_kernels import face_down


@compiled_with_arrays
def back_up(arrays, flips, patience, known, work, cuts, state, belief, effort, is_new):
    """Solve the local game of a state for a belief; leaves the results in `work` and `cuts`.

    Unless `is_new`, it was solved before for this belief, and `cuts` are from then. Returns the
    number of swaps.
    """
    rounds, looks, tolerance = effort
    up, places = arrays.ups[state // patience], arrays.near.shape[0]
    swaps = list_answers(arrays, flips, patience, known, work, state)
    if is_new:
        learn(work, belief, up, places, swaps, rounds, tolerance)
        first_cuts(work, cuts, swaps)
    else:
        resume_cuts(work, cuts, swaps)
    solve_with_cuts(work, cuts, belief, up, places, swaps, looks, tolerance)
    return swaps


@compiled_with_arrays
def raise_evenly(arrays, work, swaps, up, vector):
    """Raise a vector as far as the answers in `work` allow, by the same amount at every place.

    A vector that they do not reach is lowered instead. The answers that are needed stay in `work`.
    """
    places = arrays.near.shape[0]
    down = face_down(up, places)
    aim = vector[down]
    worth, prices = np.zeros(len(down)), np.zeros(len(down))
    found = np.ones(len(down))
    for s in range(swaps):
        mix_answers(work, s, down, aim, worth, prices)
        for d in range(len(down)):
            found[d] = min(found[d], worth[d])
    vector[:] = 0.0
    for d in range(len(down)):
        vector[down[d]] = found[d]
