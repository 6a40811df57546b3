"""Those who calculate: exact deduction, what to learn next, and when to guess."""

from random import Random
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from sheepfold.bots.wooolf.habits import read
from sheepfold.bots.wooolf.hands import CHARACTER, DOG, HELD, HUNTER, WOLF
from sheepfold.bots.wooolf.inform import Inquiry, inquiries, rights
from sheepfold.bots.wooolf.posterior import Belief, belief
from sheepfold.bots.wooolf.simple import PATIENCE, allowed
from sheepfold.bots.wooolf.standing import standing
from sheepfold.games.game import ImpossibleView
from sheepfold.games.wooolf.cards import ASPECT, CARDS
from sheepfold.games.wooolf.pieces import Abstain, Ask, Event, Guess, Move, Peek, Peeked, Token
from sheepfold.games.wooolf.state import early_guesses
from sheepfold.games.wooolf.view import View
from sheepfold.games.wooolf.worlds import Floats, Ints


class Wits(NamedTuple):
    """What makes a thinker: how many worlds it weighs, and how sure it wants to be."""

    worlds: int
    early: float
    last: float
    trusting: bool = False


FOX = Wits(worlds=256, early=0.8, last=0.5)
TRUSTING = Wits(worlds=256, early=0.8, last=0.5, trusting=True)
OWL_WORLDS = 400
SMALL = 5
"""Up to so many players there are at most 2,520 worlds, and all of them are weighed."""

CAREFUL, BOLD = (0.88, 0.94), (0.42, 0.62)
"""Between which probabilities the standing decides on an early guess, at a weak and a strong table.

Who waits at a strong table gets no turn any more; at a weak one there is time to be sure.
"""
FEW, MANY = 0.1, 0.7
"""What part of the others are foxes at such tables."""
LAST = (0.25, 0.50)
"""The bounds for the final guess."""
LATER = 0.85
"""How likely the best guess is right once the turns are over."""
HAZARD = (0.3, 0.6, 0.8, 0.8)
"""How likely somebody guesses early in a turn, by turns taken before.

More than the average (0, 0.24, 0.5): when oneself is close to a guess, so are the others.
"""
FOOLED = 0.12
"""How much a point from a wolf token of the boy's is to be hoped for, as better guessing."""
PUBLIC = 0.01
"""What it costs that everyone hears an answer."""

SAME = 1e-9
"""What differs by less is equal: on another machine it is rounded otherwise."""

NOT_TOLD = np.array([ASPECT[card] == "?" for card in CARDS])


def plain(view: View, rng: Random, wits: Wits) -> Move:
    """Learns what raises the best guess most, and guesses when sure enough."""
    moves = allowed(view)
    held = gullible(view) if wits.trusting else belief(view)
    guess, chance = best_guess(guess_chances(view, held), rng)
    if view.phase == "final":
        return guess if is_enough(chance, wits.last) else Abstain()
    assert view.viewer is not None
    late = view.taken[view.viewer - 1] >= PATIENCE
    if guess in moves and (late or is_enough(chance, wits.early)):
        return guess
    return _most(inquiries(view, *weighed(held, wits.worlds, rng), rng), rng)


def owl(view: View, rng: Random) -> Move:
    """Weighs what the others chose, and by the chance to win the game what to do about it all."""
    return _weighing(view, rng, literal=False)


def literal(view: View, rng: Random) -> Move:
    """An owl that goes by what was said and seen alone, and by nobody's choices."""
    return _weighing(view, rng, literal=True)


def _weighing(view: View, rng: Random, literal: bool) -> Move:
    """What to learn, when to guess and what an error costs, by the chance to win the game."""
    moves = allowed(view)
    held = belief(view)
    weights, foxes = read(held, literal)
    held = held.leaning(weights)
    guess, chance = best_guess(guess_chances(view, held), rng)
    if view.phase == "final":
        enough = _between(LAST, standing(view).enough_at_last())
        return guess if is_enough(chance, enough) else Abstain()
    assert view.viewer is not None
    late = view.taken[view.viewer - 1] >= PATIENCE
    if guess in moves and (late or is_enough(chance, _between(bounds(foxes), enough_early(view)))):
        return guess
    worlds, chances = weighed(held, OWL_WORLDS, rng)
    options = inquiries(view, worlds, chances, rng)
    return _most([_priced(view, option, worlds, chances) for option in options], rng)


def enough_early(view: View) -> float:
    """How sure is sure enough to guess now rather than to wait for a turn that may not come."""
    worth, lasts = standing(view), turn_comes(view)
    early, last = worth.early(LATER), worth.last(LATER)
    return worth.enough_early(lasts * max(early, last) + (1 - lasts) * last)


