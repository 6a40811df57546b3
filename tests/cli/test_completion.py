"""Shells complete commands, options and names."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Typed


def completed(words: str) -> list[str]:
    """What bash is told when Tab is pressed after these words."""
    environment = {
        **os.environ,
        "_SHEEPFOLD_COMPLETE": "bash_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": str(words.count(" ")),
    }
    done = subprocess.run(
        [sys.executable, "-m", "sheepfold"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return [line.partition(",")[2] for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("sheepfold ve", ["verify"]),
        ("sheepfold tables pr", ["prune"]),
        ("sheepfold play ", ["uly-polly", "wooolf"]),
        ("sheepfold play --le", ["--level"]),
        ("sheepfold play --level o", ["owl"]),
        ("sheepfold rules wooolf --lang ", ["en", "it", "es", "de", "fr"]),
        ("sheepfold arena wooolf token", ["token_counter"]),
        ("sheepfold help tables p", ["prune"]),
        ("sheepfold completion z", ["zsh"]),
    ],
)
def test_what_is_completed(words: str, found: list[str]) -> None:
    assert completed(words) == found


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_told_how_to_ask(shell: str, typed: Typed) -> None:
    said = typed("completion", shell)
    assert (said.code, said.err) == (0, "")
    assert f"_SHEEPFOLD_COMPLETE={shell}_complete" in said.out


def test_bash_can_read_it(typed: Typed, tmp_path: Path) -> None:
    script = tmp_path / "completion.bash"
    script.write_text(typed("completion", "bash").out)
    bash = shutil.which("bash")
    assert bash is not None
    asked = f"source {script} && complete -p sheepfold"
    done = subprocess.run([bash, "-c", asked], capture_output=True, text=True, check=True)
    assert "_sheepfold_completion" in done.stdout
