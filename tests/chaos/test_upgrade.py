"""Two releases side by side: nodes are upgraded one after the other while people play.

The older release is the last commit whose entries were others than those of today.
"""

import asyncio
import io
import subprocess
import tarfile
from pathlib import Path

import pytest

from tests.chaos.cluster import Cluster
from tests.chaos.faults import Fault, Scene
from tests.chaos.people import Load
from tests.chaos.run import strike

ROOT = Path(__file__).parents[2]
ENTRIES = "src/sheepfold/table/entries.py"


def git(*asked: str) -> bytes:
    """What git answers about this repository."""
    return subprocess.run(["git", *asked], cwd=ROOT, check=True, capture_output=True).stdout


def older_source(folder: Path) -> Path:
    """The package as it was before its entries last changed, unpacked into this folder."""
    try:
        changed = git("log", "-1", "--format=%H", "--", ENTRIES).decode().strip()
        archive = git("archive", f"{changed}^", "src")
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("the older release is taken from the history of the repository")
    with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
        if hasattr(tarfile, "data_filter"):  # not in Debian's Python 3.11
            packed.extraction_filter = tarfile.data_filter
        packed.extractall(folder)
    assert (folder / ENTRIES).read_bytes() != (ROOT / ENTRIES).read_bytes()
    return folder / "src"


def upgrade(number: int) -> Fault:
    """The node of this number is ended, and started again with the source that is tested."""

    async def end(scene: Scene) -> None:
        await asyncio.to_thread(scene.cluster.nodes[number].stop)

    async def start(scene: Scene) -> None:
        node = scene.cluster.nodes[number]
        node.source = None
        await asyncio.to_thread(node.restart)

    return Fault(f"node {number} is upgraded", end, 1, start)


@pytest.mark.full
async def test_nodes_are_upgraded_one_after_the_other(tmp_path: Path) -> None:
    cluster = Cluster(servers=1, source=older_source(tmp_path))
    async with cluster, cluster.log() as log:
        load = Load(lambda code: cluster.entries(log, code))
        await load.begin(cluster.url, cluster.ws)
        scene = Scene(cluster, load)
        for number in range(len(cluster.nodes)):
            row = await strike(scene, upgrade(number))
            assert row.moves > 0
            assert (row.lost, row.twice) == (0, 0)
        await load.finish()
    assert not any("Traceback" in said for said in cluster.said), cluster.said
