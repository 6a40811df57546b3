"""The web application: a socket for play, a small HTTP API, health and metrics."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from sheepfold.games.game import Refusal
from sheepfold.locales import LANGUAGES, sentence
from sheepfold.log import Log, LogFailure, Stale
from sheepfold.server import protocol
from sheepfold.server.limits import Bucket, Limits
from sheepfold.server.openapi import openapi
from sheepfold.server.pages import pages
from sheepfold.server.records import open_record, seen_record
from sheepfold.server.room import Acknowledge, Room, Setting, Watcher, chair_of
from sheepfold.server.wire import WRITE
from sheepfold.table.actions import Sit, UseLink
from sheepfold.table.decide import NotAllowed, hash_of, open_table
from sheepfold.table.entries import AnyOptions, Entry, Settings, encode

logger = logging.getLogger("sheepfold")
# Uvicorn closes a socket that sends bad UTF-8, as it should, but with a traceback in the log.
logging.getLogger("uvicorn.error").addFilter(lambda r: not str(r.msg).startswith("Invalid UTF-8"))

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""For table codes: nothing that looks like something else."""

CODE_LENGTH = 6
IDLE_SECONDS = 60.0
CLOSING_SECONDS = 5.0
BIGGEST = 2**53
"""What every client can count to; nothing on a table has a larger number."""


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request for a new table."""

    options: AnyOptions
    settings: Settings = Settings()


class TableOpened(msgspec.Struct, frozen=True):
    """The answer: the code by which others join."""

    code: str


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    reason: str
    facts: dict[str, str | int]
    text: str


class Server:
    """The rooms of one process, and who is connected."""

    def __init__(self, setting: Setting, limits: Limits | None = None) -> None:
        self.setting = setting
        self.limits = limits or Limits()
        self.rooms: dict[str, Room] = {}
        self.sockets: set[Client] = set()
        self.closing = False
        self.frames_sent = 0
        self.commands = 0
        self.refused = 0
        self._loading: dict[str, asyncio.Lock] = {}
        self._openers: dict[str, Bucket] = {}

    async def open(self, asked: OpenTable) -> str:
        """A new table's code."""
        while True:
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            opened = open_table(code, asked.options, asked.settings)
            try:
                entry = encode(Entry(self.setting.clock(), opened))
                await self.setting.log.append(code, 0, [entry])
            except Stale:
                continue
            return code

    async def room(self, code: str) -> Room:
        """The room of a table, from memory or from the log."""
        code = code.upper()
        found = self.rooms.get(code)
        if found is not None:
            return found
        async with self._loading.setdefault(code, asyncio.Lock()):
            if code not in self.rooms:
                loaded = await Room.load(self.setting, code)
                if loaded is None:
                    self._loading.pop(code, None)
                    raise NotAllowed("no-such-table", code=code[:16])
                self.rooms[code] = loaded
        self._loading.pop(code, None)
        asyncio.get_running_loop().call_later(IDLE_SECONDS, self.forget, code)
        return self.rooms[code]

    def forget(self, code: str) -> None:
        """Drop a room that nobody watches; its table comes back from the log when needed."""
        room = self.rooms.get(code)
        if room is not None and not room.watchers and not room.busy:
            del self.rooms[code]

    def may_open(self, address: str) -> bool:
        """Whether this address may open one more table now."""
        now = time.monotonic()
        if len(self._openers) > 10_000:
            self._openers.clear()
        per_second = self.limits.tables_per_minute / 60
        bucket = self._openers.setdefault(
            address, Bucket(per_second, self.limits.tables_burst, now)
        )
        return bucket.take(now)

    async def say_goodbye(self) -> None:
        """Tell everyone to come again, and let what is under way finish."""
        self.closing = True
        for client in list(self.sockets):
            client.bye(NotAllowed("server-closing"), again=1.0)
        for room in list(self.rooms.values()):
            await room.close()

    async def close(self) -> None:
        """Say goodbye, and finish writing."""
        await self.say_goodbye()
        await self.setting.log.close()


