"""`kill -9` at random moments under load: nothing acknowledged is lost, nothing is done twice."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from random import Random
from typing import NamedTuple

from sheepfold.table.actions import Play, Rematch
from sheepfold.table.queries import people as persons
from tests.effort import times
from tests.server.players import open_table
from tests.server.process import ServerProcess
from tests.server.witness import (
    Witness,
    begin,
    durable_before_visible,
    entries_in,
    hold_against,
    see_the_same,
)

KILLS = 20
PATIENCE = 240.0
"""Seconds for one kill and what follows, before something that hangs is given up."""

PAUSE = 0.08
"""A person thinks at most so many seconds, so that nobody sends more than the server allows."""


class Company(NamedTuple):
    """Those at one table."""

    code: str
    people: list[Witness]
    spectators: list[Witness]

    @property
    def everyone(self) -> list[Witness]:
        """People and spectators."""
        return [*self.people, *self.spectators]


async def open_tables(server: ServerProcess, rng: Random) -> list[Company]:
    """Tables of both games, with people, bots and spectators."""
    tables = []
    for game, people, bots in (
        ("uly_polly", 2, 0),
        ("uly_polly", 3, 2),
        ("wooolf", 4, 0),
        ("wooolf", 2, 4),
    ):
        code = await open_table(server.url, game, people + bots)
        made = [Witness(server.ws, code, f"P{n}", Random(rng.random())) for n in range(people + 1)]
        company = Company(code, made[:people], made[people:])
        await begin(company.people, bots)
        tables.append(company)
    return tables


async def kill_often(server: ServerProcess, tables: list[Company], kills: int, rng: Random) -> None:
    """Kill and restart; each time after so many commands were sent, or answered, or at once."""
    everyone = [person for table in tables for person in table.everyone]

    def sent() -> int:
        return sum(person.link.sent.total() for person in everyone)

    def answered() -> int:
        return sum(len(person.link.acknowledged) for person in everyone)

    for _ in range(kills):
        async with asyncio.timeout(PATIENCE):
            count = rng.choice([sent, answered])
            enough = count() + rng.choice([0, 1, 5, 20, 40, 60])
            while count() < enough:
                assert all(person.is_well() for person in everyone)
                await asyncio.sleep(0.001)
            await asyncio.sleep(rng.choice([0, 0, 0.001, 0.01, 0.1]))
            server.kill()
            table = rng.choice(tables)
            durable_before_visible(server.data, table.code, table.everyone)
            await asyncio.to_thread(server.restart)


async def test_kill_at_random_moments(tmp_path: Path, effort: int) -> None:
    kills = times(KILLS // 2, KILLS, min(effort, 10))
    rng = Random(kills)
    more = True

    async def check(server: ServerProcess) -> None:
        nonlocal more
        tables = await open_tables(server, rng)
        everyone = [person for table in tables for person in table.everyone]
        games = [
            [asyncio.create_task(person.play(PAUSE, lambda: more)) for person in table.people]
            for table in tables
        ]
        await kill_often(server, tables, kills, rng)
        more = False
        async with asyncio.timeout(PATIENCE):
            for host, *others in games:
                await host
                for other in others:
                    other.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await other
            for table in tables:
                await check_table(server, table)
        again = [n for person in everyone for n in person.link.sent.values() if n > 1]
        moves = [d for p in everyone for d in p.link.acknowledged if isinstance(d.action, Play)]
        print(f"{kills} kills, {len(moves)} moves, {len(again)} commands sent again")
        assert len(moves) > kills
        await asyncio.gather(*(person.leave() for person in everyone))

    with ServerProcess(tmp_path) as server:
        await check(server)
        assert "Traceback" not in server.stderr()
    with contextlib.closing(sqlite3.connect(tmp_path / "sheepfold.db")) as log:
        assert log.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def check_table(server: ServerProcess, company: Company) -> None:
    """The game is over, everyone is in its seat, and sees what the log says."""
    table = await see_the_same(server.data, company.code, company.everyone)
    assert table.phase == "over"
    assert len(persons(table)) == len(company.people)
    assert all(person.link.viewer is None for person in company.spectators)
    assert not any(person.link._waiting for person in company.people)
    hold_against(entries_in(server.data, company.code), company.people)


async def test_a_rematch_sent_again_is_acknowledged(tmp_path: Path) -> None:
    """As after a crash before the answer."""

    async def check(server: ServerProcess) -> None:
        async with asyncio.timeout(PATIENCE):
            code = await open_table(server.url, "wooolf", 4)
            people = [Witness(server.ws, code, f"P{n}", Random(n)) for n in range(4)]
            await begin(people, 0)
            host, *others = people
            players = [asyncio.create_task(other.play(PAUSE)) for other in others]
            await host.play(PAUSE)
            await host.link.do(Rematch())
            rematch = next(
                do for do in host.link.acknowledged[::-1] if isinstance(do.action, Rematch)
            )
            await host.until(lambda: host.link.table.phase == "playing")  # type: ignore[union-attr]
            for player in players:
                player.cancel()
            done = asyncio.get_running_loop().create_future()
            host.link._waiting[rematch.id] = (rematch, done)
            server.kill()
            await asyncio.to_thread(server.restart)
            try:
                await done
            finally:
                await asyncio.gather(*(person.leave() for person in people))

    with ServerProcess(tmp_path) as server:
        await check(server)
