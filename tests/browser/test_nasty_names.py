"""What others write is shown as letters: it is no part of the page, and no part of a sentence."""

import httpx
from playwright.async_api import expect

from sheepfold.table.actions import Ready, Write
from tests.browser.conftest import Invite
from tests.browser.play import meadow, rival, take_turn
from tests.server.process import ServerProcess

NAMES = ["<b id=planted>x</b>", "{ $who }{ -term }", "</script><u>&lt;"]
TEXT = "<img id=planted src=x onerror=document.title='planted'> {@html 1} ${1} &lt;"


async def test_names_and_texts_are_letters(server: ServerProcess, invite: Invite) -> None:
    ada = await invite(server.url, "Ada")
    for name in NAMES:
        asked = {
            "options": {"game": "uly_polly", "first_wolf": 1},
            "settings": {"chairs": 2, "free_text": True},
        }
        async with httpx.AsyncClient(base_url=server.url) as http:
            code = (await http.post("/api/tables", json=asked)).json()["code"]
        await ada.visit(code)
        await ada.sit()
        async with rival(ada, code, name) as other:
            await expect(ada.page.get_by_role("list").get_by_text(name)).to_be_visible()
            await other.link.do(Ready())
            await ada.start()
            await other.link.do(Write(TEXT))
            await expect(ada.page.get_by_role("log").get_by_text(f"{name}: {TEXT}")).to_have_count(
                1
            )
            await meadow(ada).wait_for()
            await take_turn(ada)
            await expect(ada.page.get_by_text(name).first).to_be_visible()
            assert await ada.page.locator("#planted").count() == 0
            assert "planted" not in await ada.page.title()
