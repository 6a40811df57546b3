"""Learning Uly & Polly."""

from sheepfold.learn.game_learning import GameLearning
from sheepfold.learn.uly_polly.known import chance, known, truth
from sheepfold.learn.uly_polly.turning_points import turning_points

LEARNING = GameLearning(known, truth, chance, turning_points)
