"""A linear program for one set of places: its parts are chosen together.

The dog sees the swap and not the part. So parts that make the same swap share one answer of the
dog: of all its steps, the one that wins most of them together. The program finds weights of parts
such that every place is covered and the dog wins least, by the simplex method; columns are made as
they are needed, by looking through all subsets.
"""

import numpy as np

from sheepfold.lab.compiled import compiled_with_arrays
from sheepfold.lab.uly_polly.solution.upper_kernels import step_costs

ACTIVE = 20
"""The most swaps that a program has."""
STEPS = 8
"""The most steps that a dog has."""
COLUMNS = 900
PIVOTS = 600
"""The method stops here with what it has; most programs need a quarter of that."""
TINY = 3e-6
"""Parts of less weight are left out."""


@compiled_with_arrays
def all_costs(
    near, swaps, symmetries, number, turn, flips, patience, first, idle, dog, up, places, walk,
    down,
):  # fmt: skip
    """By swap, step and set: what the dog wins; the number of steps of each swap; the swaps."""
    size = 1 << len(places)
    costs = np.zeros((swaps.shape[1], STEPS, size), np.float32)
    steps = np.zeros(swaps.shape[1], np.int64)
    names = np.zeros(swaps.shape[1], np.int64)
    used = 0
    alike = False
    for n in range(swaps.shape[1]):
        a, b = swaps[dog, n]
        if a < 0:
            break
        if (up >> a) & (up >> b) & 1:
            if alike:
                continue
            alike = True
        steps[used] = step_costs(
            near, symmetries, number, turn, flips, patience, first, idle, dog, up, places, a, b,
            walk, down, costs[used],
        )  # fmt: skip
        names[used] = n
        used += 1
    return costs[:used], steps[:used], names[:used]


@compiled_with_arrays
def set_sums(values, size):
    """The sum of the values of the members, for every set."""
    sums = np.zeros(size)
    for j in range(len(values)):
        low = 1 << j
        for held in range(low):
            sums[low + held] = sums[held] + values[j]
    return sums


