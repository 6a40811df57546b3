"""Every screen of the page, one after the other, as a person comes to them."""

import asyncio

from tests.browser import rare_screens
from tests.browser.circle import guess_button
from tests.browser.looking import See, close, hold, sheet, todo
from tests.browser.person import Person
from tests.browser.play import begin, go_on, play, rival, take_turn, tiles, touch, what_now
from tests.browser.shared import curtain, lift, sit_together
from tests.browser.shared import what_now as what_now_here
from tests.server.players import open_table

LAPS = 4
"""How many turns everyone has had when a table of Wooolf!! is full."""


async def around_the_house(person: Person, see: See) -> None:
    """The first page and what it opens; and a table that is not there."""
    await person.go_home()
    await see(person, "home")
    for game in ("uly_polly", "wooolf"):
        box = person.page.get_by_role("region", name=person.say(f"{game}-name"))
        await person.press(person.button(person.label("action-rules"), box))
        await person.page.get_by_role("dialog").get_by_role("heading", level=3).first.wait_for()
        await see(person, f"rules {game}")
        await close(person)
        await sheet(person, person.button(person.say("web-one-device"), box), "one device", see)
        await sheet(person, person.button(person.say("web-play-now"), box), "how hard", see)
    await sheet(person, person.button(person.say("web-settings")), "settings", see)
    await person.press(person.button(person.say("web-about")))
    await person.page.get_by_role("dialog").locator("summary").first.click()
    await see(person, "about, with a licence unfolded")
    await close(person)
    await person.go_to(f"{person.url}/nowhere")
    await todo(person, "web-lost")
    await see(person, "no such page")
    person.complaints = [one for one in person.complaints if "404" not in one]
    for end in ("", "/board"):
        await person.go_to(f"{person.url}/t/NOSUCH{end}")
        await todo(person, "refused-no-table")
        await see(person, f"no such table{end}")


async def through_the_lobby(person: Person, see: See) -> None:
    """A new table, before and after sitting down, with everything unfolded."""
    code = await person.open_table("wooolf")
    await person.page.get_by_label(person.say("web-your-name")).wait_for()
    await see(person, "at the door")
    await person.sit()
    await person.add_bots(range(2, 3))
    for fold in ("web-options", "web-options-more"):
        await person.page.get_by_text(person.say(fold), exact=True).click()
    await person.press(person.page.get_by_role("button", name=person.say("web-one-more-here")))
    await see(person, "lobby")
    await sheet(person, person.button(person.say("wooolf-web-deck-usual")), "deck", see)
    for name in (person.name, person.say("player-bot", chair=2), "3"):
        dots = person.button(person.about("web-more", name))
        await sheet(person, dots, f"chair of {name}", see)
    await person.press(person.button(person.about("web-more", person.name)))
    await person.press(person.button(person.say("web-pass-own")))
    await person.page.get_by_text("#seat=").wait_for()
    await see(person, "link for another device")
    await close(person)
    async with rival(person, code):
        guest = person.button(person.about("web-more", "Rolf"))
        await sheet(person, guest, "chair of a guest", see)
    await person.go_to(f"{person.url}/t/{code}/board")
    await person.page.get_by_text(code, exact=True).wait_for()
    await see(person, "board in the lobby")


async def over_the_meadow(person: Person, see: See) -> None:
    """A game of Uly & Polly in each of its phases, the end of a round, and afterwards."""
    code = await open_table(person.url, "uly_polly", 2, first_wolf=1, flips=1)
    await person.visit(code)
    await person.sit()
    async with rival(person, code) as rolf:
        await person.start()
        await choose_and_see(person, "hide", see)
        await todo(person, "uly_polly-todo-start", who="Rolf")
        await see(person, "another puts Polly on a tile")
        await rolf.move()
        await choose_and_see(person, "swap", see, menus=True)
        await rolf.move()
        assert await what_now(person) == "go on"
        await see(person, "end of a round")
        await go_on(person)
        await todo(person, "uly_polly-todo-hide", who="Rolf")
        await rolf.move()
        await choose_and_see(person, "start", see)
        await rolf.move()
        await choose_and_see(person, "step", see)
        await asyncio.gather(rolf.play(), play(person))
    await afterwards(person, code, see)


