"""`serve --workers`: several processes at one port, over a NATS server of the folder's own."""

import asyncio
import json
import os
import shutil
import signal
from pathlib import Path
from random import Random

import httpx
import pytest

from sheepfold.cli import main
from sheepfold.games.record import load
from sheepfold.games.verify import verify
from sheepfold.locales import LANGUAGES
from sheepfold.log.folder import tables_file
from sheepfold.log.nats.address import NatsAddress
from sheepfold.log.nats.log import NatsLog
from sheepfold.log.nats.own import OwnNats
from sheepfold.log.sqlite import SqliteLog
from sheepfold.server.listen import CannotServe
from sheepfold.server.workers import tables_in_nats
from tests.coroutines import run
from tests.server.players import open_table
from tests.server.process import ServerProcess
from tests.server.witness import Witness, begin, play_to_the_end

WORKERS = ("-m", "sheepfold", "serve", "--bot-delay", "0", "--workers", "2")
PATIENCE = 120.0


def children(pid: int) -> dict[int, str]:
    """The processes that this one has started, and what they were started as."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except OSError:
            continue
        if parent == pid and "resource_tracker" not in command:
            found[int(folder.name)] = command
    return found


def servers_of(pid: int) -> list[int]:
    return [child for child, command in children(pid).items() if "nats-server" not in command]


def codes(capsys: pytest.CaptureFixture[str], data: Path) -> list[str]:
    capsys.readouterr()
    assert main(["tables", "list", "--json", "--data", str(data)]) == 0
    return sorted(one["code"] for one in json.loads(capsys.readouterr().out))


async def test_a_folder_is_served_by_several_processes_and_one_may_die(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    with ServerProcess(data) as alone:
        code = await open_table(alone.url, "uly_polly", 4)
        people = [Witness(alone.ws, code, f"P{n}", Random(n)) for n in range(3)]
        async with asyncio.timeout(PATIENCE):
            await begin(people, 1)
    assert tables_file(data).exists()
    server = ServerProcess(data, WORKERS)
    server.port = alone.port  # where the devices look for it
    with server:
        assert len(servers_of(server.pid)) == 2
        async with asyncio.timeout(PATIENCE):
            playing = asyncio.create_task(play_to_the_end(people, 0.05))
            while sum(len(person.link.acknowledged) for person in people) < 20:
                await asyncio.sleep(0.01)
            os.kill(servers_of(server.pid)[0], signal.SIGKILL)
            await playing
            while len(servers_of(server.pid)) < 2:
                await asyncio.sleep(0.1)
        for person in people:
            await person.leave()
        assert "another begins" in server.stderr()
        assert "Traceback" not in server.stderr()
        assert await asyncio.to_thread(codes, capsys, data) == [code]
        copy = tables_file(tmp_path)
        assert await asyncio.to_thread(main, ["backup", str(copy), "--data", str(data)]) == 0
        pids = children(server.pid)
        assert await asyncio.to_thread(server.stop) == 0
    assert not [pid for pid in pids if Path(f"/proc/{pid}").exists()], "all have ended"
    assert not tables_file(data).exists()
    assert (data / "sheepfold-before-nats.db").exists()
    for secret in ("nats.conf", "nats.address"):
        assert (data / secret).stat().st_mode & 0o077 == 0
    # Without a server, the commands start NATS for as long as they need it.
    assert await asyncio.to_thread(codes, capsys, data) == [code]
    capsys.readouterr()
    assert await asyncio.to_thread(main, ["tables", "export", code, "--data", str(tmp_path)]) == 0
    assert verify(load(capsys.readouterr().out.encode())).closed == 0


async def append(data: Path, entries: list[bytes]) -> None:
    """Write a file with one table, as a backup has it."""
    log = SqliteLog(tables_file(data))
    await log.append("TABLES", 0, entries)
    await log.close()


def entries_in(nats: OwnNats) -> list[bytes]:
    async def read() -> list[bytes]:
        log = await NatsLog.open(nats.address, make=False)
        try:
            return await log.read("TABLES")
        finally:
            await log.close()

    return run(read())


@pytest.mark.parametrize("copied", [[b"one"], [b"one", b"other"]], ids=["older", "different"])
def test_a_backup_is_not_mixed_with_what_nats_has(tmp_path: Path, copied: list[bytes]) -> None:
    run(append(tmp_path, [b"one", b"two"]))
    with tables_in_nats(tmp_path) as nats:
        assert entries_in(nats) == [b"one", b"two"]
    run(append(tmp_path, copied))
    with pytest.raises(CannotServe, match="data-twice"), tables_in_nats(tmp_path):
        pass
    assert tables_file(tmp_path).exists()
    for old in (tmp_path / "nats", *tmp_path.glob("nats.*")):  # as docs/hosting.md says
        old.rename(tmp_path / f"old-{old.name}")
    with tables_in_nats(tmp_path) as nats:
        assert entries_in(nats) == copied


def test_a_start_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    run(append(tmp_path, [b"one"]))
    with tables_in_nats(tmp_path):
        (tmp_path / "sheepfold-before-nats.db").unlink()
    run(append(tmp_path, [b"one", b"two"]))
    with tables_in_nats(tmp_path) as nats:
        assert entries_in(nats) == [b"one", b"two"]


def damage(data: Path, how: str) -> None:
    if how == "removed":
        shutil.rmtree(data / "nats")
    for block in (data / "nats").rglob("*.blk"):
        if how == "zeroed":
            block.write_bytes(bytes(block.stat().st_size))
        elif how == "one gone" and "sheepfold-3" in str(block):
            block.unlink()


@pytest.mark.parametrize("how", ["whole", "removed", "zeroed", "one gone"])
def test_a_nats_that_has_lost_something_is_not_started_in_silence(
    tmp_path: Path, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def fill(address: NatsAddress) -> None:
        log = await NatsLog.open(address)
        await log.check()  # as a server does that starts
        for number in range(20):
            await log.append(f"T{number}", 0, [bytes(500)])
        await log.close()

    with tables_in_nats(tmp_path) as nats:
        run(fill(nats.address))
    damage(tmp_path, how)
    with tables_in_nats(tmp_path):
        pass
    told = [record.message for record in caplog.records]
    lost = f"NATS has lost something in {tmp_path / 'nats'}"
    advice = "if tables are missing there, restore a backup"
    assert told == ([] if how == "whole" else [f"{lost}: {advice}"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_workers_such_a_folder_is_not_served(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "nats.address").write_text("nats://127.0.0.1:1")
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--lang", lang]) == 2
    assert "--workers" in capsys.readouterr().err


def test_what_is_missing_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    words = ["serve", "--port", "0", "--workers", "2", "--data", str(tmp_path)]
    assert main(words) == 2
    said = capsys.readouterr().err
    assert 'pip install "sheepfold[nats]"' in said
    assert said.count("\n") == 1


@pytest.mark.full
async def test_when_who_watches_over_them_is_killed_all_end_and_the_next_start_tidies_up(
    tmp_path: Path,
) -> None:
    with ServerProcess(tmp_path / "data", WORKERS) as server:
        code = await open_table(server.url, "uly_polly", 2)
        workers, started = servers_of(server.pid), children(server.pid)
        server.kill()
        async with asyncio.timeout(PATIENCE):
            while any(Path(f"/proc/{pid}").exists() for pid in workers):
                await asyncio.sleep(0.1)
        await asyncio.to_thread(server.restart)
        assert not any(Path(f"/proc/{pid}").exists() for pid in started)
        async with httpx.AsyncClient() as http:
            assert (await http.get(f"{server.url}/api/tables/{code}")).status_code == 200
