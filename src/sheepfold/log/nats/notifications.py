"""Subscriptions to new messages of a table, as soon as they are stored.

A stream republishes what it has stored on a subject of its own for each table, so a server receives
messages of the tables that are followed there and of no others. To make a consumer for each table
takes NATS some milliseconds of its cluster's leader; to subscribe takes none. Such a message may be
lost with a connection or a leader, so every subscriber also polls now and then.

Subscribers get what this process has appended itself when the append is acknowledged. The stream
republishes it too; the name of the message shows whose it is, and it is not even read.
"""

import asyncio
from collections.abc import Callable, Sequence

from sheepfold.log import OnEntries, OnGap, Unsubscribe
from sheepfold.log.nats.client import read_headers
from sheepfold.log.nats.connection import NatsConnection
from sheepfold.log.nats.messages import IDENT, SEQUENCE, Names, read_batch
from sheepfold.log.nats.reader import Tip

SOON, SELDOM = 0.05, 5.0
"""Seconds after which a subscriber polls: soon at first, until the cluster knows of it."""


class Subscriber:
    """A subscription to one table, which polls when nothing has come for a while."""

    def __init__(self, on_entries: OnEntries, on_gap: OnGap) -> None:
        self._on_entries = on_entries
        self._on_gap = on_gap
        self._interval = SOON
        self._loop = asyncio.get_running_loop()
        self._last = self._loop.time()
        """When something came, or it was time to poll."""
        # One timer that is re-armed when it fires is cheaper than one for each message.
        self._timer = self._loop.call_later(self._interval, self._time_is_up)

    def deliver(self, since: int, entries: Sequence[bytes]) -> None:
        """There are new entries."""
        self._last = self._loop.time()
        self._on_entries(since, entries)

    def gap(self) -> None:
        """Something may have been missed."""
        self._last = self._loop.time()
        self._on_gap()

    def close(self) -> None:
        """Stop polling."""
        self._timer.cancel()

    def _time_is_up(self) -> None:
        if self._loop.time() >= self._last + self._interval:
            self._interval = min(SELDOM, self._interval * 3)
            self.gap()
        self._timer = self._loop.call_at(self._last + self._interval, self._time_is_up)


class FollowedTable:
    """A table, its subscribers here, and the number of the last message that they got."""

    def __init__(self, subscribing: "asyncio.Future[Unsubscribe]") -> None:
        self.subscribing = subscribing
        self.subscribers: set[Subscriber] = set()
        self.last_seq = 0


class TableFeed:
    """The tables that are followed in this process."""

    def __init__(
        self,
        connection: NatsConnection,
        names: Names,
        learn: Callable[[str, Tip, int], None],
        own_names: str,
    ) -> None:
        """`own_names` is how the names of the messages begin that this process sends."""
        self._connection = connection
        self._names = names
        self._learn = learn
        self._own = f"{IDENT}: {own_names}".encode()
        self._followed: dict[str, FollowedTable] = {}

    async def subscribe(self, table: str, on_entries: OnEntries, on_gap: OnGap) -> Unsubscribe:
        """Subscribe to a table. Returns the function that unsubscribes."""
        followed = self._followed.get(table)
        if followed is None:
            subscribing = asyncio.ensure_future(self._subscribe(table))
            followed = self._followed[table] = FollowedTable(subscribing)
        subscriber = Subscriber(on_entries, on_gap)
        followed.subscribers.add(subscriber)

        async def end() -> None:
            subscriber.close()
            followed.subscribers.discard(subscriber)
            if not followed.subscribers and self._followed.get(table) is followed:
                del self._followed[table]
                await (await followed.subscribing)()

        try:
            await asyncio.shield(followed.subscribing)
        except BaseException:
            await end()
            raise
        return end

    def publish(self, table: str, seq: int, since: int, entries: Sequence[bytes]) -> None:
        """Pass on a message of a table with this number, unless it was passed on already."""
        followed = self._followed.get(table)
        if followed is not None and seq > followed.last_seq:
            followed.last_seq = seq
            for subscriber in tuple(followed.subscribers):
                subscriber.deliver(since, entries)

    async def _subscribe(self, table: str) -> Unsubscribe:
        def take(_subject: bytes, data: bytes, headers: bytes | None) -> None:
            if headers is None or self._own in headers:
                return
            seq, batch = int(read_headers(headers)[SEQUENCE]), read_batch(data)
            self._learn(table, Tip(batch.version, seq, batch.first, batch.at), batch.since)
            self.publish(table, seq, batch.since, batch.entries)

        return await self._connection.subscribe(self._names.news(table), take)

    def gap(self) -> None:
        """Something may have been missed: let every subscriber read the log."""
        for followed in list(self._followed.values()):
            for subscriber in tuple(followed.subscribers):
                subscriber.gap()
