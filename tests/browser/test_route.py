"""Nobody loses their way: games to go on with, going back, links, other devices, lost moves."""

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from sheepfold.table.actions import Ready
from tests.browser.cable import cable
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.play import begin, move_on_meadow, rival, what_now, whole_game
from tests.browser.truth import moves, table_in
from tests.server.players import open_table
from tests.server.process import ServerProcess

SMALL = {"rows": 3, "columns": 3, "flips": 3}
PUBLIC = "http://192.0.2.7:8000/"


def games(person: Person, key: str = "web-games") -> Locator:
    """The list of games that go on, or of those that were played."""
    return person.page.get_by_role("region", name=person.say(key), exact=True)


def entry(person: Person, key: str = "web-games") -> Locator:
    """The only game of the list."""
    return games(person, key).get_by_role("listitem")


# Games to go on with


async def test_home_has_the_game_that_goes_on_and_leads_back_to_it(
    server: ServerProcess, invite: Invite
) -> None:
    ada, bea = await invite(server.url, "Ada", "de"), await invite(server.url, "Bea")
    code = await open_table(server.url, "uly_polly", 2, first_wolf=1, **SMALL)
    await begin("uly_polly", ada, bea, code=code)
    assert await what_now(ada) == "turn"
    for person in (ada, bea):
        await person.press(person.button(person.say("web-home")))
        await expect(person.page.get_by_text(person.say("web-game-goes-on"))).to_be_visible()
    await expect(entry(ada)).to_contain_text(ada.say("uly_polly-name"))
    await expect(entry(ada)).to_contain_text("Bea")
    await expect(entry(ada)).to_contain_text(ada.say("phrase-your-turn"))
    await expect(entry(bea)).to_contain_text(bea.say("web-game-turn", who="Ada"))
    await ada.press(entry(ada).get_by_role("button").first)
    await ada.page.wait_for_url(f"**/t/{code}")
    assert await what_now(ada) == "turn"


async def test_who_leaves_a_game_is_told_how_to_come_back_and_does(
    server: ServerProcess, invite: Invite
) -> None:
    ada = await invite(server.url, "Ada", "fr")
    code = await ada.play_now("uly_polly")
    await what_now(ada)
    await ada.press(ada.button(ada.say("web-menu")))
    await ada.press(ada.button(ada.say("web-leave")))
    await expect(ada.page.get_by_text(ada.say("web-left-playing"))).to_be_visible()
    await expect(entry(ada)).to_contain_text(ada.say("web-game-left"))
    assert table_in(server, code).places[0].who == "bot"
    await ada.press(entry(ada).get_by_role("button").first)
    await ada.press(ada.button(ada.say("web-take-seat")))
    await expect(ada.button(ada.say("web-take-seat"))).to_have_count(0)
    await ada.answered()
    assert table_in(server, code).places[0].who == "person"


async def test_a_game_is_left_and_forgotten_from_home(
    server: ServerProcess, invite: Invite
) -> None:
    ada = await invite(server.url, "Ada", "es")
    code = await ada.play_now("uly_polly")
    await what_now(ada)
    await ada.press(ada.button(ada.say("web-home")))
    named = f"{ada.say('uly_polly-name')} ({code})"
    await ada.press(ada.button(ada.about("web-game-leave", named)))
    await expect(ada.page.get_by_text(ada.say("web-left-playing"))).to_be_visible()
    assert table_in(server, code).places[0].who == "bot"
    await ada.press(ada.button(ada.about("web-game-forget", named)))
    await expect(games(ada)).to_have_count(0)
    await ada.reload()
    await ada.button(ada.say("web-join-go")).wait_for()
    await expect(games(ada)).to_have_count(0)


