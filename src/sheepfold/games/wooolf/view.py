"""What a viewer of Wooolf!! may know, and what it may do."""

from typing import TypedDict

from msgspec.structs import replace

from sheepfold.games.contract import GameEnded, IllegalMove, Seat, Viewer, is_well_typed
from sheepfold.games.contract import View as AnyView
from sheepfold.games.declared import Open, Own
from sheepfold.games.history import redacted_history, whole_history
from sheepfold.games.wooolf.cards import Character, Hand, Options, Question, character, players
from sheepfold.games.wooolf.pieces import (
    Abstain,
    Answer,
    Arrange,
    Ask,
    Event,
    Guess,
    Laid,
    Move,
    Peek,
    Phase,
    Result,
    Round,
    RoundEnded,
    Token,
    Which,
)
from sheepfold.games.wooolf.state import (
    State,
    actors,
    early_guess_barrier,
    final_moves,
    lap,
    result,
    turn_moves,
)


class View(AnyView, frozen=True, kw_only=True, tag_field="game", tag="wooolf"):
    """Everything one viewer knows; what is its own is `None` or empty for a spectator."""

    viewer: Own[Viewer]
    options: Open[Options]
    seats: Open[int]
    players: Open[int]
    round: Open[int]
    phase: Open[Phase]
    actors: Open[tuple[Seat, ...]]
    starter: Open[Seat]
    taken: Open[tuple[int, ...]]
    lap: Open[int]
    cards: Own[Hand | None]
    character: Own[Character | None]
    left: Own[Which | None]
    """One's own card that was laid on the left by hand; `None` is on auto-shuffle."""
    questions: Own[tuple[Question, ...]]
    guess: Own[Laid | None]
    held: Open[tuple[int, ...]]
    """How many question cards each seat still holds."""
    tokens: Open[tuple[tuple[Token, ...], ...]]
    answers: Open[tuple[tuple[Answer, ...], ...]]
    early: Open[tuple[Seat, ...]]
    laid: Open[tuple[Seat, ...]]
    barred: Open[tuple[Seat, ...]]
    scores: Open[tuple[int, ...]]
    errors: Open[tuple[int, ...]]
    history: Own[tuple[Event, ...]]
    rounds: Open[tuple[Round, ...]]
    result: Open[Result | None]


def view(state: State, viewer: Viewer) -> View:
    """Everything this viewer knows."""
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
        held=tuple([len(cards) for cards in state.questions]),
        tokens=state.tokens,
        answers=state.answers,
        early=state.early,
        laid=tuple([seat for seat, laid in enumerate(state.guesses, 1) if laid is not None]),
        barred=state.barred,
        scores=state.scores,
        errors=state.errors,
        history=redacted_history(state, viewer),
        rounds=state.rounds,
        result=result(state),
        **private(state, viewer),
    )


class Private(TypedDict):
    """The fields of a view that are `Own`, but for `viewer` and `history`."""

    cards: Hand | None
    character: Character | None
    left: Which | None
    questions: tuple[Question, ...]
    guess: Laid | None


def private(state: State, viewer: Viewer) -> Private:
    """A seat's cards, character, questions and guess."""
    if type(viewer) is not int or not 1 <= viewer <= state.seats:
        return NOTHING
    cards = state.hands[viewer - 1]
    return {
        "cards": cards,
        "character": character(cards),
        "left": state.left[viewer - 1],
        "questions": state.questions[viewer - 1],
        "guess": state.guesses[viewer - 1],
    }


NOTHING: Private = {
    "cards": None,
    "character": None,
    "left": None,
    "questions": (),
    "guess": None,
}


def open_view(state: State) -> View:
    """The history tells what every hand was."""
    return replace(view(state, None), history=whole_history(state))


def ending(view: View) -> tuple[Event, ...]:
    """How the last round ended, and the game if it is over."""
    if not view.rounds:
        return ()
    ended = RoundEnded(view.rounds[-1], view.scores, view.errors)
    return (ended,) if view.result is None else (ended, GameEnded(view.result.winners))


