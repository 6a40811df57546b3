"""Checks that a view is consistent: what it shows on the table must follow from its history.

Whether any deal fits what was seen is another question, which `posterior` answers.
"""

from sheepfold.games.contract import ImpossibleView
from sheepfold.games.wooolf.cards import QUESTIONS, SEATS, character, players
from sheepfold.games.wooolf.pieces import Answer, Asked, Guessed, Peeked, Token
from sheepfold.games.wooolf.view import View


def check(view: View) -> None:
    """Refuse a view that contradicts itself.

    >>> from random import Random
    >>> from msgspec.structs import replace
    >>> from sheepfold.games import wooolf
    >>> options = wooolf.Options()
    >>> state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
    >>> check(replace(wooolf.view(state, 1), taken=(3, 0, 0, 0, 0)))
    Traceback (most recent call last):
    sheepfold.games.refusals.ImpossibleView: history-does-not-fit
    """
    if not _is_consistent(view):
        raise ImpossibleView("history-does-not-fit")


def _is_consistent(view: View) -> bool:
    seats = range(1, view.seats + 1)
    if view.seats not in SEATS or view.players != players(view.seats):
        return False
    if view.viewer is not None and view.viewer in seats:
        if view.cards is None or view.character != character(view.cards):
            return False
    if not all(_can_be(event, view) for event in view.history):
        return False
    peeks = [event for event in view.history if isinstance(event, Peeked)]
    asks = [event for event in view.history if isinstance(event, Asked)]
    early = [event.by for event in view.history if isinstance(event, Guessed) and event.early]
    asked = [*(event.question for event in asks), *view.questions]
    turns = [*(event.by for event in peeks), *(event.by for event in asks), *early]
    return (
        all(asked.count(question) <= copies for question, copies in QUESTIONS.items())  # WO-07
        and view.early == tuple(early)
        and view.taken == tuple(turns.count(seat) for seat in seats)
        and view.tokens == tuple(tokens_at(peeks, player) for player in range(1, view.players + 1))
        and view.answers == tuple(answers_to(asks, player) for player in range(1, view.players + 1))
    )


def tokens_at(peeks: list[Peeked], owner: int) -> tuple[Token, ...]:
    """The tokens that these peeks laid in front of a player."""
    return tuple(Token(event.by, event.announced) for event in peeks if event.owner == owner)


def answers_to(asks: list[Asked], to: int) -> tuple[Answer, ...]:
    """The spent question cards in front of a player."""
    return tuple(Answer(event.by, event.question, event.yes) for event in asks if event.to == to)


def _can_be(event: object, view: View) -> bool:
    """Whether an event names existing players, and shows exactly what its viewer may know."""
    seats, numbers = range(1, view.seats + 1), range(1, view.players + 1)
    match event:
        case Peeked():
            own = event.by == view.viewer
            return (
                event.by in seats
                and event.owner in numbers
                and event.by != event.owner
                and own == (event.card is not None)
                and (event.owner == view.viewer) == (event.which is not None)
            )
        case Asked():
            return event.by in seats and event.to in seats and event.by != event.to
        case Guessed():
            return event.by in seats
        case _:
            return True
