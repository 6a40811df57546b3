"""Three NATS servers, two processes that serve, a balancer, and people at all of them."""

import asyncio
from random import Random

from sheepfold.table.entries import WentAway
from sheepfold.table.table import Table
from tests.chaos.cluster import Cluster
from tests.server.players import open_table
from tests.server.witness import (
    Witness,
    begin,
    hold_against,
    play_to_the_end,
    show_what_is_theirs,
    shown_no_more,
)

PATIENCE = 120.0
PAUSE = 0.05


async def finished(cluster: Cluster, code: str, people: list[Witness]) -> Table:
    """Wait until everyone sees the end of the game, and the same; what was said is written."""
    async with cluster.log() as log, asyncio.timeout(PATIENCE):
        while True:
            table, shown = shown_no_more(await cluster.entries(log, code), people)
            if shown and table.phase == "over" and all(p.link.connected for p in people):
                break
            await asyncio.sleep(0.1)
        show_what_is_theirs(table, people)
        hold_against(await cluster.entries(log, code), people)
    return table


async def test_people_at_different_nodes_play_one_game_and_go_on_without_one_of_them() -> None:
    async with Cluster() as cluster, asyncio.timeout(2 * PATIENCE):
        here, there = cluster.nodes
        code = await open_table(here.url, "uly_polly", 4)
        at = [here.ws, there.ws, cluster.ws]
        people = [Witness(ws, code, f"P{n}", Random(n)) for n, ws in enumerate(at)]
        watching = Witness(there.ws, code, "Zoe", Random(9))
        await begin(people, 1)
        await play_to_the_end(people, PAUSE)
        await finished(cluster, code, [*people, watching])
        async with cluster.log() as log:
            entries = await cluster.entries(log, code)
        assert not [entry for entry in entries if isinstance(entry.what, WentAway)]

        other = await open_table(there.url, "wooolf", 5)
        movers = [Witness(cluster.ws, other, f"Q{n}", Random(n)) for n in range(4)]
        await begin(movers, 1)
        games = asyncio.create_task(play_to_the_end(movers, PAUSE))
        while sum(len(mover.link.acknowledged) for mover in movers) < 20:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(there.kill)
        await games
        await finished(cluster, other, movers)
        async with cluster.log() as log:
            entries = await cluster.entries(log, other)
        assert not [entry for entry in entries if isinstance(entry.what, WentAway)]
        await asyncio.gather(*(p.leave() for p in (*people, *movers, watching)))
    assert not any("Traceback" in said for said in cluster.said)
