"""From guarantees to a solution file: the vectors that perfect play can need, rounded down.

Vectors that cannot be reached from the start are left out. The others are recomputed from the last
state back to the first, each from the rounded vectors of later states by exact matrix games, so
that rounding errors cannot add up to a false claim.
"""

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.solution_file import FORMAT, ONE, Solution, SolutionFacts
from sheepfold.lab.compiled import compiled_with_arrays
from sheepfold.lab.uly_polly.solution.back_up import raise_evenly
from sheepfold.lab.uly_polly.solution.guarantees import WIDTH, Guarantees, empty_guarantees
from sheepfold.lab.uly_polly.solution.local_game import list_answers, workspace_for
from sheepfold.lab.uly_polly.solution.opening import open_round
from sheepfold.lab.uly_polly.solution.solver import LowerBound, RoundToSolve
from sheepfold.lab.uly_polly.solution.trials import sweep

LIGHTEST = 1e-7
"""Smaller weights are left out of a mixture."""
ROUNDING_MARGIN = 0.01
"""How far below the exact value a rounded entry stays, at least, in units of the last place."""
CLAIM_MARGIN = 1e-9
"""How far the claimed value stays below the computed one."""


@compiled_with_arrays
def mark(arrays, flips, patience, known, work, wanted, states):
    """Mark the vectors that the wanted vectors of these states are mixed from."""
    for state in states:
        swaps = 0
        for k in range(known.used[state]):
            number = known.slots[state, k]
            if not wanted[number]:
                continue
            if swaps == 0:
                swaps = list_answers(arrays, flips, patience, known, work, state)
                work.taken[:] = 0
            raise_evenly(
                arrays, work, swaps, arrays.ups[state // patience], known.pool[number].copy()
            )
            for s in range(swaps):
                for n in range(work.needed[s]):
                    source = work.sources[work.which[s], work.active[s, n]]
                    if source >= 0:
                        wanted[source] = True


@compiled_with_arrays
def round_down(arrays, flips, patience, known, work, states):
    """Recompute every vector of these states from later ones, and round it down."""
    for state in states:
        if known.used[state] == 0:
            continue
        swaps = list_answers(arrays, flips, patience, known, work, state)
        work.taken[:] = 0
        for k in range(known.used[state]):
            vector = known.pool[known.slots[state, k]]
            raise_evenly(arrays, work, swaps, arrays.ups[state // patience], vector)
            for place in range(WIDTH):
                vector[place] = max(np.floor(vector[place] * ONE - ROUNDING_MARGIN), 0.0) / ONE


def pack(bound: LowerBound) -> Solution:
    """The solution file's contents that these guarantees prove."""
    what, known, arrays = bound.what, bound.known, bound.arrays
    work = workspace_for(arrays, exact=True)
    wanted = np.zeros(len(known.pool), dtype=np.bool_)
    opening, owners = bound.opening()
    number = 0
    for state in bound.starts:
        for k in range(known.used[state]):
            wanted[known.slots[state, k]] = opening.starts[number] > LIGHTEST
            number += 1
    assert number == len(owners)
    mark(arrays, what.flips, what.patience, known, work, wanted, bound.order[::-1])
    small = _subset(known, wanted)
    round_down(arrays, what.flips, what.patience, small, work, bound.order)
    return solution_of(bound, small)


def guarantees_of(solution: Solution, what: RoundToSolve) -> LowerBound:
    """A bound that goes on from a solution for this board, whose patience is no longer.

    A dog with more patience left can do all that one with less could. Where one flip is left, every
    hunt is added: the solution has those that it needs, and with all of them nothing is open there.
    """
    bound = LowerBound(what)
    known, patience = bound.known, solution.facts.patience
    for state in range(bound.states):
        board, idle = divmod(state, what.patience)
        vectors = solution.of(board * patience + max(0, patience - what.patience + idle))
        first = int(known.free[0])
        numbers = np.arange(first, first + min(len(vectors), known.slots.shape[1]))
        known.slots[state, : len(numbers)] = numbers
        known.used[state] = len(numbers)
        known.pool[numbers, : vectors.shape[1]] = vectors[: len(numbers)]
        known.beliefs[numbers] = known.pool[numbers]
        known.free[0] += len(numbers)
    known.beliefs[:] /= np.maximum(known.beliefs.sum(axis=1, keepdims=True), 1e-9)
    last = bound.order[bound.boards.turned[bound.order // what.patience] + 1 == what.flips]
    sweep(bound.arrays, what.flips, what.patience, known, bound.work, last, bound.effort)
    bound.swept = bound.states
    return bound


def _subset(known: Guarantees, wanted: NDArray[np.bool_]) -> Guarantees:
    """The wanted vectors only, with the pool in the order of the states."""
    small = empty_guarantees(len(known.used), int(wanted.sum()))
    for state in range(len(known.used)):
        for number in known.slots[state, : known.used[state]]:
            if wanted[number]:
                small.slots[state, small.used[state]] = small.free[0]
                small.pool[small.free[0]] = known.pool[number]
                small.used[state] += 1
                small.free[0] += 1
    return small


def solution_of(bound: LowerBound, small: Guarantees) -> Solution:
    """Rounded guarantees as a solution."""
    what, boards = bound.what, bound.boards
    places = what.rows * what.columns
    first = np.concatenate([[0], small.used.astype(np.int64).cumsum()])
    vectors = np.rint(small.pool[:, :places] * ONE).astype(np.uint16)
    begun = int(first[int((boards.turned == 0).sum()) * what.patience])
    opening = open_round(boards, vectors[:begun] / ONE)
    facts = SolutionFacts(
        FORMAT, what.rows, what.columns, what.flips, what.patience, opening.value - CLAIM_MARGIN
    )
    return Solution(facts, boards, first, vectors, opening.starts)
