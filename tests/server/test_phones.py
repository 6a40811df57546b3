"""Forty phones behind one address: a school, a club, a family feast. None of them is refused."""

import asyncio
import contextlib
import re

import httpx

from tests.server.players import Player, open_table, start_game
from tests.server.process import ServerProcess

PHONES, SEATS = 40, 5
SMALL = {"rows": 2, "columns": 2, "flips": 1}


async def test_forty_phones_behind_one_address_play(strict: ServerProcess) -> None:
    await play_together(strict)


async def play_together(server: ServerProcess) -> None:
    codes = [
        await open_table(server.url, "uly_polly", SEATS, **SMALL) for _ in range(PHONES // SEATS)
    ]
    await asyncio.gather(*(load(server, codes[n % len(codes)]) for n in range(PHONES)))
    tables = [
        [Player(server.ws, code, f"P{seat}", 10 * n + seat) for seat in range(SEATS)]
        for n, code in enumerate(codes)
    ]
    await asyncio.gather(*(start_game(table, bots=0) for table in tables))
    everyone = [player for table in tables for player in table]
    await asyncio.gather(*(at_a_person_s_pace(player) for player in everyone))
    assert all(player.over for player in everyone)
    assert [player.refusals for player in everyone if set(player.refusals) - {"stale"}] == []
    for player in everyone:
        await player.leave()


async def load(server: ServerProcess, code: str) -> None:
    """Open the page of a table with all it names, as a phone does that was never here."""
    like_a_browser = httpx.Limits(max_connections=6)
    async with httpx.AsyncClient(
        base_url=server.url, limits=like_a_browser, timeout=None, verify=False
    ) as http:
        page = await get(http, f"/t/{code}")
        files = re.findall(r'(?:src|href)="[.]/([^"]+)"', page.text)
        assert len(files) > 5
        asked = [f"/{name}" for name in files]
        asked += ["/sw.js", "/manifest.webmanifest", f"/api/tables/{code}"] * 2
        answers = await asyncio.gather(*(get(http, path) for path in asked))
    assert {answer.status_code for answer in (page, *answers)} == {200}


async def get(http: httpx.AsyncClient, path: str) -> httpx.Response:
    """Ask again, as browsers do, if the server has just closed the connection that was kept."""
    while True:
        with contextlib.suppress(httpx.RemoteProtocolError, httpx.ReadError):
            return await http.get(path)


async def at_a_person_s_pace(player: Player) -> None:
    """Play, and look a moment before each move."""
    while await player.move():
        await asyncio.sleep(0.05)
