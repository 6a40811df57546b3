"""Hearing of new messages of a table as soon as they are stored.

A stream tells what it has stored on a subject of its own for each table (`republish`), so a server
hears of the tables that are followed there and of no others. To make a consumer for each table
takes NATS some milliseconds of its cluster's leader; to subscribe takes none. Such news may be lost
with a connection or a leader, so whoever follows also looks now and then.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

from sheepfold.log.nats.client import read_headers
from sheepfold.log.nats.connection import Connection
from sheepfold.log.nats.messages import SEQUENCE, Batch, Names, read_batch
from sheepfold.log.nats.reader import Tip

SOON, SELDOM = 0.05, 5.0
"""Seconds after which a follower looks by itself: soon at first, until its cluster knows of it."""

MOST_WAITING = 100


class Feed:
    """What one follower has heard and not taken yet."""

    def __init__(self) -> None:
        self._heard: asyncio.Queue[Batch | None] = asyncio.Queue()
        self._patience = SOON
        self._loop = asyncio.get_running_loop()
        self._last = self._loop.time()
        """When there was news, or it was time to look."""
        # One timer that is set again when it fires costs less than one for each piece of news.
        self._timer = self._loop.call_later(self._patience, self._time_is_up)

    def put(self, batch: Batch | None) -> None:
        """There is news; `None` if it is not known which."""
        self._last = self._loop.time()
        if self._heard.qsize() >= MOST_WAITING:  # who is that slow reads it anew
            while not self._heard.empty():
                self._heard.get_nowait()
            batch = None
        self._heard.put_nowait(batch)

    async def next(self) -> Batch | None:
        """What was stored, or `None` when it is time to look."""
        return await self._heard.get()

    def close(self) -> None:
        """Nobody listens any more."""
        self._timer.cancel()

    def _time_is_up(self) -> None:
        if self._loop.time() >= self._last + self._patience:
            self._patience = min(SELDOM, self._patience * 3)
            self.put(None)
        self._timer = self._loop.call_at(self._last + self._patience, self._time_is_up)


class TableFeed:
    """The tables that are followed in this process."""

    def __init__(
        self, connection: Connection, names: Names, learn: Callable[[str, Tip, int], None]
    ) -> None:
        self._connection = connection
        self._names = names
        self._learn = learn
        self._feeds: dict[str, set[Feed]] = {}
        self._ends: dict[str, asyncio.Future[Callable[[], Awaitable[None]]]] = {}

    @contextlib.asynccontextmanager
    async def of(self, table: str) -> AsyncIterator[Feed]:
        """Hear of a table."""
        feed = Feed()
        self._feeds.setdefault(table, set()).add(feed)
        try:
            if table not in self._ends:
                self._ends[table] = asyncio.ensure_future(self._subscribe(table))
            await asyncio.shield(self._ends[table])
            yield feed
        finally:
            feed.close()
            feeds = self._feeds[table]
            feeds.discard(feed)
            if not feeds:
                del self._feeds[table]
                ending = self._ends.pop(table)
                with contextlib.suppress(Exception):
                    await (await ending)()

    async def _subscribe(self, table: str) -> Callable[[], Awaitable[None]]:
        def heard(_subject: bytes, data: bytes, headers: bytes | None) -> None:
            batch = read_batch(data)
            seq = int(read_headers(headers)[SEQUENCE])
            self._learn(table, Tip(batch.version, seq, batch.first, batch.at), batch.since)
            for feed in self._feeds.get(table, ()):
                feed.put(batch)

        return await self._connection.subscribe(self._names.news(table), heard)

    def look(self) -> None:
        """Something may have been missed: let everybody look."""
        for feeds in self._feeds.values():
            for feed in feeds:
                feed.put(None)
