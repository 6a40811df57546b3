"""Which connection is closed when too many watch one table."""

from collections import Counter

from sheepfold.server.limits import Limits
from sheepfold.server.room import Room
from sheepfold.server.watcher import Watcher


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
    strangers = [one for one in there if not (one.chairs(table) or one.claims(table))]
    if len(strangers) >= limits.connections:
        counts = Counter(one.address for one in (newcomer, *strangers))
        max(strangers, key=lambda one: counts[one.address]).dismiss()  # the first of several
