"""A person at the terminal client: a real server socket, Textual's Pilot, keys and clicks."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import textual._wait
from starlette.applications import Starlette
from textual._compositor import LayoutUpdate
from textual.app import App
from textual.pilot import Pilot

from sheepfold.games import GAMES, uly_polly, wooolf
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Propose, Step, Swap
from sheepfold.games.wooolf.pieces import Abstain, Ask, Guess, Peek
from sheepfold.log.memory import MemoryLog
from sheepfold.server.app import OpenTable, make_app
from sheepfold.server.protocol import Language
from sheepfold.table.actions import Sit
from sheepfold.table.entries import AnyMove, AnyOptions, Settings
from sheepfold.table.source import Source
from sheepfold.terminal.device import Device, StartPlan
from sheepfold.terminal.network.address import Address, open_table
from sheepfold.terminal.network.connection import ServerConnection
from sheepfold.terminal.network.loopback import loopback
from sheepfold.terminal.position import Position
from sheepfold.terminal.screens.client import ClientWindow
from sheepfold.terminal.screens.match import Match
from sheepfold.terminal.screens.pages import Page

textual._wait.SLEEP_GRANULARITY = 0.004  # Pilot sleeps so long, twice, after every key

SIZE = (80, 24)
LONGEST = 60.0
"""Seconds until a test gives up waiting."""


def make_server(seed: int = 7, bot_delay: float = 0.0) -> Starlette:
    rng = Random(seed)
    source = Source(rng, lambda: f"{rng.getrandbits(256):064x}")
    return make_app(MemoryLog(), bot_delay=bot_delay, source=source)


@asynccontextmanager
async def a_table(
    game: str, chairs: int, options: AnyOptions | None = None, seed: int = 7, **settings: Any
) -> AsyncIterator[Address]:
    """A table at a server of its own."""
    async with loopback(make_server(seed)) as server:
        asked = OpenTable(options or GAMES[game].Options(), Settings(chairs=chairs, **settings))
        yield await open_table(server, asked, "en")


@asynccontextmanager
async def a_person(
    address: Address,
    names: Sequence[str] = ("Anna",),
    fill: bool = False,
    language: Language = "en",
    size: tuple[int, int] = SIZE,
    keep: bool = False,
) -> AsyncIterator["Person"]:
    """Someone who has come to that table with a terminal."""
    client = ClientWindow(
        Device(StartPlan(address, names, "fox" if fill else None, language, keep))
    )
    async with client.run_test(size=size) as pilot:
        person = Person(client, pilot)
        await person.until(lambda: client.device.is_settled)
        yield person


@asynccontextmanager
async def a_friend(address: Address, name: str = "Ben") -> AsyncIterator[ServerConnection]:
    """A second player at another device, who sits down and is French."""
    token = secrets.token_hex(16)
    friend = ServerConnection(address.socket, address.code, [token], 0, "fr")
    running = asyncio.get_running_loop().create_task(friend.run())
    while not friend.connected:
        await asyncio.sleep(0.005)
    await friend.do(Sit(name, token))
    try:
        yield friend
    finally:
        await friend.close()
        await running


class Person:
    """Looks at the screen, presses keys and clicks."""

    def __init__(self, client: ClientWindow, pilot: Pilot[None]) -> None:
        self.client = client
        self.pilot = pilot
        self.device = client.device

    @property
    def position(self) -> Position:
        position = self.device.position
        assert position is not None
        return position

    @property
    def screen(self) -> str:
        """Every letter that is on the screen now, as a screenshot would have it."""
        return letters(self.client)

    async def until(self, condition: Callable[[], object]) -> None:
        start = time.monotonic()
        while not condition():
            assert time.monotonic() < start + LONGEST, self.screen
            await asyncio.sleep(0.005)

    async def until_seen(self, text: str) -> None:
        """Wait until the screen shows this, wherever its lines break."""
        await self.until(lambda: flat(text) in flat(self.screen))

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def click(self, where: str, offset: tuple[int, int] = (0, 0)) -> None:
        """Scroll to it, and click once it is where it is going to be: a layout may be under way."""
        widget = self.client.screen.query_one(where)
        seen = None
        while seen != widget.region:
            widget.scroll_visible(animate=False)
            seen = widget.region
            await self.pilot.pause(0.05)
        await self.pilot.click(widget, offset=offset)

    async def write(self, text: str) -> None:
        """Type a line, say yes if there is a question, and go back to the board."""
        await self.press("slash", *text, "enter")
        screen = self.client.screen
        if isinstance(screen, Match):
            await self.press(*["enter"] * (screen.pending is not None), "escape")

    async def turn(self) -> bool:
        """Wait for one's turn, going on after rounds and pages; false when the game is over."""

        def ready() -> bool:
            table, position = self.device.table, self.device.position
            if isinstance(self.client.screen, Page):
                return True
            if isinstance(self.client.screen, Match) and self.device.shows_end:
                return True
            if table is None or position is None or not isinstance(self.client.screen, Match):
                return False
            drawn = self.client.screen.position.view == position.view and self.screen.strip()
            mine = position.view.viewer in position.view.actors
            return bool(drawn) and (mine or table.phase == "over")

        await self.until(ready)
        while isinstance(self.client.screen, Page) or self.device.shows_end:
            await self.press("enter")
            await self.until(ready)
        assert self.device.table is not None
        return self.device.table.phase == "playing"

    async def play(self, move: AnyMove, mouse: bool = False) -> None:
        """Make a move on the board, and wait until it has been made."""
        before = self.device.connection.frame
        if isinstance(self.position.view, uly_polly.View):
            await self._choose_tiles(move, mouse)
        else:
            await self._choose_player(move, mouse)
        await self.until(lambda: self.device.connection.frame > before)

    async def _choose_tiles(self, move: Any, mouse: bool) -> None:
        view = self.position.view
        assert isinstance(view, uly_polly.View)
        columns = view.options.columns
        if isinstance(move, Swap):
            places = [move.a, move.b]
        else:
            places = [move.to if hasattr(move, "to") else move.at]
        for place in places:
            if mouse:
                await self.click(f"#tile-{place_name(place, columns)}")
            else:
                at = getattr(self.client.screen.focused, "place", 0)
                across, down = place % columns - at % columns, place // columns - at // columns
                await self.press(*["right" if across > 0 else "left"] * abs(across))
                await self.press(*["down" if down > 0 else "up"] * abs(down), "enter")
        if not isinstance(move, Swap | Propose) and hasattr(move, "to") and not view.tiles[move.to]:
            await self._confirm()

    async def _choose_player(self, move: Any, mouse: bool) -> None:
        view = self.position.view
        assert isinstance(view, wooolf.View)
        match move:
            case Peek(owner, side):
                await self._go_to(owner, mouse)
                await self.press(side[0])
            case Ask(to, question):
                await self._go_to(to, mouse)
                await self.press("ab"[view.questions.index(question)])
            case Guess(first, second):
                await self.press("g")
                for pointer in (first,) if second is None else (first, second):
                    if pointer == 0:
                        await self.press("0")
                    elif mouse:
                        await self.click(f"#player-{pointer}")
                    else:
                        await self.press(str(pointer), "enter")
            case Abstain():
                await self.press("x")
        await self._confirm()

    async def _go_to(self, player: int, mouse: bool) -> None:
        if mouse:
            await self.click(f"#player-{player}")
        else:
            await self.press(str(player))

    async def _confirm(self) -> None:
        screen = self.client.screen
        assert isinstance(screen, Match)
        await self.until(lambda: screen.pending is not None)
        await self.press("enter")


def letters(app: App[Any]) -> str:
    drawn = app.screen._compositor.render_update(full=True, screen_stack=app._background_screens)
    assert isinstance(drawn, LayoutUpdate)
    return "\n".join("".join(strip.text for strip in line) for line in drawn.strips)


def flat(text: str) -> str:
    return " ".join(text.split())


def choose(person: Person, rng: Random) -> Any:
    """A legal move; the dog goes where it turns a tile, so that rounds end."""
    view, legal = person.position.view, person.position.legal
    if not isinstance(view, uly_polly.View):
        return rng.choice(legal)
    turning = [move for move in legal if isinstance(move, Step) and not view.tiles[move.to]]
    return rng.choice(turning or legal)
