"""Proves the bound of a solution file from the file alone, state by state.

For every stored vector and every swap there must be a mixture of steps and stored vectors of later
states that is worth at least as much for every place of the wolf. A mixture is found by a matrix
game, but the proof does not rely on that: the mixture is normalised, added up in double precision
and compared, with `SLACK` against rounding. By induction from the last state on, every vector is a
guarantee. Boards, symmetries and moves are worked out here from the rules of the game, not by the
solver's code.
"""

from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.mixture import best_mixture
from sheepfold.bots.uly_polly.solution_file import ONE, Solution
from sheepfold.games.uly_polly.pieces import meadow
from sheepfold.lab.compiled import compiled_with_arrays
from sheepfold.lab.uly_polly.solution.matrix_game import mix

SLACK = 1e-11
"""By how much a mixture must exceed what it proves: more than the rounding of all sums."""

Ints = NDArray[np.int64]


class Certificate(msgspec.Struct, frozen=True):
    """What was proved."""

    value: float
    """The dog wins with at least this probability."""
    vectors: int
    mixtures: int
    """How many pairs of a vector and a swap were proved."""
    margin: float
    """The least by which a mixture exceeds its vector."""


class NotProved(Exception):
    """A claim of the file that does not hold."""


class _Rules(NamedTuple):
    """The rules and the numbering of the file, worked out from the places of the board."""

    steps: Ints
    swaps: Ints
    number: Ints
    """By dog and face-up set: the number of the board in the file; -1 if there is none."""
    image: Ints
    """By dog, face-up set and place: the place on the board of that number."""


def _rules(solution: Solution) -> _Rules:
    facts, boards = solution.facts, solution.boards
    rows, columns = facts.rows, facts.columns
    places = rows * columns
    ground = meadow(rows, columns)
    steps = np.full((places, 8), -1)
    swaps = np.full((places, 4 * places, 2), -1)
    for dog in range(places):
        for n, move in enumerate(ground.steps[dog].listed):
            steps[dog, n] = move.to
        for n, swap in enumerate(ground.swaps[dog].listed):
            swaps[dog, n] = swap.a, swap.b
    number = np.full((places, 1 << places), -1)
    image = np.zeros((places, 1 << places, places), dtype=np.int64)
    # A symmetric board has several images; the file means the first in this order.
    for turn in (False, True) if rows == columns else (False,):
        for flip_columns in (False, True):
            for flip_rows in (False, True):
                to = []
                for place in range(places):
                    row, column = divmod(place, columns)
                    row, column = (column, row) if turn else (row, column)
                    row = rows - 1 - row if flip_rows else row
                    column = columns - 1 - column if flip_columns else column
                    to.append(row * columns + column)
                _enter(boards.dogs, boards.ups, np.array(to), np.argsort(to), number, image)
    return _Rules(steps, swaps, number, image)


@compiled_with_arrays
def _enter(dogs, ups, to, back, number, image):
    """Enter the boards that the symmetry `to` maps to one of the file, unless already entered."""
    for n in range(len(dogs)):
        up = 0
        for place in range(len(to)):
            if (ups[n] >> place) & 1:
                up |= 1 << back[place]
        dog = back[dogs[n]]
        if number[dog, up] < 0:
            number[dog, up] = n
            image[dog, up] = to


@compiled_with_arrays
def _prove(rules, dogs, ups, flips, patience, first, vectors, states, room):
    """Prove all vectors of these states.

    Returns the least margin, how many mixtures there are, and the state, swap and vector of those
    whose mixture was not good enough.
    """
    steps, swaps, number, image = rules
    places = len(steps)
    later = np.zeros((room, places))
    goal, worth = np.zeros(places), np.zeros(places)
    weights, prices = np.zeros(room), np.zeros(places)
    rows = np.zeros((room, places))
    least, proved = np.inf, 0
    doubtful = [(-1, -1, -1)]
    for state in states:
        board, idle = state // patience, state % patience
        dog, up = dogs[board], ups[board]
        turned = 0
        for place in range(places):
            turned += (up >> place) & 1
        if first[state] == first[state + 1]:
            continue
        for s in range(swaps.shape[1]):
            a, b = swaps[dog, s]
            if a < 0:
                break
            exchanged = (up >> a) & 1 != (up >> b) & 1
            after = up ^ (1 << a) ^ (1 << b) if exchanged else up
            count = 0
            for n in range(steps.shape[1]):
                to = steps[dog, n]
                if to < 0:
                    break
                turns = (after >> to) & 1 == 0
                shown = after | (1 << to)
                walked = 0 if turns else idle + 1
                over = turned + 1 == flips if turns else walked == patience
                start = end = 0
                if not over:
                    follow = number[to, shown] * patience + walked
                    start, end = first[follow], first[follow + 1]
                for k in range(start, end):
                    for place in range(places):
                        down = (shown >> place) & 1 == 0
                        at = image[to, shown, place]
                        later[count, place] = vectors[k, at] / ONE if down else 0.0
                    if turns:
                        later[count, to] = 1.0
                    count += 1
                if start == end:  # the step itself, and nothing after it
                    later[count] = 0.0
                    if turns:
                        later[count, to] = 1.0
                    count += 1
            for v in range(first[state], first[state + 1]):
                width = 0
                for place in range(places):
                    if vectors[v, place] == 0:
                        continue  # nothing has to be proved of a chance of 0
                    to = b if place == a else a if place == b else place
                    goal[width] = vectors[v, place] / ONE
                    for j in range(count):
                        rows[j, width] = later[j, to]
                    width += 1
                proved += 1
                if width == 0:
                    continue
                mix(rows, goal, count, width, weights, prices)
                total = 0.0
                worth[:] = 0.0
                for j in range(count):
                    weight = weights[j]
                    if weight > 0.0:
                        total += weight
                        for w in range(width):
                            worth[w] += weight * rows[j, w]
                margin = np.inf
                for w in range(width):
                    margin = min(margin, worth[w] / total - SLACK - goal[w])
                if margin >= 0.0:
                    least = min(least, margin)
                else:
                    doubtful.append((state, s, v))
    return least, proved, doubtful[1:]


