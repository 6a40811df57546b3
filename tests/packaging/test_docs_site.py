"""The docs site: it builds without a warning, has the reference, and asks no other host."""

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.browser.chromium import launched
from tests.mutants import ROOT

pytestmark = pytest.mark.full

FOR_WHOM = ("playing", "hosting", "writing-bots", "research")
"""The pages that the first one leads to: players, hosts, bot writers, researchers."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return folder


@pytest.fixture(scope="module")
def url(site: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_the_first_page_leads_everyone_to_their_own(site: Path) -> None:
    home = (site / "index.html").read_text("utf-8")
    for page in FOR_WHOM:
        assert f'href="{page}.html"' in home
        assert (site / f"{page}.html").is_file()


@pytest.mark.parametrize(
    ("page", "name"),
    [
        ("games", "sheepfold.games.contract.Game"),
        ("bots", "sheepfold.bots.bots_of"),
        ("table", "sheepfold.table.decide.decide"),
        ("log", "sheepfold.log.sqlite.SqliteLog"),
        ("lab", "sheepfold.lab.arena.tournament"),
    ],
)
def test_the_reference_is_made_from_the_docstrings(site: Path, page: str, name: str) -> None:
    assert f'id="{name}"' in (site / f"api/{page}.html").read_text("utf-8")


async def test_a_reader_asks_no_other_host(site: Path, url: str) -> None:
    async def read() -> set[str]:
        asked = set()
        async with launched() as browser:
            page = await browser.new_page()
            page.on("request", lambda request: asked.add(request.url))
            for file in sorted(site.rglob("*.html")):
                await page.goto(f"{url}/{file.relative_to(site).as_posix()}")
            await page.goto(f"{url}/index.html")
            await page.get_by_role("textbox", name="Search").press_sequentially("patience")
            await page.locator(".md-search-result__item", has_text="UP-21").first.wait_for()
        return asked

    assert {address for address in (await read()) if not address.startswith(url)} == set()
