import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from sheepfold.server import room
from tests.server.breaking import Disk
from tests.server.process import ServerProcess


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room tries again soon after a failure of the log."""
    monkeypatch.setattr(room, "RETRY_SECONDS", 0.001)


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that refuses without end."""
    data = tmp_path_factory.mktemp("data")
    with ServerProcess(data, ("-m", "tests.server.generous")) as process:
        yield process
        assert process.stderr() == ""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server as everyone runs it."""
    with ServerProcess(tmp_path_factory.mktemp("data")) as process:
        yield process
        assert process.stderr() == ""


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library that makes the disk of a process fail."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler, so the disk cannot be made to fail")
    made = tmp_path_factory.mktemp("library") / "broken_disk.so"
    source = Path(__file__).with_name("broken_disk.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-o", made, source, "-ldl"], check=True)
    return made


@pytest.fixture
def markers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: Path) -> Path:
    """A folder whose files say how the disk of the processes started from now on is broken."""
    made = tmp_path / "markers"
    made.mkdir()
    monkeypatch.setenv("BROKEN_DISK", str(made))
    monkeypatch.setenv("LD_PRELOAD", str(library))
    return made


@pytest.fixture
def disk(tmp_path: Path, markers: Path) -> Iterator[Disk]:
    """A server on a disk that can be broken."""
    with ServerProcess(tmp_path / "data") as server:
        yield Disk(server, markers)
        assert "Traceback" not in server.stderr()
