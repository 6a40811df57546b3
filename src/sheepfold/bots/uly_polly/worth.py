"""The value of every step of a dog that plans.

It is the sum of the probability that the step finds the wolf at once; of the best second step,
averaged over the swaps that the wolf may make (escapes as often as the models flee, all others with
equal probability); and of an estimate for the flips that are left after that. A step is worth less
if the wolf can then keep the dog from turning any tile until its patience ends (UP-21).
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.belief import Belief, fleeing
from sheepfold.bots.uly_polly.field import Bits, Field, Floats, escapes, field_of, swapped
from sheepfold.games.uly_polly.pieces import Options, Place

FORESIGHT = 2
"""How many steps ahead a dog notices that it can be walled in."""
WALLED = 0.5
"""By which the value of later steps is multiplied if the dog can be walled in."""
CLOSE = 0.6
"""By which the value of a tile is multiplied for each step that it is farther away."""

LINGER = 8
"""The most steps without a turned tile that a dog plans, even with more patience."""


def weigh(options: Options, position: tuple[Bits, Place, int, int], belief: Belief) -> list[float]:
    """The value of every step of the dog, in the order of its neighbours.

    `position` is: face-up places, place of the dog, tiles turned, idle steps.
    """
    up, dog, turned, idle = position
    near = field_of(options.rows, options.columns).near[dog]
    limit = min(options.patience or LINGER, LINGER)
    chance = belief.places
    turns = [to for to in near if not up >> to & 1]
    walks = [to for to in near if up >> to & 1]
    ahead: dict[Place, float] = {}
    if turned + 1 < options.flips:
        ahead |= _ahead(options, belief, turns, options.flips - turned - 1, turning=True)
    if idle + 1 < limit:
        ahead |= _ahead(options, belief, walks, options.flips - turned, turning=False)
    values: list[float] = []
    for to in near:
        found, after, steps = 0.0, up, idle + 1
        if not up >> to & 1:
            found, after, steps = float(chance[to]), up | 1 << to, 0
        future = ahead.get(to, 0.0)
        if future and _walled(options, after, to, steps):
            future *= WALLED
        values.append(found + future)
    return values


def _ahead(
    options: Options, belief: Belief, steps: list[Place], left: int, *, turning: bool
) -> dict[Place, float]:
    """By step: the value of what comes after it, averaged over the wolf's swaps."""
    if not steps:
        return {}
    field, ways = (
        field_of(options.rows, options.columns),
        after_steps(options.rows, options.columns),
    )
    rest = np.repeat(belief.joint[None], len(steps), axis=0)  # by step, model and place
    if turning:
        rest[np.arange(len(steps)), :, steps] = 0.0
    flees = fleeing(belief.models, left)[:, None]
    calm = (rest * (1.0 - flees * ways.can[steps][:, None])).sum(axis=1)
    before_swap = (calm[:, None] * ways.even[steps]) + (
        ways.out[steps] * (flees * rest).sum(axis=1)[:, None]
    )  # by step, swap and place
    after_swap = before_swap.reshape(len(steps), -1)[
        np.arange(len(steps))[:, None, None], ways.order[steps]
    ]
    best = np.where(ways.reach[steps][:, None], after_swap, 0.0).max(axis=2)
    second = best.sum(axis=1)
    if left == 1:
        return dict(zip(steps, second.tolist(), strict=True))
    hidden = after_swap.sum(axis=(1, 2)) - second
    even = hidden / (field.places - (options.flips - left) - 1)
    pull = (after_swap * ways.closeness[steps][:, None]).max(axis=2).sum(axis=1) - second
    worth = second + (left - 1) * even + np.maximum(pull, 0.0)
    return dict(zip(steps, worth.tolist(), strict=True))


class AfterStep(NamedTuple):
    """The wolf's swaps after a step, for every place of the dog in one array.

    A place with fewer swaps than others is padded with swaps of weight 0.
    """

    even: Floats
    """By dog and swap: the probability of the swap for a wolf that makes any."""
    out: Floats
    can: Floats
    order: NDArray[np.intp]
    """See `field.Escapes`."""
    reach: NDArray[np.bool_]
    """By dog and place: whether the dog can step there."""
    closeness: Floats
    """By dog and place: the weight of a tile there."""


@lru_cache(maxsize=64)
def after_steps(rows: int, columns: int) -> AfterStep:
    """The swaps after a step, for this size of the board."""
    field = field_of(rows, columns)
    most = max(len(swaps) for swaps in field.swaps)
    even = np.zeros((field.places, most, 1))
    out = np.zeros((field.places, most, field.places))
    can = np.zeros((field.places, field.places))
    order = np.tile(np.arange(most * field.places).reshape(most, -1), (field.places, 1, 1))
    for dog, swaps in enumerate(field.swaps):
        ways = escapes(rows, columns, dog)
        even[dog, : len(swaps)] = 1.0 / len(swaps)
        out[dog, : len(swaps)], can[dog], order[dog, : len(swaps)] = ways.out, ways.can, ways.order
    far = np.array(field.far, dtype=np.float64)
    closeness = CLOSE ** (np.maximum(far, 1.0) - 1.0)
    return AfterStep(even, out, can, order, far == 1, closeness)


def _walled(options: Options, up: Bits, dog: Place, idle: int) -> bool:
    """Whether the wolf, about to swap, can keep the dog from turning a tile for as long as its
    patience lasts, looking `FORESIGHT` steps ahead.
    """
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
