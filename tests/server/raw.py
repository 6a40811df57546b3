"""Bytes on the wire, right or wrong, and how many connections a server has."""

import asyncio
import base64
import os
import struct

import httpx

from tests.server.process import ServerProcess

TEXT, PING, PONG, CLOSE, MORE = 1, 9, 10, 8, 0


def frame(
    kind: int,
    data: bytes,
    last: bool = True,
    masked: bool = True,
    reserved: int = 0,
    length: int | None = None,
    wide: bool = False,
) -> bytes:
    """A WebSocket frame, right or wrong; if `wide`, its size takes eight bytes, however small."""
    size = len(data) if length is None else length
    start = bytes([last << 7 | reserved << 4 | kind])
    if wide:
        start += struct.pack("!BQ", masked << 7 | 127, size)
    elif size < 126:
        start += bytes([masked << 7 | size])
    elif size < 2**16:
        start += struct.pack("!BH", masked << 7 | 126, size)
    else:
        start += struct.pack("!BQ", masked << 7 | 127, size)
    return start + bytes(4 * masked) + data


async def shake_hands(
    server: ServerProcess,
    **headers: str,
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare connection to the socket, over which anything can be sent."""
    more = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{more}\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def connections(server: ServerProcess) -> int:
    """How many sockets the server has."""
    return await figure(server, "connections")


async def figure(server: ServerProcess, name: str) -> int:
    """One of the server's metrics."""
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"{server.url}/metrics")).text
    return int(text.split(f"\nsheepfold_{name} ")[1].split()[0])
