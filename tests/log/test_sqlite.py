"""What the SQLite log promises beyond the contract: durable, in groups, whole after a failure."""

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from sheepfold.log import LogFailure, Stale
from sheepfold.log.sqlite import BAD_FOR, GOOD_FOR, PORTION, SqliteLog
from sheepfold.log.sqlite_file import MOST_AHEAD, backup


@contextlib.asynccontextmanager
async def opened(path: Path) -> Any:
    """A log, until the end of the block."""
    log = SqliteLog(path)
    try:
        async with asyncio.timeout(120):
            yield log
    finally:
        await log.close()


async def setting(log: SqliteLog, pragma: str) -> Any:
    """A setting of the connection that the log itself writes with."""
    return await log._do(lambda connection: connection.execute(f"PRAGMA {pragma}").fetchone()[0])


async def test_everything_is_there_after_closing_and_opening_again(tmp_path: Path) -> None:
    async with opened(tmp_path / "log.db") as log:
        await log.append("t", 0, [b"one", b"two"])
        await log.append("u", 0, [b"other"])
        await log.append("v", 0, [b"gone"])
        await log.delete("v")
        facts = await log.tables()
    async with opened(tmp_path / "log.db") as log:
        assert await log.read("t") == [b"one", b"two"]
        assert await log.tables() == facts
        with pytest.raises(Stale):
            await log.append("t", 1, [b"late"])
        assert await log.append("t", 2, [b"three"]) == 3
    async with opened(tmp_path / "log.db") as log:
        assert await log.read("t") == [b"one", b"two", b"three"]


async def test_closing_finishes_what_was_asked_before(tmp_path: Path) -> None:
    async with opened(tmp_path / "log.db") as log:
        appends = [asyncio.ensure_future(log.append(f"t{n}", 0, [b"x"])) for n in range(500)]
        await asyncio.sleep(0)
    assert await asyncio.gather(*appends) == [1] * 500
    async with opened(tmp_path / "log.db") as log:
        assert len(await log.tables()) == 500


async def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async with opened(tmp_path / "log.db") as log:
        assert await setting(log, "journal_mode") == "wal"
        assert await setting(log, "synchronous") == 2  # FULL


async def test_appends_that_come_together_share_commits(tmp_path: Path) -> None:
    async with opened(tmp_path / "log.db") as log:

        async def play(table: str) -> None:
            for version in range(20):
                await log.append(table, version, [b"move"])

        before = log.commits
        await asyncio.gather(*(play(f"t{n}") for n in range(200)))
        assert 20 <= log.commits - before <= 400  # for 4000 appends
        alone = log.commits
        for version in range(10):
            await log.append("alone", version, [b"move"])
        assert log.commits - alone == 10


async def test_two_processes_cannot_both_win(tmp_path: Path) -> None:
    async with opened(tmp_path / "log.db") as one, opened(tmp_path / "log.db") as two:
        for version in range(40):
            answers = await asyncio.gather(
                one.append("t", version, [b"one"]),
                two.append("t", version, [b"two"]),
                return_exceptions=True,
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["Stale", "int"]
        assert await one.read("t") == await two.read("t")
        assert len(await one.read("t")) == 40


async def test_what_cannot_be_stored_fails_alone_and_the_log_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path / "log.db") as log:
        answers = await asyncio.gather(
            log.append("before", 0, [b"x"]),
            log.append("\ud800", 0, [b"x"]),  # no UTF-8 has it
            log.append("bad", 0, [b"written first", {}]),
            log.append("after", 0, [b"x"]),
            return_exceptions=True,
        )
        assert [answer == 1 for answer in answers] == [True, False, False, True]
        assert [kept.table for kept in await log.tables()] == ["after", "before"]


