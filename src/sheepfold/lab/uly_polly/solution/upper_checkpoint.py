"""Where the search of the upper bound is kept, so that it can go on after it was stopped."""

from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from sheepfold.lab.uly_polly.solution.upper_plan import Known, Part
from sheepfold.lab.uly_polly.solution.upper_search import Search
from sheepfold.lab.uly_polly.solution.upper_tables import empty_tables, moments


class BadCheckpoint(ValueError):
    """A file that is no checkpoint of this search."""


def save_search(search: Search, path: Path) -> None:
    """Write a checkpoint; the one before stays until this one is whole."""
    boards = search.tables.boards
    board = [boards.rows, boards.columns, boards.flips, search.tables.patience]
    parts = [(*node, *part[1:]) for node, parts in search.known.items() for part in parts]
    weights = [part.weight for parts in search.known.values() for part in parts]
    rows: dict[str, Any] = {
        f"rows-{turned}-{idle}": of_moment
        for (turned, idle), of_moment in search.tables.rows.items()
    }
    beside = path.with_suffix(".part")
    with beside.open("wb") as file:
        np.savez(
            file,
            board=np.array([*board, search.swept, search.waves, search.programs], np.int64),
            parts=np.array(parts, np.int32).reshape(-1, 6),
            weights=np.array(weights),
            **rows,
        )
    beside.replace(path)


def load_search(path: Path, rows: int, columns: int, flips: int, patience: int) -> Search | None:
    """The search that was kept, or `None` if there is none. Raises `BadCheckpoint`."""
    if not path.exists():
        return None
    try:
        with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
            *board, swept, waves, programs = file["board"].tolist()
            if board != [rows, columns, flips, patience]:
                raise BadCheckpoint(f"{path.name} is the checkpoint of another board")
            tables = empty_tables(rows, columns, flips, patience)
            for turned, idle in moments(flips, patience):
                tables.rows[turned, idle] = file[f"rows-{turned}-{idle}"]
            known: Known = {}
            for row, weight in zip(file["parts"].tolist(), file["weights"].tolist(), strict=True):
                node = (row[0], row[1], row[2], row[3])
                known[node] = (*known.get(node, ()), Part(weight, row[4], row[5]))
    except (OSError, EOFError, KeyError, ValueError, BadZipFile) as error:
        if isinstance(error, BadCheckpoint):
            raise
        raise BadCheckpoint(f"{path.name} is no checkpoint, or it is damaged") from error
    search = Search(tables)
    search.known, search.swept, search.waves, search.programs = known, swept, waves, programs
    return search
