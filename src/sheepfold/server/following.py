"""Hearing at once what other nodes write to the log of a table."""

import asyncio
from typing import TYPE_CHECKING

from sheepfold.log import Unsubscribe

if TYPE_CHECKING:
    from sheepfold.server.room import Room


class Follower:
    """Tells a room of every entry in its log, its own as well, until it is stopped."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._end: Unsubscribe | None = None
        self._is_stopped = False
        self._work = asyncio.ensure_future(self._begin())

    def stop(self) -> None:
        """The room leaves memory; to say so twice does no harm."""
        if self._is_stopped:
            return
        self._is_stopped = True
        self._work.cancel()
        if self._end is not None:
            self._work = asyncio.ensure_future(self._end())

    async def _begin(self) -> None:
        room = self._room
        self._end = await room.environment.log.subscribe(
            room.table.code, room.on_entries, room.catch_up_soon
        )
        room.catch_up_soon()  # for what was written before
