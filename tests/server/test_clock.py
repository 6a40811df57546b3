"""Somebody sets the clock of the machine, or it is wrong at the start: tables have a time of their
own, which neither jumps nor goes back."""

from pathlib import Path

import pytest

from sheepfold.games import uly_polly
from sheepfold.games.uly_polly.pieces import Hide
from sheepfold.log import Log
from sheepfold.log.memory import MemoryLog
from sheepfold.log.sqlite import SqliteLog
from sheepfold.server.clock import SteadyClock
from sheepfold.server.environment import Environment
from sheepfold.server.room import Room
from sheepfold.table.actions import Play, Say, Tick
from sheepfold.table.configuring import open_table
from sheepfold.table.entries import Entry, Settings
from sheepfold.table.entry_codec import encode_entry, read_entries
from tests.server.racing import CODE, Device, begin, settled, source

NOON = 1_800_000_000.0
DAY = 86400.0


class Machine:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.wall = NOON
        self.up = 0.0
        """How long it has been running."""

    def pass_time(self, seconds: float) -> None:
        self.wall += seconds
        self.up += seconds

    def clock(self) -> SteadyClock:
        """The clock of a server that starts now."""
        return SteadyClock(lambda: self.wall, lambda: self.up)


async def room_of(log: Log, machine: Machine) -> Room:
    """The room of the table on a server that starts now."""
    setting = Environment(log, clock=machine.clock(), bot_delay=0.0, source=source(1))
    room = await Room.load(setting, CODE)
    assert room is not None
    return room


async def game_on(log: Log, machine: Machine) -> Room:
    """A game of two with a clock of 60 seconds for each turn."""
    opened = open_table(CODE, uly_polly.Options(first_wolf=1), Settings(2, clock=60))
    await log.append(CODE, 0, [encode_entry(Entry(machine.clock()(), opened))])
    room = await room_of(log, machine)
    await begin(room, 2)
    return room


async def times(log: Log) -> list[float]:
    return [entry.at for entry in read_entries(await log.read(CODE))]


@pytest.mark.parametrize("jump", [DAY, -DAY, 400 * DAY, -NOON])
async def test_a_clock_that_is_set_while_a_server_runs_changes_nothing(jump: float) -> None:
    log, machine = MemoryLog(), Machine()
    room = await game_on(log, machine)
    machine.wall += jump
    await room.act(Tick())
    assert not room.table.places[0].lent, "the turn has just begun"
    machine.pass_time(59)
    await room.act(Tick())
    assert not room.table.places[0].lent
    machine.pass_time(1)
    await room.act(Tick())
    assert room.table.places[0].lent
    assert (await times(log))[-1] == NOON + 60


async def test_after_a_restart_with_a_clock_set_back_time_goes_on_from_the_last_entry() -> None:
    log, machine = MemoryLog(), Machine()
    room = await game_on(log, machine)
    machine.pass_time(30)
    await room.act(Play(Hide(5)), 1)
    await room.close()
    machine.wall -= 10 * DAY
    again = await room_of(log, machine)
    devices = [Device(again, 1), Device(again, 2)]
    await settled(again)
    machine.pass_time(7)
    await again.act(Say("aha"), 1)
    assert again.table.at == NOON + 37
    info = devices[0].info
    assert info is not None
    assert info.now == NOON + 37
    machine.pass_time(60)
    await again.act(Tick())
    assert again.table.places[1].lent, "its turn is over, though the clock says last week"
    written = await times(log)
    assert written == sorted(written)
    await again.close()


async def test_who_leaves_is_noticed_even_if_the_clock_was_set_back() -> None:
    """What everyone has spent is counted in the table's time, not in that of the machine."""

    log, machine = MemoryLog(), Machine()
    await (await game_on(log, machine)).close()
    machine.wall -= 10 * DAY
    again = await room_of(log, machine)
    ann, bob = Device(again, 1), Device(again, 2)
    await settled(again)
    again.leave(bob.watcher)
    await settled(again)
    assert again.table.places[1].away_since is not None
    assert ann.info is not None
    await again.close()


async def test_two_servers_whose_clocks_differ_write_no_earlier_time_after_a_later_one() -> None:
    log, here, there = MemoryLog(), Machine(), Machine()
    one = await game_on(log, here)
    there.wall += 500
    other = await room_of(log, there)
    await other.act(Play(Hide(5)), 1)
    await one.act(Say("aha"), 2)  # it has not seen the move yet
    here.pass_time(5)
    await one.act(Say("aha"), 1)
    written = await times(log)
    assert written == sorted(written)
    assert written[-1] == NOON + 505


async def test_a_log_keeps_the_time_that_it_is_given(tmp_path: Path) -> None:
    machine = Machine()
    log = SqliteLog(tmp_path / "log.db", machine.clock())
    await log.append("t", 0, [b"one"])
    machine.wall -= DAY
    machine.pass_time(5)
    await log.append("t", 1, [b"two"])
    (kept,) = await log.tables()
    assert (kept.first, kept.last) == (NOON, NOON + 5)
    await log.close()