async def choose_and_see(person: Person, phase: str, see: See, menus: bool = False) -> None:
    """One's own turn on the meadow; with a first tile chosen, if it is a swap. Then the move."""
    if await what_now(person) == "go on":
        await go_on(person)
    await todo(person, f"uly_polly-todo-{phase}-own")
    await see(person, f"own turn: {phase}")
    if phase == "swap":
        [place, *_] = await tiles(person)
        await touch(person, place)
        await see(person, "the first tile is chosen")
        await touch(person, place)  # none after all
    if menus:
        await hold(
            person, person.button(person.say("uly_polly-web-hold-wolf")), "the wolf is shown", see
        )
        await through_the_menu(person, see)
    await take_turn(person)


async def through_the_menu(person: Person, see: See) -> None:
    """What one can do at any time; and a game that rests."""
    await person.press(person.button(person.say("web-menu")))
    await see(person, "menu")
    for name in (
        person.label("action-rules"),
        person.say("web-players"),
        person.say("web-pass-own"),
        person.say("web-settings"),
        person.say("web-about"),
    ):
        await sheet(person, person.button(name), f"menu: {name}", see)
    await person.press(person.button(person.label("action-pause")))
    await todo(person, "table-paused")
    await see(person, "paused")
    await person.press(person.button(person.label("action-resume")))


async def afterwards(person: Person, code: str, see: See) -> None:
    """The result, the replay as one saw it and with nothing hidden, and the board."""
    assert await what_now(person) == "over"
    await see(person, "afterwards")
    await person.press(person.button(person.say("web-replay")))
    eyes = person.page.get_by_label(person.say("web-replay-eyes"))
    for seen_by in ("web-replay-own", "web-replay-open"):
        await eyes.select_option(label=person.say(seen_by))
        for _ in range(3):
            await person.press(person.button(person.say("web-replay-on")))
        await see(person, seen_by)
    await person.go_to(f"{person.url}/t/{code}/board")
    await person.page.get_by_role("heading", level=2).wait_for()
    await see(person, "board afterwards")


async def round_the_table(person: Person, see: See) -> None:
    """A game of Wooolf!!: a turn and its sheets, a look at cards, a guess, the reveal."""
    code = await open_table(person.url, "wooolf", 4, round_limit=2)
    await begin("wooolf", person, bots=3, code=code)
    assert await what_now(person) == "turn"
    await see(person, "own turn")
    await sheet(person, person.button(person.say("wooolf-web-arrange-cards")), "own cards", see)
    await sheet(person, person.button(person.say("wooolf-web-signs")), "signs", see)
    await person.press(person.button(person.say("wooolf-web-own-hide")))
    await see(person, "own cards hidden")
    await person.press(person.button(person.say("wooolf-web-own-show")))
    circle = person.page.get_by_role("group", name=person.say("wooolf-web-circle"))
    await person.press(circle.get_by_role("button", disabled=False).first)
    dialog = person.page.get_by_role("dialog")
    peek = dialog.get_by_role("button", name=person.say("wooolf-side-card", side="left"))
    await person.press(peek)
    await see(person, "peeking")
    await person.press(person.button(person.say("wooolf-web-do-peek"), dialog))
    await person.page.get_by_role("dialog", name=person.say("wooolf-web-secret-look")).wait_for()
    await see(person, "a secret look")
    await person.press(person.button(person.say("web-go-on")))
    await person.press(person.button(person.say("wooolf-web-notebook")))
    await person.page.get_by_role("dialog").locator("td > button").first.wait_for()
    await see(person, "notebook")
    await person.press(person.page.get_by_role("dialog").locator("td > button").last)
    await see(person, "a box of the notebook")
    await close(person)
    await guess_and_see(person, see)
    seen = set()

    async def look(_: Person, now: str) -> None:
        if now == "go on" and now not in seen:
            seen.add(now)
            await see(person, "all cards open")

    await play(person, look)
    assert seen
    await afterwards(person, code, see)


