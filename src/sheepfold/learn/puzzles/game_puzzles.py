"""The part of puzzles that each game defines, and what their finders share."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

PuzzleT = TypeVar("PuzzleT")


class GamePuzzles(NamedTuple, Generic[PuzzleT]):
    """The puzzles of one game."""

    kind: type[PuzzleT]
    """The type of a puzzle."""
    file: Path
    find: Callable[[Random], Iterator[PuzzleT]]
    """Plays a round, and yields the puzzles found in it."""
    level: Callable[[PuzzleT], int]
    """How hard a puzzle is, from 1 to 3: by the fewest observations that lead to the answer."""


AnyPuzzles = GamePuzzles[Any]
"""Puzzles whose game is not known here; they are given only puzzles of their own game."""


def load(puzzles: GamePuzzles[PuzzleT]) -> tuple[PuzzleT, ...]:
    """The puzzles of a game, in the order of the days."""
    text = puzzles.file.read_bytes()
    return msgspec.json.decode(text, type=tuple[puzzles.kind, ...])  # type: ignore[name-defined]


def dump(found: Sequence[object]) -> bytes:
    """Puzzles as a file, one on each line."""
    return b"[\n%s\n]\n" % b",\n".join(map(msgspec.json.encode, found))


def fewest(rules_out: Sequence[int], wrong: int) -> list[tuple[int, ...]]:
    """The smallest sets of observations that together rule out every wrong possibility.

    Possibilities are bits; `rules_out` has those that each observation rules out.

    >>> fewest([0b001, 0b011, 0b110], 0b111)
    [(0, 2), (1, 2)]
    >>> fewest([0b001], 0b111)
    []
    """
    useful = [n for n, bits in enumerate(rules_out) if bits & wrong]
    for size in range(len(useful) + 1):
        found = [
            chosen for chosen in combinations(useful, size) if not _left(chosen, rules_out, wrong)
        ]
        if found:
            return found
    return []


def _left(chosen: tuple[int, ...], rules_out: Sequence[int], wrong: int) -> int:
    for number in chosen:
        wrong &= ~rules_out[number]
    return wrong
