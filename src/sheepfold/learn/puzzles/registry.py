"""The puzzles that there are, by game."""

from typing import Any

from sheepfold.learn.puzzles.game_puzzles import GamePuzzles
from sheepfold.learn.uly_polly import puzzles as uly_polly
from sheepfold.learn.wooolf import puzzles as wooolf

PUZZLES: dict[str, GamePuzzles[Any]] = {
    "uly_polly": uly_polly.PUZZLES,
    "wooolf": wooolf.PUZZLES,
}
