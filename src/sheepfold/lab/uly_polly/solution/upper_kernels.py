"""Compiled loops of the upper bound: what a dog can win of lots of the wolf.

A *lot* is a weight for each place and one swap: wolves that lie there in these shares and all make
that swap (`bots/uly_polly/plan.py`). A *belief* is a mass for each place. The dog can win of a
belief at most what the lots that cover it cost together.

`game` is the board (`BoardToSolve` of `upper_lots.py`), `known` are the lots found so far (`Lots`).
"""

import numpy as np

from sheepfold.lab.compiled import compiled_with_arrays

WIDTH = 16
STEPS = 8
"""The most steps that a dog has."""
PIVOTS = 400
SAME = 1e-7
"""Costs that differ by less are the same."""


@compiled_with_arrays
def cover(lots, costs, count, lost, belief, weights, prices):
    """Cover a belief by the first `count` lots at least cost; a lost place can be given up for 1.

    Places that are not lost cost nothing. Writes the weights of the lots, and the price of each
    place: no dog can promise more of all places together. Returns the cost.
    """
    places = np.empty(WIDTH, np.int64)
    n = 0
    for place in range(WIDTH):
        prices[place] = 0.0
        if (lost >> place) & 1:
            places[n] = place
            n += 1
    weights[:count] = 0.0
    table = np.empty((n, count))
    for k in range(count):
        for i in range(n):
            table[i, k] = lots[k, places[i]]
    reduced = np.empty(count)
    inverse = np.zeros((n, n))
    value = np.empty(n)
    basis = np.empty(n, np.int64)  # a lot, count + i for a single place, -1 - i for too much of it
    y = np.ones(n)
    for i in range(n):
        inverse[i, i] = 1.0
        # Slightly more than is wanted, so that the method does not stand still.
        value[i] = belief[places[i]] + 1e-8 * (1.0 + ((7 * i + 3) % 11) * 0.37)
        basis[i] = count + i
    change = np.empty(n)
    for _ in range(PIVOTS):
        enter, lowest = count + n, -1e-9
        reduced[:] = costs[:count]
        for i in range(n):
            if y[i] != 0.0:
                price, row = y[i], table[i]
                for k in range(count):
                    reduced[k] -= price * row[k]
        for k in range(count):
            if reduced[k] < lowest:
                enter, lowest = k, reduced[k]
        for i in range(n):
            if y[i] < lowest:
                enter, lowest = -1 - i, y[i]
            if 1.0 - y[i] < lowest:
                enter, lowest = count + i, 1.0 - y[i]
        if enter == count + n:
            break
        if enter < 0:
            for r in range(n):
                change[r] = -inverse[r, -1 - enter]
        elif enter >= count:
            for r in range(n):
                change[r] = inverse[r, enter - count]
        else:
            for r in range(n):
                change[r] = 0.0
                for i in range(n):
                    change[r] += inverse[r, i] * table[i, enter]
        leave, ratio = -1, np.inf
        for r in range(n):
            if change[r] > 1e-9 and value[r] < ratio * change[r]:
                leave, ratio = r, value[r] / change[r]
        if leave < 0:
            break
        pivot = 1.0 / change[leave]
        for i in range(n):
            inverse[leave, i] *= pivot
            y[i] += lowest * inverse[leave, i]
        for r in range(n):
            if r != leave and change[r] != 0.0:
                for i in range(n):
                    inverse[r, i] -= change[r] * inverse[leave, i]
                value[r] = max(0.0, value[r] - change[r] * ratio)
        value[leave] = ratio
        basis[leave] = enter
    covered = np.zeros(n)
    total = 0.0
    for r in range(n):
        k = basis[r]
        if 0 <= k < count and value[r] > 1e-7:
            share = 0.0
            for i in range(n):
                share += inverse[r, i] * belief[places[i]]
            share = max(0.0, share)
            weights[k] += share
            total += share * costs[k]
            for i in range(n):
                covered[i] += share * table[i, k]
    for i in range(n):
        prices[places[i]] = min(1.0, max(0.0, y[i]))
        total += max(0.0, belief[places[i]] - covered[i])
    return total


@compiled_with_arrays
def exchanged(places, a, b):
    """A set of places after a swap."""
    if ((places >> a) ^ (places >> b)) & 1:
        return places ^ (1 << a) ^ (1 << b)
    return places


