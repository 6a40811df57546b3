"""Checks an upper bound: what any dog can win at most against a plan of the wolf, node by node.

It knows nothing of how the plan was found, and needs the file and the rules only. All numbers are
whole, in parts of `UNIT`; what has to be rounded is rounded in favour of the dog. So the result is
a proof: a wolf that plays the plan loses no more often to any dog. Even to one that knows the plan,
and that is told after each of its steps which part the wolf had drawn.
"""

from fractions import Fraction
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.boards import Boards, boards_of
from sheepfold.bots.uly_polly.plan import STAY, UNIT, BadPlan, Plan
from sheepfold.games.uly_polly.pieces import meadow

Ints = NDArray[np.int64]


class UpperBoundProof(NamedTuple):
    """What was proved."""

    bound: Fraction
    """The dog's chance to find the wolf, at most."""
    wins: Ints
    """By node: what a dog can win of it at most, in parts of `UNIT`."""


def check(plan: Plan) -> UpperBoundProof:
    """What any dog can win at most. Raises `BadPlan` if the plan has a gap."""
    boards = boards_of(plan.rows, plan.columns, plan.flips)
    _check_boards(boards)
    keys, wins = plan.keys, np.zeros(len(plan.states), np.int64)
    _require(bool((np.diff(keys) > 0).all()), "its nodes are not in order")
    number, idle = np.divmod(plan.states.astype(np.int64), plan.patience)
    _require(bool((number < len(boards.dogs)).all()), "a state is none of the board")
    _require(not (plan.sets & boards.ups[number]).any(), "a wolf is on a face-up tile")
    size = _sizes(plan.sets)
    for turned in reversed(range(plan.flips)):
        for waited in reversed(range(plan.patience)):
            now = (boards.turned[number] == turned) & (idle == waited)
            for members in np.unique(size[now]):
                nodes = np.flatnonzero(now & (size == members))
                wins[nodes] = _wins(plan, boards, keys, wins, nodes, waited)
    return UpperBoundProof(_hidden(plan, boards, keys, wins), wins)


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadPlan(f"this is no proof: {otherwise}")


def _check_boards(boards: Boards) -> None:
    """Symmetries keep neighbours together, and every board is symmetric to the one it counts as."""
    around = meadow(boards.rows, boards.columns).neighbours
    for to in boards.symmetries:
        for place, near in enumerate(around):
            same = {int(to[other]) for other in near} == set(around[int(to[place])])
            _require(same, "a symmetry tears neighbours apart")
    dog, up = (boards.number >= 0).nonzero()
    to = boards.symmetries[boards.turn[dog, up]]
    number = boards.number[dog, up]
    dogs = to[np.arange(len(dog)), dog]
    same = (boards.dogs[number] == dogs) & (boards.ups[number] == _moved(up, to))
    _require(bool(same.all()), "a board is not symmetric to the one it counts as")


def _sizes(sets: NDArray[np.integer]) -> Ints:
    """How many members each set has."""
    sizes: Ints = (sets.astype(np.int64)[:, None] >> np.arange(16) & 1).sum(axis=1)
    return sizes


def _moved(sets: NDArray[np.integer], to: NDArray[np.integer]) -> Ints:
    """Sets of places after symmetries, one for each."""
    places = np.arange(to.shape[1])
    bits = sets.astype(np.int64)[:, None] >> places & 1
    moved: Ints = (bits << to.astype(np.int64)).sum(axis=1)
    return moved


