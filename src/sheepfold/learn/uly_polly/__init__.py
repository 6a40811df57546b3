"""Learning Uly & Polly."""

from sheepfold.learn.advice import GameAdvice
from sheepfold.learn.game_learning import GameLearning
from sheepfold.learn.uly_polly import advice
from sheepfold.learn.uly_polly.known import chance, known, right, truth
from sheepfold.learn.uly_polly.turning_points import turning_points

LEARNING = GameLearning(known, truth, chance, right, turning_points)

ADVICE = GameAdvice(advice.known, advice.about, advice.turn)
