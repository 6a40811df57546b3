"""The terminal client: it decides which screen is on, and draws what its device may show."""

from textual.content import Content
from textual.message import Message
from textual.screen import ModalScreen, Screen

from sheepfold.games import wooolf
from sheepfold.table.actions import Say
from sheepfold.table.entries import Chair, Phrase
from sheepfold.table.table import game_of
from sheepfold.terminal.device import Device
from sheepfold.terminal.picture import WIDTH, draw_reveal
from sheepfold.terminal.screens.connecting import Connecting
from sheepfold.terminal.screens.curtain import Curtain
from sheepfold.terminal.screens.help import help_page
from sheepfold.terminal.screens.lobby import Lobby
from sheepfold.terminal.screens.match import Match
from sheepfold.terminal.screens.options_form import OptionsForm
from sheepfold.terminal.screens.page_keys import OpenPage
from sheepfold.terminal.screens.pages import Leave, Page, Talk, rules
from sheepfold.terminal.screens.window import Window

Where = tuple[str, Chair | None, int]
"""Which screen, for which seat, in which game: what belongs to another begins anew."""


class Client(Window[None]):
    """One device at one table."""

    class Heard(Message):
        """There is something new to draw."""

    def __init__(self, device: Device) -> None:
        super().__init__()
        self.device = device
        self._where: Where = ("porch", None, 0)
        self._is_told = False

    def on_mount(self) -> None:
        """Connect."""
        self.push_screen(Connecting(self.device))
        self.device.on_change = self._tell
        self.run_worker(self.device.begin())

    async def on_unmount(self) -> None:
        """Leave the table."""
        await self.device.end()

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
        if isinstance(self.screen, OptionsForm):
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
        elif isinstance(self.screen, Connecting | Lobby | Match | Curtain):
            self.screen.draw()
        if self.device.reveal is not None and where[0] == "match":
            self._show_reveal()

    def _wanted(self) -> Where:
        device, table = self.device, self.device.table
        if table is None or device.connection.ended is not None or not device.is_settled:
            return "porch", None, 0
        if device.is_shut_out:
            return "porch", None, 0
        if table.phase == "lobby":
            return "lobby", None, len(table.places)
        if device.is_shared and device.seat is None:
            # As long as the link still shows the last seat, the curtain hides it.
            if device.waiting is not None or device.connection.viewer is not None:
                return "curtain", None, table.games
        return "match", device.seat, table.games

    def _new_screen(self, where: Where) -> Screen[None] | None:
        """The screen for this; `None` if there is nothing yet that may be drawn on it."""
        match where[0]:
            case "porch":
                return Connecting(self.device)
            case "lobby":
                return Lobby(self.device)
            case "curtain":
                return Curtain(self.device)
            case _:
                position = self.device.position
                return None if position is None else Match(self.device, position)

    def on_open_page(self, asked: OpenPage) -> None:
        """Open a page, one at a time."""
        asked.stop()
        language, table = self.device.language, self.device.table
        if isinstance(self.screen, ModalScreen):
            return
        if asked.page == "leave":
            self.action_leave()
        elif table is None:
            return
        elif asked.page == "rules":
            self._open(rules(game_of(table.options).NAME, language, self.size.width))
        elif asked.page == "talk":
            if self.device.me is not None:
                self.push_screen(Talk(language), self._say)
        elif asked.page == "help":
            self._open(help_page(self.device))
        elif asked.page == "options":
            self._open(OptionsForm(self.device))
        else:
            self._show_reveal()

    def action_leave(self) -> None:
        """Ask whether to leave; to ask for it again is the answer."""
        if isinstance(self.screen, Leave):
            self.screen.close_with(True)
        else:
            self.push_screen(Leave(self.device.plan), self._leave)

    def _open(self, page: ModalScreen[None]) -> None:
        self.push_screen(page, lambda _: self._tell())

    def _say(self, phrase: Phrase | None) -> None:
        if phrase is not None:
            self.device.ask(Say(phrase))
        self._tell()

    def _leave(self, leave: bool | None) -> None:
        if leave:
            self.run_worker(self._go())
        self._tell()

    async def _go(self) -> None:
        await self.device.stand_up()
        self.exit()

    def _show_reveal(self) -> None:
        """Lay the cards of the last round open; everyone may see them."""
        self.device.reveal = None
        position = self.device.position
        if (
            position is None
            or not isinstance(position.view, wooolf.View)
            or not position.view.rounds
        ):
            return
        rounds, language = position.view.rounds, self.device.language
        width = min(WIDTH, self.size.width) - 3
        drawn = draw_reveal(rounds[-1], len(rounds), position.names, language, width)
        heading, _, cards = drawn.partition("\n")
        self._open(Page(heading, Content(cards), language))
