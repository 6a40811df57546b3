"""Several nodes in one process: they follow each other's moves and know who is connected where."""

import asyncio
from collections.abc import Callable

import pytest

from sheepfold.games import GAMES, uly_polly
from sheepfold.log import Log
from sheepfold.log.channel import MemoryChannel
from sheepfold.log.memory import MemoryLog
from sheepfold.server import attendance, nodes
from sheepfold.server.environment import Environment
from sheepfold.server.limits import Limits
from sheepfold.server.nodes import LEASE_BEATS, Nodes
from sheepfold.server.pruning import DAY, Pruner, Retention
from sheepfold.server.room import Room
from sheepfold.server.rooms import Server
from sheepfold.table.actions import MakeLink, Play, Say, UseLink
from sheepfold.table.entries import Entry, MovePlayed, WentAway
from sheepfold.table.entry_codec import read_entries
from sheepfold.table.seating import _count_devices
from tests.server.racing import CODE, NOW, Device, begun, source

PATIENCE = 20.0
BEAT = 0.02


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes seconds takes hundredths of a second."""
    monkeypatch.setattr(attendance, "ABSENT", 0.1)
    monkeypatch.setattr(attendance, "LAG", 0.05)
    monkeypatch.setattr(nodes, "ASKED_AFTER", (0.0, 0.02))
    monkeypatch.setattr(nodes, "ANSWER_SECONDS", 0.02)


class Node:
    """One process, but for the process."""

    def __init__(self, log: Log, channel: MemoryChannel, seed: int) -> None:
        self.nodes = Nodes(channel, BEAT)
        self.environment = Environment(
            log, clock=lambda: NOW, bot_delay=0.0, source=source(seed), presence=self.nodes
        )
        self.room: Room

    async def begin(self) -> None:
        await self.nodes.start()
        room = await Room.load(self.environment, CODE)
        assert room is not None
        self.room = room

    def die(self) -> None:
        """As `kill -9` does: nothing more is said or heard."""
        for work in self.nodes._works:
            work.cancel()
        self.nodes.say = lambda *_: None  # type: ignore[method-assign]
        self.room._closing.set()
        self.room._stop()

    async def end(self) -> None:
        await self.room.close()
        await self.nodes.close()


async def started(log: Log, count: int = 2) -> list[Node]:
    channel = MemoryChannel()
    made = [Node(log, channel, n) for n in range(count)]
    for node in made:
        await node.begin()
    await until(lambda: all(node.nodes.nodes == count for node in made))
    return made


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


async def entries_of(log: Log) -> list[Entry]:
    return list(read_entries(await log.read(CODE)))


async def test_what_one_node_writes_the_other_shows_at_once() -> None:
    log = MemoryLog()
    await begun(log, uly_polly.Options(first_wolf=1), 2)
    here, there = await started(log)
    ann, ben = Device(here.room, 1), Device(there.room, 2)
    move = GAMES["uly_polly"].legal(ann.view)[0]
    assert await ann.ask(Play(move)) == "done"
    await until(lambda: ben.view.viewer in ben.view.actors)
    assert await ben.ask(Say("aha")) == "done"
    await until(lambda: here.room.table == there.room.table)
    for node in (here, there):
        await node.end()


async def test_a_room_that_left_memory_is_told_nothing_more() -> None:
    log = MemoryLog()
    await begun(log, uly_polly.Options(), 2)
    here, there = await started(log)
    await until(lambda: len(log._subscribers[CODE]) == 2)
    there.room.unload()
    await there.room.close()
    await until(lambda: len(log._subscribers[CODE]) == 1)
    for node in (here, there):
        await node.end()


async def test_who_is_connected_to_another_node_is_not_away() -> None:
    log = MemoryLog()
    await begun(log, uly_polly.Options(), 2)
    here, there = await started(log)
    Device(here.room, 1)
    ben = Device(there.room, 2)
    await asyncio.sleep(0.5)  # much more than after which somebody would be away
    assert not [entry for entry in await entries_of(log) if isinstance(entry.what, WentAway)]
    there.room.leave(ben.watcher)
    await until(lambda: here.room.table.places[1].away_since is not None)
    assert here.room.table.places[0].away_since is None
    for node in (here, there):
        await node.end()


async def test_who_changes_from_one_node_to_another_was_never_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(attendance, "ABSENT", 5.0)  # or a busy machine would take too long
    log = MemoryLog()
    await begun(log, uly_polly.Options(), 2)
    here, there = await started(log)
    Device(here.room, 1)
    at, ben = there, Device(there.room, 2)
    for _ in range(6):
        at.room.leave(ben.watcher)
        await asyncio.sleep(0.05)
        at = here if at is there else there
        ben = Device(at.room, 2)
    await asyncio.sleep(0.3)
    assert not [entry for entry in await entries_of(log) if isinstance(entry.what, WentAway)]
    for node in (here, there):
        await node.end()


async def test_a_node_that_dies_takes_its_people_with_it() -> None:
    log = MemoryLog()
    await begun(log, uly_polly.Options(), 2)
    here, there = await started(log)
    Device(here.room, 1)
    Device(there.room, 2)
    await until(lambda: here.room._attendance._presence.remote_sockets())
    there.die()
    await until(lambda: here.room.table.places[1].away_since is not None)
    assert here.nodes.nodes == 1
    assert here.room.table.places[0].away_since is None
    await here.end()


async def test_a_node_that_was_held_up_does_not_take_the_others_for_dead() -> None:
    """It counts its own beats: while it sleeps, none passes."""
    log = MemoryLog()
    await begun(log, uly_polly.Options(), 2)
    here, there = await started(log)
    for work in here.nodes._works:
        work.cancel()
    await asyncio.sleep(3 * LEASE_BEATS * BEAT)  # it hears nothing, says nothing and counts nothing
    assert here.nodes.nodes == 2
    here.nodes._expire()
    assert here.nodes.nodes == 2
    for node in (here, there):
        await node.end()


async def test_who_is_wrongly_said_to_be_away_comes_back_by_itself() -> None:
    log = MemoryLog()
    await begun(log, uly_polly.Options(), 2)
    here, there = await started(log)
    Device(here.room, 1)
    Device(there.room, 2)
    there.nodes.say = lambda *_: None  # type: ignore[method-assign]  # all that it says is lost
    here.nodes._drop(there.nodes.node)
    await until(lambda: here.room.table.version > 0 and here.room.table == there.room.table)
    await asyncio.sleep(0.3)
    await until(lambda: here.room.table.places[1].away_since is None)
    for node in (here, there):
        await node.end()


@pytest.mark.parametrize("count", [1, 2, 3])
async def test_every_bot_moves_once_however_many_nodes_could_move_it(count: int) -> None:
    log = MemoryLog()
    await begun(log, uly_polly.Options(first_wolf=1), 1, 3)
    all_nodes = await started(log, count)
    devices = [Device(node.room, 1) for node in all_nodes]
    ann, moves = devices[0], 0
    async with asyncio.timeout(60):
        while not ann.over:
            if ann.view.viewer in ann.view.actors:
                move = ann.room.environment.source.rng.choice(GAMES["uly_polly"].legal(ann.view))
                await ann.ask(Play(move))
                moves += 1
            ann.news.clear()
            if not ann.over and ann.view.viewer not in ann.view.actors:
                await ann.news.wait()
    for node in all_nodes:
        await until(lambda n=node: n.room.table == all_nodes[0].room.table)  # type: ignore[misc]
    played = [e for e in await entries_of(log) if isinstance(e.what, MovePlayed)]
    assert all_nodes[0].room.table.phase == "over"
    assert len(played) > moves
    for node in all_nodes:
        await node.end()


async def test_a_bot_of_a_dead_node_is_moved_by_the_next() -> None:
    log = MemoryLog()
    await begun(log, uly_polly.Options(first_wolf=2), 1, 3)
    first, second = await started(log)
    for node in (first, second):
        node.environment.bot_delay = 3600.0  # nobody moves yet
    devices = [Device(node.room, 1) for node in (first, second)]
    await until(lambda: all(n.room._attendance._presence.remote_sockets() for n in (first, second)))
    by_rank = sorted((first, second), key=lambda node: node.room._attendance.lag())
    assert [node.room._attendance.lag() > 0 for node in by_rank] == [False, True]
    assert devices
    by_rank[0].die()
    await until(lambda: by_rank[1].room._attendance.lag() == 0)
    assert by_rank[1].nodes.nodes == 2, "long before its people are given up"
    await by_rank[1].end()


async def test_one_device_at_two_nodes_is_one_device() -> None:
    """What connections hold is known across nodes, so nobody agrees with itself."""
    log = MemoryLog()
    await begun(log, uly_polly.Options(), 3)
    here, there = await started(log)
    Device(here.room, 1)
    both = Device(there.room, 2)
    both.watcher.hold([both.watcher.hashes[0], here.room.table.places[2].token, "unknown"])
    there.room.notice_absent()
    await until(lambda: here.room._attendance._presence.remote_sockets())
    tokens = [place.token for place in here.room.table.places]
    assert _count_devices([[one] for one in tokens], here.room._attendance.sockets()) == 2
    assert _count_devices([[one] for one in tokens], there.room._attendance.sockets()) == 2
    told = {t for socket in here.room._attendance._presence.remote_sockets() for t in socket}
    assert told == set(tokens[1:]), "nothing but what the log has"
    # Nor with a token that a seat had before a link moved it.
    earlier = here.room.table.places[1].token
    await here.room.act(MakeLink("cd" * 16), 2)
    await here.room.act(UseLink("cd" * 16, "ef" * 16))
    both.watcher.hold([earlier, here.room.table.places[2].token])
    there.room.notice_absent()
    seats = [{place.token, *place.earlier} for place in here.room.table.places]
    for node in (here, there):
        await until(lambda n=node: n.room.table.places[1].earlier == (earlier,))  # type: ignore[misc]
        await until(lambda n=node: _count_devices(seats, n.room.held_together()) == 2)  # type: ignore[misc]
    for node in (here, there):
        await node.end()


async def test_a_node_that_has_the_table_anew_learns_what_was_on_one_device() -> None:
    log, channel = MemoryLog(), MemoryChannel()
    await begun(log, uly_polly.Options(), 3)
    here, there = (Node(log, channel, number) for number in range(2))
    await here.begin()
    both = Device(here.room, 2)
    both.watcher.hold([both.watcher.hashes[0], here.room.table.places[2].token])
    here.room.leave(both.watcher)
    await there.nodes.start()
    await until(lambda: there.nodes.nodes == here.nodes.nodes == 2)
    await there.begin()
    assert there.room.seconds_until_known() > 0  # nothing that depends on it is decided before
    await until(lambda: not there.room.seconds_until_known())
    seats = [[place.token] for place in there.room.table.places]
    assert _count_devices(seats, there.room.held_together()) == 2
    assert there.room._attendance.sockets() == [], "nobody is connected for that"
    for node in (here, there):
        await node.end()


async def test_a_limit_of_an_address_is_shared_among_the_nodes() -> None:
    channel, log = MemoryChannel(), MemoryLog()
    one, two = Nodes(channel, BEAT), Nodes(channel, BEAT)
    server = Server(Environment(log, presence=one), Limits(requests_per_second=100))
    one.on_change = lambda: server.share_limits(one.nodes)
    await one.start()
    assert server.requests.of("a", 0.0).per_second == 100
    await two.start()
    await until(lambda: server.requests.of("a", 0.0).per_second == 50)
    await two.close()
    await until(lambda: server.requests.of("a", 0.0).per_second == 100)
    await server.close()


async def test_one_node_deletes_old_tables_and_none_that_somebody_looks_at() -> None:
    log = MemoryLog()
    await begun(log, uly_polly.Options(), 2)
    here, there = await started(log)
    for node in (here, there):
        node.environment.clock = lambda: 2e9
    log._times[CODE] = (1.9e9, 1.9e9)
    await log.note_pruned(2e9 - DAY)
    watching = Device(there.room, 2)
    servers = [Server(node.environment) for node in (here, there)]
    await until(lambda: any(node.nodes.is_first for node in (here, there)))
    first = next(n for n, node in enumerate((here, there)) if node.nodes.is_first)
    pruners = [Pruner(server, Retention()) for server in servers]
    at = (here, there)[first]
    if at is there:  # the one that prunes must not be the one that is looked at
        there.room.leave(watching.watcher)
        watching = Device(here.room, 2)
    assert [await pruner.prune() for pruner in pruners] == [0, 0]
    watching.room.leave(watching.watcher)
    for node in (here, there):
        await node.room.close()
    await until(lambda: not at.nodes._tables)
    log._times[CODE] = (1.9e9, 1.9e9)
    assert await pruners[1 - first].prune() == 0
    assert await pruners[first].prune() == 1
    assert await log.read(CODE) == []
    for server in servers:
        await server.close()
