"""Tables of a server: the lobby, a second player, table talk, takebacks, pauses, lent seats."""

import asyncio
import re
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.uly_polly.pieces import Hide, Start
from sheepfold.log.memory import MemoryLog
from sheepfold.server.app import OpenTable, make_app
from sheepfold.server.protocol import TableInfo
from sheepfold.server.table_info import table_info
from sheepfold.table.actions import AnswerTakeback, AskTakeback, Play, Ready, Say, SeatBot
from sheepfold.table.entries import Settings
from sheepfold.terminal.network.address import find, open_table
from sheepfold.terminal.network.connection import ServerConnection
from sheepfold.terminal.network.kept_seats import file, kept
from sheepfold.terminal.network.loopback import loopback
from sheepfold.terminal.screens.lobby import Lobby
from sheepfold.terminal.screens.match import Match
from sheepfold.terminal.screens.options_form import next_value, simple_fields
from tests.table.host import Host
from tests.terminal.person import Person, a_friend, a_person, a_table

OPTIONS = uly_polly.Options(first_wolf=1)


async def start(person: Person, friend: ServerConnection) -> None:
    await friend.do(Ready())
    await person.until_seen("Ben is ready.")
    await person.press("s")
    await person.until(lambda: isinstance(person.client.screen, Match))


async def test_from_the_lobby_to_the_game() -> None:
    async with a_table("uly_polly", 5, OPTIONS) as address, a_person(address) as person:
        await person.until(lambda: isinstance(person.client.screen, Lobby))
        await person.until_seen(f"Others open {address} or")
        await person.until_seen(f"sheepfold play --join {address}")
        assert find(str(address), None) == address
        assert (await asyncio.to_thread(httpx.get, str(address))).status_code == 200
        await person.press("b")
        await person.until_seen("Bot 2")
        await person.until_seen("Fox (hard)")
        await person.press("down", "l")
        await person.until_seen("Owl (very hard)")
        async with a_friend(address) as friend:
            await person.until_seen("Ben sits down.")
            await person.press("s")
            await person.until_seen("Not everyone is ready yet.")
            await person.press("d", "down", "down", "c")
            await person.until_seen("closed")
            await start(person, friend)
            assert person.position.names == ("Anna", "Ben")


async def test_the_host_chooses_how_to_play_and_in_which_order() -> None:
    async with (
        a_table("uly_polly", 3) as address,
        a_person(address) as person,
        a_friend(address) as friend,
    ):

        async def until_chosen(**options: Any) -> None:
            await person.until(lambda: of(person).options == uly_polly.Options(**options))

        await person.until_seen("Ben sits down.")
        await person.press("down", "u")
        await person.until(lambda: [p.name for p in of(person).places[:2]] == ["Ben", "Anna"])
        await person.press("o")
        await person.until_seen("at random")
        await person.press("right")
        await until_chosen(first_wolf=1)
        await person.press("down")
        await person.until_seen("After this many steps in a row")
        await person.press("left")
        await until_chosen(first_wolf=1, patience=4)
        await person.press("left")
        await person.until_seen("no limit")
        await person.press("down", "enter")
        chosen: dict[str, Any] = {"first_wolf": 1, "patience": None}
        await until_chosen(**chosen, rows=5, flips=10)
        await person.press("end", "right")
        await person.until(lambda: of(person).settings.advice == "always")
        await person.until_seen("Players can ask for hints")
        await person.press("up", "right")
        await person.until(lambda: of(person).settings.notes == "always")
        await person.until_seen("The page may write down")
        await person.press("escape")
        await start(person, friend)
        assert person.position.view.options == of(person).options


async def test_with_other_people_there_is_no_advice_by_itself() -> None:
    async with (
        a_table("uly_polly", 2) as address,
        a_person(address) as person,
        a_friend(address) as friend,
    ):
        await person.until_seen("Ben sits down.")
        await start(person, friend)
        await person.press("i")
        assert "i advice" not in person.screen


def of(person: Person) -> TableInfo:
    """The table that somebody sits at."""
    assert person.device.table is not None
    return person.device.table


def test_the_first_wolf_is_counted_among_those_who_sit_there() -> None:
    """Chair 2 is free, and goes when the game begins."""
    host = Host(uly_polly.Options(), Settings(chairs=4)).seat(1)
    for chair in (3, 4):
        host.ask(SeatBot(chair), 1)
    table = table_info(host.table, 0.0)
    first_wolf = simple_fields(table)[0]
    assert [next_value(first_wolf, table, n) for n in (1, 2, 3, 4)] == [1, 2, 3, None]


async def test_only_the_host_chooses() -> None:
    async with (
        a_table("wooolf", 4) as address,
        a_friend(address),
        a_person(address, language="it") as person,
    ):
        await person.until(lambda: isinstance(person.client.screen, Lobby))
        await person.press("o")
        await person.until_seen("Gioco avanzato")
        await person.press("right")
        await person.until_seen("solo chi ospita")
        assert of(person).options == wooolf.Options()


