"""What a viewer of Uly & Polly may know, and what it may do."""

from functools import cache
from random import Random
from typing import TypedDict, assert_never

from msgspec.structs import replace

from sheepfold.games.contract import (
    GameEnded,
    IllegalMove,
    ImpossibleView,
    Played,
    Seat,
    Twin,
    Viewer,
    is_well_typed,
)
from sheepfold.games.contract import View as AnyView
from sheepfold.games.declared import Open, Own
from sheepfold.games.history import redacted_history, whole_history
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import (
    Event,
    FirstWolf,
    Hidden,
    Hide,
    Move,
    Options,
    Phase,
    Place,
    Propose,
    Proposed,
    Result,
    Round,
    RoundEnded,
    Start,
    Started,
    Step,
    Stepped,
    Swap,
    Swapped,
    Tile,
    meadow,
)
from sheepfold.games.uly_polly.state import State, actors, choices, fresh_round, result


class View(AnyView, frozen=True, kw_only=True, tag_field="game", tag="uly_polly"):
    """Everything one viewer knows. Only the wolf's seat knows `wolf` before the end."""

    viewer: Own[Viewer]
    options: Open[Options]
    seats: Open[int]
    round: Open[int]
    phase: Open[Phase]
    actors: Open[tuple[Seat, ...]]
    wolf_seat: Open[Seat]
    dog_seat: Open[Seat]
    tiles: Open[tuple[Tile, ...]]
    wolf: Own[Place | None]
    dog: Open[Place | None]
    turned: Open[int]
    idle: Open[int]
    scores: Open[tuple[int, ...]]
    proposals: Open[tuple[Place | None, ...]]
    history: Own[tuple[Event, ...]]
    rounds: Open[tuple[Round, ...]]
    result: Open[Result | None]


def view(state: State, viewer: Viewer) -> View:
    """Everything this viewer knows."""
    return View(
        viewer=viewer,
        options=state.options,
        seats=state.seats,
        round=state.round,
        phase=state.phase,
        actors=actors(state),
        wolf_seat=state.wolf_seat,
        dog_seat=state.dog_seat,
        tiles=state.tiles,
        dog=state.dog,
        turned=state.turned,
        idle=state.idle,
        scores=state.scores,
        proposals=state.proposals,
        history=redacted_history(state, viewer),
        rounds=state.rounds,
        result=result(state),
        **private(state, viewer),
    )


class Private(TypedDict):
    """The fields of a view that are `Own`, but for `viewer` and `history`."""

    wolf: Place | None


def private(state: State, viewer: Viewer) -> Private:
    """Where the wolf is, for its seat alone until the round is over."""
    may_know = viewer == state.wolf_seat or state.phase in ("ended", "over")
    return {"wolf": state.wolf if may_know else None}


def open_view(state: State) -> View:
    """The meadow with the wolf in it."""
    return replace(view(state, None), history=whole_history(state), wolf=state.wolf)


def ending(view: View) -> tuple[Event, ...]:
    """How the last round ended, and the game if it is over."""
    if not view.rounds:
        return ()
    ended = RoundEnded(view.rounds[-1], view.scores)
    return (ended,) if view.result is None else (ended, GameEnded(view.result.winners))


def legal(view: View) -> tuple[Move, ...]:
    """Every turn move of the viewer, in a fixed order."""
    if view.viewer not in view.actors:
        return ()
    return choices(view.options, view.phase, view.dog).listed


def open_moves(view: View) -> tuple[Move, ...]:
    """Swaps and the dog's moves: all see them (UP-10), and they depend on the dog's place alone.

    Where the wolf hides is chosen in secret (UP-04).
    """
    if view.phase not in ("start", "swap", "step"):
        return ()
    return choices(view.options, view.phase, view.dog).listed


def free(view: View) -> tuple[Move, ...]:
    """The proposals that a dog player may make while the dog is about to move (UP-06)."""
    if view.phase not in ("start", "step") or view.viewer == view.wolf_seat or not is_seated(view):
        return ()
    assert view.viewer is not None
    mine = view.proposals[view.viewer - 1]
    return _proposals(view.options.rows, view.options.columns, view.dog, mine)


@cache
def _proposals(
    rows: int, columns: int, dog: Place | None, mine: Place | None
) -> tuple[Propose, ...]:
    near = range(rows * columns) if dog is None else meadow(rows, columns).neighbours[dog]
    return (
        *(Propose(place) for place in near if place != mine),
        *((Propose(None),) if mine is not None else ()),
    )


