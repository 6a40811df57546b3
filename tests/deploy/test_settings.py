"""What the files of deploy/ set is what the command understands."""

import re

import pytest

from sheepfold.cli.serve import serve
from tests.deploy.proxies import DEPLOY
from tests.mutants import ROOT

FILES = ("Dockerfile", "compose.yaml", "sheepfold.service")


def variables() -> set[str]:
    """The environment variables that `sheepfold serve` reads."""
    return {str(param.envvar) for param in serve.params if param.envvar}


@pytest.mark.parametrize("name", FILES)
def test_every_variable_is_one_that_the_command_reads(name: str) -> None:
    named = set(re.findall(r"\bSHEEPFOLD_\w+", (DEPLOY / name).read_text()))
    assert named
    assert named <= variables()


def test_compose_trusts_the_address_that_its_proxy_has() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    (trusted,) = re.findall(r"SHEEPFOLD_TRUSTED_PROXY: (\S+)", text)
    (given,) = re.findall(r"ipv4_address: (\S+)", text)
    assert trusted == given
    assert "UPSTREAM: sheepfold:8000" in text
    assert "{$UPSTREAM:" in (DEPLOY / "Caddyfile").read_text()


def test_what_the_page_names_is_there() -> None:
    page = (ROOT / "docs/hosting.md").read_text()
    named = set(re.findall(r"deploy/([\w.-]*\w)", page))
    assert len(named) > 5
    assert [name for name in named if not (DEPLOY / name).exists()] == []
