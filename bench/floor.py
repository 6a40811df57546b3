"""What nobody can do without: the sockets and the durable log of the server, and no game at all.

`python -m bench.floor FOLDER` speaks to bench/load.py as the server does, over the same WebSocket
protocol and to the same log. Games were played and written down before it began to serve; from then
on every command makes it append the entries that the server wrote next, and when they are durable
send everyone the messages that the server sent. Neither the moves of the load nor anything else is
looked at. What the server takes beyond this, it takes for the game.
"""

import asyncio
import gc
import itertools
import json
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import uvicorn
import uvloop

from sheepfold.games.draw import sealed
from sheepfold.games.uly_polly import Options
from sheepfold.log.memory import MemoryLog
from sheepfold.log.sqlite import SqliteLog
from sheepfold.server.environment import Environment
from sheepfold.server.requests import Request
from sheepfold.server.room import Room
from sheepfold.server.run import GARBAGE
from sheepfold.server.watcher import Watcher
from sheepfold.server.wire import WIRE, Wire
from sheepfold.table.actions import Action, OpenDraw, Play, Ready, Rematch, SealDraw, Sit, StartGame
from sheepfold.table.allowed import hash_of
from sheepfold.table.configuring import open_table
from sheepfold.table.entries import Entry, Settings
from sheepfold.table.entry_codec import encode_entry

SEATS = 5
GAMES = 20
CODE = "FLOOR"


class Step(NamedTuple):
    """What one command came to: entries, and by seat the messages that it was sent."""

    entries: list[bytes]
    sent: list[list[bytes]]


class Recorder:
    """Plays games at a table in memory, and writes down every step."""

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self._rng = Random(1)
        self._log = MemoryLog()
        self._watchers = [Watcher([hash_of(_token(n))], self._taker(n)) for n in range(SEATS)]
        self._sent: list[list[bytes]] = []
        self._room: Room

    async def play(self, games: int) -> list[list[Step]]:
        """The steps of so many games, each from its draw to its end."""
        opened = open_table(CODE, Options(), Settings(chairs=SEATS))
        environment = Environment(self._log)
        await self._log.append(CODE, 0, [encode_entry(Entry(environment.clock(), opened))])
        room = await Room.load(environment, CODE)
        assert room is not None
        self._room = room
        for n, watcher in enumerate(self._watchers):
            watcher.look(watcher.hashes[0])
            room.join(watcher)
            await room.act(Sit(f"P{n}", _token(n)))
            await room.act(Ready(), n + 1)
        played = []
        for number in range(games):
            self._steps = []
            await self._game(StartGame() if number == 0 else Rematch())
            played.append(self._steps)
        await room.close()
        return played

    async def _game(self, start: Action) -> None:
        room = self._room
        await self._do(1, start)
        draw = room.table.draw
        assert draw is not None
        added = [self._rng.randbytes(32).hex() for _ in range(SEATS)]
        for chair, value in enumerate(added, 1):
            await self._do(chair, SealDraw(sealed(draw.seed), sealed(value)))
        for chair, value in enumerate(added, 1):
            await self._do(chair, OpenDraw(sealed(draw.seed), value))
        while room.table.phase == "playing":
            game, state = room.table.game, room.table.state
            [seat] = game.actors(state)
            await self._do(seat, Play(self._rng.choice(game.moves(state, seat))))

    async def _do(self, chair: int, action: Action) -> None:
        """Ask as a connection does, so that its frame acknowledges the command."""
        self._sent = [[] for _ in range(SEATS)]
        room, watcher, name = self._room, self._watchers[chair - 1], self._rng.randbytes(4).hex()
        before = room.table.version
        done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        room.submit(
            Request(
                action,
                watcher.hashes[0],
                f"{watcher.hashes[0][:16]}:{name}",
                watcher=watcher,
                ident=name,
                done=lambda _, problem: done.set_result(problem),
            )
        )
        if problem := await done:
            raise problem
        self._steps.append(Step(await self._log.read(CODE, before), self._sent))

    def _taker(self, seat: int) -> Any:
        return lambda message: self._sent[seat].append(message) if self._sent else None


def _token(seat: int) -> str:
    return f"{seat:032}"


class Table:
    """Those who sit together, and where in the games that were played they are."""

    def __init__(self, code: str, log: SqliteLog, games: list[list[Step]]) -> None:
        self.code = code
        self.seats: list[Wire] = []
        self._log = log
        self._steps: Iterator[Step] = itertools.cycle(itertools.chain.from_iterable(games))
        self._version = 0
        self._waiting = 0
        self._is_writing = False

    def ask(self) -> None:
        """Take the next step when those before are done, as the server does."""
        self._waiting += 1
        self._next()

    def _next(self) -> None:
        if not self._waiting or self._is_writing:
            return
        self._waiting -= 1
        self._is_writing = True
        step = next(self._steps)
        writing = self._log.append(self.code, self._version, step.entries)
        self._version += len(step.entries)
        writing.add_done_callback(lambda _: self._show(step))

    def _show(self, step: Step) -> None:
        for seat, messages in zip(self.seats, step.sent, strict=True):
            for message in messages:
                seat.write_text(message)
        self._is_writing = False
        self._next()


class Floor:
    """The ASGI application."""

    def __init__(self, log: SqliteLog, games: list[list[Step]]) -> None:
        self._log = log
        self._games = games
        self._tables: dict[str, Table] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Open a table, or let somebody in."""
        if scope["type"] == "http":
            number = len(self._tables)
            code, first = f"T{number}", number % len(self._games)
            # Each begins with another game, so that they do not all end at once.
            games = self._games[first:] + self._games[:first]
            self._tables[code] = Table(code, self._log, games)
            body = json.dumps({"code": code}).encode()
            size = [(b"content-length", str(len(body)).encode())]
            await send({"type": "http.response.start", "status": 200, "headers": size})
            await send({"type": "http.response.body", "body": body})
            return
        await receive()
        wire: Wire = scope[WIRE]
        wire.take = lambda said: self._take(wire, said)
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    def _take(self, wire: Wire, said: bytes) -> None:
        """The first three messages bring somebody to a chair; all others are of the game."""
        if b'"type":"hello"' in said:
            table = self._tables[json.loads(said)["table"]]
            table.seats.append(wire)
            wire.take = lambda later: self._seat(table, wire, later)
            wire.write_text(b'{"type":"sync"}')

    def _seat(self, table: Table, wire: Wire, said: bytes) -> None:
        if b'"do":"sit"' in said:
            wire.write_text(b'{"type":"sync","viewer":%d}' % len(table.seats))
        else:
            wire.write_text(b'{"type":"ack"}')
            wire.take = lambda _: table.ask()


async def _serve(folder: Path) -> None:
    games = await Recorder().play(GAMES)
    app = Floor(SqliteLog(folder / "floor.db"), games)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws=Wire,
        lifespan="off",
        ws_per_message_deflate=False,
    )
    gc.freeze()
    gc.set_threshold(GARBAGE)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        print(f"The floor is at http://127.0.0.1:{port}/", flush=True)
        await uvicorn.Server(config).serve(sockets=[listening])


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(Path(sys.argv[1])))
