"""A game written down: the published format of docs/record.md.

A record holds the first deal and then every move with its seat and what chance added, so that it
replays without drawing anything. `load` refuses whatever is not exactly a record; `verify.py` says
whether it is right.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any

import msgspec

from sheepfold.games import GAMES, RULES
from sheepfold.games.contract import (
    Event,
    Game,
    Move,
    Options,
    Outcome,
    Played,
    Refusal,
    Seat,
    State,
)
from sheepfold.games.declared import TypeForm
from sheepfold.games.draw import Derived, FairDraw
from sheepfold.games.exact import Inexact, Json, converted, exactly, joined, path_in
from sheepfold.games.history import redacted
from sheepfold.games.seals import VERSION, Sealed, fixed_facts, seal
from sheepfold.games.transcript import Digest, extended, fingerprint, opening

LARGEST = 4 * 1024 * 1024
LONGEST_NAME = 40
SEEN = "sheepfold-seen"
"""The format of a running game as one viewer has seen it: no record yet."""
ELDEST = 1
"""The first version of the format, which has no date, bots, times or fingerprint."""

_DIGITS = "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}"
Date = Annotated[str, msgspec.Meta(pattern=f"^{_DIGITS}Z$", max_length=20)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=1e9)]

GameValue = Any
"""A value of the game that is recorded. `load_fields` reads it by that game's own type."""


class Drawn(msgspec.Struct, frozen=True):
    """The numbers that an outcome was made from, and the point in the game that they belong to."""

    round: int
    moves: int
    """How many turn moves came before."""
    numbers: tuple[tuple[int, int], ...]
    """Below which number, and which."""


class RecordEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a record. The first is the deal and has neither seat nor move."""

    seat: Seat | None = None
    move: str | None = None
    outcome: GameValue = None
    drawn: Drawn | None = None
    """Of a fair draw."""
    seals: tuple[str, ...] = ()
    salts: tuple[str | None, ...] = ()
    """Of each seal, once it is opened."""
    at: Seconds | None = None
    """Seconds since the game began."""
    bot: str | None = None
    """The level of the bot that chose the move."""


class Record(msgspec.Struct, frozen=True):
    """A whole game, or as much of it as was played. Of version 1 the added fields are empty."""

    version: int
    game: str
    rules: int
    options: GameValue
    names: tuple[str, ...]
    entries: tuple[RecordEntry, ...]
    result: GameValue = None
    bots: tuple[str | None, ...] = ()
    """By seat: the level of the bot that sat there as the game began."""
    date: Date | None = None
    """When the game began, in UTC."""
    draw: FairDraw | None = None
    """What all chance follows from; none if the program drew by itself."""
    fingerprint: str = ""
    """Of the public transcript."""


class BadRecord(Refusal):
    """A record that is damaged or wrong; a fact names the place, the cause says more."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason, **{name: _tellable(fact) for name, fact in facts.items()})


class Writer:
    """Writes a game down while it is played.

    `new_salt` gives 256 random bits in hexadecimal; only tests give anything but
    `secrets.token_hex`. A game that began under an older version of the format stays in it.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        names: tuple[str, ...],
        deal: Outcome,
        new_salt: Callable[[], str],
        *,
        version: int = VERSION,
        bots: tuple[str | None, ...] = (),
        date: str | None = None,
        draw: FairDraw | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.names = names
        self.version = version
        self.bots = bots or (None,) * len(names)
        self.date = date
        self.draw = draw
        self._moves = 0
        self.state = game.start(options, len(names), deal)
        self._new_salt = new_salt
        self._lines: list[tuple[RecordEntry, list[Sealed]]] = []
        sealed = self._seal(None, deal, self.state.round)
        self._add(RecordEntry(outcome=deal, drawn=self._drawn(None)), sealed)
        shown = [seal(one.secret, str(one.salt)) for one in sealed]
        public = draw.public if draw is not None else ()
        self.digest: Digest = opening(game.NAME, game.VERSION, options, names, shown, public)

    def play(
        self,
        seat: Seat,
        move: Move,
        outcome: Outcome | None,
        at: float | None = None,
        bot: str | None = None,
    ) -> tuple[Event, ...]:
        """Play a move and write it down; its events."""
        round_before = self.state.round
        drawn = self._drawn((seat, move))
        self.state, events = self.game.play(self.state, seat, move, outcome)
        sealed = self._seal(Played(seat, move, outcome), outcome, round_before)
        when = None if at is None else round(at, 1)
        text = self.game.write(move, self.options)
        self._add(RecordEntry(seat, text, outcome, drawn, at=when, bot=bot), sealed)
        if not isinstance(move, self.game.FREE):
            self._moves += 1
            self.digest = extended(self.digest, *public_line(self.game, events, sealed))
        return events

    def entries(self) -> Iterator[RecordEntry]:
        """What was written so far, with every seal opened that may be."""
        over = self.game.result(self.state) is not None
        return (self._entry(*line, over=over) for line in self._lines)

    def record(self, entries: Iterable[RecordEntry] | None = None) -> Record:
        """The record so far, of these entries if they are made already."""
        result = self.game.result(self.state)
        is_new = self.version > ELDEST
        return Record(
            version=self.version,
            game=self.game.NAME,
            rules=self.game.VERSION,
            options=self.options,
            names=self.names,
            entries=tuple(self.entries() if entries is None else entries),
            result=result,
            bots=self.bots if is_new else (),
            date=self.date if is_new else None,
            draw=self.draw if is_new else None,
            fingerprint=fingerprint(self.digest) if is_new else "",
        )

    def _entry(self, entry: RecordEntry, sealed: list[Sealed], over: bool) -> RecordEntry:
        return msgspec.structs.replace(
            entry,
            seals=tuple(seal(one.secret, str(one.salt)) for one in sealed),
            salts=tuple(one.salt if one.is_open(self.state, over) else None for one in sealed),
            at=entry.at if self.version > ELDEST else None,
            bot=entry.bot if self.version > ELDEST else None,
        )

    def _drawn(self, played: tuple[Seat, Move] | None) -> Drawn | None:
        """The numbers that are drawn at this point in the game, if the game's draw is known."""
        if self.draw is None or self.draw.seed is None:
            return None
        seats, state = len(self.names), None if played is None else self.state
        found = redrawn(self.draw, self.game, self.options, seats, state, self._moves, played)
        return found[1]

    def _add(self, entry: RecordEntry, sealed: list[Sealed]) -> None:
        self._lines.append((entry, sealed))

    def _seal(
        self, played: Played | None, outcome: Outcome | None, round_before: int
    ) -> list[Sealed]:
        move = None if played is None else played.move
        now = self.state.round
        fixed = fixed_facts(self.game, move, outcome, round_before, now, self.version)
        return [Sealed(secret, number, self._new_salt()) for secret, number in fixed]


