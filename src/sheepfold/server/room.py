"""A table in memory, and what belongs to it there: its queue of requests, the connections that
are shown it, who is away, its timers and bots, its snapshots.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection, Sequence

from sheepfold.log import LogFailure
from sheepfold.server.attendance import Attendance
from sheepfold.server.audience import Audience
from sheepfold.server.background import BackgroundTasks
from sheepfold.server.environment import Environment
from sheepfold.server.following import Follower
from sheepfold.server.opening import load_table
from sheepfold.server.request_queue import RequestQueue
from sheepfold.server.requests import Request
from sheepfold.server.schedule import Schedule
from sheepfold.server.snapshots import Snapshots
from sheepfold.server.table_loading import reading_entries
from sheepfold.server.watcher import Watcher
from sheepfold.table.actions import Action, Notice
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.entries import Chair, Entry, GameStarted, TakenOver
from sheepfold.table.entry_codec import UnknownRules
from sheepfold.table.fold import advance
from sheepfold.table.table import Table

RETRY_SECONDS = 1.0
"""Seconds after a failure of the log until the server retries its own actions."""


class Room:
    """One live table."""

    def __init__(
        self, environment: Environment, table: Table, began: Table | None = None, saved: int = 0
    ) -> None:
        self.environment = environment
        self.table = table
        self.began = began
        """The table as its last game began."""
        self.tasks = BackgroundTasks()
        self.ended: NotAllowed | None = None
        """Why this table is no longer here, if it is not."""
        self.on_end: Callable[[], None] = lambda: None
        self._closing = asyncio.Event()
        self._ahead = 0.0
        """By how many seconds this table's time is ahead of the server's clock."""
        self._recovering: asyncio.Task[None] | None = None
        self._audience = Audience(environment.bots)
        self._attendance = Attendance(self)
        self._schedule = Schedule(self, self._closing, self._attendance.lag)
        self._snapshots = Snapshots(environment.log, environment.slices, saved)
        self._queue = RequestQueue(self)
        self._follower = Follower(self) if environment.presence.is_shared else None

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
        room._save_if_due()
        return room

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

    @property
    def busy(self) -> bool:
        """Whether something is still in progress here."""
        return bool(self.tasks) or self._queue.is_at_work

    def now(self) -> float:
        """The time at this table: it never goes back, wherever its last entry was written."""
        now = self.environment.clock() + self._ahead
        if now < self.table.at:
            self._ahead += self.table.at - now
            now = self.table.at
        return now

    def held_together(self) -> list[Collection[str]]:
        """For each connection to the table, also those that are gone, the tokens that it held."""
        return self._attendance.held_together()

    def seconds_until_known(self) -> float:
        """For how long other nodes may still tell which seats are on one device."""
        return self._attendance.seconds_until_known()

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
        self._queue.submit(request)

    def on_entries(self, since: int, lines: Sequence[bytes]) -> None:
        """Entries are in the log: those of this room, or what another node has written."""
        self._queue.on_entries(since, lines)

    def catch_up_soon(self) -> None:
        """Catch up soon, for something in the log may have been missed."""
        self.submit(Request(None, None))

    def apply(self, entry: Entry, request: Request | None = None) -> None:
        """Fold in an entry that is in the log, and show it; it may be the answer to a request."""
        before, kind = self.table, type(entry.what)
        self.table, events, viewers = advance(before, entry)
        if kind is GameStarted:
            self.began = self.table
        self._audience.show(before, self.table, entry, events, viewers, request, self.now)
        self.environment.moves += 1
        if kind is TakenOver:
            self._attendance.notice()
        self._attendance.written(before, self.table, entry.what)

    def after_change(self) -> None:
        """Set the timer anew, start the bots, and save a snapshot if it is due."""
        self.plan()
        self._save_if_due()

    def plan(self) -> None:
        """Set a timer for the next deadline, and start the bots."""
        self._schedule.plan()

    def start(self, work: Awaitable[object]) -> "asyncio.Task[None]":
        """Carry out an action of the server itself."""
        return self.tasks.start(work)

    def join(self, watcher: Watcher) -> None:
        """Show this table to a connection from now on."""
        if not self.watchers:
            self._schedule.begin()
            self._attendance.mark_all_away()
        self.watchers.add(watcher)
        self.sync(watcher)
        self._attendance.joined(watcher)

    def leave(self, watcher: Watcher) -> None:
        """A connection is gone."""
        self._attendance.remember_devices([watcher.hashes])
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

    def recover(self) -> None:
        """After a failure of the log, retry the server's own actions until they succeed."""
        if self._recovering is None or self._recovering.done():
            self._recovering = self.start(self._recover())

    async def _recover(self) -> None:
        caught_up = False
        while not caught_up:
            await asyncio.sleep(RETRY_SECONDS)
            if self._closing.is_set():
                return
            with contextlib.suppress(LogFailure):
                await self.catch_up()
                caught_up = True
        self._attendance.mark_connected_present()

    def _save_if_due(self) -> None:
        if self._snapshots.is_due(self.table):
            self.start(self.save_snapshot())

    async def save_snapshot(self) -> None:
        """Save a snapshot of a long log, unless hardly anything happened since the last."""
        await self._snapshots.save(self.table, self.began)

    def unload(self) -> None:
        """Save a snapshot and stop: another room may load the table soon."""
        self._closing.set()
        self._stop()
        self.start(self.save_snapshot())

    async def close(self) -> None:
        """Finish what is in progress; nobody counts as away because the server stops."""
        self._closing.set()
        self._stop()
        await self.tasks.finish()

    def end(self, why: NotAllowed) -> None:
        """From now on nothing is done here, and nothing written."""
        if self.ended is None:
            self.ended = why
            self._closing.set()
            self._stop()
            self.on_end()

    def _stop(self) -> None:
        if self._closing.is_set():
            self._attendance.stop()
            if self._follower is not None:
                self._follower.stop()
        self._schedule.stop()