@compiled_with_arrays
def caught(game, board, idle):
    """Where even a wolf in sight is caught, by what is known of the next boards."""
    near, swaps, symmetries, number, turn, dogs, ups, turned, flips, patience, lost = game
    dog, up = dogs[board], ups[board]
    everywhere = (1 << near.shape[0]) - 1 & ~up
    for s in range(swaps.shape[1]):
        a, b = swaps[dog, s]
        if a < 0:
            break
        shown = exchanged(up, a, b)
        after_swap = 0
        for d in range(near.shape[1]):
            to = near[dog, d]
            if to < 0:
                break
            flip = not (shown >> to) & 1
            if flip:
                after_swap |= 1 << to
            if (turned[board] + 1 == flips) if flip else (idle + 1 == patience):
                continue
            after = shown | (1 << to)
            symmetry = symmetries[turn[to, after]]
            there = lost[number[to, after], 0 if flip else idle + 1]
            for place in range(near.shape[0]):
                if not (after >> place) & 1 and (there >> symmetry[place]) & 1:
                    after_swap |= 1 << place
        everywhere &= exchanged(after_swap, a, b)
    return everywhere


@compiled_with_arrays
def find_lost(game):
    """Write where a wolf in sight is caught, for all boards and idle steps."""
    turned, flips, patience, lost = game.turned, game.flips, game.patience, game.lost
    for layer in range(flips - 1, -1, -1):
        for idle in range(patience - 1, -1, -1):
            for board in range(len(turned)):
                if turned[board] == layer:
                    lost[board, idle] = caught(game, board, idle)


@compiled_with_arrays
def next_belief(game, board, swap, to, lot, belief):
    """Write what is left of a lot after a step of the dog, on the next board. Returns that board,
    whether the step turns a tile, and the mass that it hits."""
    near, symmetries, number, turn = game.near, game.symmetries, game.number, game.turn
    a, b = game.swaps[game.dogs[board], swap]
    shown = exchanged(game.ups[board], a, b)
    flip = not (shown >> to) & 1
    after = shown | (1 << to)
    hit = 0.0
    if flip:
        hit = lot[b if to == a else (a if to == b else to)]
    belief[:] = 0.0
    if number[to, after] < 0:  # the last tile was turned
        return -1, flip, hit
    symmetry = symmetries[turn[to, after]]
    for place in range(near.shape[0]):
        if not (after >> place) & 1:
            belief[symmetry[place]] = lot[b if place == a else (a if place == b else place)]
    return number[to, after], flip, hit


@compiled_with_arrays
def worth(game, known, board, idle, belief, weights, prices):
    """What a dog can win of a belief at most; writes the lots that cover it, and the prices."""
    turned, flips, lost = game.turned, game.flips, game.lost
    lots, costs, counts, _ = known
    if turned[board] + 1 < flips:
        return cover(
            lots[board], costs[board, idle], counts[board], lost[board, idle], belief, weights,
            prices,
        )  # fmt: skip
    prices[:] = 0.0
    top = -1  # one flip is left: the dog can win one place
    for place in range(WIDTH):
        if (lost[board, idle] >> place) & 1 and (top < 0 or belief[place] > belief[top]):
            top = place
    if top < 0:
        return 0.0
    prices[top] = 1.0
    return belief[top]


@compiled_with_arrays
def answers(game, known, board, idle, swap, lot, won, gradients, used):
    """Write what each step of the dog wins of a lot at most, with the gradient of that.

    Returns how many steps there are, and which is best. Marks the lots that cover what is left in
    `used`, by board, idle steps and lot; an empty array if nobody wants to know.
    """
    near, symmetries, dogs, ups = game.near, game.symmetries, game.dogs, game.ups
    lots, counts = known.lots, known.counts
    a, b = game.swaps[dogs[board], swap]
    belief, prices = np.zeros(WIDTH), np.zeros(WIDTH)
    weights = np.empty(lots.shape[1])
    steps, best = 0, 0
    for d in range(near.shape[1]):
        to = near[dogs[board], d]
        if to < 0:
            break
        there, flip, hit = next_belief(game, board, swap, to, lot, belief)
        if not flip and idle + 1 == game.patience:
            continue  # the wolf has slipped away (UP-21)
        waited = 0 if flip else idle + 1
        won[steps] = hit
        if there >= 0:
            won[steps] += worth(game, known, there, waited, belief, weights, prices)
            if len(used) > 0 and game.turned[there] + 1 < game.flips:
                for k in range(counts[there]):
                    if weights[k] > 0.0:
                        used[there, waited, k] = True
        gradients[steps, :] = 0.0
        shown = exchanged(ups[board], a, b)
        if there >= 0:
            symmetry = symmetries[game.turn[to, shown | (1 << to)]]
            for place in range(near.shape[0]):
                if not (shown >> place) & 1 and place != to:
                    origin = b if place == a else (a if place == b else place)
                    gradients[steps, origin] = prices[symmetry[place]]
        if flip:
            gradients[steps, b if to == a else (a if to == b else to)] = 1.0
        if won[steps] > won[best]:
            best = steps
        steps += 1
    return steps, best


