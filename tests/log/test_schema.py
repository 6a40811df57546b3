"""The schema version of a log file: older ones are migrated, newer ones are left alone."""

import asyncio
import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from sheepfold.log import LogFailure, NewerLog
from sheepfold.log.sqlite import SqliteLog
from sheepfold.log.sqlite_file import APPLICATION, SCHEMA, backup
from tests.coroutines import run
from tests.log.release import OLD


def pragma(path: Path, name: str) -> int:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return int(connection.execute(f"PRAGMA {name}").fetchone()[0])


async def opened_and_closed(path: Path) -> list[str]:
    """The tables of a log."""

    log = SqliteLog(path)
    try:
        return [one.table for one in await log.tables()]
    finally:
        await log.close()


async def written_by_a_newer_release(path: Path) -> Path:
    await opened_and_closed(path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    return path


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    return {path.name: (path.read_bytes(), path.stat().st_mode) for path in folder.iterdir()}


async def test_a_new_file_has_the_version_of_this_release(tmp_path: Path) -> None:
    await opened_and_closed(tmp_path / "log.db")
    assert pragma(tmp_path / "log.db", "user_version") == SCHEMA
    assert pragma(tmp_path / "log.db", "application_id") == APPLICATION


async def test_a_file_of_release_0_1_0_is_migrated_and_keeps_its_tables(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    shutil.copy(OLD, path)
    assert pragma(path, "user_version") == 0
    assert await opened_and_closed(path) == ["BBCMD3", "V7R9HT"]
    assert pragma(path, "user_version") == SCHEMA
    assert await opened_and_closed(path) == ["BBCMD3", "V7R9HT"]


async def test_a_newer_file_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = await written_by_a_newer_release(tmp_path / "log.db")
    path.chmod(0o640)
    before = contents(tmp_path)
    with pytest.raises(NewerLog):
        SqliteLog(path)
    assert contents(tmp_path) == before


async def test_a_newer_file_that_was_not_closed_is_not_touched_either(tmp_path: Path) -> None:
    """As after a power cut: what was written last lies in the write-ahead log alone."""
    path = tmp_path / "log.db"
    await opened_and_closed(path)
    running, crashed = tmp_path / "running", tmp_path / "crashed"
    running.mkdir()
    crashed.mkdir()
    shutil.copy(path, running / "log.db")
    with contextlib.closing(sqlite3.connect(running / "log.db", isolation_level=None)) as newer:
        newer.execute(f"PRAGMA user_version = {SCHEMA + 1}")
        for file in running.iterdir():
            if not file.name.endswith("-shm"):  # is made anew from the write-ahead log
                shutil.copy(file, crashed / file.name)
    before = contents(crashed)
    with pytest.raises(NewerLog):
        SqliteLog(crashed / "log.db")
    assert {name: contents(crashed)[name] for name in before} == before


async def test_a_backup_has_the_version_too(tmp_path: Path) -> None:
    path, copy = (await written_by_a_newer_release(tmp_path / "log.db")), tmp_path / "copy.db"
    backup(path, copy, lambda *_: None)
    before = copy.read_bytes()
    with pytest.raises(NewerLog):
        SqliteLog(copy)
    assert copy.read_bytes() == before


async def test_a_failed_write_leaves_the_version_alone(tmp_path: Path) -> None:
    path = tmp_path / "log.db"

    log = SqliteLog(path)
    await log._do(lambda connection: connection.execute("PRAGMA max_page_count = 3"))
    with pytest.raises(LogFailure):
        await log.append("t", 0, [b"x" * 100_000])
    await log.close()
    assert pragma(path, "user_version") == SCHEMA


async def test_two_that_open_an_old_file_at_once_migrate_it_once(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    shutil.copy(OLD, path)

    logs = await asyncio.gather(
        *(asyncio.to_thread(run, opened_and_closed(path)) for _ in range(8))
    )
    assert logs == [["BBCMD3", "V7R9HT"]] * 8
    assert pragma(path, "user_version") == SCHEMA
