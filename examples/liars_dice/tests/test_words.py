"""The words of Liar's Dice: the same keys in five languages, all of them its own, none missing."""

import re
from importlib.resources import files
from typing import get_args

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

import liars_dice
from liars_dice.bots import BOTS

LANGUAGES = ("en", "it", "es", "de", "fr")
FOLDER = files(liars_dice) / "locales"
OWN = ("liars_dice-", "refused-liars_dice-", "why-liars_dice-")


class Variables(Visitor):
    """The variables of a message; `liars_dice-face` and the like stand for `$face`."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        if node.id.name.startswith("liars_dice-face"):
            self.names.add("face")

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """By key: the variables of its message."""
    body = FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    found = {}
    for entry in body:
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_keys_and_variables(language: str) -> None:
    assert messages(language) == messages("en")
    assert list(messages(language)) == list(messages("en"))
    assert all(key.startswith(OWN) for key in messages(language))


def test_nothing_is_left_without_words() -> None:
    events = {f"event-{kind.__struct_config__.tag}" for kind in get_args(liars_dice.Event)}
    options = {f"option-{field.name}" for field in msgspec.structs.fields(liars_dice.Options)}
    levels = {f"level-{name}" for name in BOTS.levels}
    wanted = {"name", "todo-bids", "todo-bids-own", *events, *options, *levels}
    assert {f"liars_dice-{key}" for key in wanted} <= set(messages("en"))


def test_every_reason_in_the_source_has_a_sentence() -> None:
    source = "".join(
        file.read_text("utf-8") for file in files(liars_dice).iterdir() if file.name.endswith(".py")
    )
    refusals = re.findall(
        r'(?:IllegalMove|BadOptions|BadOutcome)\(\s*"(liars_dice-[a-z-]+)"', source
    )
    whys = re.findall(r'\("(liars_dice-[a-z-]+)", (?:facts|{)|, "(liars_dice-[a-z-]+)"\)', source)
    keys = {f"refused-{key}" for key in refusals} | {f"why-{a or b}" for a, b in whys}
    assert len(refusals) > 6
    assert keys == {key for key in messages("en") if key.startswith(("refused-", "why-"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_tells_every_rule(language: str) -> None:
    page = (FOLDER / f"rules.{language}.md").read_text("utf-8")
    marks = re.findall(r"\{(LD-\d\d)\}", page)
    assert marks == [f"LD-{number:02}" for number in range(1, 12)]
    source = "".join(
        file.read_text("utf-8") for file in files(liars_dice).iterdir() if file.name.endswith(".py")
    )
    assert set(re.findall(r"LD-\d\d", source)) <= set(marks)
