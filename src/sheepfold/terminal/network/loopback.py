"""A server within this process: a table on one device is played like any other."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

import uvicorn
from starlette.types import ASGIApp

from sheepfold.server.limits import Limits
from sheepfold.server.wire import Wire

ENDLESS = 10**9

ALONE = Limits(
    messages_per_second=ENDLESS,
    burst=ENDLESS,
    address_messages_per_second=ENDLESS,
    address_burst=ENDLESS,
    refusals=ENDLESS,
    looks_per_minute=ENDLESS,
    requests_per_second=ENDLESS,
    requests_burst=ENDLESS,
    looks_burst=ENDLESS,
    unknown_per_minute=ENDLESS,
    unknown_burst=ENDLESS,
)
"""For a server that only its owner can reach: nothing is limited."""


class _Server(uvicorn.Server):
    """Leaves the signals to whoever owns the terminal."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def loopback(app: ASGIApp, port: int = 0) -> AsyncIterator[str]:
    """Serve this application on a port of the loopback, by default a free one; gives its address.

    >>> from sheepfold.log.memory import MemoryLog
    >>> from sheepfold.server.app import make_app
    >>> async def where() -> str:
    ...     async with loopback(make_app(MemoryLog())) as address:
    ...         return address.rpartition(":")[0]
    >>> asyncio.run(where())
    'http://127.0.0.1'
    """
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=port,
        log_config=None,  # a line of log would spoil the screen
        ws=Wire,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
    )
    server = _Server(config)
    listening = config.bind_socket()
    serving = asyncio.get_running_loop().create_task(server.serve(sockets=[listening]))
    while not (server.started or serving.done()):
        await asyncio.sleep(0.005)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving
