"""The rules, pure: no I/O, no clock, no global randomness.

>>> from sheepfold.games import GAMES
>>> {"uly_polly", "wooolf"} <= GAMES.keys()
True
"""

from sheepfold.games.registry import GAMES, OURS, RULES

__all__ = ["GAMES", "OURS", "RULES"]
