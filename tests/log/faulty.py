"""A log that delays, fails and is overtaken on purpose, over another log that works."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from typing import Literal, NamedTuple

from sheepfold.log import Log, LogFailure, OnEntries, OnGap, Snapshot, StoredTable, Unsubscribe

Fault = Literal["none", "fail", "lose", "overtake"]
"""What befalls an append: it is not written; it is written but the answer is lost; another node
writes first."""


class Faults(NamedTuple):
    """How often each fault befalls, from 0 to 1, and how long things may take."""

    fail: float = 0.0
    lose: float = 0.0
    overtake: float = 0.0
    unreadable: float = 0.0
    """How often a read fails."""
    delay: int = 0
    """How often, at most, others get their turn before and after a write or a read."""


NONE = Faults()


class FaultyLog:
    """As `inner`, but with faults: drawn from a seeded source, or the ones in `script` first."""

    def __init__(
        self,
        inner: Log,
        rng: Random,
        faults: Faults = NONE,
        other_node: Callable[[str], bytes] | None = None,
    ) -> None:
        """`other_node` makes the entry that another node appends to a table first."""
        self.inner = inner
        self.rng = rng
        self.faults = faults
        self.script: deque[Fault] = deque()
        self.happened: dict[Fault, int] = {"none": 0, "fail": 0, "lose": 0, "overtake": 0}
        self._other_node = other_node

    async def append(self, table: str, expected: int, entries: Sequence[bytes]) -> int:
        """As the other log does, unless a fault befalls."""
        fault = self.script.popleft() if self.script else self._draw()
        self.happened[fault] += 1
        await self._wait()
        if fault == "fail":
            raise LogFailure("failed on purpose, before writing")
        if fault == "overtake" and self._other_node is not None:
            version = len(await self.inner.read(table))
            await self.inner.append(table, version, [self._other_node(table)])
        version = await self.inner.append(table, expected, entries)
        await self._wait()
        if fault == "lose":
            raise LogFailure("failed on purpose, after writing")
        return version

    async def read(self, table: str, since: int = 0, most: int | None = None) -> list[bytes]:
        """As the other log does, unless a fault befalls."""
        await self._wait()
        if self.rng.random() < self.faults.unreadable:
            raise LogFailure("failed on purpose, reading")
        entries = await self.inner.read(table, since, most)
        await self._wait()
        return entries

    async def subscribe(self, table: str, on_entries: OnEntries, on_gap: OnGap) -> Unsubscribe:
        """As the other log does."""
        return await self.inner.subscribe(table, on_entries, on_gap)

    async def tables(self, after: str | None = None, most: int | None = None) -> list[StoredTable]:
        """As the other log does."""
        return await self.inner.tables(after, most)

    async def snapshot(self, table: str) -> Snapshot | None:
        """As the other log does."""
        return await self.inner.snapshot(table)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """As the other log does."""
        await self.inner.save_snapshot(table, snapshot)

    async def version(self, table: str) -> int:
        """As the other log does."""
        return await self.inner.version(table)

    async def delete(self, table: str, expected: int | None = None) -> None:
        """As the other log does."""
        await self.inner.delete(table, expected)

    async def last_pruned(self) -> float | None:
        """As the other log does."""
        return await self.inner.last_pruned()

    async def note_pruned(self, at: float) -> None:
        """As the other log does."""
        await self.inner.note_pruned(at)

    async def check(self) -> None:
        """As the other log does."""
        await self.inner.check()

    def changed_elsewhere(self) -> bool:
        """As the other log does."""
        return self.inner.changed_elsewhere()

    async def close(self) -> None:
        """As the other log does."""
        await self.inner.close()

    def _draw(self) -> Fault:
        drawn = self.rng.random()
        shares: list[tuple[Fault, float]] = [
            ("fail", self.faults.fail),
            ("lose", self.faults.lose),
            ("overtake", self.faults.overtake),
        ]
        for fault, share in shares:
            if drawn < share:
                return fault
            drawn -= share
        return "none"

    async def _wait(self) -> None:
        for _ in range(self.rng.randint(0, self.faults.delay)):
            await asyncio.sleep(0)
