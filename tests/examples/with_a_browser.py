"""Liar's Dice in real browsers, where the example is installed; `test_liars_dice.py` runs this."""

import json
import re
from typing import Any

import httpx
import pytest
from playwright.async_api import Locator, WebSocket, expect

from sheepfold.locales import say
from tests.browser.barriers import barriers
from tests.browser.conftest import Invite
from tests.browser.measures import LARGE, SMALL, misfits
from tests.browser.person import Person
from tests.browser.play import go_on, what_now
from tests.server.players import open_table
from tests.server.process import ServerProcess

HAND = re.compile(r"^[1-6](\n[1-6])*$")


def moves(person: Person) -> Locator:
    """The buttons of the moves that can be made now."""
    return person.page.get_by_role("toolbar").get_by_role("button")


def panel(person: Person, name: str) -> Locator:
    """What is shown of a player."""
    return person.page.locator(".seat").filter(has_text=name)


async def take_turn(person: Person, first: bool = False) -> None:
    """Choose any move, or the first, and make it; by the arrow keys, if there is no pointer."""
    which = 0 if first else person.rng.randrange(await moves(person).count())
    move = moves(person).nth(which)
    text = await move.inner_text()
    if person.keyboard:
        await person.reach(moves(person).first)
        for _ in range(which):
            await person.page.keyboard.press("ArrowRight")
        await person.page.keyboard.press("Enter")
    else:
        await move.click()
    await expect(move).to_have_attribute("aria-pressed", "true")
    await person.press(person.button(person.say("web-general-make", move=text)))
    await person.answered()


async def play(person: Person) -> int:
    """Take turns until the game is over; how many there were."""
    taken = 0
    while (now := await what_now(person)) != "over":
        if now == "go on":
            await go_on(person)
        else:
            await take_turn(person)
            taken += 1
    return taken


async def begin(person: Person, code: str, bots: int) -> None:
    """Sit down with so many bots, and start."""
    await person.visit(code)
    await person.sit()
    await person.add_bots(range(2, bots + 2))
    await person.start()


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.full)])
async def test_from_the_home_page_to_the_replay(
    server: ServerProcess, invite: Invite, language: str
) -> None:
    ada = await invite(server.url, "Ada", language)
    await ada.go_home()
    card_name = say(language, "liars_dice-name")
    card = ada.page.get_by_role("region", name=card_name)
    await expect(card).to_contain_text(say(language, "liars_dice-about"))
    await ada.press(ada.button(ada.label("action-rules"), card))
    sheet = ada.page.get_by_role("dialog")
    await expect(sheet.get_by_role("heading", level=2)).to_have_text(card_name)
    await expect(sheet.get_by_role("heading", level=3)).not_to_have_count(0)
    await ada.page.keyboard.press("Escape")
    await ada.press(ada.button(ada.say("web-make-table"), card))
    await ada.page.wait_for_url("**/t/*")
    code = ada.page.url.rsplit("/", 1)[1]
    await ada.sit()
    await ada.add_bots(range(2, 3))
    level = ada.page.get_by_label(ada.about("web-level", ada.say("player-bot", chair=2)))
    await level.select_option(label=say(language, "liars_dice-level-novice"))
    await ada.page.get_by_text(ada.say("web-options"), exact=True).click()
    dice = ada.page.get_by_label(say(language, "liars_dice-option-dice"), exact=True)
    await dice.select_option("2")
    await ada.answered()
    await expect(dice).to_have_value("2")
    await ada.start()
    assert await play(ada) > 0
    record = httpx.get(f"{server.url}/api/tables/{code}/record").json()
    assert (record["options"]["dice"], record["bots"][1]) == (2, "novice")
    await expect(ada.page.get_by_text(record["fingerprint"])).to_be_visible()
    await ada.press(ada.button(ada.say("web-replay")))
    await ada.page.get_by_role("combobox").select_option(label=ada.say("web-replay-open"))
    await expect(panel(ada, "Ada").locator("dd")).to_have_text(re.compile("[1-6]{2}"))
    await ada.page.keyboard.press("End")
    ended = ada.page.get_by_role("status").filter(has_text=re.compile(r"\w"))
    winner = record["result"]["winners"][0]
    name = ada.name if winner == 1 else ada.say("player-bot", chair=2)
    told = say(language, "liars_dice-event-game_ended", winners=name)
    await expect(ended.first).to_contain_text(told)


