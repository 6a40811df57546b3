"""Races on purpose: rooms over logs that delay, fail, lose answers and are overtaken.

Whatever happens there is one outcome, the same everywhere: every room's table is the fold of the
log, every device has seen it without a gap, and no command is carried out twice.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from sheepfold.games import GAMES, uly_polly, wooolf
from sheepfold.games.game import Refusal, Seat, Viewer
from sheepfold.games.uly_polly.pieces import Hide, Start, Step, Swap
from sheepfold.games.wooolf.pieces import Abstain, Guess, Peek
from sheepfold.log import Log, LogFailure
from sheepfold.log.memory import MemoryLog
from sheepfold.server import protocol, room
from sheepfold.server.room import Room, Setting, Watcher, chair_of
from sheepfold.table.actions import (
    Action,
    AnswerTakeback,
    AskTakeback,
    Play,
    Ready,
    Rematch,
    Say,
    SeatBot,
    Sit,
    UseLink,
)
from sheepfold.table.actions import MakeLink as MakeALink
from sheepfold.table.actions import Start as StartGame
from sheepfold.table.decide import Source, hash_of, open_table
from sheepfold.table.entries import AnyOptions, Entry, Played, Said, Settings, TakenBack, decode
from sheepfold.table.entries import encode as encode_entry
from sheepfold.table.table import Table, fold
from sheepfold.terminal.link import merged
from tests.log.faulty import Faults, FaultyLog

CODE = "RACING"
NOW = 1000.0
PATIENCE = 120.0
"""Seconds until a test that waits for something that never comes is given up."""

ROUGH = Faults(fail=0.1, lose=0.1, overtake=0.1, delay=4)
ROUGHER = ROUGH._replace(unreadable=0.2)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "AGAIN", 0.001)


def race(run: Callable[[int], Coroutine[Any, Any, None]], seeds: Iterable[int]) -> None:
    """Run this with each seed; a failure says which."""

    async def patiently(seed: int) -> None:
        async with asyncio.timeout(PATIENCE):
            await run(seed)

    for seed in seeds:
        try:
            asyncio.run(patiently(seed))
        except BaseException:
            print(f"seed {seed}")
            raise


def source(seed: int) -> Source:
    rng = Random(seed)
    return Source(rng, lambda: f"{rng.getrandbits(256):064x}")


def setting(log: Log, seed: int) -> Setting:
    return Setting(log, clock=lambda: NOW, bot_delay=0.0, source=source(seed))


def passer_by(_: str) -> bytes:
    """What another node writes first, in the way."""
    return encode_entry(Entry(NOW, Said(1, "hello")))


def token(seat: Seat) -> str:
    return f"{seat:032x}"


async def begun(log: Log, options: AnyOptions, people: int, bots: int = 0) -> None:
    """A game on a log that works: `people` persons, the first of them the host, then bots."""
    settings = Settings(chairs=people + bots)
    opened = open_table(CODE, options, settings)
    await log.append(CODE, 0, [encode_entry(Entry(NOW, opened))])
    table = await Room.load(setting(log, 0), CODE)
    assert table is not None
    for seat in range(1, people + 1):
        await table.act(Sit(f"P{seat}", token(seat)))
        await table.act(Ready(), seat)
    for seat in range(people + 1, people + bots + 1):
        await table.act(SeatBot(seat), 1)
    await table.act(StartGame(), 1)


async def node(log: Log, seed: int) -> Room:
    """One more process that acts for the table."""
    loaded = None
    while loaded is None:
        with contextlib.suppress(LogFailure):
            loaded = await Room.load(setting(log, seed), CODE)
    return loaded


class Device:
    """A client without a socket: asks as the server would for it, and keeps what it is shown."""

    def __init__(self, at: Room, seat: Seat) -> None:
        self.room = at
        self.who = hash_of(token(seat))
        self.frame = 0
        self.view: Any = None
        self.viewer: Viewer = None
        self.info: protocol.TableInfo | None = None
        self.news = asyncio.Event()
        self.answers: dict[str, str] = {}
        self._asked = 0
        self.watcher = Watcher([self.who], self._take)
        self.watcher.looking = self.who
        at.join(self.watcher)

    def _take(self, data: bytes) -> None:
        message = protocol.decode_server(data)
        if isinstance(message, protocol.Sync):
            self.frame, self.view, self.info = message.frame, message.view, message.table
            self.viewer = message.viewer
        if isinstance(message, protocol.Frame):
            assert message.frame == self.frame + 1
            self.frame = message.frame
            self.info = message.table or self.info
            if message.view is not None:
                past = () if message.fresh else (*self.view.history, *message.events)
                self.view = merged(message.view, message.own, self.viewer)
                if not message.fresh:
                    self.view = replace(self.view, history=past)
        self.news.set()

    @property
    def seat(self) -> Seat:
        found = chair_of(self.room.table, self.who)
        assert found is not None
        return found

    @property
    def over(self) -> bool:
        return self.info is not None and self.info.phase == "over"

    def new_id(self) -> str:
        self._asked += 1
        return f"{id(self):x}.{self._asked}"

    async def ask(self, action: Action, command: str | None = None, seen: int | None = None) -> str:
        """Send a command once: "done", or the reason of the refusal."""
        command, seen = command or self.new_id(), seen or self.frame
        try:
            await self.room.act(action, self.seat, f"{self.who[:16]}:{command}", seen)
        except Refusal as refused:
            answer = refused.reason
        except LogFailure:
            answer = "cannot-write"
        else:
            answer = "done"
        self.answers[f"{self.who[:16]}:{command}"] = answer
        return answer

    async def insist(self, action: Action, command: str | None = None) -> str:
        """Send a command again and again until the log can write."""
        command, seen = command or self.new_id(), self.frame
        while (answer := await self.ask(action, command, seen)) == "cannot-write":
            await asyncio.sleep(0)
        return answer

    async def play(self, rng: Random) -> None:
        """Random legal moves until the game is over."""
        while not self.over:
            if self.view.viewer not in self.view.actors:
                self.news.clear()
                await self.news.wait()
                continue
            game = GAMES[str(self.view.__struct_config__.tag)]
            move = rng.choice(game.legal(self.view))
            answer = await self.insist(Play(move))
            assert answer in {"done", "stale", "not-your-turn", "not-playing", "guess-laid"}, answer
            await asyncio.sleep(0)


async def entries_in(log: Log) -> list[Entry]:
    while True:
        with contextlib.suppress(LogFailure):
            return [decode(line) for line in await log.read(CODE)]


async def settled(here: Room) -> None:
    """Wait until the room has nothing of its own to do."""
    while here.busy:
        await asyncio.gather(*here._tasks, return_exceptions=True)


async def catch_up(here: Room) -> None:
    """Let a room know what others wrote."""
    while True:
        with contextlib.suppress(LogFailure):
            await here.catch_up()
            return


async def one_outcome(log: Log, rooms: list[Room], devices: list[Device]) -> Table:
    """Let everything settle, and see that it is the same everywhere."""
    for one in rooms:
        await one.close()
    for one in rooms:
        await catch_up(one)
    entries = await entries_in(log)
    table = fold(entries)
    for one in rooms:
        assert one.table == table
    written = Counter(entry.command for entry in entries if entry.command)
    assert not written or set(written.values()) == {1}
    for device in devices:
        seat = chair_of(table, device.who)
        assert seat is not None
        assert device.frame == table.frames[seat]
        assert protocol.encode(device.view) == protocol.encode(table.game.view(table.state, seat))
        for command, answer in device.answers.items():
            if answer == "done":
                assert written[command] == 1
            elif answer != "cannot-write":
                assert written[command] == 0
    return table


def moves_in(entries: list[Entry]) -> list[Any]:
    return [entry.what.move for entry in entries if isinstance(entry.what, Played)]


# A lost answer


@pytest.mark.parametrize("times", [1, 2, 5])
def test_what_was_written_is_done_though_the_answer_was_lost(times: int) -> None:
    async def run(seed: int) -> None:
        log = FaultyLog(MemoryLog(), Random(seed))
        await begun(log.inner, uly_polly.Options(first_wolf=1), 2)
        here = await node(log, seed)
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
        log = FaultyLog(MemoryLog(), Random(seed))
        await begun(log.inner, uly_polly.Options(first_wolf=1), 2)
        here = await node(log, seed)
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
        log = FaultyLog(MemoryLog(), Random(seed))
        await begun(log.inner, uly_polly.Options(first_wolf=1), 2)
        here = await node(log, seed)
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
        log = FaultyLog(MemoryLog(), Random(seed))
        await begun(log.inner, uly_polly.Options(first_wolf=1), 1, bots=1)
        here = await node(log, seed)
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
        log = FaultyLog(MemoryLog(), Random(seed))
        await begun(log.inner, uly_polly.Options(first_wolf=1), 2)
        here = await node(log, seed)
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
        assert await wolf.ask(Play(Hide(5))) == "no-such-table"
        await settled(here)

    race(run, range(1))


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
        assert table.state.wolf == done.at

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
            turn = preparing.table.state.turn
            await preparing.act(Play(Peek(turn % seats + 1, "left")), turn)
        assert preparing.table.state.phase == "final"
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
        assert table.state.rounds[0].guesses == tuple(done[seat] for seat in sorted(done))

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
        assert table.state.phase == ("hide" if back == "done" else "swap")
        assert table.state.wolf == (None if back == "done" else 5)
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


# Whole games on two nodes


async def follow(here: Room) -> None:
    """Let a room know what other nodes write."""
    async for _ in here.setting.log.follow(CODE, here.table.version):
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
