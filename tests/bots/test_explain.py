"""Why a bot moved: from its view alone, in words that exist, the same for twins."""

from random import Random
from typing import Any

import pytest

from sheepfold.bots import BOTS, EXPLAIN, LEVELS
from sheepfold.games import GAMES
from sheepfold.games.game import Game, replay
from sheepfold.locales import LANGUAGES, say
from tests.bots.uly_polly.positions import OPTIONS, acting, walk
from tests.bots.wooolf.test_bots import views
from tests.games.random_play import random_game
from tests.locales.test_locales import WHYS


def reasons(count: int) -> list[tuple[str, dict[str, Any]]]:
    """What is said of moves in all kinds of positions of both games."""
    rng = Random("why")
    found = []
    for view in views(count, "why"):
        found += EXPLAIN["wooolf"]["owl"](view, BOTS["wooolf"]["owl"](view, rng))
    for options in OPTIONS:
        for state in walk(options, 2, rng, steps=20):
            if state.turn is not None:
                for level in ("owl", "lamb"):
                    move = BOTS["uly_polly"][level](acting(state), rng)
                    found += EXPLAIN["uly_polly"][level](acting(state), move)
    return found


def test_every_reason_can_be_said_and_every_sentence_is_needed() -> None:
    found = reasons(42)
    assert {key for key, _ in found} == set(WHYS)
    for key, facts in found:
        assert all(0 <= facts[name] <= 100 for name in ("percent", "before") if name in facts)
        for language in LANGUAGES:
            assert say(language, f"why-{key}", **facts)


@pytest.mark.parametrize("name", GAMES)
def test_twins_are_given_the_same_reasons(name: str, effort: int) -> None:
    rng = Random(f"twins {name}")
    game: Game = GAMES[name]
    met = 0
    for number in range(6 * effort):
        seats = (5, 4, 3)[number % 3] if name == "uly_polly" else 4 + number % 5
        states = [m.state for m in random_game(game, game.Options(), seats, rng, 0.0)][:-1]
        state = rng.choice(states)
        seat = rng.choice(game.actors(state))
        view = game.view(state, seat)
        *_, twin = replay(game, game.redeal(view, rng))
        for level in LEVELS:
            move = BOTS[name][level](view, Random(1))
            told = EXPLAIN[name][level](view, move)
            assert told == EXPLAIN[name][level](game.view(twin, seat), move)
            met += bool(told)
    assert met > 12


def test_only_the_owl_says_what_it_read_in_choices() -> None:
    for view in views(42, "read"):
        for level in LEVELS:
            told = EXPLAIN["wooolf"][level](view, BOTS["wooolf"][level](view, Random(1)))
            assert level == "owl" or "choices" not in dict(told)
