"""One innocent table beside each attack: how long a move takes, quiet and under it.

The server runs as everyone runs it, with its usual limits. The table's five players come from
127.0.0.1 and make moves at a steady rate; the attackers (bench/attackers.py) come from other
addresses of the loopback, in a process of their own. Latency is from when a move was due until the
last of the five has received the frame.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from bench.attackers import ATTACKS, HUGE
from bench.server import running
from sheepfold.games import uly_polly
from sheepfold.games.seals import VERSION
from sheepfold.log.folder import tables_file
from sheepfold.log.sqlite import SqliteLog
from sheepfold.table.configuring import open_table
from sheepfold.table.entries import Entry, EntryBody, GameStarted, MovePlayed, Sat, Settings
from sheepfold.table.entry_codec import encode_entry

GOAL_MS = 50.0
RATE = 40.0
SECONDS = 10.0
PROPOSALS = 23_000
SALT = "5a" * 32


async def _make_huge_table(data: Path) -> None:
    """A table at which somebody has proposed one tile and then another, thousands of times."""
    log = SqliteLog(tables_file(data))
    options = uly_polly.Options(first_wolf=1)
    deal = uly_polly.deal(options, 2, Random(1))
    entries: list[EntryBody] = [
        open_table(HUGE, options, Settings(chairs=2)),
        Sat(1, "Ann", "red", "a" * 64),
        Sat(2, "Bob", "blue", "b" * 64),
        GameStarted(deal, (SALT,) * len(uly_polly.secrets(None, deal)), format=VERSION),
        MovePlayed(1, uly_polly.pieces.Hide(0), None, (SALT,)),
    ]
    entries += [MovePlayed(2, uly_polly.pieces.Propose(n % 2)) for n in range(PROPOSALS)]
    lines = [encode_entry(Entry(1.8e9 + n, what)) for n, what in enumerate(entries)]
    await log.append(HUGE, 0, lines)
    await log.close()


@contextmanager
def _server() -> Iterator[int]:
    with tempfile.TemporaryDirectory() as data:
        asyncio.run(_make_huge_table(Path(data)))
        command = [sys.executable, "-m", "sheepfold", "serve", "--port", "0", "--data", data]
        with running(command, r":(\d+)/") as (_, port):
            yield port


def _measure(port: int, attack: str | None) -> dict[str, Any]:
    """What an innocent table feels of one attack."""
    asked = [sys.executable, "-m", "bench.innocent", "--port", str(port)]
    asked += ["--seconds", str(SECONDS), "--rate", str(RATE)]
    asked += ["--attack", attack] if attack else []
    done = subprocess.run(asked, stdout=subprocess.PIPE, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    """Print the innocent table's latencies, just before each attack and under it."""
    print(f"\nA table of five, {RATE:.0f} moves/s, beside an attack (goal: p99 < {GOAL_MS:.0f} ms)")
    print(f"{'':<50} {'quiet p50':>9} {'p99 ms':>7} {'attack p50':>11} {'p99 ms':>8} {'ratio':>6}")
    for name, attack in ATTACKS.items():
        with _server() as port:
            quiet, under = _measure(port, None), _measure(port, name)
        about = (attack.__doc__ or "").rstrip(".")
        mark = "" if under["p99_ms"] < GOAL_MS else "  too slow"
        print(
            f"{about:<50} {quiet['p50_ms']:>9.1f} {quiet['p99_ms']:>7.1f} "
            f"{under['p50_ms']:>11.1f} {under['p99_ms']:>8.1f} "
            f"{under['p99_ms'] / quiet['p99_ms']:>6.1f}{mark}",
            flush=True,
        )
