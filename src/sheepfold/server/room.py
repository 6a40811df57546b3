"""A table while people are connected to it: it decides, writes, and only then shows."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any

from msgspec.structs import replace

from sheepfold.bots import BOTS
from sheepfold.games.game import Refusal, Viewer
from sheepfold.log import Log, LogFailure, Stale
from sheepfold.server import protocol
from sheepfold.table.actions import Action, BotPlays, Connected, Disconnected, Notice, Tick
from sheepfold.table.decide import NotAllowed, Source, decide
from sheepfold.table.entries import Chair, Entry, Happening, decode, encode
from sheepfold.table.table import (
    FILLER,
    Table,
    UnknownRules,
    advance,
    bots_to_act,
    due,
    fold,
    people,
)

logger = logging.getLogger("sheepfold")

AGAIN = 1.0
"""Seconds after a failure of the log until the server tries again what it does by itself."""


class Setting:
    """What rooms are given from outside, so that a test can decide about time and chance."""

    def __init__(
        self,
        log: Log,
        clock: Callable[[], float] = time.time,
        bot_delay: float = 1.2,
        source: Source | None = None,
    ) -> None:
        self.log = log
        self.clock = clock
        self.bot_delay = bot_delay
        self.source = source or Source(SystemRandom(), lambda: secrets.token_hex(32))
        self.moves = 0


class Watcher:
    """A connection as its room sees it: the seats it has, the one it looks at, and its outbox."""

    def __init__(self, hashes: list[str], send: Callable[[bytes], None]) -> None:
        self.hashes = hashes
        self.looking: str | None = None
        self.send = send

    def viewer(self, table: Table) -> Viewer:
        """The seat whose view is shown here; `None` for a spectator's."""
        return chair_of(table, self.looking) if self.looking else None

    def chairs(self, table: Table) -> tuple[Chair, ...]:
        """The chairs that this connection has the tokens of."""
        found = (chair_of(table, token) for token in self.hashes)
        return tuple(chair for chair in found if chair is not None)


class Acknowledge:
    """Whose command it is that is carried out; the frame that shows it can say so by the way."""

    def __init__(self, watcher: Watcher, command: str) -> None:
        self.watcher = watcher
        self.id = command
        self.done = False


def chair_of(table: Table, token: str) -> Chair | None:
    """The chair that a token's hash belongs to."""
    for number, place in enumerate(table.places, 1):
        if place.token == token:
            return number
    return None


