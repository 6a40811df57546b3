"""What cannot be done says why, and leads to its rule; the rules begin with a short version."""

import pytest
from playwright.async_api import Locator, expect

from sheepfold.games import OURS
from sheepfold.locales import LANGUAGES
from tests.browser.against_bots import alone, opened
from tests.browser.barriers import barriers
from tests.browser.circle import seat
from tests.browser.conftest import Invite
from tests.browser.measures import SMALL, misfits
from tests.browser.person import Person
from tests.server.process import ServerProcess

DESKTOP = (1280, 800)
RUNS = [
    ("en", SMALL),
    *(
        pytest.param(language, size, marks=pytest.mark.full)
        for language in LANGUAGES
        for size in (SMALL, DESKTOP)
    ),
]
IN_SIGHT = """element => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
}"""


async def press_grey(person: Person, wanted: Locator) -> None:
    """Press what is grey, by the Tab key and Enter: it can be reached all the same."""
    await person.reach(wanted)
    await person.page.keyboard.press("Enter")


@pytest.mark.parametrize(("language", "size"), RUNS)
async def test_what_cannot_be_done_leads_to_its_rule(
    server: ServerProcess, invite: Invite, language: str, size: tuple[int, int]
) -> None:
    ada = await invite(server.url, "Ada", language, size=size, keyboard=True)
    await alone(ada, opened(server, "never", game="wooolf"), 4)
    read = ada.button(ada.say("web-rule-read"))
    rules = ada.page.get_by_role("dialog", name=ada.say("wooolf-name"))
    here = rules.locator(".here")

    await press_grey(ada, ada.button(ada.label("wooolf-action-guess")))  # in one's first turn
    await expect(ada.page.get_by_role("alert")).to_contain_text(
        ada.say("refused-wooolf-first-turn")
    )
    assert await barriers(ada, "light") == []
    await ada.press(read)
    await expect(here).to_be_focused()
    assert await here.evaluate(IN_SIGHT)
    assert await barriers(ada, "dark") == []
    await ada.page.keyboard.press("Escape")
    await expect(rules).to_have_count(0)

    await ada.press(seat(ada, ada.say("player-bot", chair=2)))
    sheet = ada.page.get_by_role("dialog", name=ada.say("player-bot", chair=2))
    await press_grey(ada, ada.button(ada.say("wooolf-web-do-peek"), sheet))  # nothing is chosen
    await expect(sheet.get_by_role("alert")).to_contain_text(ada.say("wooolf-web-choose-first"))
    assert await barriers(ada, "light") == []
    assert await misfits(ada.page) == []
    await ada.press(ada.button(ada.say("web-rule-read"), sheet))
    await expect(here).to_be_focused()
    await ada.page.keyboard.press("Escape")
    await expect(rules).to_have_count(0)
    await expect(sheet).to_be_visible()


@pytest.mark.parametrize("game", [game.NAME for game in OURS])
@pytest.mark.parametrize(("language", "size"), RUNS)
async def test_the_rules_begin_with_a_short_version_in_pictures(
    server: ServerProcess, invite: Invite, game: str, language: str, size: tuple[int, int]
) -> None:
    ada = await invite(server.url, "Ada", language, size=size)
    await ada.go_home()
    at = [one.NAME for one in OURS].index(game)
    await ada.button(ada.label("action-rules")).nth(at).click()
    points = ada.page.get_by_role("dialog").locator("ol > li")
    await expect(points).to_have_count(5)
    for point in await points.all():
        assert await point.locator(".picture :is(img, svg)").count()
    assert await misfits(ada.page) == []
    assert await barriers(ada, "light") == []
    assert await barriers(ada, "dark") == []
