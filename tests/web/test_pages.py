"""How the built client is served: what may be kept, and what must be asked for each time."""

import gzip
import json
import os
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from starlette.applications import Starlette

from sheepfold.server.pages import POLICY, pages
from tests.mutants import ROOT

PUBLIC = ROOT / "web/public"


async def get(built: Path, path: str) -> httpx.Response:
    """What the pages in this folder answer."""

    transport = httpx.ASGITransport(Starlette(routes=pages(built)))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        return await client.get(path)


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
async def test_each_file_says_how_long_it_may_be_kept(
    built: Path, path: str, kind: str, kept: str
) -> None:
    answer = await get(built, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert kept in answer.headers["cache-control"]
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_server_without_the_client_says_how_to_build_it(tmp_path: Path) -> None:
    for path in ("/", "/sw.js"):
        answer = await get(tmp_path, path)
        assert answer.status_code == 503
        assert "make web" in answer.text


def test_the_manifest_names_icons_that_are_there() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text())
    icons = manifest["icons"]
    assert all((PUBLIC / icon["src"].lstrip("/")).is_file() for icon in icons)
    assert {icon["sizes"] for icon in icons} >= {"192x192", "512x512"}
    assert any(icon["purpose"] == "maskable" for icon in icons)


async def test_a_file_is_read_and_compressed_once(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can keep the server busy by asking for the same again."""
    script = built / "assets/a-1234.js"
    script.write_text("let a = 1;\n" * 500)
    compressed: list[int] = []

    def count(content: bytes, mtime: float) -> bytes:
        compressed.append(len(content))
        return gzip.compress(content, mtime=mtime)

    monkeypatch.setattr("sheepfold.server.cached_answer.gzip", SimpleNamespace(compress=count))

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(Starlette(routes=pages(built)))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            answers = [await client.get("/assets/a-1234.js") for _ in range(10)]
            known = {"if-none-match": answers[0].headers["etag"]}
            answers.append(await client.get("/assets/a-1234.js", headers=known))
            plain = {"accept-encoding": "identity"}
            answers.append(await client.get("/assets/a-1234.js", headers=plain))
            script.write_text("let a = 2;\n" * 500)
            os.utime(script, ns=(1, 1))
            return [*answers, await client.get("/assets/a-1234.js")]

    *answers, known, plain, changed = await ask()
    assert len(compressed) == 2
    assert {one.headers["content-encoding"] for one in answers} == {"gzip"}
    assert {one.text for one in (*answers, plain)} == {"let a = 1;\n" * 500}
    assert "content-encoding" not in plain.headers
    assert (known.status_code, known.content) == (304, b"")
    assert changed.text == "let a = 2;\n" * 500
    assert changed.headers["etag"] != known.headers["etag"]


@pytest.mark.parametrize(
    "name", ["..", "../index.html", "%2e%2e%2findex.html", "a%00b", ".", "no.js"]
)
async def test_only_the_files_of_a_folder_are_served(built: Path, name: str) -> None:
    answer = await get(built, f"/assets/{name}")
    assert answer.status_code == 404 or answer.text == "<!doctype html>"
    assert "1" not in answer.text
