"""A table while people are connected to it: it decides, writes, and only then shows."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from sheepfold.games.contract import Refusal
from sheepfold.log import LogFailure
from sheepfold.server import opening
from sheepfold.server.attendance import Attendance
from sheepfold.server.audience import Audience
from sheepfold.server.bot_player import BotPlayer, has_bots_to_move
from sheepfold.server.environment import Environment
from sheepfold.server.following import Follower
from sheepfold.server.opening import SHORT, entries_of, load_table
from sheepfold.server.requests import Request
from sheepfold.server.table_loading import reading_entries
from sheepfold.server.watcher import Watcher, chair_of
from sheepfold.table.actions import Action, Connected, Disconnected, Notice, Tick
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.decide import decide
from sheepfold.table.entries import Chair, Entry, GameStarted, TakenOver
from sheepfold.table.entry_codec import EntryReader, UnknownRules, encode_entry
from sheepfold.table.fold import advance
from sheepfold.table.queries import due
from sheepfold.table.table import DRAW_SECONDS, Table

logger = logging.getLogger("sheepfold")

KEEP_EVERY = 1000
"""After how many entries a table in memory gets a new snapshot."""
AGAIN = 1.0
"""Seconds after a failure of the log until the server retries its own actions."""


class Room:
    """One live table. Requests are queued and carried out one after the other."""

    def __init__(
        self, environment: Environment, table: Table, began: Table | None = None, kept: int = 0
    ) -> None:
        self.environment = environment
        self.table = table
        self.began = began
        """The table as its last game began."""
        self._kept = kept
        self._audience = Audience(environment.bots)
        self._requests: deque[Request] = deque()
        self._at_work = False
        """Whether something is being written, or read from the log: requests wait for it."""
        self._timer: asyncio.TimerHandle | None = None
        self._bots_at_work: asyncio.Task[None] | None = None
        self._recovering: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Future[Any]] = set()
        self._closing = asyncio.Event()
        self._met = 0.0
        """Since when somebody is connected."""
        self._ahead = 0.0
        """By how many seconds this table's time is ahead of the server's clock."""
        self.ended: NotAllowed | None = None
        """Why this table is no longer here, if it is not."""
        self.on_end: Callable[[], None] = lambda: None
        self._bots = BotPlayer(
            environment,
            lambda: self.table,
            self.now,
            self._closing,
            lambda: bool(self.watchers),
            self.act,
            lambda: self._attendance.lag(),
        )
        self._attendance = Attendance(self)
        self._follower = Follower(self) if environment.presence.is_shared else None
        self._heard_of = 0
        """The last version that another node is known to have written."""

    @property
    def watchers(self) -> set[Watcher]:
        """The connections that are shown this table."""
        return self._audience.watchers

    @property
    def is_closing(self) -> bool:
        """Whether this room is about to leave memory."""
        return self._closing.is_set()

    @property
    def is_shared(self) -> bool:
        """Whether other nodes may write to the log of this table."""
        return self._follower is not None

    @classmethod
    async def load(cls, environment: Environment, code: str) -> "Room | None":
        """The room of a table, loaded from the log. Raises `NotAllowed` and `LogFailure`."""
        try:
            with reading_entries():
                if environment.presence.is_shared and await environment.log.version(code) == 0:
                    return None
                found = await load_table(environment.log, code, environment.slices)
        except UnknownRules:
            raise NotAllowed("unknown-rules", code=code) from None
        if found is None:
            return None
        room = cls(environment, *found)
        room._save_now_and_then()
        return room

    def now(self) -> float:
        """The time at this table: it never goes back, wherever its last entry was written."""
        now = self.environment.clock() + self._ahead
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
        await self._wait(action, by, command, seen)

    async def catch_up(self) -> None:
        """Show what others have written to the log meanwhile. Raises `LogFailure`."""
        await self._wait(None)

    def heard(self, line: bytes, version: int) -> None:
        """An entry is in the log: one of this room, or what another node has written.

        While something is being written here the log is read afterwards, if need be.
        """
        if self.ended is not None or version <= self.table.version:
            return
        self._heard_of = version
        if self._at_work:
            return
        if version > self.table.version + 1:
            self.submit(Request(None, None))
            return
        try:
            self._apply(EntryReader(self.table.game).read(line))
        except Exception:  # whatever it is, the table must go on
            logger.exception("what another node wrote cannot be shown")
            return
        self.plan()
        self._save_now_and_then()

    async def _wait(
        self,
        action: Action | Notice | None,
        by: Chair | str | None = None,
        command: str = "",
        seen: int | None = None,
    ) -> None:
        answer: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()

        def done(_: Request, problem: Exception | None) -> None:
            if not answer.done():
                answer.set_result(problem)

        self.submit(Request(action, by, command, seen, done=done))
        problem = await answer
        if problem is not None:
            raise problem

    def submit(self, request: Request) -> None:
        """Decide, write and show, as soon as what was asked before is done."""
        self._requests.append(request)
        self._next()

    def _next(self) -> None:
        if self._heard_of > self.table.version and not self._at_work:
            self._heard_of = 0  # once: if it cannot be read now, the follower looks again
            self._requests.appendleft(Request(None, None))
        while self._requests and not self._at_work:
            request = self._requests.popleft()
            if self.ended is not None:
                request.done(self.ended)
                continue
            if request.action is None:
                self._at_work = True
                self.soon(self._read(request))
                return
            try:
                entries = self._decide(request)
            except Refusal as refused:
                request.done(refused)
            except Exception as defect:  # nothing is written, and the table goes on
                logger.exception("what was asked for cannot be done")
                request.done(LogFailure(repr(defect)))
            else:
                if entries:
                    self._write(request, entries)
                else:
                    request.done(None)
                    self.plan()

    def _decide(self, request: Request) -> list[Entry]:
        table, action, by, command = self.table, request.action, request.by, request.command
        assert action is not None
        if command and command in table.done:
            return []
        chair = chair_of(table, by) if isinstance(by, str) else by
        if isinstance(action, Connected | Disconnected) and by is not None:
            if chair is None:
                return []
            action = replace(action, chair=chair)
        now = self.now()
        holds = request.watcher.hashes if request.watcher is not None else ()
        sockets = self._attendance.sockets()
        environment = self.environment
        whats = decide(
            table,
            action,
            chair,
            now,
            environment.source,
            request.seen,
            holds,
            sockets,
            environment.bots,
        )
        # The last entry bears the command: if it is there, all are.
        last = len(whats) - 1
        entries = [Entry(now, w, command if n == last else "") for n, w in enumerate(whats)]
        if len(entries) > 1:  # what one entry changes the next one may rely on
            _check(table, entries)
        return entries

    def _write(self, request: Request, entries: list[Entry]) -> None:
        self._at_work = True
        lines = [encode_entry(entry) for entry in entries]
        append = self.environment.log.append(self.table.code, self.table.version, lines)
        writing = asyncio.ensure_future(append)
        self._tasks.add(writing)
        writing.add_done_callback(lambda _: self._written(request, entries, writing))

    def _written(
        self, request: Request, entries: list[Entry], writing: "asyncio.Future[int]"
    ) -> None:
        """Now it is durable, so it may be shown; or it was not written."""
        self._tasks.discard(writing)
        if writing.cancelled() or writing.exception() is not None:
            problem = None if writing.cancelled() else writing.exception()
            self.soon(self._look_again(request, problem or LogFailure("the log has stopped")))
            return
        try:
            for entry in entries:
                self._apply(entry, request if entry is entries[-1] else None)
        except Exception as problem:  # whatever it is, the table must go on
            logger.exception("what was written cannot be shown")
            self._go_on(request, LogFailure(repr(problem)))
        else:
            self._go_on(request, None)

    def _go_on(self, request: Request, problem: Exception | None) -> None:
        self._at_work = False
        request.done(problem)
        self.plan()
        self._save_now_and_then()
        self._next()

    def _save_now_and_then(self) -> None:
        """Save a snapshot now and then, so that there is never much to fold again."""
        if self.table.version - self._kept >= KEEP_EVERY:
            self.soon(self.save_snapshot())

    async def save_snapshot(self) -> None:
        """Save a snapshot of a table with a long log, unless hardly anything happened since the
        last.
        """
        if self.table.version - self._kept >= SHORT:
            self._kept = self.table.version
            setting = self.environment
            await opening.save_snapshot(setting.log, self.table, self.began, setting.slices)

    def put_away(self) -> None:
        """Save a snapshot and stop: another room may load the table soon."""
        self._closing.set()
        self._stop()
        self.soon(self.save_snapshot())

    async def _look_again(self, request: Request, problem: BaseException) -> None:
        """Read the log after a failed write: the write may have succeeded, and only its answer was
        lost.
        """
        known = self.table.version
        try:
            await self._read_on()
        except Exception as failure:  # whatever it is, the table must go on
            problem = failure
        if self.table.version > known:
            self._requests.appendleft(request)  # it is done, or must be decided anew
            self._at_work = False
            self._next()
        elif isinstance(problem, Refusal):
            self._go_on(request, problem)
        else:
            if self._recovering is None or self._recovering.done():
                self._recovering = self.soon(self._recover())
            failed = problem if isinstance(problem, LogFailure) else LogFailure(repr(problem))
            self._go_on(request, failed)

    def join(self, watcher: Watcher) -> None:
        """Show this table to a connection from now on."""
        if not self.watchers:
            self._met = self.now()
            self._attendance.nobody_was_here()
        self.watchers.add(watcher)
        self.sync(watcher)
        self._attendance.joined(watcher)

    def leave(self, watcher: Watcher) -> None:
        """A connection is gone."""
        self.watchers.discard(watcher)
        if not self.watchers:
            self._stop()
        self._attendance.notice()

    def notice_absent(self) -> None:
        """Record who sits here without being connected."""
        self._attendance.notice()

    def sync(self, watcher: Watcher) -> None:
        """Send a connection everything it may know."""
        self._audience.sync(watcher, self.table, self.now())

    @property
    def busy(self) -> bool:
        """Whether something is still in progress here."""
        return bool(self._tasks) or self._at_work

    async def close(self) -> None:
        """Finish what is in progress; nobody counts as away because the server stops."""
        self._closing.set()
        self._stop()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
            await asyncio.sleep(0)  # what is done leaves the set in the next turn of the loop

    def _apply(self, entry: Entry, request: Request | None = None) -> None:
        before = self.table
        self.table, events, viewers = advance(before, entry)
        if isinstance(entry.what, GameStarted):
            self.began = self.table
        self._audience.show(before, self.table, entry, events, viewers, request, self.now)
        self.environment.moves += 1
        if isinstance(entry.what, TakenOver):
            self._attendance.notice()
        self._attendance.written(before, self.table, entry.what)

    async def _read(self, request: Request) -> None:
        problem: Exception | None = None
        try:
            await self._read_on()
        except (LogFailure, Refusal) as failure:
            problem = failure
        except Exception as defect:  # whatever it is, the table must go on
            logger.exception("what was read cannot be shown")
            problem = LogFailure(repr(defect))
        self._go_on(request, problem)

    async def _read_on(self) -> None:
        # From the last entry that is known: if that is not there any more, the table was deleted.
        log, table, slices = self.environment.log, self.table, self.environment.slices
        is_there = False
        if self.is_shared and await log.version(table.code) == table.version:
            return
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
        """After a failure of the log, retry the server's own actions."""
        caught_up = False
        while not caught_up:
            await asyncio.sleep(AGAIN)
            if self._closing.is_set():
                return
            with contextlib.suppress(LogFailure):
                await self.catch_up()
                caught_up = True
        self._attendance.all_here_are_back()

    def plan(self) -> None:
        """Set a timer for the next deadline, and start the bots."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.watchers or self.ended is not None:
            return
        when = due(self.table)
        if when is not None:
            if self.table.draw is not None:  # after a restart, say, devices need time to come back
                when = max(when, self._met + DRAW_SECONDS)
            wait = max(0.01, when - self.now()) + self._attendance.lag()
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: self.soon(self.act(Tick())))
        if self._bots_at_work is None or self._bots_at_work.done():
            if has_bots_to_move(self.table):
                self._bots_at_work = self.soon(self._bots.run())

    def soon(self, work: Any) -> "asyncio.Task[Any]":
        """Carry out an action of the server itself."""
        task = asyncio.get_running_loop().create_task(_ignoring_refusals(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _stop(self) -> None:
        if self._closing.is_set():
            self._attendance.stop()
            if self._follower is not None:
                self._follower.stop()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _check(table: Table, entries: list[Entry]) -> None:
    """Check that these entries can be folded, before they are written."""
    for entry in entries:
        table = advance(table, entry)[0]


async def _ignoring_refusals(work: Any) -> None:
    """Carry out an action of the server itself; a refusal only means that it came too late."""
    try:
        await work
    except Refusal:
        return
    except LogFailure as failure:
        logger.error("the log cannot write: %s", failure)
