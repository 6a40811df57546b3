"""Upgrade and restore as docs/hosting.md describes them: the tables go on where they were."""

import asyncio
import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from sheepfold.cli import main
from sheepfold.log.folder import tables_file
from sheepfold.log.sqlite_file import SCHEMA
from tests.log.release import OLD
from tests.server.players import Player, finish, game
from tests.server.process import ServerProcess


async def come_back(server: ServerProcess, code: str, tokens: list[str]) -> list[Player]:
    """Those who sat at a table, on the devices they had."""
    players = [Player(server.ws, code, f"P{n}", n) for n in range(len(tokens))]
    for player, token in zip(players, tokens, strict=True):
        player.link.tokens, player.link.look = [token], 0
    for player in players:
        await player.until(lambda link=player.link: link.connected and link.chairs)
    return players


async def play_on(server: ServerProcess, code: str, tokens: list[str]) -> None:
    players = await come_back(server, code, tokens)
    await finish(players)
    for player in players:
        await player.leave()


@pytest.mark.parametrize(("code", "seats"), [("V7R9HT", 2), ("BBCMD3", 4)])
async def test_games_that_release_0_1_0_left_are_played_to_their_end(
    tmp_path: Path, code: str, seats: int
) -> None:
    shutil.copy(OLD, tables_file(tmp_path))
    with ServerProcess(tmp_path) as server:
        await play_on(server, code, [f"{seat:032x}" for seat in range(1, seats + 1)])
        assert server.stderr() == ""


async def test_backup_loss_and_restore(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "sunday.db"

    async def begin(server: ServerProcess) -> tuple[str, list[str], int]:
        async with game(server, ("Ann", "Bob")) as (code, players):
            for _ in range(3):
                await asyncio.gather(*(p.move() for p in players if p.to_act))
            await asyncio.to_thread(main, ["backup", str(copy), "--data", str(data)])
            entries = sum(len(player.acknowledged) for player in players)
            return code, [player.token for player in players], entries

    with ServerProcess(data) as server:
        code, tokens, moves = await begin(server)
        assert moves > 0
        server.kill()  # so that the folder has files beside the database, which must go too
        for file in data.iterdir():
            file.unlink()
        shutil.copy(copy, tables_file(data))
        server.restart()
        await play_on(server, code, tokens)


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["tables", "list"]], ids=" ".join)
def test_a_newer_file_gets_one_sentence(
    tmp_path: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(OLD, tables_file(tmp_path))
    with contextlib.closing(sqlite3.connect(tables_file(tmp_path))) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    before = tables_file(tmp_path).read_bytes()
    assert main([*command, "--data", str(tmp_path), "--lang", "en"]) == 2
    assert capsys.readouterr().err == (
        f"sheepfold: A newer release of Sheepfold wrote the tables in {tmp_path}; "
        "they are left as they are. Please update Sheepfold.\n"
    )
    assert tables_file(tmp_path).read_bytes() == before
