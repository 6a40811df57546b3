"""Where tables are kept: in a folder of this machine, or in a NATS cluster."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from sheepfold.log.folder import tables_file
from sheepfold.log.nats.address import NatsAddress
from sheepfold.log.nats.failures import NotInstalled
from sheepfold.log.sqlite import SqliteLog

if TYPE_CHECKING:
    from sheepfold.log.nats.log import NatsLog

Place: TypeAlias = Path | NatsAddress
"""The folder of a server, or the address of a cluster."""

PlacedLog: TypeAlias = "SqliteLog | NatsLog"


async def open_place(
    place: Place, clock: Callable[[], float] = time.time, make: bool = True
) -> PlacedLog:
    """The log at this place; one in NATS is not made there unless that is wanted.

    Raises `LogFailure`.
    """
    if isinstance(place, Path):
        return SqliteLog(tables_file(place), clock)
    try:
        from sheepfold.log.nats.log import NatsLog
    except ModuleNotFoundError as missing:
        if missing.name != "nats":
            raise
        raise NotInstalled("nats-py is not installed") from None
    return await NatsLog.open(place, clock, make)
