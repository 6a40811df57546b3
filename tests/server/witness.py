"""People who remember what the server acknowledged, to hold it against the log."""

import asyncio
import contextlib
import secrets
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

from sheepfold.games.contract import Game
from sheepfold.server import protocol
from sheepfold.server.watcher import chair_of
from sheepfold.table.actions import Play, Ready, Rematch, Say, SeatBot, Sit
from sheepfold.table.actions import StartGame as StartGame
from sheepfold.table.allowed import hash_of
from sheepfold.table.entries import DrawBegun, Entry, GameStarted, MovePlayed, Said
from sheepfold.table.entry_codec import read_entries
from sheepfold.table.fold import fold
from sheepfold.table.table import Table, game_of
from sheepfold.terminal.network.connection import CommandRefused, ServerConnection


class Remembering(ServerConnection):
    """A link that keeps what it sent, and what became of it."""

    def __init__(self, ws: str, code: str, changed: Callable[[Any], None]) -> None:
        super().__init__(ws, code, changed=changed)
        self.sent = Counter[str]()
        self.acknowledged: list[protocol.Do] = []
        self.refused: list[tuple[protocol.Do, str]] = []

    async def _send(self, socket: Any, message: protocol.FromClient) -> None:
        if isinstance(message, protocol.Do):
            self.sent[message.id] += 1
        await super()._send(socket, message)

    def _answer(self, command: str, answered: Any = None) -> None:
        asked, _ = self._waiting.get(command, (None, None))
        if isinstance(asked, protocol.Do):
            self.acknowledged.append(asked)
        super()._answer(command, answered)

    def _refuse(self, command: str, refused: CommandRefused) -> None:
        asked, _ = self._waiting.get(command, (None, None))
        if isinstance(asked, protocol.Do):
            self.refused.append((asked, refused.reason))
        super()._refuse(command, refused)


class Witness:
    """A person, or without `sit` a spectator, with one device."""

    link_type = Remembering

    def __init__(self, ws: str, code: str, name: str, rng: Random) -> None:
        self.name = name
        self.token = secrets.token_hex(16)
        self.rng = rng
        self.news = asyncio.Event()
        self.link = self.link_type(ws, code, lambda _: self.news.set())
        self._running = asyncio.get_running_loop().create_task(self.link.run())
        self._running.add_done_callback(lambda _: self.news.set())

    def is_well(self) -> bool:
        """Whether the device still tries to stay connected; raises what made it stop."""
        if self._running.done():
            self._running.result()
        return self.link.ended is None

    async def until(self, condition: Callable[[], Any]) -> None:
        """Wait until this is so."""
        while not condition():
            assert self.is_well(), self.link.ended
            self.news.clear()
            await self.news.wait()

    async def sit(self) -> None:
        """Take a chair and be ready."""
        await self.until(lambda: self.link.connected)
        await self.link.do(Sit(self.name, self.token))
        self.link.tokens, self.link.look = [self.token], 0
        await self.until(lambda: self.link.chairs)
        await self.link.do(Ready())

    @property
    def over(self) -> bool:
        """Whether the game is over, as far as this device knows."""
        return self.link.table is not None and self.link.table.phase == "over"

    @property
    def to_act(self) -> bool:
        """Whether this seat must act, as far as this device knows."""
        link = self.link
        return link.connected and link.view is not None and link.viewer in link.view.actors

    @property
    def game(self) -> Game:
        """The rules of the table."""
        assert self.link.table is not None
        return game_of(self.link.table.options)

    def any_move(self) -> Any:
        """A legal move, drawn from the view."""
        assert self.link.view is not None
        return self.rng.choice(self.game.legal(self.link.view))

    async def move(self) -> str:
        """Make some move: "done", or why it was refused."""
        try:
            await self.link.do(Play(self.any_move()))
        except CommandRefused as refused:
            return refused.reason
        return "done"

    async def play(self, pause: float, again: Callable[[], bool] = lambda: False) -> None:
        """Random moves and remarks until the game is over; the host asks for another if `again`."""
        while True:
            await self.until(lambda: self.over or self.to_act)
            await asyncio.sleep(self.rng.uniform(0, pause))
            if self.over:
                assert self.link.table is not None
                if self.link.table.host not in self.link.chairs:
                    games = self.link.table.games
                    await self.until(lambda n=games: self.link.table.games > n)  # type: ignore[misc]
                elif again():
                    games = self.link.table.games
                    with contextlib.suppress(CommandRefused):
                        await self.link.do(Rematch())
                        await self.until(lambda n=games: self.link.table.games > n)  # type: ignore[misc]
                else:
                    return
            elif self.to_act:
                await self.move()
                if self.rng.random() < 0.1:
                    with contextlib.suppress(CommandRefused):
                        await self.link.do(Say("aha"))

    async def leave(self) -> None:
        """Close the device."""
        await self.link.close()
        await self._running


