"""Several devices at once: one outcome, the same everywhere."""

import asyncio
from collections import Counter
from random import Random
from typing import Any

import pytest

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.contract import Refusal, Seat
from sheepfold.games.uly_polly.pieces import Hide, Start, Step, Swap
from sheepfold.games.wooolf.pieces import Abstain, Guess, Peek
from sheepfold.log import LogFailure
from sheepfold.log.memory import MemoryLog
from sheepfold.server.room import Room
from sheepfold.table.actions import (
    Action,
    AnswerTakeback,
    AskTakeback,
    Play,
    Say,
    UseLink,
)
from sheepfold.table.actions import MakeLink as MakeALink
from sheepfold.table.allowed import hash_of
from sheepfold.table.entries import Said, TakenBack
from tests.log.faulty import Faults, FaultyLog
from tests.server.racing import (
    ROUGH,
    ROUGHER,
    Device,
    begun,
    catch_up,
    entries_in,
    moves_in,
    node,
    one_outcome,
    passer_by,
    race,
    settled,
    token,
)
from tests.states import meadow_in, round_table_in

pytestmark = pytest.mark.usefixtures("impatient")


# Two devices, one seat


@pytest.mark.parametrize("faults", [Faults(), ROUGH, ROUGHER], ids=["calm", "rough", "rougher"])
@pytest.mark.parametrize("nodes", [1, 2])
def test_of_two_devices_on_one_seat_one_moves(faults: Faults, nodes: int, effort: int) -> None:
    async def run(seed: int) -> None:
        rng = Random(seed)
        shared = MemoryLog()
        await begun(shared, uly_polly.Options(first_wolf=1), 2)
        log = FaultyLog(shared, rng, faults, passer_by)
        rooms = [await node(log, seed + n) for n in range(nodes)]
        one, two = Device(rooms[0], 1), Device(rooms[-1], 1)
        dogs = [Device(here, 2) for here in rooms]
        answers = await asyncio.gather(one.insist(Play(Hide(3))), two.insist(Play(Hide(12))))
        assert sorted(answers) == ["done", "not-your-turn"]
        done = Hide(3) if answers[0] == "done" else Hide(12)
        assert moves_in(await entries_in(log)) == [done]
        table = await one_outcome(log, rooms, [one, two, *dogs])
        assert meadow_in(table.state).wolf == done.at

    race(run, range(15 * effort))


# Final guesses


@pytest.mark.parametrize(
    "faults", [Faults(delay=3), ROUGH, ROUGHER], ids=["slow", "rough", "worst"]
)
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_final_guesses_at_the_same_time_are_each_laid_once(
    faults: Faults, seats: int, effort: int
) -> None:
    async def run(seed: int) -> None:
        rng = Random(seed)
        shared = MemoryLog()
        await begun(shared, wooolf.Options(round_limit=1), seats)
        preparing = await node(shared, seed)
        for _ in range(seats):
            [turn] = wooolf.actors(round_table_in(preparing.table.state))
            await preparing.act(Play(Peek(turn % seats + 1, "left")), turn)
        assert round_table_in(preparing.table.state).phase == "final"
        log = FaultyLog(shared, rng, faults, passer_by)
        rooms = [await node(log, seed), await node(log, seed + 1)]
        devices = [Device(here, seat) for seat in range(1, seats + 1) for here in rooms]

        async def guess(device: Device) -> tuple[Seat, Any, str]:
            game = wooolf.legal(device.view)
            move = rng.choice([m for m in game if isinstance(m, Guess | Abstain)])
            command = device.new_id()
            twice = [device.insist(Play(move), command) for _ in range(rng.randint(1, 3))]
            answers = await asyncio.gather(*twice)
            assert len({answer == "done" for answer in answers}) == 1
            return device.view.viewer, move, answers[0]

        guesses = await asyncio.gather(*map(guess, rng.sample(devices, len(devices))))
        table = await one_outcome(log, rooms, devices)
        done = {seat: move for seat, move, answer in guesses if answer == "done"}
        assert sorted(done) == list(range(1, seats + 1))
        assert len([answer for _, _, answer in guesses if answer == "done"]) == seats
        [first, *_] = round_table_in(table.state).rounds
        assert first.guesses == tuple(done[seat] for seat in sorted(done))

    race(run, range(8 * effort))


# Commands sent again


@pytest.mark.parametrize("faults", [ROUGH, ROUGHER], ids=["rough", "rougher"])
def test_a_command_sent_again_and_again_is_done_once(faults: Faults, effort: int) -> None:
    async def run(seed: int) -> None:
        rng = Random(seed)
        shared = MemoryLog()
        await begun(shared, uly_polly.Options(), 3)
        log = FaultyLog(shared, rng, faults, passer_by)
        rooms = [await node(log, seed + n) for n in range(2)]
        devices = [Device(here, seat) for seat in (1, 2, 3) for here in rooms]
        asked: dict[str, tuple[Device, Action]] = {}
        for device in devices:
            for _ in range(4):
                asked[device.new_id()] = device, Say("aha")
        again = [(command, *asked[command]) for command in asked for _ in range(rng.randint(1, 4))]
        rng.shuffle(again)
        answers = await asyncio.gather(*(d.insist(action, command) for command, d, action in again))
        assert set(answers) == {"done"}
        await one_outcome(log, rooms, devices)
        written = [
            e.command for e in await entries_in(log) if isinstance(e.what, Said) and e.command
        ]
        assert len(written) == len(asked)

    race(run, range(15 * effort))


