import pytest

from sheepfold.server import room


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room tries again soon after a failure of the log."""
    monkeypatch.setattr(room, "AGAIN", 0.001)
