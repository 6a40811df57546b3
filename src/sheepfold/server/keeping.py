"""Looking after the tables that a server keeps: list, show, export, delete, prune, back up."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sheepfold.log import Kept, LogFailure
from sheepfold.log.folder import tables_file
from sheepfold.log.sqlite import SqliteLog, backup
from sheepfold.server.protocol import TableInfo, table_info
from sheepfold.server.records import last_game, open_record
from sheepfold.table.decide import NotAllowed
from sheepfold.table.entries import decode
from sheepfold.table.table import Table, fold

T = TypeVar("T")

DAY = 24 * 3600.0


def kept(data: Path) -> list[Kept]:
    """Every table that is kept in this folder."""
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


def delete(data: Path, codes: list[str]) -> None:
    """Forget these tables."""

    async def forget(log: SqliteLog) -> None:
        for code in codes:
            await log.delete(code)

    for code in codes:
        _table(data, code)
    _with_log(data, forget)


def prune(data: Path, days: float, now: float) -> list[str]:
    """Forget the tables at which nothing has happened for that many days; their codes."""
    old = [one.table for one in kept(data) if one.last < now - days * DAY]
    delete(data, old)
    return old


def back_up(data: Path, target: Path, progress: Callable[[int, int], None]) -> None:
    """Copy all tables into a file, also while a server runs. An existing file is never touched."""
    if not tables_file(data).exists():
        raise NotAllowed("no-data", folder=str(data))
    if target.exists():
        raise NotAllowed("file-exists", file=str(target))
    backup(tables_file(data), target, progress)


def _table(data: Path, code: str) -> tuple[Table, list[bytes]]:
    lines = _with_log(data, lambda log: log.read(code.upper()))
    if not lines:
        raise NotAllowed("no-such-table", code=code[:16])
    return fold(map(decode, lines)), lines


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
        raise NotAllowed("bad-data", folder=str(data)) from failure
