"""The rules, pure: no I/O, no clock, no global randomness.

>>> sorted(GAMES)
['uly_polly', 'wooolf']
"""

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.game import Game

GAMES: dict[str, Game] = {uly_polly.NAME: uly_polly, wooolf.NAME: wooolf}
"""The games under their present rules."""

RULES: dict[tuple[str, int], Game] = {(game.NAME, game.VERSION): game for game in GAMES.values()}
"""By name and version of the rules. When a version changes, the old rules stay here, so that a
table goes on under the rules it began with."""
