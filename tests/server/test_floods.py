"""Whoever sends too much is slowed down or cut off, and makes no more work than limits allow."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sheepfold.log.memory import MemoryLog
from sheepfold.server import protocol
from sheepfold.server.addressing import Addressing
from sheepfold.server.app import make_app
from sheepfold.server.limits import Limits
from sheepfold.server.rooms import Server
from sheepfold.server.wire import Wire
from sheepfold.table.actions import Say, Sit, Stand
from sheepfold.terminal.network import connection
from sheepfold.terminal.network.loopback import loopback
from tests.server.players import Player, open_table
from tests.server.process import ServerProcess
from tests.server.raw import MORE, PING, PONG, TEXT, frame

USUAL = Limits()
MANY = 20_000
NEVER = 1e-6
"""A rate at which nothing comes back within a test."""
TOKENS = [f"{n:032x}" for n in range(1, 9)]


class Here:
    """A server in this process, behind a proxy that says who asks."""

    def __init__(self, url: str, server: Server) -> None:
        self.url = url
        self.server = server

    async def come(
        self, code: str, tokens: tuple[str, ...] = (), address: str = "192.0.2.1"
    ) -> tuple[ClientConnection, protocol.FromServer]:
        """A connection that has said hello, and the answer."""
        there = await connect(
            f"{self.url.replace('http', 'ws')}/ws",
            compression=None,
            proxy=None,
            max_size=None,
            additional_headers={"X-Forwarded-For": address},
        )
        hello = protocol.Hello(protocol.VERSION, code, tokens, 0 if tokens else None)
        await there.send(protocol.encode(hello).decode())
        return there, protocol.decode_server(await there.recv())

    def wires(self) -> list[Wire]:
        """The server's side of all connections."""
        return [client._wire for client in self.server.sockets]


@asynccontextmanager
async def here(**limits: Any) -> AsyncIterator[Here]:
    """A server with these limits."""
    app = make_app(MemoryLog(), Limits(**limits))
    async with loopback(Addressing(app, ["localhost"], trusted_proxy="127.0.0.1")) as url:
        yield Here(url, app.state.server)


async def do(there: ClientConnection, name: str, action: Any, chair: int | None) -> Any:
    """Ask for something; the answer, without what happens meanwhile."""
    await there.send(protocol.encode(protocol.Do(name, action, chair)).decode())
    return await answer_to(there, name)


async def answer_to(there: ClientConnection, name: str) -> Any:
    while True:
        said = protocol.decode_server(await there.recv())
        if name in (getattr(said, "id", None), getattr(said, "ack", None)):
            return said


async def last_words(there: ClientConnection) -> list[protocol.FromServer]:
    """All that is said until the connection ends."""
    said = []
    try:
        while True:
            said.append(protocol.decode_server(await there.recv()))
    except ConnectionClosed:
        return said


# Frames and bytes


