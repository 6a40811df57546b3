"""The terminal client: it decides which screen is on, and draws what its sitting may show."""

from textual.content import Content
from textual.message import Message
from textual.screen import ModalScreen, Screen

from sheepfold.games import wooolf
from sheepfold.table.actions import Say
from sheepfold.table.entries import Chair, Phrase
from sheepfold.table.table import game_of
from sheepfold.terminal.curtain import Curtain
from sheepfold.terminal.draw import WIDTH, draw_reveal
from sheepfold.terminal.help import help_page
from sheepfold.terminal.lobby import Lobby
from sheepfold.terminal.match import Match
from sheepfold.terminal.options import HowToPlay
from sheepfold.terminal.pages import Leave, Page, Talk, rules
from sheepfold.terminal.porch import Porch
from sheepfold.terminal.sitting import Sitting
from sheepfold.terminal.window import Window
from sheepfold.terminal.wishes import Wish

Where = tuple[str, Chair | None, int]
"""Which screen, for which seat, in which game: what belongs to another begins anew."""


class Client(Window[None]):
    """One device at one table."""

    class Heard(Message):
        """There is something new to draw."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self._where: Where = ("porch", None, 0)
        self._is_told = False

    def on_mount(self) -> None:
        """Connect."""
        self.push_screen(Porch(self.sitting))
        self.sitting.heard = self._tell
        self.run_worker(self.sitting.begin())

    async def on_unmount(self) -> None:
        """Leave the table."""
        await self.sitting.end()

    async def on_client_heard(self) -> None:
        """Draw, once for all that was told meanwhile."""
        self._is_told = False
        await self._draw()

    def _tell(self) -> None:
        if not self._is_told:
            self._is_told = True
            self.post_message(self.Heard())

    async def _draw(self) -> None:
        """Turn to the screen that is wanted now; a page that is being read stays open."""
        if not self.screen_stack or not self.screen.is_attached:
            return  # the way out
        if isinstance(self.screen, HowToPlay):
            self.screen.draw()
        if isinstance(self.screen, ModalScreen):
            return
        where = self._wanted()
        if where != self._where:
            screen = self._new_screen(where)
            if screen is None:
                return
            self._where = where
            await self.switch_screen(screen)
        elif isinstance(self.screen, Porch | Lobby | Match | Curtain):
            self.screen.draw()
        if self.sitting.reveal is not None and where[0] == "match":
            self._show_reveal()

    def _wanted(self) -> Where:
        sitting, table = self.sitting, self.sitting.table
        if table is None or sitting.link.ended is not None or not sitting.is_settled:
            return "porch", None, 0
        if sitting.is_shut_out:
            return "porch", None, 0
        if table.phase == "lobby":
            return "lobby", None, len(table.places)
        if sitting.is_shared and sitting.seat is None:
            # As long as the link still shows the last seat, the curtain hides it.
            if sitting.waiting is not None or sitting.link.viewer is not None:
                return "curtain", None, table.games
        return "match", sitting.seat, table.games

    def _new_screen(self, where: Where) -> Screen[None] | None:
        """The screen for this; `None` if there is nothing yet that may be drawn on it."""
        match where[0]:
            case "porch":
                return Porch(self.sitting)
            case "lobby":
                return Lobby(self.sitting)
            case "curtain":
                return Curtain(self.sitting)
            case _:
                shown = self.sitting.shown
                return None if shown is None else Match(self.sitting, shown)

    def on_wish(self, wish: Wish) -> None:
        """Open a page, one at a time."""
        wish.stop()
        language, table = self.sitting.language, self.sitting.table
        if isinstance(self.screen, ModalScreen):
            return
        if wish.what == "leave":
            self.action_leave()
        elif table is None:
            return
        elif wish.what == "rules":
            self._open(rules(game_of(table.options).NAME, language, self.size.width))
        elif wish.what == "talk":
            if self.sitting.me is not None:
                self.push_screen(Talk(language), self._say)
        elif wish.what == "help":
            self._open(help_page(self.sitting))
        elif wish.what == "options":
            self._open(HowToPlay(self.sitting))
        else:
            self._show_reveal()

    def action_leave(self) -> None:
        """Ask whether to leave; to ask for it again is the answer."""
        if isinstance(self.screen, Leave):
            self.screen.close_with(True)
        else:
            self.push_screen(Leave(self.sitting.plan), self._leave)

    def _open(self, page: ModalScreen[None]) -> None:
        self.push_screen(page, lambda _: self._tell())

    def _say(self, phrase: Phrase | None) -> None:
        if phrase is not None:
            self.sitting.ask(Say(phrase))
        self._tell()

    def _leave(self, leave: bool | None) -> None:
        if leave:
            self.run_worker(self._go())
        self._tell()

    async def _go(self) -> None:
        await self.sitting.stand_up()
        self.exit()

    def _show_reveal(self) -> None:
        """Lay the cards of the last round open; everyone may see them."""
        self.sitting.reveal = None
        shown = self.sitting.shown
        if shown is None or not isinstance(shown.view, wooolf.View) or not shown.view.rounds:
            return
        rounds, language = shown.view.rounds, self.sitting.language
        width = min(WIDTH, self.size.width) - 3
        drawn = draw_reveal(rounds[-1], len(rounds), shown.names, language, width)
        heading, _, cards = drawn.partition("\n")
        self._open(Page(heading, Content(cards), language))
