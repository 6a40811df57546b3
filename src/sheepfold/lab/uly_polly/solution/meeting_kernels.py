"""Compiled loops of trials that use both bounds: where these are far apart, and how to close in.

The dog's guarantees (`local_game.py`) tell how a hopeful wolf plays: as if no dog could do better
than is known. What a dog might win of that play by the wolf's lots (`upper_kernels.py`) says where
it pays to look: either the dog can do better there, or the lots can.
"""

import numpy as np

from sheepfold.lab.compiled import compiled_with_arrays
from sheepfold.lab.uly_polly.solution.local_game import best_answer
from sheepfold.lab.uly_polly.solution.upper_back_up import (
    add_lot,
    keep_used,
    swaps_that_differ,
    to_whole,
)
from sheepfold.lab.uly_polly.solution.upper_kernels import (
    STEPS,
    WIDTH,
    answers,
    cover,
    exchanged,
)

LIGHT = 1e-5
"""A swap that takes less of the belief than this is left out."""


@compiled_with_arrays
def find_gaps(game, known, work, board, idle, above):
    """Write for each swap of the wolf's play in `work` and for each step of the dog (its number in
    the list of neighbours) by how much that may win more than the dog is sure of after the swap.

    Steps to a board with one flip left are left out: nothing is open there. Returns the gap of all
    swaps together.
    """
    near, dog = game.near, game.dogs[board]
    won, gradients = np.zeros(STEPS), np.zeros((STEPS, WIDTH))
    unmarked = np.zeros((0, 0, 0), np.bool_)
    swaps = swaps_that_differ(game, board)
    above[:] = 0.0
    total = 0.0
    for s in range(len(swaps)):
        if work.mass[s].sum() <= LIGHT:
            continue
        a, b = work.pairs[s]
        _, sure = best_answer(work, work.which[s], work.mass[s], a, b)
        answers(game, known, board, idle, swaps[s], work.mass[s], won, gradients, unmarked)
        shown = exchanged(game.ups[board], a, b)
        step, most = 0, 0.0
        for d in range(near.shape[1]):
            to = near[dog, d]
            if to < 0:
                break
            flip = not (shown >> to) & 1
            if not flip and idle + 1 == game.patience:
                continue
            gap = won[step] - sure
            step += 1
            most = max(most, gap)
            if gap > 0.0 and game.turned[board] + flip + 1 < game.flips:
                above[s, d] = gap
        total += most
    return total


@compiled_with_arrays
def play_by_lots(game, known, board, idle, belief, play):
    """Write how a wolf plays (by swap and place) that covers this belief by its lots."""
    lots, costs, counts, moves = known
    weights, prices = np.empty(lots.shape[1]), np.zeros(WIDTH)
    count, lost = counts[board], game.lost[board, idle]
    cover(lots[board], costs[board, idle], count, lost, belief, weights, prices)
    swaps = swaps_that_differ(game, board)
    play[:] = 0.0
    for k in range(count):
        if weights[k] > 0.0:
            for s in range(len(swaps)):
                if swaps[s] == moves[board, k]:
                    play[s] += weights[k] * lots[board, k]


@compiled_with_arrays
def use_play(game, known, board, idle, belief, play):
    """Add the lots of a wolf's play (by swap and place) that make it cheaper to cover a belief;
    returns what that costs then."""
    lots, costs, counts, _ = known
    lost = game.lost[board, idle]
    weights, prices = np.empty(lots.shape[1]), np.zeros(WIDTH)
    won, gradients = np.zeros(STEPS), np.zeros((STEPS, WIDTH))
    unmarked = np.zeros((0, 0, 0), np.bool_)
    lot = np.zeros(WIDTH)
    before = counts[board]
    swaps = swaps_that_differ(game, board)
    for s in range(len(swaps)):
        for place in range(WIDTH):
            lot[place] = play[s, place] if (lost >> place) & 1 else 0.0
        if lot.sum() <= LIGHT:
            continue
        to_whole(lot)
        steps, best = answers(game, known, board, idle, swaps[s], lot, won, gradients, unmarked)
        if not add_lot(known, board, lot, swaps[s], idle, won[best] if steps else 0.0):
            break
    worth = cover(lots[board], costs[board, idle], counts[board], lost, belief, weights, prices)
    keep_used(known, board, before, weights)
    return worth
