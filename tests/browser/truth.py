"""What really happened at a table: read from the file that the server keeps."""

from sheepfold.table.entries import Played
from sheepfold.table.table import Table, fold
from tests.server.process import ServerProcess
from tests.server.witness import entries_in


def table_in(server: ServerProcess, code: str) -> Table:
    """The table, with all its secrets."""
    return fold(entries_in(server.data, code))


def moves(server: ServerProcess, code: str) -> list[Played]:
    """The moves that were made, in order."""
    whats = [entry.what for entry in entries_in(server.data, code)]
    return [what for what in whats if isinstance(what, Played)]
