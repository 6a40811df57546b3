"""The bots of Wooolf!!: exact deduction (`posterior`), what the others' choices tell (`habits`),
what to learn (`inform`), what points are worth (`standing`), and the levels that play by it
(`levels`).
"""

from sheepfold.bots.wooolf.levels import BOTS, LEVELS, OPPONENTS
from sheepfold.bots.wooolf.posterior import belief, draw_many

__all__ = ["BOTS", "LEVELS", "OPPONENTS", "belief", "draw_many"]
