"""Packages that are installed in a folder, for the processes of a test."""

import os
import subprocess
import sys
from pathlib import Path

from tests.bots.distributions import install
from tests.mutants import ROOT

EXAMPLE = ROOT / "examples" / "liars_dice"
PACKAGES = Path(__file__).parent / "packages"


def install_example(folder: Path) -> Path:
    """Build the example and install it there, without the network."""
    flags = ("--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--quiet")
    command = [sys.executable, "-m", "pip", "install", *flags, "--target", str(folder)]
    subprocess.run([*command, str(EXAMPLE)], check=True)
    return folder


def install_games(folder: Path, **points: str) -> Path:
    """Install games of `packages/` there: by the name of the entry point, the module."""
    for name, module in points.items():
        source = (PACKAGES / f"{module}.py").read_text("utf-8")
        install(folder, f"the-{name}", {module: source}, games={name: module})
    return folder


def environment(folder: Path) -> dict[str, str]:
    """For processes that find what is installed there."""
    path = [str(folder), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def python(folder: Path, *words: str, code: int = 0) -> "subprocess.CompletedProcess[str]":
    """Run Python where these packages are installed; it must end with this code."""
    done = subprocess.run(
        [sys.executable, *words],
        env=environment(folder),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout[-4000:] + done.stderr[-4000:]
    return done


def sheepfold(folder: Path, *words: str, code: int = 0) -> "subprocess.CompletedProcess[str]":
    """Run the command where these packages are installed."""
    return python(folder, "-m", "sheepfold", *words, code=code)


def passed(folder: Path, *words: str) -> int:
    """Run tests where these packages are installed: how many passed; none may fail."""
    done = python(folder, "-m", "pytest", *words)
    return int(done.stdout.split(" passed")[0].split()[-1])
