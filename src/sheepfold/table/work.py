"""Long work in small steps, so that a caller can do other things in between."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Work = Generator[None, None, T]
"""A generator that yields where it can be interrupted, and returns its result."""


def finish(work: Work[T]) -> T:
    """Run this work to its end without a break, and return its result.

    >>> def work():
    ...     yield
    ...     return "made"
    >>> finish(work())
    'made'
    """
    try:
        while True:
            next(work)
    except StopIteration as done:
        made: T = done.value
        return made
