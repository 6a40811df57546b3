"""What a seat observes in the simulator does not depend on what it may not know."""

from random import Random

import numpy as np
import pytest

from sheepfold.games import GAMES
from sheepfold.games.contract import replay_twin
from sheepfold.lab.simulator import Batch
from tests.effort import times
from tests.games.random_play import random_game, setting
from tests.lab.lanes_beside_rules import CASES, Case


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join([case[0], str(case[1])]))
def test_two_lanes_that_differ_in_secrets_look_the_same_to_a_seat(case: Case, effort: int) -> None:
    """The second lane has another history, drawn from what fits the view of the seat."""
    game, options, seats = setting(case)
    rng = Random(f"lanes {case}")
    differed = 0
    for _ in range(times(3, 20, effort)):
        moments = list(random_game(game, options, seats, rng))
        # A round that goes on: once a game is over, nothing is left to hide.
        stop = rng.randrange(len(moments) - 1)
        lived = [m.state for m in moments[: stop + 1] if m.state.round == moments[stop].state.round]
        for seat in rng.sample(range(1, seats + 1), 2):
            others = list(replay_twin(game, game.redeal(game.view(lived[-1], seat), rng)))
            assert len(others) == len(lived)
            batch = Batch(game, options, seats, lanes=2)
            for state, other in zip(lived, others, strict=True):
                batch.load(0, state)
                batch.load(1, other)
                one, two = batch.observe(seat)
                assert one.tobytes() == two.tobytes()
                if batch.actors[0] == seat:
                    assert batch.masks[0].tobytes() == batch.masks[1].tobytes()
                differed += not np.array_equal(batch.rows[0], batch.rows[1])
    assert differed > 0


@pytest.mark.parametrize("name", ["uly_polly", "wooolf"])
def test_the_test_would_notice_a_secret(name: str) -> None:
    """To the seats that know it, the same two lanes look different."""
    game = GAMES[name]
    options, seats = game.Options(), game.SEATS[1]
    batch = Batch(game, options, seats, lanes=2)
    rng = Random(1)
    found = False
    for _ in range(20):
        moments = list(random_game(game, options, seats, rng))
        state = next(m.state for m in moments[2:] if len(m.state.history) > 2)
        *_, other = replay_twin(game, game.redeal(game.view(state, state.turn or 1), rng))
        batch.load(0, state)
        batch.load(1, other)
        seen = [batch.observe(seat) for seat in range(1, seats + 1)]
        found |= any(one.tobytes() != two.tobytes() for one, two in seen)
    assert found
