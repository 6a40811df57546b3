"""Where the wolf may be, from a dog player's point of view: tiles tracked through every swap.

A *model* is an assumption about how the wolf chooses its swaps. It has two parts: what the wolf
does regardless of its own place (the *habit*: any swap, or mostly swaps that wall the dog in), and
how often it flees when the dog could find it with its next step and a swap takes it out of reach
(`flees`; `late`: only with two flips left or fewer). The likelihood of a swap under a model, given
the wolf's place, is

    habit(swap) x (1 - flees x can_flee(place)) + flees x way_out(swap, place)

A wolf that never flees gives nothing away: every tile that was not turned stays equally likely.
A model of another kind is the *decoy*: it never touches its own tile, and often carries another one
out of the dog's reach (`decoys`).
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from sheepfold.bots.uly_polly.field import (
    Bits,
    Field,
    Floats,
    corners,
    escapes,
    face_up,
    field_of,
    swapped,
    touches,
)
from sheepfold.games.contract import ImpossibleView
from sheepfold.games.uly_polly import View
from sheepfold.games.uly_polly.pieces import Hidden, Options, Place, Started, Stepped, Swapped

LATE = 2
"""With this many flips left, a late wolf begins to flee."""

NOISE = 0.03
"""How often a wolf is assumed to do something else: no model is trusted completely."""

WALLS = 0.9
"""How often a walling wolf is assumed to wall the dog in when it can."""


class Model(NamedTuple):
    """An assumption about how the wolf swaps; see the top of this module."""

    flees: float = 0.0
    late: bool = False
    walls: bool = False
    decoys: float = 0.0
    """How often it carries another tile away; above 0 it never touches its own."""
    corner: bool = False
    """Whether it hides in a corner; else it hides anywhere."""


MODELS: dict[str, Model] = {
    "still": Model(),
    "waller": Model(walls=True),
    "flees": Model(flees=1.0),
    "flees-half": Model(flees=0.5),
    "flees-late": Model(flees=1.0, late=True),
}
"""The models that match the wolves of the arena."""


class Observation(NamedTuple):
    """A swap or a step that the dog saw, with the board before it."""

    up: Bits
    dog: Place
    turned: int
    idle: int
    swap: tuple[Place, Place] | None
    """`None` for a step."""
    sheep: Place | None
    """Where a step turned a sheep, if it did."""
    to: Place | None = None
    """Where a step led."""


class Belief(NamedTuple):
    """The dog's probabilities by model and place of the wolf; they add up to 1."""

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
    """Every swap and step of this round, in order.

    Raises `ImpossibleView` if they do not lead to the board that the view shows.
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
            seen.append(Observation(up, dog, turned, idle, None, sheep, event.to))
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
        raise ImpossibleView("uly_polly-no-place-for-the-wolf")
    return seen


def believe(
    view: View, models: tuple[Model, ...] = (Model(),), prior: tuple[float, ...] = (1.0,)
) -> Belief:
    """What a dog believes if the wolf plays one of these models; by default one that never flees.

    Where the wolf really is plays no part, even if the view knows.

    >>> from random import Random
    >>> from sheepfold.games import uly_polly
    >>> options = uly_polly.Options(rows=2, columns=2, flips=2, first_wolf=1)
    >>> state = uly_polly.start(options, 2, uly_polly.deal(options, 2, Random(1)))
    >>> for seat, text in [(1, "hide a1"), (2, "start b2"), (1, "a1-b1"), (2, "a1")]:
    ...     state, _ = uly_polly.play(state, seat, uly_polly.parse(text, options))
    >>> believe(uly_polly.view(state, 2)).places.round(3).tolist()
    [0.0, 0.333, 0.333, 0.333]
    """
    joint = hidden(view.options, models, prior)
    for seen in observations(view):
        joint = updated(view.options, joint, seen, models)
    total = joint.sum()
    if total <= 0.0:
        raise ImpossibleView("uly_polly-no-place-for-the-wolf")
    return Belief(models, joint / total)


def updated(
    options: Options, joint: Floats, seen: Observation, models: tuple[Model, ...]
) -> Floats:
    """What is believed after a swap or a step, up to a factor. A tile takes its chance along."""
    if seen.swap is not None:
        joint = joint * likelihood(options, seen, models)
        joint /= max(float(joint.sum()), 1e-300)  # without patience a round may get very long
        a, b = seen.swap
        joint[:, [a, b]] = joint[:, [b, a]]
    elif seen.sheep is not None:
        joint = joint.copy()
        joint[:, seen.sheep] = 0.0
    return joint


def hidden(options: Options, models: tuple[Model, ...], prior: tuple[float, ...]) -> Floats:
    """By model and place: how likely the wolf is of this kind and has hidden there.

    >>> hidden(Options(rows=2, columns=3), (Model(corner=True),), (1.0,)).tolist()
    [[0.25, 0.0, 0.25, 0.25, 0.0, 0.25]]
    """
    places = options.rows * options.columns
    even = np.full(places, 1.0 / places)
    corner = np.zeros(places)
    corner[list(corners(options.rows, options.columns))] = 1.0
    corner /= corner.sum()
    rows = [
        weight * (corner if m.corner else even) for m, weight in zip(models, prior, strict=True)
    ]
    return np.array(rows)


@lru_cache(maxsize=4096)  # every step goes through all swaps of the round again
def likelihood(options: Options, seen: Observation, models: tuple[Model, ...]) -> Floats:
    """The likelihood of this swap, by model and by the wolf's place before it."""
    assert seen.swap is not None
    field = field_of(options.rows, options.columns)
    number = field.number[seen.dog][seen.swap]
    ways = escapes(options.rows, options.columns, seen.dog)
    flees = fleeing(models, options.flips - seen.turned)[:, None]
    either = habit(field, seen)
    habits = np.array([either[model.walls] for model in models])[:, None]
    exact = habits * (1.0 - flees * ways.can) + flees * ways.out[number]
    for row, model in enumerate(models):
        if model.decoys:
            exact[row] = _decoy(options, seen, model.decoys)
    noisy: Floats = (1.0 - NOISE) * exact + NOISE / len(field.swaps[seen.dog])
    return noisy


