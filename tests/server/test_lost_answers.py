"""When the log fails or its answer is lost: what was written is done, the rest leaves no trace."""

import asyncio
from random import Random

import pytest

from sheepfold.games import uly_polly
from sheepfold.games.uly_polly.pieces import Hide
from sheepfold.log.memory import MemoryLog
from sheepfold.server.room import Room
from sheepfold.table.actions import Play
from tests.log.faulty import Faults, FaultyLog
from tests.server.racing import (
    CODE,
    Device,
    begun,
    entries_in,
    moves_in,
    node,
    one_outcome,
    race,
    settled,
)

pytestmark = pytest.mark.usefixtures("impatient")


async def failing(seed: int, people: int = 2, bots: int = 0) -> tuple[FaultyLog, Room]:
    """A game that has begun, on a log that does what its script says."""
    log = FaultyLog(MemoryLog(), Random(seed))
    await begun(log.inner, uly_polly.Options(first_wolf=1), people, bots)
    return log, await node(log, seed)


@pytest.mark.parametrize("times", [1, 2, 5])
def test_what_was_written_is_done_though_the_answer_was_lost(times: int) -> None:
    async def run(seed: int) -> None:
        log, here = await failing(seed)
        wolf, dog = Device(here, 1), Device(here, 2)
        await settled(here)
        log.script.extend(["lose"])
        answers = await asyncio.gather(*(wolf.ask(Play(Hide(5)), "same") for _ in range(times)))
        assert answers == ["done"] * times
        assert dog.view.phase == "start"
        assert moves_in(await entries_in(log)) == [Hide(5)]
        await one_outcome(log, [here], [wolf, dog])

    race(run, range(3))


def test_when_nothing_can_be_read_either_the_room_catches_up_by_itself() -> None:
    async def run(seed: int) -> None:
        log, here = await failing(seed)
        wolf, dog = Device(here, 1), Device(here, 2)
        log.faults = Faults(unreadable=1.0)
        log.script.extend(["lose"])
        assert await wolf.ask(Play(Hide(5)), "same") == "cannot-write"
        assert dog.view.phase == "hide"
        log.faults = Faults()
        while dog.view.phase == "hide":
            dog.news.clear()
            await dog.news.wait()
        assert await wolf.ask(Play(Hide(5)), "same") == "done"
        assert moves_in(await entries_in(log)) == [Hide(5)]
        await one_outcome(log, [here], [wolf, dog])

    race(run, range(3))


def test_what_was_not_written_is_refused_and_leaves_no_trace() -> None:
    async def run(seed: int) -> None:
        log, here = await failing(seed)
        wolf, dog = Device(here, 1), Device(here, 2)
        await settled(here)
        before, frames = here.table, (wolf.frame, dog.frame)
        log.script.extend(["fail", "fail"])
        assert await wolf.ask(Play(Hide(5)), "same") == "cannot-write"
        assert await wolf.ask(Play(Hide(5)), "same") == "cannot-write"
        assert (here.table, (wolf.frame, dog.frame)) == (before, frames)
        assert await wolf.ask(Play(Hide(6)), "other") == "done"
        assert moves_in(await entries_in(log)) == [Hide(6)]
        await one_outcome(log, [here], [wolf, dog])

    race(run, range(3))


def test_bots_go_on_by_themselves_once_the_log_can_write() -> None:
    async def run(seed: int) -> None:
        log, here = await failing(seed, people=1, bots=1)
        wolf = Device(here, 1)
        log.script.extend(["none", "fail", "fail", "lose", "fail"])
        assert await wolf.ask(Play(Hide(5))) == "done"
        while wolf.view.phase != "swap":
            wolf.news.clear()
            await wolf.news.wait()
        await one_outcome(log, [here], [wolf])

    race(run, range(3))


def test_who_came_back_while_the_log_failed_is_soon_known_to_be_there() -> None:
    async def run(seed: int) -> None:
        log, here = await failing(seed)
        wolf = Device(here, 1)
        while here.table.places[1].away_since is None:
            await asyncio.sleep(0)
        log.script.extend(["fail", "fail", "fail"])
        dog = Device(here, 2)
        while here.table.places[1].away_since is not None:
            await asyncio.sleep(0.001)
        await one_outcome(log, [here], [wolf, dog])

    race(run, range(3))


def test_a_table_that_was_deleted_is_refused_and_holds_up_nobody() -> None:
    async def run(seed: int) -> None:
        log = MemoryLog()
        await begun(log, uly_polly.Options(first_wolf=1), 2)
        here = await node(log, seed)
        wolf = Device(here, 1)
        await settled(here)
        await log.delete(CODE)
        assert await wolf.ask(Play(Hide(5))) == "table-deleted"
        await settled(here)

    race(run, range(1))
