"""How much may be done at a table besides the moves of its game, so that its log stays short.

Every chair has a budget that allows a burst and refills: slowly with time, faster with each move of
the game that stands and with each new game. What leads to the end of a game is never charged: to
play a turn, to be ready, to start, to resume after a pause, to stand up. Who is charged follows
from the entries alone, so every reader of a log comes to the same result.
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
"""The most that a chair can do in one burst: say, write, propose, arrange, set up, take back."""
SECONDS = 30.0
"""After so many seconds a chair gets one back."""
WELCOME = 20
"""What somebody who has just sat down can do: in a game so many things, else at least so many."""
PER_MOVE = 5
"""What every chair gets back with each move that stands, and when a game begins."""

LONG_ROUND = 2000
"""A round with more events than this is slowed down, since it might never end."""
LONG_ROUND_SECONDS = 5.0
"""How long a turn of such a round takes, at least."""

Spent = tuple[float, ...]
"""By chair (0: everyone who has claimed one): when its budget will be full again."""


def payer(table: "Table", what: EntryBody) -> Chair | None:
    """The chair that is charged for an entry which is about to be written.

    Free is what cannot be repeated without something that is charged. So is sitting down, or
    strangers could use up the budget of a chair; the server limits that by address.
    """
    match what:
        case MovePlayed():  # first, for most entries are moves
            return what.seat if type(what.move) in table.game.FREE else None
        case Said() | Wrote() | Introduced() | WentAway():
            return what.chair
        case TakeoverAsked():
            return 0  # whoever has the chair now is not charged for it
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
        case HostChanged():  # replacing a host who is away is free
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


def with_welcome(spent: Spent, chair: Chair, at: float, is_playing: bool) -> Spent:
    """The budgets when somebody new takes a chair: a little is left, whatever was spent before.

    In a game it is always as much, or it would tell how much the last one did in secret.
    """
    most = at + (MOST - WELCOME) * SECONDS
    now = most if is_playing else min(spent[chair], most)
    return (*spent[:chair], now, *spent[chair + 1 :])


def charged(spent: Spent, chair: Chair, at: float) -> Spent:
    """The budgets after this chair is charged once more.

    >>> charged((0.0, 0.0, 160.0), 1, 100.0), charged((0.0, 0.0, 160.0), 2, 100.0)
    ((0.0, 130.0, 160.0), (0.0, 0.0, 190.0))
    """
    return (*spent[:chair], max(at, spent[chair]) + SECONDS, *spent[chair + 1 :])


def refilled(spent: Spent, at: float) -> Spent:
    """The budgets after one more move that stands."""
    if max(spent) <= at:
        return spent
    return tuple([max(0.0, until - PER_MOVE * SECONDS) for until in spent])


def next_turn_at(table: "Table") -> float:
    """When the next turn may be played; at once, unless the round is very long."""
    is_long = count_history(table.state) >= LONG_ROUND
    return table.turn_since + LONG_ROUND_SECONDS if is_long else 0.0
