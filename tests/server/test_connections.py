"""Connections that say nothing, or only half of something: how many, how long, and who gets in."""

import asyncio
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from typing import Any

import h11
import httpx
import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage

from sheepfold.games import wooolf
from sheepfold.log.memory import MemoryLog
from sheepfold.server import protocol
from sheepfold.server.client import Client
from sheepfold.server.connections import Connection, Connections, raise_file_limit
from sheepfold.server.environment import Environment
from sheepfold.server.limits import Limits
from sheepfold.server.room import Room
from sheepfold.server.rooms import Server
from sheepfold.server.timed_http import HEAD_BYTES, MOST_PARTS, TimedHttp
from sheepfold.server.wire import WIRE, Wire
from sheepfold.table.entries import Settings
from tests.server.players import Player, game, open_table
from tests.server.process import ServerProcess
from tests.server.raw import figure, shake_hands

PATIENCE = 60
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"

HALVES = {
    "nothing": b"",
    "half a request line": b"GET /hea",
    "half a header": b"GET /health HTTP/1.1\r\nHost: local",
    "half a body": HEAD + b'Content-Length: 100\r\n\r\n{"options":',
    "half of a body in chunks": HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{    \r\n",
    "a body after its answer": b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Length: 100\r\n\r\n{",
    "a second request by half": b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea",
}


def limits(**settings: float) -> tuple[str, ...]:
    """Options of a server."""
    return tuple(word for one in settings.items() for word in ("--limit", f"{one[0]}={one[1]:g}"))


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits for nobody."""
    options = limits(request_seconds=0.3, answer_seconds=0.3, hello_seconds=0.3)
    with ServerProcess(tmp_path_factory.mktemp("data"), options=options) as server:
        yield server


def until_closed(there: socket.socket) -> bytes:
    """All that comes until the other side ends it; fails if it does not."""
    there.settimeout(PATIENCE)
    said = b""
    try:
        while more := there.recv(65536):
            said += more
    except ConnectionError:
        pass  # that is an end, too
    return said


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)
def test_who_does_not_go_on_is_cut_off(hasty: ServerProcess, half: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port)) as there:
        there.sendall(half)
        until_closed(there)


def test_a_byte_now_and_then_does_not_help(hasty: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port)) as there:
        there.settimeout(0.05)
        for byte in b"GET /health HTTP/1.1\r\nX: " + b"y" * 1000:
            try:
                there.sendall(bytes([byte]))
                if there.recv(1) == b"":
                    break
            except TimeoutError:
                continue
            except ConnectionError:
                break
        else:
            pytest.fail("it may go on like that for ever")


async def test_a_socket_that_says_nothing_is_told_so_and_cut_off(hasty: ServerProcess) -> None:
    reader, writer = await shake_hands(hasty)
    assert b"no-hello" in await reader.read()
    writer.close()


async def test_who_does_not_read_its_answers_is_cut_off(hasty: ServerProcess) -> None:
    before = await figure(hasty, "connections_cut_total")
    with socket.socket() as there:
        there.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        there.connect(("127.0.0.1", hasty.port))
        there.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 400)
        while await figure(hasty, "connections_cut_total") == before:
            await asyncio.sleep(0.05)


async def test_who_plays_is_not_hurried(hasty: ServerProcess) -> None:
    """At a table one may be silent: the limits are over when somebody is shown one."""

    async with game(hasty, ("Ann", "Bob")) as (_, players):
        with socket.create_connection(("127.0.0.1", hasty.port)) as idle:
            await asyncio.to_thread(until_closed, idle)
        assert all(player.link.connected for player in players)
        acting = next(player for player in players if player.to_act)
        assert await acting.move()
        assert acting.refusals == []


def connect_from(address: str, port: int) -> socket.socket:
    """A connection from an address of this machine."""
    there = socket.socket()
    there.bind((address, 0))
    there.connect(("127.0.0.1", port))
    return there


def still_open(those: list[socket.socket]) -> int:
    """How many the server has not closed."""
    left = 0
    for one in those:
        one.setblocking(False)
        try:
            left += one.recv(1) != b""
        except BlockingIOError:
            left += 1
        except ConnectionError:
            continue
    return left


def test_one_address_cannot_take_all_places(tmp_path: Path) -> None:
    with (
        ServerProcess(tmp_path, options=limits(address_connections=30)) as server,
        ExitStack() as s,
    ):
        crowd = [s.enter_context(connect_from("127.0.0.2", server.port)) for _ in range(100)]
        for _ in range(40):  # each is the last of a burst of newcomers
            assert httpx.get(f"{server.url}/health").status_code == 200
        assert still_open(crowd) == 30
        for one in crowd:
            one.close()
        lines = server.stderr().splitlines()
        assert len(lines) <= 1, "not a line for each of them"


async def test_when_all_places_are_taken_who_waits_longest_makes_room(tmp_path: Path) -> None:
    """Even if the others come from many addresses; who plays stays."""

    async def test(server: ServerProcess, stack: ExitStack) -> None:
        async with game(server, ("Ann", "Bob")) as (code, players):
            crowd = [
                stack.enter_context(connect_from(f"127.0.{n // 100}.{n % 100 + 2}", server.port))
                for n in range(100)
            ]
            async with httpx.AsyncClient(base_url=server.url) as http:
                assert (await http.get(f"/api/tables/{code}")).status_code == 200
            late = Player(server.ws, code, "Cleo", 3)
            await late.until(lambda: late.link.connected)
            assert still_open(crowd[:50]) == 0
            assert all(player.link.connected for player in players)
            acting = next(player for player in players if player.to_act)
            assert await acting.move()
            await late.leave()
            assert await figure(server, "connections_cut_total") > 60

    with (
        ServerProcess(tmp_path, options=limits(all_connections=30)) as server,
        ExitStack() as stack,
    ):
        await test(server, stack)
        while "turned away" not in server.stderr():
            time.sleep(0.05)
        assert server.stderr().count("turned away") == 1


async def comes_in(url: str) -> int:
    """The status that a newcomer gets, who tries again when turned away."""
    async with httpx.AsyncClient() as http:
        while True:
            with suppress(httpx.TransportError):
                return (await http.get(url)).status_code
            await asyncio.sleep(0.05)


async def test_who_only_looks_makes_room_for_who_comes(tmp_path: Path) -> None:
    """Strangers at a table of their own do not fill a server; who plays stays."""
    with ServerProcess(tmp_path, options=limits(all_connections=30)) as server:
        own = await open_table(server.url, "uly_polly", 3)
        async with game(server, ("Ann", "Bob")) as (code, players), AsyncExitStack() as stack:
            crowd = []
            for n in range(40):
                address = (f"127.0.1.{n % 3 + 2}", 0)
                looking = connect(server.ws, local_addr=address, proxy=None)
                with suppress(OSError, InvalidMessage):
                    crowd.append(await stack.enter_async_context(looking))
                    hello = protocol.Hello(protocol.VERSION, own)
                    await crowd[-1].send(protocol.encode(hello).decode())
            assert await comes_in(f"{server.url}/api/tables/{code}") == 200
            assert all(player.link.connected for player in players)
            acting = next(player for player in players if player.to_act)
            assert await acting.move()


def test_onlookers_of_the_fullest_address_go_first() -> None:
    those, ended = Connections(Limits(all_connections=4)), list[str]()
    all_of_them = [admitted(those, name, ended) for name in ("1", "2", "2", "3")]
    for one in all_of_them:
        one.proceed()
    those.onlookers = lambda most: [all_of_them[1]][:most]
    admitted(those, "4", ended).proceed()
    assert ended == ["2"]
    assert those.admit("5") is None, "the next look at everybody is a while away"


def test_a_trusted_proxy_has_as_many_connections_as_it_wants(tmp_path: Path) -> None:
    options = (*limits(address_connections=5), "--trusted-proxy", "127.0.0.1")
    with ServerProcess(tmp_path, options=options) as server, ExitStack() as stack:
        crowd = [stack.enter_context(connect_from("127.0.0.1", server.port)) for _ in range(20)]
        others = [stack.enter_context(connect_from("127.0.0.2", server.port)) for _ in range(20)]
        assert httpx.get(f"{server.url}/health").status_code == 200
        assert still_open(crowd) == 20
        assert still_open(others) == 5


@pytest.mark.parametrize(
    ("proxy", "peer"),
    [("::1", "::1"), ("2001:db8::5", "2001:db8::5"), ("127.0.0.1", "::ffff:127.0.0.1")],
)
def test_a_trusted_proxy_may_have_an_ipv6_address(proxy: str, peer: str) -> None:
    """Else all who come by way of it would share the connections of one address."""
    those = Connections(Limits(address_connections=1), exempt=proxy)
    assert all(those.admit(peer) for _ in range(3))
    others = [those.admit(f"2001:db8:0:1::{n}") for n in (1, 2)]
    assert [other is not None for other in others] == [True, False]


def test_the_server_takes_as_many_files_as_it_may() -> None:
    """A shell gives a process 1,024 of them; it may ask for more."""
    script = (
        "import resource; from sheepfold.server.connections import raise_file_limit\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, 2000))\n"
        "print(raise_file_limit(1000), resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
        "print(raise_file_limit(5000), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "1000 1000\n2000 2000\n"
    assert raise_file_limit(1) >= 1


# Requests without end


class Line:
    """What the server writes to a client that is not there."""

    def __init__(self) -> None:
        self.written = b""
        self.is_ended = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.is_ended = True

    abort = close

    def is_closing(self) -> bool:
        return self.is_ended

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, _: str) -> None:
        return None

    def pause_reading(self) -> None:
        """It sends on regardless."""

    resume_reading = pause_reading


async def feed(app: Any, *sent: bytes) -> tuple[TimedHttp, Line]:
    """A connection to this application on which all that was sent."""
    place = Connections(Limits()).admit("192.0.2.1")
    assert place is not None
    config = uvicorn.Config(app, log_config=None, access_log=False, ws=Wire)
    config.load()
    http, line = TimedHttp(place, config=config, server_state=ServerState(), app_state={}), Line()
    http.connection_made(line)
    for data in sent:
        http.data_received(data)
        for _ in range(5):
            await asyncio.sleep(0)
    return http, line


GET = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize("head", [GET, HEAD])
@pytest.mark.parametrize("is_answered", [False, True])
async def test_of_a_body_in_very_many_parts_only_some_are_read(
    head: bytes, is_answered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each part costs as much as a request, be it a single byte."""
    read = []
    next_event = h11.Connection.next_event

    def count(self: h11.Connection) -> Any:
        read.append(next_event(self))
        return read[-1]

    monkeypatch.setattr(h11.Connection, "next_event", count)

    app = PlainTextResponse("ok") if is_answered else never
    http, line = await feed(app, head + CHUNKED, *[b"1\r\nx\r\n" * 10_000] * 10)
    assert len(read) <= 2 * MOST_PARTS
    assert (b" 200 OK" in line.written) == is_answered
    http.connection_lost(None)


async def test_what_comes_during_an_answer_is_not_kept() -> None:
    """Uvicorn reads on as soon as somebody waits for the client to go."""

    http, line = await feed(never, *[(GET + b"\r\n") * 2000] * 20)
    assert len(http.conn.trailing_data[0]) <= HEAD_BYTES + Limits().message_bytes + 2000 * 50
    assert not line.written
    http.connection_lost(None)


async def test_what_comes_between_answers_does_not_add_up() -> None:
    """Who sends faster than it is answered is cut off, however many answers there were."""
    chunk = (GET + b"\r\n") * 1000
    http, line = await feed(PlainTextResponse("ok"), *[chunk] * 20)
    answers = line.written.count(b" 200 OK")
    assert answers >= 2, "one is answered, and the next ones meanwhile"
    most = HEAD_BYTES + Limits().message_bytes + len(chunk)
    assert len(http.conn.trailing_data[0]) <= most
    assert answers < 1000, "it is not answered without end"
    http.connection_lost(None)


async def never(_: Scope, receive: Receive, __: Send) -> None:
    """Waits until the client has gone, and says nothing."""
    while (await receive())["type"] != "http.disconnect":
        pass


# The book in which they stand


class Clock:
    """Time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr("sheepfold.server.connections.time.monotonic", made)
    return made


def admitted(those: Connections, address: str, ended: list[str]) -> Connection:
    """A connection that says when it is ended."""
    one = those.admit(address)
    assert one is not None
    one.abort = lambda: ended.append(address)
    return one


def test_deadlines(clock: Clock) -> None:
    those, ended = Connections(Limits(request_seconds=10, answer_seconds=5)), list[str]()
    idle, busy = admitted(those, "idle", ended), admitted(those, "busy", ended)
    clock.now += 9
    busy.proceed()
    those.sweep(clock.now)
    assert ended == []
    clock.now += 2
    those.sweep(clock.now)
    assert ended == ["idle"]
    clock.now += 1000
    those.sweep(clock.now)
    assert len(those) == 1
    busy.expect(3)
    clock.now += 4
    those.sweep(clock.now)
    assert ended == ["idle", "busy"]
    idle.expect(1)
    idle.end()
    assert len(those) == len(those.waiting) == 0


@pytest.mark.parametrize(("step", "is_cut"), [(20_000, False), (100, True), (0, True)])
def test_who_reads_a_long_answer_slowly_may_go_on(clock: Clock, step: int, is_cut: bool) -> None:
    those, ended = Connections(Limits(answer_seconds=5)), list[str]()
    reader = admitted(those, "reader", ended)
    unread = 1_000_000
    reader.unread = lambda: unread
    reader.expect(5)
    for _ in range(20):
        clock.now += 6
        unread -= step
        those.sweep(clock.now)
    assert bool(ended) == is_cut


def test_the_longest_waiting_goes_first_and_who_is_busy_stays(clock: Clock) -> None:
    those, ended = Connections(Limits(all_connections=3)), list[str]()
    first, second, _ = (admitted(those, name, ended) for name in ("1", "2", "3"))
    first.proceed()
    second.proceed()
    second.expect(10)  # answered, and waiting again, but later than the third
    admitted(those, "4", ended)
    admitted(those, "5", ended)
    assert ended == ["3", "2"]
    for one in list(those.waiting):
        one.proceed()
    assert those.admit("6") is None, "nobody who is busy has to go"


def test_a_line_of_log_once_in_a_while(clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    those, ended = Connections(Limits(address_connections=1)), list[str]()
    admitted(those, "192.0.2.1", ended)
    with caplog.at_level(logging.WARNING):
        for _ in range(600):
            clock.now += 0.1
            those.admit("192.0.2.1")
            those.sweep(clock.now)
    assert len(caplog.records) in (1, 2)
    assert "192.0.2.1" not in caplog.text
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        for _ in range(600):  # a browser that asks for nothing now and then is not worth a line
            clock.now += 10
            those.admit("192.0.2.1")
            those.sweep(clock.now)
    assert caplog.records == []


class Outbox:
    """The wire of a client that nobody reads."""

    connection = None

    def write_text(self, _: bytes) -> bool:
        return True


async def nothing(*_: object) -> Any:
    """Neither receives nor sends."""


async def test_whoever_comes_as_a_table_leaves_memory_is_shown_the_one_that_is_loaded_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = Server(Environment(MemoryLog()))
    code = await server.open(wooolf.Options(), Settings())
    found = server.find
    rooms: list[Room] = []

    async def find(code: str, address: str) -> Room:
        room = await found(code, address)
        if not rooms:
            asyncio.get_running_loop().call_soon(server.forget, code)  # before the next step
        rooms.append(room)
        return room

    monkeypatch.setattr(server, "find", find)
    client = Client(server, {"type": "websocket", WIRE: Outbox()}, nothing, nothing)
    client._take(protocol.encode(protocol.Hello(protocol.VERSION, code)))
    assert await client._hello(asyncio.get_running_loop().create_future())
    assert rooms[0].is_closing
    assert client.room is server.rooms[code] is rooms[1]
    await server.close()