@compiled_with_arrays
def joint(costs, steps, stay, wanted, near):
    """The weights of parts that cover what is wanted of each place at least cost.

    `stay` is what each set costs if it plays on apart. Returns the cost, the parts (swap or -1,
    set) with their weights, and by swap and step how much the dog likes it: as much as the dual
    solution says, or up to one half if it wins less than the best step by no more than `near`.
    """
    places = len(wanted)
    size = 1 << places
    total = places + ACTIVE * STEPS
    inverse = np.zeros((total, total))
    value = np.zeros(total)
    basis = np.zeros(total, np.int64)
    # Columns: what kind they are (swap + 2 for a part, 1 for a part that stays, 0 for others).
    kind = np.zeros(COLUMNS, np.int64)
    member = np.zeros(COLUMNS, np.int64)
    price = np.zeros(COLUMNS)
    column = np.zeros((COLUMNS, total))
    is_basic = np.zeros(COLUMNS, np.bool_)
    count = 0
    begin = np.full(len(steps), -1, np.int64)
    for place in range(places):  # a place may be given up, for 1
        kind[count], member[count], price[count] = 1, 1 << place, stay[1 << place]
        column[count, place] = 1.0
        inverse[place, place] = 1.0
        value[place] = wanted[place]
        basis[place] = count
        is_basic[count] = True
        count += 1
    for place in range(places):  # more than is wanted
        column[count, place] = -1.0
        count += 1
    rows = places
    worst = np.zeros((len(steps), size), np.float32)
    for swap in range(len(steps)):
        for step in range(steps[swap]):
            for held in range(size):
                if costs[swap, step, held] > worst[swap, held]:
                    worst[swap, held] = costs[swap, step, held]
    like = np.zeros((len(steps), STEPS))
    active = 0
    pivots = 0
    mixed = np.zeros(size)
    dual = np.zeros(total)
    margin = 0.0
    while True:
        # Pivot among the columns there are.
        while pivots < PIVOTS:
            dual[:] = 0.0
            for row in range(rows):
                if price[basis[row]] != 0.0:
                    for other in range(rows):
                        dual[other] += price[basis[row]] * inverse[row, other]
            enter, lowest = -1, -1e-7
            for c in range(count):
                if not is_basic[c]:
                    reduced = price[c]
                    for row in range(rows):
                        if column[c, row] != 0.0:
                            reduced -= dual[row] * column[c, row]
                    if reduced < lowest:
                        enter, lowest = c, reduced
            if enter < 0:
                break
            pivots += 1
            change = np.zeros(rows)
            for row in range(rows):
                for other in range(rows):
                    if column[enter, other] != 0.0:
                        change[row] += inverse[row, other] * column[enter, other]
            leave, ratio = -1, 1e18
            for row in range(rows):
                if change[row] > 1e-8 and value[row] / change[row] < ratio:
                    leave, ratio = row, value[row] / change[row]
            if leave < 0:
                break
            is_basic[basis[leave]] = False
            basis[leave] = enter
            is_basic[enter] = True
            for other in range(rows):
                inverse[leave, other] /= change[leave]
            for row in range(rows):
                if row != leave:
                    value[row] = max(0.0, value[row] - ratio * change[row])
                    if change[row] != 0.0:
                        for other in range(rows):
                            inverse[row, other] -= change[row] * inverse[leave, other]
            value[leave] = ratio
        # Look through all sets for columns that help.
        sums = set_sums(dual[:places], size)
        before = count
        if count + len(steps) + 2 < COLUMNS and pivots < PIVOTS:
            best, lowest = 0, -1e-6
            for held in range(1, size):
                if stay[held] - sums[held] < lowest:
                    best, lowest = held, stay[held] - sums[held]
            if best:
                kind[count], member[count], price[count] = 1, best, stay[best]
                for place in range(places):
                    if (best >> place) & 1:
                        column[count, place] = 1.0
                count += 1
            fresh, fresh_set, fresh_low = -1, 0, margin - 1e-6
            for swap in range(len(steps)):
                if begin[swap] < 0:
                    if active < ACTIVE:
                        for held in range(1, size):
                            if worst[swap, held] - sums[held] < fresh_low:
                                fresh, fresh_set = swap, held
                                fresh_low = worst[swap, held] - sums[held]
                    continue
                mixed[:] = -sums
                for step in range(steps[swap]):
                    share = -dual[begin[swap] + step]
                    if share > 1e-12:
                        for held in range(size):
                            mixed[held] += share * costs[swap, step, held]
                best, lowest = 0, -1e-6
                for held in range(1, size):
                    if mixed[held] < lowest:
                        best, lowest = held, mixed[held]
                if best:
                    kind[count], member[count] = swap + 2, best
                    for place in range(places):
                        if (best >> place) & 1:
                            column[count, place] = 1.0
                    for step in range(steps[swap]):
                        column[count, begin[swap] + step] = costs[swap, step, best]
                    count += 1
            if fresh >= 0:
                begin[fresh] = rows
                active += 1
                kind[count], price[count] = 0, 1.0  # what the dog wins after this swap
                for step in range(steps[fresh]):
                    column[count, rows + step] = -1.0
                count += 1
                kind[count], member[count] = fresh + 2, fresh_set
                for place in range(places):
                    if (fresh_set >> place) & 1:
                        column[count, place] = 1.0
                for step in range(steps[fresh]):
                    column[count, rows + step] = costs[fresh, step, fresh_set]
                count += 1
                if count + steps[fresh] < COLUMNS:
                    for step in range(steps[fresh]):
                        column[count, rows + step] = 1.0  # less than the best step
                        inverse[rows + step, rows + step] = 1.0
                        # Slightly more than nothing, so that the method does not stand still.
                        value[rows + step] = 1e-7 * (1 + (7 * step + 3 * fresh) % 11)
                        basis[rows + step] = count
                        is_basic[count] = True
                        count += 1
                    rows += steps[fresh]
                else:
                    count = before
        if count == before:
            break
    parts = np.zeros((rows, 2), np.int64)
    weights = np.zeros(rows)
    used = 0
    for row in range(rows):
        if kind[basis[row]] > 0 and value[row] > TINY:
            parts[used, 0] = kind[basis[row]] - 2
            parts[used, 1] = member[basis[row]]
            weights[used] = value[row]
            used += 1
    for swap in range(len(steps)):
        if begin[swap] >= 0:
            for step in range(steps[swap]):
                like[swap, step] = max(0.0, -dual[begin[swap] + step])
    # What the parts really cost once they cover everything, whatever was rounded on the way.
    covered = np.zeros(places)
    for part in range(used):
        for place in range(places):
            if (parts[part, 1] >> place) & 1:
                covered[place] += weights[part]
    scale = 1.0
    for place in range(places):
        if wanted[place] > 0:
            scale = max(scale, wanted[place] / max(covered[place], 1e-3))
    cost = 0.0
    for part in range(used):
        weights[part] *= scale
        if parts[part, 0] < 0:
            cost += weights[part] * stay[parts[part, 1]]
    for swap in range(len(steps)):
        wins = np.zeros(steps[swap])
        most = 0.0
        for step in range(steps[swap]):
            for part in range(used):
                if parts[part, 0] == swap:
                    wins[step] += weights[part] * costs[swap, step, parts[part, 1]]
            most = max(most, wins[step])
        cost += most
        for step in range(steps[swap]):
            if most > 0 and most - wins[step] < near:
                also = 0.5 * (1 - (most - wins[step]) / near)
                like[swap, step] = max(like[swap, step], also)
    return cost, parts[:used], weights[:used], like
