"""Copying tables from one log into another; their entries keep their times."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

from sheepfold.log import Log, LogFailure, StoredTable
from sheepfold.log.places import Place, has_tables, open_place
from sheepfold.log.sqlite import SqliteLog
from sheepfold.server.storage import cannot_open, own_folder
from sheepfold.table.allowed import NotAllowed

Progress = Callable[[int, int], None]

MOST_ENTRIES = 200
MOST_BYTES = 256 * 1024
"""How many entries, and how many bytes, are appended at once."""


class ManualClock:
    """A clock that is set by hand, so that a copy keeps the times of the original."""

    def __init__(self) -> None:
        self.time = time.time()

    def __call__(self) -> float:
        """The time to which it was set."""
        return self.time


async def migrate(source: Place, target: Place, progress: Progress) -> int:
    """Copy all tables; returns how many. Existing tables stay, at both places.

    It can be run again after an interruption: an incomplete table is continued, and a complete one
    is skipped. Raises `NotAllowed` if another one has its code.
    """
    if not has_tables(source):
        raise NotAllowed("no-data", folder=str(source))
    if source == target:
        raise NotAllowed("migrate-same", place=str(source))
    with ExitStack() as claims:
        for place in (source, target):
            if isinstance(place, Path):  # nobody may write there in the meantime
                claims.enter_context(own_folder(place))
        clock, at = ManualClock(), source
        try:
            old = await open_place(source, make=False)
            try:
                at = target
                new = await open_place(target, clock)
                try:
                    await new.check()
                    return await copy_tables(old, new, clock, str(target), progress)
                finally:
                    await new.close()
            finally:
                await old.close()
        except LogFailure as failure:
            raise cannot_open(failure, at) from failure


async def copy_into_file(log: Log, target: Path, progress: Progress) -> None:
    """Copy all tables of a log into a new file, in the format of a server's data folder."""
    clock = ManualClock()
    copy = SqliteLog(target, clock)
    try:
        await copy_tables(log, copy, clock, str(target), progress)
    finally:
        await copy.close()


async def copy_tables(
    source: Log, target: Log, clock: ManualClock, place: str, progress: Progress
) -> int:
    """Copy all tables, and verify each by reading it back; returns how many."""
    tables = await source.tables()
    for done, one in enumerate(tables):
        await _copy(source, target, one, clock, place)
        progress(done + 1, len(tables))
    return len(tables)


async def _copy(source: Log, target: Log, one: StoredTable, clock: ManualClock, place: str) -> None:
    entries = await source.read(one.table)
    there = await target.read(one.table)
    if there != entries[: len(there)]:
        raise NotAllowed("migrate-other", code=one.table[:16], place=place)
    version = len(there)
    for part in _parts(entries, version):
        clock.time = one.first if version == 0 else one.last
        version = await target.append(one.table, version, part)
    if await target.read(one.table) != entries:
        raise LogFailure("what was copied is not what was there")
    snapshot = await source.snapshot(one.table)
    if snapshot is not None:
        await target.save_snapshot(one.table, snapshot)


def _parts(entries: list[bytes], since: int) -> Iterator[list[bytes]]:
    """The entries after the first `since` ones, in batches.

    The first entry of a table is a batch by itself, because it has its own time.

    >>> [len(part) for part in _parts([b"entry"] * 500, 0)]
    [1, 200, 200, 99]
    """
    part: list[bytes] = []
    size = 0
    for number, entry in enumerate(entries[since:], since):
        if part and (number == 1 or len(part) == MOST_ENTRIES or size + len(entry) > MOST_BYTES):
            yield part
            part, size = [], 0
        part.append(entry)
        size += len(entry)
    if part:
        yield part
