"""A plan of the wolf for a whole round, as it is kept in a file.

A *node* is a public state with a set of places where the wolf may be, as far as the plan goes. It
has *parts*: each is a subset with a weight, and either a swap or none. A wolf at a place draws one
of the parts that have this place, by weight. If the part has a swap, the wolf makes it, and the
dog's step leads to the node of the next state with what is left of the part; if not, it goes on
from the node of the same state with that smaller set. The weights of the parts that have a place
add up to 1 at least, for every place of the set.

Places are those of the board that stands for all its symmetric ones (`boards.py`).
"""

from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

UNIT = 1 << 24
"""Weights are whole numbers of this part of 1."""
STAY = 255
"""The swap of a part that has none."""
FORMAT = 1
"""The version of the file."""


class BadPlan(ValueError):
    """A file that is no plan, or a damaged one."""


class Plan(NamedTuple):
    """The nodes in the order of state and set, and their parts one node after the other."""

    rows: int
    columns: int
    flips: int
    patience: int
    hiding: NDArray[np.int64]
    """Pairs of a weight and a set: how the wolf hides."""
    states: NDArray[np.int32]
    sets: NDArray[np.uint16]
    begins: NDArray[np.int32]
    """By node: its first part. One more entry ends the last node."""
    weights: NDArray[np.uint32]
    swaps: NDArray[np.uint8]
    """By part: 16 a + b for the swap of places a and b, or `STAY`."""
    members: NDArray[np.uint16]
    """By part: its set."""

    @property
    def keys(self) -> NDArray[np.int64]:
        """By node: a number that has both its state and its set, in increasing order."""
        return self.states.astype(np.int64) << 16 | self.sets


def save(plan: Plan, path: Path) -> None:
    """Write a plan to a file. Differences are kept where they are smaller than the numbers."""
    board = [FORMAT, plan.rows, plan.columns, plan.flips, plan.patience]
    arrays: dict[str, Any] = {
        "board": np.array(board, np.int32),
        "hiding": plan.hiding,
        "states": np.diff(plan.states, prepend=np.int32(0)).astype(np.uint32),
        "sets": plan.sets,
        "counts": np.diff(plan.begins).astype(np.uint16),
        "weights": plan.weights,
        "swaps": plan.swaps,
        "members": plan.members,
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
            plan = Plan(
                rows,
                columns,
                flips,
                patience,
                hiding=file["hiding"],
                states=np.cumsum(file["states"], dtype=np.int32),
                sets=file["sets"],
                begins=np.concatenate(
                    [[0], np.cumsum(file["counts"], dtype=np.int64)], dtype=np.int32
                ),
                weights=file["weights"],
                swaps=file["swaps"],
                members=file["members"],
            )
    except (OSError, EOFError, KeyError, TypeError, ValueError, BadZipFile) as error:
        if isinstance(error, BadPlan | FileNotFoundError):
            raise
        raise BadPlan(f"{path.name} is no plan of the wolf, or it is damaged") from error
    lengths = len(plan.states), len(plan.begins) - 1, len(plan.sets)
    parts = int(plan.begins[-1]), len(plan.weights), len(plan.swaps), len(plan.members)
    if len({*lengths}) > 1 or len({*parts}) > 1:
        raise BadPlan(f"{path.name} is no plan of the wolf, or it is damaged")
    return plan
