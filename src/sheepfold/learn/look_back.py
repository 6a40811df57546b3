"""A record looked back on: what each seat could have known after every entry, and the turning
points.

The work is done a part at a time, so that a caller can show progress or stop.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from sheepfold.games.contract import State
from sheepfold.games.record import BadRecord, Record
from sheepfold.games.verify import Moment, replay
from sheepfold.learn.game_learning import Chances, KnownStep, TurningPoint, Weighed
from sheepfold.learn.registry import learning_of

MOST_POINTS = 5
"""How many turning points of a game are shown."""
MOST_ALIKE = 2
"""How many of them are of one kind."""


class LookBack(msgspec.Struct, frozen=True):
    """A game looked back on."""

    game: str
    steps: tuple[KnownStep, ...]
    """One for each entry; none if the game does not support looking back."""
    points: tuple[TurningPoint, ...]
    """The turning points, the most important first."""


class Study(NamedTuple):
    """A record that was replayed and can be looked back on, in parts."""

    game: str
    moments: tuple[Moment[State], ...]

    def part(self, first: int, last: int) -> tuple[KnownStep, ...]:
        """The steps of the entries from `first` to before `last`.

        The parts of a game do not depend on each other.
        """
        learning = learning_of(self.game)
        if learning is None:
            return ()
        found = []
        for number in range(first, min(last, len(self.moments))):
            moment = self.moments[number]
            before = self.moments[number - 1].state if number else None
            state = moment.state
            step = KnownStep(
                number, state.round, learning.known(before, moment), learning.truth(state)
            )
            if moment.played is not None:
                seat, move = moment.played.seat, moment.played.move
                step = replace(
                    step,
                    chance=learning.chance(before, seat, move),
                    by=seat,
                    right=learning.right(before, seat, move),
                )
            found.append(step)
        return tuple(found)

    def whole(self, steps: Sequence[KnownStep]) -> LookBack:
        """The look back, from the steps of all entries."""
        learning = learning_of(self.game)
        if learning is None or not steps:
            return LookBack(self.game, (), ())
        found = learning.turning_points(self.moments, filled_in(steps))
        return LookBack(self.game, tuple(steps), chosen(found))


def study_of(record: Record) -> tuple[Study, BadRecord | None]:
    """A record, replayed as far as it is sound, and what is wrong with the rest.

    Raises `BadRecord` if not even the deal is sound.
    """
    moments: list[Moment[State]] = []
    try:
        for moment in replay(record):
            moments.append(moment)
    except BadRecord as wrong:
        if not moments:
            raise
        return Study(record.game, tuple(moments)), wrong
    return Study(record.game, tuple(moments)), None


def look_back(record: Record, progress: Callable[[int, int], None] | None = None) -> LookBack:
    """A record looked back on, as far as it is sound; `progress` is called with how many of all
    entries are done.
    """
    study, _ = study_of(record)
    steps: list[KnownStep] = []
    for number in range(len(study.moments)):
        steps += study.part(number, number + 1)
        if progress is not None:
            progress(number + 1, len(study.moments))
    return study.whole(steps)


def filled_in(steps: Sequence[KnownStep]) -> list[KnownStep]:
    """The same steps with `known` filled in where it was empty because nothing was new."""
    found: list[KnownStep] = []
    known: tuple[Chances, ...] = ()
    for step in steps:
        known = step.known or known
        found.append(replace(step, known=known))
    return found


def chosen(found: Sequence[Weighed]) -> tuple[TurningPoint, ...]:
    """The turning points to show: the weightiest, few of one kind, one for an entry."""
    kept: list[TurningPoint] = []
    for weighed in sorted(found, key=lambda one: (-one.weight, one.point.entry)):
        point = weighed.point
        alike = sum(one.kind == point.kind for one in kept)
        if alike < MOST_ALIKE and all(one.entry != point.entry for one in kept):
            kept.append(point)
    return tuple(kept[:MOST_POINTS])
