"""Both bounds in several processes, from one patience to the next, and as a picture."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sheepfold.games.uly_polly import Options
from sheepfold.lab.uly_polly.solution.bounds import BOUNDS, Bound, improve, improved_checkpoint
from sheepfold.lab.uly_polly.solution.certificate import certify
from sheepfold.lab.uly_polly.solution.command import solve
from sheepfold.lab.uly_polly.solution.pack import pack
from sheepfold.lab.uly_polly.solution.solver import LowerBound, RoundToSolve
from sheepfold.lab.uly_polly.solution.upper import UpperBound
from sheepfold.lab.uly_polly.solution.upper_check import check
from sheepfold.lab.uly_polly.solution.upper_plan import plan_of

WHAT = RoundToSolve(3, 3, 3, 1)
VALUE = 0.30275
SIDES = pytest.mark.parametrize(("side", "best"), [("lower", max), ("upper", min)])


def swept(side: str) -> Bound:
    bound = BOUNDS[side].begin(WHAT)
    while not bound.is_swept:
        improve(side, bound, 0.001, jobs=2)
    return bound


@SIDES
def test_what_processes_found_is_put_together(side: str, best: Callable[..., float]) -> None:
    bound = swept(side)
    before = bound.growth[-1].seconds
    data = BOUNDS[side].pack(bound)
    found = [
        BOUNDS[side].unpack(improved_checkpoint(side, WHAT, data, 0.3, seed), WHAT)
        for seed in (1, 2)
    ]
    bound.merge(found)
    values = [one.value for one in found]
    assert best(bound.value, *values) == pytest.approx(bound.value, abs=1e-9)
    spent = sum(one.growth[-1].seconds - before for one in found)
    assert bound.growth[-1].seconds == pytest.approx(before + spent)


@SIDES
def test_a_bound_of_several_processes_is_proved(side: str, best: Callable[..., float]) -> None:
    bound = swept(side)
    before = bound.value
    for _ in range(2):
        improve(side, bound, 0.3, jobs=2)
    assert best(before, bound.value) == bound.value
    assert bound.growth[-1].seconds > 1.0
    if isinstance(bound, UpperBound):
        assert bound.value >= VALUE - 5e-6
        assert float(check(plan_of(bound)).bound) == pytest.approx(bound.value, abs=1e-3)
    else:
        assert isinstance(bound, LowerBound)
        assert bound.value <= VALUE + 5e-6
        assert certify(pack(bound)).value == pytest.approx(bound.value, abs=2e-3)


def test_a_longer_patience_begins_with_the_lots_of_a_shorter_one() -> None:
    less, more = UpperBound(WHAT), UpperBound(RoundToSolve(3, 3, 3, 3))
    while less.waves < 6:
        less.improve(0.0)
    more.start_from(less)
    while not more.is_swept:
        more.improve(0.0)
    assert less.value - 1e-6 <= more.value < 0.5
    before = more.value
    while more.waves < 6:
        more.improve(0.0)
    assert more.value <= before
    assert float(check(plan_of(more)).bound) == pytest.approx(more.value, abs=1e-3)


def test_a_run_finds_the_shorter_patience_and_draws_its_bounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sheepfold.lab.uly_polly.solution.command.PORTION", 0.2)
    lines: list[str] = []
    for patience in (1, 2):
        options = Options(rows=2, columns=3, flips=3, patience=patience)
        picture = tmp_path / f"{patience}.svg"
        done = solve(options, 0.02, tmp_path, lines.append, plot=picture)
        assert done.proved.value <= 0.5 + 1e-6
        assert done.upper.most >= 0.5 - 1e-6
        assert picture.read_bytes().count(b"</svg>") == 1
    assert len(lines) >= 2