async def guess_and_see(person: Person, see: See) -> None:
    """Wait until a guess may be laid; see its board, empty and turned, and lay it."""
    guess = guess_button(person)

    async def may_guess(_: Person, now: str) -> bool:
        return now == "turn" and await guess.count() > 0

    await play(person, may_guess)
    told = await person.told()
    await person.press(guess)
    await see(person, "guessing")
    dialog = person.page.get_by_role("dialog")
    for dial in await dialog.get_by_role("radiogroup").all():
        if await dial.get_by_role("radio").count():
            await person.press(dial.get_by_role("radio").first)
    await see(person, "both dials turned")
    await person.press(person.button(person.label("wooolf-action-guess"), dialog))
    await see(person, "a second thought")
    await person.press(person.button(person.say("wooolf-web-do-guess"), dialog))
    await person.page.wait_for_function(
        "([told]) => document.querySelector('[role=log]').textContent !== told", arg=[told]
    )
    await person.answered()


async def at_full_tables(person: Person, see: See) -> None:
    """Many around the meadow; and Wooolf!! where everyone has had turns and nobody has guessed."""
    for players in (4, 5):
        code = await open_table(person.url, "uly_polly", players)
        await begin("uly_polly", person, bots=players - 1, code=code)
        await what_now(person)
        await see(person, f"a meadow of {players}")
    for players in (5, 8):
        code = await open_table(person.url, "wooolf", players)
        while not await has_had_turns(person, players, code):
            code = await open_table(person.url, "wooolf", players)
        await see(person, f"late in a round of {players}")
        await person.page.evaluate("localStorage.clear()")
        await person.go_to(f"{person.url}/t/{code}/board")
        await person.page.get_by_text(code, exact=True).wait_for()
        await see(person, f"board, late in a round of {players}")


async def has_had_turns(person: Person, players: int, code: str) -> bool:
    """Play until it is one's turn after so many in one round; the game may be over before."""
    await begin("wooolf", person, bots=players - 1, code=code)
    taken = 0
    while (now := await what_now(person)) != "over":
        secret = person.page.get_by_role("dialog", name=person.say("wooolf-web-secret-look"))
        if now == "turn" and taken == LAPS:
            return True
        if now == "turn":
            await take_turn(person, early=0)
            taken += 1
        else:
            taken = taken if await secret.count() else 0
            await go_on(person)
    return False


async def behind_the_curtain(person: Person, see: See) -> None:
    """Several on one device: the curtain, somebody else's look, a turn; and two who only watch."""
    for game, bots in (("uly_polly", 0), ("wooolf", 2)):
        code = await sit_together(person, game, ["Ada", "Bea"], bots)
        assert await what_now_here(person) == "curtain"
        await see(person, f"{game}: curtain")
        other = person.button(person.say("web-lift-other"))
        await sheet(person, other, f"{game}: somebody else", see)
        await lift(person)
        await see(person, f"{game}: own turn on a shared device")
        await person.press(person.button(person.say("web-cover")))
        await curtain(person).wait_for()
        await person.page.evaluate("localStorage.clear()")
        await person.visit(code)
        await todo(person, "web-watching")
        await see(person, f"{game}: watching")
        await person.go_to(f"{person.url}/t/{code}/board")
        await person.page.get_by_text(code, exact=True).wait_for()
        await see(person, f"{game}: board")
        await person.go_to(f"{person.url}/t/{code}/replay")
        await person.page.get_by_label(person.say("web-replay-eyes")).wait_for()
        await see(person, f"{game}: replay of a game that goes on")


WAYS = {
    "house": around_the_house,
    "lobby": through_the_lobby,
    "meadow": over_the_meadow,
    "circle": round_the_table,
    "curtain": behind_the_curtain,
    "full": at_full_tables,
    "asked": rare_screens.asked_by_others,
    "ends": rare_screens.to_rare_ends,
    "learn": rare_screens.for_whoever_learns,
}
"""All of them by name."""
