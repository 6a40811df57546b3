"""Lost connections and a server that dies: the page says so, heals, and loses nothing."""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.cable import cable
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.play import LONGER, SHORT, begin, lengthy, move_on_meadow, what_now, whole_game
from tests.browser.truth import moves, table_in
from tests.server.players import open_table
from tests.server.process import ServerProcess
from tests.server.raw import figure

KILLS = 2


async def made(server: ServerProcess, code: str, number: int) -> None:
    """Wait until so many moves have been made."""
    while len(moves(server, code)) < number and table_in(server, code).phase == "playing":
        await asyncio.sleep(0.01)


async def lost(person: Person) -> None:
    """Wait until the page says that it is not connected."""
    text = person.page.get_by_text(person.say("table-reconnecting"))
    await expect(text).to_be_visible()


async def test_a_move_made_without_a_connection_is_made_once(
    server: ServerProcess, invite: Invite, effort: int
) -> None:
    options = lengthy("uly_polly", effort)
    code = await open_table(server.url, "uly_polly", 2, first_wolf=1, **options)
    async with cable(server.port) as wire:
        ada, bea = await invite(wire.url, "Ada"), await invite(server.url, "Bea", "it")
        await begin("uly_polly", ada, bea, code=code)
        assert await what_now(ada) == "turn"
        wire.cut()
        await lost(ada)
        away = bea.page.get_by_role("log").get_by_text(bea.say("news-went_away", who="Ada"))
        await expect(away).to_be_attached()
        await move_on_meadow(ada)
        assert not moves(server, code)
        wire.mend()
        back = bea.page.get_by_role("log").get_by_text(bea.say("news-came_back", who="Ada"))
        await expect(back).to_be_attached()
        hidden = bea.page.get_by_role("log").get_by_text(
            bea.say("uly_polly-event-hidden", seat="Ada")
        )
        await expect(hidden).to_be_attached()
        assert [made.seat for made in moves(server, code)] == [1]
        await whole_game(ada, bea)
    assert table_in(server, code).phase == "over"


@pytest.mark.full
async def test_a_way_that_leads_nowhere_is_given_up(server: ServerProcess, invite: Invite) -> None:
    """As on a train: nothing arrives any more, and nobody says that the connection is gone."""
    code = await open_table(server.url, "uly_polly", 2, first_wolf=1, **LONGER["uly_polly"])
    async with cable(server.port) as wire:
        ada, bea = await invite(wire.url, "Ada"), await invite(server.url, "Bea", "it")
        await begin("uly_polly", ada, bea, code=code)
        assert await what_now(ada) == "turn"
        wire.freeze()
        await move_on_meadow(ada)
        hidden = bea.say("uly_polly-event-hidden", seat="Ada")
        log = bea.page.get_by_role("log").get_by_text(hidden)
        await expect(log).to_be_attached(timeout=60_000)
        assert [made.seat for made in moves(server, code)] == [1]
        await whole_game(ada, bea)


@pytest.mark.full
async def test_who_only_waits_is_connected_anew_when_nothing_arrives_any_more(
    server: ServerProcess, invite: Invite
) -> None:
    """As with a server that stands still: whoever sends nothing must ask whether it is there."""
    code = await open_table(server.url, "uly_polly", 2, first_wolf=2, **LONGER["uly_polly"])
    async with cable(server.port) as wire:
        ada, bea = await invite(wire.url, "Ada"), await invite(server.url, "Bea", "it")
        await begin("uly_polly", ada, bea, code=code)
        assert await what_now(bea) == "turn"
        wire.freeze()
        await move_on_meadow(bea)
        # What was sent to her is lost, so only another connection can bring it. She may have that
        # so soon that the page has no time to say so.
        hidden = ada.say("uly_polly-event-hidden", seat="Bea")
        log = ada.page.get_by_role("log").get_by_text(hidden)
        await expect(log).to_be_attached(timeout=60_000)
        await whole_game(ada, bea)


@pytest.mark.parametrize("game", ["uly_polly", pytest.param("wooolf", marks=pytest.mark.full)])
async def test_the_server_dies_in_the_middle_of_a_game(
    tmp_path: Path, invite: Invite, game: str, effort: int
) -> None:
    bots = 1 if game == "uly_polly" else 3
    with ServerProcess(tmp_path) as server:
        code = await open_table(server.url, game, bots + 2, **lengthy(game, effort))
        ada, bea = await invite(server.url, "Ada", "de"), await invite(server.url, "Bea", "fr")
        await begin(game, ada, bea, bots=bots, code=code)
        playing = asyncio.create_task(whole_game(ada, bea))
        for _ in range(KILLS):
            await made(server, code, len(moves(server, code)) + 3)
            server.kill()
            await asyncio.gather(lost(ada), lost(bea))
            await asyncio.to_thread(server.restart)
        await playing
        table = table_in(server, code)
        assert table.phase == "over"
        assert [place.name for place in table.places[:2]] == ["Ada", "Bea"]
        assert "Traceback" not in server.stderr()


async def test_who_is_too_fast_never_hears_of_it(tmp_path: Path, invite: Invite) -> None:
    """The page asks again by itself, and the game goes on."""
    options = ("--limit", "burst=1", "--limit", "messages_per_second=4")
    with ServerProcess(tmp_path, options=options) as server:
        code = await open_table(server.url, "uly_polly", 2, **SHORT["uly_polly"])
        ada, bea = await invite(server.url, "Ada"), await invite(server.url, "Bea", "it")
        await begin("uly_polly", ada, bea, code=code)
        await whole_game(ada, bea)
        assert await figure(server, "refusals_total") > 0
        assert table_in(server, code).phase == "over"
        for person in (ada, bea):
            await expect(person.page.get_by_text(person.say("refused-too-fast"))).to_have_count(0)
