"""Looking back and advice, by game."""

from sheepfold.learn import uly_polly, wooolf
from sheepfold.learn.advice import GameAdvice
from sheepfold.learn.game_learning import GameLearning

LEARNING: dict[str, GameLearning] = {
    "uly_polly": uly_polly.LEARNING,
    "wooolf": wooolf.LEARNING,
}

ADVICE: dict[str, GameAdvice] = {
    "uly_polly": uly_polly.ADVICE,
    "wooolf": wooolf.ADVICE,
}


def learning_of(game: str) -> GameLearning | None:
    """How a game is looked back on; `None` if it does not support that."""
    return LEARNING.get(game)


def advice_of(game: str) -> GameAdvice | None:
    """How a game gives advice; `None` if it does not support that."""
    return ADVICE.get(game)
