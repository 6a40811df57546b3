"""Learning Wooolf!!."""

from sheepfold.learn.game_learning import GameLearning
from sheepfold.learn.wooolf.known import chance, known, truth
from sheepfold.learn.wooolf.turning_points import turning_points

LEARNING = GameLearning(known, truth, chance, turning_points)
