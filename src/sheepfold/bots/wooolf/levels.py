"""The bots of Wooolf!! by name: four levels, and the opponents of the arena."""

from sheepfold.bots.game_bots import GameBots
from sheepfold.bots.policy import Policy
from sheepfold.bots.wooolf.exploiters import bold, colluder, contrary, mimic
from sheepfold.bots.wooolf.play import FOX, TRUSTING, plain, weighing
from sheepfold.bots.wooolf.simple import forgetful, lamb, token_counter
from sheepfold.games.wooolf.pieces import Move
from sheepfold.games.wooolf.view import View

WooolfBot = Policy[View, Move]

LEVELS: dict[str, WooolfBot] = {
    "lamb": lamb,
    "sheep": token_counter,
    "fox": plain(FOX),
    "owl": weighing(),
}
"""From weakest to strongest. The lamb peeks and asks at random. The sheep counts tokens, which it
believes. The fox deduces exactly, and guesses when it is 80 percent sure. The owl also uses what
the others choose as evidence, and considers what an error costs."""

OPPONENTS: dict[str, WooolfBot] = {
    "token_counter": token_counter,
    "trusting": plain(TRUSTING),
    "literal": weighing(literal=True),
    "forgetful": forgetful,
    "bold": bold,
    "contrary": contrary,
    "mimic": mimic,
    "colluder": colluder,
}
"""`token_counter` is the sheep, `trusting` a fox that never suspects a lie, and `literal` an owl
that does not use the others' choices as evidence. `forgetful` plays as people may; `bold` guesses
as soon as it is more likely right than not. The others are made to beat who reads choices:
`contrary` and `mimic` choose so as to be read wrongly, and two `colluder`s tell each other who they
are."""

BOTS = GameBots(
    levels=LEVELS,
    filler="fox",
    opponents=OPPONENTS,
    explained_after="game",  # a round reveals the hands, but not what was peeked or left to ask
)
