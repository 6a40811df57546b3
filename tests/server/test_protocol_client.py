"""The Python in docs/protocol.md is a client: it plays whole games, and knows what a sync says."""

import asyncio
import copy
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.players import open_table
from tests.server.process import ServerProcess
from tests.server.protocol_page import blocks

PAGE: dict[str, Any] = {}
for block in blocks("python"):
    exec(block, PAGE)

TOLD = ("frame", "viewer", "chairs", "view", "legal", "free", "moves", "transcript", "claims")
"""What a sync says, but for the table and the seals."""


PONG = '{"type":"pong"}'


class Client:
    """Somebody who knows the page and nothing else."""

    def __init__(self, socket: ClientConnection, rng: Random) -> None:
        self.known: dict[str, Any] = {}
        self.token = secrets.token_hex(16)
        self.compared = 0
        self.fresh = 0
        self._socket = socket
        self._rng = rng
        self._commands = 0
        self._added: dict[tuple[str, int], str] = {}

    async def hello(self, code: str) -> None:
        """The first message."""
        message = {"type": "hello", "version": 2, "table": code, "tokens": [self.token], "look": 0}
        await self._send(message)
        await self.take()

    async def do(self, do: str, /, may_be_late: bool = False, **fields: Any) -> None:
        """Ask for something and wait for the answer."""
        self._commands += 1
        ident, chairs = str(self._commands), self.known["chairs"]
        who = {"chair": chairs[0], "seen": self.known["frame"]} if chairs else {}
        await self._send({"type": "do", "id": ident, **who, "action": {"do": do, **fields}})
        while True:
            message = await self.take()
            if ident in (message.get("ack"), message.get("id")):
                assert message["type"] != "refused" or may_be_late, message
                return

    async def start(self) -> None:
        """Begin the game, and add to its draw."""
        await self.do("start")
        await self.add_to_draw()

    async def add_to_draw(self) -> None:
        """Do what the page says until the game begins."""
        while self.known["table"]["phase"] != "playing":
            answer = PAGE["draw_answer"](self.known, self.known["chairs"][0], self._added)
            if answer is None:
                await self.take()
            else:
                await self.do(answer.pop("do"), **answer)

    async def take(self) -> dict[str, Any]:
        """The next message, taken in as the page says."""
        message: dict[str, Any] = json.loads(await self._socket.recv())
        if message["type"] in ("sync", "frame"):
            assert PAGE["take"](self.known, message) is None
            self.fresh += bool(message.get("fresh"))
        return message

    async def until(self, so: Callable[[dict[str, Any]], Any]) -> None:
        """Take messages until this is so."""
        while not so(self.known):
            await self.take()

    async def resync(self) -> None:
        """Ask for everything anew: a client that has followed learns nothing from it."""
        await self._send({"type": "resync"})
        before = copy.deepcopy(self.known)
        while (message := await self.take())["type"] != "sync":
            before = copy.deepcopy(self.known)
        assert {name: before[name] for name in TOLD} == {name: message[name] for name in TOLD}
        assert {**before["table"], "now": 0} == {**message["table"], "now": 0}
        self.compared += 1

    async def play(self) -> None:
        """Any move, free ones too; and after each of one's turns a look whether all is known."""
        while self.known["table"]["phase"] != "over":
            if self.known["free"] and self._rng.random() < 0.3:
                await self.do("play", may_be_late=True, move=self._rng.choice(self.known["free"]))
            elif self.known["legal"]:
                await self.do("play", move=self._rng.choice(self.known["legal"]))
                await self.resync()
            else:
                await self.take()

    async def _send(self, message: dict[str, Any]) -> None:
        await self._socket.send(json.dumps(message))


@asynccontextmanager
async def come(server: ServerProcess, code: str, chair: int) -> AsyncIterator[Client]:
    """A client that has sat down."""
    async with connect(server.ws) as socket:
        client = Client(socket, Random(chair))
        await client.hello(code)
        await client.do("sit", name=f"P{chair}", token=client.token, chair=chair)
        await client.until(lambda known: known["chairs"])
        yield client


