"""What reads bytes or words from outside, and the law that all of it keeps."""

import gc
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from sheepfold.games import GAMES, OURS
from sheepfold.games.codec import codec, game_in
from sheepfold.games.contract import BadNotation, BadOptions, Game, Refusal
from sheepfold.games.record import BadRecord, Record, dump, load
from sheepfold.games.salvage import salvage
from sheepfold.games.verify import verify
from sheepfold.server import protocol
from sheepfold.server.app import OpenTable
from sheepfold.table.configuring import open_table
from sheepfold.table.entries import Entry
from sheepfold.table.entry_codec import EntryReader, UnknownRules, encode_entry
from sheepfold.table.fold import evolve
from sheepfold.terminal.network.address import find
from tests.fuzz import corpus

NOT_JSON = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What the server takes for "this is not a message"."""


class Decoder(NamedTuple):
    """One decoder: how it reads, how its value is written again, and how it refuses."""

    seeds: Callable[[], list[bytes]]
    read: Callable[[bytes], Any]
    write: Callable[[Any], bytes]
    refuses: tuple[type[Exception], ...]
    calls_per_byte: int
    """An upper bound of its work, in calls of functions."""
    calls: int = 200
    """The same for an input without length."""


def is_read(decoder: Decoder, data: bytes) -> bool:
    """Whether this is decoded; if so it is written and read as the same again.

    If not, it is refused in the decoder's own words: any other exception goes through.
    """
    try:
        value = decoder.read(data)
    except decoder.refuses:
        return False
    assert decoder.read(decoder.write(value)) == value
    return True


def calls_of(work: Callable[[], Any]) -> int:
    """How many functions are called by this, in Python or in C."""
    counted = 0

    def count(_frame: Any, event: str, _argument: Any) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    before = sys.getprofile()
    gc.disable()  # what it would call does not belong to the work
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
        gc.enable()
    return counted


def _new_table(data: bytes) -> OpenTable:
    """As the server does it: what is opened can be played at."""
    asked = msgspec.json.decode(data, type=OpenTable)
    options = codec(game_in(asked.options)).options(asked.options)
    opened = open_table("TESTED", options, asked.settings)
    evolve(None, Entry(0.0, opened))
    return asked


def _verified(data: bytes) -> Record:
    record = load(data)
    verify(record)
    return record


def _notation(game: Game) -> Decoder:
    options = game.Options()
    return Decoder(
        lambda: corpus.moves(game.NAME),
        lambda data: game.parse(data.decode(errors="replace"), options),
        lambda move: str(game.write(move, options)).encode(),
        (BadNotation,),
        calls_per_byte=1,
    )


def _entry(line: bytes) -> Entry:
    """An entry of a table at which one of our games is played."""
    for game in OURS[:-1]:
        with suppress(msgspec.DecodeError, UnknownRules):
            return EntryReader(game).read(line)
    return EntryReader(OURS[-1]).read(line)


DECODERS = {
    "client-message": Decoder(
        corpus.from_client, protocol.decode_client, protocol.encode, NOT_JSON, calls_per_byte=1
    ),
    "server-message": Decoder(
        corpus.from_server, protocol.decode_server, protocol.encode, NOT_JSON, calls_per_byte=1
    ),
    "entry": Decoder(
        lambda: [line for log in corpus.logs() for line in log],
        _entry,
        encode_entry,
        (*NOT_JSON, UnknownRules),
        calls_per_byte=1,
    ),
    "new-table": Decoder(
        corpus.new_tables, _new_table, msgspec.json.encode, (*NOT_JSON, BadOptions), 20
    ),
    "record": Decoder(corpus.records, load, dump, (BadRecord,), calls_per_byte=10),
    "verified-record": Decoder(
        corpus.records, _verified, dump, (BadRecord,), calls_per_byte=500, calls=100_000
    ),
    "salvaged-record": Decoder(
        corpus.records,
        lambda data: salvage(data).record,
        dump,
        (BadRecord,),
        calls_per_byte=1000,
        calls=200_000,
    ),
    "uly_polly-notation": _notation(GAMES["uly_polly"]),
    "wooolf-notation": _notation(GAMES["wooolf"]),
    "address": Decoder(
        lambda: [b"QK7B2M", b"http://192.0.2.7:8000/t/qk7b2m", b"https://[::1]:8000/a/t/QK7B2M"],
        lambda data: find(data.decode(errors="replace"), None),
        lambda address: str(address).encode(),
        (Refusal,),
        calls_per_byte=5,
        calls=1000,
    ),
}
