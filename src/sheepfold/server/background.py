"""What a room does in the background."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sheepfold.games.contract import Refusal
from sheepfold.log import LogFailure

logger = logging.getLogger("sheepfold")


class BackgroundTasks:
    """The tasks of one room that are still in progress."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Future[Any]] = set()

    def __bool__(self) -> bool:
        """Whether anything is still in progress."""
        return bool(self._tasks)

    def start(self, work: Awaitable[object]) -> "asyncio.Task[None]":
        """Carry out an action of the server itself."""
        task = asyncio.get_running_loop().create_task(_ignoring_refusals(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def track(self, work: "asyncio.Future[Any]", when_done: Callable[[], None]) -> None:
        """Count this as in progress until it is done or has failed, then call `when_done`."""

        def done(_: object) -> None:
            self._tasks.discard(work)
            when_done()

        self._tasks.add(work)
        work.add_done_callback(done)

    async def finish(self) -> None:
        """Wait until nothing is in progress."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await asyncio.sleep(0)  # done tasks leave the set in the next turn of the loop


async def _ignoring_refusals(work: Awaitable[object]) -> None:
    """Carry out an action of the server itself; a refusal only means that it came too late."""
    try:
        await work
    except Refusal:
        return
    except LogFailure as failure:
        logger.error("the log cannot write: %s", failure)