def redrawn(
    draw: FairDraw,
    game: Game,
    options: Options,
    seats: int,
    state: State | None,
    moves: int,
    played: tuple[Seat, Move] | None,
) -> tuple[Outcome | None, Drawn | None]:
    """What a fair draw leads to, and by which numbers: for the first deal, or for a seat's move."""
    number, before = (0, 0) if state is None else (state.round, moves)
    draws = Derived(draw.key(), game.NAME, number, before)
    outcome: Outcome | None
    if played is None:
        outcome = game.deal(options, seats, draws)
    else:
        assert state is not None
        seat, move = played
        outcome = game.chance(state, seat, move, draws)
    return outcome, Drawn(number, before, tuple(draws.drawn)) if draws.drawn else None


def public_line(
    game: Game, events: tuple[Event, ...], sealed: list[Sealed]
) -> tuple[tuple[Event, ...], list[str]]:
    """What the public transcript says of a turn move: its open events, and its seals."""
    return redacted(events, None), [seal(one.secret, str(one.salt)) for one in sealed]


def dump(record: Record) -> bytes:
    """A record as JSON, one entry a line.

    >>> dump(Record(2, "uly_polly", 1, None, ("Ada", "Ben"), ())).decode().splitlines()[:3]
    ['{', '"format": "sheepfold-record",', '"version": 2,']
    """
    return "".join(dump_parts(record)).encode()


def dump_parts(record: Record) -> Iterator[str]:
    """The same, piece by piece."""
    yield '{\n"format": "sheepfold-record"'
    for name in FIELDS[record.version]:
        yield f',\n"{name}": '
        if name == "entries":
            for number, entry in enumerate(record.entries):
                yield (",\n  " if number else "[\n  ") + _text(entry)
            yield "\n]" if record.entries else "[\n  \n]"
        else:
            yield _text(getattr(record, name))
    yield "\n}\n"


_COMMON = ("version", "game", "rules", "options", "names")
FIELDS = {
    1: (*_COMMON, "entries", "result"),
    2: (*_COMMON, "bots", "date", "draw", "entries", "result", "fingerprint"),
}
"""By version of the format, in the order in which they are written."""

ENTRY_FIELDS = {
    1: {"seat", "move", "outcome", "seals", "salts"},
    2: set(RecordEntry.__struct_fields__),
}


