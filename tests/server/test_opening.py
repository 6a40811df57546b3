"""A table with a very long log: opened from its snapshot, or slice by slice, and only if needed.

These count work (entries read, entries folded, slices), not time.
"""

import asyncio
import logging
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from sheepfold.games import uly_polly
from sheepfold.games.record import load
from sheepfold.games.uly_polly.pieces import Hide, Propose, Start
from sheepfold.games.verify import verify
from sheepfold.log import Log, Snapshot
from sheepfold.log.folder import tables_file
from sheepfold.log.memory import MemoryLog
from sheepfold.log.sqlite import SqliteLog
from sheepfold.server import attendance, maintenance, opening
from sheepfold.server.app import make_app
from sheepfold.server.opening import PAGE
from sheepfold.server.room import Room
from sheepfold.server.rooms import MOST_REPORTS, Server
from sheepfold.server.shared_work import Gone, Shared, unless_gone
from sheepfold.server.slices import Slices
from sheepfold.server.snapshots import SAVE_EVERY, SHORT
from sheepfold.server.watcher import Watcher
from sheepfold.table.actions import Play, Say
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.budget import MOST, SECONDS
from sheepfold.table.entries import Entry, MovePlayed, Said
from sheepfold.table.entry_codec import encode_entry, read_entries
from sheepfold.table.fold import evolve, fold
from sheepfold.table.table import Table
from tests.server.racing import CODE, NOW, Device, begun, setting, settled
from tests.table.host import Host

LONG = 3 * SAVE_EVERY


class CountingLog(MemoryLog):
    """Counts what is read, and the most that is read at once."""

    def __init__(self) -> None:
        super().__init__()
        self.read_entries = 0
        self.most = 0

    async def read(self, table: str, since: int = 0, most: int | None = None) -> list[bytes]:
        found = await super().read(table, since, most)
        self.read_entries += len(found)
        self.most = max(self.most, len(found))
        return found


class Folded:
    """Counts the entries that are folded to open tables."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.entries = 0
        self._evolve = evolve
        monkeypatch.setattr(opening, "evolve", self._count)

    def _count(self, table: Table | None, entry: Entry) -> Table:
        self.entries += 1
        return self._evolve(table, entry)


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> Folded:
    return Folded(monkeypatch)


def proposals(count: int = LONG) -> list[bytes]:
    """A log in which a seat has proposed one tile and another without end, before there was a
    limit.
    """
    host = Host(uly_polly.Options(first_wolf=1)).seat(3).start()
    host.ask(Play(Hide(0)), 1)
    entries = [*host.log]
    while len(entries) < count:
        number = len(entries)
        entries.append(Entry(NOW, MovePlayed(3, Propose(4 + number % 2)), f"command {number}"))
    return [encode_entry(entry) for entry in entries]


def a_game_after_much_talk() -> list[bytes]:
    """A log with many entries before its last game, which is over."""
    host = Host(uly_polly.Options(first_wolf=1)).seat(2)
    for _ in range(LONG):
        host.log.append(Entry(NOW, Said(1, "hello")))
    host.table = fold(host.log)
    host.start().play_on()
    return [encode_entry(entry) for entry in host.log]


async def logged(log: Log, lines: list[bytes]) -> None:
    # The code of the table is in its first entry.
    first = next(read_entries(lines))
    assert first.what.code == "TESTED"  # type: ignore[union-attr]
    await log.append("TESTED", 0, lines)


def slow_server(log: Log) -> Server:
    """A server that lets others have a turn after every entry that it folds."""
    given = setting(log, 1)
    given.slices = Slices(seconds=0)
    return Server(given)


async def load_room(log: Log, slices: Slices | None = None) -> Room:
    given = setting(log, 1)
    given.slices = slices or given.slices
    room = await Room.load(given, "TESTED")
    assert room is not None
    return room


async def test_a_long_log_is_folded_once_and_then_opened_from_its_snapshot(folded: Folded) -> None:
    log = CountingLog()
    lines = proposals()
    await logged(log, lines)
    first = await load_room(log)
    await first.close()
    assert folded.entries == log.read_entries == len(lines)
    # When it is opened again
    again = await load_room(log)
    # then nothing is read or folded anew, and it is the same table.
    assert folded.entries == log.read_entries == len(lines)
    assert again.table == first.table == fold(read_entries(lines))
    assert again.began == first.began
    # And what happens from now on is all that is folded.
    await again.act(Play(Start(5)), 2)
    await again.close()
    await load_room(log)
    assert folded.entries == len(lines) + 1


async def test_a_short_log_has_no_snapshot() -> None:
    log = CountingLog()
    await logged(log, proposals(SHORT - 1))
    room = await load_room(log)
    await room.save_snapshot()
    assert await log.snapshot("TESTED") is None


async def test_a_table_that_is_played_at_has_snapshots_now_and_then() -> None:
    log = CountingLog()
    await logged(log, proposals(20))
    room = await load_room(log)
    clock = iter(range(1000, 10**9, 60))
    room.environment.clock = lambda: float(next(clock))
    for number in range(SAVE_EVERY + 50):
        await room.act(Say("aha"), 1, f"command {number}")
    await room.close()
    kept = await log.snapshot("TESTED")
    assert kept is not None
    assert SAVE_EVERY <= kept.version < SAVE_EVERY + 50


async def test_what_leaves_memory_leaves_a_snapshot(folded: Folded) -> None:
    log = CountingLog()
    lines = proposals(SHORT + 10)
    await logged(log, lines)
    server = Server(setting(log, 1))
    room = await server.room("TESTED")
    server.forget("TESTED")
    await room.close()
    await server.room("TESTED")
    assert folded.entries == len(lines)
    await server.close()


async def test_a_room_that_has_left_memory_says_of_nobody_that_they_are_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ben comes and goes so often that it is noticed later; then he is back, in another room."""

    monkeypatch.setattr(attendance, "SECONDS", 0.01)
    log = MemoryLog()
    await begun(log, uly_polly.Options(), 2)
    often = [encode_entry(Entry(NOW, Said(2, "hello")))] * MOST
    await log.append(CODE, len(await log.read(CODE)), often)
    server = Server(setting(log, 1))
    old = await server.room(CODE)
    ben = Device(old, 2)
    await settled(old)
    old.leave(ben.watcher)
    await settled(old)
    server.forget(CODE)
    new = await server.room(CODE)
    assert new is not old
    Device(new, 2)
    await settled(new)
    server.environment.clock = lambda: NOW + SECONDS
    await asyncio.sleep(0.05)
    await settled(old)
    assert fold(read_entries(await log.read(CODE))).places[1].away_since is None
    await server.close()


