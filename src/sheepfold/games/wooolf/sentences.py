"""Which sentence tells a viewer what happened in Wooolf!!"""

from sheepfold.games.contract import tag_of
from sheepfold.games.wooolf.cards import character
from sheepfold.games.wooolf.pieces import Abstain, Arranged, Dealt, Event, Guessed, Peeked
from sheepfold.games.wooolf.view import View


def sentence(event: Event, view: View) -> str:
    """The key of the sentence; its facts are the fields of the event.

    `-own` speaks to the one who did it, `-mine` to the one it was done to, `-open` to readers of a
    game without secrets.
    """
    return f"wooolf-event-{tag_of(type(event))}{_form(event, view)}"


def _form(event: Event, view: View) -> str:
    match event:
        case Dealt(hands=hands):
            own = hands[view.viewer - 1] if view.viewer else None
            return "" if own is None else f"-own-{character(own)}"
        case Peeked(by=by, owner=owner, card=card, which=which):
            if which is not None and owner == view.viewer:
                return "-mine"
            return "" if card is None else "-own" if by == view.viewer else "-open"
        case Guessed(by=by, early=early, guess=guess):
            if guess is None:
                return "-early" if early else "-final"
            whose = "-own" if by == view.viewer else "-open"
            return f"{whose}-{'abstained' if isinstance(guess, Abstain) else _when(early)}"
        case Arranged(seat=seat):
            return "" if seat == view.viewer else "-open"
        case _:
            return ""


def _when(early: bool) -> str:
    return "early" if early else "final"
