"""A game once more, step by step: as one viewer saw it, or, when it is over, with nothing hidden.

Views are long and little of them changes from step to step, so a step has only what is new.
"""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from sheepfold.games.contract import Game, Viewer
from sheepfold.games.declared import redact
from sheepfold.games.history import whole_history, without_history
from sheepfold.server.protocol import AnyEvent, AnyView, TableInfo, table_info
from sheepfold.server.records import LastGame, first_round, viewer_at
from sheepfold.table.work import Work, finish


class ReplayStep(msgspec.Struct, frozen=True):
    """One thing that happened. `changed` are the fields of the view that are others now.

    The history of the view goes on with `events`, unless it `is_free` (a free move, which the
    history does not keep) or `changed` has another one.
    """

    events: tuple[AnyEvent, ...]
    changed: dict[str, Any]
    is_free: bool


class Replay(msgspec.Struct, frozen=True):
    """The last game of a table: the view at its beginning, and its steps since."""

    viewer: Viewer
    is_open: bool
    """Whether nothing is hidden here."""
    is_over: bool
    table: TableInfo
    """As the game began."""
    view: AnyView
    steps: tuple[ReplayStep, ...]


def seen_replay(last: LastGame, viewer: Viewer) -> Replay:
    """The game as this viewer has seen it; what it may not know of leaves no trace."""
    return finish(make_seen_replay(last, viewer))


def open_replay(last: LastGame) -> Replay:
    """The game with nothing hidden; for one that is over."""
    return finish(make_open_replay(last))


def make_seen_replay(last: LastGame, viewer: Viewer) -> Work[Replay]:
    """As `seen_replay`, but as work that can be interrupted."""
    game = last.table.game

    def see(state: Any) -> Any:
        return game.view(state, viewer_at(last, viewer, state))

    def tell(event: Any, state: Any) -> Any:
        return redact(event, viewer_at(last, viewer, state))

    return _replay(last, viewer, False, see, tell, first_round(last, viewer))


def make_open_replay(last: LastGame) -> Work[Replay]:
    """As `open_replay`, but as work that can be interrupted."""
    game = last.table.game
    return _replay(last, None, True, lambda state: _open_view(game, state), lambda event, _: event)


def _open_view(game: Game, state: Any) -> Any:
    """The view, whose history and wolf are whole; who holds what is told by the history."""
    view = replace(game.view(state, None), history=whole_history(state))
    return replace(view, wolf=state.wolf) if hasattr(view, "wolf") else view


def _replay(
    last: LastGame,
    viewer: Viewer,
    is_open: bool,
    see: Callable[[Any], Any],
    tell: Callable[[Any, Any], Any],
    since: int = 0,
) -> Work[Replay]:
    """The steps of a game; it begins with this round, if it is not shown from its beginning."""
    game, state = last.table.game, last.table.state
    first = see(state)
    view = replace(first, history=())
    steps = []
    for made in last.played:
        yield
        old = state
        state, happened = game.play(state, made.seat, made.move, made.outcome)
        if old.round < since:
            first = see(state)
            view = replace(first, history=())
            continue
        heard = [tell(event, state) for event in happened]
        told = tuple(event for event in heard if event is not None)
        if not told:
            continue
        before, view = view, see(without_history(state))
        changed = _changes(before, view)
        # Within a round the history only goes on, so there it need not even be looked at.
        if state.round != old.round or game.result(state) is not None:
            changed["history"] = see(state).history
        steps.append(ReplayStep(told, changed, isinstance(made.move, game.FREE)))
    return Replay(
        viewer=viewer,
        is_open=is_open,
        is_over=last.over.phase == "over",
        table=table_info(last.table, last.at),
        view=first,
        steps=tuple(steps),
    )


def _changes(before: Any, after: Any) -> dict[str, Any]:
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
