"""`sheepfold tables` and `sheepfold backup`, also beside a running server."""

import asyncio
import json
from pathlib import Path

import pytest

from sheepfold.cli import main
from sheepfold.games.record import load, verify
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

    return data, *asyncio.run(play())


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
    assert verify(load(capfdbinary.readouterr().out)) == 0
    assert main(["tables", "export", running, "--data", str(data)]) == 2
    assert capfdbinary.readouterr().out == b""


def test_a_backup_is_a_whole_log(
    served: tuple[Path, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, over, _ = served
    (tmp_path / "sheepfold.db").write_bytes((data / "copy.db").read_bytes())
    assert main(["tables", "export", over, "--data", str(tmp_path)]) == 0
    assert main(["backup", str(data / "copy.db"), "--data", str(data)]) == 2


def test_delete_and_prune(
    served: tuple[Path, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, over, _ = served
    (tmp_path / "sheepfold.db").write_bytes((data / "copy.db").read_bytes())
    where = ["--data", str(tmp_path)]
    assert main(["tables", "prune", "--days", "1", *where]) == 0
    assert capsys.readouterr().out == "\n"
    assert main(["tables", "delete", over, *where]) == 0
    assert main(["tables", "delete", over, *where]) == 2
    assert main(["tables", "prune", "--days", "-1", *where]) == 0
    capsys.readouterr()
    assert main(["tables", "list", *where]) == 0
    assert capsys.readouterr().out == ""


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
