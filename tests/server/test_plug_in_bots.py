"""Bots of other packages at the tables of a server: allowed, not allowed, gone, or faulty."""

import asyncio
import logging
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sheepfold.bots import Policy, bots_of
from sheepfold.bots.registry import BOTS
from sheepfold.cli import main
from sheepfold.games import uly_polly
from sheepfold.log.memory import MemoryLog
from sheepfold.server.environment import Environment
from sheepfold.server.protocol import Sync, decode_server
from sheepfold.server.reasons import BotReasons
from sheepfold.server.records import last_game
from sheepfold.server.room import Room
from sheepfold.server.rooms import Server
from sheepfold.server.thinking import in_thread
from sheepfold.server.uploads import uploaded_reasons
from sheepfold.server.watcher import Watcher
from sheepfold.table.actions import Play, SeatBot
from sheepfold.table.actions import StartGame as StartGame
from sheepfold.table.allowed import hash_of
from sheepfold.table.entries import MovePlayed
from sheepfold.table.entry_codec import read_entries
from sheepfold.table.source import Source
from sheepfold.terminal.network.connection import CommandRefused
from tests.bots.distributions import HARE, install
from tests.coroutines import run
from tests.golden import FOLDER
from tests.server.players import Player, open_table
from tests.server.process import ServerProcess
from tests.server.racing import CODE, NOW, begun, token
from tests.states import meadow_in

ALLOWED = "uly_polly.hare"


def hare(view: Any, _: Random) -> Any:
    return uly_polly.legal(view)[-1]


def outlaw(view: uly_polly.View, _: Random) -> Any:
    """Makes a move that is only for when it is not its turn."""
    return uly_polly.pieces.Propose(3) if view.phase == "hide" else "anything"


def plug_in(monkeypatch: pytest.MonkeyPatch, bot: Any) -> None:
    policy: Policy[Any, Any] = Policy(lambda view: _Choice(view, bot))
    bots = bots_of("uly_polly")._replace(plug_ins={"hare": policy})
    monkeypatch.setitem(BOTS, "uly_polly", bots)


class _Choice:
    """What these bots make of a view; one of them cannot say why."""

    def __init__(self, view: Any, bot: Any) -> None:
        self.view, self.bot = view, bot

    def draw(self, rng: Random) -> Any:
        return self.bot(self.view, rng)

    def why(self, move: Any) -> list[Any]:
        if self.bot is outlaw:
            raise RuntimeError("no idea")
        return [("I like the end of the list.", {})] if move == hare(self.view, Random()) else []


@pytest.mark.parametrize("allowed", [(), (ALLOWED,)])
def test_a_table_tells_which_bots_may_be_seated(
    monkeypatch: pytest.MonkeyPatch, allowed: tuple[str, ...]
) -> None:
    plug_in(monkeypatch, hare)

    async def scene() -> Sync:
        log = MemoryLog()
        shown: list[bytes] = []
        await begun(log, uly_polly.Options(first_wolf=2), people=2, bots=0)
        room = await Server(Environment(log, bots=allowed)).room(CODE)
        watcher = Watcher([], shown.append)
        room.watchers.add(watcher)
        room.sync(watcher)
        told = decode_server(shown[-1])
        assert isinstance(told, Sync)
        return told

    levels = ("lamb", "sheep", "fox", "owl")
    assert run(scene()).table.bots == ((*levels, "hare") if allowed else levels)


async def table_with_the_hare() -> MemoryLog:
    """The log of a table where a game begins: a person, and a bot that sat down as a hare."""
    log = MemoryLog()
    await begun(log, uly_polly.Options(first_wolf=2), people=1, bots=1)
    return log


async def play_rounds(
    log: MemoryLog, allowed: tuple[str, ...] = (ALLOWED,), count: int = 1
) -> None:
    """Play on at this table, at a server that allows these bots; the person moves at random."""
    rng, source = Random(1), Source(Random(3), lambda: "5a" * 32)
    room = await Room.load(
        Environment(log, clock=lambda: NOW, bot_delay=0.0, source=source, bots=allowed), CODE
    )
    assert room is not None
    room.join(Watcher([hash_of(token(1))], lambda _: None))
    while room.table.phase == "playing" and room.table.state.round <= count:
        while room.busy:
            await asyncio.sleep(0)
        if room.table.phase == "playing" and 1 in uly_polly.actors(meadow_in(room.table.state)):
            await room.act(Play(rng.choice(uly_polly.moves(meadow_in(room.table.state), 1))), 1)
    await room.close()


