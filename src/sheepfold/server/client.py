"""One socket: its messages are handled at once and in order, and a slow client holds up nobody."""

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from functools import lru_cache

import msgspec
from starlette.types import Receive, Scope, Send

from sheepfold.games.codec import AnyMove
from sheepfold.games.contract import Refusal
from sheepfold.games.history import without_history
from sheepfold.games.viewing import open_turn, refusal_in_the_open
from sheepfold.locales import sentence
from sheepfold.log import LogFailure
from sheepfold.server import protocol
from sheepfold.server.eviction import make_room
from sheepfold.server.hosts import counted_address
from sheepfold.server.limits import Bucket, TooFast
from sheepfold.server.requests import Request
from sheepfold.server.room import Room
from sheepfold.server.rooms import ELSEWHERE_SECONDS, IDLE_SECONDS, Server
from sheepfold.server.shared_work import Gone, unless_gone
from sheepfold.server.table_loading import refusal_of
from sheepfold.server.watcher import Watcher, chair_of
from sheepfold.server.wire import WIRE, Wire
from sheepfold.table.actions import AskTakeover, DropClaim, Play, Sit, UseLink
from sheepfold.table.allowed import NotAllowed, hash_of
from sheepfold.table.queries import chair_names, known_tokens
from sheepfold.table.table import Table

logger = logging.getLogger("sheepfold")

CLOSING_SECONDS = 5.0
MOST_TOKENS = 16
"""How many tokens one socket may give: a device has a few seats, and over time perhaps more."""
CROWDED_SECONDS = 5.0
"""Seconds after which to retry from an address that has too many connections."""
PONG = protocol.encode(protocol.Pong())
SITTING = (Sit, UseLink)
"""What gives a connection a seat."""
CLAIMING = (AskTakeover, DropClaim)
"""What only a connection with a claim may do."""
BIGGEST = 2**53
"""The largest integer that every client can represent. No number at a table comes near it."""


