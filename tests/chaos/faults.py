"""What can befall a cluster: how each fault begins, and how it ends."""

import asyncio
import contextlib
import json
import os
import signal
import socket
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from sheepfold.server.protocol import VERSION
from tests.chaos.cluster import Cluster
from tests.chaos.people import Link, Load
from tests.server.raw import TEXT, frame

VICTIM = 1
"""The node that most faults befall."""

DEAF = 4
"""How many clients that never read come to each table."""

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-key: c2hlZXBmb2xkc2hlZXBmbw==\r\nsec-websocket-version: 13\r\n\r\n"
)


class Scene:
    """A cluster under load, and what a fault has to remember until it ends."""

    def __init__(self, cluster: Cluster, load: Load) -> None:
        self.cluster = cluster
        self.load = load
        self.struck = 0
        self.sockets: list[socket.socket] = []


class Fault(NamedTuple):
    """One fault."""

    name: str
    strike: Callable[[Scene], Awaitable[None]]
    seconds: float
    """How long it lasts."""
    heal: Callable[[Scene], Awaitable[None]]


async def _nothing(_: Scene) -> None:
    pass


async def _kill_node(scene: Scene) -> None:
    await asyncio.to_thread(scene.cluster.nodes[VICTIM].kill)


async def _start_node(scene: Scene) -> None:
    await asyncio.to_thread(scene.cluster.nodes[VICTIM].restart)


async def _end_node(scene: Scene) -> None:
    await asyncio.to_thread(scene.cluster.nodes[VICTIM].stop)


async def _kill_leader(scene: Scene) -> None:
    scene.struck = await scene.cluster.leader()
    await asyncio.to_thread(scene.cluster.nats.kill, scene.struck)


async def _kill_follower(scene: Scene) -> None:
    scene.struck = (await scene.cluster.leader() + 1) % len(scene.cluster.nats.ports)
    await asyncio.to_thread(scene.cluster.nats.kill, scene.struck)


async def _start_server(scene: Scene) -> None:
    await asyncio.to_thread(scene.cluster.nats.start, scene.struck)


async def _pause_node(scene: Scene) -> None:
    os.kill(scene.cluster.nodes[VICTIM].pid, signal.SIGSTOP)


async def _wake_node(scene: Scene) -> None:
    os.kill(scene.cluster.nodes[VICTIM].pid, signal.SIGCONT)


async def _pause_leader(scene: Scene) -> None:
    scene.struck = await scene.cluster.leader()
    scene.cluster.nats.signal(scene.struck, signal.SIGSTOP)


async def _wake_leader(scene: Scene) -> None:
    scene.cluster.nats.signal(scene.struck, signal.SIGCONT)


async def _cut(scene: Scene) -> None:
    scene.cluster.cables[VICTIM].is_cut = True


async def _mend(scene: Scene) -> None:
    scene.cluster.cables[VICTIM].is_cut = False


async def _jump(scene: Scene) -> None:
    os.kill(scene.cluster.nodes[VICTIM].pid, signal.SIGUSR1)


async def _jump_back(scene: Scene) -> None:
    os.kill(scene.cluster.nodes[VICTIM].pid, signal.SIGUSR2)


async def _fill(scene: Scene) -> None:
    disk = scene.cluster.small_disk
    assert disk is not None
    with contextlib.suppress(OSError), (disk / "full").open("wb") as file:
        while True:
            file.write(bytes(4096))
            file.flush()


async def _make_room(scene: Scene) -> None:
    """NATS gives up its store when the disk is full; with space again, it has to be restarted."""
    cluster = scene.cluster
    assert cluster.small_disk is not None
    (cluster.small_disk / "full").unlink()
    number = len(cluster.nats.ports) - 1
    said = (cluster.nats.folder / f"n{number}.log").read_text().lower()
    assert "no space left" in said, "it has not noticed"
    await asyncio.to_thread(cluster.nats.kill, number)
    await asyncio.to_thread(cluster.nats.start, number)


async def _deafen(scene: Scene) -> None:
    for company in scene.load.companies:
        for _ in range(DEAF):
            there = socket.create_connection(("127.0.0.1", scene.cluster.balancer.port))
            there.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            hello = {"type": "hello", "version": VERSION, "table": company.code}
            there.sendall(HANDSHAKE.encode() + frame(TEXT, json.dumps(hello).encode()))
            scene.sockets.append(there)
        await asyncio.sleep(0)


async def _close_ears(scene: Scene) -> None:
    while scene.sockets:
        scene.sockets.pop().close()


async def _mangle(_: Scene) -> None:
    Link.mangles = True


async def _mangle_no_more(scene: Scene) -> None:
    Link.mangles = False
    assert sum(one.link.mangled for company in scene.load.companies for one in company.people) > 0


CALM = Fault("none", _nothing, 5, _nothing)
KILL_NODE = Fault("kill -9 of a node", _kill_node, 4, _start_node)
END_NODE = Fault("SIGTERM of a node", _end_node, 4, _start_node)
KILL_LEADER = Fault("kill -9 of the leader of a stream", _kill_leader, 8, _start_server)
KILL_FOLLOWER = Fault("kill -9 of a follower", _kill_follower, 6, _start_server)
PAUSE_NODE = Fault("a node stands still and wakes up late", _pause_node, 15, _wake_node)
PAUSE_LEADER = Fault("the leader stands still and wakes up late", _pause_leader, 12, _wake_leader)
CUT = Fault("a node is cut off from NATS", _cut, 15, _mend)
CUT_NETWORK = CUT._replace(name="the network between a node and NATS is cut")
"""The same in a network namespace, of which a cluster has to be made."""
CLOCK = Fault("the clock of a node jumps", _jump, 3, _jump_back)
FULL = Fault("the disk of a NATS server is full", _fill, 8, _make_room)
DEAF_CLIENTS = Fault("clients that never read", _deafen, 6, _close_ears)
MANGLED = Fault("frames sent twice and out of order", _mangle, 6, _mangle_no_more)

ALL = (
    CALM,
    KILL_NODE,
    END_NODE,
    KILL_LEADER,
    KILL_FOLLOWER,
    PAUSE_NODE,
    PAUSE_LEADER,
    CUT,
    CLOCK,
    FULL,
    DEAF_CLIENTS,
    MANGLED,
)
