"""Deleting the tables that nobody has played at for long."""

import asyncio
import contextlib
import logging
from typing import NamedTuple

from sheepfold.log import LogFailure, Stale, StoredTable
from sheepfold.server.rooms import Server
from sheepfold.server.table_loading import is_unfinished

logger = logging.getLogger("sheepfold")

DAY = 24 * 3600.0

PORTION = 50
"""How many tables are listed before the event loop gets a turn."""

PAUSE = 0.02
"""Seconds to pause after each deleted table, so that games can use the disk."""

CLOCK_IS_SET = 1.6e9
"""A clock before this time (2020) was never set, so a table of that time may be quite new."""


LONGEST_GAP = 60.0
"""Days since the last run. If there seem to be more, the clock may be far ahead, and every table
would look old."""


class Retention(NamedTuple):
    """For how many days a table is kept at which nothing happens; `None` is for ever."""

    unfinished: float | None = 30
    finished: float | None = 365


class Pruner:
    """Deletes old tables of a server, one after the other."""

    def __init__(self, server: Server, retention: Retention) -> None:
        self._server = server
        self._retention = retention
        self._known: dict[str, tuple[int, bool]] = {}
        """Of old tables: their version, and whether they were finished then."""
        self._refused = False

    async def prune(self) -> int:
        """Delete tables that are too old, unless anybody is connected; returns how many."""
        environment = self._server.environment
        if not environment.presence.is_first:
            return 0  # another node does it
        if environment.clock() < CLOCK_IS_SET or not await self._trusts_clock():
            return 0
        deleted, after, old = 0, None, {}
        while portion := await self._server.environment.log.tables(after, PORTION):
            after = portion[-1].table
            for one in portion:
                if await self._is_too_old(one):
                    deleted += await self._delete(one)
                    await asyncio.sleep(PAUSE)
                elif one.table in self._known:
                    old[one.table] = self._known[one.table]
            await asyncio.sleep(0)
        self._known = old
        if deleted:
            logger.info("%d tables were deleted, for nobody had played there for long", deleted)
        return deleted

    async def _trusts_clock(self) -> bool:
        """Whether the clock can be right, compared with the last run or, before the first run, with
        the newest entry. If not, an operator has to prune once.
        """
        log, now = self._server.environment.log, self._server.environment.clock()
        last = await log.last_pruned()
        if last is None:
            last = await self._newest() or now
            await log.note_pruned(last)
        days = (now - last) / DAY
        if days > LONGEST_GAP:
            if not self._refused:
                logger.error(
                    "no old tables are deleted: by the clock, %d days have passed since the last"
                    " time; if it is right, run sheepfold tables prune once",
                    days,
                )
            self._refused = True
            return False
        self._refused = False
        with contextlib.suppress(LogFailure):  # where there is no space, deleting makes some
            await log.note_pruned(max(last, now))
        return True

    async def _newest(self) -> float:
        """When the newest entry was written; 0 if there is none from a clock that was set."""
        newest, after = 0.0, None
        while portion := await self._server.environment.log.tables(after, PORTION):
            after = portion[-1].table
            newest = max([newest, *[one.last for one in portion if one.last >= CLOCK_IS_SET]])
            await asyncio.sleep(0)
        return newest

    async def _is_too_old(self, one: StoredTable) -> bool:
        if one.last < CLOCK_IS_SET:
            return False
        days = (self._server.environment.clock() - one.last) / DAY
        unfinished, finished = (days > most if most else False for most in self._retention)
        if unfinished == finished:
            return finished
        return await self._is_finished(one) == finished

    async def _is_finished(self, one: StoredTable) -> bool:
        known = self._known.get(one.table)
        if known is None or known[0] != one.version:
            setting = self._server.environment
            is_over = not await is_unfinished(setting.log, one.table, setting.slices)
            known = self._known[one.table] = (one.version, is_over)
        return known[1]

    async def _delete(self, one: StoredTable) -> bool:
        server, code = self._server, one.table
        if await server.environment.presence.is_anybody_at(code):
            return False
        if not server.begin_to_delete(code):
            return False
        try:
            await server.environment.log.delete(code, one.version)
        except Stale:
            return False  # somebody was there since it was listed
        finally:
            server.deleting.discard(code)
        server.damaged.discard(code)
        return True