async def test_a_game_that_is_over_is_there_with_its_result_and_replay(
    server: ServerProcess, invite: Invite
) -> None:
    ada, bea = await invite(server.url, "Ada", "it"), await invite(server.url, "Bea")
    code = await open_table(server.url, "uly_polly", 2, rows=2, columns=2, flips=1)
    await begin("uly_polly", ada, bea, code=code)
    await whole_game(ada, bea)
    await ada.go_home()
    past = entry(ada, "web-games-past")
    winners = [n for n, place in enumerate(table_in(server, code).places, 1) if place.wins > 0]
    won = (
        ada.say("web-game-won") if 1 in winners else ada.say("web-game-winners", count=1, who="Bea")
    )
    await expect(past).to_contain_text(won)
    await ada.press(ada.button(ada.say("web-replay"), past))
    await ada.page.wait_for_url(f"**/t/{code}/replay")
    eyes = ada.page.get_by_label(ada.say("web-replay-eyes"))
    await eyes.wait_for()
    await ada.reload()
    await eyes.wait_for()
    await ada.page.go_back()
    await expect(past).to_be_visible()


async def test_a_table_that_is_gone_can_be_forgotten(server: ServerProcess, invite: Invite) -> None:
    ada = await invite(server.url, "Ada")
    await ada.go_home()
    await ada.page.evaluate(f"localStorage['sheepfold.seats.NOSUCH'] = '[\"{'0' * 32}\"]'")
    await ada.reload()
    past = entry(ada, "web-games-past")
    await expect(past).to_contain_text(ada.say("web-game-gone"))
    forget = ada.about("web-game-forget", f"{ada.say('table-title', code='NOSUCH')} (NOSUCH)")
    await ada.press(ada.button(forget))
    await expect(past).to_have_count(0)
    assert await ada.page.evaluate("localStorage['sheepfold.seats.NOSUCH']") is None
    ada.complaints = [one for one in ada.complaints if "404" not in one]


# Back


async def test_back_closes_the_top_sheet_and_then_leads_home(
    server: ServerProcess, invite: Invite
) -> None:
    ada = await invite(server.url, "Ada")
    code = await open_table(server.url, "uly_polly", 2)
    await ada.page.goto("about:blank")
    await ada.visit(code)
    await ada.sit()
    await ada.press(ada.button(ada.say("web-menu")))
    dialog = ada.page.get_by_role("dialog")
    await ada.press(ada.button(ada.label("action-rules"), dialog))
    await expect(ada.page.get_by_role("dialog", name=ada.say("uly_polly-name"))).to_be_visible()
    await ada.page.go_back()
    await expect(ada.button(ada.say("web-leave"), dialog)).to_be_visible()
    await ada.page.go_back()
    await expect(dialog).to_have_count(0)
    assert ada.page.url == f"{server.url}/t/{code}"
    await ada.press(ada.button(ada.say("web-menu")))
    await ada.press(ada.button(ada.label("action-close"), dialog))
    await expect(dialog).to_have_count(0)
    await ada.reload()
    await expect(ada.page.get_by_text(ada.say("player-you", name="Ada"))).to_be_visible()
    await ada.page.go_back()
    await expect(entry(ada)).to_contain_text(ada.say("web-game-lobby"))
    assert ada.page.url == f"{server.url}/"


async def test_going_home_from_a_sheet_leaves_nothing_to_go_back_to(
    server: ServerProcess, invite: Invite
) -> None:
    ada = await invite(server.url, "Ada")
    await ada.page.goto("about:blank")
    code = await ada.open_table("uly_polly")
    await ada.sit()
    await ada.press(ada.button(ada.say("web-menu")))
    await ada.press(ada.button(ada.say("web-home"), ada.page.get_by_role("dialog")))
    await expect(entry(ada)).to_contain_text(ada.say("web-game-lobby"))
    assert ada.page.url == f"{server.url}/"
    await ada.page.go_forward()
    await ada.page.wait_for_url(f"**/t/{code}")
    await expect(ada.page.get_by_text(ada.say("player-you", name="Ada"))).to_be_visible()
    await ada.page.go_back()
    await ada.page.wait_for_url(f"{server.url}/")
    await ada.page.go_back()
    assert ada.page.url == "about:blank"


# Codes, links and addresses


