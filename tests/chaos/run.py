"""Faults one after the other under load, and a line about each."""

import asyncio
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from tests.chaos.cluster import Cluster
from tests.chaos.faults import FULL, Fault, Scene
from tests.chaos.people import Load

AFTER = 5
"""How many moves are made at every table after a fault, before the next."""

MOST_SECONDS = 10.0
"""In which play resumes."""

JUMPY = ("-m", "tests.chaos.jumpy", "serve", "--bot-delay", "0.02")


class Row(NamedTuple):
    """What a fault did."""

    fault: str
    moves: int
    lost: int
    twice: int
    resumed: float
    """The longest pause at any table, in seconds."""

    def __str__(self) -> str:
        """A line of the table."""
        return (
            f"{self.fault:44} {self.moves:>8} {self.lost:>6} {self.twice:>6} {self.resumed:>10.1f}"
        )


HEAD = f"{'fault':44} {'moves':>8} {'lost':>6} {'twice':>6} {'resumed, s':>10}"

Tell = Callable[[Row], None]


async def strike(scene: Scene, fault: Fault) -> Row:
    """One fault, from before it until play goes on without it."""
    load = scene.load
    await scene.cluster.spread()
    await load.until_played(2)
    moves, began = load.moves(), time.monotonic()
    await fault.strike(scene)
    await asyncio.sleep(fault.seconds)
    await fault.heal(scene)
    await load.until_played(AFTER)
    lost, twice = await load.verdict()
    return Row(fault.name, load.moves() - moves, lost, twice, load.longest_pause(began))


def possible(faults: list[Fault], small_disk: Path | None) -> list[Fault]:
    """Those of the faults that can be made here; a line says what is left out."""
    if small_disk is not None or FULL not in faults:
        return faults
    print(f"{FULL.name}: left out, for a small disk cannot be mounted here", flush=True)
    return [fault for fault in faults if fault is not FULL]


async def run_faults(faults: Iterable[Fault], tell: Tell, in_namespace: bool = False) -> list[Row]:
    """All of them at one cluster; in the end every table finishes, and all is as it must be."""
    faults = list(faults)
    rows = []
    cluster = Cluster(command=JUMPY, has_small_disk=FULL in faults, in_namespace=in_namespace)
    async with cluster:
        faults = possible(faults, cluster.small_disk)
        async with cluster.log() as log:
            load = Load(lambda code: cluster.entries(log, code))
            await load.begin(cluster.url, cluster.ws)
            scene = Scene(cluster, load)
            for fault in faults:
                rows.append(await strike(scene, fault))
                tell(rows[-1])
            await load.finish()
    assert not any("Traceback" in said for said in cluster.said), cluster.said
    return rows
