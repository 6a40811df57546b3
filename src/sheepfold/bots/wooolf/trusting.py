"""Exact deduction that never suspects a lie, for the opponent `trusting`."""

from msgspec.structs import replace

from sheepfold.bots.wooolf.posterior import Belief, belief
from sheepfold.games.contract import ImpossibleView
from sheepfold.games.wooolf.pieces import Event, Peeked
from sheepfold.games.wooolf.view import View


def trusting_belief(view: View) -> Belief:
    """What a player believes who never suspects a lie, and ignores announcements that do not fit.

    Its own peeks and all answers are taken first, then the announcements of others, in order.
    """
    belief(view)  # refuses an impossible view, which must not be taken for lies
    own = [not isinstance(e, Peeked) or e.by == view.viewer for e in view.history]
    kept = [event for event, sure in zip(view.history, own, strict=True) if sure]
    announced = [event for event, sure in zip(view.history, own, strict=True) if not sure]
    while announced:
        fitting, failing = 0, len(announced) + 1
        while failing - fitting > 1:
            middle = (
                len(announced)
                if failing > len(announced) and not fitting
                else (fitting + failing) // 2
            )
            if _believes(view, kept + announced[:middle]) is None:
                failing = middle
            else:
                fitting = middle
        kept += announced[:fitting]
        announced = announced[failing:]
    found = _believes(view, kept)
    assert found is not None
    return found


def _believes(view: View, history: list[Event]) -> Belief | None:
    try:
        return belief(replace(view, history=tuple(history)), trusting=True)
    except ImpossibleView:
        return None