def refusal(view: View, move: Move) -> IllegalMove | None:
    """Why the viewer may not make this move; `None` if it may."""
    if not is_well_typed(move, Move):
        return IllegalMove("not-a-move", text=repr(move)[:40])
    if not is_seated(view):
        return IllegalMove("not-seated")
    if view.phase == "over":
        return IllegalMove("game-over", is_open=True)
    for place in _places(move):
        if not 0 <= place < len(view.tiles):
            return IllegalMove("uly_polly-off-board", place=place)
    if isinstance(move, Propose):
        return _refuse_proposal(view, move)
    if view.viewer not in view.actors:
        return IllegalMove("not-your-turn", rule="UP-07", is_open=True, seat=view.actors[0])
    if view.phase != _phase_of(move):
        return IllegalMove("not-now", rule="UP-07", is_open=True)
    if isinstance(move, Swap):
        return _refuse_swap(view, move)
    if isinstance(move, Step):
        return _refuse_step(view, move.to)
    return None


def is_seated(view: View) -> bool:
    """Whether the viewer has a seat in this game."""
    return type(view.viewer) is int and 1 <= view.viewer <= view.seats


def redeal(view: View, rng: Random) -> Twin:
    """The round so far with the wolf hidden elsewhere, uniformly where it could be."""
    over = view.phase == "over"
    before = view.rounds[:-1] if over else view.rounds
    drawn = None if before else FirstWolf(view.wolf_seat)
    first = fresh_round(view.options, view.seats, view.wolf_seat, before)
    hidden = rng.choice(hiding_places(view)) if view.phase != "hide" else None
    played = [_played(event, hidden) for event in view.history]
    played += [
        Played(seat, Propose(at)) for seat, at in enumerate(view.proposals, 1) if at is not None
    ]
    return Twin(drawn, first, tuple(played))


def hiding_places(view: View) -> tuple[Place, ...]:
    """Where the wolf can have hidden at the start of this round, as far as the viewer knows.

    A place is out once its tile was turned and was a sheep.
    """
    tile_at = list(range(len(view.tiles)))
    possible = set(tile_at)
    for event in view.history:
        if isinstance(event, Hidden) and event.at is not None:
            possible &= {event.at}
        elif isinstance(event, Swapped):
            tile_at[event.a], tile_at[event.b] = tile_at[event.b], tile_at[event.a]
        elif isinstance(event, Stepped) and event.turned == "sheep":
            possible.discard(tile_at[event.to])
        elif isinstance(event, Stepped) and event.turned == "wolf":
            possible &= {tile_at[event.to]}
    if view.wolf is not None:
        possible &= {tile_at[view.wolf]}
    if not possible:
        raise ImpossibleView("uly_polly-no-place-for-the-wolf")
    return tuple(sorted(possible))


def _places(move: Move) -> tuple[Place, ...]:
    if isinstance(move, Swap):
        return (move.a, move.b)
    if isinstance(move, Step):
        return (move.to,)
    return () if move.at is None else (move.at,)


def _phase_of(move: Move) -> Phase:
    if isinstance(move, Hide):
        return "hide"
    if isinstance(move, Start):
        return "start"
    return "swap" if isinstance(move, Swap) else "step"


def _refuse_proposal(view: View, move: Propose) -> IllegalMove | None:
    assert view.viewer is not None
    if view.viewer == view.wolf_seat:
        return IllegalMove("uly_polly-wolf-proposes", rule="UP-06", is_open=True)
    if view.phase not in ("start", "step"):
        return IllegalMove("not-now", rule="UP-06", is_open=True)
    if move.at == view.proposals[view.viewer - 1]:
        return IllegalMove("uly_polly-proposed-already", rule="UP-06", is_open=True)
    if move.at is not None and view.dog is not None:
        return _refuse_step(view, move.at)
    return None


def _refuse_swap(view: View, move: Swap) -> IllegalMove | None:
    columns = view.options.columns
    if view.dog in (move.a, move.b):
        place = place_name(view.dog, columns)
        return IllegalMove("uly_polly-dog-on-tile", rule="UP-09", is_open=True, place=place)
    if move.b not in meadow(view.options.rows, columns).neighbours[move.a]:
        a, b = place_name(move.a, columns), place_name(move.b, columns)
        return IllegalMove("uly_polly-not-neighbours", rule="UP-08", is_open=True, a=a, b=b)
    return None


def _refuse_step(view: View, to: Place) -> IllegalMove | None:
    assert view.dog is not None
    columns = view.options.columns
    if to == view.dog:
        return IllegalMove("uly_polly-dog-stays", rule="UP-11", is_open=True)
    if to not in meadow(view.options.rows, columns).neighbours[view.dog]:
        dog, place = place_name(view.dog, columns), place_name(to, columns)
        return IllegalMove("uly_polly-too-far", rule="UP-11", is_open=True, dog=dog, place=place)
    return None


def _played(event: Event, hidden: Place | None) -> Played:
    match event:
        case Hidden(seat=seat):
            assert hidden is not None
            return Played(seat, Hide(hidden))
        case Started(seat=seat, at=at):
            return Played(seat, Start(at))
        case Swapped(seat=seat, a=a, b=b):
            return Played(seat, Swap(a, b))
        case Stepped(seat=seat, to=to):
            return Played(seat, Step(to))
        case Proposed() | RoundEnded() | GameEnded():
            raise ImpossibleView("history-goes-on")
        case _:
            assert_never(event)
