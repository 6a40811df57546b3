"""`make play` on a machine without Node: the build hook brings its own."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.mutants import ROOT

TOOLS = ("cat", "env", "find", "git", "id", "make", "mkdir", "rm", "sed", "sh", "touch", "uname")
NETWORK = ("PIP_", "NPM_CONFIG_", "NODE_EXTRA_CA_CERTS", "SSL_CERT", "HTTP", "http", "NO_PROXY")


@pytest.mark.full
def test_a_fresh_clone_plays_without_node(tmp_path: Path) -> None:
    """With a path that has neither node nor npm, and nothing in the home directory."""
    programs, home, clone = tmp_path / "bin", tmp_path / "home", tmp_path / "clone"
    programs.mkdir()
    home.mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found is not None, tool
        (programs / tool).symlink_to(found)
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    kept = {name: value for name, value in os.environ.items() if name.startswith(NETWORK)}
    environment = {**kept, "PATH": str(programs), "HOME": str(home), "LANG": "C.UTF-8"}
    python = Path(sys.base_prefix) / "bin/python3"
    subprocess.run(
        ["make", "-C", str(clone), ".venv/.play", f"PYTHON={python}"], env=environment, check=True
    )
    command = [str(clone / ".venv/bin/sheepfold"), "serve", "--port", "0", "--data", str(home)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            page = httpx.get(address)
            script = re.search(r'src="[.]/(assets/[^"]+[.]js)"', page.text)
            assert page.status_code == 200
            assert script is not None
            assert httpx.get(address + script[1]).status_code == 200
        finally:
            server.terminate()
