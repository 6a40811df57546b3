"""The bots of Wooolf!!: legal everywhere, fair, and clear about what cannot be."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from sheepfold.bots.wooolf.levels import LEVELS, OPPONENTS, WooolfBot
from sheepfold.games import wooolf
from sheepfold.games.game import IllegalMove, ImpossibleView, replay
from sheepfold.games.wooolf.cards import BASE, Card, variant
from sheepfold.games.wooolf.pieces import Peeked
from tests.bots.work import worked
from tests.games.random_play import random_game

BOTS: dict[str, WooolfBot] = LEVELS | OPPONENTS
bots = pytest.mark.parametrize("name", BOTS)

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
        states = [m.state for m in random_game(wooolf, wooolf.Options(**options), seats, rng, 0.1)]
        state = rng.choice(states[:-1])
        yield wooolf.view(state, rng.choice(wooolf.actors(state)))


@bots
def test_a_bot_makes_legal_moves_everywhere(name: str, effort: int) -> None:
    rng = Random(name)
    for view in views(42 if effort == 1 else 150 * effort, "legal"):
        assert BOTS[name](view, rng) in wooolf.legal(view)


@bots
def test_a_bot_knows_only_what_its_seat_knows(name: str, effort: int) -> None:
    """Twin tables that differ in what the seat may not know: the same move and the same work."""
    rng = Random(f"twins {name}")
    for view in views(14 * effort, "twins"):
        twin = list(replay(wooolf, wooolf.redeal(view, rng)))[-1]
        other = wooolf.view(twin, view.viewer)
        BOTS[name](view, Random(7))  # fill the caches: what is worked out once is no secret
        assert worked(BOTS[name], view) == worked(BOTS[name], other)


@bots
def test_a_bot_is_a_function_of_view_and_seed(name: str) -> None:
    for view in views(14, "again"):
        assert BOTS[name](view, Random(1)) == BOTS[name](view, Random(1))


@bots
@pytest.mark.parametrize("limit", [10, None])
def test_bots_among_themselves_end_the_game(name: str, limit: int | None) -> None:
    rng = Random(f"end {name}")
    options = wooolf.Options(round_limit=limit)
    state = wooolf.start(options, 4, wooolf.deal(options, 4, rng))
    moves = 0
    while seats := wooolf.actors(state):
        seat = rng.choice(seats)
        move = BOTS[name](wooolf.view(state, seat), rng)
        state, _ = wooolf.play(state, seat, move, wooolf.chance(state, seat, move, rng))
        moves += 1
        assert moves < 1000


@bots
def test_a_bot_says_that_a_view_cannot_be(name: str) -> None:
    options = wooolf.Options()
    state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
    seat = wooolf.actors(state)[0]
    owner = 1 + seat % 5
    said = tuple(
        Peeked(by, owner, "left", clue)
        for clue in ("sheep", "dog", "hunter")
        for by in range(1, 6)
        if by not in (seat, owner)
    )
    view = wooolf.view(state, seat)
    with pytest.raises(ImpossibleView):
        BOTS[name](replace(view, history=view.history + said), Random(1))


@bots
def test_a_bot_that_is_not_to_move_says_so(name: str) -> None:
    options = wooolf.Options()
    state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
    with pytest.raises(IllegalMove, match="not-your-turn"):
        BOTS[name](wooolf.view(state, 1 + wooolf.actors(state)[0] % 5), Random(1))
    with pytest.raises(IllegalMove, match="not-seated"):
        BOTS[name](wooolf.view(state, None), Random(1))
