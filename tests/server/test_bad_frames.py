"""Whatever comes over a socket, the server answers with typed messages and the table plays on."""

import asyncio
import base64
import hashlib
import json
import os
import socket
import struct
import unicodedata
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sheepfold.server import protocol
from sheepfold.table.actions import Order, Rematch, Say
from sheepfold.terminal.link import CommandRefused
from tests.server.hostile import TEXTS, Client, Hostile, come, secret
from tests.server.players import Player, open_table, start_game
from tests.server.process import ServerProcess

FRAMES = 100_000
BATCH = 100
GROWTH_KB = 20 * 1024
SWELLING_KB = 8 * 1024
SMALL: dict[str, Any] = {"rows": 2, "columns": 2, "flips": 1}
"""A meadow on which a game is over after a few moves."""

HANGS = 600
"""Seconds after which a test has hung; none takes nearly as long."""


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that refuses without end."""
    data = tmp_path_factory.mktemp("data")
    with ServerProcess(data, ("-m", "tests.server.generous")) as process:
        yield process
        assert process.stderr() == ""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server as everyone runs it."""
    with ServerProcess(tmp_path_factory.mktemp("data")) as process:
        yield process
        assert process.stderr() == ""


def run(test: Coroutine[Any, Any, None], effort: int = 1) -> None:
    asyncio.run(asyncio.wait_for(test, HANGS * effort))


@asynccontextmanager
async def game(
    server: ServerProcess, names: tuple[str, ...], **options: Any
) -> AsyncIterator[tuple[str, list[Player]]]:
    """A game that has begun: its table's code, and those who play."""
    code = await open_table(server.url, "uly_polly", len(names), **options)
    players = [Player(server.ws, code, name, seed) for seed, name in enumerate(names)]
    await start_game(players, bots=0)
    yield code, players
    for player in players:
        await player.leave()


async def finish(players: list[Player]) -> None:
    """Play to the end; everyone sees the same result."""
    await asyncio.gather(*(player.play() for player in players))
    results = {player.link.view.result for player in players if player.link.view is not None}
    assert len(results) == 1
    assert None not in results


def test_a_storm_of_bad_frames_hurts_nobody(generous: ServerProcess, effort: int) -> None:
    run(storm(generous, FRAMES * effort), effort)


async def storm(server: ServerProcess, frames: int) -> None:
    async with game(server, ("Ann", "Bob", "Eve")) as (code, players):
        hidden = [player.token.encode() for player in players]
        hidden += [hashlib.sha256(token).hexdigest().encode() for token in hidden]
        mine = [players[2].token]
        seats: list[tuple[list[str], int | None]] = [([], None), ([], 0), (mine, None), (mine, 0)]
        clients = [await come(server.ws, code, *seat, hidden, "Eve") for seat in seats]
        makers = [Hostile(seed, code) for seed in range(len(clients))]
        calm = asyncio.Event()
        games = asyncio.create_task(play_on(players, calm))

        share = frames // len(clients)
        warm = share // 5
        await asyncio.gather(*map(rage, clients, makers, [warm] * len(clients)))
        before = server.rss_kb()
        await asyncio.gather(*map(rage, clients, makers, [share - warm] * len(clients)))
        grown = server.rss_kb() - before
        calm.set()

        assert await games >= 1
        for player in players[:2]:
            assert set(player.refusals) <= {"stale", "not-your-turn", "not-now"}
        for client in clients:
            assert client.answers >= share
            client.leave()
        assert set().union(*(client.reasons for client in clients)) >= REASONS
        assert grown < GROWTH_KB


REASONS = {
    "already-seated",
    "free-text-off",
    "no-such-chair",
    "not-a-message",
    "not-host",
    "not-in-lobby",
    "not-your-seat",
    "not-your-turn",
    "off-board",
    "stale",
    "table-full",
    "unknown-link",
}
"""Some of what the storm must have met, or it was not one."""


async def rage(client: Client, hostile: Hostile, frames: int) -> None:
    """Send bad frames, and look at what comes back."""
    for start in range(0, frames, BATCH):
        hostile.chair = client.chair
        for _ in range(min(BATCH, frames - start)):
            await client.socket.send(hostile.frame())
        await client.barrier()


async def play_on(players: list[Player], calm: asyncio.Event) -> int:
    """Play game after game, until it is calm; how many were played to the end."""
    games = 0
    while True:
        await finish(players)
        games += 1
        if calm.is_set():
            return games
        await players[0].link.do(Rematch())
        for player in players:
            await player.until(lambda player=player: not player.over)


def test_who_does_not_say_hello_properly_is_told_so(generous: ServerProcess, effort: int) -> None:
    run(strangers(generous, 500 * effort), effort)


