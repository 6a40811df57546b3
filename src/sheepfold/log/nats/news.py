"""Hearing of new messages of a table as soon as they are stored.

A stream tells what it has stored on a subject of its own for each table (`republish`), so a server
hears of the tables that are followed there and of no others. To make a consumer for each table
takes NATS some milliseconds of its cluster's leader; to subscribe takes none. Such news may be lost
with a connection or a leader, so whoever follows also looks now and then.

What this process has appended itself it tells its followers when it is answered. The stream tells
of it too; the name of the message shows whose it is, and it is not even read.
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
    """One who is told of a table, and who looks by itself when it was told nothing for a while."""

    def __init__(self, heard: Heard, look: Look) -> None:
        self._heard = heard
        self._look = look
        self._patience = SOON
        self._loop = asyncio.get_running_loop()
        self._last = self._loop.time()
        """When there was news, or it was time to look."""
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
        """It wants to hear nothing more."""
        self._timer.cancel()

    def _time_is_up(self) -> None:
        if self._loop.time() >= self._last + self._patience:
            self._patience = min(SELDOM, self._patience * 3)
            self.look()
        self._timer = self._loop.call_at(self._last + self._patience, self._time_is_up)


class FollowedTable:
    """A table, who follows it here, and the last message that they were told of."""

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
        """Be told of a table from now on; the answer ends it."""
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
        """Tell the followers of a table of its message with this number, unless they know it."""
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
        """Something may have been missed: let everybody look."""
        for followed in list(self._followed.values()):
            for follower in tuple(followed.followers):
                follower.look()
