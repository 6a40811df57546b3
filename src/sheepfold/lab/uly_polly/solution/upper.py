"""The upper bound of one round: how often any dog finds a perfect wolf, at most.

`upper_bounds` lowers it step by step and tells where it is; it can be stopped at any moment and
goes on from its checkpoint. `proof` makes a plan of the wolf from the tables
(`bots/uly_polly/plan.py`), and `upper_check.check` says what that is worth, from the plan alone.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sheepfold.bots.uly_polly.plan import Plan
from sheepfold.lab.uly_polly.solution.upper_checkpoint import load_search, save_search
from sheepfold.lab.uly_polly.solution.upper_plan import plan_of
from sheepfold.lab.uly_polly.solution.upper_search import Node, Search
from sheepfold.lab.uly_polly.solution.upper_tables import Tables, empty_tables, fill, moments

FIRST, FINER = 0.01, 0.7
"""The first wave from the start follows this weight, each other one this part of it."""


class UpperBound(NamedTuple):
    """How far the search has come."""

    bound: float
    """The dog's chance, at most; of float32, so for the eye: a proof is in whole numbers."""
    stage: str
    programs: int
    """How many linear programs were solved."""


def upper_bounds(
    rows: int, columns: int, flips: int, patience: int, checkpoint: Path | None = None
) -> Iterator[tuple[UpperBound, Search]]:
    """Lower the bound, for as long as somebody asks for more.

    >>> steps = upper_bounds(2, 2, 2, 1)
    >>> [round(next(steps)[0].bound, 3) for _ in range(4)]
    [0.5, 0.5, 0.5, 0.5]
    """
    search = None if checkpoint is None else load_search(checkpoint, rows, columns, flips, patience)
    if search is None:
        tables = empty_tables(rows, columns, flips, patience)
        for _ in fill(tables, fractions=True):
            pass
        search = Search(tables)
        yield _told(search, "tables")
    for moment in list(moments(flips, patience))[search.swept :]:
        programs = search.programs
        search.sweep(moment)
        search.swept += 1
        if search.programs > programs:
            _save(search, checkpoint)
        yield _told(search, f"boards {moment[0]}.{moment[1]}")
    while True:
        search.wave(starts(search.tables), FIRST * FINER**search.waves)
        search.waves += 1
        _save(search, checkpoint)
        yield _told(search, f"wave {search.waves}")


def starts(tables: Tables) -> list[Node]:
    """The start of a round: the dog anywhere, and the wolf anywhere."""
    return [(0, 0, row, tables.rows[0, 0].shape[1] - 1) for row in range(len(tables.rows[0, 0]))]


def proof(search: Search) -> Plan:
    """The plan of a wolf that hides anywhere, as good as the bound."""
    boards = search.tables.boards
    coarse = empty_tables(boards.rows, boards.columns, boards.flips, search.tables.patience)
    for _ in fill(coarse, fractions=False):
        pass
    everywhere = (1 << boards.rows * boards.columns) - 1
    return plan_of(search.tables, [(1, everywhere)], search.known, coarse)


def whole_number_proof(rows: int, columns: int, flips: int, patience: int, hidden: int) -> Plan:
    """The plan of a wolf that hides in this set of places and only ever splits sets.

    >>> from sheepfold.lab.uly_polly.solution.upper_check import check
    >>> check(whole_number_proof(2, 4, 3, 2, 0xFF)).bound
    Fraction(3, 8)
    """
    tables = empty_tables(rows, columns, flips, patience)
    for _ in fill(tables, fractions=False):
        pass
    return plan_of(tables, [(1, hidden)])


def _told(search: Search, stage: str) -> tuple[UpperBound, Search]:
    places = search.tables.boards.rows * search.tables.boards.columns
    most = max(search.bound(start) for start in starts(search.tables))
    return UpperBound(most / places, stage, search.programs), search


def _save(search: Search, checkpoint: Path | None) -> None:
    if checkpoint is not None:
        save_search(search, checkpoint)
