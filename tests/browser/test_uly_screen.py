"""What people see of a game of Uly & Polly beside its moves: the aim, talk, the end, a rematch."""

import asyncio

from playwright.async_api import expect

from tests.browser.conftest import Invite
from tests.browser.play import begin, meadow, play, talk, whole_game
from tests.browser.truth import table_in
from tests.server.players import open_table
from tests.server.process import ServerProcess

SHORT = {"rows": 2, "columns": 2, "flips": 1, "first_wolf": 1}


async def test_a_bubble_reaches_the_person_on_turn_and_the_television(
    server: ServerProcess, invite: Invite
) -> None:
    """Bea speaks while Ada is hiding the wolf."""
    ada, bea = await invite(server.url, "Ada"), await invite(server.url, "Bea", "it")
    television = await invite(server.url, "TV", size=(1920, 1080))
    code = await open_table(server.url, "uly_polly", 2, **SHORT)
    await begin("uly_polly", ada, bea, code=code)
    await television.go_to(f"{server.url}/t/{code}/board")
    for person in (ada, bea, television):
        await meadow(person).wait_for()
    await expect(ada.page).to_have_title(f"● {ada.say('phrase-your-turn')}")
    await talk(bea, "wow")
    for person in (ada, bea, television):
        bubble = person.page.locator('.seat [data-speaker="2"]')
        await expect(bubble).to_have_text(person.say("phrase-wow"))


async def test_the_winner_and_the_loser_see_different_ends_and_a_guest_asks_for_more(
    server: ServerProcess, invite: Invite
) -> None:
    """Bea, who is not the host, would like a rematch; Ada sees that, and both keep their places."""
    people = [await invite(server.url, "Ada"), await invite(server.url, "Bea", "de")]
    ada, bea = people
    code = await open_table(server.url, "uly_polly", 2, **SHORT)
    await begin("uly_polly", ada, bea, code=code)
    await whole_game(ada, bea)
    table = table_in(server, code)
    winners = table.game.result(table.state).winners  # type: ignore[union-attr]
    for seat, person in enumerate(people, 1):
        shout = person.page.locator(".shout")
        how = "lost" if seat not in winners else "won" if len(winners) == 1 else "shared"
        await expect(shout).to_have_text(person.say(f"web-you-{how}"))
    await bea.press(bea.button(bea.say("web-again-please")))
    await expect(ada.page.get_by_text(ada.say("web-again-who", who="Bea", count=1))).to_be_visible()
    before = [(place.name, place.colour) for place in table.places]
    await ada.press(ada.button(ada.label("action-rematch")))
    await asyncio.gather(*(meadow(person).wait_for() for person in people))
    table = table_in(server, code)
    assert [(place.name, place.colour) for place in table.places] == before
    assert (table.phase, sum(place.wins for place in table.places)) == ("playing", 1)


async def test_at_first_sight_a_game_says_what_it_is_about(
    server: ServerProcess, invite: Invite
) -> None:
    """Once; from then on a tap on the counters does."""
    ada = await invite(server.url, "Ada", newcomer=True)
    await ada.play_now("uly_polly")
    guide = ada.page.get_by_role("dialog", name=ada.say("uly_polly-web-guide"))
    await expect(guide).to_contain_text(ada.say("uly_polly-web-guide-aim"))
    await ada.press(ada.button(ada.say("uly_polly-web-guide-go"), guide))
    await ada.reload()
    await meadow(ada).wait_for()
    await expect(guide).to_have_count(0)
    await ada.page.locator("button.counters").click()
    await expect(guide).to_contain_text(ada.say("uly_polly-web-guide-bone"))


async def test_a_move_against_bots_can_be_taken_back_until_the_next(
    server: ServerProcess, invite: Invite
) -> None:
    """Ada hides the wolf, the bot puts Polly down; she takes it back and hides it anew."""
    ada = await invite(server.url, "Ada")
    code = await open_table(server.url, "uly_polly", 2, first_wolf=1)
    await begin("uly_polly", ada, bots=1, code=code)
    await play(ada, turns=1)
    await expect(ada.page.locator("p.own")).to_have_text(ada.say("uly_polly-todo-swap-own"))
    await ada.press(ada.button(ada.label("action-takeback")))
    await expect(ada.page.locator("p.own")).to_have_text(ada.say("uly_polly-todo-hide-own"))
