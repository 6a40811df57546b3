"""The wheel and the sdist, built for real: what is in them, and what a package page would show."""

import re
import subprocess
import sys
import tarfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

from sheepfold import __version__
from sheepfold.games import GAMES
from tests.packaging.distribution import build, copy_tree

pytestmark = pytest.mark.full

INFO = f"sheepfold-{__version__}.dist-info"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tree = copy_tree(tmp_path_factory.mktemp("tree"))
    built = build(tree)
    assert built.returncode == 0, built.stdout + built.stderr
    return tree / "dist"


@pytest.fixture(scope="module")
def wheel(dist: Path) -> ZipFile:
    [path] = dist.glob("*.whl")
    return ZipFile(path)


@pytest.fixture(scope="module")
def metadata(wheel: ZipFile) -> Message:
    return message_from_bytes(wheel.read(f"{INFO}/METADATA"))


def test_the_wheel_carries_the_package_and_the_page_and_nothing_else(wheel: ZipFile) -> None:
    names = set(wheel.namelist())
    assert {name.split("/")[0] for name in names} == {"sheepfold", INFO}
    assert {
        "sheepfold/py.typed",
        "sheepfold/locales/fr.ftl",
        *(f"sheepfold/games/{game}/locales/fr.ftl" for game in GAMES),
        *(f"sheepfold/games/{game}/locales/rules.fr.md" for game in GAMES),
        "sheepfold/terminal/screens/look.tcss",
        "sheepfold/web/index.html",
        "sheepfold/web/sw.js",
    } <= names
    page = wheel.read("sheepfold/web/index.html").decode()
    assets = re.findall(r'(?:src|href)="[./]*(assets/[^"]+)"', page)
    assert assets
    assert {f"sheepfold/web/{asset}" for asset in assets} <= names


def test_the_licences_travel_with_the_wheel(wheel: ZipFile, metadata: Message) -> None:
    assert metadata["License-Expression"] == "MIT AND Apache-2.0 AND OFL-1.1"
    for name in metadata.get_all("License-File", []):
        assert wheel.read(f"{INFO}/licenses/{name}")
    others = wheel.read(f"{INFO}/licenses/THIRD-PARTY-LICENSES.txt").decode()
    assert "SIL OPEN FONT LICENSE" in others


def test_a_package_page_has_no_link_that_leads_nowhere(metadata: Message) -> None:
    page = metadata.get_payload()
    assert isinstance(page, str)
    prose = re.sub(r"^```.*?^```$", "", page, flags=re.DOTALL | re.MULTILINE)
    targets = re.findall(r"\]\(([^)]+)\)", prose)
    assert [target for target in targets if not target.startswith(("http", "#"))] == []
    assert metadata["Description-Content-Type"] == "text/markdown"


def test_the_metadata_can_be_published(dist: Path) -> None:
    files = [str(path) for path in dist.iterdir()]
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *files], check=True)


def test_the_sdist_carries_the_sources_and_the_built_page(dist: Path) -> None:
    [path] = dist.glob("*.tar.gz")
    with tarfile.open(path) as sdist:
        names = {name.split("/", 1)[1] for name in sdist.getnames()}
    assert {
        "LICENSE",
        "THIRD-PARTY-LICENSES.txt",
        "web/src/app/App.svelte",
        "src/sheepfold/web/index.html",
        "tests/packaging/test_distribution.py",
    } <= names
    assert not any("node_modules" in name for name in names)


def test_the_installed_wheel_starts(wheel: ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    command = [sys.executable, "-m", "sheepfold", "--version"]
    environment = {"PYTHONPATH": str(tmp_path)}
    where = "import sheepfold; print(sheepfold.__file__)"
    found = subprocess.run(
        [sys.executable, "-c", where], env=environment, capture_output=True, text=True, check=True
    )
    assert Path(found.stdout.strip()).is_relative_to(tmp_path)
    subprocess.run(command, env=environment, check=True)
