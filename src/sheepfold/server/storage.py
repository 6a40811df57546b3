"""Opening the data folder of a server, or saying in one sentence why it cannot be opened."""

import contextlib
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

from sheepfold.locales import system_error
from sheepfold.log import LogFailure, NewerLog
from sheepfold.log.claim import Taken, claimed
from sheepfold.log.folder import lock_file, make_private_folder, tables_file
from sheepfold.log.sqlite import SqliteLog, is_empty
from sheepfold.server.listen import CannotServe

logger = logging.getLogger("sheepfold")


@contextlib.contextmanager
def own_folder(data: Path) -> Iterator[None]:
    """Lock this folder: two servers would not know of each other's moves in time."""
    with contextlib.ExitStack() as stack:
        try:
            make_private_folder(data)
            stack.enter_context(claimed(lock_file(data)))
        except Taken:
            raise CannotServe("data-taken", folder=str(data)) from None
        except OSError as error:
            raise CannotServe("data-folder", folder=str(data), error=system_error(error)) from None
        yield


async def open_log(data: Path, clock: Callable[[], float]) -> SqliteLog:
    """The log in this folder, if it can be written. Raises `CannotServe`."""
    file = tables_file(data)
    was_empty = is_empty(file)
    try:
        log = SqliteLog(file, clock)
        await log.check()
    except LogFailure as failure:
        raise cannot_open(failure, data) from failure
    if was_empty:  # a first start that was cut short leaves such a file, too
        logger.warning("%s was empty: if there were tables in it, restore a backup", file)
    return log


def cannot_open(failure: LogFailure, data: Path) -> CannotServe:
    """Why the tables in this folder cannot be opened."""
    if isinstance(failure, NewerLog):
        return CannotServe("newer-data", folder=str(data))
    if failure.system is not None:
        error = system_error(failure.system)
        return CannotServe("data-folder", folder=str(data), error=error)
    return CannotServe("bad-data", folder=str(data))
