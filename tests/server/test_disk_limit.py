"""The disk fills up: that is said in time, then no new tables are opened, and games go on."""

import asyncio
import logging
from pathlib import Path

import httpx
import pytest

from sheepfold.locales import LANGUAGES, say
from sheepfold.log.space import Space
from sheepfold.server.disk import GIGABYTE, MEGABYTE, RESERVE, Disk
from tests.server.breaking import Disk as BreakingDisk
from tests.server.players import finish, game
from tests.server.process import ServerProcess

NEW_TABLE = {"options": {"game": "wooolf"}}


class Filling:
    """A disk limit of 1 GB on a disk of which a test decides how full it is."""

    def __init__(self, log: pytest.LogCaptureFixture) -> None:
        self.space = Space(0, 100 * GIGABYTE)
        self.disk = Disk(lambda: self.space, GIGABYTE)
        self._log = log

    def said(self, used: float, free: float = 100.0) -> list[str]:
        """What is said when the tables take so many GB, and so many are free."""
        self._log.clear()
        self.space = Space(int(used * GIGABYTE), int(free * GIGABYTE))
        self.disk.watch()
        self.disk.watch()
        levels = [f"{line.levelname}: {line.getMessage()}" for line in self._log.records]
        assert len(levels) <= 1, "once is enough"
        return levels


@pytest.fixture
def filling(caplog: pytest.LogCaptureFixture) -> Filling:
    caplog.set_level(logging.INFO)
    return Filling(caplog)


def test_it_is_said_at_80_and_90_percent_and_when_the_limit_is_reached(filling: Filling) -> None:
    assert filling.said(0.0) == filling.said(0.79) == []
    free = "100000 MB of the disk are free"
    assert filling.said(0.8) == [
        f"WARNING: the tables take 800 MB, {free}: with 200 MB more no new ones are opened"
    ]
    assert filling.said(0.85) == []
    assert filling.said(0.95)[0].endswith("with 50 MB more no new ones are opened")
    assert filling.disk.has_room()
    assert filling.said(1.0) == [f"ERROR: the tables take 1000 MB, {free}: no new ones are opened"]
    assert not filling.disk.has_room()
    assert filling.said(1.2) == []
    assert filling.said(0.5)[0].endswith("new ones are opened again")
    assert filling.disk.has_room()


def test_what_swings_around_a_level_is_said_once(filling: Filling) -> None:
    assert filling.said(0.8) != []
    assert filling.said(0.79) == filling.said(0.81) == []
    assert filling.said(0.5) == []
    assert filling.said(0.8) != []


def test_what_others_take_of_the_disk_counts_too(filling: Filling) -> None:
    reserve = RESERVE / GIGABYTE
    assert filling.said(0.1, reserve + 0.3) == []
    assert "with 150 MB more" in filling.said(0.1, reserve + 0.15)[0]
    assert filling.disk.has_room()
    assert "no new ones are opened" in filling.said(0.1, reserve)[0]
    assert not filling.disk.has_room()
    assert filling.disk.figures() == (100 * MEGABYTE, 0, RESERVE)


def figures(server: ServerProcess) -> dict[str, int]:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    pairs = [line.split() for line in lines if not line.startswith("#")]
    return {name: int(value) for name, value in pairs}


async def test_at_the_limit_no_new_tables_are_opened_and_games_go_on_to_their_end(
    tmp_path: Path,
) -> None:
    async def scene(server: ServerProcess) -> None:
        async with game(server, ("Ada", "Ben")) as (_, players):
            assert 0 < figures(server)["sheepfold_disk_left_bytes"] < MEGABYTE
            async with httpx.AsyncClient(base_url=server.url) as http:
                while (answer := await http.post("/api/tables", json=NEW_TABLE)).is_success:
                    pass
                assert answer.status_code == 507
                for language in LANGUAGES:
                    spoken = {"accept-language": language}
                    answer = await http.post("/api/tables", json=NEW_TABLE, headers=spoken)
                    text = say(language, "refused-server-full")
                    assert answer.json() == {"reason": "server-full", "facts": {}, "text": text}
                assert (await http.get("/health")).text == "ok\n"
            assert figures(server)["sheepfold_disk_left_bytes"] == 0
            assert figures(server)["sheepfold_disk_used_bytes"] >= MEGABYTE
            await finish(players)
        while "no new ones are opened" not in server.stderr():
            await asyncio.sleep(0.05)

    options = ("--disk-limit", "0.001", "--limit", "tables_burst=100000")
    with ServerProcess(tmp_path, options=options) as server:
        await scene(server)
        assert "Traceback" not in server.stderr()


async def test_when_the_disk_is_full_of_other_things_games_go_on_too(disk: BreakingDisk) -> None:
    async def scene(server: ServerProcess) -> None:
        async with (
            game(server, ("Ada", "Ben")) as (_, players),
            httpx.AsyncClient(base_url=server.url) as http,
        ):
            with disk.broken("no-space"):
                answer = await http.post("/api/tables", json=NEW_TABLE)
                assert answer.json()["reason"] == "server-full"
                await finish(players)
            assert (await http.post("/api/tables", json=NEW_TABLE)).status_code == 201

    await scene(disk.server)
