"""The nodes that serve the same tables: which are alive, and who is connected to which of them.

None of this is written to a log. Every node sends a heartbeat once a second and, for each of its
tables, who is connected to it: when that changes, and repeatedly. What it said is valid as long as
its heartbeats arrive. A node measures silence only while it is itself awake and connected, so one
that was suspended does not take all others for dead.

The messages name seats by the hashes of their tokens, as the log does, and hold nothing else.
"""

import asyncio
import logging
import secrets
import time
import zlib
from collections.abc import Callable

import msgspec

from sheepfold.log.channel import Channel, Unsubscribe
from sheepfold.server.presence import Sockets

logger = logging.getLogger("sheepfold")

BEAT = 1.0
"""Seconds between two heartbeats."""

LEASE_BEATS = 10
"""After so many silent beats a node counts as gone, and so does everybody connected to it."""

LATE_BEATS = 2
"""After so many silent beats no node waits for it, but its people still count as connected."""

REPEAT_BEATS = 10
"""Every so many beats a node repeats who is connected to a table."""

ASKED_AFTER = (0.0, 0.3, 1.0)
"""Delays of the questions who is at a table: the first answer may be lost, because a cluster takes
a moment to learn of a new subscription."""

ANSWER_SECONDS = 0.3
"""Seconds to wait for an answer."""

CUT_OFF_SECONDS = 2.0
"""Seconds without a connection after which a node sends its clients to other nodes."""

MOST_CLOCK_DIFFERENCE = 5.0
"""Seconds by which the clocks of nodes may differ."""

NODES = "nodes"


class Heartbeat(msgspec.Struct, frozen=True, array_like=True):
    """A heartbeat of a node, or its goodbye."""

    node: str
    at: float
    leaves: bool = False


class SocketsAt(msgspec.Struct, frozen=True, array_like=True):
    """Who is connected to a table at a node; `None` asks the others. `devices` are the tokens that
    one connection has held there, though it may be gone."""

    node: str
    sockets: tuple[tuple[str, ...], ...] | None
    devices: tuple[tuple[str, ...], ...] = ()


_encode = msgspec.msgpack.Encoder().encode
_heartbeat = msgspec.msgpack.Decoder(Heartbeat).decode
_said = msgspec.msgpack.Decoder(SocketsAt).decode


