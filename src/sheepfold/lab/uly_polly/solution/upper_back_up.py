"""Compiled loops that find better lots for a belief, and where these lead.

A belief is covered by the lots there are. The prices of the places say what a better lot is: one
that costs less than its places. For each swap such a lot is looked for by cutting planes: every lot
that is tried shows what the dog answers, and all answers so far say which lot to try next.
"""

import numpy as np

from sheepfold.lab.compiled import compiled_with_arrays
from sheepfold.lab.uly_polly.solution.matrix_game import mix
from sheepfold.lab.uly_polly.solution.upper_kernels import (
    STEPS,
    WIDTH,
    answers,
    cover,
    next_belief,
)

HEAVIEST = 255
"""Weights are whole numbers, the largest of a lot this (as in `bots/uly_polly/plan.py`)."""
ANSWERS = 96
"""The most answers of the dog that are remembered for a swap."""
TRIES = 4
"""How many lots are tried for a swap before the next swap has its turn."""
NEW = 5
"""How many lots are found before the belief is covered anew."""
GOOD = 0.3
"""A lot that gains this part of what may be possible is taken; after the last try, any gain is."""
CLOSE = 0.85
"""An answer that wins less than this part of the best one is not remembered."""


@compiled_with_arrays
def to_whole(lot):
    """Round a lot to whole parts of its largest weight."""
    most = lot.max()
    for place in range(WIDTH):
        lot[place] = np.floor(lot[place] / most * HEAVIEST + 0.5) / HEAVIEST


@compiled_with_arrays
def add_lot(known, board, lot, swap, idle, cost):
    """Keep a lot; returns whether there was room for it."""
    lots, costs, counts, moves = known
    k = counts[board]
    if k == lots.shape[1]:
        return False
    lots[board, k] = lot
    moves[board, k] = swap
    costs[board, :, k] = lot.sum()  # not known yet
    costs[board, idle:, k] = cost  # after more idle steps, a dog can do no more
    counts[board] = k + 1
    return True


@compiled_with_arrays
def keep_used(known, board, before, weights):
    """Of the lots that are new since there were so many, keep those that a cover uses."""
    lots, costs, counts, moves = known
    kept = before
    for k in range(before, counts[board]):
        if weights[k] > 0.0:
            lots[board, kept] = lots[board, k]
            costs[board, :, kept] = costs[board, :, k]
            moves[board, kept] = moves[board, k]
            kept += 1
    counts[board] = kept


@compiled_with_arrays
def swaps_that_differ(game, board):
    """The swaps by number; of those that exchange two face-up tiles, one is enough."""
    swaps, dogs, ups = game.swaps, game.dogs, game.ups
    found = np.empty(swaps.shape[1], np.int64)
    count, alike = 0, False
    for s in range(swaps.shape[1]):
        a, b = swaps[dogs[board], s]
        if a < 0:
            break
        if (ups[board] >> a) & (ups[board] >> b) & 1:
            if alike:
                continue
            alike = True
        found[count] = s
        count += 1
    return found[:count]


@compiled_with_arrays
def back_up(game, known, board, idle, belief, tolerance, effort):
    """Find lots that cover a belief at less cost, by so many tries at most; returns what it costs
    then."""
    lots, costs, counts, _ = known
    lost = game.lost[board, idle]
    places = np.empty(WIDTH, np.int64)
    n = 0
    for place in range(WIDTH):
        if (lost >> place) & 1:
            places[n] = place
            n += 1
    if n == 0:
        return 0.0
    before = counts[board]
    swaps = swaps_that_differ(game, board)
    models = np.zeros((len(swaps), ANSWERS, n))
    sizes = np.zeros(len(swaps), np.int64)
    weights, prices = np.empty(lots.shape[1]), np.zeros(WIDTH)
    won, gradients = np.zeros(STEPS), np.zeros((STEPS, WIDTH))
    unmarked = np.zeros((0, 0, 0), np.bool_)
    mixed, shares = np.zeros(ANSWERS), np.zeros(n)
    lot, aim = np.zeros(WIDTH), np.zeros(n)
    quiet, s = 0, 0  # how many swaps in a row can offer nothing; the swap that is next
    tried = 0
    while quiet < len(swaps) and tried < effort:
        cover(lots[board], costs[board, idle], counts[board], lost, belief, weights, prices)
        for i in range(n):
            aim[i] = prices[places[i]]
        found = 0
        while found < NEW and quiet < len(swaps) and tried < effort:
            for attempt in range(TRIES):
                lot[:] = 0.0
                least = 0.0
                if sizes[s] == 0:
                    for i in range(n):
                        lot[places[i]] = belief[places[i]]
                else:
                    size = min(sizes[s], ANSWERS)
                    least = mix(models[s], aim, size, n, mixed, shares)
                    if least > -tolerance:
                        quiet += 1
                        break
                    for i in range(n):
                        lot[places[i]] = shares[i]
                if not lot.max() > 0.0:
                    quiet += 1
                    break
                quiet = 0
                tried += 1
                to_whole(lot)
                steps, best = answers(
                    game, known, board, idle, swaps[s], lot, won, gradients, unmarked
                )
                for d in range(steps):
                    if won[d] >= CLOSE * won[best]:
                        for i in range(n):
                            models[s, sizes[s] % ANSWERS, i] = gradients[d, places[i]]
                        sizes[s] += 1
                cost = won[best] if steps else 0.0
                gain = cost
                for i in range(n):
                    gain -= aim[i] * lot[places[i]]
                gain /= lot.sum()
                last = attempt + 1 == TRIES or steps == 0
                if gain < -tolerance and (last or gain < GOOD * least):
                    if not add_lot(known, board, lot, swaps[s], idle, cost):
                        tried = effort
                    found += 1
                    break
                if steps == 0:
                    break
            s = (s + 1) % len(swaps)
    _join(game, known, board, idle, swaps, weights)
    worth = cover(lots[board], costs[board, idle], counts[board], lost, belief, weights, prices)
    keep_used(known, board, before, weights)
    return worth


