"""The first of two tiles stays chosen, whatever the others do."""

from playwright.async_api import expect

from sheepfold.games.uly_polly.pieces import Swap
from sheepfold.table.actions import Say
from tests.browser.conftest import Invite
from tests.browser.play import meadow, rival, touch, what_now
from tests.browser.truth import moves
from tests.server.players import open_table
from tests.server.process import ServerProcess


async def test_what_others_do_does_not_take_back_a_choice(
    server: ServerProcess, invite: Invite
) -> None:
    """Ada has chosen the first tile to swap when Rolf speaks."""
    ada = await invite(server.url)
    code = await open_table(server.url, "uly_polly", 3, first_wolf=1)
    await ada.visit(code)
    await ada.sit()
    async with rival(ada, code) as rolf, rival(ada, code, "Cleo"):
        await ada.start()
        assert await what_now(ada) == "turn"
        await touch(ada, "d4")
        await rolf.move()
        assert await what_now(ada) == "turn"
        await touch(ada, "b2")
        face_down, is_chosen = ada.say("uly_polly-web-face-down"), ada.say("uly_polly-web-chosen")
        chosen = meadow(ada).get_by_role("button", name=f"b2, {face_down}, {is_chosen}")
        await expect(chosen).to_be_visible()
        await rolf.link.do(Say("hello"))
        await expect(ada.page.get_by_text(ada.say("phrase-hello")).first).to_be_visible()
        await expect(chosen).to_be_visible()
        await touch(ada, "b3")
        await ada.answered()
    assert moves(server, code)[-1].move == Swap(5, 9)
