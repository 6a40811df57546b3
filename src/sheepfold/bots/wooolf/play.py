"""The bots that calculate: exact deduction, what to find out next, and when to guess."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import numpy as np

from sheepfold.bots.policy import Policy, Reason, percent
from sheepfold.bots.wooolf.boldness import enough_now
from sheepfold.bots.wooolf.change_of_mind import Suspicions, greatest_change, observed, targets
from sheepfold.bots.wooolf.habits import read
from sheepfold.bots.wooolf.hands import CHARACTERS
from sheepfold.bots.wooolf.inform import Inquiry, inquiries, rights
from sheepfold.bots.wooolf.posterior import Belief, belief
from sheepfold.bots.wooolf.price import may_fool, priced
from sheepfold.bots.wooolf.simple import PATIENCE, allowed
from sheepfold.bots.wooolf.trusting import trusting_belief
from sheepfold.games.wooolf.cards import TARGETS
from sheepfold.games.wooolf.pieces import Abstain, Ask, Guess, Move, Peek
from sheepfold.games.wooolf.view import View, refusal
from sheepfold.games.wooolf.worlds import Floats, Ints


class Skill(NamedTuple):
    """How well a bot of this kind plays."""

    worlds: int
    """How many worlds it draws to evaluate peeks and questions."""
    early: float
    """How sure it must be for an early guess."""
    last: float
    """How sure it must be for a final guess."""
    trusting: bool = False
    """Whether it never suspects a lie."""


FOX = Skill(worlds=256, early=0.8, last=0.5)
TRUSTING = Skill(worlds=256, early=0.8, last=0.5, trusting=True)
OWL_WORLDS = 400
SMALL = 5
"""Up to this many players there are at most 2,520 worlds, and all of them are used."""

NOTABLE = 0.05
"""A bot says that it hoped to fool somebody only if the expected number is above this: then it is
above zero whichever worlds were drawn."""

TOLERANCE = 1e-9
"""Values that differ by less count as equal, because rounding differs between machines."""


def plain(skill: Skill) -> Policy[View, Move]:
    """A bot that finds out what improves its guess most, and guesses when it is sure enough."""

    def think(view: View) -> Deduction:
        allowed(view)
        believe = trusting_belief if skill.trusting else belief
        held = believe(view)
        enough = skill.last if view.phase == "final" else skill.early
        chances = guess_chances(view, held)
        return Deduction(view, held, chances, enough, skill.worlds, believe=believe)

    return Policy(think)


def weighing(literal: bool = False) -> Policy[View, Move]:
    """A bot that decides by the probability to win the game.

    It uses the others' choices as evidence; `literal` uses only what was said and seen.
    """

    def think(view: View) -> Deduction:
        allowed(view)
        certain = belief(view)
        weights, foxes = read(certain, literal)
        held = certain.reweighted(weights)
        enough = enough_now(view, foxes)
        chances = guess_chances(view, held)
        return Deduction(view, held, chances, enough, OWL_WORLDS, certain, believe)

    def believe(view: View) -> Belief:
        certain = belief(view)
        return certain.reweighted(read(certain, literal).weights)

    return Policy(think)


class Deduction(NamedTuple):
    """What such a bot believes, and how sure it wants to be."""

    view: View
    held: Belief
    chances: Floats
    """By guess: the probability that it is right."""
    enough: float
    """The probability from which on it guesses."""
    worlds: int
    """How many worlds are drawn to evaluate peeks and questions."""
    certain: Belief | None = None
    """What it believed before it considered the others' choices; `None` if it does not consider
    them. If it does, it also considers what they learn from its peeks and questions."""
    believe: Callable[[View], Belief] = belief
    """How it came to believe what it holds."""

    def draw(self, rng: Random) -> Move:
        """The best guess if it is sure enough, else the best peek or question."""
        guess, _ = best_guess(self.chances, rng)
        if self.guesses():
            return guess
        if self.view.phase == "final":
            return Abstain()
        return rng.choice(most_gainful(self.inquiries(rng)))

    def inquiries(self, rng: Random) -> list[Inquiry]:
        """Every peek and question, and what it is worth."""
        worlds, weights = weighed(self.held, self.worlds, rng)
        options = inquiries(self.view, worlds, weights, rng)
        if self.certain is None:
            return options
        return [priced(self.view, option, worlds, weights) for option in options]

    @property
    def best(self) -> float:
        """The probability that the best guess is right."""
        return float(self.chances.max())

    @property
    def late(self) -> bool:
        """Whether it has had so many turns that it guesses even if it is not sure."""
        assert self.view.viewer is not None
        return self.view.phase == "turns" and self.view.taken[self.view.viewer - 1] >= PATIENCE

    def refused(self) -> str | None:
        """Why it may not guess now, if it may not."""
        wolf = self.chances.shape[1] == 1
        refused = refusal(self.view, Guess(0, None if wolf else 0))
        return None if refused is None else refused.reason

    def guesses(self) -> bool:
        """Whether it guesses now."""
        return self.refused() is None and (self.late or is_enough(self.best, self.enough))

    def why(self, move: object) -> list[Reason]:
        """How sure it was, how sure it wanted to be, and what it guessed or tried to find out."""
        if isinstance(move, Guess):
            return self._guessed(move) if self.guesses() else []
        if self.guesses() or isinstance(move, Abstain) != (self.view.phase == "final"):
            return []
        looks = isinstance(move, Peek | Ask) and self._looks(move)
        if not looks and not isinstance(move, Abstain):
            return []
        best: Reason = ("wooolf-best-guess", {"percent": percent(self.best)})
        reasons = [best, self._waits(), *self._read(None)]
        return [*reasons, *self._learns(move)] if isinstance(move, Peek | Ask) else reasons

    def changed(self) -> list[Reason]:
        """What changed its mind most since its last turn, if a percentage changed."""
        change = greatest_change(self.view, self._suspects)
        if change is None or percent(change.before) == percent(change.after):
            return []
        about: dict[str, str | int] = {"player": change.player, "character": change.character}
        chances = {"before": percent(change.before), "percent": percent(change.after)}
        return [observed(self.view, change.event), ("wooolf-changed-to", {**about, **chances})]

    def _suspects(self, view: View) -> Suspicions:
        who = self.believe(view).characters()
        return {
            (player, target): float(who[player, CHARACTERS.index(target)])
            for player, target in targets(view)
        }

    def _guessed(self, guess: Guess) -> list[Reason]:
        chance = float(self.chances[guess.first, guess.second or 0])
        if chance < self.best - TOLERANCE:
            return []
        return [
            ("wooolf-guess-right", {"percent": percent(chance)}),
            *self._read(guess),
            *self._pointed(guess),
            ("wooolf-sure-enough", {"enough": percent(self.enough)})
            if is_enough(chance, self.enough)
            else ("wooolf-late", {"count": PATIENCE}),
        ]

    def _pointed(self, guess: Guess) -> list[Reason]:
        """How likely each pointer is right by itself."""
        assert self.view.character is not None
        who = self.held.characters()
        return [
            (
                "wooolf-plays",
                {
                    "player": player,
                    "character": target,
                    "percent": percent(who[player, CHARACTERS.index(target)]),
                },
            )
            for player, target in zip(
                (guess.first, guess.second), TARGETS[self.view.character], strict=True
            )
            if player is not None and target is not None
        ]

    def _read(self, guess: Guess | None) -> list[Reason]:
        """How likely this guess (or the best one) would be without the evidence of the others'
        choices, if that makes a difference."""
        if self.certain is None:
            return []
        now, before = (
            float(chances.max() if guess is None else chances[guess.first, guess.second or 0])
            for chances in (self.chances, guess_chances(self.view, self.certain))
        )
        if abs(now - before) <= TOLERANCE or percent(now) == percent(before):
            return []
        return [("wooolf-read-choices", {"known": percent(before)})]

    def _waits(self) -> Reason:
        """Why it does not guess."""
        refused = self.refused()
        if refused is not None:
            return refused, {}
        almost = percent(self.best) >= percent(self.enough)
        return "wooolf-almost-sure" if almost else "wooolf-not-sure", {
            "enough": percent(self.enough)
        }

    def _looks(self, move: Peek | Ask) -> bool:
        """Whether it may have chosen this; with many players it drew worlds, which are not kept."""
        if self.view.players > SMALL:
            return True
        return any(_alike(move, best) for best in most_gainful(self.inquiries(Random(0))))

    def _learns(self, move: Peek | Ask) -> list[Reason]:
        if self.certain is None:
            return [("wooolf-learns-most", {})]
        reasons: list[Reason] = [("wooolf-learns-priced", {})]
        if isinstance(move, Peek) and self.view.character == "boy":
            worlds, weights = weighed(self.held, self.worlds, Random(0))
            if may_fool(self.view, move.owner, worlds, weights) > NOTABLE:
                reasons.append(("wooolf-may-fool", {}))
        return reasons


def guess_chances(view: View, held: Belief) -> Floats:
    """The probability of each guess, by a shortcut if the worlds are few."""
    if view.players > SMALL:
        return held.guesses()
    worlds, weights = held.every_world()
    chances: Floats = (weights @ rights(view, worlds)).reshape(view.players + 1, -1)
    return chances


def best_guess(guesses: Floats, rng: Random) -> tuple[Guess, float]:
    """The likeliest guess, drawn if there are several, and its probability."""
    chance = float(guesses.max())
    first, second = rng.choice(np.argwhere(guesses >= chance - TOLERANCE).tolist())
    return Guess(first, None if guesses.shape[1] == 1 else second), chance


def weighed(held: Belief, count: int, rng: Random) -> tuple[Ints, Floats]:
    """Worlds and their weights: all of them at a small table, else this many drawn ones."""
    if held.view.players <= SMALL:
        return held.every_world()
    return held.draw_many(count, rng), np.full(count, 1 / count)


def most_gainful(options: list[Inquiry]) -> list[Peek | Ask]:
    """All inquiries that gain most, so that no seat is preferred."""
    most = max(option.gain for option in options)
    return [option.move for option in options if option.gain >= most - TOLERANCE]


def _alike(one: Peek | Ask, other: Peek | Ask) -> bool:
    """Whether both are the same inquiry; the side of a peek makes no difference (WO-13)."""
    if isinstance(one, Peek) and isinstance(other, Peek):
        return one.owner == other.owner
    return one == other


def is_enough(chance: float, wanted: float) -> bool:
    """Whether a probability reaches the threshold, apart from rounding."""
    return chance >= wanted - TOLERANCE
