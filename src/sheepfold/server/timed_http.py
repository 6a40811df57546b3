"""Uvicorn's HTTP protocol, with a time limit for everything that one could wait for in vain.

A request must arrive as a whole and its answer must be read. Uvicorn itself only ends connections
on which an answered request is not followed by another.
"""

from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from sheepfold.server.connections import Connection
from sheepfold.server.wire import Wire

BAD_REQUEST = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"x-content-type-options: nosniff\r\nconnection: close\r\ncontent-length: 21\r\n\r\n"
    b"This is not HTTP/1.1\n"
)


class TimedHttp(H11Protocol):
    """A connection that asks for pages, or for a WebSocket, or for nothing at all."""

    def __init__(self, place: Connection, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._place = place
        self._limits = place.limits
        self.ws_protocol_class = partial(Wire, place=place)  # type: ignore[assignment]

    def connection_made(self, transport: Any) -> None:
        """From now on it can be ended."""
        super().connection_made(transport)
        self._place.abort = transport.abort
        self._place.unread = transport.get_write_buffer_size
        if self._place.is_over:  # somebody else needed its place meanwhile
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        super().connection_lost(exc)
        self._place.end()

    def handle_events(self) -> None:
        """Take the time limit away when a request has come as a whole."""
        super().handle_events()
        self._proceed()

    def on_response_complete(self) -> None:
        """Wait until it is read, and for the next request."""
        limits = self._limits
        paused = self.flow.write_paused
        self._place.expect(limits.answer_seconds if paused else limits.request_seconds)
        super().on_response_complete()

    def pause_writing(self) -> None:
        """The answer is not read."""
        super().pause_writing()
        self._place.expect(self._limits.answer_seconds)

    def resume_writing(self) -> None:
        """It was read."""
        super().resume_writing()
        self._proceed()

    def _proceed(self) -> None:
        cycle = self.cycle
        if cycle is None or cycle.more_body or cycle.response_complete or self.flow.write_paused:
            return
        self._place.proceed()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """Refuse what is not HTTP, in one piece."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(BAD_REQUEST)
        self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        """Nothing: anybody could fill the log with it."""
