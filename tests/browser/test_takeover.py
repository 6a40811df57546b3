"""During a game: who comes to a seat is told for what it is."""

from playwright.async_api import expect

from sheepfold.table.actions import MakeLink, StartGame, UseLink
from tests.browser.conftest import Invite
from tests.browser.play import rival
from tests.server.players import Player
from tests.server.process import ServerProcess


async def test_a_device_with_the_hosts_link_is_told_as_a_new_device(
    server: ServerProcess, invite: Invite
) -> None:
    """Ben, the host, makes a link for Cleo, who has gone; whoever has it is not yet Cleo."""
    ada = await invite(server.url, "Ada", "it")
    code = await ada.open_table("uly_polly")
    async with rival(ada, code, "Ben") as ben:
        await ada.sit()
        await ada.be_ready()
        cleo = Player(server.ws, code, "Cleo", 3)
        await cleo.sit()
        await ben.link.do(StartGame())
        await ben.until(lambda: ben.link.view is not None)
        await cleo.leave()
        await ben.until(lambda: ben.link.table and ben.link.table.places[2].away_since)
        await ben.link.do(MakeLink("ab" * 16, 3))
        phone = Player(server.ws, code, "?", 4)
        await phone.until(lambda: phone.link.connected)
        await phone.link.do(UseLink("ab" * 16, phone.token))
        told = ada.say("news-claimed", name=ada.say("claim-by-link", name="Cleo"), who="Cleo")
        await expect(ada.page.get_by_role("log").get_by_text(told)).to_have_count(1)
        await phone.leave()
