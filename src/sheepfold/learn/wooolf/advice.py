"""Advice in Wooolf!!: who may be who, a hint, and what the owl would do.

The probabilities are exactly what follows from the rules and from what the seat has seen. The owl
also interprets the others' choices, so it may disagree; then it says so.
"""

from collections.abc import Mapping, Sequence

from sheepfold.bots import Reason
from sheepfold.games.wooolf.cards import TARGETS
from sheepfold.games.wooolf.pieces import Ask, Guess, Move, Peek, Player
from sheepfold.games.wooolf.view import View
from sheepfold.learn.advice import Sentence, Suggestion, TurnAdvice
from sheepfold.learn.wooolf.known import characters

known = characters

Given = Mapping[str, Mapping[str, str | int]]


def about(seen: View) -> str:  # noqa: ARG001
    """What the probabilities follow from."""
    return "wooolf-known-about"


def turn(seen: View, move: Move, reasons: Sequence[Reason]) -> TurnAdvice:
    """A hint, and what the owl would do."""
    given = {key.removeprefix("wooolf-"): facts for key, facts in reasons}
    if isinstance(move, Guess):
        bot = Suggestion((*_pointed(seen, move), *_sure(given)), _players(move))
    elif isinstance(move, Peek):
        does = Sentence("wooolf-advice-peek", {"player": move.owner})
        bot = Suggestion((does, *_unsure(given)), (move.owner,))
    elif isinstance(move, Ask):
        does = Sentence("wooolf-advice-ask", {"player": move.to}, {"question": move.question})
        bot = Suggestion((does, *_unsure(given)), (move.to,))
    else:
        bot = Suggestion((Sentence("wooolf-advice-abstain"), *_unsure(given)))
    return TurnAdvice(_hint(seen, move), bot)


def _hint(seen: View, move: Move) -> Suggestion:
    if isinstance(move, Peek):
        player = least_known(seen)
        if player is not None:
            return Suggestion((Sentence("wooolf-hint-peek", {"player": player}),), (player,))
    kind = type(move).__name__.lower()
    return Suggestion((Sentence(f"wooolf-hint-{kind}-{seen.phase}"),))


def least_known(seen: View) -> Player | None:
    """The player whose likeliest character is the least likely; `None` if all are known."""
    surest = {
        player: max(chances)
        for player, chances in enumerate(known(seen), 1)
        if player != seen.viewer and max(chances) < 1
    }
    return min(surest, key=surest.__getitem__) if surest else None


def _pointed(seen: View, guess: Guess) -> list[Sentence]:
    """Whom the owl would name; player 0 is nobody (WO-15)."""
    assert seen.character is not None
    found = [Sentence("wooolf-advice-guess")]
    for player, target in zip((guess.first, guess.second), TARGETS[seen.character], strict=True):
        if player is None or target is None:
            continue
        if player:
            found.append(Sentence("wooolf-advice-is", {"player": player}, {"character": target}))
        else:
            found.append(Sentence("wooolf-advice-nobody", facts={"character": target}))
    return found


def _players(guess: Guess) -> tuple[Player, ...]:
    return tuple(player for player in (guess.first, guess.second) if player)


def _sure(given: Given) -> list[Sentence]:
    """Why the owl guesses."""
    chance = given["guess-right"]
    if "late" in given:
        return [_sentence("advice-late", {**chance, **given["late"]}), *_read(given)]
    return [_sentence("advice-sure", {**chance, **given["sure-enough"]}), *_read(given)]


def _unsure(given: Given) -> list[Sentence]:
    """Why the owl does not guess, and why it would rather do this."""
    best = given["best-guess"]
    found = []
    for key in ("first-turn", "barred", "almost-sure", "not-sure"):
        if key in given:
            found.append(_sentence(f"advice-{key}", {**best, **given[key]}))
    found += _read(given)
    if "learns-priced" in given:
        found.append(_sentence("advice-learns"))
    if "may-fool" in given:
        found.append(_sentence("advice-may-fool"))
    return found


def _read(given: Given) -> list[Sentence]:
    """How likely the guess is without interpreting the others' choices, if that differs."""
    read = given.get("read-choices")
    return [] if read is None else [_sentence("advice-read-choices", read)]


def _sentence(key: str, facts: Mapping[str, str | int] | None = None) -> Sentence:
    return Sentence(f"wooolf-{key}", facts=dict(facts or {}))
