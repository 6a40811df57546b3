"""A connection to a table: it reconnects by itself, and resends what was not acknowledged."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from sheepfold.games import RULES
from sheepfold.games.codec import game_of
from sheepfold.games.contract import Game, Viewer
from sheepfold.games.exact import Json
from sheepfold.learn.advice import Advice
from sheepfold.server import protocol
from sheepfold.table.actions import Action
from sheepfold.table.entries import AnyMove, Chair
from sheepfold.terminal.network.contribution import OwnContributions
from sheepfold.terminal.network.fingerprint import Fingerprint

ASKED_EVERY = 2.0
SILENT = 6.0
"""Seconds between two questions whether the server is there, and until one that does not answer is
given up: there may be another."""

SLOWER = 1.0
"""Seconds until a command that came too fast is sent again."""


class CommandRefused(Exception):
    """The server refused a command; `text` says why in the person's language."""

    def __init__(self, message: protocol.Refused) -> None:
        super().__init__(message.reason)
        self.reason = message.reason
        self.text = message.text
        self.rule = message.rule


def merged(view: protocol.AnyView, own: dict[str, Json], viewer: Viewer) -> protocol.AnyView:
    """A viewer's view, from what everyone knows and what it knows better."""
    fields = msgspec.to_builtins(view) | own | {"viewer": viewer}
    return msgspec.convert(fields, type(view))


def is_here(url: str) -> bool:
    """Whether this is an address of this machine, to which no proxy leads.

    >>> is_here("ws://127.0.0.1:8000/ws"), is_here("wss://example.org/ws")
    (True, False)
    """
    return urlsplit(url).hostname in ("127.0.0.1", "localhost", "::1")


Asked = protocol.Do | protocol.WhyNot | protocol.Advise


