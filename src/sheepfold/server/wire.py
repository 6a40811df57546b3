"""Uvicorn's WebSocket protocol, with a short way out for frames that many sockets are sent.

A move is shown to everyone at its table, mostly in the same bytes. So a message is framed once, and
each socket only writes it.
"""

from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

WRITE = "sheepfold.write"
"""Where a connection's scope has its way out."""


class Wire(WebSocketsSansIOProtocol):
    """A connection that can write a framed message at once."""

    def handle_connect(self, event: Any) -> None:
        """Accept as Uvicorn does, and offer the short way."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            scope: dict[str, Any] = self.scope  # type: ignore[assignment]
            scope[WRITE] = self.write_text

    def handle_cont(self, event: Frame) -> None:  # noqa: ARG002
        """Every message of ours fits into one frame; in endless parts it would fill memory."""
        self._refuse()

    def handle_text(self, event: Frame) -> None:
        """A whole message."""
        if event.fin:
            super().handle_text(event)
        else:
            self._refuse()

    def handle_bytes(self, event: Frame) -> None:
        """A whole message."""
        if event.fin:
            super().handle_bytes(event)
        else:
            self._refuse()

    def handle_ping(self) -> None:
        """Answer, unless the answers to earlier ones are not read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

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


@lru_cache(maxsize=256)
def framed(message: bytes) -> bytes:
    """A text message as a WebSocket frame.

    >>> framed(b"hi")
    b'\\x81\\x02hi'
    """
    return Frame(Opcode.TEXT, message).serialize(mask=False)
