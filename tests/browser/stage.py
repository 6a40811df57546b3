"""A server whose table goes on entry by entry, as a test wants it: to show a browser twin games."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import uvicorn
from starlette.applications import Starlette

from sheepfold.log.sqlite import SqliteLog
from sheepfold.server.app import make_app
from sheepfold.server.room import Room
from sheepfold.server.rooms import Server
from sheepfold.server.watcher import Watcher
from sheepfold.server.wire import Wire
from sheepfold.table.allowed import hash_of
from sheepfold.table.entries import Entry, EntryBody, GameStarted
from sheepfold.table.entry_codec import encode_entry
from sheepfold.table.source import Source
from tests.server.twin_tables import SALT, token

CODE = "TESTED"
NOON = 43_200.0


class Stage:
    """A real application on a real file, at one moment in time and without chance."""

    def __init__(self, log: SqliteLog, server: Server, room: Room, url: str) -> None:
        self._log = log
        self._server = server
        self._room = room
        self.url = url

    @property
    def sent(self) -> int:
        """How many messages browsers were sent."""
        return self._server.frames_sent

    async def happen(self, what: EntryBody) -> None:
        """Let this happen at the table."""
        line = encode_entry(Entry(NOON, what))
        await self._log.append(CODE, self._room.table.version, [line])
        await self._room.catch_up()


@asynccontextmanager
async def staged(data: Path, happenings: list[EntryBody]) -> AsyncIterator[Stage]:
    """A table in its lobby; everyone is there, so that nobody is reported missing."""
    start = next(n for n, what in enumerate(happenings) if isinstance(what, GameStarted))
    log = SqliteLog(data / "sheepfold.db")
    await log.append(CODE, 0, [encode_entry(Entry(NOON, what)) for what in happenings[:start]])
    app = make_app(log, clock=lambda: NOON, source=Source(Random(1), lambda: SALT))
    server: Server = app.state.server
    room = await server.room(CODE)
    for chair in range(1, len(room.table.places) + 1):
        room.watchers.add(Watcher([hash_of(token(chair))], lambda _: None))
    async with served(app) as port:
        yield Stage(log, server, room, f"http://127.0.0.1:{port}")


@asynccontextmanager
async def served(app: Starlette) -> AsyncIterator[int]:
    """The port where the application is, in this loop, until the context is left."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        running = uvicorn.Server(uvicorn.Config(app, ws=Wire, log_level="warning"))
        serving = asyncio.create_task(running.serve(sockets=[listening]))
        try:
            yield listening.getsockname()[1]
        finally:
            running.should_exit = True
            await serving
