"""Scripted people who play whole games at a real server, through the client's connection."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx

from sheepfold.games import GAMES
from sheepfold.server import protocol
from sheepfold.table.actions import Play, Ready, SeatBot, Sit
from sheepfold.table.actions import StartGame as StartGame
from sheepfold.terminal.network.connection import CommandRefused, ServerConnection
from tests.server.process import ServerProcess


async def open_table(url: str, game: str, seats: int, **options: Any) -> str:
    """A new table's code."""
    body = {"options": {"game": game, **options}, "settings": {"chairs": seats}}
    async with httpx.AsyncClient() as http:
        answer = await http.post(f"{url}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


class Player:
    """One person (or spectator) with its device."""

    def __init__(self, ws: str, code: str, name: str, seed: int) -> None:
        self.name = name
        self.token = secrets.token_hex(16)
        self.rng = Random(seed)
        self.acknowledged: list[Any] = []
        self.refusals: list[str] = []
        self._news = asyncio.Event()
        self.link = ServerConnection(ws, code, changed=self._changed)
        self._running = asyncio.get_running_loop().create_task(self.link.run())

    def _changed(self, _: Any) -> None:
        self._news.set()

    async def until(self, condition: Any) -> None:
        """Wait until this is so."""
        while not condition():
            assert not self._running.done(), self.link.ended
            self._news.clear()
            await self._news.wait()

    async def sit(self, ready: bool = True) -> None:
        """Take a chair."""
        await self.until(lambda: self.link.connected)
        await self.link.do(Sit(self.name, self.token))
        self.link.tokens, self.link.look = [self.token], 0
        await self.until(lambda: self.link.chairs)
        if ready:
            await self.link.do(Ready())

    async def play(self) -> None:
        """Move until the game is over."""
        while await self.move():
            pass

    def choose(self, game: str, view: Any) -> Any:
        """A random legal move."""
        return self.rng.choice(GAMES[game].legal(view))

    async def move(self) -> bool:
        """Wait for one's turn, and try a move; false if the game is over instead."""
        await self.until(lambda: self.over or self.to_act)
        if self.over:
            return False
        view = self.link.view
        assert view is not None
        move = self.choose(str(view.__struct_config__.tag), view)
        try:
            await self.link.do(Play(move))
            self.acknowledged.append(move)
        except CommandRefused as refused:
            self.refusals.append(refused.reason)
        return True

    @property
    def over(self) -> bool:
        """Whether the game is over, as far as this device knows."""
        return self.link.table is not None and self.link.table.phase == "over"

    @property
    def to_act(self) -> bool:
        """Whether this seat must act."""
        view = self.link.view
        return (
            self.link.connected
            and view is not None
            and view.viewer is not None
            and view.viewer in view.actors
        )

    async def drop(self) -> None:
        """Lose the connection, as in a tunnel."""
        socket = self.link._socket
        if socket is not None:
            socket.transport.abort()

    async def leave(self) -> None:
        """Close the device."""
        await self.link.close()
        await self._running


async def share_device(device: Player, names: list[str]) -> None:
    """Let these people share one device, and start a game behind the curtain."""
    link = device.link
    await device.until(lambda: link.connected)
    for number, name in enumerate(names, 1):
        token = secrets.token_hex(16)
        await link.do(Sit(name, token))
        link.tokens.append(token)
        await device.until(lambda n=number: len(link.chairs) == n)
    await link.show(None)
    await device.until(lambda: link.viewer is None)
    for chair in range(2, len(names) + 1):
        await link.do(Ready(), chair)
    await link.do(StartGame(), 1)
    await device.until(lambda: link.table is not None and link.table.phase == "playing")


async def start_game(players: list[Player], bots: int) -> None:
    """Seat everyone, fill with bots, begin."""
    for player in players:
        await player.sit()
    host = players[0]
    for chair in range(len(players) + 1, len(players) + bots + 1):
        await host.link.do(SeatBot(chair))
    await host.link.do(StartGame())
    for player in players:
        await player.until(lambda p=player: p.link.table.phase == "playing")


def view_of(player: Player) -> bytes:
    """The last view of a device, as bytes."""
    return bytes(protocol.encode(player.link.view))


@asynccontextmanager
async def game(
    server: ServerProcess, names: tuple[str, ...], **options: Any
) -> AsyncIterator[tuple[str, list[Player]]]:
    """A game that has begun: its table's code, and those who play."""
    code = await open_table(server.url, "uly_polly", len(names), **options)
    players = [Player(server.ws, code, name, seed) for seed, name in enumerate(names)]
    await start_game(players, bots=0)
    yield code, players
    for player in players:
        await player.leave()


async def finish(players: list[Player]) -> None:
    """Play to the end; everyone sees the same result."""
    await asyncio.gather(*(player.play() for player in players))
    results = {player.link.view.result for player in players if player.link.view is not None}
    assert len(results) == 1
    assert None not in results
