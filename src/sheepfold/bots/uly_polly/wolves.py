"""Wolves: where to hide, and which tiles to swap.

All of them hide anywhere with equal probability. A wolf loses more often only by what its swaps
give away: if they do not depend on its place, every unturned tile stays equally likely, and a dog
that turns `flips` of the tiles finds it with probability flips / tiles, never more.
"""

from random import Random
from typing import NamedTuple

from sheepfold.bots.policy import OneOf, Policy, Reason, mixed
from sheepfold.bots.uly_polly.belief import LATE, carries, is_wall, observations
from sheepfold.bots.uly_polly.field import Bits, Field, corners, face_up, field_of
from sheepfold.bots.uly_polly.guard import Pair
from sheepfold.games.contract import ImpossibleView
from sheepfold.games.uly_polly import View
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Options, Place, Swap

Wolf = Policy[View, Swap]
"""Chooses the swap; hiding is the same for all."""

RANDOM_SWAP: Reason = ("uly_polly-swap-random", {})


@Policy
def still(view: View) -> OneOf[Swap]:
    """Makes any swap, regardless of the wolf's place: the simplest wolf that gives nothing away."""
    field, _, dog, _ = board(view)
    return OneOf([Swap(*pair) for pair in field.swaps[dog]], (RANDOM_SWAP,))


@Policy
def waller(view: View) -> OneOf[Swap]:
    """Puts face-up tiles around the dog whenever it can; gives nothing away either."""
    field, up, dog, _ = board(view)
    walls = [swap for swap in field.swaps[dog] if is_wall(field, up, dog, swap)]
    return OneOf([Swap(*pair) for pair in walls or field.swaps[dog]])


def flees(chance: float = 1.0, late: bool = False) -> Wolf:
    """A wolf that leaves the dog's reach, with this probability, when the dog could find it now.

    `late`: only with two flips left or fewer. When it does not flee, it makes any swap.
    """

    def think(view: View) -> _FleeingThought:
        field, _, dog, wolf = board(view)
        outs = [to for to in field.near[wolf] if field.far[dog][to] > 1]
        ready = not late or view.options.flips - view.turned <= LATE
        return _FleeingThought(view, field, wolf, outs, chance if ready else 0.0)

    return Policy(think)


class _FleeingThought(NamedTuple):
    """The escapes from the dog's reach, and how often the wolf takes one."""

    view: View
    field: Field
    wolf: Place
    outs: list[Place]
    chance: float

    def draw(self, rng: Random) -> Swap:
        wants = rng.random() < self.chance
        anything = rng.choice(self.field.swaps[self.dog])
        out = self.outs[int(rng.random() * len(self.outs))] if self.outs else self.wolf
        if wants and self.outs and self.far == 1:
            return Swap(self.wolf, out)
        return Swap(*anything)

    def odds(self) -> dict[Swap, float]:
        flees = self.chance if self.outs and self.far == 1 else 0.0
        anything = [Swap(*pair) for pair in self.field.swaps[self.dog]]
        away = [Swap(self.wolf, out) for out in self.outs]
        return mixed([(flees, away), (1.0 - flees, anything)])

    def why(self, move: object) -> list[Reason]:
        if not isinstance(move, Swap):
            return []
        for out in self.outs:
            if self.far == 1 and self.chance and move == Swap(self.wolf, out):
                return [("uly_polly-fled", {"place": place_name(out, self.view.options.columns)})]
        if self.far == 1 and self.outs:
            return [RANDOM_SWAP] if self.chance < 1 else []
        return [
            (
                {0: "uly_polly-swap-under", 1: "uly_polly-swap-stuck"}.get(
                    self.far, "uly_polly-swap-safe"
                ),
                {},
            )
        ]

    @property
    def dog(self) -> Place:
        assert self.view.dog is not None
        return self.view.dog

    @property
    def far(self) -> int:
        """How many steps the dog is from the wolf."""
        return self.field.far[self.dog][self.wolf]


@Policy
def curious(view: View) -> "_CuriousThought":
    """A wolf for beginners: half of the time it moves next to the dog, or stays there."""
    field, _, dog, wolf = board(view)
    ins = [to for to in field.near[wolf] if field.far[dog][to] == 1]
    away = [swap for swap in field.swaps[dog] if wolf not in swap]
    return _CuriousThought(view, field, dog, wolf, ins, away)


