"""The rooms of one process, in memory or loaded from the log, and who is connected."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Hashable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sheepfold.games.codec import AnyOptions
from sheepfold.log import DamagedLog, LogFailure, Stale
from sheepfold.server.advising import Advising
from sheepfold.server.connections import Connections
from sheepfold.server.environment import Environment
from sheepfold.server.eviction import onlookers
from sheepfold.server.limits import Buckets, Limits, TooFast
from sheepfold.server.look_backs import LookBacks
from sheepfold.server.reasons import BotReasons
from sheepfold.server.room import Room
from sheepfold.server.shared_work import Shared
from sheepfold.server.table_loading import refusal_of
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.configuring import open_table
from sheepfold.table.entries import Entry, Settings
from sheepfold.table.entry_codec import encode_entry
from sheepfold.table.snapshot import fold_version

if TYPE_CHECKING:
    from sheepfold.server.client import Client

logger = logging.getLogger("sheepfold")

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""For table codes: no two characters that look alike."""

CODE_LENGTH = 6
MOST_CODES = 20
"""How many codes are tried for a new table."""

IDLE_SECONDS = 60.0
ELSEWHERE_SECONDS = 0.5
"""After how many seconds a client tries another node, if this one is cut off."""
MOST_REPORTS = 8
"""How many different records, replays and reasons are made at a time."""


class Server:
    """The rooms of one process, and who is connected."""

    def __init__(self, environment: Environment, limits: Limits | None = None) -> None:
        self.environment = environment
        self.limits = limits = limits or Limits()
        self.rooms: dict[str, Room] = {}
        self.sockets: set[Client] = set()
        self.addresses: Counter[str] = Counter()
        """How many of them each address has."""
        self.closing = False
        self.frames_sent = 0
        self.commands = 0
        self.refused = 0
        self._loading: Shared[str, Room] = Shared()
        self.reports: Shared[Hashable, Any] = Shared(MOST_REPORTS)
        """Records, replays and reasons that are being made."""
        fold_version()  # computed once from files: better now than while people wait
        self.reasons = BotReasons(environment.explain, environment.slices)
        self.look_backs = LookBacks(environment.study)
        self.advising = Advising(environment.study, environment.source)
        self.deleting: set[str] = set()
        """The codes of tables that are being deleted."""
        self.damaged: set[str] = set()
        """The codes of tables that somebody asked for and that could not be read."""
        self.connections = Connections(limits)
        self.connections.onlookers = lambda most: onlookers(self.sockets, most)
        self.requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self.messages = Buckets(limits.address_messages_per_second, limits.address_burst)
        """By address."""
        self.seat_messages = Buckets(limits.messages_per_second, limits.burst)
        """By the hash of the seat's token, however many connections hold it."""
        self.sitters = Buckets(limits.sits_per_minute / 60, limits.sits_burst)
        """By address."""
        self.openers = Buckets(limits.tables_per_minute / 60, limits.tables_burst)
        self.report_requests = Buckets(limits.looks_per_minute / 60, limits.looks_burst)
        self._guessers = Buckets(limits.unknown_per_minute / 60, limits.unknown_burst)

    def share_limits(self, nodes: int) -> None:
        """Divide the rate limits of an address by the number of nodes."""
        for buckets in (
            self.requests,
            self.messages,
            self.sitters,
            self.openers,
            self.report_requests,
            self._guessers,
        ):
            buckets.share(nodes)

    def send_elsewhere(self) -> None:
        """Ask every client to reconnect to another node."""
        for client in list(self.sockets):
            client.bye(NotAllowed("cannot-write"), again=ELSEWHERE_SECONDS)

    async def open(self, options: AnyOptions, settings: Settings) -> str:
        """A new table's code. Raises `NotAllowed` and `LogFailure`."""
        if self.environment.disk is not None and not self.environment.disk.has_room():
            raise NotAllowed("server-full")
        problem: Exception | None = None
        for _ in range(MOST_CODES):
            code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
            opened = open_table(code, options, settings)
            try:
                entry = encode_entry(Entry(self.environment.clock(), opened))
                await self.environment.log.append(code, 0, [entry])
            except (Stale, DamagedLog) as taken:  # damaged: that code cannot be used
                problem = taken
            else:
                return code
        raise LogFailure("no new table can be kept") from problem

    async def room(self, code: str) -> Room:
        """The room of a table, from memory or from the log."""
        code = code.upper()
        found = self.rooms.get(code)
        if found is not None:
            return found
        return await self._loading.do(code, lambda: self._load(code))

    async def _load(self, code: str) -> Room:
        if code in self.deleting:  # deletion never starts while a table is being loaded
            raise NotAllowed("no-such-table", code=code[:16])
        try:
            room = await Room.load(self.environment, code)
        except DamagedLog as damage:
            if code not in self.damaged:  # logged once, however often somebody tries
                self.damaged.add(code)
                # The code is left out, because whoever knows it can join the table.
                logger.error("a table cannot be read: %s", damage)
            raise refusal_of(damage, code) from None
        self.damaged.discard(code)
        if room is None:
            raise NotAllowed("no-such-table", code=code[:16])
        room.on_end = lambda: self._dismiss(room)
        self.rooms[code] = room
        asyncio.get_running_loop().call_later(IDLE_SECONDS, self.forget, code)
        return room

    def _dismiss(self, room: Room) -> None:
        """Disconnect everyone from a table that was deleted."""
        self.rooms.pop(room.table.code, None)
        for client in list(self.sockets):
            if client.room is room and room.ended is not None:
                client.bye(room.ended)

    def begin_to_delete(self, code: str) -> bool:
        """Admit nobody any more, if nobody is there: add the code to `deleting`."""
        room = self.rooms.get(code)
        if code in self._loading or (room is not None and (room.watchers or room.busy)):
            return False
        self.deleting.add(code)
        if room is not None:
            room.end(NotAllowed("table-deleted"))
        return True

    def forget(self, code: str) -> None:
        """Drop a room that nobody watches; its table is loaded from the log when it is needed."""
        room = self.rooms.get(code)
        if room is None or room.watchers:
            return
        if room.busy:
            asyncio.get_running_loop().call_later(IDLE_SECONDS, self.forget, code)
        else:
            del self.rooms[code]
            room.unload()

    async def find(self, code: str, address: str) -> Room:
        """The room of a table for a client of this address; guessing codes is rate-limited.

        Raises `TooFast`, even for a valid code: otherwise guessing could continue.
        """
        now = time.monotonic()
        guesses = self._guessers.of(address, now)
        if not guesses.take(now):
            raise TooFast("too-fast", guesses.wait())
        try:
            room = await self.room(code)
        except (NotAllowed, LogFailure) as problem:
            if not (isinstance(problem, NotAllowed) and problem.reason == "no-such-table"):
                guesses.put_back()
            raise
        guesses.put_back()
        return room

    async def say_goodbye(self) -> None:
        """Tell all clients to reconnect later, and finish what is in progress."""
        self.closing = True
        self.look_backs.close()
        for client in list(self.sockets):
            client.bye(NotAllowed("server-closing"), again=1.0)
        for room in list(self.rooms.values()):
            await room.close()
            with suppress(LogFailure):  # a snapshot is only a cache
                await room.save_snapshot()

    async def close(self) -> None:
        """Say goodbye, and finish writing."""
        await self.say_goodbye()
        await self.environment.presence.close()
        await self.environment.log.close()
