"""What a viewer of Wooolf!! may know, and what it may do."""

from typing import Any

from sheepfold.games.contract import GameEnded, IllegalMove, Seat, Viewer, is_well_typed
from sheepfold.games.contract import View as AnyView
from sheepfold.games.history import whole_history
from sheepfold.games.wooolf.cards import Character, Hand, Options, Question, character, players
from sheepfold.games.wooolf.pieces import (
    Abstain,
    Answer,
    Arrange,
    Arranged,
    Ask,
    Asked,
    Dealt,
    Event,
    Guess,
    Guessed,
    Laid,
    Move,
    Peek,
    Peeked,
    Phase,
    Result,
    Round,
    RoundEnded,
    Token,
    TurnsEnded,
    Which,
)
from sheepfold.games.wooolf.state import State, actors, final_moves, lap, result, turn_moves


class View(AnyView, frozen=True, kw_only=True, tag_field="game", tag="wooolf"):
    """Everything one viewer knows; what is its own is `None` or empty for a spectator."""

    viewer: Viewer
    options: Options
    seats: int
    players: int
    round: int
    phase: Phase
    actors: tuple[Seat, ...]
    starter: Seat
    taken: tuple[int, ...]
    lap: int
    cards: Hand | None
    character: Character | None
    left: Which | None
    """One's own card that was laid on the left by hand; `None` is on auto-shuffle."""
    questions: tuple[Question, ...]
    guess: Laid | None
    held: tuple[int, ...]
    """How many question cards each seat still holds."""
    tokens: tuple[tuple[Token, ...], ...]
    answers: tuple[tuple[Answer, ...], ...]
    early: tuple[Seat, ...]
    laid: tuple[Seat, ...]
    barred: tuple[Seat, ...]
    scores: tuple[int, ...]
    errors: tuple[int, ...]
    history: tuple[Event, ...]
    rounds: tuple[Round, ...]
    result: Result | None


def view(state: State, viewer: Viewer) -> View:
    """Everything this viewer knows."""
    own = viewer - 1 if isinstance(viewer, int) and 1 <= viewer <= state.seats else None
    told = [redact(event, viewer) for event in whole_history(state)]
    return View(
        viewer=viewer,
        options=state.options,
        seats=state.seats,
        players=players(state.seats),
        round=state.round,
        phase=state.phase,
        actors=actors(state),
        starter=state.starter,
        taken=state.taken,
        lap=lap(state.taken, state.early),
        cards=None if own is None else state.hands[own],
        character=None if own is None else character(state.hands[own]),
        left=None if own is None else state.left[own],
        questions=() if own is None else state.questions[own],
        guess=None if own is None else state.guesses[own],
        held=tuple(len(cards) for cards in state.questions),
        tokens=state.tokens,
        answers=state.answers,
        early=state.early,
        laid=tuple(seat for seat, laid in enumerate(state.guesses, 1) if laid is not None),
        barred=state.barred,
        scores=state.scores,
        errors=state.errors,
        history=tuple(event for event in told if event is not None),
        rounds=state.rounds,
        result=result(state),
    )


def private(state: State, viewer: Viewer) -> dict[str, Any]:
    """A seat's cards, character, questions and guess, and what it saw of this round."""
    if viewer is None or not 1 <= viewer <= state.seats:
        return {}
    hand = state.hands[viewer - 1]
    mine: dict[str, Any] = {
        "cards": hand,
        "character": character(hand),
        "questions": state.questions[viewer - 1],
    }
    if state.left[viewer - 1] is not None:
        mine["left"] = state.left[viewer - 1]
    if state.guesses[viewer - 1] is not None:
        mine["guess"] = state.guesses[viewer - 1]
    if state.history or state.earlier:
        told = [redact(event, viewer) for event in whole_history(state)]
        mine["history"] = tuple(event for event in told if event is not None)
    return mine


