"""Loading a table from the log: its snapshot, if it can be used, and the entries since.

Entries are read a page at a time and folded a slice at a time, so that a long log does not block
the event loop. Loading stops when nobody waits for it any more.
"""

import logging
import time
from collections.abc import AsyncIterator
from typing import NamedTuple

from sheepfold.games.contract import Game
from sheepfold.log import Log
from sheepfold.server.slices import Slices
from sheepfold.table.entries import Entry, GameStarted
from sheepfold.table.entry_codec import EntryReader
from sheepfold.table.fold import evolve
from sheepfold.table.snapshot import BadSnapshot, fold_version, read_snapshot
from sheepfold.table.table import Table

logger = logging.getLogger("sheepfold")

PAGE = 200
"""How many entries are read at a time."""


class LoadedTable(NamedTuple):
    """A table as its log has it."""

    table: Table
    began: Table | None
    """The table as its last game began."""
    saved: int
    """How many entries its snapshot covers; 0 without one."""


async def entries_of(
    log: Log, code: str, slices: Slices, since: int = 0, game: Game | None = None
) -> AsyncIterator[tuple[Entry, int]]:
    """The entries of a table, each with the version after it.

    They begin after the first `since`, when this game was played.
    """
    reader = EntryReader(game)
    end = slices.end()
    while lines := await log.read(code, since, PAGE):
        for line in lines:
            since += 1
            yield reader.read(line), since
            if time.perf_counter() >= end:
                end = await slices.next()
        if len(lines) < PAGE:
            return


async def load_table(log: Log, code: str, slices: Slices) -> LoadedTable | None:
    """A table from the log; `None` if there is none."""
    table, began, saved = await _from_snapshot(log, code, slices)
    game = None if table is None else table.game
    async for entry, _ in entries_of(log, code, slices, saved, game):
        table = evolve(table, entry)
        if isinstance(entry.what, GameStarted):
            began = table
    return None if table is None else LoadedTable(table, began, saved)


async def _from_snapshot(
    log: Log, code: str, slices: Slices
) -> tuple[Table | None, Table | None, int]:
    snapshot = await log.snapshot(code)
    if snapshot is None or snapshot.fold != fold_version():
        return None, None, 0
    try:
        return *await slices.do(read_snapshot(snapshot.state)), snapshot.version
    except BadSnapshot as problem:
        # The code is left out, because whoever knows it can join the table.
        logger.warning("a snapshot cannot be used, so all entries are read: %s", problem)
        return None, None, 0
