"""Pictures for the README and the docs, from real games: `make screenshots`.

Deals, bots and choices come from fixed seeds, so that a picture changes only when the page does.
"""

import asyncio
import re
import tempfile
from pathlib import Path
from random import Random

from playwright.async_api import Browser
from tests.browser.chromium import launched
from tests.browser.person import Person, arrive
from tests.browser.play import begin, meadow, play
from tests.browser.stage import served

from sheepfold.games import GAMES
from sheepfold.log.sqlite import SqliteLog
from sheepfold.server.app import make_app
from sheepfold.table.decide import Source, open_table
from sheepfold.table.entries import Entry, Settings, encode

PICTURES = Path(__file__).parents[1] / "docs/pictures"
HOST = "sheepfold.example"
PHONE, DESK = (390, 760), (1080, 680)
TABLES = {"uly_polly": "MEADQW", "wooolf": "ZWRCLE", "lobby": "K7QXMA"}
"""Codes that cannot be drawn here, for they are drawn at random."""


async def picture(person: Person, name: str) -> None:
    """Keep what this person sees."""
    await person.answered()
    await person.page.mouse.move(0, 0)
    await person.page.evaluate("document.fonts.ready")
    await person.page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")


async def in_the_lobby(browser: Browser, url: str) -> None:
    """Home, and a table that fills."""
    async with (
        arrive(browser, url, "Ada", size=DESK) as ada,
        arrive(browser, url, "Bruno") as bruno,
    ):
        await ada.go_home()
        await picture(ada, "home")
        await ada.visit(TABLES["lobby"])
        await ada.sit()
        await bruno.visit(TABLES["lobby"])
        await bruno.sit()
        await bruno.be_ready()
        await ada.add_bots(range(3, 4))
        await picture(ada, "lobby")


async def on_the_meadow(browser: Browser, url: str) -> None:
    """A phone in somebody's turn, and the screen in the middle of the room."""
    async with (
        arrive(browser, url, "Ada", size=PHONE) as ada,
        arrive(browser, url, "", size=DESK) as board,
    ):
        await begin("uly_polly", ada, bots=3, code=TABLES["uly_polly"])
        await board.page.goto(f"{url}/t/{TABLES['uly_polly']}/board")
        third = meadow(ada).get_by_role("button", name=ada.say("web-sheep", number=3))

        async def enough(_: Person, now: str) -> bool:
            return now == "turn" and await third.count() > 0

        await play(ada, enough)
        await picture(ada, "meadow")
        if await (go_on := board.button(board.say("web-go-on"))).count():
            await go_on.click()
        await picture(board, "board")


async def in_the_circle(browser: Browser, url: str) -> None:
    """The round table, and all cards open."""
    async with arrive(browser, url, "Ada", size=DESK) as ada:
        await begin("wooolf", ada, bots=4, code=TABLES["wooolf"])
        title = ada.say("wooolf-reveal", round=1).rstrip(":").replace("1", r"\d")
        reveal = ada.page.get_by_role("dialog", name=re.compile(title))

        async def in_turn(_: Person, now: str) -> bool:
            return now == "turn"

        async def open_cards(_: Person, now: str) -> bool:
            return now == "go on" and await reveal.count() > 0

        await play(ada, turns=2)
        await play(ada, in_turn)
        await picture(ada, "circle")
        await play(ada, open_cards)
        await picture(ada, "reveal")


async def take() -> None:
    """All pictures, one game after the other."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        log = SqliteLog(Path(data) / "sheepfold.db")
        for name, code in TABLES.items():
            game = name if name in GAMES else "uly_polly"
            opened = open_table(code, GAMES[game].Options(), Settings(chairs=5))
            await log.append(code, 0, [encode(Entry(0.0, opened))])
        source = Source(Random("pictures"), lambda: "5a" * 32)
        app = make_app(log, bot_delay=0, source=source)
        async with (
            served(app) as port,
            launched(f"--host-resolver-rules=MAP {HOST} 127.0.0.1:{port}") as browser,
        ):
            for scene in (in_the_lobby, on_the_meadow, in_the_circle):
                await scene(browser, f"http://{HOST}")


if __name__ == "__main__":
    asyncio.run(take())
