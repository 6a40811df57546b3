"""What the container image installs: pinned with hashes, and what pyproject.toml asks for."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement

from tests.deploy.proxies import DEPLOY
from tests.mutants import ROOT

PINNED = ("requirements.txt", "requirements-build.txt")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
NODE = re.findall(r'^NODE_WHEEL = "(.+)"$', (ROOT / "hatch_build.py").read_text(), re.MULTILINE)


def pins(name: str) -> dict[str, list[tuple[Requirement, list[str]]]]:
    """The pinned versions of each package, with their hashes; which of them depends on Python."""
    text = (DEPLOY / name).read_text().replace("\\\n", " ")
    found: dict[str, list[tuple[Requirement, list[str]]]] = {}
    for line in text.splitlines():
        if line and not line.lstrip().startswith("#"):
            pinned, *hashes = re.split(r"\s+--hash=", line.strip())
            wanted = Requirement(pinned)
            found.setdefault(plain(wanted.name), []).append((wanted, hashes))
    return found


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("name", PINNED)
def test_every_package_has_one_version_and_hashes(name: str) -> None:
    for wanted, hashes in (pin for found in pins(name).values() for pin in found):
        assert re.fullmatch(r"==[\w.]+", str(wanted.specifier)), wanted
        assert hashes, wanted
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in hashes)


@pytest.mark.parametrize("name", PINNED)
def test_no_registry_is_named(name: str) -> None:
    text = (DEPLOY / name).read_text()
    assert "://" not in text
    assert "index" not in text


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("requirements.txt", PROJECT["project"]["dependencies"]),
        ("requirements.txt", PROJECT["project"]["optional-dependencies"]["nats"]),
        ("requirements-build.txt", PROJECT["build-system"]["requires"]),
        ("requirements-build.txt", NODE),
    ],
)
def test_the_pins_are_what_the_package_asks_for(name: str, asked: list[str]) -> None:
    """If this fails: `make pins`."""
    found = pins(name)
    assert asked
    for wanted in map(Requirement, asked):
        for pinned, _ in found[plain(wanted.name)]:
            (version,) = (one.version for one in pinned.specifier)
            assert wanted.specifier.contains(version), f"{pinned} is not {wanted}"
