"""What the dog can guarantee: exact on small boards, proved from the file alone, resumable."""

from pathlib import Path

import numpy as np
import pytest
from scipy.optimize import linprog

from sheepfold.bots.uly_polly.boards import BoardTooLarge, boards_of
from sheepfold.bots.uly_polly.mixture import best_mixture
from sheepfold.bots.uly_polly.owl_dog import FILE, solution
from sheepfold.bots.uly_polly.solution_file import BadSolution, read, write
from sheepfold.lab.uly_polly.solution import solver
from sheepfold.lab.uly_polly.solution.certificate import NotProved, certify
from sheepfold.lab.uly_polly.solution.checkpoint import NotACheckpoint
from sheepfold.lab.uly_polly.solution.matrix_game import mix
from sheepfold.lab.uly_polly.solution.pack import pack
from sheepfold.lab.uly_polly.solution.solver import Effort, LowerBound, RoundToSolve
from tests.lab.uly_polly import sequence_form

EXACT = Effort(looks=60, tolerance=1e-6)


def grown(what: RoundToSolve, trials: int, effort: Effort = EXACT) -> LowerBound:
    bound = LowerBound(what, effort=effort)
    bound.improve(0.001)  # at least one portion of work
    while bound.trials < trials:
        bound.improve(0.001)
    return bound


@pytest.mark.parametrize(
    "board", [(2, 2, 2, 1), (2, 2, 2, 2), (2, 3, 2, 1), (3, 3, 1, 1), (3, 2, 1, 2)]
)
def test_the_bound_meets_a_linear_program_over_all_histories(
    board: tuple[int, int, int, int],
) -> None:
    exact = sequence_form.value(*board)
    found = grown(RoundToSolve(*board), 100).value
    assert exact - 1e-4 <= found <= exact + 1e-9


@pytest.mark.full
@pytest.mark.parametrize("board", [(2, 2, 3, 2), (2, 3, 2, 2), (3, 3, 2, 1)])
def test_more_bounds_meet_the_linear_program(board: tuple[int, int, int, int]) -> None:
    exact = sequence_form.value(*board)
    found = grown(RoundToSolve(*board), 1000).value
    assert exact - 1e-4 <= found <= exact + 1e-9


@pytest.mark.parametrize(
    ("board", "exact", "trials"),
    [
        ((2, 2, 2, 1), 0.5, 40),
        ((2, 3, 3, 1), 0.5, 200),
        ((3, 3, 2, 1), 0.2, 200),
    ],
)
def test_small_boards_have_their_known_values(
    board: tuple[int, int, int, int], exact: float, trials: int
) -> None:
    assert abs(grown(RoundToSolve(*board), trials).value - exact) < 3e-4


@pytest.mark.full
@pytest.mark.parametrize(
    ("board", "exact"),
    [
        ((2, 3, 3, 2), 0.5),
        ((2, 3, 4, 1), 0.62963),
        ((2, 4, 3, 1), 0.375),
        ((2, 4, 3, 2), 0.375),
        ((3, 3, 3, 1), 0.30275),
    ],
)
def test_larger_boards_have_their_known_values(
    board: tuple[int, int, int, int], exact: float
) -> None:
    assert abs(grown(RoundToSolve(*board), 3000).value - exact) < 3e-4


def test_what_is_packed_is_proved_from_the_file_alone(tmp_path: Path) -> None:
    bound = grown(RoundToSolve(3, 3, 3, 2), 100, Effort())
    write(tmp_path / "small.npz", pack(bound))
    packed = read(tmp_path / "small.npz")
    proved = certify(packed)
    assert proved.value == pytest.approx(bound.value, abs=2e-3)
    assert proved.margin >= 0.0
    assert proved.vectors == len(packed.vectors) > 10


def test_a_claim_that_is_too_high_is_not_proved(tmp_path: Path) -> None:
    packed = pack(grown(RoundToSolve(3, 3, 3, 1), 60, Effort()))
    certify(packed)
    number = int(np.argmax((packed.vectors > 0).sum(axis=1)))
    vectors = packed.vectors.copy()
    vectors[number] += (vectors[number] > 0) * np.uint16(2000)
    with pytest.raises(NotProved):
        certify(packed._replace(vectors=vectors))
    facts = packed.facts
    boasting = type(facts)(
        facts.format, facts.rows, facts.columns, facts.flips, facts.patience, facts.value + 0.001
    )
    with pytest.raises(NotProved):
        certify(packed._replace(facts=boasting))


def test_a_matrix_game_has_the_value_of_its_linear_program() -> None:
    rng = np.random.default_rng(5)
    for _ in range(60):
        count, width = int(rng.integers(1, 40)), int(rng.integers(1, 16))
        rows = rng.random((count, width)) * (rng.random((count, width)) < 0.5)
        aim = rng.random(width) * 0.3
        weights, prices = np.zeros(count), np.zeros(width)
        value = mix(rows, aim, count, width, weights, prices)
        found = linprog(
            np.append(np.zeros(count), -1.0),
            A_ub=np.c_[-rows.T, np.ones(width)],
            b_ub=-aim,
            A_eq=[[1.0] * count + [0.0]],
            b_eq=[1.0],
            bounds=[(0, None)] * count + [(None, None)],
        )
        assert value == pytest.approx(-found.fun, abs=1e-9)
        assert float((weights @ rows - aim).min()) == pytest.approx(value, abs=1e-9)
        promise = weights @ rows - 0.01
        gains = rng.random(count)
        mixed = best_mixture(rows, promise, gains)
        assert float((mixed @ rows - promise).min()) >= -1e-9
        assert gains @ mixed >= gains @ weights - 1e-9


def test_the_bound_is_the_same_on_a_turned_board() -> None:
    one, other = (grown(RoundToSolve(*board, 2, 1), 100).value for board in ((2, 3), (3, 2)))
    assert one == pytest.approx(other, abs=2e-4)


def test_a_solver_goes_on_from_its_checkpoint() -> None:
    what = RoundToSolve(3, 3, 3, 1)
    bound = grown(what, 40, Effort())
    data = solver.pack(bound)
    again = solver.unpack(data, what)
    assert (again.value, again.trials, again.swept) == (bound.value, bound.trials, bound.swept)
    assert again.improve(0.001).value >= bound.value - 1e-12
    with pytest.raises(NotACheckpoint, match="another round"):
        solver.unpack(data, RoundToSolve(3, 3, 3, 2))
    with pytest.raises(NotACheckpoint, match="no checkpoint"):
        solver.unpack(data[:-200], what)


def test_bad_input_gets_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BoardTooLarge, match="20 places, and 16 are the most"):
        boards_of(4, 5, 8)
    foreign = tmp_path / "foreign.npz"
    foreign.write_bytes(b"not a solution")
    with pytest.raises(BadSolution, match="is no solution file"):
        read(foreign)
    np.savez(foreign, something=np.zeros(3))
    with pytest.raises(BadSolution, match="is no solution file"):
        read(foreign)
    write(foreign, solution())
    with np.load(foreign) as whole:
        parts = {name: whole[name] for name in whole.files}
    np.savez(foreign, **{**parts, "entries": parts["entries"][:-1]})
    with pytest.raises(BadSolution, match="is damaged"):
        read(foreign)


@pytest.mark.full
def test_the_solution_of_the_package_is_proved() -> None:
    proved = certify(solution())
    assert proved.value >= solution().facts.value - 1e-9
    assert FILE.endswith(".npz")
