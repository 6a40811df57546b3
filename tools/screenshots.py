"""Pictures for the README and the docs, from real games: `make screenshots`.

Deals, bots and choices come from fixed seeds: a picture hardly changes unless the page does.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Browser
from tests.browser.chromium import launched
from tests.browser.person import Person, arrive
from tests.browser.play import begin, meadow, play
from tests.browser.shared import curtain, sit_together
from tests.browser.stage import served
from tests.server.players import Player

from sheepfold.bots import bots_of
from sheepfold.games import uly_polly, wooolf
from sheepfold.log.sqlite import SqliteLog
from sheepfold.server.app import make_app
from sheepfold.table.configuring import open_table
from sheepfold.table.entries import AnyOptions, Entry, Settings
from sheepfold.table.entry_codec import encode_entry
from sheepfold.table.source import Source
from tools.frames import put_together, side_by_side
from tools.terminals import terminals

PICTURES = Path(__file__).parents[1] / "docs/pictures"
HOST = "sheepfold.example"
PHONE, TELEVISION = (390, 760), (1280, 720)
TABLES: dict[str, tuple[AnyOptions, int]] = {
    "MEADQW": (uly_polly.Options(first_wolf=2), 4),
    "ZWRCLE": (wooolf.Options(), 5),
    "WHYZQX": (wooolf.Options(), 5),
    "K7QXMA": (uly_polly.Options(), 5),
}
"""Tables by codes that cannot be drawn, for codes are drawn at random: options and chairs."""


class Friend(Player):
    """Somebody elsewhere, who plays as well as a bot."""

    def choose(self, game: str, view: Any) -> Any:
        """Neither the best move nor any at all."""
        return bots_of(game).levels["sheep"](view, self.rng)


@asynccontextmanager
async def meanwhile(*doings: Coroutine[Any, Any, Any]) -> AsyncIterator[None]:
    """Let others do this until the context is left."""
    tasks = [asyncio.create_task(doing) for doing in doings]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def seen_by(person: Person) -> bytes:
    """What this person sees now."""
    await person.answered()
    await person.page.evaluate("document.fonts.ready")
    return await person.page.screenshot(animations="disabled")


async def held_by(person: Person, what: str) -> bytes:
    """What this person sees while holding the button that shows a secret."""
    await person.button(person.say(what)).focus()
    await person.page.keyboard.down("Enter")
    return await seen_by(person)


@asynccontextmanager
async def company(browser: Browser, port: int, code: str) -> AsyncIterator[tuple[Person, ...]]:
    """Ada and Bruno with a phone each, a television, and friends who play elsewhere."""
    url, chairs = f"http://{HOST}", TABLES[code][1]
    friends = [
        Friend(f"ws://127.0.0.1:{port}/ws", code, name, seed)
        for seed, name in enumerate(("Chiara", "Diego", "Elise")[: chairs - 2], 10)
    ]
    async with (
        arrive(browser, url, "Ada", size=PHONE) as ada,
        arrive(browser, url, "Bruno", size=PHONE) as bruno,
        arrive(browser, url, "", size=TELEVISION) as television,
    ):
        for person in (ada, bruno):
            await person.visit(code)
            await person.sit()
        await bruno.be_ready()
        for friend in friends:
            await friend.sit()
        await ada.start()
        await television.page.goto(f"{url}/t/{code}/board")
        async with meanwhile(play(bruno), *(friend.play() for friend in friends)):
            yield ada, bruno, television
        for friend in friends:
            await friend.leave()


async def over_the_meadow(browser: Browser, port: int) -> None:
    """Uly & Polly: Bruno is the wolf, and Ada is about to move Polly."""
    async with company(browser, port, "MEADQW") as (ada, bruno, television):
        third = meadow(ada).get_by_role("button", name=ada.say("uly_polly-web-sheep", number=3))

        async def enough(_: Person, now: str) -> bool:
            return now == "turn" and await third.count() > 0

        await play(ada, enough)
        assert await bruno.button(bruno.say("uly_polly-web-hold-wolf")).count(), (
            "the wolf was found too soon"
        )
        phones = [await seen_by(ada), await held_by(bruno, "uly_polly-web-hold-wolf")]
        await put_together(browser, await seen_by(television), phones, PICTURES / "meadow.webp")


async def round_the_table(browser: Browser, port: int) -> None:
    """Wooolf!!: some have peeked and asked, and it is Ada's turn."""
    async with company(browser, port, "ZWRCLE") as (ada, bruno, television):

        async def in_turn(_: Person, now: str) -> bool:
            return now == "turn"

        await play(ada, turns=2)
        await play(ada, in_turn)
        phones = [await seen_by(ada), await seen_by(bruno)]
        await put_together(browser, await seen_by(television), phones, PICTURES / "circle.webp")


async def in_the_hand(browser: Browser) -> None:
    """Three phones: a table that fills, a device that is passed around, bots that say why."""
    async with (
        arrive(browser, f"http://{HOST}", "Ada", size=PHONE) as ada,
        arrive(browser, f"http://{HOST}", "Bruno") as bruno,
    ):
        for person in (ada, bruno):
            await person.visit("K7QXMA")
            await person.sit()
        await bruno.be_ready()
        await ada.add_bots(range(3, 4))
        lobby = await seen_by(ada)
        await sit_together(ada, "wooolf", ["Ada", "Bruno", "Chiara"], 2)
        await curtain(ada).wait_for()
        passed = await seen_by(ada)
        phones = [lobby, passed, await reasons(ada)]
        await side_by_side(browser, "phone", phones, PICTURES / "phones.webp")


async def reasons(person: Person) -> bytes:
    """After a game of Wooolf!!: why its bots moved as they did."""
    await begin("wooolf", person, bots=4, code="WHYZQX")
    await play(person)
    await person.press(person.button(person.say("web-why-long")))
    sheet = person.page.get_by_role("dialog", name=person.say("web-why-long"))
    await sheet.get_by_role("listitem").first.wait_for()
    return await seen_by(person)


async def take() -> None:
    """All pictures, one game after the other."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        log = SqliteLog(Path(data) / "sheepfold.db")
        for code, (options, chairs) in TABLES.items():
            opened = open_table(code, options, Settings(chairs=chairs))
            await log.append(code, 0, [encode_entry(Entry(0.0, opened))])
        source = Source(Random("pictures"), lambda: "5a" * 32)
        app = make_app(log, bot_delay=0, source=source)
        async with (
            served(app) as port,
            launched(f"--host-resolver-rules=MAP {HOST} 127.0.0.1:{port}") as browser,
        ):
            await over_the_meadow(browser, port)
            await round_the_table(browser, port)
            await in_the_hand(browser)
            windows = await terminals(browser)
            await side_by_side(browser, "window", windows, PICTURES / "terminal.webp")


if __name__ == "__main__":
    asyncio.run(take())
