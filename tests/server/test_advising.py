"""Advice over the socket: only where the table allows it, for the seat's own eyes, beside play."""

import asyncio
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import httpx
import pytest

from sheepfold.games import uly_polly
from sheepfold.games.uly_polly.pieces import Hide
from sheepfold.learn.advice import advise
from sheepfold.learn.registry import ADVICE
from sheepfold.locales import LANGUAGES, say
from sheepfold.log.memory import MemoryLog
from sheepfold.server import advising
from sheepfold.server.advising import Advising
from sheepfold.server.environment import Environment
from sheepfold.server.room import Room
from sheepfold.server.thinking import NoAnswer
from sheepfold.server.watcher import Watcher
from sheepfold.table.actions import Play
from sheepfold.table.actions import StartGame as StartGame
from sheepfold.table.allowed import NotAllowed, hash_of
from sheepfold.table.entries import Entry
from sheepfold.table.entry_codec import encode_entry
from sheepfold.table.source import Source
from sheepfold.terminal.network.connection import CommandRefused
from tests.server.players import Player, share_device, start_game
from tests.server.process import ServerProcess
from tests.server.twin_tables import begin, token
from tests.states import meadow_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("data")) as process:
        yield process
        assert "Traceback" not in process.stderr()


async def opened(server: ServerProcess, seats: int, **settings: Any) -> str:
    options = {"game": "uly_polly", "first_wolf": 1}
    body = {"options": options, "settings": {"chairs": seats, **settings}}
    async with httpx.AsyncClient() as http:
        return str((await http.post(f"{server.url}/api/tables", json=body)).json()["code"])


async def test_one_person_among_bots_is_advised(server: ServerProcess) -> None:
    """And what the seat is told follows from its view: the same is worked out here."""
    player = Player(server.ws, await opened(server, 3), "Ada", 1)
    await start_game([player], bots=2)
    await player.until(lambda: player.to_act)
    given = await player.link.advise()
    assert given.turn is not None
    view = player.link.view
    assert view is not None
    assert given.known == advise("uly_polly", ADVICE["uly_polly"], view, 1).known
    assert given == await player.link.advise()  # the same as long as nothing has changed
    await player.leave()


@pytest.mark.parametrize(("wanted", "is_given"), [("bots", False), ("always", True)])
async def test_people_are_advised_only_if_they_want(
    server: ServerProcess, wanted: str, is_given: bool
) -> None:
    code = await opened(server, 2, advice=wanted)
    players = [Player(server.ws, code, name, 1) for name in ("Ada", "Bea")]
    await start_game(players, bots=0)
    for player in players:
        if is_given:
            assert (await player.link.advise()).known
        else:
            with pytest.raises(CommandRefused, match="advice-not-allowed"):
                await player.link.advise()
        await player.leave()


async def test_a_table_can_do_without(server: ServerProcess) -> None:
    player = Player(server.ws, await opened(server, 2, advice="never"), "Ada", 1)
    await start_game([player], bots=1)
    with pytest.raises(CommandRefused, match="advice-not-allowed"):
        await player.link.advise()
    await player.leave()


async def test_before_the_game_and_without_a_seat_there_is_none(server: ServerProcess) -> None:
    code = await opened(server, 2)
    player, stranger = (Player(server.ws, code, name, 1) for name in ("Ada", "Bob"))
    await player.sit()
    with pytest.raises(CommandRefused, match="advice-not-playing"):
        await player.link.advise()
    await stranger.until(lambda: stranger.link.connected)
    with pytest.raises(CommandRefused, match="not-your-seat"):
        await stranger.link.advise()
    for one in (player, stranger):
        await one.leave()


async def test_behind_the_curtain_only(server: ServerProcess) -> None:
    """A device that several share is advised for the seat it looks at, and for no other."""
    device = Player(server.ws, await opened(server, 2, advice="always"), "tablet", 1)
    link = device.link
    await share_device(device, ["Child 1", "Child 2"])
    with pytest.raises(CommandRefused, match="not-your-seat"):
        await link.advise()
    await link.show(1)
    await device.until(lambda: link.viewer == 1)
    assert (await link.advise()).turn is not None
    await link.show(2)
    await device.until(lambda: link.viewer == 2)
    assert (await link.advise()).turn is None
    await device.leave()


class Held:
    """Work off the loop that waits until it is let go."""

    def __init__(self) -> None:
        self.go, self.calls = asyncio.Event(), 0

    async def __call__(self, work: Callable[..., Any], *arguments: Any) -> Any:
        self.calls += 1
        await self.go.wait()
        return work(*arguments)


async def room_for_two() -> tuple[Room, Watcher]:
    """A game that has begun at a table with advice, and a device that has both seats."""
    options, kept = uly_polly.Options(first_wolf=1), MemoryLog()
    log = begin(options, 2, uly_polly.deal(options, 2, Random(1)), uly_polly)  # type: ignore[arg-type]
    await kept.append("TESTED", 0, [encode_entry(Entry(0.0, what)) for what in log])
    room = await Room.load(Environment(kept, clock=lambda: 7.0), "TESTED")
    assert room is not None
    watcher = Watcher([hash_of(token(n)) for n in (1, 2)], lambda _: None)
    watcher.look(hash_of(token(1)))
    return room, watcher


def source() -> Source:
    return Source(Random(1), lambda: "5a" * 32)


async def test_advice_that_comes_after_the_curtain_is_not_given() -> None:
    room, watcher = await room_for_two()
    held = Held()
    asking = asyncio.ensure_future(Advising(held, source()).ask(room, watcher))
    while not held.calls:
        await asyncio.sleep(0)
    watcher.look(None)
    held.go.set()
    with pytest.raises(NotAllowed, match="not-your-seat"):
        await asking
    await room.close()


async def test_play_goes_on_while_somebody_waits_for_advice() -> None:
    room, watcher = await room_for_two()
    held = Held()
    asking = asyncio.ensure_future(Advising(held, source()).ask(room, watcher))
    while not held.calls:
        await asyncio.sleep(0)
    await room.act(Play(Hide(3)), 1, "x")
    assert meadow_in(room.table.state).wolf == 3
    assert not asking.done()
    held.go.set()
    assert (await asking).turn is not None
    await room.close()


async def test_whoever_asks_twice_makes_no_more_work() -> None:
    room, watcher = await room_for_two()
    held = Held()
    held.go.set()
    desk = Advising(held, source())
    assert await desk.ask(room, watcher) == await desk.ask(room, watcher)
    assert held.calls == 1
    await room.close()


async def test_when_too_many_ask_the_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "MOST", 1)
    room, watcher = await room_for_two()
    held = Held()
    desk = Advising(held, source())
    first = asyncio.ensure_future(desk.ask(room, watcher))
    while not held.calls:
        await asyncio.sleep(0)
    watcher.look(hash_of(token(2)))
    with pytest.raises(NotAllowed, match="server-busy"):
        await desk.ask(room, watcher)
    first.cancel()
    await room.close()


@pytest.mark.parametrize("problem", [NoAnswer("too long"), RuntimeError("a bot fails")])
async def test_a_bot_that_fails_is_answered_for(problem: Exception) -> None:
    async def failing(*_: Any) -> Any:
        raise problem

    room, watcher = await room_for_two()
    with pytest.raises(NotAllowed, match="server-busy"):
        await Advising(failing, source()).ask(room, watcher)
    await room.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_a_sentence(language: str) -> None:
    for reason in ("no-advice", "advice-not-allowed", "advice-not-playing"):
        assert len(say(language, f"refused-{reason}").split()) > 3
