"""The SQLite file of a log: its schema, how it is opened, migrated and copied."""

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

from sheepfold.log import DamagedLog, NewerLog
from sheepfold.log.folder import make_private_file, restrict

APPLICATION = 0x53686570
"""Marks a file as ours, "Shep" in ASCII; SQLite keeps a number for this in the file's header."""

_MIGRATIONS = [
    # 0 is a new file, or one of release 0.1.0, which had this table and no version.
    """
    CREATE TABLE IF NOT EXISTS entries (
        tab TEXT NOT NULL,
        version INTEGER NOT NULL,
        at REAL NOT NULL,
        entry BLOB NOT NULL,
        PRIMARY KEY (tab, version)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE snapshots (
        tab TEXT PRIMARY KEY,
        version INTEGER NOT NULL,
        fold TEXT NOT NULL,
        state BLOB NOT NULL
    )
    """,
    "CREATE TABLE pruned (at REAL NOT NULL)",
]
"""The statement at place n turns schema n into schema n + 1; append to this, never change it."""

SCHEMA = len(_MIGRATIONS)
"""What this release writes; the file has it as `PRAGMA user_version`."""

MOST_AHEAD = 4 * 1024 * 1024
"""Bytes to which the write-ahead log is truncated after a checkpoint."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a log file, with the settings that make a commit durable.

    An older schema is migrated. Raises `NewerLog`, and touches nothing, if a newer release wrote
    the file.
    """
    ahead = Path(f"{path}-wal")
    if is_empty(path) and ahead.exists() and ahead.stat().st_size:
        # SQLite would delete the entries that are in the write-ahead log.
        raise DamagedLog("the file is empty, but its write-ahead log is not")
    if path.is_file() and not is_empty(path):
        path.open("rb").close()  # raises the reason if it cannot be read
        # Without a write-ahead log the file is whole, and can be read without making one.
        how = "mode=ro" if ahead.exists() else "immutable=1"
        with contextlib.closing(_connect_as(path, how)) as reading:
            _check_schema(reading)
            if not ahead.exists():
                _check_size(reading, path.stat().st_size)
    make_private_file(path)
    for beside in ("-wal", "-shm"):  # left behind by a process that was killed
        with contextlib.suppress(FileNotFoundError):
            restrict(Path(f"{path}{beside}"))
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 1000")
        connection.execute(f"PRAGMA journal_size_limit = {MOST_AHEAD}")
        if _check_schema(connection) < SCHEMA:
            _migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection to a log file where nothing can be written; tables of newer schemas are empty.

    Raises `NewerLog` and `sqlite3.Error`.
    """
    connection = _connect_anyhow(path)
    try:
        found = _check_schema(connection)
        connection.execute("PRAGMA temp_store = MEMORY")
        for statement in _MIGRATIONS[max(1, found) :]:
            connection.execute(statement.replace("CREATE TABLE", "CREATE TEMP TABLE"))
        connection.execute("PRAGMA query_only = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _connect_anyhow(path: Path) -> sqlite3.Connection:
    """A connection that can read, whether or not anything can be written beside the file."""
    connection = _connect_as(path)
    try:
        connection.execute("PRAGMA user_version").fetchone()
    except sqlite3.OperationalError:
        connection.close()
        return _connect_alone(path)
    except BaseException:
        connection.close()
        raise
    return connection


def _connect_alone(path: Path) -> sqlite3.Connection:
    """A connection without the files that SQLite usually makes beside a database, even to read."""
    ahead = Path(f"{path}-wal")
    if not ahead.exists() or ahead.stat().st_size == 0:
        return _connect_as(path, "immutable=1")
    # What is in the write-ahead log is looked up in memory, while nobody else has the file.
    connection = _connect_as(path, "mode=rw")
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    return connection


def is_empty(path: Path) -> bool:
    """Whether this is a file without anything in it, not even a schema."""
    return path.is_file() and path.stat().st_size == 0


def _check_schema(connection: sqlite3.Connection) -> int:
    found = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if found > SCHEMA:
        raise NewerLog(found)
    return found


def _check_size(connection: sqlite3.Connection, size: int) -> None:
    """Refuse a file that has more pages than it says: SQLite would write over the rest of them."""
    pages = int(connection.execute("PRAGMA page_count").fetchone()[0])
    page = int(connection.execute("PRAGMA page_size").fetchone()[0])
    if pages * page < size:
        raise DamagedLog(f"the file says that it has {pages * page} bytes, and has {size}")


def _migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date, in one transaction."""
    connection.execute("BEGIN IMMEDIATE")
    # Another process may have been quicker, so look again now that nobody else can write.
    for statement in _MIGRATIONS[_check_schema(connection) :]:
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {SCHEMA}")
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute("COMMIT")


def _connect_as(path: Path, how: str = "mode=ro") -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, isolation_level=None)


def backup(source: Path, target: Path, progress: Callable[[int, int], None]) -> None:
    """A consistent copy of a log file with its schema version, also while a server writes to it."""
    make_private_file(target)
    with (
        contextlib.closing(_connect_anyhow(source)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        # One long read, or each write would make the copy begin anew.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        old.backup(new, pages=256, progress=lambda _, left, total: progress(total - left, total))
