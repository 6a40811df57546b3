"""Finds the puzzles that are shipped: `python -m tools.puzzles [GAME]` writes each `puzzles.json`.

The same seed gives the same files. Puzzles stand in the order of the days, so that a week goes from
easy to hard. A new file gives every day another puzzle: make one only with a reason.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from sheepfold.learn.puzzles import WEEK, GamePuzzles, dump
from sheepfold.learn.puzzles.registry import PUZZLES

WEEKS = 53
SEED = 14


def fill(
    puzzles: GamePuzzles[Any], weeks: int, seed: int
) -> Iterator[tuple[int, Counter[int], Any]]:
    """Play until there are enough of each level: the round, what is still missing, and a puzzle."""
    missing = Counter({level: weeks * count for level, count in Counter(WEEK).items()})
    played = 0
    known: set[Any] = set()
    while missing.total():
        played += 1
        for puzzle in puzzles.find(Random(f"{seed} {played}")):
            level = puzzles.level(puzzle)
            if missing[level] and puzzle not in known:
                known.add(puzzle)
                missing[level] -= 1
                yield played, missing, puzzle
                break  # one of a round: others would be alike


def in_order(puzzles: GamePuzzles[Any], found: list[Any]) -> list[Any]:
    """Puzzles from Monday to Sunday, week after week."""
    by_level = {
        level: iter([puzzle for puzzle in found if puzzles.level(puzzle) == level])
        for level in set(WEEK)
    }
    return [next(by_level[level]) for _ in range(len(found) // len(WEEK)) for level in WEEK]


def main() -> None:
    """Find the puzzles of one game, or of all."""
    parser = argparse.ArgumentParser(description="Find the puzzles that are shipped.")
    parser.add_argument("game", nargs="?", choices=list(PUZZLES))
    parser.add_argument("--weeks", type=int, default=WEEKS)
    parser.add_argument("--seed", type=int, default=SEED)
    chosen = parser.parse_args()
    for name in [chosen.game] if chosen.game else PUZZLES:
        puzzles = PUZZLES[name]
        found = []
        for played, missing, puzzle in fill(puzzles, chosen.weeks, chosen.seed):
            found.append(puzzle)
            left = ", ".join(
                f"{count} of level {level}" for level, count in sorted(missing.items())
            )
            print(
                f"\r{name}: {len(found)} in {played} rounds; missing {left}   ",
                end="",
                file=sys.stderr,
            )
        data = dump(in_order(puzzles, found))
        puzzles.file.write_bytes(data)
        print(f"\n{puzzles.file}: {len(found)} puzzles, {len(data)} bytes", file=sys.stderr)


if __name__ == "__main__":
    main()
