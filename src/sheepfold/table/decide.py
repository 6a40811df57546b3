"""What a table does when asked: from an action to entries, or a refusal.

This module decides who may ask for what, and calls the modules that make the entries. Only those
draw anything.
"""

from collections.abc import Collection

from msgspec.structs import replace

from sheepfold.table import drawing
from sheepfold.table.actions import (
    Action,
    AnswerTakeback,
    AnswerTakeover,
    AskTakeback,
    AskTakeover,
    DropClaim,
    Introduce,
    MakeLink,
    Notice,
    OpenDraw,
    Play,
    Ready,
    Reclaim,
    Say,
    SealDraw,
    Sit,
    Stand,
    UseLink,
    Write,
)
from sheepfold.table.allowed import NotAllowed, chair_at, hash_of, need
from sheepfold.table.budget import has_spent_all, payer
from sheepfold.table.entries import (
    Chair,
    Entry,
    EntryBody,
    HostChanged,
    Introduced,
    LinkMade,
    Readied,
    Said,
    Wrote,
)
from sheepfold.table.fold import evolve
from sheepfold.table.hosting import HOST_ONLY, host_action
from sheepfold.table.moving import play
from sheepfold.table.names import clean, unique_name
from sheepfold.table.noticing import notice_entries
from sheepfold.table.queries import is_host_gone
from sheepfold.table.seating import (
    HeldTogether,
    answer_takeover,
    ask_takeover,
    came_back,
    drop_claim,
    leave,
    sit,
    use_link,
)
from sheepfold.table.source import Source
from sheepfold.table.table import Table
from sheepfold.table.takebacks import answer_takeback, ask_takeback

WHILE_DRAWING = (SealDraw, OpenDraw, Say, Write)
"""What can be done while a game's draw is made; anything else could change who takes part."""


def decide(
    table: Table,
    action: Action | Notice,
    chair: Chair | None,
    now: float,
    source: Source,
    seen: int | None = None,
    holds: Collection[str] = (),
    together: HeldTogether = (),
    allowed_bots: Collection[str] = (),
) -> list[EntryBody]:
    """The entries that follow when the person on this chair asks for this; `None` is nobody's.

    `seen` is the number of the last frame that the sender was shown, `holds` the hashes of all
    tokens that its connection has given, for seats that it has or had, `together` the same for
    every connection to the table, also for those that are gone. `allowed_bots` are the plug-ins
    that the server's operator allows, as `<game>.<name>`. Raises a `Refusal`; then nothing happens.
    """
    whats = _decide(table, action, chair, now, source, seen, holds, together, allowed_bots)
    if isinstance(action, Play) or not isinstance(action, Notice):
        _check_budget(table, whats, now)
    return whats


def _check_budget(table: Table, whats: list[EntryBody], now: float) -> None:
    """Refuse these entries if the chair that is charged for them has no budget left."""
    for what in whats:
        chair = payer(table, what)
        if chair is not None:
            need(not has_spent_all(table, chair, now), NotAllowed("enough-for-now"))
        if len(whats) > 1:
            table = evolve(table, Entry(now, what))


def _decide(
    table: Table,
    action: Action | Notice,
    chair: Chair | None,
    now: float,
    source: Source,
    seen: int | None,
    holds: Collection[str],
    together: HeldTogether,
    allowed_bots: Collection[str],
) -> list[EntryBody]:
    if isinstance(action, Play) and chair is not None:
        return play(table, action, chair, now, source, seen)
    if isinstance(action, Notice):
        return notice_entries(table, action, now, source)
    if table.draw is not None and not isinstance(action, WHILE_DRAWING):
        raise NotAllowed("drawing")
    if isinstance(action, Sit):
        return sit(table, action, holds)
    if isinstance(action, UseLink):
        return use_link(table, action, holds, together)
    if isinstance(action, DropClaim):
        return drop_claim(table, holds)
    if isinstance(action, AskTakeover):
        return ask_takeover(table, holds, together, now)
    if chair is None:
        raise NotAllowed("not-your-seat")
    if isinstance(action, AnswerTakeover):
        return answer_takeover(table, chair, action, seen, together, now)
    if isinstance(action, HOST_ONLY) or _is_for_another(table, action, chair):
        if chair != table.host:
            need(is_host_gone(table, now), NotAllowed("not-host"))
            table = replace(table, host=chair)
            then = _decide(table, action, chair, now, source, seen, holds, together, allowed_bots)
            return [HostChanged(chair), *then]
        if isinstance(action, HOST_ONLY):
            return host_action(table, action, source, together, allowed_bots)
    return _person(table, action, chair, seen, source)


def _is_for_another(table: Table, action: Action, chair: Chair) -> bool:
    if not isinstance(action, MakeLink) or action.chair is None:
        return False
    return chair_at(table, action.chair) != chair


def _person(
    table: Table, action: Action, chair: Chair, seen: int | None, source: Source
) -> list[EntryBody]:
    match action:
        case SealDraw():
            return drawing.seal(table, action, chair)
        case OpenDraw():
            return drawing.open_(table, action, chair, source)
        case Stand():
            return leave(table, chair, removed=False)
        case Ready(ready):
            need(table.phase != "playing", NotAllowed("not-in-lobby"))
            return [Readied(chair, ready)] if ready != table.places[chair - 1].ready else []
        case Introduce(name, colour):
            need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            others = {p.colour for n, p in enumerate(table.places, 1) if n != chair}
            need(colour not in others, NotAllowed("colour-taken"))
            return [Introduced(chair, unique_name(table, clean(name), chair), colour)]
        case AskTakeback():
            return ask_takeback(table, chair, seen)
        case AnswerTakeback(yes):
            return answer_takeback(table, chair, yes, seen)
        case Reclaim():
            need(table.places[chair - 1].lent, NotAllowed("seat-not-lent"))
            return came_back(table, chair)
        case MakeLink(link, other):
            return _make_link(table, link, chair, chair if other is None else other)
        case Say(phrase):
            return [Said(chair, phrase)]
        case Write(text):
            need(table.settings.free_text, NotAllowed("free-text-off"))
            return [Wrote(chair, clean(text))]
        case _:
            raise AssertionError(type(action))  # the action itself may have a token in it


def _make_link(table: Table, link: str, asking: Chair, target: Chair) -> list[EntryBody]:
    """A one-time link to one's own chair; or the host's, to that of somebody who is away."""
    by_host, place = target != asking, table.places[target - 1]
    need(place.who == "person", NotAllowed("chair-empty"))
    # Before a game, somebody who has lost the device simply sits down again.
    need(not by_host or table.phase == "playing", NotAllowed("not-playing"))
    need(not by_host or place.away_since is not None, NotAllowed("still-there"))
    return [LinkMade(target, hash_of(link), by_host)]
