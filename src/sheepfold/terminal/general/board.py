"""The board of any game: what the view says, and the possible moves as a list of buttons."""

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from sheepfold.games.contract import Game
from sheepfold.locales import say
from sheepfold.table.entries import AnyMove
from sheepfold.terminal.general.fields import common_fields
from sheepfold.terminal.general.picture import player_text, result_text
from sheepfold.terminal.position import Position
from sheepfold.terminal.widgets.board import Board, Chosen
from sheepfold.terminal.widgets.keys import KeyAction
from sheepfold.terminal.widgets.text import Text

LEAST = Size(60, 10)


class GeneralBoard(Board):
    """The fields of the view, with the moves below them."""

    DEFAULT_CSS = """
    GeneralBoard { layout: vertical; width: 50%; height: 100%; }
    GeneralBoard #fields { height: auto; max-height: 50%; }
    GeneralBoard OptionList { height: 1fr; border: none; background: $surface; padding: 0; }
    GeneralBoard OptionList:focus { border: none; }
    """

    def __init__(self, game: Game, position: Position) -> None:
        super().__init__(id="board")
        self.position = position
        self._game = game
        self._moves: tuple[AnyMove, ...] = ()
        self._fields, self._buttons = Text(id="fields"), OptionList(id="buttons")

    def compose(self) -> ComposeResult:
        """What is known, and what can be done."""
        yield self._fields
        yield self._buttons

    def on_mount(self) -> None:
        """Draw for the first time."""
        self._draw()

    def fit(self, room: Size) -> None:
        """The board always takes half of the width."""

    def least(self) -> Size:
        """Enough for the players and a few moves."""
        return LEAST

    def home(self) -> Widget:
        """The list of moves."""
        return self._buttons

    def show(self, position: Position) -> None:
        """Draw this position."""
        self.position = position
        self._draw()

    def keys(self) -> list[KeyAction]:
        """Enter makes the move in focus, as long as there are any."""
        if not self._moves:
            return []
        return [KeyAction("enter", say(self.position.language, "action-choose"), self.enter)]

    def cancel(self) -> bool:
        """Every choice is a single one, so there is nothing to drop."""
        return False

    def enter(self) -> None:
        """Make the move in focus."""
        if self._moves and self._buttons.highlighted is not None:
            self.post_message(Chosen(self._moves[self._buttons.highlighted]))

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        """Enter, or a click on a move."""
        chosen.stop()
        self.post_message(Chosen(self._moves[chosen.option_index]))

    def on_key(self, key: events.Key) -> None:
        """The arrows go from move to move; the screen keeps all other keys."""
        if key.key in ("up", "down"):
            key.stop()
            if key.key == "up":
                self._buttons.action_cursor_up()
            else:
                self._buttons.action_cursor_down()

    def title(self) -> str:
        """The round."""
        position = self.position
        return say(position.language, "general-round", round=position.view.round)

    def standing(self) -> Content:
        """Every player, with the score and what else the view says of it."""
        position, view = self.position, self.position.view
        lines = [
            Content.assemble(
                ("► " if seat in view.actors else "  ", "bold $accent"),
                position.coloured_name(seat, 14),
                f" {player_text(view, seat, position.names, position.language)}",
                (f"  {position.absence(seat)}".rstrip(), "italic $warning"),
            )
            for seat in range(1, view.seats + 1)
        ]
        return Content("\n").join(lines)

    def result(self) -> str:
        """Who won."""
        return result_text(self.position.view, self.position.names, self.position.language)

    def _draw(self) -> None:
        position = self.position
        fields = common_fields(position.view, position.names, position.language)
        lines = [Content.assemble(f"{label}: ", (value, "bold")) for label, value in fields]
        self._fields.write(Content("\n").join(lines))
        moves = (*position.legal, *position.free)
        if moves == self._moves:
            return
        self._moves = moves
        self._buttons.clear_options()
        self._buttons.add_options(
            [Option(Content(self._game.write(move, position.view.options))) for move in moves]
        )
        self._buttons.highlighted = 0 if moves else None
