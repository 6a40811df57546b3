"""Draws: fair, the same at the same point, and as docs/record.md says."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from sheepfold.games import GAMES
from sheepfold.games.draw import Derived, Seeded, draws_of, key_of

SEED, PARTS = bytes(range(32)), [bytes([7]) * 32, bytes([9]) * 32]
KEY = key_of(SEED, PARTS)


def test_the_same_point_draws_the_same_and_another_does_not() -> None:
    def numbers(*point: object) -> list[int]:
        return [Derived(KEY, *point).below(2**20)]  # type: ignore[arg-type]

    points = [("wooolf", 1, 0), ("wooolf", 1, 1), ("wooolf", 2, 0), ("uly_polly", 1, 0)]
    assert len({tuple(numbers(*point)) for point in points}) == len(points)
    assert numbers(*points[0]) == numbers(*points[0])


def test_every_contribution_and_the_seed_count() -> None:
    keys = {KEY, key_of(SEED, PARTS[::-1]), key_of(SEED, PARTS[:1]), key_of(bytes(32), PARTS)}
    assert len(keys) == 4


@pytest.mark.parametrize("n", [1, 2, 3, 5, 8, 16, 2**31 + 1])
def test_below_is_below(n: int) -> None:
    draws = Derived(KEY, "wooolf", 1, n)
    assert all(0 <= draws.below(n) < n for _ in range(200))


def test_all_numbers_and_all_orders_are_equally_likely() -> None:
    """Chi-square with 5 and 23 degrees of freedom; the draws are fixed, so this never flutters."""
    draws = Derived(KEY, "wooolf", 3, 14)
    sixes = Counter(draws.below(6) for _ in range(6000))
    assert sum((found - 1000) ** 2 / 1000 for found in sixes.values()) < 15.1
    orders = Counter(tuple(draws.shuffle(4)) for _ in range(24_000))
    assert set(orders) == set(permutations(range(4)))
    assert sum((found - 1000) ** 2 / 1000 for found in orders.values()) < 41.6


def test_a_random_source_serves_as_well() -> None:
    one, two = draws_of(Random(5)), Seeded(Random(5))
    assert one.shuffle(10) == two.shuffle(10)
    assert sorted(one.shuffle(7)) == list(range(7))


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_follows_from_the_key(name: str) -> None:
    game = GAMES[name]
    options, seats = game.Options(), game.SEATS[-1]
    deals = [game.deal(options, seats, Derived(KEY, name, 0, 0)) for _ in range(2)]
    assert deals[0] == deals[1]
    game.start(options, seats, deals[0])
    others = {
        repr(game.deal(options, seats, Derived(key_of(SEED, [bytes([n]) * 32]), name, 0, 0)))
        for n in range(30)
    }
    assert len(others) >= min(seats, 5)