async def strangers(server: ServerProcess, many: int) -> None:
    code = await open_table(server.url, "uly_polly", 2)
    hostile = Hostile(1, code)
    hello = {"type": "hello", "version": protocol.VERSION, "table": code}
    wrong: list[Any] = [
        hello | {"version": 2},
        hello | {"version": 10**30},
        hello | {"table": "NOSUCH"},
        hello | {"table": "\x00"},
        hello | {"table": "x" * 17},
        hello | {"tokens": ["0"]},
        hello | {"tokens": [secret(hostile.rng)] * 9},
        hello | {"look": "1"},
        hello | {"language": "xx"},
    ]
    for frame in [*map(json.dumps, wrong), *(hostile.frame() for _ in range(many))]:
        async with connect(server.ws, compression=None) as there:
            await there.send(frame)
            first = protocol.decode_server(await there.recv())
            if isinstance(first, protocol.Sync):  # there are good ones among them
                assert (first.viewer, first.chairs, first.view) == (None, (), None)
                continue
            last = [first, *await until_closed(there)][-1]
            assert isinstance(last, protocol.Bye)
            assert last.text


async def until_closed(there: ClientConnection) -> list[protocol.FromServer]:
    """All that still comes."""
    answers = []
    try:
        while True:
            answers.append(protocol.decode_server(await there.recv()))
    except ConnectionClosed:
        return answers


def test_a_token_that_nobody_has_opens_nothing(generous: ServerProcess) -> None:
    run(wrong_tokens(generous))


async def wrong_tokens(server: ServerProcess) -> None:
    async with game(server, ("Ann", "Bob"), **SMALL) as (code, players):
        rng = Random(1)
        hidden = [player.token.encode() for player in players]
        for look in (None, 0, 1, 7, -1, 2**63):
            tokens = [secret(rng) for _ in range(8)]
            client = await come(server.ws, code, tokens, look, hidden, "nobody")
            assert client.chair is None
            client.leave()
        await finish(players)


def test_a_crowd_is_sent_away_and_those_who_play_are_not(generous: ServerProcess) -> None:
    run(crowd(generous))


async def crowd(server: ServerProcess) -> None:
    async with game(server, ("Ann", "Bob"), **SMALL) as (code, players):
        hello = json.dumps({"type": "hello", "version": protocol.VERSION, "table": code})
        sockets, answers = [], []
        for _ in range(80):
            there = await connect(server.ws, compression=None)
            sockets.append(there)
            await there.send(hello)
            answers.append(protocol.decode_server(await there.recv()))
        away = [answer for answer in answers if isinstance(answer, protocol.Bye)]
        assert {answer.reason for answer in away} == {"table-crowded"}
        async with connect(server.ws, compression=None) as again:
            ours = protocol.Hello(protocol.VERSION, code, (players[0].token,))
            await again.send(protocol.encode(ours).decode())
            told = protocol.decode_server(await again.recv())
            assert isinstance(told, protocol.Sync)
            assert told.chairs == (1,)
        await finish(players)
        for there in sockets:
            there.transport.abort()


def frame(
    kind: int,
    data: bytes,
    last: bool = True,
    masked: bool = True,
    reserved: int = 0,
    length: int | None = None,
) -> bytes:
    """A WebSocket frame, right or wrong."""
    size = len(data) if length is None else length
    start = bytes([last << 7 | reserved << 4 | kind])
    if size < 126:
        start += bytes([masked << 7 | size])
    elif size < 2**16:
        start += struct.pack("!BH", masked << 7 | 126, size)
    else:
        start += struct.pack("!BQ", masked << 7 | 127, size)
    return start + bytes(4 * masked) + data


TEXT, PING, CLOSE, MORE = 1, 9, 8, 0

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
def test_who_breaks_the_socket_s_own_rules_is_closed(generous: ServerProcess, wrong: bytes) -> None:
    run(broken(generous, wrong))


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


