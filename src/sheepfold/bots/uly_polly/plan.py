"""A plan of the wolf for a whole round, as it is kept in a file.

A *lot* belongs to a board: a weight for each place, and one swap. Wolves that lie there in these
shares all make that swap. Its *costs* say how much of its weight any dog can win, by the number of
idle steps. A wolf that the dog believes to be here or there in certain shares covers these by lots,
as cheaply as it can, and draws one of those that have its place.

No lots are needed where a wolf is safe even if everybody sees it, and none at the last flip: there,
a dog can win one place at most.

Places are those of the board that stands for all its symmetric ones (`boards.py`).
"""

from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

HEAVIEST = 255
"""The largest weight in a lot."""
PARTS = 256
"""Costs are whole numbers of this part of a weight of 1."""
UNKNOWN = (1 << 32) - 1
"""The cost of a lot that the plan does not use after so many idle steps."""
FORMAT = 2
"""The version of the file."""


class BadPlan(ValueError):
    """A file that is no plan, or a damaged one."""


class Plan(NamedTuple):
    """The lots, one board after the other."""

    rows: int
    columns: int
    flips: int
    patience: int
    hiding: NDArray[np.int64]
    """By place: with what weight the wolf hides there."""
    lost: NDArray[np.uint16]
    """By board and idle steps: the places where a wolf in sight may be caught, as a set."""
    begins: NDArray[np.int32]
    """By board with two flips left or more: its first lot. One more entry ends the last board."""
    weights: NDArray[np.uint8]
    """By lot and place."""
    swaps: NDArray[np.uint8]
    """By lot: 16 a + b for the swap of places a and b."""
    costs: NDArray[np.uint32]
    """By lot and idle steps."""


def save(plan: Plan, path: Path) -> None:
    """Write a plan to a file. Columns and differences are kept, for they take less room."""
    board = [FORMAT, plan.rows, plan.columns, plan.flips, plan.patience]
    wide = plan.costs.astype(np.int64)
    arrays: dict[str, Any] = {
        "board": np.array(board, np.int32),
        "hiding": plan.hiding,
        "lost": plan.lost.T.copy(),
        "counts": np.diff(plan.begins).astype(np.uint16),
        "weights": plan.weights.T.copy(),
        "swaps": plan.swaps,
        "costs": np.diff(wide, axis=1, prepend=0).astype(np.uint32).T.copy(),
    }
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def load(path: Path) -> Plan:
    """Read a plan. Raises `BadPlan`.

    >>> load(Path(__file__))
    Traceback (most recent call last):
    sheepfold.bots.uly_polly.plan.BadPlan: plan.py is no plan of the wolf, or it is damaged
    """
    try:
        with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
            version, rows, columns, flips, patience = (int(n) for n in file["board"])
            if version != FORMAT:
                raise BadPlan(f"{path.name} was written by another version of this program")
            counts = np.cumsum(file["counts"], dtype=np.int64)
            plan = Plan(
                rows,
                columns,
                flips,
                patience,
                hiding=file["hiding"],
                lost=file["lost"].T.copy(),
                begins=np.concatenate([[0], counts], dtype=np.int32),
                weights=file["weights"].T.copy(),
                swaps=file["swaps"],
                costs=np.cumsum(file["costs"].T, axis=1, dtype=np.uint32),
            )
    except (OSError, EOFError, KeyError, TypeError, ValueError, BadZipFile) as error:
        if isinstance(error, BadPlan | FileNotFoundError):
            raise
        raise BadPlan(f"{path.name} is no plan of the wolf, or it is damaged") from error
    lots, places = int(plan.begins[-1]), rows * columns
    fits = (
        plan.hiding.shape == (places,)
        and plan.weights.shape == (lots, places)
        and plan.swaps.shape == (lots,)
        and plan.costs.shape == (lots, patience)
        and plan.lost.shape[1:] == (patience,)
    )
    if not fits:
        raise BadPlan(f"{path.name} is no plan of the wolf, or it is damaged")
    return plan
