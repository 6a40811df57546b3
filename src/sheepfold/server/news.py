"""What everyone may know of something that happened at a table outside its game.

Every kind of entry is listed here with the facts that are published of it. One that is not listed
is not published.
"""

from typing import assert_never

from sheepfold.games.contract import tag_of
from sheepfold.server.protocol import News
from sheepfold.table.entries import (
    BackToLobby,
    BotSat,
    CameBack,
    ChairSet,
    ClaimDropped,
    Claimed,
    Configured,
    DrawBegun,
    DrawMissed,
    DrawOpened,
    DrawSealed,
    EntryBody,
    GameStarted,
    HostChanged,
    Introduced,
    Lent,
    LinkMade,
    MovePlayed,
    Opened,
    Ordered,
    Paused,
    Readied,
    Said,
    Sat,
    SeatMoved,
    Stood,
    TakebackAnswered,
    TakebackAsked,
    TakenBack,
    TakenOver,
    TakeoverAnswered,
    TakeoverAsked,
    WentAway,
    Wrote,
)


def news(what: EntryBody) -> News | None:
    """The news of an entry, with what everyone may know of it."""
    match what:
        case MovePlayed() | DrawSealed() | DrawOpened():
            return None
        case Sat(chair=chair, name=name) | Introduced(chair=chair, name=name):
            return News(_kind(what), chair, name)
        case (
            Claimed(chair=chair, name=name, by_link=by_link)
            | ClaimDropped(chair=chair, name=name, by_link=by_link)
            | TakeoverAsked(chair=chair, name=name, by_link=by_link)
            | TakenOver(chair=chair, name=name, by_link=by_link)
        ):
            return News(_kind(what), chair, name, by_link=by_link)
        case TakeoverAnswered(chair=chair, yes=yes) | TakebackAnswered(seat=chair, yes=yes):
            return News(_kind(what), chair, yes=yes)
        case Readied(chair=chair, ready=yes) | ChairSet(chair=chair, open=yes):
            return News(_kind(what), chair, yes=yes)
        case Paused(paused=yes):
            return News(_kind(what), yes=yes)
        case Lent(chair=chair, why=why):
            return News(_kind(what), chair, why=why)
        case Said(chair=chair, phrase=phrase):
            return News(_kind(what), chair, phrase=phrase)
        case Wrote(chair=chair, text=text):
            return News(_kind(what), chair, text=text)
        case (
            BotSat(chair=chair)
            | Stood(chair=chair)
            | HostChanged(chair=chair)
            | DrawMissed(chair=chair)
            | TakebackAsked(seat=chair)
            | TakenBack(seat=chair)
            | WentAway(chair=chair)
            | CameBack(chair=chair)
            | LinkMade(chair=chair)
            | SeatMoved(chair=chair)
        ):
            return News(_kind(what), chair)
        case Opened() | Configured() | Ordered() | DrawBegun() | GameStarted() | BackToLobby():
            return News(_kind(what))
        case _:
            assert_never(what)


def _kind(what: EntryBody) -> str:
    return tag_of(type(what))
