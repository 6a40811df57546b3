"""Frames that no honest client sends, and a client that sends them and looks at every answer."""

import json
import secrets
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.uly_polly.pieces import Hidden
from sheepfold.server import protocol
from sheepfold.table import actions
from sheepfold.table.entries import AnyMove, Settings
from sheepfold.terminal.network.connection import merged

LIMIT = 8 * 1024
"""Bytes that a message may have."""

NUMBERS = [0, 1, 2, 3, 4, 5, 8, 15, -1, -(2**31), 2**31, 2**53, 2**63, 2**64, 10**40, -(10**300)]
TEXTS = [
    "",
    "\x00",
    "\x1b[2J\x07",
    "a\u202eb\u2066c",
    "\u200b\ufeff",
    "🐺" * 20,
    "e" + "\u0301" * 150,
    "\ud800",
    "'; DROP TABLE entries; --",
    "<script>alert(1)</script>",
    "%s%n{0}{ $code }",
    "../../etc/passwd",
    "null",
    "uly_polly",
    "x" * 5000,
]
VALUES: list[Any] = [
    *NUMBERS,
    *TEXTS,
    None,
    True,
    False,
    0.5,
    -0.0,
    1e308,
    [],
    {},
    [[]],
    [None] * 50,
]
LITERALS = [
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "-1e999",
    "9" * 5000,
    "0x10",
    "01",
    "1.",
    "'a'",
]


def some_action(rng: Random) -> actions.Action:
    """A well-formed action; none that would give up a seat if it were one's own."""
    chair = rng.randint(-1, 9)
    moves: list[AnyMove] = [
        uly_polly.pieces.Hide(rng.randint(-2, 20)),
        uly_polly.pieces.Start(rng.randint(-2, 20)),
        uly_polly.pieces.Swap(rng.randint(-2, 20), rng.randint(-2, 20)),
        uly_polly.pieces.Step(rng.randint(-2, 20)),
        uly_polly.pieces.Propose(rng.choice([None, rng.randint(-2, 20)])),
        wooolf.pieces.Peek(chair, "left"),
        wooolf.pieces.Ask(chair, "dog"),
        wooolf.pieces.Guess(chair, rng.choice([None, chair])),
        wooolf.pieces.Abstain(),
        wooolf.pieces.Arrange(None),
    ]
    others: list[actions.Action] = [
        actions.Sit("Eve", secret(rng), rng.choice([None, chair])),
        actions.Introduce("Eve", "red"),
        actions.SeatBot(chair),
        actions.Remove(chair),
        actions.SetChair(chair, rng.random() < 0.5),
        actions.Ready(),
        actions.Order(tuple(rng.randint(0, 4) for _ in range(rng.randint(0, 8)))),
        actions.HandOver(chair),
        actions.Configure(wooolf.Options(), Settings()),
        actions.StartGame(),
        actions.Rematch(),
        actions.Reopen(),
        actions.AskTakeback(),
        actions.AnswerTakeback(rng.random() < 0.5),
        actions.Pause(),
        actions.Reclaim(),
        actions.MakeLink(secret(rng), rng.choice([None, chair])),
        actions.UseLink(secret(rng), secret(rng)),
        actions.Write("hello"),
    ]
    return actions.Play(rng.choice(moves)) if rng.random() < 0.4 else rng.choice(others)


def secret(rng: Random) -> str:
    """A token that nobody has."""
    return f"{rng.getrandbits(128):032x}"


