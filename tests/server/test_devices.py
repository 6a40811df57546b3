"""One device with several seats, a seat that moves to another device, and lost phones."""

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from sheepfold.games import uly_polly
from sheepfold.games.uly_polly.pieces import Hide, Propose, Start, Step
from sheepfold.table.actions import MakeLink, Play, UseLink
from sheepfold.table.actions import StartGame as StartGame
from sheepfold.terminal.network.connection import CommandRefused
from tests.server.players import Player, open_table, share_device, start_game
from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("data")) as process:
        yield process
        assert "Traceback" not in process.stderr()


async def test_a_shared_device_shows_one_seat_at_a_time(server: ServerProcess) -> None:
    code = await open_table(server.url, "uly_polly", 2, first_wolf=1)
    device = Player(server.ws, code, "tablet", 1)
    link = device.link
    await share_device(device, ["Child 1", "Child 2"])
    await link.show(1)
    await device.until(lambda: link.viewer == 1 and link.view is not None)
    await link.do(Play(Hide(6)), 1)
    await device.until(lambda: isinstance(link.view, uly_polly.View) and link.view.wolf == 6)
    await link.show(None)
    await device.until(lambda: link.viewer is None)
    assert isinstance(link.view, uly_polly.View)
    assert link.view.wolf is None
    assert link.legal == ()
    await link.show(2)
    await device.until(lambda: link.viewer == 2)
    assert isinstance(link.view, uly_polly.View)
    assert link.view.wolf is None
    assert '"wolf":6' not in repr(link.view.history)
    assert len(link.legal) == 16
    await device.leave()


async def test_a_shared_device_may_ask_why_not_where_all_look(server: ServerProcess) -> None:
    code = await open_table(server.url, "uly_polly", 2, first_wolf=1)
    device = Player(server.ws, code, "tablet", 1)
    link = device.link
    await share_device(device, ["Child 1", "Child 2"])
    with pytest.raises(CommandRefused, match="not-your-seat"):
        await link.why_not(Hide(6))  # a secret move
    await link.do(Play(Hide(6)), 1)
    assert link.viewer is None
    assert (await link.why_not(Start(99))).reason == "uly_polly-off-board"
    assert (await link.why_not(Step(1))).reason == "not-now"
    assert (await link.why_not(Start(6))).reason == ""  # the wolf is there
    with pytest.raises(CommandRefused, match="not-your-seat"):
        await link.why_not(Propose(3))  # no turn move
    stranger = Player(server.ws, code, "stranger", 2)
    await stranger.until(lambda: stranger.link.view is not None)
    with pytest.raises(CommandRefused, match="not-your-seat"):
        await stranger.link.why_not(Start(99))
    for player in (device, stranger):
        await player.leave()


async def test_nobody_looks_at_a_seat_of_another_device(server: ServerProcess) -> None:
    code = await open_table(server.url, "uly_polly", 2)
    players = [Player(server.ws, code, f"P{n}", n) for n in range(2)]
    await start_game(players, 0)
    await players[1].until(lambda: players[1].link.view is not None)
    await players[1].link.show(1)
    with pytest.raises(CommandRefused, match="not-your-seat"):
        await players[1].link.do(Play(Hide(3)), 1)
    assert players[1].link.viewer == 2
    for player in players:
        await player.leave()


async def test_a_seat_moves_and_the_old_device_only_watches(server: ServerProcess) -> None:
    code = await open_table(server.url, "wooolf", 4)
    players = [Player(server.ws, code, f"P{n}", n) for n in range(4)]
    await start_game(players, 0)
    phone, tablet = players[2], Player(server.ws, code, "tablet", 9)
    await tablet.until(lambda: tablet.link.connected)
    link = secrets.token_hex(16)
    await phone.link.do(MakeLink(link))
    await tablet.link.do(UseLink(link, tablet.token))
    tablet.link.tokens, tablet.link.look = [tablet.token], 0
    await tablet.until(lambda: tablet.link.viewer == 3)
    await phone.until(lambda: phone.link.viewer is None)
    assert phone.link.chairs == ()
    assert getattr(phone.link.view, "cards", None) is None
    assert getattr(tablet.link.view, "cards", None) is not None
    players[2] = tablet
    await asyncio.gather(*(player.play() for player in players))
    for player in (*players, phone):
        await player.leave()


async def test_tokens_are_stored_only_as_hashes(server: ServerProcess) -> None:
    code = await open_table(server.url, "uly_polly", 2)
    players = [Player(server.ws, code, f"P{n}", n) for n in range(2)]
    await start_game(players, 0)
    stored = b"".join(path.read_bytes() for path in Path(server.data).iterdir() if path.is_file())
    for player in players:
        assert player.token.encode() not in stored
        assert bytes.fromhex(player.token) not in stored
        await player.leave()
