"""The systemd units: systemd understands them, and finds them well shut."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.deploy.proxies import DEPLOY, program

pytestmark = pytest.mark.full

EXPOSURE = 20
"""In tenths, as `systemd-analyze security` counts; 0 is shut, 100 is open."""


PROGRAMS = {"sheepfold": "sheepfold serve", "nats-server": "nats-server -c "}
"""By unit: what it runs."""


@pytest.fixture(params=PROGRAMS)
def unit(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A unit, with a program that is there."""
    text = (DEPLOY / f"{request.param}.service").read_text()
    assert f"\nExecStart=/opt/sheepfold/bin/{PROGRAMS[request.param]}" in text
    made = tmp_path / f"{request.param}.service"
    made.write_text(text.replace(f"/opt/sheepfold/bin/{request.param}", sys.executable))
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
