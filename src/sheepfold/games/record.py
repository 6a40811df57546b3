"""A game written down: the published format of docs/record.md, its seals, and its replay.

A record holds the first deal and then every move with its seat and what chance added. Whenever a
hidden fact is fixed, its entry carries a *seal*: the SHA-256 of a salt and the fact. The seal can
be shown at once, the salt is given when everyone may learn the fact. So whoever saw the seal can
check that nothing was changed in between.
"""

import hashlib
import re
from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple

import msgspec

from sheepfold.games import GAMES
from sheepfold.games.game import Game, Played, Refusal, Seat, Secret

VERSION = 1
LARGEST = 4 * 1024 * 1024
LONGEST_NAME = 40

NOTHING = msgspec.Raw(b"null")
_HEX = re.compile(r"[0-9a-f]{64}")


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a record. The first is the deal and has neither seat nor move."""

    seat: Seat | None = None
    move: str | None = None
    outcome: msgspec.Raw = NOTHING
    seals: tuple[str, ...] = ()
    salts: tuple[str | None, ...] = ()
    """Of each seal, once it is opened."""


class Record(msgspec.Struct, frozen=True):
    """A whole game, or as much of it as was played."""

    format: Literal["sheepfold-record"]
    version: int
    game: str
    rules: int
    options: msgspec.Raw
    names: tuple[str, ...]
    entries: tuple[Entry, ...]
    result: msgspec.Raw = NOTHING


class BadRecord(Refusal):
    """A record that is damaged or wrong; a fact names the place, the cause says more."""


class Moment(NamedTuple):
    """A point of a replay: the state, and what led to it."""

    entry: int
    state: Any
    played: Played | None
    events: tuple[Any, ...]


class Sealed(NamedTuple):
    """A hidden fact, the round it belongs to, and its salt if that is known."""

    secret: Secret
    round: int
    salt: str | None

    def is_open(self, state: Any, over: bool) -> bool:
        """Whether everyone may learn the fact once the game has come to this state."""
        return over or (self.secret.opens == "round" and self.round < state.round)


def seal(secret: Secret, salt: str) -> str:
    """The commitment to a hidden fact.

    >>> seal(Secret("wolf", 5, "round"), "00" * 32)[:16]
    '83611b1ccb49ffce'
    """
    fact = msgspec.json.encode([secret.name, secret.value])
    return hashlib.sha256(bytes.fromhex(salt) + fact).hexdigest()


def fixed_facts(
    game: Game, move: Any, outcome: Any, round_before: int, round_after: int
) -> list[tuple[Secret, int]]:
    """The hidden facts that an entry fixes: a move's belong to its round, a deal's to the next."""
    return [
        *[(secret, round_before) for secret in game.secrets(move, None)],
        *[(secret, round_after) for secret in game.secrets(None, outcome)],
    ]


class Writer:
    """Writes a game down while it is played.

    `new_salt` gives 256 random bits in hexadecimal; only tests give anything but
    `secrets.token_hex`.
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
        self._lines: list[tuple[Played | None, Any, list[Sealed]]] = []
        self._write(None, deal, self.state.round)

    def play(self, seat: Seat, move: Any, outcome: Any) -> tuple[Any, ...]:
        """Play a move and write it down; its events."""
        round_before = self.state.round
        self.state, events = self.game.play(self.state, seat, move, outcome)
        self._write(Played(seat, move, outcome), outcome, round_before)
        return events

    def record(self) -> Record:
        """What was written so far, with every seal opened that may be."""
        result = self.game.result(self.state)
        entries = []
        for played, outcome, sealed in self._lines:
            salts = [s.salt if s.is_open(self.state, result is not None) else None for s in sealed]
            entries.append(
                Entry(
                    seat=None if played is None else played.seat,
                    move=None if played is None else self.game.write(played.move, self.options),
                    outcome=_raw(outcome),
                    seals=tuple(seal(s.secret, str(s.salt)) for s in sealed),
                    salts=tuple(salts),
                )
            )
        return Record(
            format="sheepfold-record",
            version=VERSION,
            game=self.game.NAME,
            rules=self.game.VERSION,
            options=_raw(self.options),
            names=self.names,
            entries=tuple(entries),
            result=_raw(result),
        )

    def _write(self, played: Played | None, outcome: Any, round_before: int) -> None:
        move = None if played is None else played.move
        fixed = fixed_facts(self.game, move, outcome, round_before, self.state.round)
        sealed = [Sealed(secret, number, self._new_salt()) for secret, number in fixed]
        self._lines.append((played, outcome, sealed))


