"""What there is to learn from, by game."""

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
    """What a game brings for looking back; `None` if it brings nothing."""
    return LEARNING.get(game)


def advice_of(game: str) -> GameAdvice | None:
    """What a game brings for advice; `None` if it brings nothing."""
    return ADVICE.get(game)
