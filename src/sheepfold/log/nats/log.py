"""The log in NATS."""

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from typing import Any

import msgspec

from sheepfold.log import LogFailure, OnEntries, OnGap, Snapshot, Stale, StoredTable, Unsubscribe
from sheepfold.log.nats.address import NatsAddress
from sheepfold.log.nats.channel import NatsChannel
from sheepfold.log.nats.client import header_block
from sheepfold.log.nats.connection import GIVE_UP_SECONDS, PAUSE, NatsConnection, Reply, stored_seq
from sheepfold.log.nats.failures import NOT_NOW, WRONG_LAST, JetStreamRefusal, NoLeader, Unanswered
from sheepfold.log.nats.messages import (
    EXPECTED,
    IDENT,
    ROLLUP,
    TTL,
    EntryBatch,
    KeptSnapshot,
    Names,
    encode,
    read_snapshot,
    table_in,
)
from sheepfold.log.nats.notifications import TableFeed
from sheepfold.log.nats.reader import NOTHING, Reader, Tip, tip_of
from sheepfold.log.nats.streams import free_bytes, open_streams, subjects_of, used_bytes
from sheepfold.log.space import Space

logger = logging.getLogger("sheepfold")

GOOD_FOR = 60.0
BAD_FOR = 1.0
"""Seconds for which the result of the last write counts: that the log can be written, or cannot."""

DELETED_FOR = "1h"
"""How long the tombstone of a deleted table stays."""

MEASURED_EVERY = 10.0
"""Seconds between two looks at how much space the tables take."""

BALLAST = bytes(16 * 1024)
"""Takes some space in each stream, to be given up when there is none left for a tombstone."""

WALK_SECONDS = 300.0
"""Seconds for which a list of tables is cached for a caller that pages through it."""

GROUP, GROUP_BYTES = 500, 100_000
"""For how many tables, and bytes of subjects, the last messages are requested at once."""

Appending = asyncio.Future[Reply] | asyncio.Future[int]
"""An append that is under way: a message that was sent, or the task that retries it."""