def bounds(foxes: float) -> tuple[float, float]:
    """How bold to be if so many of the others seem to be foxes."""
    bold = min(max((foxes - FEW) / (MANY - FEW), 0.0), 1.0)
    low, high = (one + bold * (two - one) for one, two in zip(CAREFUL, BOLD, strict=True))
    return low, high


def _between(bounds: tuple[float, float], wanted: float) -> float:
    """The standing is a rough model: it may bend the threshold, not break it."""
    return min(max(wanted, bounds[0]), bounds[1])


def guess_chances(view: View, held: Belief) -> Floats:
    """How likely each guess is right, the short way if the worlds are few."""
    if view.players > SMALL:
        return held.guesses()
    worlds, weights = held.every_world()
    chances: Floats = (weights @ rights(view, worlds)).reshape(view.players + 1, -1)
    return chances


def best_guess(guesses: Floats, rng: Random) -> tuple[Guess, float]:
    """The likeliest guess, one of them if several are, and how likely it is."""
    chance = float(guesses.max())
    first, second = rng.choice(np.argwhere(guesses >= chance - SAME).tolist())
    return Guess(first, None if guesses.shape[1] == 1 else second), chance


def weighed(held: Belief, count: int, rng: Random) -> tuple[Ints, Floats]:
    """Worlds to value on, and their weights: all of them at a small table, else this many drawn."""
    if held.view.players <= SMALL:
        return held.every_world()
    return held.draw_many(count, rng), np.full(count, 1 / count)


def turn_comes(view: View) -> float:
    """How likely the turns last until the viewer's next one (WO-17, WO-28)."""
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


def gullible(view: View) -> Belief:
    """What one believes who never suspects a lie: what does not fit the rest was misheard.

    What it saw and what was answered comes first, then what others announced, in order.
    """
    belief(view)  # an impossible view is refused, not misheard
    own = [not isinstance(e, Peeked) or e.by == view.viewer for e in view.history]
    kept = [event for event, sure in zip(view.history, own, strict=True) if sure]
    told = [event for event, sure in zip(view.history, own, strict=True) if not sure]
    while told:
        fitting, failing = 0, len(told) + 1
        while failing - fitting > 1:
            middle = len(told) if failing > len(told) and not fitting else (fitting + failing) // 2
            if _believes(view, kept + told[:middle]) is None:
                failing = middle
            else:
                fitting = middle
        kept += told[:fitting]
        told = told[failing:]
    found = _believes(view, kept)
    assert found is not None
    return found


def _believes(view: View, history: list[Event]) -> Belief | None:
    try:
        return belief(replace(view, history=tuple(history)), trusting=True)
    except ImpossibleView:
        return None


def _most(options: list[Inquiry], rng: Random) -> Peek | Ask:
    """The inquiry that gains most, any of those that do: no seat is looked at more than another."""
    most = max(option.gain for option in options)
    return rng.choice([option.move for option in options if option.gain >= most - SAME])


def is_enough(chance: float, wanted: float) -> bool:
    """Whether one may be this sure, however it was rounded."""
    return chance >= wanted - SAME


def _priced(view: View, option: Inquiry, worlds: Ints, weights: Floats) -> Inquiry:
    """The gain of an inquiry, with what the others get of it."""
    if not isinstance(option.move, Peek):
        return option._replace(gain=option.gain - PUBLIC)
    if view.character != "boy":
        return option
    fooled = _may_fool(view, option.move.owner, worlds, weights)
    return option._replace(gain=option.gain + FOOLED * fooled)


def _may_fool(view: View, owner: int, worlds: Ints, weights: Floats) -> float:
    """How many dogs and hunters a wolf token of the boy's on this player may fool (WO-20)."""
    assert view.viewer is not None
    mark = Token(view.viewer, "wolf")
    if mark in view.tokens[owner - 1]:
        return 0.0
    clues = {token.clue for token in view.tokens[owner - 1]} - {"?", "wolf"}
    if len(clues) > 1:
        return 0.0  # two other clues: everyone sees that this is no wolf
    marked = sum(mark in tokens for tokens in view.tokens)
    who = CHARACTER[worlds]
    told = 1 - NOT_TOLD[HELD[worlds[:, owner]]].mean(axis=1)
    open_minded = [
        seat
        for seat in range(1, view.seats + 1)
        if seat not in (view.viewer, owner) and seat not in view.early
    ]
    hunters = ((who[:, open_minded] == DOG) | (who[:, open_minded] == HUNTER)).sum(axis=1)
    return float((hunters * told * (who[:, owner] != WOLF)) @ weights) / (1 + marked)
