"""Deals of Wooolf!! by brute force, every card told apart from every other."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from sheepfold.games import GAMES, wooolf
from sheepfold.games.wooolf.cards import Card, Hand, character, hand
from sheepfold.games.wooolf.pieces import Asked, Peeked
from sheepfold.games.wooolf.worlds import cards_seen
from tests.games.random_play import random_game


def labelled_deals(cards: tuple[Card, ...], known: dict[int, Hand]) -> Iterator[tuple[Hand, ...]]:
    """Every way to deal distinct cards in pairs, with some hands known (their cards taken out)."""
    left = list(cards)
    for held in known.values():
        for card in held:
            left.remove(card)

    def go(number: int, rest: tuple[int, ...]) -> Iterator[tuple[Hand, ...]]:
        if number > len(cards) // 2:
            yield ()
        elif number in known:
            for others in go(number + 1, rest):
                yield (known[number], *others)
        else:
            for i, j in combinations(rest, 2):
                now = hand(left[i], left[j])
                for others in go(number + 1, tuple(k for k in rest if k not in (i, j))):
                    yield (now, *others)

    yield from go(1, tuple(range(len(left))))


def weight(view: wooolf.View, hands: tuple[Hand, ...]) -> int:
    """In how many ways the peeks of a view fit these hands; 0 if an answer does not."""
    ways = 1
    for event in view.history:
        if isinstance(event, Asked):
            ways *= wooolf_answer(hands[event.to - 1], event.question) == event.yes
        elif isinstance(event, Peeked):
            by_boy = character(hands[event.by - 1]) == "boy"
            ways *= len(cards_seen(event, hands[event.owner - 1], by_boy))
    return ways


def wooolf_answer(cards: Hand, question: str) -> bool:
    images = [card.split("/")[0] for card in cards]
    groups = {"whb": ("wolf", "hunter", "boy"), "shb": ("sheep", "hunter", "boy")}
    return character(cards) in groups[question] if question in groups else question in images


def positions(seats: int, count: int, seed: str, **options: bool) -> Iterator[wooolf.View]:
    rng = Random(seed)
    rules = wooolf.Options(**options)  # type: ignore[arg-type]
    for number in range(count):
        moments = list(random_game(GAMES["wooolf"], rules, seats, rng, free=0.2))
        moments = [m for m in moments if m.state.round == 1]
        viewer = 1 + number % seats
        yield wooolf.view(moments[rng.randrange(len(moments))].state, viewer)
