"""How the texts speak: the words of `glossary.toml`, short buttons, printed apostrophes."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as ftl

from sheepfold.locales import LANGUAGES
from tests.locales.fluent_files import FOLDERS, GAME_FOLDERS, ROOT, entries

EXAMPLE = ROOT / "examples" / "liars_dice" / "src" / "liars_dice" / "locales"
ALL_FOLDERS = {**FOLDERS, "liars_dice": EXAMPLE}
RULES_FOLDERS = {**GAME_FOLDERS, "liars_dice": EXAMPLE}
GLOSSARY = tomllib.loads(Path(__file__).with_name("glossary.toml").read_text("utf-8"))
MOST = 18
"""How many characters a button may have, not counting a name or a move in it."""

NO_BUTTONS = {"wooolf-question", "wooolf-side-card", "web-pace-about"}
"""A question card and one of two cards, which are shown themselves; and a line about buttons."""


class Text(NamedTuple):
    """A text that people read: a sentence with all its variants, or a line of a rules page."""

    where: str
    words: str


def pieces(pattern: ftl.Pattern) -> Iterator[str]:
    """What a pattern can say, one after the other; `•` for a fact or another message."""
    whole = ""
    for part in pattern.elements:
        if isinstance(part, ftl.TextElement):
            whole += part.value
        elif isinstance(part.expression, ftl.SelectExpression):
            for variant in part.expression.variants:
                yield from pieces(variant.value)
        else:
            whole += "•"
    if whole.strip():
        yield whole


@cache
def sentences(language: str) -> dict[str, list[str]]:
    """By key: all that a message can say."""
    return {
        entry.id.name: list(pieces(entry.value))
        for folder in ALL_FOLDERS.values()
        for entry in entries(folder, language)
        if isinstance(entry, ftl.Message) and entry.value is not None
    }


@cache
def texts(language: str) -> list[Text]:
    """In the same order in every language."""
    found = [Text(key, "\n".join(said)) for key, said in sentences(language).items()]
    for name, folder in RULES_FOLDERS.items():
        page = (folder / f"rules.{language}.md").read_text("utf-8")
        lines = [line for line in page.splitlines() if line]
        found += [Text(f"{name} rules {k}", line) for k, line in enumerate(lines, 1)]
    return found


def test_the_texts_of_all_languages_stand_side_by_side() -> None:
    for language in LANGUAGES:
        assert [text.where for text in texts(language)] == [text.where for text in texts("en")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_never_used(language: str) -> None:
    found = [
        f"{text.where}: {match[0]!r}, say: {instead}"
        for wrong, instead in GLOSSARY["never"][language].items()
        for text in texts(language)
        if (match := re.search(wrong, text.words))
    ]
    assert found == []


@pytest.mark.parametrize("name", GLOSSARY["thing"])
def test_one_thing_has_one_word(name: str) -> None:
    thing = GLOSSARY["thing"][name]
    named = [k for k, text in enumerate(texts("en")) if re.search(thing["found"]["en"], text.words)]
    assert named
    missing = {
        f"{language} {texts('en')[k].where}"
        for language in LANGUAGES
        for k in named
        if not re.search(thing["found"][language], texts(language)[k].words)
    }
    assert missing == set(thing.get("except", []))
    for language in LANGUAGES:
        assert re.search(thing["found"][language], thing["words"][language]), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotes_are_printed_ones(language: str) -> None:
    commands = re.compile(r"pip install [\"'].*?[\"']")
    straight = [
        text.where for text in texts(language) if re.search("[\"']", commands.sub("", text.words))
    ]
    assert straight == []


ONE_READER = re.compile(r"\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\w*)\b")
SEVERAL = re.compile(r"\b(vous|vos|votre|vôtres?)\b|\b(?!chez\b|assez\b)\w+ez\b", re.IGNORECASE)


@pytest.mark.parametrize("game", RULES_FOLDERS)
def test_french_rules_say_tu_to_one_reader(game: str) -> None:
    """Where the German page says du, the French one does not say vous."""
    assert SEVERAL.search("Choisissez")
    assert not SEVERAL.search("chez toi, c’est assez")
    pages = [[t for t in texts(of) if t.where.startswith(f"{game} rules")] for of in ("de", "fr")]
    wrong = [
        french.words
        for german, french in zip(*pages, strict=True)
        if ONE_READER.search(german.words) and SEVERAL.search(french.words)
    ]
    assert wrong == []


def opening_tag_end(source: str, start: int) -> int:
    """Where an element's opening tag ends; a `>` in braces is not its end."""
    depth, at = 0, start
    while not (source[at] == ">" and depth == 0):
        depth += (source[at] == "{") - (source[at] == "}")
        at += 1
    return at


BUTTON = re.compile(r"<(button|HoldToConfirm|HoldToShow|a(?=\s+class=\"button))\b")
UNSEEN = re.compile(r"<\w[^<]*?/>|<span class=\"unseen\".*?</span", re.DOTALL)
"""Pictures, and what only a screen reader says."""


def buttons_of_the_page() -> set[str]:
    """The keys of what stands on buttons; `*` for a part that is put in."""
    quoted = r"[\"'`]((?:[a-z_]+-)+[a-z_$\{\}-]+)[\"'`]"
    found: set[str] = set()
    for path in (ROOT / "web" / "src").rglob("*.svelte"):
        source = path.read_text("utf-8")
        for tag in BUTTON.finditer(source):
            end = opening_tag_end(source, tag.end())
            if source[end - 1] == "/":
                continue
            body = source[end + 1 : source.index(f"</{tag[1]}", end)]
            found.update(re.findall(quoted, UNSEEN.sub("", body)))
        found.update(re.findall(rf"\baction=\{{t\({quoted}", source))  # on the button of a form
    return {re.sub(r"\$\{.*?\}", "*", key) for key in found}


def button_keys() -> set[str]:
    """All buttons: those of the page, and the keys that the terminal offers (`action-...`)."""
    patterns = [re.escape(key).replace(r"\*", ".+") for key in buttons_of_the_page()]
    return {
        key
        for key in sentences("en")
        if re.search(r"(^|-)action-", key) or any(re.fullmatch(one, key) for one in patterns)
    } - NO_BUTTONS


def test_the_buttons_are_found() -> None:
    assert len(button_keys()) > 90
    assert {
        "web-play-now",
        "web-sit",
        "web-record",
        "web-pace-calm",
        "phrase-hello",
        "action-rematch",
        "uly_polly-web-hold-wolf",
        "wooolf-web-do-guess",
        "wooolf-action-peek-left",
    } <= button_keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short(language: str) -> None:
    long = [
        (key, said)
        for key in sorted(button_keys())
        for said in sentences(language)[key]
        if len(said.replace("•", "").strip()) > MOST
    ]
    assert long == []
