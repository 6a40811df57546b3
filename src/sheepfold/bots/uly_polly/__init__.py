"""Bots of Uly & Polly: what a dog believes, how dogs search, how wolves hide.

Every bot is a function of its seat's view and a random source. Its work is bounded and counted in
positions, and the amount does not depend on its seat's secrets.
"""

from sheepfold.bots.uly_polly.levels import BOTS, DOGS, LEVELS, OPPONENTS, WOLVES, player, propose

__all__ = ["BOTS", "DOGS", "LEVELS", "OPPONENTS", "WOLVES", "player", "propose"]
