"""Games on this device alone: each is kept in a file of its own, and can be continued.

A file has the log of a table and, beside it, who sits there with which tokens. So it shows the
secrets of a running game, and is for its owner's eyes only.
"""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

import msgspec

from sheepfold.games.contract import Refusal
from sheepfold.log import Log, LogFailure, claim
from sheepfold.log.folder import make_data_folder, make_private_folder
from sheepfold.log.sqlite import SqliteLog
from sheepfold.table.entries import Level, MovePlayed
from sheepfold.table.entry_codec import UnknownRules, read_entries
from sheepfold.table.fold import fold


class Unplayable(Refusal):
    """A game that is kept but cannot be continued now."""


SEATS = "seats"
"""Where a file keeps who sits at its table; no table has such a code."""

MOST_FINISHED = 20
"""How many games that are over are kept, so that they can still be looked at and saved."""


class LocalSeats(msgspec.Struct, frozen=True):
    """Who sits at a table of this device, with the tokens to sit down again."""

    code: str
    names: tuple[str, ...]
    tokens: tuple[str, ...]
    level: Level
    """Of the bots."""


class LocalGame(NamedTuple):
    """A game that is kept."""

    file: Path
    seats: LocalSeats
    game: str
    names: tuple[str, ...]
    """Of all who play, by seat; a bot has none."""
    is_over: bool
    last: float
    """When the last move was made."""


class LocalGames(NamedTuple):
    """The games of this device, the latest first, and files that cannot be read."""

    unfinished: list[LocalGame]
    finished: list[LocalGame]
    unreadable: list[Path]


def new_file(data: Path) -> Path:
    """Where a new game can be kept. Raises `OSError` if the folder cannot be made."""
    make_data_folder(data)
    make_private_folder(data / "local")
    return data / "local" / f"{time.strftime('%Y%m%d-%H%M%S')}-{uuid4().hex[:6]}.db"


async def write_seats(log: Log, seats: LocalSeats) -> None:
    """Keep who sits at the table of this log."""
    await log.append(SEATS, 0, [msgspec.json.encode(seats)])


async def read_seats(log: Log) -> LocalSeats | None:
    """Who sits at the table of this log, if that was kept."""
    lines = await log.read(SEATS)
    return msgspec.json.decode(lines[0], type=LocalSeats) if lines else None


async def kept(data: Path) -> LocalGames:
    """The games of this device, without those that are being played in another window.

    A game without a move is thrown away, and so are the oldest finished games when there are too
    many.
    """
    found, useless = LocalGames([], [], []), []
    for file in sorted((data / "local").glob("*.db")):
        try:
            with claimed(file):
                game = await _look_at(file)
        except Unplayable:
            continue
        except (LogFailure, OSError, msgspec.DecodeError, Refusal, UnknownRules):
            found.unreadable.append(file)
            continue
        if game is None:
            useless.append(file)
        else:
            (found.finished if game.is_over else found.unfinished).append(game)
    for games in (found.unfinished, found.finished):
        games.sort(key=lambda game: game.last, reverse=True)
    useless += [game.file for game in found.finished[MOST_FINISHED:]]
    del found.finished[MOST_FINISHED:]
    for file in useless:
        remove(file)
    return found


def remove(file: Path) -> None:
    """Throw a game away."""
    for suffix in ("", "-wal", "-shm"):
        file.with_name(file.name + suffix).unlink(missing_ok=True)
    _lock_of(file).unlink(missing_ok=True)


@contextlib.contextmanager
def claimed(file: Path) -> Iterator[None]:
    """Lock a game for this window; a window that is killed releases it.

    Raises `Unplayable` if another window has it, and `OSError`.
    """
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(claim.claimed(_lock_of(file)))
        except claim.Taken:
            raise Unplayable("game-taken") from None
        yield


def _lock_of(file: Path) -> Path:
    return file.with_suffix(".lock")


async def _look_at(file: Path) -> LocalGame | None:
    """A game that is kept, or nothing if no move was made in it."""
    log = SqliteLog(file)
    try:
        seats = await read_seats(log)
        if seats is None:
            return None
        entries = list(read_entries(await log.read(seats.code)))
    finally:
        await log.close()
    played = [entry.at for entry in entries if isinstance(entry.what, MovePlayed)]
    if not played:
        return None
    table = fold(entries)
    names = tuple(place.name for place in table.places)
    is_over = table.phase != "playing"
    return LocalGame(file, seats, table.game.NAME, names, is_over, played[-1])
