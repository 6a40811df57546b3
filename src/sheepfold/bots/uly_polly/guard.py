"""The last flip: which tiles the wolf can protect even if the dog knows where they are.

With one flip left, the dog can reach a tile only by walking to it over face-up tiles (UP-13) before
its patience ends (UP-21), and the wolf swaps before every step. `hunted` says whether the dog can
force its way to a tile, `defence` gives a swap that prevents it, and `gatherings` the swaps that
bring a tile to safety. They use public facts only and limit their work: if a proof would take too
long, the tile counts as lost.
"""

from functools import lru_cache
from typing import NamedTuple

from sheepfold.bots.uly_polly.field import Bits, Field, field_of, swapped
from sheepfold.games.uly_polly.pieces import Place

Pair = tuple[Place, Place]

LONGEST = 6
"""The most steps that a hunt is searched for."""
WORK = 600
"""The most positions that are searched for one tile."""


class _Ways(NamedTuple):
    """The options for one place of the dog and one of the tile, the most promising first."""

    towards: tuple[Place, ...]
    """The dog's steps."""
    away: tuple[Pair, ...]
    """Swaps that move the tile to where the dog cannot reach it."""


@lru_cache(maxsize=64)
def _ways(rows: int, columns: int) -> tuple[tuple[_Ways, ...], ...]:
    field = field_of(rows, columns)
    return tuple(
        tuple(_ways_of(field, dog, tile) for tile in range(field.places))
        for dog in range(field.places)
    )


def _ways_of(field: Field, dog: Place, tile: Place) -> _Ways:
    outs = [to for to in field.near[tile] if field.far[dog][to] > 1]
    outs.sort(key=lambda to: -field.far[dog][to])
    return _Ways(
        towards=tuple(sorted(field.near[dog], key=lambda to: field.far[to][tile])),
        away=tuple((min(tile, to), max(tile, to)) for to in outs),
    )


class _Hunt:
    """One search: the positions solved so far, and how much work is left."""

    def __init__(self, rows: int, columns: int) -> None:
        self.field = field_of(rows, columns)
        self.ways = _ways(rows, columns)
        self.known: dict[tuple[Bits, Place, Place, int], Pair | None] = {}
        self.work = WORK

    def caught(self, up: Bits, dog: Place, tile: Place, left: int) -> bool:
        """Whether the dog, about to step, can force its way to the tile in this many steps."""
        if self.field.around[dog] >> tile & 1:
            return True
        if left <= 1:
            return False
        return any(
            [
                self.defend(up, to, tile, left - 1) is None
                for to in self.ways[dog][tile].towards
                if up >> to & 1
            ]
        )

    def defend(self, up: Bits, dog: Place, tile: Place, left: int) -> Pair | None:
        """A swap that keeps the dog from the tile for this many steps; `None` if there is none."""
        key = (up, dog, tile, left)
        if key not in self.known:
            if self.work <= 0:
                return None
            self.work -= 1
            self.known[key] = self._search(up, dog, tile, left)
        return self.known[key]

    def _search(self, up: Bits, dog: Place, tile: Place, left: int) -> Pair | None:
        for a, b in self._tries(up, dog, tile):
            there = b if tile == a else a if tile == b else tile
            if not self.caught(swapped(up, a, b), dog, there, left):
                return a, b
        return None

    def _tries(self, up: Bits, dog: Place, tile: Place) -> tuple[Pair, ...]:
        """The swaps to try: those that move the tile and, if it is safe, one that is neutral."""
        tries = self.ways[dog][tile].away
        if not self.field.around[dog] >> tile & 1:
            for a, b in self.field.swaps[dog]:
                if tile not in (a, b) and not (up >> a ^ up >> b) & 1:
                    return ((a, b), *tries)
        return tries


def defence(rows: int, columns: int, up: Bits, dog: Place, tile: Place, left: int) -> Pair | None:
    """A swap that keeps the dog from this tile for this many steps; `None` if none is found.

    >>> defence(4, 4, 0b1, 0, 5, 1) is None
    False
    """
    return _Hunt(rows, columns).defend(up, dog, tile, left)


def hunted(rows: int, columns: int, up: Bits, dog: Place, tile: Place, left: int) -> bool:
    """Whether the dog, about to step, may be able to catch this tile within this many steps.

    >>> hunted(4, 4, 0b1, 0, 5, 1), hunted(4, 4, 0b1, 0, 10, 1)
    (True, False)
    """
    return _Hunt(rows, columns).caught(up, dog, tile, left)


@lru_cache(maxsize=1 << 15)
def gatherings(
    rows: int, columns: int, up: Bits, dog: Place, patience: int | None
) -> tuple[tuple[Place, Pair], ...]:
    """Face-down tiles in the dog's reach, each with a swap that takes it out of reach for good.

    This is for the wolf's first swap with one flip left.
    """
    if patience is None or patience > LONGEST:
        return ()
    field = field_of(rows, columns)
    found: list[tuple[Place, Pair]] = []
    for tile in field.near[dog]:
        if up >> tile & 1:
            continue
        outs = [to for to in field.near[tile] if field.far[dog][to] > 1]
        outs.sort(key=lambda to: not up >> to & 1)  # first those that put a face-up tile by the dog
        for to in outs:
            a, b = min(tile, to), max(tile, to)
            if not hunted(rows, columns, swapped(up, a, b), dog, to, patience):
                found.append((tile, (a, b)))
                break
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def exposed(rows: int, columns: int, up: Bits, dog: Place, patience: int) -> float:
    """What the last flip is worth to a dog that turns any tile in reach after a gathering.

    1 is what it is worth against a wolf that gives nothing away.

    >>> exposed(4, 4, 0b1, 0, 2) < 1
    True
    """
    field = field_of(rows, columns)
    reach = (~up & field.around[dog]).bit_count()
    ways = gatherings(rows, columns, up, dog, patience)
    total = 0.0
    for tile, (a, b) in ways:
        comes = 0 if up >> (a + b - tile) & 1 else 1
        stay = reach - 1 + comes
        total += (reach - len(ways) + comes) / stay if stay else 1.0
    return total / len(ways) if ways else 1.0
