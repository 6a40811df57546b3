"""Accepting connections, one in each turn of the event loop.

Uvicorn accepts everything that is pending in one turn of the loop, up to the limit of open files.
Here a flood of new connections cannot starve those that are already open.
"""

import asyncio
import errno
import socket
import ssl
import time
from collections.abc import Callable

from sheepfold.server.connections import Connection, Connections
from sheepfold.server.timed_http import TimedHttp

SWEEP_SECONDS = 1.0
REFUSAL_PAUSE = 0.001
"""Seconds to pause after a connection was refused, so that a client which reconnects at once cannot
set the pace.
"""
NO_MORE_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
PAUSE = 0.05
"""Seconds to wait when the process has no file descriptors left."""


class Acceptor:
    """Accepts connections on a listening socket until it is closed."""

    def __init__(
        self,
        listening: socket.socket,
        connections: Connections,
        protocol: Callable[[Connection], TimedHttp],
        tls: ssl.SSLContext | None,
    ) -> None:
        self._listening = listening
        self._connections = connections
        self._protocol = protocol
        self._tls = tls
        self._working: list[asyncio.Task[None]] = []
        self._welcoming: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin, in the running loop."""
        self._listening.setblocking(False)
        loop = asyncio.get_running_loop()
        self._working = [loop.create_task(self._accept()), loop.create_task(self._sweep())]

    async def close(self) -> None:
        """Stop accepting; open connections stay open."""
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        self._listening.close()
        if self._welcoming:
            await asyncio.wait(self._welcoming, timeout=PAUSE)
        for task in self._welcoming:  # connections in the middle of their TLS handshake
            task.cancel()

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                accepted, peer = await loop.sock_accept(self._listening)
            except OSError as error:
                if error.errno in NO_MORE_FILES:
                    self._connections.make_room()
                    await asyncio.sleep(PAUSE)
                continue  # otherwise the client has gone already
            connection = self._connections.admit(str(peer[0]))
            if connection is not None:
                task = loop.create_task(self._welcome(accepted, connection))
                self._welcoming.add(task)
                task.add_done_callback(self._welcoming.discard)
                await asyncio.sleep(0)
            else:
                accepted.close()
                await asyncio.sleep(REFUSAL_PAUSE)

    async def _welcome(self, accepted: socket.socket, connection: Connection) -> None:
        task = asyncio.current_task()
        if self._tls is not None and task is not None:
            connection.abort = task.cancel
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: self._protocol(connection),
                accepted,
                ssl=self._tls,
                ssl_handshake_timeout=connection.limits.request_seconds if self._tls else None,
            )
        except OSError:  # the client has gone, or does not speak TLS
            connection.end()
        except asyncio.CancelledError:
            connection.end()
            raise

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._connections.sweep(time.monotonic())
