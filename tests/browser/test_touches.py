"""How often three people who share one device touch it in a whole game of Uly & Polly."""

import asyncio
import json
import re
from pathlib import Path

from playwright.async_api import CDPSession, Locator, expect

from sheepfold.games import GAMES
from sheepfold.games.uly_polly import Options
from sheepfold.table.entries import MovePlayed
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.play import meadow
from tests.browser.shared import curtain, sit_here
from tests.browser.truth import moves as moves_in
from tests.browser.truth import table_in
from tests.server.players import open_table
from tests.server.process import ServerProcess
from tests.states import meadow_in

MOST = 100
GAME = json.loads(Path(__file__).with_name("three_on_one_device.json").read_text())
"""One game, round by round: what was played, whoever it was."""
PLAYED = [move for moves in GAME["rounds"] for move in moves]

FRAMES = 6
"""Steps in which a finger drags a tile."""

REST = 0.15
"""Seconds."""


class Finger:
    """Touches the screen as a finger does, and counts how often."""

    def __init__(self, cdp: CDPSession) -> None:
        self._cdp = cdp
        self.touches = 0

    async def tap(self, place: Locator) -> None:
        """Down and up again."""
        await self._down(*await middle(place))
        await self._send("touchEnd")

    async def drag(self, one: Locator, other: Locator) -> None:
        """From one place to the other."""
        (x, y), (to_x, to_y) = await middle(one), await middle(other)
        await self._down(x, y)
        for frame in range(1, FRAMES + 1):
            part = frame / FRAMES
            await self._send("touchMove", x + (to_x - x) * part, y + (to_y - y) * part)
        # A finger rests before it lets go; else it is a fling, which swallows the next tap.
        await asyncio.sleep(REST)
        await self._send("touchMove", to_x, to_y)
        await self._send("touchEnd")

    async def hold(self, button: Locator, until: Locator) -> None:
        """Down, until the other has gone."""
        await self._down(*await middle(button))
        await expect(until).to_have_count(0)
        await self._send("touchEnd")

    async def _down(self, x: float, y: float) -> None:
        self.touches += 1
        await self._send("touchStart", x, y)

    async def _send(self, kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        await self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


async def middle(thing: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = await thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def written(what: MovePlayed) -> str:
    return GAMES["uly_polly"].write(what.move, Options())


def tile(device: Person, place: str) -> Locator:
    return meadow(device).get_by_role("button", name=re.compile(rf"^{place}\b"))


async def play(device: Person, finger: Finger, move: str) -> None:
    """Make one move with as few touches as the page allows, and wait until it has been told."""
    before = await device.told()
    places = re.findall(r"[a-h]\d", move)
    if move.startswith("hide"):
        await finger.hold(curtain(device).get_by_role("button").first, curtain(device))
    # The page calls somebody only when a tile can be chosen.
    await device.page.locator("main p.own").wait_for()
    if len(places) == 2:
        await finger.drag(tile(device, places[0]), tile(device, places[1]))
    else:
        await finger.tap(tile(device, places[0]))
    await device.page.wait_for_function(
        "([before]) => document.querySelector('[role=log]').textContent !== before",
        arg=[before],
        polling=30,
    )
    await device.answered()


async def test_three_on_one_device_touch_it_at_most_a_hundred_times(
    server: ServerProcess, invite: Invite, effort: int
) -> None:
    """The curtain is lifted once a round, to hide the wolf; every other move is one touch.

    In the short run it is the first round only.
    """
    rounds = GAME["rounds"] if effort > 1 else GAME["rounds"][:1]
    device = await invite(server.url, "Ada", has_touch=True)
    first, players = GAME["first_wolf"], GAME["players"]
    code = await open_table(server.url, "uly_polly", players, first_wolf=first)
    await sit_here(device, code, ["Bea", "Cleo"])
    await device.start()
    finger = Finger(await device.page.context.new_cdp_session(device.page))
    for number, moves in enumerate(rounds, 1):
        for move in moves:
            await play(device, finger, move)
        shown = device.button(device.say("web-go-on"))
        await expect(shown).to_be_visible()
        await expect(shown).to_have_count(0)  # the page goes on by itself
        assert len(meadow_in(table_in(server, code).state).rounds) == number
    played = [move for moves in rounds for move in moves]
    assert [written(what) for what in moves_in(server, code)] == played
    assert finger.touches <= len(played) + len(rounds)
    assert len(PLAYED) + len(GAME["rounds"]) <= MOST
    if len(rounds) == len(GAME["rounds"]):
        assert table_in(server, code).phase == "over"
        await expect(device.page.get_by_role("heading", level=2)).to_be_visible()
