"""A lock file that is held until the process ends, in whatever way."""

import contextlib
import errno
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sheepfold.log.folder import make_private_file, restrict


class Taken(Exception):
    """Another process has it."""


@contextlib.contextmanager
def claimed(lock: Path) -> Iterator[None]:
    """Hold this lock file. Raises `Taken` if another process does, and `OSError`.

    The lock is an open transaction of SQLite, which works on every system. The system lifts it when
    the process dies, and the file that stays behind means nothing.
    """
    if lock.exists():  # opening and closing it again would release this process's own lock
        restrict(lock)
    else:
        make_private_file(lock)
    with contextlib.ExitStack() as stack:
        try:
            connection = sqlite3.connect(lock, timeout=0, isolation_level=None)
            stack.callback(connection.close)
            connection.execute("PRAGMA journal_mode = MEMORY")  # nothing is ever written
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise Taken from None
            is_read_only = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_READONLY
            number = errno.EROFS if is_read_only else errno.EIO
            raise OSError(number, str(error), str(lock)) from error
        yield
