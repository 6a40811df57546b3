"""The notebook of Wooolf!!: what a seat can be sure of about everybody's character, and why.

It is made from the seat's view alone, and contains what a careful player with paper could conclude.
The browser has its own version (web/src/games/wooolf/notebook.ts), which explains the method; a
test compares the two.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Literal, NamedTuple

from sheepfold.bots.wooolf.hands import CHARACTERS
from sheepfold.games.wooolf.cards import (
    Card,
    Character,
    Clue,
    Hand,
    Question,
    answer,
    character,
    deck,
    hand,
)
from sheepfold.games.wooolf.pieces import Asked, Peeked, Player
from sheepfold.games.wooolf.view import View

Allows = Callable[[Hand], bool]
Verdict = Literal["no", "sure"]


class Group(NamedTuple):
    """Cards that have something in common, and how many there are in play."""

    by: Literal["image", "aspect", "card"]
    of: str
    copies: int

    def amount(self, cards: Hand) -> int:
        """How many of them are in a hand."""
        return sum(_sign(self.by, card) == self.of for card in cards)


class HandReason(NamedTuple):
    """Why a player has certain hands only. `why` names the sentence; the rest are its facts."""

    why: Literal[
        "own",
        "saw",
        "answered",
        "announced",
        "honest",
        "lied",
        "refuted",
        "believed",
        "elsewhere",
        "here",
        "not-in-deck",
    ]
    cards: tuple[Card, ...] = ()
    clue: Clue | None = None
    question: Question | None = None
    yes: bool = False
    player: Player = 0
    """Who has announced it, or at whom."""
    group: Group | None = None
    holders: tuple[Player, ...] = ()


class Cell(NamedTuple):
    """Whether a player is a character, if that is certain; why; and who has announced it there."""

    verdict: Verdict | None
    reasons: tuple[HandReason, ...]
    announcers: tuple[Player, ...]


class _Step(NamedTuple):
    """What one observation or elimination says about a player."""

    player: Player
    reason: HandReason
    allows: Allows


Notebook = tuple[dict[Character, Cell], ...]
"""By player, from the first."""


def notebook(seen: View) -> Notebook:
    """The notebook of the viewer.

    >>> from random import Random
    >>> from sheepfold.games import wooolf
    >>> options = wooolf.Options()
    >>> state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
    >>> own = notebook(wooolf.view(state, 3))[2]
    >>> [name for name, cell in own.items() if cell.verdict == "sure"], state.hands[2]
    (['dog'], ('dog/dog', 'dog/?'))
    """
    cards = deck(seen.options, seen.seats)
    every = _hands(cards)
    pages = _Pages(every, seen.players)
    peeks = [event for event in seen.history if isinstance(event, Peeked)]
    for step in _observations(seen, peeks):
        pages.take(step)
    wolves = [
        peek
        for peek in peeks
        if peek.announced == "wolf" and seen.viewer not in (peek.by, peek.owner)
    ]
    groups = _groups(cards)
    while any([pages.take(step) for step in (*_judged(wolves, pages), *_left(groups, pages))]):
        pass
    return tuple(_page(player, pages, every, peeks) for player in range(1, seen.players + 1))


class _Pages:
    """What each player can still have, and the steps that led there."""

    def __init__(self, every: Sequence[Hand], players: int) -> None:
        self.hands = [list(every) for _ in range(players)]
        self.steps: list[list[_Step]] = [[] for _ in range(players)]

    def take(self, step: _Step) -> bool:
        """Apply a step; returns whether it ruled anything out."""
        before = self.hands[step.player - 1]
        after = [cards for cards in before if step.allows(cards)]
        if len(after) == len(before):
            return False
        self.hands[step.player - 1] = after
        self.steps[step.player - 1].append(step)
        return True

    def can(self, player: Player, allows: Allows) -> bool:
        return any(map(allows, self.hands[player - 1]))


def _page(
    player: Player, pages: _Pages, every: Sequence[Hand], peeks: Sequence[Peeked]
) -> dict[Character, Cell]:
    found: dict[Character, Cell] = {}
    for one in CHARACTERS:
        heard = tuple([p.by for p in peeks if p.owner == player and p.announced == one])
        verdict, reasons = _concluded(one, pages.hands[player - 1], every, pages.steps[player - 1])
        found[one] = Cell(verdict, reasons, heard)
    return found


def _observations(seen: View, peeks: Sequence[Peeked]) -> Iterator[_Step]:
    own = seen.cards
    if seen.viewer is not None and own is not None:
        mine = sorted(own)
        yield _Step(seen.viewer, HandReason("own", cards=own), lambda cards: sorted(cards) == mine)
    for peek in peeks:
        if peek.by == seen.viewer and (card := peek.card) is not None:
            yield _Step(peek.owner, HandReason("saw", cards=(card,)), _has_card(card))
    for event in seen.history:
        if isinstance(event, Asked):
            reason = HandReason("answered", question=event.question, yes=event.yes)
            yield _Step(event.to, reason, _answers(event))
    for peek in peeks:
        yield from _heard(peek, seen)


def _heard(peek: Peeked, seen: View) -> Iterator[_Step]:
    """An announced wolf is true, or the announcer is the boy: that is decided later (WO-12)."""
    clue = peek.announced
    if clue != "wolf":
        reason = HandReason("announced", clue=clue, player=peek.by)
        yield _Step(peek.owner, reason, _has_aspect(clue))
        if clue != "?":
            yield _Step(peek.by, HandReason("honest", clue=clue), _is_no_boy)
    elif peek.owner == seen.viewer and seen.cards is not None and peek.which is not None:
        card = seen.cards[peek.which]
        if _sign("aspect", card) != "wolf":
            yield _Step(peek.by, HandReason("lied", cards=(card,)), _is_boy)


def _judged(wolves: Sequence[Peeked], pages: _Pages) -> Iterator[_Step]:
    """An announced wolf counts as soon as the boy or the wolf's aspect is ruled out."""
    for peek in wolves:
        if not pages.can(peek.by, _is_boy):
            yield _Step(peek.owner, HandReason("believed", player=peek.by), _has_aspect("wolf"))
        if not pages.can(peek.owner, _has_aspect("wolf")):
            yield _Step(peek.by, HandReason("refuted", player=peek.owner), _is_boy)