class _CuriousThought(NamedTuple):
    """The swaps that bring the wolf next to the dog, and those that keep it there."""

    view: View
    field: Field
    dog: Place
    wolf: Place
    ins: list[Place]
    """Places next to the dog that the wolf can move to."""
    away: list[Pair]
    """Swaps that leave the wolf where it is."""

    def draw(self, rng: Random) -> Swap:
        swaps = self.field.swaps[self.dog]
        comes = rng.random() < 0.5
        anything, quiet = rng.choice(swaps), rng.choice(self.away or swaps)
        into = self.ins[int(rng.random() * len(self.ins))] if self.ins else self.wolf
        if not comes or self.wolf == self.dog:
            return Swap(*anything)
        if self.field.far[self.dog][self.wolf] == 1:
            return Swap(*quiet)
        return Swap(self.wolf, into) if self.ins else Swap(*anything)

    def odds(self) -> dict[Swap, float]:
        swaps = [Swap(*pair) for pair in self.field.swaps[self.dog]]
        meant = swaps
        if self.field.far[self.dog][self.wolf] == 1:
            meant = [Swap(*pair) for pair in self.away] or swaps
        elif self.wolf != self.dog and self.ins:
            meant = [Swap(self.wolf, into) for into in self.ins]
        return mixed([(0.5, swaps), (0.5, meant)])

    def why(self, move: object) -> list[Reason]:
        """A swap that it may have made on purpose counts as made on purpose."""
        if not isinstance(move, Swap):
            return []
        far, columns = self.field.far[self.dog][self.wolf], self.view.options.columns
        if far == 1 and (move.a, move.b) in self.away:
            return [("uly_polly-stayed-near", {"place": place_name(self.wolf, columns)})]
        for into in self.ins:
            if far > 1 and move == Swap(self.wolf, into):
                return [("uly_polly-came-near", {"place": place_name(into, columns)})]
        return [RANDOM_SWAP]


DECOYS = 0.5
"""How often a decoy or a bluff is tried when there is one."""


@Policy
def decoy(view: View) -> "_DecoyThought":
    """Never touches its own tile, but now and then carries another out of the dog's reach."""
    field, up, dog, wolf = board(view)
    swaps = [swap for swap in field.swaps[dog] if wolf not in swap]
    return _DecoyThought(swaps, [swap for swap in swaps if carries(field, up, dog, swap)])


@Policy
def bluffer(view: View) -> "_DecoyThought":
    """Carries tiles out of the dog's reach, its own no more often than any other."""
    field, up, dog, _ = board(view)
    swaps = list(field.swaps[dog])
    return _DecoyThought(swaps, [swap for swap in swaps if carries(field, up, dog, swap)])


class _DecoyThought(NamedTuple):
    """The swaps to draw from, and those among them that carry a tile away."""

    swaps: list[Pair]
    away: list[Pair]

    def draw(self, rng: Random) -> Swap:
        tries, anything = rng.random() < DECOYS, rng.choice(self.swaps)
        carried = self.away[int(rng.random() * len(self.away))] if self.away else anything
        return Swap(*(carried if tries else anything))

    def odds(self) -> dict[Swap, float]:
        away = [Swap(*pair) for pair in self.away or self.swaps]
        return mixed([(DECOYS, away), (1.0 - DECOYS, [Swap(*pair) for pair in self.swaps])])

    def why(self, move: object) -> list[Reason]:
        return [RANDOM_SWAP] if isinstance(move, Swap) else []


def in_a_corner(options: Options) -> tuple[float, ...]:
    """How often who hides in a corner hides at each place.

    >>> in_a_corner(Options(rows=2, columns=3))
    (0.25, 0.0, 0.25, 0.25, 0.0, 0.25)
    """
    places = corners(options.rows, options.columns)
    size = options.rows * options.columns
    return tuple(1 / len(places) if place in places else 0.0 for place in range(size))


def board(view: View) -> tuple[Field, Bits, Place, Place]:
    """The geometry, the face-up places, the dog and the wolf; refuses an impossible view."""
    observations(view)  # refuses a history that does not fit
    up = face_up(view.tiles)
    if view.dog is None or view.wolf is None or up >> view.wolf & 1:
        raise ImpossibleView("uly_polly-no-place-for-the-wolf")
    return field_of(view.options.rows, view.options.columns), up, view.dog, view.wolf
