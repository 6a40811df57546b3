"""How sure the strongest level wants to be before it guesses, by the scores and the opponents."""

from sheepfold.bots.wooolf.standing import standing
from sheepfold.games.wooolf.state import early_guesses
from sheepfold.games.wooolf.view import View

CAREFUL, BOLD = (0.88, 0.94), (0.42, 0.62)
"""The bounds of the probability that is wanted for an early guess, at a weak and a strong table.

At a strong table those who wait get no other turn; at a weak one there is time to be sure.
"""
FEW, MANY = 0.1, 0.7
"""The share of foxes among the others at a weak and at a strong table."""
LAST = (0.25, 0.50)
"""The bounds for the final guess."""
LATER = 0.85
"""The assumed probability that the best guess is right once the turns are over."""
HAZARD = (0.3, 0.6, 0.8, 0.8)
"""How likely another player guesses early in its turn, by the number of turns it has had.

This is more than the average (0, 0.24, 0.5): when this bot is close to a guess, so are the others.
"""


def enough_now(view: View, foxes: float) -> float:
    """How sure to be before guessing in this phase, if this share of the others are foxes."""
    if view.phase == "final":
        return _between(LAST, standing(view).enough_at_last())
    return _between(bounds(foxes), enough_early(view))


def enough_early(view: View) -> float:
    """How sure to be before guessing now, instead of waiting for a turn that may not come."""
    worth, lasts = standing(view), turn_comes(view)
    early, last = worth.early(LATER), worth.last(LATER)
    return worth.enough_early(lasts * max(early, last) + (1 - lasts) * last)


def bounds(foxes: float) -> tuple[float, float]:
    """The bounds for an early guess, if this share of the others seem to be foxes."""
    bold = min(max((foxes - FEW) / (MANY - FEW), 0.0), 1.0)
    low, high = (one + bold * (two - one) for one, two in zip(CAREFUL, BOLD, strict=True))
    return low, high


def _between(bounds: tuple[float, float], wanted: float) -> float:
    """The threshold, kept within its bounds: the model behind it is only rough."""
    return min(max(wanted, bounds[0]), bounds[1])


def turn_comes(view: View) -> float:
    """The probability that the viewer gets another turn (WO-17, WO-28)."""
    assert view.viewer is not None
    limit = view.options.round_limit
    if limit is not None and view.taken[view.viewer - 1] + 1 >= limit:
        return 0.0
    needed = early_guesses(view.seats) - len(view.early)
    guessed = [1.0] + [0.0] * needed
    for seat in range(1, view.seats + 1):
        if seat == view.viewer or seat in view.early or seat in view.barred:
            continue
        hazard = HAZARD[min(view.taken[seat - 1], len(HAZARD) - 1)]
        guessed = [
            guessed[n] * (1 - hazard) + (guessed[n - 1] * hazard if n else 0.0)
            for n in range(needed + 1)
        ]
    return sum(guessed[:needed])
