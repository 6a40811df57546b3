"""Small plans of the wolf to test with, made on the spot."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from sheepfold.bots.uly_polly import planned
from sheepfold.bots.uly_polly.plan import Plan, save
from sheepfold.games.uly_polly import Options
from sheepfold.lab.uly_polly.solution.upper import proof, upper_bounds, whole_number_proof

BOARD = Options(rows=3, columns=3, flips=4, patience=2, first_wolf=1)
"""A board on which the plan hides anywhere, and splits up later."""
CORNERS = Options(rows=3, columns=3, flips=2, patience=1, first_wolf=1)
"""A board on which it hides in a corner or in the middle, and is found in 1 of 5."""


@cache
def plan_of_board() -> Plan:
    """A plan whose parts were chosen together."""
    for bound, search in upper_bounds(3, 3, 4, 2):
        if bound.stage == "wave 5":
            return proof(search)
    raise AssertionError


@cache
def plan_of_corners() -> Plan:
    return whole_number_proof(3, 3, 2, 1, 0b101010101)


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
