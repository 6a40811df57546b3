"""The puzzle of the day as text; `registry.py` has how that of each game is told."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple

from sheepfold.learn.puzzles.game_puzzles import PuzzleT

NAMES = ("Ada", "Bo", "Cleo", "Dino", "Emil", "Fay")
"""Who plays in a puzzle, by seat; the browser has the same names."""


class PuzzleText(NamedTuple, Generic[PuzzleT]):
    """How the puzzles of a game are told; each function is given a puzzle and a language."""

    question: Callable[[PuzzleT, str], str]
    """All that is needed to find the answer."""
    answers: Callable[[PuzzleT], Sequence[str]]
    """All that can be answered."""
    answer: Callable[[PuzzleT], str]
    """The right one of them."""
    why: Callable[[PuzzleT, str], Sequence[str]]
    """The reasoning, a line for each step."""


AnyPuzzleText = PuzzleText[Any]
"""A puzzle text whose game is not known here; it is given only puzzles of its own game."""
