"""Notes: the notebook of Wooolf!! and the trails of Uly & Polly, where the table allows them."""

import re

import pytest
from playwright.async_api import Locator, expect

from sheepfold.locales import LANGUAGES
from tests.browser import words
from tests.browser.against_bots import alone, opened
from tests.browser.barriers import barriers
from tests.browser.circle import peek_at
from tests.browser.conftest import Invite
from tests.browser.person import TABS, Person
from tests.browser.play import meadow
from tests.browser.shared import lift, sit_here
from tests.browser.shared import what_now as called
from tests.browser.truth import table_in
from tests.server.process import ServerProcess
from tests.states import round_table_in

SMALL = (360, 740)
DESKTOP = (1280, 800)
RUNS = [
    ("en", SMALL),
    *(
        pytest.param(language, size, marks=pytest.mark.full)
        for language in LANGUAGES
        for size in (SMALL, DESKTOP)
    ),
]


def cell(person: Person, name: str, character: str) -> Locator:
    """A cell of the notebook."""
    called = f"{name}, {person.say(f'wooolf-character-{character}')}: "
    return person.page.get_by_role("button", name=re.compile(f"^{words.escaped(called)}"))


WHERE = "button => [button.closest('tr').rowIndex, button.closest('td').cellIndex]"
ON_A_CELL = "document.activeElement.matches('td button')"


async def choose(person: Person, wanted: Locator) -> None:
    """Go to the notebook by the Tab key, from cell to cell by the arrows, and press Enter."""
    keys = person.page.keyboard
    for _ in range(TABS):
        if await person.page.evaluate(ON_A_CELL):
            break
        await keys.press("Tab")
    row, column = await wanted.evaluate(WHERE)
    at_row, at_column = await person.page.locator("td button:focus").evaluate(WHERE)
    for key, times in (
        ("Down", row - at_row),
        ("Up", at_row - row),
        ("Right", column - at_column),
        ("Left", at_column - column),
    ):
        for _ in range(times):
            await keys.press(f"Arrow{key}")
    await expect(wanted).to_be_focused()
    await keys.press("Enter")


FEW_SHEEP = (
    *("wolf/wolf",) * 2,
    *("boy/?", "hunter/hunter", "hunter/hunter", "hunter/?"),
    *("dog/dog", "dog/?", "sheep/sheep", "sheep/sheep"),
)
"""A deck of which most cards say that their owner is no sheep."""


@pytest.mark.parametrize(("language", "size"), RUNS)
async def test_a_peek_fills_a_cell_that_says_why_and_marks_stay(
    server: ServerProcess, invite: Invite, language: str, size: tuple[int, int]
) -> None:
    """By keyboard alone."""
    ada = await invite(server.url, "Ada", language, size=size, keyboard=True)
    code = opened(server, "bots", game="wooolf", deck=FEW_SHEEP)
    await alone(ada, code, 4)
    hands = round_table_in(table_in(server, code).state).hands
    chair = next(chair for chair in (2, 3, 4) if "sheep/sheep" not in hands[chair - 1])
    bot = ada.say("player-bot", chair=chair)
    open_notebook = ada.button(ada.say("wooolf-web-notebook"))
    await peek_at(ada, bot)
    await ada.press(open_notebook)
    book = ada.say("wooolf-web-notebook")
    # Beside the table where there is room, else on a sheet.
    sheet = ada.page.get_by_role("dialog", name=book).or_(ada.page.get_by_role("region", name=book))
    await expect(cell(ada, bot, "sheep")).to_have_accessible_name(
        re.compile(f": {ada.say('option-no')}$")
    )
    await choose(ada, cell(ada, bot, "sheep"))
    saw = ada.say("wooolf-note-saw", card="").rstrip(" .")
    await expect(sheet.get_by_role("status")).to_contain_text(saw)
    free = sheet.get_by_role("button", name=re.compile(ada.say("wooolf-web-mark-open") + "$"))
    name = str(await free.first.get_attribute("aria-label")).rpartition(":")[0]
    await choose(ada, free.first)
    await ada.press(ada.button(ada.label("wooolf-web-mark-maybe"), sheet))
    mark = ada.say("wooolf-web-mark-own", mark=ada.say("wooolf-web-mark-maybe"))
    await expect(ada.button(f"{name}: {mark}", sheet)).to_be_visible()
    for scheme in ("light", "dark"):
        assert await barriers(ada, scheme) == []
    width = await ada.page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0]
    if size == SMALL:
        await ada.page.keyboard.press("Escape")
    await ada.reload()
    await ada.press(open_notebook)
    await expect(ada.button(f"{name}: {mark}", sheet)).to_be_visible()


