"""Every screen in every language, light and dark: no barrier."""

from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe

from sheepfold.locales import LANGUAGES
from tests.browser import tour
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.server.process import ServerProcess

SMALL = (360, 640)
WAYS = {
    "house": tour.around_the_house,
    "lobby": tour.through_the_lobby,
    "meadow": tour.over_the_meadow,
    "circle": tour.round_the_table,
    "curtain": tour.behind_the_curtain,
}
SCHEMES = ("light", "dark")


async def barriers(person: Person, scheme: Any) -> list[str]:
    """What axe has to say about this screen, in light or dark."""
    await person.page.emulate_media(color_scheme=scheme)
    results = await Axe().run(person.page)
    return [
        f"{scheme}: {rule['id']}: {node['html'][:160]}: {node['failureSummary']}"
        for rule in results.response["violations"]
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize(
    ("way", "language"),
    [
        pytest.param(way, language, marks=[] if way_number == number else [pytest.mark.full])
        for way_number, way in enumerate(WAYS)
        for number, language in enumerate(LANGUAGES)
    ],
)
async def test_no_screen_has_a_barrier(
    server: ServerProcess, invite: Invite, way: str, language: str, effort: int
) -> None:
    """Quickly each screen in one language, by turns in light and dark; at length in all of them."""
    person = await invite(server.url, "Ada", language, size=SMALL)
    await person.page.add_init_script(tour.LINGER)
    seen: list[str] = []
    found: list[str] = []

    async def see(_: Person, screen: str) -> None:
        await person.answered()
        for scheme in SCHEMES if effort > 1 else [SCHEMES[len(seen) % 2]]:
            found.extend(f"{screen}, {one}" for one in await barriers(person, scheme))
        seen.append(screen)

    await WAYS[way](person, see)
    assert not found, "\n".join(found)