def dump(record: Record) -> bytes:
    """A record as JSON, one entry a line."""
    fields = msgspec.structs.asdict(record)
    lines = [f'"{name}": {_text(value)}' for name, value in fields.items() if name != "entries"]
    entries = ",\n  ".join(_text(entry) for entry in record.entries)
    lines.insert(-1, f'"entries": [\n  {entries}\n]')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def load(data: bytes) -> Record:
    """A record from JSON. Raises `BadRecord` if it is not one; `verify` tells if it is right."""
    if len(data) > LARGEST:
        raise BadRecord("record-too-large", most=LARGEST // 1024 // 1024)
    try:
        data.decode()
        header = msgspec.json.decode(data, type=_Header)
        if header.format != "sheepfold-record":
            raise BadRecord("record-format")
        if header.version != VERSION:
            raise BadRecord("record-version", version=header.version, known=VERSION)
        return msgspec.json.decode(data, type=Record)
    except UnicodeDecodeError as error:
        raise BadRecord("record-not-json", place=error.start) from None
    except msgspec.ValidationError as error:
        raise BadRecord("record-shape", place=_place(error)) from None
    except msgspec.DecodeError as error:
        if "truncated" in str(error):
            raise BadRecord("record-cut-short", place=len(data)) from None
        at = re.search(r"byte (\d+)", str(error))
        raise BadRecord("record-not-json", place=int(at[1]) if at else 0) from None
    except RecursionError:
        raise BadRecord("record-not-json", place=0) from None


def replay(record: Record) -> Iterator[Moment]:
    """State by state, checking moves and outcomes. Raises `BadRecord` at the first wrong entry."""
    game, options = game_of(record)
    if not record.entries or record.entries[0].move is not None:
        raise BadRecord("record-no-deal")
    deal = _decode(record.entries[0].outcome, game.Outcome, 0)
    try:
        state = game.start(options, len(record.names), deal)
    except Refusal as refused:
        raise BadRecord("record-entry", entry=0) from refused
    yield Moment(0, state, None, ())
    for number, entry in enumerate(record.entries[1:], 1):
        if entry.seat is None or entry.move is None:
            raise BadRecord("record-no-move", entry=number)
        outcome = _decode(entry.outcome, game.Outcome | None, number)
        try:
            move = game.parse(entry.move, options)
            state, events = game.play(state, entry.seat, move, outcome)
        except Refusal as refused:
            raise BadRecord("record-entry", entry=number) from refused
        yield Moment(number, state, Played(entry.seat, move, outcome), events)


def verify(record: Record) -> int:
    """Check moves, outcomes, result and seals; how many seals are still closed.

    Raises `BadRecord` at the first entry that is wrong.
    """
    game, _ = game_of(record)
    sealed: list[list[Sealed]] = []
    state: Any = None
    for moment in replay(record):
        entry = record.entries[moment.entry]
        round_before = 1 if state is None else state.round
        state = moment.state
        move = None if moment.played is None else moment.played.move
        outcome = (
            _decode(entry.outcome, game.Outcome, 0)
            if moment.played is None
            else moment.played.outcome
        )
        fixed = fixed_facts(game, move, outcome, round_before, state.round)
        sealed.append(_check_seals(entry, moment.entry, fixed))
    result = game.result(state)
    closed = 0
    for number, line in enumerate(sealed):
        for one in line:
            if one.salt is None and one.is_open(state, result is not None):
                raise BadRecord("record-not-opened", entry=number, name=one.secret.name)
            closed += one.salt is None
    if _raw(_decode(record.result, game.Result | None, len(sealed) - 1)) != _raw(result):
        raise BadRecord("record-result")
    return closed


def game_of(record: Record) -> tuple[Game, Any]:
    """The game and options of a record, if this version can play them."""
    game = GAMES.get(record.game)
    if game is None:
        raise BadRecord("record-game", game=record.game[:40])
    if record.rules != game.VERSION:
        raise BadRecord("record-rules", rules=record.rules, known=game.VERSION)
    for name in record.names:
        if not 1 <= len(name) <= LONGEST_NAME:
            raise BadRecord("record-names", most=LONGEST_NAME)
    try:
        options = msgspec.json.decode(record.options, type=game.Options)
        game.check(options, len(record.names))
    except msgspec.ValidationError as error:
        raise BadRecord("record-shape", place=_place(error, "options")) from None
    except Refusal as refused:
        raise BadRecord("record-options") from refused
    return game, options


def schema() -> dict[str, Any]:
    """The JSON Schema of a record, with options, outcomes and result of each game spelled out."""
    records = []
    for game in GAMES.values():
        entry = msgspec.defstruct(
            f"{game.NAME}_entry",
            [
                ("seat", Seat | None, None),
                ("move", str | None, None),
                ("outcome", game.Outcome | None, None),
                ("seals", tuple[str, ...], ()),
                ("salts", tuple[str | None, ...], ()),
            ],
        )
        fields: list[Any] = [
            ("format", Literal["sheepfold-record"]),
            ("version", Literal[1]),
            ("game", Literal[game.NAME]),
            ("rules", int),
            ("options", game.Options),
            ("names", tuple[str, ...]),
            ("entries", tuple[entry, ...]),  # type: ignore[valid-type]
            ("result", game.Result | None, None),
        ]
        records.append(msgspec.defstruct(f"{game.NAME}_record", fields))
    found, parts = msgspec.json.schema_components(records, ref_template="#/$defs/{name}")
    dialect = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": dialect, "anyOf": list(found), "$defs": dict(parts)}


class _Header(msgspec.Struct):
    """What every version of the format has."""

    format: str
    version: int


def _check_seals(entry: Entry, number: int, fixed: list[tuple[Secret, int]]) -> list[Sealed]:
    if not len(entry.seals) == len(entry.salts) == len(fixed):
        raise BadRecord("record-seals", entry=number, seals=len(fixed))
    for shown in (*entry.seals, *entry.salts):
        if shown is not None and not _HEX.fullmatch(shown):
            raise BadRecord("record-seal-shape", entry=number)
    for (secret, _), shown, salt in zip(fixed, entry.seals, entry.salts, strict=True):
        if salt is not None and seal(secret, salt) != shown:
            raise BadRecord("record-seal-wrong", entry=number, name=secret.name)
    return [
        Sealed(secret, of_round, salt)
        for (secret, of_round), salt in zip(fixed, entry.salts, strict=True)
    ]


def _raw(value: Any) -> msgspec.Raw:
    return NOTHING if value is None else msgspec.Raw(msgspec.json.encode(value))


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _decode(raw: msgspec.Raw, kind: Any, entry: int) -> Any:
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise BadRecord("record-shape", place=_place(error, f"entries[{entry}]")) from None


def _place(error: msgspec.ValidationError, within: str = "") -> str:
    found = re.search(r"at `\$\.?(.*)`", str(error))
    inner = found[1] if found else ""
    return ".".join(part for part in (within, inner) if part) or "the top"
