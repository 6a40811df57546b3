"""A server that cannot start says why in one sentence, and touches nothing."""

import contextlib
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from sheepfold.cli import main
from sheepfold.locales import LANGUAGES, say
from sheepfold.log.folder import tables_file
from sheepfold.log.sqlite_file import SCHEMA
from tests.coroutines import run
from tests.log.nats_servers import servers
from tests.server.players import open_table
from tests.server.process import PATIENCE, ServerProcess

OLD = Path(__file__).parents[1] / "log" / "release-0.1.0.db"


def refused(data: Path, language: str = "en") -> str:
    """What a server says that does not start."""
    words = ["serve", "--port", "0", "--data", str(data), "--lang", language]
    ended = subprocess.run(
        [sys.executable, "-m", "sheepfold", *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    return ended.stderr.removeprefix("sheepfold: ").rstrip("\n")


# Two servers


def test_a_second_server_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as first:
        for language in LANGUAGES:
            wanted = say(language, "refused-data-taken", folder=str(tmp_path))
            assert refused(tmp_path, language) == wanted
        assert httpx.get(f"{first.url}/health").text == "ok\n"


def test_a_server_that_was_killed_leaves_its_folder_to_the_next(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as first:
        first.kill()
        with ServerProcess(tmp_path) as second:
            assert httpx.get(f"{second.url}/health").text == "ok\n"


def test_one_that_was_refused_does_not_take_the_folder_from_the_first(tmp_path: Path) -> None:
    with ServerProcess(tmp_path):
        assert refused(tmp_path) == refused(tmp_path)


def test_the_commands_for_tables_work_beside_a_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = f"--data={tmp_path / 'data'}"
    with ServerProcess(tmp_path / "data") as server:
        code = run(open_table(server.url, "uly_polly", 2))
        assert main(["tables", "list", where]) == 0
        assert main(["tables", "show", code, where]) == 0
        assert main(["backup", str(tmp_path / "copy.db"), where]) == 0
        assert main(["tables", "export", code, where, "--lang", "en"]) == 2
        said = capsys.readouterr()
        assert code in said.out
        assert said.err == f"sheepfold: {say('en', 'refused-not-playing')}\n"


# A file that is not as it should be


@pytest.mark.parametrize("left", [50, 1024, 5000, -4096])
def test_a_truncated_file_is_refused(tmp_path: Path, left: int) -> None:
    tables_file(tmp_path).write_bytes(OLD.read_bytes()[:left])
    before = tables_file(tmp_path).read_bytes()
    assert refused(tmp_path) == say("en", "refused-bad-data", folder=str(tmp_path))
    assert tables_file(tmp_path).read_bytes() == before


def test_an_empty_file_is_used_but_not_silently(tmp_path: Path) -> None:
    """A first start that was cut short leaves one; so does whatever empties a file by mistake."""
    tables_file(tmp_path).touch()
    with ServerProcess(tmp_path) as server:
        assert httpx.get(f"{server.url}/health").text == "ok\n"
        said = server.stderr().splitlines()
    assert len(said) == 1
    assert f"{tables_file(tmp_path)} was empty: if there were tables in it" in said[0]
    with ServerProcess(tmp_path) as server:
        assert server.stderr() == ""


def test_an_empty_file_beside_entries_that_were_not_yet_in_it_is_refused(tmp_path: Path) -> None:
    """SQLite would take the file for a new one, and delete them."""
    with ServerProcess(tmp_path) as server:
        run(open_table(server.url, "uly_polly", 2))
        server.kill()
    ahead = Path(f"{tables_file(tmp_path)}-wal")
    entries = ahead.read_bytes()
    assert entries
    tables_file(tmp_path).write_bytes(b"")
    assert refused(tmp_path) == say("en", "refused-bad-data", folder=str(tmp_path))
    assert (tables_file(tmp_path).read_bytes(), ahead.read_bytes()) == (b"", entries)


def test_a_file_of_a_newer_release_is_refused(tmp_path: Path) -> None:
    shutil.copy(OLD, tables_file(tmp_path))
    with contextlib.closing(sqlite3.connect(tables_file(tmp_path))) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    before = tables_file(tmp_path).read_bytes()
    assert refused(tmp_path) == say("en", "refused-newer-data", folder=str(tmp_path))
    assert tables_file(tmp_path).read_bytes() == before


# A disk that does not let itself be written


@pytest.mark.parametrize(
    ("how", "error"),
    [(["read-only"], "EROFS"), (["full", "no-space"], "ENOSPC"), (["fsync"], "EIO")],
    ids=["read-only", "full", "failing"],
)
@pytest.mark.parametrize("is_new", [True, False], ids=["new", "old"])
def test_a_folder_that_cannot_be_written_is_refused(
    tmp_path: Path, markers: Path, how: list[str], error: str, is_new: bool
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    if not is_new:
        with ServerProcess(data):
            pass
    for name in how:
        (markers / name).touch()
    assert refused(data) == say("en", "refused-data-folder", folder=str(data), error=error)


@pytest.mark.parametrize("how", [["read-only"], ["full", "no-space"]], ids=["read-only", "full"])
@pytest.mark.parametrize("was_killed", [False, True], ids=["ended", "killed"])
def test_tables_that_cannot_be_written_can_be_read_and_taken_away(
    tmp_path: Path, markers: Path, how: list[str], was_killed: bool
) -> None:
    data = tmp_path / "data"
    with ServerProcess(data) as server:
        code = run(open_table(server.url, "uly_polly", 2))
        if was_killed:
            server.kill()

    def typed(*words: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "sheepfold", *words, "--lang", "en"]
        return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)

    for name in how:
        (markers / name).touch()
    listed = typed("tables", "list", f"--data={data}")
    assert code in listed.stdout, listed.stderr
    assert typed("tables", "show", code, f"--data={data}").returncode == 0
    there = str(servers(1).address())
    for away in (["backup", str(tmp_path / "copy.db"), "--data", str(data)],
                 ["migrate", str(data), there]):  # fmt: skip
        done = typed(*away)
        assert done.returncode == 0, done.stderr
    assert code in typed("tables", "list", f"--log={there}").stdout
    kept = typed("tables", "delete", code, "--yes", f"--data={data}")
    assert kept.returncode == 2
    assert f"Tables can’t be kept in {data}" in kept.stderr
    for name in how:
        (markers / name).unlink()
    assert code in typed("tables", "list", f"--data={data}").stdout
