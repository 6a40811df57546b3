"""Decides when a room saves a snapshot, so that there is never much to fold again."""

import logging

from sheepfold.log import Log, Snapshot
from sheepfold.server.slices import Slices
from sheepfold.table.snapshot import fold_version, write_snapshot
from sheepfold.table.table import Table

logger = logging.getLogger("sheepfold")

SHORT = 200
"""A log of fewer entries is folded quickly enough, and has no snapshot."""

SAVE_EVERY = 1000
"""After how many entries a table in memory gets a new snapshot."""


class Snapshots:
    """The snapshots of one table."""

    def __init__(self, log: Log, slices: Slices, saved: int = 0) -> None:
        self._log = log
        self._slices = slices
        self._saved = saved
        """How many entries the last snapshot covers."""

    def is_due(self, table: Table) -> bool:
        """Whether so much has happened that a table in memory is saved."""
        return table.version - self._saved >= SAVE_EVERY

    async def save(self, table: Table, began: Table | None) -> None:
        """Save a snapshot, unless hardly anything has happened since the last one.

        `began` is the table as its last game began.
        """
        if table.version - self._saved < SHORT:
            return
        self._saved = table.version
        try:
            state = await self._slices.do(write_snapshot(table, began))
        except (TypeError, ValueError):  # not fatal: its entries will be folded instead
            logger.exception("no snapshot of a table can be made")
            return
        await self._log.save_snapshot(table.code, Snapshot(table.version, fold_version(), state))
