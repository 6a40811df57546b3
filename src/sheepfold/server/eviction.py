"""Which connections are closed when too many watch one table, or are there in all."""

from collections import Counter
from collections.abc import Collection
from typing import TYPE_CHECKING

from sheepfold.server.connections import Connection
from sheepfold.server.limits import Limits
from sheepfold.server.room import Room
from sheepfold.server.watcher import Watcher

if TYPE_CHECKING:
    from sheepfold.server.client import Client


def make_room(room: Room, newcomer: Watcher, limits: Limits) -> None:
    """Admit a connection; an earlier one may have to be closed for it.

    Anybody may be about to sit down, so nobody is refused. A newcomer without a seat replaces a
    spectator: the oldest one of the address that has most of them here. So a flood from one address
    closes only its own connections. A seat may have as many connections as one person has devices;
    beyond that the newest replaces the oldest.
    """
    table = room.table
    there = sorted(room.watchers, key=lambda one: one.number)
    if newcomer.chairs(table):
        held = set(newcomer.hashes)
        same = [one for one in there if one.chairs(table) and held & set(one.hashes)]
        if len(same) >= limits.seat_connections:
            same[0].dismiss()
        return
    strangers = [one for one in there if not _belongs(one, room)]
    if len(strangers) >= limits.connections:
        counts = Counter(one.address for one in (newcomer, *strangers))
        max(strangers, key=lambda one: counts[one.address]).dismiss()  # the first of several


def onlookers(clients: "Collection[Client]", most: int) -> list[Connection]:
    """The connections of some who look at a table without a seat: the oldest of the address that
    has most of them. So whoever fills a server with them closes only their own.
    """
    those = [one for one in clients if one.room is not None and not _belongs(one.watcher, one.room)]
    counts = Counter(one.address for one in those)
    if not counts:
        return []
    ((fullest, _),) = counts.most_common(1)
    theirs = [one for one in those if one.address == fullest]
    theirs.sort(key=lambda one: one.watcher.number)
    # Of a few, like a family's, only one has to go.
    found = [one.connection for one in theirs[: min(most, (len(theirs) + 1) // 2)]]
    return [connection for connection in found if connection is not None]


def _belongs(watcher: Watcher, room: Room) -> bool:
    return bool(watcher.chairs(room.table) or watcher.claims(room.table))
