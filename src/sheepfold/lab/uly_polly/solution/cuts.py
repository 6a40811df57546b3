"""Solves a local game exactly: what the dog can guarantee for a belief, by cutting planes.

After each swap the dog's mixtures form a convex set of vectors; we look for the best vector that
lies in all of these sets. A *cut* limits the set of one swap: at some prices of the places, no
vector in it is worth more than a certain amount. A small linear program finds the best vector that
all cuts allow. Half way between that vector and the best known guarantee, mixtures for every swap
give either a better guarantee or new cuts. The shares of the cuts in the program's solution are how
the wolf plays.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.lab.compiled import compiled_with_arrays
from sheepfold.lab.uly_polly.solution.guarantees import WIDTH, Floats
from sheepfold.lab.uly_polly.solution.local_game import ACTIVE, best_answer, moved
from sheepfold.lab.uly_polly.solution.matrix_game import mix
from sheepfold.lab.uly_polly.solution.set_kernels import face_down

MOST_ANSWERS = 64
"""The most answers that one mixture is made of."""
LEAST_GAIN = 1e-7
"""An answer that improves a mixture by less than this is left out."""
SPARE = 3
"""How many unused answers are kept for the next mixture."""
MOST_CUTS = 600
PIVOTS = 300
"""The most steps of the linear program. Its result only decides where to search next, so it need
not be optimal."""
TOWARDS = 0.5
"""Where mixtures are sought: 0 is the best guarantee, 1 is the vector that the cuts allow."""
ROUNDING = 1e-6
"""The most that rounding in single precision can have added to a guarantee."""


class Cuts(NamedTuple):
    """The cuts of one local game."""

    prices: Floats
    """By cut and place before the swap."""
    owner: NDArray[np.int64]
    """By cut: its swap."""
    used: NDArray[np.int64]
    """One number: how many there are."""
    best: Floats
    """The best guarantee."""


@compiled_with_arrays
def no_cuts():
    """No cuts yet."""
    return Cuts(
        np.zeros((MOST_CUTS, WIDTH)),
        np.zeros(MOST_CUTS, np.int64),
        np.zeros(1, np.int64),
        np.zeros(WIDTH),
    )


@compiled_with_arrays
def mix_answers(work, s, down, aim, worth, prices):
    """Mix answers to a swap so that they exceed `aim` at every place by as much as possible.

    Starts with the answers in `work.active` and adds others while they help. The answers that the
    mixture needs are left there, in front. Places with an aim of 0 are ignored. Writes what the
    mixture wins at each of the places `down`, and the prices at which no answer wins more; returns
    by how much the mixture exceeds the aim, and what it wins at those prices.
    """
    a, b = work.pairs[s]
    at = work.which[s]
    entries = np.zeros(WIDTH, np.int64)
    goal = np.zeros(WIDTH)
    width = 0
    for d in range(len(down)):
        if aim[d] > 0.0:
            entries[width], goal[width] = d, aim[d]
            width += 1
    count = work.taken[s]
    chosen = np.zeros(MOST_ANSWERS, np.int64)
    rows = np.zeros((MOST_ANSWERS, WIDTH))
    weights, of_entry, spread = np.zeros(MOST_ANSWERS), np.zeros(WIDTH), np.zeros(WIDTH)
    for k in range(count):
        chosen[k] = work.active[s, k]
    if count == 0:
        chosen[0], _ = best_answer(work, at, spread, a, b)
        count = 1
    for k in range(count):
        for w in range(width):
            rows[k, w] = work.vectors[at, chosen[k], moved(down[entries[w]], a, b)]
    value, top = 0.0, 0.0
    weights[0] = 1.0
    while width:
        value = mix(rows, goal, count, width, weights, of_entry)
        spread[:] = 0.0
        price_of_aim = 0.0
        for w in range(width):
            spread[down[entries[w]]] = of_entry[w]
            price_of_aim += of_entry[w] * goal[w]
        j, won = best_answer(work, at, spread, a, b)
        top = max(float(won), value + price_of_aim)
        if top - price_of_aim <= value + LEAST_GAIN or count == MOST_ANSWERS:
            break
        chosen[count] = j
        for w in range(width):
            rows[count, w] = work.vectors[at, j, moved(down[entries[w]], a, b)]
        count += 1
    worth[:] = 0.0
    prices[:] = 0.0
    for w in range(width):
        prices[entries[w]] = of_entry[w]
    kept = 0
    for k in range(count):
        if weights[k] > 0.0 and kept < ACTIVE:
            work.active[s, kept] = chosen[k]
            kept += 1
    work.needed[s] = kept
    for k in range(count - 1, -1, -1):  # the newest first
        if weights[k] <= 0.0 and kept < min(work.needed[s] + SPARE, ACTIVE):
            work.active[s, kept] = chosen[k]
            kept += 1
    work.taken[s] = kept
    for k in range(count):
        if weights[k] > 0.0:
            for d in range(len(down)):
                worth[d] += weights[k] * work.vectors[at, chosen[k], moved(down[d], a, b)]
    return value, top


@compiled_with_arrays
def best_allowed(cuts, limits, count, belief, basis, inverse, shares, vector):
    """Write the best vector for a belief among those that all cuts allow.

    It is the dual solution of a linear program: the cheapest shares of cuts whose prices add up to
    the belief. `basis`, its inverse and the shares are warm-started from the last call. A negative
    number in the basis stands for a place whose price exceeds the belief.
    """
    m = len(belief)
    column, change = np.zeros(m), np.zeros(m)
    for _ in range(PIVOTS):
        vector[:] = 0.0
        for row in range(m):
            if basis[row] >= 0:
                for d in range(m):
                    vector[d] += limits[basis[row]] * inverse[row, d]
        enters, lowest = count, -1e-9
        for d in range(m):
            if vector[d] < lowest:
                enters, lowest = -1 - d, vector[d]
        for i in range(count):
            reduced = limits[i]
            for d in range(m):
                reduced -= cuts[i, d] * vector[d]
            if reduced < lowest:
                enters, lowest = i, reduced
        if enters == count:
            break
        column[:] = 0.0
        if enters >= 0:
            column[:] = cuts[enters]
        else:
            column[-1 - enters] = -1.0
        leaves, ratio = -1, np.inf
        for row in range(m):
            change[row] = 0.0
            for d in range(m):
                change[row] += inverse[row, d] * column[d]
            if change[row] > 1e-9 and shares[row] / change[row] < ratio:
                leaves, ratio = row, shares[row] / change[row]
        if leaves < 0:
            break
        basis[leaves] = enters
        inverse[leaves] /= change[leaves]
        for row in range(m):
            if row != leaves and change[row] != 0.0:
                inverse[row] -= change[row] * inverse[leaves]
                shares[row] = max(shares[row] - ratio * change[row], 0.0)
        shares[leaves] = ratio
    vector[:] = np.maximum(vector, 0.0)


@compiled_with_arrays
def first_cuts(work, cuts, swaps):
    """The first cuts, priced by how the wolf that was learned makes each swap."""
    cuts.used[0] = 0
    cuts.best[:] = work.best
    for s in range(swaps):
        total = work.mass[s].sum()
        if total > 0.0:
            cuts.prices[cuts.used[0]] = work.mass[s] / total
            cuts.owner[cuts.used[0]] = s
            cuts.used[0] += 1


@compiled_with_arrays
def resume_cuts(work, cuts, swaps):
    """Prepare to reuse cuts that were found before some later state got a new vector."""
    work.taken[:swaps] = 0
    for i in range(cuts.used[0]):
        s = cuts.owner[i]
        a, b = work.pairs[s]
        j, _ = best_answer(work, work.which[s], cuts.prices[i], a, b)
        is_there = work.taken[s] == ACTIVE
        for k in range(work.taken[s]):
            is_there = is_there or work.active[s, k] == j
        if not is_there:
            work.active[s, work.taken[s]] = j
            work.taken[s] += 1


@compiled_with_arrays
def solve_with_cuts(work, cuts, belief, up, places, swaps, most, tolerance):
    """Find the best guarantee for a belief, in at most `most` passes over all swaps.

    Leaves the guarantee in `work.best` and the wolf's play in `work.mass`; returns how far the
    guarantee is from the local optimum, at most.
    """
    down = face_down(up, places)
    m = len(down)
    weight = belief[down]
    # The first rows belong to no swap: they say that no probability exceeds 1.
    rows, limits = np.zeros((m + MOST_CUTS, m)), np.zeros(m + MOST_CUTS)
    basis, inverse, shares = np.arange(m), np.eye(m), weight.copy()
    for d in range(m):
        rows[d, d] = limits[d] = 1.0
    for i in range(cuts.used[0]):
        s = cuts.owner[i]
        a, b = work.pairs[s]
        rows[m + i] = cuts.prices[i][down]
        limits[m + i] = best_answer(work, work.which[s], cuts.prices[i], a, b)[1]
    best, aim = cuts.best[down], np.zeros(m)
    vector, found = np.zeros(m), np.zeros(m)
    worth, prices = np.zeros((swaps, m)), np.zeros(m)
    gap = 1.0
    for look in range(most + 1):
        count = cuts.used[0]
        best_allowed(rows, limits, m + count, weight, basis, inverse, shares, vector)
        gap = (weight * (vector - best)).sum()
        if gap < tolerance or count + swaps > MOST_CUTS or look == most:
            break
        aim[:] = best + TOWARDS * (vector - best)
        found[:] = 1.0
        for s in range(swaps):
            holds = look > 0
            for d in range(m):
                holds = holds and worth[s, d] >= aim[d]
            if not holds:
                value, top = mix_answers(work, s, down, aim, worth[s], prices)
                if value < LEAST_GAIN:
                    rows[m + count], limits[m + count] = prices, top
                    cuts.prices[count] = 0.0
                    for d in range(m):
                        cuts.prices[count, down[d]] = prices[d]
                    cuts.owner[count] = s
                    count += 1
            for d in range(m):
                found[d] = min(found[d], worth[s, d])
        cuts.used[0] = count
        if (weight * (found - best)).sum() > 0.0:
            best[:] = found
    cuts.best[:] = 0.0
    for d in range(m):
        cuts.best[down[d]] = best[d]
    work.best[:] = np.maximum(cuts.best - ROUNDING, 0.0)
    write_wolf_play(work, cuts, belief, m, basis, shares)
    return gap


@compiled_with_arrays
def write_wolf_play(work, cuts, belief, m, basis, shares):
    """Write how the wolf plays: each cut in the program's solution is a part of it."""
    work.mass[:] = 0.0
    for row in range(m):
        i = basis[row] - m
        if i >= 0:
            work.mass[cuts.owner[i]] += shares[row] * cuts.prices[i]
    for place in range(WIDTH):  # the price of a place that the dog gives up may be too high
        total = work.mass[:, place].sum()
        if total > belief[place]:
            work.mass[:, place] *= belief[place] / total
