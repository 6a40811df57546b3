"""The systemd unit: systemd understands it, and finds it well shut."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.deploy.proxies import DEPLOY, program

pytestmark = pytest.mark.full

EXPOSURE = 20
"""In tenths, as `systemd-analyze security` counts; 0 is shut, 100 is open."""


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit, with a program that is there."""
    text = (DEPLOY / "sheepfold.service").read_text()
    assert "\nExecStart=/opt/sheepfold/bin/sheepfold serve\n" in text
    made = tmp_path / "sheepfold.service"
    made.write_text(text.replace("/opt/sheepfold/bin/sheepfold", sys.executable))
    return made


def test_systemd_understands_it(unit: Path) -> None:
    command = [program("systemd-analyze"), "verify", "--man=no", str(unit)]
    checked = subprocess.run(command, capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_it_is_well_shut(unit: Path) -> None:
    command = [program("systemd-analyze"), "security", "--offline=true"]
    checked = subprocess.run(
        [*command, f"--threshold={EXPOSURE}", str(unit)], capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout
