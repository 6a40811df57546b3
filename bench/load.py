"""Load for a Sheepfold server from a process of its own: real Uly & Polly games, five seats each.

`python -m bench.load --port P --pid PID --tables N --seconds S [--rate R]` prints one line of JSON.
With several ports and pids the seats of every table are spread over these nodes, or with `--apart`
all seats of a table are at one of them.
Without a rate every table plays as fast as it can: the next move goes out when the last one has
reached all five seats. With one, moves are due on a schedule, and a move that is late counts from
when it was due. Latency is from sending (or due time) until the last seat has received the frame.
"""

import argparse
import asyncio
import hashlib
import json
import os
import secrets
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop

SEATS = 5
WARM_UP = 2.0
OPENED_AT_ONCE = 4
PING, PONG = 0x89, 0x8A
"""How a ping begins, and its answer."""


class Shown(msgspec.Struct):
    """As much of a message as a player needs to choose a move."""

    type: str
    view: msgspec.Raw = msgspec.Raw(b"null")
    legal: list[msgspec.Raw] = []
    ack: str | None = None
    viewer: int | None = None
    text: str = ""


decode = msgspec.json.Decoder(Shown).decode


class Player(asyncio.Protocol):
    """One seat on its own socket. It reads as little as it can: the load must not be the limit."""

    def __init__(self, took: Callable[["Player", bytes], None]) -> None:
        self.transport: asyncio.Transport
        self.chair = 0
        self.legal: list[msgspec.Raw] = []
        self._took = took
        self._rest = b""
        self.connected: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self.transport = transport
        transport.write(
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            b"Sec-WebSocket-Version: 13\r\n\r\n"
        )

    def data_received(self, data: bytes) -> None:
        """Cut what has come into messages; the server's frames are not masked."""
        data = self._rest + data
        if not self.connected.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self.connected.set_result(None)
        while len(data) >= 2:
            size, body = data[1], 2
            if size == 126:
                size, body = int.from_bytes(data[2:4], "big"), 4
            elif size == 127:
                size, body = int.from_bytes(data[2:10], "big"), 10
            if len(data) < body + size:
                break
            kind, message, data = data[0], data[body : body + size], data[body + size :]
            if kind == PING:  # whoever does not answer is cut off, and to sit down takes a while
                self.transport.write(bytes((PONG, 0x80 + size)) + bytes(4) + message)
            else:
                self._took(self, message)
        self._rest = data

    def send(self, message: bytes) -> None:
        """Send a message, masked with zeros."""
        size = len(message)
        head = bytes((0x81, 0x80 + size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + message)


class Tally:
    """Latencies within the measured time, and how much was sent to all players."""

    def __init__(self) -> None:
        self.counting = False
        self.latencies: list[float] = []
        self.bytes = 0

    def add(self, seconds: float) -> None:
        """One move has reached everyone."""
        if self.counting:
            self.latencies.append(seconds)


class LoadedTable:
    """One table with its five players, all in this process, each on its own socket."""

    def __init__(self, ports: list[int], tally: Tally, rng: Random, rate: float | None) -> None:
        self.ports = ports
        self.tally = tally
        self.rng = rng
        self.rate = rate
        self.players: list[Player] = []
        self.code = ""
        self.over = False
        self._missing = 0
        self._waiting: asyncio.Future[float] | None = None
        self._until: Callable[[bytes], bool] = lambda _: True

    async def open(self) -> None:
        """Open the table, sit down, begin."""
        body = json.dumps({"options": {"game": "uly_polly"}, "settings": {"chairs": SEATS}})
        self.code = code = (await post(self.ports[0], "/api/tables", body))["code"]
        loop = asyncio.get_running_loop()
        for n in range(SEATS):
            port = self.ports[n % len(self.ports)]
            _, player = await loop.create_connection(lambda: Player(self._took), "127.0.0.1", port)
            self.players.append(player)
            await player.connected
            hello = {"type": "hello", "version": 2, "table": code}
            await self._ask(player, hello, lambda said: b'"type":"sync"' in said)
            sit = {"do": "sit", "name": f"P{n}", "token": secrets.token_hex(16)}
            await self._ask(player, command(sit, None), lambda said: b'"type":"sync"' in said)
            player.chair = n + 1
            await self._ask(player, command({"do": "ready"}, n + 1), lambda said: b'"ack"' in said)
        await self.begin({"do": "start"})

    async def begin(self, action: dict[str, Any]) -> None:
        """Start, or start again: everyone adds to the draw, and is shown a game."""
        host = next(player for player in self.players if player.chair == 1)
        if action["do"] == "rematch":
            host = self.players[0]
        drawing = self._all(lambda said: b'"draw_begun"' in said)
        host.send(msgspec.json.encode(command(action, host.chair)))
        await drawing
        numbers = [(player, secrets.token_bytes(32)) for player in self.players]
        # Everyone is told of every seal, at whichever node: before that, nobody may open.
        sealed = self._all(lambda said: b'"type":"frame"' in said, SEATS * SEATS)
        for player, number in numbers:
            seal = hashlib.sha256(number).hexdigest()
            add = {"do": "seal_draw", "draw": self.draw, "seal": seal}
            player.send(msgspec.json.encode(command(add, player.chair)))
        await sealed
        shown = self._all(lambda said: b'"phase":"hide"' in said)
        for player, number in numbers:
            add = {"do": "open_draw", "draw": self.draw, "value": number.hex()}
            player.send(msgspec.json.encode(command(add, player.chair)))
        await shown
        self.over = False

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
            actor = next(player for player in self.players if player.legal)
            move = self.rng.choice(actor.legal)
            sent = time.perf_counter() if self.rate is None else due
            shown = self._all(lambda said: b'"view":' in said and b'"closing":true' not in said)
            actor.legal = []
            actor.send(
                b'{"type":"do","id":"%b","chair":%d,"action":{"do":"play","move":%b}}'
                % (secrets.token_hex(4).encode(), actor.chair, bytes(move))
            )
            self.tally.add(await shown - sent)

    def _took(self, player: Player, said: bytes) -> None:
        """A player was told something."""
        if self.tally.counting:
            self.tally.bytes += len(said)
        if b'"type":"refused"' in said or b'"type":"bye"' in said:
            assert self._waiting is not None
            self._waiting.set_exception(RuntimeError(said.decode()))
            return
        if b'"legal":[{' in said or b'"viewer":' in said:
            shown = decode(said)
            player.legal = shown.legal
            if shown.viewer is not None:  # a sync says which chair one sits on
                player.chair = shown.viewer
        if b'"draw_begun"' in said:
            self.draw = json.loads(said)["table"]["draw"]["seal"]
        if b'"phase":"over"' in said:
            self.over = True
        if self._waiting is not None and self._until(said):
            self._missing -= 1
            if not self._missing:
                self._waiting.set_result(time.perf_counter())
                self._waiting = None

    def _all(self, until: Callable[[bytes], bool], count: int = SEATS) -> "asyncio.Future[float]":
        """When all players have been told such a thing."""
        self._missing, self._until = count, until
        self._waiting = asyncio.get_running_loop().create_future()
        return self._waiting

    async def _ask(self, player: Player, said: Any, until: Callable[[bytes], bool]) -> None:
        told = self._all(until, 1)
        player.send(msgspec.json.encode(said))
        await told


def command(action: dict[str, Any], chair: int | None) -> dict[str, Any]:
    """An action as the server wants it."""
    return {"type": "do", "id": secrets.token_hex(4), "action": action, "chair": chair}


async def post(port: int, path: str, body: str) -> Any:
    """One plain HTTP request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    head += "Content-Type: application/json\r\n"
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


def _turned(ports: list[int], by: int) -> list[int]:
    """The ports, beginning with another one for every table."""
    return ports[by % len(ports) :] + ports[: by % len(ports)]


async def measure(
    ports: list[int],
    pids: list[int],
    tables: int,
    seconds: float,
    rate: float | None,
    apart: bool = False,
) -> Any:
    """Play for that long, and say how it went; CPU and memory are those of all nodes together."""
    before = sum(map(rss_kb, pids))
    tally = Tally()
    each = None if rate is None else rate / tables
    loaded = [
        LoadedTable(_turned(ports, n)[: 1 if apart else None], tally, Random(n), each)
        for n in range(tables)
    ]
    for first in range(0, tables, OPENED_AT_ONCE):
        await asyncio.gather(*(one.open() for one in loaded[first : first + OPENED_AT_ONCE]))
    stop = time.perf_counter() + WARM_UP + seconds
    playing = [asyncio.create_task(table.play(stop)) for table in loaded]
    await asyncio.sleep(WARM_UP)
    tally.counting = True
    cpu, start = sum(map(cpu_seconds, pids)), time.perf_counter()
    await asyncio.sleep(seconds)
    tally.counting = False
    spent, elapsed = sum(map(cpu_seconds, pids)) - cpu, time.perf_counter() - start
    after = sum(map(rss_kb, pids))
    await asyncio.gather(*playing)
    for table in loaded:
        for player in table.players:
            player.transport.close()
    cuts = statistics.quantiles(tally.latencies, n=100)
    moves = len(tally.latencies)
    return {
        "moves": moves,
        "seconds": elapsed,
        "moves_per_s": moves / elapsed,
        "cpu_us_per_move": spent / moves * 1e6,
        "bytes_per_move": tally.bytes / moves,
        "p50_ms": cuts[49] * 1e3,
        "p99_ms": cuts[98] * 1e3,
        "rss_mb": after / 1024,
        "rss_per_table_kb": (after - before) / tables,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--port", type=int, nargs="+", required=True)
    parser.add_argument("--pid", type=int, nargs="+", required=True)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float)
    parser.add_argument("--apart", action="store_true")
    asked = parser.parse_args()
    work = measure(asked.port, asked.pid, asked.tables, asked.seconds, asked.rate, asked.apart)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(work)))
