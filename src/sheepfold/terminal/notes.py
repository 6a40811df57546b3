"""Whether the client may keep notes of what a seat has seen, as the table wants it.

With people a table has to ask for them: no box has a pad, and to remember is part of both games.
"""

from sheepfold.terminal.position import Position


def may_take_notes(position: Position) -> bool:
    """Only a seat that is being played, and shown, has notes."""
    table = position.table
    if table.phase != "playing" or position.view.viewer is None:
        return False
    if table.settings.notes != "bots":
        return table.settings.notes == "always"
    return sum(place.who == "person" for place in table.places) < 2
