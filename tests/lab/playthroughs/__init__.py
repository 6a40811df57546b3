"""Random games that OpenSpiel wrote down, with everything that the game told on the way."""

import re
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent

GAMES = {
    "uly_polly-2x2": "sheepfold_uly_polly(rows=2,columns=2,flips=2,patience=1)",
    "uly_polly-3x3": "sheepfold_uly_polly(rows=3,columns=3,flips=4,patience=2)",
    "uly_polly": "sheepfold_uly_polly",
    "wooolf-4": "sheepfold_wooolf(players=4,round_limit=1)",
}


def played(game: str, actions: list[int], seed: int = 1) -> str:
    """The game with these actions, and random ones after them, as OpenSpiel writes it down."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    text: Any = playthrough(game, actions, seed=seed)
    return str(text) + "\n"


def actions_in(text: str) -> list[int]:
    """The actions of a game that was written down."""
    return [int(number) for number in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]
