"""Scenes at a server where a game with the tags of Uly & Polly is installed beside it, and games
that cannot be used; `test_wrong_plug_ins.py` runs them.
"""

import asyncio
import json
from collections.abc import Iterator

import httpx
import pytest

from sheepfold.games import GAMES
from sheepfold.games.record import load
from sheepfold.games.verify import verify
from sheepfold.table.actions import Play
from sheepfold.terminal.network.connection import CommandRefused
from tests.server.players import Player, open_table, start_game
from tests.server.process import ServerProcess

SMALL = {"rows": 2, "columns": 2, "flips": 2, "first_wolf": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("data")) as process:
        yield process
        said = process.stderr().splitlines()
        assert {line.split(":")[0] for line in said} == {
            f"The game {name} cannot be used" for name in ("broken", "careless", "impostor")
        }


async def begun(server: ServerProcess, game: str, **options: int) -> tuple[str, list[Player]]:
    code = await open_table(server.url, game, 2, **options)
    players = [Player(server.ws, code, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
    await start_game(players, bots=0)
    return code, players


async def test_both_games_are_played_at_the_same_time(server: ServerProcess) -> None:
    tables = {
        "coin": await begun(server, "coin"),
        "uly_polly": await begun(server, "uly_polly", **SMALL),
    }
    everyone = [player for _, players in tables.values() for player in players]
    await asyncio.gather(*(player.play() for player in everyone))
    assert not [player.refusals for player in everyone if player.refusals]
    async with httpx.AsyncClient() as http:
        for game, (code, players) in tables.items():
            assert isinstance(players[0].link.view, GAMES[game].View)
            url = f"{server.url}/api/tables/{code}"
            record = load((await http.get(f"{url}/record")).content)
            assert record.game == game
            assert verify(record).is_over
            replay = (await http.get(f"{url}/replay")).content
            assert json.loads(replay)["view"]["game"] == game
    for player in everyone:
        await player.leave()


async def test_a_move_of_the_other_game_is_no_move(server: ServerProcess) -> None:
    for game, other, text in (("coin", "uly_polly", "hide a1"), ("uly_polly", "coin", "left")):
        options = SMALL if game == "uly_polly" else {}
        _, players = await begun(server, game, **options)
        await players[0].until(lambda: players[0].to_act)  # noqa: B023
        move = GAMES[other].parse(text, GAMES[other].Options())
        with pytest.raises(CommandRefused):
            await players[0].link.do(Play(move))
        assert await players[0].move()
        for player in players:
            await player.leave()
