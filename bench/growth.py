"""What open tables cost: how start, memory and moves grow from ten tables to a hundred thousand.

A table is open when five people have begun a game there. At up to a thousand of them they play, at
the others nobody is connected. `python -m bench growth` measures it with SQLite and with NATS,
prints a line for each number of tables, and draws docs/growth.svg.
`python -m bench.growth 10 100 --playing 50 --log NATS` measures less, and draws where `--picture`
says.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.log.nats_servers import NatsServers
from tests.server.racing import CODE, NOW, begun

from bench.load import cpu_seconds, rss_kb
from bench.server import running
from sheepfold.games import uly_polly
from sheepfold.log import Log
from sheepfold.log.folder import tables_file
from sheepfold.log.memory import MemoryLog
from sheepfold.log.nats.address import parse_address
from sheepfold.log.nats.log import NatsLog
from sheepfold.log.sqlite import SqliteLog
from sheepfold.server.rooms import ALPHABET, CODE_LENGTH
from sheepfold.server.upkeep import DISCOVERY_SECONDS

LOGS = ("SQLite", "NATS")
NUMBERS = (10, 100, 1_000, 10_000, 100_000)
PLAYED = 1_000
"""At how many tables people play, if there are so many."""
RATE = 400.0
SECONDS = 10
QUIET = 0.05
"""CPU seconds in a second that a server takes while it does nothing."""
AT_ONCE = 500
"""How many tables are written to the log at the same time."""
PICTURE = Path(__file__).parents[1] / "docs/growth.svg"


class Cost(NamedTuple):
    """What so many open tables cost."""

    log: str
    tables: int
    start_cpu: float
    """CPU seconds of the server until it takes connections."""
    start: float
    """Seconds until then."""
    look_cpu: float
    """CPU seconds that it then takes to look for old tables, once an hour."""
    idle_mb: float
    """Memory of the server while nobody is connected."""
    playing_mb: float
    nats_mb: float
    """Memory of NATS, in the end."""
    disk_mb: float
    cpu_us: float
    """CPU of the server for a move."""
    p99_ms: float

    def __str__(self) -> str:
        """A line of the table."""
        return (
            f"{self.log:<8} {self.tables:>8,} {self.start_cpu:>12.2f} {self.start:>8.2f} "
            f"{self.look_cpu:>11.2f} {self.idle_mb:>8.0f} {self.playing_mb:>11.0f} "
            f"{self.nats_mb:>8.0f} {self.disk_mb:>8.0f} {self.cpu_us:>12.0f} {self.p99_ms:>8.2f}"
        )


HEAD = (
    f"{'log':<8} {'tables':>8} {'start, CPU s':>12} {'start, s':>8} {'look, CPU s':>11} "
    f"{'idle MB':>8} {'playing MB':>11} {'NATS MB':>8} {'disk MB':>8} {'CPU us/move':>12} "
    f"{'p99 ms':>8}"
)


def code_of(number: int) -> str:
    """A code of its own for each table.

    >>> code_of(0), code_of(31)
    ('AAAAAA', 'AAAABA')
    """
    letters = ""
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(ALPHABET))
        letters = ALPHABET[letter] + letters
    return letters


async def fill(log: Log, tables: int) -> None:
    """Write so many tables at which a game has begun."""
    game = MemoryLog()
    await begun(game, uly_polly.Options(), 5)
    now = f'"at":{time.time():.1f}'.encode()
    lines = [line.replace(f'"at":{NOW}'.encode(), now) for line in await game.read(CODE)]
    for first in range(0, tables, AT_ONCE):
        codes = [code_of(number) for number in range(first, min(first + AT_ONCE, tables))]
        await asyncio.gather(*(log.append(code, 0, _renamed(lines, code)) for code in codes))
    await log.close()


def _renamed(lines: list[bytes], code: str) -> list[bytes]:
    return [line.replace(CODE.encode(), code.encode()) for line in lines]


@contextmanager
def _filled(name: str, tables: int) -> Iterator[tuple[str, Path, list[int]]]:
    """A log with so many tables: what serves it, its folder, and the processes of NATS."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if name == "SQLite":
            asyncio.run(fill(SqliteLog(tables_file(folder)), tables))
            yield str(folder), folder, []
        else:
            nats = NatsServers(1, folder / "nats")
            stack.callback(nats.stop)
            place = f"nats://127.0.0.1:{nats.ports[0]}?replicas=1"

            async def open_and_fill() -> None:
                await fill(await NatsLog.open(parse_address(place)), tables)

            asyncio.run(open_and_fill())
            yield place, folder, nats.pids


