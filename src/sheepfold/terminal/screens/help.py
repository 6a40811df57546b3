"""The help page: what the signs mean, which keys there are, which moves are possible."""

from textual.content import Content

from sheepfold.locales import say
from sheepfold.table.table import game_of
from sheepfold.terminal.device import Device
from sheepfold.terminal.registry import display_of
from sheepfold.terminal.screens.pages import Page

ACROSS = 72
"""How wide the list of possible moves may be."""


def help_page(device: Device) -> Page:
    """Help for the game that is played at this table."""
    language, table, position = device.language, device.table, device.position
    assert table is not None
    game = game_of(table.options)
    parts = [*display_of(game).help(language)]
    moves = (*position.legal, *position.free) if position is not None else ()
    if moves:
        possible = [game.write(move, table.options) for move in moves]
        parts.append(f"{say(language, 'terminal-possible')}\n{in_columns(possible)}")
    return Page(say(language, "action-help"), Content("\n\n".join(parts)), language)


def in_columns(words: list[str]) -> str:
    """Words side by side.

    >>> in_columns(["hide a1", "hide b1"])
    '  hide a1  hide b1'
    """
    width = max(len(word) for word in words) + 2
    across = max(1, ACROSS // width)
    rows = [words[i : i + across] for i in range(0, len(words), across)]
    return "\n".join("".join(f"  {word:<{width - 2}}" for word in row).rstrip() for row in rows)
