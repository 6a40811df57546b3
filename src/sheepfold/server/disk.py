"""How much of the disk the tables may use, with warnings before it runs out."""

import logging
from collections.abc import Callable
from typing import NamedTuple

from sheepfold.log.space import Space

logger = logging.getLogger("sheepfold")

MEGABYTE = 1_000_000
GIGABYTE = 1_000_000_000

RESERVE = 64 * MEGABYTE
"""What must stay free on the disk, so that running games can be finished."""

LEVELS = (0.8, 0.9, 1.0)
"""Shares of the limit at which a line is logged; from the last one on, no new tables are opened."""

LESS = 0.02
"""How far the share must fall below a level before reaching it is logged again."""


class Figures(NamedTuple):
    """The use of the disk, in bytes."""

    used: int
    """By the tables."""
    left: int
    """What is left before no new tables are opened."""
    free: int
    """On the disk."""


class Disk:
    """The space that a log may take."""

    def __init__(self, space: Callable[[], Space], limit: int) -> None:
        self._space = space
        self._limit = max(1, limit)
        self._level = 0.0

    def figures(self) -> Figures:
        """How much is taken, and how much is left. Raises `LogFailure`."""
        used, free = self._space()
        return Figures(used, max(0, min(self._limit - used, free - RESERVE)), free)

    def has_room(self) -> bool:
        """Whether a new table may be opened. Raises `LogFailure`."""
        return self.figures().left > 0

    def watch(self) -> None:
        """Write into the server's log when a level is reached. Raises `LogFailure`."""
        used, left, free = self.figures()
        full = 1 - left / self._limit
        reached = max((level for level in LEVELS if full >= level), default=0.0)
        if reached > self._level:
            if left:
                _say(logging.WARNING, used, free, f"with {_mb(left)} more no new ones are opened")
            else:
                _say(logging.ERROR, used, free, "no new ones are opened")
        elif full < self._level - LESS:
            if self._level == LEVELS[-1]:
                _say(logging.WARNING, used, free, "new ones are opened again")
        else:
            return
        self._level = reached


def _say(level: int, used: int, free: int, what: str) -> None:
    logger.log(level, "the tables take %s, %s of the disk are free: %s", _mb(used), _mb(free), what)


def _mb(size: int) -> str:
    return f"{size / MEGABYTE:.0f} MB"
