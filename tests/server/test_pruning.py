"""Tables at which nothing has happened for long are deleted; a table that anybody is at is not."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from sheepfold.cli import main
from sheepfold.games import uly_polly
from sheepfold.log import Log, LogFailure
from sheepfold.log.folder import tables_file
from sheepfold.log.sqlite import PORTION, SqliteLog
from sheepfold.server import maintenance
from sheepfold.server.environment import Environment
from sheepfold.server.opening import PAGE
from sheepfold.server.pruning import DAY, Pruner, Retention
from sheepfold.server.room import Room
from sheepfold.server.rooms import Server
from sheepfold.server.watcher import Watcher
from sheepfold.table.actions import Play, Rematch, Say
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.budget import SECONDS as REFILL
from sheepfold.table.configuring import open_table as open_a_table
from sheepfold.table.entries import Entry, Said, Settings
from sheepfold.table.entry_codec import encode_entry
from tests.coroutines import run
from tests.server.players import finish, game, open_table
from tests.server.process import ServerProcess
from tests.server.racing import begin, draw, settled, source

NOON = 1_800_000_000.0
KEEP = Retention(30, 365)


class Club:
    """A server on a real file, and a clock that a test sets."""

    def __init__(self, folder: Path, keep: Retention) -> None:
        self.now = NOON
        log = SqliteLog(folder / "log.db", lambda: self.now)
        self.server = Server(Environment(log, clock=lambda: self.now, source=source(1)))
        self.pruner = Pruner(self.server, keep)

    @property
    def log(self) -> Log:
        return self.server.environment.log

    async def open(self, code: str) -> Room:
        """A table that nobody has sat down at."""
        opened = open_a_table(code, uly_polly.Options(first_wolf=1), Settings(2))
        await self.log.append(code, 0, [encode_entry(Entry(self.now, opened))])
        return await self.server.room(code)

    async def begin(self, code: str) -> Room:
        """A game of two."""
        room = await self.open(code)
        await begin(room, 2)
        return room

    async def finish(self, code: str) -> None:
        """A game that is over."""
        room = await self.begin(code)
        while room.table.phase == "playing":
            seat = room.table.game.actors(room.table.state)[0]
            await room.act(Play(room.table.game.moves(room.table.state, seat)[0]), seat)

    async def left_after(self, days: float, every: int = 1) -> list[str]:
        """The tables that are left so many days after noon, with a run every so many days."""
        while self.now < NOON + days * DAY:
            self.now = min(self.now + every * DAY, NOON + days * DAY)
            await self.pruner.prune()
        return [kept.table for kept in await self.log.tables()]


async def play(
    scene: Callable[[Club], Awaitable[None]], folder: Path, keep: Retention = KEEP
) -> None:
    club = Club(folder, keep)
    await scene(club)
    await club.server.close()


async def test_unfinished_games_go_first_and_finished_ones_later(tmp_path: Path) -> None:
    async def scene(club: Club) -> None:
        await club.open("LOBBY2")
        await club.begin("BEGUN2")
        await club.finish("ENDED2")
        assert await club.left_after(29.9) == ["BEGUN2", "ENDED2", "LOBBY2"]
        assert await club.left_after(30.1) == ["ENDED2"]
        assert await club.left_after(364.9) == ["ENDED2"]
        assert await club.left_after(365.1) == []

    await play(scene, tmp_path)


@pytest.mark.parametrize(
    ("keep", "left"),
    [
        (Retention(None, None), ["BEGUN2", "ENDED2"]),
        (Retention(None, 365), ["BEGUN2"]),
        (Retention(30, None), ["ENDED2"]),
        (Retention(365, 30), []),
    ],
)
async def test_either_can_be_kept_for_ever(
    tmp_path: Path, keep: Retention, left: list[str]
) -> None:
    async def scene(club: Club) -> None:
        await club.begin("BEGUN2")
        await club.finish("ENDED2")
        assert await club.left_after(800, every=20) == left

    await play(scene, tmp_path, keep)


async def test_a_table_that_somebody_is_at_stays_and_goes_when_they_have_left(
    tmp_path: Path,
) -> None:
    async def scene(club: Club) -> None:
        room = await club.begin("BEGUN2")
        watcher = Watcher([], lambda _: None)
        room.join(watcher)
        await settled(room)
        assert await club.left_after(1000, every=20) == ["BEGUN2"]
        room.leave(watcher)
        await settled(room)
        assert await club.left_after(1030.1) == []
        assert club.server.rooms == {}
        with pytest.raises(NotAllowed):
            await club.server.room("BEGUN2")

    await play(scene, tmp_path)


async def test_who_comes_back_in_time_begins_the_time_anew(tmp_path: Path) -> None:
    async def scene(club: Club) -> None:
        room = await club.begin("BEGUN2")
        club.now += 29 * DAY
        await room.act(Say("hello"), 1)
        assert await club.left_after(58) == ["BEGUN2"]
        assert await club.left_after(60) == []

    await play(scene, tmp_path)


async def test_a_game_that_is_taken_up_again_after_its_end_counts_as_unfinished(
    tmp_path: Path,
) -> None:
    async def scene(club: Club) -> None:
        await club.finish("ENDED2")
        assert await club.left_after(40) == ["ENDED2"]
        room = await club.server.room("ENDED2")
        await room.act(Rematch(), room.table.host)
        await draw(room)
        assert await club.left_after(69) == ["ENDED2"]
        assert await club.left_after(71) == []

    await play(scene, tmp_path)


async def test_what_cannot_be_read_is_kept_as_long_as_a_finished_game(tmp_path: Path) -> None:
    async def scene(club: Club) -> None:
        await club.log.append("BROKEN", 0, [b"nonsense"])
        assert await club.left_after(300) == ["BROKEN"]
        assert await club.left_after(366) == []

    await play(scene, tmp_path)


async def test_tables_of_a_machine_whose_clock_was_not_set_are_not_taken_for_old_ones(
    tmp_path: Path,
) -> None:
    async def scene(club: Club) -> None:
        club.now = 1000.0
        await club.open("LOBBY2")
        assert await club.left_after(0, every=20) == ["LOBBY2"]

    await play(scene, tmp_path)


async def test_a_clock_that_starts_far_ahead_deletes_nothing_until_it_is_right_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(club: Club) -> None:
        await club.open("LOBBY2")
        await club.finish("ENDED2")
        # The machine starts with a wrong clock, and people play there.
        club.now = NOON + 5000 * DAY
        assert await club.pruner.prune() == 0
        await club.open("LATER2")
        assert await club.pruner.prune() == 0
        assert await Pruner(club.server, KEEP).prune() == 0  # nor after a restart
        assert len(await club.log.tables()) == 3
        # When it is right again, old tables are deleted as ever.
        club.now = NOON + 31 * DAY
        assert await club.pruner.prune() == 1
        assert [one.table for one in await club.log.tables()] == ["ENDED2", "LATER2"]

    await play(scene, tmp_path)
    said = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
    assert len(said) == 2  # one for each pruner
    assert "5000 days have passed" in said[0]
    assert "sheepfold tables prune" in said[0]


def test_after_a_long_pause_an_operator_prunes_once_and_then_the_server_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def later(days: float) -> int:
        """What a server deletes that starts so many days after noon."""

        async def prune() -> int:
            now = NOON + days * DAY
            log = SqliteLog(tables_file(tmp_path), lambda: now)
            server = Server(Environment(log, clock=lambda: now, source=source(1)))
            deleted = await Pruner(server, KEEP).prune()
            await server.close()
            return deleted

        return run(prune())

    async def open_two() -> None:
        for code, at in (("FIRST2", NOON), ("NEWER2", NOON + 199 * DAY)):
            log = SqliteLog(tables_file(tmp_path), partial(float, at))
            opened = open_a_table(code, uly_polly.Options(), Settings(2))
            await log.append(code, 0, [encode_entry(Entry(0.0, opened))])
            await log.close()

    run(open_two())
    assert later(300) == 0
    monkeypatch.setattr("time.time", lambda: NOON + 300 * DAY)
    prune = ["tables", "prune", "--days", "200", f"--data={tmp_path}"]
    assert main([*prune, "--dry-run"]) == 0
    assert later(300) == 0
    assert main([*prune, "--yes"]) == 0
    assert later(300) == 1


async def test_tables_are_kept_while_the_clock_was_never_set(tmp_path: Path) -> None:
    """And the first right time is not taken for a jump."""

    async def scene(club: Club) -> None:
        club.now = 1000.0
        await club.open("LOBBY2")
        assert await club.pruner.prune() == 0
        assert await club.log.last_pruned() is None
        club.now = NOON
        await club.open("OTHER2")
        club.now += 31 * DAY
        assert await club.pruner.prune() == 1

    await play(scene, tmp_path)


async def test_what_is_too_old_makes_room_where_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_at: float) -> None:
        raise LogFailure("no space")

    async def scene(club: Club) -> None:
        await club.open("OLDEST")
        await club.log.note_pruned(club.now)
        club.now += 31 * DAY
        monkeypatch.setattr(club.log, "note_pruned", fail)
        assert await club.pruner.prune() == 1

    await play(scene, tmp_path)


async def test_others_move_on_while_many_are_deleted(tmp_path: Path) -> None:
    async def scene(club: Club) -> None:
        for n in range(120):
            await club.log.append(f"OLD{n:03}", 0, [b"x" * 300] * 50)
        club.now += 400 * DAY
        await club.log.note_pruned(club.now)
        room = await club.begin("BEGUN2")
        pruning, said = asyncio.create_task(club.pruner.prune()), 0
        while not pruning.done():
            club.now += REFILL
            await room.act(Say("hello"), 1)
            said += 1
        assert await pruning == 120
        assert said >= 100
        assert [kept.table for kept in await club.log.tables()] == ["BEGUN2"]

    await play(scene, tmp_path)


async def test_nobody_gets_into_a_table_while_it_is_deleted(tmp_path: Path) -> None:
    async def scene(club: Club) -> None:
        room = await club.begin("BEGUN2")
        for _ in range(2 * PORTION):
            club.now += REFILL
            await room.act(Say("hello"), 1)
        club.now += 40 * DAY
        pruning = asyncio.create_task(club.pruner.prune())
        while "BEGUN2" not in club.server.deleting:
            await asyncio.sleep(0)
        reasons = set()
        while not pruning.done():
            with pytest.raises(NotAllowed) as refused:
                await club.server.room("BEGUN2")
            reasons.add(refused.value.reason)
        assert await pruning == 1
        assert reasons == {"no-such-table"}

    await play(scene, tmp_path)


# A real server


def age(data: Path, code: str, days: float) -> None:
    """Let a table be older than it is."""
    with contextlib.closing(sqlite3.connect(tables_file(data))) as file, file:
        file.execute("UPDATE entries SET at = at - ? WHERE tab = ?", (days * DAY, code))


async def test_a_server_deletes_old_tables_when_it_starts_and_says_how_many(tmp_path: Path) -> None:
    async def scene(server: ServerProcess) -> None:
        new, *old = [await open_table(server.url, "uly_polly", 2) for _ in range(4)]
        async with game(server, ("Ada", "Ben")) as (over, players):
            await finish(players)
        await asyncio.to_thread(server.stop)
        for code in (*old, over):
            age(tmp_path, code, 31)
        await asyncio.to_thread(server.restart)
        while "deleted" not in server.stderr():
            await asyncio.sleep(0.05)
        left = await asyncio.to_thread(maintenance.stored_tables, tmp_path)
        assert {one.table for one in left} == {new, over}

    with ServerProcess(tmp_path, options=("--log-level", "info")) as server:
        await scene(server)
        told = [line for line in server.stderr().splitlines() if "deleted" in line]
        assert len(told) == 1
        assert "3 tables were deleted" in told[0]


class CountingLog(SqliteLog):
    """Counts what is read, and the most that is read at once."""

    read_entries = 0
    most = 0

    async def read(self, table: str, since: int = 0, most: int | None = None) -> list[bytes]:
        found = await super().read(table, since, most)
        self.read_entries += len(found)
        self.most = max(self.most, len(found))
        return found


async def test_a_very_long_table_holds_up_nobody_and_is_looked_at_once(tmp_path: Path) -> None:
    club = Club(tmp_path, Retention(None, 365))
    room = await club.begin("LONGER")
    said = [encode_entry(Entry(NOON, Said(1, "hello")))] * (5 * PAGE)
    await club.log.append("LONGER", room.table.version, said)
    await club.log.close()
    log = CountingLog(tmp_path / "log.db", lambda: NOON)
    setting = Environment(log, clock=lambda: NOON + 400 * DAY, source=source(1))
    pruner = Pruner(Server(setting), Retention(None, 365))
    await log.note_pruned(NOON + 399 * DAY)
    assert await pruner.prune() == 0, "unfinished games are kept for ever here"
    assert log.most <= PAGE
    before = log.read_entries
    assert before > 5 * PAGE
    assert await pruner.prune() == 0
    assert log.read_entries == before
    await log.close()
