"""Administering the tables of a server: list, show, export, delete, archive, back up."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import TypeVar

from sheepfold.locales import system_error
from sheepfold.log import DamagedLog, LogFailure, Stale, StoredTable
from sheepfold.log.folder import tables_file
from sheepfold.log.locations import LogLocation, StoredLog, has_tables, open_location
from sheepfold.log.nats.own import is_kept_by_nats
from sheepfold.log.sqlite_file import backup
from sheepfold.server.archive import archive_table, is_finished
from sheepfold.server.migration import Progress, copy_into_file, migrate
from sheepfold.server.protocol import TableInfo
from sheepfold.server.records import last_game, open_record
from sheepfold.server.storage import cannot_open
from sheepfold.server.table_info import table_info
from sheepfold.server.table_loading import refusal_of, table_of
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.table import Table

T = TypeVar("T")

DAY = 24 * 3600.0


def stored_tables(location: LogLocation) -> list[StoredTable]:
    """Every table at this location."""
    return _with_log(location, lambda log: log.tables())


def show(location: LogLocation, code: str) -> TableInfo:
    """What everyone may know of a table."""
    return table_info(_table(location, code)[0], time.time())


def export(location: LogLocation, code: str) -> bytes:
    """The record of a table's last game, if that is over: a running game keeps its secrets."""
    table, lines = _table(location, code)
    if table.games == 0:
        raise NotAllowed("not-playing")
    if table.phase == "playing":
        raise NotAllowed("not-over")
    return open_record(last_game(lines))


def find(location: LogLocation, codes: Iterable[str]) -> list[StoredTable]:
    """The tables with these codes, each once. Raises `NotAllowed` if one is not kept here."""
    known = {one.table: one for one in stored_tables(location)}
    for code in codes:
        if code.upper() not in known:
            raise NotAllowed("no-such-table", code=code[:16])
    return [known[code] for code in dict.fromkeys(code.upper() for code in codes)]


def delete(location: LogLocation, unwanted: list[StoredTable]) -> list[StoredTable]:
    """Delete these tables, except those that have changed since they were listed."""

    async def forget(log: StoredLog) -> list[StoredTable]:
        present = await log.tables()
        gone = []
        for one in unwanted:
            if one in present:
                with contextlib.suppress(Stale):
                    await log.delete(one.table, one.version)
                    gone.append(one)
        return gone

    return _with_log(location, forget)


def trust_clock(location: LogLocation, now: float) -> None:
    """Note that an operator has pruned by this clock, so that servers prune again too."""
    _with_log(location, lambda log: log.note_pruned(now))


def idle(location: LogLocation, days: float, now: float) -> list[StoredTable]:
    """The tables at which nothing has happened for that many days."""
    return [one for one in stored_tables(location) if one.last < now - days * DAY]


def finished(location: LogLocation, days: float, now: float) -> list[StoredTable]:
    """The tables whose game is over, and at which nothing has happened for that many days."""

    async def look(log: StoredLog) -> list[StoredTable]:
        old = [one for one in await log.tables() if one.last < now - days * DAY]
        return [one for one in old if await is_finished(log, one)]

    return _with_log(location, look)


def archive(
    location: LogLocation, tables: list[StoredTable], folder: Path, progress: Progress
) -> list[StoredTable]:
    """Write the records of these tables into a folder, and delete each table that is written.

    Tables that have changed since they were listed are kept.
    """

    async def write(log: StoredLog) -> list[StoredTable]:
        gone = []
        for done, one in enumerate(tables):
            await archive_table(log, one, folder)
            with contextlib.suppress(Stale):
                await log.delete(one.table, one.version)
                gone.append(one)
            progress(done + 1, len(tables))
        return gone

    return _with_log(location, write)


def back_up(location: LogLocation, target: Path, progress: Callable[[int, int], None]) -> None:
    """Copy all tables into a file, also while servers run. An existing file is never touched.

    From a cluster, each table is copied as it is at some moment during the backup.
    """
    if not has_tables(location):
        raise NotAllowed("no-data", folder=str(location))
    if target.exists():
        raise NotAllowed("file-exists", file=str(target))
    try:
        if isinstance(location, Path) and not is_kept_by_nats(location):
            backup(tables_file(location), target, progress)
        else:
            _with_log(location, lambda log: copy_into_file(log, target, progress))
    except OSError as error:
        why = system_error(error)
        raise NotAllowed("file-unwritable", file=str(target), error=why) from None
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)  # an incomplete backup is worse than none
        raise NotAllowed("not-copied", folder=str(location), file=str(target)) from error
    except BaseException:
        with contextlib.suppress(OSError):  # a part of its path may be no folder
            target.unlink(missing_ok=True)
        raise


def migrate_tables(source: LogLocation, target: LogLocation, progress: Progress) -> int:
    """Copy all tables from one location to another; returns how many."""
    return asyncio.run(migrate(source, target, progress))


def _table(location: LogLocation, code: str) -> tuple[Table, list[bytes]]:
    lines = _with_log(location, lambda log: log.read(code.upper()))
    if not lines:
        raise NotAllowed("no-such-table", code=code[:16])
    try:
        return table_of(code.upper(), lines), lines
    except DamagedLog as damage:
        raise refusal_of(damage, code) from damage


def _with_log(location: LogLocation, work: Callable[[StoredLog], Awaitable[T]]) -> T:
    async def run() -> T:
        log = await open_location(location, make=False)
        try:
            return await work(log)
        finally:
            await log.close()

    if not has_tables(location):
        raise NotAllowed("no-data", folder=str(location))
    try:
        return asyncio.run(run())
    except LogFailure as failure:
        raise cannot_open(failure, location) from failure