def measure(name: str, tables: int, most_played: int = PLAYED) -> Cost:
    """What so many open tables cost with this log."""
    played = min(tables, most_played)
    with _filled(name, tables - played) as (place, folder, nats):
        began = time.perf_counter()
        with running([sys.executable, "-m", "bench.serve", place], r":(\d+)/") as (pid, port):
            start, start_cpu = time.perf_counter() - began, cpu_seconds(pid)
            look_cpu = _until_quiet(pid) - start_cpu
            idle = rss_kb(pid)
            command = [sys.executable, "-m", "bench.load", "--tables", str(played)]
            command += ["--seconds", str(SECONDS), "--rate", str(RATE)]
            command += ["--pid", str(pid), "--port", str(port)]
            found = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
            disk = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
            return Cost(
                name,
                tables,
                start_cpu,
                start,
                look_cpu,
                idle / 1024,
                found["rss_mb"],
                sum(map(rss_kb, nats)) / 1024,
                disk / 1e6,
                found["cpu_us_per_move"],
                found["p99_ms"],
            )


def _until_quiet(pid: int) -> float:
    """The CPU seconds of a server, once it has looked for old tables, which it begins to do when
    it knows the other nodes. Otherwise the first moves would be charged with that.
    """
    time.sleep(DISCOVERY_SECONDS)
    spent = cpu_seconds(pid)
    while True:
        time.sleep(1.0)
        before, spent = spent, cpu_seconds(pid)
        if spent - before < QUIET:
            return spent


def draw(costs: list[Cost], file: Path) -> None:
    """The plot: each cost over the number of open tables."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    mpl.rcParams.update({"svg.hashsalt": "sheepfold", "svg.fonttype": "none"})
    figure = Figure(figsize=(9.0, 3.2), layout="constrained")
    axes = figure.subplots(1, 3)
    for name, marker in zip(LOGS, "os", strict=True):
        own = [cost for cost in costs if cost.log == name]
        numbers = [cost.tables for cost in own]
        axes[0].plot(numbers, [c.playing_mb for c in own], marker=marker, label=f"server, {name}")
        axes[1].plot(numbers, [c.start_cpu for c in own], marker=marker, label=name)
        axes[2].plot(numbers, [c.cpu_us for c in own], marker=marker, label=name)
    nats = [cost for cost in costs if cost.log == "NATS"]
    axes[0].plot([c.tables for c in nats], [c.nats_mb for c in nats], "^:", label="NATS itself")
    for one, title in zip(axes, ("memory, MB", "start, CPU seconds", "CPU us a move"), strict=True):
        one.set_xscale("log")
        one.set_ylim(bottom=0)
        one.set_title(title)
        one.set_xlabel("open tables")
        one.legend(frameon=False)
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    """Measure everything, and draw it."""
    draw(table(LOGS, NUMBERS, PLAYED), PICTURE)


def table(logs: Sequence[str], numbers: Sequence[int], played: int) -> list[Cost]:
    """Print a line for each log and number of tables."""
    print(f"\nOpen tables, of which up to {played:,} play, {RATE:.0f} moves/s in all\n{HEAD}")
    costs = []
    for name in logs:
        for tables in numbers:
            costs.append(measure(name, tables, played))
            print(costs[-1], flush=True)
    return costs


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.growth")
    parser.add_argument("tables", type=int, nargs="+")
    parser.add_argument("--playing", type=int, default=PLAYED)
    parser.add_argument("--log", choices=LOGS, nargs="+", default=LOGS)
    parser.add_argument("--picture", type=Path)
    asked = parser.parse_args()
    costs = table(asked.log, asked.tables, asked.playing)
    if asked.picture is not None:
        draw(costs, asked.picture)
