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

from msgspec.structs import replace

from sheepfold.games import GAMES
from sheepfold.games.contract import Refusal, Seat, Viewer
from sheepfold.log import Log, LogFailure
from sheepfold.server import protocol
from sheepfold.server.environment import Environment
from sheepfold.server.room import Room
from sheepfold.server.watcher import Watcher, chair_of
from sheepfold.table.actions import (
    Action,
    Play,
    Ready,
    SeatBot,
    Sit,
)
from sheepfold.table.actions import StartGame as StartGame
from sheepfold.table.allowed import hash_of
from sheepfold.table.decide import open_table
from sheepfold.table.entries import AnyOptions, Entry, MovePlayed, Said, Settings
from sheepfold.table.entry_codec import encode_entry, read_entries
from sheepfold.table.fold import fold
from sheepfold.table.source import Source
from sheepfold.table.table import Table
from sheepfold.terminal.network.connection import merged
from tests.coroutines import run
from tests.log.faulty import Faults
from tests.table.host import draw_answers

CODE = "RACING"
NOW = 1000.0

ROUGH = Faults(fail=0.1, lose=0.1, overtake=0.1, delay=4)
ROUGHER = ROUGH._replace(unreadable=0.2)


def race(work: Callable[[int], Coroutine[Any, Any, None]], seeds: Iterable[int]) -> None:
    """Run this with each seed; a failure says which."""
    for seed in seeds:
        try:
            run(work(seed))
        except BaseException:
            print(f"seed {seed}")
            raise


def source(seed: int) -> Source:
    rng = Random(seed)
    return Source(rng, lambda: f"{rng.getrandbits(256):064x}")


def setting(log: Log, seed: int) -> Environment:
    return Environment(log, clock=lambda: NOW, bot_delay=0.0, source=source(seed))


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
    room = await Room.load(setting(log, 0), CODE)
    assert room is not None
    await begin(room, people, bots)


async def begin(room: Room, people: int, bots: int = 0) -> None:
    """Seat these at an empty table and begin the game."""
    await ask_for_game(room, people, bots)
    await draw(room)


async def ask_for_game(room: Room, people: int, bots: int = 0) -> None:
    """Seat these at an empty table and ask for the game, which begins once it is drawn."""
    for seat in range(1, people + 1):
        await room.act(Sit(f"P{seat}", token(seat)))
        await room.act(Ready(), seat)
    for seat in range(people + 1, people + bots + 1):
        await room.act(SeatBot(seat), 1)
    await room.act(StartGame(), 1)


async def draw(room: Room) -> None:
    """Let everyone add to the draw of the game that was just asked for."""
    for chair, action in draw_answers(room.table):
        await room.act(action, chair)


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
        self.moves = 0
        self._asked = 0
        self.watcher = Watcher([self.who], self._take)
        self.watcher.looking = self.who
        at.join(self.watcher)

    def _take(self, data: bytes) -> None:
        message = protocol.decode_server(data)
        if isinstance(message, protocol.Sync):
            self.frame, self.view, self.info = message.frame, message.view, message.table
            self.viewer, self.moves = message.viewer, message.moves
        if isinstance(message, protocol.Frame):
            assert message.frame == self.frame + 1
            self.frame = message.frame
            self.info = message.table or self.info
            if message.view is not None:
                known = () if message.fresh else self.view.history
                past = (*known, *message.events) if message.moves > self.moves else known
                self.view = merged(message.view, message.own, self.viewer)
                if not message.fresh:
                    self.view = replace(self.view, history=past)
                self.moves = message.moves
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
            assert answer in {
                "done",
                "stale",
                "not-your-turn",
                "not-playing",
                "wooolf-guess-laid",
            }, answer
            await asyncio.sleep(0)


async def entries_in(log: Log) -> list[Entry]:
    while True:
        with contextlib.suppress(LogFailure):
            return list(read_entries(await log.read(CODE)))


async def settled(here: Room) -> None:
    """Wait until the room has nothing of its own to do."""
    while here.busy:
        await here.tasks.finish()
        await asyncio.sleep(0)


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
    return [entry.what.move for entry in entries if isinstance(entry.what, MovePlayed)]