def certify(solution: Solution) -> Certificate:
    """Prove every vector, and then the claim. Raises `NotProved`."""
    facts, boards = solution.facts, solution.boards
    rules = _rules(solution)
    counts = np.diff(solution.first)
    room = 8 * max(int(counts.max()), 1)
    states = np.arange(len(counts))
    least, proved, doubtful = _prove(
        rules,
        boards.dogs,
        boards.ups,
        facts.flips,
        facts.patience,
        solution.first,
        solution.vectors,
        states,
        room,
    )
    for state, swap, vector in doubtful:
        margin = _margin(solution, rules, state, swap, vector)
        if not margin >= 0.0:
            raise NotProved(
                f"a vector of public state {state} exceeds what follows by {-margin:.2g}"
            )
        least = min(least, margin)
    value = _opening(solution)
    if not value >= facts.value - SLACK:
        raise NotProved(f"the start guarantees {value:.6f}, and the file claims {facts.value:.6f}")
    return Certificate(min(value, facts.value), len(solution.vectors), proved, float(least))


def _margin(solution: Solution, rules: _Rules, state: int, swap: int, vector: int) -> float:
    """Prove one vector against one swap again, by a slower and more exact search for a mixture."""
    facts, places = solution.facts, solution.facts.rows * solution.facts.columns
    board, idle = divmod(state, facts.patience)
    dog, up = int(solution.boards.dogs[board]), int(solution.boards.ups[board])
    a, b = (int(place) for place in rules.swaps[dog, swap])
    after = up ^ 1 << a ^ 1 << b if (up >> a ^ up >> b) & 1 else up
    found = []
    for to in (int(place) for place in rules.steps[dog] if place >= 0):
        turns = not after >> to & 1
        shown, walked = after | 1 << to, 0 if turns else idle + 1
        later = np.zeros((0, places))
        if (up.bit_count() + 1 < facts.flips) if turns else (walked < facts.patience):
            follow = int(rules.number[to, shown]) * facts.patience + walked
            known = solution.vectors[solution.first[follow] : solution.first[follow + 1]] / ONE
            down = np.array([not shown >> place & 1 for place in range(places)])
            later = known[:, rules.image[to, shown]] * down
        if not len(later):
            later = np.zeros((1, places))
        later[:, to] = float(turns)
        found.append(later)
    goal = solution.vectors[vector] / ONE
    proved = [place for place in range(places) if goal[place] > 0.0]
    rows = np.concatenate(found)[:, [b if p == a else a if p == b else p for p in proved]]
    weights = best_mixture(rows, goal[proved] + 2 * SLACK, np.zeros(len(rows)))
    return float((weights @ rows / weights.sum() - goal[proved]).min()) - SLACK


def _opening(solution: Solution) -> float:
    """What the dog's start guarantees: each vector counts on all images of its board alike."""
    facts, places = solution.facts, solution.facts.rows * solution.facts.columns
    worth = np.zeros(places)
    alike = [_alike(facts.rows, facts.columns, place) for place in range(places)]
    begun = solution.first[int((solution.boards.turned == 0).sum()) * facts.patience]
    for vector, weight in zip(solution.vectors[:begun] / ONE, solution.starts, strict=True):
        worth += weight * np.array([vector[group].mean() for group in alike])
    return float(worth.min() / solution.starts.sum()) - SLACK


def _alike(rows: int, columns: int, place: int) -> list[int]:
    """The places that symmetries of the board exchange with this one."""
    row, column = divmod(place, columns)
    alike = {(r, c) for r in (row, rows - 1 - row) for c in (column, columns - 1 - column)}
    if rows == columns:
        alike |= {(c, r) for r, c in alike}
    return sorted(r * columns + c for r, c in alike)