@pytest.mark.parametrize(
    "flood",
    [frame(PING, b""), frame(PING, b"x" * 125), frame(PONG, b""), frame(PONG, b"x")],
    ids=["pings", "long pings", "pongs", "other pongs"],
)
async def test_control_frames_are_counted_and_the_rest_is_not_read(flood: bytes) -> None:
    async with here() as server:
        code = await open_table(server.url, "uly_polly", 2)
        there, _ = await server.come(code)
        (wire,) = server.wires()
        there.transport.write(flood * (100_000 // len(flood)))
        await there.wait_closed()
        assert there.close_code == 1008
        assert wire.frames_read <= 1 + USUAL.controls_burst + 2


@pytest.mark.parametrize("flood", [PING, PONG])
async def test_a_size_in_eight_bytes_is_no_way_around_the_limits(flood: int) -> None:
    """Nobody has to write a small size like that, but it can be read."""

    async with here() as server:
        code = await open_table(server.url, "uly_polly", 2)
        there, _ = await server.come(code)
        (wire,) = server.wires()
        ask = frame(TEXT, protocol.encode(protocol.Resync()), wide=True)
        for part in (ask[:1], ask[1:7], ask[7:]):
            there.transport.write(part)
            await asyncio.sleep(0.01)
        assert isinstance(protocol.decode_server(await there.recv()), protocol.Sync)
        there.transport.write(frame(flood, b"") * MANY)
        await there.wait_closed()
        assert there.close_code == 1008
        assert wire.frames_read <= 2 + USUAL.controls_burst + 2


async def test_what_an_honest_client_sends_is_not_a_flood() -> None:
    """It answers pings and sends some of its own, for hours."""

    async with here() as server:
        code = await open_table(server.url, "uly_polly", 2)
        there, _ = await server.come(code)
        for _ in range(20):
            await (await there.ping())
        await there.send(protocol.encode(protocol.Resync()).decode())
        assert isinstance(protocol.decode_server(await there.recv()), protocol.Sync)
        await there.close()


@pytest.mark.parametrize("start", [frame(TEXT, b"", last=False), frame(MORE, b"")])
async def test_parts_of_messages_end_the_connection_at_the_first(start: bytes) -> None:
    async with here() as server:
        code = await open_table(server.url, "uly_polly", 2)
        there, _ = await server.come(code)
        (wire,) = server.wires()
        there.transport.write(start + frame(MORE, b"", last=False) * MANY)
        await there.wait_closed()
        assert wire.frames_read <= 3


@pytest.mark.parametrize("message", [b"", b"x", b'{"type":"resync"}'])
async def test_messages_are_refused_a_few_times_and_then_not_read(message: bytes) -> None:
    async with here() as server:
        code = await open_table(server.url, "uly_polly", 2)
        there, _ = await server.come(code)
        (wire,) = server.wires()
        there.transport.write(frame(TEXT, message) * MANY)
        said = await last_words(there)
        assert isinstance(said[-1], protocol.Bye)
        assert said[-1].reason == "too-many-refusals"
        assert wire.frames_read <= USUAL.burst + USUAL.refusals + 2


async def test_bytes_are_counted(tmp_path: Path) -> None:
    async def test(server: ServerProcess) -> None:
        code = await open_table(server.url, "uly_polly", 2)
        there = await connect(server.ws, compression=None, proxy=None)
        hello = protocol.Hello(protocol.VERSION, code)
        await there.send(protocol.encode(hello).decode())
        await there.recv()
        long = json.dumps({"type": "resync", "more": "x" * 8000})
        for _ in range(5):
            await there.send(long)
        await there.wait_closed()
        assert there.close_code == 1008

    options = ("--limit", "bytes_burst=20000", "--limit", "bytes_per_second=1")
    with ServerProcess(tmp_path, options=options) as server:
        await test(server)


async def test_nobody_speaks_before_the_handshake_is_over() -> None:
    """Else frames could be sent that nobody counts yet."""

    async with here() as server:
        host, port = server.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        request = "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        request += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        request += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        writer.write(request.encode() + frame(PING, b"") * 100_000)
        answer = b""
        try:
            while more := await reader.read(65536):
                answer += more
        except ConnectionError:
            pass  # cut off, as it should be
        assert answer.count(b"\x8a\x00") <= USUAL.controls_burst
        writer.close()


# Commands by seat and by address


async def test_a_seat_is_not_faster_for_having_more_connections() -> None:
    async with here(burst=10, messages_per_second=NEVER) as server:
        code = await open_table(server.url, "uly_polly", 2)
        first, _ = await server.come(code)
        await do(first, "sit", Sit("Ann", TOKENS[0]), None)
        seats = [await server.come(code, (TOKENS[0],)) for _ in range(12)]
        answers = [
            await do(there, f"{n}-{k}", Say("hello"), 1)
            for n, (there, _) in enumerate(seats)
            for k in range(3)
        ]
        refused = [one for one in answers if isinstance(one, protocol.Refused)]
        assert {one.reason for one in refused} == {"too-fast"}
        assert len(answers) - len(refused) == 10


async def test_an_address_is_not_faster_for_having_more_connections() -> None:
    async with here(address_burst=20, address_messages_per_second=NEVER) as server:
        code = await open_table(server.url, "uly_polly", 2)
        crowd = [(await server.come(code))[0] for _ in range(10)]
        answers: list[Any] = []
        for there in crowd:
            for _ in range(3):
                await there.send(protocol.encode(protocol.Resync()).decode())
                answers.append(protocol.decode_server(await there.recv()))
        assert sum(isinstance(one, protocol.Sync) for one in answers) == 20 - len(crowd)
        _, told = await server.come(code)
        assert isinstance(told, protocol.Bye)
        assert told.reason == "too-fast"
        assert told.again is not None
        _, told = await server.come(code, address="192.0.2.2")
        assert isinstance(told, protocol.Sync)


async def test_sitting_down_is_limited_by_address() -> None:
    async with here(sits_burst=5, sits_per_minute=NEVER) as server:
        code = await open_table(server.url, "uly_polly", 2)
        eve, _ = await server.come(code)
        answers = []
        for number in range(8):
            token = f"{number:032x}"
            answers.append(await do(eve, f"sit{number}", Sit("Eve", token, 1), None))
            await do(eve, f"stand{number}", Stand(), 1)
        refused = [one.reason for one in answers if isinstance(one, protocol.Refused)]
        assert refused == ["too-fast"] * 3
        ben, _ = await server.come(code, address="192.0.2.2")
        assert not isinstance(await do(ben, "sit", Sit("Ben", TOKENS[0]), None), protocol.Refused)


async def test_our_client_asks_again_what_came_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person never hears of it."""
    monkeypatch.setattr(connection, "SLOWER", 0.02)

    async with here(burst=4, messages_per_second=50) as server:
        code = await open_table(server.url, "uly_polly", 2)
        ann = Player(f"{server.url.replace('http', 'ws')}/ws", code, "Ann", 1)
        await ann.sit()
        before = server.server.refused
        await asyncio.gather(*(ann.link.do(Say("hello")) for _ in range(20)))
        assert server.server.refused > before
        assert server.server.environment.moves >= 20
        await ann.link.show(None)
        await ann.until(lambda: ann.link.viewer is None)
        await ann.leave()


# Codes


async def test_who_guesses_codes_is_refused_even_when_right() -> None:
    async with here(unknown_burst=5, unknown_per_minute=1) as server:
        code = await open_table(server.url, "uly_polly", 2)
        ann, _ = await server.come(code, address="192.0.2.1")
        await do(ann, "sit", Sit("Ann", TOKENS[0]), None)
        guesser = {"X-Forwarded-For": "192.0.2.1"}
        async with httpx.AsyncClient(base_url=server.url, headers=guesser) as http:
            missed = [await http.get(f"/api/tables/AAAAA{n}") for n in range(2)]
            missed += [await http.get(f"/api/tables/AAAAA{n}/record") for n in range(2)]
            assert [one.status_code for one in missed] == [404] * 4
            _, told = await server.come("AAAAA8")
            assert isinstance(told, protocol.Refused)
            assert told.reason == "no-such-table"
            for path in ("AAAAA9", code, f"{code}/record"):
                answer = await http.get(f"/api/tables/{path}")
                assert (answer.status_code, answer.headers["retry-after"]) == (429, "60")
        _, told = await server.come(code)
        assert isinstance(told, protocol.Bye)
        assert (told.reason, told.again is not None) == ("too-fast", True)
        _, told = await server.come(code, address="192.0.2.2")
        assert isinstance(told, protocol.Sync)
        _, told = await server.come(code, (TOKENS[0],))
        assert isinstance(told, protocol.Sync), "who has a seat comes back to it"


async def test_who_finds_its_tables_is_not_counted() -> None:
    async with here(unknown_burst=2, unknown_per_minute=NEVER) as server:
        code = await open_table(server.url, "uly_polly", 2)
        async with httpx.AsyncClient(base_url=server.url) as http:
            for _ in range(20):
                assert (await http.get(f"/api/tables/{code}")).status_code == 200


# A crowd


async def test_a_friend_finds_a_place_at_a_table_that_strangers_fill() -> None:
    async with here(connections=8) as server:
        code = await open_table(server.url, "uly_polly", 3)
        crowd = [(await server.come(code, address="192.0.2.66"))[0] for _ in range(8)]
        friend, told = await server.come(code, address="192.0.2.1")
        assert isinstance(told, protocol.Sync)
        gone = await last_words(crowd[0])
        assert isinstance(gone[-1], protocol.Bye)
        assert gone[-1].reason == "table-crowded"
        for _ in range(20):  # they come again and again, and drive out only one another
            await server.come(code, address="192.0.2.66")
        sat = await do(friend, "sit", Sit("Ann", TOKENS[0]), None)
        assert isinstance(sat, protocol.Frame)
        room = server.server.rooms[code]
        assert len(room.watchers) == 8
        assert sum(one.address == "192.0.2.66" for one in room.watchers) == 7


async def test_a_friend_behind_the_same_address_finds_a_place_too() -> None:
    async with here(connections=8) as server:
        code = await open_table(server.url, "uly_polly", 3)
        for _ in range(8):
            await server.come(code)
        friend, told = await server.come(code)
        assert isinstance(told, protocol.Sync)
        sat = await do(friend, "sit", Sit("Ann", TOKENS[0]), None)
        assert isinstance(sat, protocol.Frame)
        await server.come(code)
        told = await do(friend, "hi", Say("hello"), 1)
        assert isinstance(told, protocol.Frame), "who sits there is no stranger"


async def test_a_seat_has_places_for_some_devices_and_the_last_one_counts() -> None:
    async with here(seat_connections=3) as server:
        code = await open_table(server.url, "uly_polly", 3)
        first, _ = await server.come(code)
        await do(first, "sit", Sit("Ann", TOKENS[0]), None)
        others = [await server.come(code, (TOKENS[0],)) for _ in range(3)]
        assert all(isinstance(told, protocol.Sync) for _, told in others)
        gone = await last_words(first)
        assert isinstance(gone[-1], protocol.Bye)
        place = server.server.rooms[code].table.places[0]
        assert place.away_since is None, "the seat is held all the time"
        assert len(server.server.rooms[code].watchers) == 3


async def test_the_sockets_of_a_person_are_counted_behind_a_proxy() -> None:
    async with here(address_connections=3) as server:
        code = await open_table(server.url, "uly_polly", 3)
        for _ in range(3):
            _, told = await server.come(code, address="2001:db8::1")
            assert isinstance(told, protocol.Sync)
        _, told = await server.come(code, address="2001:db8::2")
        assert isinstance(told, protocol.Bye), "an IPv6 network counts as one address"
        assert told.again is not None
        _, told = await server.come(code, address="2001:db8:0:1::1")
        assert isinstance(told, protocol.Sync)
