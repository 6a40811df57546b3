"""The credits: whoever made something that the page carries is named, with the licence."""

import re

import pytest
from playwright.async_api import expect

from sheepfold.locales import LANGUAGES
from tests.browser.conftest import Invite
from tests.mutants import ROOT
from tests.server.process import ServerProcess

SHORT_RUN = ("en", "de")
OTHERS = [language for language in LANGUAGES if language not in SHORT_RUN]
CREDITED = re.findall(
    r"^- (.+), by (.+) \((.+)\)$", (ROOT / "THIRD-PARTY-LICENSES.txt").read_text(), re.MULTILINE
)


@pytest.mark.parametrize(
    "language", [*SHORT_RUN, *(pytest.param(one, marks=pytest.mark.full) for one in OTHERS)]
)
async def test_everyone_is_named_in_every_language(
    server: ServerProcess, invite: Invite, language: str
) -> None:
    ada = await invite(server.url, "Ada", language)
    await ada.go_home()
    await ada.press(ada.button(ada.say("web-about")))
    lines = ada.page.get_by_role("dialog").get_by_role("listitem")
    await expect(lines).to_have_count(len(CREDITED))
    for line, (name, by, licence) in zip(await lines.all(), CREDITED, strict=True):
        await expect(line).to_contain_text(name)
        await expect(line).to_contain_text(by)
        await expect(line).to_contain_text(ada.say("web-credit-licence", licence=licence))


async def test_a_licence_can_be_read_from_the_menu_of_a_table(
    server: ServerProcess, invite: Invite
) -> None:
    ada = await invite(server.url, "Ada")
    await ada.open_table("uly_polly")
    await ada.sit()
    await ada.press(ada.button(ada.say("web-menu")))
    await ada.press(ada.button(ada.say("web-about")))
    letters = ada.page.get_by_role("listitem").filter(has_text="Nunito")
    await letters.get_by_text(ada.say("web-credit-licence", licence="OFL-1.1")).click()
    await expect(letters.get_by_text("SIL OPEN FONT LICENSE Version 1.1")).to_be_visible()