class Client:
    """One socket. A client that does not read is cut off, and gets a `sync` when it reconnects."""

    def __init__(self, server: Server, scope: Scope, receive: Receive, send: Send) -> None:
        self.server = server
        self.language = "en"
        self.room: Room | None = None
        self.address = counted_address(scope["client"][0]) if scope.get("client") else ""
        self.watcher = Watcher([], self.send, self.address, self._dismiss)
        self._wire: Wire = scope[WIRE]
        self.connection = self._wire.connection
        self._asgi_receive = receive
        self._asgi_send = send
        self._task: asyncio.Task[None] | None = None
        self._closing: asyncio.Future[None] | None = None
        limits = server.limits
        self._bucket = Bucket(limits.messages_per_second, limits.burst, time.monotonic())
        self._first: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting: deque[bytes] = deque()
        """Messages that came while another one was being handled."""
        self._busy = True
        self._advising: asyncio.Task[None] | None = None
        self._refusals = 0
        self._cut = False

    def send(self, message: bytes) -> None:
        """Send a message at once, or cut off a client whose buffers are full."""
        if self._cut:
            return
        self.server.frames_sent += 1
        if not self._wire.write_text(message):
            self._cut = True
            if self._task is not None:
                self._task.cancel()

    def bye(self, why: NotAllowed, again: float | None = None) -> None:
        """Send the last message and close."""
        goodbye = protocol.Bye(why.reason, sentence(why, self.language), again)
        self.send(protocol.encode(goodbye))
        if not self._cut:
            self._cut = True
            self._closing = asyncio.ensure_future(_close(self._asgi_send))

    async def serve(self) -> None:
        """Serve this socket until it is closed."""
        self._task = asyncio.current_task()
        await self._asgi_receive()  # `websocket.connect`
        self._wire.take = self._take
        await self._asgi_send({"type": "websocket.accept"})
        self.server.sockets.add(self)
        self.server.addresses[self.address] += 1
        gone = asyncio.ensure_future(self._gone())
        try:
            if await self._hello(gone):
                self._wire.settle()
                self._next()
                await gone
        except asyncio.CancelledError:
            if not self._cut:
                raise
        finally:
            self._cut = True
            gone.cancel()
            if self._advising is not None:
                self._advising.cancel()
            self.server.sockets.discard(self)
            self.server.addresses[self.address] -= 1
            if not self.server.addresses[self.address]:
                del self.server.addresses[self.address]
            if self.room is not None:
                self.room.leave(self.watcher)
                loop = asyncio.get_running_loop()
                loop.call_later(IDLE_SECONDS, self.server.forget, self.room.table.code)
            if self._closing is not None:  # or the last message would be lost
                await asyncio.wait({self._closing}, timeout=CLOSING_SECONDS)
                self._closing.cancel()

    async def _gone(self) -> None:
        while (await self._asgi_receive())["type"] != "websocket.disconnect":
            pass

    async def _hello(self, gone: asyncio.Future[None]) -> bool:
        seconds = self.server.limits.hello_seconds
        either: set[asyncio.Future[bytes] | asyncio.Future[None]] = {self._first, gone}
        await asyncio.wait(either, timeout=seconds, return_when="FIRST_COMPLETED")
        if gone.done():
            return False
        try:
            hello = protocol.decode_client(self._first.result() if self._first.done() else b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            hello = protocol.Resync()  # anything but a hello
        if not isinstance(hello, protocol.Hello):
            self.bye(NotAllowed("no-hello"))
            return False
        self.language = hello.language
        if hello.version != protocol.VERSION:
            self.bye(NotAllowed("other-version"))
            return False
        server = self.server
        if server.addresses[self.address] > server.limits.address_connections:
            self.bye(NotAllowed("too-fast"), again=CROWDED_SECONDS)
            return False
        if wait := server.messages.wait(self.address):
            self.bye(NotAllowed("too-fast"), again=wait)
            return False
        self.watcher.hold([hash_of(token) for token in dict.fromkeys(hello.tokens)])
        if hello.look is not None and 0 <= hello.look < len(hello.tokens):
            self.watcher.look(hash_of(hello.tokens[hello.look]))
        try:
            known = server.rooms.get(hello.table.upper())
            if known is not None and self.watcher.chairs(known.table):
                room = known  # even if others guess codes from the same address
            else:
                room = await unless_gone(gone, server.find(hello.table, self.address))
            if room.is_shared:  # the client may have seen newer entries at another node
                await unless_gone(gone, room.catch_up())
            while server.rooms.get(room.table.code) is not room:  # it was idle, and has left memory
                room = await unless_gone(gone, server.find(hello.table, self.address))
        except Gone:
            return False
        except TooFast as refused:
            self.bye(refused, again=refused.wait)
            return False
        except NotAllowed as refused:
            if refused.reason == "no-such-table":
                self.refuse(refused, None)
                refused = NotAllowed("no-table")
            self.bye(refused)
            return False
        except LogFailure as failure:
            logger.error("the log cannot read: %s", failure)
            self.bye(NotAllowed("cannot-write"), again=1.0)
            return False
        if self.server.closing:
            self.bye(NotAllowed("server-closing"), again=1.0)
            return False
        if server.environment.presence.is_cut_off:
            self.bye(NotAllowed("cannot-write"), again=ELSEWHERE_SECONDS)
            return False
        make_room(room, self.watcher, server.limits)
        self.room = room
        room.join(self.watcher)
        return True

    def _take(self, data: bytes) -> None:
        """A message has arrived."""
        if self._cut:
            return
        if not self._first.done():
            self._first.set_result(data)
        elif self._is_too_fast(time.monotonic()):
            self._refuse_too_fast(_id_of(data))
        elif self._busy:
            self._waiting.append(data)
        else:
            self._handle(data)

    def _is_too_fast(self, now: float) -> bool:
        """Whether this connection, or all of its address together, exceed their rate."""
        if not self._bucket.take(now):
            return True
        return not self.server.messages.of(self.address, now).take(now)

    def _next(self) -> None:
        """Handle the messages that had to wait."""
        self._busy = False
        while self._waiting and not self._busy and not self._cut:
            self._handle(self._waiting.popleft())

    def _handle(self, data: bytes) -> None:
        room = self.room
        assert room is not None
        try:
            message = protocol.decode_client(data, room.table.game)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.refuse(NotAllowed("not-a-message"), _id_of(data))
            return
        if isinstance(message, protocol.Do):
            self._do(room, message)
            return
        match message:
            case protocol.Look(chair):
                if chair is not None and chair not in self.watcher.chairs(room.table):
                    self.refuse(NotAllowed("not-your-seat"), None)
                    return
                self.watcher.look(None if chair is None else room.table.places[chair - 1].token)
                room.sync(self.watcher)
            case protocol.Resync():
                room.sync(self.watcher)
            case protocol.WhyNot(command, move):
                self._answer_why_not(room, command, move)
            case protocol.Advise(command):
                self._advise(room, command)
            case protocol.Ping():
                self.send(PONG)
            case protocol.Hello():
                self.refuse(NotAllowed("not-a-message"), None)

    def _answer_why_not(self, room: Room, command: str, move: AnyMove) -> None:
        """Answer whether a move could be made, from the view that is shown here."""
        table = room.table
        game, state, viewer = table.game, table.state, self.watcher.viewer(table)
        if state is None:
            self.refuse(NotAllowed("not-your-seat"), command)
            return
        if viewer is not None:
            refused = game.refusal(game.view(without_history(state), viewer), move)
        elif self._has_open_turn(table) and not isinstance(move, game.FREE):
            refused = refusal_in_the_open(game, state, move)
        else:
            self.refuse(NotAllowed("not-your-seat"), command)
            return
        answer = protocol.Reason(command)
        if refused is not None:
            answer = protocol.Reason(
                command,
                refused.reason,
                refused.facts,
                sentence(refused, self.language, self._names()),
                refused.rule,
                refused.is_open,
            )
        self.send(protocol.encode(answer))

    def _has_open_turn(self, table: Table) -> bool:
        """Whether a seat of this device can choose its move in front of everyone."""
        return open_turn(table.game, table.state) in self.watcher.chairs(table)

    def _advise(self, room: Room, command: str) -> None:
        """Compute advice in the background: the person may play on in the meantime."""
        if self._advising is not None and not self._advising.done():
            self._refuse_too_fast(command)
        else:
            self._advising = asyncio.ensure_future(self._give_advice(room, command))

    async def _give_advice(self, room: Room, command: str) -> None:
        try:
            given = await self.server.advising.ask(room, self.watcher)
        except NotAllowed as refused:
            self.refuse(refused, command)
        else:
            self.send(protocol.encode(protocol.AdviceGiven(command, given)))

    def _do(self, room: Room, do: protocol.Do) -> None:
        table, watcher = room.table, self.watcher
        self.server.commands += 1
        action, chair = do.action, do.chair
        mine = watcher.chairs(table)
        if chair not in mine or len(watcher.hashes) > 1:  # chairs may have been renumbered since
            if any(f"{token[:16]}:{do.id}" in table.done for token in watcher.hashes):
                self.send(protocol.encode(protocol.Ack(do.id)))  # a retry of what was done already
                return
        if chair is not None and chair not in mine:
            self.refuse(NotAllowed("not-your-seat"), do.id)
            return
        by = who = table.places[chair - 1].token if chair is not None else ""
        now = time.monotonic()
        if by and not self.server.seat_messages.of(by, now).take(now):  # on any connection
            self._refuse_too_fast(do.id)
            return
        if not isinstance(action, Play) and isinstance(action, SITTING):
            if not self.server.sitters.of(self.address, now).take(now):
                self._refuse_too_fast(do.id)
                return
            who = hash_of(action.token)
            by = table.places[mine[0] - 1].token if mine else ""
            if len(self._held_with(room, who)) > MOST_TOKENS:
                self.refuse(NotAllowed("already-seated"), do.id)
                return
        elif chair is None and (claims := watcher.claims(table)):
            claim = table.places[claims[0] - 1].claim
            who = claim.token if claim is not None else ""
        elif chair is None:
            # At once: in the room's queue, the time it takes would tell whether somebody moves.
            claiming = isinstance(action, CLAIMING)
            self.refuse(NotAllowed("no-claim") if claiming else NotAllowed("not-your-seat"), do.id)
            return
        # Frames are numbered by viewer, so `seen` is valid only for the seat whose view is shown.
        seen = do.seen if watcher.viewer(table) == chair else None
        self._busy = True
        command = f"{who[:16]}:{do.id}"
        room.submit(Request(action, by or None, command, seen, watcher, do.id, self._done))

    def _done(self, request: Request, problem: Exception | None) -> None:
        """The room has carried out a request, or refused it."""
        room, action = self.room, request.action
        assert room is not None
        if problem is None:
            self._refusals = 0
            if not isinstance(action, Play) and isinstance(action, SITTING):
                self._hold(room, hash_of(action.token))
            if not request.acknowledged:
                self.send(protocol.encode(protocol.Ack(request.id)))
        elif isinstance(problem, Refusal):
            self.refuse(problem, request.id)
        else:
            logger.error("the log cannot write: %s", problem)
            assert isinstance(problem, LogFailure)
            self.refuse(refusal_of(problem, room.table.code), request.id)
        self._next()

    def _hold(self, room: Room, token: str) -> None:
        """Add a seat to this device; if it is the first, show its view."""
        self.watcher.hold(self._held_with(room, token))
        if self.watcher.looking is None and len(self.watcher.chairs(room.table)) == 1:
            self.watcher.look(token)
        if chair_of(room.table, token) is not None or self.watcher.claims(room.table):
            room.sync(self.watcher)
            room.notice_absent()

    def _held_with(self, room: Room, token: str) -> list[str]:
        """The tokens held here, and this one; without those that mean nothing if they are many.

        Those of seats that were left, or that somebody was removed from, must not be forgotten.
        """
        held = [*self.watcher.hashes, *([] if token in self.watcher.hashes else [token])]
        if len(held) > MOST_TOKENS:
            known = known_tokens(room.table)
            held = [one for one in held if one in known or one == token]
        return held

    def refuse(self, refused: Refusal, command: str | None) -> None:
        """Send a refusal; disconnect a client that had too many."""
        if any(isinstance(fact, int) and abs(fact) > BIGGEST for fact in refused.facts.values()):
            refused = NotAllowed("not-a-message")
        text = sentence(refused, self.language, self._names())
        self._refuse(
            protocol.Refused(
                refused.reason, refused.facts, text, command, refused.rule, refused.is_open
            )
        )

    def _refuse_too_fast(self, command: str | None) -> None:
        """Refuse what exceeds the rate, as cheaply as possible, because there may be much of it."""
        self._refuse(protocol.Refused("too-fast", {}, _wait_a_moment(self.language), command))

    def _refuse(self, refused: protocol.Refused) -> None:
        self.server.refused += 1
        self._refusals += 1
        self.send(protocol.encode(refused))
        if self._refusals >= self.server.limits.refusals:
            self.bye(NotAllowed("too-many-refusals"))
            self._wire.cut()

    def _dismiss(self) -> None:
        """Close this connection to make room for another."""
        self.bye(NotAllowed("table-crowded"))
        if self.room is not None:
            self.room.leave(self.watcher)

    def _names(self) -> tuple[str, ...]:
        """The names of everyone at the table, by seat."""
        return () if self.room is None else chair_names(self.room.table, self.language)


async def _close(send: Send) -> None:
    with suppress(OSError):  # the client has closed it first
        await send({"type": "websocket.close", "code": 1000})


@lru_cache
def _wait_a_moment(language: str) -> str:
    return sentence(NotAllowed("too-fast"), language)


class _Named(msgspec.Struct):
    id: str | None = None


def _id_of(data: bytes) -> str | None:
    """The id of a message that is otherwise not understood, if it has one."""
    try:
        return msgspec.json.decode(data, type=_Named).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
