"""Trials that use both bounds: they meet at the value, and nothing that they skip would differ."""

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from sheepfold.bots.uly_polly.plan import save
from sheepfold.games.uly_polly import Options
from sheepfold.lab.uly_polly.solution import solver, upper
from sheepfold.lab.uly_polly.solution.bounds import meet, met
from sheepfold.lab.uly_polly.solution.certificate import certify
from sheepfold.lab.uly_polly.solution.command import solve
from sheepfold.lab.uly_polly.solution.meeting import Meeting
from sheepfold.lab.uly_polly.solution.pack import guarantees_of, pack
from sheepfold.lab.uly_polly.solution.solver import LowerBound, RoundToSolve
from sheepfold.lab.uly_polly.solution.upper import UpperBound
from sheepfold.lab.uly_polly.solution.upper_check import check
from sheepfold.lab.uly_polly.solution.upper_kernels import evaluate, prune
from sheepfold.lab.uly_polly.solution.upper_plan import lots_of, plan_of

WHAT = RoundToSolve(3, 3, 3, 1)
VALUE = 0.30275


def swept(what: RoundToSolve) -> Meeting:
    """Both bounds after a first look at every state."""
    lower, ceiling = LowerBound(what), UpperBound(what)
    while not lower.is_swept:
        lower.improve(0.001)
    while not ceiling.is_swept:
        ceiling.improve(0.0)
    return Meeting(lower, ceiling)


@cache
def met_bounds() -> Meeting:
    meeting = swept(WHAT)
    while meeting.waves < 20:
        meeting.improve(0.0)
    return meeting


def test_both_bounds_meet_at_the_value() -> None:
    lower, ceiling = met_bounds().lower, met_bounds().upper
    assert VALUE - 2e-3 <= lower.value <= VALUE + 5e-6
    assert VALUE - 5e-6 <= ceiling.value <= VALUE + 5e-4
    assert certify(pack(lower)).value == pytest.approx(lower.value, abs=1e-3)
    assert float(check(plan_of(ceiling)).bound) == pytest.approx(ceiling.value, abs=1e-3)


def test_more_patience_is_met_too() -> None:
    meeting = swept(RoundToSolve(2, 4, 3, 3))
    while meeting.waves < 8:
        meeting.improve(0.0)
    assert 0.37 <= meeting.lower.value <= 0.375 + 5e-6
    assert 0.375 - 5e-6 <= meeting.upper.value <= 0.376


def test_a_round_of_one_flip_has_nothing_to_close() -> None:
    meeting = swept(RoundToSolve(2, 2, 1, 1))
    meeting.improve(0.0)
    assert meeting.upper.value == pytest.approx(0.25)


def test_what_was_not_evaluated_again_costs_the_same() -> None:
    ceiling = upper.unpack(upper.pack(met_bounds().upper), WHAT)
    meeting = Meeting(solver.unpack(solver.pack(met_bounds().lower), WHAT), ceiling)
    ceiling.look_again()
    for _ in range(3):
        meeting.improve(0.05)
        found = ceiling.known.costs.copy()
        for state in ceiling.order:
            evaluate(ceiling.game, ceiling.known, *divmod(int(state), WHAT.patience))
        for board, count in enumerate(ceiling.known.counts):
            costs = ceiling.known.costs[board, :, :count]
            assert np.allclose(found[board, :, :count], costs, atol=1e-5)


def test_lots_that_are_no_better_than_others_are_not_missed() -> None:
    ceiling = upper.unpack(upper.pack(met_bounds().upper), WHAT)
    rng = np.random.default_rng(1)
    board = int(ceiling.known.counts.argmax())
    beliefs = rng.random((50, 16)) * (ceiling.game.lost[board, 0] >> np.arange(16) & 1)
    before = [ceiling.worth(board, 0, belief) for belief in beliefs]
    many = ceiling.known.counts[board]
    ceiling.known.lots[board, many] = ceiling.known.lots[board, 0]
    ceiling.known.costs[board, :, many] = ceiling.known.costs[board, :, 0] + 0.1
    ceiling.known.counts[board] += 1
    prune(ceiling.game, ceiling.known, board)
    assert ceiling.known.counts[board] <= many
    assert [ceiling.worth(board, 0, belief) for belief in beliefs] == pytest.approx(
        before, abs=1e-5
    )


def test_a_plan_and_a_solution_are_taken_up_again() -> None:
    lower, ceiling = met_bounds().lower, met_bounds().upper
    plan, solution = plan_of(ceiling), pack(lower)
    assert lots_of(plan, WHAT).value == pytest.approx(float(check(plan).bound), abs=1e-4)
    assert guarantees_of(solution, WHAT).value == pytest.approx(solution.facts.value, abs=1e-6)
    longer = RoundToSolve(3, 3, 3, 3)
    more, at_most = guarantees_of(solution, longer), lots_of(plan, longer)
    assert solution.facts.value - 1e-6 <= more.value <= at_most.value <= 1.0
    while not at_most.is_swept:
        at_most.improve(0.0)
    meeting = Meeting(more, at_most)
    while meeting.waves < 3:
        meeting.improve(0.0)
    assert certify(pack(more)).value <= float(check(plan_of(at_most)).bound)


def test_processes_put_together_what_their_trials_found() -> None:
    meeting = swept(WHAT)
    lower, ceiling = meeting.lower, meeting.upper
    data = solver.pack(lower), upper.pack(ceiling)
    alone = met(WHAT, data, 0.2, seed=3)
    before = lower.value, ceiling.value
    meet(lower, ceiling, 0.2, jobs=2)
    assert before[0] < lower.value <= VALUE + 5e-6
    assert VALUE - 5e-6 <= ceiling.value < before[1]
    assert solver.unpack(alone[0], WHAT).value > before[0]
    assert upper.unpack(alone[1], WHAT).value < before[1]


def test_a_run_begins_with_the_plan_of_the_package_unless_told_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_of(met_bounds().upper)
    save(plan, tmp_path / "wolf-3x3-3-1.npz")
    monkeypatch.setattr("sheepfold.lab.uly_polly.solution.command.FOLDER", tmp_path)
    options = Options(rows=3, columns=3, flips=3, patience=1)
    done = solve(options, 0.0, tmp_path / "new", lambda _: None)
    assert done.upper.most == pytest.approx(float(check(plan).bound), abs=1e-4)
    anew = solve(options, 0.0, tmp_path / "anew", lambda _: None, from_nothing=True)
    assert anew.bounds["upper"] == 1.0 > done.bounds["upper"]
