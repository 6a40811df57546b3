"""What a viewer of Liar's Dice may know, and what it may do."""

from typing import Annotated

from msgspec.structs import replace

from liars_dice.pieces import (
    FACES,
    Doubt,
    Event,
    Hand,
    LastBid,
    Move,
    Options,
    Phase,
    Round,
    RoundEnded,
)
from liars_dice.state import State, actors, choices, result
from sheepfold.games.contract import GameEnded, IllegalMove, Result, Seat, Viewer, is_well_typed
from sheepfold.games.contract import View as AnyView
from sheepfold.games.declared import Kind, Open, Own
from sheepfold.games.history import redacted_history, whole_history


class View(AnyView, frozen=True, kw_only=True, tag_field="game", tag="liars_dice"):
    """Everything one viewer knows. Until the round ends, it knows no dice but its own."""

    options: Open[Options]
    phase: Open[Phase]
    starter: Open[Seat]
    bid: Open[LastBid | None]
    dice: Own[Annotated[tuple[Hand | None, ...], Kind("by-seat")]]
    """By seat; `None` is under a cup."""
    scores: Open[tuple[int, ...]]
    """How many dice everyone has left."""
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
        starter=state.starter,
        bid=state.bid,
        scores=state.scores,
        history=redacted_history(state, viewer),
        rounds=state.rounds,
        result=result(state),
        **private(state, viewer),
    )


def private(state: State, viewer: Viewer) -> dict[str, tuple[Hand | None, ...]]:
    """The dice that this viewer knows: its own, and all of them when they are shown."""
    if state.phase != "bids":
        return {"dice": state.dice}
    known = [
        hand if seat == viewer or not hand else None for seat, hand in enumerate(state.dice, 1)
    ]
    return {"dice": tuple(known)}


def open_view(state: State) -> View:
    """The table without cups."""
    return replace(view(state, None), history=whole_history(state), dice=state.dice)


def ending(view: View) -> tuple[Event, ...]:
    """How the last round ended, and the game if it is over."""
    if not view.rounds:
        return ()
    last = view.rounds[-1]
    ended = RoundEnded(last, view.scores)
    return (ended,) if view.result is None else (ended, GameEnded(view.result.winners))


def legal(view: View) -> tuple[Move, ...]:
    """Every move of the viewer, in a fixed order."""
    if view.viewer not in view.actors:
        return ()
    return choices(sum(view.scores), view.bid).listed


def refusal(view: View, move: Move) -> IllegalMove | None:
    """Why the viewer may not make this move; `None` if it may."""
    if not is_well_typed(move, Move):
        return IllegalMove("not-a-move", text=repr(move)[:40])
    if not isinstance(view.viewer, int) or not 1 <= view.viewer <= view.seats:
        return IllegalMove("not-seated")
    if view.phase == "over":
        return IllegalMove("game-over", is_open=True)
    if not view.scores[view.viewer - 1]:
        return IllegalMove("liars_dice-out", rule="LD-09", is_open=True)
    if view.viewer not in view.actors:
        return IllegalMove("not-your-turn", rule="LD-05", is_open=True, seat=view.actors[0])
    if isinstance(move, Doubt):
        if view.bid is None:
            return IllegalMove("liars_dice-no-bid", rule="LD-06", is_open=True)
        return None
    if move.face not in FACES:
        return IllegalMove("liars_dice-face", rule="LD-04", is_open=True)
    in_play = sum(view.scores)
    if not 1 <= move.count <= in_play:
        return IllegalMove("liars_dice-count", rule="LD-04", is_open=True, most=in_play)
    last = view.bid
    if last is not None and (move.count, move.face) <= (last.count, last.face):
        return IllegalMove(
            "liars_dice-too-low", rule="LD-05", is_open=True, count=last.count, face=last.face
        )
    return None
