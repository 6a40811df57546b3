"""Whether the times of a server's answers tell a viewer what it may not know.

Pairs of tables look the same to a viewer and differ in one secret: whether the wolf is next to
Polly (Uly & Polly), whether the next player is wolf or boy (Wooolf!!). The same is asked of both
over real sockets, in an order drawn anew each time; a table counts once, with the median of its
repetitions. The times with and without the secret are compared as dudect does: Welch's t, also
without the slowest tenth, and the t of the differences of the pairs. Beyond 4.5 it is a leak. The
last column is the smallest difference, in ms, that would have been one.
"""

import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import numpy as np
from tests.server.secret_pairs import SecretPair, secret_pairs
from tests.server.twin_tables import token
from websockets.asyncio.client import ClientConnection, connect

from sheepfold.log.folder import tables_file
from sheepfold.log.sqlite import SqliteLog
from sheepfold.server import protocol
from sheepfold.table.actions import Play
from sheepfold.table.entries import Entry, EntryBody, Opened
from sheepfold.table.entry_codec import encode_entry

LEAK = 4.5
GAMES = (("uly_polly", 3), ("wooolf", 5))
PAIRS = 100
BOT_PAIRS = 40
REPEATED = 15
BOT_DELAY = 0.25


class Visit(NamedTuple):
    """A table of a pair on a running server, with whoever measures there."""

    pair: SecretPair
    code: str
    url: str
    viewer: ClientConnection
    mover: ClientConnection
    http: httpx.AsyncClient


Measure = Callable[[Visit], Awaitable[float]]


async def resync(visit: Visit) -> float:
    """Everything anew."""
    return await _answer(visit.viewer, protocol.Resync())


async def refused_move(visit: Visit) -> float:
    """A move out of turn."""
    asked = protocol.Do(_fresh(), Play(visit.pair.move), visit.pair.viewer)
    return await _answer(visit.viewer, asked)


async def move_shown(visit: Visit) -> float:
    """From a player's command to the frame that shows its move to the viewer."""
    asked = protocol.Do(_fresh(), Play(visit.pair.move), visit.pair.actor)
    start = time.perf_counter()
    await visit.mover.send(protocol.encode(asked).decode())
    while b'"events"' not in (await visit.viewer.recv(decode=False)):
        pass
    return time.perf_counter() - start


async def bot_move_shown(visit: Visit) -> float:
    """From the viewer's coming, which lets a bot begin to think, to the frame with its move."""
    start = time.perf_counter()
    while b'"events"' not in (await visit.viewer.recv(decode=False)):
        pass
    return time.perf_counter() - start


async def record(visit: Visit) -> float:
    """The record so far, by the viewer's token."""
    return await _get(visit, "record")


async def replay(visit: Visit) -> float:
    """The replay so far, by the viewer's token."""
    return await _get(visit, "replay")


async def _get(visit: Visit, what: str) -> float:
    bearer = {"authorization": f"Bearer {token(visit.pair.viewer)}"}
    start = time.perf_counter()
    answer = await visit.http.get(f"/api/tables/{visit.code}/{what}", headers=bearer)
    taken = time.perf_counter() - start
    assert answer.status_code == 200, answer.text
    return taken


async def _answer(socket: ClientConnection, asked: protocol.FromClient) -> float:
    start = time.perf_counter()
    await socket.send(protocol.encode(asked).decode())
    await socket.recv(decode=False)
    return time.perf_counter() - start


_numbers = iter(range(10**9))


def _fresh() -> str:
    return f"c{next(_numbers)}"


def main() -> None:
    """Print the times with and without the secret, and whether they differ."""
    print("\nTimes that could tell a secret: median of each side in ms, and t (a leak: beyond 4.5)")
    print(
        f"{'':<28} {'tables':>7} {'without':>9} {'with':>9} {'t':>7} {'cropped':>8} {'paired':>7} "
        f"{'notices':>8}"
    )
    repeated = (refused_move, resync, record, replay)
    for game, seats in GAMES:
        pairs = list(islice(secret_pairs(game, seats, seed=1), PAIRS))
        waiting = [pair for pair in pairs if not _acts(pair)]
        with _served(pairs) as (url, codes):
            for measure in repeated:
                some = waiting if measure is refused_move else pairs
                _show(game, measure, asyncio.run(_times(url, codes, some, measure, REPEATED)))
            watched = [pair for pair in pairs if pair.actor != pair.viewer]
            _show(game, move_shown, asyncio.run(_times(url, codes, watched, move_shown, 1)))
        pairs = list(islice(secret_pairs(game, seats, seed=2, bot="owl"), BOT_PAIRS))
        with _served(pairs, BOT_DELAY) as (url, codes):
            times = asyncio.run(_times(url, codes, pairs, bot_move_shown, 1))
            _show(game, bot_move_shown, times)


def _acts(pair: SecretPair) -> bool:
    table = pair.tables()[0]
    return pair.viewer in table.game.actors(table.state)


