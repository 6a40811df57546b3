"""People who play on whatever happens, and what became of every move that was acknowledged."""

import asyncio
import contextlib
import itertools
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, NamedTuple

from sheepfold.server import protocol
from sheepfold.table.actions import Play, Say
from sheepfold.table.allowed import hash_of
from sheepfold.table.entries import Entry
from tests.server.players import open_table
from tests.server.witness import (
    Remembering,
    Witness,
    begin,
    hold_against,
    show_what_is_theirs,
    shown_no_more,
)

PAUSE = 0.1
"""A person thinks at most so many seconds."""

PATIENCE = 120.0
"""Seconds after which play has not resumed, or a table does not finish."""

TABLES = (("uly_polly", 2, 0), ("uly_polly", 3, 2), ("wooolf", 4, 0), ("wooolf", 2, 4))
"""Game, people, bots."""

Entries = Callable[[str], Awaitable[list[Entry]]]
"""What is written of a table."""


class Link(Remembering):
    """A connection that knows when it was answered, and may send twice or in another order."""

    mangles = False
    """Whether every connection sends some commands twice, and some later than others."""

    def __init__(self, ws: str, code: str, changed: Callable[[Any], None]) -> None:
        super().__init__(ws, code, changed)
        self.played_at: list[float] = []
        self.mangled = 0
        self._rng = Random(code)
        self._later: set[asyncio.Task[None]] = set()

    def _answer(self, command: str, answered: object = None) -> None:
        asked, _ = self._waiting.get(command, (None, None))
        if isinstance(asked, protocol.Do) and isinstance(asked.action, Play):
            self.played_at.append(time.monotonic())
        super()._answer(command, answered)

    async def _send(self, socket: Any, message: protocol.FromClient) -> None:
        drawn = self._rng.random() if self.mangles and isinstance(message, protocol.Do) else 1.0
        if drawn < 0.3:
            self.mangled += 1
            await super()._send(socket, message)
        elif drawn < 0.6:
            self.mangled += 1
            task = asyncio.ensure_future(self._send_later(socket, message))
            self._later.add(task)
            task.add_done_callback(self._later.discard)
            return
        await super()._send(socket, message)

    async def _send_later(self, socket: Any, message: protocol.FromClient) -> None:
        await asyncio.sleep(self._rng.uniform(0, 0.05))
        if self._socket is socket:
            await super()._send(socket, message)


class Person(Witness):
    """Plays, and speaks while it plays."""

    link_type = Link
    link: Link

    async def move(self) -> str:
        """Make a move, and perhaps say something at the same time."""
        saying = None
        if self.rng.random() < 0.1:
            saying = asyncio.ensure_future(self._say())
        done = await super().move()
        if saying is not None:
            await saying
        return done

    async def _say(self) -> None:
        with contextlib.suppress(Exception):  # too much was said
            await self.link.do(Say("aha"))


class Company(NamedTuple):
    """Those at one table."""

    code: str
    people: list[Person]
    spectator: Person

    @property
    def everyone(self) -> list[Witness]:
        """People and spectator."""
        return [*self.people, self.spectator]

    def played_at(self) -> list[float]:
        """When moves were acknowledged."""
        return sorted(at for person in self.people for at in person.link.played_at)


class Load:
    """Some tables at which people play one game after the other."""

    def __init__(self, entries: Entries) -> None:
        self._entries = entries
        self.companies: list[Company] = []
        self._games: list[list[asyncio.Task[None]]] = []
        self._more = True

    async def begin(self, url: str, ws: str, seed: int = 0) -> None:
        """Open the tables, and let everyone play."""
        rng = Random(seed)
        for game, people, bots in TABLES:
            code = await open_table(url, game, people + bots)
            made = [Person(ws, code, f"P{n}", Random(rng.random())) for n in range(people + 1)]
            company = Company(code, made[:people], made[people])
            await begin(list(company.people), bots)
            self.companies.append(company)
        self._games = [
            [asyncio.create_task(one.play(PAUSE, lambda: self._more)) for one in company.people]
            for company in self.companies
        ]

    def moves(self) -> int:
        """How many moves were acknowledged so far."""
        return sum(len(company.played_at()) for company in self.companies)

    async def until_played(self, moves: int) -> None:
        """Wait until so many more moves were made at every table."""
        before = [len(company.played_at()) for company in self.companies]
        async with asyncio.timeout(PATIENCE):
            while not all(
                len(company.played_at()) >= count + moves
                for company, count in zip(self.companies, before, strict=True)
            ):
                for company in self.companies:
                    assert all(one.is_well() for one in company.everyone)
                for task in [task for game in self._games for task in game]:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)

    def longest_pause(self, since: float) -> float:
        """The longest time without an acknowledged move at any table since then."""
        longest = 0.0
        for company in self.companies:
            times = [since, *(at for at in company.played_at() if at > since)]
            longest = max([longest, *(b - a for a, b in itertools.pairwise(times))])
        return longest

    async def verdict(self) -> tuple[int, int]:
        """How many acknowledged moves and words are not in the logs, and how many twice."""
        lost = twice = 0
        for company in self.companies:
            said = [(one, list(one.link.acknowledged)) for one in company.people]
            written = Counter(entry.command for entry in await self._entries(company.code))
            for person, acknowledged in said:
                who = hash_of(person.token)[:16]
                for do in acknowledged:
                    if isinstance(do.action, Play | Say):
                        count = written[f"{who}:{do.id}"]
                        lost += count == 0
                        twice += count > 1
        return lost, twice

    async def finish(self) -> None:
        """Play every game to its end; then everyone sees the same, and all of it is written."""
        self._more = False
        async with asyncio.timeout(PATIENCE):
            for host, *others in self._games:
                await host
                for other in others:
                    other.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await other
            for company in self.companies:
                await self._check(company)
        for company in self.companies:
            await asyncio.gather(*(one.leave() for one in company.everyone))

    async def _check(self, company: Company) -> None:
        while True:
            entries = await self._entries(company.code)
            table, all_shown = shown_no_more(entries, company.everyone)
            if all_shown and all(one.link.connected for one in company.everyone):
                break
            await asyncio.sleep(0.1)
        assert table.phase == "over"
        show_what_is_theirs(table, company.everyone)
        hold_against(entries, company.people)