async def begin(people: list[Witness], bots: int) -> None:
    """Seat everyone, fill up with bots, start."""
    for person in people:
        await person.sit()
    host = people[0].link
    for chair in range(len(people) + 1, len(people) + bots + 1):
        await host.do(SeatBot(chair))
    await start(host)
    for person in people:
        await person.until(lambda p=person: p.link.table.phase != "lobby")  # type: ignore[misc]


async def start(host: ServerConnection) -> None:
    """Start the game as soon as this node has heard that everyone sits and is ready."""
    while True:
        try:
            return await host.do(StartGame())
        except CommandRefused as refused:
            if refused.reason not in ("seats", "not-ready"):
                raise
        await asyncio.sleep(0.1)


async def play_to_the_end(people: list[Witness], pause: float) -> None:
    """Let everyone play until the game is over."""
    host, *others = [asyncio.create_task(person.play(pause)) for person in people]
    await host
    for other in others:
        other.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await other


def entries_in(data: Path, code: str) -> list[Entry]:
    """What the file of a server has kept of a table; reading changes nothing in it."""
    file = f"{(data / 'sheepfold.db').as_uri()}?mode=ro"
    with contextlib.closing(sqlite3.connect(file, uri=True, timeout=30)) as log:
        query = "SELECT entry FROM entries WHERE tab = ? ORDER BY version"
        return list(read_entries(row[0] for row in log.execute(query, (code,))))


def hold_against(entries: list[Entry], people: Iterable[Witness]) -> None:
    """See that everything acknowledged is there once and in order, and nothing that was refused."""
    written = Counter(entry.command for entry in entries if entry.command)
    assert not written or set(written.values()) == {1}
    place = {entry.command: n for n, entry in enumerate(entries) if entry.command}
    known: set[str] = set()
    for person in people:
        who = hash_of(person.token)[:16]
        last = -1
        for do in person.link.acknowledged:
            at = place[f"{who}:{do.id}"]
            assert at > last
            last = at
            what = entries[at].what
            match do.action:
                case Play(move):
                    assert isinstance(what, MovePlayed)
                    assert (what.seat, what.move) == (do.chair, move)
                case Say(phrase):
                    assert what == Said(do.chair or 0, phrase)
                case StartGame() | Rematch():
                    assert isinstance(what, DrawBegun | GameStarted)
        for do, reason in person.link.refused:
            assert f"{who}:{do.id}" not in written, (do, reason)
        known |= {f"{who}:{command}" for command in person.link.sent}
    assert set(written) <= known


def shown_no_more(entries: list[Entry], people: list[Witness]) -> tuple[Table, bool]:
    """Nobody was shown more than the log has; gives the table, and whether all saw all of it."""
    return _compare([person.link.frame for person in people], entries, people)


def _compare(seen: list[int], entries: list[Entry], people: list[Witness]) -> tuple[Table, bool]:
    table = fold(entries)
    known = [table.frames[chair_of(table, hash_of(person.token)) or 0] for person in people]
    assert all(shown <= most for shown, most in zip(seen, known, strict=True)), (seen, known)
    return table, seen == known


def durable_before_visible(data: Path, code: str, people: list[Witness]) -> tuple[Table, bool]:
    """The same against the file of a server: what was shown before the file is read is in it."""
    seen = [person.link.frame for person in people]
    return _compare(seen, entries_in(data, code), people)


async def see_the_same(data: Path, code: str, people: list[Witness]) -> Table:
    """Wait until every device has been shown all of the log; it must then show the same."""
    while True:
        table, shown = durable_before_visible(data, code, people)
        if shown and all(person.link.connected for person in people):
            break
        await asyncio.sleep(0.05)
    show_what_is_theirs(table, people)
    return table


def show_what_is_theirs(table: Table, people: list[Witness]) -> None:
    """Every device shows exactly what its viewer knows of this table."""
    for person in people:
        seat = chair_of(table, hash_of(person.token))
        assert person.link.viewer == seat
        assert person.link.chairs == (() if seat is None else (seat,))
        told = protocol.encode(table.game.view(table.state, seat))
        assert protocol.encode(person.link.view) == told
