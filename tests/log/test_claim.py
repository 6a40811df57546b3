"""A lock file is one process's alone, until that ends."""

import subprocess
import sys
from pathlib import Path

import pytest

from sheepfold.log.claim import Taken, claimed

TRY = """
import sys
from pathlib import Path
from sheepfold.log.claim import Taken, claimed
try:
    with claimed(Path(sys.argv[1])):
        print("had")
except Taken:
    print("taken")
"""


def another_process(lock: Path) -> str:
    tried = subprocess.run(
        [sys.executable, "-c", TRY, str(lock)], capture_output=True, text=True, check=True
    )
    return tried.stdout.strip()


def test_what_one_process_has_no_other_gets(tmp_path: Path) -> None:
    lock = tmp_path / "one.lock"
    with claimed(lock):
        assert another_process(lock) == "taken"
    assert another_process(lock) == "had"


def test_whoever_tries_twice_still_has_it(tmp_path: Path) -> None:
    lock = tmp_path / "one.lock"
    with claimed(lock):
        with pytest.raises(Taken), claimed(lock):
            pass
        assert another_process(lock) == "taken"
