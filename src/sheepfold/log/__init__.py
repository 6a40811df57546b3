"""Where the entries of tables are stored and followed.

`append` adds entries after version `expected` (how many entries there are) or raises `Stale` if
others came first; when it returns, the entries are durable. `read` gives the entries from a version
on, `subscribe` passes on new ones. A log knows nothing of games: an entry is bytes, and so is a
snapshot, a cache of what the first entries of a table come to.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, Protocol


class Stale(Exception):
    """Other entries came first; `version` is how many there are now."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class LogFailure(Exception):
    """The log could not write; nothing was appended."""

    system: OSError | None = None
    """What the system said, if that is known."""


class NewerLog(LogFailure):
    """A newer release wrote this log; it was left as it is."""

    def __init__(self, schema: int) -> None:
        super().__init__(f"a newer release wrote it (schema {schema})")


class DamagedLog(LogFailure):
    """Stored data cannot be read, and retrying will not help."""


class StoredTable(NamedTuple):
    """A table that has entries in a log."""

    table: str
    version: int
    first: float
    last: float
    """When its first and last entry were appended."""


class Snapshot(NamedTuple):
    """The table after its first `version` entries, as bytes of the named fold."""

    version: int
    fold: str
    state: bytes


OnEntries = Callable[[int, Sequence[bytes]], None]
"""Is called with how many entries a table had, and those that have come after them."""

OnGap = Callable[[], None]
"""Is called when something may have been missed, so that the log should be read."""

Unsubscribe = Callable[[], Awaitable[None]]
"""Ends a subscription."""


class Log(Protocol):
    """Where entries are kept."""

    def append(self, table: str, expected: int, entries: Sequence[bytes]) -> Awaitable[int]:
        """Add entries after the first `expected` ones; the new version, once they are durable."""

    async def read(self, table: str, since: int = 0, most: int | None = None) -> list[bytes]:
        """The entries after the first `since` ones, but not more than that many."""

    async def subscribe(self, table: str, on_entries: OnEntries, on_gap: OnGap) -> Unsubscribe:
        """Subscribe to entries appended from now on, in order, possibly repeated.

        Returns the function that unsubscribes.
        """

    async def tables(self, after: str | None = None, most: int | None = None) -> list[StoredTable]:
        """The tables in the order of their codes: the first ones after this code."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last saved snapshot, if its entries are there."""

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Save a snapshot in place of the last one."""

    async def version(self, table: str) -> int:
        """How many entries a table has now, including those written by other nodes."""

    async def delete(self, table: str, expected: int | None = None) -> None:
        """Delete a table, and its snapshot. Raises `Stale` if it has more entries than that."""

    async def last_pruned(self) -> float | None:
        """When old tables were last looked for, if ever (`note_pruned`)."""

    async def note_pruned(self, at: float) -> None:
        """Remember that old tables were looked for at this time."""

    async def check(self) -> None:
        """Find out whether entries can be read and written now. Raises `LogFailure`."""

    def changed_elsewhere(self) -> bool:
        """Whether another process has written since this was last asked. Raises `LogFailure`."""

    async def close(self) -> None:
        """Finish writing."""
