"""The records in a file: one, or one on every line as `arena --records` writes them."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import IO

import msgspec

from sheepfold.locales import system_error

STDIN = "-"


def texts(file: str) -> Iterator[bytes]:
    """Each record of a file as it is written there; `-` is stdin.

    Raises `BadRecord` if the file cannot be read.
    """
    from sheepfold.games.record import LARGEST, BadRecord

    try:
        with _open(file) as lines:
            first = lines.readline(LARGEST + 1)
            if not _is_whole(first):
                yield first + lines.read(LARGEST + 1 - len(first))
                return
            line = first
            while line:
                if line.strip():
                    yield line.rstrip()
                line = lines.readline(LARGEST + 1)
    except OSError as error:
        raise BadRecord("file-unreadable", file=file, error=system_error(error)) from None


def text_of(file: str, game: int) -> bytes:
    """The record of one game of a file, counted from 1. Raises `BadRecord` if there is none."""
    from sheepfold.games.record import BadRecord

    number = 0
    for number, text in enumerate(texts(file), 1):
        if number == game:
            return text
    raise BadRecord("record-no-game", game=game, most=number)


def _open(file: str) -> AbstractContextManager[IO[bytes]]:
    return nullcontext(sys.stdin.buffer) if file == STDIN else open(file, "rb")


def _is_whole(line: bytes) -> bool:
    """Whether a line is a whole record, and not a part of an indented one."""
    try:
        msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True
