"""A network cable between browsers and the server, that can be pulled out and put back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

CHUNK = 65536


class Cable:
    """Passes bytes on while it is whole."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._ends: set[asyncio.StreamWriter] = set()
        self._frozen: set[asyncio.StreamWriter] = set()
        self._whole = True
        self.url = ""

    def cut(self) -> None:
        """Break every connection, and let none through until it is mended."""
        self._whole = False
        for end in self._ends:
            end.transport.abort()

    def freeze(self) -> None:
        """Lose what is sent from now on over the connections there are, and tell nobody."""
        self._frozen |= self._ends

    def mend(self) -> None:
        """Let connections through again."""
        self._whole = True

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Everything both ways, until one side has enough."""
        if not self._whole:
            writer.transport.abort()
            return
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self._port)
        both = (writer, there_writer)
        self._ends.update(both)
        await asyncio.wait(
            [
                asyncio.ensure_future(self._pass_on(reader, there_writer)),
                asyncio.ensure_future(self._pass_on(there_reader, writer)),
            ]
        )
        self._ends.difference_update(both)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(CHUNK):
                if writer not in self._frozen:
                    writer.write(data)
                    await writer.drain()
        writer.close()


@asynccontextmanager
async def cable(port: int) -> AsyncIterator[Cable]:
    """A whole cable to this port; browsers plug in at its `url`."""
    made = Cable(port)
    there = await asyncio.start_server(made.carry, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{there.sockets[0].getsockname()[1]}"
    try:
        yield made
    finally:
        there.close()
        made.cut()
        await there.wait_closed()
