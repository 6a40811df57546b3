"""What a game brings so that the terminal can show it."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from sheepfold.games.contract import Game, Move, MoveT, StateT, View, ViewT
from sheepfold.terminal.sentences import Format

if TYPE_CHECKING:  # `sheepfold show` draws pictures, and needs no full-screen client for that
    from textual.content import Content

    from sheepfold.learn.game_learning import Chances
    from sheepfold.terminal.position import Position
    from sheepfold.terminal.widgets.board import Board


def _same_names(names: Sequence[str], view: View, language: str) -> tuple[str, ...]:  # noqa: ARG001
    return tuple(names)


def _no_question(move: Move, position: "Position") -> str:  # noqa: ARG001
    return ""


class GameDisplay(NamedTuple, Generic[StateT, ViewT, MoveT]):
    """How one game is shown. Names are by seat, from 1."""

    board: "Callable[[Position], Board]"
    """Makes the board of the full-screen client."""
    draw: Callable[[ViewT, Sequence[str], str], str]
    """The picture of a view as text: given the view, the names and the language."""
    draw_open: Callable[[Game, StateT, Sequence[str], str], str]
    """The picture of a state with nothing hidden, for a record that is read again."""
    help: Callable[[str], Sequence[str]]
    """Parts of the help page, in a language: what the signs mean, which keys there are."""
    formats: Mapping[str, Format] = MappingProxyType({})
    """How the kinds of facts that only this game has are put into a sentence."""
    confirm: "Callable[[MoveT, Position], str]" = _no_question
    """What to ask before a move that can never be taken back; nothing for any other move."""
    reveal: Callable[[ViewT, Sequence[str], str, int], str] | None = None
    """The last round with everything open, as a page of this width with a heading."""
    chances: "Callable[[Chances, Position], str] | None" = None
    """The probabilities of an advice as text."""
    notes: "Callable[[ViewT, Sequence[str], str], Content | None] | None" = None
    """What a seat could write down, given its view, the names and the language: where the table
    allows notes. The key `<game>-terminal-notes` says what they are called."""
    player_names: Callable[[Sequence[str], ViewT, str], tuple[str, ...]] = _same_names
    """The names of all players, including those that have no seat."""


AnyDisplay = GameDisplay[Any, Any, Any]
"""A display whose game is not known here; it is given only states, views and moves of its own
game.
"""
