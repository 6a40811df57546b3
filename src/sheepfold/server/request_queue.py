"""The requests to one table, one after the other: each is decided, written, and only then shown."""

import asyncio
import logging
from collections import deque
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from sheepfold.games.contract import Refusal, Viewer
from sheepfold.log import LogFailure
from sheepfold.server.opening import entries_of
from sheepfold.server.requests import Request
from sheepfold.server.watcher import chair_of
from sheepfold.table.actions import (
    AnswerTakeover,
    AskTakeover,
    Connected,
    Disconnected,
    Play,
    Remove,
    UseLink,
)
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.decide import decide
from sheepfold.table.entries import Entry, LinkMade, MovePlayed
from sheepfold.table.entry_codec import EntryReader, encode_entry
from sheepfold.table.fold import advance
from sheepfold.table.table import Table

if TYPE_CHECKING:
    from sheepfold.server.room import Room

logger = logging.getLogger("sheepfold")

ABOUT_DEVICES = (AskTakeover, AnswerTakeover, Remove, UseLink)
"""What depends on which seats are on one device."""


class RequestQueue:
    """Carries out the requests to a room, and reads what other nodes have written."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._requests: deque[Request] = deque()
        self.is_at_work = False
        """Whether something is being written, or read from the log: requests wait for it."""
        self._shown_to: Collection[Viewer] | None = None
        """Who will be shown what is being written; `None` means everyone."""
        self._known_version = 0
        """The last version that another node is known to have written."""

    def submit(self, request: Request) -> None:
        """Decide, write and show this, after the requests before it.

        If what is being written is hidden from whoever asks, as when somebody rearranges cards, the
        time of a refusal must not tell of it. It changes nothing for others, so whatever is refused
        now would be refused afterwards.
        """
        wait = self._room.seconds_until_known() if type(request.action) in ABOUT_DEVICES else 0.0
        if wait > 0.0:
            asyncio.get_running_loop().call_later(wait, self.submit, request)
            return
        if self._is_hidden_from(request) and not self._requests and not self._decided(request):
            return
        self._requests.append(request)
        self._next()

    def _is_hidden_from(self, request: Request) -> bool:
        """Whether whoever asks for this will not be shown what is being written."""
        watcher, viewers = request.watcher, self._shown_to
        if not self.is_at_work or watcher is None or viewers is None:
            return False
        return {None, *watcher.chairs(self._room.table)}.isdisjoint(viewers)

    def on_entries(self, since: int, lines: Sequence[bytes]) -> None:
        """Entries are in the log: those of this room, or what another node has written.

        During a write of our own it is not applied: the log is read afterwards, if needed.
        """
        room = self._room
        known, version = room.table.version, since + len(lines)
        if room.ended is not None or version <= known:
            return
        self._known_version = version
        if self.is_at_work:
            return
        if since > known:
            self.submit(Request(None, None))
            return
        try:
            for line in lines[known - since :]:
                room.apply(EntryReader(room.table.game).read(line))
        except Exception:  # whatever it is, the table must go on
            logger.exception("what another node wrote cannot be shown")
            return
        room.after_change()

    def _next(self) -> None:
        room = self._room
        if self._known_version > room.table.version and not self.is_at_work:
            self._known_version = 0  # once: if this read fails, the follower retries
            self._requests.appendleft(Request(None, None))
        while self._requests and not self.is_at_work:
            request = self._requests.popleft()
            if room.ended is not None:
                request.done(room.ended)
                continue
            if request.action is None:
                self.is_at_work = True
                room.start(self._read(request))
                return
            if entries := self._decided(request):
                self._write(request, entries)

    def _decided(self, request: Request) -> list[Entry]:
        """What a request comes to; if that is nothing, it is answered."""
        try:
            entries = _entries_for(request, self._room)
        except Refusal as refused:
            request.done(refused)
            return []
        except Exception as defect:  # nothing was written, and the table goes on
            logger.exception("what was asked for cannot be done")
            request.done(LogFailure(repr(defect)))
            return []
        if not entries:
            request.done(None)
            self._room.plan()
        return entries

    def _write(self, request: Request, entries: list[Entry]) -> None:
        self.is_at_work = True
        room = self._room
        self._shown_to = _viewers_of(room.table, entries)
        lines = [encode_entry(entry) for entry in entries]
        append = room.environment.log.append(room.table.code, room.table.version, lines)
        writing = asyncio.ensure_future(append)
        room.tasks.track(writing, lambda: self._written(request, entries, writing))

    def _written(
        self, request: Request, entries: list[Entry], writing: "asyncio.Future[int]"
    ) -> None:
        """The write is durable, so its entries can be shown; or it failed."""
        room, self._shown_to = self._room, None  # what follows concerns everyone
        if writing.cancelled() or writing.exception() is not None:
            problem = None if writing.cancelled() else writing.exception()
            room.start(self._look_again(request, problem or LogFailure("the log has stopped")))
            return
        try:
            for entry in entries:
                room.apply(entry, request if entry is entries[-1] else None)
        except Exception as defect:  # whatever it is, the table must go on
            logger.exception("what was written cannot be shown")
            self._go_on(request, LogFailure(repr(defect)))
        else:
            self._go_on(request, None)

    def _go_on(self, request: Request, problem: Exception | None) -> None:
        self.is_at_work = False
        request.done(problem)
        self._room.after_change()
        self._next()

    async def _look_again(self, request: Request, problem: BaseException) -> None:
        """Read the log after a failed write: the write may have succeeded, and only its answer was
        lost.
        """
        room = self._room
        known = room.table.version
        try:
            await self._read_on()
        except Exception as failure:  # whatever it is, the table must go on
            problem = failure
        if room.table.version > known:
            self._requests.appendleft(request)  # either it was written, or it must be decided again
            self.is_at_work = False
            self._next()
        elif isinstance(problem, Refusal):
            self._go_on(request, problem)
        else:
            room.recover()
            failed = problem if isinstance(problem, LogFailure) else LogFailure(repr(problem))
            self._go_on(request, failed)

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
        # Start with the last known entry: if it is missing, the table was deleted.
        room = self._room
        log, table, slices = room.environment.log, room.table, room.environment.slices
        is_there = False
        if room.is_shared and await log.version(table.code) == table.version:
            return
        async for entry, version in entries_of(
            log, table.code, slices, table.version - 1, table.game
        ):
            is_there = True
            if version > table.version:
                room.apply(entry)
        if not is_there:
            room.end(NotAllowed("table-deleted"))
            raise NotAllowed("table-deleted")


def _entries_for(request: Request, room: "Room") -> list[Entry]:
    """What a request comes to. Raises a `Refusal`."""
    table, now, environment = room.table, room.now(), room.environment
    action, by, command = request.action, request.by, request.command
    assert action is not None
    if command and command in table.done:
        return []
    chair = chair_of(table, by) if isinstance(by, str) else by
    is_move = isinstance(action, Play)
    if not is_move and isinstance(action, Connected | Disconnected) and by is not None:
        if chair is None:
            return []
        action = replace(action, chair=chair)
    holds = request.watcher.hashes if request.watcher is not None else ()
    whats = decide(
        table,
        action,
        chair,
        now,
        environment.source,
        request.seen,
        holds,
        room.held_together() if type(action) in ABOUT_DEVICES else (),
        environment.bots,
    )
    # The last entry has the command: if it is there, all are.
    last = len(whats) - 1
    entries = [Entry(now, what, command if n == last else "") for n, what in enumerate(whats)]
    if len(entries) > 1:  # an entry may depend on the one before it
        _check(table, entries)
    return entries


def _viewers_of(table: Table, entries: list[Entry]) -> Collection[Viewer] | None:
    """Who will be shown this; `None` means everyone, as with nearly everything."""
    what = entries[0].what
    is_free = isinstance(what, MovePlayed) and isinstance(what.move, table.game.FREE)
    if len(entries) > 1 or not (is_free or isinstance(what, LinkMade)):
        return None
    return advance(table, entries[0])[2]


def _check(table: Table, entries: list[Entry]) -> None:
    """Check that these entries can be folded, before they are written."""
    for entry in entries:
        table = advance(table, entry)[0]