class Nodes:
    """The nodes as one of them knows them. Call `start` first."""

    is_shared = True

    def __init__(
        self, channel: Channel, beat: float = BEAT, clock: Callable[[], float] = time.time
    ) -> None:
        self._clock = clock
        self._warned: set[str] = set()
        """The nodes whose clocks this one has warned of."""
        self.node = secrets.token_hex(8)
        self.channel = channel
        self.beat = beat
        self.on_change: Callable[[], None] = lambda: None
        """Called when the number of nodes has changed."""
        self._silent: dict[str, int] = {}
        """Of every other node: for how many beats it was not heard of."""
        self._tables: dict[str, _Table] = {}
        self._outbox: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._beats = 0
        self._cut_for = 0
        self._works: list[asyncio.Task[None]] = []
        self._end: Unsubscribe | None = None

    async def start(self) -> None:
        """Send heartbeats, and listen to those of others."""
        self._end = await self.channel.subscribe(NODES, self._on_heartbeat)
        self.channel.on_return.append(self._returned)
        self._works = [asyncio.create_task(self._live()), asyncio.create_task(self._send())]

    async def close(self) -> None:
        """Say goodbye."""
        for work in self._works:
            work.cancel()
        await asyncio.gather(*self._works, return_exceptions=True)
        while not self._outbox.empty():
            await self.channel.publish(*self._outbox.get_nowait())
        await self.channel.publish(NODES, _encode(Heartbeat(self.node, self._clock(), leaves=True)))
        if self._end is not None:
            await self._end()

    @property
    def nodes(self) -> int:
        """How many nodes there are, with this one."""
        return 1 + len(self._silent)

    @property
    def is_first(self) -> bool:
        """Whether this node is the first by name of those that are alive."""
        return self._beats > LEASE_BEATS and all(self.node < other for other in self._silent)

    @property
    def is_cut_off(self) -> bool:
        """Whether the connection is lost for a while, and there are others."""
        return self._cut_for * self.beat > CUT_OFF_SECONDS and self.nodes > 1

    def at(self, code: str, changed: Callable[[], None]) -> "_Table":
        """Take part in a table."""
        table = self._tables[code] = _Table(self, code, changed)
        return table

    async def is_anybody_at(self, code: str) -> bool:
        """Whether somebody is connected to this table at another node."""
        if self.nodes == 1:
            return False
        table = _Table(self, code, lambda: None)
        try:
            for _ in ASKED_AFTER:
                if table.remote_sockets():
                    return True
                await asyncio.sleep(ANSWER_SECONDS)
            return bool(table.remote_sockets())
        finally:
            table.close()

    def say(self, topic: str, message: Heartbeat | SocketsAt) -> None:
        """Queue a message to the other nodes."""
        self._outbox.put_nowait((topic, _encode(message)))

    def note(self, node: str) -> None:
        """A heartbeat of another node has arrived."""
        is_new = node not in self._silent
        self._silent[node] = 0
        if is_new:
            self.on_change()

    def is_late(self, node: str) -> bool:
        """Whether a node may be dead."""
        return self._silent.get(node, 0) > LATE_BEATS

    def forget_table(self, code: str, table: "_Table") -> None:
        """No longer tell the others who is connected to this table."""
        if self._tables.get(code) is table:
            del self._tables[code]

    async def _live(self) -> None:
        while True:
            self._beats += 1
            self.say(NODES, Heartbeat(self.node, self._clock()))
            if self.channel.is_connected:
                self._cut_for = 0
                self._expire()
                for code, table in self._tables.items():
                    if (zlib.crc32(code.encode()) + self._beats) % REPEAT_BEATS == 0:
                        table.say()
            else:
                self._cut_for += 1
            await asyncio.sleep(self.beat)

    def _expire(self) -> None:
        for node in list(self._silent):
            self._silent[node] += 1
            if self._silent[node] > LEASE_BEATS:
                logger.warning("a node is gone: %d are left", self.nodes - 1)
                self._drop(node)

    def _drop(self, node: str) -> None:
        if self._silent.pop(node, None) is not None:
            self.on_change()
        for table in list(self._tables.values()):
            table.drop(node)

    async def _send(self) -> None:
        while True:
            topic, data = await self._outbox.get()
            await self.channel.publish(topic, data)

    def _on_heartbeat(self, data: bytes) -> None:
        heartbeat = _heartbeat(data)
        if heartbeat.node == self.node:
            return
        if heartbeat.leaves:
            self._drop(heartbeat.node)
        else:
            self.note(heartbeat.node)
            self._compare_clocks(heartbeat)

    def _compare_clocks(self, heartbeat: Heartbeat) -> None:
        """Warn once if the clock of another node differs: turns would end too early or too late."""
        if (
            abs(heartbeat.at - self._clock()) > MOST_CLOCK_DIFFERENCE
            and heartbeat.node not in self._warned
        ):
            self._warned.add(heartbeat.node)
            ahead = heartbeat.at - self._clock()
            logger.warning("the clock of another node is %.0f seconds ahead of this one's", ahead)

    def _returned(self) -> None:
        """The connection is back: others may have missed something, and so may this node."""
        for table in self._tables.values():
            table.say()
            table.ask()


