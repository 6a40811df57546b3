"""Whether a record is right: its moves, its result, its seals and its fingerprint."""

import re
from collections.abc import Iterator
from typing import Generic, NamedTuple

from sheepfold.games.contract import Event, Played, Refusal, Secret, State, StateT
from sheepfold.games.draw import FairDraw, sealed
from sheepfold.games.history import redacted
from sheepfold.games.record import ELDEST, BadRecord, Record, RecordEntry, redrawn, rules_of_record
from sheepfold.games.seals import Sealed, fixed_facts, seal
from sheepfold.games.transcript import extended, fingerprint, opening

_HEX = re.compile(r"[0-9a-f]{64}")


class Moment(NamedTuple, Generic[StateT]):
    """A point of a replay: the state, and what led to it."""

    entry: int
    state: StateT
    played: Played | None
    events: tuple[Event, ...]


class Checked(NamedTuple):
    """What was checked of a record that is right."""

    game: str
    entries: int
    is_over: bool
    seals: int
    """How many there are; all that are open match."""
    closed: int
    """How many of them cannot be checked before the game is over."""
    unsealed: int
    """Hidden facts that a newer version of the format would have sealed."""
    contributions: int | None
    """How many devices added to the draw; `None` if the program drew by itself."""
    fingerprint: str
    """Of the public transcript; none in the first version of the format."""


def replay(record: Record) -> Iterator[Moment[State]]:
    """State by state, checking moves and outcomes. Raises `BadRecord` at the first wrong entry."""
    game = rules_of_record(record)
    first = record.entries[0] if record.entries else RecordEntry(move="")
    if (first.seat, first.move, first.at, first.bot) != (None, None, None, None):
        raise BadRecord("record-no-deal")
    try:
        state = game.start(record.options, len(record.names), record.entries[0].outcome)
    except Refusal as refused:
        raise BadRecord("record-entry", entry=0, rule=refused.reason) from None
    yield Moment(0, state, None, ())
    for number, entry in enumerate(record.entries[1:], 1):
        if entry.seat is None or entry.move is None:
            raise BadRecord("record-no-move", entry=number)
        try:
            move = game.parse(entry.move, record.options)
            state, events = game.play(state, entry.seat, move, entry.outcome)
        except Refusal as refused:
            # What a player is told ("It is not your turn") is not for the reader of a file.
            raise BadRecord(
                "record-move",
                entry=number,
                seat=entry.seat,
                move=entry.move[:40],
                rule=refused.reason,
            ) from None
        if game.write(move, record.options) != entry.move:
            raise BadRecord("record-shape", place=f"entries[{number}].move")
        yield Moment(number, state, Played(entry.seat, move, entry.outcome), events)


def verify(record: Record) -> Checked:
    """Check moves, outcomes, result, seals and fingerprint.

    Raises `BadRecord` at the first entry that is wrong.
    """
    game = rules_of_record(record)
    _check_draw(record.draw, len(record.names), record.result is not None)
    seals: list[list[Sealed]] = []
    unsealed = 0
    digest = _opening(record)
    state: State | None = None
    moves = 0
    for moment in replay(record):
        entry = record.entries[moment.entry]
        _check_drawn(record, entry, moment, state, moves)
        round_before = 1 if state is None else state.round
        state = moment.state
        move = None if moment.played is None else moment.played.move
        facts = (move, entry.outcome, round_before, state.round)
        fixed = fixed_facts(game, *facts, record.version)
        unsealed += len(fixed_facts(game, *facts)) - len(fixed)
        seals.append(_check_seals(record.game, entry, moment.entry, fixed))
        if move is not None and not isinstance(move, game.FREE):
            digest = extended(digest, redacted(moment.events, None), entry.seals)
            moves += 1
    assert state is not None  # a record without a deal was refused
    result = game.result(state)
    if record.result != result:
        raise BadRecord("record-result")
    closed = _check_openings(record.game, seals, state, result is not None)
    shown = "" if record.version == ELDEST else fingerprint(digest)
    if record.fingerprint != shown:
        raise BadRecord("record-fingerprint", shown=record.fingerprint[:40], found=shown)
    return Checked(
        game=record.game,
        entries=len(record.entries),
        is_over=result is not None,
        seals=sum(map(len, seals)),
        closed=closed,
        unsealed=unsealed,
        contributions=None if record.draw is None else len(record.draw.contributions),
        fingerprint=shown,
    )


def _opening(record: Record) -> bytes:
    if not record.entries:
        return b""
    draw = record.draw.public if record.draw is not None else ()
    names, seals = record.names, record.entries[0].seals
    return opening(record.game, record.rules, record.options, names, seals, draw)


def _check_draw(draw: FairDraw | None, seats: int, over: bool) -> None:
    """See that the seed is the one that was sealed, and open just when it should be."""
    if draw is None:
        return
    added = [one.seat for one in draw.contributions]
    if len(set(added)) != len(added) or not set(added) <= set(range(1, seats + 1)):
        raise BadRecord("record-draw-seats")
    if draw.seed is None and over:
        raise BadRecord("record-draw-closed")
    if draw.seed is not None and not over:
        raise BadRecord("record-draw-early")
    if draw.seed is not None and sealed(draw.seed) != draw.seal:
        raise BadRecord("record-draw-seal")


def _check_drawn(
    record: Record, entry: RecordEntry, moment: Moment[State], state: State | None, moves: int
) -> None:
    """See that chance did just what follows from the draw, in the state before this entry."""
    if record.draw is None or record.draw.seed is None:
        if entry.drawn:
            raise BadRecord("record-drawn", entry=moment.entry)
        return
    game, played = rules_of_record(record), moment.played
    who = None if played is None else (played.seat, played.move)
    seats = len(record.names)
    outcome, drawn = redrawn(record.draw, game, record.options, seats, state, moves, who)
    if entry.outcome != outcome or entry.drawn != drawn:
        raise BadRecord("record-drawn", entry=moment.entry)


def _check_seals(
    game: str, entry: RecordEntry, number: int, fixed: list[tuple[Secret, int]]
) -> list[Sealed]:
    if not len(entry.seals) == len(entry.salts) == len(fixed):
        raise BadRecord("record-seals", entry=number, seals=len(fixed))
    for shown in (*entry.seals, *entry.salts):
        if shown is not None and not _HEX.fullmatch(shown):
            raise BadRecord("record-seal-shape", entry=number)
    for (secret, _), shown, salt in zip(fixed, entry.seals, entry.salts, strict=True):
        if salt is not None and seal(secret, salt) != shown:
            raise BadRecord("record-seal-wrong", game=game, entry=number, name=secret.name)
    return [
        Sealed(secret, of_round, salt)
        for (secret, of_round), salt in zip(fixed, entry.salts, strict=True)
    ]


def _check_openings(game: str, sealed: list[list[Sealed]], state: State, over: bool) -> int:
    """See that just those seals are open which should be; how many are still closed."""
    closed = 0
    for number, line in enumerate(sealed):
        for one in line:
            name = one.secret.name
            if one.salt is None and one.is_open(state, over):
                raise BadRecord("record-not-opened", game=game, entry=number, name=name)
            if one.salt is not None and not one.is_open(state, over):
                # A record that was cut off would else pass as one that is whole.
                raise BadRecord("record-opened-early", game=game, entry=number, name=name)
            closed += one.salt is None
    return closed
