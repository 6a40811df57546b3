"""Tokens and links are secrets: a server tells them to nobody and writes them nowhere."""

import asyncio
import json
import secrets
from hashlib import sha256
from pathlib import Path

import httpx

from sheepfold.table.actions import MakeLink, UseLink
from tests.server.players import Player, game
from tests.server.process import ServerProcess

PREFIX = 16
"""Letters of a hash by which commands are told apart; not even those are written to a log."""


def traces(secret: str) -> list[str]:
    """Everything from which a reader could take or recognise a secret."""
    hashed = sha256(secret.encode()).hexdigest()
    return [secret, secret.upper(), hashed, hashed[:PREFIX]]


async def whose_turn(players: list[Player]) -> Player:
    while not (asked := [player for player in players if player.to_act]):
        await asyncio.sleep(0.005)
    return asked[0]


async def test_no_log_metric_answer_or_title_has_a_token(tmp_path: Path) -> None:
    """A game with all that uses tokens, right and wrong, at the most talkative level."""
    known: list[str] = []
    read: list[str] = []

    async def ask(http: httpx.AsyncClient, path: str, **headers: str) -> httpx.Response:
        answer = await http.get(path, headers=headers)
        read.append(f"{answer.headers}\n{answer.text}")
        return answer

    async def visit(server: ServerProcess) -> None:
        async with game(server, ("Ann", "Bob")) as (code, players):
            link, moved, wrong = (secrets.token_hex(16) for _ in range(3))
            known.extend([link, moved, wrong, *(player.token for player in players)])
            for _ in range(3):
                await (await whose_turn(players)).move()
            await players[1].link.do(MakeLink(link))
            phone = Player(server.ws, code, "Bob's phone", 9)
            await phone.until(lambda: phone.link.connected)
            await phone.link.do(UseLink(link, moved))
            table = f"/api/tables/{code}"
            async with httpx.AsyncClient(base_url=server.url) as http:
                for what in ("seat", "record", "replay", "why", "replay/open", "lookback"):
                    for token in (moved, wrong):
                        await ask(http, f"{table}/{what}", authorization=f"Bearer {token}")
                # Where a token does not belong, but somebody may put it.
                for path in (f"/{wrong}", f"/t/{wrong}", f"/api/tables/{wrong}/record"):
                    assert wrong not in (await ask(http, path)).text
                await ask(http, f"{table}?token={wrong}", authorization=wrong)
                await ask(http, "/metrics", referer=f"{server.url}/t/{code}#seat={link}")
            await phone.leave()
        for kind in ("cmdline", "comm", "environ"):
            read.append(Path(f"/proc/{server.pid}/{kind}").read_text(errors="replace"))

    options = ("--log-level", "debug", "--log-json")
    with ServerProcess(tmp_path, options=options) as server:
        await visit(server)
        server.stop()
        log = server.stderr()
    assert len(log.splitlines()) > 10
    assert all(json.loads(line) for line in log.splitlines())
    assert len(read) > 15
    for secret in known:
        for trace in traces(secret):
            assert trace not in log
            assert not any(trace in one for one in read)


def test_no_page_says_where_it_was_left(strict: ServerProcess) -> None:
    """A link is behind the `#` of an address, which no browser sends; nor is the rest passed on."""
    with httpx.Client(base_url=strict.url) as http:
        for path in ("/", "/t/QK7B2M", "/t/QK7B2M/board", "/t/QK7B2M/replay", "/sw.js"):
            assert http.get(path).headers["referrer-policy"] == "no-referrer"
