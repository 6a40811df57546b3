"""A game written down: the published format of docs/record.md, its commitments, and its replay.

A record holds the first deal and then every move with its seat and what chance added. Whenever a hidden
fact is fixed, its entry carries a *seal*: the SHA-256 of a salt and the fact. When everyone may learn the
fact, a later entry *opens* the seal by giving the salt. So whoever saw the seal can check that nothing was
changed in between.
"""

import hashlib
from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple

import msgspec

from sheepfold.games import GAMES
from sheepfold.games.game import Game, Played, Refusal, Seat, Secret

VERSION = 1
LARGEST = 4 * 1024 * 1024
LONGEST_NAME = 40


class Opening(msgspec.Struct, frozen=True):
    """The salt of a seal: that of entry `entry`, number `seal` there."""

    entry: int
    seal: int
    salt: str


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a record. The first is the deal and has neither seat nor move."""

    seat: Seat | None = None
    move: str | None = None
    outcome: msgspec.Raw = msgspec.Raw(b"null")
    seals: tuple[str, ...] = ()
    opened: tuple[Opening, ...] = ()


class Record(msgspec.Struct, frozen=True):
    """A whole game, or as much of it as was played."""

    format: Literal["sheepfold-record"]
    version: int
    game: str
    rules: int
    options: msgspec.Raw
    names: tuple[str, ...]
    entries: tuple[Entry, ...]
    result: msgspec.Raw = msgspec.Raw(b"null")


class BadRecord(ValueError):
    """A record that is damaged or wrong; the message is one sentence that names the place."""


class Moment(NamedTuple):
    """A point of a replay: the state, and what led to it."""

    number: int
    state: Any
    played: Played | None
    events: tuple[Any, ...]


def seal(secret: Secret, salt: str) -> str:
    """The commitment to a hidden fact.

    >>> seal(Secret("wolf", 5, "round"), "00" * 32)[:16]
    '8fb7a3d0e5ea0c09'
    """
    fact = msgspec.json.encode([secret.name, secret.value], order="deterministic")
    return hashlib.sha256(bytes.fromhex(salt) + fact).hexdigest()


class Writer:
    """Writes a game down while it is played.

    `new_salt` gives 256 random bits in hexadecimal; only tests give anything but `secrets.token_hex`.
    """

    def __init__(
        self,
        game: Game,
        options: Any,
        names: tuple[str, ...],
        deal: Any,
        new_salt: Callable[[], str],
    ) -> None:
        self.game = game
        self.options = options
        self.names = names
        self.state = game.start(options, len(names), deal)
        self._new_salt = new_salt
        self._sealed: list[tuple[Literal["round", "game"], Opening]] = []
        self._entries = [Entry(outcome=_raw(deal), seals=self._seal(None, deal))]

    def play(self, seat: Seat, move: Any, outcome: Any) -> tuple[Any, ...]:
        """Play a move and write it down; its events."""
        before = self.state
        self.state, events = self.game.play(before, seat, move, outcome)
        over = self.game.result(self.state) is not None
        opened: tuple[Opening, ...] = ()
        seals_before = list(self._sealed)
        seals = self._seal(move, outcome)
        if over or self.state.round != before.round:
            opened = self._open(over, new_deal=self._sealed[len(seals_before) :], move=move)
        text = self.game.write(move, self.options)
        self._entries.append(Entry(seat, text, _raw(outcome), seals, opened))
        return events

    def record(self) -> Record:
        """What was written so far."""
        return Record(
            format="sheepfold-record",
            version=VERSION,
            game=self.game.NAME,
            rules=self.game.VERSION,
            options=_raw(self.options),
            names=self.names,
            entries=tuple(self._entries),
            result=_raw(self.game.result(self.state)),
        )
