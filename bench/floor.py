"""What nobody can do without: the sockets and the durable log of the server, and no game at all.

`python -m bench.floor FOLDER` speaks to bench/load.py as the server does, and says the same words
again and again: a move is appended to the log as it came, and when it is durable everybody is sent
frames as long as those of a game. What the server takes beyond this, it takes for the game.
"""

import asyncio
import itertools
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uvloop

from sheepfold.log.sqlite import SqliteLog
from sheepfold.server.wire import framed

MOVES = [{"type": "swap", "a": n, "b": n + 1} for n in range(30)]
VIEW = {"phase": "hide", "tiles": ["as long as a view is"] * 38}
ACCEPTED = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"


def message(**said: object) -> bytes:
    """A message in its frame."""
    return framed(json.dumps(said, separators=(",", ":")).encode())


DRAW_BEGUN = message(type="frame", news={"what": "draw_begun"}, table={"draw": {"seal": ""}})
SEALED = message(type="frame")
SHOWN = message(type="frame", view=VIEW)
ASKED = message(type="frame", view=VIEW, legal=MOVES)


class Table:
    """Those who sit together, and how many entries they have made."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.seats: list[Seat] = []
        self.version = 0
        self.turns: Iterator[int] = itertools.cycle(range(5))
        self._opened = 0

    def begin(self, said: bytes) -> None:
        """Go through a draw, to which everybody adds, as every game begins."""
        if b'"do":"open_draw"' in said:
            self._opened += 1
            if self._opened % len(self.seats) == 0:
                self.show()
            return
        for seat in self.seats:
            seat.transport.write(SEALED if b'"do":"seal_draw"' in said else DRAW_BEGUN)

    def show(self) -> None:
        """Send everybody a frame; one of them is to move next."""
        turn = next(self.turns)
        for number, seat in enumerate(self.seats):
            seat.transport.write(ASKED if number == turn else SHOWN)


class Seat(asyncio.Protocol):
    """One connection."""

    tables: dict[str, Table] = {}  # noqa: RUF012
    log: SqliteLog

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self._is_open = False
        self._rest = b""
        self._table: Table

    def connection_made(self, transport: Any) -> None:
        """Somebody has come."""
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Open a table, let a client in, or cut what it says into messages."""
        if self._is_open:
            data = self._rest + data
            while len(data) >= 6:
                size, body = data[1] - 128, 6
                if size == 126:
                    size, body = int.from_bytes(data[2:4], "big"), 8
                if len(data) < body + size:
                    break
                self._take(data[body : body + size])
                data = data[body + size :]
            self._rest = data
        elif data.startswith(b"POST"):
            code = f"T{len(self.tables)}"
            self.tables[code] = Table(code)
            self.transport.write(b"HTTP/1.1 200 OK\r\n\r\n" + json.dumps({"code": code}).encode())
            self.transport.close()
        else:
            self._is_open = True
            self.transport.write(ACCEPTED)

    def _take(self, said: bytes) -> None:
        if b'"do":"play"' in said:
            table = self._table
            done = self.log.append(table.code, table.version, [said])
            table.version += 1
            done.add_done_callback(lambda _: table.show())
        elif b'"type":"hello"' in said:
            self._table = self.tables[json.loads(said)["table"]]
            self._table.seats.append(self)
            self.transport.write(message(type="sync"))
        elif b'"do":"sit"' in said:
            self.transport.write(message(type="sync", viewer=len(self._table.seats)))
        elif b'"do":"ready"' in said:
            self.transport.write(message(type="frame", ack="yes"))
        else:
            self._table.begin(said)


async def _serve(folder: Path) -> None:
    Seat.log = SqliteLog(folder / "floor.db")
    server = await asyncio.get_running_loop().create_server(Seat, "127.0.0.1", 0)
    print(f"The floor is at http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(Path(sys.argv[1])))
