"""What SQLite could not do, as a failure of the log."""

import errno
import os
import shutil
import sqlite3
from pathlib import Path

from sheepfold.log import DamagedLog, LogFailure

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

SYSTEM = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_BUSY: errno.EBUSY,
    sqlite3.SQLITE_IOERR: errno.EIO,
}
"""The system's error number, by SQLite's primary code: the last byte of its extended codes."""


ALMOST_NOTHING = 64 * 1024
"""Bytes that SQLite needs beside its file to open it."""


def failure_of(error: Exception, path: Path | None = None) -> LogFailure:
    """What went wrong, perhaps while opening this file, and what the system calls that.

    >>> failure_of(PermissionError(13, "Permission denied")).system
    PermissionError(13, 'Permission denied')
    """
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    failure = DamagedLog(str(error)) if code in DAMAGED else LogFailure(str(error))
    if isinstance(error, OSError):
        failure.system = error
    elif code == sqlite3.SQLITE_IOERR and path and _is_full(path.parent):
        failure.system = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    elif code in SYSTEM:
        failure.system = OSError(SYSTEM[code], os.strerror(SYSTEM[code]))
    return failure


def _is_full(folder: Path) -> bool:
    """Whether this disk has no space for the files that SQLite makes beside a database."""
    return folder.is_dir() and shutil.disk_usage(folder).free < ALMOST_NOTHING
