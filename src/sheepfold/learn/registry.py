"""Looking back and advice, by game.

The games have different states and moves, so their types end here: whoever looks a game up gives it
only its own.
"""

from sheepfold.learn import uly_polly, wooolf
from sheepfold.learn.advice import AnyAdvice
from sheepfold.learn.game_learning import AnyLearning

LEARNING: dict[str, AnyLearning] = {
    "uly_polly": uly_polly.LEARNING,
    "wooolf": wooolf.LEARNING,
}

ADVICE: dict[str, AnyAdvice] = {
    "uly_polly": uly_polly.ADVICE,
    "wooolf": wooolf.ADVICE,
}


def learning_of(game: str) -> AnyLearning | None:
    """How a game is looked back on; `None` if it does not support that."""
    return LEARNING.get(game)


def advice_of(game: str) -> AnyAdvice | None:
    """How a game gives advice; `None` if it does not support that."""
    return ADVICE.get(game)
