"""NATS takes the example of its configuration."""

import json
import subprocess
import sysconfig
import time
from pathlib import Path

import httpx

from tests.log.nats_servers import free_port

CONFIG = Path(__file__).parents[2] / "deploy/nats.conf"


def test_nats_takes_its_configuration() -> None:
    program = Path(sysconfig.get_path("scripts")) / "nats-server"
    done = subprocess.run([program, "-t", "-c", CONFIG], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_it_says_how_it_is_where_the_docs_ask(tmp_path: Path) -> None:
    asked = "127.0.0.1:8222"
    assert f"`curl http://{asked}/healthz`" in (CONFIG.parents[1] / "docs/hosting.md").read_text()
    text, port = CONFIG.read_text(), free_port()
    for old, new in {
        asked: f"127.0.0.1:{port}",
        "0.0.0.0:4222": f"127.0.0.1:{free_port()}",
        "0.0.0.0:6222": f"127.0.0.1:{free_port()}",
        "/var/lib/nats": str(tmp_path),
        "club.example": "invalid",
    }.items():
        assert old in text
        text = text.replace(old, new)
    config = tmp_path / "nats.conf"
    config.write_text(text)
    program = Path(sysconfig.get_path("scripts")) / "nats-server"
    with subprocess.Popen([program, "-c", config, "-l", tmp_path / "nats.log"]) as server:
        try:
            end = time.monotonic() + 60
            while True:
                try:
                    answer = httpx.get(f"http://127.0.0.1:{port}/healthz")
                    break
                except httpx.TransportError:
                    assert time.monotonic() < end
                    time.sleep(0.05)
        finally:
            server.kill()
    # It is alone, and so not ready: at first "error", then "unavailable".
    assert answer.is_server_error
    assert json.loads(answer.text)["status"] != "ok"
