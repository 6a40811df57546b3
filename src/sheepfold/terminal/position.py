"""A game at one moment, as one viewer may see it: what boards and screens draw from."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from textual.content import Content

from sheepfold.games.contract import Seat
from sheepfold.locales import say
from sheepfold.server.protocol import AnyView, ClaimInfo, TableInfo
from sheepfold.table.entries import AnyMove
from sheepfold.table.queries import people
from sheepfold.terminal.names import name_of, names_of
from sheepfold.terminal.people import HUES, absence, minutes
from sheepfold.terminal.widgets.text import in_cells


class Newcomer(NamedTuple):
    """Somebody who asks everyone to take over a chair at once, and so to see its hand."""

    chair: Seat
    claim: ClaimInfo
    to_answer: tuple[Seat, ...]
    """Everyone who has not agreed yet, also who is away."""


class Position(NamedTuple):
    """The table, the view of one viewer, and what this viewer may do."""

    table: TableInfo
    view: AnyView
    legal: tuple[AnyMove, ...]
    free: tuple[AnyMove, ...]
    names: tuple[str, ...]
    """Of everyone who plays, by number."""
    since: float
    """When `table.now` was said, by the clock of this device."""
    language: str

    @property
    def newcomer(self) -> Newcomer | None:
        """Somebody who asks to take over a chair now."""
        for chair, place in enumerate(self.table.places, 1):
            if place.claim is not None and place.claim.is_asked:
                others = [c for c in people(self.table) if c != chair]
                agreed = place.claim.agreed
                return Newcomer(chair, place.claim, tuple(c for c in others if c not in agreed))
        return None

    def name(self, seat: Seat) -> str:
        """What a player is called; the viewer's own name is marked."""
        name = name_of(seat, self.names, self.language)
        return say(self.language, "player-you", name=name) if seat == self.view.viewer else name

    def names_of(self, seats: Sequence[Seat]) -> str:
        """Several players, as a list in a sentence."""
        return names_of(seats, self.names, self.language)

    def coloured_name(self, seat: Seat, width: int) -> Content:
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
