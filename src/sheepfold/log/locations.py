"""Where tables are kept: in a folder of this machine, or in a NATS cluster."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from sheepfold.log import LogFailure
from sheepfold.log.claim import Taken
from sheepfold.log.folder import tables_file
from sheepfold.log.nats.address import NatsAddress
from sheepfold.log.nats.failures import NotInstalled
from sheepfold.log.nats.own import borrowed, is_kept_by_nats, own_address
from sheepfold.log.sqlite import SqliteLog

if TYPE_CHECKING:
    from sheepfold.log.nats.log import NatsLog

LogLocation: TypeAlias = Path | NatsAddress
"""The folder of a server, or the address of a cluster."""

StoredLog: TypeAlias = "SqliteLog | NatsLog"


def has_tables(location: LogLocation) -> bool:
    """Whether there may be tables at this location; only a folder can be seen to have none."""
    return (
        not isinstance(location, Path)
        or tables_file(location).exists()
        or is_kept_by_nats(location)
    )


async def open_location(
    location: LogLocation, clock: Callable[[], float] = time.time, make: bool = True
) -> StoredLog:
    """The log at this location. Raises `LogFailure`.

    Without `make`, one in NATS is not made there, and one in a file that cannot be written can
    still be read.
    """
    if not isinstance(location, Path):
        return await open_nats(location, clock, make)
    if is_kept_by_nats(location):
        return await _open_own_nats(location, clock, make)
    file = tables_file(location)
    try:
        return SqliteLog(file, clock)
    except LogFailure as unwritable:
        if make or unwritable.system is None or not file.exists():
            raise
        try:
            return SqliteLog(file, clock, unwritable)
        except LogFailure:
            raise unwritable from None


async def open_nats(
    address: NatsAddress, clock: Callable[[], float] = time.time, make: bool = True
) -> "NatsLog":
    """The log in the NATS at this address. Raises `LogFailure`."""
    try:
        from sheepfold.log.nats.log import NatsLog
    except ModuleNotFoundError as missing:
        if missing.name != "nats":
            raise
        raise NotInstalled("nats-py is not installed") from None
    return await NatsLog.open(address, clock, make)


async def _open_own_nats(folder: Path, clock: Callable[[], float], make: bool) -> "NatsLog":
    """The log of a folder whose tables NATS keeps; if no server runs there, NATS runs meanwhile."""
    try:
        nats = borrowed(folder)
        if nats is None:
            return await open_nats(own_address(folder), clock, make)
        address = nats.__enter__().address
    except Taken:
        raise LogFailure("another command uses the tables of this folder now") from None
    except OSError as error:
        failure = LogFailure(str(error))
        failure.system = error
        raise failure from error
    try:
        log = await open_nats(address, clock, make)
    except BaseException:
        nats.__exit__(None, None, None)
        raise

    def end() -> None:
        nats.__exit__(None, None, None)

    log.after_close = end
    return log