def legal(view: View) -> tuple[Move, ...]:
    """Every turn move of the viewer, in a fixed order."""
    if view.viewer is None or view.viewer not in view.actors:
        return ()
    wolf = view.character == "wolf"
    if view.phase == "final":
        return final_moves(view.seats, view.viewer, wolf).listed
    may_guess = early_guess_barrier(view.taken, view.barred, view.viewer) is None
    return turn_moves(view.seats, view.viewer, wolf, may_guess, view.questions).listed


def free(view: View) -> tuple[Move, ...]:
    """Arranging one's own cards, at any time (WO-13)."""
    if view.cards is None or view.phase in ("ended", "over"):
        return ()
    return (Arrange(None), Arrange(0), Arrange(1))


def open_moves(view: View) -> tuple[Move, ...]:
    """None: every turn needs a look at question cards or at a peeked card (WO-07, WO-10)."""
    return ()


def refusal(view: View, move: Move) -> IllegalMove | None:
    """Why the viewer may not make this move; `None` if it may."""
    if not is_well_typed(move, Move):
        return IllegalMove("not-a-move", text=repr(move)[:40])
    if view.cards is None or view.viewer is None:
        return IllegalMove("not-seated")
    if view.phase == "over":
        return IllegalMove("game-over", is_open=True)
    if isinstance(move, Arrange):
        return None
    if view.viewer in view.laid:
        return IllegalMove("wooolf-guess-laid", rule="WO-16", is_open=True)  # WO-15, WO-18
    if view.viewer not in view.actors:
        return IllegalMove("not-your-turn", rule="WO-09", is_open=True, seat=view.actors[0])
    if isinstance(move, Guess):
        return _refuse_guess(view, move)
    if isinstance(move, Abstain):
        if view.phase == "final":
            return None
        return IllegalMove("wooolf-abstain-later", rule="WO-18", is_open=True)
    if view.phase != "turns":
        return IllegalMove("wooolf-turns-over", rule="WO-17", is_open=True)
    return _refuse_peek(view, move) if isinstance(move, Peek) else _refuse_ask(view, move)


def _refuse_peek(view: View, move: Peek) -> IllegalMove | None:
    if move.owner == view.viewer:
        return IllegalMove("wooolf-own-cards", rule="WO-10", is_open=True)
    if not 1 <= move.owner <= view.players:
        return IllegalMove("no-such-player", player=move.owner)
    return None


def _refuse_ask(view: View, move: Ask) -> IllegalMove | None:
    if move.to == view.viewer:
        return IllegalMove("wooolf-ask-oneself", rule="WO-14", is_open=True)
    if not 1 <= move.to <= view.players:
        return IllegalMove("no-such-player", player=move.to)
    if move.to > view.seats:
        return IllegalMove("wooolf-ask-simulated", rule="WO-08", is_open=True, player=move.to)
    if move.question not in view.questions:
        return IllegalMove("wooolf-question-not-held", rule="WO-14", question=move.question)
    return None


def _refuse_guess(view: View, move: Guess) -> IllegalMove | None:
    assert view.viewer is not None
    if view.phase == "turns":
        barrier = early_guess_barrier(view.taken, view.barred, view.viewer)
        if barrier == "first-turn":
            return IllegalMove("wooolf-first-turn", rule="WO-15", is_open=True)
        if barrier == "barred":
            return IllegalMove("wooolf-barred", rule="WO-22", is_open=True)
    if view.character == "wolf" and move.second is not None:
        return IllegalMove("wooolf-wolf-second", rule="WO-15")
    if view.character != "wolf" and move.second is None:
        return IllegalMove("wooolf-second-missing", rule="WO-15")
    for pointer in (move.first, move.second):
        if pointer == view.viewer:
            return IllegalMove("wooolf-points-at-oneself", rule="WO-15", is_open=True)
        if pointer is not None and not 0 <= pointer <= view.players:
            return IllegalMove("no-such-player", player=pointer)
    return None
