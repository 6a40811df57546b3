"""Where chance comes from. A game draws by two operations only, `below` and `shuffle`.

They are simple enough to be done again in any language: from a `random.Random`, or derived from a
key (HMAC-SHA-256) and the point in the game, so that the same point always draws the same. If the
key was made from a seed that was sealed before and from contributions of all who play, nobody could
choose what is drawn.
"""

import hashlib
import hmac
from collections.abc import Callable, Sequence
from random import Random
from typing import Annotated, Protocol

import msgspec

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


Bits = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""256 bits in hexadecimal."""


class Contribution(msgspec.Struct, frozen=True):
    """What the device of one seat has added to a draw."""

    seat: int
    value: Bits


class FairDraw(msgspec.Struct, frozen=True):
    """What all chance of a game follows from, so that nobody could choose it."""

    seal: Bits
    """Of the server's seed; everyone saw it before anything was added."""
    contributions: tuple[Contribution, ...]
    """In the order in which they count."""
    seed: Bits | None = None
    """Opened when the game is over."""

    @property
    def public(self) -> list[str]:
        """What everyone knows of it as the game begins."""
        return [self.seal, *[one.value for one in self.contributions]]

    def key(self) -> bytes:
        """The key of the game's draws, once the seed is open."""
        assert self.seed is not None
        values = [bytes.fromhex(one.value) for one in self.contributions]
        return key_of(bytes.fromhex(self.seed), values)


def sealed(secret: str) -> str:
    """The seal of a seed or a contribution: 256 random bits need no salt.

    >>> sealed("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Derived:
    """The draws at one point in the game: after so many turn moves that stand, in this round.

    >>> draws = Derived(key_of(bytes(32), [bytes(32)]), "wooolf", 1, 0)
    >>> [draws.below(6) for _ in range(5)], draws.shuffle(5)
    ([0, 4, 4, 4, 3], [0, 3, 4, 2, 1])
    """

    def __init__(self, key: bytes, game: str, round_number: int, moves: int) -> None:
        self._key = key
        self._point = (game, round_number, moves)
        self.drawn: list[tuple[int, int]] = []
        """What was drawn so far: below which number, and which."""
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """One of 0 to n-1; a word that would favour the low numbers is left out."""
        limit = 2 ** (8 * WORD) // n * n
        while True:
            word = self._word()
            if word < limit:
                self.drawn.append((n, word % n))
                return word % n

    def shuffle(self, n: int) -> list[int]:
        """The numbers 0 to n-1 in random order."""
        return shuffled(n, self.below)

    def _word(self) -> int:
        if not self._words:
            message = canonical([*self._point, self._block])
            block = hmac.digest(self._key, message, "sha256")
            self._words = [
                int.from_bytes(block[at : at + WORD], "big") for at in range(0, len(block), WORD)
            ][::-1]
            self._block += 1
        return self._words.pop()


def shuffled(n: int, below: Callable[[int], int]) -> list[int]:
    """The numbers 0 to n-1: from the last on, each changes places with one that is drawn.

    >>> shuffled(4, lambda n: 0)
    [1, 2, 3, 0]
    """
    order = list(range(n))
    for last in range(n - 1, 0, -1):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def key_of(seed: bytes, contributions: Sequence[bytes]) -> bytes:
    """The key of a game's draws."""
    return hashlib.sha256(b"".join([b"sheepfold-draw", seed, *contributions])).digest()


def draws_of(chance: Chance) -> Draws:
    """The two operations, from whatever chance comes from."""
    return Seeded(chance) if isinstance(chance, Random) else chance