class Client:
    """One socket. Nobody waits for it: who does not read is cut off, and syncs on its return."""

    def __init__(self, server: Server, scope: Scope, receive: Receive, send: Send) -> None:
        self.server = server
        self._write: Callable[[bytes], bool] = scope[WRITE]
        self.language = "en"
        self.room: Room | None = None
        self.watcher = Watcher([], self.send)
        self._asgi_receive = receive
        self._asgi_send = send
        self._task: asyncio.Task[Any] | None = None
        self._closing: asyncio.Future[None] | None = None
        self._bucket = Bucket(
            server.limits.messages_per_second, server.limits.burst, time.monotonic()
        )
        self._refusals = 0
        self._cut = False

    def send(self, message: bytes) -> None:
        """Send a message at once, or cut off a client whose buffers are full."""
        if self._cut:
            return
        self.server.frames_sent += 1
        if not self._write(message):
            self._cut = True
            if self._task is not None:
                self._task.cancel()

    def bye(self, why: NotAllowed, again: float | None = None) -> None:
        """Send the last message and close."""
        told = protocol.Bye(why.reason, sentence(why, self.language), again)
        self.send(protocol.encode(told))
        if not self._cut:
            self._cut = True
            self._closing = asyncio.ensure_future(_close(self._asgi_send))

    async def serve(self) -> None:
        """The life of a socket."""
        self._task = asyncio.current_task()
        await self._asgi_receive()  # that it wants to connect
        await self._asgi_send({"type": "websocket.accept"})
        self.server.sockets.add(self)
        try:
            if await self._hello():
                await self._read()
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if not self._cut:
                raise
        finally:
            self._cut = True
            self.server.sockets.discard(self)
            if self.room is not None:
                self.room.leave(self.watcher)
                loop = asyncio.get_running_loop()
                loop.call_later(IDLE_SECONDS, self.server.forget, self.room.table.code)
            if self._closing is not None:  # else what was said last would be lost with the socket
                await asyncio.wait({self._closing}, timeout=CLOSING_SECONDS)
                self._closing.cancel()

    async def _receive(self) -> bytes:
        message = await self._asgi_receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""

    async def _hello(self) -> bool:
        try:
            data = await asyncio.wait_for(self._receive(), self.server.limits.hello_seconds)
            hello = protocol.decode_client(data)
        except (TimeoutError, msgspec.DecodeError, UnicodeError, RecursionError):
            self.bye(NotAllowed("no-hello"))
            return False
        if not isinstance(hello, protocol.Hello):
            self.bye(NotAllowed("no-hello"))
            return False
        self.language = hello.language
        if hello.version != protocol.VERSION:
            self.bye(NotAllowed("other-version"))
            return False
        try:
            room = await self.server.room(hello.table)
        except NotAllowed as refused:
            self.refuse(refused, None)
            self.bye(NotAllowed("no-table"))
            return False
        except LogFailure as failure:
            logger.error("the log cannot read: %s", failure)
            self.bye(NotAllowed("cannot-write"), again=1.0)
            return False
        if self.server.closing:
            self.bye(NotAllowed("server-closing"), again=1.0)
            return False
        self.watcher.hashes = [hash_of(token) for token in dict.fromkeys(hello.tokens)]
        if hello.look is not None and 0 <= hello.look < len(hello.tokens):
            self.watcher.looking = hash_of(hello.tokens[hello.look])
        if len(room.watchers) >= self.server.limits.connections:
            self.bye(NotAllowed("table-crowded"))
            return False
        if not room.table.settings.spectators and room.table.phase != "lobby":
            if not self.watcher.chairs(room.table):
                self.bye(NotAllowed("no-spectators"))
                return False
        self.room = room
        room.join(self.watcher)
        return True

    async def _read(self) -> None:
        while not self._cut:
            data = await self._receive()
            if not self._bucket.take(time.monotonic()):
                self.refuse(NotAllowed("too-fast"), _id_of(data))
                continue
            try:
                message = protocol.decode_client(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                self.refuse(NotAllowed("not-a-message"), _id_of(data))
                continue
            await self._handle(message)

    async def _handle(self, message: protocol.FromClient) -> None:
        room = self.room
        assert room is not None
        match message:
            case protocol.Do():
                await self._do(message)
            case protocol.Look(chair):
                if chair is not None and chair not in self.watcher.chairs(room.table):
                    self.refuse(NotAllowed("not-your-seat"), None)
                    return
                self.watcher.looking = None if chair is None else room.table.places[chair - 1].token
                room.sync(self.watcher)
            case protocol.Resync():
                room.sync(self.watcher)
            case protocol.Hello():
                self.refuse(NotAllowed("not-a-message"), None)

    async def _do(self, do: protocol.Do) -> None:
        room = self.room
        assert room is not None
        table = room.table
        self.server.commands += 1
        if any(f"{token[:16]}:{do.id}" in table.recent for token in self.watcher.hashes):
            self.send(protocol.encode(protocol.Ack(do.id)))  # sent again, and done already
            return
        action, chair = do.action, do.chair
        mine = self.watcher.chairs(table)
        if chair is not None and chair not in mine:
            self.refuse(NotAllowed("not-your-seat"), do.id)
            return
        by = who = table.places[chair - 1].token if chair is not None else ""
        if isinstance(action, Sit | UseLink):
            who = hash_of(action.token)
            by = table.places[mine[0] - 1].token if mine else ""
        acknowledge = Acknowledge(self.watcher, do.id)
        try:
            # Frames are numbered by viewer, so what was seen counts only for the seat looked at.
            seen = do.seen if self.watcher.viewer(table) == chair else None
            await room.act(action, by or None, f"{who[:16]}:{do.id}", seen, acknowledge)
        except Refusal as refused:
            self.refuse(refused, do.id)
            return
        except LogFailure as failure:
            logger.error("the log cannot write: %s", failure)
            self.refuse(NotAllowed("cannot-write"), do.id)
            return
        self._refusals = 0
        if isinstance(action, Sit | UseLink):
            self._hold(room, who)
        if not acknowledge.done:
            self.send(protocol.encode(protocol.Ack(do.id)))

    def _hold(self, room: Room, token: str) -> None:
        """This device has a seat now; if it is its first, show its view."""
        if token not in self.watcher.hashes:
            self.watcher.hashes.append(token)
        if self.watcher.looking is None and len(self.watcher.chairs(room.table)) == 1:
            self.watcher.looking = token
        if chair_of(room.table, token) is not None:
            room.sync(self.watcher)
            room.notice_absent()

    def refuse(self, refused: Refusal, command: str | None) -> None:
        """Say why not; close the socket of a client that goes on regardless."""
        self.server.refused += 1
        self._refusals += 1
        if any(isinstance(fact, int) and abs(fact) > BIGGEST for fact in refused.facts.values()):
            refused = NotAllowed("not-a-message")
        text = sentence(refused, self.language)
        told = protocol.Refused(refused.reason, refused.facts, text, command)
        self.send(protocol.encode(told))
        if self._refusals >= self.server.limits.refusals:
            self.bye(NotAllowed("too-many-refusals"))


async def _close(send: Send) -> None:
    with suppress(OSError):  # the other side was quicker
        await send({"type": "websocket.close", "code": 1000})


class _Named(msgspec.Struct):
    id: str | None = None


def _id_of(data: bytes) -> str | None:
    """The id of a message that is otherwise not understood, if it has one."""
    try:
        return msgspec.json.decode(data, type=_Named).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def make_app(log: Log, limits: Limits | None = None, **setting: Any) -> Starlette:
    """The application over this log."""
    server = Server(Setting(log, **setting), limits)

    async def open_a_table(request: Request) -> Response:
        address = request.client.host if request.client else ""
        if not server.may_open(address):
            return _problem(request, NotAllowed("too-fast"), 429)
        body = bytearray()
        try:
            async for chunk in request.stream():
                body += chunk
                if len(body) > server.limits.message_bytes:
                    return _problem(request, NotAllowed("too-large"), 413)
        except ClientDisconnect:
            return _problem(request, NotAllowed("not-a-message"), 400)  # nobody will read it
        try:
            asked = msgspec.json.decode(bytes(body), type=OpenTable)
            code = await server.open(asked)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return _problem(request, NotAllowed("not-a-message"), 400)
        except Refusal as refused:
            return _problem(request, refused, 400)
        except LogFailure as failure:
            logger.error("the log cannot write: %s", failure)
            return _problem(request, NotAllowed("cannot-write"), 503)
        return _json(TableOpened(code), 201)

    async def table_facts(request: Request) -> Response:
        try:
            room = await server.room(request.path_params["code"])
        except Refusal as refused:
            return _problem(request, refused, 404)
        return _json(protocol.table_info(room.table, server.setting.clock()))

    async def record(request: Request) -> Response:
        try:
            room = await server.room(request.path_params["code"])
        except Refusal as refused:
            return _problem(request, refused, 404)
        table = room.table
        if table.games == 0:
            return _problem(request, NotAllowed("not-playing"), 409)
        lines = await server.setting.log.read(table.code)
        if table.phase != "playing":
            return Response(open_record(lines), media_type="application/json")
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        chair = chair_of(table, hash_of(token)) if kind.lower() == "bearer" and token else None
        if chair is None and (token or not table.settings.spectators):
            return _problem(request, NotAllowed("not-your-seat"), 403)
        return Response(seen_record(lines, chair), media_type="application/json")

    async def health(_: Request) -> Response:
        return PlainTextResponse("closing\n" if server.closing else "ok\n")

    async def metrics(_: Request) -> Response:
        figures = {
            "sheepfold_tables_in_memory": len(server.rooms),
            "sheepfold_connections": len(server.sockets),
            "sheepfold_entries_total": server.setting.moves,
            "sheepfold_commands_total": server.commands,
            "sheepfold_refusals_total": server.refused,
            "sheepfold_messages_sent_total": server.frames_sent,
        }
        lines = []
        for name, value in figures.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# TYPE {name} {kind}", f"{name} {value}"]
        return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")

    async def describe(_: Request) -> Response:
        return _json(openapi(OpenTable, TableOpened, Problem))

    class Play:
        """The socket, without what Starlette would put around it: it is the hot path."""

        async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
            await Client(server, scope, receive, send).serve()

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        await server.close()

    app = Starlette(
        routes=[
            Route("/api/tables", open_a_table, methods=["POST"]),
            Route("/api/tables/{code}", table_facts),
            Route("/api/tables/{code}/record", record),
            Route("/openapi.json", describe),
            Route("/health", health),
            Route("/metrics", metrics),
            WebSocketRoute("/ws", Play()),
            *pages(),
        ],
        lifespan=lifespan,
    )
    app.state.server = server
    return app


def _json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _problem(request: Request, refused: Refusal, status: int) -> Response:
    wanted = request.headers.get("accept-language", "")[:2].lower()
    language = wanted if wanted in LANGUAGES else "en"
    text = sentence(refused, language)
    return _json(Problem(refused.reason, refused.facts, text), status)
