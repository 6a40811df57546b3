"""The round table of Wooolf!!: what one knows stays, and what concerns one is said."""

from playwright.async_api import expect

from sheepfold.games.wooolf.pieces import Peek
from sheepfold.table.actions import Play, Say
from tests.browser.circle import guess_button, peek_at, seat
from tests.browser.conftest import Invite
from tests.browser.evidence import FACE_UP
from tests.browser.play import rival, what_now
from tests.browser.truth import table_in
from tests.server.players import Player, open_table
from tests.server.process import ServerProcess
from tests.states import round_table_in


async def test_a_peeked_card_stays_with_its_owner(server: ServerProcess, invite: Invite) -> None:
    """After a reload too, for the one who peeked alone, and not while one hides one's cards."""
    code = await open_table(server.url, "wooolf", 4)
    ada, zoe = await invite(server.url), await invite(server.url, "Zoe")
    await ada.visit(code)
    await ada.sit()
    await ada.add_bots(range(2, 5))
    await ada.start()
    await zoe.visit(code)
    assert await what_now(ada) == "turn"
    bot = ada.say("player-bot", chair=2)
    seen = seat(ada, bot).locator(".card.mini")
    await expect(seen).to_have_count(0)
    await peek_at(ada, bot)
    await expect(seen).to_have_count(1)
    await ada.reload()
    await expect(seen).to_have_count(1)
    said = await seat(ada, bot).get_attribute("aria-label") or ""
    assert ada.say("wooolf-web-saw", cards="") in said
    await expect(seat(zoe, bot)).to_be_visible()
    assert not FACE_UP.search(await zoe.page.content())
    await ada.press(ada.button(ada.say("wooolf-web-own-hide")))
    assert not FACE_UP.search(await ada.page.content())
    await ada.reload()
    await ada.button(ada.say("wooolf-web-own-show")).wait_for()
    assert not FACE_UP.search(await ada.page.content())


async def peek_at_ada(player: Player) -> None:
    """Look at Ada's left card as soon as it is the player's turn."""
    await player.until(lambda: player.to_act)
    await player.link.do(Play(Peek(1, "left")))


async def test_what_was_done_to_one_is_said_when_one_is_on_turn(
    server: ServerProcess, invite: Invite
) -> None:
    """Everyone peeks at Ada's left card before her turn; it is said then, and after a reload."""
    code = await open_table(server.url, "wooolf", 4)
    ada = await invite(server.url)
    await ada.visit(code)
    await ada.sit()
    async with (
        rival(ada, code, "Bea") as bea,
        rival(ada, code, "Cleo") as cleo,
        rival(ada, code, "Dora") as dora,
    ):
        await ada.start()
        await bea.until(lambda: bea.link.view)
        starter = round_table_in(table_in(server, code).state).starter
        if starter == 1:
            await peek_at(ada, "Bea")
        peekers = [bea, cleo, dora][max(starter - 2, 0) :]
        for peeker in peekers:
            await peek_at_ada(peeker)
        assert await what_now(ada) == "turn"
        said = [ada.say("wooolf-web-peeked-you", by=peeker.name, side="left") for peeker in peekers]
        line = ada.page.get_by_text(" ".join(said), exact=True).first
        await expect(line).to_be_visible()
        await ada.reload()
        await expect(line).to_be_visible()


async def test_dials_stay_beside_the_clues_and_keep_their_numbers(
    server: ServerProcess, invite: Invite
) -> None:
    """In the second turn one may guess: the table stays in sight, and closing forgets nothing."""
    code = await open_table(server.url, "wooolf", 5)
    ada = await invite(server.url)
    await ada.visit(code)
    await ada.sit()
    await ada.add_bots(range(2, 6))
    await ada.start()
    guess = guess_button(ada)
    assert await what_now(ada) == "turn"
    if not await guess.count():
        await peek_at(ada, ada.say("player-bot", chair=2))
        assert await what_now(ada) == "turn"
    await ada.press(guess)
    panel = ada.page.get_by_role("dialog")
    dial = panel.get_by_role("radiogroup").first
    await ada.press(dial.get_by_role("radio").nth(2))
    await expect(dial.get_by_role("radio").nth(2)).to_be_checked()
    circle = ada.page.get_by_role("group", name=ada.say("wooolf-web-circle"))
    table, dials = await circle.bounding_box(), await panel.bounding_box()
    assert table is not None
    assert dials is not None
    assert table["height"] >= 150
    assert table["y"] + table["height"] <= dials["y"] + 1
    await ada.press(ada.button(ada.label("action-close"), panel))
    await expect(panel).to_have_count(0)
    await ada.press(guess)
    await expect(dial.get_by_role("radio").nth(2)).to_be_checked()


async def test_a_bubble_is_at_the_seat_of_the_speaker(
    server: ServerProcess, invite: Invite
) -> None:
    """For who is on turn, and on the television."""
    code = await open_table(server.url, "wooolf", 4)
    ada, television = await invite(server.url), await invite(server.url, "TV", size=(1920, 1080))
    await ada.visit(code)
    await ada.sit()
    async with rival(ada, code) as rolf:
        await ada.add_bots(range(3, 5))
        await ada.start()
        await television.go_to(f"{server.url}/t/{code}/board")
        for person in (ada, television):
            await seat(person, "Rolf").wait_for()
        await rolf.link.do(Say("wow"))
        for person in (ada, television):
            bubble = seat(person, "Rolf").locator("[data-speaker]")
            await expect(bubble).to_have_text(person.say("phrase-wow"))
