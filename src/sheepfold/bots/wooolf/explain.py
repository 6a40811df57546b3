"""Why a move: what an exact deducer in that seat says of it, as keys and facts to translate.

What one would think who also reads the others' choices, as the owl does, is said beside it.
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


def explain(view: View, move: Move) -> list[Reason]:
    """The reasons for a move, from the view alone: the same view gives the same reasons.

    >>> from sheepfold.games import wooolf
    >>> options = wooolf.Options()
    >>> state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
    >>> explain(wooolf.view(state, 1), Guess(0, 3))[0]
    ('guess-right', {'percent': 15})
    """
    if isinstance(move, Arrange):
        return []
    held = belief(view)
    if isinstance(move, Guess):
        return _guessed(view, held, move)
    _, chance = best_guess(held.guesses(), Random(0))
    _, read = best_guess(leaning(held).guesses(), Random(0))
    reasons: list[Reason] = [("best-guess", {"percent": _percent(chance)}), *_read(chance, read)]
    if isinstance(move, Abstain):
        return reasons
    for option, gain in inquiries(view, *weighed(held, WORLDS, Random(0)), Random(0)):
        if _alike(option, move):
            player = option.owner if isinstance(option, Peek) else option.to
            reasons.append(("would-learn", {"player": player, "percent": _percent(gain)}))
    return reasons


def _guessed(view: View, held: Belief, guess: Guess) -> list[Reason]:
    assert view.character is not None
    pointers = guess.first, guess.second or 0
    chance, read = float(held.guesses()[pointers]), float(leaning(held).guesses()[pointers])
    reasons: list[Reason] = [("guess-right", {"percent": _percent(chance)}), *_read(chance, read)]
    who = held.characters()
    for pointer, target in zip((guess.first, guess.second), TARGETS[view.character], strict=True):
        if pointer is not None and target is not None:
            percent = _percent(float(who[pointer, CHARACTERS.index(target)]))
            reasons.append(("plays", {"player": pointer, "character": target, "percent": percent}))
    return reasons


def _read(chance: float, read: float) -> list[Reason]:
    """What the others' choices make of it, if anything."""
    if _percent(chance) == _percent(read):
        return []
    return [("choices", {"percent": _percent(read)})]


def _alike(option: Peek | Ask, move: Peek | Ask) -> bool:
    """Whether both look at the same player in the same way; which side tells nothing (WO-13)."""
    if isinstance(option, Peek) and isinstance(move, Peek):
        return option.owner == move.owner
    return option == move


def _percent(chance: float) -> int:
    return round(100 * chance)
