"""Which puzzle a day has. It follows from the date alone, so everyone has the same."""

from datetime import date

EPOCH = date(2026, 1, 5)
"""A Monday: the day of puzzle 0. After the last puzzle the first comes again."""

WEEK = (1, 1, 2, 2, 2, 3, 3)
"""How hard the puzzles are from Monday to Sunday."""


def number_on(day: date, count: int) -> int:
    """The number of the puzzle of a day, of so many.

    >>> number_on(EPOCH, 371), number_on(date(2026, 1, 4), 371)
    (0, 370)
    """
    return (day - EPOCH).days % count
