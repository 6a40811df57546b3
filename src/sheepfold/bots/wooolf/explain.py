"""Why a move: what an exact deducer in that seat says of it, as keys and facts to translate.

The owl also reads the others' choices; of its moves it is said what that made of the chances.
"""

from random import Random

from sheepfold.bots.wooolf.habits import leaning
from sheepfold.bots.wooolf.hands import CHARACTERS
from sheepfold.bots.wooolf.inform import inquiries
from sheepfold.bots.wooolf.play import best_guess, weighed
from sheepfold.bots.wooolf.posterior import Belief, belief
from sheepfold.games.wooolf.cards import TARGETS
from sheepfold.games.wooolf.pieces import Abstain, Arrange, Ask, Guess, Move, Peek
from sheepfold.games.wooolf.view import View

WORLDS = 400

Reason = tuple[str, dict[str, str | int]]
"""A key, and the facts that its sentence names."""


def explain_owl(view: View, move: Move) -> list[Reason]:
    """The reasons of one that reads choices."""
    return explain(view, move, reads=True)


def explain(view: View, move: Move, reads: bool = False) -> list[Reason]:
    """The reasons for a move, from the view alone: the same view gives the same reasons.

    >>> from sheepfold.games import wooolf
    >>> options = wooolf.Options()
    >>> state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
    >>> explain(wooolf.view(state, 1), Guess(0, 3))[0]
    ('guess-right', {'percent': 15})
    """
    if isinstance(move, Arrange):
        return []
    certain = belief(view)
    held = leaning(certain) if reads else certain
    if isinstance(move, Guess):
        return _guessed(view, certain, held, move)
    known, chance = (best_guess(one.guesses(), Random(0))[1] for one in (certain, held))
    reasons = _chances("best-guess", known, chance)
    if isinstance(move, Abstain):
        return reasons
    for option, gain in inquiries(view, *weighed(held, WORLDS, Random(0)), Random(0)):
        if _alike(option, move):
            player = option.owner if isinstance(option, Peek) else option.to
            reasons.append(("would-learn", {"player": player, "percent": _percent(gain)}))
    return reasons


def _guessed(view: View, certain: Belief, held: Belief, guess: Guess) -> list[Reason]:
    assert view.character is not None
    pointers = guess.first, guess.second or 0
    known, chance = (float(one.guesses()[pointers]) for one in (certain, held))
    reasons = _chances("guess-right", known, chance)
    who = held.characters()
    for pointer, target in zip((guess.first, guess.second), TARGETS[view.character], strict=True):
        if pointer is not None and target is not None:
            percent = _percent(float(who[pointer, CHARACTERS.index(target)]))
            reasons.append(("plays", {"player": pointer, "character": target, "percent": percent}))
    return reasons


def _chances(key: str, known: float, chance: float) -> list[Reason]:
    """How likely by what is known for certain, and what choices made of it, if anything."""
    reasons: list[Reason] = [(key, {"percent": _percent(known)})]
    if _percent(chance) != _percent(known):
        reasons.append(("choices", {"percent": _percent(chance)}))
    return reasons


def _alike(option: Peek | Ask, move: Peek | Ask) -> bool:
    """Whether both look at the same player in the same way; which side tells nothing (WO-13)."""
    if isinstance(option, Peek) and isinstance(move, Peek):
        return option.owner == move.owner
    return option == move


def _percent(chance: float) -> int:
    return round(100 * chance)
