"""The puzzle of the day on the real boards: by keys or taps, light and dark, in every language."""

from datetime import date, timedelta

import pytest
from playwright.async_api import expect

from sheepfold.games.uly_polly.notation import place_name
from sheepfold.learn.puzzles import load, number_on
from sheepfold.learn.puzzles.registry import PUZZLES
from sheepfold.terminal.puzzles import NAMES
from tests.browser.barriers import barriers
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.runs import RUNS
from tests.server.process import ServerProcess


async def on_page(person: Person) -> date:
    """The day that the page shows, by the clock of the browser."""
    text = await person.page.evaluate("new Date().toLocaleDateString('sv')")
    return date.fromisoformat(text)


async def solve(person: Person, tapped: str, answer: str) -> None:
    await person.press(person.page.get_by_role("button", name=tapped).first)
    await person.press(person.button(person.say("web-puzzle-confirm", answer=answer)))
    await expect(person.page.get_by_text(person.say("puzzle-right"))).to_be_visible()
    await expect(person.page.get_by_text(person.say("web-puzzle-streak", count=1))).to_be_visible()


async def no_barriers(person: Person) -> None:
    assert await barriers(person, "light") == []
    assert await barriers(person, "dark") == []
    width = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert await person.page.evaluate(width)


@pytest.mark.parametrize(("language", "size", "keyboard"), RUNS)
async def test_where_is_uly(
    server: ServerProcess, invite: Invite, language: str, size: tuple[int, int], keyboard: bool
) -> None:
    ada = await invite(server.url, "Ada", language, size=size, keyboard=keyboard)
    await ada.go_home()
    await ada.press(ada.button(ada.say("web-puzzles")))
    await expect(ada.page.get_by_text(ada.say("uly_polly-puzzle"))).to_be_visible()
    puzzles = load(PUZZLES["uly_polly"])
    puzzle = puzzles[number_on(await on_page(ada), len(puzzles))]
    await no_barriers(ada)
    for _ in puzzle.moves.split()[1:]:
        await ada.press(ada.button(ada.say("web-replay-on")))
    await solve(ada, f"{place_name(puzzle.wolf, 4)}, ", place_name(puzzle.wolf, 4))
    last = ada.say("uly_polly-puzzle-answer", place=place_name(puzzle.wolf, 4))
    await expect(ada.page.get_by_text(last)).to_be_visible()
    await no_barriers(ada)
    await ada.press(ada.button(ada.say("web-puzzle-previous")))
    await expect(ada.page.get_by_text(ada.say("web-puzzle-at-end"))).to_be_visible()


@pytest.mark.parametrize(("language", "size", "keyboard"), RUNS)
async def test_who_is_the_wolf(
    server: ServerProcess, invite: Invite, language: str, size: tuple[int, int], keyboard: bool
) -> None:
    ada = await invite(server.url, "Ada", language, size=size, keyboard=keyboard)
    await ada.go_to(f"{server.url}/puzzles")
    await ada.press(ada.button(ada.say("wooolf-name")))
    await expect(ada.page.get_by_text(ada.say("wooolf-puzzle"))).to_be_visible()
    puzzles = load(PUZZLES["wooolf"])
    day = await on_page(ada)
    puzzle = puzzles[number_on(day, len(puzzles))]
    await no_barriers(ada)
    who = NAMES[puzzle.wolf - 1]
    await solve(ada, f"{who}. ", who)
    await expect(ada.page.get_by_text(ada.say("wooolf-puzzle-answer", who=who))).to_be_visible()
    await no_barriers(ada)

    # A wrong answer to an earlier one is told, and ends no streak.
    await ada.press(ada.button(ada.say("web-puzzle-previous")))
    earlier = puzzles[number_on(day - timedelta(1), len(puzzles))]
    wrong = next(n for n in (1, 2, 3) if n not in (earlier.wolf, earlier.viewer))
    await ada.press(ada.page.get_by_role("button", name=f"{NAMES[wrong - 1]}. ").first)
    await ada.press(ada.button(ada.say("web-puzzle-confirm", answer=NAMES[wrong - 1])))
    told = ada.say("puzzle-wrong", answer=NAMES[earlier.wolf - 1])
    await expect(ada.page.get_by_text(told)).to_be_visible()
    await ada.reload()
    await ada.press(ada.page.get_by_role("button", name=ada.say("wooolf-name")))
    await expect(ada.page.get_by_text(ada.say("puzzle-right"))).to_be_visible()
