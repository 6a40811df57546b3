"""Questions about a table, answered from what it is now."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from sheepfold.bots import bots_of
from sheepfold.locales import say
from sheepfold.table.entries import (
    Chair,
    Level,
    When,
)
from sheepfold.table.table import DRAW_SECONDS, Table


class HasGrace(Protocol):
    """The settings of a table, or what a client knows of them."""

    @property
    def grace(self) -> int:
        """Seconds until an absent player's seat is lent."""


class ChairLike(Protocol):
    """One chair, as the server or a client knows it."""

    @property
    def who(self) -> str:
        """What sits there: a person, a bot, or nobody."""

    @property
    def name(self) -> str:
        """Its name; empty if it has none."""

    @property
    def away_since(self) -> float | None:
        """Since when a person is not connected."""


class Seats(Protocol):
    """A table, or what a client knows of one."""

    @property
    def places(self) -> Sequence[ChairLike]:
        """Who sits where."""

    @property
    def host(self) -> Chair | None:
        """Who runs it."""

    @property
    def settings(self) -> HasGrace:
        """How it is run."""


def seated(table: Seats) -> list[Chair]:
    """The chairs that someone sits on."""
    return [n for n, place in enumerate(table.places, 1) if place.who in ("person", "bot")]


def known_tokens(table: Table) -> set[str]:
    """The tokens that mean something at this table: of those who sit here, have left, or wait."""
    known = {*table.removed, *table.knew}
    for place in table.places:
        known |= {place.token, place.former, *place.earlier}
        if place.claim is not None:
            known.add(place.claim.token)
    return known


def people(table: Seats) -> list[Chair]:
    """The chairs that people sit on."""
    return [n for n, place in enumerate(table.places, 1) if place.who == "person"]


def is_allowed(when: When, table: Seats) -> bool:
    """Whether help for players is allowed here now."""
    return when == "always" or (when == "bots" and len(people(table)) < 2)


def may_watch(table: Table) -> bool:
    """Whether the game may be shown to those who have no seat."""
    return table.settings.spectators or table.phase != "playing"


def any_present(table: Table) -> bool:
    """Whether any person is connected; bots do not play on alone.

    Once all people have left their seats, they do so for whoever waits for one: a claim lasts as
    long as its device is connected.
    """
    seats = [place for place in table.places if place.who == "person"]
    if not seats:
        return any([place.claim is not None for place in table.places])
    return any([place.away_since is None for place in seats])


def people_to_act(table: Table) -> list[Chair]:
    """The people who must act now; not those whose seat a bot plays."""
    places = table.places
    actors = table.game.actors(table.state)
    return [s for s in actors if places[s - 1].who == "person" and not places[s - 1].lent]


def is_host_gone(table: Seats, now: float) -> bool:
    """Whether the host has been away so long that anybody may act as the host."""
    host = table.places[table.host - 1] if table.host is not None else None
    if host is None or host.away_since is None:
        return host is None
    return now >= host.away_since + table.settings.grace


def bots_to_act(table: Table) -> list[Chair]:
    """The seats for which a bot must act now."""
    if table.phase != "playing" or table.paused:
        return []
    actors, places = table.game.actors(table.state), table.places
    bots = [s for s in actors if places[s - 1].who == "bot" or places[s - 1].lent]
    return bots if bots and any_present(table) else []


def bots_to_propose(table: Table) -> list[Chair]:
    """The seats for which a bot may propose something, if a person is there to read it."""
    bots = bot_seats(table)
    if not bots or table.phase != "playing" or table.paused:
        return []
    game, state = table.game, table.state
    propose = bots_of(game.NAME).propose
    if propose is None:
        return []
    views = {seat: game.view(state, seat) for seat in bots}
    able = [
        seat
        for seat, view in views.items()
        if propose(view, Random(0)) is not None and game.free(view)
    ]
    if not able or not any_present(table):
        return []
    partners = set(people(table)).difference(bots)
    return able if any([game.free(game.view(state, seat)) for seat in partners]) else []


def bot_seats(table: Table) -> list[Chair]:
    """The seats that bots play: their own, and those that are lent to them."""
    return [n for n, place in enumerate(table.places, 1) if place.who == "bot" or place.lent]


def level_of(table: Table, chair: Chair) -> Level:
    """The bot that plays this seat."""
    return table.places[chair - 1].level or bots_of(table.game.NAME).filler


def due(table: Table) -> float | None:
    """The next deadline, if there is one: when a grace time or a turn runs out."""
    if table.draw is not None:
        return table.draw.since + DRAW_SECONDS
    if table.phase != "playing" or table.paused:
        return None
    settings = table.settings
    times = [
        place.away_since + settings.grace
        for place in table.places
        if place.away_since is not None and not place.lent and settings.away == "bot"
    ]
    if settings.clock is not None and people_to_act(table):
        times.append(table.turn_since + settings.clock)
    return min(times) if times and any_present(table) else None


def chair_names(table: Seats, language: str) -> tuple[str, ...]:
    """What everyone is called, by chair; an empty chair has no name."""
    return tuple(
        place.name or (say(language, "player-bot", chair=chair) if place.who == "bot" else "")
        for chair, place in enumerate(table.places, 1)
    )


def record_names(table: Seats) -> tuple[str, ...]:
    """The players' names in the record of a game; bots have none."""
    return tuple(place.name or f"Bot {n}" for n, place in enumerate(table.places, 1))
