"""When something is wrong: refused moves, lost connections, tables that are not there."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from starlette.types import Receive, Scope, Send

from sheepfold.cli import main
from sheepfold.games import uly_polly, wooolf
from sheepfold.games.uly_polly.pieces import Hide, Swap
from sheepfold.locales import LANGUAGES, say, sentence
from sheepfold.log.memory import MemoryLog
from sheepfold.server.app import OpenTable, make_app
from sheepfold.server.protocol import Language
from sheepfold.table.actions import Play
from sheepfold.table.entries import Settings
from sheepfold.terminal.device import Device, StartPlan
from sheepfold.terminal.network.address import Address, NoTable, find, open_table
from sheepfold.terminal.network.connection import CommandRefused
from sheepfold.terminal.network.loopback import loopback
from sheepfold.terminal.play import PlayRequest, prepare
from sheepfold.terminal.screens.client import ClientWindow
from sheepfold.terminal.screens.connecting import Connecting
from sheepfold.terminal.screens.match import Match
from sheepfold.terminal.screens.pages import Leave
from tests.terminal.person import SIZE, Person, a_person, a_table
from tests.terminal.real import RealClient

OPTIONS = uly_polly.Options(first_wolf=1)


async def test_a_lost_connection_heals() -> None:
    log = MemoryLog()
    async with loopback(make_app(log, bot_delay=0.0)) as server:
        address = await open_table(server, OpenTable(OPTIONS, Settings(chairs=2)), "en")
        port = int(server.rpartition(":")[2])
        coming = a_person(address, fill=True)
        person = await coming.__aenter__()
        await person.turn()
    await person.until_seen("reconnecting…")
    assert isinstance(person.client.screen, Match)  # what was known can still be read
    await person.press("right", "enter")  # and what is done is sent when there is someone
    async with loopback(make_app(log, bot_delay=0.0), port):
        await person.until(lambda: person.device.connection.connected)
        await person.until_seen("You’ve hidden the wolf on b1")
        assert "reconnecting" not in person.screen
        await person.turn()
        await person.play(person.position.legal[0])
        await coming.__aexit__(None, None, None)


@pytest.mark.parametrize("status", [403, 500])
async def test_a_server_that_lets_nobody_in_is_named_until_it_does(status: int) -> None:
    log, is_open = MemoryLog(), False
    app = make_app(log, bot_delay=0.0)

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not is_open:
            if status == 500:
                raise KeyError("a defect of the server")
            await receive()
            await send({"type": "websocket.close"})
        else:
            await app(scope, receive, send)

    async with loopback(door) as server:
        address = await open_table(server, OpenTable(OPTIONS, Settings(chairs=2)), "en")
        client = ClientWindow(Device(StartPlan(address, ["Anna"], "fox", language="de")))
        async with client.run_test(size=SIZE) as pilot:
            person = Person(client, pilot)
            await person.until_seen("antwortet, lässt aber")
            await person.until_seen(f"(HTTP {status})")
            is_open = True
            await person.until(lambda: isinstance(client.screen, Match))
            assert "HTTP" not in person.screen
            await person.until(lambda: client.device.is_settled)
            is_open = False
            socket = client.device.connection._socket
            assert socket is not None
            socket.transport.abort()
            await person.until_seen(f"(HTTP {status})")


async def test_a_refusal_calls_people_by_their_names() -> None:
    options = uly_polly.Options(first_wolf=2)
    async with (
        a_table("uly_polly", 2, options) as address,
        a_person(address, language="it") as person,
        a_person(address, ["Béa"]) as other,
    ):
        await other.press("r")
        await person.until_seen("Béa dice")
        await person.press("s")
        await person.until(lambda: isinstance(person.client.screen, Match))
        await person.write("hide a1")
        await person.until_seen("Non tocca a te: tocca a Béa.")


async def test_a_game_on_this_device_never_ends_by_refusals(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        how = PlayRequest("uly_polly", options={"first_wolf": 1}, data=tmp_path, bot_delay=0.0)
        client = ClientWindow(Device(await prepare(how, stack)))
        pilot = await stack.enter_async_context(client.run_test(size=SIZE))
        person = Person(client, pilot)
        await person.turn()
        for _ in range(300):
            with pytest.raises(CommandRefused):
                await client.device.connection.do(Play(Swap(0, 1)))
        await person.play(Hide(3))


async def test_a_table_that_is_not_there() -> None:
    async with a_table("uly_polly", 2) as address:
        client = ClientWindow(Device(StartPlan(Address(address.server, "NOTHERE"), language="it")))
        async with client.run_test(size=SIZE) as pilot:
            person = Person(client, pilot)
            await person.until_seen("Il tavolo NOTHERE non esiste. Controlla il codice")
            assert isinstance(client.screen, Connecting)
            await person.press("q", "enter")
            await person.until(lambda: not client.is_running)


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_command_line_says_what_is_wrong(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with a_table("uly_polly", 2) as address:
        ask = ["play", "--lang", language, "--join"]
        assert await asyncio.to_thread(main, [*ask, f"{address.server}/NOWHERE"]) == 2
        assert "NOWHERE" in capsys.readouterr().err
        assert await asyncio.to_thread(main, [*ask, str(address)]) == 2
        assert "Terminal" in capsys.readouterr().err.title()
    for wrong in ("http://127.0.0.1:1/ABC", "ftp://there/ABC", "/", "http:///ABC"):
        assert await asyncio.to_thread(main, ["play", "--join", wrong]) == 2
        assert capsys.readouterr().err.startswith("sheepfold: ")
    for words in ("--hot-seat 3 --players 2", "--advanced", "--players 9"):
        assert await asyncio.to_thread(main, ["play", "uly_polly", *words.split()]) == 2
        assert capsys.readouterr().err.count("\n") == 1


async def test_a_game_on_this_device_is_played_as_asked(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        options = {"advanced": True}
        how = PlayRequest("wooolf", 4, level="owl", options=options, data=tmp_path, bot_delay=0.0)
        client = ClientWindow(Device(await prepare(how, stack)))
        await stack.enter_async_context(client.run_test())
        device = client.device
        while device.position is None:
            await asyncio.sleep(0.005)
        assert device.position.view.options == wooolf.Options(advanced=True)
        assert [place.level for place in device.position.table.places] == [None, *["owl"] * 3]


def test_addresses_that_are_none() -> None:
    for wrong in (
        "ftp://there/ABC",
        "http://",
        "//",
        "http://[::1/t/ABC",
        "http://there:99999/t/ABC",
        "\x1b[2J",
        "",
    ):
        with pytest.raises(NoTable) as refused:
            find(wrong, None)
        assert "isn’t the address of a table" in sentence(refused.value, "en")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_ctrl_c_asks_in_the_language_of_the_person(language: Language) -> None:
    async with (
        a_table("uly_polly", 2, OPTIONS) as address,
        a_person(address, fill=True, language=language) as person,
    ):
        await person.turn()
        await person.press("slash", "ctrl+c")
        await person.until(lambda: isinstance(person.client.screen, Leave))
        await person.until_seen(say(language, "action-stay"))
        assert "ctrl+q" not in person.screen
        assert not person.client._notifications  # of which Textual has some, in English
        await person.press("ctrl+c")
        await person.until(lambda: not person.client.is_running)


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({"TERM": "dumb"}, "Playing needs a full-screen terminal, and TERM=dumb is none."),
        ({"TERM": ""}, 'Playing needs a full-screen terminal, and TERM="" is none.'),
        ({"LC_ALL": "C"}, "Playing needs a terminal that shows UTF-8."),
        ({"LC_ALL": "", "LC_CTYPE": "", "LANG": "C"}, "Playing needs a terminal that shows UTF-8."),
        ({"LC_ALL": "en_US.ISO-8859-1"}, "Playing needs a terminal that shows UTF-8."),
    ],
)
def test_a_poor_terminal_gets_one_sentence_and_no_escape_codes(
    environment: dict[str, str], sentence: str, tmp_path: Path
) -> None:
    with RealClient(tmp_path, "uly_polly", environment) as client:
        assert client.until_gone() == 2
        assert sentence in client.all
        assert "\x1b" not in client.raw
    assert not list(tmp_path.iterdir())
