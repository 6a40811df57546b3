"""Nobody chose the cards: the page adds to the draw, says so, and checks it afterwards."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from playwright.async_api import Locator, Route, WebSocketRoute, expect

from sheepfold.games import GAMES, OURS
from sheepfold.games.contract import Secret
from sheepfold.games.draw import Derived, key_of, sealed
from sheepfold.games.record import load
from sheepfold.games.seals import seal
from sheepfold.games.uly_polly import Options
from sheepfold.games.uly_polly.notation import parse_place
from sheepfold.games.verify import verify
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.play import SHORT, begin, play
from tests.server.players import open_table
from tests.server.process import ServerProcess

SMALL = SHORT["uly_polly"]
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
"""In a page that is opened anew it would fetch what the test answers."""

Change = Callable[[dict[str, Any]], None]


async def game_over(server: ServerProcess, ada: Person, game: str) -> str:
    """Ada plays against bots to the end; the table's code."""
    bots = GAMES[game].SEATS[0] - 1
    code = await open_table(server.url, game, bots + 1, **SHORT[game])
    await begin(game, ada, bots=bots, code=code)
    await play(ada)
    return code


def mark(person: Person) -> Locator:
    return person.page.get_by_role("button", name=person.say("web-draw"))


@pytest.mark.parametrize("game", [game.NAME for game in OURS])
async def test_what_was_drawn_is_checked_by_the_page(
    server: ServerProcess, invite: Invite, game: str
) -> None:
    ada = await invite(server.url)
    code = await game_over(server, ada, game)
    await expect(mark(ada)).to_have_attribute("data-check", "right")
    await mark(ada).click()
    for key in ("web-draw-own", "web-draw-checked"):
        await expect(ada.page.get_by_text(ada.say(key))).to_be_visible()
    record = load(httpx.get(f"{server.url}/api/tables/{code}/record").content)
    assert verify(record).contributions == 1
    await ada.reload()  # it still knows what it has added
    await expect(mark(ada)).to_have_attribute("data-check", "right")
    await mark(ada).click()
    await expect(ada.page.get_by_text(ada.say("web-draw-own"))).to_be_visible()


def another_number(record: dict[str, Any]) -> None:
    drawn = record["entries"][0]["drawn"]["numbers"][0]
    drawn[1] = (drawn[1] + 1) % drawn[0]


def another_contribution(record: dict[str, Any]) -> None:
    record["draw"]["contributions"][0]["value"] = "7" * 64


def another_seed(record: dict[str, Any]) -> None:
    record["draw"]["seed"] = "7" * 64


def a_place_twice(record: dict[str, Any]) -> None:
    record["entries"].insert(0, record["entries"][0])


def drawn_by_the_program(record: dict[str, Any]) -> None:
    record["draw"] = None


def a_deal_without_numbers(record: dict[str, Any]) -> None:
    del record["entries"][0]["drawn"]


def a_deal_from_another_point(record: dict[str, Any]) -> None:
    """From which it is drawn as it should be."""
    draw = record["draw"]
    values = [bytes.fromhex(one["value"]) for one in draw["contributions"]]
    drawn = record["entries"][0]["drawn"]
    draws = Derived(key_of(bytes.fromhex(draw["seed"]), values), record["game"], 0, 1)
    drawn["moves"], drawn["numbers"] = 1, [[n, draws.below(n)] for n, _ in drawn["numbers"]]


def another_salt(record: dict[str, Any]) -> None:
    hidden = next(entry for entry in record["entries"] if entry.get("salts"))
    hidden["salts"][0] = "7" * 64


def another_place(record: dict[str, Any]) -> None:
    hidden = next(entry for entry in record["entries"] if entry.get("salts"))
    hidden["move"] = "hide a1" if hidden["move"] != "hide a1" else "hide b2"


def another_seal_that_fits(record: dict[str, Any]) -> None:
    """Which is not the one that was shown."""
    another_salt(record)
    hidden = next(entry for entry in record["entries"] if entry.get("salts"))
    place = parse_place(hidden["move"].split()[1], Options(**SMALL))
    hidden["seals"] = [seal(Secret("wolf", place, "round"), hidden["salts"][0])]


CHANGES = {
    another_number: "web-draw-wrong",
    another_contribution: "web-draw-wrong",
    another_seed: "web-draw-wrong",
    a_place_twice: "web-draw-wrong",
    drawn_by_the_program: "web-draw-wrong",
    a_deal_without_numbers: "web-draw-wrong",
    a_deal_from_another_point: "web-draw-wrong",
    another_salt: "web-draw-unsealed",
    another_place: "web-draw-unsealed",
}
"""What a server could change in a record afterwards, and what the page says of it."""


