"""How Wooolf!! is shown in the terminal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sheepfold.games import wooolf
from sheepfold.games.wooolf.pieces import Abstain, Ask, Guess, Move, Peek
from sheepfold.locales import say
from sheepfold.terminal.display import GameDisplay
from sheepfold.terminal.names import name_of
from sheepfold.terminal.wooolf.chances import draw_chances
from sheepfold.terminal.wooolf.formats import FORMATS, player_names, pointer_name
from sheepfold.terminal.wooolf.picture import draw, draw_open
from sheepfold.terminal.wooolf.reveal import draw_reveal

if TYPE_CHECKING:
    from textual.content import Content

    from sheepfold.terminal.position import Position
    from sheepfold.terminal.wooolf.board import CircleBoard


def _board(position: "Position") -> "CircleBoard":
    from sheepfold.terminal.wooolf.board import CircleBoard

    return CircleBoard(position)


def _help(language: str) -> Sequence[str]:
    return (
        say(language, "wooolf-terminal-signs"),
        say(language, "terminal-keys"),
        say(language, "wooolf-terminal-keys"),
        say(language, "wooolf-terminal-help"),
    )


def _confirm(move: Move, position: "Position") -> str:
    """What a player has seen, heard or laid cannot be undone."""
    names, language = position.names, position.language
    match move:
        case Peek(owner, side):
            return say(
                language,
                "wooolf-terminal-confirm-peek",
                whom=name_of(owner, names, language),
                side=side,
            )
        case Ask(to, question):
            whom = name_of(to, names, language)
            return say(language, "wooolf-terminal-confirm-ask", whom=whom, question=question)
        case Guess(first, second):
            return say(
                language,
                "wooolf-terminal-confirm-guess",
                first=pointer_name(first, language),
                second=pointer_name(second, language),
            )
        case Abstain():
            return say(language, "wooolf-terminal-confirm-abstain")
        case _:
            return ""


def _player_names(names: Sequence[str], view: wooolf.View, language: str) -> tuple[str, ...]:
    return player_names(names, view.players, language)


def _notes(view: wooolf.View, names: Sequence[str], language: str) -> "Content | None":
    from sheepfold.terminal.wooolf.notes import notes

    return notes(view, names, language)


DISPLAY = GameDisplay(
    board=_board,
    draw=draw,
    draw_open=draw_open,
    help=_help,
    formats=FORMATS,
    confirm=_confirm,
    chances=draw_chances,
    reveal=draw_reveal,
    player_names=_player_names,
    notes=_notes,
)
