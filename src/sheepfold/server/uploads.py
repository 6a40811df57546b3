"""Uploaded records, turned into the last game of a table so that they are shown in the same way.

All of this runs off the event loop, because a file may contain anything.
"""

import hashlib
from functools import lru_cache

from msgspec.structs import replace

from sheepfold.bots import bots_of
from sheepfold.games.contract import Seat
from sheepfold.games.record import BadRecord, Record, rules_of_record
from sheepfold.games.salvage import Salvaged, salvage
from sheepfold.games.verify import replay
from sheepfold.server.reasons import Reasons, reasons
from sheepfold.server.records import LastGame
from sheepfold.server.replay import encode_replay, make_open_replay, make_seat_replay
from sheepfold.table.changes import opened
from sheepfold.table.entries import GameStarted, MovePlayed, Opened, Settings
from sheepfold.table.table import ChairState
from sheepfold.table.work import finish


def digest_of(data: bytes) -> str:
    """A name for the content of a file."""
    return hashlib.sha256(data).hexdigest()


@lru_cache(maxsize=2)
def sound_part(data: bytes) -> Salvaged:
    """The sound part of a record, cached for further requests about it."""
    return salvage(data)


def uploaded_replay(data: bytes, seat: Seat | None) -> bytes:
    """The replay of a record as JSON: as a seat saw it, or with nothing hidden.

    Raises `BadRecord`.
    """
    record = sound_part(data).record
    if seat is not None and not 1 <= seat <= len(record.names):
        raise BadRecord("record-no-seat", seat=seat, most=len(record.names))
    last = last_game_of(record, digest_of(data))
    work = make_open_replay(last) if seat is None else make_seat_replay(last, seat)
    return finish(encode_replay(finish(work)))


def uploaded_reasons(data: bytes, round_number: int | None = None) -> Reasons:
    """Why the bots of a record moved as they did, in a round of it or in the last one that may be
    explained. Raises `BadRecord`.
    """
    last = last_game_of(sound_part(data).record, digest_of(data))
    # Anybody may name a bot of another package in a file; the operator allows those at tables only.
    others = bots_of(last.table.game.NAME).plug_ins
    levels = [None if level in others else level for level in last.levels]
    return reasons(last._replace(levels=levels), round_number)


def last_game_of(record: Record, code: str) -> LastGame:
    """A sound record as the last game of a table with this code."""
    game = rules_of_record(record)
    first, *others = replay(record)
    opening = Opened(code, record.rules, record.options, Settings(chairs=len(record.names)))
    bots = record.bots or (None,) * len(record.names)
    table = replace(
        opened(opening, 0.0),
        places=tuple(map(_chair, record.names, bots)),
        phase="playing",
        games=1,
        state=first.state,
    )
    states = [moment.state for moment in others]
    over = replace(table, state=states[-1]) if states else table
    if game.result(over.state) is not None:
        over = replace(over, phase="over")
    played = [moment.played for moment in others]
    entries = record.entries[1:]
    return LastGame(
        table=table,
        at=0.0,
        deal=GameStarted(record.entries[0].outcome, ()),
        played=[MovePlayed(one.seat, one.move, one.outcome) for one in played if one is not None],
        states=states,
        events=[moment.events for moment in others],
        levels=[entry.bot for entry in entries],
        times=[entry.at or 0.0 for entry in entries],
        over=over,
    )


def _chair(name: str, level: str | None) -> ChairState:
    if level is None:
        return ChairState(name=name, who="person")
    return ChairState(name=name, who="bot", level=level)
