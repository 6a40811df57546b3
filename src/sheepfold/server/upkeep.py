"""What a server does by itself while people play."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sheepfold.games.contract import Refusal
from sheepfold.log import DamagedLog, LogFailure
from sheepfold.server.pruning import Keep, Pruner
from sheepfold.server.room import Room
from sheepfold.server.rooms import Server

logger = logging.getLogger("sheepfold")

GLANCE = 1.0
"""Seconds between two looks at what other processes have written, and at the disk."""

HOUR = 3600.0


async def look_after(server: Server, keep: Keep) -> None:
    """Notice deleted tables, watch the disk and delete old tables, until the server closes."""

    async def watch_disk() -> None:
        if server.environment.disk is not None:
            server.environment.disk.watch()

    async with asyncio.TaskGroup() as works:
        works.create_task(_every(server, GLANCE, watch_disk))
        works.create_task(_every(server, GLANCE, lambda: notice_deletions(server)))
        works.create_task(_every(server, HOUR, Pruner(server, keep).prune))


async def notice_deletions(server: Server) -> None:
    """If another process has written to the log, have every room look whether it is still there."""
    if server.environment.log.changed_elsewhere():
        for room in list(server.rooms.values()):
            await _catch_up(room)


async def _catch_up(room: Room) -> None:
    while True:
        try:
            await room.catch_up()
        except Refusal:
            return  # it was deleted, and everyone there was told
        except DamagedLog:
            return  # it will not get better
        except LogFailure:
            await asyncio.sleep(GLANCE)
        else:
            return


async def _every(server: Server, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
    failed = False
    while not server.closing:
        try:
            await work()
            failed = False
        except LogFailure as failure:
            if not failed and not server.closing:
                logger.error("the log cannot read or write: %s", failure)
            failed = True
        except Exception:  # whatever it is, the next time may be better
            logger.exception("the tables could not be looked after")
        await asyncio.sleep(seconds)
