"""How the puzzles of each game are told."""

from sheepfold.terminal.puzzles import AnyPuzzleText
from sheepfold.terminal.uly_polly import puzzle as uly_polly
from sheepfold.terminal.wooolf import puzzle as wooolf

TEXTS: dict[str, AnyPuzzleText] = {"uly_polly": uly_polly.TEXT, "wooolf": wooolf.TEXT}