async def test_an_unknown_code_stays_on_home_with_the_reason(
    server: ServerProcess, invite: Invite
) -> None:
    ada = await invite(server.url, "Ada", "de")
    await ada.go_home()
    field = ada.page.get_by_label(ada.say("web-join"))
    for typed, reason in (
        ("nosuch", ada.say("refused-no-such-table", code="NOSUCH")),
        ("ab", ada.say("refused-no-table")),
        ("", ada.say("web-join-empty")),
    ):
        await ada.write(field, typed)
        await ada.press(ada.button(ada.say("web-join-go")))
        await expect(field).to_have_accessible_description(reason)
        assert ada.page.url == f"{server.url}/"
    ada.complaints = [one for one in ada.complaints if "404" not in one]


async def test_a_pasted_link_is_understood_also_one_with_a_seat(
    server: ServerProcess, invite: Invite
) -> None:
    ada, phone = await invite(server.url, "Ada"), await invite(server.url, "Ada's phone")
    code = await ada.open_table("uly_polly")
    await ada.sit()
    await ada.press(ada.button(ada.say("web-menu")))
    await ada.press(ada.button(ada.say("web-pass-own")))
    link = await ada.page.get_by_text("#seat=").text_content()
    assert link is not None
    await phone.go_home()
    await phone.write(phone.page.get_by_label(phone.say("web-join")), f"Look: {link}")
    await phone.press(phone.button(phone.say("web-join-go")))
    await expect(phone.page.get_by_text(phone.say("player-you", name="Ada"))).to_be_visible()
    assert phone.page.url == f"{server.url}/t/{code}"
    way = ada.say("web-seat-moved-about", what=ada.say("web-pass-own"))
    for _ in range(2):
        await expect(ada.page.get_by_text(ada.say("web-seat-moved"))).to_be_visible()
        await expect(ada.page.get_by_text(way)).to_be_visible()
        await ada.reload()


async def test_a_wrong_address_has_a_page_that_leads_on(
    server: ServerProcess, invite: Invite
) -> None:
    ada = await invite(server.url, "Ada", "it")
    for path, status in (("nowhere", 404), ("t/K7QXMA/what", 404), ("t/x", 200)):
        answer = await ada.page.goto(f"{server.url}/{path}")
        assert answer is not None
        assert answer.status == status
        await expect(ada.page.get_by_role("heading", name=ada.say("web-lost"))).to_be_visible()
        await ada.press(ada.button(ada.say("web-to-home")))
        await ada.page.wait_for_url(f"{server.url}/")
    ada.complaints = [one for one in ada.complaints if "404" not in one]


async def test_an_address_of_this_machine_is_not_offered_to_others(
    server: ServerProcess, invite: Invite
) -> None:
    ada = await invite(server.url, "Ada", "de")
    code = await ada.open_table("uly_polly")
    await expect(ada.page.get_by_text(ada.say("web-only-here"))).to_be_visible()
    await expect(ada.button("QR")).to_have_count(0)
    await expect(ada.button(ada.say("web-share"))).to_have_count(0)
    await ada.sit()
    await ada.press(ada.button(ada.say("web-menu")))
    await ada.press(ada.button(ada.say("web-pass-own")))
    await expect(ada.page.get_by_text(ada.say("web-only-here-seat"))).to_be_visible()
    await expect(ada.page.get_by_role("img", name=ada.say("web-pass-qr"))).to_have_count(0)
    await ada.go_to(f"{server.url}/t/{code}/board")
    await expect(ada.page.get_by_text(ada.say("web-only-here"))).to_be_visible()
    await expect(ada.page.get_by_role("img", name=ada.say("web-qr"))).to_have_count(0)


async def test_the_address_that_works_is_offered_instead(tmp_path: Path, invite: Invite) -> None:
    with ServerProcess(tmp_path, options=("--public-url", PUBLIC)) as server:
        ada = await invite(server.url, "Ada")
        code = await ada.open_table("uly_polly")
        await ada.press(ada.button("QR"))
        await expect(ada.page.get_by_text(f"{PUBLIC}t/{code}", exact=True)).to_be_visible()
        await expect(ada.page.get_by_text(ada.say("web-only-here"))).to_have_count(0)


