"""Hearing at once what other nodes write to the log of a table."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from sheepfold.log import LogFailure

if TYPE_CHECKING:
    from sheepfold.server.room import Room

logger = logging.getLogger("sheepfold")

RETRY_SECONDS = 1.0
"""Seconds after a failure of the log until it is followed again."""


class Follower:
    """Tells a room of every entry in its log, its own as well, until it is stopped."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._task = asyncio.get_running_loop().create_task(self._follow())

    def stop(self) -> None:
        """The room leaves memory."""
        self._task.cancel()

    async def _follow(self) -> None:
        room = self._room
        while True:
            version = room.table.version
            following = room.environment.log.follow(room.table.code, version)
            try:
                async with contextlib.aclosing(following) as lines:  # type: ignore[type-var]
                    async for line in lines:
                        version += 1
                        room.heard(line, version)
            except LogFailure as failure:
                logger.info("the log cannot be followed: %s", failure)
            except Exception:  # whatever it is, the table must go on
                logger.exception("the log cannot be followed")
            await asyncio.sleep(RETRY_SECONDS)
