"""What a page reads aloud is for a whole room to hear: it must be no secret."""

import json

import pytest
from playwright.async_api import WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.play import begin, move_on_meadow, play, what_now
from tests.server.process import ServerProcess

LISTEN = """
    localStorage.setItem("sheepfold.settings", JSON.stringify({ aloud: true, pace: "quick" }));
    window.spoken = [];
    speechSynthesis.speak = (words) => spoken.push(words.text);
"""


async def spoken(person: Person) -> list[str]:
    """What the page has said so far."""
    return [str(text) for text in await person.page.evaluate("spoken")]


async def test_only_what_a_spectator_may_know_is_read_aloud(
    server: ServerProcess, invite: Invite
) -> None:
    ada, zoe = await invite(server.url), await invite(server.url, "Zoe")
    for person in (ada, zoe):
        await person.page.add_init_script(LISTEN)
    code = await ada.open_table("wooolf")
    await zoe.visit(code)
    await expect(zoe.page.get_by_role("log")).to_be_attached()
    await ada.reload()
    await ada.sit()
    await ada.add_bots(range(2, 6))
    await ada.start()
    await play(ada, turns=3)
    await what_now(ada)
    said = await spoken(ada)
    assert said
    own = [ada.say(f"wooolf-todo-{phase}-own") for phase in ("turns", "final")]
    known = {*await spoken(zoe), *own}
    for text in said:
        rest = text
        for sentence in known:
            rest = rest.replace(sentence, "")
        assert not rest.strip(), text


@pytest.mark.parametrize(
    ("reason", "heard"), [("wooolf-wolf-second", False), ("uly_polly-too-far", True)]
)
async def test_a_refusal_is_read_aloud_only_if_it_tells_of_nobodys_secret(
    server: ServerProcess, invite: Invite, reason: str, heard: bool
) -> None:
    ada = await invite(server.url)
    await ada.page.add_init_script(LISTEN)

    def refuse(page: WebSocketRoute) -> None:
        there = page.connect_to_server()

        def ask(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "do" and asked["action"]["do"] == "play":
                refused = {"type": "refused", "id": asked["id"], "reason": reason, "facts": {}}
                told = {"text": "You cannot do that.", "is_open": heard}
                page.send(json.dumps({**refused, **told}))
            else:
                there.send(message)

        page.on_message(ask)

    await ada.page.route_web_socket("**/ws?*", refuse)
    await begin("uly_polly", ada, bots=1)
    await what_now(ada)
    await move_on_meadow(ada)
    await expect(ada.page.get_by_role("alert")).to_have_text("You cannot do that.")
    assert ("You cannot do that." in await spoken(ada)) is heard
