"""What is written where writing is hard: other encodings, a full device, nobody who reads."""

import errno
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sheepfold.cli import main
from tests.golden import FOLDER
from tests.mutants import ROOT

GAME = str(FOLDER / "uly_polly-3-base.json")


def run(words: str, **how: object) -> "subprocess.CompletedProcess[bytes]":
    """A command in a process of its own, where only ASCII can be written unless it says so."""
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("PYTHON")},
        "LC_ALL": "C",
        "PYTHONUTF8": "0",
        "PYTHONCOERCECLOCALE": "0",
        "PYTHONIOENCODING": str(how.pop("encoding", "ascii")),
    }
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **how}
    return subprocess.run(  # type: ignore[call-overload,no-any-return]
        [sys.executable, "-m", "sheepfold", *words.split()], env=environment, **streams
    )


@pytest.mark.parametrize("language", ["en", "it", "es", "de", "fr"])
def test_a_terminal_that_knows_only_ascii_is_written_to_in_ascii(language: str) -> None:
    for words in ("rules wooolf", "rules uly-polly", f"show {GAME}", "play chess"):
        done = run(f"{words} --lang {language}")
        assert b"Traceback" not in done.stderr
        assert (done.stdout + done.stderr).isascii()


def test_letters_that_are_missing_have_others_in_their_place() -> None:
    told = run("rules wooolf --lang de").stdout.decode()
    assert "Jaeger" in told
    assert "naechste" in told
    drawn = run(f"show {GAME} --lang fr").stdout.decode()
    assert "    +-----+-----+-----+-----+" in drawn
    assert "cachee" in drawn


@pytest.mark.parametrize(
    ("locale", "has_letters"),
    [
        ({"LC_ALL": "C"}, False),
        ({"LANG": "C"}, False),
        ({"LC_ALL": "POSIX"}, False),
        ({"LC_ALL": "C.UTF-8"}, True),
        ({"LANG": "de_DE.UTF-8"}, True),
        ({}, True),
        ({"LC_ALL": "C", "PYTHONIOENCODING": "utf-8"}, True),
        ({"LC_ALL": "C", "PYTHONUTF8": "1"}, True),
    ],
)
def test_the_locale_says_which_letters_a_terminal_has(
    locale: dict[str, str], has_letters: bool
) -> None:
    """Python itself writes UTF-8 in the locale C."""
    told = subprocess.run(
        [sys.executable, "-m", "sheepfold", "rules", "wooolf", "--lang", "de"],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(sys.path), **locale},
        stdout=subprocess.PIPE,
        check=True,
    ).stdout.decode()
    assert ("Jäger" in told) == has_letters
    assert ("Jaeger" in told) != has_letters


def test_letters_that_are_there_stay() -> None:
    told = run("rules wooolf --lang de", encoding="latin-1").stdout.decode("latin-1")
    assert "Jäger" in told
    assert '"Wolf"' in told
    told = run("rules wooolf --lang fr", encoding="utf-8").stdout.decode()
    assert "qui est qui\u00a0?" in told


@pytest.mark.parametrize(
    "words", ["--help", "rules wooolf", f"show {GAME}", "simulate wooolf --players 4 --games 1"]
)
def test_a_full_device_is_one_line(words: str) -> None:
    with open("/dev/full", "wb") as full:
        done = run(words, stdout=full)
    assert done.returncode == 2
    assert done.stderr.decode().splitlines() == [
        "sheepfold: The system doesn't allow that: there's no space left."
    ]


def test_a_complaint_that_cannot_be_written_still_has_its_exit_code() -> None:
    with open("/dev/full", "wb") as full:
        assert run("rules chess", stderr=full).returncode == 2


@pytest.mark.parametrize("words", ["--help", "rules wooolf", f"show {GAME}"])
def test_whoever_has_read_enough_hears_no_complaint(words: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = run(words, stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_another_pipe_that_breaks_is_no_pager(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise BrokenPipeError(errno.EPIPE, os.strerror(errno.EPIPE))

    monkeypatch.setattr("sheepfold.server.maintenance.stored_tables", fail)
    assert main(["tables", "list", "--data", "here"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_closed_streams_are_no_defect() -> None:
    for stream in ("<&-", ">&-", "2>&-"):
        shell = ["sh", "-c", f'"$0" -m sheepfold tables delete K7QXMA --data /nowhere {stream}']
        done = subprocess.run([*shell, sys.executable], capture_output=True, text=True)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("library", ["click", "msgspec"])
def test_ctrl_c_while_the_modules_load_is_no_defect(library: str, tmp_path: Path) -> None:
    (tmp_path / f"{library}.py").write_text("raise KeyboardInterrupt")
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    module, _, function = scripts["sheepfold"].partition(":")
    installed = f"import sys; from {module} import {function}; sys.exit({function}())"
    for command in (["-c", installed], ["-m", "sheepfold"]):
        path = os.pathsep.join([str(tmp_path), *sys.path])
        done = subprocess.run(
            [sys.executable, *command, "help"],
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            check=False,
        )
        assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")
