"""Checks an upper bound: what any dog can win at most against a plan of the wolf, lot by lot.

For every lot and every step of the dog, what is left must be covered by lots of the next board that
cost no more than the plan says. A cover is found by the simplex method, but nothing rests on that:
its weights are made whole numbers, and everything is added up in whole numbers. What is not covered
counts as won by the dog. Each lot is proved by others of later moments, so all of them hold. Boards
are checked first, and moves are worked out here from the rules of the game.
"""

from fractions import Fraction
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.boards import Boards, boards_of
from sheepfold.bots.uly_polly.plan import PARTS, BadPlan, Plan
from sheepfold.games.uly_polly.pieces import meadow
from sheepfold.lab.uly_polly.solution.upper_check_kernels import (
    UNIT,
    CheckedRules,
    File,
    first_too_cheap,
    first_unsafe,
    raise_costs,
    worth,
)

Ints = NDArray[np.int64]


class CheckedUpper(NamedTuple):
    """What was proved."""

    bound: Fraction
    """The dog's chance to find the wolf, at most."""
    lots: int
    covers: int
    """How many covers were added up."""


def check(plan: Plan) -> CheckedUpper:
    """What any dog can win at most. Raises `BadPlan` if the plan has a gap."""
    boards = boards_of(plan.rows, plan.columns, plan.flips)
    _check_boards(boards)
    rules = _rules(plan, boards)
    _require(plan.lost.shape == (boards.total, plan.patience), "it has other boards")
    _require(len(plan.begins) == 1 + int((boards.turned + 1 < plan.flips).sum()), "it has gaps")
    owner = np.repeat(np.arange(len(plan.begins) - 1), np.diff(plan.begins))
    shown = boards.ups[owner][:, None] >> np.arange(plan.weights.shape[1]) & 1 == 1
    _require(not plan.weights[shown].any(), "a wolf is on a face-up tile")
    _check_swaps(plan, boards.dogs[owner])
    state = first_unsafe(rules, plan.lost.astype(np.int64))
    _require(state < 0, f"a wolf that should be safe is caught in state {state}")
    file = _file(plan)
    lot, covers = first_too_cheap(rules, file)
    _require(lot < 0, f"a dog wins more of lot {lot} than the plan says")
    hidden = plan.hiding.astype(np.int64)
    total = int(hidden.sum())
    _require(bool((hidden >= 0).all()) and 0 < total <= 1 << 16, "the wolf hides nowhere")
    most = max(_hidden_worth(rules, file, boards, hidden, start) for start in range(len(hidden)))
    return CheckedUpper(Fraction(most, total * PARTS * UNIT), len(plan.swaps), covers)


def _file(plan: Plan) -> File:
    return File(
        plan.lost.astype(np.int64),
        plan.begins.astype(np.int64),
        plan.weights.astype(np.int64),
        plan.swaps.astype(np.int64),
        plan.costs.astype(np.int64),
    )


def provable(plan: Plan, order: Ints) -> Plan:
    """The plan with costs that can be proved: where covers come out dearer than they were thought
    to be, they are raised. `order` has every state after those that can follow it."""
    file = _file(plan)
    raise_costs(_rules(plan, boards_of(plan.rows, plan.columns, plan.flips)), file, order)
    return plan._replace(costs=file.costs.astype(np.uint32))


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
    bits = up[:, None] >> np.arange(to.shape[1]) & 1
    moved = (bits << to.astype(np.int64)).sum(axis=1)
    same = (boards.dogs[number] == dogs) & (boards.ups[number] == moved)
    _require(bool(same.all()), "a board is not symmetric to the one it counts as")
    turned = (boards.ups[:, None] >> np.arange(to.shape[1]) & 1).sum(axis=1)
    _require(bool((boards.turned == turned).all()), "tiles are counted wrongly")


def _check_swaps(plan: Plan, dogs: NDArray[np.int32]) -> None:
    around = meadow(plan.rows, plan.columns).neighbours
    touch = np.zeros((16, 16), bool)
    for place, places in enumerate(around):
        touch[place, list(places)] = True
    a, b = plan.swaps >> 4, plan.swaps & 15
    _require(bool(touch[a, b].all()), "no such swap")  # UP-08
    _require(bool(((a != dogs) & (b != dogs)).all()), "the dog's tile is swapped")  # UP-09


def _rules(plan: Plan, boards: Boards) -> CheckedRules:
    around = meadow(plan.rows, plan.columns).neighbours
    near = np.full((len(around), 9), -1, np.int64)
    for place, places in enumerate(around):
        near[place, : len(places)] = places
    return CheckedRules(
        near,
        boards.number.astype(np.int64),
        boards.turn.astype(np.int64),
        boards.symmetries.astype(np.int64),
        boards.dogs.astype(np.int64),
        boards.ups.astype(np.int64),
        boards.turned.astype(np.int64),
        plan.flips,
        plan.patience,
    )


def _hidden_worth(rules: CheckedRules, file: File, boards: Boards, hidden: Ints, start: int) -> int:
    number, to = boards.find(start, 0)
    belief = np.zeros(16, np.int64)
    belief[to] = hidden
    return int(worth(rules, file, number, 0, belief))
