"""The server's own chores while people play: pruning, watching the disk, noticing deletions."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sheepfold.games.contract import Refusal
from sheepfold.log import DamagedLog, LogFailure
from sheepfold.server.pruning import Pruner, Retention
from sheepfold.server.room import Room
from sheepfold.server.rooms import Server

logger = logging.getLogger("sheepfold")

POLL_SECONDS = 1.0
"""Seconds between two checks of the disk, and of what other processes have written."""

HOUR = 3600.0

DISCOVERY_SECONDS = 15.0
"""Seconds after which a node knows the others, one of which deletes old tables."""


async def run_upkeep(server: Server, retention: Retention) -> None:
    """Notice deleted tables, watch the disk and delete old tables, until the server closes."""

    async def watch_disk() -> None:
        if server.environment.disk is not None:
            server.environment.disk.watch()

    async def leave_to_others() -> None:
        if presence.is_cut_off:
            server.send_elsewhere()

    async def prune() -> None:
        await asyncio.sleep(DISCOVERY_SECONDS if presence.is_shared else 0)
        await _every(server, HOUR, Pruner(server, retention).prune)

    presence = server.environment.presence
    async with asyncio.TaskGroup() as works:
        works.create_task(_every(server, POLL_SECONDS, watch_disk))
        works.create_task(_every(server, POLL_SECONDS, lambda: notice_deletions(server)))
        works.create_task(_every(server, POLL_SECONDS, leave_to_others))
        works.create_task(prune())


async def notice_deletions(server: Server) -> None:
    """If another process has written to the log, let every room check whether its table still
    exists.
    """
    if server.environment.log.changed_elsewhere():
        for room in list(server.rooms.values()):
            await _catch_up(room)


async def _catch_up(room: Room) -> None:
    while True:
        try:
            await room.catch_up()
        except Refusal:
            return  # it was deleted, and everyone there was disconnected
        except DamagedLog:
            return  # retrying will not help
        except LogFailure:
            await asyncio.sleep(POLL_SECONDS)
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
        except Exception:  # whatever it is, retry next time
            logger.exception("the upkeep of the tables has failed")
        await asyncio.sleep(seconds)
