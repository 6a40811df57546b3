"""What turned a game of Uly & Polly: the swap that gave the wolf away, the one that led Polly
astray, the escape, the step that came nearest, and how the wolf was found.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Place, Round, RoundEnded, Stepped, Swapped
from sheepfold.games.uly_polly.state import State
from sheepfold.games.verify import Moment
from sheepfold.learn.game_learning import KnownStep, TurningPoint, Weighed, percent_unless_certain
from sheepfold.learn.uly_polly.known import reach

GAVE_AWAY = 0.08
LED_ASTRAY = 0.08
"""By how much a swap must raise the chance of the wolf's tile, or of another."""
LUCKY = 0.15
"""Up to this chance, finding the wolf was luck."""
NEAR = 0.1
"""A tile that Polly passed by is a turning point from this probability on."""


class Turn(NamedTuple):
    """A swap or a step, with the meadow and the chances before and after it."""

    entry: int
    event: Swapped | Stepped
    before: State
    after: State
    was: tuple[float, ...]
    now: tuple[float, ...]
    end: Round | None
    """How its round ended, if it did."""


def turning_points(moments: Sequence[Moment[State]], steps: Sequence[KnownStep]) -> list[Weighed]:
    """All candidates for turning points of a game."""
    found: list[Weighed] = []
    for turn in _turns(moments, steps):
        if isinstance(turn.event, Swapped):
            found += _of_swap(turn, turn.event)
        else:
            found += _of_step(turn, turn.event)
    return found


def _turns(moments: Sequence[Moment[State]], steps: Sequence[KnownStep]) -> Iterator[Turn]:
    ends: dict[int, Round] = {}
    for moment in moments:
        for event in moment.events:
            if isinstance(event, RoundEnded):
                ends[len(ends) + 1] = event.round
    for moment in moments[1:]:
        before = moments[moment.entry - 1].state
        for event in moment.events:
            if isinstance(event, Swapped | Stepped):
                # After the last step of a round everything is open: there is nothing left to guess.
                is_open = moment.state.round != before.round or moment.state.phase == "over"
                was = _by_dogs(before, steps[moment.entry - 1])
                now = was if is_open else _by_dogs(moment.state, steps[moment.entry])
                yield Turn(
                    moment.entry, event, before, moment.state, was, now, ends.get(before.round)
                )


def _by_dogs(state: State, step: KnownStep) -> tuple[float, ...]:
    """The chances for Polly's players."""
    return step.known[state.dog_seat - 1][0]


def _of_swap(turn: Turn, event: Swapped) -> Iterator[Weighed]:
    """Whether a swap gave the wolf away, led Polly astray, or saved the wolf."""
    before, after = turn.before.wolf, turn.after.wolf
    assert before is not None
    assert after is not None
    columns = turn.before.options.columns
    a, b = place_name(event.a, columns), place_name(event.b, columns)

    def point(kind: str, key: str, place: Place, old: float, new: float) -> TurningPoint:
        return TurningPoint(
            entry=turn.entry,
            kind=kind,
            seat=turn.before.dog_seat,
            key=key,
            players={"seat": event.seat},
            facts={
                "a": a,
                "b": b,
                "place": place_name(place, columns),
                "before": percent_unless_certain(old),
                "after": percent_unless_certain(new),
            },
        )

    rise = turn.now[after] - turn.was[before]
    if rise >= GAVE_AWAY:
        key = "uly_polly-moment-gave-away"
        given = point("gave-away", key, after, turn.was[before], turn.now[after])
        yield Weighed(0.5 + rise, given)
    elsewhere = [
        (turn.now[place] - turn.was[_moved(event, place)], place)
        for place in range(len(turn.now))
        if place != after
    ]
    false_rise, place = max(elsewhere)
    if false_rise >= LED_ASTRAY and rise <= 0:
        was = turn.was[_moved(event, place)]
        key = "uly_polly-moment-led-astray"
        yield Weighed(0.45 + false_rise, point("led-astray", key, place, was, turn.now[place]))
    escaped = before in reach(turn.before) and after not in reach(turn.after)
    if escaped and turn.end is not None and not turn.end.found:
        last = turn.before.options.flips - turn.before.turned <= 2
        weight = 0.4 + turn.was[before] + (0.15 if last else 0.0)
        key = "uly_polly-moment-escape"
        yield Weighed(weight, point("escape", key, after, turn.was[before], turn.now[after]))


def _moved(event: Swapped, place: Place) -> Place:
    """Where the tile on this place lay before the swap."""
    return {event.a: event.b, event.b: event.a}.get(place, place)


def _of_step(turn: Turn, event: Stepped) -> Iterator[Weighed]:
    """Whether a step found the wolf, or passed it by."""
    wolf = turn.before.wolf
    assert wolf is not None
    columns = turn.before.options.columns
    key, kind, chance, weight = "", "", 0.0, 0.0
    if event.turned == "wolf":
        chance = turn.was[event.to]
        key, kind, weight = "uly_polly-moment-found", "found", 0.5 + chance / 2
        if chance <= LUCKY:
            key, weight = "uly_polly-moment-found-lucky", 0.5 + LUCKY - chance
    elif wolf in reach(turn.before) and turn.end is not None and not turn.end.found:
        chance = turn.was[wolf]
        is_best = chance >= max(turn.was[place] for place in reach(turn.before))
        if chance >= NEAR or is_best:
            key, kind = "uly_polly-moment-near", "near"
            weight = 0.4 + chance + (0.1 if is_best else 0.0)
    if key:
        point = TurningPoint(
            entry=turn.entry,
            kind=kind,
            seat=event.seat,
            key=key,
            players={"seat": event.seat},
            facts={
                "to": place_name(event.to, columns),
                "place": place_name(wolf, columns),
                "percent": percent_unless_certain(chance),
            },
        )
        yield Weighed(weight, point)