async def test_by_keyboard_alone(server: ServerProcess, invite: Invite) -> None:
    ada = await invite(server.url, keyboard=True)
    await begin(ada, await open_table(server.url, "liars_dice", 2, dice=2), bots=1)
    assert await play(ada) > 0


async def test_nobody_else_has_my_dice(server: ServerProcess, invite: Invite) -> None:
    """Neither a page that others may look at, nor anything that was sent to it."""
    code = await open_table(server.url, "liars_dice", 2)
    ada, ben, zoe = [await invite(server.url, name) for name in ("Ada", "Ben", "Zoe")]
    sent: dict[str, list[Any]] = {"Ada": [], "Ben": [], "Zoe": []}
    for person in (ada, ben, zoe):
        heard = sent[person.name]

        def listen(socket: WebSocket, heard: list[Any] = heard) -> None:
            socket.on("framereceived", lambda data: heard.append(json.loads(data)))

        person.page.on("websocket", listen)
    for person in (ada, ben):
        await person.visit(code)
        await person.sit()
    await ben.be_ready()
    await zoe.visit(code)
    await ada.start()
    hidden = ada.say("web-general-hidden")
    for person in (ada, ben, zoe):
        for name in ("Ada", "Ben"):
            await expect(panel(person, name).get_by_role("img", name=hidden)).to_be_visible()
    mover, other = (ada, ben) if await moves(ada).count() else (ben, ada)
    await take_turn(mover, first=True)
    await expect(moves(other)).not_to_have_count(0)
    assert {seat for seat, _ in hands(sent["Ada"])} == {0}
    assert {seat for seat, _ in hands(sent["Ben"])} == {1}
    assert hands(sent["Zoe"]) == []
    hold = ada.button(ada.say("web-general-hold"))
    await hold.hover()
    await ada.page.mouse.down()
    shown = await panel(ada, "Ada").locator("dd").inner_text()
    assert HAND.match(shown)
    mine = next(hand for _, hand in hands(sent["Ada"]))
    assert [int(die) for die in shown.split()] == mine
    await expect(panel(ada, "Ben").get_by_role("img", name=hidden)).to_be_visible()
    await ada.page.mouse.up()
    await expect(panel(ada, "Ada").get_by_role("img", name=hidden)).to_be_visible()
    assert await zoe.button(zoe.say("web-general-hold")).count() == 0


def hands(messages: list[Any]) -> list[tuple[int, list[int]]]:
    """All dice in these messages, wherever they are, with the place of their seat."""
    found: list[tuple[int, list[int]]] = []

    def search(value: Any) -> None:
        if isinstance(value, list):
            for one in value:
                search(one)
        elif isinstance(value, dict):
            for key, inner in value.items():
                if key == "dice" and isinstance(inner, list):
                    found.extend((seat, hand) for seat, hand in enumerate(inner) if hand)
                else:
                    search(inner)

    search(messages)
    return found


async def test_its_screens_are_for_everyone(server: ServerProcess, invite: Invite) -> None:
    """No barrier, nothing cut off: at home, in a turn with many moves, and at its end."""
    ada = await invite(server.url, size=SMALL)
    await ada.go_home()
    await ada.page.get_by_role("region", name=say("en", "liars_dice-name")).wait_for()

    async def look() -> None:
        for scheme in ("light", "dark"):
            assert await barriers(ada, scheme) == []
        assert await misfits(ada.page, SMALL, LARGE) == []

    await look()
    await begin(ada, await open_table(server.url, "liars_dice", 6), bots=5)
    while await what_now(ada) == "go on":
        await go_on(ada)
    await look()
    await take_turn(ada)
    while await what_now(ada) != "go on":
        await take_turn(ada)
    await look()
