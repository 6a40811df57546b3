"""Long work that can be interrupted, by whoever has others waiting."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Work = Generator[None, None, T]
"""Something long: it yields where it may be interrupted, and returns what it made."""


def finish(work: Work[T]) -> T:
    """What this work makes, at once: for those who have nobody waiting.

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
