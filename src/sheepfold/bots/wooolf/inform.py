"""What to find out next: how much each peek and each question improves the best guess."""

from random import Random
from typing import NamedTuple

import numpy as np

from sheepfold.bots.wooolf.hands import CHARACTER, CHARACTERS, HELD, Bools, answers
from sheepfold.games.wooolf.cards import CARDS, TARGETS
from sheepfold.games.wooolf.pieces import Ask, Peek
from sheepfold.games.wooolf.view import View
from sheepfold.games.wooolf.worlds import Floats, Ints

SEEN: Floats = (HELD[:, :, None] == np.arange(len(CARDS))).mean(axis=1)
"""By hand and card: how likely a peek sees this card."""


class Inquiry(NamedTuple):
    """A peek or a question, and by how much it improves the best guess on average."""

    move: Peek | Ask
    gain: float


def inquiries(view: View, worlds: Ints, weights: Floats, rng: Random) -> list[Inquiry]:
    """Every peek (at a random side, WO-13) and every question, evaluated on weighted worlds."""
    right = rights(view, worlds) * weights[:, None]
    now = float(right.sum(axis=0).max())
    others = [player for player in range(1, view.players + 1) if player != view.viewer]
    found = [
        Inquiry(Peek(owner, "left" if rng.random() < 0.5 else "right"), value - now)
        for owner, value in zip(others, _peeks(worlds[:, others], right), strict=True)
    ]
    asked = [player for player in others if player <= view.seats]  # WO-14
    for question in dict.fromkeys(view.questions):
        yes = answers(question)[worlds[:, asked]].astype(np.float64)
        if_yes = yes.T @ right
        values = if_yes.max(axis=1) + (right.sum(axis=0) - if_yes).max(axis=1)
        found += [
            Inquiry(Ask(player, question), float(value) - now)
            for player, value in zip(asked, values, strict=True)
        ]
    return found


def rights(view: View, worlds: Ints) -> Floats:
    """By world and guess (first and second pointer, flattened): 1 where the guess is right."""
    assert view.character is not None
    one, two = TARGETS[view.character]
    first, second = CHARACTERS.index(one), None if two is None else CHARACTERS.index(two)
    who = CHARACTER[worlds]
    right = _named(who, first)[:, :, None]
    if second is not None:
        right = right & _named(who, second)[:, None, :]
    return right.reshape(len(worlds), -1).astype(np.float64)


def _named(who: Ints, character: int) -> Bools:
    """By world and pointer: whether it is right for this character; 0 is nobody (WO-19)."""
    right: Bools = who == character
    right[:, 0] = ~right[:, 1:].any(axis=1)
    return right


def _peeks(hands: Ints, right: Floats) -> list[float]:
    """By owner: the probability that the best guess is right after seeing one of its two cards."""
    cells = SEEN[hands].reshape(len(hands), -1).T @ right
    best = cells.max(axis=1).reshape(hands.shape[1], len(CARDS)).sum(axis=1)
    return [float(value) for value in best]
