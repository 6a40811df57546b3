"""What a bot says of its distribution over moves is what it draws."""

from collections import Counter
from math import comb
from random import Random

import pytest

from sheepfold.bots.uly_polly import LEVELS, OPPONENTS
from sheepfold.games import uly_polly
from tests.effort import times

BOTS = {**LEVELS, **OPPONENTS}


def likely(times_drawn: int, draws: int, chance: float) -> float:
    """How likely it is to draw something so often or more, or so often or less: the smaller one."""
    each = [comb(draws, k) * chance**k * (1 - chance) ** (draws - k) for k in range(draws + 1)]
    return min(sum(each[times_drawn:]), sum(each[: times_drawn + 1]))


@pytest.mark.parametrize("name", BOTS)
def test_odds_are_what_is_drawn(name: str) -> None:
    rng, bot = Random(name), BOTS[name]
    options = uly_polly.Options(first_wolf=1, patience=2)
    draws = 200
    for _ in range(times(2, 3)):
        state = uly_polly.start(options, 2, uly_polly.Outcome(1))
        while not state.rounds:
            assert state.turn is not None
            view = uly_polly.view(state, state.turn)
            thought = bot.think(view)
            odds = bot.policy(view)
            assert hasattr(thought, "odds")
            assert sum(odds.values()) == pytest.approx(1)
            drawn = Counter(thought.draw(rng) for _ in range(draws))
            assert {*drawn} <= {*odds}
            for move, chance in odds.items():
                assert likely(drawn[move], draws, chance) > 1e-9
            move = next(iter(drawn))
            state, _ = uly_polly.play(state, state.turn, move)
