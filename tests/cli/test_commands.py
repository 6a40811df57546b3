"""What holds for every command: help, names, languages, exit codes, what the docs say of it."""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click
import pytest

from sheepfold.bots import OUR_LEVELS
from sheepfold.cli import commands, options
from sheepfold.cli.games import PLAYERS
from sheepfold.games import GAMES, uly_polly
from sheepfold.games.options import option_fields
from sheepfold.installed import installed_games
from sheepfold.locales import LANGUAGES
from sheepfold.terminal.request import PlayRequest, options_of
from tests.cli.conftest import Typed
from tests.mutants import ROOT

Refused = Callable[..., str]

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def walk(command: click.Command, *path: str) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command, with the words that name it."""
    if isinstance(command, click.Group):
        for name, inner in command.commands.items():
            yield from walk(inner, *path, name)
    else:
        yield path, command


COMMANDS = dict(walk(commands))


def params_of(command: click.Command) -> list[click.Parameter]:
    """What can be typed after a command."""
    return command.get_params(click.Context(command, obj=options.Speaking()))


def takes(words: list[str]) -> None:
    """Let Click read a command without running it; raises what is wrong with it."""
    command: click.Command = commands
    while isinstance(command, click.Group):
        name = words.pop(0)
        assert name in command.commands, name
        command = command.commands[name]
    command.make_context("sheepfold", words, obj=options.Speaking())


def rows(page: Path, heading: str) -> list[str]:
    """The first cells of the table below this heading."""
    table = page.read_text("utf-8").partition(heading)[2].lstrip().split("\n\n")[0]
    return [line.split("|")[1].strip() for line in table.splitlines()[1:]]


# Help


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_help_explains_every_option_and_has_examples_that_can_be_typed(
    path: tuple[str, ...], typed: Typed
) -> None:
    said = typed(*path, "--help")
    assert (said.code, said.err) == (0, "")
    assert said.out == typed("help", *path).out
    assert said.out.isascii()
    for param in params_of(COMMANDS[path]):
        if isinstance(param, click.Option):
            assert param.help, param.name
            assert param.help.endswith("."), param.help
    examples = re.findall(r"^ +sheepfold (.*)$", said.out, re.MULTILINE)
    assert examples
    for example in examples:
        takes(shlex.split(re.split(" [>|&]+ ", example)[0]))


def test_every_option_with_a_default_says_so() -> None:
    for path, command in COMMANDS.items():
        ctx = click.Context(command, obj=options.Speaking())
        for param in command.get_params(ctx):
            if isinstance(param, click.Option) and not param.is_flag:
                default = param.get_default(ctx, call=False)
                shown = param.get_help_extra(ctx).get("default")
                assert shown or default is None or not isinstance(default, (int, str)), path


def test_the_commands_are_listed(typed: Typed, refused: Refused) -> None:
    listed = typed("help").out
    assert typed().out == typed("--help").out == typed("-h").out == listed
    for name in commands.commands:
        assert re.search(rf"^  {name}  ", listed, re.MULTILINE)
    assert "There’s no command “dance”" in refused("help", "dance")
    assert "There’s no command “play now”" in refused("help", "play", "now")


# What can be typed


@pytest.mark.parametrize(
    "wrong",
    [
        "dance",
        "--dance",
        "simulate chess --players 2",
        "simulate wooolf",
        "simulate wooolf --players 3",
        "simulate wooolf --players two",
        "simulate wooolf --players 5 --games 0",
        "simulate wooolf --players 5 --games -3",
        "simulate wooolf --players 5 --colour",
        "simulate wooolf --players 5 --seed x",
        "rules wooolf --lang xx",
        "rules",
        "verify",
        "show",
        "tables",
        "tables dance",
        "completion tcsh",
        "play uly_polly --players 9",
        "play uly_polly --players 7",
        "play --level lion",
    ],
)
def test_wrong_options_get_one_line_and_exit_code_2(wrong: str, refused: Refused) -> None:
    refused(*wrong.split())


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("uly_polly", "uly_polly"),
        ("uly-polly", "uly_polly"),
        ("Uly & Polly", "uly_polly"),
        ("ULY&POLLY", "uly_polly"),
        ("ulypolly", "uly_polly"),
        ("wooolf", "wooolf"),
        ("Wooolf!!", "wooolf"),
        ("WOOOLF", "wooolf"),
    ],
)
def test_a_game_may_be_spelled_as_one_likes(name: str, game: str, typed: Typed) -> None:
    found = typed("simulate", name, "--players", "4", "--games", "1", "--json")
    assert json.loads(found.out)["game"] == game


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ("--watch", ("--watch", "--join")),
        ("--join K7QXMA --players 3", ("--join", "--players")),
        ("--join K7QXMA --level owl", ("--join", "--level")),
        ("--join K7QXMA --patience 2", ("--join", "--patience")),
        ("--join K7QXMA --advanced", ("--join", "--advanced")),
        ("wooolf --join K7QXMA", ("--join", "GAME")),
        ("--join K7QXMA --watch --name Anna", ("--watch", "--name")),
        ("--join K7QXMA --watch --hot-seat 2", ("--watch", "--hot-seat")),
        ("--join http://127.0.0.1:1/K7QXMA --server 127.0.0.1:1", ("--server", "--join")),
        ("wooolf --server 127.0.0.1:1 --level owl", ("--level", "--server")),
        ("wooolf --server 127.0.0.1:1 --players 5", ("--players", "--server")),
        ("--name Anna,Ben", ("--hot-seat",)),
    ],
)
def test_options_that_would_do_nothing_are_refused(
    asked: str, named: tuple[str, ...], refused: Refused
) -> None:
    said = refused("play", *asked.split())
    assert all(option in said for option in named)


@pytest.mark.parametrize("command", ["play", "arena"])
def test_every_simple_option_of_every_game_can_be_typed(command: str, typed: Typed) -> None:
    params = {param.name: param for param in params_of(COMMANDS[command,])}
    told = " ".join(typed("help", command).out.split())
    for game in GAMES.values():
        for field in option_fields(game.Options):
            assert (field.name in params) == (field.kind != "pieces")
            if field.kind != "pieces":
                assert f"--{field.name.replace('_', '-')}" in told
            if field.kind == "number":
                assert f"[default: ({field.default})]" in told


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ("uly-polly --round-limit 5", "round_limit"),
        ("wooolf --patience 4", "patience"),
        ("uly-polly --patience 0", "--patience"),
        ("uly-polly --first-wolf 9", "--first-wolf"),
        ("uly-polly --players 2 --first-wolf 3", "1 to 2"),
        ("uly-polly --rows 2 --columns 2 --flips 4", "1 to 3"),
    ],
)
def test_an_option_that_cannot_be_is_refused(asked: str, reason: str, refused: Refused) -> None:
    assert reason in refused("play", *asked.split())


def test_what_follows_from_an_option_follows_on_the_command_line_too() -> None:
    asked = PlayRequest(options={"rows": 3, "patience": None})
    assert options_of(asked, GAMES["uly_polly"]) == uly_polly.Options(
        rows=3, flips=6, patience=None
    )
    asked = PlayRequest(options={"flips": 4, "rows": 3})
    assert options_of(asked, GAMES["uly_polly"]) == uly_polly.Options(rows=3, flips=4)


def test_the_names_that_can_be_typed_are_those_there_are(typed: Typed) -> None:
    """The commands name games without importing them, for that takes a while."""
    assert set(installed_games()) == set(GAMES)
    assert ", ".join(OUR_LEVELS[:-1]) + f" or {OUR_LEVELS[-1]}" in " ".join(
        typed("help", "play").out.split()
    )
    assert PLAYERS.most == max(max(game.SEATS) for game in GAMES.values())
    assert "GAME is uly-polly or wooolf" in typed("help", "play").out


# Languages and the environment


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("puzzle --date x --lang de", "--date: „x“ ist kein Datum wie 2026-12-24."),
        ("puzzle --lang=it --datee x", "Qui non c’è un’opzione --datee. Forse volevi --date?"),
        ("lookback --lang es", "Falta FILE."),
        ("verify --lang en", "FILE is missing."),
        ("puzle --lang fr", "Il n’y a pas de commande «\u00a0puzle\u00a0»."),
    ],
)
def test_a_wrong_use_is_told_in_the_language_that_was_asked_for(
    words: str, told: str, refused: Refused
) -> None:
    assert told in refused(*words.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_comes_from_the_option_or_the_environment(
    language: str, typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = typed("rules", "wooolf", "--lang", language).out
    assert told.startswith("# ")
    monkeypatch.setenv("SHEEPFOLD_LANG", language)
    assert typed("rules", "wooolf").out == told
    monkeypatch.delenv("SHEEPFOLD_LANG")
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert typed("rules", "wooolf").out == told
    assert typed("rules", "chess").err == typed("rules", "chess", "--lang", language).err


def test_the_data_folder_comes_from_the_environment(
    tmp_path: Path, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHEEPFOLD_DATA", str(tmp_path))
    assert str(tmp_path) in refused("tables", "list")
    assert "/elsewhere" in refused("tables", "list", "--data", "/elsewhere")


def test_without_a_home_a_folder_must_be_named(
    refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a container whose user is only a number."""

    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("SHEEPFOLD_DATA", raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    assert "--data" in refused("tables", "list")


def test_the_server_comes_from_the_environment(
    refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHEEPFOLD_SERVER", "http://127.0.0.1:1")
    assert "127.0.0.1:1" in refused("play", "--join", "K7QXMA")
    assert "127.0.0.1:1" in refused("play", "wooolf")
    assert "127.0.0.1:2" in refused("play", "--join", "http://127.0.0.1:2/K7QXMA")
    assert "--level" in refused("play", "wooolf", "--level", "owl")
    assert "terminal" in refused("play", "wooolf", "--server", "", "--level", "owl")


# What other pages say


def test_the_readme_lists_every_command() -> None:
    told = re.findall(r"`sheepfold ([a-z]+)", " ".join(rows(ROOT / "README.md", "## Commands")))
    assert sorted(told) == sorted(commands.commands)


def test_the_page_about_commands_lists_every_command_and_variable() -> None:
    page = ROOT / "docs/commands.md"
    told = [cell.strip("`").split()[1:] for cell in rows(page, "is the same command.")[1:]]
    assert sorted(told) == sorted(map(list, COMMANDS))
    variables = {
        param.envvar: param.opts[0]
        for command in COMMANDS.values()
        for param in command.params
        if param.envvar
    }
    table = page.read_text("utf-8").partition("| variable |")[2].split("\n\n")[0]
    assert dict(re.findall(r"^\| `(SHEEPFOLD_\w+)` \| `(--[a-z-]+)`", table, re.M)) == variables
    shown = {path for path, c in COMMANDS.items() if any(p.name == "as_json" for p in c.params)}
    line = page.read_text("utf-8").partition("- `--json`")[2].partition("(")[0]
    assert {tuple(name.split()) for name in re.findall(r"`([a-z ]+)`", line)} == shown


def test_the_page_about_hosting_lists_every_option() -> None:
    told = re.findall(r"--[a-z][a-z-]*", " ".join(rows(ROOT / "docs/hosting.md", "the variables.")))
    ours = [param.opts[0] for param in COMMANDS["serve",].params]
    assert sorted(told) == sorted(set(ours) - {"--lang"})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_says_to_type_can_be_typed(page: Path) -> None:
    for line in re.findall(r"^sheepfold (.*)$", page.read_text("utf-8"), re.MULTILINE):
        takes(shlex.split(re.split(" [>|&]+ ", line)[0]))


# How quickly it starts


def imported(*words: str) -> set[str]:
    """The modules that a command imports."""
    script = f"""
import sys
from sheepfold.cli import main
main({list(words)!r})
print(*sys.modules, file=sys.stderr)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return set(done.stderr.split())


def test_the_list_of_commands_needs_no_game() -> None:
    assert "sheepfold.games" not in imported("--help") | imported("--version")


@pytest.mark.parametrize("words", [("--version",), ("--help",), ("help", "arena"), ("play", "-h")])
def test_help_imports_nothing_heavy(words: tuple[str, ...]) -> None:
    assert "click" in imported(*words)
    assert not imported(*words) & {"textual", "starlette", "numpy", "fluent", "babel", "asyncio"}


def test_the_package_can_be_run() -> None:
    run = [sys.executable, "-m", "sheepfold", "--version"]
    done = subprocess.run(run, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("sheepfold ")


def test_a_round_to_solve_has_the_bounds_of_the_game() -> None:
    """The command must not load a game before it is used, so it has numbers of its own."""
    fields = {field.name: field for field in option_fields(uly_polly.Options)}
    typed = {param.name: param.type for param in commands.commands["solve"].params}
    for name, option in (("rows",) * 2, ("columns", "cols"), ("flips",) * 2, ("patience",) * 2):
        number = typed[option]
        assert isinstance(number, options.NumberType)
        assert (number.least, number.most) == (fields[name].least, fields[name].most)
