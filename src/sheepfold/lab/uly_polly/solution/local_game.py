"""The local game: one swap and one step from a public state, and what the dog can guarantee there.

The dog's guarantee after the step is a vector: for every place of the wolf a probability with which
the dog wins. Some such vectors are known for every later state. The wolf, at a place that has some
weight in the dog's belief, chooses a swap; the dog sees it and answers with a mixture of steps and
known vectors, which is a mixture of *answers*. Both sides learn by regret matching+, the dog with a
few answers at a time: a best answer that it lacks is found by searching all, and joins them. What
the dog's average guarantees for each place, whatever the wolf does, is a new vector.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.lab.compiled import compiled_loosely, compiled_with_arrays
from sheepfold.lab.uly_polly.solution.guarantees import MOST_VECTORS, WIDTH, Floats
from sheepfold.lab.uly_polly.solution.set_kernels import face_down

ACTIVE = 32
"""The most answers that the dog mixes after one swap."""
SEARCH_EVERY = 10
"""All answers are searched once in so many rounds of learning."""


class Workspace(NamedTuple):
    """Arrays for one local game, which the loops overwrite."""

    pairs: NDArray[np.int32]
    """By swap: the two places."""
    after: NDArray[np.int64]
    """By swap: the face-up set after it."""
    which: NDArray[np.int32]
    """By swap: the number of its set of answers; swaps that lead to the same board share one."""
    sets: NDArray[np.int64]
    counts: NDArray[np.int64]
    """By set: how many answers there are."""
    vectors: NDArray[Any]
    """By set, answer and place."""
    steps: NDArray[np.int32]
    sources: NDArray[np.int32]
    """By set and answer: the number of the guarantee that it leads to, or -1."""
    taken: NDArray[np.int64]
    """By swap: how many answers the dog mixes."""
    needed: NDArray[np.int64]
    """By swap: how many of them, from the first on, the mixture needs."""
    active: NDArray[np.int32]
    """By swap: the numbers of those answers in their set."""
    mass: Floats
    """By swap and place before it: the probability that the wolf is there and makes this swap."""
    best: Floats
    """By place: what the dog guarantees."""


def workspace_for(arrays: Any, exact: bool = False) -> Workspace:
    """Arrays for the local games on this board; in double precision if `exact`."""
    real = np.float64 if exact else np.float32
    swaps, steps = arrays.swaps.shape[1], arrays.near.shape[1]
    most = steps * MOST_VECTORS
    return Workspace(
        pairs=np.zeros((swaps, 2), np.int32),
        after=np.zeros(swaps, np.int64),
        which=np.zeros(swaps, np.int32),
        sets=np.zeros(swaps, np.int64),
        counts=np.zeros(swaps, np.int64),
        vectors=np.zeros((swaps, most, WIDTH), real),
        steps=np.zeros((swaps, most), np.int32),
        sources=np.zeros((swaps, most), np.int32),
        taken=np.zeros(swaps, np.int64),
        needed=np.zeros(swaps, np.int64),
        active=np.zeros((swaps, ACTIVE), np.int32),
        mass=np.zeros((swaps, WIDTH)),
        best=np.zeros(WIDTH),
    )


@compiled_with_arrays
def moved(place, a, b):
    """Where a tile lies after the swap of `a` and `b`."""
    if place == a:
        return b
    if place == b:
        return a
    return place


@compiled_with_arrays
def list_swaps(swaps, dog, up, pairs, after):
    """The swaps that differ for the wolf, with the board after each; returns how many."""
    count = 0
    quiet = False
    for n in range(swaps.shape[1]):
        a, b = swaps[dog, n, 0], swaps[dog, n, 1]
        if a < 0:
            break
        a_up, b_up = (up >> a) & 1, (up >> b) & 1
        if a_up and b_up:
            if quiet:
                continue
            quiet = True
        pairs[count, 0], pairs[count, 1] = a, b
        after[count] = up ^ ((1 << a) | (1 << b)) if a_up != b_up else up
        count += 1
    return count


@compiled_with_arrays
def answers(arrays, flips, patience, dog, up, turned, idle, known, out, step, source):
    """The dog's answers on a board after a swap: writes their vectors, their steps (as numbers in
    the list of neighbours) and which vectors of the pool they lead to; returns how many.
    """
    count = 0
    places = arrays.near.shape[0]
    for n in range(arrays.near.shape[1]):
        to = arrays.near[dog, n]
        if to < 0:
            break
        turns = not (up >> to) & 1
        if turns:
            after, steps, flipped = up | (1 << to), 0, turned + 1
        else:
            after, steps, flipped = up, idle + 1, turned
        state = arrays.number[to, after] * patience + steps
        if flipped == flips or steps == patience or known.used[state] == 0:
            if turns:
                out[count, :] = 0.0
                out[count, to] = 1.0
                step[count], source[count] = n, -1
                count += 1
            continue
        image = arrays.symmetries[arrays.turn[to, after]]
        for k in range(known.used[state]):
            vector = known.pool[known.slots[state, k]]
            for place in range(places):
                if (after >> place) & 1:
                    out[count, place] = 0.0
                else:
                    out[count, place] = vector[image[place]]
            if turns:
                out[count, to] = 1.0
            step[count], source[count] = n, known.slots[state, k]
            count += 1
    if count == 0:
        out[0, :] = 0.0
        step[0], source[0] = 0, -1
        count = 1
    return count


@compiled_with_arrays
def list_answers(arrays, flips, patience, known, work, state):
    """Write the swaps of a state and the answers to them into `work`; returns how many swaps."""
    board, idle = state // patience, state % patience
    dog, up, turned = arrays.dogs[board], arrays.ups[board], arrays.turned[board]
    swaps = list_swaps(arrays.swaps, dog, up, work.pairs, work.after)
    different = 0
    for s in range(swaps):
        at = -1
        for t in range(different):
            if work.sets[t] == work.after[s]:
                at = t
                break
        if at < 0:
            at = different
            different += 1
            work.sets[at] = work.after[s]
            work.counts[at] = answers(
                arrays,
                flips,
                patience,
                dog,
                work.after[s],
                turned,
                idle,
                known,
                work.vectors[at],
                work.steps[at],
                work.sources[at],
            )
        work.which[s] = at
    return swaps


@compiled_loosely
def best_answer(work, at, mass, a, b):
    """The answer of a set that wins most, and how much, for this mass of the wolf before the
    swap."""
    there = np.zeros(WIDTH, work.vectors.dtype)
    for place in range(WIDTH):
        there[moved(place, a, b)] = mass[place]
    best, most = 0, work.vectors.dtype.type(-1.0)
    table = work.vectors[at]
    for j in range(work.counts[at]):
        gain = work.vectors.dtype.type(0.0)
        for place in range(WIDTH):
            gain += there[place] * table[j, place]
        if gain > most:
            best, most = j, gain
    return best, most


@compiled_with_arrays
def answer_ignoring_swaps(work, belief, up, places, swaps):
    """The dog answers each swap without changing its belief; fills `best`."""
    work.best[:places] = 1.0
    work.best[places:] = 0.0
    for s in range(swaps):
        a, b = work.pairs[s]
        j, _ = best_answer(work, work.which[s], belief, a, b)
        for place in range(places):
            won = work.vectors[work.which[s], j, moved(place, a, b)]
            work.best[place] = min(work.best[place], won)
    for place in range(places):
        if (up >> place) & 1:
            work.best[place] = 0.0


@compiled_with_arrays
def activate(work, s, j, down, rows, lightest):
    """Add an answer to those that the dog mixes; if there are too many, it replaces the lightest.

    Returns its index, or -1 if it was not added.
    """
    for k in range(work.taken[s]):
        if work.active[s, k] == j:
            return -1
    k = work.taken[s]
    if k == ACTIVE:
        if lightest < 0:
            return -1
        k = lightest
    else:
        work.taken[s] += 1
    work.active[s, k] = j
    a, b = work.pairs[s]
    for d in range(len(down)):
        rows[s, d, k] = work.vectors[work.which[s], j, moved(down[d], a, b)]
    return k


@compiled_loosely
def learn(work, belief, up, places, swaps, rounds, tolerance):
    """Solve the game: fills `best` with the dog's vector and `mass` with the wolf's play.

    Returns how far the result is from the local optimum, at most.
    """
    zero = np.float32(0.0)
    down = face_down(up, places)
    m = len(down)
    weight_of = np.zeros(m, np.float32)
    for d in range(m):
        weight_of[d] = belief[down[d]]
    rows = np.zeros((swaps, m, ACTIVE), np.float32)
    wolf = np.full((m, swaps), np.float32(1.0 / swaps), np.float32)
    wolf_regret = np.zeros((m, swaps), np.float32)
    wolf_sum = np.zeros((m, swaps), np.float64)
    dog = np.zeros((swaps, ACTIVE), np.float32)
    dog_regret = np.zeros((swaps, ACTIVE), np.float32)
    dog_sum = np.zeros((swaps, ACTIVE), np.float32)
    guarantee = np.zeros((swaps, m), np.float32)
    guarantee_sum = np.zeros((swaps, m), np.float64)
    gain = np.zeros(ACTIVE, np.float32)
    costs = np.zeros(swaps, np.float32)
    work.mass[:] = 0.0
    for s in range(swaps):
        work.taken[s] = 0
        j, _ = best_answer(work, work.which[s], belief, work.pairs[s, 0], work.pairs[s, 1])
        activate(work, s, j, down, rows, 0)
        dog[s, 0] = 1.0
        for d in range(m):
            guarantee[s, d] = rows[s, d, 0]
    weights = 0.0
    gap = 1.0
    for r in range(1, rounds + 1):
        weight = float(r) * float(r)
        weights += weight
        for s in range(swaps):
            table, count = rows[s], work.taken[s]
            gain[:] = zero
            is_played = False
            for d in range(m):
                q = wolf[d, s] * weight_of[d]
                if q > zero:
                    is_played = True
                    for k in range(ACTIVE):
                        gain[k] += q * table[d, k]
            if is_played:
                mean = zero
                for k in range(count):
                    mean += dog[s, k] * gain[k]
                total = zero
                for k in range(count):
                    now = max(dog_regret[s, k] + gain[k] - mean, zero)
                    dog_regret[s, k] = now
                    total += now
                if total > zero:
                    for k in range(count):
                        dog[s, k] = dog_regret[s, k] / total
                for d in range(m):
                    won = zero
                    for k in range(ACTIVE):
                        won += dog[s, k] * table[d, k]
                    guarantee[s, d] = won
            for k in range(count):
                dog_sum[s, k] += np.float32(weight) * dog[s, k]
            for d in range(m):
                guarantee_sum[s, d] += weight * guarantee[s, d]
        for d in range(m):
            mean = zero
            for s in range(swaps):
                costs[s] = guarantee[s, d]
                mean += wolf[d, s] * costs[s]
            total = zero
            for s in range(swaps):
                now = max(wolf_regret[d, s] + mean - costs[s], zero)
                wolf_regret[d, s] = now
                total += now
            if total > zero:
                total = np.float32(1.0) / total
                for s in range(swaps):
                    wolf[d, s] = wolf_regret[d, s] * total
            for s in range(swaps):
                wolf_sum[d, s] += weight * wolf[d, s]
        if r < SEARCH_EVERY:  # at first every round finds new answers
            for s in range(swaps):
                for d in range(m):
                    work.mass[s, down[d]] = weight_of[d] * wolf[d, s]
                a, b = work.pairs[s]
                j, _ = best_answer(work, work.which[s], work.mass[s], a, b)
                k = activate(work, s, j, down, rows, -1)
        elif r % SEARCH_EVERY == 0 or r == rounds:
            low = 0.0
            work.best[:] = 0.0
            for d in range(m):
                least = 2.0 * weights
                for s in range(swaps):
                    least = min(least, guarantee_sum[s, d])
                work.best[down[d]] = least / weights
                low += least / weights * weight_of[d]
            high = 0.0
            for s in range(swaps):
                a, b = work.pairs[s]
                for d in range(m):
                    work.mass[s, down[d]] = weight_of[d] * wolf_sum[d, s] / weights
                j, most = best_answer(work, work.which[s], work.mass[s], a, b)
                high += most
                if r < rounds:
                    lightest = 0
                    for k in range(work.taken[s]):
                        if dog_sum[s, k] < dog_sum[s, lightest]:
                            lightest = k
                    k = activate(work, s, j, down, rows, lightest)
                    if k >= 0:
                        dog[s, k] = dog_regret[s, k] = dog_sum[s, k] = zero
            gap = high - low
            if gap < tolerance:
                break
    return gap
