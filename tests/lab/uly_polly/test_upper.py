"""The upper bound: never below the exact value, proved from the file alone, and no gap goes by."""

from fractions import Fraction
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sheepfold.bots.uly_polly.boards import boards_of
from sheepfold.bots.uly_polly.plan import STAY, UNIT, BadPlan, Plan, load, save
from sheepfold.games.uly_polly.pieces import meadow
from sheepfold.lab.uly_polly.solution.upper import (
    proof,
    starts,
    upper_bounds,
    whole_number_proof,
)
from sheepfold.lab.uly_polly.solution.upper_check import check
from sheepfold.lab.uly_polly.solution.upper_checkpoint import BadCheckpoint, save_search
from sheepfold.lab.uly_polly.solution.upper_search import Search
from sheepfold.lab.uly_polly.solution.upper_tables import Tables, empty_tables, fill

EXACT = [
    ((2, 2, 2, 1), 0.5),
    ((2, 2, 2, 2), 0.5),
    ((2, 3, 3, 1), 0.5),
    ((2, 3, 3, 2), 0.5),
    ((2, 3, 4, 1), 0.62963),
    ((2, 4, 3, 1), 0.375),
    ((2, 4, 3, 2), 0.375),
    ((3, 3, 2, 1), 0.2),
    ((3, 3, 3, 1), 0.30275),
    ((3, 3, 4, 1), 0.3603),
    ((3, 3, 4, 2), 0.3884),
]
"""Boards (rows, columns, flips, patience) and the exact value, or what a dog can guarantee."""

Board = tuple[int, int, int, int]


def searched(board: Board, waves: int = 9) -> Search:
    """A search after all boards are swept and some waves."""
    for bound, search in upper_bounds(*board):
        if bound.stage == f"wave {waves}":
            return search
    raise AssertionError


@pytest.mark.parametrize(("board", "value"), EXACT)
def test_no_bound_is_below_the_value(board: Board, value: float) -> None:
    search = searched(board)
    plan = proof(search)
    proved = float(check(plan).bound)
    places = board[0] * board[1]
    assert proved >= value - 5e-5
    told = max(search.bound(start) for start in starts(search.tables)) / places
    assert proved == pytest.approx(told, abs=1e-4)


@pytest.mark.parametrize(
    ("board", "hidden", "bound"),
    [
        ((2, 2, 2, 2), 0b1111, Fraction(1, 2)),
        ((2, 3, 3, 2), 0b111111, Fraction(1, 2)),
        ((2, 4, 3, 2), 0xFF, Fraction(3, 8)),
        ((3, 3, 2, 1), 0b101010101, Fraction(1, 5)),
        ((3, 3, 4, 2), 0b111111111, Fraction(4, 9)),
    ],
)
def test_splits_alone_prove_whole_numbers(board: Board, hidden: int, bound: Fraction) -> None:
    """Three of them are the exact value: there splits are all that a wolf needs."""
    assert check(whole_number_proof(*board, hidden)).bound == bound


@pytest.mark.full
def test_on_the_real_board_seven_of_fifteen_is_proved_in_whole_numbers(tmp_path: Path) -> None:
    """All places but a corner are as likely; no number is ever rounded."""
    plan = whole_number_proof(4, 4, 8, 2, 0x7FFF)
    save(plan, tmp_path / "plan.npz")
    assert (tmp_path / "plan.npz").stat().st_size < 2_000_000
    checked = check(load(tmp_path / "plan.npz"))
    assert checked.bound == Fraction(7, 15)
    assert not (checked.wins % UNIT).any()


def test_joint_programs_beat_splits_and_the_known_interval_is_met() -> None:
    """An earlier study left 0.4081 on this board."""
    assert float(check(proof(searched((3, 3, 4, 2)))).bound) < 0.405


def table(board: Board) -> Tables:
    tables = empty_tables(*board)
    for _ in fill(tables, fractions=True):
        pass
    return tables


def test_more_patience_and_more_places_are_never_worth_less_to_the_dog() -> None:
    short, long = table((3, 3, 3, 1)), table((3, 3, 3, 2))
    for turned in range(3):
        rows = long.rows[turned, 0]
        assert (short.rows[turned, 0] <= rows + 1e-6).all()
        sets = np.arange(rows.shape[1])
        for place in range(9 - turned):
            without = sets[sets >> place & 1 == 0]
            assert (rows[:, without] <= rows[:, without | 1 << place] + 1e-6).all()


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
def test_a_single_place_is_worth_what_a_wolf_in_sight_loses(board: Board) -> None:
    tables, boards = table(board), boards_of(*board[:3])
    for (turned, idle), rows in tables.rows.items():
        for row in range(rows.shape[0]):
            number = int(tables.first[turned]) + row
            dog, up = int(boards.dogs[number]), int(boards.ups[number])
            down = [p for p in range(board[0] * board[1]) if not up >> p & 1]
            for j, place in enumerate(down):
                assert rows[row, 1 << j] == lost(board, dog, up, idle, place)


