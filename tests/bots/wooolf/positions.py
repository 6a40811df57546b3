"""Positions of Wooolf!! to test with, at all kinds of tables."""

from collections.abc import Iterator
from random import Random
from typing import Any

from sheepfold.games import GAMES, wooolf
from sheepfold.games.wooolf.cards import BASE, Card, variant
from tests.games.random_play import random_game

Table = tuple[int, dict[str, Any]]
TABLES: list[Table] = [
    *((seats, {"advanced": advanced}) for seats in range(4, 9) for advanced in (False, True)),
    (5, {"round_limit": 1}),
    (4, {"round_limit": None}),
    (5, {"deck": ("wolf/wolf", "wolf/wolf", *("sheep/sheep",) * 7, "hunter/?")}),
    (5, {"deck": ("wolf/wolf", "boy/?", "dog/?", "hunter/?", *("sheep/sheep",) * 6)}),
]


def own_deck(seats: int, advanced: bool, rng: Random) -> tuple[Card, ...]:
    """Any cards of the box, with a wolf (WO-04)."""
    box = list(variant(BASE, advanced).elements())
    box.remove("wolf/wolf")
    return ("wolf/wolf", *rng.sample(box, 2 * max(seats, 5) - 1))


def views(count: int, seed: str) -> Iterator[wooolf.View]:
    """Positions of random games at all kinds of tables, seen by somebody who is to move."""
    rng = Random(seed)
    for number in range(count):
        seats, options = TABLES[number % len(TABLES)]
        if number % 5 == 4:
            advanced = rng.random() < 0.5
            options = {"advanced": advanced, "deck": own_deck(seats, advanced, rng)}
        states = [
            m.state
            for m in random_game(GAMES["wooolf"], wooolf.Options(**options), seats, rng, 0.1)
        ]
        state = rng.choice(states[:-1])
        yield wooolf.view(state, rng.choice(wooolf.actors(state)))


def opening(seats: int = 5, seat: int = 1, seed: int = 1) -> wooolf.View:
    options = wooolf.Options()
    state = wooolf.start(options, seats, wooolf.deal(options, seats, Random(seed)))
    return wooolf.view(state, seat)
