"""From what the log has of a table to the table, or to a reason why there is none."""

from collections.abc import Iterator
from contextlib import contextmanager

from sheepfold.log import DamagedLog, Log, LogFailure
from sheepfold.server.opening import bring_back
from sheepfold.server.slices import Slices
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.entry_codec import UnknownRules, read_entries
from sheepfold.table.fold import fold
from sheepfold.table.table import Table


def table_of(code: str, lines: list[bytes]) -> Table:
    """The table after these entries. Raises `DamagedLog` if they make no sense, or `NotAllowed`."""
    try:
        with understanding():
            return fold(read_entries(lines))
    except UnknownRules:
        raise NotAllowed("unknown-rules", code=code[:16]) from None


@contextmanager
def understanding() -> Iterator[None]:
    """Make something of entries. Raises `DamagedLog` if they make no sense."""
    try:
        yield
    except (UnknownRules, LogFailure, NotAllowed):
        raise
    except Exception as error:  # whatever a bad entry leads to, it concerns this table alone
        raise DamagedLog(f"an entry cannot be understood ({type(error).__name__})") from error


def refusal_of(failure: LogFailure, code: str) -> NotAllowed:
    """What those at a table are told of a failure of the log."""
    if isinstance(failure, DamagedLog):
        return NotAllowed("table-damaged", code=code[:16])
    return NotAllowed("cannot-write")


async def is_unfinished(log: Log, code: str, slices: Slices) -> bool:
    """Whether a game waits here to be begun or gone on with; not if nobody can tell."""
    try:
        with understanding():
            found = await bring_back(log, code, slices)
    except (DamagedLog, UnknownRules):
        return False
    return found is not None and found.table.phase != "over"
