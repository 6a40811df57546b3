"""Which swap or step changed a dog's mind most since its last step, for the reasons it gives."""

from typing import NamedTuple

from sheepfold.bots.policy import Reason, percent
from sheepfold.bots.uly_polly.belief import Model, Observation, hidden, observations, updated
from sheepfold.bots.uly_polly.field import Floats
from sheepfold.games.uly_polly import View
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Place, Stepped, Swapped


class _Change(NamedTuple):
    """How much an observation changed, and the sentence about it; none if no percentage changed."""

    much: float
    reasons: list[Reason]


def change_of_mind(view: View, models: tuple[Model, ...], prior: tuple[float, ...]) -> list[Reason]:
    """The swap that made one tile more suspicious, or the sheep where the dog suspected the wolf:
    whichever of them changed most.

    Nothing is told if no percentage changed. What the dog's own last step turned counts too, for
    the dog did not know it before.
    """
    joint = hidden(view.options, models, prior)
    moves = [event for event in view.history if isinstance(event, Swapped | Stepped)]
    own = [n for n, e in enumerate(moves) if isinstance(e, Stepped) and e.seat == view.viewer]
    since = own[-1] if own else 0
    found: list[_Change] = []
    for number, seen in enumerate(observations(view)):
        was = _by_place(joint)
        joint = updated(view.options, joint, seen, models)
        if number < since:
            continue
        if seen.swap is not None:
            found.append(_after_swap(view, seen.swap, was, _by_place(joint)))
        elif seen.sheep is not None:
            found.append(_after_sheep(view, seen, seen.sheep, was))
    return max(found, key=lambda change: change.much).reasons if found else []


def _after_swap(view: View, swap: tuple[Place, Place], was: Floats, now: Floats) -> _Change:
    """The tile that a swap made most suspicious; it is named by its new place."""
    a, b = swap
    was[[a, b]] = was[[b, a]]
    place = int((now - was).argmax())
    before, after = percent(was[place]), percent(now[place])
    facts = {"a": _name(view, a), "b": _name(view, b), "place": _name(view, place)}
    reason: Reason = ("uly_polly-changed-swap", {**facts, "before": before, "percent": after})
    return _Change(float(now[place] - was[place]), [reason] if before != after else [])


def _after_sheep(view: View, seen: Observation, place: Place, was: Floats) -> _Change:
    """A sheep on a tile that was more suspicious than the face-down tiles are on average."""
    down = [at for at in range(len(was)) if not seen.up >> at & 1]
    usual = float(was[down].mean())
    before = percent(was[place])
    reason: Reason = ("uly_polly-changed-sheep", {"place": _name(view, place), "before": before})
    return _Change(float(was[place]) - usual, [reason] if before > percent(usual) else [])


def _by_place(joint: Floats) -> Floats:
    places: Floats = joint.sum(axis=0) / joint.sum()
    return places


def _name(view: View, place: Place) -> str:
    return place_name(place, view.options.columns)
