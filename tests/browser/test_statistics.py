"""Statistics of one's own games: on the device alone, by keys or taps, light and dark."""

import json
from pathlib import Path

import httpx
import pytest
from playwright.async_api import Request, expect

from sheepfold.locales import LANGUAGES
from tests.browser.barriers import barriers
from tests.browser.conftest import Invite
from tests.browser.measures import SMALL, misfits
from tests.browser.person import Person
from tests.browser.play import what_now, whole_game
from tests.server.process import ServerProcess

DESKTOP = (1280, 800)
RUNS = [
    ("en", SMALL, True),
    *(
        pytest.param(language, size, keyboard, marks=pytest.mark.full)
        for language in LANGUAGES
        for size, keyboard in ((SMALL, True), (DESKTOP, False))
    ),
]
STORED = "JSON.parse(localStorage['sheepfold.statistics'] ?? '[]')"
GUESSES_THERE = f"() => {STORED}.every((game) => game.guesses) && {STORED}.length === 1"


async def no_barriers(person: Person, size: tuple[int, int]) -> None:
    assert await barriers(person, "light") == []
    assert await barriers(person, "dark") == []
    assert await misfits(person.page, size) == []


def a_short_table(server: ServerProcess) -> str:
    """A table for two on a small meadow."""
    options = {"game": "uly_polly", "rows": 2, "columns": 3, "flips": 3, "patience": 2}
    opened = httpx.post(
        f"{server.url}/api/tables", json={"options": options, "settings": {"chairs": 2}}
    )
    return str(opened.raise_for_status().json()["code"])


async def a_game(person: Person, code: str) -> None:
    """Play a game against a bot to its end."""
    await person.visit(code)
    await person.sit()
    await person.add_bots(range(2, 3))
    await person.start()
    await what_now(person)
    await whole_game(person)


@pytest.mark.parametrize(("language", "size", "keyboard"), RUNS)
async def test_a_game_is_counted_saved_and_deleted(
    server: ServerProcess,
    invite: Invite,
    tmp_path: Path,
    language: str,
    size: tuple[int, int],
    keyboard: bool,
) -> None:
    ada = await invite(server.url, "Ada", language, size=size, keyboard=keyboard)
    await ada.go_home()
    await ada.press(ada.button(ada.say("web-statistics")))
    await expect(ada.page.get_by_text(ada.say("web-statistics-none"))).to_be_visible()
    await no_barriers(ada, size)
    await a_game(ada, a_short_table(server))
    # The guesses are worked out although their screen has gone.
    await ada.press(ada.button(ada.say("web-home")).last)
    await ada.page.wait_for_function(GUESSES_THERE)
    sent: list[str] = []
    ada.page.on("request", lambda request: sent.append(_sent(request)))
    await ada.press(ada.button(ada.say("web-statistics")))
    (stored,) = await ada.page.evaluate(STORED)
    assert [stored["game"], len(stored["rounds"])] == ["uly_polly", 4]
    won = stored["outcome"] != "lost"
    counted = ada.say("web-statistics-games", won=int(won), count=1)
    await expect(ada.page.get_by_text(counted)).to_be_visible()
    dog = [one for one in stored["rounds"] if one["role"] == "dog"]
    tally = ada.say("web-statistics-of", won=sum(one["won"] for one in dog), count=len(dog))
    await expect(ada.page.get_by_role("listitem").filter(has_text="Polly")).to_contain_text(tally)
    assert stored["guesses"]
    assert sum(one["right"] for one in stored["guesses"]) == sum(one["won"] for one in dog)
    await expect(
        ada.page.get_by_role("heading", name=ada.say("web-statistics-guesses"))
    ).to_be_visible()
    await no_barriers(ada, size)
    async with ada.page.expect_download() as saving:
        await ada.press(ada.button(ada.say("web-statistics-save")))
    file = tmp_path / "statistics.json"
    await (await saving.value).save_as(file)
    assert json.loads(file.read_text("utf-8"))["games"] == [stored]
    await ada.press(ada.button(ada.say("web-statistics-delete")))
    await expect(ada.page.get_by_text(ada.say("web-statistics-delete-sure"))).to_be_visible()
    await ada.press(ada.button(ada.say("web-statistics-delete")))
    await expect(ada.page.get_by_text(ada.say("web-statistics-none"))).to_be_visible()
    assert await ada.page.evaluate(STORED) == []
    assert [one for one in sent if not one.startswith("GET")] == []


def _sent(request: Request) -> str:
    return f"{request.method} {request.url}"
