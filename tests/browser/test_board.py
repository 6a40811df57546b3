"""A screen for all: it follows a whole game, invites by its code, and never has a secret."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from sheepfold.table.actions import SeatBot
from sheepfold.table.actions import StartGame as StartGame
from tests.browser.conftest import Invite
from tests.browser.evidence import Evidence, exposed, told
from tests.browser.measures import LARGE, scrolled
from tests.browser.play import play, rival
from tests.browser.truth import result, table_in
from tests.server.players import Player, open_table
from tests.server.process import ServerProcess

TELEVISION = (1280, 720)
LETTERS = "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
FOUR_METRES = {".name": 36, ".todo": 48}
"""The least pixels of letters that are read from there, on a screen of 1920 by 1080."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that other devices can reach, so that a board invites them."""
    options = ("--public-url", "http://192.0.2.7:8000/")
    with ServerProcess(tmp_path, options=options) as running:
        yield running
        assert "Traceback" not in running.stderr()


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [("uly_polly", 0, {"rows": 3, "columns": 3, "flips": 2}), ("wooolf", 2, {})],
)
async def test_a_board_follows_a_game_and_has_no_secret(
    house: ServerProcess, invite: Invite, game: str, bots: int, options: dict[str, Any]
) -> None:
    """Not even in the browser of a player, whose seat it must not use."""
    board = await invite(house.url, size=TELEVISION)
    evidence = Evidence(board.page)
    code = await open_table(house.url, game, bots + 2, **options)
    async with rival(board, code, "Ada") as ada, rival(board, code) as rolf:
        kept = f'localStorage.setItem("sheepfold.seats.{code}", \'["{ada.token}"]\')'
        await board.page.add_init_script(kept)
        await board.go_to(f"{house.url}/t/{code}/board")
        invitation = board.page.get_by_role("img", name=board.say("web-qr"))
        await expect(invitation).to_be_visible()
        await expect(board.page.get_by_role("list").get_by_text("Rolf")).to_be_visible()
        for chair in range(3, bots + 3):
            await ada.link.do(SeatBot(chair))
        await ada.link.do(StartGame())
        await rolf.until(lambda: rolf.link.view is not None)
        await board.page.get_by_role("group").first.wait_for()
        await expect(invitation).to_be_visible()
        looks = 0

        async def watched(player: Player) -> None:
            """Play, and look at the board after each move; the end of a round is for all to see."""
            nonlocal looks
            while await player.move():
                screen = await evidence.look()
                if board.say("web-go-on") in screen or board.say("web-record") in screen:
                    continue
                assert not exposed(screen, board)
                looks += 1

        await asyncio.gather(watched(ada), watched(rolf), play(board))
    assert looks
    assert table_in(house, code).phase == "over"
    await expect(board.page.get_by_role("heading", level=2)).to_have_text(
        result(house, code, board)
    )
    messages = evidence.messages()
    assert len(messages) > len(ada.acknowledged) + len(rolf.acknowledged)
    assert {message.get("viewer") for message in messages} == {None}
    assert not [found for message in messages for found in told(message, None)]
    assert not [path for path in await evidence.bodies() if path.startswith("api/")]


@pytest.mark.parametrize(("game", "players"), [("uly_polly", 5), ("wooolf", 8)])
async def test_a_television_can_be_read_from_four_metres(
    house: ServerProcess, invite: Invite, game: str, players: int
) -> None:
    """Who plays and whose turn it is; there is no log, and nothing to scroll."""
    board = await invite(house.url, size=LARGE)
    code = await open_table(house.url, game, players)
    async with rival(board, code, "Maximiliane") as host:
        for chair in range(2, players + 1):
            await host.link.do(SeatBot(chair))
        await host.link.do(StartGame())
        await host.until(lambda: host.to_act)
        await board.go_to(f"{house.url}/t/{code}/board")
        await board.page.locator(".todo").wait_for()
        for what, least in FOUR_METRES.items():
            sizes = await board.page.locator(f"main {what}").evaluate_all(LETTERS)
            assert sizes
            assert min(sizes) >= least, what
        assert not await scrolled(board.page)
