"""Replays, step by step: as one viewer saw the game or, when it is over, with nothing hidden.

Views are long and change little from step to step, so a step has only what is new.
"""

from collections.abc import Callable

import msgspec
from msgspec.structs import asdict, replace

from sheepfold.games.contract import Event, Seat, State, View, Viewer
from sheepfold.games.declared import redact
from sheepfold.games.exact import Json
from sheepfold.games.history import without_history
from sheepfold.games.viewing import shown_states
from sheepfold.server.protocol import AnyEvent, AnyView, TableInfo
from sheepfold.server.records import LastGame, first_round, viewer_at
from sheepfold.server.table_info import table_info
from sheepfold.table.work import Work, finish


class ReplayStep(msgspec.Struct, frozen=True):
    """One thing that happened. `changed` has the fields of the view that differ now.

    The history of the view continues with `events`, unless the step `is_free` (a free move, which
    the history does not keep) or `changed` has a new history.
    """

    events: tuple[AnyEvent, ...]
    sentences: tuple[str, ...]
    """By event: the key of the sentence that tells of it. Its facts are the event."""
    changed: dict[str, Json]
    is_free: bool
    closing: bool = False
    """Whether this shows how a round ended; the new round is the next step, of the same move."""
    entry: int | None = None
    """The entry in the game's record, once nothing of the game is hidden any more: before that, a
    gap would reveal a secret move."""


class Replay(msgspec.Struct, frozen=True):
    """The last game of a table: the view at its beginning, and its steps since."""

    viewer: Viewer
    is_open: bool
    """Whether nothing is hidden here."""
    is_over: bool
    table: TableInfo
    """As the game began."""
    view: AnyView
    sentences: tuple[str, ...]
    """Of the history in `view`."""
    steps: tuple[ReplayStep, ...]


def seen_replay(last: LastGame, viewer: Viewer) -> Replay:
    """The game as this viewer has seen it; hidden moves leave no trace."""
    return finish(make_seen_replay(last, viewer))


def open_replay(last: LastGame) -> Replay:
    """The game with nothing hidden; for one that is over."""
    return finish(make_open_replay(last))


def make_seen_replay(last: LastGame, viewer: Viewer) -> Work[Replay]:
    """As `seen_replay`, but as work that can be interrupted."""
    game = last.table.game

    def see(state: State) -> View:
        return game.view(state, viewer_at(last, viewer, state))

    def redact_event(event: Event, state: State) -> Event | None:
        return redact(event, viewer_at(last, viewer, state))

    is_over = last.over.phase == "over"
    return _replay(last, viewer, False, see, redact_event, first_round(last, viewer), is_over)


def make_seat_replay(last: LastGame, seat: Seat) -> Work[Replay]:
    """The whole game as this seat saw it, whoever asks; for a game that is over, or an uploaded
    record.
    """
    game = last.table.game

    def see(state: State) -> View:
        return game.view(state, seat)

    return _replay(last, seat, False, see, lambda event, _: redact(event, seat), numbered=True)


def make_open_replay(last: LastGame) -> Work[Replay]:
    """As `open_replay`, but as work that can be interrupted."""
    see = last.table.game.open_view
    return _replay(last, None, True, see, lambda event, _: event, numbered=True)


def _replay(
    last: LastGame,
    viewer: Viewer,
    is_open: bool,
    see: Callable[[State], View],
    redact_event: Callable[[Event, State], Event | None],
    since: int = 0,
    numbered: bool = False,
) -> Work[Replay]:
    """The steps of a game, from round `since` on."""
    game, state = last.table.game, last.table.state
    first = see(state)
    view = replace(first, history=())
    steps = []
    moves = zip(last.played, last.states, last.events, strict=True)
    for number, (made, after, happened) in enumerate(moves, 1):
        yield
        old, state = state, after
        if old.round < since:
            first = see(state)
            view = replace(first, history=())
            continue
        is_new_round = state.round != old.round
        for shown, events, closing in shown_states(
            game, old, made.seat, made.move, state, happened
        ):
            redacted = [redact_event(event, shown) for event in events]
            known = tuple([event for event in redacted if event is not None])
            if not known and not is_new_round:
                continue
            before, view = view, see(without_history(shown))
            changed = _changes(before, view)
            # Within a round the history only grows, so it need not be compared there.
            if is_new_round or game.result(state) is not None:
                changed["history"] = see(shown).history
            sentences = tuple([game.sentence(event, view) for event in known])
            is_free = isinstance(made.move, game.FREE)
            entry = number if numbered else None
            steps.append(ReplayStep(known, sentences, changed, is_free, closing, entry))
    return Replay(
        viewer=viewer,
        is_open=is_open,
        is_over=last.over.phase == "over",
        table=table_info(last.table, last.at),
        view=first,
        sentences=tuple([game.sentence(event, first) for event in first.history]),
        steps=tuple(steps),
    )


def _changes(before: View, after: View) -> dict[str, object]:
    known = asdict(before)
    return {name: new for name, new in asdict(after).items() if new != known[name]}


def encode_replay(replay: Replay) -> Work[bytes]:
    """A replay as JSON."""
    head = msgspec.json.encode(replace(replay, steps=()))
    assert head.endswith(b"[]}")
    steps = []
    for step in replay.steps:
        steps.append(msgspec.json.encode(step))
        yield
    return b"%s[%s]}" % (head[:-3], b",".join(steps))
