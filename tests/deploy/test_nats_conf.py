"""NATS takes the example of its configuration."""

import subprocess
import sysconfig
from pathlib import Path

CONFIG = Path(__file__).parents[2] / "deploy/nats.conf"


def test_nats_takes_its_configuration() -> None:
    program = Path(sysconfig.get_path("scripts")) / "nats-server"
    done = subprocess.run([program, "-t", "-c", CONFIG], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
