"""Dogs: where to start, and where to step.

The thinking dogs weigh every step by what it finds at once, by the best second step after every
swap that the wolf may make (weighed by how likely their models make it), and by what the flips
that are left after that are worth. A step after which the wolf can keep the dog from turning any
tile until its patience ends (UP-21) counts less.
"""

from collections.abc import Callable
from functools import lru_cache
from random import Random

import numpy as np

from sheepfold.bots.uly_polly.belief import MODELS, Belief, Model, believe, fleeing, story
from sheepfold.bots.uly_polly.field import Bits, Field, escapes, face_up, field_of, swapped
from sheepfold.games.uly_polly import View
from sheepfold.games.uly_polly.pieces import Options, Place, Step

Dog = Callable[[View, Random], Step]
"""Chooses the step."""

FORESIGHT = 2
"""So many steps ahead a dog sees a wall coming."""
WALLED = 0.5
"""What the rest of the round is worth to a dog that may be walled in."""
CLOSE = 0.6
"""What a tile is worth for each step that it is farther away."""

LINGER = 8
"""So many steps without a turned tile are enough, however patient the table is."""
WHIM = 0.7
"""How often the strongest dog turns another good tile than the best, so as not to be read."""
GOOD = 0.75
"""What a step must be worth for that, where the best is 1."""

MIXTURE: tuple[tuple[Model, float], ...] = (
    (MODELS["still"], 0.25),
    (MODELS["waller"], 0.15),
    (MODELS["flees"], 0.15),
    (MODELS["flees-half"], 0.20),
    (MODELS["flees-late"], 0.15),
    (Model(flees=1.0, walls=True), 0.05),
    (Model(flees=0.5, walls=True), 0.05),
)
"""What the strongest dog thinks of an unknown wolf: that it may be any of these."""


def wanderer(view: View, rng: Random) -> Step:
    """Any step."""
    _, near = _reach(view)
    return Step(rng.choice(near))


def greedy(view: View, rng: Random) -> Step:
    """Turns any tile in reach, else goes towards the nearest one: every tile is as good."""
    field, near = _reach(view)
    up = face_up(view.tiles)
    down = [to for to in near if not up >> to & 1]
    if down:
        return Step(rng.choice(down))
    hidden = [place for place in range(field.places) if not up >> place & 1]
    ways = {to: min(field.far[to][place] for place in hidden) for to in near}
    return Step(rng.choice([to for to in near if ways[to] == min(ways.values())]))


def bayes(*mixture: tuple[Model, float], whim: float = 0.0) -> Dog:
    """A dog that believes in these models of the wolf, and plans two steps ahead.

    `whim` is how often it turns any good tile instead of the best.
    """
    models = tuple(model for model, _ in mixture)
    prior = tuple(weight for _, weight in mixture)

    def step(view: View, rng: Random) -> Step:
        _, near = _reach(view)
        assert view.dog is not None
        belief = believe(view, models, prior)
        place = (face_up(view.tiles), view.dog, view.turned, view.idle)
        values = weigh(view.options, place, belief)
        least = max(values)
        if least <= 0.0:  # nothing in reach, and it lingered enough
            return greedy(view, rng)
        choices = [to for to, value in zip(near, values, strict=True) if value >= least - 1e-9]
        turns = [
            to
            for to, value in zip(near, values, strict=True)
            if value >= GOOD * least and not view.tiles[to]
        ]
        return Step(rng.choice(turns if turns and rng.random() < whim else choices))

    return step


owl: Dog = bayes(*MIXTURE, whim=WHIM)
"""The strongest dog: believes in no single wolf."""


def weigh(options: Options, place: tuple[Bits, Place, int, int], belief: Belief) -> list[float]:
    """What every step of the dog is worth, in the order of its neighbours.

    `place` is what the dog sees: the face-up places, its own, the tiles turned, the idle steps.
    """
    up, dog, turned, idle = place
    field = field_of(options.rows, options.columns)
    models, joint = belief.models, belief.joint
    limit = min(options.patience or LINGER, LINGER)
    closeness = _closeness(options.rows, options.columns)
    values: list[float] = []
    for to in field.near[dog]:
        after, flips, steps, rest = up, turned, idle + 1, joint
        found = 0.0
        if not up >> to & 1:
            found = float(joint[:, to].sum())
            after, flips, steps = up | 1 << to, turned + 1, 0
            rest = joint.copy()
            rest[:, to] = 0.0
        left = options.flips - flips
        if left == 0 or steps >= limit:
            values.append(found)
            continue
        ways = escapes(options.rows, options.columns, to)
        flees = fleeing(models, left)[:, None]
        calm = (rest * (1.0 - flees * ways.can)).sum(axis=0) / len(ways.out)
        before_swap = calm + ways.out * (flees * rest).sum(axis=0)
        after_swap = before_swap.ravel()[ways.order]
        best = after_swap[:, field.near[to]].max(axis=1)
        second = float(best.sum())
        later = 0.0
        if left > 1:
            hidden = after_swap.sum(axis=1) - best
            even = hidden.sum() / (field.places - flips - 1)
            pull = (after_swap * closeness[to]).max(axis=1).sum() - second
            later = float((left - 1) * even + max(pull, 0.0))
        future = second + later
        if _walled(options, after, to, steps):
            future *= WALLED
        values.append(found + future)
    return values


@lru_cache(maxsize=64)
def _closeness(rows: int, columns: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    field = field_of(rows, columns)
    return CLOSE ** (np.maximum(np.array(field.far, dtype=np.float64), 1.0) - 1.0)


def _walled(options: Options, up: Bits, dog: Place, idle: int) -> bool:
    """Whether the wolf, about to swap, may keep the dog from turning a tile until it must stop."""
    if options.patience is None:
        return False
    field = field_of(options.rows, options.columns)
    return _denied(field, up, dog, min(options.patience - idle, FORESIGHT))


def _denied(field: Field, up: Bits, dog: Place, left: int) -> bool:
    reach = field.around[dog]
    if (~up & reach).bit_count() > 1:  # one swap takes at most one tile away
        return False
    boards = {swapped(up, a, b) for a, b in field.swaps[dog]}
    for after in boards:
        if ~after & reach:
            continue
        if left <= 1 or all([_denied(field, after, to, left - 1) for to in field.near[dog]]):
            return True
    return False


def _reach(view: View) -> tuple[Field, tuple[Place, ...]]:
    story(view)  # refuses what cannot be
    field = field_of(view.options.rows, view.options.columns)
    assert view.dog is not None
    return field, field.near[view.dog]
