"""Whole games of both kinds, with people, bots and spectators in real browsers."""

import asyncio

import httpx
import pytest
from playwright.async_api import expect

from sheepfold.games.record import load
from sheepfold.locales import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.play import begin, play, what_now, whole_game
from tests.browser.truth import result, table_in
from tests.server.players import open_table
from tests.server.process import ServerProcess

SMALL = {"rows": 3, "columns": 3, "flips": 3}
COUNTS = [("uly_polly", n) for n in (2, 3, 4, 5)] + [("wooolf", n) for n in (4, 5, 6, 7, 8)]


@pytest.mark.parametrize(("game", "least"), [("uly_polly", 10), ("wooolf", 2)])
async def test_two_taps_to_play_against_bots(
    server: ServerProcess, invite: Invite, game: str, least: int
) -> None:
    ada = await invite(server.url)
    await ada.play_now(game)
    assert await play(ada) > least


@pytest.mark.parametrize("game", ["uly_polly", "wooolf"])
async def test_five_people_in_five_languages_and_a_spectator(
    server: ServerProcess, invite: Invite, game: str
) -> None:
    names = ("Ada", "Bea", "Cleo", "Dora", "Elsa")
    people = [
        await invite(server.url, name, language)
        for name, language in zip(names, LANGUAGES, strict=True)
    ]
    spectator = await invite(server.url, "Zoe", "it")
    code = await open_table(server.url, game, 5, **(SMALL if game == "uly_polly" else {}))
    await begin(game, *people, code=code)
    await spectator.visit(code)
    await expect(spectator.page.get_by_text(spectator.say("web-watching"))).to_be_visible()
    await whole_game(*people, spectator)
    for person in (*people, spectator):
        await expect(person.page.get_by_role("heading", level=2)).to_have_text(
            result(server, code, person)
        )
    record = load(httpx.get(f"{server.url}/api/tables/{code}/record").content)
    for person in (*people, spectator):
        await expect(person.page.locator("summary code")).to_have_text(record.fingerprint)
    await people[0].press(people[0].button(people[0].label("action-rematch")))
    await asyncio.gather(*(expect(p.page.get_by_role("link")).to_have_count(0) for p in people))
    assert table_in(server, code).games == 2


@pytest.mark.parametrize("game", ["uly_polly", "wooolf"])
async def test_by_keyboard_alone(server: ServerProcess, invite: Invite, game: str) -> None:
    ada = await invite(server.url, keyboard=True)
    bots = 1 if game == "uly_polly" else 3
    code = await open_table(server.url, game, bots + 1, **(SMALL if game == "uly_polly" else {}))
    await ada.join(code)
    await ada.sit()
    await ada.add_bots(range(2, bots + 2))
    await ada.start()
    assert await play(ada) > 2


@pytest.mark.full
@pytest.mark.parametrize(("game", "players"), COUNTS)
@pytest.mark.parametrize("share", [0.5, 1.0])
async def test_every_number_of_players(
    server: ServerProcess, invite: Invite, game: str, players: int, share: float
) -> None:
    persons = max(2, round(players * share))
    people = [await invite(server.url, f"P{n}", LANGUAGES[n % 5]) for n in range(persons)]
    await begin(game, *people, bots=players - persons)
    await whole_game(*people)
    for person in people:
        assert await what_now(person) == "over"
