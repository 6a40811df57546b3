"""Which bots may sit at a table, and what becomes of those that are gone."""

from typing import Any

import pytest

from sheepfold.bots import OUR_LEVELS, Policy, bots_of
from sheepfold.bots.policy import OneOf
from sheepfold.bots.registry import BOTS
from sheepfold.games import GAMES, uly_polly, wooolf
from sheepfold.locales import LANGUAGES, sentence
from sheepfold.table.actions import Configure, SeatBot, Stand
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.entries import BotSat, Configured, Entry, Settings
from sheepfold.table.entry_codec import EntryReader, encode_entry
from sheepfold.table.fold import evolve, fold
from sheepfold.table.queries import level_of
from sheepfold.table.snapshot import read_snapshot, write_snapshot
from sheepfold.table.work import finish
from tests.table.host import Host

HARE: Policy[Any, Any] = Policy(lambda view: OneOf(uly_polly.legal(view)[:1]))


@pytest.fixture
def hare(monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot of another package is installed."""
    bots = bots_of("uly_polly")._replace(plug_ins={"hare": HARE})
    monkeypatch.setitem(BOTS, "uly_polly", bots)
    return "hare"


def lobby(game: str = "uly_polly") -> Host:
    return Host(GAMES[game].Options()).seat(2)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_may_sit_down(game: str) -> None:
    for level in bots_of(game).levels:
        assert lobby(game).ask(SeatBot(3, level), 1) == [BotSat(3, level)]


@pytest.mark.parametrize("game", GAMES)
def test_without_a_name_it_is_the_filler(game: str) -> None:
    assert lobby(game).ask(SeatBot(3), 1) == [BotSat(3, bots_of(game).filler)]


def test_what_is_no_bot_is_refused() -> None:
    for name in ("hare", "", "knower", "owl-dog", "x" * 40):
        assert lobby().refused(SeatBot(3, name), 1) == "bot-not-offered"


def test_a_plug_in_sits_down_only_where_the_operator_allows_it(hare: str) -> None:
    host = lobby()
    assert host.refused(SeatBot(3, hare), 1) == "bot-not-offered"
    host.allowed_bots = ("wooolf.hare",)
    assert host.refused(SeatBot(3, hare), 1) == "bot-not-offered"
    host.allowed_bots = ("uly_polly.hare",)
    assert host.ask(SeatBot(3, hare), 1) == [BotSat(3, hare)]
    assert level_of(host.table, 3) == hare
    other = lobby("wooolf")
    other.allowed_bots = host.allowed_bots
    assert other.refused(SeatBot(3, hare), 1) == "bot-not-offered"


def test_only_the_host_seats_one(hare: str) -> None:
    host = lobby()
    host.allowed_bots = ("uly_polly.hare",)
    assert host.refused(SeatBot(3, hare), 2) == "not-host"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_names_the_bot(language: str) -> None:
    assert "hare" in sentence(NotAllowed("bot-not-offered", bot="hare"), language)


def test_a_bot_that_another_game_does_not_have_becomes_its_filler(hare: str) -> None:
    host = lobby()
    host.allowed_bots = ("uly_polly.hare",)
    host.ask(SeatBot(3, hare), 1)
    host.ask(SeatBot(4, "owl"), 1)
    configured, *others = host.ask(Configure(wooolf.Options(), Settings()), 1)
    assert isinstance(configured, Configured)
    assert others == [BotSat(3, bots_of("wooolf").filler)]
    assert host.table.places[3].level == "owl"
    assert len(host.ask(Configure(wooolf.Options(advanced=True), Settings()), 1)) == 1


def test_a_log_with_a_bot_that_is_gone_can_be_opened(
    hare: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = lobby()
    host.allowed_bots = ("uly_polly.hare",)
    host.ask(SeatBot(3, hare), 1)
    host.start()
    monkeypatch.undo()
    assert hare not in bots_of("uly_polly").all
    reader = EntryReader(host.table.game)
    log = [reader.read(encode_entry(entry)) for entry in host.log]
    again = fold(log)
    assert again == host.table
    assert level_of(again, 3) == hare
    assert read_snapshot(finish(write_snapshot(again, None))) is not None


def test_who_leaves_is_replaced_by_the_filler() -> None:
    host = lobby().start()
    host.ask(Stand(), 2)
    assert host.table.places[1].level == bots_of("uly_polly").filler in OUR_LEVELS
    entry = Entry(host.now, BotSat(2, "hare"))
    assert evolve(host.table, entry).places[1].level == "hare"
