"""The same load on one node and on two, with SQLite and with NATS, one after the other.

Five seats at every table, spread over the nodes, or all of a table at one of them. CPU is that of
the serving processes; NATS and the load have their own, on the same cores here.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.log.nats_servers import NatsServers

from bench.server import running

TABLES = 40
SECONDS = 10
RATE = 400.0

Node = tuple[int, int]
"""The number of its process, and its port."""


@contextmanager
def _nodes(count: int, replicas: int) -> Iterator[list[Node]]:
    """So many nodes over NATS with these replicas; without any, one over SQLite."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        place = str(folder)
        if replicas:
            nats = NatsServers(replicas, folder / "nats")
            stack.callback(nats.stop)
            place = ",".join(f"127.0.0.1:{port}" for port in nats.ports)
            place = f"nats://{place}?replicas={replicas}"
        command = [sys.executable, "-m", "bench.serve", place]
        yield [stack.enter_context(running(command, r":(\d+)/")) for _ in range(count)]


def _load(nodes: list[Node], rate: float | None, apart: bool) -> Any:
    command = [sys.executable, "-m", "bench.load", "--tables", str(TABLES)]
    command += ["--seconds", str(SECONDS), *(["--rate", str(rate)] if rate else [])]
    command += ["--apart"] if apart else []
    command += ["--pid", *(str(pid) for pid, _ in nodes)]
    command += ["--port", *(str(port) for _, port in nodes)]
    return json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)


def main() -> None:
    """Print a line for each."""
    for rate, title in ((None, "saturated"), (RATE, f"{RATE:.0f} moves/s, open loop")):
        print(f"\nNodes and logs, {TABLES} tables of five, {title}")
        print(f"{'':<34} {'moves/s':>9} {'CPU us/move':>12} {'p50 ms':>8} {'p99 ms':>8}")
        for name, count, replicas, apart in (
            ("SQLite, 1 node", 1, 0, False),
            ("NATS, 1 replica, 1 node", 1, 1, False),
            ("NATS, 1 replica, 2 nodes, apart", 2, 1, True),
            ("NATS, 1 replica, 2 nodes", 2, 1, False),
            ("NATS, 3 replicas, 1 node", 1, 3, False),
            ("NATS, 3 replicas, 2 nodes, apart", 2, 3, True),
            ("NATS, 3 replicas, 2 nodes", 2, 3, False),
        ):
            with _nodes(count, replicas) as nodes:
                found = _load(nodes, rate, apart)
            print(
                f"{name:<34} {found['moves_per_s']:>9,.0f} {found['cpu_us_per_move']:>12,.0f} "
                f"{found['p50_ms']:>8.2f} {found['p99_ms']:>8.2f}",
                flush=True,
            )
