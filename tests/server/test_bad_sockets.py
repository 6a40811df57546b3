"""Whoever breaks the rules of a WebSocket, or does not read, is cut off and costs nothing."""

import asyncio
import json
import socket
import struct
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sheepfold.server import protocol
from tests.server.players import finish, game, open_table
from tests.server.process import ServerProcess
from tests.server.raw import CLOSE, MORE, PING, TEXT, connections, frame, shake_hands

GROWTH_KB = 20 * 1024
SWELLING_KB = 8 * 1024


BROKEN = {
    "not UTF-8": frame(TEXT, b"\xff\xfe"),
    "a surrogate": frame(TEXT, b'{"type":"\xed\xa0\x80"}'),
    "not UTF-8, in two": frame(TEXT, b"\xe2", last=False) + frame(MORE, b"\xff"),
    "too long": frame(TEXT, b"x" * 8193),
    "too long, in two": frame(TEXT, b"x" * 5000, last=False) + frame(MORE, b"x" * 5000),
    "endless": frame(TEXT, b"x", length=2**62),
    "longer than endless": frame(TEXT, b"x", length=2**64 - 1),
    "reserved bits": frame(TEXT, b"x", reserved=1),
    "not masked": frame(TEXT, b"x", masked=False),
    "no such kind": frame(3, b"x"),
    "no such control": frame(11, b"x"),
    "half a ping": frame(PING, b"x", last=False),
    "a long ping": frame(PING, b"x" * 126),
    "more of nothing": frame(MORE, b"x"),
    "one within another": frame(TEXT, b"x", last=False) + frame(TEXT, b"y"),
    "half a goodbye": frame(CLOSE, b"x"),
    "a strange goodbye": frame(CLOSE, struct.pack("!H", 999)),
    "a goodbye not in UTF-8": frame(CLOSE, struct.pack("!H", 1000) + b"\xff"),
    "HTTP again": b"GET / HTTP/1.1\r\n\r\n",
}


@pytest.mark.parametrize("wrong", BROKEN.values(), ids=BROKEN)
async def test_who_breaks_the_socket_s_own_rules_is_closed(
    generous: ServerProcess, wrong: bytes
) -> None:
    await broken(generous, wrong)


async def broken(server: ServerProcess, wrong: bytes) -> None:
    code = await open_table(server.url, "uly_polly", 2)
    hello = json.dumps({"type": "hello", "version": protocol.VERSION, "table": code}).encode()
    for before in (b"", frame(TEXT, hello)):
        reader, writer = await shake_hands(server)
        writer.write(before + wrong)
        await reader.read()  # until it is closed
        writer.close()
    while await connections(server):
        await asyncio.sleep(0.01)


async def test_who_never_reads_is_cut_off(generous: ServerProcess) -> None:
    await deaf(generous)


async def deaf(server: ServerProcess) -> None:
    async with game(server, ("Ann", "Bob")) as (code, players):
        before = server.rss_kb()
        connected = await connections(server)
        narrow = socket.create_connection(("127.0.0.1", server.port))
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.setblocking(False)
        there = await connect(server.ws, sock=narrow, compression=None, ping_interval=None)
        hello = {"type": "hello", "version": protocol.VERSION, "table": code}
        await there.send(json.dumps(hello))
        while await connections(server) == connected:
            await asyncio.sleep(0.01)
        shouting = asyncio.create_task(ask_without_end(there.send))
        while await connections(server) > connected:
            await asyncio.sleep(0.01)
        shouting.cancel()
        there.transport.abort()
        await finish(players)
        assert server.rss_kb() - before < GROWTH_KB


async def ask_without_end(send: Any) -> None:
    """Ask for everything anew, and anew."""
    try:
        while True:
            await send('{"type":"resync"}')
    except ConnectionClosed:
        return


async def test_pings_that_nobody_hears_the_answers_of_take_no_memory(
    generous: ServerProcess,
) -> None:
    await swell(generous, b"", frame(PING, b"p" * 125))


async def test_a_message_in_endless_empty_parts_takes_no_memory(generous: ServerProcess) -> None:
    await swell(generous, frame(TEXT, b"", last=False), frame(MORE, b"", last=False))


async def swell(server: ServerProcess, first: bytes, then: bytes) -> None:
    code = await open_table(server.url, "uly_polly", 2)
    hello = json.dumps({"type": "hello", "version": protocol.VERSION, "table": code}).encode()
    _, writer = await shake_hands(server)
    before = server.rss_kb()
    transport: Any = writer.transport
    transport.pause_reading()
    try:
        writer.write(frame(TEXT, hello) + first)
        for _ in range(40):
            writer.write(then * (2**20 // len(then)))
            await writer.drain()
            assert server.rss_kb() - before < SWELLING_KB
    except ConnectionError:
        pass  # cut off, as it should be
    finally:
        transport.abort()
