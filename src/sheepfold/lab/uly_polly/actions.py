"""The moves of Uly & Polly as numbers.

On a board of P places, a place being its number in the rules:

| numbers | move |
|---|---|
| 0 to P-1 | hide there |
| P to 2P-1 | start the dog there |
| 2P to 3P-1 | step there |
| 3P and more | swap a pair of neighbours, ordered by the lower place, then by the higher |

On the rulebook's meadow that is 16 + 16 + 16 + 42 = 90.
"""

from functools import lru_cache

from sheepfold.games.uly_polly.pieces import Hide, Move, Options, Start, Step, Swap, meadow
from sheepfold.lab.actions import Actions


def actions(options: Options, seats: int) -> Actions[Move]:
    """The numbering for this board; it is the same for any number of seats.

    >>> numbered = actions(Options(), 4)
    >>> numbered.count, numbered.moves[48], numbered.numbers[Step(5)]
    (90, Swap(a=0, b=1), 37)
    """
    return _numbered(options.rows, options.columns)


def pairs(rows: int, columns: int) -> tuple[Swap, ...]:
    """Every pair of neighbours, in the order of their numbers.

    >>> len(pairs(4, 4)), pairs(2, 2)
    (42, (Swap(a=0, b=1), Swap(a=0, b=2), Swap(a=0, b=3), Swap(a=1, b=2), Swap(a=1, b=3), \
Swap(a=2, b=3)))
    """
    near = meadow(rows, columns).neighbours
    return tuple(Swap(p, q) for p in range(rows * columns) for q in near[p] if p < q)


@lru_cache(maxsize=64)
def _numbered(rows: int, columns: int) -> Actions[Move]:
    places = range(rows * columns)
    moves: list[Move] = []
    moves += [Hide(place) for place in places]
    moves += [Start(place) for place in places]
    moves += [Step(place) for place in places]
    moves += pairs(rows, columns)
    return Actions.of(moves)
