"""A server in this process, without sockets, and tables for it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx

from sheepfold.games import GAMES
from sheepfold.log.memory import MemoryLog
from sheepfold.server.app import make_app
from sheepfold.server.limits import Limits
from sheepfold.table.actions import Play
from sheepfold.table.entries import Settings
from sheepfold.table.entry_codec import encode_entry
from tests.table.host import Host


def played_table(name: str, moves: int = 10_000, settings: Settings | None = None) -> Host:
    """A table after so many moves."""
    game = GAMES[name]
    host = Host(game.Options(), settings).seat(game.SEATS[0]).start()
    rng = Random(name)
    while host.table.phase == "playing" and moves:
        seat = game.actors(host.table.state)[0]
        host.ask(Play(rng.choice(game.moves(host.table.state, seat))), seat)
        moves -= 1
    return host


@asynccontextmanager
async def serving(
    host: Host | None = None, limits: Limits | None = None, **environment: Any
) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a server, with this table."""
    log = MemoryLog()
    app = make_app(log, limits, **environment)
    if host is not None:
        await log.append("TESTED", 0, [encode_entry(entry) for entry in host.log])
    over = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=over, base_url="http://here") as http:
        yield http
