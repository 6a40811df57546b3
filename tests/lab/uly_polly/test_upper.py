"""The upper bound: meets the exact values, is proved from the file alone, and no gap goes by."""

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.optimize import linprog

from sheepfold.bots.uly_polly import cover as with_numpy
from sheepfold.bots.uly_polly.boards import boards_of
from sheepfold.bots.uly_polly.plan import UNKNOWN, BadPlan, Plan, load, save
from sheepfold.bots.uly_polly.planned import FOLDER
from sheepfold.games.contract import BadOptions
from sheepfold.games.uly_polly.pieces import meadow
from sheepfold.lab.proved import ProvedUpper
from sheepfold.lab.uly_polly.solution import upper
from sheepfold.lab.uly_polly.solution.checkpoint import NotACheckpoint
from sheepfold.lab.uly_polly.solution.command import check as check_file
from sheepfold.lab.uly_polly.solution.solver import LowerBound, RoundToSolve
from sheepfold.lab.uly_polly.solution.upper import UpperBound
from sheepfold.lab.uly_polly.solution.upper_check import check
from sheepfold.lab.uly_polly.solution.upper_kernels import cover, worth
from sheepfold.lab.uly_polly.solution.upper_lots import game_of
from sheepfold.lab.uly_polly.solution.upper_plan import plan_of
from tests.lab.uly_polly import sequence_form

EXACT = [
    ((2, 2, 1, 1), 0.25),
    ((2, 2, 2, 1), 0.5),
    ((2, 2, 2, 2), 0.5),
    ((2, 3, 3, 1), 0.5),
    ((2, 3, 3, 2), 0.5),
    ((2, 3, 4, 1), 0.62963),
    ((2, 4, 3, 1), 0.375),
    ((2, 4, 3, 2), 0.375),
    ((3, 3, 2, 1), 0.2),
    ((3, 3, 3, 1), 0.30275),
]
"""Boards (rows, columns, flips, patience) and their exact value."""

Board = tuple[int, int, int, int]


@cache
def searched(board: Board, waves: int = 12) -> UpperBound:
    """A search after some waves."""
    bound = UpperBound(RoundToSolve(*board))
    while len(bound.order) and bound.waves < waves:
        bound.improve(0.0)
    return bound


@cache
def planned(board: Board) -> Plan:
    return plan_of(searched(board))


@pytest.mark.parametrize(("board", "value"), EXACT)
def test_the_bound_meets_the_value_and_is_never_below_it(board: Board, value: float) -> None:
    found = searched(board).value
    assert value - 5e-6 <= found <= value + 1e-3
    proved = float(check(planned(board)).bound)
    assert found - 1e-6 <= proved <= found + 1e-3


@pytest.mark.parametrize("board", [(2, 2, 2, 1), (2, 3, 2, 1), (3, 3, 1, 1), (3, 2, 1, 2)])
def test_the_bound_meets_a_linear_program_over_all_histories(board: Board) -> None:
    exact = sequence_form.value(*board)
    assert exact - 1e-6 <= searched(board).value <= exact + 1e-4


@pytest.mark.full
@pytest.mark.parametrize(
    ("board", "least", "most"), [((3, 3, 4, 1), 0.3603, 0.364), ((3, 3, 4, 2), 0.3884, 0.395)]
)
def test_larger_boards_are_bounded_closely(board: Board, least: float, most: float) -> None:
    """An earlier study left 0.3657 and 0.4081."""
    assert least <= float(check(planned(board)).bound) <= most


@pytest.mark.parametrize("board", [(2, 3, 4, 1), (3, 3, 3, 1)])
def test_what_a_dog_can_guarantee_is_never_more_than_what_it_can_get(board: Board) -> None:
    """For every state, and for beliefs of all kinds."""
    lower, found = LowerBound(RoundToSolve(*board)), searched(board)
    while lower.trials < 100:
        lower.improve(0.001)
    rng = np.random.default_rng(1)
    weights, prices = np.zeros(found.known.lots.shape[1]), np.zeros(16)
    for board_number in range(len(found.known.counts)):
        state = board_number * found.what.patience
        sure = lower.known.pool[lower.known.slots[state, : lower.known.used[state]]]
        down = found.game.ups[board_number] >> np.arange(16) & 1 == 0
        for _ in range(20):
            belief = down * rng.random(16) * (rng.random(16) < 0.7)
            belief[board[0] * board[1] :] = 0.0
            most = worth(found.game, found.known, board_number, 0, belief, weights, prices)
            assert (sure[:, :16] @ belief[: sure.shape[1]]).max() <= most + 1e-6


