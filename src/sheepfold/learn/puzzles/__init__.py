"""Puzzles: a position of a bot game from which exact reasoning leads to one answer, one a day.

`registry.py` has the part of each game. The puzzles of a game are in its `puzzles.json`, which
`python -m tools.puzzles` makes and the browser reads too. They are in the order of the days.
"""

from sheepfold.learn.puzzles.daily import EPOCH, WEEK, number_on
from sheepfold.learn.puzzles.game_puzzles import GamePuzzles, dump, fewest, load

__all__ = ["EPOCH", "WEEK", "GamePuzzles", "dump", "fewest", "load", "number_on"]
