"""Compiled loops of the set tables: one swap and one step, for every set of places at once.

A set of places where the wolf may be is a number: bit j stands for the j-th face-down place of the
board, in the order of places. A *row* has, for each set, how much of it any dog can win at most,
with a mass of 1 on each place.
"""

import numpy as np

from sheepfold.lab.compiled import compiled_with_arrays


@compiled_with_arrays
def size_of(bits):
    """How many members a set has."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@compiled_with_arrays
def moved_set(bits, to):
    """A set of places after each place has moved to `to[place]`."""
    moved = 0
    place = 0
    while bits:
        if bits & 1:
            moved |= 1 << to[place]
        bits >>= 1
        place += 1
    return moved


@compiled_with_arrays
def member_bits(after, flip, to, a, b, places, symmetry, bits):
    """Write which bit each member has after swap a-b and the dog's step to `to`; 0 if it is hit.

    `after` is the face-up set once the step is done, as the next board has it. Returns the bit of
    the member that the step hits.
    """
    hit = 0
    for j in range(len(places)):
        place = places[j]
        if place == a:
            place = b
        elif place == b:
            place = a
        if flip and place == to:
            bits[j] = 0
            hit = 1 << j
        else:
            there = symmetry[place]
            bits[j] = 1 << size_of(~after & ((1 << there) - 1))
    return hit


@compiled_with_arrays
def face_down(up, count):
    """The face-down places, in order."""
    places = np.zeros(count - size_of(up), np.int64)
    found = 0
    for place in range(count):
        if not (up >> place) & 1:
            places[found] = place
            found += 1
    return places


@compiled_with_arrays
def step_costs(
    near, symmetries, number, turn, flips, patience, first, idle, dog, up, places, a, b, walk,
    down, costs,
):  # fmt: skip
    """Write, for each step after a swap and each set, what the dog wins; returns how many steps.

    The sets are those of the given places. `walk` has the rows of the same face-up tiles and one
    more idle step, `down` those of one more face-up tile; `first` is the number of the first board
    with each number of face-up tiles.
    """
    turned = size_of(up)
    size = 1 << len(places)
    image = np.zeros(size, np.int32)
    bits = np.zeros(len(places), np.int32)
    swapped = up
    if ((up >> a) ^ (up >> b)) & 1:
        swapped = up ^ (1 << a) ^ (1 << b)
    used = 0
    for n in range(near.shape[1]):
        to = near[dog, n]
        if to < 0:
            break
        cost = costs[used]
        flip = not (swapped >> to) & 1
        if not flip and idle + 1 == patience:
            continue  # the wolf has slipped away (UP-21)
        used += 1
        after = swapped | (1 << to)
        if flip and turned + 1 == flips:
            hit = member_bits(after, flip, to, a, b, places, symmetries[0], bits)
            for held in range(size):
                cost[held] = 1 if held & hit else 0
            continue
        symmetry = symmetries[turn[to, after]]
        hit = member_bits(moved_set(after, symmetry), flip, to, a, b, places, symmetry, bits)
        row = number[to, after] - first[turned + flip]
        bound = down[row] if flip else walk[row]
        for j in range(len(places)):
            low = 1 << j
            for held in range(low):
                image[low + held] = image[held] | bits[j]
        for held in range(size):
            cost[held] = bound[image[held]]
        if hit:
            for held in range(size):
                if held & hit:
                    cost[held] += 1
    return used


@compiled_with_arrays
def whole_sets(
    near, swaps, symmetries, number, turn, dogs, ups, flips, patience, first, turned, idle, walk,
    down, out,
):  # fmt: skip
    """Fill the rows of all boards with this many face-up tiles: each set plays one swap as a whole.

    The dog sees the swap and takes the best step; the wolf takes the swap that leaves it least.
    """
    size = out.shape[1]
    costs = np.zeros((near.shape[1], size), out.dtype)
    most = np.zeros(size, out.dtype)
    for row in range(out.shape[0]):
        dog, up = dogs[first[turned] + row], ups[first[turned] + row]
        places = face_down(up, near.shape[0])
        out[row, :] = near.shape[0]
        alike = False
        for n in range(swaps.shape[1]):
            a, b = swaps[dog, n]
            if a < 0:
                break
            if (up >> a) & (up >> b) & 1:
                if alike:
                    continue  # all swaps of two face-up tiles do the same: nothing
                alike = True
            used = step_costs(
                near, symmetries, number, turn, flips, patience, first, idle, dog, up, places,
                a, b, walk, down, costs,
            )  # fmt: skip
            most[:] = 0
            for step in range(used):
                for held in range(size):
                    if costs[step, held] > most[held]:
                        most[held] = costs[step, held]
            for held in range(size):
                if most[held] < out[row, held]:
                    out[row, held] = most[held]


@compiled_with_arrays
def split_all(rows):
    """Lower all rows by splitting sets: a set costs no more than two parts of it together."""
    for number in range(rows.shape[0]):
        row = rows[number]
        for held in range(1, len(row)):
            best = row[held]
            part = (held - 1) & held
            while part > held ^ part:
                together = row[part] + row[held ^ part]
                if together < best:
                    best = together
                part = (part - 1) & held
            row[held] = best
