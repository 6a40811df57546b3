"""A server is started anew in the middle of a draw: whoever comes back is waited for."""

import asyncio

from sheepfold.games import uly_polly
from sheepfold.log.memory import MemoryLog
from sheepfold.server.environment import Environment
from sheepfold.server.room import Room
from sheepfold.table.configuring import open_table
from sheepfold.table.entries import Entry, Settings
from sheepfold.table.entry_codec import encode_entry
from tests.server.racing import CODE, NOW, Device, ask_for_game, draw, setting, settled, source


async def half_drawn(log: MemoryLog) -> None:
    """Two persons are asked to add to a draw, and then the server ends."""
    opened = open_table(CODE, uly_polly.Options(), Settings(2))
    await log.append(CODE, 0, [encode_entry(Entry(NOW, opened))])
    room = await Room.load(setting(log, 0), CODE)
    assert room is not None
    await ask_for_game(room, 2)
    await room.close()


async def later(log: MemoryLog) -> Room:
    """The table on a server that starts 100 seconds after that."""
    room = await Room.load(
        Environment(log, clock=lambda: NOW + 100, bot_delay=0.0, source=source(1)), CODE
    )
    assert room is not None
    return room


async def test_those_who_are_back_in_time_still_add_to_the_draw() -> None:
    log = MemoryLog()
    await half_drawn(log)
    room = await later(log)
    for seat in (1, 2):
        Device(room, seat)
    await asyncio.sleep(0.1)  # for what a device needs to answer
    await settled(room)
    await draw(room)
    assert room.table.phase == "playing"
    assert room.table.fair is not None
    assert room.table.fair.chairs == (1, 2)
    await room.close()


async def test_a_draw_ends_though_only_a_watcher_comes_back() -> None:
    log = MemoryLog()
    await half_drawn(log)
    room = await later(log)
    Device(room, 3)
    async with asyncio.timeout(60):
        while room.table.phase != "playing":
            await asyncio.sleep(0.05)
    assert room.table.fair is not None
    assert room.table.fair.chairs == ()
    await room.close()
