"""Whatever comes over a socket, the server answers with typed messages and the table plays on."""

import asyncio
import hashlib
from collections.abc import Iterator

import pytest

from sheepfold.table.actions import Rematch
from tests.server.hostile import Client, Hostile, come
from tests.server.players import Player, open_table, start_game
from tests.server.process import ServerProcess

FRAMES = 100_000
BATCH = 100
GROWTH_KB = 20 * 1024
GENEROUS = ("-m", "tests.server.generous")


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("data"), GENEROUS) as process:
        yield process
        assert process.stderr() == ""


def test_a_storm_of_bad_frames_hurts_nobody(generous: ServerProcess, effort: int) -> None:
    asyncio.run(storm(generous, FRAMES * effort))


async def storm(server: ServerProcess, frames: int) -> None:
    code = await open_table(server.url, "uly_polly", 3)
    players = [Player(server.ws, code, name, n) for n, name in enumerate(("Ann", "Bob", "Eve"))]
    await start_game(players, bots=0)
    hidden = [p.token.encode() for p in players]
    hidden += [hashlib.sha256(token).hexdigest().encode() for token in hidden]
    eve = players[2].token
    seats: list[tuple[list[str], int | None]] = [([], None), ([], 0), ([eve], None), ([eve], 0)]
    clients = [await come(server.ws, code, tokens, look, hidden, "Eve") for tokens, look in seats]
    makers = [Hostile(seed, code) for seed in range(len(clients))]
    games = asyncio.create_task(play_on(players, calm := asyncio.Event()))

    share = frames // len(clients)
    warm = share // 5
    await asyncio.gather(*(rage(c, m, warm) for c, m in zip(clients, makers, strict=True)))
    before = server.rss_kb()
    await asyncio.gather(*(rage(c, m, share - warm) for c, m in zip(clients, makers, strict=True)))
    grown = server.rss_kb() - before
    calm.set()
    played = await games

    assert played >= 2
    views = [player.link.view for player in players]
    assert all(view is not None and view.result is not None for view in views)
    for player in players[:2]:
        assert set(player.refusals) <= {"stale", "not-your-turn", "not-now"}
    for client in clients:
        assert client.answers >= share
    assert set().union(*(c.reasons for c in clients)) >= EXPECTED
    assert grown < GROWTH_KB
    print(played, grown, [p.refusals for p in players], [c.reasons for c in clients])
    for client in clients:
        await client.socket.close()
    for player in players:
        await player.leave()


EXPECTED = {"not-a-message", "not-your-seat"}


async def rage(client: Client, hostile: Hostile, frames: int) -> None:
    """Send bad frames, and check what comes back."""
    for start in range(0, frames, BATCH):
        hostile.chair = client.chair
        for _ in range(min(BATCH, frames - start)):
            await client.socket.send(hostile.frame())
        await client.barrier()


async def play_on(players: list[Player], calm: asyncio.Event) -> int:
    """Play game after game, until it is calm."""
    games = 0
    while True:
        await asyncio.gather(*(player.play() for player in players))
        games += 1
        if calm.is_set():
            return games
        await players[0].link.do(Rematch())
        for player in players:
            await player.until(lambda player=player: not player.over)
