"""Uvicorn's HTTP protocol, with limits on how long it waits and how much it reads.

A request must arrive completely, and its answer must be read, within a time limit. Uvicorn itself
only ends keep-alive connections that stay idle. It also reads bodies without a limit, even after
the answer, and buffers whatever arrives while an answer is being made.
"""

from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from sheepfold.server.connections import Connection
from sheepfold.server.wire import CLOSE_SECONDS, Wire

HEAD_BYTES = 64 * 1024
"""The size limit of the headers; h11 itself refuses more."""

CLOSE = (b"connection", b"close")

MOST_PARTS = 100
"""The most parts a body may come in: even a part of one byte costs time, and ours are small."""

BAD_REQUEST = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"x-content-type-options: nosniff\r\nconnection: close\r\ncontent-length: 21\r\n\r\n"
    b"This is not HTTP/1.1\n"
)


class FewParts(h11.Connection):
    """Reads requests; of a body in very many parts, only the first ones."""

    _parts = 0

    @property
    def is_too_much(self) -> bool:
        """Whether there were so many parts that no more are read."""
        return self._parts >= MOST_PARTS

    def next_event(self) -> Any:
        """The next event; none once there are too many parts."""
        if self.is_too_much:
            return h11.NEED_DATA
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._parts = 0
        elif isinstance(event, h11.Data):
            self._parts += 1
        return event


class TimedHttp(H11Protocol):
    """One connection: for pages, for a WebSocket, or idle."""

    _unanswered = 0
    """How many bytes have arrived that belong to no answered request."""
    _is_too_much = False
    """Whether they exceed the size of a request; then no more are read."""

    def __init__(self, connection: Connection, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.conn = self._reader = FewParts(h11.SERVER, HEAD_BYTES)
        self._connection = connection
        self._limits = connection.limits
        self.ws_protocol_class = partial(Wire, connection=connection)  # type: ignore[assignment]

    def connection_made(self, transport: Any) -> None:
        """From now on it can be ended."""
        super().connection_made(transport)
        self._connection.abort = transport.abort
        self._connection.unread = transport.get_write_buffer_size
        if self._connection.is_over:  # it was closed for another one in the meantime
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        super().connection_lost(exc)
        self._connection.end()

    def data_received(self, data: bytes) -> None:
        """Read, but no more than one request; a complete one is still answered."""
        if self._is_too_much:
            return
        self._unanswered += len(data)
        super().data_received(data)
        if self._is_too_much and self.cycle is not None and self.cycle.response_complete:
            self._end_soon()

    def handle_events(self) -> None:
        """Lift the time limit when a request is complete."""
        super().handle_events()
        most = HEAD_BYTES + self._body_bytes()
        self._is_too_much |= self._reader.is_too_much or self._unanswered > most
        if self._is_too_much and self.cycle is not None:
            self.cycle.default_headers = [*self.server_state.default_headers, CLOSE]
        self._proceed()

    def on_response_complete(self) -> None:
        """Limit the time until the answer is read and the next request arrives."""
        limits = self._limits
        paused = self.flow.write_paused
        self._connection.expect(limits.answer_seconds if paused else limits.request_seconds)
        if self._is_too_much:
            self._end_soon()
            return
        self._unanswered = len(self.conn.trailing_data[0])
        super().on_response_complete()

    def pause_writing(self) -> None:
        """The client does not read the answer: limit the time."""
        super().pause_writing()
        self._connection.expect(self._limits.answer_seconds)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._proceed()

    def _proceed(self) -> None:
        cycle = self.cycle
        if cycle is None or cycle.more_body or cycle.response_complete or self.flow.write_paused:
            return
        self._connection.proceed()

    def _body_bytes(self) -> int:
        """The size limit of this request's body: only who announces a record may send one."""
        most, usual = self._limits.record_bytes, self._limits.message_bytes
        for name, value in self.headers or ():
            if name == b"content-length":
                return max(usual, min(most, int(value)))
            if name == b"transfer-encoding":
                return max(usual, most)
        return usual

    def _end_soon(self) -> None:
        """Close after a delay: aborting at once could discard the answer."""
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """Refuse what is not HTTP, in one piece."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(BAD_REQUEST)
        self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        """Nothing: anybody could fill the log with it."""
