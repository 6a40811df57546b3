"""Where chance comes from. A game draws by two operations only, `below` and `shuffle`.

They are simple enough to be done again in any language: from a `random.Random`, or derived from a
key (HMAC-SHA-256) and the place of a draw in the game, so that the same place always draws the
same. If the key was made from a seed that was sealed before and from contributions of all who play,
nobody could choose what is drawn.
"""

import hashlib
import hmac
from collections.abc import Sequence
from random import Random
from typing import Protocol

from sheepfold.games.transcript import canonical

WORD = 4
"""Bytes of a number of the stream."""


class Draws(Protocol):
    """What a game needs of chance."""

    def below(self, n: int) -> int:
        """One of 0 to n-1, all equally likely."""

    def shuffle(self, n: int) -> list[int]:
        """The numbers 0 to n-1 in random order, all orders being equally likely."""


Chance = Random | Draws
"""What `deal` and `chance` take."""


class Seeded:
    """Draws from a `random.Random`."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def below(self, n: int) -> int:
        """One of 0 to n-1."""
        if n == 2:
            return 1 if self._rng.random() < 0.5 else 0
        return self._rng.randrange(n)

    def shuffle(self, n: int) -> list[int]:
        """The numbers 0 to n-1 in random order."""
        random = self._rng.random
        return sorted(range(n), key=lambda _: random())


class Derived:
    """The draws of one place in a game: after so many turn moves that stand, in this round.

    >>> draws = Derived(key_of(bytes(32), [bytes(32)]), "wooolf", 1, 0)
    >>> [draws.below(6) for _ in range(5)], draws.shuffle(5)
    ([0, 4, 4, 4, 3], [0, 3, 4, 2, 1])
    """

    def __init__(self, key: bytes, game: str, round_number: int, moves: int) -> None:
        self._key = key
        self._place = (game, round_number, moves)
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """One of 0 to n-1; a word that would favour the low numbers is left out."""
        limit = 2 ** (8 * WORD) // n * n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def shuffle(self, n: int) -> list[int]:
        """The numbers 0 to n-1 in random order: from the last on, each changes places with one."""
        order = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def _word(self) -> int:
        if not self._words:
            message = canonical([*self._place, self._block])
            block = hmac.digest(self._key, message, "sha256")
            self._words = [
                int.from_bytes(block[at : at + WORD], "big") for at in range(0, len(block), WORD)
            ][::-1]
            self._block += 1
        return self._words.pop()


def key_of(seed: bytes, contributions: Sequence[bytes]) -> bytes:
    """The key of a game's draws."""
    return hashlib.sha256(b"".join([b"sheepfold-draw", seed, *contributions])).digest()


def draws_of(chance: Chance) -> Draws:
    """The two operations, from whatever chance comes from."""
    return Seeded(chance) if isinstance(chance, Random) else chance
