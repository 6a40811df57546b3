"""How much may be done at a table besides the moves of its game, so that its log stays short.

Every chair may do a good deal at once, and then as much as it gets back: a little with time, more
with each move of the game that stands, and with each game. What ends a game is always possible: to
play a turn, to be ready, to start, to go on after a pause, to stand up. Who pays and how much
follows from the entries alone, so every reader of a log counts the same.
"""

from typing import TYPE_CHECKING

from sheepfold.games.history import count_history
from sheepfold.table.entries import (
    BotSat,
    Chair,
    ChairSet,
    Configured,
    EntryBody,
    HostChanged,
    Introduced,
    LinkMade,
    MovePlayed,
    Ordered,
    Paused,
    Readied,
    Said,
    TakebackAsked,
    TakenBack,
    TakeoverAsked,
    WentAway,
    Wrote,
)

if TYPE_CHECKING:
    from sheepfold.table.table import Table

MOST = 200
"""What a chair may do at once: say, write, propose, arrange, set up, take back."""
SECONDS = 30.0
"""After which a chair gets one back."""
WELCOME = 10
"""What somebody who has just sat down may do at least."""
PER_MOVE = 5
"""What every chair gets back with each move that stands, and when a game begins."""

LONG_ROUND = 2000
"""Events of a round from which on it is slowed down: without a limit a round need never end."""
LONG_ROUND_SECONDS = 5.0
"""What a turn then takes at least."""

Spent = tuple[float, ...]
"""By chair (0: all who wait for one): when it will have got back all that it has spent."""


def payer(table: "Table", what: EntryBody) -> Chair | None:
    """The chair that pays for this, which is about to happen.

    Nobody pays for what cannot be repeated without something that is paid for; nor for sitting
    down, or strangers could use up what a chair may do: the server limits that by address.
    """
    match what:
        case MovePlayed():  # first, for most entries are moves
            return what.seat if type(what.move) in table.game.FREE else None
        case Said() | Wrote() | Introduced() | WentAway():
            return what.chair
        case TakeoverAsked():
            return 0  # whoever has the chair now does not pay for it
        case TakebackAsked() | TakenBack():
            return what.seat
        case LinkMade():
            return table.host if what.by_host else what.chair
        case Readied(chair, ready):
            return None if ready else chair
        case Paused(paused):
            return table.host if paused else None
        case Configured() | Ordered() | BotSat() | ChairSet():
            return table.host
        case HostChanged():  # one who is not there is only replaced
            is_there = table.host is not None and _is_present(table, table.host)
            return table.host if is_there else None
        case _:
            return None


def _is_present(table: "Table", chair: Chair) -> bool:
    place = table.places[chair - 1]
    return place.who == "person" and place.away_since is None


def has_spent_all(table: "Table", chair: Chair, now: float) -> bool:
    """Whether this chair has to wait before it may do one thing more."""
    return table.spent[chair] - now > (MOST - 1) * SECONDS


def with_welcome(spent: Spent, chair: Chair, at: float) -> Spent:
    """What is spent when somebody new has this chair: a little they may do, whoever was there."""
    most = at + (MOST - WELCOME) * SECONDS
    return (*spent[:chair], min(spent[chair], most), *spent[chair + 1 :])


def charged(spent: Spent, chair: Chair, at: float) -> Spent:
    """What is spent after this chair did one thing more.

    >>> charged((0.0, 0.0, 160.0), 1, 100.0), charged((0.0, 0.0, 160.0), 2, 100.0)
    ((0.0, 130.0, 160.0), (0.0, 0.0, 190.0))
    """
    return (*spent[:chair], max(at, spent[chair]) + SECONDS, *spent[chair + 1 :])


def refilled(spent: Spent, at: float) -> Spent:
    """What is spent after one more move that stands."""
    if max(spent) <= at:
        return spent
    return tuple([max(0.0, until - PER_MOVE * SECONDS) for until in spent])


def next_turn_at(table: "Table") -> float:
    """From when on the next turn may be played; at once, unless the round lasts very long."""
    is_long = count_history(table.state) >= LONG_ROUND
    return table.turn_since + LONG_ROUND_SECONDS if is_long else 0.0