def lying(change: Change) -> Callable[[Route], Awaitable[None]]:
    """Answers with the record as it was changed."""

    async def answer(route: Route) -> None:
        record = await (await route.fetch()).json()
        change(record)
        await route.fulfill(body=json.dumps(record), content_type="application/json")

    return answer


async def test_a_record_that_was_changed_is_noticed(server: ServerProcess, invite: Invite) -> None:
    """One game; the page that played it is opened anew for each lie, and at last for the truth.

    What does not follow from the draw is told apart from something hidden that was changed.
    """
    ada = await invite(server.url)
    await ada.page.add_init_script(NO_SERVICE_WORKER)
    await game_over(server, ada, "uly_polly")
    await expect(mark(ada)).to_have_attribute("data-check", "right")
    for change, told in CHANGES.items():
        await ada.page.route("**/record", lying(change))
        await ada.reload()
        await expect(mark(ada), change.__name__).to_have_attribute("data-check", "wrong")
        await mark(ada).click()
        wrong = ada.page.get_by_role("alert").get_by_text(ada.say(told))
        await expect(wrong, change.__name__).to_be_visible()
        await ada.page.unroute("**/record")
    await ada.reload()
    await expect(mark(ada)).to_have_attribute("data-check", "right")


async def test_a_seal_that_fits_but_was_never_shown_is_noticed(
    server: ServerProcess, invite: Invite
) -> None:
    """By the page that saw the game: it remembers the seals."""
    ada = await invite(server.url)
    await ada.page.route("**/record", lying(another_seal_that_fits))
    await game_over(server, ada, "uly_polly")
    await expect(mark(ada)).to_have_attribute("data-check", "wrong")
    await mark(ada).click()
    wrong = ada.page.get_by_role("alert").get_by_text(ada.say("web-draw-unsealed"))
    await expect(wrong).to_be_visible()


def numbers_of_its_own(draw: dict[str, Any], playing: bool) -> None:
    """The server asks for the numbers, and then draws from others, all of which fit."""
    if playing:
        draw["seal"], draw["values"] = "7" * 64, ["8" * 64]
        draw["seals"] = [sealed("8" * 64)]


def a_new_draw_each_time(draw: dict[str, Any], playing: bool) -> None:
    """When the page has opened its number, the server has seen enough and draws anew."""
    if any(draw["values"]) and not playing:
        draw["seal"], draw["seals"], draw["values"] = "7" * 64, [""], [""]


@pytest.mark.parametrize("lie", [numbers_of_its_own, a_new_draw_each_time])
async def test_a_server_that_draws_from_other_numbers_is_noticed(
    server: ServerProcess, invite: Invite, lie: Any
) -> None:
    def connect(page: WebSocketRoute) -> None:
        truth = page.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            table = message.get("table") or {}
            if table.get("draw"):
                lie(table["draw"], table["phase"] == "playing")
            page.send(json.dumps(message))

        truth.on_message(tell)

    ada = await invite(server.url)
    await ada.page.route_web_socket("**/ws?*", connect)
    await begin("uly_polly", ada, bots=1)
    await ada.press(ada.button(ada.say("web-menu")))
    await expect(mark(ada)).to_have_attribute("data-check", "wrong")
    await mark(ada).click()
    dialog = ada.page.get_by_role("dialog")
    await expect(dialog.get_by_text(ada.say("draw-wrong-changed"))).to_be_visible()
    await expect(dialog.get_by_text(ada.say("web-draw-own"))).not_to_be_visible()


async def test_while_the_game_goes_on_the_page_says_how_it_was_drawn(
    server: ServerProcess, invite: Invite
) -> None:
    ada, ben = await invite(server.url), await invite(server.url, "Ben", "de")
    await begin("uly_polly", ada, ben)
    for person in (ada, ben):
        await person.press(person.button(person.say("web-menu")))
        await mark(person).click()
        for key in ("web-draw-own", "web-draw-later"):
            await expect(person.page.get_by_text(person.say(key))).to_be_visible()


async def test_a_device_that_was_left_out_says_so(server: ServerProcess, invite: Invite) -> None:
    """Its answers are held up, as on a very slow connection."""
    ada, ben = await invite(server.url), await invite(server.url, "Ben")
    await ben.page.add_init_script("""
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            if (!String(text).includes("seal_draw")) send.call(this, text);
        };
    """)
    await begin("uly_polly", ada, ben)
    await expect(ben.page.get_by_text(ben.say("draw-wrong-missing")).first).to_be_visible()
    await ben.press(ben.button(ben.say("web-menu")))
    await mark(ben).click()
    dialog = ben.page.get_by_role("dialog")
    await expect(dialog.get_by_text(ben.say("draw-wrong-missing"))).to_be_visible()
