"""The rules, pure: no I/O, no clock, no global randomness.

>>> sorted(GAMES)
['uly_polly', 'wooolf']
"""

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.game import Game

GAMES: dict[str, Game] = {uly_polly.NAME: uly_polly, wooolf.NAME: wooolf}
