"""The dog's guarantees: for every public state, vectors of what the dog can guarantee there.

A vector has, for each place of the wolf, the probability with which the dog wins. Each was computed
from vectors of later states, and is valid whatever other vectors its own state has.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.lab.compiled import compiled_with_arrays

Floats = NDArray[np.float64]

WIDTH = 16
"""Vectors have this many entries, one for each place; boards with fewer leave the rest 0."""
MOST_VECTORS = 96
"""The most vectors that a state keeps. Vectors of earlier states may rest on one that is dropped,
so they are proved again before they are published (`pack.py`)."""


class Guarantees(NamedTuple):
    """The vectors of all public states, as arrays that the loops change in place."""

    slots: NDArray[np.int32]
    """By state: the numbers of its vectors in the pool, then numbers that can be reused."""
    used: NDArray[np.int32]
    """By state: how many vectors it has."""
    pool: Floats
    """By number: the vector, by place on the state's board."""
    beliefs: Floats
    """By number: the belief for which the vector is best."""
    free: NDArray[np.int64]
    """One number: the first in the pool that was never used."""


def empty_guarantees(states: int, room: int) -> Guarantees:
    """No vectors yet, and a pool of this size."""
    return Guarantees(
        slots=np.full((states, MOST_VECTORS), -1, np.int32),
        used=np.zeros(states, np.int32),
        pool=np.zeros((room, WIDTH)),
        beliefs=np.zeros((room, WIDTH)),
        free=np.zeros(1, np.int64),
    )


@compiled_with_arrays
def worth(vector, belief):
    """The probability with which the dog wins by this vector, for a belief."""
    total = 0.0
    for place in range(WIDTH):
        total += belief[place] * vector[place]
    return total


@compiled_with_arrays
def add(known, state, belief, vector):
    """Add a vector if it is the best of its state for this belief; returns by how much."""
    slots, used, pool, beliefs, free = known
    count = used[state]
    value = worth(vector, belief)
    before = 0.0
    for k in range(count):
        before = max(before, worth(pool[slots[state, k]], belief))
    if value <= before + 1e-6:
        return 0.0
    k = 0
    while k < count:  # drop the vectors that the new one dominates
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
        drop = least_needed(known, state, vector)
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
    """Add the vectors of others where they are better than the known ones."""
    for state in range(len(others.used)):
        for k in range(others.used[state]):
            number = others.slots[state, k]
            add(known, state, others.beliefs[number], others.pool[number])


@compiled_with_arrays
def least_needed(known, state, vector):
    """The vector of a full state whose loss costs least, once this one is added."""
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
    """Add a vector, and its mirror images if the board is symmetric."""
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
