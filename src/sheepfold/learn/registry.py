"""Looking back and advice, by game.

The games have different states and moves, so their types end here: whoever looks a game up gives it
only its own.
"""

from typing import Any

from sheepfold.learn import uly_polly, wooolf
from sheepfold.learn.advice import GameAdvice
from sheepfold.learn.game_learning import GameLearning

LEARNING: dict[str, GameLearning[Any, Any]] = {
    "uly_polly": uly_polly.LEARNING,
    "wooolf": wooolf.LEARNING,
}

ADVICE: dict[str, GameAdvice[Any, Any]] = {
    "uly_polly": uly_polly.ADVICE,
    "wooolf": wooolf.ADVICE,
}


def learning_of(game: str) -> GameLearning[Any, Any] | None:
    """How a game is looked back on; `None` if it does not support that."""
    return LEARNING.get(game)


def advice_of(game: str) -> GameAdvice[Any, Any] | None:
    """How a game gives advice; `None` if it does not support that."""
    return ADVICE.get(game)
