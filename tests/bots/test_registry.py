"""Bots of other packages: found by their entry points, and never in the way of the others."""

import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import sheepfold.bots
from sheepfold.bots import OUR_LEVELS, Policy, at_tables, bots_of
from sheepfold.bots.policy import OneOf, Reason
from sheepfold.bots.registry import BOTS, OUR_BOTS, RANDOM, with_plug_ins, without_bots
from sheepfold.games import GAMES, OURS, uly_polly
from sheepfold.games.contract import Game
from tests.bots.distributions import HARE, bots_in, importable, install

THINKER = """
from sheepfold.bots import Policy
from sheepfold.bots.policy import OneOf, Reason
from sheepfold.games import uly_polly

policy = Policy(lambda view: OneOf(uly_polly.legal(view), (("I felt like it.", {}),)))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder of the path; what is imported from it is forgotten afterwards."""
    with importable(tmp_path):
        yield tmp_path


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


def opening() -> uly_polly.View:
    options = uly_polly.Options(first_wolf=1)
    return uly_polly.view(uly_polly.start(options, 2, uly_polly.Outcome(1)), 1)


# Ours


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.NAME)
def test_our_games_have_the_same_levels_in_the_same_order(game: Game) -> None:
    bots = bots_of(game.NAME)
    assert tuple(bots.levels) == OUR_LEVELS == ("lamb", "sheep", "fox", "owl")
    assert (bots.filler, bots.strongest) == ("fox", "owl")


def test_other_packages_ask_for_the_bots_of_a_game() -> None:
    """The table of all of them is not theirs: a game without bots is missing from it."""
    assert not hasattr(sheepfold.bots, "BOTS")


def test_every_game_has_a_filler() -> None:
    for game in GAMES:
        assert bots_of(game).filler in bots_of(game).levels


def test_a_game_without_bots_is_played_by_one_that_makes_any_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(BOTS, "uly_polly")
    bots = bots_of("uly_polly")
    assert list(bots.levels) == [bots.filler] == [RANDOM]
    view = opening()
    moves = {bots.levels[RANDOM](view, Random(seed)) for seed in range(99)}
    assert moves == set(uly_polly.legal(view))
    assert bots.levels[RANDOM].why(view, next(iter(moves))) == []


# Of other packages


@pytest.mark.parametrize("source", [HARE, THINKER], ids=["a function", "a policy"])
def test_a_bot_of_another_package_is_a_plug_in(folder: Path, source: str) -> None:
    points = install(folder, "hare", {"hare": source}, bots={"uly_polly.hare": "hare:policy"})
    bots = with_plug_ins(points)
    assert bots["wooolf"] == OUR_BOTS["wooolf"]
    found = bots["uly_polly"]
    assert found._replace(plug_ins={}) == OUR_BOTS["uly_polly"]._replace(plug_ins={})
    assert list(found.plug_ins) == ["hare"]
    view, hare = opening(), found.all["hare"]
    assert hare(view, Random(1)) in uly_polly.legal(view)
    reasons: list[Reason] = [("I felt like it.", {})] if source is THINKER else []
    assert hare.why(view, uly_polly.legal(view)[0]) == reasons


