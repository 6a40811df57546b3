"""The package, built for real from a copy of the working tree."""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.mutants import ROOT


def copy_tree(folder: Path) -> Path:
    """All files that git has or would take, without what was built."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in names.splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def build(tree: Path, *wishes: str) -> subprocess.CompletedProcess[str]:
    """Build in an environment of its own, as whoever publishes it would."""
    command = [sys.executable, "-m", "build", *wishes, str(tree)]
    return subprocess.run(command, capture_output=True, text=True, check=False)
