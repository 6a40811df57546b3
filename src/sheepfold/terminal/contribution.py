"""What this device adds to the draw of a game, so that nobody chooses the cards."""

import secrets

from sheepfold.games.draw import sealed
from sheepfold.server.protocol import TableInfo
from sheepfold.table.actions import Action, OpenDraw, SealDraw
from sheepfold.table.entries import Chair


class Contribution:
    """The secrets that this device has made for one draw after the other."""

    def __init__(self) -> None:
        self._values: dict[tuple[str, Chair], str] = {}
        """By the seal of the draw's seed, and chair."""
        self._sent: set[tuple[str, Chair, str]] = set()

    def answers(self, table: TableInfo, chairs: tuple[Chair, ...]) -> list[tuple[Chair, Action]]:
        """What these chairs of this device have to do now for the draw of the next game."""
        draw = table.draw
        if draw is None or draw.seed is not None or table.phase == "playing":
            return []
        found: list[tuple[Chair, Action]] = []
        for at, chair in enumerate(draw.chairs):
            if chair not in chairs:
                continue
            value = self._values.setdefault((draw.seal, chair), secrets.token_hex(32))
            if not draw.seals[at]:
                self._once(found, draw.seal, chair, SealDraw(sealed(value)))
            elif all(draw.seals) and not draw.values[at]:
                self._once(found, draw.seal, chair, OpenDraw(value))
        return found

    def is_missing(self, table: TableInfo, chairs: tuple[Chair, ...]) -> bool:
        """Whether a game was drawn without what the device of these chairs adds."""
        draw = table.draw
        if draw is None or table.phase == "lobby":
            return False
        mine = {value for (seal, _), value in self._values.items() if seal == draw.seal}
        return not mine <= set(draw.values) or not set(chairs) <= set(draw.chairs)

    def _once(
        self, found: list[tuple[Chair, Action]], seal: str, chair: Chair, action: Action
    ) -> None:
        sent = (seal, chair, type(action).__name__)
        if sent not in self._sent:
            self._sent.add(sent)
            found.append((chair, action))
