"""Who can look into the data folder: its owner alone."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from sheepfold.log.claim import claimed
from sheepfold.log.folder import lock_file, make_data_folder, make_private_folder, tables_file
from sheepfold.log.sqlite import SqliteLog
from sheepfold.log.sqlite_file import backup


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.fixture(autouse=True)
def _usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


async def test_folder_database_and_backup_are_the_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "sheepfold"

    async def write() -> list[int]:
        log = SqliteLog(tables_file(folder))
        await log.append("t", 0, [b"secret"])
        modes = [mode(path) for path in folder.iterdir()]
        await log.close()
        return modes

    make_private_folder(folder)
    assert mode(folder) == mode(folder.parent) == 0o700
    assert set(await write()) == {0o600}
    backup(tables_file(folder), tmp_path / "copy.db", lambda *_: None)
    assert mode(tmp_path / "copy.db") == 0o600


async def test_a_database_that_others_could_read_is_taken_from_them(tmp_path: Path) -> None:
    tables_file(tmp_path).touch(0o644)
    await SqliteLog(tables_file(tmp_path)).close()
    assert mode(tables_file(tmp_path)) == 0o600


async def test_the_files_that_a_killed_server_left_are_taken_from_others(tmp_path: Path) -> None:
    dead = tmp_path / "dead"
    dead.mkdir()
    log = SqliteLog(tables_file(dead))
    await log.append("t", 0, [b"secret"])
    left = tmp_path / "left"
    shutil.copytree(dead, left)  # as it was while the server ran
    await log.close()
    lock_file(left).touch()
    for path in left.iterdir():
        path.chmod(0o644)
    names = {path.name for path in left.iterdir()}
    assert names == {f"sheepfold.{end}" for end in ("db", "db-wal", "db-shm", "lock")}
    with claimed(lock_file(left)):
        log = SqliteLog(tables_file(left))
        assert await log.read("t") == [b"secret"]
        assert {path.name: mode(path) for path in left.iterdir()} == dict.fromkeys(names, 0o600)
        await log.close()


@pytest.mark.parametrize("files", [[], ["sheepfold.db", "sheepfold.db-wal", "nats.conf", "local"]])
def test_a_folder_that_is_ours_alone_is_taken_from_others(files: list[str], tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    for name in files:
        (tmp_path / name).touch()
    make_data_folder(tmp_path)
    assert mode(tmp_path) == 0o700


@pytest.mark.parametrize("other", ["photos", "sheepfold.dbx", "my-nats.conf"])
def test_a_folder_with_files_of_other_people_is_left_as_it_is(other: str, tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    tables_file(tmp_path).touch()
    (tmp_path / other).touch()
    make_data_folder(tmp_path)
    assert mode(tmp_path) == 0o755
