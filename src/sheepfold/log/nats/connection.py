"""A connection to NATS: requests, answers, and stored messages."""

import asyncio
import base64
import contextlib
import logging
import math
import ssl
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

import msgspec
from nats.errors import Error as NatsError

from sheepfold.log import LogFailure
from sheepfold.log.nats.address import NatsAddress
from sheepfold.log.nats.client import (
    NotEncrypted,
    ShortClient,
    Take,
    Unsubscribe,
    header_block,
    read_headers,
)
from sheepfold.log.nats.failures import (
    DISABLED,
    NOT_FOUND,
    NOT_NOW,
    Denied,
    Forbidden,
    JetStreamRefusal,
    NoLeader,
    Outdated,
    Unanswered,
    Unencrypted,
    Unreachable,
    Untrusted,
)
from sheepfold.log.nats.messages import IDENT, LEFT, SEQUENCE, SUBJECT, Portion, Stored

logger = logging.getLogger("sheepfold")

T = TypeVar("T")

Answer = Any
"""What JetStream answers: JSON, of which only a few fields are read."""

OLDEST = (2, 11)
"""The first NATS version that can return several messages for one request."""

CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 2.0
"""How long to wait for an answer before retrying."""

GIVE_UP_SECONDS = 12.0
"""Seconds until we give up. When a leader dies, a new one is elected after about five."""

PAUSE = 0.1
PORTION_BYTES = 4 * 1024 * 1024

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

LOST = "the connection to NATS is lost"

NO_HEADERS = header_block({})


class Reply(NamedTuple):
    """The last message of an answer, or the only one."""

    headers: dict[str, str]
    data: bytes


class NatsRequest(NamedTuple):
    """Something that was asked and is not answered yet."""

    found: list[Stored] | None
    """Where the messages of the answer go, if it may have several."""
    done: "asyncio.Future[Reply]"
    until: float
    """How long its answer is waited for."""


class ApiError(msgspec.Struct):
    """Why JetStream refuses something."""

    err_code: int = 0
    description: str = ""


class StoredAs(msgspec.Struct):
    """The answer to a message that is to be stored."""

    seq: int = 0
    error: ApiError | None = None


_stored_as = msgspec.json.Decoder(StoredAs).decode


