"""Who may be who, as text: a line for each player, a column for each character."""

from typing import TYPE_CHECKING

from sheepfold.bots.wooolf.hands import CHARACTERS
from sheepfold.learn.game_learning import Chances, percent_unless_certain
from sheepfold.locales import say
from sheepfold.terminal.widgets.text import in_cells

if TYPE_CHECKING:
    from sheepfold.terminal.position import Position

NAME = 18


def draw_chances(known: Chances, position: "Position") -> str:
    """By player and character: the chance in percent, or nothing where it is impossible."""
    headings = [say(position.language, f"wooolf-character-{one}") for one in CHARACTERS]
    widths = [max(len(heading), 4) + 2 for heading in headings]
    lines = [" " * NAME + "".join(f"{h:>{w}}" for h, w in zip(headings, widths, strict=True))]
    for player, chances in enumerate(known, 1):
        cells = [f"{percent_unless_certain(chance)}%" if chance else "·" for chance in chances]
        row = "".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        lines.append(in_cells(position.name(player), NAME) + row)
    return "\n".join(lines)