async def shake_hands(
    server: ServerProcess,
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare connection to the socket, over which anything can be sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def test_names_and_texts_are_shown_without_anything_invisible(generous: ServerProcess) -> None:
    run(names(generous))


async def names(server: ServerProcess) -> None:
    rng = Random(2)
    body = {"options": {"game": "uly_polly"}, "settings": {"free_text": True}}
    seated = 0
    for text in [*TEXTS, "\n\t Zoë \r", "\u200dA\u200d", "ａ" * 20, "\U0010ffff", "שלום"]:
        async with httpx.AsyncClient() as http:
            code = (await http.post(f"{server.url}/api/tables", json=body)).json()["code"]
        client = await come(server.ws, code, [], None, [], "")
        sit = {"do": "sit", "name": text, "token": secret(rng)}
        write = {"do": "write", "text": text}
        for action, chair in ((sit, None), (write, 1)):
            command = {"type": "do", "id": "x", "action": action, "chair": chair}
            await client.socket.send(json.dumps(command))
        answers: list[protocol.FromServer] = []
        while sum(isinstance(a, protocol.Refused) or _acknowledges(a) for a in answers) < 2:
            answers.append(protocol.decode_server(await client.socket.recv()))
        for answer in answers:
            if isinstance(answer, protocol.Refused):
                assert answer.reason in ("empty-text", "not-a-message", "not-your-seat")
            if isinstance(answer, protocol.Sync | protocol.Frame) and answer.table is not None:
                shown = answer.table.places[0].name
                seated += bool(shown)
                assert len(shown) <= 20
                assert_visible(shown)
            if isinstance(answer, protocol.Frame) and answer.news is not None:
                assert_visible(answer.news.text)
        client.leave()
    assert seated > 5


def _acknowledges(answer: protocol.FromServer) -> bool:
    return isinstance(answer, protocol.Ack) or getattr(answer, "ack", None) is not None


def assert_visible(text: str) -> None:
    assert not any(unicodedata.category(c).startswith("C") for c in text)
    assert text == " ".join(text.split())


def test_a_flood_is_slowed_and_then_cut_off(strict: ServerProcess) -> None:
    run(flood(strict))


async def flood(server: ServerProcess) -> None:
    async with game(server, ("Ann", "Bob"), **SMALL) as (code, players):
        client = await come(server.ws, code, [], None, [], "")
        sending = asyncio.create_task(pour(client))
        answers = await until_closed(client.socket)
        await sending
        refused = [answer for answer in answers if isinstance(answer, protocol.Refused)]
        assert [answer.id for answer in refused] == [str(n) for n in range(len(refused))]
        assert {answer.reason for answer in refused} == {"not-your-seat", "too-fast"}
        last = answers[-1]
        assert isinstance(last, protocol.Bye)
        assert last.reason == "too-many-refusals"
        await finish(players)
        assert not any(player.refusals for player in players)


async def pour(client: Client) -> None:
    """As many commands as will go."""
    try:
        for n in range(10_000):
            command = {"type": "do", "id": str(n), "action": {"do": "start"}}
            await client.socket.send(json.dumps(command))
            await asyncio.sleep(0)  # let the answers be read
    except ConnectionClosed:
        return
    raise AssertionError("the flood was not stopped")


def test_who_never_reads_is_cut_off(generous: ServerProcess) -> None:
    run(deaf(generous))


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


async def connections(server: ServerProcess) -> int:
    """How many sockets the server has."""
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"{server.url}/metrics")).text
    return int(text.split("\nsheepfold_connections ")[1].split()[0])


def test_who_never_says_hello_is_sent_away(generous: ServerProcess) -> None:
    run(silent(generous))


async def silent(server: ServerProcess) -> None:
    async with connect(server.ws, compression=None) as there:
        told = protocol.decode_server(await there.recv())
        assert isinstance(told, protocol.Bye)
        assert told.reason == "no-hello"
        assert await until_closed(there) == []


def test_who_speaks_while_chairs_move_speaks_for_itself(generous: ServerProcess) -> None:
    run(moving_chairs(generous))


async def moving_chairs(server: ServerProcess) -> None:
    code = await open_table(server.url, "uly_polly", 3)
    said: list[str] = []

    def listen(message: Any) -> None:
        if isinstance(message, protocol.Frame) and message.news is not None:
            if message.news.what == "said":
                assert message.table is not None
                assert message.news.chair is not None
                said.append(message.table.places[message.news.chair - 1].name)

    players = [Player(server.ws, code, name, n) for n, name in enumerate(("Ann", "Bob", "Eve"))]
    for player in players:
        await player.sit()
    ann, _, eve = players
    watcher = Player(server.ws, code, "", 9)
    await watcher.until(lambda: watcher.link.connected)
    watcher.link.changed = listen
    done = asyncio.Event()

    async def talk() -> None:
        while not done.is_set():
            with suppress(CommandRefused):
                await eve.link.do(Say("laugh"))

    talking = asyncio.create_task(talk())
    for _ in range(60):
        await ann.link.do(Order((1, 3, 2)))
    done.set()
    await talking
    for player in (*players, watcher):
        await player.leave()
    assert set(said) == {"Eve"}


def test_pings_that_nobody_hears_the_answers_of_take_no_memory(generous: ServerProcess) -> None:
    run(swell(generous, b"", frame(PING, b"p" * 125)))


def test_a_message_in_endless_empty_parts_takes_no_memory(generous: ServerProcess) -> None:
    run(swell(generous, frame(TEXT, b"", last=False), frame(MORE, b"", last=False)))


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
