"""A lesson as a page shows it: the learner's view after each entry, and what to do next."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from sheepfold.games.contract import Event, Move, State, View
from sheepfold.games.history import redacted
from sheepfold.games.record import Record
from sheepfold.games.verify import Moment, replay
from sheepfold.games.viewing import shown_states
from sheepfold.learn.lessons.lesson import Instruction, Lesson


class LessonFrame(msgspec.Struct, frozen=True):
    """What the learner sees, hears and has to do."""

    view: View
    open: View
    """As everyone may see it."""
    events: tuple[Event, ...]
    """What has just happened, as the learner may know it."""
    sentences: tuple[str, ...]
    """By event: the key of its sentence."""
    said: tuple[Instruction, ...] = ()
    expected: Move | None = None
    """The move that the learner is to make now; `None` if somebody else moves."""
    notation: str = ""
    """Of that move."""
    offered: tuple[Move, ...] = ()
    """The moves that can be chosen on the board."""
    mistake: str = ""
    """The key of the sentence after any other move."""
    is_last: bool = False


def frames(lesson: Lesson, record: Record) -> Iterator[LessonFrame]:
    """The frames of a lesson; the end of a round has one of its own.

    The last move of the record ends a round; the round after it is not shown.
    """
    game, moments = lesson.game, list(replay(record))
    moves = [game.parse(str(entry.move), lesson.options) for entry in record.entries[1:]]
    for k, moment in enumerate(moments):
        is_last = k == len(moments) - 1
        events, played = moment.events, moment.played
        if played is not None:
            before = moments[k - 1].state
            made = (played.seat, played.move)
            *closing, shown = shown_states(game, before, *made, moment.state, events)
            events = shown.events
            for ended in closing:
                said = (lesson.end,) if is_last else ()
                frame = _frame(lesson, ended.state, ended.events)
                yield replace(frame, said=said, is_last=is_last)
        if not is_last:
            yield _next(lesson, record, k + 1, moment, events, moves[k])


def _next(
    lesson: Lesson,
    record: Record,
    entry: int,
    moment: Moment[State],
    events: tuple[Event, ...],
    move: Move,
) -> LessonFrame:
    """The frame before this entry."""
    said = lesson.said.get(entry, ())
    frame = replace(_frame(lesson, moment.state, events), said=said)
    if record.entries[entry].seat != lesson.seat:
        return frame
    view = lesson.game.view(moment.state, lesson.seat)
    return replace(
        frame,
        expected=move,
        notation=lesson.game.write(move, lesson.options),
        offered=tuple(lesson.offers(move, lesson.game.legal(view))),
        mistake=lesson.mistakes[str(move.__struct_config__.tag)],
    )


def _frame(lesson: Lesson, state: State, events: tuple[Event, ...]) -> LessonFrame:
    view = lesson.game.view(state, lesson.seat)
    known = redacted(events, lesson.seat)
    return LessonFrame(
        view=view,
        open=lesson.game.view(state, None),
        events=known,
        sentences=tuple([lesson.game.sentence(event, view) for event in known]),
    )
