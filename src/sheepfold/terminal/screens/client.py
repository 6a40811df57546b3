"""The terminal client: it switches between the screens, and draws what its device may show."""

from textual.content import Content
from textual.message import Message
from textual.screen import ModalScreen, Screen

from sheepfold.locales import say
from sheepfold.table.actions import Say
from sheepfold.table.entries import Chair, Phrase
from sheepfold.table.table import game_of
from sheepfold.terminal.device import Device
from sheepfold.terminal.network.connection import CommandRefused
from sheepfold.terminal.notes import may_take_notes
from sheepfold.terminal.picture import WIDTH
from sheepfold.terminal.registry import display_of
from sheepfold.terminal.screens.advice import advice_page
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
"""Which screen, for which seat, in which game: each gets a screen of its own."""


class ClientWindow(Window[None]):
    """One device at one table."""

    class Changed(Message):
        """There is something new to draw."""

    def __init__(self, device: Device) -> None:
        super().__init__()
        self.device = device
        self._where: Where = ("connecting", None, 0)
        self._is_changed = False

    def on_mount(self) -> None:
        """Connect."""
        self.push_screen(Connecting(self.device))
        self.device.on_change = self._on_change
        self.run_worker(self.device.run())

    async def on_unmount(self) -> None:
        """Leave the table."""
        await self.device.close()

    async def on_client_window_changed(self) -> None:
        """Draw, once for all changes that have come meanwhile."""
        self._is_changed = False
        await self._draw()

    def _on_change(self) -> None:
        if not self._is_changed:
            self._is_changed = True
            self.post_message(self.Changed())

    async def _draw(self) -> None:
        """Switch to the screen that is wanted now; a page that is being read stays open."""
        if not self.screen_stack or not self.screen.is_attached:
            return  # the app is closing
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
        if self.device.is_to_reveal and where[0] == "match":
            self._show_reveal()

    def _wanted(self) -> Where:
        device, table = self.device, self.device.table
        if table is None or device.connection.ended is not None or not device.is_settled:
            return "connecting", None, 0
        if device.is_shut_out:
            return "connecting", None, 0
        if table.phase == "lobby":
            return "lobby", None, len(table.places)
        if device.is_shared and device.seat is None:
            # As long as the connection still shows the last seat, the curtain hides it.
            if device.waiting is not None or device.connection.viewer is not None:
                return "curtain", None, table.games
        return "match", device.seat, table.games

    def _new_screen(self, where: Where) -> Screen[None] | None:
        """A new screen; `None` if there is nothing yet that may be drawn on it."""
        match where[0]:
            case "connecting":
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
            game = game_of(table.options).NAME
            self._open(rules(game, language, self.size.width, self.device.rule))
        elif asked.page == "talk":
            if self.device.me is not None:
                self.push_screen(Talk(language), self._say)
        elif asked.page == "help":
            self._open(help_page(self.device))
        elif asked.page == "options":
            self._open(OptionsForm(self.device))
        elif asked.page == "advice":
            self.run_worker(self._show_advice())
        elif asked.page == "notes":
            self._show_notes()
        else:
            self._show_reveal()

    def action_leave(self) -> None:
        """Ask whether to leave; asking a second time means yes."""
        if isinstance(self.screen, Leave):
            self.screen.close_with(True)
        else:
            self.push_screen(Leave(self.device.plan), self._leave)

    def _open(self, page: ModalScreen[None]) -> None:
        self.push_screen(page, lambda _: self._on_change())

    def _say(self, phrase: Phrase | None) -> None:
        if phrase is not None:
            self.device.ask(Say(phrase))
        self._on_change()

    def _leave(self, leave: bool | None) -> None:
        if leave:
            self.run_worker(self._go())
        self._on_change()

    async def _go(self) -> None:
        await self.device.stand_up()
        self.exit()

    async def _show_advice(self) -> None:
        """Open a page with advice for the seat that is on the screen, if it may have any."""
        before = self.device.position
        try:
            given = await self.device.connection.advise()
        except CommandRefused as refused:
            self.device.note = refused.text
            self._on_change()
            return
        position = self.device.position
        if before is None or position is None or isinstance(self.screen, ModalScreen):
            return
        if position.view.viewer == before.view.viewer:  # else somebody else may see the screen
            self._open(advice_page(given, position))

    def _show_notes(self) -> None:
        """Open the notes of the seat on the screen, if it may have any."""
        position, language = self.device.position, self.device.language
        if position is None or not may_take_notes(position):
            return
        game = game_of(position.table.options)
        write = display_of(game).notes
        text = write(position.view, position.names, language) if write else None
        if text is not None:
            title = say(language, f"{game.NAME}-terminal-notes")
            self._open(Page(title[:1].upper() + title[1:], text, language))

    def _show_reveal(self) -> None:
        """Open a page with the last round, if the game has one; all of it is public."""
        self.device.is_to_reveal = False
        position, language = self.device.position, self.device.language
        if position is None:
            return
        reveal = display_of(game_of(position.table.options)).reveal
        if reveal is None:
            return
        width = min(WIDTH, self.size.width) - 3
        heading, _, text = reveal(position.view, position.names, language, width).partition("\n")
        if text:
            self._open(Page(heading, Content(text), language))
