"""What a screen draws from: one viewer's view, its moves, and what everyone knows of the table."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from textual.content import Content

from sheepfold.games.contract import Seat
from sheepfold.locales import say
from sheepfold.server.protocol import AnyView, ClaimInfo, PlaceInfo, TableInfo
from sheepfold.table.entries import AnyMove, Colour
from sheepfold.terminal.names import name_of, names_of

HUES: dict[Colour, str] = {
    "red": "#ff6b6b",
    "orange": "#ff9f45",
    "yellow": "#f5d547",
    "green": "#7bd88f",
    "teal": "#4fd1c5",
    "blue": "#74a9ff",
    "purple": "#b794f6",
    "pink": "#f78fb3",
}
"""The colours of the chairs, readable on a dark ground."""


class Newcomer(NamedTuple):
    """Who asks everyone to take over a chair at once, and so to see its hand."""

    chair: Seat
    claim: ClaimInfo


class Position(NamedTuple):
    """A game in play as one viewer may see it."""

    table: TableInfo
    view: AnyView
    legal: tuple[AnyMove, ...]
    free: tuple[AnyMove, ...]
    since: float
    """When `table.now` was said, by the clock of this device."""
    language: str

    @property
    def names(self) -> tuple[str, ...]:
        """What everyone is called, by seat."""
        return chair_names(self.table, self.language)

    @property
    def newcomer(self) -> Newcomer | None:
        """Who asks to take over a chair now."""
        for chair, place in enumerate(self.table.places, 1):
            if place.claim is not None and place.claim.is_asked:
                return Newcomer(chair, place.claim)
        return None

    def name(self, seat: Seat) -> str:
        """What a player is called here; the viewer is told who they are."""
        name = name_of(seat, self.names, self.language)
        return say(self.language, "player-you", name=name) if seat == self.view.viewer else name

    def those(self, seats: Sequence[Seat]) -> str:
        """Several players, in a sentence."""
        return names_of(seats, self.names, self.language)

    def named(self, seat: Seat, width: int) -> Content:
        """A player's name in its colour, as wide as this."""
        name = in_cells(self.name(seat), width)
        colour = self.table.places[seat - 1].colour if seat <= len(self.table.places) else None
        style = "bold" if seat in self.view.actors else ""
        return Content.styled(name, f"{style} {HUES[colour]}" if colour else style)

    def absence(self, seat: Seat) -> str:
        """Whether a player is away, and how long the table waits."""
        if seat > len(self.table.places):
            return ""
        now = self.table.now + time.monotonic() - self.since
        return absence(self.table, self.table.places[seat - 1], now, self.language)

    @property
    def clock(self) -> str:
        """How much time is left for this turn, if there is a clock."""
        if self.table.settings.clock is None or self.table.due is None or not self.view.actors:
            return ""
        return minutes(self.table.due - self.table.now - time.monotonic() + self.since)


def chair_names(table: TableInfo, language: str) -> tuple[str, ...]:
    """What everyone is called, by chair; an empty chair has no name."""
    return tuple(
        place.name or (say(language, "terminal-bot", chair=chair) if place.who == "bot" else "")
        for chair, place in enumerate(table.places, 1)
    )


def in_cells(text: str, width: int) -> str:
    """A text cut or filled up so that it takes this many cells of a terminal.

    >>> in_cells("Anna", 6), in_cells("Maximilian", 6), in_cells("羊飼い", 8)
    ('Anna  ', 'Maxim…', '羊飼い  ')
    """
    if cell_len(text) > width:
        return f"{set_cell_size(text, width - 1)}…"
    return set_cell_size(text, width)


def absence(table: TableInfo, place: PlaceInfo, now: float, language: str) -> str:
    """What is to be said of someone who is away, or whose seat a bot looks after."""
    if place.lent:
        return say(language, "terminal-lent")
    if place.away_since is None:
        return ""
    if table.phase != "playing" or table.settings.away == "wait":
        return say(language, "terminal-away")
    left = minutes(place.away_since + table.settings.grace - now)
    return say(language, "terminal-away-until", left=left)


def minutes(seconds: float) -> str:
    """A span of time as a clock shows it.

    >>> minutes(90), minutes(-3)
    ('1:30', '0:00')
    """
    whole = max(0, round(seconds))
    return f"{whole // 60}:{whole % 60:02}"
