"""How the tour looks at screens: opens sheets, holds buttons, and puts everything away again."""

from collections.abc import Awaitable, Callable

from playwright.async_api import Locator

from tests.browser.person import Person

See = Callable[[Person, str], Awaitable[None]]

LINGER = """
const { setTimeout } = window;
window.setTimeout = (work, wait = 0, ...facts) =>
    setTimeout.call(window, work, wait < 2000 ? wait : wait * 1000, ...facts);
"""
"""In a page with this, nothing goes away by itself while it is looked at."""


async def close(person: Person) -> None:
    """Put away the sheet on top."""
    sheet = person.page.get_by_role("dialog").last
    await person.press(person.button(person.label("action-close"), sheet))
    await person.settle()


async def sheet(person: Person, opener: Locator, name: str, see: See) -> None:
    """Open a sheet, see it, and put it away."""
    await person.press(opener)
    await person.page.get_by_role("dialog").last.wait_for()
    await see(person, name)
    await close(person)


async def hold(person: Person, button: Locator, name: str, see: See) -> None:
    """See what there is while this button is held."""
    await button.focus()
    await person.page.keyboard.down("Enter")
    await see(person, name)
    await person.page.keyboard.up("Enter")


async def todo(person: Person, phase: str, **facts: str) -> None:
    """Wait until the page says that this is to be done."""
    await person.page.get_by_text(person.say(phase, **facts)).first.wait_for()
