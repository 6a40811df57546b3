"""The puzzle of the day as text; `registry.py` has how that of each game is told."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

NAMES = ("Ada", "Bo", "Cleo", "Dino", "Emil", "Fay")
"""Who plays in a puzzle, by seat; the browser has the same names."""


class PuzzleText(NamedTuple):
    """How the puzzles of a game are told; each function is given a puzzle and a language."""

    question: Callable[[Any, str], str]
    """All that is needed to find the answer."""
    answers: Callable[[Any], Sequence[str]]
    """All that can be answered."""
    answer: Callable[[Any], str]
    """The right one of them."""
    why: Callable[[Any, str], Sequence[str]]
    """The reasoning, a line for each step."""