@pytest.mark.parametrize("damage", ["other fold", "cut", "flipped", "empty"])
async def test_a_snapshot_of_no_use_is_ignored_and_said_once(
    damage: str, folded: Folded, caplog: pytest.LogCaptureFixture
) -> None:
    log = CountingLog()
    lines = proposals()
    await logged(log, lines)
    await (await load_room(log)).close()
    kept = await log.snapshot("TESTED")
    assert kept is not None
    state = {"cut": kept.state[:-5], "flipped": kept.state[:-1] + b"?", "empty": b""}
    fold_name = "another" if damage == "other fold" else kept.fold
    bad = Snapshot(kept.version, fold_name, state.get(damage, kept.state))
    await log.save_snapshot("TESTED", bad)
    caplog.clear()
    before = folded.entries
    # When the table is opened
    with caplog.at_level(logging.WARNING):
        room = await load_room(log)
    # then it is folded from its entries,
    assert folded.entries - before == len(lines)
    assert room.table == fold(read_entries(lines))
    assert len(caplog.records) == (0 if damage == "other fold" else 1)
    assert "TESTED" not in caplog.text  # whoever reads the log could join with the code
    # and has a snapshot again that is of use.
    await room.close()
    assert await log.snapshot("TESTED") == kept


async def test_a_long_log_is_read_and_folded_a_little_at_a_time(folded: Folded) -> None:
    log = CountingLog()
    lines = proposals()
    await logged(log, lines)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.ensure_future(others())
    await load_room(log, Slices(seconds=0))
    beside.cancel()
    assert log.most <= PAGE
    assert turns >= len(lines)  # somebody else had a turn after every entry


async def test_two_who_ask_for_the_same_table_fold_it_once(folded: Folded) -> None:
    log = CountingLog()
    lines = proposals()
    await logged(log, lines)
    server = Server(setting(log, 1))
    rooms = await asyncio.gather(*[server.room(code) for code in ("TESTED", "tested", "Tested")])
    assert rooms[0] is rooms[1] is rooms[2]
    assert folded.entries == len(lines)
    await server.close()


async def test_a_table_is_not_folded_on_when_who_asked_for_it_has_gone(folded: Folded) -> None:
    log = CountingLog()
    lines = proposals()
    await logged(log, lines)
    server = slow_server(log)
    gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    asking = asyncio.ensure_future(unless_gone(gone, server.room("TESTED")))
    while folded.entries < 100:
        await asyncio.sleep(0)
    gone.set_result(None)
    with pytest.raises(Gone):
        await asking
    for _ in range(100):
        await asyncio.sleep(0)
    assert folded.entries < 200
    # Whoever comes later gets it all the same.
    assert (await server.room("TESTED")).table.version == len(lines)
    await server.close()


async def test_one_of_two_who_wait_may_go(folded: Folded) -> None:
    log = CountingLog()
    lines = proposals()
    await logged(log, lines)
    server = slow_server(log)
    one, two = (asyncio.ensure_future(server.room("TESTED")) for _ in range(2))
    while folded.entries < 100:
        await asyncio.sleep(0)
    one.cancel()
    assert (await two).table.version == len(lines)
    assert folded.entries == len(lines)
    await server.close()


def client(app: Starlette) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")


