"""Administering the tables of a data folder: list, show, export, delete, back up."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import TypeVar

from sheepfold.locales import system_error
from sheepfold.log import DamagedLog, LogFailure, StoredTable
from sheepfold.log.folder import tables_file
from sheepfold.log.sqlite import SqliteLog, backup
from sheepfold.server.protocol import TableInfo
from sheepfold.server.records import last_game, open_record
from sheepfold.server.storage import cannot_open
from sheepfold.server.table_info import table_info
from sheepfold.server.table_loading import refusal_of, table_of
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.table import Table

T = TypeVar("T")

DAY = 24 * 3600.0


def stored_tables(data: Path) -> list[StoredTable]:
    """Every table in this folder."""
    return _with_log(data, lambda log: log.tables())


def show(data: Path, code: str) -> TableInfo:
    """What everyone may know of a table."""
    return table_info(_table(data, code)[0], time.time())


def export(data: Path, code: str) -> bytes:
    """The record of a table's last game, if that is over: a running game keeps its secrets."""
    table, lines = _table(data, code)
    if table.games == 0:
        raise NotAllowed("not-playing")
    if table.phase == "playing":
        raise NotAllowed("not-over")
    return open_record(last_game(lines))


def find(data: Path, codes: Iterable[str]) -> list[StoredTable]:
    """The tables with these codes, each once. Raises `NotAllowed` if one is not kept here."""
    known = {one.table: one for one in stored_tables(data)}
    for code in codes:
        if code.upper() not in known:
            raise NotAllowed("no-such-table", code=code[:16])
    return [known[code] for code in dict.fromkeys(code.upper() for code in codes)]


def delete(data: Path, unwanted: list[StoredTable]) -> list[StoredTable]:
    """Delete these tables, but none at which something has happened since it was listed."""

    async def forget(log: SqliteLog) -> list[StoredTable]:
        present = await log.tables()
        gone = [one for one in unwanted if one in present]
        for one in gone:
            await log.delete(one.table)
        return gone

    return _with_log(data, forget)


def idle(data: Path, days: float, now: float) -> list[StoredTable]:
    """The tables at which nothing has happened for that many days."""
    return [one for one in stored_tables(data) if one.last < now - days * DAY]


def trust_clock(data: Path, now: float) -> None:
    """Let servers delete old tables by themselves again, after an operator has done so."""
    _with_log(data, lambda log: log.note_pruned(now))


def back_up(data: Path, target: Path, progress: Callable[[int, int], None]) -> None:
    """Copy all tables into a file, also while a server runs. An existing file is never touched."""
    if not tables_file(data).exists():
        raise NotAllowed("no-data", folder=str(data))
    if target.exists():
        raise NotAllowed("file-exists", file=str(target))
    try:
        backup(tables_file(data), target, progress)
    except OSError as error:
        why = system_error(error)
        raise NotAllowed("file-unwritable", file=str(target), error=why) from None
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)  # an incomplete copy is worse than none
        raise NotAllowed("not-copied", folder=str(data), file=str(target)) from error


def _table(data: Path, code: str) -> tuple[Table, list[bytes]]:
    lines = _with_log(data, lambda log: log.read(code.upper()))
    if not lines:
        raise NotAllowed("no-such-table", code=code[:16])
    try:
        return table_of(code.upper(), lines), lines
    except DamagedLog as damage:
        raise refusal_of(damage, code) from damage


def _with_log(data: Path, work: Callable[[SqliteLog], Awaitable[T]]) -> T:
    async def run() -> T:
        log = SqliteLog(tables_file(data))
        try:
            return await work(log)
        finally:
            await log.close()

    if not tables_file(data).exists():
        raise NotAllowed("no-data", folder=str(data))
    try:
        return asyncio.run(run())
    except LogFailure as failure:
        raise cannot_open(failure, data) from failure
