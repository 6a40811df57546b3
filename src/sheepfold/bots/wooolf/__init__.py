"""The bots of Wooolf!!: exact deduction (`posterior`), evidence from what the others choose
(`habits`), what to find out next (`inform`), what points are worth (`standing`), and the levels
(`levels`).
"""

from sheepfold.bots.wooolf.levels import BOTS, LEVELS, OPPONENTS
from sheepfold.bots.wooolf.posterior import belief, draw_many

__all__ = ["BOTS", "LEVELS", "OPPONENTS", "belief", "draw_many"]
