"""Waiting for long work: it is done once for all who wait, and dropped when they have gone."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from sheepfold.table.allowed import NotAllowed

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Gone(Exception):
    """Whoever asked for something has gone."""


async def unless_gone(gone: "asyncio.Future[Any]", work: Coroutine[Any, Any, T]) -> T:
    """What this work comes to. It is cancelled, and `Gone` raised, if this future is done first."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({task, gone}, return_when="FIRST_COMPLETED")
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
    """Work by key: who asks for what is under way already waits for the same."""

    def __init__(self, most: int | None = None) -> None:
        self._most = most
        """How much may be under way at a time."""
        self._jobs: dict[K, _Job[T]] = {}

    def __contains__(self, key: object) -> bool:
        """Whether this is under way."""
        return key in self._jobs

    async def do(self, key: K, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What this work comes to. Raises `NotAllowed` if there is too much else to do."""
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