@lru_cache(maxsize=1024)
def fleeing(models: tuple[Model, ...], left: int) -> Floats:
    """How often each model flees with so many flips left."""
    return np.array([m.flees if not m.late or left <= LATE else 0.0 for m in models])


def habit(field: Field, seen: Observation) -> tuple[float, float]:
    """The probability of this swap regardless of the wolf's place: for any swap, and for walls."""
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


def _decoy(options: Options, seen: Observation, often: float) -> Floats:
    """By the wolf's place: the likelihood of this swap for one that never touches its own tile."""
    assert seen.swap is not None
    field = field_of(options.rows, options.columns)
    touched, listed = touches(options.rows, options.columns, seen.dog), field.swaps[seen.dog]
    away = np.array([carries(field, seen.up, seen.dog, swap) for swap in listed])
    number = field.number[seen.dog][seen.swap]
    quiet = ~touched[number] / np.maximum((~touched).sum(axis=0), 1)
    others = (away[:, None] & ~touched).sum(axis=0)
    carried = ~touched[number] * away[number] / np.maximum(others, 1)
    found: Floats = (1.0 - often) * quiet + often * np.where(others, carried, quiet)
    return found


def carries(field: Field, up: Bits, dog: Place, swap: tuple[Place, Place]) -> bool:
    """Whether a swap takes a face-down tile out of the dog's reach.

    >>> carries(field_of(4, 4), 0, 0, (1, 2)), carries(field_of(4, 4), 0b10, 0, (1, 2))
    (True, False)
    """
    return any(
        not up >> here & 1 and field.far[dog][here] == 1 and field.far[dog][there] > 1
        for here, there in (swap, swap[::-1])
    )


def is_wall(field: Field, up: Bits, dog: Place, swap: tuple[Place, Place]) -> bool:
    """Whether a swap exchanges a face-down tile in the dog's reach for a face-up one outside it.

    >>> is_wall(field_of(4, 4), 1 << 2, 0, (1, 2)), is_wall(field_of(4, 4), 1 << 1, 0, (1, 2))
    (True, False)
    """
    a, b = swap
    if not (up >> a ^ up >> b) & 1:
        return False
    down, other = (b, a) if up >> a & 1 else (a, b)
    return field.far[dog][down] == 1 and field.far[dog][other] > 1
