"""Load for a Sheepfold server from a process of its own: real Uly & Polly games, five seats each.

`python -m bench.load --port P --pid PID --tables N --seconds S [--rate R]` prints one line of JSON.
Without a rate every table plays as fast as it can: the next move goes out when the last one has
reached all five seats. With one, moves are due on a schedule, and a move that is late counts from
when it was due. Latency is from sending (or due time) until the last seat has received the frame.
"""

import argparse
import asyncio
import json
import os
import secrets
import statistics
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

SEATS = 5
WARM_UP = 2.0


class Shown(msgspec.Struct):
    """As much of a message as a player needs to choose a move."""

    type: str
    view: dict[str, Any] | None = None
    legal: list[dict[str, Any]] = []
    table: dict[str, Any] | None = None
    ack: str | None = None
    viewer: int | None = None
    text: str = ""


decode = msgspec.json.Decoder(Shown).decode


class Tally:
    """Latencies within the measured time."""

    def __init__(self) -> None:
        self.counting = False
        self.latencies: list[float] = []

    def add(self, seconds: float) -> None:
        """One move has reached everyone."""
        if self.counting:
            self.latencies.append(seconds)


class LoadedTable:
    """One table with its five players, all in this process, each on its own socket."""

    def __init__(self, port: int, tally: Tally, rng: Random, rate: float | None) -> None:
        self.port = port
        self.tally = tally
        self.rng = rng
        self.rate = rate
        self.sockets: list[ClientConnection] = []
        self.legal: list[list[dict[str, Any]]] = [[] for _ in range(SEATS)]
        self.order = list(range(SEATS))
        self.over = False

    async def open(self) -> None:
        """Open the table, sit down, begin."""
        body = json.dumps({"options": {"game": "uly_polly"}, "settings": {"chairs": SEATS}})
        code = (await post(self.port, "/api/tables", body))["code"]
        for n in range(SEATS):
            url = f"ws://127.0.0.1:{self.port}/ws"
            socket = await connect(url, compression=None, ping_interval=None)
            self.sockets.append(socket)
            token = secrets.token_hex(16)
            await socket.send(json.dumps({"type": "hello", "version": 1, "table": code}))
            await self.do(n, {"do": "sit", "name": f"P{n}", "token": token}, None)
            await self.do(n, {"do": "ready"}, n + 1)
        await self.begin({"do": "start"})

    async def begin(self, action: dict[str, Any]) -> None:
        """Start, or start again: everyone is shown a game."""
        self.over = False
        await self.send(0, action, self.order[0] + 1)
        await asyncio.gather(*(self.until_game(n) for n in range(SEATS)))

    async def until_game(self, n: int) -> None:
        """Read until a running game is shown."""
        while True:
            shown = decode(await self.sockets[n].recv())
            if shown.type in ("refused", "bye"):
                raise RuntimeError(shown.text)
            if shown.view is not None and shown.view["phase"] == "hide":
                if shown.viewer is not None:  # a sync: in a rematch everyone moves up one
                    self.order[n] = shown.viewer - 1
                self.legal[n] = shown.legal
                return

    async def play(self, stop: float) -> None:
        """Move after move until then."""
        # Tables take turns, as people do: all at once would measure the queue they make.
        due = time.perf_counter() + (0.0 if self.rate is None else self.rng.random() / self.rate)
        while time.perf_counter() < stop:
            if self.over:
                await self.begin({"do": "rematch"})
            if self.rate is not None:
                due += 1 / self.rate
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            actor = next(n for n in range(SEATS) if self.legal[n])
            move = self.rng.choice(self.legal[actor])
            sent = time.perf_counter() if self.rate is None else due
            await self.send(actor, {"do": "play", "move": move}, self.order[actor] + 1)
            await asyncio.gather(*(self.until_view(n) for n in range(SEATS)))
            self.tally.add(time.perf_counter() - sent)

    async def until_view(self, n: int) -> None:
        """Read until the move is shown."""
        while True:
            shown = decode(await self.sockets[n].recv())
            if shown.type == "refused":
                raise RuntimeError(shown.text)
            if shown.view is not None:
                self.legal[n] = shown.legal
                self.over = shown.view["phase"] == "over"
                return

    async def send(self, n: int, action: dict[str, Any], chair: int | None) -> None:
        """Ask for something."""
        message = {"type": "do", "id": secrets.token_hex(4), "action": action, "chair": chair}
        await self.sockets[n].send(json.dumps(message))

    async def do(self, n: int, action: dict[str, Any], chair: int | None) -> None:
        """Ask for something and wait until it is done."""
        await self.send(n, action, chair)
        while (shown := decode(await self.sockets[n].recv())).type != "ack" and not shown.ack:
            if shown.type in ("refused", "bye"):
                raise RuntimeError(shown.text)


async def post(port: int, path: str, body: str) -> Any:
    """One plain HTTP request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
    answer = await reader.read()
    writer.close()
    return json.loads(answer.partition(b"\r\n\r\n")[2])


def cpu_seconds(pid: int) -> float:
    """User and system time of a process, all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rss_kb(pid: int) -> int:
    """Resident memory of a process."""
    return int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0])


async def measure(port: int, pid: int, tables: int, seconds: float, rate: float | None) -> Any:
    """Play for that long, and say how it went."""
    before = rss_kb(pid)
    tally = Tally()
    each = None if rate is None else rate / tables
    loaded = [LoadedTable(port, tally, Random(n), each) for n in range(tables)]
    for table in loaded:
        await table.open()
    stop = time.perf_counter() + WARM_UP + seconds
    playing = [asyncio.create_task(table.play(stop)) for table in loaded]
    await asyncio.sleep(WARM_UP)
    tally.counting = True
    cpu, start = cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    tally.counting = False
    spent, elapsed = cpu_seconds(pid) - cpu, time.perf_counter() - start
    after = rss_kb(pid)
    await asyncio.gather(*playing)
    for table in loaded:
        for socket in table.sockets:
            await socket.close()
    cuts = statistics.quantiles(tally.latencies, n=100)
    moves = len(tally.latencies)
    return {
        "moves": moves,
        "seconds": elapsed,
        "moves_per_s": moves / elapsed,
        "cpu_us_per_move": spent / moves * 1e6,
        "p50_ms": cuts[49] * 1e3,
        "p99_ms": cuts[98] * 1e3,
        "rss_mb": after / 1024,
        "rss_per_table_kb": (after - before) / tables,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--pid", type=int, required=True)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float)
    asked = parser.parse_args()
    work = measure(asked.port, asked.pid, asked.tables, asked.seconds, asked.rate)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(work)))
