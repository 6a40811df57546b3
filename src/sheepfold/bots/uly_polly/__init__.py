"""Bots of Uly & Polly: what a dog may believe, how dogs search, how wolves hide.

Every bot is a function of its seat's view and a random source. Its work is bounded, counted in
positions, and does not depend on what only its seat knows.
"""

from sheepfold.bots.uly_polly.levels import BOTS, DOGS, LEVELS, OPPONENTS, WOLVES, player, propose

__all__ = ["BOTS", "DOGS", "LEVELS", "OPPONENTS", "WOLVES", "player", "propose"]
