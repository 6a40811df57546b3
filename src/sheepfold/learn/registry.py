"""What there is to learn from, by game."""

from sheepfold.learn import uly_polly, wooolf
from sheepfold.learn.game_learning import GameLearning

LEARNING: dict[str, GameLearning] = {
    "uly_polly": uly_polly.LEARNING,
    "wooolf": wooolf.LEARNING,
}


def learning_of(game: str) -> GameLearning | None:
    """What a game brings for looking back; `None` if it brings nothing."""
    return LEARNING.get(game)
