"""Learning Wooolf!!."""

from sheepfold.learn.advice import GameAdvice
from sheepfold.learn.game_learning import GameLearning
from sheepfold.learn.wooolf import advice
from sheepfold.learn.wooolf.known import chance, known, right, truth
from sheepfold.learn.wooolf.turning_points import turning_points

LEARNING = GameLearning(known, truth, chance, right, turning_points)

ADVICE = GameAdvice(advice.known, advice.about, advice.turn)
