"""Compiled loops of the checker of upper bounds: all lots of a plan, added up in whole numbers."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.plan import HEAVIEST, PARTS, UNKNOWN
from sheepfold.lab.compiled import compiled_with_arrays
from sheepfold.lab.uly_polly.solution.upper_kernels import cover

UNIT = 1 << 30
"""Weights of lots in a cover are whole numbers of this part of 1."""

Ints = NDArray[np.int64]


class CheckedRules(NamedTuple):
    """The moves, and the numbers of the boards."""

    near: Ints
    """By place: its neighbours, and -1 after the last."""
    number: Ints
    turn: Ints
    symmetries: Ints
    dogs: Ints
    ups: Ints
    turned: Ints
    flips: int
    patience: int


class File(NamedTuple):
    """What the plan says, in numbers with room for sums."""

    lost: Ints
    begins: Ints
    weights: Ints
    swaps: Ints
    costs: Ints


@compiled_with_arrays
def first_unsafe(rules, lost):
    """The first state where a wolf in sight can be caught though the plan says it is safe."""
    for board in range(len(rules.dogs)):
        dog, up = rules.dogs[board], rules.ups[board]
        places = len(rules.near)
        for idle in range(rules.patience):
            unsafe = (1 << places) - 1 & ~up & ~lost[board, idle]
            for a in range(places):
                for b in rules.near[a]:
                    if b <= a or a == dog or b == dog or unsafe == 0:
                        continue
                    shown = exchanged(up, a, b)
                    caught = 0
                    for to in rules.near[dog]:
                        if to < 0:
                            break
                        flip = (shown >> to) & 1 == 0
                        if flip:
                            caught |= 1 << to
                        after = shown | 1 << to
                        if is_over(rules, board, idle, flip):
                            continue
                        there = lost[rules.number[to, after], 0 if flip else idle + 1]
                        symmetry = rules.symmetries[rules.turn[to, after]]
                        for place in range(places):
                            if (there >> symmetry[place]) & 1:
                                caught |= 1 << place
                    unsafe &= exchanged(caught, a, b)
            if unsafe:
                return board * rules.patience + idle
    return -1


@compiled_with_arrays
def exchanged(places, a, b):
    """A set of places after a swap."""
    if ((places >> a) ^ (places >> b)) & 1:
        return places ^ (1 << a) ^ (1 << b)
    return places


@compiled_with_arrays
def is_over(rules, board, idle, flip):
    """Whether the round is over after this step: the last tile is turned, or patience ends."""
    return rules.turned[board] + 1 == rules.flips if flip else idle + 1 == rules.patience


@compiled_with_arrays
def worth(rules, file, board, idle, belief):
    """What a dog can win of a belief in whole weights, in parts of `PARTS` times `UNIT`."""
    lost = file.lost[board, idle]
    if rules.turned[board] + 1 == rules.flips:  # one flip is left: one place
        most = 0
        for place in range(len(belief)):
            if (lost >> place) & 1 and belief[place] > most:
                most = belief[place]
        return most * PARTS * UNIT
    first, end = file.begins[board], file.begins[board + 1]
    lots, costs = np.zeros((end - first, 16)), np.zeros(end - first)
    names = np.zeros(end - first, np.int64)
    count = 0
    for lot in range(first, end):
        if file.costs[lot, idle] != UNKNOWN:
            for place in range(file.weights.shape[1]):
                lots[count, place] = file.weights[lot, place] / HEAVIEST
            costs[count] = file.costs[lot, idle] / (HEAVIEST * PARTS)
            names[count] = lot
            count += 1
    total = belief.sum()
    if total == 0:
        return 0
    weights, prices = np.zeros(end - first), np.zeros(16)
    cover(lots, costs, count, lost, belief / total, weights, prices)
    covered = np.zeros(len(belief), np.int64)
    won = 0
    for k in range(count):
        if weights[k] > 0.0:
            # In the cover, all of the belief and the heaviest weight of a lot were 1.
            share = np.int64(np.ceil(weights[k] * total / HEAVIEST * UNIT))
            won += share * file.costs[names[k], idle]
            for place in range(file.weights.shape[1]):
                covered[place] += share * file.weights[names[k], place]
    for place in range(len(belief)):
        if (lost >> place) & 1:
            won += max(0, belief[place] * UNIT - covered[place]) * PARTS
    return won


@compiled_with_arrays
def most_won(rules, file, board, lot, idle):
    """What a dog can win of a lot by its best step, in parts of `PARTS` times `UNIT`, and how many
    covers were added up."""
    dog, up = rules.dogs[board], rules.ups[board]
    a, b = file.swaps[lot] >> 4, file.swaps[lot] & 15
    shown = exchanged(up, a, b)
    belief = np.zeros(16, np.int64)
    most, covers = 0, 0
    for to in rules.near[dog]:
        if to < 0:
            break
        flip = (shown >> to) & 1 == 0
        after = shown | 1 << to
        hit = b if to == a else (a if to == b else to)
        won = file.weights[lot, hit] * PARTS * UNIT if flip else 0
        if not is_over(rules, board, idle, flip):
            symmetry = rules.symmetries[rules.turn[to, after]]
            belief[:] = 0
            for place in range(len(rules.near)):
                if not (after >> place) & 1:
                    origin = b if place == a else (a if place == b else place)
                    belief[symmetry[place]] = file.weights[lot, origin]
            there = rules.number[to, after]
            won += worth(rules, file, there, 0 if flip else idle + 1, belief)
            covers += 1
        most = max(most, won)
    return most, covers


@compiled_with_arrays
def first_too_cheap(rules, file):
    """The first lot of which a dog wins more than the plan says, and how many were added up."""
    covers = 0
    for board in range(len(file.begins) - 1):
        for lot in range(file.begins[board], file.begins[board + 1]):
            for idle in range(rules.patience):
                if file.costs[lot, idle] == UNKNOWN:
                    continue
                won, added = most_won(rules, file, board, lot, idle)
                covers += added
                if won > file.costs[lot, idle] * UNIT:
                    return lot, covers
    return -1, covers


@compiled_with_arrays
def raise_costs(rules, file, states):
    """Raise the cost of every lot of which a dog wins more than it says; later states first."""
    for state in states:
        board, idle = state // rules.patience, state % rules.patience
        for lot in range(file.begins[board], file.begins[board + 1]):
            if file.costs[lot, idle] != UNKNOWN:
                won, _ = most_won(rules, file, board, lot, idle)
                least = (won + UNIT - 1) // UNIT
                if file.costs[lot, idle] < least:
                    file.costs[lot, idle] = least