class NatsConnection:
    """One connection of a process; it comes back by itself when a server of the cluster goes."""

    def __init__(self, address: NatsAddress) -> None:
        self._address = address
        self._client = ShortClient()
        self._problem: Exception | None = None
        self._inbox = ""
        self._asked = 0
        self._requests: dict[bytes, NatsRequest] = {}
        self._giving_up: asyncio.TimerHandle | None = None
        self._subscriptions: dict[int, tuple[str, Take]] = {}
        self._ends: dict[int, Unsubscribe] = {}
        self._returning: asyncio.Task[None] | None = None
        self._was_open = False
        self._forbidden: tuple[float, str] = (float("-inf"), "")
        """Until when, and in what words, NATS forbids what is asked for."""
        self._closing = False
        self.on_return: list[Callable[[], None]] = []
        """Called when the connection was lost and is back: something may have been missed."""

    async def open(self) -> None:
        """Connect. Raises `LogFailure`."""
        try:
            await _within(CONNECT_SECONDS, self._connect())
        except (OSError, NatsError, TimeoutError, ValueError) as error:
            await self.close()
            raise _refused_entry(self._problem or error) from error
        version = self._client.version
        if version is None or version < OLDEST:
            await self.close()
            found = "?" if version is None else ".".join(map(str, version))
            raise Outdated(found, ".".join(map(str, OLDEST)))
        self._was_open = True

    async def _connect(self) -> None:
        async def note(error: Exception) -> None:
            known = self._problem
            if known is None or isinstance(_refused_entry(known), Unreachable):
                self._problem = error  # else later errors are consequences of it
            logger.debug("NATS: %r", error)
            said = str(error).lower()
            if "permissions violation" in said:
                # Where our inbox may not be read, there are no answers at all.
                lasts = math.inf if "_inbox." in said else ANSWER_SECONDS
                until = asyncio.get_running_loop().time() + lasts
                self._forbidden = (until, str(error).removeprefix("nats: "))

        async def lost() -> None:
            if self._was_open and not self._closing:
                logger.warning("the connection to NATS is lost")

        async def back() -> None:
            if self._was_open:
                logger.warning("the connection to NATS is back")
            self._tell_of_return()

        async def ended() -> None:
            if not self._closing and client is self._client:
                self._returning = asyncio.create_task(self._return())

        self._client = client = ShortClient()
        await client.connect(
            list(self._address.servers),
            name="sheepfold",
            error_cb=note,
            disconnected_cb=lost,
            reconnected_cb=back,
            closed_cb=ended,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.25,  # type: ignore[arg-type]  # typed as whole seconds
            connect_timeout=2,
            ping_interval=1,
            max_outstanding_pings=2,
            skip_subject_validation=True,  # ours are made of letters and digits
        )
        self._inbox = client.new_inbox()
        await client.listen(f"{self._inbox}.*", self._collect)
        for number, (subject, take) in list(self._subscriptions.items()):
            self._ends[number] = await client.listen(subject, take)
        await client.flush()  # or an answer could come before NATS knows who waits for it

    async def _return(self) -> None:
        """Reconnect: after some server errors the client gives up for good."""
        while not self._closing:
            try:
                await _within(CONNECT_SECONDS, self._connect())
            except (OSError, NatsError, TimeoutError) as error:
                logger.debug("NATS: %r", error)
                await asyncio.sleep(1)
            else:
                logger.warning("the connection to NATS is back")
                self._tell_of_return()
                return

    def _tell_of_return(self) -> None:
        for called in self.on_return:
            called()

    @property
    def is_connected(self) -> bool:
        """Whether a server of the cluster can be reached, as far as it is known."""
        return self._client.is_connected

    @property
    def max_payload(self) -> int:
        """How many bytes a message may have."""
        return self._client.max_payload

    async def subscribe(self, subject: str, take: Take) -> Unsubscribe:
        """Subscribe to a subject. Returns the function that unsubscribes."""
        self._asked += 1
        number = self._asked
        self._subscriptions[number] = (subject, take)
        try:
            self._ends[number] = await self._client.listen(subject, take)
        except NatsError as error:  # it is made when the connection is back
            logger.debug("NATS: %r", error)

        async def end() -> None:
            self._subscriptions.pop(number, None)
            subscribed = self._ends.pop(number, None)
            if subscribed is not None:
                with contextlib.suppress(NatsError):  # of a connection that is gone
                    await subscribed()

        return end

    async def broadcast(self, subject: str, data: bytes) -> None:
        """Publish a message that may be lost."""
        try:
            await self._client.publish(subject, data)
        except NatsError as error:
            logger.debug("NATS: %r", error)

    async def publish(self, subject: str, data: bytes, headers: dict[str, str]) -> int:
        """Store a message; returns its number in the stream, once it is durable.

        Raises `Unanswered` if nobody knows whether it was, and another `LogFailure` if it was not.
        """
        return stored_seq(await self.ask(subject, data, header_block(headers)))

    async def api(self, question: str, **asked: object) -> Answer:
        """Ask JetStream something."""
        subject, data = f"$JS.API.{question}", _encode(asked) if asked else b""
        return _checked(_decode((await self.ask(subject, data)).data))

    async def with_retries(self, question: str, **asked: object) -> Answer:
        """The same, retried while there is no leader. Only for idempotent requests."""
        return await with_retries(lambda: self.api(question, **asked))

    def ask(
        self,
        subject: str,
        data: bytes,
        headers: bytes = NO_HEADERS,
        found: list[Stored] | None = None,
    ) -> "asyncio.Future[Reply]":
        """The last message of an answer, when those before it are in `found`; or the only one.

        Raises `LogFailure` if it cannot be sent.
        """
        client = self._client
        if not client.is_connected:  # or the client would send it later, when nobody waits for it
            raise LogFailure("the log is closed") if self._closing else NoLeader(LOST)
        if len(data) > client.max_payload:
            problem = f"NATS takes {client.max_payload} bytes at once (max_payload)"
            raise LogFailure(f"{problem}, and this is {len(data)}")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Reply] = loop.create_future()
        self._asked += 1
        reply = f"{self._inbox}.{self._asked}"
        until = loop.time() + ANSWER_SECONDS
        self._requests[reply.encode()] = NatsRequest(found, done, until)
        if self._giving_up is None:
            self._giving_up = loop.call_at(until, self._give_up)
        client.send(subject, reply, headers, data)
        return done

    def _give_up(self) -> None:
        """End the requests that have waited too long, all with one timer."""
        loop = asyncio.get_running_loop()
        self._giving_up = None
        now = loop.time()
        while self._requests:  # the oldest is the first
            name, request = next(iter(self._requests.items()))
            if request.until > now:
                self._giving_up = loop.call_at(request.until, self._give_up)
                return
            del self._requests[name]
            if not request.done.done():
                until, why = self._forbidden
                silence = Forbidden(why) if now <= until else Unanswered("NATS does not answer")
                request.done.set_exception(silence)

    def _collect(self, subject: bytes, data: bytes, block: bytes | None) -> None:
        """A message has come that answers something."""
        request = self._requests.get(subject)
        if request is None:
            return
        headers = read_headers(block)
        status, found, done = headers.get("Status"), request.found, request.done
        if found is not None and status is None:
            seq, subject_there = int(headers[SEQUENCE]), headers[SUBJECT]
            found.append(Stored(seq, subject_there, headers.get(IDENT, ""), data))
            return
        del self._requests[subject]
        if done.done():  # nobody waits for it any more
            return
        if status == "503":
            done.set_exception(NoLeader("NATS: nobody is there to answer"))
        elif found is None or status in ("204", "404"):  # the end, or nothing at all
            done.set_result(Reply(headers, data))
        else:
            done.set_exception(LogFailure(f"NATS: {headers['Description'] or status}"))

    async def last(self, stream: str, subject: str) -> Stored | None:
        """The last message of a subject, as the leader has it."""
        return await self._message(stream, last_by_subj=subject)

    async def next(self, stream: str, subject: str, seq: int) -> Stored | None:
        """The first message of a subject from this number on, as the leader has it."""
        return await self._message(stream, next_by_subj=subject, seq=seq)

    async def _message(self, stream: str, **which: object) -> Stored | None:
        try:
            found = (await self.with_retries(f"STREAM.MSG.GET.{stream}", **which))["message"]
        except JetStreamRefusal as refused:
            if refused.code in NOT_FOUND:
                return None
            raise
        ident = ""
        for line in base64.b64decode(found.get("hdrs", "")).decode(errors="replace").splitlines():
            if line.startswith(f"{IDENT}:"):
                ident = line.partition(":")[2].strip()
        data = base64.b64decode(found.get("data", ""))
        return Stored(found["seq"], found["subject"], ident, data)

    async def many(self, stream: str, **which: object) -> Portion:
        """The messages that are asked for, as any server of the stream has them.

        That server may be a moment behind the leader.
        """
        return await with_retries(lambda: self._many(stream, which))

    async def _many(self, stream: str, which: dict[str, object]) -> Portion:
        found: list[Stored] = []
        asked = _encode({**which, "max_bytes": PORTION_BYTES})
        end = await self.ask(f"$JS.API.DIRECT.GET.{stream}", asked, found=found)
        return Portion(found, int(end.headers.get(LEFT, 0)))

    async def close(self) -> None:
        """Close the connection."""
        self._closing = True
        if self._returning is not None:
            self._returning.cancel()
        if not self._client.is_closed:
            await self._client.close()


