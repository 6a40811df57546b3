"""Whatever comes over a socket, the server answers with typed messages and the table plays on."""

import asyncio
import hashlib
import json
import unicodedata
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sheepfold.server import protocol
from sheepfold.server.limits import Limits
from sheepfold.table.actions import Order, Rematch, Say
from sheepfold.terminal.network.connection import CommandRefused
from tests.effort import times
from tests.server.hostile import TEXTS, Client, Hostile, come, secret
from tests.server.players import Player, finish, game, open_table
from tests.server.process import ServerProcess

FRAMES = 100_000
BATCH = 100
GROWTH_KB = 20 * 1024
SMALL: dict[str, Any] = {"rows": 2, "columns": 2, "flips": 1}
"""A meadow on which a game is over after a few moves."""


async def test_a_storm_of_bad_frames_hurts_nobody(generous: ServerProcess, effort: int) -> None:
    await storm(generous, times(FRAMES // 4, FRAMES, effort))


async def storm(server: ServerProcess, frames: int) -> None:
    async with game(server, ("Ann", "Bob", "Eve")) as (code, players):
        hidden = [player.token.encode() for player in players]
        hidden += [hashlib.sha256(token).hexdigest().encode() for token in hidden]
        mine = [players[2].token]
        seats: list[tuple[list[str], int | None]] = [([], None), ([], 0), (mine, None), (mine, 0)]
        clients = [await come(server.ws, code, *seat, hidden, "Eve") for seat in seats]
        makers = [Hostile(seed, code) for seed in range(len(clients))]
        calm = asyncio.Event()
        games = asyncio.create_task(play_on(players, calm))

        share = frames // len(clients)
        warm = share // 5
        await asyncio.gather(*map(rage, clients, makers, [warm] * len(clients)))
        before = server.rss_kb()
        await asyncio.gather(*map(rage, clients, makers, [share - warm] * len(clients)))
        grown = server.rss_kb() - before
        calm.set()

        assert await games >= 1
        for player in players[:2]:
            assert set(player.refusals) <= {"stale", "not-your-turn", "not-now"}
        for client in clients:
            assert client.answers >= share
            client.leave()
        assert set().union(*(client.reasons for client in clients)) >= REASONS
        assert grown < GROWTH_KB


REASONS = {
    "already-seated",
    "free-text-off",
    "no-such-chair",
    "not-a-message",
    "not-host",
    "not-in-lobby",
    "not-your-seat",
    "not-your-turn",
    "uly_polly-off-board",
    "stale",
    "table-full",
    "unknown-link",
}
"""Some of what the storm must have met, or it was not one."""


async def rage(client: Client, hostile: Hostile, frames: int) -> None:
    """Send bad frames, and look at what comes back."""
    for start in range(0, frames, BATCH):
        hostile.chair = client.chair
        for _ in range(min(BATCH, frames - start)):
            await client.socket.send(hostile.frame())
        await client.barrier()


async def play_on(players: list[Player], calm: asyncio.Event) -> int:
    """Play game after game, until it is calm; how many were played to the end."""
    games = 0
    while True:
        await finish(players)
        games += 1
        if calm.is_set():
            return games
        await players[0].link.do(Rematch())
        for player in players:
            await player.until(lambda player=player: not player.over)


async def test_who_does_not_say_hello_properly_is_told_so(
    generous: ServerProcess, effort: int
) -> None:
    await strangers(generous, 500 * effort)


async def strangers(server: ServerProcess, many: int) -> None:
    code = await open_table(server.url, "uly_polly", 2)
    hostile = Hostile(1, code)
    hello = {"type": "hello", "version": protocol.VERSION, "table": code}
    wrong: list[Any] = [
        hello | {"version": 2},
        hello | {"version": 10**30},
        hello | {"table": "NOSUCH"},
        hello | {"table": "\x00"},
        hello | {"table": "x" * 17},
        hello | {"tokens": ["0"]},
        hello | {"tokens": [secret(hostile.rng)] * 9},
        hello | {"look": "1"},
        hello | {"language": "xx"},
    ]
    for frame in [*map(json.dumps, wrong), *(hostile.frame() for _ in range(many))]:
        async with connect(server.ws, compression=None) as there:
            await there.send(frame)
            first = protocol.decode_server(await there.recv())
            if isinstance(first, protocol.Sync):  # there are good ones among them
                assert (first.viewer, first.chairs, first.view) == (None, (), None)
                continue
            last = [first, *await until_closed(there)][-1]
            assert isinstance(last, protocol.Bye)
            assert last.text


async def until_closed(there: ClientConnection) -> list[protocol.FromServer]:
    """All that still comes."""
    answers = []
    try:
        while True:
            answers.append(protocol.decode_server(await there.recv()))
    except ConnectionClosed:
        return answers


async def test_a_token_that_nobody_has_opens_nothing(generous: ServerProcess) -> None:
    await wrong_tokens(generous)


async def wrong_tokens(server: ServerProcess) -> None:
    async with game(server, ("Ann", "Bob"), **SMALL) as (code, players):
        rng = Random(1)
        hidden = [player.token.encode() for player in players]
        for look in (None, 0, 1, 7, -1, 2**63):
            tokens = [secret(rng) for _ in range(8)]
            client = await come(server.ws, code, tokens, look, hidden, "nobody")
            assert client.chair is None
            client.leave()
        await finish(players)


async def test_a_crowd_is_sent_away_and_those_who_play_are_not(generous: ServerProcess) -> None:
    await crowd(generous)


async def crowd(server: ServerProcess) -> None:
    async with game(server, ("Ann", "Bob"), **SMALL) as (code, players):
        hello = json.dumps({"type": "hello", "version": protocol.VERSION, "table": code})
        sockets = []
        for _ in range(Limits().connections + 16):
            there = await connect(server.ws, compression=None)
            sockets.append(there)
            await there.send(hello)
            assert isinstance(protocol.decode_server(await there.recv()), protocol.Sync)
        for there in sockets[:16]:
            last = (await until_closed(there))[-1]
            assert isinstance(last, protocol.Bye)
            assert last.reason == "table-crowded"
        async with connect(server.ws, compression=None) as again:
            ours = protocol.Hello(protocol.VERSION, code, (players[0].token,))
            await again.send(protocol.encode(ours).decode())
            told = protocol.decode_server(await again.recv())
            assert isinstance(told, protocol.Sync)
            assert told.chairs == (1,)
        await finish(players)
        for there in sockets:
            there.transport.abort()


async def test_names_and_texts_are_shown_without_anything_invisible(
    generous: ServerProcess,
) -> None:
    await names(generous)


async def names(server: ServerProcess) -> None:
    rng = Random(2)
    body = {"options": {"game": "uly_polly"}, "settings": {"free_text": True}}
    seated = 0
    for text in [*TEXTS, "\n\t Zoë \r", "\u200dA\u200d", "ａ" * 20, "\U0010ffff", "שלום"]:
        async with httpx.AsyncClient() as http:
            code = (await http.post(f"{server.url}/api/tables", json=body)).json()["code"]
        client = await come(server.ws, code, [], None, [], "")
        sit = {"do": "sit", "name": text, "token": secret(rng)}
        write = {"do": "write", "text": text}
        for action, chair in ((sit, None), (write, 1)):
            command = {"type": "do", "id": "x", "action": action, "chair": chair}
            await client.socket.send(json.dumps(command))
        answers: list[protocol.FromServer] = []
        while sum(isinstance(a, protocol.Refused) or _acknowledges(a) for a in answers) < 2:
            answers.append(protocol.decode_server(await client.socket.recv()))
        for answer in answers:
            if isinstance(answer, protocol.Refused):
                assert answer.reason in ("empty-text", "not-a-message", "not-your-seat")
            if isinstance(answer, protocol.Sync | protocol.Frame) and answer.table is not None:
                shown = answer.table.places[0].name
                seated += bool(shown)
                assert len(shown) <= 20
                assert_visible(shown)
            if isinstance(answer, protocol.Frame) and answer.news is not None:
                assert_visible(answer.news.text)
        client.leave()
    assert seated > 5


def _acknowledges(answer: protocol.FromServer) -> bool:
    return isinstance(answer, protocol.Ack) or getattr(answer, "ack", None) is not None


def assert_visible(text: str) -> None:
    assert not any(unicodedata.category(c).startswith("C") for c in text)
    assert text == " ".join(text.split())


async def test_a_flood_is_slowed_and_then_cut_off(strict: ServerProcess) -> None:
    await flood(strict)


async def flood(server: ServerProcess) -> None:
    async with game(server, ("Ann", "Bob"), **SMALL) as (code, players):
        client = await come(server.ws, code, [], None, [], "")
        sending = asyncio.create_task(pour(client))
        answers = await until_closed(client.socket)
        await sending
        refused = [answer for answer in answers if isinstance(answer, protocol.Refused)]
        assert [answer.id for answer in refused] == [str(n) for n in range(len(refused))]
        assert {answer.reason for answer in refused} == {"not-your-seat", "too-fast"}
        last = answers[-1]
        assert isinstance(last, protocol.Bye)
        assert last.reason == "too-many-refusals"
        await finish(players)
        assert not any(player.refusals for player in players)


async def pour(client: Client) -> None:
    """As many commands as will go; buffers take many after the server has stopped reading."""
    with suppress(ConnectionClosed):
        for n in count():
            command = {"type": "do", "id": str(n), "action": {"do": "start"}}
            await client.socket.send(json.dumps(command))
            await asyncio.sleep(0)  # let the answers be read


async def test_who_never_says_hello_is_sent_away(generous: ServerProcess) -> None:
    await silent(generous)


async def silent(server: ServerProcess) -> None:
    async with connect(server.ws, compression=None) as there:
        told = protocol.decode_server(await there.recv())
        assert isinstance(told, protocol.Bye)
        assert told.reason == "no-hello"
        assert await until_closed(there) == []


async def test_who_speaks_while_chairs_move_speaks_for_itself(generous: ServerProcess) -> None:
    await moving_chairs(generous)


async def moving_chairs(server: ServerProcess) -> None:
    code = await open_table(server.url, "uly_polly", 3)
    said: list[str] = []

    def listen(message: Any) -> None:
        if isinstance(message, protocol.Frame) and message.news is not None:
            if message.news.what == "said":
                assert message.table is not None
                assert message.news.chair is not None
                said.append(message.table.places[message.news.chair - 1].name)

    players = [Player(server.ws, code, name, n) for n, name in enumerate(("Ann", "Bob", "Eve"))]
    for player in players:
        await player.sit()
    ann, _, eve = players
    watcher = Player(server.ws, code, "", 9)
    await watcher.until(lambda: watcher.link.connected)
    watcher.link.changed = listen
    done = asyncio.Event()

    async def talk() -> None:
        while not done.is_set():
            with suppress(CommandRefused):
                await eve.link.do(Say("laugh"))

    talking = asyncio.create_task(talk())
    for _ in range(60):
        await ann.link.do(Order((1, 3, 2)))
    done.set()
    await talking
    for player in (*players, watcher):
        await player.leave()
    assert set(said) == {"Eve"}
