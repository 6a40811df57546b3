"""Every screen in every language, light and dark, small and large: no barrier, nothing cut off."""

from itertools import cycle
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from sheepfold.locales import LANGUAGES
from tests.browser import tour
from tests.browser.barriers import barriers
from tests.browser.chromium import LARGE_LETTERS, launched
from tests.browser.circle import circle, guess_button
from tests.browser.conftest import Invite
from tests.browser.looking import LINGER, close
from tests.browser.measures import (
    LAPTOP,
    LARGE,
    MIDDLE,
    SIDEWAYS,
    SMALL,
    misfits,
    out_of_sight,
    scrolled,
    spilled,
)
from tests.browser.person import Person, arrive
from tests.browser.play import begin, play
from tests.server.players import open_table
from tests.server.process import ServerProcess

SCHEMES = ("light", "dark")
COUNTS = [("uly_polly", n) for n in (2, 3, 4, 5)] + [("wooolf", n) for n in (4, 5, 6, 7, 8)]
FULLEST = (("uly_polly", 5), ("wooolf", 8))
TURNS = 4
OFTEN = ("house", "lobby", "meadow", "circle")
OFTEN_LARGE = ("lobby", "circle")
"""Which ways are gone every time, and which with large letters; the others only at length."""

CROWDED = ".round:is(.six, .seven, .eight)"
"""Where so many lie that the table itself may scroll, rather than become too small."""


def now_and_then(often: bool) -> list[Any]:
    """The mark of a case that is not tried every time."""
    return [] if often else [pytest.mark.full]


@pytest.mark.parametrize(
    ("way", "language"),
    [
        pytest.param(way, language, marks=now_and_then(way in OFTEN and often == language))
        for way, often in zip(tour.WAYS, cycle(LANGUAGES), strict=False)
        for language in LANGUAGES
    ],
)
async def test_every_screen_is_for_everyone(
    server: ServerProcess, invite: Invite, way: str, language: str, effort: int
) -> None:
    """Quickly in one language, by turns light and dark, middle and large; at length in all."""
    person = await invite(server.url, "Ada", language, size=SMALL)
    await person.page.add_init_script(LINGER)
    found: list[str] = []
    schemes = cycle([SCHEMES] if effort > 1 else [[scheme] for scheme in SCHEMES])
    sizes = cycle([(LARGE, MIDDLE)] if effort > 1 else [(MIDDLE,), (LARGE,), (LARGE,), (MIDDLE,)])

    async def see(_: Person, screen: str) -> None:
        await person.answered()
        faults = await misfits(person.page, SMALL, *next(sizes))
        for scheme in next(schemes):
            faults += await barriers(person, scheme)
        await person.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
        found.extend(f"{screen}, {fault}" for fault in faults)

    await tour.WAYS[way](person, see)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("way", "language"),
    [
        pytest.param(
            way,
            language,
            marks=now_and_then(way in OFTEN_LARGE and LANGUAGES[-number - 1] == language),
        )
        for number, way in enumerate(["house", "lobby", "meadow", "circle", "curtain", "full"])
        for language in LANGUAGES
    ],
)
async def test_letters_twice_as_large_spill_out_of_nothing(
    server: ServerProcess, way: str, language: str
) -> None:
    """A reader's own size of letters, in the settings of the browser."""
    found: list[str] = []
    async with (
        launched(LARGE_LETTERS) as browser,
        arrive(browser, server.url, "Maximiliane", language, size=SMALL) as person,
    ):
        await person.page.add_init_script(LINGER)

        async def see(_: Person, screen: str) -> None:
            await person.answered()
            faults = await spilled(person.page, SIDEWAYS, MIDDLE, SMALL)
            found.extend(f"{screen}, {fault}" for fault in faults)

        await tour.WAYS[way](person, see)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [SMALL, LAPTOP], ids=["small phone", "laptop"])
