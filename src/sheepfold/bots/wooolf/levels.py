"""The bots of Wooolf!! by name: four levels, and the opponents that the arena measures with."""

from sheepfold.bots.game_bots import GameBots
from sheepfold.bots.policy import Policy
from sheepfold.bots.wooolf.play import FOX, TRUSTING, plain, weighing
from sheepfold.bots.wooolf.simple import lamb, token_counter
from sheepfold.games.wooolf.pieces import Move
from sheepfold.games.wooolf.view import View

WooolfBot = Policy[View, Move]

LEVELS: dict[str, WooolfBot] = {
    "lamb": lamb,
    "sheep": token_counter,
    "fox": plain(FOX),
    "owl": weighing(),
}
"""From weakest to strongest: looks around; counts tokens and believes them; deduces exactly, and
guesses when it is four fifths sure; also weighs what the others chose, and what an error costs."""

OPPONENTS: dict[str, WooolfBot] = {
    "token_counter": token_counter,
    "trusting": plain(TRUSTING),
    "literal": weighing(literal=True),
}
"""Whom the arena measures with: the sheep; a fox that never suspects a lie; an owl that goes by
what was said and seen alone."""

BOTS = GameBots(
    levels=LEVELS,
    filler="fox",
    opponents=OPPONENTS,
    explained_after="game",  # a round reveals the hands, but not what was peeked or left to ask
)
