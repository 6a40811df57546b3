"""`sheepfold arena`, as a person types it."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import distributed
import pytest

from sheepfold.bots import bots_of
from sheepfold.cli import main
from sheepfold.games import GAMES
from sheepfold.games.record import load
from sheepfold.games.verify import verify
from sheepfold.lab.contest import named
from sheepfold.lab.uly_polly.rounds import dog_and_wolf


def asked(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["arena", *words]) == 0
    return capsys.readouterr().out


def complained(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that says what is wrong."""
    assert main(["arena", *words, "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_a_tournament_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    told = asked(capsys, "wooolf", "sheep", "lamb", "--players", "5", "--games", "10")
    assert "5 players: 10 games" in told
    for word in ("wins", "99 percent", "points", "errors", "rating", "sheep", "lamb"):
        assert word in told


def test_the_same_seed_gives_the_same_on_any_number_of_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ask = ("uly_polly", "fox", "bot:sheep", "--games", "60", "--seed", "3", "--json")
    alone = asked(capsys, *ask)
    assert asked(capsys, *ask, "--jobs", "2") == alone
    assert asked(capsys, *ask[:-2], "4", "--json") != alone
    found = json.loads(alone)
    assert [one["name"] for one in found["standings"]] == ["fox", "sheep"]


def test_a_dask_cluster_comes_to_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    ask = ("uly_polly", "fox", "sheep", "--games", "60", "--json")
    alone = asked(capsys, *ask)
    with distributed.LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        assert asked(capsys, *ask, "--dask", cluster.scheduler_address) == alone


def test_no_cluster_no_games(capsys: pytest.CaptureFixture[str]) -> None:
    said = complained(capsys, "uly_polly", "fox", "sheep", "--dask", "nonsense://here")
    assert "No Dask cluster answers" in said


def test_single_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    ask = ("uly_polly", "--rounds", "greedy", "owl", "--patience", "2", "--games", "50")
    assert "greedy (dog) finds owl (wolf)" in asked(capsys, *ask)
    found = json.loads(asked(capsys, *ask, "--json"))
    assert (found["rounds"], found["patience"]) == (50, 2)


def test_options_reach_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    ask = ("wooolf", "sheep", "--players", "4", "--games", "10", "--json")
    assert asked(capsys, *ask) != asked(capsys, *ask, "--advanced")


@pytest.mark.parametrize("ending", ["svg", "png"])
def test_a_plot_is_drawn(ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"plot.{ending}"
    asked(capsys, "uly_polly", "sheep", "lamb", "--games", "4", "--plot", str(file))
    assert file.stat().st_size > 1000


def test_a_wrong_name_lists_the_choices(capsys: pytest.CaptureFixture[str]) -> None:
    said = complained(capsys, "wooolf", "owl", "foxx")
    assert all(name in said for name in ("foxx", *bots_of("wooolf").all))
    said = complained(capsys, "uly_polly", "--rounds", "greedy", "greedy")
    assert "flees-late" in said
    assert "wooolf" in complained(capsys, "chess", "owl")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("wooolf", "owl", "fox"), "4 to 8 players"),
        (("uly_polly", "owl", "fox", "owl", "--players", "2"), "too many"),
        (("wooolf", "--rounds", "owl", "owl"), "of uly_polly only"),
        (("uly_polly", "--rounds", "owl"), "a dog, then a wolf"),
        (("wooolf", "owl", "--players", "5", "--patience", "2"), "no option “patience”"),
        (("uly_polly", "owl", "fox", "--games", "0"), "from 1 to"),
        (("uly_polly", "owl", "fox", "--games", "²"), "from 1 to"),
        (
            ("uly_polly", "owl", "fox", "--plot", "/nowhere/plot.svg"),
            "/nowhere/plot.svg can’t be written",
        ),
        (("uly_polly", "owl", "fox", "--plot", "plot.xyz"), "svg"),
        (("uly_polly", "owl", "fox", "--plot", "folder"), "svg"),
        (("uly_polly", "--rounds", "owl", "fox", "--players", "5"), "leave out --players"),
        (("uly_polly", "--rounds", "owl", "fox", "--records", "x"), "don’t go together"),
        (("uly_polly", "owl", "fox", "--jobs", "2", "--dask", "x"), "don’t go together"),
        (("uly_polly", "owl", "fox", "--records", "/nowhere/x"), "/nowhere/x can’t be written"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(
    words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert why in complained(capsys, *words)


@pytest.mark.parametrize(
    ("module", "words", "extra"),
    [
        ("joblib", ("--jobs", "2"), "lab"),
        ("matplotlib.figure", ("--plot", "plot.svg"), "lab"),
        ("distributed", ("--dask", "tcp://127.0.0.1:1"), "cluster"),
        ("joblib", ("--dask", "tcp://127.0.0.1:1"), "cluster"),
    ],
)
def test_a_missing_package_is_named(
    module: str,
    words: tuple[str, ...],
    extra: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    said = complained(capsys, "uly_polly", "sheep", "lamb", "--games", "2", *words)
    assert f"needs {module.partition('.')[0]}" in said
    assert f"pip install 'sheepfold[{extra}]'" in said


def test_every_game_is_kept_and_can_be_verified_and_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    ask = ("uly_polly", "sheep", "lamb", "--games", "3", "--records", str(file))
    asked(capsys, *ask)
    assert file.read_bytes().count(b"\n") == 3
    assert main(["verify", str(file)]) == 0
    assert "3" in capsys.readouterr().out
    assert main(["show", str(file), "--game", "2"]) == 0
    assert "lamb" in capsys.readouterr().out
    assert "exists already" in complained(capsys, *ask)
    assert file.read_bytes().count(b"\n") == 3


def heed_interrupts() -> None:
    """Background jobs of a shell ignore Ctrl-C, and their children would inherit that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.parametrize("presses", [1, 5])
def test_an_interrupt_keeps_and_shows_what_was_played(presses: int, tmp_path: Path) -> None:
    """A real process, and a real Ctrl-C once its first games are written."""
    file = tmp_path / "games.jsonl"
    words = ["arena", "uly_polly", "fox", "sheep", "--games", "1000000", "--json"]
    with subprocess.Popen(
        [sys.executable, "-m", "sheepfold", *words, "--records", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,
    ) as process:
        while process.poll() is None and not (file.exists() and file.stat().st_size):
            time.sleep(0.05)
        for _ in range(presses):
            process.send_signal(signal.SIGINT)
            time.sleep(0.02)
        out, err = process.communicate()
    assert process.returncode == 130
    assert "Stopped" in err
    assert err.count("\n") == 1
    lines = file.read_bytes().splitlines()
    # The interrupt may come when a game is written but not yet counted.
    assert 0 < json.loads(out)["games"] <= len(lines) <= json.loads(out)["games"] + 1
    verify(load(lines[-1]))


def test_every_opponent_has_a_name() -> None:
    for game in GAMES:
        for name in bots_of(game).all:
            assert named(game, name)[0] == name
    assert dog_and_wolf(("bayes-waller", "reader"))[1][0] == "reader"
