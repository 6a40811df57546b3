"""A choice that is not yet confirmed stays one's own, whatever the others do."""

from playwright.async_api import expect

from sheepfold.games.uly_polly.pieces import Propose, Start
from sheepfold.table.actions import Play
from tests.browser.conftest import Invite
from tests.browser.play import meadow, rival, touch, what_now
from tests.browser.truth import moves
from tests.server.players import open_table
from tests.server.process import ServerProcess


async def test_a_proposal_does_not_take_back_a_choice(
    server: ServerProcess, invite: Invite
) -> None:
    """Ada has chosen where Polly starts when Rolf proposes another tile."""
    ada = await invite(server.url)
    code = await open_table(server.url, "uly_polly", 3, first_wolf=3)
    await ada.visit(code)
    await ada.sit()
    async with rival(ada, code) as rolf, rival(ada, code, "Cleo") as cleo:
        await ada.start()
        await cleo.move()
        assert await what_now(ada) == "turn"
        await touch(ada, "b2")
        confirm = ada.button(ada.say("uly_polly-web-confirm-start", place="b2"))
        await expect(confirm).to_be_visible()
        await rolf.until(lambda: rolf.link.free)
        await rolf.link.do(Play(Propose(2)))
        proposed = ada.say("uly_polly-web-proposed-by", who="Rolf")
        tile = meadow(ada).get_by_role(
            "button", name=f"c1, {ada.say('uly_polly-web-face-down')}, {proposed}"
        )
        await expect(tile).to_be_visible()
        chosen = f"b2, {ada.say('uly_polly-web-face-down')}, {ada.say('uly_polly-web-chosen')}"
        await expect(meadow(ada).get_by_role("button", name=chosen)).to_be_visible()
        await ada.press(confirm)
        await ada.answered()
    assert moves(server, code)[-1].move == Start(5)
