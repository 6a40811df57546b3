"""Uvicorn's WebSocket protocol, with a short way in and out for messages.

A move is shown to everyone at its table, mostly in the same bytes, and what a person asks for is
seen to at once. So whole messages go straight to the client's code and straight to the socket; the
handshake, pings, closing and whatever is not quite right stay Uvicorn's.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

WIRE = "sheepfold.wire"
"""Where a connection's scope has its wire."""

MESSAGE = (0x81, 0x82)
"""How a text or a binary message begins that fits into one frame."""


MASKED = 0x80
"""What a client's frames have in their second byte, beside the size."""


class Wire(WebSocketsSansIOProtocol):
    """A connection whose messages are given to `take` as they come."""

    take: Callable[[bytes], None] | None = None
    _rest = b""
    """The beginning of a frame that has not come as a whole."""
    _odd = False
    """Whether something came that only Uvicorn can judge; then it reads all that follows."""

    def data_received(self, data: bytes) -> None:
        """Cut what has come into frames."""
        if self.take is None or self._odd:
            super().data_received(data)
            return
        data = self._rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            size, body = data[at + 1] - MASKED, at + 6
            if size == 126:
                if end - at < 4:
                    break
                size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            elif size == 127:
                size = self.config.ws_max_size + 1
            if not 0 <= size <= self.config.ws_max_size:
                self._odd = True
                break
            stop = body + size
            if stop > end:
                break
            if data[at] not in MESSAGE:
                super().data_received(data[at:stop])
            else:
                message = apply_mask(data[body:stop], data[body - 4 : body])
                self._give(message, is_text=data[at] == MESSAGE[0])
            at = stop
        self._rest = b"" if at == end else data[at:]
        if self._odd:
            super().data_received(self._rest)

    def handle_text(self, event: Frame) -> None:
        """A message that came by the long way."""
        if event.fin:
            self._give(bytes(event.data), is_text=event.opcode == Opcode.TEXT)
        else:
            self._refuse()

    handle_bytes = handle_text

    def handle_cont(self, event: Frame) -> None:  # noqa: ARG002
        """Every message of ours fits into one frame; in endless parts it would fill memory."""
        self._refuse()

    def handle_ping(self) -> None:
        """Answer, unless the answers to earlier ones are not read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def _give(self, message: bytes, is_text: bool) -> None:
        if self.close_sent or self.take is None:
            return
        try:
            if is_text:
                message.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            self.take(message)

    def _refuse(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1009})
        self.transport.close()

    def write_text(self, message: bytes) -> bool:
        """Write a text message; `False` if the other side does not read and buffers are full."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True  # it is gone, and its reader will learn that by itself
        if not self.writable.is_set():
            return False
        self.transport.write(framed(message))
        return True

    async def send(self, message: Any) -> None:
        """Send as Uvicorn does; a handshake that was refused in words is over too."""
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # else Uvicorn would log an error for each of them

    async def run_asgi(self) -> None:
        """Serve as Uvicorn does; nobody waits for one who has stopped reading."""
        # Here, because Uvicorn makes the scope and the task of this in one go, and an eager task
        # begins at once.
        scope: dict[str, Any] = self.scope  # type: ignore[assignment]
        scope[WIRE] = self
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()


def framed(message: bytes) -> bytes:
    """A text message as a WebSocket frame.

    >>> framed(b"hi")
    b'\\x81\\x02hi'
    """
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)
