"""What a viewer is shown, beside what everyone is."""

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from sheepfold.games.contract import (
    Event,
    Game,
    IllegalMove,
    Move,
    RoundEnded,
    Seat,
    State,
    Viewer,
)
from sheepfold.games.declared import is_open, redact
from sheepfold.games.history import redacted_history, whole_history, without_history


def own_part(game: Game, state: State, viewer: Viewer) -> dict[str, object]:
    """The fields in which a view says something else than the spectator's, but for `viewer`."""
    return own_parts(game, state)(viewer)


def own_parts(game: Game, state: State) -> Callable[[Viewer], dict[str, object]]:
    """The same for several viewers of one state; what a spectator knows is worked out once."""
    public, events = game.private(state, None), whole_history(state)
    closed = [event for event in events if not is_open(event)] if events else []
    public_part = [redact(event, None) for event in closed] if closed else []

    def part(viewer: Viewer) -> dict[str, object]:
        if viewer is None:
            return {}
        known = game.private(state, viewer)
        own: dict[str, object] = {}
        if known != public:
            own = {name: value for name, value in known.items() if value != public[name]}
        if closed and [redact(event, viewer) for event in closed] != public_part:
            own["history"] = redacted_history(state, viewer)
        return own

    return part


class ShownState(NamedTuple):
    """A state that is shown, and the events that led to it."""

    state: State
    events: tuple[Event, ...]
    closing: bool = False
    """Whether it is how a round ended; the new round is the next one, of the same move."""


def shown_states(
    game: Game, before: State, seat: Seat, move: Move, after: State, events: tuple[Event, ...]
) -> tuple[ShownState, ...]:
    """What a move is shown as: one state, or two if it ended a round and another one began."""
    if after.round == before.round:
        return (ShownState(after, events),)
    ended = game.round_end(before, seat, move)
    assert ended is not None  # the round has changed
    until = next(n for n, event in enumerate(events) if isinstance(event, RoundEnded)) + 1
    return ShownState(ended, events[:until], closing=True), ShownState(after, events[until:])


def open_turn(game: Game, state: State) -> Seat | None:
    """The seat whose turn may be played in front of everyone, or `None`."""
    public = game.view(state, None)
    return public.actors[0] if public.actors and game.open_moves(public) else None


def refusal_in_the_open(game: Game, state: State, move: Move) -> IllegalMove | None:
    """Why the seat that has an open turn may not make this turn move, or `None` if it may.

    The answer is seen by everyone, so it is found in everyone's view: all that is taken from the
    seat is its number.
    """
    public = game.view(without_history(state), None)
    return game.refusal(replace(public, viewer=public.actors[0]), move)