def test_idle_steps_and_less_patience_are_never_worth_more_to_the_dog() -> None:
    plan = planned((3, 3, 3, 2))
    both = (plan.costs != UNKNOWN).all(axis=1)
    assert both.sum() > 20
    assert (plan.costs[both, 1] <= plan.costs[both, 0] + 2).all()
    assert searched((3, 3, 3, 1)).value <= searched((3, 3, 3, 2)).value + 1e-4


def test_a_bound_only_ever_falls() -> None:
    bound = UpperBound(RoundToSolve(3, 3, 3, 1))
    found = [bound.improve(0.0).value for _ in range(300)]
    assert all(before >= after for before, after in pairwise(found))
    assert found[-1] < found[0]


@pytest.mark.parametrize("way", ["compiled", "numpy"])
def test_covers_are_as_cheap_as_those_of_a_linear_program(way: str) -> None:
    rng = np.random.default_rng(3)
    for _ in range(80):
        count, places = int(rng.integers(1, 40)), int(rng.integers(1, 16))
        lots = np.zeros((count, 16))
        lots[:, :places] = rng.random((count, places)) * (rng.random((count, places)) < 0.6)
        costs = lots.sum(axis=1) * rng.random(count)
        belief = np.zeros(16)
        belief[:places] = rng.random(places) * (rng.random(places) < 0.8)
        if way == "numpy":
            weights = with_numpy.cover(lots[:, :places], costs, belief[:places])
            short = np.maximum(belief - weights @ lots, 0.0).sum()
            found = float(weights @ costs + short)
        else:
            weights, prices = np.zeros(count), np.zeros(16)
            lost = (1 << places) - 1
            found = cover(lots, costs, count, lost, belief, weights, prices)
            assert prices @ belief == pytest.approx(found, abs=1e-5)
            assert (lots @ prices <= costs + 1e-6).all()
        columns = np.vstack([lots, np.eye(16)])
        price = np.concatenate([costs, np.ones(16)])
        exact = linprog(price, A_ub=-columns.T, b_ub=-belief, bounds=(0, None))
        assert found == pytest.approx(exact.fun, abs=1e-5)


def lost(board: Board, dog: int, up: int, idle: int, wolf: int) -> bool:
    """Whether a wolf that everybody sees is caught, by plain search."""
    rows, columns, flips, patience = board
    near = meadow(rows, columns).neighbours

    def after(a: int, b: int) -> bool:
        here = b if wolf == a else a if wolf == b else wolf
        shown = {a if p == b else b if p == a else p for p in range(16) if up >> p & 1}
        for to in near[dog]:
            if to == here:
                return True
            if to in shown:
                caught = idle + 1 < patience and lost(board, to, bits(shown), idle + 1, here)
            else:
                turned = bits(shown | {to})
                caught = len(shown) + 1 < flips and lost(board, to, turned, 0, here)
            if caught:
                return True
        return False

    swaps = [(a, b) for a in range(rows * columns) for b in near[a] if a < b and dog not in (a, b)]
    return all([after(a, b) for a, b in swaps])


def bits(places: set[int]) -> int:
    return sum(1 << p for p in places)


@pytest.mark.parametrize("board", [(2, 3, 3, 2), (2, 3, 4, 1), (3, 3, 2, 1)])
def test_a_place_is_lost_if_a_wolf_in_sight_loses(board: Board) -> None:
    game, boards = game_of(*board), boards_of(*board[:3])
    for number in range(boards.total):
        dog, up = int(boards.dogs[number]), int(boards.ups[number])
        down = [p for p in range(board[0] * board[1]) if not up >> p & 1]
        for idle in range(board[3] if up else 1):
            caught = bits({p for p in down if lost(board, dog, up, idle, p)})
            assert game.lost[number, idle] == caught


SMALL = (2, 3, 4, 1)


def damaged(**changes: Any) -> Plan:
    return planned(SMALL)._replace(**changes)


