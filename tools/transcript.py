"""The transcript in docs/protocol.md, from a real game: `python -m tools.transcript` writes it.

Ada and Ben play on a real server, and everything that Ada's device sends and gets is written down.
Time and salts are fixed and the table's code is replaced, so the result is the same each time.
"""

import asyncio
import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from tests.browser.stage import served
from websockets.asyncio.client import ClientConnection, connect

from sheepfold.games.draw import sealed
from sheepfold.log.memory import MemoryLog
from sheepfold.server import protocol
from sheepfold.server.app import make_app
from sheepfold.server.rooms import Server
from sheepfold.table.source import Source
from tools.messages import REST, abridged, layout

PAGE = Path(__file__).parents[1] / "docs/protocol.md"
BEGIN = "<!-- transcript: `make types` writes it anew -->\n"
END = "<!-- end of the transcript -->\n"

CODE = "K7QXMA"
BEGINNING = 1_790_000_000.0
PATIENCE = 20.0
"""Seconds after which a message that the story tells of does not come any more."""

HELLO = {"type": "hello", "version": protocol.VERSION}

OPTIONS = {"game": "uly_polly", "first_wolf": 1, "rows": 2, "columns": 2, "flips": 1}
"""The smallest game there is."""


class Story:
    """What is written down, and where the server is."""

    def __init__(self, port: int, clock: list[float], server: Server) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}/ws"
        self.server = server
        self.code = ""
        self.lines: list[str] = []
        self._clock = clock
        self._known: dict[str, Any] = {"table": None, "view": None}

    def tell(self, text: str, after: int = 2) -> None:
        """Begin the next part, some seconds later."""
        if self.lines:
            self.lines.append("")
        self.lines.append(f"# {text}")
        self._clock[0] += after

    @contextmanager
    def untold(self) -> Iterator[None]:
        """Write nothing down meanwhile."""
        lines, self.lines = self.lines, []
        yield
        self.lines = lines

    def sent(self, message: dict[str, Any]) -> None:
        """Write down what Ada's device sends."""
        self.lines += layout("> ", message)

    def got(self, message: dict[str, Any]) -> None:
        """Write down what it gets; of table and view only what has changed."""
        shown = dict(message)
        for part, known in self._known.items():
            if message.get(part) is not None:
                shown[part] = abridged(message[part], known)
                self._known[part] = message[part]
        self.lines += layout("< ", shown)


class Device:
    """A player's WebSocket; its messages are written down if there is a story."""

    def __init__(self, name: str, socket: ClientConnection, story: Story | None = None) -> None:
        self.chair: int | None = None
        self.draw = ""
        """The seal of the last draw that it was shown."""
        self._name = name
        self._socket = socket
        self._story = story
        self._seen = 0
        self._commands = 0
        self._last: dict[str, Any] = {}

    @property
    def token(self) -> str:
        """The secret of its seat; here not a random one."""
        return digest(self._name)[:32]

    @property
    def addition(self) -> str:
        """What it adds to a draw; here not a random one."""
        return digest(f"{self._name} adds")

    @property
    def seal(self) -> str:
        """Of what it adds."""
        return sealed(self.addition)

    async def send(self, **message: Any) -> None:
        """Send a message."""
        data = json.dumps(message)
        protocol.decode_client(data)  # so that the page shows none that is wrong
        if self._story is not None:
            self._story.sent(message)
        await self._socket.send(data)

    async def do(self, action: str, **fields: Any) -> None:
        """Send a command."""
        self._commands += 1
        who = {} if self.chair is None else {"chair": self.chair, "seen": self._seen}
        ident = f"{self._name[0].lower()}{self._commands}"
        self._last = {"type": "do", "id": ident, **who, "action": {"do": action, **fields}}
        await self.send(**self._last)

    async def repeat(self) -> None:
        """Send the last command again, as if its answer had been lost."""
        await self.send(**self._last)

    async def play(self, kind: str, **fields: int) -> None:
        """Make a move; its frame, or the refusal, is awaited."""
        await self.do("play", move={"type": kind, **fields})
        await self.get()

    async def get(self, messages: int = 1) -> None:
        """Wait for this many messages."""
        for _ in range(messages):
            data = await asyncio.wait_for(self._socket.recv(), PATIENCE)
            protocol.decode_server(data)
            message = json.loads(data)
            self._seen = message.get("frame", self._seen)
            if (message.get("table") or {}).get("draw"):
                self.draw = message["table"]["draw"]["seal"]
            if message["type"] == "sync" and message["chairs"]:
                self.chair = message["chairs"][0]
            if self._story is not None:
                self._story.got(message)
            if message.get("closing"):  # the new round comes with the next frame
                await self.get()

    async def come_again(self, socket: ClientConnection, table: str) -> None:
        """Have another socket, and look at the same seat."""
        self._socket = socket
        await self.send(**HELLO, table=table, tokens=[self.token], look=0)

    async def close(self) -> None:
        """Lose the connection."""
        await self._socket.close()


async def play(story: Story) -> None:
    """The game of Ada and Ben."""
    await _open(story)
    ada = Device("Ada", await connect(story.ws), story)
    ben = Device("Ben", await connect(story.ws))
    await _gather(story, ada, ben)
    await _first_moves(story, ada, ben)
    await _lose_the_connection(story, ada, ben)
    await _finish(story, ada, ben)
    await ben.close()
    await ada.close()


async def _open(story: Story) -> None:
    story.tell("A table is opened over HTTP. Ada connects to /ws and says hello.")
    async with httpx.AsyncClient(base_url=story.url) as http:
        body = {"options": OPTIONS, "settings": {"chairs": 3}}
        answer = await http.post("/api/tables", json=body)
    story.code = answer.json()["code"]
    story.lines += layout("> POST /api/tables ", body)
    story.lines += layout(f"< {answer.status_code} ", answer.json())


