"""Long work: done once for all who wait for it, and cancelled when nobody waits any more."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from sheepfold.table.allowed import NotAllowed

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Gone(Exception):
    """The client that asked has disconnected."""


async def unless_gone(gone: "asyncio.Future[None]", work: Coroutine[Any, Any, T]) -> T:
    """The result of this work; if `gone` is done first, the work is cancelled and `Gone` raised."""
    task = asyncio.ensure_future(work)
    either: set[asyncio.Future[T] | asyncio.Future[None]] = {task, gone}
    try:
        await asyncio.wait(either, return_when="FIRST_COMPLETED")
        if not task.done():
            raise Gone
        return task.result()
    finally:
        task.cancel()


class _Job(Generic[T]):
    def __init__(self, task: "asyncio.Task[T]") -> None:
        self.task = task
        self.waiting = 0


class Shared(Generic[K, T]):
    """Work by key: a second request for work in progress waits for the same result."""

    def __init__(self, most: int | None = None) -> None:
        self._most = most
        """How much may be in progress at a time."""
        self._jobs: dict[K, _Job[T]] = {}

    def __contains__(self, key: object) -> bool:
        """Whether this is in progress."""
        return key in self._jobs

    async def do(self, key: K, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of this work. Raises `NotAllowed` if too much else is in progress."""
        job = self._jobs.get(key)
        if job is None:
            if self._most is not None and len(self._jobs) >= self._most:
                raise NotAllowed("server-busy")
            job = self._jobs[key] = _Job(asyncio.ensure_future(work()))
        job.waiting += 1
        try:
            return await asyncio.shield(job.task)
        finally:
            job.waiting -= 1
            if job.waiting == 0 or job.task.done():
                job.task.cancel()  # nobody waits for it any more
                if self._jobs.get(key) is job:
                    del self._jobs[key]
