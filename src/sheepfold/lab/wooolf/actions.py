"""The moves of Wooolf!! as numbers.

With n seats and m players (m is n, but 5 with four seats), blocks in this order:

| block | how many | order |
|---|---|---|
| peek | 2m | by owner; left before right |
| ask | 5n | by the seat that is asked; whb, shb, dog, hunter, sheep |
| guess | (m+1)(m+2) | by `<` from 0 to m, then by `<<` from 0 to m, then X |
| abstain | 1 | |

That is 73 for four seats, 78 for five, 147 for eight. Whom a number names does not depend on who
acts; at oneself no seat may point, so some numbers are never legal for it.
"""

from functools import lru_cache

from sheepfold.games.wooolf.cards import QUESTIONS, Options, players
from sheepfold.games.wooolf.pieces import Abstain, Ask, Guess, Move, Peek
from sheepfold.lab.actions import Actions


def actions(options: Options, seats: int) -> Actions[Move]:
    """The numbering for this many seats; it is the same with any options.

    >>> numbered = actions(Options(), 5)
    >>> numbered.count, numbered.moves[3], numbered.numbers[Ask(2, "dog")]
    (78, Peek(owner=2, side='right'), 17)
    """
    return _numbered(seats)


@lru_cache(maxsize=8)
def _numbered(seats: int) -> Actions[Move]:
    numbers = range(1, players(seats) + 1)
    pointers = range(players(seats) + 1)
    moves: list[Move] = []
    for owner in numbers:
        moves += [Peek(owner, "left"), Peek(owner, "right")]
    for to in range(1, seats + 1):
        moves += [Ask(to, question) for question in QUESTIONS]
    for first in pointers:
        moves += [Guess(first, second) for second in (*pointers, None)]
    return Actions.of([*moves, Abstain()])
