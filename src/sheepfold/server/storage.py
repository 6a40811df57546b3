"""Opening the location where a server keeps its tables, or saying in one sentence why not."""

import contextlib
import errno
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

from sheepfold.locales import system_error
from sheepfold.log import DamagedLog, LogFailure, NewerLog
from sheepfold.log.claim import Taken, claimed
from sheepfold.log.folder import lock_file, make_data_folder, tables_file
from sheepfold.log.locations import LogLocation, StoredLog, open_location
from sheepfold.log.nats.failures import (
    Denied,
    Forbidden,
    NoJetStream,
    NoLeader,
    NoLog,
    NotInstalled,
    Outdated,
    TooFewServers,
    Unanswered,
    Unencrypted,
    Unreachable,
    Untrusted,
)
from sheepfold.log.nats.own import is_kept_by_nats
from sheepfold.log.sqlite_file import is_empty
from sheepfold.server.listen import CannotServe

NATS_FAILURES = (NotInstalled, Unreachable, Outdated, NoJetStream, Unanswered, NoLeader)

logger = logging.getLogger("sheepfold")


@contextlib.contextmanager
def own_folder(data: Path, only_read: bool = False) -> Iterator[None]:
    """Lock this folder: two servers would miss each other's moves.

    To be only read it needs no lock where none can be: no server runs there either.
    """
    with contextlib.ExitStack() as stack:
        try:
            make_data_folder(data)
            stack.enter_context(claimed(lock_file(data)))
        except Taken:
            raise CannotServe("data-taken", folder=str(data)) from None
        except OSError as error:
            if not only_read or error.errno not in (errno.EROFS, errno.ENOSPC):
                why = system_error(error)
                raise CannotServe("data-folder", folder=str(data), error=why) from None
        yield


async def open_log(location: LogLocation, clock: Callable[[], float]) -> StoredLog:
    """The log at this location, if it can be written. Raises `CannotServe`."""
    file = tables_file(location) if isinstance(location, Path) else None
    was_empty = file is not None and is_empty(file)
    try:
        log = await open_location(location, clock)
    except LogFailure as failure:
        raise cannot_open(failure, location) from failure
    try:
        await log.check()
    except LogFailure as failure:
        await log.close()
        raise cannot_open(failure, location) from failure
    if was_empty:  # an interrupted first start leaves such a file, too
        logger.warning("%s was empty: if there were tables in it, restore a backup", file)
    return log


def cannot_open(failure: LogFailure, location: LogLocation) -> CannotServe:
    """Why the tables at this location cannot be opened."""
    where = str(location)
    if isinstance(failure, NewerLog):
        return CannotServe("newer-data", folder=where)
    if failure.system is not None:
        return CannotServe("data-folder", folder=where, error=system_error(failure.system))
    is_file = isinstance(location, Path) and not is_kept_by_nats(location)
    if isinstance(failure, DamagedLog) or (is_file and not isinstance(failure, NATS_FAILURES)):
        return CannotServe("bad-data", folder=where)
    return _cannot_use(failure, where)


def _cannot_use(failure: LogFailure, address: str) -> CannotServe:
    """Why a cluster cannot be used."""
    match failure:
        case NotInstalled():
            return CannotServe("log-missing")
        case Unreachable():
            return CannotServe("log-unreachable", address=address)
        case Denied():
            return CannotServe("log-denied", address=address)
        case Unencrypted():
            return CannotServe("log-unencrypted", address=address)
        case Untrusted(reason=reason):
            return CannotServe("log-untrusted", address=address, error=reason)
        case Outdated(found=found, needed=needed):
            return CannotServe("log-outdated", address=address, found=found, needed=needed)
        case NoJetStream():
            return CannotServe("log-no-jetstream", address=address)
        case TooFewServers(replicas=replicas):
            return CannotServe("log-replicas", address=address, count=replicas)
        case Forbidden():
            return CannotServe("log-forbidden", address=address, error=str(failure))
        case Unanswered() | NoLeader():
            return CannotServe("log-silent", address=address)
        case NoLog():
            return CannotServe("no-data", folder=address)
        case _:
            return CannotServe("log-failed", address=address, error=str(failure))