class Hostile:
    """Makes frames, always the same ones for the same seed."""

    def __init__(self, seed: int, code: str) -> None:
        self.rng = Random(seed)
        self.code = code
        self.chair: int | None = None
        """Its own chair, if it has one now."""
        self._kinds = [
            self.noise,
            self.text,
            self.cut,
            self.doubled,
            self.flipped,
            self.wrong_value,
            self.wrong_value,
            self.wrong_literal,
            self.unknown_tag,
            self.nested,
            self.long,
            self.hello,
            self.look,
            self.foreign,
            self.own,
            self.own,
            self.again,
        ]
        self._last = self._do(actions.Ready(), 1)

    def frame(self) -> str | bytes:
        """The next frame."""
        return self.rng.choice(self._kinds)()

    def noise(self) -> str | bytes:
        return self.rng.randbytes(self.rng.choice([0, 1, 2, 7, 40, 300]))

    def text(self) -> str | bytes:
        top = self.rng.choice([0x7F, 0x7FF, 0xD7FF])
        return "".join(chr(self.rng.randint(0, top)) for _ in range(self.rng.randint(0, 60)))

    def cut(self) -> str | bytes:
        whole = self._valid()
        return whole[: self.rng.randrange(len(whole))]

    def doubled(self) -> str | bytes:
        whole = self._valid()
        return self.rng.choice([whole + whole, whole[:-1] + "," + whole[1:], f"[{whole},{whole}]"])

    def flipped(self) -> str | bytes:
        data = bytearray(self._valid().encode())
        for _ in range(self.rng.randint(1, 4)):
            data[self.rng.randrange(len(data))] = self.rng.randrange(256)
        return bytes(data)

    def wrong_value(self) -> str | bytes:
        """A message with one value, somewhere in it, that does not belong there."""
        message = json.loads(self._valid())
        self._spoil(message, lambda _: self.rng.choice(VALUES))
        return json.dumps(message)[:LIMIT]

    def wrong_literal(self) -> str | bytes:
        """A message with something in it that is not even JSON."""
        message = json.loads(self._valid())
        self._spoil(message, lambda _: "@@")
        return json.dumps(message).replace('"@@"', self.rng.choice(LITERALS))

    def unknown_tag(self) -> str | bytes:
        message = json.loads(self._valid())
        tag = self.rng.choice(["", "Hello", "__class__", "sync", "bye", "play\x00", "x" * 999])
        for part in (message, message.get("action"), message.get("action", {}).get("move")):
            for name in ("type", "do"):
                if isinstance(part, dict) and name in part and self.rng.random() < 0.6:
                    part[name] = tag
        return json.dumps(message)

    def nested(self) -> str | bytes:
        deep = self.rng.randint(100, 1300)
        inside = self.rng.choice(["[" * deep + "]" * deep, '{"a":' * deep + "1" + "}" * deep])
        return self.rng.choice(
            [
                inside,
                "[" * (LIMIT - 10),
                f'{{"type":"do","id":"deep","action":{inside}}}',
                f'{{"type":"do","id":"deep","action":{{"do":"play","move":{inside}}}}}',
                f'{{"type":"resync","more":{inside}}}',
            ]
        )

    def long(self) -> str | bytes:
        """As long as it may be."""
        start = '{"type":"do","id":"long","action":{"do":"write","text":"'
        return (start + "w" * LIMIT)[: LIMIT - 3] + '"}}'

    def hello(self) -> str | bytes:
        """A second hello, or one in another version."""
        tokens = [secret(self.rng) for _ in range(self.rng.randint(0, 3))]
        version = self.rng.choice([protocol.VERSION, 0, 2, -1])
        return json.dumps(
            {"type": "hello", "version": version, "table": self.code, "tokens": tokens, "look": 0}
        )

    def look(self) -> str | bytes:
        """At a chair that is, or is not, one's own; or everything anew."""
        if self.rng.random() < 0.1:
            return '{"type":"resync"}'
        return json.dumps({"type": "look", "chair": self.rng.choice([None, 1, 2, 3, 4, 0, -1])})

    def foreign(self) -> str | bytes:
        """Well-formed, for the chair of someone else."""
        chairs = [chair for chair in range(-1, 10) if chair != self.chair]
        return self._do(some_action(self.rng), self.rng.choice(chairs))

    def own(self) -> str | bytes:
        """Well-formed, for its own chair: illegal, out of turn, stale, not the host's; or rude."""
        action = some_action(self.rng)
        if self.rng.random() < 0.03:
            action = actions.Say("laugh")
        seen = self.rng.choice([None, 0, -1, 1, 2**40])
        self._last = self._do(action, self.chair, seen)
        return self._last

    def again(self) -> str | bytes:
        """The same command, with the same id."""
        return self._last

    def _do(self, action: actions.Action, chair: int | None, seen: int | None = None) -> str:
        name = f"{self.rng.getrandbits(64):x}"
        return msgspec.json.encode(protocol.Do(name, action, chair, seen)).decode()

    def _valid(self) -> str:
        look = protocol.Look(self.rng.randint(1, 3))
        hello = protocol.Hello(protocol.VERSION, self.code, (secret(self.rng),), 0)
        if self.rng.random() < 0.2:
            return msgspec.json.encode(self.rng.choice([look, hello])).decode()
        return self._do(some_action(self.rng), self.rng.choice([None, 1, 2, 3]))

    def _spoil(self, message: Any, spoiled: Any) -> None:
        """Replace a value of a message, or of a part of it."""
        keys = list(message) if isinstance(message, dict) else list(range(len(message)))
        key = self.rng.choice(keys)
        if isinstance(message[key], dict | list) and message[key] and self.rng.random() < 0.7:
            self._spoil(message[key], spoiled)
        else:
            message[key] = spoiled(message[key])


