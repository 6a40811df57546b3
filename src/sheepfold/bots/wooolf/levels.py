"""The bots of Wooolf!! by name: four levels, and the opponents that the arena measures with."""

from collections.abc import Callable
from random import Random

from sheepfold.bots.wooolf.play import FOX, TRUSTING, literal, owl, plain
from sheepfold.bots.wooolf.simple import lamb, token_counter
from sheepfold.games.wooolf.pieces import Move
from sheepfold.games.wooolf.view import View

WooolfBot = Callable[[View, Random], Move]


def sheep(view: View, rng: Random) -> Move:
    """Counts tokens and believes them."""
    return token_counter(view, rng)


def fox(view: View, rng: Random) -> Move:
    """Deduces exactly, and guesses when it is four fifths sure."""
    return plain(view, rng, FOX)


def trusting(view: View, rng: Random) -> Move:
    """Deduces as the fox does, but never suspects a lie."""
    return plain(view, rng, TRUSTING)


LEVELS: dict[str, WooolfBot] = {"lamb": lamb, "sheep": sheep, "fox": fox, "owl": owl}
"""From weakest to strongest."""

OPPONENTS: dict[str, WooolfBot] = {
    "token_counter": token_counter,
    "trusting": trusting,
    "literal": literal,
}
"""Whom the arena measures with."""
