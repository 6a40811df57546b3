"""The messages of a table, from any version on.

NATS finds messages by their number in the stream, but callers ask for entries by version. So for
each table we cache a few marks (the message that begins with this version has this number), and
search between marks by interpolation.
"""

import asyncio
from bisect import bisect_right, insort
from collections.abc import AsyncIterator
from typing import NamedTuple

from sheepfold.log import LogFailure
from sheepfold.log.nats.connection import GIVE_UP_SECONDS, NatsConnection
from sheepfold.log.nats.messages import EntryBatch, Names, Stored, read_batch

PAGE = 200
"""How many messages are requested at a time, and how many unwanted ones are read before we
search."""

MOST_TABLES = 20_000
MOST_MARKS = 64


class Mark(NamedTuple):
    """Where in a stream the entries after the first `since` ones begin."""

    since: int
    seq: int


class Tip(NamedTuple):
    """The end of a table."""

    version: int
    seq: int
    """Of its last message; 0 if there is none."""
    first: float
    last: float


NOTHING = Tip(0, 0, 0.0, 0.0)


def tip_of(stored: Stored) -> Tip:
    """The end of the table whose last message this is."""
    batch = read_batch(stored.data)
    return Tip(batch.version, stored.seq, batch.first, batch.at)


class Behind(Exception):
    """A replica does not have yet what is known to be stored."""


class _Known:
    """What is remembered of a table."""

    def __init__(self, tip: Tip) -> None:
        self.tip = tip
        self.marks: list[Mark] = []

    def mark(self, since: int, seq: int) -> None:
        mark = Mark(since, seq)
        if not self.marks or mark > self.marks[-1]:
            self.marks.append(mark)
        elif mark not in self.marks:
            insort(self.marks, mark)
        if len(self.marks) > MOST_MARKS:  # thin out the old ones, keep the last one
            self.marks = self.marks[1::2]


class Reader:
    """Reads tables, never less than this process has written or heard of."""

    def __init__(self, connection: NatsConnection, names: Names) -> None:
        self._connection = connection
        self._names = names
        self._known: dict[str, _Known] = {}

    def known(self, table: str) -> Tip | None:
        """The end of a table as it was when this process last heard of it."""
        known = self._known.get(table)
        return None if known is None else known.tip

    def learn(self, table: str, tip: Tip, since: int) -> None:
        """A table ends here now, with a message that began with this version."""
        known = self._known.pop(table, None)
        if known is None or (tip.seq > known.tip.seq and tip.first != known.tip.first):
            known = _Known(tip)  # a new table with the same code
        self._known[table] = known  # now the most recently used
        if tip.seq >= known.tip.seq:
            known.tip = tip
        if tip.version and tip.first == known.tip.first:
            known.mark(since, tip.seq)
        if len(self._known) > MOST_TABLES:
            del self._known[next(iter(self._known))]

    def forget(self, table: str) -> None:
        """Nothing is known of this table any more."""
        self._known.pop(table, None)

    async def tip(self, table: str) -> Tip:
        """The end of a table, as the leader of its stream knows it."""
        names = self._names
        stored = await self._connection.last(names.stream_of(table), names.table(table))
        if stored is None:
            self.forget(table)
            return NOTHING
        batch = read_batch(stored.data)
        tip = Tip(batch.version, stored.seq, batch.first, batch.at)
        self.learn(table, tip, batch.since)
        return tip

    async def read(self, table: str, since: int, most: int | None) -> list[bytes]:
        """The entries after the first `since` ones, but not more than that many."""
        loop = asyncio.get_running_loop()
        end = loop.time() + GIVE_UP_SECONDS
        while True:
            if self.known(table) is None and (await self.tip(table)).version == 0:
                return []
            try:
                return await self._read(table, since, most)
            except Behind:
                if loop.time() > end:
                    raise LogFailure("NATS: a server of the stream is too far behind") from None
                await asyncio.sleep(0.01)
                await self.tip(table)  # perhaps the table was deleted

    async def _read(self, table: str, since: int, most: int | None) -> list[bytes]:
        entries: list[bytes] = []
        wanted = None if most is None else since + most
        start = await self._start(table, since)
        async for batch in self._batches(table, start):
            skipped = max(0, since - batch.since)
            entries += batch.entries[skipped:]
            if wanted is not None and batch.version >= wanted:
                break
        return entries if most is None else entries[:most]

    async def _batches(self, table: str, start: Mark) -> AsyncIterator[EntryBatch]:
        """The appends from a mark on. Raises `Behind` if that is not the table that is known."""
        names, known = self._names, self._known[table]
        stream, subject = names.stream_of(table), names.table(table)
        version, seq, tip = start.since, start.seq, known.tip
        while True:
            portion = await self._connection.many(
                stream, next_by_subj=subject, seq=max(1, seq), batch=PAGE
            )
            for stored in portion.messages:
                batch = read_batch(stored.data)
                if not batch.entries:  # it was deleted; what comes now is another table
                    if tip.seq < stored.seq:
                        self.learn(table, Tip(0, stored.seq, batch.first, batch.at), 0)
                        raise Behind
                    version, seq = 0, stored.seq + 1
                    continue
                if batch.since != version:
                    self.forget(table)
                    raise Behind
                version, seq = batch.version, stored.seq + 1
                if stored.seq >= tip.seq:
                    at = Tip(version, stored.seq, batch.first, batch.at)
                    self.learn(table, at, batch.since)
                yield batch
            if not portion.left:
                break
            known.mark(version, seq)
        if seq <= tip.seq and tip.version:
            raise Behind

    async def _start(self, table: str, since: int) -> Mark:
        """A mark shortly before these entries."""
        known = self._known[table]
        tip, marks = known.tip, known.marks
        index = bisect_right(marks, Mark(since, tip.seq + 1))
        low = marks[index - 1] if index else Mark(0, 0)
        high = marks[index] if index < len(marks) else Mark(tip.version, tip.seq)
        names = self._names
        stream, subject = names.stream_of(table), names.table(table)
        is_even = False
        while since - low.since > PAGE and high.seq - low.seq > 1 and since < high.since:
            share = 0.5 if is_even else (since - low.since) / (high.since - low.since)
            middle = low.seq + max(1, int((high.seq - low.seq) * share * 0.99))
            is_even = not is_even
            found = await self._connection.next(stream, subject, middle)
            if found is None:
                self.forget(table)
                raise Behind
            batch = read_batch(found.data)
            if batch.since <= since and found.seq < high.seq:
                low = Mark(batch.since, found.seq)
            else:
                high = Mark(high.since, middle)
        known.mark(*low) if low.seq else None
        return low
