"""Who can look into the data folder: its owner alone."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from sheepfold.log.folder import make_private_folder, tables_file
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
    assert mode(tmp_path) != 0o600, "a folder that was there is left as it is"