class Client:
    """A hostile connection that looks at each answer: typed, in order, and without secrets."""

    def __init__(self, socket: ClientConnection, hidden: list[bytes], name: str) -> None:
        self.socket = socket
        self.hidden = hidden
        """What must never be sent to it."""
        self.name = name
        """The name on the only chairs that it may have."""
        self.answers = 0
        self.reasons: set[str] = set()
        self._viewer: int | None = None
        self._chairs: tuple[int, ...] = ()
        self._frame = 0

    @property
    def chair(self) -> int | None:
        """Its chair, as far as it knows."""
        return next(iter(self._chairs), None)

    async def barrier(self) -> None:
        """Take answers until all that was sent before has been answered."""
        name = secrets.token_hex(8)
        await self.socket.send(msgspec.json.encode(protocol.Do(name, actions.StartGame())).decode())
        while True:
            answer = self.take(await self.socket.recv(decode=False))
            if isinstance(answer, protocol.Refused) and answer.id == name:
                self.answers -= 1
                return

    def leave(self) -> None:
        """Go without a word."""
        self.socket.transport.abort()

    def take(self, data: bytes) -> protocol.FromServer:
        """Check one answer."""
        assert not any(secret in data for secret in self.hidden)
        message: protocol.FromServer = protocol.decode_server(data)
        match message:
            case protocol.Sync():
                mine = {n for n, p in enumerate(message.table.places, 1) if p.name == self.name}
                assert set(message.chairs) <= mine
                assert message.viewer is None or message.viewer in message.chairs
                self._viewer, self._frame = message.viewer, message.frame
                self._chairs = message.chairs
                self._check(message.view, ())
                self.answers += 1
            case protocol.Frame():
                self._frame += 1
                assert message.frame == self._frame
                self.answers += message.ack is not None
                if message.view is not None:
                    view = merged(message.view, message.own, self._viewer)
                    self._check(view, message.events)
            case protocol.Refused():
                assert message.text
                self.reasons.add(message.reason)
                self.answers += 1
            case protocol.Ack():
                self.answers += 1
        return message

    def _check(self, view: protocol.AnyView | None, events: tuple[protocol.AnyEvent, ...]) -> None:
        if view is None:
            return
        assert isinstance(view, uly_polly.View)
        assert view.viewer == self._viewer
        if view.wolf_seat != self._viewer and view.phase not in ("ended", "over"):
            assert view.wolf is None
        for event in (*view.history, *events):
            if isinstance(event, Hidden) and event.seat != self._viewer:
                assert event.at is None


async def come(
    url: str, code: str, tokens: list[str], look: int | None, hidden: list[bytes], name: str
) -> Client:
    """A hostile client that has said hello properly."""
    socket = await connect(url, max_size=None, compression=None)
    client = Client(socket, hidden, name)
    hello = protocol.Hello(protocol.VERSION, code, tuple(tokens), look)
    await socket.send(msgspec.json.encode(hello).decode())
    client.take(await socket.recv(decode=False))
    return client
