"""How the built client is served: what may be kept, and what must be asked for each time."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from sheepfold.server.pages import POLICY, pages
from tests.mutants import ROOT

PUBLIC = ROOT / "web/public"


def get(built: Path, path: str) -> httpx.Response:
    """What the pages in this folder answer."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(Starlette(routes=pages(built)))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.get(path)

    return asyncio.run(ask())


@pytest.fixture
def built(tmp_path: Path) -> Path:
    for name in ("assets", "icons"):
        (tmp_path / name).mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "sw.js").write_text("// worker")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "assets/a-1234.js").write_text("1")
    (tmp_path / "icons/icon.svg").write_text("<svg/>")
    return tmp_path


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/t/K7QXMA", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/assets/a-1234.js", "text/javascript; charset=utf-8", "immutable"),
        ("/icons/icon.svg", "image/svg+xml", "max-age=86400"),
    ],
)
def test_each_file_says_how_long_it_may_be_kept(
    built: Path, path: str, kind: str, kept: str
) -> None:
    answer = get(built, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert kept in answer.headers["cache-control"]
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_server_without_the_client_says_how_to_build_it(tmp_path: Path) -> None:
    for path in ("/", "/sw.js"):
        answer = get(tmp_path, path)
        assert answer.status_code == 503
        assert "make web" in answer.text


def test_the_manifest_names_icons_that_are_there() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text())
    icons = manifest["icons"]
    assert all((PUBLIC / icon["src"].lstrip("/")).is_file() for icon in icons)
    assert {icon["sizes"] for icon in icons} >= {"192x192", "512x512"}
    assert any(icon["purpose"] == "maskable" for icon in icons)
