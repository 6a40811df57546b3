"""What points and errors are worth: the probability to win the game (WO-24, WO-25).

A player's standing is one number: four for each point, minus one for each error token, so that
errors decide between equal points. What the players will still score follows averages of good play.
"""

from typing import NamedTuple

import numpy as np

from sheepfold.games.wooolf.state import ERRORS, ROUNDS, early_guesses
from sheepfold.games.wooolf.view import View
from sheepfold.games.wooolf.worlds import Floats

POINT = 4
LOWEST = 8
"""The index of standing zero in an array by standing."""
SIZE = 128

Chances = tuple[tuple[int, float], ...]
"""The possible changes of a standing in a round, with their probabilities."""

OWN_ROUND: Chances = ((2 * POINT, 0.45), (POINT, 0.32), (0, 0.05), (-1, 0.18))
BARRED_ROUND: Chances = ((POINT, 0.75), (0, 0.10), (-1, 0.15))
ROUND: Chances = ((2 * POINT, 0.30), (POINT, 0.50), (0, 0.06), (-1, 0.14))
RIGHT_EARLY, RIGHT_LAST, ABSTAINED = 0.85, 0.75, 0.10
ERRS = 0.14


class Standing(NamedTuple):
    """The outcomes of this round for the viewer, and the probability to win the game after each."""

    early_right: float
    early_wrong: float
    right: float
    wrong: float
    abstained: float

    def early(self, chance: float) -> float:
        """The value of an early guess that is right with this probability (WO-19, WO-22)."""
        return chance * self.early_right + (1 - chance) * self.early_wrong

    def last(self, chance: float) -> float:
        """The value of the final phase: of a guess, or of abstaining if that is better (WO-18)."""
        return max(self.guessed(chance), self.abstained)

    def enough_early(self, waiting: float) -> float:
        """The probability from which on an early guess is worth more than waiting, which has this
        value.
        """
        stake = self.early_right - self.early_wrong
        return (waiting - self.early_wrong) / stake if stake > 0 else 1.0

    def enough_at_last(self) -> float:
        """The probability from which on a final guess is worth more than abstaining."""
        stake = self.right - self.wrong
        return (self.abstained - self.wrong) / stake if stake > 0 else 1.0

    def guessed(self, chance: float) -> float:
        """The value of a final guess that is right with this probability."""
        return chance * self.right + (1 - chance) * self.wrong


def standing(view: View) -> Standing:
    """The value of the outcomes of this round for the viewer.

    An early guess leaves one less for the others, so that another player will have one point at
    most (WO-17).
    """
    assert view.viewer is not None
    points, errors = view.scores[view.viewer - 1], view.errors[view.viewer - 1]
    left = ROUNDS - view.round
    guesses = early_guesses(view.seats) - len(view.early) if view.phase == "turns" else 0

    steady = _steady(view)
    against: dict[bool, tuple[Floats, Floats]] = {}
    for early in (False, True):
        others = _others(view, guesses - early)
        against[early] = _beats(others), _beats([_then(spread, ROUND, left) for spread in others])

    def worth(gain: int, error: int, early: bool) -> float:
        own = _at(POINT * (points + gain) - errors - error)
        now, later = against[early]
        at_once = float(own @ now)
        if left == 0 or errors + error >= ERRORS:
            return at_once
        own = _then(own, BARRED_ROUND if early and error else OWN_ROUND, 1)
        own = _then(own, OWN_ROUND, left - 1)
        return steady * float(own @ later) + (1 - steady) * at_once

    return Standing(
        early_right=worth(2, 0, True),
        early_wrong=worth(0, 1, True),
        right=worth(1, 0, False),
        wrong=worth(0, 1, False),
        abstained=worth(0, 0, False),
    )


def _others(view: View, guesses: int) -> list[Floats]:
    """The others' standings after this round, if they make this many more early guesses."""
    others = [seat for seat in range(1, view.seats + 1) if seat != view.viewer]
    share = guesses / max(1, sum(seat not in view.early for seat in others))
    found: list[Floats] = []
    for seat in others:
        early = 1.0 if seat in view.early else share
        last = 1 - early
        right, final = early * RIGHT_EARLY, last * RIGHT_LAST
        wrong = 1 - right - final - last * ABSTAINED
        chances = ((2 * POINT, right), (POINT, final), (0, last * ABSTAINED), (-1, wrong))
        spread = _at(POINT * view.scores[seat - 1] - view.errors[seat - 1])
        found.append(_then(spread, chances, 1))
    return found


def _steady(view: View) -> float:
    """The probability that no other player ends the game with a second error now (WO-24)."""
    risky = [
        seat
        for seat in range(1, view.seats + 1)
        if seat != view.viewer and view.errors[seat - 1] + 1 >= ERRORS
    ]
    return float((1 - ERRS) ** len(risky))


def _at(value: int) -> Floats:
    spread = np.zeros(SIZE)
    spread[min(value + LOWEST, SIZE - 1)] = 1.0
    return spread


def _then(spread: Floats, chances: Chances, rounds: int) -> Floats:
    kernel = np.zeros(2 * POINT + 2)
    for change, probability in chances:
        kernel[change + 1] += probability
    for _ in range(rounds):
        spread = np.convolve(spread, kernel)[1 : SIZE + 1]
    return spread


def _beats(others: list[Floats]) -> Floats:
    """By own standing: the share of the win against these others; a tie counts half."""
    share = np.ones(SIZE)
    for spread in others:
        share *= np.cumsum(spread) - spread / 2
    return share