class ServerConnection:
    """One device at one table.

    `run` connects and stays connected until `close`. `table`, `view` (with the round's history),
    `viewer` and `chairs` are what the server last showed; `changed` is called after each message.
    """

    def __init__(
        self,
        url: str,
        code: str,
        tokens: list[str] | None = None,
        look: int | None = None,
        language: protocol.Language = "en",
        changed: Callable[[protocol.FromServer | None], None] = lambda _: None,
    ) -> None:
        self.url = url
        self.code = code
        self.tokens = tokens or []
        self.look = look
        self.language: protocol.Language = language
        self.changed = changed
        self.table: protocol.TableInfo | None = None
        self.view: protocol.AnyView | None = None
        self.legal: tuple[AnyMove, ...] = ()
        self.free: tuple[AnyMove, ...] = ()
        self.viewer: Viewer = None
        self.chairs: tuple[Chair, ...] = ()
        self.claims: tuple[Chair, ...] = ()
        self.frame = 0
        self.connected = False
        self.no_entry = ""
        """How a server has refused the last attempt to connect, if it did."""
        self.ended: protocol.Bye | None = None
        self.fingerprint = Fingerprint()
        self.contribution = OwnContributions()
        self._adding: set[asyncio.Task[None]] = set()
        self.seals: list[str] = []
        self.openings: list[protocol.Opening] = []
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[Asked, asyncio.Future[Any]]] = {}
        """What was not answered yet, by its id."""
        self._closed = False
        self._again = 0.0
        """After how many seconds the server wants us to connect again."""
        self._slower: dict[str | None, asyncio.Task[None]] = {}
        """What was sent too fast, by its id, and waits to be sent again."""
        self._looked: protocol.Look | None = None
        """The seat that the server was asked to show, until it does."""

    async def run(self) -> None:
        """Stay connected; give up only when the server says goodbye for good."""
        pause = 0.05
        while not self._closed:
            try:
                proxy: Literal[True] | None = None if is_here(self.url) else True
                async with connect(
                    self.url,
                    max_size=None,
                    compression=None,
                    proxy=proxy,
                    open_timeout=SILENT,
                    ping_interval=ASKED_EVERY,
                    ping_timeout=SILENT,
                    close_timeout=1.0,
                ) as socket:
                    self._socket = socket
                    self.no_entry = ""
                    await self._hello(socket)
                    pause = 0.05
                    async for data in socket:
                        await self._take(socket, protocol.decode_server(data, self._rules()))
            except InvalidStatus as refused:
                self.no_entry = f"HTTP {refused.response.status_code}"
            except InvalidHandshake as refused:
                self.no_entry = type(refused).__name__
            except (OSError, WebSocketException):
                self.no_entry = ""
            self._socket = None
            self.connected = False
            self.changed(None)
            if self.ended is not None:
                break
            await asyncio.sleep(max(pause, self._again))
            self._again = 0.0
            pause = min(pause * 2, 2.0)
        self._give_up()

    def _rules(self) -> Game | None:
        """The rules that are played here, as far as it is known."""
        if self.table is None:
            return None
        return RULES.get((game_of(self.table.options).NAME, self.table.rules))

    async def close(self) -> None:
        """Leave; the seat stays."""
        self._closed = True
        if self._socket is not None:
            await self._socket.close()

    async def do(self, action: Action, chair: Chair | None = None) -> None:
        """Ask for something and wait until it is done. Raises `CommandRefused`."""
        if chair is None and len(self.chairs) == 1:
            chair = self.chairs[0]
        await self._ask(protocol.Do(secrets.token_hex(8), action, chair, self.frame or None))

    async def why_not(self, move: AnyMove) -> protocol.Reason:
        """Why the seat that is looked at cannot make this move; without a text if it can.

        Nothing is done. Raises `CommandRefused` if no seat is looked at, but for an open turn.
        """
        command = secrets.token_hex(8)
        reason: protocol.Reason | None = await self._ask(protocol.WhyNot(command, move))
        return reason or protocol.Reason(command)

    async def advise(self) -> Advice:
        """Advice for the seat that is looked at. Raises `CommandRefused`."""
        given: Advice = await self._ask(protocol.Advise(secrets.token_hex(8)))
        return given

    async def _ask(self, asked: "Asked") -> Any:
        """Send this, after a lost connection again, and wait for the answer."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[asked.id] = (asked, answer)
        if self._socket is not None and self.connected:
            await self._send(self._socket, asked)
        return await answer

    async def show(self, chair: Chair | None) -> None:
        """Look at another seat of this device, or (`None`) at the table as everyone sees it."""
        if self._socket is not None:
            self._looked = protocol.Look(chair)
            await self._send(self._socket, self._looked)

    async def _hello(self, socket: ClientConnection) -> None:
        hello = protocol.Hello(
            protocol.VERSION, self.code, tuple(self.tokens), self.look, self.language
        )
        await self._send(socket, hello)

    async def _send(self, socket: ClientConnection, message: protocol.FromClient) -> None:
        try:
            await socket.send(msgspec.json.encode(message).decode())
        except WebSocketException:
            self.connected = False  # `run` reconnects, and resends what was not answered

    async def _take(self, socket: ClientConnection, message: protocol.FromServer) -> None:
        match message:
            case protocol.Sync():
                self.table, self.view = message.table, message.view
                self.viewer, self.chairs = message.viewer, message.chairs
                self.claims = message.claims
                self.legal, self.free = message.legal, message.free
                self.frame = message.frame
                self._looked = None
                self.seals = list(message.seals)
                self.fingerprint.sync(message)
                if not self.connected:
                    self.connected = True
                    for asked, _ in list(self._waiting.values()):
                        await self._send(socket, asked)
            case protocol.Frame():
                if message.ack is not None:
                    self._answer(message.ack)
                if message.frame != self.frame + 1:
                    await self._send(socket, protocol.Resync())
                    return
                self._show(message)
            case protocol.Ack(command):
                self._answer(command)
            case protocol.Reason(command):
                self._answer(command, message)
            case protocol.AdviceGiven(command, given):
                self._answer(command, given)
            case protocol.Refused("too-fast", id=command):
                if command not in self._slower:
                    again = self._ask_again(command)
                    self._slower[command] = asyncio.get_running_loop().create_task(again)
            case protocol.Refused():
                if message.id is not None:
                    self._refuse(message.id, CommandRefused(message))
            case protocol.Bye():
                self._again = message.again or 0.0
                if message.again is None:
                    self.ended = message
        self._add_to_draw()
        self.changed(message)

    def _add_to_draw(self) -> None:
        """Answer a draw that this device is asked to add to."""
        if self.table is None:
            return
        for chair, action in self.contribution.answers(self.table, self.chairs):
            task = asyncio.get_running_loop().create_task(self._add(action, chair))
            self._adding.add(task)
            task.add_done_callback(self._adding.discard)

    async def _add(self, action: Action, chair: Chair) -> None:
        with contextlib.suppress(CommandRefused):  # too late: the draw was restarted without it
            await self.do(action, chair)

    async def _ask_again(self, command: str | None) -> None:
        """Retry what came too fast, without a word to the person."""
        await asyncio.sleep(SLOWER)
        del self._slower[command]
        if self._socket is None or not self.connected:
            return  # the next connection resends everything that was not answered
        if command is None:
            await self._send(self._socket, self._looked or protocol.Resync())
        elif command in self._waiting:
            await self._send(self._socket, self._waiting[command][0])

    def _show(self, shown: protocol.Frame) -> None:
        self.frame = shown.frame
        if shown.table is not None:
            self.table = shown.table
        if shown.view is not None:
            assert self.table is not None
            self.legal, self.free = shown.legal, shown.free
            if shown.table is None:
                self.table = replace(self.table, takeback=shown.takeback, due=shown.due)
            is_move = self.fingerprint.frame(shown, self.table)
            view = merged(shown.view, shown.own, self.viewer)
            known = () if self.view is None else self.view.history
            history = (*known, *shown.events) if is_move else known
            self.view = view if shown.fresh else replace(view, history=history)
        self.seals += shown.seals
        self.openings += shown.opened

    def _answer(self, command: str, answered: object = None) -> None:
        _, answer = self._waiting.pop(command, (None, None))
        if answer is not None and not answer.done():
            answer.set_result(answered)

    def _refuse(self, command: str, refused: CommandRefused) -> None:
        _, answer = self._waiting.pop(command, (None, None))
        if answer is not None and not answer.done():
            answer.set_exception(refused)

    def _give_up(self) -> None:
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.cancel()
