"""Copying tables from one log into another; their entries keep their times."""

import errno
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sheepfold.locales import system_error
from sheepfold.log import Log, LogFailure, StoredTable
from sheepfold.log.locations import LogLocation, has_tables, open_location
from sheepfold.log.sqlite import SqliteLog
from sheepfold.server.storage import cannot_open, own_folder
from sheepfold.table.allowed import NotAllowed

Progress = Callable[[int, int], None]

MOST_ENTRIES = 200
MOST_BYTES = 256 * 1024
"""How many entries, and how many bytes, are appended at once."""


class CannotRead(Exception):
    """The log that is copied failed, not its copy."""

    def __init__(self, failure: LogFailure) -> None:
        super().__init__(str(failure))
        self.failure = failure


class ManualClock:
    """A clock that is set by hand, so that a copy keeps the times of the original."""

    def __init__(self) -> None:
        self.time = time.time()

    def __call__(self) -> float:
        """The time to which it was set."""
        return self.time


async def migrate(source: LogLocation, target: LogLocation, progress: Progress) -> int:
    """Copy all tables; returns how many. Tables that exist stay, in source and target.

    It can be run again after an interruption: an incomplete table is continued, and a complete one
    is skipped. Raises `NotAllowed` if another one has its code.
    """
    if not has_tables(source):
        raise NotAllowed("no-data", folder=str(source))
    if source == target:
        raise NotAllowed("migrate-same", place=str(source))
    with ExitStack() as claims:
        for location in (source, target):
            if isinstance(location, Path):  # nobody may write there in the meantime
                claims.enter_context(own_folder(location, only_read=location == source))
        clock, at = ManualClock(), source
        try:
            old = await open_location(source, make=False)
            try:
                at = target
                new = await open_location(target, clock)
                try:
                    await new.check()
                    return await copy_tables(old, new, clock, str(target), progress)
                finally:
                    await new.close()
            finally:
                await old.close()
        except CannotRead as unread:
            raise cannot_open(unread.failure, source) from unread.failure
        except LogFailure as failure:
            raise cannot_open(failure, at) from failure


async def copy_into_file(log: Log, target: Path, progress: Progress) -> None:
    """Copy all tables of a log into a new file, in the format of a server's data folder.

    Raises `LogFailure` if the log cannot be read, and `NotAllowed` if the file cannot be written.
    """
    clock = ManualClock()
    try:
        copy = SqliteLog(target, clock)
        try:
            await copy_tables(log, copy, clock, str(target), progress)
        finally:
            await copy.close()
    except CannotRead as unread:
        raise unread.failure from None
    except LogFailure as failure:
        why = system_error(failure.system or OSError(errno.EIO, str(failure)))
        raise NotAllowed("file-unwritable", file=str(target), error=why) from failure


async def copy_tables(
    source: Log, target: Log, clock: ManualClock, target_name: str, progress: Progress
) -> int:
    """Copy all tables, and verify each by reading it back; returns how many.

    Raises `CannotRead` if the source fails, and `LogFailure` if the target does.
    """
    with _reading():
        tables = await source.tables()
    for done, one in enumerate(tables):
        await _copy(source, target, one, clock, target_name)
        progress(done + 1, len(tables))
    return len(tables)


@contextmanager
def _reading() -> Iterator[None]:
    try:
        yield
    except LogFailure as failure:
        raise CannotRead(failure) from failure


async def _copy(
    source: Log, target: Log, one: StoredTable, clock: ManualClock, target_name: str
) -> None:
    with _reading():
        entries = await source.read(one.table)
        snapshot = await source.snapshot(one.table)
    there = await target.read(one.table)
    if there != entries[: len(there)]:
        raise NotAllowed("migrate-other", code=one.table[:16], place=target_name)
    version = len(there)
    for part in _parts(entries, version):
        clock.time = one.first if version == 0 else one.last
        version = await target.append(one.table, version, part)
    if await target.read(one.table) != entries:
        raise LogFailure("what was copied is not what was there")
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
