"""How Uly & Polly is shown in the terminal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sheepfold.games import uly_polly
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Move, Step
from sheepfold.locales import say
from sheepfold.terminal.display import GameDisplay
from sheepfold.terminal.uly_polly.chances import draw_chances
from sheepfold.terminal.uly_polly.formats import FORMATS
from sheepfold.terminal.uly_polly.picture import draw, draw_open

if TYPE_CHECKING:
    from textual.content import Content

    from sheepfold.terminal.position import Position
    from sheepfold.terminal.uly_polly.board import MeadowBoard


def _board(position: "Position") -> "MeadowBoard":
    from sheepfold.terminal.uly_polly.board import MeadowBoard

    return MeadowBoard(position)


def _help(language: str) -> Sequence[str]:
    return (
        say(language, "uly_polly-terminal-signs"),
        say(language, "terminal-keys"),
        say(language, "uly_polly-terminal-keys"),
        say(language, "uly_polly-terminal-help"),
    )


def _confirm(move: Move, position: "Position") -> str:
    """A tile that is turned stays turned."""
    view = position.view
    assert isinstance(view, uly_polly.View)
    if isinstance(move, Step) and not view.tiles[move.to]:
        place = place_name(move.to, view.options.columns)
        return say(position.language, "uly_polly-terminal-confirm-turn", place=place)
    return ""


def _notes(view: uly_polly.View, names: Sequence[str], language: str) -> "Content | None":
    from sheepfold.terminal.uly_polly.notes import notes

    return notes(view, names, language)


DISPLAY = GameDisplay(
    board=_board,
    draw=draw,
    draw_open=draw_open,
    help=_help,
    formats=FORMATS,
    confirm=_confirm,
    chances=draw_chances,
    notes=_notes,
)
