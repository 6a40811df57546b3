"""How a server is told to start; one that cannot says why in one line."""

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import click
import httpx
import pytest

from sheepfold.cli.serve import serve
from sheepfold.locales import LANGUAGES, say
from sheepfold.server.listen import listen
from sheepfold.server.logs import LogLevel
from sheepfold.server.run import _invite
from tests.server.process import ServerProcess

Refused = Callable[..., str]


@pytest.mark.parametrize("port", ["99999", "-1", "1.5", "http", ""])
def test_a_port_that_cannot_be(port: str, refused: Refused) -> None:
    assert "from 0 to 65535" in refused("serve", "--port", port)


def test_a_port_that_is_taken_and_one_that_is_free(tmp_path: Path, refused: Refused) -> None:
    with listen("127.0.0.1", 0) as other:
        taken = other.getsockname()[1]
        said = refused("serve", "--port", str(taken), "--data", str(tmp_path))
        free = int(said.split()[-1])
        assert f"port {taken}" in said
        assert said.endswith(f": --port {free}\n")
        assert "sheepfold serve" not in said, "a command to copy would drop the other options"
        with socket.create_server(("127.0.0.1", free)):
            pass


@pytest.mark.parametrize("host", ["192.0.2.1", "not a host", "x" * 300, "::zz"])
def test_an_address_that_is_not_here(host: str, tmp_path: Path, refused: Refused) -> None:
    said = refused("serve", "--host", host, "--port", "0", "--data", str(tmp_path))
    assert "no address" in said


def test_tls_files_that_are_not_there_or_no_certificate(tmp_path: Path, refused: Refused) -> None:
    where = ("--port", "0", "--data", str(tmp_path))
    missing, text = tmp_path / "missing.pem", tmp_path / "text.pem"
    text.write_text("not a certificate")
    said = refused("serve", "--tls-cert", str(missing), *where)
    assert f"{missing} can’t be read: there’s no such file" in said
    said = refused("serve", "--tls-cert", str(text), "--tls-key", str(missing), *where)
    assert str(missing) in said
    said = refused("serve", "--tls-cert", str(text), "--tls-key", str(text), *where)
    assert "no certificate" in said
    assert "--tls-cert" in refused("serve", "--tls-key", str(text), *where)


def test_a_folder_that_cannot_be_written(tmp_path: Path, refused: Refused) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    for folder in (file, file / "below", Path("/proc/sheepfold")):
        said = refused("serve", "--port", "0", "--data", str(folder))
        assert f"kept in {folder}" in said


def test_a_file_that_holds_no_tables(tmp_path: Path, refused: Refused) -> None:
    (tmp_path / "sheepfold.db").write_text("no tables at all")
    assert "can’t be read" in refused("serve", "--port", "0", "--data", str(tmp_path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_five_languages(language: str, refused: Refused) -> None:
    said = refused("serve", "--port", "0", "--data", "/proc/sheepfold", "--lang", language)
    assert ("can’t be kept" in said) == (language == "en")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--public-url", "club.example"), "can’t be the public address"),
        (("--public-url", "https://club.example/?a=b"), "can’t be the public address"),
        (("--trusted-proxy", "proxy.example"), "isn’t an IP address"),
        (("--limit", "brust=5"), "no limit “brust”"),
        (("--limit", "burst=5", "--limit", "refusals=none"), "refusals can’t be"),
        (("--keep-unfinished", "0"), "--keep-unfinished"),
        (("--keep-finished", "1.5"), "nor “forever”"),
        (("--keep-finished", "forever", "--keep-unfinished", "never"), "nor “forever”"),
        (("--disk-limit", "-1"), "--disk-limit"),
        (("--log-level", "loud"), "--log-level"),
    ],
    ids=str,
)
def test_what_an_operator_cannot_mean(
    wrong: tuple[str, ...], said: str, tmp_path: Path, refused: Refused
) -> None:
    assert said in refused("serve", "--port", "0", "--data", str(tmp_path), *wrong)


def test_a_service_is_configured_by_its_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHEEPFOLD_PUBLIC_URL", "https://club.example/games/")
    monkeypatch.setenv("SHEEPFOLD_LIMITS", "tables_burst=1 tables_per_minute=2")
    monkeypatch.setenv("SHEEPFOLD_KEEP_UNFINISHED", "7")
    monkeypatch.setenv("SHEEPFOLD_KEEP_FINISHED", "forever")
    monkeypatch.setenv("SHEEPFOLD_DISK_LIMIT", "0.5")
    monkeypatch.setenv("SHEEPFOLD_LOG_LEVEL", "info")
    monkeypatch.setenv("SHEEPFOLD_LOG_JSON", "1")
    body = {"options": {"game": "uly_polly"}}
    with ServerProcess(tmp_path) as server:
        assert server.path == "/games"
        with httpx.Client(base_url=server.url, headers={"host": "club.example"}) as http:
            answers = [http.post("/api/tables", json=body) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 429]
        assert answers[1].headers["retry-after"] == "30"
        assert json.loads(server.stderr().splitlines()[0])["level"] == "info"


def test_the_levels_of_the_log_are_those_that_can_be_asked_for() -> None:
    option = next(param for param in serve.params if param.name == "log_level")
    assert isinstance(option.type, click.Choice)
    assert tuple(option.type.choices) == get_args(LogLevel)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_says_where_it_is_in_the_language_of_its_host(
    language: str, tmp_path: Path
) -> None:
    words = ["serve", "--port", "0", "--data", str(tmp_path), "--lang", language]
    elsewhere = "https://play.example/games/"
    with subprocess.Popen(
        [sys.executable, "-m", "sheepfold", *words, "--public-url", elsewhere],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        first, second = (process.stdout.readline().rstrip("\n") for _ in range(2))
        process.terminate()
    address = first[first.index("http") :]
    assert first == say(language, "serve-at", address=address)
    assert second == say(language, "serve-public", address=elsewhere)


@pytest.mark.parametrize("language", LANGUAGES)
def test_phones_are_invited_in_that_language_too(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _invite("http://192.0.2.7:8000/", language)
    shown = capsys.readouterr().out.splitlines()
    lan = say(language, "serve-lan", address="http://192.0.2.7:8000/")
    assert shown[-2:] == [lan, say(language, "serve-plain")]
    _invite("https://192.0.2.7:8000/", language)
    assert capsys.readouterr().out.splitlines()[-1].endswith("https://192.0.2.7:8000/")


@pytest.mark.parametrize(("times", "pause"), [(1, 0.0), (2, 0.03), (3, 0.1)])
def test_ctrl_c_ends_a_server_quietly_however_often_it_is_pressed(
    times: int, pause: float, tmp_path: Path
) -> None:
    words = ["serve", "--port", "0", "--data", str(tmp_path)]
    server = subprocess.Popen(
        [sys.executable, "-m", "sheepfold", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    with server:
        assert server.stdout is not None
        assert server.stdout.readline()
        for _ in range(times):
            server.send_signal(signal.SIGINT)
            time.sleep(pause)
        try:
            _, said = server.communicate(timeout=60)
        finally:
            server.kill()
    assert (server.returncode, said.strip()) == (130, b"")
