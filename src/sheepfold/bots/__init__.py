"""The bots: each gets from a view to a move, and never sees a state.

A bot is a stateless function of its seat's view and a seeded random source. Its effort is counted
in work, not in time, so that it plays the same on every machine and its pace reveals nothing.
"""

from sheepfold.bots.game_bots import Bot, GameBots
from sheepfold.bots.policy import Policy, Reason
from sheepfold.bots.registry import OUR_LEVELS, at_tables, bots_of, plug_in_names

__all__ = [
    "OUR_LEVELS",
    "Bot",
    "GameBots",
    "Policy",
    "Reason",
    "at_tables",
    "bots_of",
    "plug_in_names",
]