async def _within(seconds: float, work: Coroutine[Any, Any, None]) -> None:
    """Do this in so many seconds. Raises `TimeoutError`.

    Cancelling once, as `asyncio.timeout` does, is not enough: until Python 3.12 `asyncio.wait_for`,
    which nats-py uses, loses it if what it waits for fails at that moment.
    """
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait({task}, timeout=seconds)
        if not task.done():
            raise TimeoutError
        await task
    finally:
        while not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=PAUSE)


async def with_retries(ask: Callable[[], Awaitable[T]], seconds: float = GIVE_UP_SECONDS) -> T:
    """Retry a request while there is no leader. Only for idempotent requests.

    Gives up after so many seconds.
    """
    loop = asyncio.get_running_loop()
    began = loop.time()
    while True:
        try:
            return await ask()
        except NoLeader:
            if loop.time() > began + seconds:
                raise
        except Forbidden:
            raise
        except Unanswered:
            if loop.time() > began + GIVE_UP_SECONDS:
                raise
        except JetStreamRefusal as refused:
            if refused.code not in NOT_NOW:
                raise
            if loop.time() > began + GIVE_UP_SECONDS:
                raise Unanswered(f"nobody leads: {refused}") from refused
        await asyncio.sleep(PAUSE)


def _checked(answer: Answer) -> Answer:
    error = answer.get("error")
    if error is None:
        return answer
    raise _refusal(error.get("err_code", 0), error.get("description", ""))


def stored_seq(answer: Reply) -> int:
    """The number that a message was stored under, as this answer says. Raises `LogFailure`."""
    stored = _stored_as(answer.data)
    if stored.error is not None:
        raise _refusal(stored.error.err_code, stored.error.description)
    return stored.seq


def _refusal(code: int, description: str) -> LogFailure:
    if code in DISABLED:
        return NoLeader(f"NATS: {description}")
    return JetStreamRefusal(code, description)


def _refused_entry(problem: Exception) -> LogFailure:
    """Why there is no connection. The client has an error of its own for a wrong password, but does
    not always use it while it connects."""
    if isinstance(problem, NotEncrypted):
        return Unencrypted("NATS has no TLS")
    if isinstance(problem, ssl.SSLCertVerificationError):
        return Untrusted(problem.verify_message)
    if "authorization" in f"{problem!r}".lower():
        return Denied("NATS does not let us in")
    return Unreachable(f"NATS is not there: {problem!r}")