@compiled_with_arrays
def evaluate(game, known, board, idle):
    """Write what a dog can win of each lot of a board at most, by the lots of the next boards."""
    lots, costs, counts, moves = known
    won, gradients = np.zeros(STEPS), np.zeros((STEPS, WIDTH))
    used = np.zeros((0, 0, 0), np.bool_)
    for k in range(counts[board]):
        steps, best = answers(
            game, known, board, idle, moves[board, k], lots[board, k], won, gradients, used
        )
        costs[board, idle, k] = won[best] if steps else 0.0


@compiled_with_arrays
def look_again(game, known, changes, board, idle):
    """Evaluate the lots of a board that lead to boards where something has changed since."""
    lots, costs, counts, moves = known
    won, gradients = np.zeros(STEPS), np.zeros((STEPS, WIDTH))
    used = np.zeros((0, 0, 0), np.bool_)
    since = changes.looked[board, idle]
    differs = False
    for k in range(counts[board]):
        if not leads_to_changes(game, changes, board, idle, moves[board, k], since):
            continue
        steps, best = answers(
            game, known, board, idle, moves[board, k], lots[board, k], won, gradients, used
        )
        cost = won[best] if steps else 0.0
        differs = differs or abs(cost - costs[board, idle, k]) > SAME
        costs[board, idle, k] = cost
    changes.clock[0] += 1
    changes.looked[board, idle] = changes.clock[0]
    if differs:
        changes.changed[board, idle] = changes.clock[0]


@compiled_with_arrays
def look_at_all(game, known, changes, states):
    """Look again at the lots of these states, each of which comes after those that can follow."""
    for state in states:
        look_again(game, known, changes, state // game.patience, state % game.patience)


@compiled_with_arrays
def leads_to_changes(game, changes, board, idle, swap, since):
    """Whether a step of the dog after a swap leads to a state that has changed."""
    near, dogs = game.near, game.dogs
    a, b = game.swaps[dogs[board], swap]
    shown = exchanged(game.ups[board], a, b)
    for d in range(near.shape[1]):
        to = near[dogs[board], d]
        if to < 0:
            break
        flip = not (shown >> to) & 1
        there = game.number[to, shown | (1 << to)]
        if there < 0 or (not flip and idle + 1 == game.patience):
            continue
        if changes.changed[there, 0 if flip else idle + 1] > since:
            return True
    return False


@compiled_with_arrays
def exchange_lots(known, board, one, other):
    """Exchange the numbers of two lots."""
    lots, costs, _, moves = known
    for place in range(WIDTH):
        lot = lots[board, one, place]
        lots[board, one, place] = lots[board, other, place]
        lots[board, other, place] = lot
    for idle in range(costs.shape[1]):
        cost = costs[board, idle, one]
        costs[board, idle, one] = costs[board, idle, other]
        costs[board, idle, other] = cost
    move = moves[board, one]
    moves[board, one] = moves[board, other]
    moves[board, other] = move


@compiled_with_arrays
def prune(game, known, board):
    """Drop the lots of a board that cost no less than a cover of them by the others."""
    lots, costs, counts, _ = known
    weights, prices = np.empty(lots.shape[1]), np.zeros(WIDTH)
    k = 0
    while k < counts[board]:
        last = counts[board] - 1
        exchange_lots(known, board, k, last)
        needed = False
        for idle in range(game.patience):
            others = cover(
                lots[board], costs[board, idle], last, game.lost[board, idle], lots[board, last],
                weights, prices,
            )  # fmt: skip
            if costs[board, idle, last] < others - SAME:
                needed = True
                break
        if needed:
            exchange_lots(known, board, k, last)
            k += 1
        else:
            counts[board] = last
