"""Pictures of the terminal client in real games, drawn by Textual and rendered by a browser."""

import re
from random import Random
from typing import Any

from playwright.async_api import Browser
from tests.terminal.person import Person, a_person, a_table

from sheepfold.bots import bots_of

SIZE = (92, 30)
FONT = re.compile(r"@font-face \{.*?\}", re.DOTALL)
"""Textual's pictures would fetch their letters from another host."""


async def terminals(browser: Browser) -> list[bytes]:
    """Both games, in the middle of a round."""
    screens = [await _played("uly_polly", 4, 4), await _played("wooolf", 5, 2)]
    return [await _drawn(browser, screen) for screen in screens]


async def _played(game: str, players: int, moves: int) -> str:
    """The screen of somebody who plays against bots, after so many moves of their own, as SVG."""
    rng = Random(game)
    async with (
        a_table(game, players) as address,
        a_person(address, names=("Ada",), fill=True, size=SIZE) as person,
    ):
        for _ in range(moves):
            await person.turn()
            move: Any = bots_of(game).levels["sheep"](person.position.view, rng)
            await person.play(move)
        await person.turn()
        return _screen(person)


def _screen(person: Person) -> str:
    return FONT.sub("", person.client.export_screenshot(title="sheepfold play"))


async def _drawn(browser: Browser, svg: str) -> bytes:
    page = await browser.new_page(viewport={"width": 1400, "height": 1000})
    await page.set_content(f"<style>body {{ margin: 0 }}</style>{svg}")
    picture = await page.locator("svg").screenshot(omit_background=True)
    await page.close()
    return picture
