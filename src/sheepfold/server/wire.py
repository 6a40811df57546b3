"""Uvicorn's WebSocket protocol, with a fast path for messages.

A move is shown to everyone at its table, mostly in the same bytes, and a command is handled at
once. So complete messages go straight to the client's code and straight to the socket; the
handshake, pings, closing and anything unusual stay with Uvicorn.

Everything that arrives is counted before it is handled. A client that sends too much is cut off,
and nothing more of it is read.
"""

import time
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from sheepfold.server.connections import Connection
from sheepfold.server.limits import Bucket, Limits

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


CLOSE_SECONDS = 1.0
"""Seconds for the last message to arrive; aborting at once could discard it."""

TOO_MUCH = b"\x88\x02\x03\xf0"
"""A closing frame that says: against the rules (1008)."""

TOO_LARGE = b"\x88\x02\x03\xf1"
"""One that says: larger than a message may be (1009)."""


class Wire(WebSocketsSansIOProtocol):
    """A connection whose messages are given to `take` as they come."""

    take: Callable[[bytes], None] | None = None
    frames_read = 0
    """How many frames were looked at."""
    _rest = b""
    """The beginning of a frame that is not complete yet."""
    _odd = False
    """Whether something invalid has come; Uvicorn reports it and ends the connection."""
    _is_cut = False

    def __init__(self, *args: Any, connection: Connection | None = None, **named: Any) -> None:
        super().__init__(*args, **named)
        limits, now = connection.limits if connection is not None else Limits(), time.monotonic()
        self.connection = connection
        """The TCP connection that carries it."""
        self._controls = Bucket(limits.controls_per_second, limits.controls_burst, now)
        self._bytes = Bucket(limits.bytes_per_second, limits.bytes_burst, now)

    def data_received(self, data: bytes) -> None:
        """Cut what has come into frames."""
        if self._is_cut:
            return
        if self.take is None or self._odd:
            if self.handshake_initiated and not self.handshake_complete:
                self.transport.abort()  # no messages before the handshake is over
            else:
                super().data_received(data)
            return
        now = time.monotonic()
        if not self._bytes.take(now, len(data)):
            self.cut(TOO_MUCH)
            return
        data = self._rest + data
        at, end = 0, len(data)
        while end - at >= 2 and not self._is_cut:
            size, body = data[at + 1] - MASKED, at + 6
            if size == 126:
                if end - at < 4:
                    break
                size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            elif size == 127:
                if end - at < 10:
                    break
                size, body = int.from_bytes(data[at + 2 : at + 10], "big"), at + 14
            if not 0 <= size <= self.config.ws_max_size:
                self._odd = True
                break
            stop = body + size
            if stop > end:
                break
            self.frames_read += 1
            if data[at] not in MESSAGE:
                if not self._controls.take(now):
                    self.cut(TOO_MUCH)
                    return
                super().data_received(data[at:stop])
                if self.transport.is_closing():
                    return
            else:
                message = apply_mask(data[body:stop], data[body - 4 : body])
                self._give(message, is_text=data[at] == MESSAGE[0])
            at = stop
        self._rest = b"" if at == end or self._is_cut else data[at:]
        if self._odd and not self._is_cut:
            super().data_received(self._rest)

    def handle_text(self, event: Frame) -> None:
        """A message that did not take the fast path."""
        if event.fin:
            self._give(bytes(event.data), is_text=event.opcode == Opcode.TEXT)
        else:
            self.cut(TOO_LARGE)

    handle_bytes = handle_text

    def handle_cont(self, event: Frame) -> None:  # noqa: ARG002
        """Every message of ours fits into one frame; in endless parts it would fill memory."""
        self.cut(TOO_LARGE)

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

    def cut(self, last: bytes = b"") -> None:
        """Read nothing more, and close once the last message has had time to arrive."""
        if self._is_cut:
            return
        self._is_cut = True
        self._rest = b""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})
        if self.transport.is_closing():
            return
        self.transport.pause_reading()
        if last and not self.close_sent:
            self.close_sent = True
            self.transport.write(last)
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def connection_made(self, transport: Any) -> None:
        """From now on this protocol ends the connection."""
        super().connection_made(transport)
        if self.connection is not None:
            limits = self.connection.limits
            self.connection.expect(limits.request_seconds + limits.hello_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        super().connection_lost(exc)
        if self.connection is not None:
            self.connection.end()

    def settle(self) -> None:
        """Somebody is at a table now, and may be silent for as long as a game takes."""
        if self.connection is not None:
            self.connection.proceed()

    def keepalive_timeout(self) -> None:
        """No pong has come; what was not read until now is discarded."""
        super().keepalive_timeout()
        self.transport.abort()

    def write_text(self, message: bytes) -> bool:
        """Write a text message; `False` if the other side does not read and buffers are full."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True  # it is closed, and its reader will notice
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
        scope: dict[str, object] = self.scope  # type: ignore[assignment]
        scope[WIRE] = self
        scope["query_string"] = b""  # for balancers only; Uvicorn would log the table's code
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()
        elif self.connection is not None:
            self.connection.expect(self.connection.limits.answer_seconds)


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
