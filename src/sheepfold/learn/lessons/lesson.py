"""A lesson, and its record."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from types import EllipsisType
from typing import NamedTuple

import msgspec

from sheepfold.games.contract import Game, Move, Options, Outcome, Seat
from sheepfold.games.record import Record, Writer, dump, load


class Instruction(msgspec.Struct, frozen=True):
    """What the learner is told: `<game>-lesson-<key>`, and a picture for those who cannot read."""

    key: str
    picture: str
    """Its name in the page's part of the lesson, `web/src/games/<game>/lesson.ts`."""


class Lesson(NamedTuple):
    """The lesson of one game."""

    game: Game
    options: Options
    names: tuple[str, ...]
    seat: Seat
    """The learner's."""
    deal: Outcome
    moves: Sequence[tuple[Seat, Move, Outcome | EllipsisType | None]]
    """The seat, its move and the outcome of chance; `...` means that the outcome is drawn."""
    said: dict[int, tuple[Instruction, ...]]
    """By entry of the record: the instructions before it. If the entry is the learner's, the last
    one is followed by the learner's move; all others by a tap."""
    end: Instruction
    mistakes: dict[str, str]
    """By kind of the expected move: the key of the sentence after any other move."""
    offers: Callable[[Move, Sequence[Move]], Sequence[Move]]
    """From the expected move and all legal ones: those that can be chosen on the board."""
    folder: Path

    @property
    def record_file(self) -> Path:
        """Where the record is."""
        return self.folder / "lesson.record.json"

    @property
    def frames_file(self) -> Path:
        """Where the frames that a page shows are."""
        return self.folder / "lesson.frames.json"


def write_record(lesson: Lesson) -> bytes:
    """The record of a lesson, played by the rules; deterministic to the byte."""
    numbers, rng = count(), Random(14)
    writer = Writer(
        lesson.game,
        lesson.options,
        lesson.names,
        lesson.deal,
        lambda: sha256(f"lesson {next(numbers)}".encode()).hexdigest(),
    )
    for seat, move, outcome in lesson.moves:
        if isinstance(outcome, EllipsisType):
            outcome = lesson.game.chance(writer.state, seat, move, rng)
        writer.play(seat, move, outcome)
    return dump(writer.record())


def load_record(lesson: Lesson) -> Record:
    """The record as it is shipped."""
    return load(lesson.record_file.read_bytes())
