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
from sheepfold.log.nats.own import is_kept_by_nats
from sheepfold.log.places import Place, PlacedLog, has_tables, open_place
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


def stored_tables(place: Place) -> list[StoredTable]:
    """Every table at this place."""
    return _with_log(place, lambda log: log.tables())


def show(place: Place, code: str) -> TableInfo:
    """What everyone may know of a table."""
    return table_info(_table(place, code)[0], time.time())


def export(place: Place, code: str) -> bytes:
    """The record of a table's last game, if that is over: a running game keeps its secrets."""
    table, lines = _table(place, code)
    if table.games == 0:
        raise NotAllowed("not-playing")
    if table.phase == "playing":
        raise NotAllowed("not-over")
    return open_record(last_game(lines))


def find(place: Place, codes: Iterable[str]) -> list[StoredTable]:
    """The tables with these codes, each once. Raises `NotAllowed` if one is not kept here."""
    known = {one.table: one for one in stored_tables(place)}
    for code in codes:
        if code.upper() not in known:
            raise NotAllowed("no-such-table", code=code[:16])
    return [known[code] for code in dict.fromkeys(code.upper() for code in codes)]


def delete(place: Place, unwanted: list[StoredTable]) -> list[StoredTable]:
    """Delete these tables, except those that have changed since they were listed."""

    async def forget(log: PlacedLog) -> list[StoredTable]:
        present = await log.tables()
        gone = []
        for one in unwanted:
            if one in present:
                with contextlib.suppress(Stale):
                    await log.delete(one.table, one.version)
                    gone.append(one)
        return gone

    return _with_log(place, forget)


def trust_clock(place: Place, now: float) -> None:
    """Note that an operator has pruned by this clock, so that servers prune again too."""
    _with_log(place, lambda log: log.note_pruned(now))


def idle(place: Place, days: float, now: float) -> list[StoredTable]:
    """The tables at which nothing has happened for that many days."""
    return [one for one in stored_tables(place) if one.last < now - days * DAY]


def finished(place: Place, days: float, now: float) -> list[StoredTable]:
    """The tables whose game is over, and at which nothing has happened for that many days."""

    async def look(log: PlacedLog) -> list[StoredTable]:
        old = [one for one in await log.tables() if one.last < now - days * DAY]
        return [one for one in old if await is_finished(log, one)]

    return _with_log(place, look)


def archive(
    place: Place, tables: list[StoredTable], folder: Path, progress: Progress
) -> list[StoredTable]:
    """Write the records of these tables into a folder, and delete each table that is written.

    Tables that have changed since they were listed are kept.
    """

    async def write(log: PlacedLog) -> list[StoredTable]:
        gone = []
        for done, one in enumerate(tables):
            await archive_table(log, one, folder)
            with contextlib.suppress(Stale):
                await log.delete(one.table, one.version)
                gone.append(one)
            progress(done + 1, len(tables))
        return gone

    return _with_log(place, write)


def back_up(place: Place, target: Path, progress: Callable[[int, int], None]) -> None:
    """Copy all tables into a file, also while servers run. An existing file is never touched.

    From a cluster, each table is copied as it is at some moment during the backup.
    """
    if not has_tables(place):
        raise NotAllowed("no-data", folder=str(place))
    if target.exists():
        raise NotAllowed("file-exists", file=str(target))
    try:
        if isinstance(place, Path) and not is_kept_by_nats(place):
            backup(tables_file(place), target, progress)
        else:
            _with_log(place, lambda log: copy_into_file(log, target, progress))
    except OSError as error:
        why = system_error(error)
        raise NotAllowed("file-unwritable", file=str(target), error=why) from None
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)  # an incomplete backup is worse than none
        raise NotAllowed("not-copied", folder=str(place), file=str(target)) from error
    except BaseException:
        with contextlib.suppress(OSError):  # a part of its path may be no folder
            target.unlink(missing_ok=True)
        raise


def migrate_tables(source: Place, target: Place, progress: Progress) -> int:
    """Copy all tables from one place to another; returns how many."""
    return asyncio.run(migrate(source, target, progress))


def _table(place: Place, code: str) -> tuple[Table, list[bytes]]:
    lines = _with_log(place, lambda log: log.read(code.upper()))
    if not lines:
        raise NotAllowed("no-such-table", code=code[:16])
    try:
        return table_of(code.upper(), lines), lines
    except DamagedLog as damage:
        raise refusal_of(damage, code) from damage


def _with_log(place: Place, work: Callable[[PlacedLog], Awaitable[T]]) -> T:
    async def run() -> T:
        log = await open_place(place, make=False)
        try:
            return await work(log)
        finally:
            await log.close()

    if not has_tables(place):
        raise NotAllowed("no-data", folder=str(place))
    try:
        return asyncio.run(run())
    except LogFailure as failure:
        raise cannot_open(failure, place) from failure