@compiled_with_arrays
def _join(game, known, board, idle, swaps, weights):
    """Make one lot of those that make the same swap, if that costs less than they together."""
    lots, costs, counts, moves = known
    won, gradients = np.zeros(STEPS), np.zeros((STEPS, WIDTH))
    unmarked = np.zeros((0, 0, 0), np.bool_)
    lot = np.zeros(WIDTH)
    count = counts[board]
    for swap in swaps:
        lot[:] = 0.0
        together, parts = 0.0, 0
        for k in range(count):
            if moves[board, k] == swap and weights[k] > 0.0:
                parts += 1
                together += weights[k] * costs[board, idle, k]
                lot += weights[k] * lots[board, k]
        if parts > 1:
            share = lot.max()
            to_whole(lot)
            steps, best = answers(game, known, board, idle, swap, lot, won, gradients, unmarked)
            if steps and won[best] * share < together * (1.0 - 1e-4):
                add_lot(known, board, lot, swap, idle, won[best])


@compiled_with_arrays
def follow(game, known, board, idle, belief, near_best, boards, idles, beliefs, shares):
    """Where the lots that cover a belief and the dog's best steps lead; returns how many.

    Writes the next boards, idle steps and beliefs, and how much each counts: its mass, less if the
    step wins less than the best one, and nothing if it wins less by a part of `near_best`.
    """
    near, dogs, lost = game.near, game.dogs, game.lost
    lots, costs, counts, moves = known
    weights, prices = np.empty(lots.shape[1]), np.zeros(WIDTH)
    cover(
        lots[board], costs[board, idle], counts[board], lost[board, idle], belief, weights, prices
    )
    won, gradients = np.zeros(STEPS), np.zeros((STEPS, WIDTH))
    unmarked = np.zeros((0, 0, 0), np.bool_)
    lot = np.zeros(WIDTH)
    found = 0
    for swap in swaps_that_differ(game, board):
        lot[:] = 0.0
        for k in range(counts[board]):
            if moves[board, k] == swap and weights[k] > 0.0:
                lot += weights[k] * lots[board, k]
        if not lot.max() > 0.0:
            continue
        _, best = answers(game, known, board, idle, swap, lot, won, gradients, unmarked)
        step = 0
        for d in range(near.shape[1]):
            to = near[dogs[board], d]
            if to < 0:
                break
            there, flip, _ = next_belief(game, board, swap, to, lot, beliefs[found])
            if not flip and idle + 1 == game.patience:
                continue
            part = 0.0
            if won[best] > 0.0:
                part = (won[step] / won[best] - 1.0 + near_best) / near_best
            step += 1
            if part <= 0.0 or there < 0 or game.turned[there] + 1 == game.flips:
                continue
            boards[found], idles[found] = there, 0 if flip else idle + 1
            for place in range(WIDTH):
                if not (lost[there, idles[found]] >> place) & 1:
                    beliefs[found, place] = 0.0
            mass = beliefs[found].sum()
            if mass > 0.0:
                beliefs[found] /= mass
                shares[found] = mass * part
                found += 1
    return found