async def test_the_table_can_do_without_notes(server: ServerProcess, invite: Invite) -> None:
    ada = await invite(server.url)
    await alone(ada, opened(server, "never", game="wooolf"), 4)
    await expect(ada.button(ada.say("wooolf-web-own-hide"))).to_be_visible()
    await expect(ada.button(ada.say("wooolf-web-notebook"))).to_have_count(0)


@pytest.mark.parametrize(("language", "size"), RUNS)
async def test_a_trail_says_where_a_tile_came_from(
    server: ServerProcess, invite: Invite, language: str, size: tuple[int, int]
) -> None:
    """By keyboard alone."""
    ada = await invite(server.url, "Ada", language, size=size, keyboard=True)
    await alone(ada, opened(server, "bots", game="uly_polly", first_wolf=1), 2)

    def tile(name: str) -> Locator:
        return meadow(ada).get_by_role("button", name=re.compile(rf"^{name}\b"))

    trails = ada.button(ada.say("uly_polly-web-trails"))
    await ada.press(tile("a1"))
    await ada.page.get_by_text(ada.say("uly_polly-todo-swap-own")).first.wait_for()
    await ada.press(trails)
    # Polly is on one tile at most: one of these pairs can be swapped.
    dog = (
        await meadow(ada)
        .get_by_role("button", name=re.compile("Polly"))
        .get_attribute("aria-label")
    )
    one, other = ("c3", "d4") if str(dog)[:2] in ("a1", "b2") else ("a1", "b2")
    await ada.press(tile(one))
    await ada.press(tile(other))
    came = ada.say("uly_polly-web-came-from", place=one)
    await expect(tile(other)).to_have_attribute("aria-label", re.compile(came))
    for scheme in ("light", "dark"):
        assert await barriers(ada, scheme) == []
    assert await ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]


async def test_on_a_shared_device_nothing_is_left_for_the_next(
    server: ServerProcess, invite: Invite
) -> None:
    """The notebook goes with the curtain, and each seat has its own marks, in memory alone."""
    device = await invite(server.url, size=SMALL)
    await sit_here(device, opened(server, "always", game="wooolf"), ["Bea"])
    await device.add_bots(range(3, 5))
    await device.start()
    button = device.button(device.say("wooolf-web-notebook"))
    sheet = device.page.get_by_role("dialog", name=device.say("wooolf-web-notebook"))
    mark = device.say("wooolf-web-mark-own", mark=device.say("wooolf-web-mark-maybe"))
    marked = sheet.get_by_role("button", name=re.compile(f"{re.escape(mark)}$"))
    looked = []
    for _ in range(2):
        assert await called(device) == "curtain"
        await expect(button).to_have_count(0)
        await expect(device.page.get_by_role("table")).to_have_count(0)
        looked.append(await lift(device))
        await button.click()
        await expect(marked).to_have_count(0)
        await sheet.get_by_role(
            "button", name=re.compile(f"{device.say('wooolf-web-mark-open')}$")
        ).first.click()
        await device.button(device.label("wooolf-web-mark-maybe"), sheet).click()
        await expect(marked).to_have_count(1)
        assert "notes" not in await device.page.evaluate("Object.keys(localStorage).join()")
        await device.button(device.label("action-close"), sheet).click()
        await peek_at(device, device.say("player-bot", chair=3))
    assert sorted(looked) == ["Ada", "Bea"]
