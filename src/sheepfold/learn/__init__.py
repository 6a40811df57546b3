"""Learning: looking back on a game that was played, puzzles and lessons.

Looking back is pure functions of a record; `registry.py` has the parts of each game.
"""

from sheepfold.learn.game_learning import Chances, KnownStep, TurningPoint
from sheepfold.learn.look_back import LookBack, Study, look_back, study_of

__all__ = ["Chances", "KnownStep", "LookBack", "Study", "TurningPoint", "look_back", "study_of"]
