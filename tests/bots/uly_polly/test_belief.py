"""The dog's belief is exact: it is compared with brute force over all hiding places."""

from random import Random

import numpy as np
import pytest

from sheepfold.bots.uly_polly.belief import LATE, MODELS, NOISE, WALLS, Model, believe
from sheepfold.games import uly_polly
from sheepfold.games.uly_polly import Options, View
from sheepfold.games.uly_polly.pieces import Started, Stepped, Swapped, meadow
from tests.bots.uly_polly.positions import walk

SMALL = [
    Options(rows=2, columns=3, flips=4, patience=3),
    Options(rows=3, columns=3, flips=6, patience=4),
    Options(),
]


def slow(view: View, model: Model) -> list[float]:
    """The same belief straight from the definition, one hiding place after the other."""
    weights = slow_weights(view, model)
    return [weight / sum(weights) for weight in weights]


def slow_weights(view: View, model: Model) -> list[float]:
    """By present place of the wolf: the likelihood of all observations."""
    options = view.options
    size = options.rows * options.columns
    weights = [0.0] * size
    for hidden in range(size):
        wolf, dog, weight, turned = hidden, -1, 1.0, 0
        up: set[int] = set()
        for event in view.history:
            if isinstance(event, Started):
                dog = event.at
            elif isinstance(event, Swapped):
                left = options.flips - turned
                weight *= _chance(options, model, up, dog, wolf, left, (event.a, event.b))
                other = {event.a: event.b, event.b: event.a}
                wolf = other.get(wolf, wolf)
                up = {other.get(place, place) for place in up}
            elif isinstance(event, Stepped):
                dog = event.to
                if event.turned:
                    turned += 1
                    up.add(dog)
                    weight *= dog != wolf
        weights[wolf] += weight
    return weights


def _chance(
    options: Options,
    model: Model,
    up: set[int],
    dog: int,
    wolf: int,
    left: int,
    swap: tuple[int, int],
) -> float:
    field = meadow(options.rows, options.columns)
    swaps = [(move.a, move.b) for move in field.swaps[dog].listed]
    near = set(field.neighbours[dog])
    habits = dict.fromkeys(swaps, 1 / len(swaps))
    walls = [
        s
        for s in swaps
        for down, other in (s, s[::-1])
        if model.walls and down in near and down not in up and other in up and other not in near
    ]
    if walls:
        habits = {s: (1 - WALLS) / len(swaps) + WALLS * (s in walls) / len(walls) for s in swaps}
    outs = [s for s in swaps if wolf in near and wolf in s and not near & ({*s} - {wolf})]
    flees = model.flees if outs and (not model.late or left <= LATE) else 0.0
    exact = (1 - flees) * habits[swap] + (flees / len(outs) if swap in outs else 0.0)
    return (1 - NOISE) * exact + NOISE / len(swaps)


@pytest.mark.parametrize("name", MODELS)
@pytest.mark.parametrize("options", SMALL, ids=lambda o: f"{o.rows}x{o.columns}")
def test_belief_equals_brute_force(name: str, options: Options, effort: int) -> None:
    rng = Random(5)
    for _ in range(5 * effort):
        for state in walk(options, 2, rng):
            if state.phase != "step":
                continue
            view = uly_polly.view(state, state.dog_seat)
            found = believe(view, (MODELS[name],)).places
            np.testing.assert_allclose(found, slow(view, MODELS[name]), atol=1e-12)


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
