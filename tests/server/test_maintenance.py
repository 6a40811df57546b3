"""`sheepfold tables` and `sheepfold backup`, also beside a running server."""

import asyncio
import io
import json
from pathlib import Path

import pytest

from sheepfold.cli import main
from sheepfold.games.record import load
from sheepfold.games.verify import verify
from sheepfold.server import maintenance
from tests.coroutines import run
from tests.server.players import Player, open_table, start_game
from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A data folder with a finished and a running game."""
    data = tmp_path_factory.mktemp("kept")

    async def play() -> tuple[str, str]:
        with ServerProcess(data) as server:
            codes = [await open_table(server.url, "uly_polly", 2) for _ in range(2)]
            for number, code in enumerate(codes):
                players = [Player(server.ws, code, f"P{n}", n) for n in range(2)]
                await start_game(players, 0)
                if number == 0:
                    await asyncio.gather(*(player.play() for player in players))
                    await asyncio.to_thread(copy_while_serving, data)
                for player in players:
                    await player.leave()
        return codes[0], codes[1]

    return data, *run(play())


def copy_while_serving(data: Path) -> None:
    assert main(["backup", str(data / "copy.db"), "--data", str(data)]) == 0


def test_list_and_show(served: tuple[Path, str, str], capsys: pytest.CaptureFixture[str]) -> None:
    data, over, running = served
    assert main(["tables", "list", "--data", str(data)]) == 0
    listed = capsys.readouterr().out
    assert over in listed
    assert running in listed
    assert main(["tables", "show", over.lower(), "--data", str(data)]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert (shown["code"], shown["phase"]) == (over, "over")
    assert "token" not in json.dumps(shown)


def test_export_is_a_record_and_a_running_game_keeps_its_secrets(
    served: tuple[Path, str, str], capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    data, over, running = served
    assert main(["tables", "export", over, "--data", str(data)]) == 0
    assert verify(load(capfdbinary.readouterr().out)).closed == 0
    assert main(["tables", "export", running, "--data", str(data)]) == 2
    assert capfdbinary.readouterr().out == b""


def test_a_backup_is_a_whole_log(
    served: tuple[Path, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, over, _ = served
    (tmp_path / "sheepfold.db").write_bytes((data / "copy.db").read_bytes())
    assert main(["tables", "export", over, "--data", str(tmp_path)]) == 0
    assert main(["backup", str(data / "copy.db"), "--data", str(data)]) == 2


@pytest.fixture
def copy(served: tuple[Path, str, str], tmp_path: Path) -> tuple[str, str]:
    """A folder with one table of its own, to delete; the option that names it, and the code."""
    data, over, running = served
    (tmp_path / "sheepfold.db").write_bytes((data / "copy.db").read_bytes())
    maintenance.delete(tmp_path, maintenance.find(tmp_path, [running]))
    return f"--data={tmp_path}", over


def listed(where: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    capsys.readouterr()
    assert main(["tables", "list", "--json", where]) == 0
    return [one["code"] for one in json.loads(capsys.readouterr().out)]


def test_delete_with_yes(copy: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    where, code = copy
    assert main(["tables", "delete", code.lower(), "--yes", where]) == 0
    assert "1 table was deleted" in capsys.readouterr().out
    assert listed(where, capsys) == []
    assert main(["tables", "delete", code, "--yes", where]) == 2


@pytest.mark.parametrize("days", ["-3", "-0.001", "nan", "inf", "-inf", "100001", "1e9", "many"])
def test_absurd_days_delete_nothing(
    days: str, copy: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    where, code = copy
    assert main(["tables", "prune", "--days", days, "--yes", where]) == 2
    assert "from 0 to 100000" in capsys.readouterr().err
    assert listed(where, capsys) == [code]


def test_prune_keeps_what_is_new(copy: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    where, code = copy
    assert main(["tables", "prune", "--days", "1", "--yes", where]) == 0
    assert capsys.readouterr().out == "No table was deleted.\n"
    assert listed(where, capsys) == [code]
    assert main(["tables", "prune", "--days", "0", "--yes", "--json", where]) == 0
    assert [one["code"] for one in json.loads(capsys.readouterr().out)] == [code]
    assert listed(where, capsys) == []


def test_archive_tells_other_programs_which_tables_go(
    copy: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where, code = copy
    records = tmp_path / "records"
    words = ["archive", str(records), "--days", "0", "--json", where]
    capsys.readouterr()
    assert main([*words, "--dry-run"]) == 0
    [would] = json.loads(capsys.readouterr().out)
    assert would["code"] == code
    assert not records.exists()
    assert main([*words, "--yes"]) == 0
    assert json.loads(capsys.readouterr().out) == [would]
    assert [file.stem for file in records.iterdir()] == [code]
    assert listed(where, capsys) == []


@pytest.mark.parametrize("words", [["prune", "--days", "0"], ["delete", "CODE"]])
def test_a_dry_run_only_shows(
    words: list[str], copy: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    where, code = copy
    asked = [code if word == "CODE" else word for word in words]
    assert main(["tables", *asked, "--dry-run", where]) == 0
    shown = capsys.readouterr().out
    assert code in shown
    assert "1 table would be deleted" in shown
    assert listed(where, capsys) == [code]
    assert main(["tables", *asked, "--dry-run", "--yes", where]) == 2


@pytest.mark.parametrize("words", [["prune", "--days", "0"], ["delete", "CODE"]])
def test_without_a_terminal_nothing_is_deleted_without_yes(
    words: list[str],
    copy: tuple[str, str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    where, code = copy
    monkeypatch.setattr("sys.stdin", io.StringIO("y\n"))
    asked = [code if word == "CODE" else word for word in words]
    assert main(["tables", *asked, where]) == 2
    assert "--yes" in capsys.readouterr().err
    assert listed(where, capsys) == [code]


class Keyboard(io.StringIO):
    """What a person types at a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("language", "answer", "agreed"),
    [
        ("en", "y", True),
        ("en", "Yes", True),
        ("de", "ja", True),
        ("it", "sì", True),
        ("es", "sí", True),
        ("fr", "Oui", True),
        ("en", "n", False),
        ("en", "", False),
        ("de", "nein", False),
        ("fr", "x", False),
    ],
)
def test_a_person_is_asked_first(
    language: str,
    answer: str,
    agreed: bool,
    copy: tuple[str, str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    where, code = copy
    monkeypatch.setattr("sys.stdin", Keyboard(f"{answer}\n"))
    assert main(["tables", "delete", code, where, "--lang", language]) == 0
    said = capsys.readouterr()
    assert code in said.out
    assert "?" in said.err
    assert listed(where, capsys) == ([] if agreed else [code])


def test_a_table_that_has_moved_on_since_it_was_listed_is_kept(
    copy: tuple[str, str],
) -> None:
    data = Path(copy[0].removeprefix("--data="))
    (one,) = maintenance.stored_tables(data)
    assert maintenance.delete(data, [one._replace(version=one.version - 1)]) == []
    assert maintenance.delete(data, [one]) == [one]


@pytest.mark.parametrize("target", ["missing/copy.db", "sheepfold.db/copy.db"])
def test_a_backup_that_cannot_be_written_is_said_in_one_line(
    target: str, copy: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    data = copy[0].removeprefix("--data=")
    assert main(["backup", f"{data}/{target}", copy[0]]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert f"{data}/{target} can’t be written" in said.err
    assert said.err.count("\n") == 1


def test_a_backup_of_what_is_no_log_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sheepfold.db").write_text("no tables at all")
    assert main(["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize(
    "wrong",
    [
        ["tables", "list", "--data", "/no/such/folder"],
        ["tables", "show"],
        ["tables", "list", "ABCDEF"],
        ["tables", "dance"],
        ["backup", "/tmp/x.db", "--data", "/no/such/folder"],
    ],
    ids=" ".join,
)
def test_wrong_requests_get_one_line(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code = main(wrong)
    out, err = capsys.readouterr()
    assert (code, out, err.count("\n")) == (2, "", 1)
