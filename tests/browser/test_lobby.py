"""Before a game: levels, names and colours, and a seat that moves to another device."""

from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.truth import table_in
from tests.server.process import ServerProcess


async def test_the_host_chooses_how_well_a_bot_plays(server: ServerProcess, invite: Invite) -> None:
    ada = await invite(server.url, "Ada", "de")
    code = await ada.open_table("wooolf")
    await ada.sit()
    await ada.add_bots(range(2, 3))
    level = ada.page.get_by_label(ada.about("web-level", ada.say("player-bot", chair=2)))
    await level.select_option(label=ada.say("level-lamb"))
    await ada.answered()
    assert table_in(server, code).places[1].level == "lamb"


async def test_a_game_that_cannot_start_yet_says_why(server: ServerProcess, invite: Invite) -> None:
    ada = await invite(server.url)
    await ada.open_table("wooolf")
    await ada.sit()
    start, why = ada.button(ada.label("action-start")), ada.say("web-too-few", least=4)
    await expect(start).to_have_attribute("aria-disabled", "true")
    await expect(start).to_have_accessible_description(why)
    await start.click(force=True)
    await expect(ada.page.get_by_role("strong").filter(has_text=why)).to_be_visible()
    await ada.add_bots(range(2, 5))
    await expect(start).to_be_enabled()


async def test_a_player_takes_another_name_and_a_colour_that_is_free(
    server: ServerProcess, invite: Invite
) -> None:
    ada, bea = await invite(server.url, "Ada", "it"), await invite(server.url, "Bea")
    code = await ada.open_table("uly_polly")
    await ada.sit()
    await bea.visit(code)
    taken = bea.say("web-colour-taken", colour=bea.say("web-colour-red"), who="Ada")
    await expect(bea.page.get_by_role("radio", name=taken)).to_be_disabled()
    await bea.sit()
    await bea.press(bea.button(bea.about("web-more", "Bea")))
    sheet = bea.page.get_by_role("dialog")
    await sheet.get_by_label(bea.say("web-your-name")).fill("Bella")
    await sheet.get_by_role("radio", name=bea.say("web-colour-pink")).check(force=True)
    await bea.press(bea.button(bea.say("web-save"), sheet))
    await expect(ada.page.get_by_role("list").get_by_text("Bella")).to_be_visible()
    place = table_in(server, code).places[1]
    assert (place.name, place.colour) == ("Bella", "pink")


async def test_a_seat_moves_by_a_link_that_works_once(
    server: ServerProcess, invite: Invite
) -> None:
    tablet, phone, thief = [
        await invite(server.url, name) for name in ("Ada", "Ada's phone", "Eve")
    ]
    code = await tablet.open_table("uly_polly")
    await tablet.sit()
    await tablet.press(tablet.button(tablet.about("web-more", "Ada")))
    await tablet.press(tablet.button(tablet.say("web-pass-own")))
    link = await tablet.page.get_by_text("#seat=").text_content()
    assert link is not None
    await phone.go_to(link)
    await expect(phone.page.get_by_text(phone.say("player-you", name="Ada"))).to_be_visible()
    assert phone.page.url == f"{server.url}/t/{code}"
    await expect(tablet.page.get_by_text(tablet.say("player-you", name="Ada"))).to_have_count(0)
    await thief.go_to(link)
    await expect(thief.page.get_by_text(thief.say("refused-unknown-link"))).to_be_visible()
    await expect(thief.page.get_by_text(thief.say("player-you", name="Ada"))).to_have_count(0)