PLAN = whole_number_proof(2, 4, 3, 2, 0xFF)


def damaged(**changes: Any) -> Plan:
    return PLAN._replace(**changes)


def changed(name: str, at: int, value: int) -> Plan:
    array = getattr(PLAN, name).copy()
    array[at] = value
    return damaged(**{name: array})


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (damaged(weights=PLAN.weights // 2), "a place has no move"),
        (changed("members", 0, 0), "a place has no move"),
        (changed("swaps", 0, 0 << 4 | 7), "no such swap"),
        (changed("swaps", 0, STAY), "a part that stays is no smaller"),
        (changed("sets", 0, int(PLAN.sets[0]) ^ 1), "leads nowhere|not in its set|no move"),
        (damaged(states=PLAN.states[::-1].copy()), "not in order"),
        (damaged(hiding=np.array([[1, 0]])), "the wolf hides nowhere"),
    ],
)
def test_a_plan_with_a_gap_is_no_proof(plan: Plan, reason: str) -> None:
    with pytest.raises(BadPlan, match=reason):
        check(plan)


def test_every_part_of_a_proof_is_needed() -> None:
    """Without any one of its nodes, a dog's step leads nowhere."""
    for node in range(len(PLAN.states)):
        first, last = PLAN.begins[node], PLAN.begins[node + 1]
        keep = np.r_[0:first, last : len(PLAN.swaps)]
        begins = np.delete(PLAN.begins, node)
        begins[node:] -= last - first
        plan = damaged(
            states=np.delete(PLAN.states, node),
            sets=np.delete(PLAN.sets, node),
            begins=begins,
            weights=PLAN.weights[keep],
            swaps=PLAN.swaps[keep],
            members=PLAN.members[keep],
        )
        with pytest.raises(BadPlan, match="leads nowhere"):
            check(plan)


def test_a_worse_plan_is_worth_less() -> None:
    """The checker does not take the solver's word: swaps at random lose more."""
    swaps = PLAN.swaps.copy()
    boards = boards_of(2, 4, 3)
    for part in range(len(swaps)):
        node = int(np.searchsorted(PLAN.begins, part, side="right")) - 1
        dog = int(boards.dogs[int(PLAN.states[node]) // 2])
        legal = [s for s in (0 << 4 | 1, 2 << 4 | 3, 6 << 4 | 7) if dog not in (s >> 4, s & 15)]
        if PLAN.swaps[part] != STAY:
            swaps[part] = legal[0]
    try:
        assert check(damaged(swaps=swaps)).bound > Fraction(3, 8)
    except BadPlan as error:
        assert "leads nowhere" in str(error)


def test_a_search_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    board, path = (3, 3, 3, 1), tmp_path / "search.npz"
    whole = [bound for bound, _ in islice(upper_bounds(*board), 7)]
    before = [bound for bound, _ in islice(upper_bounds(*board, checkpoint=path), 4)]
    resumed = upper_bounds(*board, checkpoint=path)
    after = [bound for bound, _ in islice(resumed, 3)]
    assert [b.stage for b in before + after] == [b.stage for b in whole]
    assert after[-1].bound == pytest.approx(whole[-1].bound, abs=5e-3)
    bound, search = next(resumed)
    assert float(check(proof(search)).bound) == pytest.approx(bound.bound, abs=1e-4)


def test_a_foreign_or_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "search.npz"
    save_search(searched((2, 2, 2, 1), 5), path)
    with pytest.raises(BadCheckpoint, match="another board"):
        next(upper_bounds(2, 3, 3, 1, path))
    path.write_bytes(path.read_bytes()[:500])
    with pytest.raises(BadCheckpoint, match="damaged"):
        next(upper_bounds(2, 2, 2, 1, path))


def test_a_plan_is_read_as_it_was_written(tmp_path: Path) -> None:
    save(PLAN, tmp_path / "plan.npz")
    again = load(tmp_path / "plan.npz")
    assert again[:4] == PLAN[:4]
    for name in PLAN._fields[4:]:
        assert np.array_equal(getattr(again, name), getattr(PLAN, name))
    (tmp_path / "plan.npz").write_bytes((tmp_path / "plan.npz").read_bytes()[:400])
    with pytest.raises(BadPlan, match="damaged"):
        load(tmp_path / "plan.npz")
