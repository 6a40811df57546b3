"""A table while people are connected to it: it decides, writes, and only then shows."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from sheepfold.bots import bots_of
from sheepfold.games.contract import Refusal
from sheepfold.log import LogFailure
from sheepfold.server import frames, protocol
from sheepfold.server.opening import SHORT, bring_back, entries_of, keep
from sheepfold.server.reading import understanding
from sheepfold.server.setting import Setting
from sheepfold.server.table_info import outside_info
from sheepfold.server.thinking import choose, until_shown
from sheepfold.server.watcher import Watcher, chair_of
from sheepfold.table.actions import (
    Abandoned,
    Action,
    BotPlays,
    Connected,
    Disconnected,
    Notice,
    Tick,
)
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.budget import SECONDS, has_spent_all, next_turn_at
from sheepfold.table.decide import decide
from sheepfold.table.entries import (
    Chair,
    Entry,
    Started,
    TakenOver,
)
from sheepfold.table.entry_codec import UnknownRules, encode_entry
from sheepfold.table.fold import advance
from sheepfold.table.questions import bots_to_act, bots_to_propose, due, level_of, people
from sheepfold.table.table import DRAW_SECONDS, Table

logger = logging.getLogger("sheepfold")

KEEP_EVERY = 1000
"""After how many entries a table that is in memory has a new snapshot."""
AGAIN = 1.0
"""Seconds after a failure of the log until the server tries again what it does by itself."""


class Ask:
    """Something that is asked of a table: by whom, and whom to tell how it went.

    Without an action it is to catch up with the log.

    Who asks is given by chair or, since chairs may be renumbered while this waits for its turn, by
    the hash of its token. The frame that shows a watcher its own command says so by the way.
    """

    def __init__(
        self,
        action: Action | Notice | None,
        by: Chair | str | None,
        command: str = "",
        seen: int | None = None,
        watcher: Watcher | None = None,
        ident: str = "",
    ) -> None:
        self.action = action
        self.by = by
        self.command = command
        self.seen = seen
        self.watcher = watcher
        self.id = ident
        self.acknowledged = False
        self.done: Callable[[Exception | None], None] = lambda _: None
        """Called once: with a `Refusal` or a `LogFailure` if nothing has happened."""


class Room:
    """One live table. All that changes it is asked of it, and done one after the other."""

    def __init__(
        self, setting: Setting, table: Table, began: Table | None = None, kept: int = 0
    ) -> None:
        self.setting = setting
        self.table = table
        self.began = began
        """What the table was as its last game began."""
        self._kept = kept
        self.watchers: set[Watcher] = set()
        self._asks: deque[Ask] = deque()
        self._at_work = False
        """Whether something is being written, or read from the log: all else waits for it."""
        self._timer: asyncio.TimerHandle | None = None
        self._later: asyncio.TimerHandle | None = None
        """When those are noticed who have gone again and were noticed too often."""
        self._thinking: asyncio.Task[None] | None = None
        self._recovering: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Future[Any]] = set()
        self._closing = asyncio.Event()
        self._met = 0.0
        """Since when somebody has been here."""
        self._ahead = 0.0
        """By how many seconds this table's time is ahead of the server's clock."""
        self.ended: NotAllowed | None = None
        """Why this table is no longer here, if it is not."""
        self.on_end: Callable[[], None] = lambda: None

    @classmethod
    async def load(cls, setting: Setting, code: str) -> "Room | None":
        """The room of a table that the log keeps. Raises `NotAllowed` and `LogFailure`."""
        try:
            with understanding():
                found = await bring_back(setting.log, code, setting.slices)
        except UnknownRules:
            raise NotAllowed("unknown-rules", code=code) from None
        if found is None:
            return None
        room = cls(setting, *found)
        room._keep_often()
        return room

    def now(self) -> float:
        """The time at this table: it never goes back, wherever its last entry was written."""
        now = self.setting.clock() + self._ahead
        if now < self.table.at:
            self._ahead += self.table.at - now
            now = self.table.at
        return now

    async def act(
        self,
        action: Action | Notice,
        by: Chair | str | None = None,
        command: str = "",
        seen: int | None = None,
    ) -> None:
        """Ask for this and wait. Raises `Refusal`, or `LogFailure`; then nothing has happened."""
        await self._wait(Ask(action, by, command, seen))

    async def catch_up(self) -> None:
        """Show what others have written to the log meanwhile. Raises `LogFailure`."""
        await self._wait(Ask(None, None))

    async def _wait(self, ask: Ask) -> None:
        done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        ask.done = lambda problem: None if done.done() else done.set_result(problem)
        self.ask(ask)
        problem = await done
        if problem is not None:
            raise problem

    def ask(self, ask: Ask) -> None:
        """Decide, write and show, as soon as what was asked before is done."""
        self._asks.append(ask)
        self._next()

    def _next(self) -> None:
        while self._asks and not self._at_work:
            ask = self._asks.popleft()
            if self.ended is not None:
                ask.done(self.ended)
                continue
            if ask.action is None:
                self._at_work = True
                self._soon(self._read(ask))
                return
            try:
                entries = self._decide(ask)
            except Refusal as refused:
                ask.done(refused)
            except Exception as defect:  # nothing is written, and the table goes on
                logger.exception("what was asked for cannot be done")
                ask.done(LogFailure(repr(defect)))
            else:
                if entries:
                    self._write(ask, entries)
                else:
                    ask.done(None)
                    self._plan()

    def _decide(self, ask: Ask) -> list[Entry]:
        table, action, by, command = self.table, ask.action, ask.by, ask.command
        assert action is not None
        if command and command in table.done:
            return []
        chair = chair_of(table, by) if isinstance(by, str) else by
        if isinstance(action, Connected | Disconnected) and by is not None:
            if chair is None:
                return []
            action = replace(action, chair=chair)
        now = self.now()
        holds = ask.watcher.hashes if ask.watcher is not None else ()
        sockets = [watcher.hashes for watcher in self.watchers]
        setting = self.setting
        whats = decide(
            table, action, chair, now, setting.source, ask.seen, holds, sockets, setting.bots
        )
        # The last entry bears the command: if it is there, all are.
        last = len(whats) - 1
        entries = [Entry(now, w, command if n == last else "") for n, w in enumerate(whats)]
        if len(entries) > 1:  # what one entry changes the next one may rely on
            _check(table, entries)
        return entries

    def _write(self, ask: Ask, entries: list[Entry]) -> None:
        self._at_work = True
        lines = [encode_entry(entry) for entry in entries]
        append = self.setting.log.append(self.table.code, self.table.version, lines)
        writing = asyncio.ensure_future(append)
        self._tasks.add(writing)
        writing.add_done_callback(lambda _: self._written(ask, entries, writing))

    def _written(self, ask: Ask, entries: list[Entry], writing: "asyncio.Future[int]") -> None:
        """Now it is durable, so it may be shown; or it was not written."""
        self._tasks.discard(writing)
        if writing.cancelled() or writing.exception() is not None:
            problem = None if writing.cancelled() else writing.exception()
            self._soon(self._look_again(ask, problem or LogFailure("the log has stopped")))
            return
        try:
            for entry in entries:
                self._apply(entry, ask if entry is entries[-1] else None)
        except Exception as problem:  # whatever it is, the table must not stand still
            logger.exception("what was written cannot be shown")
            self._go_on(ask, LogFailure(repr(problem)))
        else:
            self._go_on(ask, None)

    def _go_on(self, ask: Ask, problem: Exception | None) -> None:
        self._at_work = False
        ask.done(problem)
        self._plan()
        self._keep_often()
        self._next()

    def _keep_often(self) -> None:
        """Keep a snapshot now and then, so that there is never much to fold again."""
        if self.table.version - self._kept >= KEEP_EVERY:
            self._soon(self.keep())

    async def keep(self) -> None:
        """Keep a snapshot of a table with a long log, unless hardly anything happened since one."""
        if self.table.version - self._kept >= SHORT:
            self._kept = self.table.version
            await keep(self.setting.log, self.table, self.began, self.setting.slices)

    def put_away(self) -> None:
        """Leave a snapshot and do nothing else any more: another room may have the table soon."""
        self._closing.set()
        self._stop()
        self._soon(self.keep())

    async def _look_again(self, ask: Ask, problem: BaseException) -> None:
        """Even after a failure it may have been written, and only the answer was lost."""
        known = self.table.version
        try:
            await self._read_on()
        except Exception as failure:  # whatever it is, the table must not stand still
            problem = failure
        if self.table.version > known:
            self._asks.appendleft(ask)  # it is done, or must be decided anew
            self._at_work = False
            self._next()
        elif isinstance(problem, Refusal):
            self._go_on(ask, problem)
        else:
            if self._recovering is None or self._recovering.done():
                self._recovering = self._soon(self._recover())
            failed = problem if isinstance(problem, LogFailure) else LogFailure(repr(problem))
            self._go_on(ask, failed)

    def join(self, watcher: Watcher) -> None:
        """Show this table to a connection from now on."""
        if not self.watchers:  # so nobody else is here, whatever the log says after a crash
            self._met = self.now()
            for chair in people(self.table):
                self._notice_absence_of(chair)
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
        """Mark as away whoever sits here without being connected; a claim ends with its device."""
        if self._closing.is_set():
            return
        held = {token for watcher in self.watchers for token in watcher.hashes}
        for chair, place in enumerate(self.table.places, 1):
            if place.claim is not None and place.claim.token not in held:
                self._soon(self.act(Abandoned(chair)))
        here = {chair for watcher in self.watchers for chair in watcher.chairs(self.table)}
        for chair in people(self.table):
            if chair not in here and self.table.places[chair - 1].away_since is None:
                self._notice_absence_of(chair)

    def _notice_absence_of(self, chair: Chair) -> None:
        """Write that this person is away; of one who comes and goes all the time, later."""
        if not has_spent_all(self.table, chair, self.now()):
            self._soon(self.act(Disconnected(chair), self.table.places[chair - 1].token))
        elif self._later is None or self._later.when() <= asyncio.get_running_loop().time():
            loop = asyncio.get_running_loop()
            self._later = loop.call_later(SECONDS, self.notice_absent)

    def sync(self, watcher: Watcher) -> None:
        """Send a connection everything it may know."""
        table = self.table
        viewer, chairs = watcher.viewer(table), watcher.chairs(table)
        told = frames.sync(table, viewer, chairs, self.now(), watcher.may_see(table))
        watcher.send(protocol.encode(replace(told, claims=watcher.claims(table))))

    @property
    def busy(self) -> bool:
        """Whether something is still under way here."""
        return bool(self._tasks) or self._at_work

    async def close(self) -> None:
        """Let what is under way finish; nobody is away because the server stops."""
        self._closing.set()
        self._stop()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await asyncio.sleep(0)  # what is done leaves the set in the next turn of the loop

    def _apply(self, entry: Entry, ask: Ask | None = None) -> None:
        before = self.table
        self.table, events, viewers = advance(before, entry)
        if isinstance(entry.what, Started):
            self.began = self.table
        shown = frames.frames(before, self.table, entry.what, events, entry.at)
        made: list[tuple[protocol.Frame, bytes]] = []
        moved = before.places is not self.table.places
        if isinstance(entry.what, TakenOver):
            self._show_to_newcomer(entry.what.chair)
        for watcher in self.watchers:
            if moved and _seats(watcher, before) != _seats(watcher, self.table):
                self.sync(watcher)  # its chairs have other numbers now
                continue
            could, can = watcher.may_see(before), watcher.may_see(self.table)
            if not (could and can):
                if could != can or _outside(before) != _outside(self.table):
                    self.sync(watcher)
                continue
            viewer = watcher.viewer(self.table)
            if viewer not in viewers:
                continue
            *first, last = shown(viewer)
            for frame in first:
                watcher.send(_encoded(frame, made))
            if ask is not None and watcher is ask.watcher:
                ask.acknowledged = True
                watcher.send(protocol.encode(replace(last, ack=ask.id)))
                continue
            watcher.send(_encoded(last, made))
        self.setting.moves += 1
        if isinstance(entry.what, TakenOver):
            self.notice_absent()

    def _show_to_newcomer(self, chair: Chair) -> None:
        """Let a device look at the chair that it has taken over, if it has no other."""
        for watcher in self.watchers:
            if watcher.chairs(self.table) == (chair,):
                watcher.look(self.table.places[chair - 1].token)

    async def _read(self, ask: Ask) -> None:
        problem: Exception | None = None
        try:
            await self._read_on()
        except (LogFailure, Refusal) as failure:
            problem = failure
        except Exception as defect:  # whatever it is, the table must not stand still
            logger.exception("what was read cannot be shown")
            problem = LogFailure(repr(defect))
        self._go_on(ask, problem)

    async def _read_on(self) -> None:
        # From the last entry that is known: if that is not there any more, the table was deleted.
        log, table, slices = self.setting.log, self.table, self.setting.slices
        is_there = False
        async for entry, version in entries_of(
            log, table.code, slices, table.version - 1, table.game
        ):
            is_there = True
            if version > table.version:
                self._apply(entry)
        if not is_there:
            self.end(NotAllowed("table-deleted"))
            raise NotAllowed("table-deleted")

    def end(self, why: NotAllowed) -> None:
        """From now on nothing is done here, and nothing written."""
        if self.ended is None:
            self.ended = why
            self._closing.set()
            self._stop()
            self.on_end()

    async def _recover(self) -> None:
        """After a failure of the log, do by and by what the server should have done by itself."""
        caught_up = False
        while not caught_up:
            await asyncio.sleep(AGAIN)
            if self._closing.is_set():
                return
            with contextlib.suppress(LogFailure):
                await self.catch_up()
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
        if not self.watchers or self.ended is not None:
            return
        when = due(self.table)
        if when is not None:
            if self.table.draw is not None:  # after a restart, say, devices need time to come back
                when = max(when, self._met + DRAW_SECONDS)
            wait = max(0.01, when - self.now())
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: self._soon(self.act(Tick())))
        if self._thinking is None or self._thinking.done():
            if bots_to_act(self.table) or bots_to_propose(self.table):
                self._thinking = self._soon(self._think())

    async def _think(self) -> None:
        """Play for the bots, on a schedule that tells nothing of what they know."""
        while not self._closing.is_set():
            table, proposing = self.table, bots_to_propose(self.table)
            seats = proposing or bots_to_act(table)
            if not seats:
                return
            seat = seats[0]
            view = table.game.view(table.state, seat)
            level = level_of(table, seat)
            started = self.setting.clock()
            seed = self.setting.source.rng.getrandbits(128)
            move: Any
            propose = bots_of(table.game.NAME).propose
            if proposing and propose is not None:
                move = propose(view, Random(seed))
            else:
                move = await self._choice(level, view, seed)
            now, wait = self.setting.clock(), 0.0
            if self.setting.bot_delay:
                wait = until_shown(now - started, self.setting.bot_delay)
            if not proposing:
                wait = max(wait, next_turn_at(table) - self.now())
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), wait)
            if not self.watchers or self._closing.is_set():
                return
            await self.act(BotPlays(seat, move, table.asked[seat]))

    async def _choice(self, level: str, view: Any, seed: int) -> Any:
        """A bot's move. A bot that is missing or fails must not hold up the people: then any
        legal move will do.
        """
        game = self.table.game
        legal = game.legal(view)
        if self.setting.has_bot(game.NAME, level):
            try:
                move = await self.setting.think(choose, game.NAME, level, view, seed)
                if move in legal:
                    return move
                logger.error("the bot %s.%s chose a move that is not legal", game.NAME, level)
            except Exception:
                logger.exception("the bot %s.%s cannot choose a move", game.NAME, level)
        return Random(seed).choice(legal)

    def _soon(self, work: Any) -> "asyncio.Task[Any]":
        task = asyncio.get_running_loop().create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _stop(self) -> None:
        if self._later is not None and self._closing.is_set():
            self._later.cancel()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _check(table: Table, entries: list[Entry]) -> None:
    """See that these entries follow from one another before they are written for good."""
    for entry in entries:
        table = advance(table, entry)[0]


def _outside(table: Table) -> protocol.TableInfo:
    return outside_info(table, 0.0)


def _seats(watcher: Watcher, table: Table) -> tuple[tuple[Chair, ...], tuple[Chair, ...]]:
    return watcher.chairs(table), watcher.claims(table)


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