def _left(groups: Sequence[Group], pages: _Pages) -> Iterator[_Step]:
    """Elimination by counting: a card that others certainly hold is not here, and one that the
    others cannot hold is.
    """
    for group in groups:
        amounts = [[group.amount(cards) for cards in hands] for hands in pages.hands]
        least, most = [min(one) for one in amounts], [max(one) for one in amounts]
        for k in range(len(amounts)):
            at_most = group.copies - sum(least) + least[k]
            at_least = group.copies - sum(most) + most[k]
            holders = tuple([j for j, one in enumerate(least, 1) if j != k + 1 and one > 0])
            elsewhere = HandReason("elsewhere", group=group, holders=holders)
            yield _Step(k + 1, elsewhere, _within(group, 0, at_most))
            yield _Step(k + 1, HandReason("here", group=group), _within(group, at_least, 2))


def _concluded(
    one: Character, hands: Sequence[Hand], every: Sequence[Hand], steps: Sequence[_Step]
) -> tuple[Verdict | None, tuple[HandReason, ...]]:
    fitting = [cards for cards in every if character(cards) == one]
    if not fitting:
        return "no", (HandReason("not-in-deck"),)
    left = {character(cards) for cards in hands}
    if one not in left:
        return "no", _needed(steps, fitting)
    if left != {one}:
        return None, ()
    return "sure", _needed(steps, [cards for cards in every if character(cards) != one])


def _needed(steps: Sequence[_Step], hands: Sequence[Hand]) -> tuple[HandReason, ...]:
    """Enough reasons to rule out these hands: a single one if possible, else a minimal set."""

    def suffice(some: Sequence[_Step]) -> bool:
        return all(any(not step.allows(cards) for step in some) for cards in hands)

    for step in steps:
        if suffice([step]):
            return (step.reason,)
    kept = list(steps)
    for step in reversed(steps):
        fewer = [one for one in kept if one is not step]
        if suffice(fewer):
            kept = fewer
    return tuple(step.reason for step in kept)


def _hands(cards: Sequence[Card]) -> list[Hand]:
    counts = Counter(cards)
    return [
        hand(one, other)
        for one, other in combinations_with_replacement(counts, 2)
        if one != other or counts[one] > 1
    ]


def _groups(cards: Sequence[Card]) -> list[Group]:
    kinds: tuple[Literal["image", "aspect", "card"], ...] = ("image", "aspect", "card")
    return [
        Group(by, of, count)
        for by in kinds
        for of, count in Counter([_sign(by, card) for card in cards]).items()
    ]


def _sign(by: Literal["image", "aspect", "card"], card: Card) -> str:
    image, aspect = card.split("/")
    return {"image": image, "aspect": aspect, "card": card}[by]


def _is_boy(cards: Hand) -> bool:
    return character(cards) == "boy"


def _is_no_boy(cards: Hand) -> bool:
    return not _is_boy(cards)


def _has_card(card: Card) -> Allows:
    return lambda cards: card in cards


def _has_aspect(clue: Clue) -> Allows:
    return lambda cards: any(_sign("aspect", card) == clue for card in cards)


def _answers(event: Asked) -> Allows:
    return lambda cards: answer(cards, event.question) == event.yes


def _within(group: Group, least: int, most: int) -> Allows:
    return lambda cards: least <= group.amount(cards) <= most
