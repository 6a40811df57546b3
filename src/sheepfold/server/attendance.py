"""Who is at a table, here or at other nodes, and recording in the log who is away.

With one node an absence is recorded at once. With several it takes a moment: somebody who
reconnects to another node, because one has stopped, was never away; and only one node should record
it.
"""

import asyncio
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from sheepfold.server.watcher import Watcher
from sheepfold.table.actions import Abandoned, Connected, Disconnected
from sheepfold.table.budget import SECONDS, has_spent_all
from sheepfold.table.entries import Chair, WentAway
from sheepfold.table.queries import known_tokens, people
from sheepfold.table.table import Table

if TYPE_CHECKING:
    from sheepfold.server.room import Room

ABSENT = 3.0
"""Seconds without a connection to any node after which somebody counts as away."""

MOST_DEVICES = 1000
"""How many devices with several tokens a room remembers."""

LAG = 1.0
"""Seconds that a node waits for each node ahead of it in the order."""


class Attendance:
    """Who is at the table of a room."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        presence = room.environment.presence
        self.is_shared = presence.is_shared
        self._presence = presence.at(room.table.code, self._changed)
        self._together: list[frozenset[str]] = []
        """Tokens that one connection has held, though it may be gone: they are on one device."""
        self._missing: dict[str, float] = {}
        """Since when nobody holds these tokens, of seats and of claims; with several nodes."""
        self._next: asyncio.TimerHandle | None = None
        self._later: asyncio.TimerHandle | None = None
        """The timer for recording absences of people who disconnect very often."""

    def sockets(self) -> list[Collection[str]]:
        """For each connection to the table, wherever it is, the hashes of the tokens it holds."""
        here: list[Collection[str]] = [watcher.hashes for watcher in self._room.watchers]
        return [*here, *self._presence.remote_sockets()] if self.is_shared else here

    def held_together(self) -> list[Collection[str]]:
        """For each connection to the table, also those that are gone, the tokens that it held."""
        self.remember_devices(self._presence.remote_devices())
        return [*self.sockets(), *self._together]

    def seconds_until_known(self) -> float:
        """For how long other nodes may still tell which seats are on one device."""
        return self._presence.seconds_until_known()

    def remember_devices(self, sockets: Sequence[Collection[str]]) -> None:
        """Remember which tokens are on one device, because one of these connections holds them."""
        known: set[str] = set()
        for held in sockets:
            if len(held) < 2:
                continue
            known = known or known_tokens(self._room.table)
            device = frozenset(known.intersection(held))
            if len(device) < 2 or any([device <= one for one in self._together]):
                continue
            same = [one for one in self._together if not device.isdisjoint(one)]
            others = [one for one in self._together if device.isdisjoint(one)]
            self._together = [*others, device.union(*same)][-MOST_DEVICES:]

    def lag(self) -> float:
        """How many seconds this node waits for others before it does the table's own work."""
        return self._presence.rank() * LAG if self.is_shared else 0.0

    def joined(self, watcher: Watcher) -> None:
        """Record that whoever has this connection is there."""
        self._connected(watcher)
        self.notice()

    def _connected(self, watcher: Watcher) -> None:
        table = self._room.table
        for chair in watcher.chairs(table):
            self._room.start(self._room.act(Connected(chair), table.places[chair - 1].token))

    def mark_all_away(self) -> None:
        """Record everybody as away: after a crash the log may say otherwise."""
        if not self.is_shared:
            for chair in people(self._room.table):
                self._notice_absence_of(chair)

    def mark_connected_present(self) -> None:
        """Record that whoever is connected is there."""
        for watcher in self._room.watchers:
            self._connected(watcher)
        self.notice()

    def notice(self) -> None:
        """Record who sits here without being connected; a claim ends with its device."""
        if self._room.is_closing:
            return
        self.remember_devices([*self.sockets(), *self._presence.remote_devices()])
        if not self.is_shared:
            self._record(self._absent(self._room.table))
            return
        self._publish()
        now = asyncio.get_running_loop().time()
        absent = self._absent(self._room.table)
        self._missing = {token: self._missing.get(token, now) for token in absent}
        wait = ABSENT + self.lag()
        due = {token for token, since in self._missing.items() if now >= since + wait}
        self._record(due)
        if self._next is not None:
            self._next.cancel()
            self._next = None
        if rest := [since for token, since in self._missing.items() if token not in due]:
            loop = asyncio.get_running_loop()
            self._next = loop.call_at(min(rest) + wait + 0.01, self.notice)

    def written(self, before: Table, after: Table, what: object) -> None:
        """After an entry: publish new seats to other nodes, and correct a wrong absence."""
        if not self.is_shared or before.places is after.places:
            return
        self._publish()
        if isinstance(what, WentAway) and not self._room.is_closing:
            token = after.places[what.chair - 1].token
            if any([token in watcher.hashes for watcher in self._room.watchers]):
                self._room.start(self._room.act(Connected(what.chair), token))

    def stop(self) -> None:
        """Nobody is here any more, and no timer runs."""
        for timer in (self._later, self._next):
            if timer is not None:
                timer.cancel()
        self._presence.close()

    def _changed(self) -> None:
        """Somebody has come or gone at another node."""
        self.notice()
        self._room.plan()

    def _absent(self, table: Table) -> set[str]:
        """The tokens of seats and claims that no connection holds, unless recorded as away."""
        held = {token for socket in self.sockets() for token in socket}
        tokens = {place.claim.token for place in table.places if place.claim is not None}
        for place in table.places:
            if place.who == "person" and place.away_since is None:
                tokens.add(place.token)
        return tokens - held

    def _record(self, absent: set[str]) -> None:
        table = self._room.table
        for chair, place in enumerate(table.places, 1):
            if place.claim is not None and place.claim.token in absent:
                self._room.start(self._room.act(Abandoned(chair, place.claim.token)))
        for chair in people(table):
            place = table.places[chair - 1]
            if place.token in absent and place.away_since is None:
                self._notice_absence_of(chair)

    def _notice_absence_of(self, chair: Chair) -> None:
        """Record that this person is away; with a delay, if they come and go all the time."""
        room, loop = self._room, asyncio.get_running_loop()
        if not has_spent_all(room.table, chair, room.now()):
            room.start(room.act(Disconnected(chair), room.table.places[chair - 1].token))
        elif self._later is None or self._later.when() <= loop.time():
            self._later = loop.call_later(SECONDS, self.notice)

    def _publish(self) -> None:
        """Publish to other nodes which tokens that mean something at this table are held here."""
        table = self._room.table
        known = known_tokens(table)
        watchers = self._room.watchers
        here = [tuple(known.intersection(one.hashes)) for one in watchers]
        self._presence.publish(here, [tuple(device) for device in self._together])