def _show(game: str, measure: Measure, times: tuple[list[float], list[float]]) -> None:
    without, having = (np.array(side) * 1000 for side in times)
    plain, cropped = Compared(without, having), Compared(_cropped(without), _cropped(having))
    paired = Compared(np.zeros_like(without), having - without)
    leaks = max(abs(found.t) for found in (plain, cropped, paired)) > LEAK
    notices = LEAK * min(found.error for found in (plain, cropped, paired))
    name = f"{game}: {measure.__name__.replace('_', ' ')}"
    print(
        f"{name:<28} {2 * len(without):>7} {np.median(without):>9.3f} {np.median(having):>9.3f} "
        f"{plain.t:>7.2f} {cropped.t:>8.2f} {paired.t:>7.2f} {notices:>8.3f}"
        f"{'  leaks' if leaks else ''}",
        flush=True,
    )


class Compared:
    """Two samples: the standard error of their means, and how many of it the second is larger."""

    def __init__(self, one: Any, two: Any) -> None:
        self.error = float((one.var(ddof=1) / len(one) + two.var(ddof=1) / len(two)) ** 0.5)
        self.t = float(two.mean() - one.mean()) / self.error


def _cropped(times: Any) -> Any:
    return np.sort(times)[: int(len(times) * 0.9)]


async def _times(
    url: str,
    codes: dict[int, tuple[str, str]],
    pairs: list[SecretPair],
    measure: Measure,
    repeated: int,
) -> tuple[list[float], list[float]]:
    rng = Random(3)
    found: tuple[list[float], list[float]] = ([], [])
    async with httpx.AsyncClient(base_url=url) as http:
        for pair in pairs:
            sides = [0, 1]
            rng.shuffle(sides)
            visits: list[Any] = [None, None]
            taken: list[list[float]] = [[], []]
            if repeated == 1:
                for side in sides:
                    async with _visiting(pair, codes[id(pair)][side], url, http) as visit:
                        taken[side].append(await measure(visit))
            else:
                async with (
                    _visiting(pair, codes[id(pair)][0], url, http) as visits[0],
                    _visiting(pair, codes[id(pair)][1], url, http) as visits[1],
                ):
                    for _ in range(repeated):
                        rng.shuffle(sides)
                        for side in sides:
                            taken[side].append(await measure(visits[side]))
            for side in (0, 1):
                found[side].append(statistics.median(taken[side]))
    return found


@asynccontextmanager
async def _visiting(pair: SecretPair, code: str, url: str, http: httpx.AsyncClient) -> Any:
    """Everyone comes, and nothing more is on its way; where a bot moves, the viewer comes alone."""
    ws = url.replace("http", "ws") + "/ws"
    persons = [seat for seat, what in enumerate(pair.without) if getattr(what, "token", "")]
    if pair.actor not in persons:
        persons = [pair.viewer]
    sockets = [await connect(ws, compression=None) for _ in persons]
    try:
        by_seat = dict(zip(persons, sockets, strict=True))
        for seat, socket in by_seat.items():
            hello = protocol.Hello(protocol.VERSION, code, (token(seat),), 0)
            await socket.send(protocol.encode(hello).decode())
            await socket.recv(decode=False)
        viewer, mover = by_seat[pair.viewer], by_seat.get(pair.actor)
        if mover is not None:
            await asyncio.gather(*(_quiet(socket) for socket in sockets))
        yield Visit(pair, code, url, viewer, mover or viewer, http)
    finally:
        await asyncio.gather(*(socket.close() for socket in sockets))


async def _quiet(socket: ClientConnection) -> None:
    while True:
        try:
            await asyncio.wait_for(socket.recv(decode=False), 0.03)
        except TimeoutError:
            return


@contextmanager
def _served(
    pairs: list[SecretPair], bot_delay: float = 0.0
) -> Iterator[tuple[str, dict[int, tuple[str, str]]]]:
    """A server that keeps both tables of each pair, and their codes."""
    with tempfile.TemporaryDirectory() as data:
        codes = asyncio.run(_keep(Path(data), pairs))
        command = [sys.executable, "-m", "bench.serve", data, str(bot_delay)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                url = process.stdout.readline().split()[-1].rstrip("/")
                yield url, codes
            finally:
                process.terminate()
                process.wait(20)


async def _keep(data: Path, pairs: list[SecretPair]) -> dict[int, tuple[str, str]]:
    log = SqliteLog(tables_file(data))
    codes = {}
    order = Random(4)
    for number, pair in enumerate(pairs):
        names = [f"T{number:04}A", f"T{number:04}B"]
        order.shuffle(names)  # neither side may always have come first
        for name, entries in sorted(zip(names, (pair.without, pair.having), strict=True)):
            coded = [Entry(1.0, _coded(what, name)) for what in entries]
            await log.append(name, 0, [encode_entry(entry) for entry in coded])
        codes[id(pair)] = (names[0], names[1])
    await log.close()
    return codes


def _coded(what: EntryBody, code: str) -> EntryBody:
    return (
        Opened(code, what.rules, what.options, what.settings) if isinstance(what, Opened) else what
    )
