"""Writes the games of old tables as records, so that the tables can be deleted."""

import os
from pathlib import Path

from sheepfold.locales import system_error
from sheepfold.log import DamagedLog, Log, StoredTable
from sheepfold.log.folder import make_private_folder
from sheepfold.server.records import GameReader, LastGame, open_record
from sheepfold.server.table_loading import reading_entries, table_of
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.entries import GameStarted
from sheepfold.table.entry_codec import read_entries


def finished_games(lines: list[bytes]) -> list[LastGame]:
    """All games of a table that were played to their end."""
    reader = GameReader()
    games: list[LastGame] = []
    for entry in read_entries(lines):
        if isinstance(entry.what, GameStarted) and reader.game is not None:
            games.append(reader.game)
        reader.take(entry)
    if reader.game is not None:
        games.append(reader.game)
    return [game for game in games if game.over.phase == "over"]


async def is_finished(log: Log, one: StoredTable) -> bool:
    """Whether the last game of a table is over; false if its log cannot be read."""
    try:
        return table_of(one.table, await log.read(one.table)).phase == "over"
    except (DamagedLog, NotAllowed):
        return False


async def archive_table(log: Log, one: StoredTable, folder: Path) -> Path:
    """Write the records of a table's finished games into a file, one on every line.

    Raises `NotAllowed` if they cannot be written, and `DamagedLog`.
    """
    lines = await log.read(one.table)
    with reading_entries():
        records = [open_record(game) for game in finished_games(lines)]
    return write_records(folder, one.table, records)


def write_records(folder: Path, code: str, records: list[bytes]) -> Path:
    """A file with these records, durable when this returns; an equal file is left as it is."""
    data = b"".join(record.strip().replace(b"\n", b" ") + b"\n" for record in records)
    try:
        make_private_folder(folder)
        number, file = 1, folder / f"{code}.jsonl"
        while file.exists():
            if file.read_bytes() == data:
                return file
            number, file = number + 1, folder / f"{code}-{number + 1}.jsonl"
        unfinished = folder / f".{code}.part"
        with open(os.open(unfinished, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as part:
            part.write(data)
            part.flush()
            os.fsync(part.fileno())
        unfinished.rename(file)
        holding = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(holding)
        finally:
            os.close(holding)
    except OSError as error:
        raise NotAllowed(
            "file-unwritable", file=str(error.filename or folder), error=system_error(error)
        ) from None
    return file