def load(data: bytes) -> Record:
    """A record from JSON. Raises `BadRecord` if it is not one; `verify` tells if it is right."""
    if len(data) > LARGEST:
        raise BadRecord("record-too-large", most=LARGEST // 1024 // 1024)
    try:
        data.decode()
        header = msgspec.json.decode(data, type=_Header)
    except UnicodeDecodeError as error:
        raise BadRecord("record-not-json", place=error.start) from None
    except msgspec.ValidationError as error:
        if not (path := path_in(error)):  # not even an object
            raise BadRecord("record-format") from None
        raise BadRecord("record-shape", place=path) from None
    except msgspec.DecodeError as error:
        if "truncated" in str(error):
            raise BadRecord("record-cut-short", place=len(data)) from None
        at = re.search(r"byte (\d+)", str(error))
        raise BadRecord("record-not-json", place=int(at[1]) if at else 0) from None
    except RecursionError:
        raise BadRecord("record-not-json", place=0) from None
    if header.format == SEEN:
        raise BadRecord("record-not-over")
    if header.format != "sheepfold-record":
        raise BadRecord("record-format")
    if header.version is None:
        raise BadRecord("record-shape", place="version")
    if header.version not in FIELDS:
        raise BadRecord("record-version", version=header.version, known=VERSION)
    try:
        fields = json.loads(data, object_pairs_hook=_without_repeats)
        return load_fields(fields, header.version)
    except BadRecord:
        raise
    except (RecursionError, ValueError):  # too deep, or a number of too many digits
        raise BadRecord("record-not-json", place=0) from None


def load_fields(fields: dict[str, Json], version: int) -> Record:
    """The record that these fields make, if they are exactly those that it should have."""
    expected = {"format", *FIELDS[version]}
    for name in fields.keys() ^ expected:
        raise BadRecord("record-shape", place=name)
    name = _exactly(fields["game"], str, "game")
    game = _rules_of(name, _exactly(fields["rules"], int, "rules"))
    options = _exactly(fields["options"], game.Options, "options")
    names = tuple(_exactly(fields["names"], list[str], "names"))
    for called in names:
        if not 1 <= len(called) <= LONGEST_NAME or not called.isprintable():
            raise BadRecord("record-names", most=LONGEST_NAME)
    try:
        game.check(options, len(names))
    except Refusal as refused:
        raise BadRecord("record-options") from refused
    record = Record(
        version=version,
        game=name,
        rules=fields["rules"],
        options=options,
        names=names,
        entries=tuple(
            _entry(one, game, version, f"entries[{number}]")
            for number, one in enumerate(_exactly(fields["entries"], list, "entries"))
        ),
        result=_exactly(fields["result"], game.Result | None, "result"),
    )
    if version == ELDEST:
        return record
    bots = tuple(_exactly(fields["bots"], list[str | None], "bots"))
    if len(bots) != len(names):
        raise BadRecord("record-shape", place="bots")
    return msgspec.structs.replace(
        record,
        bots=bots,
        date=_exactly(fields["date"], Date | None, "date"),
        draw=_exactly(fields["draw"], FairDraw | None, "draw"),
        fingerprint=_exactly(fields["fingerprint"], str, "fingerprint"),
    )


def _entry(fields: Json, game: Game, version: int, path: str) -> RecordEntry:
    entry: RecordEntry = _converted(fields, RecordEntry, path)
    for name in fields.keys() - ENTRY_FIELDS[version]:
        raise BadRecord("record-shape", place=f"{path}.{name}")
    for name, value in fields.items():
        if value is None:  # what an entry does not have is left out
            raise BadRecord("record-shape", place=f"{path}.{name}")
    if entry.drawn is not None:
        _exactly(fields["drawn"], Drawn, f"{path}.drawn")
    if entry.outcome is None:
        return entry
    outcome = _exactly(entry.outcome, game.Outcome, f"{path}.outcome")
    return msgspec.structs.replace(entry, outcome=outcome)


def _rules_of(name: str, rules: int) -> Game:
    if name not in GAMES:
        raise BadRecord("record-game", game=name[:40])
    game = RULES.get((name, rules))
    if game is None:
        raise BadRecord("record-rules", rules=rules, known=GAMES[name].VERSION)
    return game


def rules_of_record(record: Record) -> Game:
    """The rules that a record follows."""
    return _rules_of(record.game, record.rules)


def _exactly(value: object, kind: TypeForm, path: str) -> Any:
    try:
        return exactly(value, kind)
    except Inexact as found:
        raise BadRecord("record-shape", place=joined(path, found.path)) from None


def _converted(value: object, kind: TypeForm, path: str) -> Any:
    try:
        return converted(value, kind)
    except Inexact as found:
        raise BadRecord("record-shape", place=joined(path, found.path)) from None


def _without_repeats(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        counted = Counter(name for name, _ in pairs)
        raise BadRecord("record-twice", field=counted.most_common(1)[0][0][:40])
    return fields


def _tellable(fact: str | int) -> str | int:
    """Something from a file as it may stand in a sentence on a terminal.

    >>> _tellable("red: \\x1b[31m"), _tellable(10**40)
    ('red: \\\\x1b[31m', '1e+40')
    """
    if isinstance(fact, int):
        return fact if abs(fact) < 2**53 else "1e+" + str(len(str(abs(fact))) - 1)
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in fact)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


class _Header(msgspec.Struct):
    """What every version of the format has."""

    format: str = ""
    version: int | None = None
