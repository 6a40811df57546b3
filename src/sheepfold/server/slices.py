"""Long work in the event loop, a little at a time, so that no command has to wait for it."""

import asyncio
import time
from typing import TypeVar

from sheepfold.table.work import Work

T = TypeVar("T")

SECONDS = 0.001
"""Seconds of work, after which the event loop is left free for as long.

A command takes several turns of the loop; thanks to the pause it waits for one slice, not for one
in each turn.
"""


class Slices:
    """Cuts the long work of a process into slices, with a pause of the same length after each.

    Commands are handled in the pauses. Whoever waits for a slice can be cancelled, and then no more
    of the work is done.
    """

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._turn = asyncio.Lock()
        self.count = 0
        """How many slices have been begun after a first one."""

    async def do(self, work: Work[T]) -> T:
        """The result of this work."""
        end = self.end()
        try:
            while True:
                next(work)
                if time.perf_counter() >= end:
                    end = await self.next()
        except StopIteration as done:
            made: T = done.value
            return made
        finally:
            work.close()

    def end(self) -> float:
        """When a slice that starts now must end, by `time.perf_counter`."""
        return time.perf_counter() + self._seconds

    async def next(self) -> float:
        """Pause, then start the next slice; returns when that one must end."""
        async with self._turn:
            await asyncio.sleep(self._seconds)
        self.count += 1
        return self.end()
