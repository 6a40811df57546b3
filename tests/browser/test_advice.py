"""Advice: a hint, what the owl would do, and the chances, where the table allows it."""

import re

import httpx
import pytest
from playwright.async_api import Locator, expect

from sheepfold.locales import LANGUAGES
from tests.browser.barriers import barriers
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.play import what_now
from tests.browser.shared import lift, sit_here
from tests.browser.shared import what_now as called
from tests.server.process import ServerProcess

SMALL, DESKTOP = (360, 740), (1280, 800)
RUNS = [
    ("en", SMALL, True),
    *(
        pytest.param(language, size, True, marks=pytest.mark.full)
        for language in LANGUAGES
        for size in (SMALL, DESKTOP)
    ),
]


def opened(server: ServerProcess, advice: str, **options: object) -> str:
    """A table that allows advice, or does not."""
    seats = 4 if options["game"] == "wooolf" else 2
    settings = {"chairs": seats, "advice": advice}
    asked = httpx.post(f"{server.url}/api/tables", json={"options": options, "settings": settings})
    return str(asked.raise_for_status().json()["code"])


async def alone(person: Person, code: str, seats: int) -> None:
    """Begin a game against bots."""
    await person.visit(code)
    await person.sit()
    await person.add_bots(range(2, seats + 1))
    await person.start()
    assert await what_now(person) == "turn"


def button(person: Person) -> Locator:
    return person.button(person.say("setting-advice"))


def sheet(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=person.say("setting-advice"))


async def open_part(person: Person, key: str) -> None:
    """Unfold a part of the advice; by keys if the person uses them."""
    await person.press(sheet(person).get_by_text(person.say(key), exact=True))


async def read(person: Person) -> None:
    """Ask for advice, and unfold all of it."""
    await person.press(button(person))
    hint = sheet(person).get_by_role("status", name=person.say("advice-hint"))
    await expect(hint).to_have_text(re.compile(r"\w{3}"))
    await open_part(person, "advice-bot")
    await open_part(person, "advice-chances")


@pytest.mark.parametrize(("language", "size", "keyboard"), RUNS)
async def test_the_wolf_is_shown_a_heat_map(
    server: ServerProcess, invite: Invite, language: str, size: tuple[int, int], keyboard: bool
) -> None:
    ada = await invite(server.url, "Ada", language, size=size, keyboard=keyboard)
    await alone(ada, opened(server, "bots", game="uly_polly", first_wolf=1), 2)
    await read(ada)
    hide = ada.say("uly_polly-advice-hide", place="X").split("X")[0]
    await expect(sheet(ada).get_by_text(re.compile(re.escape(hide)))).to_be_visible()
    await expect(sheet(ada).get_by_text("6\u202f%")).to_have_count(16)
    about = ada.say("uly_polly-advice-wolf")
    await expect(sheet(ada).get_by_text(about)).to_be_visible()
    for scheme in ("light", "dark"):
        assert await barriers(ada, scheme) == []
    assert await ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    await ada.page.keyboard.press("Escape")
    await expect(sheet(ada)).to_have_count(0)
    await expect(button(ada)).to_be_focused()


@pytest.mark.parametrize(("language", "size", "keyboard"), RUNS)
async def test_the_notebook_has_shades(
    server: ServerProcess, invite: Invite, language: str, size: tuple[int, int], keyboard: bool
) -> None:
    ada = await invite(server.url, "Ada", language, size=size, keyboard=keyboard)
    await alone(ada, opened(server, "bots", game="wooolf"), 4)
    await read(ada)
    cells = sheet(ada).get_by_role("button", name=re.compile(r"\s%$"))
    await expect(cells).to_have_count(25)  # four players and the simulated one
    own = sheet(ada).get_by_role("button", name=re.compile(rf"^{ada.name}\b.*: 100\s%$"))
    await expect(own).to_have_count(1)  # of the others something may be certain, too
    for scheme in ("light", "dark"):
        assert await barriers(ada, scheme) == []
    assert await ada.page.evaluate("document.documentElement.scrollWidth") <= size[0]


async def test_the_table_can_do_without_advice(server: ServerProcess, invite: Invite) -> None:
    ada = await invite(server.url)
    await alone(ada, opened(server, "never", game="wooolf"), 4)
    await expect(ada.button(ada.say("wooolf-web-own-hide"))).to_be_visible()
    await expect(button(ada)).to_have_count(0)


async def test_the_host_decides_in_the_lobby(server: ServerProcess, invite: Invite) -> None:
    ada = await invite(server.url)
    await ada.visit(opened(server, "bots", game="uly_polly", first_wolf=1))
    await ada.sit()
    await ada.page.get_by_text(ada.say("web-options"), exact=True).click()
    field = ada.page.get_by_label(ada.say("setting-advice"), exact=True)
    await field.select_option(label=ada.say("setting-when-never"))
    await ada.answered()
    await ada.add_bots(range(2, 3))
    await ada.start()
    assert await what_now(ada) == "turn"
    await expect(button(ada)).to_have_count(0)


async def test_on_a_shared_device_it_is_behind_the_curtain(
    server: ServerProcess, invite: Invite
) -> None:
    device = await invite(server.url, size=SMALL)
    await sit_here(device, opened(server, "always", game="wooolf"), ["Bea"])
    await device.add_bots(range(3, 5))
    await device.start()
    assert await called(device) == "curtain"
    await expect(button(device)).to_have_count(0)
    await lift(device)
    await read(device)
    await expect(sheet(device).get_by_role("table")).to_be_visible()