# At the table


async def test_a_move_without_a_connection_waits_and_is_then_made(
    server: ServerProcess, invite: Invite
) -> None:
    code = await open_table(server.url, "uly_polly", 2, first_wolf=1, **SMALL)
    async with cable(server.port) as wire:
        ada, bea = await invite(wire.url, "Ada", "es"), await invite(server.url, "Bea")
        await begin("uly_polly", ada, bea, code=code)
        assert await what_now(ada) == "turn"
        wire.cut()
        await expect(ada.page.get_by_text(ada.say("table-reconnecting"))).to_be_visible()
        away = re.compile(
            re.escape(bea.say("chair-away-until", left="0:")).replace("0:", r"0:\d\d")
        )
        await expect(bea.page.get_by_text(away)).to_be_visible()
        await move_on_meadow(ada)
        await expect(ada.page.get_by_text(ada.say("web-move-waits"))).to_be_visible()
        assert not moves(server, code)
        wire.mend()
        await expect(ada.page.get_by_text(ada.say("web-move-made"))).to_be_visible()
        await expect(ada.page.get_by_text(ada.say("web-move-waits"))).to_have_count(0)
        assert [made.seat for made in moves(server, code)] == [1]


async def test_the_host_sees_who_would_like_to_play_again(
    server: ServerProcess, invite: Invite
) -> None:
    ada = await invite(server.url, "Ada", "fr")
    code = await open_table(server.url, "uly_polly", 2, rows=2, columns=2, flips=1)
    await ada.visit(code)
    await ada.sit()
    async with rival(ada, code, "Ben") as ben:
        await ada.start()
        await ben.until(lambda: ben.link.view is not None)

        async def moves_on() -> None:
            while await ben.move():
                pass

        await asyncio.gather(whole_game(ada), moves_on())
        await ben.link.do(Ready())
        wish = ada.page.get_by_text(ada.say("web-again-who", count=1, who="Ben"))
        await expect(wish).to_be_visible()


@pytest.mark.parametrize("level", ["lamb", "owl"])
async def test_play_now_asks_once_how_hard_and_remembers(
    server: ServerProcess, invite: Invite, level: str
) -> None:
    ada = await invite(server.url, "Ada")
    code = await ada.play_now("uly_polly", level)
    await what_now(ada)
    assert table_in(server, code).places[1].level == level
    again = await ada.open_table("uly_polly", "web-play-now")
    await what_now(ada)
    assert table_in(server, again).places[1].level == level


async def test_a_name_keeps_its_emoji_whole(server: ServerProcess, invite: Invite) -> None:
    family = "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
    ada = await invite(server.url, f"Anastasia {family}")
    code = await ada.open_table("uly_polly")
    field = ada.page.get_by_label(ada.say("web-your-name"))
    await field.fill(f"Anastasia Maria {family}")
    await expect(field).to_have_value("Anastasia Maria ")
    await ada.sit()
    assert table_in(server, code).places[0].name == f"Anastasia {family}"


async def test_the_rules_begin_with_the_aim_and_can_always_be_closed(
    server: ServerProcess, invite: Invite
) -> None:
    ada = await invite(server.url, "Ada", "it", size=(360, 640))
    await ada.go_home()
    box = ada.page.get_by_role("region", name=ada.say("wooolf-name"))
    await ada.press(ada.button(ada.label("action-rules"), box))
    sheet = ada.page.get_by_role("dialog")
    first = sheet.locator(".page > p").first
    await expect(first).to_contain_text(ada.say("wooolf-web-aim"))
    await sheet.locator("li").last.scroll_into_view_if_needed()
    await expect(first).not_to_be_in_viewport()
    await expect(ada.button(ada.label("action-close"), sheet)).to_be_in_viewport()
    await expect(sheet.get_by_role("heading", level=2)).to_be_in_viewport()
