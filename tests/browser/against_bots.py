"""A table at which somebody plays alone, with the options and notes that a test wants."""

import httpx

from tests.browser.person import Person
from tests.browser.play import what_now
from tests.server.process import ServerProcess


async def alone(person: Person, code: str, seats: int) -> None:
    """Begin a game against bots."""
    await person.visit(code)
    await person.sit()
    await person.add_bots(range(2, seats + 1))
    await person.start()
    assert await what_now(person) == "turn"


def opened(server: ServerProcess, notes: str, **options: object) -> str:
    """A table that allows notes, or does not."""
    seats = 4 if options["game"] == "wooolf" else 2
    settings = {"chairs": seats, "notes": notes}
    asked = httpx.post(f"{server.url}/api/tables", json={"options": options, "settings": settings})
    return str(asked.raise_for_status().json()["code"])
