"""The solution file: for every public state, what the dog can guarantee there. Read with NumPy.

It is a compressed `.npz`. `facts` is JSON: the format, the round that was solved and the claimed
value. `counts` has for each public state (see `boards`) how many vectors it has; `entries` has the
vectors one after the other, for every place that is not face up, in steps of 1 / `ONE`; `starts`
how often the dog starts with each vector of the boards without a face-up tile, on a random image of
the board.
"""

from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.boards import Boards, BoardTooLarge, boards_of
from sheepfold.bots.uly_polly.field import Floats

FORMAT = "sheepfold uly_polly guarantees 1"
ONE = 65535
"""The entry for certainty."""


class SolutionFacts(msgspec.Struct, frozen=True):
    """What a solution file says of itself."""

    format: str
    rows: int
    columns: int
    flips: int
    patience: int
    value: float
    """With this probability at least, the dog wins; a claim that the checker proves."""


class Solution(NamedTuple):
    """The guarantees of one round."""

    facts: SolutionFacts
    boards: Boards
    first: NDArray[np.int64]
    """By public state, and one more: the number of its first vector."""
    vectors: NDArray[np.uint16]
    """By number and place."""
    starts: Floats

    def of(self, state: int) -> Floats:
        """The vectors of a public state."""
        found: Floats = self.vectors[self.first[state] : self.first[state + 1]] / ONE
        return found


class BadSolution(ValueError):
    """A file that is no solution, or a damaged one."""


def read(path: Path) -> Solution:
    """Read a solution file. Raises `BadSolution`, or `OSError` if there is none."""
    try:
        with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
            parts: dict[str, NDArray[Any]] = {name: file[name] for name in file.files}
        facts = msgspec.json.decode(parts["facts"].tobytes(), type=SolutionFacts)
    except OSError:
        raise
    except Exception:
        raise BadSolution(f"{path.name} is no solution file") from None
    if facts.format != FORMAT:
        raise BadSolution(f"{path.name} is a solution in another format")
    try:
        return _checked(facts, parts)
    except (KeyError, ValueError, IndexError, BoardTooLarge):
        raise BadSolution(f"{path.name} is damaged") from None


def _checked(facts: SolutionFacts, parts: dict[str, NDArray[Any]]) -> Solution:
    boards = boards_of(facts.rows, facts.columns, facts.flips)
    counts, entries, starts = parts["counts"], parts["entries"], parts["starts"]
    states = boards.total * facts.patience
    if counts.shape != (states,) or counts.dtype.kind != "u" or entries.dtype != np.uint16:
        raise ValueError("counts")
    places = facts.rows * facts.columns
    first = np.concatenate([[0], counts.astype(np.int64).cumsum()])
    is_down = (boards.ups[:, None] >> np.arange(places)) & 1 == 0
    where = np.repeat(is_down.repeat(facts.patience, axis=0), counts, axis=0)
    if entries.shape != (int(where.sum()),):
        raise ValueError("entries")
    vectors = np.zeros(where.shape, dtype=np.uint16)
    vectors[where] = entries
    number = int(first[int((boards.turned == 0).sum()) * facts.patience])
    if starts.shape != (number,) or not np.isclose(starts.sum(), 1.0) or (starts < 0).any():
        raise ValueError("starts")
    return Solution(facts, boards, first, vectors, starts.astype(np.float64))


def write(path: Path, solution: Solution) -> None:
    """Write a solution file."""
    facts, boards = solution.facts, solution.boards
    counts = np.diff(solution.first)
    is_down = (boards.ups[:, None] >> np.arange(solution.vectors.shape[1])) & 1 == 0
    where = np.repeat(is_down.repeat(facts.patience, axis=0), counts, axis=0)
    with path.open("wb") as file:
        np.savez_compressed(
            file,
            facts=np.frombuffer(msgspec.json.encode(facts), dtype=np.uint8),
            counts=counts.astype(np.uint8),
            entries=solution.vectors[where],
            starts=solution.starts,
        )
