"""Checks what a bot says changed its mind: what it thought is worked out anew from a shorter
round."""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from sheepfold.bots.wooolf.habits import reweighted
from sheepfold.bots.wooolf.hands import CHARACTERS
from sheepfold.bots.wooolf.posterior import belief
from sheepfold.games import wooolf
from sheepfold.games.wooolf.cards import IMAGE, Character
from sheepfold.games.wooolf.pieces import Asked, Guessed, Peeked
from tests.bots.wooolf import truth

EVEN = 1e-9
"""Values that differ by less count as equal."""

Observed = Asked | Peeked | Guessed
Suspicions = dict[tuple[int, Character], float]


class Seen(NamedTuple):
    """An observation since the bot's last turn, and what it thought before and after it."""

    event: Observed
    before: Suspicions
    after: Suspicions

    def change(self, player: int, kind: Character) -> float:
        return abs(self.after[player, kind] - self.before[player, kind])

    def size(self) -> float:
        return max(self.change(player, kind) for player, kind in self.after)


def shortened(view: wooolf.View, count: int) -> wooolf.View:
    """A view with the first so many events only; tokens and answers lie in order."""
    history = view.history[:count]
    peeks = Counter(event.owner for event in history if isinstance(event, Peeked))
    asks = Counter(event.to for event in history if isinstance(event, Asked))
    return replace(
        view,
        history=history,
        tokens=tuple(tokens[: peeks[player]] for player, tokens in enumerate(view.tokens, 1)),
        answers=tuple(given[: asks[player]] for player, given in enumerate(view.answers, 1)),
    )


@lru_cache(maxsize=8)
def since_last_turn(level: str, view: wooolf.View) -> list[Seen]:
    def thought(count: int) -> Suspicions:
        told = truth.Told(level, shortened(view, count), None, 0, {}, by_deals=False)
        about = [(player, kind) for player in told.others for kind in told.targets]
        if level == "sheep":
            return {
                (player, kind): max(0, truth.clues(told, player, kind)) for player, kind in about
            }
        exact = belief(told.view)
        who = (reweighted(exact) if level == "owl" else exact).characters()
        return {
            (player, kind): float(who[player, CHARACTERS.index(kind)]) for player, kind in about
        }

    events = [
        (number, event) for number, event in enumerate(view.history) if isinstance(event, Observed)
    ]
    own = [number for number, event in events if event.by == view.viewer]
    thoughts = [thought(number + 1) for number, _ in events if number >= max(own, default=0)]
    since = events[-len(thoughts) :] if thoughts else []
    first = [thought(since[0][0])] if since else []
    return [
        Seen(event, before, after)
        for (_, event), before, after in zip(since, first + thoughts[:-1], thoughts, strict=True)
    ]


def is_what_changed_most(told: truth.Told, kind: type[Observed], **facts: Any) -> bool:
    """Whether an observation with these facts changed most."""
    seen = since_last_turn(told.level, told.view)
    most = max(one.size() for one in seen)
    return any(
        isinstance(one.event, kind)
        and all(getattr(one.event, name) == fact for name, fact in facts.items())
        and one.size() >= most - EVEN
        for one in seen
    )


def peek_changed_most(told: truth.Told, owner: int) -> bool:
    announced = told.facts["announced"].replace("unknown", "?")
    return is_what_changed_most(
        told, Peeked, by=told.facts["by"], owner=owner, announced=announced, card=None
    )


def own_peek_changed_most(told: truth.Told) -> bool:
    return any(
        is_what_changed_most(told, Peeked, by=told.me, owner=told.facts["player"], card=card)
        for card, image in IMAGE.items()
        if image == told.facts["character"]
    )


def thought_changed_most(told: truth.Told) -> bool:
    """Whether this is what the bot thought before and after, of what changed most."""
    seen = since_last_turn(told.level, told.view)
    most = max(one.size() for one in seen)
    about = told.facts["player"], told.facts["character"]
    return any(
        one.change(*about) >= most - EVEN and _is_told(told, one.before[about], one.after[about])
        for one in seen
    )


def _is_told(told: truth.Told, before: float, after: float) -> bool:
    if told.level == "sheep":
        return (before, after) == (told.facts["before"], told.facts["count"])
    return told.is_told(before, "before") and told.is_told(after)


CHECKS: dict[str, Callable[[truth.Told], bool]] = {
    "wooolf-changed-answer": lambda t: is_what_changed_most(
        t,
        Asked,
        to=t.facts["player"],
        question=t.facts["question"],
        yes=t.facts["yes"] == "yes",
    ),
    "wooolf-changed-guess": lambda t: is_what_changed_most(
        t, Guessed, by=t.facts["player"], early=True
    ),
    "wooolf-changed-saw": own_peek_changed_most,
    "wooolf-changed-peek": lambda t: peek_changed_most(t, t.facts["player"]),
    "wooolf-changed-mine": lambda t: peek_changed_most(t, t.me),
    "wooolf-changed-to": lambda t: t.level in ("fox", "owl") and thought_changed_most(t),
    "wooolf-changed-count": lambda t: t.level == "sheep" and thought_changed_most(t),
}
