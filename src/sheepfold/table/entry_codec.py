"""Entries as the bytes that a log stores."""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from sheepfold.games import RULES
from sheepfold.games.codec import Codec, codec, game_name, is_null
from sheepfold.games.contract import Game
from sheepfold.table.entries import Configured, Entry, GameStarted, MovePlayed, Opened


class UnknownRules(Exception):
    """A table was opened under rules that this release no longer has."""


class EntryReader:
    """Reads the entries of one table in the order of its log.

    Moves and outcomes are decoded with the types of the game that is played at the table: the one
    that an earlier entry named, or `game`.
    """

    def __init__(self, game: Game | None = None) -> None:
        self._game = game

    def read(self, line: bytes) -> Entry:
        """The next entry. Raises `msgspec.DecodeError` and `UnknownRules`."""
        entry = _decoder.decode(line)
        what = entry.what
        if isinstance(what, MovePlayed):  # first, for most entries are moves
            read = self._codec
            drawn = None if is_null(what.outcome) else read.outcome(what.outcome)
            what = MovePlayed(what.seat, read.move(what.move), drawn, what.salts)
        elif isinstance(what, Opened | Configured):
            self._game = self._rules_of(what)
            what = replace(what, options=self._codec.options(what.options))
        elif isinstance(what, GameStarted):
            what = replace(what, deal=self._codec.outcome(what.deal))
        else:
            return entry
        return Entry(entry.at, what, entry.command)

    @property
    def _codec(self) -> Codec:
        if self._game is None:
            raise msgspec.DecodeError("no entry has named the game")
        return codec(self._game)

    def _rules_of(self, what: Opened | Configured) -> Game:
        if what.rules is None:
            if self._game is None:
                raise msgspec.DecodeError("no entry has named the rules")
            return self._game
        name = game_name(what.options)
        if (name, what.rules) not in RULES:
            raise UnknownRules(name, what.rules)
        return RULES[name, what.rules]


def read_entries(lines: Iterable[bytes], game: Game | None = None) -> Iterator[Entry]:
    """The entries of a log, from its beginning or from where this game was played."""
    return map(EntryReader(game).read, lines)


def encode_entry(entry: Entry) -> bytes:
    """An entry as it is stored in a log."""
    return _encoder.encode(entry)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)
