"""How much of a disk a log takes, and how much is left there."""

import shutil
import sqlite3
from pathlib import Path
from typing import NamedTuple


class Space(NamedTuple):
    """In bytes."""

    used: int
    """By what is kept. The room of what was deleted is free for new entries, and not counted."""
    free: int
    """On the disk, for everybody."""


def space_of(connection: sqlite3.Connection, path: Path) -> Space:
    """The space of a log file, with what waits in the write-ahead log beside it."""
    pages = _pragma(connection, "page_count") - _pragma(connection, "freelist_count")
    ahead = Path(f"{path}-wal")
    waiting = ahead.stat().st_size if ahead.exists() else 0
    used = pages * _pragma(connection, "page_size") + waiting
    return Space(used, shutil.disk_usage(path.parent).free)


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])
