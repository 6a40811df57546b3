"""A log in one SQLite file: durable before visible, one writer that commits in groups.

All appends that arrive while a commit is under way go into the next one, so that under load many
tables share one wait for the disk.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from sheepfold.log import Kept, LogFailure, Stale

T = TypeVar("T")

_SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    tab TEXT NOT NULL,
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    entry BLOB NOT NULL,
    PRIMARY KEY (tab, version)
) WITHOUT ROWID;
"""

Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, "Future[Any]"]


class SqliteLog:
    """Entries in a file. One thread has the connection; the event loop never waits for the disk."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._news = asyncio.Condition()
        self._closed = False
        self.commits = 0
        ready: Future[None] = Future()
        # A daemon, so that a process that ends without closing its log does end.
        self._thread = threading.Thread(target=self._work, args=(ready,), name="log", daemon=True)
        self._thread.start()
        try:
            ready.result()
        except sqlite3.Error as error:
            self._thread.join()
            raise LogFailure(str(error)) from error

    async def append(self, table: str, expected: int, entries: Sequence[bytes]) -> int:
        """Add entries after the first `expected` ones; returns when they are on disk."""
        now = time.time()
        rows = [(table, expected + n, now, entry) for n, entry in enumerate(entries)]

        def write(connection: sqlite3.Connection) -> None:
            version = _version(connection, table)
            if version != expected:
                raise Stale(version)
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)

        await self._do(write)
        async with self._news:
            self._news.notify_all()
        return expected + len(entries)

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries after the first `since` ones."""

        def select(connection: sqlite3.Connection) -> list[bytes]:
            query = "SELECT entry FROM entries WHERE tab = ? AND version >= ? ORDER BY version"
            return [row[0] for row in connection.execute(query, (table, since))]

        return await self._do(select)

    async def follow(self, table: str, since: int = 0) -> AsyncIterator[bytes]:
        """The entries after the first `since` ones, and then each new one as it comes."""
        while True:
            async with self._news:
                while not (fresh := await self.read(table, since)):
                    await self._news.wait()
            for entry in fresh:
                yield entry
                since += 1

    async def tables(self) -> list[Kept]:
        """Every table that is kept."""

        def select(connection: sqlite3.Connection) -> list[Kept]:
            query = "SELECT tab, count(*), min(at), max(at) FROM entries GROUP BY tab ORDER BY tab"
            return [Kept(*row) for row in connection.execute(query)]

        return await self._do(select)

    async def delete(self, table: str) -> None:
        """Forget a table."""

        def remove(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM entries WHERE tab = ?", (table,))

        await self._do(remove)

    async def close(self) -> None:
        """Finish writing."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise LogFailure("the log is closed")
        done: Future[T] = Future()
        self._jobs.put((job, done))
        return await asyncio.wrap_future(done)

    def _work(self, ready: "Future[None]") -> None:
        try:
            connection = connect(self._path)
        except sqlite3.Error as error:
            ready.set_exception(error)
            return
        ready.set_result(None)
        with contextlib.closing(connection):
            while (job := self._jobs.get()) is not None:
                group = [job]
                closing = False
                with contextlib.suppress(queue.Empty):
                    while len(group) < 1000:
                        more = self._jobs.get_nowait()
                        if more is None:
                            closing = True
                            break
                        group.append(more)
                self._commit(connection, group)
                if closing:
                    break

    def _commit(self, connection: sqlite3.Connection, group: list[Job]) -> None:
        """Do a group of jobs in one transaction, and only then tell anyone."""
        try:
            answers = _transact(connection, [job for job, _ in group])
            self.commits += 1
        except sqlite3.Error as error:
            _undo(connection, self._path)
            if len(group) > 1:  # a read, or a smaller append, may still succeed alone
                for one in group:
                    self._commit(connection, [one])
                return
            answers = [LogFailure(str(error))]
        for (_, done), answer in zip(group, answers, strict=True):
            if not done.set_running_or_notify_cancel():
                continue
            if isinstance(answer, Exception):
                done.set_exception(answer)
            else:
                done.set_result(answer)


def _transact(connection: sqlite3.Connection, jobs: list[Work]) -> list[Any]:
    """The results of these jobs, or what a job raised; they are durable when this returns."""
    answers: list[Any] = []
    connection.execute("BEGIN IMMEDIATE")
    for job in jobs:
        connection.execute("SAVEPOINT job")
        try:
            answers.append(job(connection))
        except sqlite3.Error:
            raise
        except Exception as problem:  # `Stale`, or something that SQLite cannot store
            connection.execute("ROLLBACK TO job")
            answers.append(problem)
        connection.execute("RELEASE job")
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
        other.execute("PRAGMA user_version = 0")


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a log file, with the settings that make a commit durable."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.executescript(_SCHEMA)
    return connection


def backup(source: Path, target: Path, progress: Callable[[int, int], None]) -> None:
    """A consistent copy of a log file, also while a server writes to it."""
    with (
        contextlib.closing(
            sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
        ) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        # One long read, or each write would make the copy begin anew.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        old.backup(new, pages=256, progress=lambda _, left, total: progress(total - left, total))


def _version(connection: sqlite3.Connection, table: str) -> int:
    query = "SELECT max(version) FROM entries WHERE tab = ?"
    last = connection.execute(query, (table,)).fetchone()[0]
    return 0 if last is None else int(last) + 1
