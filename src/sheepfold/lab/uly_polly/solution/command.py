"""`sheepfold solve`: improves the bounds of a round, writes checkpoints, proves the result."""

import math
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from sheepfold.bots.uly_polly import owl_dog, plan
from sheepfold.bots.uly_polly.boards import MOST_PLACES
from sheepfold.bots.uly_polly.planned import FOLDER
from sheepfold.bots.uly_polly.solution_file import BadSolution, SolutionFacts, read, write
from sheepfold.games import uly_polly
from sheepfold.games.contract import BadOptions
from sheepfold.lab.proved import ProvedUpper
from sheepfold.lab.uly_polly.solution import checkpoint
from sheepfold.lab.uly_polly.solution.bounds import BOUNDS, Bound, improve, meet
from sheepfold.lab.uly_polly.solution.certificate import Certificate, NotProved, certify
from sheepfold.lab.uly_polly.solution.checkpoint import NotACheckpoint
from sheepfold.lab.uly_polly.solution.convergence import draw
from sheepfold.lab.uly_polly.solution.pack import guarantees_of, pack
from sheepfold.lab.uly_polly.solution.solver import LowerBound, RoundToSolve
from sheepfold.lab.uly_polly.solution.upper import UpperBound
from sheepfold.lab.uly_polly.solution.upper_check import CheckedUpper
from sheepfold.lab.uly_polly.solution.upper_check import check as check_plan
from sheepfold.lab.uly_polly.solution.upper_plan import lots_of, plan_of

PORTION = 10.0
"""Seconds of work between two lines of progress, and between two checkpoints."""
TOGETHER = 60.0
"""The same for several processes, which share what they found then."""


class Solved(msgspec.Struct, frozen=True):
    """The result of a run of the solver."""

    facts: SolutionFacts
    bounds: dict[str, float]
    proved: Certificate
    file: str
    upper: ProvedUpper
    plan: str
    """The file of the wolf's plan, which proves the upper bound."""


def solve(
    options: uly_polly.Options,
    minutes: float,
    folder: Path,
    note: Callable[[str], None],
    jobs: int = 1,
    plot: Path | None = None,
    from_nothing: bool = False,
) -> Solved:
    """Work on this round for so many minutes, starting from the checkpoints in the folder, if any.

    `note` is given a line of progress now and then. `jobs` other than 1 need joblib; -1 uses all
    cores, or all of a Dask cluster within `joblib.parallel_config("dask")`. `plot` is a file for a
    plot of the bounds over time. `from_nothing` leaves aside what the package has for this board.
    Raises `BadOptions` if this cannot be done.
    """
    what = _round(options)
    folder.mkdir(parents=True, exist_ok=True)
    bounds = {side: _opened(side, what, folder, from_nothing) for side in BOUNDS}
    lower, upper = bounds["lower"], bounds["upper"]
    assert isinstance(lower, LowerBound)
    assert isinstance(upper, UpperBound)
    end = time.monotonic() + 60 * minutes
    portion = PORTION if jobs == 1 else TOGETHER
    while time.monotonic() < end:
        for side, bound in bounds.items():
            improve(side, bound, portion, jobs)
        meet(lower, upper, portion, jobs)
        for side, bound in bounds.items():
            checkpoint.save(BOUNDS[side].pack(bound), _path(folder, what, side))
        note(", ".join(f"{side} {bound.value:.5f}" for side, bound in bounds.items()))
    if plot is not None:
        draw(bounds, plot)
    while not lower.is_swept:  # without a vector for every state there is nothing to prove
        lower.improve(PORTION)
    packed = pack(lower)
    path = _path(folder, what, "solution")
    write(path, packed)
    planned = folder / f"wolf-{_name(what)}.npz"
    plan.save(plan_of(upper), planned)
    values = {side: bound.value for side, bound in bounds.items()}
    proved, most = check(path), check(planned)
    assert isinstance(proved, Certificate)
    assert isinstance(most, ProvedUpper)
    return Solved(packed.facts, values, proved, str(path), most, str(planned))


def check(path: Path) -> Certificate | ProvedUpper:
    """Prove what a file claims: a solution of the dog, or a plan of the wolf.

    Raises `BadOptions` if it is neither, or not proved.
    """
    try:
        return certify(read(path))
    except BadSolution:
        pass
    except NotProved as why:
        raise BadOptions("solve-not-proved", file=str(path), why=str(why)) from None
    try:
        of_the_wolf = plan.load(path)
    except (plan.BadPlan, OSError):
        raise BadOptions("solve-bad-file", file=str(path)) from None
    try:
        return _rounded_up(check_plan(of_the_wolf))
    except plan.BadPlan as why:
        raise BadOptions("solve-not-proved", file=str(path), why=str(why)) from None


def _rounded_up(checked: CheckedUpper) -> ProvedUpper:
    most = math.nextafter(float(checked.bound), 2)
    return ProvedUpper(most, checked.lots, checked.covers)


def _round(options: uly_polly.Options) -> RoundToSolve:
    uly_polly.check(options, 2)
    if options.rows * options.columns > MOST_PLACES or options.patience is None:
        raise BadOptions("solve-too-large", most=MOST_PLACES)
    return RoundToSolve(options.rows, options.columns, options.flips, options.patience)


def _name(what: RoundToSolve) -> str:
    return f"{what.rows}x{what.columns}-{what.flips}-{what.patience}"


def _path(folder: Path, what: RoundToSolve, side: str) -> Path:
    return folder / f"{_name(what)}-{side}.npz"


def _opened(side: str, what: RoundToSolve, folder: Path, from_nothing: bool) -> Bound:
    """The bound from its checkpoint, or a new one.

    A new upper bound begins with the lots for the next smaller patience that was worked on here.
    Otherwise, a new bound begins with what the package has for the board, or from nothing.
    """
    if (path := _path(folder, what, side)).exists():
        return _read(side, what, path)
    if side == "upper":
        for patience in range(what.patience - 1, 0, -1):
            other = msgspec.structs.replace(what, patience=patience)
            if (path := _path(folder, other, side)).exists():
                less, bound = _read(side, other, path), UpperBound(what)
                assert isinstance(less, UpperBound)
                if less.is_swept:
                    bound.start_from(less)
                    return bound
    if from_nothing:
        return BOUNDS[side].begin(what)
    found = _packaged_lots(what) if side == "upper" else _packaged_guarantees(what)
    return found or BOUNDS[side].begin(what)


def _packaged_lots(what: RoundToSolve) -> UpperBound | None:
    """The lots of the package's plan for this board and the nearest patience."""
    board = f"wolf-{what.rows}x{what.columns}-{what.flips}-"
    paths = {int(path.stem.removeprefix(board)): path for path in FOLDER.glob(f"{board}*.npz")}
    if not paths:
        return None
    nearest = min(paths, key=lambda patience: abs(patience - what.patience))
    return lots_of(plan.load(paths[nearest]), what)


def _packaged_guarantees(what: RoundToSolve) -> LowerBound | None:
    """The guarantees of the package's solution, if they hold for this round."""
    solution = owl_dog.solution()
    facts = solution.facts
    same = (facts.rows, facts.columns, facts.flips) == (what.rows, what.columns, what.flips)
    return guarantees_of(solution, what) if same and facts.patience <= what.patience else None


def _read(side: str, what: RoundToSolve, path: Path) -> Bound:
    try:
        return BOUNDS[side].unpack(path.read_bytes(), what)
    except NotACheckpoint:
        raise BadOptions("solve-bad-file", file=str(path)) from None
