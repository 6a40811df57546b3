"""Following a log: what it has, and then what it tells of."""

import asyncio
from collections.abc import AsyncIterator, Sequence

from sheepfold.log import Log


async def follow(log: Log, table: str, since: int = 0) -> AsyncIterator[bytes]:
    """The entries after the first `since` ones, and then each new one as it comes."""
    news: asyncio.Queue[tuple[int, Sequence[bytes]] | None] = asyncio.Queue()
    end = await log.subscribe(
        table,
        lambda before, entries: news.put_nowait((before, entries)),
        lambda: news.put_nowait(None),
    )
    try:
        fresh: Sequence[bytes] = await log.read(table, since)
        while True:
            for entry in fresh:
                yield entry
                since += 1
            told = await news.get()
            if told is not None and told[0] <= since:
                fresh = told[1][since - told[0] :]
            else:
                fresh = await log.read(table, since)
    finally:
        await end()
