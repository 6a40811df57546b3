"""A person at a keyboard, in one process with the test."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from sheepfold.cli import main


class Said(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


Typed = Callable[..., Said]


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str]) -> Typed:
    """Types a command; what is printed."""

    def run(*words: str) -> Said:
        code = main(list(words))
        return Said(code, *capsys.readouterr())

    return run


@pytest.fixture
def refused(typed: Typed) -> Callable[..., str]:
    """Types a command that cannot be carried out; the one line that says why."""

    def run(*words: str) -> str:
        said = typed(*words)
        assert (said.code, said.out) == (2, ""), said
        assert said.err.startswith("sheepfold: ")
        assert said.err.count("\n") == 1, said.err
        return said.err

    return run
