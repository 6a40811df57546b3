"""Games of other packages that are in the way: each costs a line in the log, and the rest plays."""

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, distributions
from pathlib import Path

import pytest

from sheepfold.games.registry import found_plug_ins
from tests.bots.distributions import importable
from tests.examples.installing import environment, install_games, passed, python, sheepfold

WRONG = {
    "broken": "The game broken cannot be used: out of coins",
    "careless": "The game careless cannot be used: who may know View.lucky is not declared",
    "impostor": "The game impostor cannot be used: there is already a game called wooolf",
}
"""By module: the line that it costs."""


@pytest.fixture
def beside(tmp_path: Path) -> Path:
    """A game with our tags, and games that cannot be used."""
    return install_games(
        tmp_path / "packages",
        coin="coin",
        broken="broken",
        careless="careless",
        wooolf="impostor",
    )


def test_each_costs_one_line_and_the_rest_plays(beside: Path) -> None:
    for game, players in (("uly-polly", "2"), ("wooolf", "4"), ("coin", "2")):
        done = sheepfold(beside, "simulate", game, "--players", players, "--games", "3", "--json")
        assert json.loads(done.stdout)["games"] == 3
        assert sorted(done.stderr.splitlines()) == sorted(WRONG.values())


def test_what_cannot_be_used_is_no_game(beside: Path) -> None:
    for game in ("broken", "careless", "impostor"):
        words = ("simulate", game, "--players", "2", "--lang", "en")
        refused = sheepfold(beside, *words, code=2).stderr.splitlines()
        expected = f"sheepfold: There’s no game “{game}” here, but there are: "
        assert refused[-1] == f"{expected}uly-polly, wooolf, coin."


def test_words_of_ours_stay_ours(beside: Path) -> None:
    asked = "from sheepfold.locales import say; print(say('en', 'wooolf-name'))"
    assert python(beside, "-c", asked).stdout == "Wooolf!!\n"


def test_help_does_not_import_them(beside: Path) -> None:
    assert sheepfold(beside, "--help").stderr == ""


def test_a_game_with_our_tags_plays_beside_ours(beside: Path, tmp_path: Path) -> None:
    """Through the arena, its records, and two tables of one server at the same time."""
    for game in ("coin", "uly-polly"):
        file = tmp_path / f"{game}.jsonl"
        bots = ("random", "random") if game == "coin" else ("lamb", "lamb")
        sheepfold(beside, "arena", game, *bots, "--games", "3", "--records", str(file))
        found = json.loads(sheepfold(beside, "verify", str(file), "--json").stdout)
        assert found["right"] == 3
    assert passed(beside, "tests/examples/with_coin.py") == 2


def test_it_keeps_the_law(beside: Path) -> None:
    assert passed(beside, "tests/games/test_law.py", "-k", "coin and not accepts") > 3


@pytest.fixture
def importing(tmp_path: Path) -> Iterator[Path]:
    with importable(tmp_path):
        yield tmp_path


def test_an_entry_point_has_the_name_of_its_game(
    importing: Path, caplog: pytest.LogCaptureFixture
) -> None:
    install_games(importing, penny="coin")
    assert found_plug_ins(points_in(importing)) == {}
    (line,) = [record.getMessage() for record in caplog.records]
    assert line == "The game coin cannot be used: its entry point is called penny, not coin"


def points_in(folder: Path) -> list[EntryPoint]:
    points = [point for one in distributions(path=[str(folder)]) for point in one.entry_points]
    return [point for point in points if point.group == "sheepfold.games"]


def test_the_lines_reach_the_log_of_a_server(beside: Path, tmp_path: Path) -> None:
    asked = "import sheepfold.server.app"
    done = subprocess.run(
        [sys.executable, "-c", asked],
        env=environment(beside),
        capture_output=True,
        text=True,
        check=True,
    )
    assert sorted(done.stderr.splitlines()) == sorted(WRONG.values())
