"""What a server writes about itself: with time and level, and without tokens or addresses."""

import asyncio
import json
import logging
import re
import socket
import struct
import sys
from datetime import datetime
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from sheepfold.server.logs import JsonLines, TextLines
from tests.server.players import Player, game
from tests.server.process import ServerProcess

LINE = re.compile(r"(?P<time>\S+) (?P<level>[A-Z]+) (?P<logger>\S+): (?P<message>.*)")
NOT_HTTP = b"garbage\r\n\r\n"


def longer_than_needed(message: bytes) -> bytes:
    """A frame with its size in eight bytes, which the server leaves to the library to read."""
    return b"\x81\xff" + struct.pack("!Q", len(message)) + bytes(4) + message


async def served(data: Path, *options: str) -> tuple[list[str], list[str]]:
    """What a server wrote while people played and others sent garbage; and what it must not write:
    tokens, and the code of the table, which stands in the address of a socket.
    """
    secret: list[str] = []

    async def visit(server: ServerProcess) -> None:
        async with game(server, ("Ann", "Bob")) as (code, players):
            secret.extend(player.token for player in players)
            await asyncio.gather(*(first_move(player) for player in players))
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(NOT_HTTP)
        await writer.drain()
        writer.close()
        async with connect(f"{server.ws}?table={code}") as there:
            await there.send(json.dumps({"type": "hello", "tokens": secret}))
            there.transport.write(longer_than_needed(secret[0].encode()))
            await there.recv()
        secret.append(code)

    async def first_move(player: Player) -> None:
        if player.to_act:
            await player.move()

    with ServerProcess(data, options=options) as server:
        await visit(server)
        server.stop()
        return server.stderr().splitlines(), secret


async def test_lines_have_time_level_and_who_wrote_them(tmp_path: Path) -> None:
    lines, _ = await served(tmp_path, "--log-level", "info")
    found = [match for line in lines if (match := LINE.fullmatch(line))]
    assert len(found) == len(lines) > 4
    assert all(datetime.fromisoformat(line["time"]).tzinfo for line in found)
    assert {line["level"] for line in found} == {"INFO"}
    assert "uvicorn" in {line["logger"] for line in found}


async def test_lines_of_json(tmp_path: Path) -> None:
    lines, _ = await served(tmp_path, "--log-level", "info", "--log-json")
    found = [json.loads(line) for line in lines]
    assert len(found) > 4
    assert all(set(line) == {"time", "level", "logger", "message"} for line in found)
    assert "Shutting down" in [line["message"] for line in found]


def test_nobody_can_fill_the_log_with_garbage(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, options=("--log-level", "info")) as server:
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", server.port)) as there:
                there.sendall(NOT_HTTP)
                assert there.recv(1024).startswith(b"HTTP/1.1 400 ")
        server.stop()
        assert len(server.stderr().splitlines()) < 20


@pytest.mark.parametrize("level", ["warning", "info", "debug"])
async def test_no_line_has_a_token_and_only_debug_has_addresses(tmp_path: Path, level: str) -> None:
    lines, secret = await served(tmp_path, "--log-level", level)
    written = "\n".join(lines)
    assert len(secret) == 3
    assert not any(one in written for one in secret)
    about_people = [line for line in lines if "127.0.0.1" in line and "running on" not in line]
    assert bool(about_people) == (level == "debug")


def test_without_trouble_nothing_is_written(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        server.stop()
        assert server.stderr() == ""


def fail(why: str) -> None:
    raise ValueError(why)


def record_of(message: str, trouble: bool = False) -> logging.LogRecord:
    made = logging.makeLogRecord(
        {"msg": message, "levelname": "ERROR", "levelno": 40, "name": "uvicorn.error"}
    )
    if trouble:
        try:
            fail("a \x1b[31mred\x1b[0m trap\n2026-01-31T18:00:00.000+00:00 ERROR all is lost")
        except ValueError:
            made.exc_info = sys.exc_info()
    return made


def test_no_message_can_look_like_another_or_move_the_cursor() -> None:
    forged = "2026-01-31T18:00:00.000+00:00 ERROR sheepfold: all is lost"
    hostile = f"\x1b[2J\r\x9b1m\u202enothing\u2028\n{forged}"
    text = TextLines().format(record_of(hostile))
    assert "\n" not in text
    assert text.isprintable()
    assert "\n" not in JsonLines().format(record_of(hostile))
    assert json.loads(JsonLines().format(record_of(hostile)))["message"] == hostile


def test_a_traceback_stands_below_its_line_or_in_its_object() -> None:
    text = TextLines().format(record_of("it broke", trouble=True))
    assert LINE.match(text.splitlines()[0])
    assert text.splitlines()[-2] == r"  ValueError: a \x1b[31mred\x1b[0m trap"
    assert not LINE.fullmatch(text.splitlines()[-1]), "it would look like a line of its own"
    made = json.loads(JsonLines().format(record_of("it broke", trouble=True)))
    assert made["traceback"].startswith("Traceback")
