"""Where the wolf may be, as a dog player knows: tiles tracked through every public swap.

A *model* is a guess at how the wolf chooses its swaps. It is described by two things: what it does
without regard to its own place (the *habit*: any swap, or mostly swaps that wall the dog in), and
how often it flees when the dog could find it with its next step and a swap takes it out of reach
(`flees`; `late`: only with two flips left or fewer). The likelihood of a swap under a model, given
the wolf's place, is

    habit(swap) x (1 - flees x can_flee(place)) + flees x way_out(swap, place)

A wolf that never flees tells nothing: every tile that was not turned stays equally likely.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from sheepfold.bots.uly_polly.field import (
    Bits,
    Field,
    Floats,
    escapes,
    face_up,
    field_of,
    swapped,
)
from sheepfold.games.contract import ImpossibleView
from sheepfold.games.uly_polly import View
from sheepfold.games.uly_polly.pieces import Hidden, Options, Place, Started, Stepped, Swapped

LATE = 2
"""With so many flips left a late wolf begins to flee."""

NOISE = 0.03
"""How often any wolf is held to do something else: no model is trusted wholly."""

WALLS = 0.9
"""How often a walling wolf is held to wall the dog in when it can."""


class Model(NamedTuple):
    """A guess at how the wolf swaps; see the top of this module."""

    flees: float = 0.0
    late: bool = False
    walls: bool = False


MODELS: dict[str, Model] = {
    "still": Model(),
    "waller": Model(walls=True),
    "flees": Model(flees=1.0),
    "flees-half": Model(flees=0.5),
    "flees-late": Model(flees=1.0, late=True),
}
"""The wolves of the arena as a dog imagines them."""


class Observation(NamedTuple):
    """One thing that the dog saw: the board before it, and a swap or a sheep that was turned."""

    up: Bits
    dog: Place
    turned: int
    idle: int
    swap: tuple[Place, Place] | None
    sheep: Place | None


class Belief(NamedTuple):
    """What a dog holds likely: by model and place, adding up to 1."""

    models: tuple[Model, ...]
    joint: Floats

    @property
    def places(self) -> Floats:
        """The probability of every place.

        >>> Belief((Model(), Model(1.0)), np.array([[0.25, 0.25], [0.5, 0.0]])).places.tolist()
        [0.75, 0.25]
        """
        total: Floats = self.joint.sum(axis=0)
        return total


def observations(view: View) -> list[Observation]:
    """Everything that was seen this round, in order; checks that it leads to the board shown.

    Raises `ImpossibleView` if it does not.
    """
    field = field_of(view.options.rows, view.options.columns)
    if len(view.tiles) != field.places:
        raise ImpossibleView("history-does-not-fit")
    seen: list[Observation] = []
    up, dog, turned, idle = 0, -1, 0, 0
    wolf: Place | None = None
    for event in view.history:
        if isinstance(event, Hidden):
            wolf = event.at
        elif isinstance(event, Started):
            dog = event.at
        elif isinstance(event, Swapped):
            swap = (event.a, event.b)
            if dog < 0 or swap not in field.number[dog]:
                raise ImpossibleView("history-does-not-fit")
            seen.append(Observation(up, dog, turned, idle, swap, None))
            up = swapped(up, event.a, event.b)
            wolf = event.b if wolf == event.a else event.a if wolf == event.b else wolf
        elif isinstance(event, Stepped):
            if dog < 0 or event.to not in field.near[dog]:
                raise ImpossibleView("history-does-not-fit")
            sheep = event.to if event.turned is not None else None
            seen.append(Observation(up, dog, turned, idle, None, sheep))
            dog, idle = event.to, idle + 1
            if event.turned is not None:
                up, turned, idle = up | 1 << event.to, turned + 1, 0
    if view.phase == "over":
        return seen
    shown = (face_up(view.tiles), -1 if view.dog is None else view.dog, view.turned, view.idle)
    after_swap = bool(seen) and seen[-1].swap is not None
    if (up, dog, turned, idle) != shown or after_swap != (view.phase == "step"):
        raise ImpossibleView("history-does-not-fit")
    if wolf != view.wolf:
        raise ImpossibleView("no-place-for-the-wolf")
    return seen


def believe(
    view: View, models: tuple[Model, ...] = (Model(),), prior: tuple[float, ...] = (1.0,)
) -> Belief:
    """What a dog holds likely if the wolf plays one of these models; uniform by default.

    The wolf is held to hide anywhere, equally likely; where it is in truth plays no part.

    >>> from random import Random
    >>> from sheepfold.games import uly_polly
    >>> options = uly_polly.Options(rows=2, columns=2, flips=2, first_wolf=1)
    >>> state = uly_polly.start(options, 2, uly_polly.deal(options, 2, Random(1)))
    >>> for seat, text in [(1, "hide a1"), (2, "start b2"), (1, "a1-b1"), (2, "a1")]:
    ...     state, _ = uly_polly.play(state, seat, uly_polly.parse(text, options))
    >>> believe(uly_polly.view(state, 2)).places.round(3).tolist()
    [0.0, 0.333, 0.333, 0.333]
    """
    field = field_of(view.options.rows, view.options.columns)
    joint = np.repeat(np.array(prior)[:, None], field.places, axis=1)
    for seen in observations(view):
        if seen.swap is not None:
            joint = joint * likelihood(view.options, seen, models)
            joint /= max(float(joint.sum()), 1e-300)  # a round without patience may be long
            a, b = seen.swap
            joint[:, [a, b]] = joint[:, [b, a]]
        elif seen.sheep is not None:
            joint[:, seen.sheep] = 0.0
    total = joint.sum()
    if total <= 0.0:
        raise ImpossibleView("no-place-for-the-wolf")
    return Belief(models, joint / total)


@lru_cache(maxsize=4096)  # every step looks back at all swaps of the round
def likelihood(options: Options, seen: Observation, models: tuple[Model, ...]) -> Floats:
    """How likely each model makes this swap: by model and the wolf's place before it."""
    assert seen.swap is not None
    field = field_of(options.rows, options.columns)
    number = field.number[seen.dog][seen.swap]
    ways = escapes(options.rows, options.columns, seen.dog)
    flees = fleeing(models, options.flips - seen.turned)[:, None]
    either = habit(field, seen)
    habits = np.array([either[model.walls] for model in models])[:, None]
    exact = habits * (1.0 - flees * ways.can) + flees * ways.out[number]
    noisy: Floats = (1.0 - NOISE) * exact + NOISE / len(field.swaps[seen.dog])
    return noisy


