"""What this device adds to the draw of a game, so that nobody can choose what is drawn.

A server that wants to choose could ask for the numbers and then use others, or draw again until it
likes the result. So the device also checks that the draw in which it has opened its number is the
one that counts, unless another device was left out.
"""

import secrets
from typing import Literal

from sheepfold.games.draw import sealed
from sheepfold.server.protocol import DrawInfo, TableInfo
from sheepfold.table.actions import Action, OpenDraw, SealDraw
from sheepfold.table.entries import Chair

Wrong = Literal["missing", "changed"]
"""Of a draw: it was made without this device, or changed after it had opened its number."""


class OwnContributions:
    """The secrets that this device has made for one draw after the other."""

    def __init__(self) -> None:
        self.wrong: Wrong | None = None
        """What is wrong with the last draw."""
        self._values: dict[tuple[str, Chair], str] = {}
        """By the seal of the draw's seed, and chair."""
        self._sent: set[tuple[str, Chair, str]] = set()
        self._opened: DrawInfo | None = None
        """The draw in which this device has opened its number, until a game has begun with it."""
        self._last: TableInfo | None = None

    def answers(self, table: TableInfo, chairs: tuple[Chair, ...]) -> list[tuple[Chair, Action]]:
        """What these chairs of this device have to do now for the draw of the next game."""
        self._follow(table, chairs)
        draw = table.draw
        if draw is None or not _is_made(table):
            return []
        found: list[tuple[Chair, Action]] = []
        for at, chair in enumerate(draw.chairs):
            if chair not in chairs:
                continue
            value = self._values.setdefault((draw.seal, chair), secrets.token_hex(32))
            if not draw.seals[at]:
                self._once(found, draw.seal, chair, SealDraw(draw.seal, sealed(value)))
            elif all(draw.seals) and not draw.values[at] and draw.seals[at] == sealed(value):
                self._once(found, draw.seal, chair, OpenDraw(draw.seal, value))
                self._opened = draw
        return found

    def _follow(self, table: TableInfo, chairs: tuple[Chair, ...]) -> None:
        """See whether the draw is still the one in which this device has opened its number."""
        draw, last, opened = table.draw, self._last, self._opened
        self._last = table
        if _is_made(table):
            assert draw is not None
            if last is None or not _is_made(last):
                self.wrong = None  # of another game
            if opened is not None and not _goes_on(opened, draw, chairs):
                self.wrong = "changed"
            if opened is not None and opened.seal != draw.seal:
                self._opened = None
            return
        self._opened = None
        if table.phase == "lobby":
            return
        mine = draw is None or bool(set(chairs) & set(draw.chairs))
        if opened is not None and mine and not self._is_kept(opened, draw):
            self.wrong = "changed"
        begins = last is not None and last.phase != "playing" and table.phase == "playing"
        if begins and draw is not None and self.wrong is None and self._is_missing(draw, chairs):
            self.wrong = "missing"

    def _is_kept(self, opened: DrawInfo, draw: DrawInfo | None) -> bool:
        """Whether a game has the draw in which this device has opened its number."""
        if draw is None or (draw.seal, draw.seals) != (opened.seal, opened.seals):
            return False
        own = [self._values.get((opened.seal, chair)) for chair in opened.chairs]
        return all(value in (None, *draw.values[at : at + 1]) for at, value in enumerate(own))

    def _is_missing(self, draw: DrawInfo, chairs: tuple[Chair, ...]) -> bool:
        """Whether a game was drawn without what the device of these chairs adds."""
        own = {value for (seal, _), value in self._values.items() if seal == draw.seal}
        return not own <= set(draw.values) or not set(chairs) <= set(draw.chairs)

    def _once(
        self, found: list[tuple[Chair, Action]], seal: str, chair: Chair, action: Action
    ) -> None:
        sent = (seal, chair, type(action).__name__)
        if sent not in self._sent:
            self._sent.add(sent)
            found.append((chair, action))


def _is_made(table: TableInfo) -> bool:
    """Whether the draw of the next game is being made."""
    return table.draw is not None and table.draw.seed is None and table.phase != "playing"


def _goes_on(opened: DrawInfo, draw: DrawInfo, chairs: tuple[Chair, ...]) -> bool:
    """Whether this is the same draw, or one that was begun anew because a chair was left out."""
    if draw.seal == opened.seal:
        return draw.seals == opened.seals
    return set(draw.chairs) < set(opened.chairs) or not set(chairs) & set(draw.chairs)
