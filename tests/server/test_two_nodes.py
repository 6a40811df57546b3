"""Whole games on two nodes that share a log, calm and rough."""

import asyncio
import contextlib
from random import Random

import pytest

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.uly_polly.pieces import Hide
from sheepfold.log import DamagedLog, LogFailure
from sheepfold.log.memory import MemoryLog
from sheepfold.server.room import Room
from sheepfold.table.actions import Play, Rematch
from sheepfold.table.entries import AnyOptions
from tests.log.faulty import Faults, FaultyLog
from tests.log.following import follow as follow_log
from tests.server.racing import (
    CODE,
    ROUGH,
    ROUGHER,
    Device,
    begun,
    catch_up,
    node,
    one_outcome,
    passer_by,
    race,
    setting,
)

pytestmark = pytest.mark.usefixtures("impatient")

FROM_THE_FUTURE = b'{"at":1000.0,"what":{"type":"something_new","chair":1},"command":""}'


async def follow(here: Room) -> None:
    """Let a room know what other nodes write, also after a read has failed."""
    while True:
        with contextlib.suppress(LogFailure):
            async for _ in follow_log(here.environment.log, CODE, here.table.version):
                await catch_up(here)


@pytest.mark.parametrize("faults", [Faults(), ROUGH, ROUGHER], ids=["calm", "rough", "rougher"])
@pytest.mark.parametrize(
    ("options", "people", "bots"),
    [
        (uly_polly.Options(), 2, 0),
        (uly_polly.Options(), 3, 2),
        (wooolf.Options(), 4, 0),
        (wooolf.Options(advanced=True), 4, 2),
    ],
    ids=["uly_polly-2", "uly_polly-3+2", "wooolf-4", "wooolf-4+2"],
)
def test_two_nodes_play_one_game(
    options: AnyOptions, people: int, bots: int, faults: Faults, effort: int
) -> None:
    async def run(seed: int) -> None:
        rng = Random(seed)
        shared = MemoryLog()
        await begun(shared, options, people, bots)
        log = FaultyLog(shared, rng, faults, passer_by)
        rooms = [await node(log, seed + n) for n in range(2)]
        devices = [Device(here, seat) for seat in range(1, people + 1) for here in rooms]
        followers = [asyncio.create_task(follow(here)) for here in rooms]
        await asyncio.gather(*(device.play(rng) for device in devices))
        if seed % 2:
            host = rng.choice([device for device in devices if device.seat == 1])
            assert await host.insist(Rematch()) in {"done", "not-host"}
        for follower in followers:
            follower.cancel()
        await asyncio.gather(*followers, return_exceptions=True)
        table = await one_outcome(log, rooms, devices)
        assert table.phase in ("over", "playing")

    race(run, range(2 * effort))


async def test_a_node_of_an_older_release_writes_nothing_where_it_cannot_follow() -> None:
    """While servers are upgraded one after the other: the newer one writes what the older one does
    not know. What it would decide then may be wrong, so it decides nothing there.
    """
    log = MemoryLog()
    await begun(log, uly_polly.Options(first_wolf=1), 2)
    older = await node(log, 1)
    known = older.table.version
    await log.append(CODE, known, [FROM_THE_FUTURE])
    older.on_entries(known, [FROM_THE_FUTURE])
    for _ in range(2):
        with pytest.raises(LogFailure):
            await older.act(Play(Hide(3)), 1)
    assert older.table.version == known
    assert (await log.read(CODE))[known:] == [FROM_THE_FUTURE]
    with pytest.raises(DamagedLog):
        await Room.load(setting(log, 2), CODE)
    await older.close()
