"""Several who share one device: whole games, and nothing of one seat left for the next."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.evidence import CARD, Evidence, exposed, tokens, told
from tests.browser.person import Person
from tests.browser.play import SHORT, go_on, meadow, play, rival, take_turn
from tests.browser.shared import curtain, lift, looking, play_together, sit_here, what_now
from tests.browser.truth import result, table_in
from tests.server.players import open_table
from tests.server.process import ServerProcess
from tests.states import round_table_in

SHARED = [
    ("uly_polly", SHORT["uly_polly"]),
    pytest.param("uly_polly", {}, marks=pytest.mark.full),
    pytest.param("wooolf", {}, marks=pytest.mark.full),
]
GOSSIP = """
window.WebSocket = class extends WebSocket {
    constructor(address) {
        super(address);
        this.addEventListener("message", ({ data }) => {
            sessionStorage.heard = (sessionStorage.heard ?? "") + data;
        });
    }
};
"""
"""A page that keeps what it was told."""


@pytest.mark.parametrize(("game", "options"), SHARED)
async def test_two_share_a_device_and_others_play_elsewhere(
    server: ServerProcess, invite: Invite, game: str, options: dict[str, Any]
) -> None:
    """They pass the device from hand to hand, with a person, a bot and a spectator apart."""
    device, zoe = await invite(server.url, "Ada"), await invite(server.url, "Zoe", "it")
    code = await open_table(server.url, game, 4, **options)
    await sit_here(device, code, ["Bea"])
    async with rival(device, code) as rolf:
        await device.add_bots(range(4, 5))
        await device.start()
        await zoe.visit(code)
        taken, _, _ = await asyncio.gather(play_together(device), play(zoe), rolf.play())
    assert set(taken) == {"Ada", "Bea"}
    for person in (device, zoe):
        await expect(person.page.get_by_role("heading", level=2)).to_have_text(
            result(server, code, person)
        )


async def curtain_is_down(device: Person, evidence: Evidence, now: str = "curtain") -> None:
    """Wait until somebody is called, to lift the curtain or (`now` is "turn") to choose in front of
    everyone; since the curtain fell, nobody's secrets came or are left.
    """
    assert await what_now(device) == now
    messages = evidence.messages()
    fell = max(n for n, message in enumerate(messages) if message["type"] == "sync")
    assert messages[fell]["viewer"] is None
    assert not [found for message in messages[fell:] for found in told(message, None)]
    assert not exposed(await evidence.look(), device)


async def held(device: Person, evidence: Evidence, button: str) -> str:
    """What the page shows while this button is held."""
    await device.button(device.say(button)).focus()
    await device.page.keyboard.down("Enter")
    shown = await evidence.look()
    await device.page.keyboard.up("Enter")
    return shown


async def test_the_wolf_is_not_left_for_the_next_on_the_same_device(
    server: ServerProcess, invite: Invite
) -> None:
    """Ada hides the wolf behind the curtain. What follows is chosen in front of everyone, and Bea
    learns nothing of the wolf, also when Ada looks at it again before she swaps.
    """
    device = await invite(server.url, "Ada")
    evidence = Evidence(device.page)
    code = await open_table(server.url, "uly_polly", 2, first_wolf=1)
    await sit_here(device, code, ["Bea"])
    await device.start()
    await curtain_is_down(device, evidence)
    assert await lift(device) == "Ada"
    assert not exposed(await evidence.look(), device)
    await take_turn(device)
    hold = device.button(device.say("uly_polly-web-hold-wolf"))
    for name in ("Bea", "Ada", "Bea"):
        await curtain_is_down(device, evidence, "turn")
        assert await looking(device) == name
        assert not await hold.count()
        if name == "Ada":
            await look_from_seat(device, name)
            assert exposed(await held(device, evidence, "uly_polly-web-hold-wolf"), device)
        await take_turn(device)
    assert table_in(server, code).state.round == 1
    await curtain_is_down(device, evidence, "turn")


async def look_from_seat(device: Person, name: str) -> None:
    """In a turn without a secret, look at one's own all the same."""
    await device.press(device.button(device.say("web-lift-any")))
    sheet = device.page.get_by_role("dialog")
    await device.button(device.say("web-lift", name=name), sheet).hover()
    await device.page.mouse.down()
    await expect(sheet).to_have_count(0)
    await device.page.mouse.up()
    await device.button(device.say("uly_polly-web-hold-wolf")).wait_for()


