"""What the others gain or lose by a peek or a question, as part of its value."""

import numpy as np

from sheepfold.bots.wooolf.hands import CHARACTER, DOG, HELD, HUNTER, WOLF
from sheepfold.bots.wooolf.inform import Inquiry
from sheepfold.games.wooolf.cards import ASPECT, CARDS
from sheepfold.games.wooolf.pieces import Peek, Token
from sheepfold.games.wooolf.view import View
from sheepfold.games.wooolf.worlds import Floats, Ints

FOOLED = 0.12
"""What fooling one player is worth to the boy, in probability of a right guess."""
PUBLIC = 0.01
"""What it costs that everyone hears the answer, in the same unit."""

UNCLEAR = np.array([ASPECT[card] == "?" for card in CARDS])


def priced(view: View, option: Inquiry, worlds: Ints, weights: Floats) -> Inquiry:
    """An inquiry whose gain also counts what it means for the others."""
    if not isinstance(option.move, Peek):
        return option._replace(gain=option.gain - PUBLIC)
    if view.character != "boy":
        return option
    fooled = may_fool(view, option.move.owner, worlds, weights)
    return option._replace(gain=option.gain + FOOLED * fooled)


def may_fool(view: View, owner: int, worlds: Ints, weights: Floats) -> float:
    """The expected number of dogs and hunters whom the boy fools with a wolf token here (WO-20)."""
    assert view.viewer is not None
    mark = Token(view.viewer, "wolf")
    if mark in view.tokens[owner - 1]:
        return 0.0
    clues = {token.clue for token in view.tokens[owner - 1]} - {"?", "wolf"}
    if len(clues) > 1:
        return 0.0  # with two other clues everyone knows that this is no wolf
    marked = sum(mark in tokens for tokens in view.tokens)
    who = CHARACTER[worlds]
    clear = 1 - UNCLEAR[HELD[worlds[:, owner]]].mean(axis=1)
    open_minded = [
        seat
        for seat in range(1, view.seats + 1)
        if seat not in (view.viewer, owner) and seat not in view.early
    ]
    hunters = ((who[:, open_minded] == DOG) | (who[:, open_minded] == HUNTER)).sum(axis=1)
    return float((hunters * clear * (who[:, owner] != WOLF)) @ weights) / (1 + marked)