@pytest.fixture
def seated_as_hare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot that nobody chose is a hare, as the host could have chosen it when it was there."""
    monkeypatch.setattr("tests.server.racing.SeatBot", lambda chair: SeatBot(chair, "hare"))

    def allowing(log: MemoryLog, **how: Any) -> Environment:
        return Environment(log, bots=[ALLOWED], **how)

    monkeypatch.setattr("tests.server.racing.Environment", allowing)


async def moves(log: MemoryLog) -> list[MovePlayed]:
    found = [entry.what for entry in read_entries(await log.read(CODE))]
    return [what for what in found if isinstance(what, MovePlayed)]


async def test_an_allowed_bot_plays_and_gives_its_reasons(
    seated_as_hare: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    plug_in(monkeypatch, hare)

    log = await table_with_the_hare()
    await play_rounds(log)
    first = (await moves(log))[0]
    assert (first.seat, first.move) == (2, uly_polly.pieces.Hide(15))
    told = await BotReasons(in_thread).explained(last_game(await log.read(CODE)), "de")
    assert told
    texts = {reason.text for one in told for reason in one.reasons}
    assert texts == {"I like the end of the list."}


@pytest.mark.parametrize("is_installed", [True, False], ids=["not allowed", "not installed"])
async def test_a_seat_whose_bot_is_gone_makes_any_legal_move(
    is_installed: bool,
    seated_as_hare: None,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    plug_in(monkeypatch, hare)

    log = await table_with_the_hare()
    if not is_installed:
        monkeypatch.setitem(BOTS, "uly_polly", bots_of("uly_polly")._replace(plug_ins={}))
    await play_rounds(log, allowed=(), count=2)
    assert len([one for one in await moves(log) if one.seat == 2]) > 2
    told = await BotReasons(in_thread).explained(last_game(await log.read(CODE)), "en")
    assert is_installed or not any(one.reasons for one in told)
    warned = [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]
    assert warned == ["the bot uly_polly.hare is not here: its seats make any legal move"]


async def test_a_faulty_bot_does_not_stop_the_game(
    seated_as_hare: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    plug_in(monkeypatch, outlaw)

    log = await table_with_the_hare()
    await play_rounds(log)
    assert (await moves(log))[0].seat == 2
    assert "chose a move that is not legal" in caplog.text
    told = await BotReasons(in_thread).explained(last_game(await log.read(CODE)), "en")
    assert not any(one.reasons for one in told)
    assert "cannot give its reasons" in caplog.text


def test_a_record_that_somebody_brings_calls_no_bot_of_another_package(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Any] = []

    class Curious:
        def why(self, _: Any, __: Any) -> list[Any]:
            asked.append(self)
            return []

    curious: Any = Curious()
    bots = bots_of("wooolf")
    monkeypatch.setitem(BOTS, "wooolf", bots._replace(plug_ins={"hare": curious}))
    record = (FOLDER / "wooolf-6-version_2.json").read_bytes()
    assert uploaded_reasons(record), "an owl's are told"
    uploaded_reasons(record.replace(b'"owl"', b'"hare"'))
    assert asked == []


# A real server, and a real distribution


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A hare and a broken bot are installed for the processes that this test starts."""
    folder = tmp_path / "packages"
    modules = {"hare": HARE, "broken": "1 / 0"}
    points = {ALLOWED: "hare:policy", "uly_polly.broken": "broken:policy"}
    install(folder, "hare", modules, bots=points)
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    monkeypatch.setenv("PYTHONPATH", path)
    return tmp_path / "data"


@pytest.mark.parametrize("is_allowed", [True, False])
async def test_a_server_lets_an_allowed_bot_sit_down(installed: Path, is_allowed: bool) -> None:
    options = ("--bots", ALLOWED) if is_allowed else ()

    async def scene(server: ServerProcess) -> None:
        small = {"rows": 2, "columns": 2, "flips": 2, "first_wolf": 2}
        code = await open_table(server.url, "uly_polly", 2, **small)
        person = Player(server.ws, code, "Ada", 1)
        await person.sit()
        seat = person.link.do(SeatBot(2, "hare"))
        if not is_allowed:
            with pytest.raises(CommandRefused, match="bot-not-offered") as refused:
                await seat
            assert "“hare”" in refused.value.text
        else:
            await seat
            await person.link.do(StartGame())
            await person.play()
            assert person.over
            assert person.link.table is not None
            assert person.link.table.places[1].level == "hare"
        await person.leave()

    with ServerProcess(installed, options=options) as server:
        await scene(server)
        # The server and its bot process each say once which bot cannot be used.
        said = set(server.stderr().splitlines())
    assert said == {"The bot uly_polly.broken cannot be used: division by zero"}


def test_a_server_does_not_start_with_a_bot_that_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nor with our own, which need no permission."""
    for name in ("uly_polly.hare", "uly_polly.owl", "nonsense"):
        words = ["serve", "--port", "0", "--data", str(tmp_path), "--bots", name, "--lang", "en"]
        assert main(words) == 2
        said = capsys.readouterr().err
        assert said == f"sheepfold: No bot of another package is called “{name}”.\n"
