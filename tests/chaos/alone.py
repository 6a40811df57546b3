"""The faults of one server with its tables in a file."""

import asyncio
import os
import resource
import tempfile
import time
from pathlib import Path

from sheepfold.table.entries import Entry
from tests.chaos.people import Load
from tests.chaos.run import AFTER, Row, Tell
from tests.server.process import ServerProcess
from tests.server.witness import entries_in

FULL_SECONDS = 4.0
OPTIONS = ("-m", "sheepfold", "serve", "--bot-delay", "0.02")


async def run_alone(tell: Tell) -> list[Row]:
    """A process that is killed, and one whose disk is full for a while."""
    with tempfile.TemporaryDirectory(prefix="alone-") as folder:
        data = Path(folder)
        with ServerProcess(data, OPTIONS) as server:
            rows = await _faults(server, data, tell)
            assert "Traceback" not in server.stderr()
    return rows


async def _faults(server: ServerProcess, data: Path, tell: Tell) -> list[Row]:
    async def entries(code: str) -> list[Entry]:
        return entries_in(data, code)

    async def kill() -> None:
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.restart)

    async def fill() -> None:
        """No file may grow any more, as when the disk is full."""
        size = os.stat(data / "sheepfold.db-wal").st_size
        limit = (size, resource.RLIM_INFINITY)
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, limit)
        await asyncio.sleep(FULL_SECONDS)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)

    load, rows = Load(entries), []
    await load.begin(server.url, server.ws)
    for name, strike in (
        ("SQLite: kill -9 of the only node", kill),
        ("SQLite: the disk is full", fill),
    ):
        await load.until_played(2)
        moves, began = load.moves(), time.monotonic()
        await strike()
        await load.until_played(AFTER)
        lost, twice = await load.verdict()
        rows.append(Row(name, load.moves() - moves, lost, twice, load.longest_pause(began)))
        tell(rows[-1])
    await load.finish()
    return rows
