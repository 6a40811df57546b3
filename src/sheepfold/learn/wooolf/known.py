"""What a seat could have known in Wooolf!!: the exact probability of each player's character.

It follows from the rules, the seat's own cards and peeks, and what everyone saw and heard. Nothing
is assumed about how people choose whom to peek at or ask, or when they guess.
"""

import numpy as np

from sheepfold.bots.wooolf.hands import CHARACTER, CHARACTERS
from sheepfold.bots.wooolf.posterior import belief
from sheepfold.games.contract import Seat
from sheepfold.games.verify import Moment
from sheepfold.games.wooolf.cards import TARGETS, character
from sheepfold.games.wooolf.pieces import Abstain, Asked, Dealt, Guess, Move, Peeked
from sheepfold.games.wooolf.state import State
from sheepfold.games.wooolf.view import View, view
from sheepfold.learn.game_learning import Chances, rounded

PLAYS = (CHARACTER[:, None] == np.arange(len(CHARACTERS))).astype(np.float64)
"""By hand and character: 1 if it is the character of this hand."""


def known(before: State | None, moment: Moment[State]) -> tuple[Chances, ...]:
    """By seat, player and character: the probability. It changes only with peeks, answers and a new
    deal: guesses are laid face down.
    """
    state: State = moment.state
    is_new = any(isinstance(event, Asked | Peeked | Dealt) for event in moment.events)
    if before is not None and not is_new:
        return ()
    return tuple([characters(view(state, seat)) for seat in range(1, state.seats + 1)])


def characters(seen: View) -> Chances:
    """By player and character (sheep, dog, hunter, boy, wolf): the probability for this viewer.

    >>> from random import Random
    >>> from sheepfold.games import wooolf
    >>> options = wooolf.Options()
    >>> state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
    >>> characters(wooolf.view(state, 3))[0]
    (0.2143, 0.0, 0.3214, 0.2143, 0.25)
    """
    found = belief(seen).hands()[1:] @ PLAYS
    return tuple(tuple(map(rounded, chances)) for chances in found.tolist())


def truth(state: State) -> tuple[int, ...]:
    """By player: who it really is, as a number in `CHARACTERS`."""
    return tuple(CHARACTERS.index(character(cards)) for cards in state.hands)


def chance(before: State, seat: Seat, move: Move) -> tuple[float, float] | None:
    """How likely a guess was right, and the best one; an abstention has no chance."""
    if not isinstance(move, Guess | Abstain):
        return None
    right = belief(view(before, seat)).guesses()
    mine = float(right[move.first, move.second or 0]) if isinstance(move, Guess) else 0.0
    return rounded(mine), rounded(float(right.max()))


def right(before: State, seat: Seat, move: Move) -> bool | None:
    """Whether a guess was right: every target of it (WO-19)."""
    if not isinstance(move, Guess):
        return None
    who = [character(cards) for cards in before.hands]
    pointers = zip((move.first, move.second), TARGETS[who[seat - 1]], strict=True)
    return all(
        who[player - 1] == target if player else target not in who
        for player, target in pointers
        if target is not None
    )
