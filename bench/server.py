"""The server under load, durable on SQLite, beside boardgame.io with its in-memory store.

Both play Uly & Polly with five seats a table over real sockets on loopback, each loaded from a
process of its own, one after the other in the same run. See bench/load.py for what is measured.
"""

import asyncio
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from bench.load import post, rss_kb

TABLES = 40
RATE = 400.0
FAST = 1500.0
"""More than the peer can do, so at this rate it is left out."""
IDLE_TABLES = 10_000
PEER = Path(__file__).parent / "boardgame_io"


@contextmanager
def running(command: list[str], ready: str, cwd: Path | None = None) -> Iterator[tuple[int, int]]:
    """A server's pid and port, from its first line to the end of the context."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=cwd) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(ready, line)
            yield process.pid, int(found[1]) if found and found.groups() else 0
        finally:
            process.terminate()
            process.wait(20)


@contextmanager
def _sheepfold(module: str = "bench.serve") -> Iterator[tuple[int, int]]:
    with (
        tempfile.TemporaryDirectory() as data,
        running([sys.executable, "-m", module, data], r":(\d+)/") as found,
    ):
        yield found


def _floor() -> AbstractContextManager[tuple[int, int]]:
    return _sheepfold("bench.floor")


@contextmanager
def _boardgame_io() -> Iterator[tuple[int, int]]:
    port = 18_411
    command = ["node", "server.js", "--port", str(port)]
    with running(command, "ready", cwd=PEER) as (pid, _):
        yield pid, port


def _load(command: list[str], pid: int, port: int, rate: float | None, cwd: Path | None) -> Any:
    asked = [*command, "--port", str(port), "--pid", str(pid), "--tables", str(TABLES)]
    asked += ["--seconds", "10", *(["--rate", str(rate)] if rate else [])]
    done = subprocess.run(asked, stdout=subprocess.PIPE, check=True, cwd=cwd)
    return json.loads(done.stdout)


async def _open_many(port: int) -> None:
    body = json.dumps({"options": {"game": "uly_polly"}})
    for _ in range(IDLE_TABLES // 50):
        await asyncio.gather(*(post(port, "/api/tables", body) for _ in range(50)))


def main() -> None:
    """Print what each does saturated and at a steady rate, and the memory of idle tables."""
    load_ours = [sys.executable, "-m", "bench.load"]
    entrants: list[tuple[str, Any, list[str], Path | None]] = [
        ("Sheepfold, SQLite, durable", _sheepfold, load_ours, None),
        ("its sockets and log, no game", _floor, load_ours, None),
    ]
    missing = ""
    if shutil.which("npm") is None:
        missing = "boardgame.io is left out: there is no npm on this machine."
    else:
        subprocess.run(["npm", "ci", "--silent"], cwd=PEER, check=True)
        entrants.append(("boardgame.io 0.50, in memory", _boardgame_io, ["node", "load.js"], PEER))
    for rate in (None, RATE, FAST):
        title = "saturated" if rate is None else f"{rate:,.0f} moves/s, open loop"
        print(f"\nThe server, {TABLES} tables of five, {title}")
        print(
            f"{'':<30} {'moves/s':>9} {'CPU us/move':>12} {'p50 ms':>8} {'p99 ms':>8} {'MB':>7} "
            f"{'kB/table':>9} {'bytes/move':>11}"
        )
        figures = []
        for name, server, load, cwd in entrants[: 2 if rate == FAST else None]:
            with server() as (pid, port):
                found = _load(load, pid, port, rate, cwd)
            figures.append(found)
            sent = f"{found['bytes_per_move']:,.0f}" if "bytes_per_move" in found else ""
            print(
                f"{name:<30} {found['moves_per_s']:>9,.0f} {found['cpu_us_per_move']:>12,.0f} "
                f"{found['p50_ms']:>8.2f} {found['p99_ms']:>8.2f} {found['rss_mb']:>7.0f} "
                f"{found['rss_per_table_kb']:>9,.0f} {sent:>11}"
            )
        ours, floor = figures[:2]
        times = ours["cpu_us_per_move"] / floor["cpu_us_per_move"]
        print(f"CPU a move: {times:.2f} times that of its sockets and log")
        if len(figures) == 3:
            its = figures[2]
            cpu = its["cpu_us_per_move"] / ours["cpu_us_per_move"]
            late = ours["p99_ms"] / its["p99_ms"]
            print(f"moves per CPU second: {cpu:.1f} times its; p99: {late:.2f} of its")
    with _sheepfold() as (pid, port):
        before = rss_kb(pid)
        asyncio.run(_open_many(port))
        after = rss_kb(pid)
    print(
        f"\n{IDLE_TABLES:,} open tables, nobody connected: {after / 1024:.0f} MB resident", end=""
    )
    print(f" ({(after - before) / IDLE_TABLES:.2f} kB a table)")
    if missing:
        print(missing)
