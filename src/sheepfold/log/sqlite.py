"""A log in one SQLite file: durable before visible, and committed in groups.

All appends that arrive in one turn of the event loop share one transaction, and so one fsync. It
runs in the event loop itself: nothing may be shown before it is done anyway, and handing it to a
thread would cost each move more than the wait.
"""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from sheepfold.log import LogFailure, OnEntries, OnGap, Snapshot, Stale, StoredTable, Unsubscribe
from sheepfold.log.failures import failure_of
from sheepfold.log.space import Space, space_of
from sheepfold.log.sqlite_file import APPLICATION, connect, connect_to_read

T = TypeVar("T")

_NEXT = """
INSERT INTO entries SELECT :tab, :version, :at, :entry
WHERE :version = (SELECT coalesce(max(version), -1) + 1 FROM entries WHERE tab = :tab)
"""
"""Adds an entry if it is the next one of its table."""

_TABLES = """
WITH RECURSIVE tables (tab) AS (
    SELECT min(tab) FROM entries WHERE {which}
    UNION ALL
    SELECT (SELECT min(tab) FROM entries WHERE tab > tables.tab) FROM tables WHERE tab IS NOT NULL
)
SELECT
    tab,
    (SELECT max(version) + 1 FROM entries WHERE tab = tables.tab),
    (SELECT at FROM entries WHERE tab = tables.tab ORDER BY version LIMIT 1),
    (SELECT at FROM entries WHERE tab = tables.tab ORDER BY version DESC LIMIT 1)
FROM tables WHERE tab IS NOT NULL LIMIT :most
"""
"""Goes from table to table by the index, however many entries they have."""

PORTION = 200
"""How many entries are deleted in one commit: a few milliseconds."""

GOOD_FOR = 60.0
BAD_FOR = 1.0
"""Seconds for which the result of the last write counts: that the log can be written, or cannot."""

Work = Callable[[sqlite3.Connection], object]
Job = tuple[Work, "asyncio.Future[Any]"]


