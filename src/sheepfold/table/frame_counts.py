"""How many frames each viewer has been shown: their numbers, the spectators' first."""

from functools import cache

from sheepfold.games.contract import Viewer

Viewers = tuple[Viewer, ...]


@cache
def everyone(chairs: int) -> Viewers:
    """All viewers of a table: the spectators, and every chair.

    >>> everyone(2)
    (None, 1, 2)
    """
    return (None, *range(1, chairs + 1))


def counted(frames: tuple[int, ...], viewers: Viewers) -> tuple[int, ...]:
    """The numbers of frames, after these viewers were shown one more.

    >>> counted((5, 5, 5), everyone(2)), counted((5, 5, 5), (2,))
    ((6, 6, 6), (5, 5, 6))
    """
    if len(viewers) == len(frames):
        return tuple([number + 1 for number in frames])
    return tuple([number + ((n or None) in viewers) for n, number in enumerate(frames)])