@pytest.mark.parametrize(("game", "seats"), [("uly_polly", 3), ("wooolf", 5)])
async def test_the_client_of_the_page_plays_a_whole_game(
    generous: ServerProcess, game: str, seats: int
) -> None:
    code = await open_table(generous.url, game, seats)
    async with come(generous, code, 2) as client:
        for chair in range(1, seats + 1):
            if chair != 2:
                await client.do("seat_bot", chair=chair, level="lamb")
        await client.start()
        assert client.known["table"]["draw"]["chairs"] == [2]
        await client.play()
        await client.resync()
        assert client.compared > 1
        assert client.fresh > 1  # a start, and the end of some round
        async with httpx.AsyncClient(base_url=f"{generous.url}/api/tables/{code}") as http:
            record = (await http.get("/record")).json()
            bearer = {"Authorization": f"Bearer {client.token}"}
            replay = (await http.get("/replay", headers=bearer)).json()
        assert PAGE["fingerprint"](client.known["transcript"]) == record["fingerprint"]
        view = replay["view"]
        for step in replay["steps"]:
            view = PAGE["next_view"](view, step)
        assert view == client.known["view"]
        await client.do("reopen")
        assert client.known["view"] is None


async def test_moves_are_taken_back_at_once_or_by_consent(generous: ServerProcess) -> None:
    code = await open_table(generous.url, "uly_polly", 2, first_wolf=1)
    async with come(generous, code, 1) as ada, come(generous, code, 2) as ben:
        await ben.do("ready")
        await ada.until(lambda known: known["table"]["places"][1]["ready"])
        await asyncio.gather(ada.start(), ben.add_to_draw())
        await ada.do("play", move={"type": "hide", "at": 3})
        await ada.do("ask_takeback")  # nobody has acted on it
        assert ada.known["view"]["wolf"] is None
        await ada.do("play", move={"type": "hide", "at": 5})
        await ben.resync()
        await ben.do("play", move={"type": "start", "at": 0})
        await ada.until(lambda known: known["legal"])
        await ada.do("play", move={"type": "swap", "a": 5, "b": 6})
        await ada.do("ask_takeback")
        await ben.until(lambda known: known["table"]["asking"] == 1)
        await ben.do("answer_takeback", yes=True)
        await ada.until(lambda known: known["moves"] == 2)
        for client in (ada, ben):
            await client.resync()
        assert ada.known["view"]["wolf"] == 5
        assert ada.known["transcript"] == ben.known["transcript"]


async def test_a_ping_is_answered_and_the_answer_tells_nothing(generous: ServerProcess) -> None:
    """The same bytes for everyone, before a game and in it."""
    code = await open_table(generous.url, "uly_polly", 2, first_wolf=1)
    async with come(generous, code, 1) as ada, connect(generous.ws) as stranger:
        await stranger.send(json.dumps({"type": "hello", "version": 2, "table": code}))
        assert json.loads(await stranger.recv())["type"] == "sync"

        async def pongs() -> list[Any]:
            for socket in (ada._socket, stranger):
                await socket.send(json.dumps({"type": "ping"}))
            return [await answer(ada._socket), await answer(stranger)]

        assert await pongs() == [PONG, PONG]
        await ada.do("seat_bot", chair=2, level="lamb")
        await ada.start()
        assert await pongs() == [PONG, PONG]


async def answer(socket: ClientConnection) -> str | bytes:
    """The next message that is no frame."""
    while '"type":"frame"' in (said := await socket.recv(decode=True)):
        pass
    return said


def test_it_asks_for_everything_anew_when_a_frame_is_missing() -> None:
    client: dict[str, Any] = {}
    PAGE["take"](client, {"type": "sync", "frame": 7, "table": {"phase": "lobby"}})
    late = {"type": "frame", "frame": 9, "news": {"what": "ordered"}}
    assert PAGE["take"](client, late) == {"type": "resync"}
    assert PAGE["take"](client, {**late, "frame": 10}) is None
    assert client["frame"] == 7
    PAGE["take"](client, {"type": "sync", "frame": 10, "table": {"phase": "lobby"}})
    assert PAGE["take"](client, {**late, "frame": 11}) is None
    assert client["frame"] == 11
