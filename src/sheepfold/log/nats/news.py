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

from sheepfold.log import End, Heard, Look
from sheepfold.log.nats.client import read_headers
from sheepfold.log.nats.connection import NatsConnection
from sheepfold.log.nats.messages import IDENT, SEQUENCE, Names, read_batch
from sheepfold.log.nats.reader import Tip

SOON, SELDOM = 0.05, 5.0
"""Seconds after which a follower polls: soon at first, until the cluster knows its subscription."""


class NewsFollower:
    """A subscription to one table, which polls when nothing has come for a while."""

    def __init__(self, heard: Heard, look: Look) -> None:
        self._heard = heard
        self._look = look
        self._patience = SOON
        self._loop = asyncio.get_running_loop()
        self._last = self._loop.time()
        """When something came, or it was time to poll."""
        # One timer that is re-armed when it fires is cheaper than one for each message.
        self._timer = self._loop.call_later(self._patience, self._time_is_up)

    def tell(self, since: int, entries: Sequence[bytes]) -> None:
        """There are new entries."""
        self._last = self._loop.time()
        self._heard(since, entries)

    def look(self) -> None:
        """Something may have been missed."""
        self._last = self._loop.time()
        self._look()

    def close(self) -> None:
        """Stop polling."""
        self._timer.cancel()

    def _time_is_up(self) -> None:
        if self._loop.time() >= self._last + self._patience:
            self._patience = min(SELDOM, self._patience * 3)
            self.look()
        self._timer = self._loop.call_at(self._last + self._patience, self._time_is_up)


class FollowedTable:
    """A table, its subscribers here, and the number of the last message that they got."""

    def __init__(self, subscribing: "asyncio.Future[End]") -> None:
        self.subscribing = subscribing
        self.followers: set[NewsFollower] = set()
        self.told = 0


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

    async def hear(self, table: str, heard: Heard, look: Look) -> End:
        """Subscribe to a table. Returns the function that unsubscribes."""
        followed = self._followed.get(table)
        if followed is None:
            subscribing = asyncio.ensure_future(self._subscribe(table))
            followed = self._followed[table] = FollowedTable(subscribing)
        follower = NewsFollower(heard, look)
        followed.followers.add(follower)

        async def end() -> None:
            follower.close()
            followed.followers.discard(follower)
            if not followed.followers and self._followed.get(table) is followed:
                del self._followed[table]
                await (await followed.subscribing)()

        try:
            await asyncio.shield(followed.subscribing)
        except BaseException:
            await end()
            raise
        return end

    def tell(self, table: str, seq: int, since: int, entries: Sequence[bytes]) -> None:
        """Pass on a message of a table with this number, unless it was passed on already."""
        followed = self._followed.get(table)
        if followed is not None and seq > followed.told:
            followed.told = seq
            for follower in tuple(followed.followers):
                follower.tell(since, entries)

    async def _subscribe(self, table: str) -> End:
        def heard(_subject: bytes, data: bytes, headers: bytes | None) -> None:
            if headers is None or self._own in headers:
                return
            seq, batch = int(read_headers(headers)[SEQUENCE]), read_batch(data)
            self._learn(table, Tip(batch.version, seq, batch.first, batch.at), batch.since)
            self.tell(table, seq, batch.since, batch.entries)

        return await self._connection.subscribe(self._names.news(table), heard)

    def look(self) -> None:
        """Something may have been missed: let every subscriber read the log."""
        for followed in list(self._followed.values()):
            for follower in tuple(followed.followers):
                follower.look()
