"""What only the host of a table may ask for."""

from collections.abc import Collection

from sheepfold.games.codec import game_of
from sheepfold.games.options import with_option
from sheepfold.table import drawing
from sheepfold.table.actions import (
    Action,
    Configure,
    HandOver,
    Order,
    Pause,
    Rematch,
    Remove,
    Reopen,
    SeatBot,
    SetChair,
    SetOption,
    StartGame,
)
from sheepfold.table.allowed import NotAllowed, chair_at, need
from sheepfold.table.configuring import configure, seat_bot
from sheepfold.table.entries import (
    BackToLobby,
    ChairSet,
    EntryBody,
    HostChanged,
    Ordered,
    Paused,
)
from sheepfold.table.queries import people
from sheepfold.table.seating import HeldTogether, abandon, drop_claims_of, leave
from sheepfold.table.source import Source
from sheepfold.table.table import Table

HOST_ONLY = (
    SeatBot,
    Remove,
    SetChair,
    Order,
    HandOver,
    Configure,
    SetOption,
    StartGame,
    Rematch,
    Reopen,
    Pause,
)


def host_action(
    table: Table,
    action: Action,
    source: Source,
    together: HeldTogether,
    allowed_bots: Collection[str],
) -> list[EntryBody]:
    """What happens when the host asks for this."""
    match action:
        case SeatBot(chair, level):
            return seat_bot(table, chair, level, allowed_bots)
        case Remove(chair):
            who = table.places[chair_at(table, chair) - 1].who
            need(who in ("person", "bot"), NotAllowed("chair-empty"))
            if claimed := abandon(table, chair):
                return claimed
            need(who == "person" or table.phase == "lobby", NotAllowed("not-in-lobby"))
            return [*drop_claims_of(table, chair, together), *leave(table, chair, removed=True)]
        case SetChair(chair, is_open):
            need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            need(
                table.places[chair_at(table, chair) - 1].who in ("open", "closed"),
                NotAllowed("chair-taken"),
            )
            return [ChairSet(chair, is_open)]
        case Order(order):
            need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            chairs = list(range(1, len(table.places) + 1))
            need(sorted(order) == chairs, NotAllowed("not-an-order"))
            return [Ordered(order)]
        case HandOver(chair):
            need(
                table.places[chair_at(table, chair) - 1].who == "person", NotAllowed("chair-empty")
            )
            return [HostChanged(chair)]
        case Configure(options, settings):
            return configure(table, options, settings, allowed_bots)
        case SetOption(name, value):
            # Options are those of the current rules, which the table uses from then on.
            options = with_option(game_of(table.options), table.options, name, value)
            return configure(table, options, table.settings, allowed_bots)
        case StartGame():
            need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            waiting = [
                c for c in people(table) if c != table.host and not table.places[c - 1].ready
            ]
            need(not waiting, NotAllowed("not-ready"))
            return drawing.begin(table, source)
        case Rematch():
            need(table.phase == "over", NotAllowed("not-over"))
            return drawing.begin(table, source)
        case Reopen():
            need(table.phase == "over", NotAllowed("not-over"))
            return [BackToLobby()]
        case Pause(paused):
            need(table.phase == "playing", NotAllowed("not-playing"))
            return [Paused(paused)] if paused != table.paused else []
        case _:
            raise AssertionError(type(action))  # the action itself may have a token in it
