"""Lessons on the real boards: by taps or keys, with mistakes, left and taken up again."""

from typing import Any

import pytest
from playwright.async_api import expect

from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Hide, Start, Step, Swap
from sheepfold.games.wooolf.pieces import Ask, Guess, Peek
from sheepfold.learn.lessons import LessonFrame, frames, load_record
from sheepfold.learn.lessons.registry import LESSONS
from tests.browser.barriers import barriers
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.runs import RUNS
from tests.server.process import ServerProcess

LISTEN = """
    window.spoken = [];
    speechSynthesis.speak = (words) => spoken.push(words.text);
"""


def shown(game: str) -> list[LessonFrame]:
    return list(frames(LESSONS[game], load_record(LESSONS[game])))


async def says(person: Person, game: str, key: str) -> None:
    bubble = person.page.get_by_role("region", name=person.say("web-lesson"))
    await expect(bubble.get_by_role("status")).to_have_text(person.say(f"{game}-lesson-{key}"))
    assert await bubble.evaluate("box => box.scrollHeight <= box.clientHeight + 1"), "cut off"


async def listen(person: Person, game: str, frame: LessonFrame) -> None:
    """Hear what is said, and go on with a tap where no move is expected."""
    for number, said in enumerate(frame.said, 1):
        await says(person, game, said.key)
        is_own = frame.expected is not None and number == len(frame.said)
        if not is_own and not frame.is_last:
            await person.press(person.button(person.say("web-go-on")))


async def no_barriers(person: Person) -> None:
    assert await barriers(person, "light") == []
    assert await barriers(person, "dark") == []
    width = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert await person.page.evaluate(width)


async def tap_places(person: Person, move: Any) -> None:
    match move:
        case Hide(at=at) | Start(at=at):
            places = [at]
        case Step(to=to):
            places = [to]
        case Swap(a=a, b=b):
            places = [a, b]
        case _:
            raise AssertionError(move)
    for place in places:
        name = f"{place_name(place, 4)}, "
        await person.press(person.page.get_by_role("button", name=name).first)


@pytest.mark.parametrize(("language", "size", "keyboard"), RUNS)
async def test_the_meadow(
    server: ServerProcess, invite: Invite, language: str, size: tuple[int, int], keyboard: bool
) -> None:
    ada = await invite(server.url, "Ada", language, size=size, keyboard=keyboard, newcomer=keyboard)
    await ada.go_to(f"{server.url}/learn/uly_polly")
    wrong = True
    for number, frame in enumerate(shown("uly_polly")):
        if frame.view.phase == "ended":
            await ada.press(ada.button(ada.say("web-go-on")))
        await listen(ada, "uly_polly", frame)
        if frame.expected is None:
            continue
        if wrong:
            wrong = False
            tile = ada.page.get_by_role("button", name="d1, ").first
            await tile.dispatch_event("click")
            await says(ada, "uly_polly", frame.mistake)
        await tap_places(ada, frame.expected)
        if number == 3:
            await ada.reload()
    await no_barriers(ada)
    await ada.press(ada.button(ada.say("web-home")))
    await expect(ada.page.get_by_role("heading", name="Sheepfold")).to_be_visible()


async def make(person: Person, move: Any, names: tuple[str, ...]) -> None:
    """A move of Wooolf!!, on its sheets and dials."""
    sheet = person.page.get_by_role("dialog")
    if isinstance(move, Guess):
        await person.press(person.button(person.label("wooolf-action-guess")))
        dials = sheet.get_by_role("radiogroup")
        for k, player in enumerate((move.first, move.second or 0)):
            stop = dials.nth(k).get_by_role("radio", name=names[player - 1], exact=True)
            await person.press(stop)
        await person.press(person.button(person.label("wooolf-action-guess"), sheet))
        await person.press(person.button(person.say("wooolf-web-do-guess"), sheet))
        return
    whom = move.owner if isinstance(move, Peek) else move.to
    await person.press(person.page.get_by_role("button", name=f"{names[whom - 1]}. ").first)
    if isinstance(move, Peek):
        card = person.say("wooolf-side-card", side=move.side)
        await person.press(sheet.get_by_role("button", name=card))
        await person.press(person.button(person.say("wooolf-web-do-peek"), sheet))
        await person.press(person.button(person.say("web-go-on"), sheet))
    else:
        assert isinstance(move, Ask)
        question = person.say("wooolf-question", question=move.question)
        await person.press(sheet.get_by_role("button", name=question))
        await person.press(person.button(person.say("wooolf-web-do-ask"), sheet))
    await person.settle()


@pytest.mark.parametrize(("language", "size", "keyboard"), RUNS)
async def test_the_round_table(
    server: ServerProcess, invite: Invite, language: str, size: tuple[int, int], keyboard: bool
) -> None:
    ada = await invite(server.url, "Ada", language, size=size, keyboard=keyboard)
    await ada.go_to(f"{server.url}/learn/wooolf")
    lesson = LESSONS["wooolf"]
    for frame in shown("wooolf"):
        if frame.is_last:
            sheet = ada.page.get_by_role("dialog")
            await ada.press(ada.button(ada.say("web-go-on"), sheet))
        await listen(ada, "wooolf", frame)
        if frame.expected is None:
            continue
        if isinstance(frame.expected, Guess):
            await make(ada, Guess(lesson.seat + 1, lesson.seat + 1), lesson.names)
            await says(ada, "wooolf", frame.mistake)
        await make(ada, frame.expected, lesson.names)
    await no_barriers(ada)


async def test_it_is_offered_at_the_first_visit(server: ServerProcess, invite: Invite) -> None:
    ada = await invite(server.url, "Ada", newcomer=True)
    await ada.go_home()
    await ada.press(ada.button(ada.say("web-play-now")).first)
    await ada.press(ada.button(ada.say("web-lesson")))
    first = shown("uly_polly")[0].said[0]
    await says(ada, "uly_polly", first.key)
    await ada.press(ada.button(ada.say("web-lesson-skip")))
    await ada.press(ada.button(ada.say("web-play-now")).first)
    await expect(ada.button(ada.say("level-sheep"))).to_be_visible()
    await expect(ada.button(ada.say("web-lesson"))).to_have_count(0)


async def test_it_can_be_heard_by_those_who_cannot_read(
    server: ServerProcess, invite: Invite
) -> None:
    ada = await invite(server.url, "Ada")
    await ada.page.add_init_script(LISTEN)
    await ada.go_to(f"{server.url}/learn/uly_polly")
    first, second = shown("uly_polly")[:2]
    told = [ada.say(f"uly_polly-lesson-{one.said[0].key}") for one in (first, second)]
    await says(ada, "uly_polly", first.said[0].key)
    await ada.press(ada.button(ada.say("web-lesson-hear")))
    assert await ada.page.evaluate("spoken") == told[:1]
    await ada.press(ada.button(ada.say("web-setting-aloud")))
    await ada.press(ada.button(ada.say("web-go-on")))
    await says(ada, "uly_polly", second.said[0].key)
    assert (await ada.page.evaluate("spoken"))[-1] == told[1]
