"""What an append costs the process that makes it: SQLite, and NATS with one and three replicas.

Each table has one append under way at a time, as a room has; so many tables at once. `CPU` is that
of this process alone, per append: NATS has its own, on the same cores here. With `sync: always` an
answer means that the message is on the disk of NATS, as with SQLite; with `2m`, which is what NATS
does unless told otherwise, that it has been handed to the system. The raw lines are nats-py without
our log. The last lines compare two ways to hear of a table's news.
"""

import asyncio
import itertools
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import nats
import uvloop
from tests.log.nats_servers import NatsServers

from sheepfold.log import Log
from sheepfold.log.nats.address import NatsAddress
from sheepfold.log.nats.log import NatsLog
from sheepfold.log.nats.messages import EXPECTED, IDENT
from sheepfold.log.sqlite import SqliteLog

ENTRY = b"x" * 250
TABLES = (1, 16, 128)
APPENDS = {1: 500, 16: 5000, 128: 10_000}
FOLLOWED = 300

Append = Callable[[str, int], Awaitable[int]]
"""Appends to a table after what the last one answered."""


class Figures(NamedTuple):
    """What a run took."""

    rate: float
    cpu: float
    p50: float
    p99: float


async def measured(append: Append, tables: int, name: str) -> Figures:
    """Append at so many tables at once."""
    left = APPENDS[tables]
    waits: list[float] = []

    async def play(table: str) -> None:
        nonlocal left
        after = 0
        while left > 0:
            left -= 1
            began = time.perf_counter()
            after = await append(table, after)
            waits.append(time.perf_counter() - began)

    began, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(play(f"{name}{tables}N{n}") for n in range(tables)))
    took, cpu = time.perf_counter() - began, time.process_time() - cpu
    waits.sort()
    count = len(waits)
    return Figures(
        count / took, cpu / count * 1e6, waits[count // 2] * 1e3, waits[count * 99 // 100] * 1e3
    )


async def show(name: str, append: Append) -> None:
    """Print a line for each number of tables."""
    for tables in TABLES:
        found = await measured(append, tables, "T")
        print(
            f"{name:28} {tables:>4} tables  {found.rate:7.0f} appends/s  CPU {found.cpu:4.0f} us"
            f"  p50 {found.p50:6.2f} ms  p99 {found.p99:7.2f} ms",
            flush=True,
        )


def appender(log: Log) -> Append:
    """Appends an entry to a table of this log."""

    async def append(table: str, after: int) -> int:
        return await log.append(table, after, [ENTRY])

    return append


async def raw(address: NatsAddress, name: str) -> None:
    """The same messages without our log, and the two ways to hear of news."""
    client = await nats.connect(list(address.servers))
    stream = client.jetstream(timeout=10)
    numbers = itertools.count()

    async def append(table: str, after: int) -> int:
        headers = {EXPECTED: str(after), IDENT: f"raw-{next(numbers)}"}
        subject = f"{address.name}.table.0.raw{table}"
        return (await stream.publish(subject, ENTRY, headers=headers)).seq

    await show(f"nats-py alone, {name}", append)

    async def quiet(_: object) -> None: ...

    async def seconds(subscribe: Callable[[str], Awaitable[object]]) -> float:
        began = time.perf_counter()
        await asyncio.gather(*(subscribe(f"F{n}") for n in range(FOLLOWED)))
        await client.flush()
        return (time.perf_counter() - began) / FOLLOWED * 1e3

    consumers = await seconds(
        lambda table: stream.subscribe(
            f"{address.name}.table.0.{table}",
            stream=f"{address.name}-0",
            ordered_consumer=True,
            cb=quiet,
        )
    )
    news = await seconds(lambda table: client.subscribe(f"{address.name}.news.0.{table}", cb=quiet))
    print(f"to follow a table, {name}: ordered consumer {consumers:.2f} ms, news {news:.2f} ms")
    await client.close()


async def run() -> None:
    """Measure them one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        sqlite = SqliteLog(Path(folder) / "log.db")
        await show("SQLite", appender(sqlite))
        await sqlite.close()
        for count, sync in ((1, "always"), (1, "2m"), (3, "always"), (3, "2m")):
            name = f"replicas {count}, sync {sync}"
            servers = NatsServers(
                count, Path(folder) / f"{count}{sync}", sync=f'"{sync}"' if sync == "2m" else sync
            )
            try:
                address = servers.address(shards=8)
                log = await NatsLog.open(address)
                await show(f"NATS, {name}", appender(log))
                await log.close()
                if sync == "always":
                    await raw(address, f"replicas {count}")
            finally:
                servers.stop()


def main() -> None:
    """Print a line for each log and number of tables."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())


if __name__ == "__main__":
    main()
