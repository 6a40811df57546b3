"""Advice in Uly & Polly: where the wolf may be, a hint, and what the owl would do.

The wolf's seat is shown what Polly's players may think: its real place does not affect the
probabilities. `known.py` says what is assumed about the wolf.
"""

from collections.abc import Mapping, Sequence

from sheepfold.bots import Reason
from sheepfold.bots.uly_polly.belief import believe
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Hide, Move, Place, Start, Step, Swap, meadow
from sheepfold.games.uly_polly.view import View
from sheepfold.learn.advice import Sentence, Suggestion, TurnAdvice
from sheepfold.learn.game_learning import Chances, rounded
from sheepfold.learn.uly_polly.known import EVEN, KINDS

LIKELY = 0.75
"""A hint points at tiles whose probability is at least this share of the largest in reach."""

REASON_SENTENCES = (
    "hid",
    "start-proposed",
    "start-open",
    "walked-nearest",
    "swap-alike",
    "walled",
    "prepared",
    "gathered",
    "bluffed",
    "guarded",
)
"""Reasons of the owl that have a sentence of their own in the advice."""

Facts = Mapping[str, str | int]


def known(seen: View) -> Chances:
    """The probability of each place of the wolf, from public knowledge."""
    return (tuple(rounded(float(chance)) for chance in believe(seen, KINDS, EVEN).places),)


def about(seen: View) -> str:
    """The key of the sentence about what is assumed, for Polly's players or for the wolf."""
    return "uly_polly-advice-wolf" if seen.viewer == seen.wolf_seat else "uly_polly-known-about"


def turn(seen: View, move: Move, reasons: Sequence[Reason]) -> TurnAdvice:
    """A hint, and what the owl would do."""
    given = {key.removeprefix("uly_polly-"): facts for key, facts in reasons}
    names = _names(seen, move)
    does = Sentence(f"uly_polly-advice-{type(move).__name__.lower()}", facts=names)
    bot = Suggestion((does, _because(given)), _places(move))
    return TurnAdvice(_hint(seen, move, given), bot)


def _because(given: Mapping[str, Facts]) -> Sentence:
    """The owl's reasons in one sentence."""
    for key in REASON_SENTENCES:
        if key in given:
            return _sentence(f"advice-{key}", given[key])
    ahead = "good" if "step-good" in given else "best"
    if "turned" in given:
        return _sentence(f"advice-turned-{ahead}", given["turned"])
    if "nearer" in given:
        return _sentence("advice-nearer", given["nearer"])
    return _sentence("advice-walked")


def _hint(seen: View, move: Move, given: Mapping[str, Facts]) -> Suggestion:
    if isinstance(move, Hide):
        return _say("hint-hide")
    if isinstance(move, Start):
        return _say("hint-start-proposed" if "start-proposed" in given else "hint-start")
    if isinstance(move, Swap):
        return _say(f"hint-swap-{_distance(seen)}")
    assert isinstance(move, Step)
    near = meadow(seen.options.rows, seen.options.columns).neighbours[_dog(seen)]
    if seen.tiles[move.to]:
        return _say("hint-walk", at=[to for to in near if seen.tiles[to]])
    chances = known(seen)[0]
    down = [to for to in near if not seen.tiles[to]]
    most = max(chances[to] for to in down)
    likely = [to for to in down if chances[to] >= LIKELY * most]
    if len(likely) == len(down):
        return _say("hint-turn-any", {"count": len(down)}, down)
    return _say("hint-turn-likely", {"count": len(likely)}, likely)


def _distance(seen: View) -> str:
    """How far Polly is from the wolf."""
    dog = _dog(seen)
    if seen.wolf == dog:
        return "under"
    near = meadow(seen.options.rows, seen.options.columns).neighbours[dog]
    return "near" if seen.wolf in near else "far"


def _dog(seen: View) -> Place:
    assert seen.dog is not None
    return seen.dog


def _places(move: Move) -> tuple[Place, ...]:
    match move:
        case Swap(a, b):
            return a, b
        case Hide(at) | Start(at) | Step(at):
            return (at,)
    return ()


def _names(seen: View, move: Move) -> dict[str, str | int]:
    names = [place_name(place, seen.options.columns) for place in _places(move)]
    return dict(zip(("a", "b") if len(names) > 1 else ("place",), names, strict=True))


def _sentence(key: str, facts: Facts | None = None) -> Sentence:
    return Sentence(f"uly_polly-{key}", facts=dict(facts or {}))


def _say(key: str, facts: Facts | None = None, at: Sequence[Place] = ()) -> Suggestion:
    return Suggestion((_sentence(key, facts),), tuple(at))