class SqliteLog:
    """Entries in a file."""

    channel = None
    """Only one server uses the file at a time, so there are no others to send messages to."""

    def __init__(
        self,
        path: Path,
        clock: Callable[[], float] = time.time,
        unwritable: LogFailure | None = None,
    ) -> None:
        """With `unwritable`, the log is only read, and every write fails with it."""
        self._path = path
        self._clock = clock
        self._waiting: list[Job] = []
        self._subscribers: dict[str, list[OnEntries]] = {}
        self._wrote = False
        self._closed = False
        self.commits = 0
        self._failure: LogFailure | None = None
        """Why nothing could be written, when that was last tried."""
        self._tried = float("-inf")
        self._unwritable = unwritable
        try:
            self._connection = connect(path) if unwritable is None else connect_to_read(path)
            self._seen = _data_version(self._connection)
        except (OSError, sqlite3.Error) as error:
            raise failure_of(error, path) from error

    def append(self, table: str, expected: int, entries: Sequence[bytes]) -> "asyncio.Future[int]":
        """Add entries after the first `expected` ones; the new version when they are on disk."""
        now = self._clock()

        def write(connection: sqlite3.Connection) -> int:
            for version, entry in enumerate(entries, expected):
                next_one = {"tab": table, "version": version, "at": now, "entry": entry}
                if connection.execute(_NEXT, next_one).rowcount != 1:
                    raise Stale(_version(connection, table))
                self._wrote = True
            if not entries and _version(connection, table) != expected:
                raise Stale(_version(connection, table))
            return expected + len(entries)

        written = self._do(write)
        if table in self._subscribers:
            written.add_done_callback(lambda done: self._deliver(table, expected, entries, done))
        return written

    def _deliver(
        self, table: str, expected: int, entries: Sequence[bytes], written: "asyncio.Future[int]"
    ) -> None:
        if not written.cancelled() and written.exception() is None:
            for on_entries in list(self._subscribers.get(table, ())):
                on_entries(expected, entries)

    async def read(self, table: str, since: int = 0, most: int | None = None) -> list[bytes]:
        """The entries after the first `since` ones, but not more than that many."""
        limit = -1 if most is None else most

        def select(connection: sqlite3.Connection) -> list[bytes]:
            query = "SELECT entry FROM entries WHERE tab = ? AND version >= ? ORDER BY version"
            rows = connection.execute(f"{query} LIMIT ?", (table, since, limit))
            return [row[0] for row in rows]

        return await self._do(select)

    async def subscribe(self, table: str, on_entries: OnEntries, _on_gap: OnGap) -> Unsubscribe:
        """Subscribe to what this process appends from now on: no other has the file."""
        self._subscribers.setdefault(table, []).append(on_entries)

        async def end() -> None:
            subscribers = self._subscribers[table]
            subscribers.remove(on_entries)
            if not subscribers:
                del self._subscribers[table]

        return end

    async def tables(self, after: str | None = None, most: int | None = None) -> list[StoredTable]:
        """The tables in the order of their codes: the first ones after this code."""
        query = _TABLES.format(which="true" if after is None else "tab > :after")
        values = {"after": after, "most": -1 if most is None else most}

        def select(connection: sqlite3.Connection) -> list[StoredTable]:
            return [StoredTable(*row) for row in connection.execute(query, values)]

        return await self._do(select)

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last saved snapshot, if its entries are there."""

        def select(connection: sqlite3.Connection) -> Snapshot | None:
            query = "SELECT version, fold, state FROM snapshots WHERE tab = ?"
            row = connection.execute(query, (table,)).fetchone()
            is_there = row is not None and row[0] <= _version(connection, table)
            return Snapshot(*row) if is_there else None

        return await self._do(select)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Save a snapshot in place of the last one."""

        def replace(connection: sqlite3.Connection) -> None:
            if snapshot.version <= _version(connection, table):  # it may have been deleted
                query = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)"
                connection.execute(query, (table, *snapshot))

        await self._do(replace)

    async def version(self, table: str) -> int:
        """How many entries a table has now."""
        return await self._do(lambda connection: _version(connection, table))

    async def delete(self, table: str, expected: int | None = None) -> None:
        """Delete a table, and its snapshot.

        From its end, in portions: others are not held up, and if this is interrupted, what is left
        is an earlier state of the table.
        """

        def remove(connection: sqlite3.Connection) -> int:
            version = _version(connection, table)
            if expected is not None and version > expected:
                raise Stale(version)
            left = max(0, version - PORTION)
            connection.execute("DELETE FROM snapshots WHERE tab = ?", (table,))
            connection.execute("DELETE FROM entries WHERE tab = ? AND version >= ?", (table, left))
            self._wrote = True
            return left

        while await self._do(remove):
            await asyncio.sleep(0)

    async def last_pruned(self) -> float | None:
        """When old tables were last looked for, if ever."""

        def select(connection: sqlite3.Connection) -> float | None:
            row = connection.execute("SELECT at FROM pruned").fetchone()
            return None if row is None else float(row[0])

        return await self._do(select)

    async def note_pruned(self, at: float) -> None:
        """Remember that old tables were looked for at this time."""

        def replace(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM pruned")
            connection.execute("INSERT INTO pruned VALUES (?)", (at,))

        await self._do(replace)

    async def check(self) -> None:
        """Find out whether entries can be read and written now. Raises `LogFailure`.

        A write that was tried just now counts; otherwise one is made that changes nothing.
        """

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            self._wrote = True

        believed = GOOD_FOR if self._failure is None else BAD_FOR
        if self._closed or not 0 <= self._clock() - self._tried < believed:
            await self._do(write)
        elif self._failure is not None:
            raise LogFailure(str(self._failure))

    def changed_elsewhere(self) -> bool:
        """Whether another process has written since this was last asked. Raises `LogFailure`."""
        before, self._seen = self._seen, self._look(_data_version)
        return before != self._seen

    def space(self) -> Space:
        """How much of the disk this log takes. Raises `LogFailure`."""
        return self._look(lambda connection: space_of(connection, self._path))

    def _look(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query that needs no transaction."""
        if self._closed:
            raise LogFailure("the log is closed")
        try:
            return job(self._connection)
        except (OSError, sqlite3.Error) as error:
            raise failure_of(error) from error

    async def close(self) -> None:
        """Finish writing."""
        if not self._closed:
            self._commit_waiting()
            self._closed = True
            self._connection.close()

    def _do(self, job: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        if self._closed:
            done.set_exception(LogFailure("the log is closed"))
            return done
        if not self._waiting:
            loop.call_soon(self._commit_waiting)
        self._waiting.append((job, done))
        return done

    def _commit_waiting(self) -> None:
        group, self._waiting = self._waiting, []
        if group and not self._closed:
            self._commit(group)

    def _commit(self, group: list[Job]) -> None:
        """Do a group of jobs in one transaction, and complete their futures only then."""
        try:
            begin = "BEGIN IMMEDIATE" if self._unwritable is None else "BEGIN"
            answers = _transact(self._connection, [job for job, _ in group], begin)
            self.commits += 1
        except Exception as error:  # a full disk, or something that SQLite cannot store
            self._wrote = False
            if self._unwritable is None:
                _undo(self._connection, self._path)
            else:
                with contextlib.suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")
            if len(group) > 1:  # a read, or a smaller append, may still succeed alone
                for one in group:
                    self._commit([one])
                return
            answers = [failure_of(error) if isinstance(error, sqlite3.Error) else error]
            if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_READONLY:
                answers = [self._unwritable or answers[0]]
            if isinstance(error, sqlite3.OperationalError):  # the disk, not this job
                self._failure, self._tried = answers[0], self._clock()
        if self._wrote:
            self._wrote = False
            self._failure, self._tried = None, self._clock()
        for (_, done), answer in zip(group, answers, strict=True):
            if done.cancelled():
                continue
            if isinstance(answer, Exception):
                done.set_exception(answer)
            else:
                done.set_result(answer)


def _transact(connection: sqlite3.Connection, jobs: list[Work], begin: str) -> list[Any]:
    """What these jobs found, or `Stale`; they are durable when this returns."""
    answers: list[Any] = []
    connection.execute(begin)
    for job in jobs:
        try:
            answers.append(job(connection))
        except Stale as stale:  # raised before this job wrote anything
            answers.append(stale)
    connection.execute("COMMIT")
    return answers


def _undo(connection: sqlite3.Connection, path: Path) -> None:
    """Roll back what could not be committed, so that a restart does not find it either.

    When only the last fsync failed, the commit lies whole in the write-ahead log, until the next
    one is written over it. So write one that needs no fsync.
    """
    with contextlib.suppress(sqlite3.Error):
        connection.execute("ROLLBACK")
    with (
        contextlib.suppress(sqlite3.Error),
        contextlib.closing(sqlite3.connect(path, timeout=1, isolation_level=None)) as other,
    ):
        other.execute("PRAGMA synchronous = NORMAL")
        other.execute(f"PRAGMA application_id = {APPLICATION}")


def _data_version(connection: sqlite3.Connection) -> int:
    """A number that changes when another connection has committed something."""
    return int(connection.execute("PRAGMA data_version").fetchone()[0])


def _version(connection: sqlite3.Connection, table: str) -> int:
    query = "SELECT max(version) FROM entries WHERE tab = ?"
    last = connection.execute(query, (table,)).fetchone()[0]
    return 0 if last is None else int(last) + 1
