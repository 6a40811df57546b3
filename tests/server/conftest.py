from collections.abc import Iterator

import pytest

from sheepfold.server import room
from tests.server.process import ServerProcess


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room tries again soon after a failure of the log."""
    monkeypatch.setattr(room, "AGAIN", 0.001)


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