class NatsLog:
    """Entries in a NATS cluster. Made by `NatsLog.open`."""

    def __init__(
        self, connection: NatsConnection, names: Names, clock: Callable[[], float] = time.time
    ) -> None:
        self._connection = connection
        self._names = names
        self._clock = clock
        self._reader = Reader(connection, names)
        self._node = os.urandom(8).hex()
        self._news = TableFeed(connection, names, self._reader.learn, f"{self._node}-")
        connection.on_return.append(self._news.gap)
        self.channel = NatsChannel(connection, names.name)
        self._sent = 0
        self._writing: dict[str, set[Appending]] = {}
        """By table: the appends that are under way."""
        self._tried = [float("-inf")] * names.shards
        self._problems: list[LogFailure | None] = [None] * names.shards
        """By stream: when a write was last tried, and why it failed, if it did."""
        self._changed = False
        self._space = Space(0, sys.maxsize)
        self._measuring: asyncio.Task[None] | None = None
        self._walk: tuple[float, list[str]] = (float("-inf"), [])
        self._closed = False
        self.after_close: Callable[[], None] = lambda: None

    @classmethod
    async def open(
        cls, address: NatsAddress, clock: Callable[[], float] = time.time, make: bool = True
    ) -> "NatsLog":
        """The log at this address, made there if that is wanted. Raises `LogFailure`."""
        connection = NatsConnection(address)
        await connection.open()
        try:
            log = cls(connection, await open_streams(connection, address, make), clock)
            await log._begin()
        except BaseException:
            await connection.close()
            raise
        return log

    async def _begin(self) -> None:
        def take(_subject: bytes, data: bytes, _headers: bytes | None) -> None:
            node, _, table = data.decode().partition(" ")
            if node != self._node:
                self._reader.forget(table)
                self._changed = True

        await self._connection.subscribe(self._names.deleted, take)
        await self._measure()
        self._measuring = asyncio.create_task(self._measure_often())

    def append(self, table: str, expected: int, entries: Sequence[bytes]) -> Awaitable[int]:
        """Add entries after the first `expected` ones; the new version when they are durable.

        It continues if the caller is cancelled, because it has been sent.
        """
        known = self._reader.known(table)
        written: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        if known is None or known.version != expected or not (expected and entries):
            self._append_with_retries(table, self._append(table, expected, list(entries)), written)
        else:
            self._append_next(table, known, list(entries), written)
        return written

    def _append_next(
        self, table: str, known: Tip, entries: list[bytes], written: "asyncio.Future[int]"
    ) -> None:
        """Append where the end of the table is known, as it mostly is: one message and its answer.

        On any other answer, or none, the append is retried in a task.
        """
        batch = EntryBatch(known.version, known.first, self._clock(), entries)
        ident = self._new_ident()

        def go_on() -> None:
            work = self._store_next(table, known.version, entries, known, ident)
            self._append_with_retries(table, work, written)

        try:
            self._check_open()
            headers = header_block({EXPECTED: str(known.seq), IDENT: ident})
            answer = self._connection.ask(self._names.table(table), encode(batch), headers)
        except LogFailure:
            go_on()
            return

        def answered(_: object) -> None:
            try:
                seq = stored_seq(answer.result())
            except (LogFailure, msgspec.DecodeError):
                go_on()
            else:
                self._note(table, batch, seq)
                if not written.done():
                    written.set_result(batch.version)
            self._end(table, answer)

        self._writing.setdefault(table, set()).add(answer)
        answer.add_done_callback(answered)

    def _append_with_retries(
        self, table: str, work: Coroutine[Any, Any, int], written: "asyncio.Future[int]"
    ) -> None:
        """Append in a task that nobody can cancel."""
        task = asyncio.ensure_future(work)

        def done(_: object) -> None:
            self._end(table, task)
            problem = LogFailure("the log has stopped") if task.cancelled() else task.exception()
            if written.done():
                return  # nobody waits for it any more
            if problem is None:
                written.set_result(task.result())
            else:
                written.set_exception(problem)
                written.exception()  # if nobody waits for it, it is no defect

        self._writing.setdefault(table, set()).add(task)
        task.add_done_callback(done)

    def _end(self, table: str, work: Appending) -> None:
        """An append is no longer under way."""
        under_way = self._writing[table]
        under_way.discard(work)
        if not under_way:
            del self._writing[table]

    def _new_ident(self) -> str:
        self._sent += 1
        return f"{self._node}-{self._sent}"

    def _note(self, table: str, batch: EntryBatch, seq: int) -> None:
        """Note that a batch was stored as this message of its stream, and pass it on."""
        shard = self._names.shard(table)
        self._tried[shard], self._problems[shard] = time.monotonic(), None
        tip = Tip(batch.version, seq, batch.first, batch.at)
        self._reader.learn(table, tip, batch.since)
        self._news.publish(table, seq, batch.since, batch.entries)

    async def _append(self, table: str, expected: int, entries: list[bytes]) -> int:
        self._check_open()
        known = self._reader.known(table)
        if known is None and expected == 0:
            known = NOTHING  # probably a new table; if not, the append is refused
        if known is None or known.version != expected or not entries:
            known = await self._reader.tip(table)
            if known.version != expected:
                raise Stale(known.version)
        if not entries:
            return expected
        return await self._store_next(table, expected, entries, known, self._new_ident())

    async def _store_next(
        self, table: str, expected: int, entries: list[bytes], known: Tip, ident: str
    ) -> int:
        """Append after the message that is known as the last one, under this name."""
        self._check_open()
        end = asyncio.get_running_loop().time() + GIVE_UP_SECONDS
        with self._trying(table):
            while True:
                now = self._clock()
                batch = EntryBatch(expected, known.first if expected else now, now, entries)
                seq = await self._store(table, known, encode(batch), ident, end)
                if seq is not None:
                    self._note(table, batch, seq)
                    return batch.version
                found = await self._reader.tip(table)
                if found.version != expected:
                    raise Stale(found.version)
                if found.seq == known.seq:  # another append is in progress, and may still fail
                    if asyncio.get_running_loop().time() > end:
                        raise Unanswered("NATS: another append is under way for too long")
                    await asyncio.sleep(PAUSE / 10)
                known = found

    async def _store(
        self, table: str, after: Tip, data: bytes, ident: str, end: float
    ) -> int | None:
        """Store this as the next message after `after`; `None` if another came first.

        Without an answer it is sent again with the same id. Whether the first attempt was stored is
        then read from the stream: it can only be the next message of its table, so it is stored at
        most once.
        """
        names = self._names
        subject, stream = names.table(table), names.stream_of(table)
        headers = {EXPECTED: str(after.seq), IDENT: ident}
        while True:
            try:
                return await self._connection.publish(subject, data, headers)
            except (NoLeader, Unanswered):
                if asyncio.get_running_loop().time() > end:
                    raise
                await asyncio.sleep(PAUSE)
            except JetStreamRefusal as refused:
                if refused.code in WRONG_LAST:
                    found = await self._connection.next(stream, subject, after.seq + 1)
                    return found.seq if found is not None and found.ident == ident else None
                if refused.code not in NOT_NOW or asyncio.get_running_loop().time() > end:
                    raise
                await asyncio.sleep(PAUSE)

    @contextlib.contextmanager
    def _trying(self, table: str) -> Iterator[None]:
        """Remember that a write has failed, if it does."""
        shard = self._names.shard(table)
        try:
            yield
        except LogFailure as failure:
            self._tried[shard], self._problems[shard] = time.monotonic(), failure
            raise

    async def read(self, table: str, since: int = 0, most: int | None = None) -> list[bytes]:
        """The entries after the first `since` ones, but not more than that many."""
        self._check_open()
        while under_way := self._writing.get(table):  # it must be visible to this read
            await asyncio.wait(under_way)
        return [] if most == 0 else await self._reader.read(table, since, most)

    async def subscribe(self, table: str, on_entries: OnEntries, on_gap: OnGap) -> Unsubscribe:
        """Subscribe to entries appended from now on, by whichever process."""
        self._check_open()
        return await self._news.subscribe(table, on_entries, on_gap)

    async def tables(self, after: str | None = None, most: int | None = None) -> list[StoredTable]:
        """The tables that are kept, in the order of their codes: the first ones after this code."""
        self._check_open()
        now = time.monotonic()
        if after is None or now - self._walk[0] > WALK_SECONDS:
            shards = range(self._names.shards)
            found = await asyncio.gather(
                *(subjects_of(self._connection, self._names, shard) for shard in shards)
            )
            self._walk = (now, sorted(table_in(one) for some in found for one in some))
        names = [one for one in self._walk[1] if after is None or one > after]
        listed: list[StoredTable] = []
        while names and (most is None or len(listed) < most):
            wanted = GROUP if most is None else min(GROUP, most - len(listed))
            listed += await self._kept(names[:wanted])
            del names[:wanted]
        return listed

    async def _kept(self, tables: list[str]) -> list[StoredTable]:
        """What is known of these tables, without those that are not kept any more."""
        by_stream: dict[str, list[list[str]]] = {}
        for table in tables:
            groups = by_stream.setdefault(self._names.stream_of(table), [[]])
            if sum(map(len, groups[-1])) > GROUP_BYTES:
                groups.append([])
            groups[-1].append(self._names.table(table))
        last: dict[str, Tip] = {}
        for stream, groups in by_stream.items():
            for group in groups:
                asked = {"multi_last": group, "batch": len(group)}
                for stored in (await self._connection.many(stream, **asked)).messages:
                    last[table_in(stored.subject)] = tip_of(stored)
        kept: list[StoredTable] = []
        for table in tables:
            tip, known = last.get(table), self._reader.known(table)
            if tip is None or (known is not None and known.seq > tip.seq):
                tip = await self._reader.tip(table)  # that replica was behind
            if tip.version:
                kept.append(StoredTable(table, tip.version, tip.first, tip.last))
        return kept

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last saved snapshot, if its entries are there."""
        self._check_open()
        names = self._names
        stored = await self._connection.last(names.stream_of(table), names.snapshot(table))
        kept = None if stored is None else read_snapshot(stored.data)
        if kept is None:
            return None
        tip = self._reader.known(table)
        if tip is None or tip.version < kept.version or tip.first != kept.first:
            tip = await self._reader.tip(table)
        if tip.version < kept.version or tip.first != kept.first:
            return None
        return Snapshot(kept.version, kept.fold, kept.state)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Save a snapshot in place of the last one."""
        self._check_open()
        tip = await self._reader.tip(table)
        if snapshot.version > tip.version:  # the table may have been deleted
            return
        data = encode(KeptSnapshot(tip.first, *snapshot))
        if len(data) + 1000 > self._connection.max_payload:
            logger.info("a snapshot of %d bytes is too large for NATS: none is kept", len(data))
            return
        await self._connection.publish(self._names.snapshot(table), data, {ROLLUP: "sub"})

    async def version(self, table: str) -> int:
        """How many entries a table has now, as the leader of its stream knows it."""
        self._check_open()
        return (await self._reader.tip(table)).version

    async def delete(self, table: str, expected: int | None = None) -> None:
        """Delete a table, and its snapshot.

        A tombstone replaces all its messages, and expires after a while. Only it can be refused
        when others have come first, so where there is no space for it, some is made.
        """
        self._check_open()
        first = self._names.shard(table)
        ballast = [(first - back) % self._names.shards for back in range(self._names.shards)]
        given_up: list[int] = []
        end = asyncio.get_running_loop().time() + GIVE_UP_SECONDS
        while (tip := await self._reader.tip(table)).version:
            if expected is not None and tip.version > expected:
                raise Stale(tip.version)
            headers = {EXPECTED: str(tip.seq), ROLLUP: "sub", TTL: DELETED_FOR}
            gone = encode(EntryBatch(0, 0.0, self._clock(), []))
            try:
                await self._connection.publish(self._names.table(table), gone, headers)
            except (JetStreamRefusal, NoLeader, Unanswered) as problem:
                if problem.system is not None and ballast:
                    given_up.append(ballast.pop(0))
                    await self._purge(given_up[-1], self._names.check(given_up[-1]))
                    continue
                is_new = isinstance(problem, JetStreamRefusal) and problem.code in WRONG_LAST
                is_over = asyncio.get_running_loop().time() > end
                if is_over or (isinstance(problem, JetStreamRefusal) and not is_new):
                    raise
                await asyncio.sleep(PAUSE)
        self._reader.forget(table)
        await self._purge(first, self._names.snapshot(table))
        await self._connection.broadcast(self._names.deleted, f"{self._node} {table}".encode())
        with contextlib.suppress(LogFailure):  # the next check takes it on
            await asyncio.gather(*map(self._take_ballast, given_up))

    async def _purge(self, shard: int, subject: str) -> None:
        """Remove all messages of a subject, whatever has come there."""
        stream = self._names.stream(shard)
        await self._connection.with_retries(f"STREAM.PURGE.{stream}", filter=subject)

    async def _take_ballast(self, shard: int) -> None:
        """Write ballast to a stream, to be deleted when space is needed."""
        await self._connection.publish(self._names.check(shard), BALLAST, {ROLLUP: "sub"})

    async def last_pruned(self) -> float | None:
        """When old tables were last looked for, if ever."""
        self._check_open()
        stored = await self._connection.last(self._names.stream(0), self._names.pruned(0))
        return None if stored is None else float(stored.data)

    async def note_pruned(self, at: float) -> None:
        """Remember that old tables were looked for at this time."""
        self._check_open()
        data = repr(at).encode()
        await self._connection.publish(self._names.pruned(0), data, {ROLLUP: "sub"})

    async def check(self) -> None:
        """Find out whether entries can be read and written now. Raises `LogFailure`.

        A write that was tried just now counts; otherwise each stream is written to.
        """
        self._check_open()
        now = time.monotonic()
        due = []
        for shard, problem in enumerate(self._problems):
            if now - self._tried[shard] >= (GOOD_FOR if problem is None else BAD_FOR):
                due.append(shard)
            elif problem is not None:
                raise LogFailure(str(problem))

        async def write(shard: int) -> None:
            try:
                await self._take_ballast(shard)
            except LogFailure as failure:
                self._tried[shard], self._problems[shard] = time.monotonic(), failure
                raise
            self._tried[shard], self._problems[shard] = time.monotonic(), None

        for outcome in await asyncio.gather(*map(write, due), return_exceptions=True):
            if isinstance(outcome, BaseException):
                raise outcome

    async def was_checked(self) -> bool:
        """Whether each stream has the message of its last check, as it has unless it lost it."""
        self._check_open()
        names, last = self._names, self._connection.last
        shards = range(names.shards)
        kept = await asyncio.gather(*(last(names.stream(n), names.check(n)) for n in shards))
        return None not in kept

    def changed_elsewhere(self) -> bool:
        """Whether another process has deleted a table since this was last asked."""
        self._check_open()
        changed, self._changed = self._changed, False
        return changed

    def space(self) -> Space:
        """How much space the tables take on each server that has them; a moment ago."""
        return self._space

    async def _measure(self) -> None:
        used = await used_bytes(self._connection, self._names)
        free = await free_bytes(self._connection)
        self._space = Space(used, sys.maxsize if free is None else free)

    async def _measure_often(self) -> None:
        while True:
            await asyncio.sleep(MEASURED_EVERY)
            with contextlib.suppress(LogFailure):  # the last figures stay valid
                await self._measure()

    def _check_open(self) -> None:
        if self._closed:
            raise LogFailure("the log is closed")

    async def close(self) -> None:
        """Finish writing."""
        if self._closed:
            return
        while under_way := {task for some in self._writing.values() for task in some}:
            await asyncio.wait(under_way)
        self._closed = True
        if self._measuring is not None:
            self._measuring.cancel()
        await self._connection.close()
        self.after_close()