async def test_no_card_is_left_for_the_next_on_the_same_device(
    server: ServerProcess, invite: Invite
) -> None:
    """Each of two looks at her own cards and peeks at another; the other's device knows neither."""
    device = await invite(server.url, "Ada")
    evidence = Evidence(device.page)
    code = await open_table(server.url, "wooolf", 4)
    await sit_here(device, code, ["Bea"])
    await device.add_bots(range(3, 5))
    await device.start()
    names = []
    for _ in range(2):
        await curtain_is_down(device, evidence)
        before = len(evidence.frames)
        names.append(await lift(device))
        own = round_table_in(table_in(server, code).state).hands[["Ada", "Bea"].index(names[-1])]
        assert set(CARD.findall("\n".join(evidence.frames[before:]))) == set(own)
        assert not exposed(await evidence.look(), device)
        assert exposed(await held(device, evidence, "wooolf-web-hold-cards"), device)
        await peek(device)
        assert exposed(await evidence.look(), device)
        await go_on(device)
    assert sorted(names) == ["Ada", "Bea"]
    assert await curtain_falls(device, evidence)


async def curtain_falls(device: Person, evidence: Evidence) -> bool:
    """Wait until it hangs, whoever is called; whether it hides everything."""
    await curtain(device).wait_for()
    await device.page.get_by_role("group", name=device.say("wooolf-web-circle")).wait_for()
    return not exposed(await evidence.look(), device)


async def peek(person: Person) -> None:
    """Look at a card of the first who can be looked at."""
    circle = person.page.get_by_role("group", name=person.say("wooolf-web-circle"))
    await person.press(circle.get_by_role("button", disabled=False).first)
    sheet = person.page.get_by_role("dialog")
    card = sheet.get_by_role("button", name=person.say("wooolf-side-card", side="left"))
    await person.press(card)
    await person.press(person.button(person.say("wooolf-web-do-peek"), sheet))
    await person.page.get_by_role("dialog", name=person.say("wooolf-web-secret-look")).wait_for()


async def test_a_page_that_keeps_something_is_noticed(
    server: ServerProcess, invite: Invite
) -> None:
    device = await invite(server.url, "Ada")
    evidence = Evidence(device.page)
    await device.page.add_init_script(GOSSIP)
    code = await open_table(server.url, "uly_polly", 2, first_wolf=1)
    await sit_here(device, code, ["Bea"])
    await device.start()
    await curtain_is_down(device, evidence)
    await lift(device)
    await take_turn(device)
    with pytest.raises(AssertionError, match="exposed"):
        await curtain_is_down(device, evidence, "turn")


async def test_a_device_that_several_have_left_has_forgotten_them(
    server: ServerProcess, invite: Invite
) -> None:
    """They leave their seats to bots, and the device comes back to watch."""
    device = await invite(server.url, "Ada")
    code = await open_table(server.url, "uly_polly", 3, first_wolf=1)
    await sit_here(device, code, ["Bea"])
    async with rival(device, code, "Cleo"):
        await device.start()
        await what_now(device)
        await lift(device)
        await take_turn(device)
        assert await what_now(device) == "turn"
        kept = await tokens(device)
        assert len(kept) == 2
        await device.press(device.button(device.say("web-menu")))
        await device.press(device.button(device.say("web-leave")))
        await device.page.wait_for_url(f"{server.url}/")
        await device.page.get_by_text(device.say("web-game-left")).wait_for()
        after = Evidence(device.page)
        await device.visit(code)
        await device.page.get_by_text(device.say("web-watching")).wait_for()
        await meadow(device).wait_for()
        assert not exposed(await after.look(), device)
        assert not [found for message in after.messages() for found in told(message, None)]
        assert not [token for token in kept if token in await after.all()]
        assert not await tokens(device)