class Room:
    """One live table. All that changes it goes through `act`, one after the other."""

    def __init__(self, setting: Setting, table: Table) -> None:
        self.setting = setting
        self.table = table
        self.watchers: set[Watcher] = set()
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._recovering: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = asyncio.Event()

    @classmethod
    async def load(cls, setting: Setting, code: str) -> "Room | None":
        """The room of a table that the log keeps."""
        entries = await setting.log.read(code)
        try:
            return cls(setting, fold(map(decode, entries))) if entries else None
        except UnknownRules:
            raise NotAllowed("unknown-rules", code=code) from None

    async def act(
        self,
        action: Action | Notice,
        by: Chair | str | None = None,
        command: str = "",
        seen: int | None = None,
        acknowledge: Acknowledge | None = None,
    ) -> None:
        """Decide, write and show. Raises `Refusal`, or `LogFailure`; then nothing has happened.

        Who asks is given by chair or, since chairs may be renumbered while this waits for its turn,
        by the hash of its token.
        """
        try:
            async with self._lock:
                chair = chair_of(self.table, by) if isinstance(by, str) else by
                if isinstance(action, Connected | Disconnected) and by is not None:
                    if chair is None:
                        return
                    action = replace(action, chair=chair)
                while command not in self.table.recent or not command:
                    now = self.setting.clock()
                    whats = decide(self.table, action, chair, now, self.setting.source, seen)
                    if not whats:
                        break
                    if await self._write(now, whats, command, acknowledge):
                        break
        except LogFailure:
            if self._recovering is None or self._recovering.done():
                self._recovering = self._soon(self._recover())
            raise
        self._plan()

    async def _write(
        self,
        now: float,
        whats: list[Happening],
        command: str,
        acknowledge: Acknowledge | None,
    ) -> bool:
        """Write and show; or catch up and say no, if something else was written first."""
        # The last entry bears the command: if it is there, all are.
        last = len(whats) - 1
        entries = [Entry(now, w, command if n == last else "") for n, w in enumerate(whats)]
        known = self.table.version
        try:
            await self.setting.log.append(self.table.code, known, [encode(e) for e in entries])
        except (Stale, LogFailure) as problem:
            # Even after a failure it may have been written, and only the answer was lost.
            await self._catch_up()
            if self.table.version > known:
                return False
            if isinstance(problem, Stale):  # the table was deleted
                raise NotAllowed("no-such-table", code=self.table.code) from None
            raise
        for entry in entries:
            self._apply(entry, acknowledge if entry is entries[-1] else None)
        return True

    def join(self, watcher: Watcher) -> None:
        """Show this table to a connection from now on."""
        self.watchers.add(watcher)
        self.sync(watcher)
        for chair in watcher.chairs(self.table):
            self._soon(self.act(Connected(chair), self.table.places[chair - 1].token))
        self.notice_absent()

    def leave(self, watcher: Watcher) -> None:
        """A connection is gone."""
        self.watchers.discard(watcher)
        if not self.watchers:
            self._stop()
        self.notice_absent()

    def notice_absent(self) -> None:
        """Mark as away whoever sits here without being connected."""
        if self._closing.is_set():
            return
        here = {chair for watcher in self.watchers for chair in watcher.chairs(self.table)}
        for chair in people(self.table):
            if chair not in here and self.table.places[chair - 1].away_since is None:
                self._soon(self.act(Disconnected(chair), self.table.places[chair - 1].token))

    def sync(self, watcher: Watcher) -> None:
        """Send a connection everything it may know."""
        table = self.table
        told = protocol.sync(
            table, watcher.viewer(table), watcher.chairs(table), self.setting.clock()
        )
        watcher.send(protocol.encode(told))

    @property
    def busy(self) -> bool:
        """Whether something is still under way here."""
        return bool(self._tasks) or self._lock.locked()

    async def close(self) -> None:
        """Let what is under way finish; nobody is away because the server stops."""
        self._closing.set()
        self._stop()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _apply(self, entry: Entry, acknowledge: Acknowledge | None = None) -> None:
        before = self.table
        self.table, events, viewers = advance(before, entry)
        shown = protocol.frames(before, self.table, entry.what, events, entry.at)
        made: list[tuple[protocol.Frame, bytes]] = []
        moved = before.places is not self.table.places
        for watcher in self.watchers:
            if moved and watcher.chairs(before) != watcher.chairs(self.table):
                self.sync(watcher)  # its chairs have other numbers now
                continue
            viewer = watcher.viewer(self.table)
            if viewer not in viewers:
                continue
            if acknowledge is not None and watcher is acknowledge.watcher:
                acknowledge.done = True
                watcher.send(protocol.encode(replace(shown(viewer), ack=acknowledge.id)))
                continue
            watcher.send(_encoded(shown(viewer), made))
        self.setting.moves += 1

    async def _catch_up(self) -> None:
        for line in await self.setting.log.read(self.table.code, self.table.version):
            self._apply(decode(line))
        self._plan()

    async def _recover(self) -> None:
        """After a failure of the log, do by and by what the server should have done by itself."""
        caught_up = False
        while not caught_up:
            await asyncio.sleep(AGAIN)
            if self._closing.is_set():
                return
            with contextlib.suppress(LogFailure):
                async with self._lock:
                    await self._catch_up()
                caught_up = True
        for watcher in self.watchers:
            for chair in watcher.chairs(self.table):
                self._soon(self.act(Connected(chair), self.table.places[chair - 1].token))
        self.notice_absent()

    def _plan(self) -> None:
        """Wake up when the clock next matters here, and let bots think."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.watchers:
            return
        when = due(self.table)
        if when is not None:
            wait = max(0.01, when - self.setting.clock())
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: self._soon(self.act(Tick())))
        if bots_to_act(self.table) and (self._thinking is None or self._thinking.done()):
            self._thinking = self._soon(self._think())

    async def _think(self) -> None:
        """Play for the bots, on a schedule that tells nothing of what they know."""
        while (seats := bots_to_act(self.table)) and not self._closing.is_set():
            seat, table = seats[0], self.table
            view = table.game.view(table.state, seat)
            level = table.places[seat - 1].level or FILLER
            choose = BOTS[table.game.NAME][level]
            started = self.setting.clock()
            rng = Random(self.setting.source.rng.getrandbits(128))
            move: Any = await asyncio.to_thread(choose, view, rng)
            late = (self.setting.clock() - started) // (self.setting.bot_delay or 1)
            wait = (late + 1) * self.setting.bot_delay - (self.setting.clock() - started)
            if self.setting.bot_delay:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), wait)
            if not self.watchers or self._closing.is_set():
                return
            await self.act(BotPlays(seat, move, table.version))

    def _soon(self, work: Any) -> "asyncio.Task[Any]":
        task = asyncio.get_running_loop().create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _encoded(frame: protocol.Frame, made: list[tuple[protocol.Frame, bytes]]) -> bytes:
    """The bytes of a frame, those of an equal one if that was made already."""
    for other, data in made:
        if frame == other:
            return data
    data = protocol.encode(frame)
    made.append((frame, data))
    return data


async def _quietly(work: Any) -> None:
    """The server's own notices may come too late to matter; a refusal is then no failure."""
    try:
        await work
    except Refusal:
        return
    except LogFailure as failure:
        logger.error("the log cannot write: %s", failure)
