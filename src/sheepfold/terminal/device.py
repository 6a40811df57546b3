"""A device at a table: its connection, its seats, and which of them may be on the screen."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple

from sheepfold.games.contract import GameEnded
from sheepfold.locales import say
from sheepfold.server import protocol
from sheepfold.table.actions import Action, Ready, SeatBot, Sit, Stand, StartGame
from sheepfold.table.entries import AnyMove, Chair, Level
from sheepfold.table.queries import chair_names, is_host_gone
from sheepfold.table.table import game_of
from sheepfold.terminal.event_log import EventLog
from sheepfold.terminal.network import kept_seats
from sheepfold.terminal.network.address import Address
from sheepfold.terminal.network.connection import CommandRefused, ServerConnection
from sheepfold.terminal.network.contribution import Wrong
from sheepfold.terminal.position import Position
from sheepfold.terminal.registry import display_of


class StartPlan(NamedTuple):
    """How this device comes to a table: who sits down, and whether the game starts at once."""

    address: Address
    names: Sequence[str] = ()
    """With none this device only watches; with several, they share it."""
    fill: Level | None = None
    """Put bots of this level on the chairs that are free, and start."""
    language: protocol.Language = "en"
    keep: bool = False
    """Remember the seats, and sit down again on those that were remembered."""
    tokens: Sequence[str] = ()
    """Of the seats, if they are known already."""
    is_kept: bool = False
    """Whether this game is on this device alone, and can be continued another time."""
    note: str = ""
    """The first message to the person."""


class Device:
    """From sitting down at a table to leaving it.

    Only the view of `seat` may be drawn. Where several people share the device, `seat` is `None`
    while it is handed over, and the connection then shows no more than a spectator sees.
    """

    def __init__(self, plan: StartPlan) -> None:
        self.plan = plan
        self.language = plan.language
        self.is_shared = len(plan.names) > 1
        self.is_settled = False
        """Whether everybody has sat down."""
        self.event_log = EventLog(plan.language)
        self.note = plan.note
        self._refused = ("", "")
        """What was refused last, and the rule that says so."""
        self.on_change: Callable[[], None] = lambda: None
        """Called whenever there is something new to draw."""
        self.is_to_reveal = False
        """Whether a round has just ended, and nobody has looked at its cards yet."""
        tokens = kept_seats.kept(plan.address) if plan.keep else list(plan.tokens)
        if len(tokens) != len(plan.names):
            tokens = [secrets.token_hex(16) for _ in plan.names]
        self.connection = ServerConnection(
            plan.address.socket,
            plan.address.code,
            tokens,
            look=0 if len(plan.names) == 1 else None,
            language=plan.language,
            changed=self._changed,
        )
        self._seat: Chair | None = None
        self._ended: Position | None = None
        """The table as the last round ended, until somebody acts or the person goes on."""
        self._wrong: Wrong | None = None
        """What the person was told about the last draw."""
        self._since = 0.0
        self._connected = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def table(self) -> protocol.TableInfo | None:
        """The table as everyone may see it."""
        return self.connection.table

    @property
    def seat(self) -> Chair | None:
        """The seat that may be on the screen."""
        return self._seat if self.is_shared else self.connection.viewer

    @property
    def me(self) -> Chair | None:
        """The chair as which this device acts now."""
        if self.seat is not None:
            return self.seat
        host = self.table.host if self.table else None
        return host if host in self.connection.chairs else next(iter(self.connection.chairs), None)

    @property
    def is_host(self) -> bool:
        """Whether this device may act as the host; anybody may, once the host has left."""
        table, me = self.table, self.me
        if table is None or me is None:
            return False
        return me == table.host or is_host_gone(table, table.now + time.monotonic() - self._since)

    @property
    def is_lent(self) -> bool:
        """Whether the seat as which this device acts is lent to a bot."""
        me = self.me
        return self.table is not None and me is not None and self.table.places[me - 1].lent

    @property
    def is_shut_out(self) -> bool:
        """Whether a game goes on here that nobody may watch, and this device has no seat."""
        table = self.table
        is_closed = table is not None and table.phase == "playing" and not table.settings.spectators
        return is_closed and not self.connection.chairs

    @property
    def position(self) -> Position | None:
        """What may be drawn now; nothing while the connection still shows another seat."""
        if self.connection.viewer != self.seat:
            return None
        current = self._current
        if self._ended is None or current is None:
            return current
        return self._ended._replace(table=current.table)

    @property
    def shows_end(self) -> bool:
        """Whether the round that has ended is on the screen, and not the present one."""
        return self._ended is not None

    @property
    def _current(self) -> Position | None:
        connection, language = self.connection, self.language
        table, view = connection.table, connection.view
        if table is None or view is None:
            return None
        display = display_of(game_of(table.options))
        names = display.player_names(chair_names(table, language), view, language)
        legal, free = connection.legal, connection.free
        return Position(table, view, legal, free, names, self._since, language)

    @property
    def waiting(self) -> Chair | None:
        """A seat of this device that must act now; first of all the one on the screen."""
        if self.table is None or self.table.phase != "playing" or self.connection.view is None:
            return None
        mine = [chair for chair in self.connection.view.actors if chair in self.connection.chairs]
        return self.seat if self.seat in mine else next(iter(mine), None)

    @property
    def trouble(self) -> str:
        """Why there is no connection, if something answers that lets nobody in."""
        if self.connection.connected or not self.connection.no_entry:
            return ""
        address, answer = str(self.plan.address), self.connection.no_entry
        return say(self.language, "terminal-no-entry", address=address, answer=answer)

    async def run(self) -> None:
        """Sit down as planned, and stay connected until the end."""
        self._later(self._settle())
        await self.connection.run()

    async def close(self) -> None:
        """Disconnect; the seats stay."""
        await self.connection.close()
        for task in list(self._tasks):
            task.cancel()

    async def stand_up(self) -> None:
        """Leave the table for good. Within a game the tokens are kept, to come back with."""
        if self.plan.fill or not self.connection.connected:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                was_playing = self.table is not None and self.table.phase == "playing"
                for chair in self.connection.chairs:
                    await self._ask(Stand(), chair)
                if not was_playing:
                    self._keep([])

    def ask(self, action: Action, chair: Chair | None = None) -> None:
        """Ask the table for something; a refusal becomes the note."""
        self.note = ""
        self._later(self._ask(action, chair or self.me))

    def ask_why_not(self, move: AnyMove) -> None:
        """Ask why a move cannot be made; the answer becomes the note."""
        self.note = ""
        self._later(self._ask_why_not(move))

    @property
    def rule(self) -> str:
        """The id of the rule behind the note, if there is one."""
        text, rule = self._refused
        return rule if text and text == self.note else ""

    def _refuse(self, text: str, rule: str) -> None:
        self.note, self._refused = text, (text, rule)

    def go_on(self) -> None:
        """Leave the round that has ended, and show the present one."""
        self._ended = None

    def open_curtain(self) -> None:
        """The person who must act has the device: show that seat."""
        self._look(self.waiting)

    def pass_on(self) -> None:
        """The device is handed to somebody else: show no seat at all."""
        self.note = ""
        self.event_log.clear()
        self.go_on()
        self._look(None)

    def _look(self, seat: Chair | None) -> None:
        self._seat = seat
        self._later(self.connection.show(seat))
        self.on_change()

    async def _settle(self) -> None:
        await self._connected.wait()
        assert self.table is not None
        begins = self.plan.fill is not None and self.table.games == 0
        if begins or not self.connection.chairs:  # else a person comes back to a seat
            people = zip(self.plan.names, self.connection.tokens, strict=True)
            # Somebody who was cut off while a game was being set up may have sat down already.
            for name, token in list(people)[len(self.connection.chairs) :]:
                await self._ask(Sit(name, token), None)
            self._keep(self.connection.tokens)
        if self.is_shared:
            await self.connection.show(None)
        if begins:
            assert self.plan.fill is not None
            for chair, place in enumerate(self.table.places, 1):
                if place.who == "open":
                    await self._ask(SeatBot(chair, self.plan.fill), self.me)
            for chair in self.connection.chairs:
                await self._ask(Ready(), chair)
            await self._ask(StartGame(), self.me)
        self.is_settled = True
        self.on_change()

    def _keep(self, tokens: list[str]) -> None:
        if self.plan.keep:
            try:
                kept_seats.keep(self.plan.address, tokens)
            except OSError:
                self.note = say(
                    self.language, "terminal-seat-not-kept", file=str(kept_seats.file())
                )

    async def _ask_why_not(self, move: AnyMove) -> None:
        try:
            reason = await self.connection.why_not(move)
            self._refuse(reason.text, reason.rule)
        except CommandRefused as refused:
            self._refuse(refused.text, refused.rule)
        self.on_change()

    async def _ask(self, action: Action, chair: Chair | None) -> None:
        try:
            await self.connection.do(action, chair)
        except CommandRefused as refused:
            self._refuse(refused.text, refused.rule)
        self.on_change()

    def _changed(self, message: protocol.FromServer | None) -> None:
        match message:
            case protocol.Sync():
                self._since = time.monotonic()
                self.event_log.start(message)
                self.go_on()
                self._look_again()
                self._connected.set()
            case protocol.Frame():
                assert self.table is not None
                self.event_log.add(message, self.table, self.connection.view)
                self._follow_rounds(message)
                if message.table is not None:
                    self._since = time.monotonic()
                    self._look_again()
            case protocol.Refused(id=None):
                self.note = message.text
            case protocol.Bye():
                self.note = f"{self.note} {message.text}".strip()
        if self.connection.contribution.wrong != self._wrong:
            self._wrong = self.connection.contribution.wrong
            if self._wrong is not None:
                self.note = say(self.language, f"draw-wrong-{self._wrong}")
        self.on_change()

    def _look_again(self) -> None:
        """Show the seat again after a lost connection; after a game show none."""
        if not self.is_shared or self.table is None:
            return
        if self.table.phase != "playing" or self._seat not in self.connection.chairs:
            self._seat = None
        if self.connection.viewer != self._seat:
            self._later(self.connection.show(self._seat))

    def _follow_rounds(self, frame: protocol.Frame) -> None:
        """Keep the picture of a round that ends until the next frame that is not its successor."""
        if frame.view is None:
            return
        if frame.closing:
            self._ended = self._current
        elif not frame.fresh or frame.news is not None:
            self.go_on()
        is_last = any([isinstance(event, GameEnded) for event in frame.events])
        self.is_to_reveal = self.is_to_reveal or frame.closing or is_last

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
