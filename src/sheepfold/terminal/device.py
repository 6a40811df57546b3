"""A device at a table: its link, the seats it has, and which of them may be on the screen."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sheepfold.games import wooolf
from sheepfold.games.wooolf.pieces import Round
from sheepfold.locales import say
from sheepfold.server import protocol
from sheepfold.table.actions import Action, Ready, SeatBot, Sit, Stand, Start
from sheepfold.table.entries import Chair, Level
from sheepfold.table.questions import is_host_gone
from sheepfold.terminal.event_log import EventLog
from sheepfold.terminal.network import kept_seats
from sheepfold.terminal.network.address import Address
from sheepfold.terminal.network.connection import CommandRefused, Connection
from sheepfold.terminal.network.contribution import Wrong
from sheepfold.terminal.position import Position


class Plan(NamedTuple):
    """How this device comes to a table: who sits down, and whether the game starts at once."""

    address: Address
    names: Sequence[str] = ()
    """Nobody only watches; several share this device."""
    fill: Level | None = None
    """Put bots of this level on the chairs that are free, and start."""
    language: protocol.Language = "en"
    keep: bool = False
    """Keep the seats for the next time, and take those that were kept."""
    tokens: Sequence[str] = ()
    """Of the seats, if they are known."""
    is_kept: bool = False
    """Whether this game is on this device alone, and can be gone on with another time."""
    note: str = ""
    """What there is to say to begin with."""


class Device:
    """The life of a device at a table.

    Only the view of `seat` may be drawn. Where several share the device, `seat` is `None` while it
    goes from hand to hand, and the link then shows no more than a spectator sees.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.language = plan.language
        self.is_shared = len(plan.names) > 1
        self.is_settled = False
        """Whether everybody has sat down."""
        self.event_log = EventLog(plan.language)
        self.note = plan.note
        """What the table last refused, and why."""
        self.on_change: Callable[[], None] = lambda: None
        """Called whenever there is something new to draw."""
        self.reveal: tuple[int, Round] | None = None
        """The number and the cards of a round that has just ended, until they are looked at."""
        tokens = kept_seats.kept(plan.address) if plan.keep else list(plan.tokens)
        if len(tokens) != len(plan.names):
            tokens = [secrets.token_hex(16) for _ in plan.names]
        self.connection = Connection(
            plan.address.socket,
            plan.address.code,
            tokens,
            look=0 if len(plan.names) == 1 else None,
            language=plan.language,
            changed=self._changed,
        )
        self._seat: Chair | None = None
        self._wrong: Wrong | None = None
        """What was said about the last draw."""
        self._since = 0.0
        self._connected = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

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
        """Whether this device may do what only the host may; or anybody, if that one has gone."""
        table, me = self.table, self.me
        if table is None or me is None:
            return False
        return me == table.host or is_host_gone(table, table.now + time.monotonic() - self._since)

    @property
    def is_lent(self) -> bool:
        """Whether a bot looks after the seat as which this device acts."""
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
        """What may be drawn now; nothing while the link still shows another seat."""
        link = self.connection
        if link.table is None or link.view is None or link.viewer != self.seat:
            return None
        return Position(link.table, link.view, link.legal, link.free, self._since, self.language)

    @property
    def waiting(self) -> Chair | None:
        """A seat of this device that must act now, the one on the screen before any other."""
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

    async def begin(self) -> None:
        """Stay connected until the end, and sit down as planned."""
        self._later(self._settle())
        await self.connection.run()

    async def end(self) -> None:
        """Get up from the device; the seats stay."""
        await self.connection.close()
        for task in list(self._tasks):
            task.cancel()

    async def stand_up(self) -> None:
        """Leave the table for good. In a game the tokens are kept: only they lead back at once."""
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

    def open_curtain(self) -> None:
        """Whoever must act has the device: show that seat."""
        self._look(self.waiting)

    def pass_on(self) -> None:
        """The device goes to somebody else: show no seat at all."""
        self.note = ""
        self.event_log.forget()
        self._look(None)

    def _look(self, seat: Chair | None) -> None:
        self._seat = seat
        self._later(self.connection.show(seat))
        self.on_change()

    async def _settle(self) -> None:
        await self._connected.wait()
        assert self.table is not None
        begins = self.plan.fill is not None and self.table.games == 0
        if begins or not self.connection.chairs:  # else one comes back to a seat
            people = zip(self.plan.names, self.connection.tokens, strict=True)
            # Who began a game and was cut off may have sat down already.
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
            await self._ask(Start(), self.me)
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

    async def _ask(self, action: Action, chair: Chair | None) -> None:
        try:
            await self.connection.do(action, chair)
        except CommandRefused as refused:
            self.note = refused.text
        self.on_change()

    def _changed(self, message: protocol.FromServer | None) -> None:
        match message:
            case protocol.Sync():
                self._since = time.monotonic()
                self.event_log.begin(message)
                self._put_right()
                self._connected.set()
            case protocol.Frame():
                assert self.table is not None
                self.event_log.go_on(message, self.table, self.connection.view)
                self._remember_reveal(message)
                if message.table is not None:
                    self._since = time.monotonic()
                    self._put_right()
            case protocol.Refused(id=None):
                self.note = message.text
            case protocol.Bye():
                self.note = f"{self.note} {message.text}".strip()
        if self.connection.contribution.wrong != self._wrong:
            self._wrong = self.connection.contribution.wrong
            if self._wrong is not None:
                self.note = say(self.language, f"draw-wrong-{self._wrong}")
        self.on_change()

    def _put_right(self) -> None:
        """After a lost connection the link shows no seat; after a game nobody needs one."""
        if not self.is_shared or self.table is None:
            return
        if self.table.phase != "playing" or self._seat not in self.connection.chairs:
            self._seat = None
        if self.connection.viewer != self._seat:
            self._later(self.connection.show(self._seat))

    def _remember_reveal(self, frame: protocol.Frame) -> None:
        view = self.connection.view
        if isinstance(view, wooolf.View) and frame.fresh and view.rounds:
            if view.result is not None or not any(view.taken):
                self.reveal = (len(view.rounds), view.rounds[-1])

    def _later(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
