"""Chance in OpenSpiel: a game's draws one by one, each a node with equally likely outcomes."""

from collections.abc import Sequence

from sheepfold.games.draw import shuffled


class NextDraw(Exception):
    """The game needs another draw: one of 0 to `n` - 1."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class WrittenDraws:
    """Draws from a list; when it is used up, `NextDraw` is raised.

    >>> WrittenDraws([2, 0]).shuffle(3)
    [1, 0, 2]
    >>> WrittenDraws([2]).shuffle(3)
    Traceback (most recent call last):
    sheepfold.lab.openspiel.draws.NextDraw: 2
    """

    def __init__(self, draws: Sequence[int]) -> None:
        self._draws = list(draws)
        self._used = 0

    def below(self, n: int) -> int:
        """One of 0 to n-1."""
        if n == 1:
            return 0
        if self._used == len(self._draws):
            raise NextDraw(n)
        self._used += 1
        return self._draws[self._used - 1]

    def shuffle(self, n: int) -> list[int]:
        """The numbers 0 to n-1 in random order."""
        return shuffled(n, self.below)
