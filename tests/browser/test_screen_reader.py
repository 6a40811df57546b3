"""For whoever hears the page or has only keys: what is announced, and where the focus is."""

import asyncio
from typing import Any

from playwright.async_api import Locator, expect

from tests.browser.circle import guess_button
from tests.browser.conftest import Invite
from tests.browser.person import FOCUSED, Person
from tests.browser.play import begin, play, what_now, whole_game
from tests.browser.truth import table_in
from tests.server.players import open_table
from tests.server.process import ServerProcess

SMALL = {"rows": 2, "columns": 2, "flips": 1}
NAMES_HEARD = """(panel, name) => {
    const heard = panel.cloneNode(true);
    for (const one of heard.querySelectorAll("[aria-hidden=true]")) one.remove();
    return heard.textContent.split(name).length - 1;
}"""

AT_ONCE = """async (names) => {
    const [close, open] = names.map((name) => document.querySelector(`[aria-label="${name}"]`));
    close.click();
    await Promise.resolve();
    open.click();
    await new Promise((resolve) => setTimeout(resolve, 500));
}"""


def status(person: Person, text: str) -> Locator:
    """Where this is announced."""
    return person.page.get_by_role("status").filter(has_text=text)


async def focused(wanted: Locator) -> None:
    """Wait until it has the focus."""
    await expect(wanted).to_be_focused()
    assert await wanted.evaluate(FOCUSED)


async def test_the_turn_and_the_result_are_announced(server: ServerProcess, invite: Invite) -> None:
    ada, bea = await invite(server.url), await invite(server.url, "Bea", "it")
    code = await open_table(server.url, "uly_polly", 2, first_wolf=1, **SMALL)
    await begin("uly_polly", ada, bea, code=code)
    assert await what_now(ada) == "turn"
    await expect(status(ada, ada.say("uly_polly-todo-hide-own"))).to_have_count(1)
    await expect(status(bea, bea.say("uly_polly-todo-hide-own"))).to_have_count(0)
    panel = ada.page.locator(".seat.me")
    assert await panel.evaluate(NAMES_HEARD, "Ada") == 1
    await whole_game(ada, bea)
    winners = [seat for seat, place in enumerate(table_in(server, code).places, 1) if place.wins]
    for seat, person in enumerate((ada, bea), 1):
        outcome = "shared" if len(winners) == 2 else "won" if seat in winners else "lost"
        await expect(status(person, person.say(f"web-you-{outcome}"))).to_have_count(1)


async def test_what_one_holds_is_announced_while_it_lies_open(
    server: ServerProcess, invite: Invite
) -> None:
    ada = await invite(server.url)
    code = await open_table(server.url, "wooolf", 4)
    await begin("wooolf", ada, bots=3, code=code)
    await what_now(ada)
    table = table_in(server, code)
    view: Any = table.game.view(table.state, 1)
    role = ada.say("wooolf-web-role", character=view.character)
    await expect(status(ada, role)).to_have_count(1)
    await ada.press(ada.button(ada.say("wooolf-web-own-hide")))
    await expect(status(ada, role)).to_have_count(0)


async def test_the_focus_comes_back_from_what_is_closed(
    server: ServerProcess, invite: Invite
) -> None:
    """From a sheet, from a sheet opened by another, from phrases, and from the dials."""
    ada = await invite(server.url, keyboard=True)
    code = await open_table(server.url, "wooolf", 4)
    await begin("wooolf", ada, bots=3, code=code)
    assert await what_now(ada) == "turn"
    menu = ada.button(ada.say("web-menu"))
    await ada.press(menu)
    await ada.page.keyboard.press("Escape")
    await focused(menu)
    await ada.press(menu)
    await ada.press(ada.button(ada.label("action-rules")))
    await ada.page.get_by_role("dialog", name=ada.say("wooolf-name")).wait_for()
    await ada.page.keyboard.press("Escape")
    await ada.button(ada.label("action-rules")).wait_for()
    await ada.page.keyboard.press("Escape")
    await focused(menu)
    talk = ada.button(ada.label("action-talk"))
    await ada.press(talk)
    await ada.press(ada.button(ada.say("phrase-wow")))
    await focused(talk)
    guess = guess_button(ada)

    async def may_guess(_: Person, now: str) -> bool:
        return now == "turn" and await guess.count() > 0

    await play(ada, may_guess)
    await ada.press(guess)
    await ada.page.get_by_role("radiogroup").first.wait_for()
    await ada.page.keyboard.press("Escape")
    await focused(guess)


async def test_what_is_opened_again_at_once_stays_open(
    server: ServerProcess, invite: Invite
) -> None:
    """The browser reports a closed dialog only later: faster fingers had it closed once more."""
    ada = await invite(server.url)
    await begin("uly_polly", ada, code=await open_table(server.url, "uly_polly", 2), bots=1)
    await ada.press(ada.button(ada.say("web-menu")))
    rules = ada.button(ada.label("action-rules"))
    await rules.wait_for()
    names = [ada.label("action-close"), ada.say("web-menu")]
    await ada.page.evaluate(AT_ONCE, names)
    await ada.answered()
    await expect(rules).to_be_visible()


async def test_a_lost_focus_would_be_noticed(server: ServerProcess, invite: Invite) -> None:
    ada = await invite(server.url, keyboard=True)
    await ada.go_home()
    await ada.reach(ada.button(ada.say("web-settings")))
    await ada.page.evaluate("document.activeElement.style.outline = 'none'")
    await ada.page.keyboard.press("Shift+Tab")
    await ada.page.keyboard.press("Tab")
    await ada.page.evaluate("document.activeElement.blur()")
    while len(ada.complaints) < 2:
        await asyncio.sleep(0.05)
    assert "cannot be seen" in ada.complaints[0]
    assert "fell to the page" in ada.complaints[1]
    ada.complaints.clear()