async def test_when_the_disk_is_full_nothing_is_half_written_and_others_go_on(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path / "log.db") as log:
        await log.append("t", 0, [b"one"])
        pages = await setting(log, "page_count")
        await setting(log, f"max_page_count = {pages + 2}")
        large = [b"x" * 2000] * 50
        answers = await asyncio.gather(
            log.append("t", 1, large),
            log.read("t"),
            log.append("t", 1, [b"two"]),
            log.append("u", 0, large),
            log.append("t", 0, [b"late"]),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [
            LogFailure,
            list,
            int,
            LogFailure,
            Stale,
        ]
        assert await log.read("t") == [b"one", b"two"]
        assert await log.read("u") == []
        await setting(log, "max_page_count = 100000")
        assert await log.append("t", 2, large) == 52
        assert await setting(log, "synchronous") == 2
    async with opened(tmp_path / "log.db") as log:
        assert await log.read("t") == [b"one", b"two", *large]


async def test_a_closed_log_refuses_instead_of_waiting(tmp_path: Path) -> None:
    async with opened(tmp_path / "log.db") as log:
        await log.append("t", 0, [b"one"])
    with pytest.raises(LogFailure):
        await log.append("t", 1, [b"two"])
    with pytest.raises(LogFailure):
        await log.read("t")
    await log.close()


@pytest.mark.parametrize("kind", ["a folder", "not a log"])
def test_what_is_no_log_is_refused_when_opened(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "log.db"
    if kind == "a folder":
        path.mkdir()
    else:
        path.write_bytes(b"This is not a database. " * 100)
    threads = threading.active_count()
    with pytest.raises(LogFailure):
        SqliteLog(path)
    assert threading.active_count() == threads


def test_a_process_that_does_not_close_its_log_still_ends(tmp_path: Path) -> None:
    program = (
        "import pathlib, sys; from sheepfold.log.sqlite import SqliteLog;"
        "log = SqliteLog(pathlib.Path(sys.argv[1])); sys.exit(7)"
    )
    ended = subprocess.run([sys.executable, "-c", program, tmp_path / "log.db"], timeout=60)
    assert ended.returncode == 7


async def test_a_backup_while_others_write_is_whole(tmp_path: Path) -> None:
    async with opened(tmp_path / "log.db") as log:
        await log.append("t", 0, [b"%06d" % n + bytes(500) for n in range(4000)])
        seen: list[tuple[int, int]] = []

        async def write() -> None:
            for version in range(4000, 100_000):
                await log.append("t", version, [b"%06d" % version + bytes(500)])

        writing = asyncio.create_task(write())
        await asyncio.to_thread(
            backup, tmp_path / "log.db", tmp_path / "copy.db", lambda *at: seen.append(at)
        )
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        assert seen == sorted(seen)  # it never began anew
        assert seen[-1][0] == seen[-1][1]
    async with opened(tmp_path / "copy.db") as copy:
        entries = await copy.read("t")
    assert len(entries) >= 4000
    assert entries == [b"%06d" % n + bytes(500) for n in range(len(entries))]
    with contextlib.closing(sqlite3.connect(tmp_path / "copy.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_a_long_table_is_deleted_from_its_end_in_portions(tmp_path: Path) -> None:
    async with opened(tmp_path / "log.db") as log:
        lines = [b"%d" % n for n in range(3 * PORTION + 1)]
        await log.append("t", 0, lines)
        before = log.commits
        deleting, left = asyncio.create_task(log.delete("t")), []
        while not deleting.done():
            left.append(await log.read("t"))
        await deleting
        assert log.commits - before >= 4
        assert all(found == lines[: len(found)] for found in left)
        assert await log.read("t") == []
        assert await log.append("t", 0, [b"anew"]) == 1


async def test_what_was_deleted_makes_room_for_what_is_new(tmp_path: Path) -> None:
    size = 2_000_000

    async def write_and_delete() -> int:
        async with opened(tmp_path / "log.db") as log:
            await log.append("t", 0, [bytes(500)] * (size // 500))
            full = log.space().used
            await log.delete("t")
            return int(full)

    async def used() -> int:
        async with opened(tmp_path / "log.db") as log:
            return int(log.space().used)

    for _ in range(5):
        assert await write_and_delete() > size
    assert (tmp_path / "log.db").stat().st_size < 1.5 * size
    assert await used() < size / 10


async def test_the_write_ahead_log_does_not_stay_large(tmp_path: Path) -> None:
    ahead = tmp_path / "log.db-wal"
    async with opened(tmp_path / "log.db") as log:
        with contextlib.closing(sqlite3.connect(tmp_path / "log.db")) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM entries").fetchall()
            for n in range(12):  # as during a backup: nothing can be taken out of it
                await log.append("t", 100 * n, [bytes(10_000)] * 100)
            assert ahead.stat().st_size > 2 * MOST_AHEAD
        for n in range(3):
            await log.append("u", n, [b"x"])
        assert ahead.stat().st_size <= MOST_AHEAD
        assert len(await log.read("t")) == 1200


async def test_a_log_notices_what_another_process_writes_and_nothing_else(tmp_path: Path) -> None:
    async with opened(tmp_path / "log.db") as log, opened(tmp_path / "log.db") as other:
        assert not log.changed_elsewhere()
        await log.append("t", 0, [b"one"])
        await other.read("t")
        await other.tables()
        assert not log.changed_elsewhere()
        await other.append("t", 1, [b"two"])
        assert log.changed_elsewhere()
        assert not log.changed_elsewhere()
        await other.delete("t")
        assert log.changed_elsewhere()


async def test_whether_a_log_can_be_written_is_tried_no_more_often_than_needed(
    tmp_path: Path,
) -> None:
    now = 1000.0
    log = SqliteLog(tmp_path / "log.db", lambda: now)
    await log.append("t", 0, [b"one"])
    before = log.commits
    for _ in range(10):
        await log.check()
    assert log.commits == before, "it was written just now"
    now += GOOD_FOR
    await log.check()
    await log.check()
    assert log.commits == before + 1
    pages = await setting(log, "page_count")
    await setting(log, f"max_page_count = {pages}")
    with pytest.raises(LogFailure):
        await log.append("t", 1, [bytes(100_000)])
    tried = log.commits
    for _ in range(10):
        with pytest.raises(LogFailure):
            await log.check()
    assert log.commits == tried, "it has failed just now"
    assert await log.read("t") == [b"one"]
    with pytest.raises(LogFailure):
        await log.check()  # that it can be read proves nothing
    now += BAD_FOR
    await log.check()
    assert await log.append("t", 1, [b"two"]) == 2
    await log.close()
    with pytest.raises(LogFailure):
        await log.check()
