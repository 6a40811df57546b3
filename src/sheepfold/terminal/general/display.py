"""How a game is shown that brings no display of its own."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sheepfold.games.contract import Game
from sheepfold.locales import say
from sheepfold.terminal.display import AnyDisplay, GameDisplay
from sheepfold.terminal.general.picture import draw, draw_open

if TYPE_CHECKING:
    from sheepfold.terminal.general.board import GeneralBoard
    from sheepfold.terminal.position import Position


def general_display(game: Game) -> AnyDisplay:
    """The display of this game, made from what it declares."""

    def board(position: "Position") -> "GeneralBoard":
        from sheepfold.terminal.general.board import GeneralBoard

        return GeneralBoard(game, position)

    return GameDisplay(board=board, draw=draw, draw_open=draw_open, help=_help)


def _help(language: str) -> Sequence[str]:
    return say(language, "terminal-keys"), say(language, "terminal-keys-general")
