"""The container image: its steps, run in a bare Debian folder, give a server that works."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.deploy.image import SUITE, BareDebian, Dockerfile
from tests.deploy.proxies import DEPLOY, free_port

USER = "sheepfold"


def test_the_dockerfile_has_no_steps_but_those_of_the_scripts() -> None:
    dockerfile = Dockerfile()
    assert dockerfile.all("RUN") == ["/src/deploy/install.sh", "container.sh"]
    assert all(image.startswith(f"debian:{SUITE}") for image in dockerfile.all("FROM"))
    assert dockerfile.one("USER") == USER
    assert dockerfile.one("VOLUME") == dockerfile.environment()["SHEEPFOLD_DATA"]
    for script in ("install.sh", "container.sh"):
        assert (DEPLOY / script).stat().st_mode & 0o111


@pytest.fixture
def system(tmp_path: Path) -> Iterator[BareDebian]:
    yield BareDebian(tmp_path / "debian")
    subprocess.run(["rm", "-rf", str(tmp_path / "debian")], check=True)


@pytest.mark.full
def test_the_steps_give_a_server_that_runs_without_rights(system: BareDebian) -> None:
    dockerfile, port = Dockerfile(), free_port()
    system.copy_context()
    system.run("/src/deploy/install.sh")
    system.run("rm", "-rf", "/src")
    system.run("sh", "-c", (DEPLOY / "container.sh").read_text())
    assert not (system.folder / "opt/sheepfold/bin/pip").exists()

    serve = system.command(USER, "sheepfold", "serve", "--port", str(port))
    environment = dockerfile.environment()
    with subprocess.Popen(
        serve, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            assert str(port) in server.stdout.readline()
            check = [part.replace("8000", str(port)) for part in dockerfile.health_check()]
            subprocess.run(system.command(USER, *check), env=environment, check=True)
            assert httpx.get(f"http://127.0.0.1:{port}/health").text == "ok\n"
            assert "<base" in httpx.get(f"http://127.0.0.1:{port}/").text
            status = Path(f"/proc/{server.pid}/status").read_text()
            assert "Uid:\t10001\t10001\t10001\t10001" in status
            kept = system.folder / "data/sheepfold.db"
            assert (kept.stat().st_uid, kept.stat().st_mode & 0o777) == (10001, 0o600)
        finally:
            server.terminate()
        _, errors = server.communicate()
    assert errors == ""
    wrong = subprocess.run(system.command(USER, *check), env=environment, capture_output=True)
    assert wrong.returncode != 0, "a server that is gone is not well"
