"""Looking back on games, off the event loop: what each seat could have known takes long to compute.

The work is done in parts by a low-priority process: one game at a time, once for all clients that
ask for the same, and cancelled when nobody asks any more. A client gets the progress after a
moment, and asks again.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Hashable
from functools import lru_cache

import msgspec

from sheepfold.games.record import BadRecord
from sheepfold.learn import KnownStep, LookBack, Study, study_of
from sheepfold.server.problem import Problem
from sheepfold.server.thinking import NoAnswer, Offload
from sheepfold.server.uploads import sound_part
from sheepfold.table.allowed import NotAllowed

logger = logging.getLogger("sheepfold")

MOST = 16
"""How many games can be queued, at most."""
KEPT = 32
"""How many results are cached."""
MOST_PARTS = 50
LEAST_ENTRIES = 4
"""Into how many parts a game is cut at most, and how many entries a part has at least."""
ANSWER_SECONDS = 0.5
"""Seconds until a client gets the progress instead of the result."""
GONE_SECONDS = 5.0
"""Work is cancelled if nobody has asked for it for so many seconds."""
PART_SECONDS = 10.0
WHOLE_SECONDS = 20.0
"""How long a part, and a whole game, may take."""


class Progress(msgspec.Struct, frozen=True):
    """The look back is not ready yet: ask again."""

    done: float
    """From 0 to 1."""


class LookBackReport(msgspec.Struct, frozen=True):
    """A look back; if the record was damaged, on its sound part, with the problem."""

    wrong: Problem | None
    look_back: LookBack


class LookBackAnswer:
    """A look back as JSON, and what was wrong with the record."""

    def __init__(self, body: bytes, wrong: BadRecord | None) -> None:
        self.body = body
        self.wrong = wrong


class _Job:
    def __init__(self, asker: str) -> None:
        self.asker = asker
        self.asked = time.monotonic()
        self.done = 0.0
        self.task: asyncio.Task[LookBackAnswer]


class LookBacks:
    """The look backs of a server: those that are ready, and those that are being made."""

    def __init__(self, study: Offload) -> None:
        self._study = study
        self._ready: OrderedDict[Hashable, LookBackAnswer] = OrderedDict()
        self._jobs: dict[Hashable, _Job] = {}
        self._turn = asyncio.Lock()

    def __contains__(self, key: object) -> bool:
        """Whether this is ready, or being made."""
        return key in self._ready or key in self._jobs

    async def ask(self, key: Hashable, asker: str, data: bytes) -> LookBackAnswer | Progress:
        """The look back on this record, or the progress. Each asker has one at a time.

        Raises `NotAllowed` and `BadRecord`.
        """
        if key in self._ready:
            self._ready.move_to_end(key)
            return self._ready[key]
        job = self._jobs.get(key)
        if job is None:
            is_asking = any(other.asker == asker for other in self._jobs.values())
            if is_asking or len(self._jobs) >= MOST:
                raise NotAllowed("server-busy")
            job = self._jobs[key] = _Job(asker)
            job.task = asyncio.ensure_future(self._make(job, data))
            job.task.add_done_callback(lambda task: self._end(key, task))
        job.asked = time.monotonic()
        await asyncio.wait({job.task}, timeout=ANSWER_SECONDS)
        return job.task.result() if job.task.done() else Progress(job.done)

    def _end(self, key: Hashable, task: "asyncio.Task[LookBackAnswer]") -> None:
        del self._jobs[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._ready[key] = task.result()
        if len(self._ready) > KEPT:
            self._ready.popitem(last=False)

    async def _make(self, job: _Job, data: bytes) -> LookBackAnswer:
        async with self._turn:
            _cancel_if_abandoned(job)
            began = time.monotonic()
            try:
                count, wrong = await self._study(count_entries, data)
                size = max(LEAST_ENTRIES, -(-count // MOST_PARTS))
                steps: list[KnownStep] = []
                for first in range(0, count, size):
                    steps += await self._study(part_of, data, first, first + size)
                    job.done = min(first + size, count) / (count + 1)
                    _cancel_if_abandoned(job)
                    if time.monotonic() - began > WHOLE_SECONDS:
                        raise NotAllowed("record-too-long")
                return LookBackAnswer(await self._study(whole_of, data, steps), wrong)
            except NoAnswer as problem:
                logger.error("a game cannot be looked back on: %s", problem)
                raise NotAllowed("record-too-long") from None

    def close(self) -> None:
        """Stop all work."""
        for job in self._jobs.values():
            job.task.cancel()


def _cancel_if_abandoned(job: _Job) -> None:
    if time.monotonic() - job.asked > GONE_SECONDS:
        raise asyncio.CancelledError


def count_entries(data: bytes) -> tuple[int, BadRecord | None]:
    """How many sound entries a record has, and what is wrong with it. Raises `BadRecord`."""
    record, wrong = sound_part(data)
    return len(record.entries), wrong


@lru_cache(maxsize=2)
def _study_of(data: bytes) -> Study:
    """Replayed once for all parts."""
    return study_of(sound_part(data).record)[0]


def part_of(data: bytes, first: int, last: int) -> tuple[KnownStep, ...]:
    """What could be known after these entries."""
    return _study_of(data).part(first, last)


def whole_of(data: bytes, steps: list[KnownStep]) -> bytes:
    """The look back as JSON."""
    return msgspec.json.encode(_study_of(data).whole(steps))
