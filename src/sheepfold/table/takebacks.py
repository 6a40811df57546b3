"""Taking moves back: freely, or with the consent of the others."""

from sheepfold.table.allowed import NotAllowed, need
from sheepfold.table.entries import (
    Chair,
    EntryBody,
    TakebackAnswered,
    TakebackAsked,
    TakenBack,
)
from sheepfold.table.queries import people
from sheepfold.table.table import Table, TakebackPoint


def ask_takeback(table: Table, chair: Chair, seen: int | None) -> list[EntryBody]:
    """Take back one's last move, or ask the others whether it may be."""
    point = _takeback_of(table, chair)
    need(point is not None, NotAllowed("no-takeback", is_open=True))
    assert point is not None
    # The sender had not seen this move yet: it meant an earlier one.
    need(seen is None or seen >= point.frames[chair], NotAllowed("stale", is_open=True))
    agreed = table.asking.agreed if table.asking is not None else ()
    if point.how == "free" or set(_who_must_agree(table, chair)) <= set(agreed):
        return [TakenBack(chair, table.moves - point.moves)]
    return [TakebackAsked(chair)] if table.asking is None else []


def _takeback_of(table: Table, chair: Chair) -> TakebackPoint | None:
    """The game before this chair's last move, if that can be taken back."""
    if table.phase != "playing":
        return None
    return next((point for point in table.takebacks if point.seat == chair), None)


def answer_takeback(table: Table, chair: Chair, yes: bool, seen: int | None) -> list[EntryBody]:
    """Agree to a takeback, or not; the last yes takes the move back."""
    asking = table.asking
    need(asking is not None, NotAllowed("takeback-over"))
    assert asking is not None
    need(chair != asking.seat, NotAllowed("own-takeback"))
    need(seen is None or seen >= asking.frames[chair], NotAllowed("stale", is_open=True))
    if chair in asking.agreed:
        return []
    answered = TakebackAnswered(chair, yes)
    point = _takeback_of(table, asking.seat)
    assert point is not None  # a new move would have ended the request
    if yes and set(_who_must_agree(table, asking.seat)) <= {*asking.agreed, chair}:
        return [answered, TakenBack(asking.seat, table.moves - point.moves)]
    return [answered]


def _who_must_agree(table: Table, asker: Chair) -> list[Chair]:
    """The other people who are present; bots and people who are away are not asked."""
    return [c for c in people(table) if c != asker and table.places[c - 1].away_since is None]