def test_a_plan_with_a_gap_is_no_proof() -> None:
    plan = planned(SMALL)
    lower = np.where(plan.costs == UNKNOWN, UNKNOWN, plan.costs - np.minimum(plan.costs, 600))
    heavier = np.minimum(plan.weights.astype(np.int64) * 2, 255).astype(np.uint8)
    up = boards_of(*SMALL[:3]).ups[np.searchsorted(plan.begins, len(plan.swaps) - 1, "right") - 1]
    on_top = plan.weights.copy()
    on_top[-1, int(up).bit_length() - 1] = 9
    for gap, reason in (
        (damaged(costs=lower.astype(np.uint32)), "than the plan says"),
        (damaged(weights=heavier), "than the plan says"),
        (damaged(weights=on_top), "on a face-up tile"),
        (damaged(swaps=np.full_like(plan.swaps, 5)), "no such swap"),
        (damaged(lost=np.zeros_like(plan.lost)), "is caught"),
        (damaged(lost=plan.lost[1:]), "other boards"),
        (damaged(begins=plan.begins[:-1]), "gaps"),
        (damaged(hiding=np.zeros_like(plan.hiding)), "hides nowhere"),
    ):
        with pytest.raises(BadPlan, match=reason):
            check(gap)


def test_every_board_of_a_proof_is_needed() -> None:
    """Without the lots of any one board the plan proves less, or nothing."""
    plan = planned(SMALL)
    bound = check(plan).bound
    for board in np.flatnonzero(np.diff(plan.begins)):
        costs = plan.costs.copy()
        costs[plan.begins[board] : plan.begins[board + 1]] = UNKNOWN
        try:
            assert check(plan._replace(costs=costs)).bound > bound
        except BadPlan as error:
            assert "than the plan says" in str(error)


def test_a_plan_holds_in_every_orientation() -> None:
    """Turned and mirrored, the wolf hides elsewhere, and the proof is the same."""
    plan = planned((2, 3, 4, 1))
    bound = check(plan).bound
    for to in boards_of(2, 3, 4).symmetries:
        hiding = np.zeros_like(plan.hiding)
        hiding[to] = plan.hiding
        turned = check(plan._replace(hiding=hiding)).bound
        assert float(turned) == pytest.approx(float(bound), abs=1e-6)


def test_a_search_goes_on_from_its_checkpoint() -> None:
    what = RoundToSolve(3, 3, 3, 1)
    bound = UpperBound(what)
    for _ in range(4):
        bound.improve(0.0)
        bound = upper.unpack(upper.pack(bound), what)
    assert bound.swept == 4
    while bound.waves < 3:
        bound.improve(0.0)
    again = upper.unpack(upper.pack(bound), what)
    assert (again.value, again.waves, again.growth) == (bound.value, bound.waves, bound.growth)
    while again.waves < 8:
        again.improve(0.0)
    assert again.value <= bound.value
    assert again.known.counts.sum() > bound.known.counts.sum()
    assert float(check(plan_of(again)).bound) == pytest.approx(again.value, abs=1e-3)


def test_a_foreign_or_damaged_checkpoint_is_refused() -> None:
    data = upper.pack(searched((2, 2, 2, 1)))
    with pytest.raises(NotACheckpoint, match="another round"):
        upper.unpack(data, RoundToSolve(2, 3, 3, 1))
    with pytest.raises(NotACheckpoint, match="no checkpoint"):
        upper.unpack(data[:500], RoundToSolve(2, 2, 2, 1))


def test_a_plan_is_read_as_it_was_written(tmp_path: Path) -> None:
    plan, path = planned((3, 3, 3, 2)), tmp_path / "plan.npz"
    save(plan, path)
    again = load(path)
    assert again[:4] == plan[:4]
    for name in plan._fields[4:]:
        assert np.array_equal(getattr(again, name), getattr(plan, name))
    proved = check_file(path)
    assert isinstance(proved, ProvedUpper)
    assert proved.most == pytest.approx(float(check(plan).bound))
    path.write_bytes(path.read_bytes()[:400])
    with pytest.raises(BadPlan, match="damaged"):
        load(path)
    with pytest.raises(BadOptions):
        check_file(path)


PACKAGED = sorted(FOLDER.glob("*.npz"))


@pytest.mark.full
@pytest.mark.parametrize("path", PACKAGED, ids=[path.stem for path in PACKAGED])
def test_the_plans_of_the_package_are_proofs(path: Path) -> None:
    assert float(check(load(path)).bound) <= 0.47
