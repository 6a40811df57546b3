"""The owl's dog keeps what the solution guarantees, against any wolf: checked step by step.

If every swap is answered so that no place of the wolf is worth less than was promised before it,
the dog wins as often as the start promises, whatever the wolf does and knows.
"""

from random import Random

import numpy as np
import pytest

from sheepfold.bots.uly_polly import owl_dog
from sheepfold.bots.uly_polly.belief import Observation, observations
from sheepfold.bots.uly_polly.mixture import best_mixture
from sheepfold.games import uly_polly
from sheepfold.games.uly_polly import Move, Options, State
from sheepfold.games.uly_polly.pieces import Start
from tests.effort import times

KEPT = 1e-8
"""What rounding may cost in one step."""


def test_every_place_is_promised_the_value_at_the_start() -> None:
    worth = sum(share * owl_dog._promised_at(at) for at, share in owl_dog._starts().items())
    assert isinstance(worth, np.ndarray)
    assert worth.min() >= owl_dog.solution().facts.value - 1e-9


@pytest.mark.parametrize("patience", [2, 6, None])
def test_no_swap_makes_any_place_worth_less_than_promised(patience: int | None) -> None:
    """Random swaps, and steps as the dog draws them; no place that is left may lose."""
    rng = Random(f"promise {patience}")
    options = Options(first_wolf=1, patience=patience)
    for _ in range(times(40, 20)):
        state = uly_polly.start(options, 2, uly_polly.Outcome(1))
        while not state.rounds:
            state = _moved(state, rng)
            if state.phase == "step":
                assert _lost(state) <= KEPT


def _moved(state: State, rng: Random) -> State:
    seat = state.turn
    assert seat is not None
    view = uly_polly.view(state, seat)
    if state.phase == "start":
        often = owl_dog.starts(view)
        assert often is not None
        move: Move = Start(rng.choices(list(often), list(often.values()))[0])
    elif state.phase == "step":
        move = owl_dog.owl(view, rng)
    else:
        move = rng.choice(list(uly_polly.moves(state, seat)))
    return uly_polly.play(state, seat, move)[0]


def _lost(state: State) -> float:
    """How much less than promised the worst place is worth after the last swap."""
    view = uly_polly.view(state, state.dog_seat)
    seen: tuple[Observation, ...] = tuple(observations(view))
    options, start = view.options, seen[0].dog
    mixed, now = owl_dog._mixed(options, start, seen)
    worth = sum(
        chance * mixed.promised(to, now.joint)
        for to, chance in mixed.chances().items()
        if chance > 0.0
    )
    assert isinstance(worth, np.ndarray)
    down = [place for place, tile in enumerate(view.tiles) if not tile]
    return float((now.promise - worth)[down].max())


def test_no_gain_is_bought_with_the_promise() -> None:
    """Rows that differ by little: a large gain for missing the promise by a hair is refused."""
    hair = 1 / 65535
    rows = np.array([[0.5, 0.5], [0.5 - hair, 1.0], [0.5, 0.4]])
    weights = best_mixture(rows, np.array([0.5, 0.4]), np.array([0.0, 1.0, 0.1]))
    assert (weights @ rows)[0] >= 0.5 - 1e-12
    np.testing.assert_allclose(weights, [0.0, 0.0, 1.0], atol=1e-9)


def test_a_promise_that_cannot_be_kept_is_missed_by_as_little_as_possible() -> None:
    rows = np.array([[1.0, 0.0], [0.0, 1.0]])
    weights = best_mixture(rows, np.array([0.6, 0.8]), np.array([5.0, 0.0]))
    np.testing.assert_allclose(weights, [0.4, 0.6], atol=1e-9)


def test_a_symmetric_board_offers_every_image_of_a_guarantee() -> None:
    """The dog in a corner, nothing else face up: the board is its own mirror image."""
    rows = owl_dog._guarantees(0, 1, 0, 0)
    assert len(rows)
    mirror = [4 * (place % 4) + place // 4 for place in range(16)]
    found = {tuple(row) for row in rows.tolist()}
    assert found == {tuple(row) for row in rows[:, mirror].tolist()}


def test_more_patience_than_was_solved_leaves_more_to_choose_from() -> None:
    """At patience 6 the first idle step uses up nothing of what the solution needs."""
    spent = [owl_dog._spent(Options(patience=6), idle) for idle in range(7)]
    assert spent == [0, 0, 0, 0, 0, 1, 2]
    assert [owl_dog._spent(Options(patience=2), idle) for idle in range(3)] == [0, 1, 2]
    assert [owl_dog._spent(Options(patience=None), idle) for idle in (0, 6, 7, 8)] == [0, 0, 1, 2]
