"""Moves as numbers, the same in the simulator and in all adapters."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import msgspec

M = TypeVar("M")


class Actions(msgspec.Struct, Generic[M], frozen=True):
    """The numbering of the turn moves of one game, with its options and this many seats.

    Free moves (proposals, arranging one's cards) have no number.
    """

    moves: tuple[M, ...]
    """The moves, by number."""
    numbers: dict[M, int]
    """The numbers, by move."""

    @classmethod
    def of(cls, moves: Iterable[M]) -> "Actions[M]":
        """Number these moves from 0, in this order."""
        listed = tuple(moves)
        return cls(listed, {move: number for number, move in enumerate(listed)})

    @property
    def count(self) -> int:  # that of a tuple counts a value
        """How many numbers there are."""
        return len(self.moves)


Numbering = Callable[[Any, int], Actions[Any]]
"""The numbering of the moves of some game, with its options and this many seats."""
