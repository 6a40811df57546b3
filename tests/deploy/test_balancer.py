"""Three servers behind nginx with deploy/nginx-balancer.conf: who plays together is at one server.

When that one dies, stands still or loses NATS, all of them meet again at another.
"""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.chaos.cluster import Cluster
from tests.deploy.proxies import nginx_balancer, trust
from tests.server.players import Player, open_table, start_game
from tests.server.process import ServerProcess

pytestmark = pytest.mark.full

TABLES, SEATS = 9, 2
PATIENCE = 90.0
OPTIONS = ("--trusted-proxy", "127.0.0.1", "--limit", "requests_burst=9000")


class Club:
    """Some tables at which people play, through the balancer."""

    def __init__(self, cluster: Cluster, tables: list[list[Player]]) -> None:
        self.cluster = cluster
        self.tables = tables

    async def figures(self, *nodes: ServerProcess) -> list[tuple[int, int]]:
        """Of each of these nodes: how many tables it has, and how many connections."""
        found = []
        async with httpx.AsyncClient() as http:
            for node in nodes:
                text = (await http.get(f"{node.url}/metrics")).text
                values = dict(line.split() for line in text.splitlines() if line[0] != "#")
                one = [values[f"sheepfold_{name}"] for name in ("tables_in_memory", "connections")]
                found.append((int(one[0]), int(one[1])))
        return found

    async def meet(self, *nodes: ServerProcess) -> None:
        """Wait until everyone is at a table at one of these nodes."""
        async with asyncio.timeout(PATIENCE):
            while True:
                figures = await self.figures(*nodes)
                people = sum(connections for _, connections in figures)
                if people == TABLES * SEATS and sum(tables for tables, _ in figures) >= TABLES:
                    return
                await asyncio.sleep(0.2)

    async def play_on(self) -> None:
        """Let somebody at every table make a move, which everyone there is shown."""
        async with asyncio.timeout(PATIENCE):
            for table in self.tables:
                while not (movers := [player for player in table if player.to_act]):
                    await asyncio.sleep(0.05)
                seen = [player.link.frame for player in table]
                await movers[0].move()
                for player, frame in zip(table, seen, strict=True):
                    await player.until(lambda p=player, f=frame: p.link.frame > f)


@asynccontextmanager
async def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Club]:
    """People at many tables behind the balancer."""
    monkeypatch.setenv("SHEEPFOLD_PUBLIC_URL", "https://club.example/")
    async with Cluster(nodes=3, servers=1, options=OPTIONS) as cluster:
        with nginx_balancer(tmp_path, [node.port for node in cluster.nodes]) as proxy:
            trust(proxy, monkeypatch)
            tables = []
            for _ in range(TABLES):
                code = await open_table(f"https://localhost:{proxy.port}", "uly_polly", SEATS)
                ws = f"wss://localhost:{proxy.port}/ws?table={code}"
                tables.append([Player(ws, code, f"P{n}", n) for n in range(SEATS)])
                await start_game(tables[-1], bots=0)
            yield Club(cluster, tables)
            for table in tables:
                for player in table:
                    await player.leave()


async def test_a_table_is_at_one_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with played(tmp_path, monkeypatch) as club:
        figures = await club.figures(*club.cluster.nodes)
        assert sum(tables for tables, _ in figures) == TABLES
        assert [people for _, people in figures] == [tables * SEATS for tables, _ in figures]
        assert sum(tables > 0 for tables, _ in figures) > 1, "one server has them all"


async def kill(cluster: Cluster) -> None:
    await asyncio.to_thread(cluster.nodes[0].kill)


async def stop(cluster: Cluster) -> None:
    os.kill(cluster.nodes[0].pid, signal.SIGSTOP)


async def cut(cluster: Cluster) -> None:
    cluster.cables[0].is_cut = True


@pytest.mark.parametrize("befall", [kill, stop, cut])
async def test_when_a_server_fails_all_of_a_table_meet_at_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, befall: Callable[[Cluster], Awaitable[None]]
) -> None:
    async with played(tmp_path, monkeypatch) as club:
        _, *others = club.cluster.nodes
        await club.play_on()
        await befall(club.cluster)
        await club.meet(*others)
        figures = await club.figures(*others)
        assert sum(tables for tables, _ in figures) == TABLES, "a table is at two servers"
        await club.play_on()
