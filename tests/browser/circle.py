"""The round table of Wooolf!!: its seats, and a look at a card."""

import re

from playwright.async_api import Locator

from tests.browser import words
from tests.browser.person import Person


def circle(person: Person) -> Locator:
    """The players around the table."""
    return person.page.get_by_role("group", name=person.say("wooolf-web-circle"))


def seat(person: Person, name: str) -> Locator:
    """Somebody at the table."""
    return circle(person).get_by_role("button", name=re.compile(rf"^{words.escaped(name)}\b"))


async def peek_at(person: Person, name: str) -> None:
    """Look at somebody's left card, and go on."""
    await person.press(seat(person, name))
    sheet = person.page.get_by_role("dialog")
    card = sheet.get_by_role("button", name=person.say("wooolf-side-card", side="left"))
    await person.press(card)
    await person.press(person.button(person.say("wooolf-web-do-peek"), sheet))
    await person.page.get_by_role("dialog", name=person.say("wooolf-web-secret-look")).wait_for()
    await person.press(person.button(person.say("web-go-on")))


def guess_button(person: Person) -> Locator:
    """What begins a guess, while one may; else it is grey and says why not."""
    name = person.label("wooolf-action-guess")
    return person.page.get_by_role("button", name=name, exact=True, disabled=False)
