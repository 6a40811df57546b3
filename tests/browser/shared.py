"""Several who share one device: they lift the curtain, take their turn, and pass the device on."""

from playwright.async_api import Locator, expect

from tests.browser.person import Person
from tests.browser.play import go_on, take_turn

TURNS = (
    "uly_polly-todo-hide-own",
    "uly_polly-todo-start-own",
    "uly_polly-todo-swap-own",
    "uly_polly-todo-step-own",
    "wooolf-web-todo",
    "wooolf-web-todo-guess",
    "wooolf-todo-final-own",
)

# A turn is called by name, or taken in front of everyone.
WHAT_NOW = """([goOn, record, curtain, todo]) => {
    const shows = (kind, ...names) => [...document.querySelectorAll(kind)].some(
        (one) => names.includes(one.textContent.trim()));
    if (shows("button", goOn)) return "go on";
    if (shows("a", record)) return "over";
    if (!document.title.startsWith("●")) return null;
    if (document.querySelector(`section[aria-label="${curtain}"]`)) return "curtain";
    if (document.querySelector("main p.own")) return "turn";
    return shows("main p:not([role])", ...todo) ? "turn" : null;
}"""


async def sit_together(person: Person, game: str, names: list[str], bots: int) -> str:
    """On the first page, give everyone's name and begin; the code of the table."""
    await person.go_home()
    box = person.page.get_by_role("region", name=person.say(f"{game}-name"))
    await person.press(person.button(person.say("web-one-device"), box))
    sheet = person.page.get_by_role("dialog")
    for _ in names[2:]:
        await person.press(sheet.get_by_role("button", name=person.say("web-one-more")))
    for seat, name in enumerate(names, 1):
        await person.write(sheet.get_by_label(person.say("player", seat=seat), exact=True), name)
    while await sheet.get_by_role("group", name=person.say("web-bots", count=bots)).count() == 0:
        await person.press(person.button(person.say("web-bot-more"), sheet))
    await person.press(person.button(person.say("web-begin"), sheet))
    await person.page.wait_for_url("**/t/*")
    return person.page.url.rsplit("/", 1)[1]


async def sit_here(person: Person, code: str, others: list[str]) -> None:
    """Come to a table and sit down, and the others who share this device."""
    await person.visit(code)
    await person.sit()
    for name in others:
        await person.press(person.page.get_by_role("button", name=person.say("web-one-more-here")))
        await person.write(person.page.get_by_label(person.say("web-one-more-name")), name)
        await person.press(person.button(person.say("web-one-more-here")))
        await expect(person.page.get_by_role("list").get_by_text(name)).to_be_visible()


def curtain(person: Person) -> Locator:
    """What hangs before the secrets of everyone here."""
    return person.page.get_by_role("region", name=person.say("web-curtain"))


async def what_now(person: Person) -> str:
    """Wait until somebody here is called ("curtain"), or is again ("turn"), or something ends."""
    names = [person.say("web-go-on"), person.say("web-record"), person.say("web-curtain")]
    todo = [person.say(turn) for turn in TURNS]
    now = await person.page.wait_for_function(WHAT_NOW, arg=[*names, todo], polling=100)
    return str(await now.json_value())


async def lift(person: Person) -> str:
    """Hold the button until the curtain is up; the name of whoever looks now."""
    await curtain(person).get_by_role("button").first.hover()
    await person.page.mouse.down()
    await expect(curtain(person)).to_have_count(0)
    await person.page.mouse.up()
    await person.page.locator("main").get_by_role("group").first.wait_for()
    return await looking(person)


async def looking(person: Person) -> str:
    """The name of whoever looks now, or whose turn is taken in front of everyone."""
    title = await person.page.get_by_role("heading", level=1).inner_text()
    if title != person.say("uly_polly-name"):
        return title
    return await person.page.locator(".seat.active .name").inner_text()


async def play_together(person: Person, turns: int = 1000) -> list[str]:
    """Take turns until the game is over, or so many; the names of those who took them."""
    taken: list[str] = []
    while len(taken) < turns:
        now = await what_now(person)
        if now == "over":
            break
        if now == "go on":
            await go_on(person)
            continue
        taken.append(await lift(person) if now == "curtain" else await looking(person))
        await take_turn(person)
    return taken