class _Table:
    """One table, as the node knows it from others."""

    def __init__(self, nodes: Nodes, code: str, changed: Callable[[], None]) -> None:
        self._nodes = nodes
        self._code = code
        self._changed = changed
        self._here: tuple[tuple[str, ...], ...] = ()
        self._devices: tuple[tuple[str, ...], ...] = ()
        self._there: dict[str, tuple[tuple[str, ...], ...]] = {}
        """By node; one where nobody is connected is left out."""
        self._end: Unsubscribe | None = None
        self._remembered: set[tuple[str, ...]] = set()
        """The devices that others have told of since they were last asked for."""
        self._knows_from = asyncio.get_running_loop().time() + sum(ASKED_AFTER) + ANSWER_SECONDS
        self._listening = asyncio.get_running_loop().create_task(self._listen())
        self._closed = False

    async def _listen(self) -> None:
        self._end = await self._nodes.channel.subscribe(self._topic, self._on_sockets)
        for pause in ASKED_AFTER:
            await asyncio.sleep(pause)
            self.ask()

    @property
    def _topic(self) -> str:
        return f"at {self._code}"

    def remote_sockets(self) -> Sockets:
        """The connections at other nodes."""
        if not self._there:
            return ()
        return [socket for sockets in self._there.values() for socket in sockets]

    def rank(self) -> int:
        """How many nodes are ahead of this one: those with people there, in an order that depends
        on the table.
        """
        if not self._there:
            return 0
        awake = [node for node in self._there if not self._nodes.is_late(node)]
        if not self._here:
            return len(awake)
        mine = self._precedence(self._nodes.node)
        return sum(self._precedence(node) < mine for node in awake)

    def _precedence(self, node: str) -> tuple[int, str]:
        return zlib.crc32(f"{node} {self._code}".encode()), node

    def remote_devices(self) -> Sockets:
        """The devices that others have told of since the last call."""
        devices, self._remembered = self._remembered, set()
        return list(devices)

    def seconds_until_known(self) -> float:
        """For how long the answers of other nodes may still be missing."""
        if self._nodes.nodes == 1:
            return 0.0
        return max(0.0, self._knows_from - asyncio.get_running_loop().time())

    def publish(self, sockets: Sockets, devices: Sockets = ()) -> None:
        """Publish who is connected here now, and which seats are on one device, if it is news."""
        here, remembered = _sorted(sockets), _sorted(devices)
        if (here, remembered) != (self._here, self._devices):
            self._here, self._devices = here, remembered
            self.say(is_news=True)

    def say(self, is_news: bool = False) -> None:
        """Publish who is connected here; nobody only if that has changed."""
        if self._here or self._devices or is_news:
            self._nodes.say(self._topic, SocketsAt(self._nodes.node, self._here, self._devices))

    def ask(self) -> None:
        """Ask the others who is connected there."""
        self._nodes.say(self._topic, SocketsAt(self._nodes.node, None))

    def drop(self, node: str) -> None:
        """A node is gone."""
        if self._there.pop(node, None) is not None:
            self._changed()

    def close(self) -> None:
        """This node no longer has the table in memory."""
        if self._closed:
            return
        self._closed = True
        self.publish(())
        self._nodes.forget_table(self._code, self)
        self._listening.add_done_callback(lambda _: self._stop_listening())
        self._listening.cancel()
        if self._listening.done():
            self._stop_listening()

    def _stop_listening(self) -> None:
        end, self._end = self._end, None
        if end is not None:
            self._ending = asyncio.ensure_future(end())

    def _on_sockets(self, data: bytes) -> None:
        said = _said(data)
        if said.node == self._nodes.node or self._closed:
            return
        self._nodes.note(said.node)
        self._remembered.update(said.devices)
        if said.sockets is None:
            self.say()
        elif said.devices or said.sockets != self._there.get(said.node, ()):
            if said.sockets:
                self._there[said.node] = said.sockets
            else:
                self._there.pop(said.node, None)
            self._changed()


def _sorted(sockets: Sockets) -> tuple[tuple[str, ...], ...]:
    """The same, in an order that does not depend on who came first."""
    return tuple(sorted({tuple(sorted(socket)) for socket in sockets}))