@lru_cache(maxsize=1024)
def fleeing(models: tuple[Model, ...], left: int) -> Floats:
    """How often each model flees with so many flips left."""
    return np.array([m.flees if not m.late or left <= LATE else 0.0 for m in models])


def habit(field: Field, seen: Observation) -> tuple[float, float]:
    """How likely this swap is to wolves without regard to their place: any swap, or walls."""
    assert seen.swap is not None
    reach = field.around[seen.dog]
    beyond = seen.up & ~reach & ~(1 << seen.dog)
    walls = sum(
        (beyond & field.around[tile]).bit_count()
        for tile in field.near[seen.dog]
        if not seen.up >> tile & 1
    )
    even = 1.0 / len(field.swaps[seen.dog])
    if not walls:
        return even, even
    made = is_wall(field, seen.up, seen.dog, seen.swap)
    return even, (1.0 - WALLS) * even + WALLS * made / walls


def is_wall(field: Field, up: Bits, dog: Place, swap: tuple[Place, Place]) -> bool:
    """Whether a swap takes a face-down tile out of the dog's reach for a face-up one.

    >>> is_wall(field_of(4, 4), 1 << 2, 0, (1, 2)), is_wall(field_of(4, 4), 1 << 1, 0, (1, 2))
    (True, False)
    """
    a, b = swap
    if not (up >> a ^ up >> b) & 1:
        return False
    down, other = (b, a) if up >> a & 1 else (a, b)
    return field.far[dog][down] == 1 and field.far[dog][other] > 1
