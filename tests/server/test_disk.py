"""A full disk, and one that cannot keep what it is told: a clear refusal, and no half moves."""

import asyncio
from random import Random
from typing import Any

import httpx
import pytest

from sheepfold.server import protocol
from sheepfold.table.actions import Play, Say
from sheepfold.table.entries import MovePlayed, Said
from sheepfold.terminal.network.connection import CommandRefused
from tests.server.breaking import Disk
from tests.server.players import open_table
from tests.server.witness import Witness, begin, entries_in, hold_against, see_the_same

HOWS = ["full", "fsync", "limit"]
"""Writing fails with ENOSPC; waiting for the disk fails with EIO; the file may not grow."""


async def table_of(disk: Disk, people: int, bots: int = 0) -> tuple[str, list[Witness]]:
    """A game of Uly & Polly; its code and its people."""
    server = disk.server
    code = await open_table(server.url, "uly_polly", people + bots)
    made = [Witness(server.ws, code, f"P{n}", Random(n)) for n in range(people)]
    await begin(made, bots)
    return code, made


async def mover_of(people: list[Witness]) -> Witness:
    """Whose turn it is, once everyone knows."""
    while True:
        frames = {person.link.frame for person in people}
        movers = [person for person in people if person.to_act]
        if len(movers) == 1 and len(frames) == 1:
            return movers[0]
        await asyncio.sleep(0.01)


async def refused(person: Witness, action: Any) -> str:
    with pytest.raises(CommandRefused) as refusal:
        await person.link.do(action)
    assert refusal.value.text
    return refusal.value.reason


async def a_few_moves(people: list[Witness], count: int) -> None:
    for _ in range(count):
        assert await (await mover_of(people)).move() == "done"


@pytest.mark.parametrize("how", HOWS)
async def test_while_the_disk_is_broken_nothing_moves_and_afterwards_everything_does(
    disk: Disk, how: str
) -> None:
    server = disk.server
    code, people = await table_of(disk, 2)
    await a_few_moves(people, 5)
    mover = await mover_of(people)
    other = next(person for person in people if person is not mover)
    before = entries_in(server.data, code)
    views = [protocol.encode(person.link.view) for person in people]
    with disk.broken(how):
        for _ in range(3):
            assert await refused(mover, Play(mover.any_move())) == "cannot-write"
        assert await refused(other, Say("oops")) == "cannot-write"
        await both_refused(mover, other)
        async with httpx.AsyncClient() as http:
            opened = await http.post(
                f"{server.url}/api/tables", json={"options": {"game": "wooolf"}}
            )
            assert (opened.status_code, opened.json()["reason"]) == (503, "cannot-write")
            health = await http.get(f"{server.url}/health")
            assert health.status_code == 503
            assert health.text.startswith("cannot save: ")
            assert "retry-after" in health.headers
        assert [protocol.encode(person.link.view) for person in people] == views
        newcomer = Witness(server.ws, code, "newcomer", Random(9))
        await newcomer.until(lambda: newcomer.link.connected)
        assert newcomer.link.view is not None
        assert (
            newcomer.link.view.history
            == mover.game.view(
                (await see_the_same(server.data, code, [*people, newcomer])).state, None
            ).history
        )
        assert entries_in(server.data, code) == before
    assert await mover.move() == "done"
    async with httpx.AsyncClient() as http:
        assert (await http.get(f"{server.url}/health")).text == "ok\n"
    players = [asyncio.create_task(person.play(0.05)) for person in people]
    await finished(people, players)
    table = await see_the_same(server.data, code, [*people, newcomer])
    assert table.phase == "over"
    hold_against(entries_in(server.data, code), people)
    server.kill()
    hold_against(entries_in(server.data, code), people)
    await asyncio.to_thread(server.restart)
    await see_the_same(server.data, code, [*people, newcomer])
    hold_against(entries_in(server.data, code), people)
    await asyncio.gather(*(person.leave() for person in (*people, newcomer)))


async def both_refused(mover: Witness, other: Witness) -> None:
    """What comes together goes into one commit, and is refused together."""
    together = [refused(mover, Play(mover.any_move())) for _ in range(3)]
    together += [refused(other, Say("oops")) for _ in range(3)]
    assert set(await asyncio.gather(*together)) == {"cannot-write"}


async def finished(people: list[Witness], players: list[asyncio.Task[None]]) -> None:
    """Wait until the game is over for everyone."""
    while not all(person.over for person in people):
        for player in players:
            if player.done():
                player.result()
        await asyncio.sleep(0.02)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)


@pytest.mark.parametrize("how", HOWS)
async def test_what_was_refused_does_not_come_back_after_a_crash(disk: Disk, how: str) -> None:
    server = disk.server
    code, people = await table_of(disk, 2)
    for _ in range(4):
        await a_few_moves(people, 2)
        mover = await mover_of(people)
        before = entries_in(server.data, code)
        with disk.broken(how):
            assert await refused(mover, Play(mover.any_move())) == "cannot-write"
            server.kill()
        assert entries_in(server.data, code) == before
        await asyncio.to_thread(server.restart)
        for person in people:
            await person.until(lambda p=person: p.link.connected)  # type: ignore[misc]
        await see_the_same(server.data, code, people)
    entries = entries_in(server.data, code)
    hold_against(entries, people)
    acknowledged = [d.action for p in people for d in p.link.acknowledged]
    written = [entry.what for entry in entries if isinstance(entry.what, MovePlayed | Said)]
    assert len(written) == len([a for a in acknowledged if isinstance(a, Play | Say)])
    await asyncio.gather(*(person.leave() for person in people))


@pytest.mark.parametrize("how", HOWS)
async def test_people_and_bots_play_on_through_a_disk_that_comes_and_goes(
    disk: Disk, how: str
) -> None:
    server = disk.server
    rng = Random(how)
    code, people = await table_of(disk, 2, bots=2)
    players = [asyncio.create_task(person.play(0.1)) for person in people]
    for _ in range(4):
        with disk.broken(how):
            await asyncio.sleep(rng.uniform(0.05, 0.4))
        await asyncio.sleep(rng.uniform(0.05, 0.4))
    await finished(people, players)
    assert (await see_the_same(server.data, code, people)).phase == "over"
    hold_against(entries_in(server.data, code), people)
    await asyncio.gather(*(person.leave() for person in people))


@pytest.mark.parametrize("how", HOWS)
async def test_a_server_whose_disk_works_again_says_so_though_nobody_plays(
    disk: Disk, how: str
) -> None:
    async with httpx.AsyncClient(base_url=disk.server.url) as http:
        assert (await http.get("/health")).text == "ok\n"
        with disk.broken(how):
            await http.post("/api/tables", json={"options": {"game": "wooolf"}})
            assert (await http.get("/health")).status_code == 503
            assert (await http.get("/api/tables/NOSUCH")).status_code == 404
            assert (await http.get("/health")).status_code == 503, "reading proves nothing"
        while (await http.get("/health")).status_code == 503:  # without anybody's help
            await asyncio.sleep(0.1)