async def _gather(story: Story, ada: Device, ben: Device) -> None:
    await ada.send(**HELLO, table=story.code, tokens=[], language="en")
    await ada.get()
    story.tell("She sits down. The frame is a spectator's; the sync after it is her seat's.")
    await ada.do("sit", name="Ada", token=ada.token)
    await ada.get(2)
    await ben.send(**HELLO, table=story.code)
    await ben.get()
    story.tell("Ben sits down, on another device. Ada starts too early, and is refused.")
    await ben.do("sit", name="Ben", token=ben.token, chair=3)
    await ben.get(2)
    await ada.get()
    await ada.do("start")
    await ada.get()
    story.tell("Ben is ready, and Ada starts: the empty chair is removed, Ben is on chair 2 now.")
    await ben.do("ready")
    await ben.get()
    await ada.get()
    await ada.do("start")
    await ada.get()
    await ben.get()
    story.tell("Both add to the draw. Then the game begins.", after=0)
    await _draw(ada, ben, 3)  # that it is open, a sync for the new number of his chair, and the ack


async def _draw(first: Device, last: Device, answers: int) -> None:
    """Seal, and then open, what both add; who opens last gets that many messages."""
    for device, other in ((first, last), (last, first)):
        await device.do("seal_draw", draw=device.draw, seal=device.seal)
        await device.get()
        await other.get()
    await first.do("open_draw", draw=first.draw, value=first.addition)
    await first.get()
    await last.get()
    await last.do("open_draw", draw=last.draw, value=last.addition)
    await last.get(answers)
    await first.get(2)


async def _first_moves(story: Story, ada: Device, ben: Device) -> None:
    story.tell("Ada hides the wolf: `events` tells her where, `public` does not tell the others.")
    await ada.play("hide", at=0)
    await ben.get()
    story.tell("Ben proposes a tile, a free move: `moves` stays 1. Then he puts the dog there.")
    await ben.play("propose", at=3)
    await ada.get()
    await ben.play("start", at=3)
    await ada.get()
    story.tell("A move that the rules do not allow, and one that they do.")
    await ada.play("swap", a=0, b=3)
    await ada.play("swap", a=0, b=1)
    await ben.get()
    story.tell("Ada asks to take it back, and Ben agrees.")
    await ada.do("ask_takeback")
    await ada.get()
    await ben.get()
    await ben.do("answer_takeback", yes=True)
    await ben.get(2)
    await ada.get(2)


async def _lose_the_connection(story: Story, ada: Device, ben: Device) -> None:
    story.tell("She swaps two others. Then the connection is lost.")
    await ada.play("swap", a=0, b=2)
    await ben.get()
    await ada.close()
    await ben.get()
    story.tell("She reconnects with her token, and looks at its seat.")
    await ada.come_again(await connect(story.ws), story.code)
    await ada.get(2)
    await ben.get()
    story.tell("Not sure whether her swap has arrived, she sends it again. It is not done twice.")
    await ada.repeat()
    await ada.get()


async def _finish(story: Story, ada: Device, ben: Device) -> None:
    story.tell(
        "Ben's step turns the wolf. A frame shows how the round ended, another the next one."
    )
    await ben.play("step", to=2)
    await ada.get()
    with story.untold():
        await _round(wolf=ben, dog=ada, to=1)
        await _round(wolf=ada, dog=ben, to=1)
        await _round(wolf=ben, dog=ada)
    story.tell("Three rounds later: her last step ends the game.")
    await ada.play("step", to=0)
    await ben.get()
    story.tell("The record has the fingerprint that Ada's device has computed from the frames.")
    async with httpx.AsyncClient(base_url=story.url) as http:
        answer = await http.get(f"/api/tables/{story.code}/record")
    record = answer.json()
    shown = {"format": record["format"], REST: 0, "fingerprint": record["fingerprint"]}
    story.lines.append(f"> GET /api/tables/{story.code}/record")
    story.lines += layout(f"< {answer.status_code} ", shown)
    story.tell("A rematch: everyone keeps the seat.")
    await ada.do("rematch")
    await ada.get()
    await ben.get()
    await _draw(ben, ada, 2)
    story.tell("The server is stopped.")
    await story.server.say_goodbye()
    await ada.get()


async def _round(wolf: Device, dog: Device, to: int | None = None) -> None:
    """A round in which the dog's only step turns a tile; without `to` it is not made yet."""
    for mover, other, kind, places in (
        (wolf, dog, "hide", {"at": 0}),
        (dog, wolf, "start", {"at": 3}),
        (wolf, dog, "swap", {"a": 1, "b": 2}),
        (dog, wolf, "step", {"to": to}),
    ):
        if None not in places.values():
            await mover.play(kind, **places)
            await other.get()


def digest(text: str) -> str:
    """Something that looks random."""
    return hashlib.sha256(text.encode()).hexdigest()


def salts() -> Iterator[str]:
    """As many as are needed, none of them random."""
    number = 0
    while True:
        number += 1
        yield digest(f"salt {number}")


async def transcript() -> str:
    """What stands between the marks in the page."""
    clock, supply = [BEGINNING], salts()
    source = Source(Random(1), lambda: next(supply))
    app = make_app(MemoryLog(), clock=lambda: clock[0], source=source)
    async with served(app) as port:
        story = Story(port, clock, app.state.server)
        await play(story)
    text = "\n".join(story.lines).replace(story.code, CODE)
    return f"```text\n{text}\n```\n"


def page(made: str) -> str:
    """The page as it is, with this transcript."""
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}{made}{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(asyncio.run(transcript())), "utf-8")