def redact(event: Event, viewer: Viewer) -> Event | None:
    """The event as this viewer may know it; `None` if it may not even know that it happened.

    >>> redact(Peeked(1, 2, "left", "sheep", "sheep/sheep", 1), 3)
    Peeked(by=1, owner=2, side='left', announced='sheep', card=None, which=None)
    """
    match event:
        case Dealt():
            return Dealt(
                event.round,
                event.starter,
                tuple(cards if n == viewer else None for n, cards in enumerate(event.hands, 1)),
                tuple(held if n == viewer else None for n, held in enumerate(event.questions, 1)),
            )
        case Peeked():
            return Peeked(
                event.by,
                event.owner,
                event.side,
                event.announced,
                card=event.card if viewer == event.by else None,
                which=event.which if viewer == event.owner else None,
            )
        case Guessed():
            return Guessed(event.by, event.early, event.guess if viewer == event.by else None)
        case Arranged():
            return event if viewer == event.seat else None
        case Asked() | TurnsEnded() | RoundEnded() | GameEnded():
            return event


def legal(view: View) -> tuple[Move, ...]:
    """Every turn move of the viewer, in a fixed order."""
    if view.viewer is None or view.viewer not in view.actors:
        return ()
    wolf = view.character == "wolf"
    if view.phase == "final":
        return final_moves(view.seats, view.viewer, wolf).listed
    return turn_moves(view.seats, view.viewer, wolf, _may_guess(view), view.questions).listed


def free(view: View) -> tuple[Move, ...]:
    """Arranging one's own cards, at any time (WO-13)."""
    if view.cards is None or view.phase == "over":
        return ()
    return (Arrange(None), Arrange(0), Arrange(1))


def refusal(view: View, move: Move) -> IllegalMove | None:
    """Why the viewer may not make this move; `None` if it may."""
    if not is_well_typed(move, Move):
        return IllegalMove("not-a-move", text=repr(move)[:40])
    if view.cards is None or view.viewer is None:
        return IllegalMove("not-seated")
    if view.phase == "over":
        return IllegalMove("game-over")
    if isinstance(move, Arrange):
        return None
    if view.viewer in view.laid:
        return IllegalMove("guess-laid")  # WO-15, WO-16, WO-18
    if view.viewer not in view.actors:
        return IllegalMove("not-your-turn", seat=view.actors[0])
    if isinstance(move, Guess):
        return _refuse_guess(view, move)
    if isinstance(move, Abstain):
        return None if view.phase == "final" else IllegalMove("abstain-later")  # WO-18
    if view.phase != "turns":
        return IllegalMove("turns-over")  # WO-17
    return _refuse_peek(view, move) if isinstance(move, Peek) else _refuse_ask(view, move)


def _may_guess(view: View) -> bool:
    seat = view.viewer
    return seat is not None and view.taken[seat - 1] > 0 and seat not in view.barred


def _refuse_peek(view: View, move: Peek) -> IllegalMove | None:
    if move.owner == view.viewer:
        return IllegalMove("own-cards")  # WO-10
    if not 1 <= move.owner <= view.players:
        return IllegalMove("no-such-player", player=move.owner)
    return None


def _refuse_ask(view: View, move: Ask) -> IllegalMove | None:
    if move.to == view.viewer:
        return IllegalMove("ask-oneself")  # WO-14
    if not 1 <= move.to <= view.players:
        return IllegalMove("no-such-player", player=move.to)
    if move.to > view.seats:
        return IllegalMove("ask-simulated", player=move.to)  # WO-08
    if move.question not in view.questions:
        return IllegalMove("question-not-held", question=move.question)
    return None


def _refuse_guess(view: View, move: Guess) -> IllegalMove | None:
    assert view.viewer is not None
    if view.phase == "turns":
        if view.taken[view.viewer - 1] == 0:
            return IllegalMove("first-turn")  # WO-09, WO-15
        if view.viewer in view.barred:
            return IllegalMove("barred")  # WO-22
    if view.character == "wolf" and move.second is not None:
        return IllegalMove("wolf-second")  # WO-15
    if view.character != "wolf" and move.second is None:
        return IllegalMove("second-missing")  # WO-15
    for pointer in (move.first, move.second):
        if pointer == view.viewer:
            return IllegalMove("points-at-oneself")
        if pointer is not None and not 0 <= pointer <= view.players:
            return IllegalMove("no-such-player", player=pointer)
    return None