def _wins(plan: Plan, boards: Boards, keys: Ints, wins: Ints, nodes: Ints, idle: int) -> Ints:
    """What a dog wins of these nodes, all of them of one size and with as many idle steps."""
    counts = (plan.begins[nodes + 1] - plan.begins[nodes]).astype(np.int64)
    owner = np.repeat(np.arange(len(nodes)), counts)
    parts = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    parts += plan.begins[nodes].astype(np.int64)[owner]
    weights, members = plan.weights[parts].astype(np.int64), plan.members[parts].astype(np.int64)
    _check_cover(plan.sets[nodes].astype(np.int64), owner, weights, members)
    states = plan.states[nodes].astype(np.int64)[owner]
    swaps = plan.swaps[parts].astype(np.int64)
    total = np.zeros(len(nodes), np.int64)
    stays = swaps == STAY
    smaller = members[stays] < plan.sets[nodes].astype(np.int64)[owner[stays]]
    _require(bool(smaller.all()), "a part that stays is no smaller")
    later = _looked_up(keys, wins, states[stays], members[stays])
    np.add.at(total, owner[stays], weights[stays] * later)
    # The dog sees the swap: of all parts of a node with the same one, it takes the best step.
    moves = np.flatnonzero(~stays)
    groups, group = np.unique(owner[moves] << 8 | swaps[moves], return_inverse=True)
    best = np.zeros(len(groups), np.int64)
    for direction in range(max(map(len, meadow(plan.rows, plan.columns).neighbours))):
        won = _stepped(
            plan, boards, keys, wins, states[moves], swaps[moves], members[moves], idle, direction
        )
        of_group = np.zeros(len(groups), np.int64)
        np.add.at(of_group, group, weights[moves] * won)
        best = np.maximum(best, of_group)
    np.add.at(total, groups >> 8, best)
    return -(-total // UNIT)


def _check_cover(sets: Ints, owner: Ints, weights: Ints, members: Ints) -> None:
    _require(not (members & ~sets[owner]).any(), "a part is not in its set")
    for place in range(16):
        covered = np.zeros(len(sets), np.int64)
        np.add.at(covered, owner, weights * (members >> place & 1))
        _require(bool((covered[sets >> place & 1 == 1] >= UNIT).all()), "a place has no move")


def _looked_up(keys: Ints, wins: Ints, states: Ints, sets: Ints) -> Ints:
    """What a dog wins of the nodes with these states and sets; of an empty set, nothing."""
    if not len(states):
        return np.zeros(0, np.int64)
    wanted = states << 16 | sets
    at = np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)
    _require(bool(((keys[at] == wanted) | (sets == 0)).all()), "a dog's step leads nowhere")
    return np.where(sets == 0, 0, wins[at])


def _stepped(
    plan: Plan,
    boards: Boards,
    keys: Ints,
    wins: Ints,
    states: Ints,
    swaps: Ints,
    members: Ints,
    idle: int,
    direction: int,
) -> Ints:
    """What the dog wins of each part by the step to its neighbour of this number."""
    around = meadow(plan.rows, plan.columns).neighbours
    near = np.array([n[direction] if direction < len(n) else -1 for n in around], np.int64)
    board = states // plan.patience
    dog, up = boards.dogs[board].astype(np.int64), boards.ups[board].astype(np.int64)
    a, b = swaps >> 4, swaps & 15
    touch = np.zeros((len(around), 16), bool)
    for place, places in enumerate(around):
        touch[place, list(places)] = True
    inside = (a < len(around)) & (b < len(around))
    near_by = touch[np.minimum(a, len(around) - 1), b]
    _require(bool((inside & near_by).all()), "no such swap")  # UP-08
    _require(bool(((a != dog) & (b != dog)).all()), "the dog's tile is swapped")  # UP-09
    up, members = _swapped(up, a, b), _swapped(members, a, b)
    to = near[dog]
    there = np.maximum(to, 0)
    flips = up >> there & 1 == 0
    hit = flips & (members >> there & 1 == 1)
    after, left = up | 1 << there, np.where(flips, members & ~(1 << there), members)
    over = np.where(flips, boards.turned[board] + 1 == plan.flips, idle + 1 == plan.patience)
    goes_on = (to >= 0) & ~over
    won = np.where((to >= 0) & hit, UNIT, 0)
    symmetry = boards.symmetries[boards.turn[there[goes_on], after[goes_on]]]
    state = boards.number[there[goes_on], after[goes_on]].astype(np.int64) * plan.patience
    state += np.where(flips[goes_on], 0, idle + 1)
    won[goes_on] += _looked_up(keys, wins, state, _moved(left[goes_on], symmetry))
    return won


def _swapped(sets: Ints, a: Ints, b: Ints) -> Ints:
    differ = (sets >> a ^ sets >> b) & 1
    return sets ^ (differ << a | differ << b)


def _hidden(plan: Plan, boards: Boards, keys: Ints, wins: Ints) -> Fraction:
    """The dog's chance before it is put on a tile, as a part of all mass that hides."""
    weights, sets = plan.hiding[:, 0], plan.hiding[:, 1]
    mass = int((weights * _sizes(sets)).sum())
    _require(mass > 0 and bool((weights >= 0).all()), "the wolf hides nowhere")
    most = 0
    for start in range(plan.rows * plan.columns):
        number, to = boards.find(start, 0)
        states = np.full(len(sets), number * plan.patience, np.int64)
        moved = _moved(sets, np.broadcast_to(to, (len(sets), len(to))))
        most = max(most, int((weights * _looked_up(keys, wins, states, moved)).sum()))
    return Fraction(most, mass * UNIT)