async def test_the_last_game_is_read_without_those_before_it() -> None:
    log = CountingLog()
    lines = a_game_after_much_talk()
    await logged(log, lines)
    app = make_app(log)
    async with client(app) as http:
        await http.get("/api/tables/TESTED")
        before = log.read_entries
        record = await http.get("/api/tables/TESTED/record")
        assert verify(load(record.content)).is_over
        assert log.read_entries - before < len(lines) - LONG
        replay = await http.get("/api/tables/TESTED/replay/open")
        moves = [one for one in read_entries(lines) if isinstance(one.what, MovePlayed)]
        steps = [step for step in replay.json()["steps"] if not step["closing"]]
        assert len(steps) == len(moves)
    await app.state.server.close()


async def ask(app: Starlette, path: str, gone: asyncio.Event) -> int:
    """A request of a client that goes when this event is set; the status of the answer."""
    status = 0
    began = False

    async def receive() -> dict[str, Any]:
        nonlocal began
        if not began:
            began = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)

    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }
    await app(scope, receive, send)
    return status


@pytest.mark.parametrize("path", ["replay", "record"])
async def test_what_is_made_for_a_client_is_dropped_when_it_has_gone(path: str) -> None:
    log = CountingLog()
    await logged(log, proposals())
    app = make_app(log)
    server: Server = app.state.server
    await server.room("TESTED")
    slices = server.environment.slices
    slices._seconds = 0
    gone = asyncio.Event()
    asked = asyncio.ensure_future(ask(app, f"/api/tables/TESTED/{path}", gone))
    start = slices.count
    while slices.count < start + 100:
        await asyncio.sleep(0)
    gone.set()
    assert await asked == 499
    for _ in range(50):
        await asyncio.sleep(0)
    assert slices.count < start + 150
    await server.close()


async def test_those_who_ask_for_the_same_replay_share_the_work() -> None:
    log = CountingLog()
    lines = proposals()
    await logged(log, lines)
    app = make_app(log)
    await app.state.server.room("TESTED")
    before = log.read_entries
    async with client(app) as http:
        answers = await asyncio.gather(*[http.get("/api/tables/TESTED/replay") for _ in range(20)])
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert log.read_entries - before <= len(lines)
    await app.state.server.close()


async def test_too_much_to_look_up_is_refused_with_the_time_to_come_again() -> None:
    log = CountingLog()
    await logged(log, proposals())
    app = make_app(log)
    server: Server = app.state.server
    await server.room("TESTED")
    server.environment.slices._seconds = 0
    gone = asyncio.Event()
    others = [
        asyncio.ensure_future(server.reports.do(f"look {n}", gone.wait))
        for n in range(MOST_REPORTS)
    ]
    await asyncio.sleep(0)
    async with client(app) as http:
        refused = await http.get("/api/tables/TESTED/replay", headers={"accept-language": "de"})
        assert (refused.status_code, refused.json()["reason"]) == (503, "server-busy")
        assert refused.headers["retry-after"]
        assert "Server" in refused.json()["text"]
        gone.set()
        await asyncio.gather(*others)
        assert (await http.get("/api/tables/TESTED/replay")).status_code == 200
    await server.close()


async def test_what_failed_for_one_who_waits_fails_for_all_and_is_tried_anew() -> None:
    shared: Shared[str, int] = Shared(1)
    tries = 0

    async def work() -> int:
        nonlocal tries
        tries += 1
        await asyncio.sleep(0)
        if tries == 1:
            raise NotAllowed("not-over")
        return tries

    first = await asyncio.gather(*[shared.do("it", work) for _ in range(3)], return_exceptions=True)
    assert [type(one) for one in first] == [NotAllowed] * 3
    assert await shared.do("it", work) == 2


async def test_deleting_a_table_deletes_its_snapshot(tmp_path: Path) -> None:
    def snapshots() -> int:
        connection = sqlite3.connect(tables_file(tmp_path))
        try:
            return int(connection.execute("SELECT count(*) FROM snapshots").fetchone()[0])
        finally:
            connection.close()

    log = SqliteLog(tables_file(tmp_path))
    await logged(log, proposals())
    await (await load_room(log)).close()
    assert await log.snapshot("TESTED") is not None
    await log.close()
    assert snapshots() == 1
    kept = await asyncio.to_thread(maintenance.stored_tables, tmp_path)
    await asyncio.to_thread(maintenance.delete, tmp_path, kept)
    assert snapshots() == 0


async def test_who_comes_and_goes_all_the_time_is_noticed_a_number_of_times() -> None:
    log = CountingLog()
    await logged(log, proposals(20))
    room = await load_room(log)
    hashes = [place.token for place in room.table.places[:2]]
    stays = Watcher(hashes[:1], lambda _: None)
    room.join(stays)
    for _ in range(2 * MOST):
        flickers = Watcher(hashes[1:], lambda _: None)
        room.join(flickers)
        while room.busy:
            await asyncio.sleep(0)
        room.leave(flickers)
        while room.busy:
            await asyncio.sleep(0)
    assert room.table.version < 2 * MOST + 50
    # Who has gone at last is noticed a little later.
    assert room.table.places[1].away_since is None
    room.environment.clock = lambda: NOW + SECONDS
    room.notice_absent()
    while room.busy:
        await asyncio.sleep(0)
    assert room.table.places[1].away_since == NOW + SECONDS
    await room.close()
