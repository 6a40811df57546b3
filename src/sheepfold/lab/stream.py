"""The random stream of a lane in Python, so that the rules can make the same draws as the kernels.

SplitMix64 (Steele, Lea and Flood, 2014) makes the words, and the upper half of a word becomes a
number below n by multiplication (Lemire, 2019); halves that would cause a bias are rejected.
"""

from sheepfold.games.draw import shuffled

ALL = 2**64 - 1
STEP = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB


class Stream:
    """Draws for `deal` and `chance` (`games/draw.py`), the same as on a lane with this seed.

    >>> stream = Stream(1)
    >>> [stream.below(6) for _ in range(5)], stream.shuffle(5)
    ([2, 5, 0, 4, 1], [1, 4, 0, 2, 3])
    """

    def __init__(self, seed: int) -> None:
        self.position = mixed((seed + STEP) & ALL)

    def below(self, n: int) -> int:
        """One of 0 to n-1, all equally likely."""
        while True:
            self.position = (self.position + STEP) & ALL
            product = (mixed(self.position) >> 32) * n
            if product % 2**32 >= 2**32 % n:
                return product >> 32

    def shuffle(self, n: int) -> list[int]:
        """The numbers 0 to n-1 in random order."""
        return shuffled(n, self.below)


def mixed(word: int) -> int:
    """SplitMix64's output function."""
    word = (word ^ (word >> 30)) * FIRST & ALL
    word = (word ^ (word >> 27)) * SECOND & ALL
    return word ^ (word >> 31)
