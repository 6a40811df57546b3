"""The board as bots use it: sets of places as bits, swaps by number, and escapes from the dog."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.games.uly_polly.pieces import Place, Tile, meadow

Floats = NDArray[np.float64]
Bits = int
"""A set of places: bit p is place p."""


class Escapes(NamedTuple):
    """How tiles can leave the dog's reach with one swap, for one place of the dog."""

    order: NDArray[np.intp]
    """By swap and place: the flat index of the entry that the swap moves here."""
    out: Floats
    """By swap and place: 1 / the number of a tile's escapes, if the swap is one of them."""
    can: Floats
    """By place: 1 if a tile here is in the dog's reach and has an escape."""


class Field(NamedTuple):
    """The geometry of one board size."""

    places: int
    near: tuple[tuple[Place, ...], ...]
    around: tuple[Bits, ...]
    """By place: its neighbours."""
    swaps: tuple[tuple[tuple[Place, Place], ...], ...]
    """By the place of the dog: every legal swap (UP-08, UP-09)."""
    number: tuple[dict[tuple[Place, Place], int], ...]
    """By the place of the dog: the index of each swap in `swaps`."""
    far: tuple[tuple[int, ...], ...]
    """By two places: the number of steps between them."""


@lru_cache(maxsize=64)
def field_of(rows: int, columns: int) -> Field:
    """The geometry of a board of this size.

    >>> field_of(4, 4).far[0][15], bin(field_of(2, 2).around[0])
    (3, '0b1110')
    """
    known = meadow(rows, columns)
    places = range(rows * columns)
    swaps = tuple(tuple((move.a, move.b) for move in moves.listed) for moves in known.swaps)
    return Field(
        places=len(places),
        near=known.neighbours,
        around=tuple(sum(1 << q for q in near) for near in known.neighbours),
        swaps=swaps,
        number=tuple({swap: n for n, swap in enumerate(listed)} for listed in swaps),
        far=tuple(
            tuple(
                max(abs(p // columns - q // columns), abs(p % columns - q % columns))
                for q in places
            )
            for p in places
        ),
    )


@lru_cache(maxsize=1024)
def escapes(rows: int, columns: int, dog: Place) -> Escapes:
    """The escapes from a dog at this place.

    >>> escapes(4, 4, 0).can.nonzero()[0].tolist()
    [1, 4, 5]
    """
    field = field_of(rows, columns)
    swaps = field.swaps[dog]
    order = np.tile(np.arange(field.places), (len(swaps), 1))
    out = np.zeros((len(swaps), field.places))
    for number, (a, b) in enumerate(swaps):
        order[number, a], order[number, b] = b, a
        for here, there in ((a, b), (b, a)):
            if field.far[dog][here] == 1 and field.far[dog][there] > 1:
                out[number, here] = 1.0
    order += np.arange(len(swaps))[:, None] * field.places
    ways = out.sum(axis=0)
    return Escapes(order, out / np.maximum(ways, 1.0), (ways > 0).astype(np.float64))


@lru_cache(maxsize=1024)
def touches(rows: int, columns: int, dog: Place) -> NDArray[np.bool_]:
    """By swap and place: whether the swap moves the tile of the place.

    >>> touches(2, 2, 0).sum(axis=0).tolist()
    [0, 2, 2, 2]
    """
    field = field_of(rows, columns)
    found = np.zeros((len(field.swaps[dog]), field.places), dtype=np.bool_)
    for number, swap in enumerate(field.swaps[dog]):
        found[number, list(swap)] = True
    return found


def corners(rows: int, columns: int) -> tuple[Place, ...]:
    """The places in the corners of the board.

    >>> corners(2, 3)
    (0, 2, 3, 5)
    """
    last = rows * columns - 1
    return tuple(sorted({0, columns - 1, last - columns + 1, last}))


def face_up(tiles: tuple[Tile, ...]) -> Bits:
    """The places of the tiles that were turned.

    >>> bin(face_up((0, 2, 0, 1)))
    '0b1010'
    """
    return sum(1 << place for place, tile in enumerate(tiles) if tile)


def swapped(up: Bits, a: Place, b: Place) -> Bits:
    """The face-up places after a swap.

    >>> bin(swapped(0b0010, 1, 3))
    '0b1000'
    """
    if (up >> a ^ up >> b) & 1:
        return up ^ (1 << a | 1 << b)
    return up
