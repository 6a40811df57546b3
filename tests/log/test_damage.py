"""A file that was cut off or changed by something else: what is lost is said, the rest is there."""

from pathlib import Path
from random import Random

import pytest

from sheepfold.log import DamagedLog, LogFailure
from sheepfold.log.sqlite import SqliteLog
from tests.coroutines import run

TABLES = [f"T{n:03}" for n in range(40)]


def entries(table: str) -> list[bytes]:
    return [f"{table} entry {n} ".encode() * 8 for n in range(30)]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with many tables."""
    path = tmp_path_factory.mktemp("whole") / "log.db"

    async def write() -> None:
        log = SqliteLog(path)
        for table in TABLES:
            await log.append(table, 0, entries(table))
        await log.close()

    run(write())
    return path.read_bytes()


async def readable(path: Path) -> list[str]:
    """The tables that are as they were. Raises `DamagedLog` if the file cannot be opened.

    Nothing but a `LogFailure` is ever raised, and new entries can be kept unless one says not.
    """
    log = SqliteLog(path)
    found = []
    for table in TABLES:
        try:
            if await log.read(table) == entries(table):
                found.append(table)
        except DamagedLog:
            continue
    for work in (log.tables(), log.append("new", 0, [b"x"]), log.delete(TABLES[0])):
        try:
            await work
        except LogFailure:
            continue
    await log.close()
    return found


async def test_a_file_that_was_cut_off_is_refused_or_lacks_what_was_there(
    whole: bytes, tmp_path: Path, effort: int
) -> None:
    rng, refused = Random(1), 0
    sizes = [99, 100, 101, 4095, 4096, 4097, len(whole) - 4096, len(whole) - 1]
    for n, size in enumerate(sizes + rng.sample(range(100, len(whole)), 30 * effort)):
        path = tmp_path / f"{n}.db"
        path.write_bytes(whole[:size])
        try:
            assert len(await readable(path)) >= len(TABLES) - 2, "only the last page is not whole"
        except DamagedLog:
            refused += 1
            assert path.read_bytes() == whole[:size], "it is left as it is"
    assert refused >= 30


async def test_changed_bytes_cost_the_tables_they_were_in_and_no_other(
    whole: bytes, tmp_path: Path, effort: int
) -> None:
    rng, hurt, widely = Random(2), 0, 0
    for n in range(60 * effort):
        path, changed = tmp_path / f"{n}.db", bytearray(whole)
        at = rng.randrange(2 * 4096, len(whole) - 100)  # not where the file says what it is
        for byte in range(at, at + rng.choice([1, 8, 100])):
            changed[byte] ^= rng.randrange(1, 256)
        path.write_bytes(changed)
        left = len(await readable(path))
        hurt += left < len(TABLES)
        widely += left < len(TABLES) - 5  # a page that leads to others, not one with entries
    assert hurt > 30 * effort
    assert widely < 6 * effort


async def test_a_changed_header_is_refused_or_does_no_harm(
    whole: bytes, tmp_path: Path, effort: int
) -> None:
    rng = Random(3)
    for n in range(60 * effort):
        path, changed = tmp_path / f"{n}.db", bytearray(whole)
        changed[rng.randrange(100)] ^= rng.randrange(1, 256)
        path.write_bytes(changed)
        try:
            assert await readable(path) == TABLES
        except LogFailure:
            continue


async def test_a_file_with_more_pages_than_it_says_is_refused(whole: bytes, tmp_path: Path) -> None:
    path, changed = tmp_path / "log.db", bytearray(whole)
    pages = int.from_bytes(whole[28:32], "big")
    changed[28:32] = (pages - 2).to_bytes(4, "big")
    path.write_bytes(changed)
    with pytest.raises(DamagedLog, match=f"says that it has {len(whole) - 2 * 4096} bytes"):
        SqliteLog(path)
    assert path.read_bytes() == changed, "nothing was written over"
