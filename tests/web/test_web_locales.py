"""The browser's own sentences: the same keys in the same order, with the same variables."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sheepfold.games import OURS
from sheepfold.locales import LANGUAGES
from tests.locales.fluent_files import GAME_FOLDERS, keys_of
from tests.mutants import ROOT

FOLDER = ROOT / "web/src/locales"


class Variables(Visitor):
    """The variables that a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    parsed = FluentParser().parse((FOLDER / f"{language}.ftl").read_text())
    assert not [entry for entry in parsed.body if isinstance(entry, ftl.Junk)]
    found = {}
    for entry in parsed.body:
        if isinstance(entry, ftl.Message):
            seen = Variables()
            seen.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = seen.found
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_keys_and_variables(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))
    assert messages(language) == messages("en")


def test_every_key_is_used_by_the_client() -> None:
    source = "\n".join(
        path.read_text() for kind in ("*.svelte", "*.ts") for path in (ROOT / "web/src").rglob(kind)
    )
    patterns = [
        re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z_?-]+", re.escape(text)))
        for text in re.findall(r"[`\"']((?:[^`\"' ]+-)?web-[^`\"']+)[`\"']", source)
    ]
    brought = [key for game in OURS for key in keys_of(GAME_FOLDERS[game.NAME]) if "-web-" in key]
    for key in (*messages("en"), *brought):
        assert any(pattern.fullmatch(key) for pattern in patterns), key
