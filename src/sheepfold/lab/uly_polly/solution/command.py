"""`sheepfold solve`: grows the bounds of one round, keeps checkpoints, packs and proves the result.

`BOUNDS` lists what grows, by name: the dog's guarantees are the lower bound, the wolf's lots the
upper one.
"""

import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec

from sheepfold.bots.uly_polly import plan
from sheepfold.bots.uly_polly.boards import MOST_PLACES
from sheepfold.bots.uly_polly.solution_file import BadSolution, SolutionFacts, read, write
from sheepfold.games import uly_polly
from sheepfold.games.contract import BadOptions
from sheepfold.lab.uly_polly.solution import upper
from sheepfold.lab.uly_polly.solution.certificate import Certificate, NotProved, certify
from sheepfold.lab.uly_polly.solution.pack import pack
from sheepfold.lab.uly_polly.solution.solver import (
    LowerBound,
    NotACheckpoint,
    RoundToSolve,
    load,
    save,
)
from sheepfold.lab.uly_polly.solution.upper import UpperBound
from sheepfold.lab.uly_polly.solution.upper_check import Checked
from sheepfold.lab.uly_polly.solution.upper_check import check as check_plan
from sheepfold.lab.uly_polly.solution.upper_plan import plan_of

PORTION = 10.0
"""Seconds of work between two lines of progress, and between two checkpoints."""


class Bound(Protocol):
    """One side of the value."""

    @property
    def value(self) -> float:
        """The bound by now."""

    def improve(self, seconds: float) -> Any:
        """Work for about so long."""


class Kept(msgspec.Struct, frozen=True):
    """How a bound is begun, and how it is kept in a file."""

    begin: Callable[[RoundToSolve], Bound]
    load: Callable[[Path, RoundToSolve], Bound]
    save: Callable[[Any, Path], None]


BOUNDS: dict[str, Kept] = {
    "lower": Kept(LowerBound, load, save),
    "upper": Kept(UpperBound, upper.load, upper.save),
}
"""By name: what `solve` works on in turn."""


class Ceiling(msgspec.Struct, frozen=True):
    """What was proved of the upper bound."""

    most: float
    """With this probability at most, a dog wins; rounded up."""
    lots: int
    covers: int
    """How many covers of what is left of a lot were added up."""


class Solved(msgspec.Struct, frozen=True):
    """What a run of the solver came to."""

    facts: SolutionFacts
    bounds: dict[str, float]
    proved: Certificate
    file: str
    ceiling: Ceiling
    plan: str
    """The file of the wolf's plan, which proves the ceiling."""


def solve(
    options: uly_polly.Options, minutes: float, folder: Path, tell: Callable[[str], None]
) -> Solved:
    """Work for so long on this round, going on from the checkpoints in the folder.

    `tell` is given a line now and then. Raises `BadOptions` if this cannot be done.
    """
    what = _round(options)
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{what.rows}x{what.columns}-{what.flips}-{what.patience}"
    bounds = {side: _opened(kept, what, _path(folder, name, side)) for side, kept in BOUNDS.items()}
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        for side, bound in bounds.items():
            bound.improve(PORTION)
            BOUNDS[side].save(bound, _path(folder, name, side))
        tell(", ".join(f"{side} {bound.value:.5f}" for side, bound in bounds.items()))
    lower = bounds["lower"]
    assert isinstance(lower, LowerBound)
    while not lower.is_swept:  # without a vector for every state there is nothing to prove
        lower.improve(PORTION)
    packed = pack(lower)
    path = folder / f"{name}-solution.npz"
    write(path, packed)
    ceiling = bounds["upper"]
    assert isinstance(ceiling, UpperBound)
    planned = folder / f"wolf-{name}.npz"
    plan.save(plan_of(ceiling), planned)
    values = {side: bound.value for side, bound in bounds.items()}
    proved, most = check(path), check(planned)
    assert isinstance(proved, Certificate)
    assert isinstance(most, Ceiling)
    return Solved(packed.facts, values, proved, str(path), most, str(planned))


def check(path: Path) -> Certificate | Ceiling:
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


def _rounded_up(checked: Checked) -> Ceiling:
    most = math.nextafter(float(checked.bound), 2)
    return Ceiling(most, checked.lots, checked.covers)


def _round(options: uly_polly.Options) -> RoundToSolve:
    uly_polly.check(options, 2)
    if options.rows * options.columns > MOST_PLACES or options.patience is None:
        raise BadOptions("solve-too-large", most=MOST_PLACES)
    return RoundToSolve(options.rows, options.columns, options.flips, options.patience)


def _path(folder: Path, name: str, side: str) -> Path:
    return folder / f"{name}-{side}.npz"


def _opened(kept: Kept, what: RoundToSolve, path: Path) -> Bound:
    if not path.exists():
        return kept.begin(what)
    try:
        return kept.load(path, what)
    except NotACheckpoint:
        raise BadOptions("solve-bad-file", file=str(path)) from None
