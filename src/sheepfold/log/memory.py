"""A log in memory, for games on one device and for tests."""

import asyncio
import time
from collections.abc import Sequence

from sheepfold.log import OnEntries, OnGap, Snapshot, Stale, StoredTable, Unsubscribe


class MemoryLog:
    """Entries in lists; gone when the process ends."""

    def __init__(self) -> None:
        self._entries: dict[str, list[bytes]] = {}
        self._times: dict[str, tuple[float, float]] = {}
        self._snapshots: dict[str, Snapshot] = {}
        self._subscribers: dict[str, list[OnEntries]] = {}
        self._pruned: float | None = None

    async def append(self, table: str, expected: int, entries: Sequence[bytes]) -> int:
        """Add entries after the first `expected` ones."""
        kept = self._entries.get(table, [])
        if len(kept) != expected:
            raise Stale(len(kept))
        if not entries:
            return expected
        self._entries.setdefault(table, kept).extend(entries)
        now = time.time()
        self._times[table] = (self._times.get(table, (now, now))[0], now)
        for on_entries in self._subscribers.get(table, ()):
            asyncio.get_running_loop().call_soon(on_entries, expected, list(entries))
        return expected + len(entries)

    async def read(self, table: str, since: int = 0, most: int | None = None) -> list[bytes]:
        """The entries after the first `since` ones, but not more than that many."""
        return self._entries.get(table, [])[since : None if most is None else since + most]

    async def subscribe(self, table: str, on_entries: OnEntries, _on_gap: OnGap) -> Unsubscribe:
        """Subscribe to entries appended from now on; nothing is ever missed."""
        self._subscribers.setdefault(table, []).append(on_entries)

        async def end() -> None:
            self._subscribers[table].remove(on_entries)

        return end

    async def tables(self, after: str | None = None, most: int | None = None) -> list[StoredTable]:
        """The tables in the order of their codes: the first ones after this code."""
        codes = sorted(code for code in self._entries if after is None or code > after)
        return [
            StoredTable(code, len(self._entries[code]), *self._times[code])
            for code in (codes if most is None else codes[:most])
        ]

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last saved snapshot, if its entries are there."""
        kept = self._snapshots.get(table)
        is_there = kept is not None and kept.version <= len(self._entries.get(table, ()))
        return kept if is_there else None

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Save a snapshot in place of the last one."""
        if snapshot.version <= len(self._entries.get(table, ())):
            self._snapshots[table] = snapshot

    async def version(self, table: str) -> int:
        """How many entries a table has now."""
        return len(self._entries.get(table, ()))

    async def delete(self, table: str, expected: int | None = None) -> None:
        """Delete a table, and its snapshot."""
        version = len(self._entries.get(table, ()))
        if expected is not None and version > expected:
            raise Stale(version)
        self._snapshots.pop(table, None)
        self._entries.pop(table, None)
        self._times.pop(table, None)

    async def last_pruned(self) -> float | None:
        """When old tables were last looked for, if ever."""
        return self._pruned

    async def note_pruned(self, at: float) -> None:
        """Remember that old tables were looked for at this time."""
        self._pruned = at

    async def check(self) -> None:
        """Memory can always be written."""

    def changed_elsewhere(self) -> bool:
        """No other process has this memory."""
        return False

    async def close(self) -> None:
        """Nothing is left to write."""
