"""The trails of Uly & Polly as a page: where each tile came from, and by which way."""

from collections.abc import Sequence

from textual.content import Content

from sheepfold.games import uly_polly
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Place, Swapped
from sheepfold.locales import say

WIDTH = 6


def trails(view: uly_polly.View) -> tuple[tuple[Place, ...], ...]:
    """By place: where the tile that lies there has been in this round, the first place first.

    Swaps are seen by everyone (UP-10), so this is what anybody could write down.
    """
    been: list[tuple[Place, ...]] = [(place,) for place in range(len(view.tiles))]
    for event in view.history:
        if isinstance(event, Swapped):
            a, b = event.a, event.b
            been[a], been[b] = (*been[b], a), (*been[a], b)
    return tuple(been)


def notes(view: uly_polly.View, names: Sequence[str], language: str) -> Content | None:  # noqa: ARG001
    """The meadow with the place that each tile came from, and the ways of those that moved."""
    columns = view.options.columns
    found = trails(view)
    moved = [trail for trail in found if len(trail) > 1]
    if not moved:
        return Content(say(language, "uly_polly-terminal-no-trails"))
    rows = []
    for start in range(0, len(found), columns):
        row = []
        for place in range(start, start + columns):
            origin = found[place][0]
            style = "$quiet" if origin == place else "bold $accent"
            row.append(Content.styled(f"{place_name(origin, columns):<{WIDTH}}", style))
        rows.append(Content("").join(row))
    lines = [
        say(
            language,
            "uly_polly-terminal-trail",
            place=place_name(trail[-1], columns),
            origin=place_name(trail[0], columns),
            path=" → ".join(place_name(place, columns) for place in trail),
        )
        for trail in moved
    ]
    return Content("\n").join([*rows, Content(""), *map(Content, lines)])
