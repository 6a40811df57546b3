"""What every board can do, and what it tells the screen around it."""

from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from sheepfold.table.entries import AnyMove
from sheepfold.terminal.position import Position
from sheepfold.terminal.widgets.keys import KeyAction


class Chosen(Message):
    """A person has chosen this move on the board."""

    def __init__(self, move: AnyMove) -> None:
        super().__init__()
        self.move = move


class AskWhyNot(Message):
    """A person has chosen something that cannot be done; why not is for the table to say."""

    def __init__(self, move: AnyMove) -> None:
        super().__init__()
        self.move = move


class Hint(Message):
    """The board says what comes next, or that this was no choice."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text


class Board(Widget):
    """The interface of a game's board."""

    IS_WIDE = False
    """Whether the board takes the whole width, with everything else below it."""

    def focused_part(self) -> Widget | None:
        """What has the focus; nothing while the board is being taken down.

        A key or a click may still come in then, and a board without a screen cannot ask it.
        """
        return self.screen.focused if self.is_attached else None

    def focus_part(self, part: Widget) -> None:
        """Give this part of the board the focus, unless the board is being taken down."""
        if self.is_attached:
            self.screen.set_focus(part)

    def fit(self, room: Size) -> None:
        """Take as much of this room as looks good."""
        raise NotImplementedError

    def least(self) -> Size:
        """The least room for the board and for what stands beside or below it."""
        raise NotImplementedError

    def home(self) -> Widget:
        """The part of the board that has the focus first."""
        raise NotImplementedError

    def show(self, position: Position) -> None:
        """Draw this position."""
        raise NotImplementedError

    def keys(self) -> list[KeyAction]:
        """The moves that have a key."""
        raise NotImplementedError

    def cancel(self) -> bool:
        """Drop a choice that was begun; says whether there was one."""
        raise NotImplementedError

    def enter(self) -> None:
        """Choose what has the focus."""
        raise NotImplementedError

    def title(self) -> str:
        """Which round it is, and the like."""
        raise NotImplementedError

    def standing(self) -> Content:
        """What stands beside the board: the score, what only the viewer knows."""
        raise NotImplementedError

    def result(self) -> str:
        """Who won, once the game is over."""
        raise NotImplementedError
