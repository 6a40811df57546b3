"""Whole games of both kinds, with people, bots and spectators in real browsers."""

import asyncio
from contextlib import AsyncExitStack

import httpx
import pytest
from playwright.async_api import expect

from sheepfold.games import GAMES, OURS
from sheepfold.games.record import load
from sheepfold.locales import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.play import begin, lengthy, play, rival, what_now, whole_game
from tests.browser.truth import result, table_in
from tests.server.players import open_table
from tests.server.process import ServerProcess

COUNTS = [(game.NAME, players) for game in OURS for players in game.SEATS]


@pytest.mark.parametrize(("game", "least"), [("uly_polly", 10), ("wooolf", 2)])
async def test_two_taps_to_play_against_bots(
    server: ServerProcess, invite: Invite, game: str, least: int, effort: int
) -> None:
    """The first turns; at length the whole game."""
    ada = await invite(server.url)
    await ada.play_now(game)
    if effort == 1:
        assert await play(ada, turns=3) == 3
    else:
        assert await play(ada) > least


@pytest.mark.parametrize("game", ["uly_polly", pytest.param("wooolf", marks=pytest.mark.full)])
async def test_people_who_speak_different_languages_and_a_spectator(
    server: ServerProcess, invite: Invite, game: str, effort: int
) -> None:
    """Two in two languages, the others elsewhere; at length five in five."""
    names = ("Ada", "Bea", "Cleo", "Dora", "Elsa")
    number = 2 if effort == 1 else 5
    spoken = LANGUAGES if effort > 1 else {"uly_polly": ("es", "de"), "wooolf": ("it", "fr")}[game]
    people = [
        await invite(server.url, name, language)
        for name, language in zip(names[:number], spoken, strict=True)
    ]
    spectator = await invite(server.url, "Zoe", "en")
    code = await open_table(server.url, game, 5, **lengthy(game, effort))
    host, *guests = people
    await host.visit(code)
    await host.sit()
    for guest in guests:
        await guest.join(code)
        await guest.sit()
        await guest.be_ready()
    async with AsyncExitStack() as stack:
        others = [
            await stack.enter_async_context(rival(host, code, name)) for name in names[number:]
        ]
        await host.start()
        await spectator.visit(code)
        await expect(spectator.page.get_by_text(spectator.say("web-watching"))).to_be_visible()
        elsewhere = [other.play() for other in others]
        await asyncio.gather(whole_game(*people, spectator), *elsewhere)
    for person in (*people, spectator):
        await expect(person.page.get_by_role("heading", level=2)).to_have_text(
            result(server, code, person)
        )
    record = load(httpx.get(f"{server.url}/api/tables/{code}/record").content)
    for person in (*people, spectator):
        await expect(person.page.locator("summary code")).to_have_text(record.fingerprint)
    await host.press(host.button(host.label("action-rematch")))
    await asyncio.gather(*(expect(p.page.get_by_role("link")).to_have_count(0) for p in people))
    assert table_in(server, code).games == 2


@pytest.mark.parametrize("game", [game.NAME for game in OURS])
async def test_by_keyboard_alone(
    server: ServerProcess, invite: Invite, game: str, effort: int
) -> None:
    ada = await invite(server.url, keyboard=True)
    bots = GAMES[game].SEATS[0] - 1
    code = await open_table(server.url, game, bots + 1, **lengthy(game, effort))
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
