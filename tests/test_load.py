"""The load of the benchmarks can play on a server of today, over rounds and rematches."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.full
def test_the_load_plays_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bench.serve", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server:
        try:
            assert server.stdout is not None
            port = re.search(r":(\d+)/", server.stdout.readline())
            assert port is not None
            asked = ["--port", port[1], "--pid", str(server.pid), "--tables", "2", "--seconds", "2"]
            load = [sys.executable, "-m", "bench.load", *asked]
            done = subprocess.run(load, stdout=subprocess.PIPE, check=True, cwd=ROOT)
        finally:
            server.terminate()
    found = json.loads(done.stdout)
    assert found["moves"] > 100
    assert found["bytes_per_move"] > 1000
