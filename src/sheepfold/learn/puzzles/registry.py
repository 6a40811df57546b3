"""The puzzles that there are, by game."""

from sheepfold.learn.puzzles.game_puzzles import AnyPuzzles
from sheepfold.learn.uly_polly import puzzles as uly_polly
from sheepfold.learn.wooolf import puzzles as wooolf

PUZZLES: dict[str, AnyPuzzles] = {
    "uly_polly": uly_polly.PUZZLES,
    "wooolf": wooolf.PUZZLES,
}
