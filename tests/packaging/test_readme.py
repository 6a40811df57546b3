"""The README: pictures that are there and said in words, and links that lead somewhere."""

import re

import pytest

from tests.mutants import ROOT

README = (ROOT / "README.md").read_text("utf-8")
HEAVIEST = 120_000
"""Bytes of the largest picture."""


def test_every_link_leads_to_a_file() -> None:
    targets = re.findall(r"\]\((?!http|#)([^)]+)\)", README)
    assert targets
    assert [target for target in targets if not (ROOT / target).is_file()] == []


@pytest.mark.parametrize("page", ["README.md", "docs/index.md", "docs/playing.md"])
def test_every_picture_is_small_and_told_to_those_who_cannot_see_it(page: str) -> None:
    path = ROOT / page
    pictures = re.findall(r"!\[([^]]*)\]\(([^)]+)\)", path.read_text("utf-8"))
    assert pictures
    for told, name in pictures:
        assert len(told.split()) > 5
        assert (path.parent / name).stat().st_size < HEAVIEST


def test_two_commands_are_enough() -> None:
    assert "```\nmake play\nmake test\n```" in README