def test_a_link_can_be_used_once(effort: int) -> None:
    async def run(seed: int) -> None:
        rng = Random(seed)
        shared = MemoryLog()
        await begun(shared, uly_polly.Options(), 2)
        log = FaultyLog(shared, rng, ROUGH, passer_by)
        rooms = [await node(log, seed + n) for n in range(2)]
        old = Device(rooms[0], 1)
        link = "f" * 32
        assert await old.insist(MakeALink(link)) == "done"

        async def use(new: int, here: Room) -> str:
            while True:
                try:
                    await here.act(UseLink(link, token(new)), None, f"{hash_of(token(new))[:16]}:1")
                except LogFailure:
                    await asyncio.sleep(0)
                except Refusal as refused:
                    if refused.reason == "unknown-link" and here.table.places[0].link:
                        continue
                    return refused.reason
                else:
                    return "done"

        for here in rooms:
            await catch_up(here)
        answers = await asyncio.gather(*(use(90 + n, rooms[n % 2]) for n in range(6)))
        assert sorted(answers) == ["done"] + ["unknown-link"] * 5
        table = await one_outcome(log, rooms, [])
        assert table.places[0].token == hash_of(token(90 + answers.index("done")))

    race(run, range(15 * effort))


# Takebacks


@pytest.mark.parametrize("nodes", [1, 2])
def test_a_free_takeback_and_the_next_move_exclude_each_other(nodes: int, effort: int) -> None:
    outcomes = Counter[str]()

    async def run(seed: int) -> None:
        rng = Random(seed)
        shared = MemoryLog()
        await begun(shared, uly_polly.Options(first_wolf=1), 2)
        log = FaultyLog(shared, rng, ROUGH, passer_by)
        rooms = [await node(log, seed + n) for n in range(nodes)]
        wolf, dog = Device(rooms[0], 1), Device(rooms[-1], 2)
        others = [Device(here, seat) for here in rooms for seat in (1, 2)]
        await wolf.insist(Play(Hide(5)))
        await catch_up(dog.room)
        both = [wolf.insist(AskTakeback()), dog.insist(Play(Start(0)))]
        tasks = [asyncio.create_task(one) for one in rng.sample(both, 2)]
        answers = {task.get_coro(): await task for task in tasks}
        back, moved = answers[both[0]], answers[both[1]]
        assert sorted([back == "done", moved == "done"]) == [False, True], answers
        table = await one_outcome(log, rooms, [wolf, dog, *others])
        kinds = [type(entry.what) for entry in await entries_in(log)]
        assert kinds.count(TakenBack) == (back == "done")
        assert meadow_in(table.state).phase == ("hide" if back == "done" else "swap")
        assert meadow_in(table.state).wolf == (None if back == "done" else 5)
        outcomes[back] += 1

    race(run, range(20 * effort))
    assert len(outcomes) == 2


@pytest.mark.parametrize("nodes", [1, 2])
def test_a_takeback_is_allowed_or_overtaken_but_not_both(nodes: int, effort: int) -> None:
    outcomes = Counter[str]()

    async def run(seed: int) -> None:
        rng = Random(seed)
        shared = MemoryLog()
        await begun(shared, uly_polly.Options(first_wolf=1), 2)
        preparing = await node(shared, seed)
        for seat, move in ((1, Hide(5)), (2, Start(0)), (1, Swap(14, 15))):
            await preparing.act(Play(move), seat)
        log = FaultyLog(shared, rng, ROUGH, passer_by)
        rooms = [await node(log, seed + n) for n in range(nodes)]
        wolf = Device(rooms[0], 1)
        dog, phone = Device(rooms[0], 2), Device(rooms[-1], 2)
        away = [Device(here, 1) for here in rooms]
        for here in rooms:
            await settled(here)
        assert await wolf.insist(AskTakeback()) == "done"
        for here in rooms:
            await catch_up(here)
        both = [dog.insist(AnswerTakeback(True)), phone.insist(Play(Step(1)))]
        tasks = [asyncio.create_task(one) for one in rng.sample(both, 2)]
        answers = {task.get_coro(): await task for task in tasks}
        yes, moved = answers[both[0]], answers[both[1]]
        assert (yes, moved) in {("done", "not-your-turn"), ("takeback-over", "done")}
        table = await one_outcome(log, rooms, [wolf, dog, phone, *away])
        assert table.asking is None
        kinds = [type(entry.what) for entry in await entries_in(log)]
        assert kinds.count(TakenBack) == (yes == "done")
        assert table.state.history[-1].__struct_config__.tag == (
            "started" if yes == "done" else "stepped"
        )
        outcomes[yes] += 1

    race(run, range(20 * effort))
    assert len(outcomes) == 2


@pytest.mark.parametrize("late", ["asked", "answered"])
def test_a_takeback_that_comes_late_is_not_taken_for_another_move(late: str) -> None:
    async def run(seed: int) -> None:
        log = MemoryLog()
        await begun(log, uly_polly.Options(first_wolf=1), 2)
        here = await node(log, seed)
        wolf, phone, dog = Device(here, 1), Device(here, 1), Device(here, 2)
        await settled(here)
        for device, move in ((wolf, Hide(5)), (dog, Start(0)), (wolf, Swap(14, 15))):
            assert await device.ask(Play(move)) == "done"
        asked = wolf.frame
        if late == "answered":
            assert await wolf.ask(AskTakeback()) == "done"
        answered = dog.frame
        assert await dog.ask(Play(Step(1))) == "done"
        assert await phone.ask(Play(Swap(10, 11))) == "done"
        if late == "asked":
            assert await wolf.ask(AskTakeback(), seen=asked) == "stale"
        else:
            assert await phone.ask(AskTakeback()) == "done"
            assert await dog.ask(AnswerTakeback(True), seen=answered) == "stale"
        assert moves_in(await entries_in(log))[-1] == Swap(10, 11)

    race(run, range(1))
