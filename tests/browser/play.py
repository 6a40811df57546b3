"""Playing by what the page offers: turns of both games, to the end."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from playwright.async_api import Locator
from playwright.async_api import TimeoutError as TooLate

from tests.browser.circle import circle, guess_button
from tests.browser.person import Person
from tests.server.players import Player

Look = Callable[[Person, str], Awaitable[bool | None]]
A_WHILE = 2000
"""Milliseconds after which a button that has gone is not waited for."""

EARLY = 0.4
"""How often a person who may guess does so."""

SHORT: dict[str, dict[str, int]] = {
    "uly_polly": {"rows": 2, "columns": 2, "flips": 1},
    "wooolf": {"round_limit": 1},
}
"""Options with which a whole game is soon over; at length it is played with others."""

LONGER: dict[str, dict[str, int]] = {
    "uly_polly": {"rows": 3, "columns": 3, "flips": 3},
    "wooolf": {},
}

WHAT_NOW = """([goOn, record]) => {
    const shows = (kind, name) => [...document.querySelectorAll(kind)].some(
        (one) => one.textContent.trim() === name);
    if (shows("button", goOn)) return "go on";
    if (shows("a", record)) return "over";
    if (document.title.startsWith("●")) return "turn";
    return null;
}"""


async def begin(
    game: str, host: Person, *guests: Person, bots: int = 0, code: str | None = None
) -> str:
    """The host makes a table (or comes to that with the code), the others join; they begin."""
    if code is None:
        code = await host.open_table(game)
    else:
        await host.visit(code)
    await host.sit()
    for number, guest in enumerate(guests):
        await (guest.join(code) if number % 2 else guest.visit(code))
        await guest.sit()
        await guest.be_ready()
    await host.add_bots(range(len(guests) + 2, len(guests) + 2 + bots))
    await host.start()
    return code


@asynccontextmanager
async def rival(person: Person, code: str, name: str = "Rolf") -> AsyncIterator[Player]:
    """Somebody elsewhere who sits at the table, and moves when told to."""
    player = Player(person.url.replace("http", "ws") + "/ws", code, name, 1)
    await player.sit()
    try:
        yield player
    finally:
        await player.leave()


def lengthy(game: str, effort: int) -> dict[str, int]:
    """Options for a whole game, as long as the effort allows."""
    return (SHORT if effort == 1 else LONGER)[game]


async def whole_game(*people: Person, look: Look | None = None) -> None:
    """Everyone plays until the game is over."""
    await asyncio.gather(*(play(person, look) for person in people))


async def play(person: Person, look: Look | None = None, turns: int = 1000) -> int:
    """Take turns until the game is over, or so many, or `look`, called before each, has enough."""
    taken = 0
    while taken < turns:
        now = await what_now(person)
        enough = look is not None and await look(person, now)
        if now == "over" or enough:
            break
        if now == "go on":
            await go_on(person)
        else:
            await take_turn(person)
            taken += 1
    return taken


async def go_on(person: Person) -> None:
    """Leave the end of a round, unless the page has gone on by itself meanwhile."""
    button = person.button(person.say("web-go-on"))
    with suppress(TooLate):
        if person.keyboard:
            await person.reach(button, A_WHILE)
            await person.page.keyboard.press("Enter")
        else:
            await button.click(timeout=A_WHILE)


async def what_now(person: Person) -> str:
    """Wait until there is something to do: "turn", "go on" or "over"."""
    names = [person.say("web-go-on"), person.say("web-record")]
    now = await person.page.wait_for_function(WHAT_NOW, arg=names, polling=100)
    return str(await now.json_value())


async def take_turn(person: Person, early: float = EARLY) -> None:
    """Make one move, and wait until it has been told."""
    # The title says whose turn it is before the board of the game has been loaded.
    await meadow(person).or_(circle(person)).first.wait_for()
    before = await person.told()
    if await meadow(person).count():
        await move_on_meadow(person)
    else:
        await move_in_circle(person, early)
    await person.page.wait_for_function(
        "([before]) => document.querySelector('[role=log]').textContent !== before",
        arg=[before],
        polling=100,
    )
    await person.answered()


async def talk(person: Person, phrase: str) -> None:
    """Two taps: the button at the table, and the phrase."""
    await person.press(person.button(person.label("action-talk")))
    await person.press(person.button(person.say(f"phrase-{phrase}")))


def meadow(person: Person) -> Locator:
    """The tiles of Uly & Polly."""
    return person.page.get_by_role("group", name=person.say("uly_polly-web-meadow"))


async def tiles(person: Person) -> list[str]:
    """The names of the tiles that may be chosen now, once there are any."""
    offered = meadow(person).get_by_role("button", disabled=False)
    await offered.first.wait_for()
    return [name.split(",")[0] for name in await names(offered)]


async def names(these: Locator) -> list[str]:
    """What each of them is called."""
    found = await these.evaluate_all("all => all.map((one) => one.ariaLabel ?? one.innerText)")
    return [str(name) for name in found]


async def move_on_meadow(person: Person) -> None:
    """Choose a tile, or two that are swapped."""
    place = person.rng.choice(await tiles(person))
    await touch(person, place)
    if await swapping(person):
        others = [other for other in await tiles(person) if other != place]
        await touch(person, person.rng.choice(others))


async def swapping(person: Person) -> bool:
    """Whether a second tile is asked for."""
    return await person.page.get_by_text(person.say("uly_polly-web-hint-swap-second")).count() > 0


async def touch(person: Person, place: str) -> None:
    """Choose this tile, with the pointer or with the arrow keys."""
    tile = meadow(person).get_by_role("button", name=re.compile(rf"^{place}\b"))
    if not person.keyboard:
        await tile.click()
        return
    every = meadow(person).get_by_role("button")
    focused = await every.evaluate_all("all => all.indexOf(document.activeElement)")
    if focused < 0:
        await person.reach(every.first)
        focused = 0
    all_names = [name.split(",")[0] for name in await names(every)]
    here, there = all_names[focused], place
    across, down = ord(there[0]) - ord(here[0]), int(there[1:]) - int(here[1:])
    for key, times in (("Right", across), ("Left", -across), ("Down", down), ("Up", -down)):
        for _ in range(times):
            await person.page.keyboard.press(f"Arrow{key}")
    await person.page.keyboard.press("Enter")


async def move_in_circle(person: Person, early: float) -> None:
    """Peek, ask, guess or abstain."""
    guess = guess_button(person)
    others = circle(person).get_by_role("button", disabled=False)
    reachable = await others.count()
    if await guess.count() and (not reachable or person.rng.random() < early):
        await person.press(guess)
        await lay_guess(person)
        return
    await person.press(others.nth(person.rng.randrange(reachable)))
    sheet = person.page.get_by_role("dialog")
    offers = sheet.locator("button[aria-pressed]")
    await offers.first.wait_for()
    await person.press(offers.nth(person.rng.randrange(await offers.count())))
    does = re.compile(f"^({person.say('wooolf-web-do-peek')}|{person.say('wooolf-web-do-ask')})$")
    await person.press(sheet.get_by_role("button", name=does))


async def lay_guess(person: Person) -> None:
    """Turn both dials and lay the guess; or abstain, now and then."""
    sheet = person.page.get_by_role("dialog")
    abstain = person.button(person.label("wooolf-action-abstain"), sheet)
    await sheet.wait_for()
    if await abstain.count() and person.rng.random() < EARLY:
        await person.press(abstain)
        await person.press(person.button(person.say("wooolf-web-do-abstain"), sheet))
        return
    for dial in await sheet.get_by_role("radiogroup").all():
        stops = dial.get_by_role("radio")
        if many := await stops.count():
            await person.press(stops.nth(person.rng.randrange(many)))
    await person.press(person.button(person.label("wooolf-action-guess"), sheet))
    await person.press(person.button(person.say("wooolf-web-do-guess"), sheet))
