"""Reading a table's log as a whole, and what its failures mean."""

from collections.abc import Iterator
from contextlib import contextmanager

from sheepfold.log import DamagedLog, Log, LogFailure
from sheepfold.server.opening import load_table
from sheepfold.server.slices import Slices
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.entry_codec import UnknownRules, read_entries
from sheepfold.table.fold import fold
from sheepfold.table.table import Table


def table_of(code: str, lines: list[bytes]) -> Table:
    """The table after these entries. Raises `DamagedLog` if they make no sense, or `NotAllowed`."""
    try:
        with reading_entries():
            return fold(read_entries(lines))
    except UnknownRules:
        raise NotAllowed("unknown-rules", code=code[:16]) from None


@contextmanager
def reading_entries() -> Iterator[None]:
    """Turn whatever a bad entry raises into `DamagedLog`."""
    try:
        yield
    except (UnknownRules, LogFailure, NotAllowed):
        raise
    except Exception as error:  # whatever a bad entry raises, it affects this table only
        raise DamagedLog(f"an entry cannot be understood ({type(error).__name__})") from error


def refusal_of(failure: LogFailure, code: str) -> NotAllowed:
    """The refusal for those at a table when the log fails."""
    if isinstance(failure, DamagedLog):
        return NotAllowed("table-damaged", code=code[:16])
    return NotAllowed("cannot-write")


async def is_unfinished(log: Log, code: str, slices: Slices) -> bool:
    """Whether a game here is not over; false if the entries cannot be read."""
    try:
        with reading_entries():
            found = await load_table(log, code, slices)
    except (DamagedLog, UnknownRules):
        return False
    return found is not None and found.table.phase != "over"
