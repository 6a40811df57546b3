"""What every log promises. A new log joins by one line in `LOGS`."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import aclosing
from inspect import isawaitable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sheepfold.log import Log, Snapshot, Stale
from sheepfold.log.memory import MemoryLog
from sheepfold.log.sqlite import SqliteLog
from tests.log.faulty import Faults, FaultyLog
from tests.log.following import follow
from tests.log.nats_servers import on_one_server, on_three_servers

LOGS: dict[str, Callable[[Path], Log | Awaitable[Log]]] = {
    "memory": lambda _: MemoryLog(),
    "sqlite": lambda folder: SqliteLog(folder / "log.db"),
    "delayed": lambda _: FaultyLog(MemoryLog(), Random(1), Faults(delay=5)),
    "nats": lambda _: on_one_server(),
    "nats-cluster": lambda _: on_three_servers(),
}

UNUSUAL = ["", " ", "a", "A", "a b", "ä", "a\u0308", "'; DROP TABLE entries; --", "%", "_", "\n"]
UNUSUAL += ["羊", "🐑", "a\0b", "a\0c", "table.*", ">", "x" * 1000, "x" * 1001]


def contract(
    promise: Callable[[Log], Coroutine[Any, Any, None]],
) -> Callable[[Callable[[Path], Log | Awaitable[Log]], Path], Coroutine[Any, Any, None]]:
    """Make a test that holds this promise against every log."""

    @pytest.mark.parametrize("make", LOGS.values(), ids=LOGS)
    async def test(make: Callable[[Path], Log | Awaitable[Log]], tmp_path: Path) -> None:
        made = make(tmp_path)
        log: Log = await made if isawaitable(made) else made
        try:
            await promise(log)
        finally:
            await log.close()

    return test


async def taken(log: Log, table: str, count: int, since: int = 0) -> list[bytes]:
    """The first entries that following gives."""
    found: list[bytes] = []
    async with aclosing(follow(log, table, since)) as entries:  # type: ignore[type-var]
        while len(found) < count:
            found.append(await anext(entries))
    return found


@contract
async def test_what_was_appended_can_be_read(log: Log) -> None:
    assert await log.append("t", 0, [b"one"]) == 1
    assert await log.append("t", 1, [b"two", b"three"]) == 3
    assert await log.read("t") == [b"one", b"two", b"three"]


@contract
async def test_a_table_that_is_not_kept_is_empty(log: Log) -> None:
    assert await log.read("t") == []
    assert await log.read("t", 5) == []
    assert await log.tables() == []


@contract
async def test_read_gives_only_what_came_since(log: Log) -> None:
    await log.append("t", 0, [b"one", b"two", b"three"])
    assert [await log.read("t", since) for since in range(5)] == [
        [b"one", b"two", b"three"],
        [b"two", b"three"],
        [b"three"],
        [],
        [],
    ]


@contract
async def test_what_was_read_is_a_copy(log: Log) -> None:
    await log.append("t", 0, [b"one"])
    (await log.read("t")).clear()
    assert await log.read("t") == [b"one"]


@contract
async def test_a_stale_append_is_refused_and_writes_nothing(log: Log) -> None:
    await log.append("t", 0, [b"one", b"two"])
    for expected in (0, 1, 3, 99):
        with pytest.raises(Stale) as refused:
            await log.append("t", expected, [b"late", b"later"])
        assert refused.value.version == 2
    with pytest.raises(Stale) as refused:
        await log.append("new", 1, [b"early"])
    assert refused.value.version == 0
    assert await log.read("t") == [b"one", b"two"]
    assert [kept.table for kept in await log.tables()] == ["t"]
    assert await log.append("t", 2, [b"three"]) == 3


@contract
async def test_tables_are_independent(log: Log) -> None:
    async def fill(table: str) -> None:
        for version in range(20):
            assert await log.append(table, version, [f"{table}{version}".encode()]) == version + 1

    tables = [f"t{n}" for n in range(30)]
    await asyncio.gather(*map(fill, tables))
    for table in tables:
        assert await log.read(table) == [f"{table}{n}".encode() for n in range(20)]


@contract
async def test_of_appends_at_the_same_version_exactly_one_wins(log: Log) -> None:
    for version in range(0, 60, 3):
        offers = [[b"%d.%d.%d" % (version, who, n) for n in range(3)] for who in range(25)]
        answers = await asyncio.gather(
            *(log.append("t", version, offer) for offer in offers), return_exceptions=True
        )
        won = [
            offer for offer, answer in zip(offers, answers, strict=True) if answer == version + 3
        ]
        assert len(won) == 1
        lost = [answer for answer in answers if isinstance(answer, Stale)]
        assert len(lost) == 24
        assert {stale.version for stale in lost} == {version + 3}
        assert await log.read("t", version) == won[0]


@contract
async def test_writers_that_try_again_all_get_in_and_none_twice(log: Log) -> None:
    async def write(who: int) -> None:
        version = 0
        for n in range(10):
            while True:
                try:
                    version = await log.append("t", version, [b"%d %d" % (who, n)])
                except Stale as stale:
                    version = stale.version
                else:
                    break

    await asyncio.gather(*(write(who) for who in range(8)))
    entries = await log.read("t")
    for who in range(8):
        mine = [entry for entry in entries if entry.startswith(b"%d " % who)]
        assert mine == [b"%d %d" % (who, n) for n in range(10)]
    assert len(entries) == 80


@contract
async def test_following_gives_old_and_new_in_order_exactly_once(log: Log) -> None:
    await log.append("t", 0, [b"0", b"1"])
    followers = [
        asyncio.create_task(taken(log, "t", 50 - since, since)) for since in (0, 0, 1, 2, 30)
    ]
    elsewhere = asyncio.create_task(taken(log, "u", 48))
    version = 2
    while version < 50:
        more = [b"%d" % n for n in range(version, min(50, version + version % 4 + 1))]
        await log.append("u", version - 2, more)
        version = await log.append("t", version, more)
        if version % 3:
            await asyncio.sleep(0)
    everything = [b"%d" % n for n in range(50)]
    for follower, since in zip(followers, (0, 0, 1, 2, 30), strict=True):
        assert await follower == everything[since:]
    assert await elsewhere == everything[2:]


@contract
async def test_following_waits_for_a_table_that_is_not_there_yet(log: Log) -> None:
    follower = asyncio.create_task(taken(log, "t", 2))
    await log.append("other", 0, [b"no"])
    await asyncio.sleep(0.01)
    assert not follower.done()
    await log.append("t", 0, [b"one"])
    await log.append("t", 1, [b"two"])
    assert await follower == [b"one", b"two"]


@contract
async def test_a_follower_that_goes_away_disturbs_nobody(log: Log) -> None:
    gone = asyncio.create_task(taken(log, "t", 5))
    stays = asyncio.create_task(taken(log, "t", 3))
    await log.append("t", 0, [b"one"])
    await asyncio.sleep(0.01)
    gone.cancel()
    await log.append("t", 1, [b"two"])
    await log.append("t", 2, [b"three"])
    assert await stays == [b"one", b"two", b"three"]
    with pytest.raises(asyncio.CancelledError):
        await gone


@contract
async def test_an_append_that_nobody_waits_for_happens_wholly_or_not_at_all(log: Log) -> None:
    version = 0
    for turns in range(12):
        append = asyncio.ensure_future(log.append("t", version, [b"%d" % version, b"and more"]))
        for _ in range(turns):
            await asyncio.sleep(0)
        append.cancel()
        await asyncio.gather(append, return_exceptions=True)
        written = len(await log.read("t"))
        assert written - version in (0, 2)
        version = await log.append("t", written, [b"next"])


@contract
async def test_tables_tells_version_and_times(log: Log) -> None:
    started = time.time()
    await log.append("b", 0, [b"one"])
    await log.append("a", 0, [b"one", b"two"])
    await asyncio.sleep(0.002)
    between = time.time()
    await asyncio.sleep(0.002)
    await log.append("b", 1, [b"two"])
    await log.append("b", 2, [b"three"])
    ended = time.time()
    a, b = await log.tables()
    assert (a.table, a.version, b.table, b.version) == ("a", 2, "b", 3)
    assert started <= b.first <= a.first == a.last <= between <= b.last <= ended


@contract
async def test_read_gives_no_more_than_is_asked_for(log: Log) -> None:
    await log.append("t", 0, [b"one", b"two", b"three"])
    assert await log.read("t", 0, 2) == [b"one", b"two"]
    assert await log.read("t", 2, 2) == [b"three"]
    assert await log.read("t", 1, 0) == []


@contract
async def test_the_last_snapshot_is_kept_and_goes_with_its_table(log: Log) -> None:
    await log.append("t", 0, [b"one", b"two"])
    await log.append("u", 0, [b"other"])
    assert await log.snapshot("t") is None
    first, second = Snapshot(1, "fold", b"1"), Snapshot(2, "fold", b"1 2")
    await log.save_snapshot("t", first)
    assert await log.snapshot("t") == first
    await log.save_snapshot("t", second)
    assert await log.snapshot("t") == second
    assert await log.snapshot("u") is None
    await log.delete("t")
    assert await log.snapshot("t") is None
    # A snapshot of a table that was deleted and begun anew meanwhile is of another table.
    await log.append("t", 0, [b"anew"])
    await log.save_snapshot("t", second)
    assert await log.snapshot("t") is None


@contract
async def test_a_deleted_table_is_forgotten_and_may_begin_anew(log: Log) -> None:
    await log.append("t", 0, [b"one", b"two"])
    await log.append("u", 0, [b"other"])
    await log.delete("t")
    await log.delete("never")
    assert await log.read("t") == []
    assert [kept.table for kept in await log.tables()] == ["u"]
    with pytest.raises(Stale) as refused:
        await log.append("t", 2, [b"three"])
    assert refused.value.version == 0
    assert await log.append("t", 0, [b"anew"]) == 1
    assert await log.read("t") == [b"anew"]
    assert await log.read("u") == [b"other"]


@contract
async def test_a_table_that_has_grown_is_not_deleted(log: Log) -> None:
    await log.append("t", 0, [b"a", b"b"])
    assert await log.version("t") == 2
    with pytest.raises(Stale) as stale:
        await log.delete("t", 1)
    assert stale.value.version == 2
    assert await log.read("t") == [b"a", b"b"]
    await log.delete("t", 2)
    assert await log.version("t") == 0
    await log.delete("t", 2)


@contract
async def test_an_append_of_nothing_changes_nothing_but_is_checked(log: Log) -> None:
    assert await log.append("t", 0, []) == 0
    assert await log.tables() == []
    await log.append("t", 0, [b"one"])
    before = await log.tables()
    assert await log.append("t", 1, []) == 1
    assert await log.tables() == before
    with pytest.raises(Stale):
        await log.append("t", 0, [])


@contract
async def test_entries_are_any_bytes_of_any_size(log: Log) -> None:
    entries = [b"", b"\0", bytes(range(256)), b"\xff" * 100_000, b"x" * 3_000_000, b"'\"\n"]
    assert await log.append("t", 0, entries) == len(entries)
    assert await log.read("t") == entries
    assert await log.append("t", len(entries), [b"small"] * 2000) == len(entries) + 2000
    assert len(await log.read("t")) == len(entries) + 2000


@contract
async def test_a_table_may_have_any_name(log: Log) -> None:
    for n, table in enumerate(UNUSUAL):
        await log.append(table, 0, [b"%d" % n])
    for n, table in enumerate(UNUSUAL):
        assert await log.read(table) == [b"%d" % n]
    assert {kept.table for kept in await log.tables()} == set(UNUSUAL)
    await log.delete("%")
    assert len(await log.tables()) == len(UNUSUAL) - 1


@contract
async def test_there_may_be_many_tables(log: Log) -> None:
    names = [f"t{n:05}" for n in range(3000)]
    await asyncio.gather(*(log.append(name, 0, [name.encode()]) for name in names))
    assert [(kept.table, kept.version) for kept in await log.tables()] == [(n, 1) for n in names]
    assert await log.read("t01234") == [b"t01234"]


@contract
async def test_tables_can_be_listed_in_portions(log: Log) -> None:
    names = sorted(UNUSUAL)
    for name in names:
        await log.append(name, 0, [b"x"])
    assert [kept.table for kept in await log.tables()] == names
    found: list[str] = []
    while portion := await log.tables(found[-1] if found else None, 4):
        assert len(portion) <= 4
        found += [kept.table for kept in portion]
    assert found == names
    assert await log.tables(names[-1]) == []


@contract
async def test_a_log_that_works_says_so(log: Log) -> None:
    await log.append("t", 0, [b"one"])
    await log.check()
    assert not log.changed_elsewhere()


@contract
async def test_reads_never_see_a_part_of_an_append(log: Log) -> None:
    async def write() -> None:
        for n in range(40):
            await log.append("t", 3 * n, [b"a", b"b", b"c"])

    writing = asyncio.create_task(write())
    while not writing.done():
        assert len(await log.read("t")) % 3 == 0
        await asyncio.sleep(0)
    await writing


@contract
async def test_when_old_tables_were_last_looked_for_is_remembered(log: Log) -> None:
    assert await log.last_pruned() is None
    for at in (1790000000.25, 1790086400.5):
        await log.note_pruned(at)
        assert await log.last_pruned() == at
