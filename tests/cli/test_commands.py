"""The sheepfold command as a person types it."""

import json

import pytest

from sheepfold.cli import main
from tests.golden import FOLDER

GAME = str(FOLDER / "wooolf-5-base.json")


def test_simulate_prints_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    ask = ["simulate", "uly_polly", "--players", "3", "--games", "20", "--seed", "7"]
    assert main(ask) == 0
    first = capsys.readouterr().out
    assert main(ask) == 0
    assert capsys.readouterr().out == first
    assert "20 random games" in first


def test_simulate_can_print_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "wooolf", "--players", "8", "--games", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["players"], found["games"]) == ("wooolf", 8, 5)
    assert sum(found["win_share"]) == pytest.approx(1)


@pytest.mark.parametrize("language", ["en", "it", "es", "de", "fr"])
@pytest.mark.parametrize("game", ["uly_polly", "wooolf"])
def test_rules_come_in_five_languages(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", game, "--lang", language]) == 0
    assert capsys.readouterr().out.startswith("# ")


@pytest.mark.parametrize(
    "wrong",
    [
        ["simulate", "chess", "--players", "2"],
        ["simulate", "wooolf"],
        ["simulate", "wooolf", "--players", "3"],
        ["simulate", "wooolf", "--players", "two"],
        ["simulate", "wooolf", "--players", "5", "--games", "0"],
        ["simulate", "wooolf", "--players", "5", "--games", "-3"],
        ["simulate", "wooolf", "--players", "5", "--colour"],
        ["rules", "wooolf", "--lang", "xx"],
        ["rules"],
        ["show", "/no/such/file"],
        ["show", "/"],
        ["show", GAME, "--as", "6"],
        ["show", GAME, "--as", "0"],
        ["show", GAME, "--step", "9999"],
        ["show", GAME, "--step", "-1"],
        ["verify"],
        ["play", "uly_polly", "--players", "9"],
        ["dance"],
    ],
    ids=" ".join,
)
def test_wrong_options_get_one_line_and_exit_code_2(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(wrong)
    out, err = capsys.readouterr()
    assert code == 2
    assert out == ""
    assert err.startswith("sheepfold: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["play", "simulate", "show", "verify", "rules"])
def test_help_has_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert f"  sheepfold {command} " in capsys.readouterr().out
