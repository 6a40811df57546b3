"""A list that only grows: cheap to extend, and older versions of it stay valid."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")

BLOCK = 64


class AppendOnly(msgspec.Struct, Generic[T], frozen=True):
    """A tuple of the newest items, and full blocks of older ones that all versions share.

    >>> many = AppendOnly[int]()
    >>> for number in range(200):
    ...     many = many.plus([number])
    >>> len(many), list(many)[-2:], len(many.newest)
    (200, [198, 199], 8)
    """

    newest: tuple[T, ...] = ()
    blocks: tuple[tuple[T, ...], ...] = ()

    def __iter__(self) -> Iterator[T]:
        return chain(chain.from_iterable(self.blocks), self.newest)

    def __len__(self) -> int:
        return sum(map(len, self.blocks)) + len(self.newest)

    def last(self, count: int) -> tuple[T, ...]:
        """The last `count` items; `count` must be smaller than a block."""
        return (*chain.from_iterable(self.blocks[-1:]), *self.newest)[-count:]

    def plus(self, items: Sequence[T]) -> "AppendOnly[T]":
        """A new version with these items added."""
        newest = (*self.newest, *items)
        if len(newest) < BLOCK:
            return AppendOnly(newest, self.blocks)
        return AppendOnly((), (*self.blocks, newest))
