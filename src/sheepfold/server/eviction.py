"""Who has to leave when too many connections look at one table."""

from collections import Counter

from sheepfold.server.limits import Limits
from sheepfold.server.room import Room
from sheepfold.server.watcher import Watcher


def make_room(room: Room, newcomer: Watcher, limits: Limits) -> None:
    """Let a connection in, however many there are; one that came before it may have to go.

    Nobody can know who will sit down, so nobody is refused. A newcomer without a seat takes the
    place of a stranger: of the address that has most of them here, the first. So whoever fills a
    table from one place drives out only its own. A seat has places enough for one person's devices;
    beyond that the last one takes the place of the first.
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