def test_a_plug_in_sits_at_tables_only_if_it_is_allowed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    points = install(folder, "hare", {"hare": HARE}, bots={"uly_polly.hare": "hare:policy"})
    monkeypatch.setitem(BOTS, "uly_polly", with_plug_ins(points)["uly_polly"])
    assert at_tables("uly_polly") == OUR_LEVELS
    assert at_tables("uly_polly", {"wooolf.hare"}) == OUR_LEVELS
    assert at_tables("uly_polly", {"uly_polly.hare"}) == (*OUR_LEVELS, "hare")
    assert at_tables("wooolf", {"uly_polly.hare"}) == OUR_LEVELS


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("uly_polly.broken", "broken:policy", "ZeroDivisionError|division by zero"),
        ("uly_polly.gone", "nowhere:policy", "nowhere"),
        ("uly_polly.wrong", "hare:nothing", "nothing"),
        ("uly_polly.number", "hare:NUMBER", "not a function"),
        ("uly_polly.owl", "hare:policy", "already has a bot called owl"),
        ("uly_polly.knower", "hare:policy", "already has a bot called knower"),
        ("uly_polly.Hare Two", "hare:policy", "is not a name"),
        ("chess.hare", "hare:policy", "no game called chess"),
        ("hare", "hare:policy", "no game called hare"),
        ("uly_polly", "hare:policy", "only the package of uly_polly"),
    ],
)
def test_a_bot_that_cannot_be_used_costs_one_line_and_the_others_play(
    folder: Path, name: str, value: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    broken = {"broken": "1 / 0", "hare": f"{HARE}\nNUMBER = 1\n"}
    install(folder, "broken", broken, bots={name: value})
    points = install(folder, "other", {}, bots={"uly_polly.other": "hare:policy"})
    assert len(points) == 2
    bots = with_plug_ins(points)
    (line,) = lines(caplog)
    assert line.startswith(f"The bot {name} cannot be used: ")
    assert any(one in line for one in why.split("|"))
    assert caplog.records[0].levelno == logging.WARNING
    assert caplog.records[0].exc_info is None
    assert list(bots) == list(OUR_BOTS)
    assert list(bots["uly_polly"].plug_ins) == ["other"]
    assert bots["uly_polly"].levels == OUR_BOTS["uly_polly"].levels


def test_of_two_plug_ins_with_one_name_the_first_plays(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("one", "two"):
        install(folder, name, {"hare": HARE}, bots={"uly_polly.hare": "hare:policy"})
    assert list(with_plug_ins(bots_in(folder))["uly_polly"].plug_ins) == ["hare"]
    assert len(lines(caplog)) == 1


# Of a package that brings a game


GAMES_AND_DICE = {**GAMES, "dice": GAMES["uly_polly"]}
PROVIDERS = {"dice": "liars-dice"}

DECLARED = f"""
from sheepfold.bots import GameBots
{HARE}
BOTS = GameBots(levels={{"weak": policy, "strong": policy}}, filler="weak")
NO_FILLER = GameBots(levels={{"weak": policy}}, filler="strong")
"""


def test_the_bots_of_a_game_s_own_package_are_its_levels(folder: Path) -> None:
    points = {"dice.hare": "hare:policy", "uly_polly.guest": "hare:policy"}
    install(folder, "liars-dice", {"hare": HARE}, bots=points)
    install(folder, "another", {}, bots={"dice.guest": "hare:policy"})
    bots = with_plug_ins(bots_in(folder), GAMES_AND_DICE, PROVIDERS)
    dice = bots["dice"]
    assert (list(dice.levels), dice.filler, list(dice.plug_ins)) == (["hare"], "hare", ["guest"])
    assert list(bots["uly_polly"].plug_ins) == ["guest"]


def test_a_game_s_own_package_can_declare_all_of_its_bots(folder: Path) -> None:
    points = {"dice.late": "dice:policy", "dice": "dice:BOTS"}
    install(folder, "liars-dice", {"dice": DECLARED}, bots=points)
    dice = with_plug_ins(bots_in(folder), GAMES_AND_DICE, PROVIDERS)["dice"]
    assert list(dice.levels) == ["weak", "strong", "late"]
    assert all(isinstance(bot, Policy) for bot in dice.levels.values())


def test_nobody_takes_the_name_of_a_game_s_own_bot(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install(folder, "a-guest", {"hare": HARE}, bots={"dice.hare": "hare:policy"})
    install(folder, "liars-dice", {}, bots={"dice.hare": "hare:policy"})
    dice = with_plug_ins(bots_in(folder), GAMES_AND_DICE, PROVIDERS)["dice"]
    assert (list(dice.levels), list(dice.plug_ins)) == (["hare"], [])
    assert len(lines(caplog)) == 1


@pytest.mark.parametrize(("value", "why"), [("NO_FILLER", "filler"), ("policy", "not a GameBots")])
def test_levels_that_are_declared_wrongly_cost_one_line(
    folder: Path, value: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    points = install(folder, "liars-dice", {"dice": DECLARED}, bots={"dice": f"dice:{value}"})
    assert "dice" not in with_plug_ins(points, GAMES_AND_DICE, PROVIDERS)
    (line,) = lines(caplog)
    assert why in line


def test_a_plug_in_for_a_game_without_bots_is_not_its_filler(folder: Path) -> None:
    points = install(folder, "guest", {"hare": HARE}, bots={"dice.hare": "hare:policy"})
    dice = with_plug_ins(points, GAMES_AND_DICE, PROVIDERS)["dice"]
    assert (list(dice.levels), list(dice.plug_ins)) == ([RANDOM], ["hare"])


def test_a_random_bot_needs_nothing_but_the_game() -> None:
    bot = without_bots(GAMES["uly_polly"]).levels[RANDOM]
    assert isinstance(bot.think(opening()), OneOf)


# As a person meets them


def arena(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, "-m", "sheepfold", "arena", *words, "--lang", "en"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )


def test_the_arena_lists_and_plays_an_installed_bot(tmp_path: Path) -> None:
    modules = {"hare": HARE, "broken": "1 / 0"}
    points = {"uly_polly.broken": "broken:policy", "uly_polly.hare": "hare:policy"}
    install(tmp_path, "hare", modules, bots=points)
    listed = arena(tmp_path, "uly_polly")
    assert "From other packages: hare\n" in listed.stdout
    assert listed.stderr.splitlines() == [
        "The bot uly_polly.broken cannot be used: division by zero"
    ]
    played = arena(tmp_path, "uly_polly", "hare", "owl", "--games", "2", "--json")
    standings = json.loads(played.stdout)["standings"]
    assert [one["name"] for one in standings] == ["hare", "owl"]
    rounds = arena(tmp_path, "uly_polly", "hare", "owl", "--rounds", "--games", "2", "--json")
    assert json.loads(rounds.stdout)["dog"] == "hare"
    alone = arena(tmp_path, "uly_polly", "--json")
    assert json.loads(alone.stdout)["plug_ins"] == ["hare"]
