"""Why a move: what the strongest dog, and the wolf that it looks for, say of it afterwards."""

from sheepfold.bots.uly_polly.belief import Seen, believe, likelihood
from sheepfold.bots.uly_polly.field import face_up
from sheepfold.bots.uly_polly.search import MIXTURE
from sheepfold.games.uly_polly import Move, View
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Hide, Place, Start, Step, Swap

Reason = tuple[str, dict[str, str | int]]
"""A key, and the facts that its sentence names."""

MODELS = tuple(model for model, _ in MIXTURE)
PRIOR = tuple(weight for _, weight in MIXTURE)


def explain(view: View, move: Move) -> list[Reason]:
    """The reasons for a move, from the view alone: the same view gives the same reasons.

    >>> from random import Random
    >>> from sheepfold.games import uly_polly
    >>> options = uly_polly.Options(first_wolf=1)
    >>> state = uly_polly.start(options, 2, uly_polly.deal(options, 2, Random(1)))
    >>> for seat, text in [(1, "hide a1"), (2, "start b2"), (1, "c3-c4")]:
    ...     state, _ = uly_polly.play(state, seat, uly_polly.parse(text, options))
    >>> explain(uly_polly.view(state, 2), Step(6))[0]
    ('turned', {'place': 'c2', 'percent': 4})
    """
    if isinstance(move, Hide):
        return [("hid", {})]
    if isinstance(move, Start):
        return [("began", {"percent": _percent(1 / len(view.tiles))})]
    if isinstance(move, Swap):
        return _swapped(view, move)
    return _stepped(view, move) if isinstance(move, Step) else []


def _stepped(view: View, step: Step) -> list[Reason]:
    chances = believe(view, MODELS, PRIOR).places.tolist()
    likeliest = chances.index(max(chances))
    reasons: list[Reason] = []
    if view.tiles[step.to]:
        reasons.append(("walked", {"place": _name(view, step.to)}))
    else:
        percent = _percent(chances[step.to])
        reasons.append(("turned", {"place": _name(view, step.to), "percent": percent}))
    if likeliest != step.to:
        percent = _percent(chances[likeliest])
        reasons.append(("likeliest", {"place": _name(view, likeliest), "percent": percent}))
    return reasons


def _swapped(view: View, swap: Swap) -> list[Reason]:
    """What the dog makes of it: how likely it holds the wolf's own place, before and after."""
    assert view.wolf is not None
    assert view.dog is not None
    before = believe(view, MODELS, PRIOR)
    pair = min(swap.a, swap.b), max(swap.a, swap.b)
    seen = Seen(face_up(view.tiles), view.dog, view.turned, view.idle, pair, None)
    joint = before.joint * likelihood(view.options, seen, MODELS)
    after = joint.sum(axis=0)[view.wolf] / joint.sum()  # the tile of the wolf, wherever it goes
    at = {swap.a: swap.b, swap.b: swap.a}.get(view.wolf, view.wolf)
    facts = {"before": _percent(before.places[view.wolf]), "percent": _percent(after)}
    return [("swapped", {"place": _name(view, at), **facts})]


def _percent(chance: float) -> int:
    return round(100 * float(chance))


def _name(view: View, place: Place) -> str:
    return place_name(place, view.options.columns)