@pytest.mark.parametrize(
    ("game", "players", "language"),
    [
        pytest.param(game, players, language, marks=now_and_then((game, players) in FULLEST))
        for (game, players), language in zip(COUNTS, cycle(LANGUAGES), strict=False)
    ],
)
async def test_a_turn_needs_no_scrolling(
    server: ServerProcess,
    invite: Invite,
    game: str,
    players: int,
    language: str,
    size: tuple[int, int],
    effort: int,
) -> None:
    """The first turns; at length the whole game."""
    person = await invite(server.url, "Maximiliane", language, size=size)
    code = await open_table(server.url, game, players)
    await begin(game, person, bots=players - 1, code=code)
    found: list[str] = []

    async def look(_: Person, now: str) -> None:
        if now == "turn":
            found.extend(await scrolled(person.page, but=CROWDED))

    await play(person, look, turns=TURNS * effort)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=now_and_then(language == often))
        for game, often in (("uly_polly", "de"), ("wooolf", "fr"))
        for language in LANGUAGES
    ],
)
async def test_what_a_game_is_about_fits_a_small_phone(
    server: ServerProcess, invite: Invite, game: str, language: str
) -> None:
    """At first sight nothing of it is below the edge."""
    person = await invite(server.url, "Ada", language, size=SMALL, newcomer=True)
    bots = {"uly_polly": 1, "wooolf": 3}[game]
    await begin(game, person, bots=bots, code=await open_table(server.url, game, bots + 1))
    guide = person.page.get_by_role("dialog")
    await guide.wait_for()
    hidden = await guide.evaluate("one => one.scrollHeight - one.clientHeight")
    assert hidden == 0, f"{hidden} pixels have to be scrolled"


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=now_and_then(one == "de")) for one in LANGUAGES]
)
async def test_all_buttons_of_the_wolf_have_one_row_on_a_small_phone(
    server: ServerProcess, invite: Invite, language: str
) -> None:
    """To see Uly, the trails, advice, and to take a move back: never are there more."""
    person = await invite(server.url, "Maximiliane", language, size=SMALL)
    code = await open_table(server.url, "uly_polly", 5, first_wolf=1)
    await begin("uly_polly", person, bots=4, code=code)
    await play(person, turns=1)
    bar = person.page.locator(".bar > button")
    await expect(bar).to_have_count(4)
    rows = await bar.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert max(rows) - min(rows) < 22, "a second row"
    assert await misfits(person.page, SMALL) == []
    assert await scrolled(person.page) == []


@pytest.mark.parametrize(
    ("game", "players", "language"), [("uly_polly", 5, "fr"), ("wooolf", 5, "de")]
)
async def test_a_phone_held_sideways_reaches_every_button_of_a_turn(
    server: ServerProcess, invite: Invite, game: str, players: int, language: str
) -> None:
    """Those of the page, and those of the sheets in which a move is chosen."""
    person = await invite(server.url, "Maximiliane", language, size=SIDEWAYS)
    await begin(game, person, bots=players - 1, code=await open_table(server.url, game, players))
    found: list[str] = []

    async def look(_: Person, now: str) -> None:
        if now != "turn":
            return
        found.extend(await out_of_sight(person.page))
        for opener in (guess_button(person), seats(person)):
            if await opener.count():
                await person.press(opener.first)
                await person.page.get_by_role("dialog").wait_for()
                found.extend(await out_of_sight(person.page))
                await close(person)

    await play(person, look, turns=TURNS)
    assert not found, "\n".join(found)


def seats(person: Person) -> Locator:
    """Those at the round table who may be chosen."""
    return circle(person).get_by_role("button", disabled=False)


@pytest.mark.parametrize(
    ("players", "size", "least"),
    [(8, SMALL, 36), pytest.param(8, MIDDLE, 48, marks=pytest.mark.full)],
)
async def test_clues_stay_large_on_a_full_table(
    server: ServerProcess, invite: Invite, players: int, size: tuple[int, int], least: int
) -> None:
    """What lies there is never smaller, late in a round either."""
    person = await invite(server.url, size=size)
    code = await open_table(server.url, "wooolf", players)
    await begin("wooolf", person, bots=players - 1, code=code)
    sizes: list[float] = []

    async def look(_: Person, now: str) -> None:
        if now == "turn":
            discs = person.page.locator(".round .disc")
            sizes.extend(await discs.evaluate_all("all => all.map((one) => one.offsetWidth)"))

    await play(person, look, turns=TURNS)
    assert sizes
    assert min(sizes) >= least


async def test_a_fault_would_be_found(server: ServerProcess, invite: Invite) -> None:
    """Something pale, something wide and something small are noticed, and something too long."""
    ada = await invite(server.url, size=SMALL, bypass_csp=True)
    await ada.go_home()
    await ada.button(ada.say("web-join-go")).wait_for()
    assert not await misfits(ada.page, SMALL)
    assert not await barriers(ada, "light")
    faults = "form.paper { color: #ddd } form.paper button { min-height: 0 }"
    await ada.page.add_style_tag(content=faults)
    assert {fault.split(": ")[1] for fault in await barriers(ada, "light")} == {"color-contrast"}
    assert {fault.split(": ")[1] for fault in await misfits(ada.page, SMALL)} == {"too small"}
    await ada.page.add_style_tag(content="h1 { min-width: 400px; height: 2000px }")
    assert "360 x 640: too wide: the page" in await misfits(ada.page, SMALL)
    assert await scrolled(ada.page)
