"""Bots are asked why they moved as they did: after a round, after a game, and in the replay."""

import asyncio

import httpx
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.looking import LINGER
from tests.browser.person import Person
from tests.browser.play import SHORT, begin, names, play
from tests.server.players import open_table
from tests.server.process import ServerProcess


async def test_a_bot_says_why_after_a_round_after_the_game_and_in_the_replay(
    server: ServerProcess, invite: Invite
) -> None:
    ada = await invite(server.url, language="de")
    await ada.page.add_init_script(LINGER)
    code = await open_table(server.url, "uly_polly", 2, **SHORT["uly_polly"])
    await begin("uly_polly", ada, bots=1, code=code)

    async def round_over(_: Person, now: str) -> bool:
        return now == "go on"

    await play(ada, round_over)
    await ada.press(ada.button(ada.say("web-why")))
    sheet = ada.page.get_by_role("dialog", name=ada.say("web-why-long"))
    await expect(sheet).to_contain_text(reasons(server, code)[0])
    await ada.page.keyboard.press("Escape")

    await play(ada)
    await ada.press(ada.button(ada.say("web-why-long")))
    told = reasons(server, code)
    for reason in told:
        await expect(sheet).to_contain_text(reason)
    await ada.page.keyboard.press("Escape")

    await ada.press(ada.button(ada.say("web-replay")))
    back = ada.button(ada.say("web-replay-back"))
    await back.wait_for()
    await ada.page.keyboard.press("End")
    why = ada.button(ada.say("web-why"))
    while not await why.is_visible():
        await ada.press(back)
    await ada.press(why)
    await expect(ada.page.get_by_role("status").get_by_text(told[-1])).to_be_visible()


async def test_where_no_bot_plays_nobody_is_asked(server: ServerProcess, invite: Invite) -> None:
    ada, bea = await invite(server.url), await invite(server.url, "Bea")
    code = await open_table(server.url, "uly_polly", 2, **SHORT["uly_polly"])
    await begin("uly_polly", ada, bea, code=code)

    async def round_over(person: Person, now: str) -> bool:
        shown = await names(person.page.get_by_role("button"))
        if now != "go on" or person.say("web-go-on") not in shown:
            return False
        assert person.say("web-why") not in shown
        return True

    await asyncio.gather(play(ada, round_over), play(bea, round_over))


def reasons(server: ServerProcess, code: str) -> list[str]:
    """What the server tells of the bots' reasons, in German."""
    where = f"{server.url}/api/tables/{code}/why"
    answer = httpx.get(where, headers={"accept-language": "de"}, timeout=60)  # bots think here
    return [str(reason["text"]) for why in answer.json() for reason in why["reasons"]]
