"""Whole games over real sockets: people, bots, spectators, reconnects; and what everyone saw."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from sheepfold.games import GAMES as REGISTERED
from sheepfold.games.contract import Secret
from sheepfold.games.record import load
from sheepfold.games.seals import seal
from sheepfold.games.verify import verify
from sheepfold.server import protocol
from sheepfold.table.actions import Rematch
from sheepfold.table.entry_codec import read_entries
from sheepfold.table.fold import fold
from sheepfold.table.table import Table
from tests.server.players import Player, open_table, start_game, view_of
from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("data")) as process:
        yield process
        assert "Traceback" not in process.stderr()


def table_in(data: Path, code: str) -> Table:
    """The table as the log has it."""
    with contextlib.closing(sqlite3.connect(data / "sheepfold.db")) as log:
        query = "SELECT entry FROM entries WHERE tab = ? ORDER BY version"
        return fold(read_entries(row[0] for row in log.execute(query, (code,))))


GAMES = [
    *(("uly_polly", seats, people) for seats, people in ((2, 2), (3, 2), (4, 4), (5, 1))),
    *(("wooolf", seats, people) for seats, people in ((4, 4), (5, 2), (6, 6), (7, 1), (8, 5))),
    *((name, game.SEATS[-1], game.SEATS[-1] - 1) for name, game in REGISTERED.items()),
]
"""With all people, with some bots, with many; the last of each game with one bot."""


@pytest.mark.parametrize(("game", "seats", "people"), GAMES)
async def test_a_whole_game_from_first_seat_to_rematch(
    server: ServerProcess, game: str, seats: int, people: int
) -> None:
    await whole_game(server, game, seats, people)


async def whole_game(server: ServerProcess, game: str, seats: int, people: int) -> None:
    code = await open_table(server.url, game, seats)
    players = [Player(server.ws, code, f"P{n}", n) for n in range(people)]
    watcher = Player(server.ws, code, "spectator", 99)
    await start_game(players, seats - people)
    trouble = asyncio.create_task(tunnels([*players, watcher], Random(seats)))
    await asyncio.gather(*(player.play() for player in players))
    await watcher.until(lambda: watcher.over)
    trouble.cancel()
    table = table_in(server.data, code)
    for player in (*players, watcher):
        await player.until(lambda p=player: p.link.connected)
        assert view_of(player) == protocol.encode(table.game.view(table.state, player.link.viewer))
    assert watcher.link.viewer is None
    compared = await check_record(server, code)
    assert {str(player.link.fingerprint) for player in (*players, watcher)} == {compared}
    await players[0].link.do(Rematch())
    for player in (*players, watcher):
        await player.until(lambda p=player: p.link.table and p.link.table.games == 2)
    assert players[0].link.chairs == (1,)
    for player in (*players, watcher):
        await player.leave()


async def tunnels(players: list[Player], rng: Random) -> None:
    """Now and then someone loses the connection."""
    while True:
        await asyncio.sleep(0.05)
        await rng.choice(players).drop()


async def check_record(server: ServerProcess, code: str) -> str:
    """See that the record is right; its fingerprint."""
    async with httpx.AsyncClient() as http:
        answer = await http.get(f"{server.url}/api/tables/{code}/record")
    assert answer.status_code == 200
    record = load(answer.content)
    assert verify(record).closed == 0
    assert record.version == 2
    assert record.date is not None
    assert all(entry.at is not None for entry in record.entries[1:])
    for entry in record.entries[1:]:
        assert entry.bot == record.bots[(entry.seat or 0) - 1]
    return record.fingerprint


async def test_while_a_game_runs_the_record_is_ones_own_view(server: ServerProcess) -> None:
    code = await open_table(server.url, "wooolf", 4)
    players = [Player(server.ws, code, f"P{n}", n) for n in range(4)]
    await start_game(players, 0)
    await players[0].until(lambda: players[0].link.view is not None)
    url = f"{server.url}/api/tables/{code}/record"
    async with httpx.AsyncClient() as http:
        own = await http.get(url, headers={"Authorization": f"Bearer {players[1].token}"})
        anyone = await http.get(url)
        stranger = await http.get(url, headers={"Authorization": f"Bearer {'0' * 32}"})
    seen = json.loads(own.content)
    assert (seen["viewer"], seen["view"]["viewer"]) == (2, 2)
    assert [cards is None for cards in seen["events"][0]["hands"]] == [
        True,
        False,
        True,
        True,
        True,
    ]
    assert json.loads(anyone.content)["viewer"] is None
    assert stranger.status_code == 403
    for player in players:
        await player.leave()


async def test_seals_shown_in_the_game_are_opened_and_fit(server: ServerProcess) -> None:
    code = await open_table(server.url, "wooolf", 4)
    players = [Player(server.ws, code, f"P{n}", n) for n in range(4)]
    await start_game(players, 0)
    await asyncio.gather(*(player.play() for player in players))
    link = players[2].link
    assert link.openings
    for opening in link.openings:
        assert opening.seal in link.seals
        assert seal(Secret(opening.name, opening.value, "round"), opening.salt) == opening.seal
    assert set(link.seals) == {opening.seal for opening in link.openings}
    for player in players:
        await player.leave()


async def test_a_clean_shutdown_tells_clients_to_come_again(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as process:
        code = await open_table(process.url, "uly_polly", 2)
        players = [Player(process.ws, code, f"P{n}", n) for n in range(2)]
        await start_game(players, 0)
        await asyncio.to_thread(process.restart)
        await asyncio.gather(*(player.play() for player in players))
        assert "Traceback" not in process.stderr()
        for player in players:
            await player.leave()
