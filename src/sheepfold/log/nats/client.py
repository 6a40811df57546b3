"""The client of nats-py, with a short path for what every move needs: to send, and to be answered.

nats-py reads the headers of a message letter by letter, puts it into a queue and wakes a task for
it; what is sent goes through another queue and task. That costs more than all the rest of an
append. Here a message is given to a function as soon as it has come, with its headers as they are,
and what is sent in one turn of the event loop is written to the socket at the end of it, together.

Connecting, coming back, pings and passwords stay with nats-py. It does not promise to keep
`_process_msg` and `_transport`, so pyproject.toml names the releases that this fits.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable

from nats.aio.client import Client
from nats.errors import Error as NatsError

logger = logging.getLogger("sheepfold")

Take = Callable[[bytes, bytes, bytes | None], None]
"""What is called with the subject, the data and the headers of a message."""

Unsubscribe = Callable[[], Awaitable[None]]


class NotEncrypted(NatsError):
    """TLS is wanted, and the server does not ask for it."""


class ShortClient(Client):
    """A connection to NATS."""

    def __init__(self) -> None:
        super().__init__()
        self._takers: dict[int, Take] = {}
        """By the number of the subscription."""
        self._unsent: list[bytes] = []

    @property
    def version(self) -> tuple[int, int] | None:
        """The release of the server, if it names one that we understand."""
        found = re.match(r"v?(\d{1,9})\.(\d{1,9})", str(self._server_info.get("version", "")))
        return None if found is None else (int(found[1]), int(found[2]))

    async def listen(self, subject: str, take: Take) -> Unsubscribe:
        """Pass every message of this subject to `take`. Returns the function that unsubscribes."""
        subscription = await self.subscribe(subject)
        number = subscription._id
        self._takers[number] = take

        async def end() -> None:
            if self._takers.pop(number, None) is not None and not self.is_closed:
                await subscription.unsubscribe()

        return end

    def send(self, subject: str, reply: str, headers: bytes, data: bytes) -> None:
        """Publish a message, with these headers in the form that NATS has for them."""
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._send_all)
        size = len(headers)
        start = f"HPUB {subject} {reply} {size} {size + len(data)}\r\n"
        self._unsent.append(b"%b%b%b\r\n" % (start.encode(), headers, data))

    def _send_all(self) -> None:
        unsent, self._unsent = self._unsent, []
        if self.is_connected and self._transport is not None:  # else it is not answered
            self._transport.write(b"".join(unsent))

    async def _process_connect_init(self) -> None:
        """Introduce ourselves. Raises `OSError`, `NatsError` and `TimeoutError`."""
        try:
            await super()._process_connect_init()
        except (OSError, NatsError, TimeoutError):
            raise
        except Exception as error:  # what the server says of itself makes no sense
            raise NatsError(f"this is no server of NATS: {error!r}") from error
        if not self.is_connected:  # it has closed the connection, which nats-py does not notice
            for task in (self._reading_task, self._ping_interval_task, self._flusher_task):
                if task is not None:
                    task.cancel()
            raise NatsError("the server closes the connection at once")

    async def _close(self, status: int, do_cbs: bool = True) -> None:
        """End the connection, also one that breaks while the rest is sent."""
        if self._reconnection_task is not None:  # it may fail on being cancelled
            self._reconnection_task.add_done_callback(
                lambda task: task.cancelled() or task.exception()
            )
        try:
            await super()._close(status, do_cbs)
        except (OSError, RuntimeError) as error:
            logger.debug("NATS: %r", error)
            self._pending, self._pending_data_size = [], 0
            self._status = Client.DISCONNECTED  # or it counts as done
            await super()._close(status, do_cbs)

    def _connect_command(self) -> bytes:
        """The first message, which has the password."""
        server = self._current_server
        # nats-py encrypts if the server asks for it, and otherwise does not, whatever the address.
        is_wanted = server is not None and server.uri.scheme == "tls"
        if is_wanted and not self._server_info.get("tls_required"):
            raise NotEncrypted("the server does not ask for TLS")
        return super()._connect_command()

    async def _process_msg(
        self, sid: int, subject: bytes, reply: bytes, data: bytes, headers: bytes
    ) -> None:
        take = self._takers.get(sid)
        if take is None:
            await super()._process_msg(sid, subject, reply, data, headers)
            return
        try:
            take(subject, data, headers)
        except Exception:  # whatever it is, the next messages must be read
            logger.exception("a message of NATS cannot be used")


def header_block(headers: dict[str, str]) -> bytes:
    r"""Headers as NATS wants them.

    >>> header_block({"Nats-Msg-Id": "7"})
    b'NATS/1.0\r\nNats-Msg-Id: 7\r\n\r\n'
    """
    lines = [f"{name}: {value}\r\n" for name, value in headers.items()]
    return f"NATS/1.0\r\n{''.join(lines)}\r\n".encode()


def read_headers(block: bytes | None) -> dict[str, str]:
    r"""Headers as they came, by name; a status that is not one's own has the name `Status`.

    >>> read_headers(b"NATS/1.0 503\r\n\r\n")
    {'Status': '503', 'Description': ''}
    >>> read_headers(b"NATS/1.0\r\nNats-Sequence: 7\r\n\r\n")
    {'Nats-Sequence': '7'}
    """
    if block is None:
        return {}
    first, *lines = block.decode(errors="replace").split("\r\n")
    found: dict[str, str] = {}
    status = first.removeprefix("NATS/1.0").strip()
    if status:
        found["Status"], _, found["Description"] = status.partition(" ")
    for line in lines:
        name, colon, value = line.partition(":")
        if colon:
            found[name] = value.strip()
    return found
