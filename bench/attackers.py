"""`python -m bench.attackers ATTACK PORT CODE`: attack a server until told to stop.

Each attack goes on for ever: who is cut off connects again at once. They come from 127.0.0.2 and
the addresses after it, as strangers do.
"""

import asyncio
import json
import secrets
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

import uvloop

from sheepfold.games import GAMES
from sheepfold.games.record import Writer, dump

HUGE = "HUGETB"
"""The code of a table with very many entries."""

PING, PONG = b"\x89\x80" + bytes(4), b"\x8a\x80" + bytes(4)
WIDE = b"\x81\xff" + bytes(8) + bytes(4)
"""An empty message, whose size takes eight bytes all the same."""
IDLE = 1005
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Target:
    """The server that is attacked, and a table there."""

    def __init__(self, port: int, code: str) -> None:
        self.port = port
        self.code = code

    async def connect(self, last: int = 2) -> Streams:
        """A connection from 127.0.0.`last`."""
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(f"127.0.0.{last}", 0)
        )

    async def socket(self, code: str, tokens: tuple[str, ...] = (), last: int = 2) -> Streams:
        """A WebSocket that has said hello."""
        reader, writer = await self.connect(last)
        writer.write(UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
        look = 0 if tokens else None
        hello = {"type": "hello", "version": 2, "table": code, "tokens": tokens, "look": look}
        writer.write(framed(hello))
        await message(reader)
        return reader, writer

    async def ask(self, streams: Streams, request: bytes) -> bytes:
        """An answer over a connection that is kept; its body."""
        reader, writer = streams
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        return await reader.readexactly(size)


def framed(said: Any) -> bytes:
    """A message in a frame, masked with zeros."""
    data = json.dumps(said).encode()
    size = len(data)
    head = bytes((0x81, 0x80 + size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + bytes(4) + data


async def message(reader: asyncio.StreamReader) -> bytes:
    """The next message of the server."""
    _, size = await reader.readexactly(2)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2), "big")
    elif size == 127:
        size = int.from_bytes(await reader.readexactly(8), "big")
    return await reader.readexactly(size)


async def again(attack: Callable[[], Awaitable[None]]) -> None:
    """Once more, whenever it is cut off."""
    while True:
        with suppress(OSError, EOFError, IndexError):
            await attack()
        await asyncio.sleep(0.01)


async def many(count: int, attack: Callable[[int], Awaitable[None]]) -> None:
    """As many at once."""
    await asyncio.gather(*(again(lambda n=n: attack(n)) for n in range(count)))  # type: ignore[misc]


async def _flood(target: Target, data: bytes, first: bytes = b"") -> None:
    await _send_on(await target.socket(target.code), data, first)


async def _send_on(streams: Streams, data: bytes, first: bytes) -> None:
    """Send the same for ever, and read what is said to it."""
    reader, writer = streams
    writer.write(first)

    async def drain() -> None:
        while await reader.read(65536):
            pass
        writer.close()

    reading = asyncio.ensure_future(drain())
    try:
        while not writer.is_closing():
            writer.write(data)
            await writer.drain()
    finally:
        reading.cancel()
        writer.close()


async def pings(target: Target) -> None:
    """Pings from one socket."""
    await many(1, lambda _: _flood(target, PING * 10_000))


async def pongs(target: Target) -> None:
    """Pongs from one socket."""
    await many(1, lambda _: _flood(target, PONG * 10_000))


async def wide_pings(target: Target) -> None:
    """Pings after a frame whose size takes eight bytes."""
    await many(1, lambda _: _flood(target, PING * 10_000, WIDE))


async def body_parts(target: Target) -> None:
    """A body that comes byte by byte, without end."""
    head = b"GET /health HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"

    async def attack(_: int) -> None:
        await _send_on(await target.connect(), b"1\r\nx\r\n" * 10_000, head)

    await many(1, attack)


async def pipelined(target: Target) -> None:
    """Requests without waiting for the answers."""
    request = f"GET /api/tables/{target.code} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()

    async def attack(_: int) -> None:
        await _send_on(await target.connect(), request * 1000, b"")

    await many(1, attack)


async def messages(target: Target) -> None:
    """Empty messages from 12 sockets."""
    await many(12, lambda _: _flood(target, framed({"type": "resync"}) * 1000))


async def free_moves(target: Target) -> None:
    """Free moves from 12 sockets of one seat."""
    body = json.dumps(
        {"options": {"game": "uly_polly", "first_wolf": 1}, "settings": {"chairs": 2}}
    )
    head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    streams = await target.connect()
    request = f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode()
    code = json.loads(await target.ask(streams, request))["code"]
    tokens = [secrets.token_hex(16) for _ in range(2)]
    for n, token in enumerate(tokens, 1):
        reader, writer = await target.socket(code)
        sit = {"do": "sit", "name": f"E{n}", "token": token}
        writer.write(framed({"type": "do", "id": "sit", "action": sit}))
        writer.write(framed({"type": "do", "id": "ready", "chair": n, "action": {"do": "ready"}}))
        while b'"ack":"ready"' not in (await message(reader)):
            pass
        if n == 2:
            host = await target.socket(code, (tokens[0],))
            host[1].write(
                framed({"type": "do", "id": "go", "chair": 1, "action": {"do": "start"}})
                + framed(_move("hide", 1, {"type": "hide", "at": 0}))
            )

    async def attack(number: int) -> None:
        reader, writer = await target.socket(code, (tokens[1],))
        reading = asyncio.ensure_future(_read(reader))
        try:
            for n in range(10**9):
                propose = {"type": "propose", "at": (n + number) % 9}
                writer.write(framed(_move(secrets.token_hex(6), 2, propose)))
                await writer.drain()
                await asyncio.sleep(1 / 15)
        finally:
            reading.cancel()
            writer.close()

    await many(12, attack)


def _move(name: str, chair: int, move: dict[str, Any]) -> dict[str, Any]:
    return {"type": "do", "id": name, "chair": chair, "action": {"do": "play", "move": move}}


async def _read(reader: asyncio.StreamReader) -> None:
    while await reader.read(65536):
        pass


async def idle(target: Target) -> None:
    """1,005 connections that say nothing."""

    async def attack(_: int) -> None:
        reader, writer = await target.connect()
        await reader.read()
        writer.close()

    await many(IDLE, attack)


async def half_headers(target: Target) -> None:
    """1,005 half headers, a byte a second."""

    async def attack(_: int) -> None:
        _reader, writer = await target.connect()
        writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: ")
        while not writer.is_closing():
            writer.write(b"y")
            await writer.drain()
            await asyncio.sleep(1)

    await many(IDLE, attack)


async def spectators(target: Target) -> None:
    """64 spectators who ask for everything anew."""

    async def attack(_: int) -> None:
        reader, writer = await target.socket(target.code)
        reading = asyncio.ensure_future(_read(reader))
        try:
            while not writer.is_closing():
                writer.write(framed({"type": "resync"}))
                await writer.drain()
                await asyncio.sleep(1 / 19)
        finally:
            reading.cancel()
            writer.close()

    await many(64, attack)


async def _get(target: Target, path: Callable[[], str]) -> None:
    streams = await target.connect()
    try:
        while True:
            await target.ask(streams, f"GET {path()} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    finally:
        streams[1].close()


async def openapi(target: Target) -> None:
    """/openapi.json over ten connections."""
    await many(10, lambda _: _get(target, lambda: "/openapi.json"))


async def codes(target: Target) -> None:
    """Guesses at table codes over ten connections."""

    def guess() -> str:
        return f"/api/tables/{secrets.token_hex(3).upper()}"

    await many(10, lambda _: _get(target, guess))


async def huge_table(target: Target) -> None:
    """A table of 23,000 proposals, over ten connections."""
    await many(10, lambda _: _get(target, lambda: f"/api/tables/{HUGE}"))


async def huge_replay(target: Target) -> None:
    """Its replay, by askers who do not wait."""

    async def attack(_: int) -> None:
        _reader, writer = await target.connect()
        path = f"/api/tables/{HUGE}/replay"
        writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        await asyncio.sleep(0.2)
        writer.close()

    await many(10, attack)


def _record() -> bytes:
    """A game of eight that bots without a plan have played."""
    rng, names = Random(1), tuple(f"E{n}" for n in range(1, 9))
    game = GAMES["wooolf"]
    options = game.Options()
    writer = Writer(game, options, names, game.deal(options, 8, rng), lambda: "5a" * 32)
    while seats := game.actors(writer.state):
        move = rng.choice(game.moves(writer.state, seats[0]))
        writer.play(seats[0], move, game.chance(writer.state, seats[0], move, rng))
    return dump(writer.record())


async def records(target: Target) -> None:
    """New records to look back on, from ten addresses."""
    record = _record()

    async def attack(number: int) -> None:
        streams = await target.connect(2 + number)
        try:
            while True:  # spaces make it another file
                body = record + b" " * secrets.randbelow(10_000)
                head = (
                    "POST /api/lookback HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n"
                )
                head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
                await target.ask(streams, head.encode() + body)
        finally:
            streams[1].close()

    await many(10, attack)


ATTACKS: dict[str, Callable[[Target], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (
        *(pings, pongs, wide_pings, messages, free_moves, idle, half_headers, body_parts),
        *(pipelined, spectators, openapi, codes, huge_table, huge_replay, records),
    )
}


async def _attack(name: str, target: Target) -> None:
    await ATTACKS[name](target)


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_attack(sys.argv[1], Target(int(sys.argv[2]), sys.argv[3])))
