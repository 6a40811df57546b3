"""The dog's belief is exact: it is compared with brute force over all hiding places."""

from random import Random

import numpy as np
import pytest

from sheepfold.bots.uly_polly.belief import MODELS, Model, believe
from sheepfold.games import uly_polly
from sheepfold.games.uly_polly import Options
from tests.bots.uly_polly.positions import walk
from tests.bots.uly_polly.slow import slow, slow_weights

SMALL = [
    Options(rows=2, columns=3, flips=4, patience=3),
    Options(rows=3, columns=3, flips=6, patience=4),
    Options(),
]


ALL = MODELS | {
    "decoy": Model(decoys=0.5),
    "corner-decoy": Model(decoys=0.8, corner=True),
}


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("options", SMALL, ids=lambda o: f"{o.rows}x{o.columns}")
def test_belief_equals_brute_force(name: str, options: Options, effort: int) -> None:
    rng = Random(5)
    for _ in range(5 * effort):
        for state in walk(options, 2, rng):
            if state.phase != "step":
                continue
            view = uly_polly.view(state, state.dog_seat)
            if ALL[name].corner and not any(slow_weights(view, ALL[name])):
                continue  # all corners were turned
            found = believe(view, (ALL[name],)).places
            np.testing.assert_allclose(found, slow(view, ALL[name]), atol=1e-12)


def test_a_mixture_is_weighed_by_what_was_seen() -> None:
    """The joint belief of two models is that of each one, times the likelihood of the swaps."""
    models = (MODELS["still"], MODELS["flees"])
    rng = Random(6)
    for state in walk(Options(), 2, rng):
        if state.phase != "step":
            continue
        view = uly_polly.view(state, state.dog_seat)
        both = believe(view, models, (0.5, 0.5))
        for row, model in zip(both.joint, models, strict=True):
            alone = believe(view, (model,)).places
            np.testing.assert_allclose(row / row.sum(), alone, atol=1e-12)


def test_a_silent_wolf_leaves_all_tiles_equal() -> None:
    for state in walk(Options(), 2, Random(7)):
        if state.phase == "step":
            places = believe(uly_polly.view(state, state.dog_seat)).places
            hidden = [p for p, tile in enumerate(state.tiles) if not tile]
            np.testing.assert_allclose(places[hidden], 1 / len(hidden))


def test_a_decoy_is_not_where_it_carries_a_tile_from() -> None:
    """The dog at a1, all face down: the tile carried from b2 to c3 is hardly the wolf."""
    options = Options(first_wolf=1)
    state = uly_polly.start(options, 2, uly_polly.Outcome(1))
    for seat, text in [(1, "hide d4"), (2, "start a1"), (1, "b2-c3")]:
        state, _ = uly_polly.play(state, seat, uly_polly.parse(text, options))
    places = believe(uly_polly.view(state, 2), (Model(decoys=0.5),)).places
    carried = [5, 10]
    assert places[carried].max() < 0.2 * np.delete(places, carried).min()
