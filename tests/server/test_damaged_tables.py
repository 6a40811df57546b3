"""One table cannot be read: those who come there are told, and all others play on."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from sheepfold.cli import main
from sheepfold.locales import LANGUAGES, say
from sheepfold.log.folder import tables_file
from sheepfold.terminal.network.connection import ServerConnection
from tests.server.players import Player, finish, game, open_table, start_game
from tests.server.process import ServerProcess


def garbage(_: bytes) -> bytes:
    return b"\x00\xffnot an entry"


def from_the_future(_: bytes) -> bytes:
    return b'{"at": 1.0, "what": {"type": "teleported", "seat": 1}}'


def impossible(entry: bytes) -> bytes:
    """A move that no rules allow."""
    what = {"type": "played", "seat": 1, "move": {"type": "step", "to": 0}, "outcome": None}
    return msgspec.json.encode({**msgspec.json.decode(entry), "what": what})


def change(data: Path, code: str, version: int, make: Callable[[bytes], bytes]) -> None:
    """Put another entry in the place of one."""
    with contextlib.closing(sqlite3.connect(tables_file(data))) as file, file:
        where = "WHERE tab = ? AND version = ?"
        (old,) = file.execute(f"SELECT entry FROM entries {where}", (code, version)).fetchone()
        file.execute(f"UPDATE entries SET entry = ? {where}", (make(old), code, version))


def other_rules(entry: bytes) -> bytes:
    opened = msgspec.json.decode(entry)
    opened["what"]["rules"] = 99
    return msgspec.json.encode(opened)


async def bye_at(server: ServerProcess, code: str, language: str = "en") -> tuple[str, str]:
    """Reason and sentence of the goodbye for one who comes to this table."""
    link = ServerConnection(server.ws, code, language=language)  # type: ignore[arg-type]
    await link.run()
    assert link.ended is not None
    return link.ended.reason, link.ended.text


@pytest.mark.parametrize("make", [garbage, from_the_future, impossible])
async def test_an_entry_that_makes_no_sense_stops_its_table_alone(
    tmp_path: Path, make: Callable[[bytes], bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    async def scene(server: ServerProcess) -> None:
        async with game(server, ("Ada", "Ben")) as (bad, _):
            pass
        async with game(server, ("Cleo", "Dan")) as (good, players):
            await asyncio.to_thread(server.stop)
            change(tmp_path, bad, 3, make)
            await asyncio.to_thread(server.restart)
            for language in LANGUAGES:
                wanted = "table-damaged", say(language, "refused-table-damaged", code=bad)
                assert await bye_at(server, bad, language) == wanted
            async with httpx.AsyncClient(base_url=f"{server.url}/api/tables") as http:
                for what in ("", "/record", "/replay", "/why"):
                    answer = await http.get(f"/{bad}{what}")
                    assert (answer.status_code, answer.json()["reason"]) == (500, "table-damaged")
                    assert (await http.get(f"/{good}{what}")).status_code == 200
                health = await http.get(f"{server.url}/health")
                assert (health.status_code, health.text) == (200, "ok, but damaged tables: 1\n")
                metrics = (await http.get(f"{server.url}/metrics")).text
                assert "\nsheepfold_tables_damaged 1\n" in metrics
            await finish(players)
        where = f"--data={tmp_path}"
        capsys.readouterr()
        assert await asyncio.to_thread(main, ["tables", "list", where]) == 0
        assert bad in capsys.readouterr().out
        for command in ("show", "export"):
            assert (
                await asyncio.to_thread(main, ["tables", command, bad, where, "--lang", "en"]) == 2
            )
            said = say("en", "refused-table-damaged", code=bad)
            assert capsys.readouterr().err == f"sheepfold: {said}\n"
        assert await asyncio.to_thread(main, ["tables", "delete", bad, "--yes", where]) == 0

    with ServerProcess(tmp_path) as server:
        await scene(server)
        written = server.stderr()
        assert "a table cannot be read: an entry cannot be understood" in written
        assert written.count("\n") == 1


async def test_unknown_rules_are_the_reason_of_the_goodbye(tmp_path: Path) -> None:
    async def scene(server: ServerProcess) -> None:
        code = await open_table(server.url, "uly_polly", 2)
        await asyncio.to_thread(server.stop)
        change(tmp_path, code, 0, other_rules)
        await asyncio.to_thread(server.restart)
        wanted = "unknown-rules", say("en", "refused-unknown-rules", code=code)
        assert await bye_at(server, code) == wanted
        answer = httpx.get(f"{server.url}/api/tables/{code}")
        assert (answer.status_code, answer.json()["reason"]) == (404, "unknown-rules")
        assert await asyncio.to_thread(main, ["tables", "show", code, f"--data={tmp_path}"]) == 2

    with ServerProcess(tmp_path) as server:
        await scene(server)
        assert server.stderr() == ""


async def test_a_damaged_page_stops_the_tables_in_it_alone(tmp_path: Path) -> None:
    async def scene(server: ServerProcess) -> None:
        codes = [await open_table(server.url, "uly_polly", 2) for _ in range(12)]
        for code in codes:
            players = [Player(server.ws, code, f"P{n}", n) for n in range(2)]
            await start_game(players, 0)
            for player in players:
                await player.leave()
        await asyncio.to_thread(server.stop)
        first, *_, last = sorted(codes)
        spoil_page_of(tables_file(tmp_path), first)
        await asyncio.to_thread(server.restart)
        assert (await bye_at(server, first))[0] == "table-damaged"
        players = [Player(server.ws, last, f"Q{n}", n) for n in range(1)]
        await players[0].until(lambda: players[0].link.connected)
        assert httpx.get(f"{server.url}/health").text == "ok, but damaged tables: 1\n"
        new = await open_table(server.url, "uly_polly", 2)
        assert httpx.get(f"{server.url}/api/tables/{new}").status_code == 200
        await players[0].leave()

    with ServerProcess(tmp_path) as server:
        await scene(server)
        assert "Traceback" not in server.stderr()


def spoil_page_of(file: Path, code: str) -> None:
    """Overwrite the page that has the first entry of a table, as a dying disk would."""
    content = bytearray(file.read_bytes())
    page = content.index(b'"code":"' + code.encode()) // 4096
    content[page * 4096 : (page + 1) * 4096] = b"\xa5" * 4096
    file.write_bytes(content)
