"""Small plans of the wolf to test with, made on the spot."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from sheepfold.bots.uly_polly import planned
from sheepfold.bots.uly_polly.plan import Plan, save
from sheepfold.games.uly_polly import Options
from sheepfold.lab.uly_polly.solution.solver import RoundToSolve
from sheepfold.lab.uly_polly.solution.upper import UpperBound
from sheepfold.lab.uly_polly.solution.upper_plan import plan_of

BOARD = Options(rows=3, columns=3, flips=4, patience=2, first_wolf=1)
"""A board on which the plan hides anywhere, and splits up later."""
CORNERS = Options(rows=3, columns=3, flips=2, patience=1, first_wolf=1)
"""A board on which it hides in a corner or in the middle, and is found in 1 of 5."""


def _plan_of(options: Options, waves: int) -> Plan:
    assert options.patience is not None
    bound = UpperBound(RoundToSolve(options.rows, options.columns, options.flips, options.patience))
    while bound.waves < waves:
        bound.improve(0.0)
    return plan_of(bound)


@cache
def plan_of_board() -> Plan:
    return _plan_of(BOARD, 4)


@cache
def plan_of_corners() -> Plan:
    return _plan_of(CORNERS, 12)


@contextmanager
def small_plans(folder: Path) -> Iterator[None]:
    """Let the wolf have plans for two small boards."""
    before = planned.FOLDER
    save(plan_of_board(), folder / "wolf-3x3-4-2.npz")
    save(plan_of_corners(), folder / "wolf-3x3-2-1.npz")
    planned.FOLDER = folder
    planned.forget()
    try:
        yield
    finally:
        planned.FOLDER = before
        planned.forget()
