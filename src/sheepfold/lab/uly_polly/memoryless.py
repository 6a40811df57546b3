"""The best wolf against a dog without memory, exact on boards of up to 16 tiles.

What such a dog does follows from the face-up tiles and its own place. So the wolf's best play is a
Markov decision problem over those, the place of the wolf, and the patience that is used. Every step
of the dog turns a tile or uses patience, so one pass from the end to the start solves it.
"""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.field import Bits, Field, field_of
from sheepfold.games.uly_polly.pieces import Options, Place

Steps = Callable[[Field, Bits, Place], Sequence[Place]]
"""The steps of such a dog, all equally likely."""

Chances = NDArray[np.float32]
MOST = 16
"""The largest board: a table has an entry for each set of its tiles."""


def least_found(steps: Steps, starts: Sequence[Place], options: Options) -> float:
    """How often a dog that starts in any of these places finds a wolf that plays the best response.

    >>> from sheepfold.bots.uly_polly.search import any_step
    >>> options = Options(rows=2, columns=2, flips=3, patience=2)
    >>> round(least_found(any_step, [0, 1, 2, 3], options), 6)
    0.722222
    """
    assert options.patience is not None
    field = field_of(options.rows, options.columns)
    ups = _by_count(field.places)
    fresh: Chances = np.zeros((1 << field.places, field.places, field.places), np.float32)
    for turned in reversed(range(options.flips)):
        walked: Chances | None = None  # the values after a step that turns nothing
        for _ in range(options.patience if turned else 1):
            walked = _wolf_to_move(field, ups[turned], turned, steps, fresh, walked, options)
        assert walked is not None
        fresh[ups[turned]] = walked[ups[turned]]
    return float(fresh[0, list(starts)].mean(axis=0).min())


def _by_count(places: int) -> list[NDArray[np.intp]]:
    """All sets of places, by how many are in them."""
    sets = np.arange(1 << places)
    counts = np.array([int(one).bit_count() for one in sets])
    return [sets[counts == count] for count in range(places + 1)]


def _wolf_to_move(
    field: Field,
    ups: NDArray[np.intp],
    turned: int,
    steps: Steps,
    fresh: Chances,
    walked: Chances | None,
    options: Options,
) -> Chances:
    """The dog's chances by face-up set, place of the dog and of the wolf, with the wolf to move.

    `fresh` has those after another tile was turned, `walked` those after a step that turned none;
    `None` if there is no patience left for one.
    """
    found = np.zeros_like(fresh)
    for dog in range(field.places):
        sets = ups[(ups >> dog & 1).astype(bool)] if turned else ups
        before_step = np.zeros((1 << field.places, field.places), np.float32)
        for to, chances in _odds(field, sets, dog, steps).items():
            share = chances[:, None]
            down = (sets >> to & 1) == 0
            value = np.zeros((len(sets), field.places), np.float32)
            if turned + 1 < options.flips:
                value[down] = fresh[sets[down] | 1 << to, to]
            value[down, to] = 1.0
            if walked is not None:
                value[~down] = walked[sets[~down], to]
            before_step[sets] += share * value
        best = np.full((len(sets), field.places), np.inf, np.float32)
        for a, b in field.swaps[dog]:
            differ = (sets >> a ^ sets >> b) & 1
            after = sets ^ differ * (1 << a | 1 << b)
            places = np.arange(field.places)
            places[[a, b]] = b, a
            np.minimum(best, before_step[after][:, places], out=best)
        found[sets, dog] = best
    return found


def _odds(
    field: Field, sets: NDArray[np.intp], dog: Place, steps: Steps
) -> dict[Place, NDArray[np.float32]]:
    """By step: its probability on each of these boards."""
    odds: dict[Place, NDArray[np.float32]] = {
        to: np.zeros(len(sets), np.float32) for to in field.near[dog]
    }
    for index, up in enumerate(sets.tolist()):
        chosen = steps(field, up, dog)
        for to in chosen:
            odds[to][index] += 1 / len(chosen)
    return odds
