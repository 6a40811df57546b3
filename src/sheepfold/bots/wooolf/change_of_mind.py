"""Which peek, answer or guess changed a bot's mind most since its last turn, for its reasons."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from sheepfold.bots.policy import Reason
from sheepfold.bots.wooolf.consistency import answers_to, tokens_at
from sheepfold.games.wooolf.cards import IMAGE, TARGETS, Character
from sheepfold.games.wooolf.pieces import Asked, Guessed, Peeked, Player
from sheepfold.games.wooolf.view import View

Suspicions = Mapping[tuple[Player, Character], float]
"""How strongly a bot suspects each other player of being each of its targets."""


class Change(NamedTuple):
    """An observation, and the suspicion that it changed most."""

    event: Asked | Peeked | Guessed
    player: Player
    character: Character
    before: float
    after: float


def greatest_change(view: View, suspect: Callable[[View], Suspicions]) -> Change | None:
    """What changed most since the viewer's last turn; `None` if nothing did.

    What it saw and heard in that turn itself counts too, for it did not know it before.
    """
    events = list(enumerate(view.history))
    turns = [
        number
        for number, event in events
        if isinstance(event, Asked | Peeked | Guessed) and event.by == view.viewer
    ]
    found: list[Change] = []
    now: Suspicions | None = None
    for number, event in events[turns[-1] if turns else 0 :]:
        if isinstance(event, Asked | Peeked | Guessed):
            before = suspect(until(view, number)) if now is None else now
            now = suspect(until(view, number + 1))
            player, character = most = max(now, key=lambda who: abs(now[who] - before[who]))
            found.append(Change(event, player, character, before[most], now[most]))
    greatest = max(found, key=lambda one: abs(one.after - one.before), default=None)
    return greatest if greatest is not None and greatest.before != greatest.after else None


def until(view: View, count: int) -> View:
    """What the viewer knew after so many events of the round, apart from whose turn it was."""
    history = view.history[:count]
    peeks = [event for event in history if isinstance(event, Peeked)]
    asks = [event for event in history if isinstance(event, Asked)]
    players = range(1, view.players + 1)
    return replace(
        view,
        history=history,
        tokens=tuple(tokens_at(peeks, player) for player in players),
        answers=tuple(answers_to(asks, player) for player in players),
    )


def targets(view: View) -> list[tuple[Player, Character]]:
    """Every other player with every target of the viewer's."""
    assert view.character is not None
    return [
        (player, target)
        for player in range(1, view.players + 1)
        if player != view.viewer
        for target in TARGETS[view.character]
        if target is not None
    ]


def observed(view: View, event: Asked | Peeked | Guessed) -> Reason:
    """The sentence of an observation, as its viewer made it."""
    if isinstance(event, Asked):
        said: dict[str, str | int] = {
            "question": event.question,
            "yes": "yes" if event.yes else "no",
        }
        return "wooolf-changed-answer", {"player": event.to, **said}
    if isinstance(event, Guessed):
        return "wooolf-changed-guess", {"player": event.by}
    if event.card is not None:
        return "wooolf-changed-saw", {"player": event.owner, "character": IMAGE[event.card]}
    announced = "unknown" if event.announced == "?" else event.announced
    if event.owner == view.viewer:
        return "wooolf-changed-mine", {"by": event.by, "announced": announced}
    return "wooolf-changed-peek", {"by": event.by, "player": event.owner, "announced": announced}
