"""The dog's guarantees: for every public state, vectors of what it can be sure of there.

A vector has the probability with which the dog wins for each place of the wolf. Each was computed
from those of later states and is a guarantee by itself.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.lab.compiled import compiled_with_arrays

Floats = NDArray[np.float64]

WIDTH = 16
"""Vectors have this many entries, one for each place; boards with fewer leave the rest 0."""
MOST_VECTORS = 96
"""The most vectors that a state keeps. What is dropped may have been the proof of earlier ones."""


class Guarantees(NamedTuple):
    """The vectors of all public states, as arrays that the loops change in place."""

    slots: NDArray[np.int32]
    """By state: the numbers of its vectors in the pool, then those that can be used again."""
    used: NDArray[np.int32]
    """By state: how many vectors it has."""
    pool: Floats
    """By number: the vector, by place on the state's board."""
    beliefs: Floats
    """By number: the belief for which the vector is best."""
    free: NDArray[np.int64]
    """One number: the first of the pool that was never used."""


def nothing(states: int, room: int) -> Guarantees:
    """No vectors yet, and room in the pool for so many."""
    return Guarantees(
        slots=np.full((states, MOST_VECTORS), -1, np.int32),
        used=np.zeros(states, np.int32),
        pool=np.zeros((room, WIDTH)),
        beliefs=np.zeros((room, WIDTH)),
        free=np.zeros(1, np.int64),
    )


@compiled_with_arrays
def worth(vector, belief):
    """How likely the dog wins by this vector, for a belief."""
    total = 0.0
    for place in range(WIDTH):
        total += belief[place] * vector[place]
    return total


@compiled_with_arrays
def add(known, state, belief, vector):
    """Keep a vector if it is the best of its state for this belief; returns by how much."""
    slots, used, pool, beliefs, free = known
    count = used[state]
    value = worth(vector, belief)
    before = 0.0
    for k in range(count):
        before = max(before, worth(pool[slots[state, k]], belief))
    if value <= before + 1e-6:
        return 0.0
    k = 0
    while k < count:  # forget what the new vector makes superfluous
        old = pool[slots[state, k]]
        worse = True
        for place in range(WIDTH):
            if old[place] > vector[place] + 1e-7:
                worse = False
                break
        if worse:
            count -= 1
            slots[state, k], slots[state, count] = slots[state, count], slots[state, k]
        else:
            k += 1
    if count == slots.shape[1]:
        count -= 1
        drop = least_missed(known, state, vector)
        slots[state, drop], slots[state, count] = slots[state, count], slots[state, drop]
    if slots[state, count] < 0:
        if free[0] >= pool.shape[0]:
            used[state] = count
            return 0.0
        slots[state, count] = free[0]
        free[0] += 1
    number = slots[state, count]
    pool[number] = vector
    beliefs[number] = belief
    used[state] = count + 1
    return value - before


@compiled_with_arrays
def add_all(known, others):
    """Keep the vectors that others have found, where they are better than what is known."""
    for state in range(len(others.used)):
        for k in range(others.used[state]):
            number = others.slots[state, k]
            add(known, state, others.beliefs[number], others.pool[number])


@compiled_with_arrays
def least_missed(known, state, vector):
    """Which vector of a full state is the easiest to do without, once it has this one too."""
    slots, _, pool, beliefs, _ = known
    count = slots.shape[1]
    least, drop = 2.0, 0
    for k in range(count):
        belief = beliefs[slots[state, k]]
        own, other = worth(pool[slots[state, k]], belief), worth(vector, belief)
        for j in range(count):
            if j != k:
                other = max(other, worth(pool[slots[state, j]], belief))
        if own - other < least:
            least, drop = own - other, k
    return drop


@compiled_with_arrays
def add_images(arrays, patience, known, state, belief, vector):
    """Keep a vector, and its mirror images on a board that is symmetric itself."""
    board = state // patience
    gained = add(known, state, belief, vector)
    image, turned_belief = np.zeros(WIDTH), np.zeros(WIDTH)
    for g in range(1, arrays.symmetries.shape[0]):
        to = arrays.symmetries[g]
        if to[arrays.dogs[board]] != arrays.dogs[board]:
            continue
        up = 0
        for place in range(to.shape[0]):
            if (arrays.ups[board] >> place) & 1:
                up |= 1 << to[place]
        if up != arrays.ups[board]:
            continue
        for place in range(to.shape[0]):
            image[to[place]] = vector[place]
            turned_belief[to[place]] = belief[place]
        add(known, state, turned_belief, image)
    return gained
