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
from sheepfold.server.audience import Audience
from sheepfold.server.bot_player import BotPlayer, has_bots_to_move
from sheepfold.server.environment import Environment
from sheepfold.server.opening import SHORT, entries_of, load_table
from sheepfold.server.requests import Request
from sheepfold.server.table_loading import reading_entries
from sheepfold.server.watcher import Watcher, chair_of
from sheepfold.table.actions import (
    Abandoned,
    Action,
    Connected,
    Disconnected,
    Notice,
    Tick,
)
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.budget import SECONDS, has_spent_all
from sheepfold.table.decide import decide
from sheepfold.table.entries import (
    Chair,
    Entry,
    GameStarted,
    TakenOver,
)
from sheepfold.table.entry_codec import UnknownRules, encode_entry
from sheepfold.table.fold import advance
from sheepfold.table.queries import due, people
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
        self._later: asyncio.TimerHandle | None = None
        """The timer for recording absences of people who disconnect very often."""
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
        )

    @property
    def watchers(self) -> set[Watcher]:
        """The connections that are shown this table."""
        return self._audience.watchers

    @classmethod
    async def load(cls, environment: Environment, code: str) -> "Room | None":
        """The room of a table, loaded from the log. Raises `NotAllowed` and `LogFailure`."""
        try:
            with reading_entries():
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
        await self._wait(Request(action, by, command, seen))

    async def catch_up(self) -> None:
        """Show what others have written to the log meanwhile. Raises `LogFailure`."""
        await self._wait(Request(None, None))

    async def _wait(self, request: Request) -> None:
        done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        request.done = lambda problem: None if done.done() else done.set_result(problem)
        self.submit(request)
        problem = await done
        if problem is not None:
            raise problem

    def submit(self, request: Request) -> None:
        """Decide, write and show, as soon as what was asked before is done."""
        self._requests.append(request)
        self._next()

    def _next(self) -> None:
        while self._requests and not self._at_work:
            request = self._requests.popleft()
            if self.ended is not None:
                request.done(self.ended)
                continue
            if request.action is None:
                self._at_work = True
                self._soon(self._read(request))
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
                    self._plan()

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
        sockets = [watcher.hashes for watcher in self.watchers]
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
            self._soon(self._look_again(request, problem or LogFailure("the log has stopped")))
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
        self._plan()
        self._save_now_and_then()
        self._next()

    def _save_now_and_then(self) -> None:
        """Save a snapshot now and then, so that there is never much to fold again."""
        if self.table.version - self._kept >= KEEP_EVERY:
            self._soon(self.save_snapshot())

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
        self._soon(self.save_snapshot())

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
                self._recovering = self._soon(self._recover())
            failed = problem if isinstance(problem, LogFailure) else LogFailure(repr(problem))
            self._go_on(request, failed)

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
        """Record who sits here without being connected; a claim ends with its device."""
        if self._closing.is_set():
            return
        held = self._audience.tokens()
        for chair, place in enumerate(self.table.places, 1):
            if place.claim is not None and place.claim.token not in held:
                self._soon(self.act(Abandoned(chair)))
        here = self._audience.chairs(self.table)
        for chair in people(self.table):
            if chair not in here and self.table.places[chair - 1].away_since is None:
                self._notice_absence_of(chair)

    def _notice_absence_of(self, chair: Chair) -> None:
        """Record that this person is away; for one who comes and goes all the time, later."""
        if not has_spent_all(self.table, chair, self.now()):
            self._soon(self.act(Disconnected(chair), self.table.places[chair - 1].token))
        elif self._later is None or self._later.when() <= asyncio.get_running_loop().time():
            loop = asyncio.get_running_loop()
            self._later = loop.call_later(SECONDS, self.notice_absent)

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
            self.notice_absent()

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
        for watcher in self.watchers:
            for chair in watcher.chairs(self.table):
                self._soon(self.act(Connected(chair), self.table.places[chair - 1].token))
        self.notice_absent()

    def _plan(self) -> None:
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
            wait = max(0.01, when - self.now())
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: self._soon(self.act(Tick())))
        if self._bots_at_work is None or self._bots_at_work.done():
            if has_bots_to_move(self.table):
                self._bots_at_work = self._soon(self._bots.run())

    def _soon(self, work: Any) -> "asyncio.Task[Any]":
        task = asyncio.get_running_loop().create_task(_ignoring_refusals(work))
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
