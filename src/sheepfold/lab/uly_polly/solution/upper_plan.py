"""Makes a plan of the wolf's lots: those that it needs, with costs in whole numbers."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.plan import HEAVIEST, PARTS, UNKNOWN, Plan
from sheepfold.lab.uly_polly.solution.solver import RoundToSolve
from sheepfold.lab.uly_polly.solution.upper import UpperBound
from sheepfold.lab.uly_polly.solution.upper_check import provable
from sheepfold.lab.uly_polly.solution.upper_kernels import evaluate
from sheepfold.lab.uly_polly.solution.upper_lots import (
    BoardToSolve,
    Lots,
    Used,
    best_hiding,
    no_lots,
    used_lots,
)

HIDING = 1 << 12
"""The largest weight of a place where the wolf hides."""
ROUNDING = 0.05
"""Part of the smallest cost that is left for the rounding of sums."""


def plan_of(bound: UpperBound) -> Plan:
    """The plan of the lots that the wolf can come to."""
    what, game, known, order = bound.what, bound.game, bound.known, bound.order
    hiding = best_hiding(game, known)[1]
    hidden = np.rint(hiding / hiding.max() * HIDING).astype(np.int64)
    used = used_lots(game, known, order, hidden / hidden.sum())
    kept = _kept(game, known, used)
    costs = _whole_costs(game, kept, order)
    begins = np.concatenate([[0], np.cumsum(kept.counts)])
    of_board = [(board, k) for board, count in enumerate(kept.counts) for k in range(count)]
    rows = tuple(np.array(of_board, np.int64).reshape(-1, 2).T)
    places = len(game.near)
    pairs = game.swaps[game.dogs[rows[0]], kept.moves[rows]]
    plan = Plan(
        what.rows,
        what.columns,
        what.flips,
        what.patience,
        hiding=hidden,
        lost=game.lost.astype(np.uint16),
        begins=begins.astype(np.int32),
        weights=np.rint(kept.lots[rows][:, :places] * HEAVIEST).astype(np.uint8),
        swaps=(pairs[:, 0] << 4 | pairs[:, 1]).astype(np.uint8),
        costs=costs[rows[0], :, rows[1]],
    )
    return provable(plan, order)


def lots_of(plan: Plan, what: RoundToSolve) -> UpperBound:
    """A bound that goes on from the lots of a plan for this board, for any patience.

    A plan has only the lots that it needs, so every board is still to be looked at.
    """
    bound = UpperBound(what)
    game, known = bound.game, bound.known
    for board, (first, end) in enumerate(pairwise(plan.begins)):
        number = {(int(a), int(b)): s for s, (a, b) in enumerate(game.swaps[game.dogs[board]])}
        count = known.counts[board] = end - first
        known.lots[board, :count, : len(game.near)] = plan.weights[first:end] / HEAVIEST
        pairs = ((int(swap) >> 4, int(swap) & 15) for swap in plan.swaps[first:end])
        known.moves[board, :count] = [number[pair] for pair in pairs]
        known.costs[board, :, :count] = np.inf  # until they are evaluated
    bound.look_again()
    return bound


def _kept(game: BoardToSolve, known: Lots, used: Used) -> Lots:
    """Those lots that are used after some number of idle steps."""
    kept = no_lots(game)
    kept.costs[:] = np.inf
    for board in range(len(used)):
        numbers = np.flatnonzero(used[board].any(axis=0))
        count = kept.counts[board] = len(numbers)
        kept.lots[board, :count] = known.lots[board, numbers]
        kept.moves[board, :count] = known.moves[board, numbers]
    return kept


def _whole_costs(game: BoardToSolve, kept: Lots, order: NDArray[np.int64]) -> NDArray[np.uint32]:
    """The costs anew from the last moment on, each rounded up before others rest on it."""
    costs = np.full(kept.costs.shape, UNKNOWN, np.uint32)
    for state in order:
        board, idle = divmod(int(state), game.patience)
        evaluate(game, kept, board, idle)
        count = kept.counts[board]
        whole = np.ceil(kept.costs[board, idle, :count] * HEAVIEST * PARTS + ROUNDING)
        costs[board, idle, :count] = np.minimum(whole, UNKNOWN - 1)
        kept.costs[board, idle, :count] = whole / (HEAVIEST * PARTS)
    return costs
