"""Where the wolf may be, as text: a grid of percentages."""

from typing import TYPE_CHECKING

from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.view import View
from sheepfold.learn.game_learning import Chances, percent_unless_certain

if TYPE_CHECKING:
    from sheepfold.terminal.position import Position

WIDTH = 10


def draw_chances(known: Chances, position: "Position") -> str:
    """By place: the chance in percent, or nothing where the wolf cannot be."""
    view = position.view
    assert isinstance(view, View)
    columns = view.options.columns
    cells = [
        f"{place_name(place, columns)} {percent_unless_certain(chance)}%"
        if chance
        else place_name(place, columns)
        for place, chance in enumerate(known[0])
    ]
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    return "\n".join("".join(f"{cell:<{WIDTH}}" for cell in row).rstrip() for row in rows)
