"""The posterior by naive methods: deal by deal, or counted in whole numbers."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import NamedTuple

import numpy as np

from sheepfold.bots.wooolf.hands import CHARACTERS, HANDS, NUMBER
from sheepfold.games import wooolf
from sheepfold.games.wooolf.cards import TARGETS, Hand, character, deck, hand
from sheepfold.games.wooolf.pieces import Asked, Peeked
from sheepfold.games.wooolf.worlds import Floats, cards_seen, known_hands
from tests.games.labelled_deals import labelled_deals, weight, wooolf_answer


class Truth(NamedTuple):
    """The exact probabilities, as `Belief` gives them."""

    hands: Floats
    characters: Floats
    guesses: Floats


def by_deals(view: wooolf.View) -> Truth:
    """Over all labelled deals."""
    weights: Counter[tuple[Hand, ...]] = Counter()
    for hands in labelled_deals(deck(view.options, view.seats), known_hands(view)):
        weights[hands] += weight(view, hands)
    assert view.character is not None
    first, second = TARGETS[view.character]
    found = Truth(
        np.zeros((view.players + 1, len(HANDS))),
        np.zeros((view.players + 1, len(CHARACTERS))),
        np.zeros((view.players + 1, 1 if second is None else view.players + 1)),
    )
    for hands, ways in weights.items():
        if not ways:
            continue
        who = [character(cards) for cards in hands]
        for player, cards in enumerate(hands, 1):
            found.hands[player, NUMBER[cards]] += ways
        for number, kind in enumerate(CHARACTERS):
            found.characters[named(who, kind), number] += ways
        seconds = [0] if second is None else named(who, second)
        for one in named(who, first):
            found.guesses[one, seconds] += ways
    total = weights.total()
    return Truth(*(part / total for part in found))


def named(who: list[wooolf.cards.Character], kind: wooolf.cards.Character) -> list[int]:
    """Who plays this character; nobody is 0."""
    return [player for player, other in enumerate(who, 1) if other == kind] or [0]


Allowed = Callable[[int, Hand], bool]


def probability(view: wooolf.View, allowed: Allowed) -> Fraction:
    """How likely every player's hand is one of those allowed."""
    return Fraction(ways(view, allowed), ways(view, lambda *_: True))


def ways(view: wooolf.View, allowed: Allowed) -> int:
    """In how many ways the view fits with the allowed hands, as a whole number."""
    cards = deck(view.options, view.seats)
    kinds = sorted(set(cards))
    known = known_hands(view)

    def fit(boy: int, player: int, held: Hand) -> int:
        if (character(held) == "boy") != (boy == player) or not allowed(player, held):
            return 0
        if known.get(player, held) != held:
            return 0
        count = 1
        for event in view.history:
            if isinstance(event, Asked) and event.to == player:
                count *= wooolf_answer(held, event.question) == event.yes
            elif isinstance(event, Peeked) and event.owner == player:
                count *= len(cards_seen(event, held, boy == event.by))
        return count

    def with_boy(boy: int) -> int:
        fits: dict[tuple[int, Hand], int] = {}

        @cache
        def go(player: int, left: tuple[int, ...]) -> int:
            if player > view.players:
                return 1
            found = 0
            for i, one in enumerate(kinds):
                for j in range(i, len(kinds)):
                    pairs = left[i] * (left[i] - 1) // 2 if i == j else left[i] * left[j]
                    if not pairs:
                        continue
                    held = hand(one, kinds[j])
                    if (player, held) not in fits:
                        fits[player, held] = fit(boy, player, held)
                    if fits[player, held]:
                        after = list(left)
                        after[i] -= 1
                        after[j] -= 1
                        found += pairs * fits[player, held] * go(player + 1, tuple(after))
            return found

        return go(1, tuple(cards.count(kind) for kind in kinds))

    return sum(with_boy(boy) for boy in range(view.players + 1))
