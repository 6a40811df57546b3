"""Saving the record of a game that is over, in the folder in which the client was started."""

from itertools import count
from pathlib import Path

import msgspec

from sheepfold.games.contract import Refusal
from sheepfold.locales import system_error
from sheepfold.terminal.network.address import Address, record_of


class NotSaved(Refusal):
    """A record that could not be written, or that there is not yet."""


class _Header(msgspec.Struct):
    format: str


async def save_record(address: Address, name: str, folder: Path, language: str) -> Path:
    """Save the last game of a table; no other file is touched.

    Raises `NotSaved`, or what `record_of` raises.
    """
    record = await record_of(address, language)
    if msgspec.json.decode(record, type=_Header).format != "sheepfold-record":
        raise NotSaved("not-over")  # the next game has begun meanwhile
    file = folder / f"{name}.json"
    try:
        file = free_file(folder, name, record)
        file.write_bytes(record)
    except OSError as error:
        why = system_error(error)
        raise NotSaved("file-unwritable", file=str(file), error=why) from None
    return file


def free_file(folder: Path, name: str, content: bytes) -> Path:
    """A file of this name, or with a number; one that has this very content is as good."""
    files = (folder / f"{name}{'' if n == 1 else f'-{n}'}.json" for n in count(1))
    return next(
        file
        for file in files
        if not file.exists() or (file.is_file() and file.read_bytes() == content)
    )
