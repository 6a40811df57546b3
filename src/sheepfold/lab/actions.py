"""Moves as numbers: every move of a game at a table has one, the same in all the lab's doors."""

from collections.abc import Iterable
from typing import Generic, TypeVar

import msgspec

M = TypeVar("M")


class Actions(msgspec.Struct, Generic[M], frozen=True):
    """The numbering of the turn moves of one game, with its options and this many seats.

    Free moves (proposals, arranging one's cards) have no number.
    """

    moves: tuple[M, ...]
    """By number."""
    numbers: dict[M, int]
    """By move."""

    @classmethod
    def of(cls, moves: Iterable[M]) -> "Actions[M]":
        """Number these moves from 0, in this order."""
        listed = tuple(moves)
        return cls(listed, {move: number for number, move in enumerate(listed)})

    @property
    def count(self) -> int:  # that of a tuple counts a value
        """How many numbers there are."""
        return len(self.moves)