async def test_a_friend_plays_along() -> None:
    async with (
        a_table("uly_polly", 2, OPTIONS) as address,
        a_person(address, language="es") as person,
        a_friend(address) as friend,
    ):
        await friend.do(Ready())
        await person.until_seen("Ben dice: ¡ya se puede empezar!")
        await person.press("s")
        assert await person.turn()
        await friend.do(Say("laugh"))  # each reads it in their own language
        await person.until_seen("Ben: ¡Ja, ja!")
        await person.play(Hide(5), mouse=True)
        await friend.do(Play(Start(0)))
        assert await person.turn()
        swap = person.position.legal[3]
        await person.play(swap)
        assert friend.view is not None
        await person.until(lambda: friend.view.history[-1].__class__.__name__ == "Swapped")  # type: ignore[union-attr]
        assert friend.view.wolf is None  # type: ignore[attr-defined]


async def test_takebacks_and_pauses_by_one_key() -> None:
    async with (
        a_table("uly_polly", 2, OPTIONS) as address,
        a_person(address) as person,
        a_friend(address) as friend,
    ):
        await start(person, friend)
        await person.turn()
        await person.play(Hide(5))
        await person.press("u")
        await person.until_seen("Anna takes the last move back.")
        await person.turn()
        await person.play(Hide(9))
        await friend.do(Play(Start(0)))
        await friend.do(AskTakeback())
        await person.until_seen("y allow")
        await person.press("n")
        await person.until_seen("Anna doesn’t want the move taken back.")
        await person.until(lambda: "y allow" not in person.screen)
        await friend.do(AskTakeback())
        await person.until(lambda: person.position.table.asking == 2)
        await person.until_seen("y allow")
        await person.press("y")
        await person.until_seen("Ben takes the last move back.")
        await friend.do(Play(Start(1)))
        await person.turn()
        await person.play(person.position.legal[0])
        await person.press("u")
        await person.until(lambda: friend.table and friend.table.asking == 1)
        await friend.do(AnswerTakeback(True))
        await person.until_seen("Your turn: swap")

        await person.press("p")
        await person.until_seen("The game is paused.")
        await person.write("c3-d3")
        await person.until(lambda: person.device.note == "The game is paused.")
        await person.press("p")
        await person.until_seen("The game goes on.")


async def test_a_lent_seat_is_taken_back_by_one_key() -> None:
    late = 0.0
    app = make_app(MemoryLog(), bot_delay=0.0, clock=lambda: time.time() + late)
    async with loopback(app) as server:
        asked = OpenTable(OPTIONS, Settings(chairs=2, clock=60))
        address = await open_table(server, asked, "en")
        async with a_person(address) as person, a_friend(address) as friend:
            await start(person, friend)
            await person.until(lambda: re.search(r"0:[0-5]\d · Table", person.screen))
            late = 90.0
            await friend.do(Say("your-turn"))
            await person.until_seen("Press k to take your seat back")
            await person.press("k")
            await person.until_seen("Anna is back.")


async def test_who_leaves_can_come_again() -> None:
    async with (
        a_table("uly_polly", 2, OPTIONS) as address,
        a_person(address, keep=True) as person,
        a_friend(address) as friend,
    ):
        await start(person, friend)
        await person.press("q", "enter")
        await person.until(lambda: not person.client.is_running)
        await person.until(lambda: friend.table and friend.table.places[0].who == "bot")
        async with a_person(address, ("Anna",), keep=True) as again:
            await again.until(lambda: isinstance(again.client.screen, Match))
            assert again.device.me == 1


async def test_somebody_else_waits_for_the_next_round() -> None:
    """The wolf's hiding place is known by one person a round."""

    async with (
        a_table("uly_polly", 2, OPTIONS) as address,
        a_person(address) as person,
        a_friend(address) as friend,
    ):
        await start(person, friend)
        await person.play(Hide(5))
        await person.press("q", "enter")
        await person.until(lambda: friend.table and friend.table.places[0].who == "bot")
        async with a_person(address, ("Zoe",)) as newcomer:
            await newcomer.until_seen("You’ll play for Anna from the next round on.")
            assert newcomer.device.me is None
            await newcomer.press("j")
            await newcomer.until_seen("At least two others have to agree")
            await newcomer.press("n")
            await newcomer.until(lambda: newcomer.device.connection.claims == ())


async def test_watching_a_game() -> None:
    async with (
        a_table("uly_polly", 2, OPTIONS) as address,
        a_person(address, fill=True) as person,
        a_person(address, ()) as watcher,
    ):
        await person.turn()
        await watcher.until_seen("It’s Anna’s turn to hide the wolf.")
        await person.play(Hide(5))
        await watcher.until_seen("Anna has hidden the wolf")
        assert "Your move" not in watcher.screen
        await watcher.press("t", "u", "p", "enter")
        assert isinstance(watcher.client.screen, Match)


async def test_a_seat_is_kept_until_one_gets_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    async with a_table("uly_polly", 5, OPTIONS) as address, a_friend(address):
        async with a_person(address, keep=True) as person:
            assert person.device.me == 2
            assert kept(address) == person.device.connection.tokens
            assert file().stat().st_mode & 0o777 == 0o600
        async with a_person(address, ["Somebody"], keep=True) as person:
            assert person.device.me == 2
            await person.until_seen("Anna")
            assert "Somebody" not in person.screen
            await person.device.stand_up()
            assert kept(address) == []
        async with a_person(address, ["Cleo"], keep=True) as person:
            await person.until_seen("Cleo")


async def test_a_seat_that_cannot_be_kept_is_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sheepfold").write_text("not a folder")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    async with (
        a_table("uly_polly", 5, OPTIONS) as address,
        a_person(address, keep=True) as person,
    ):
        await person.until_seen("Your seat couldn’t be kept for later")
        assert person.device.me == 1
