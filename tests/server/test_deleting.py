"""A table is deleted while people sit there: they are told, and nothing is written any more."""

import asyncio
import contextlib
import sqlite3
import sys
from pathlib import Path
from typing import get_args

import httpx

from sheepfold.cli import main
from sheepfold.games import uly_polly
from sheepfold.games.contract import Refusal
from sheepfold.locales import LANGUAGES, say
from sheepfold.log.folder import tables_file
from sheepfold.log.sqlite import PORTION, SqliteLog
from sheepfold.server.protocol import Language
from sheepfold.server.rooms import Server
from sheepfold.server.upkeep import notice_deletions
from sheepfold.table.actions import Say
from sheepfold.table.entries import Entry, Said
from sheepfold.table.entry_codec import encode_entry
from sheepfold.terminal.network.connection import ServerConnection
from tests.server.players import Player, finish, game
from tests.server.process import ServerProcess
from tests.server.racing import CODE, NOW, begun, setting


async def delete(server: ServerProcess, code: str) -> None:
    """As whoever runs the server does it, in another process."""
    words = ["tables", "delete", code, "--yes", "--json", "--data", str(server.data)]
    python = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sheepfold", *words, stdout=asyncio.subprocess.DEVNULL
    )
    assert await python.wait() == 0


def entries(server: ServerProcess, code: str) -> int:
    with contextlib.closing(sqlite3.connect(tables_file(server.data))) as file:
        query = "SELECT count(*) FROM entries WHERE tab = ?"
        return int(file.execute(query, (code,)).fetchone()[0])


async def ended(player: Player) -> str:
    """The reason for which a player's device has given up."""
    await asyncio.wait([player._running])
    assert player.link.ended is not None
    return player.link.ended.reason


async def test_those_who_only_wait_are_told(tmp_path: Path) -> None:
    async def scene(server: ServerProcess) -> None:
        async with (
            game(server, ("Ada", "Ben")) as (code, players),
            game(server, ("Cleo", "Dan")) as (_, others),
        ):
            watchers = [
                ServerConnection(server.ws, code, language=lang) for lang in get_args(Language)
            ]
            watching = [asyncio.create_task(link.run()) for link in watchers]
            while not all(link.connected for link in watchers):
                await asyncio.sleep(0.01)
            await delete(server, code)
            assert [await ended(player) for player in players] == ["table-deleted"] * 2
            await asyncio.gather(*watching)
            said = [link.ended.text for link in watchers if link.ended]
            assert said == [say(language, "refused-table-deleted") for language in LANGUAGES]
            answer = httpx.get(f"{server.url}/api/tables/{code}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-table")
            assert entries(server, code) == 0
            await finish(others)

    with ServerProcess(tmp_path) as server:
        await scene(server)
        assert server.stderr() == ""


async def test_whoever_moves_first_is_told_at_once_and_nothing_comes_back(tmp_path: Path) -> None:
    async def scene(server: ServerProcess) -> None:
        async with game(server, ("Ada", "Ben")) as (code, players):
            with contextlib.closing(sqlite3.connect(tables_file(server.data))) as file, file:
                file.execute("DELETE FROM entries WHERE tab = ?", (code,))
            asked = asyncio.create_task(players[0].link.do(Say("aha")))
            await asyncio.wait([asked])
            assert asked.cancelled(), "its device has given up"
            assert [await ended(player) for player in players] == ["table-deleted"] * 2
            assert entries(server, code) == 0
        await asyncio.to_thread(server.stop)
        assert entries(server, code) == 0

    with ServerProcess(tmp_path) as server:
        await scene(server)
        assert server.stderr() == ""


async def test_what_others_read_or_copy_sends_nobody_away(tmp_path: Path) -> None:
    async def scene(server: ServerProcess) -> None:
        async with game(server, ("Ada", "Ben")) as (code, players):
            where = f"--data={server.data}"
            for words in (["tables", "list"], ["tables", "show", code]):
                assert await asyncio.to_thread(main, [*words, where]) == 0
            copy = str(tmp_path / "copy.db")
            assert await asyncio.to_thread(main, ["backup", copy, where]) == 0
            assert await asyncio.to_thread(main, ["tables", "prune", "--yes", where]) == 0
            await finish(players)

    with ServerProcess(tmp_path / "data") as server:
        await scene(server)
        assert server.stderr() == ""


async def test_a_long_table_that_is_deleted_bit_by_bit_is_not_written_to_meanwhile(
    tmp_path: Path,
) -> None:
    log, elsewhere = SqliteLog(tmp_path / "log.db"), SqliteLog(tmp_path / "log.db")
    await begun(log, uly_polly.Options(), 2)
    said = [encode_entry(Entry(NOW, Said(1, "hello")))] * 3 * PORTION
    await log.append(CODE, len(await log.read(CODE)), said)
    server = Server(setting(log, 1))
    old = await server.room(CODE)
    deleting = asyncio.create_task(elsewhere.delete(CODE))
    rooms = {old}
    while not deleting.done():
        with contextlib.suppress(Refusal):
            rooms.add(here := await server.room(CODE))
            await here.act(Say("aha"), 1)
        await asyncio.sleep(0)
    await deleting
    await notice_deletions(server)
    assert await log.read(CODE) == []
    assert {here.ended.reason for here in rooms if here.ended} == {"table-deleted"}
    assert all(here.ended for here in rooms)
    assert server.rooms == {}
    await server.close()
    await elsewhere.close()
