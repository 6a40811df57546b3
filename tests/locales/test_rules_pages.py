"""The rules pages of all languages say the same, and call nothing the rulebook's that is ours."""

import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast as ftl

from sheepfold.games import GAMES, OURS
from sheepfold.locales import LANGUAGES, rules_page, say
from tests.locales.fluent_files import FOLDERS, entries

DOCS = Path(__file__).parents[2] / "docs"

VARIANTS = {"rows", "columns", "flips"}
"""Options that are neither of the rulebook nor rulings, but a variant of our own."""
RULINGS = [
    "uly_polly-option-first_wolf",
    "uly_polly-option-patience",
    "wooolf-option-deck",
    "wooolf-option-round_limit",
    "wooolf-web-deck-usual",
]
"""Sentences about options that are rulings (UP-02, UP-21, WO-04, WO-28)."""
RULEBOOK = re.compile(
    r"\brules?\b|book|regol[ae]|regolament|reglas?\b|reglament|regel|anleit|règle"
)

games = pytest.mark.parametrize("game", GAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)


def shape(page: str) -> list[str]:
    """What a page looks like: its headings and points, and the numbers in its tables."""
    lines = [line for line in page.splitlines() if line]
    return [
        " ".join(re.findall(r"\d+", line)) if line[0] == "|" else line.split()[0].strip("*")
        for line in lines
        if line[0] in "#-|" or line[0].isdigit()
    ]


@games
@languages
def test_every_page_has_the_same_points_and_the_same_tables(game: str, language: str) -> None:
    assert shape(rules_page(game, language)) == shape(rules_page(game, "en"))


@games
@languages
def test_every_option_is_told_by_the_name_it_has_at_the_table(game: str, language: str) -> None:
    page = rules_page(game, language).lower()
    for field in msgspec.structs.fields(GAMES[game].Options):
        assert say(language, f"{game}-option-{field.name}").lower() in page, field.name


@languages
def test_what_is_a_ruling_is_not_called_the_rulebook_s(language: str) -> None:
    said = {
        entry.id.name: entry.value
        for folder in FOLDERS.values()
        for entry in entries(folder, language)
        if isinstance(entry, ftl.Message)
    }
    for key in RULINGS:
        for name in {key, f"{key}-about"} & set(said):
            assert not RULEBOOK.search(text(said[name]).lower()), name


def text(pattern: ftl.Pattern | None) -> str:
    """A sentence without its variables."""
    assert pattern is not None
    return "".join(part.value for part in pattern.elements if isinstance(part, ftl.TextElement))


@games
def test_the_docs_say_of_every_option_what_it_is(game: str) -> None:
    """A rule or ruling is in the table of rules; a variant of our own below the rules."""
    rules, rulings = ((DOCS / name).read_text("utf-8") for name in ("rules.md", "rulings.md"))
    ours = rulings.partition("## Our own additions")[2].partition("\n## ")[0]
    beyond = rules.partition("### What the books do not have")[2].partition("\n## ")[0]
    names = {field.name for field in msgspec.structs.fields(GAMES[game].Options)}
    for name in names & VARIANTS:
        assert f"`{name}`" in ours
        assert f"`{name}`" in beyond
    for name in names - VARIANTS - {"advanced"}:  # the advanced game is the book's (WO-26)
        assert f"| `{name}` |" in rulings.partition("## ")[0]
    assert "proposals before every step" in ours
    assert "proposals before every step" in beyond


WORDING = [
    ("wooolf", "WO-28 R", "en", "whether or not anybody has guessed"),
    ("wooolf", "WO-28 R", "it", "che qualcuno abbia fatto un’ipotesi o no"),
    ("wooolf", "WO-28 R", "es", "haya hecho alguien una suposición o no"),
    ("wooolf", "WO-28 R", "de", "ob jemand getippt hat oder nicht"),
    ("wooolf", "WO-28 R", "fr", "que quelqu’un ait fait une hypothèse ou non"),
    ("wooolf", "WO-10", "en", "another player"),
    ("wooolf", "WO-10", "it", "un altro giocatore"),
    ("wooolf", "WO-10", "es", "otro jugador"),
    ("wooolf", "WO-10", "de", "bei jemand anderem"),
    ("wooolf", "WO-10", "fr", "un autre joueur"),
    ("uly_polly", "UP-04", "es", "el lobo puede girar"),
]
"""What a point has to say, where a page once said less, or said it to the wrong person."""


@pytest.mark.parametrize(("game", "rule", "language", "words"), WORDING)
def test_a_point_says_all_of_its_rule(game: str, rule: str, language: str, words: str) -> None:
    points = rules_page(game, language).splitlines()
    assert any(words in point for point in points if point.endswith(f"{{{rule}}}"))


SHORT_WORDS = 140
"""More could not be read in two minutes by somebody who looks at the pictures too."""


@pytest.mark.parametrize("game", [game.NAME for game in OURS])
@languages
def test_a_page_begins_with_a_short_version(game: str, language: str) -> None:
    """Five numbered points, before anything else that is told at length."""
    _, short, *_ = re.split(r"^## ", rules_page(game, language), flags=re.MULTILINE)
    points = [line for line in short.splitlines()[1:] if line]
    assert [point.split()[0] for point in points] == ["1.", "2.", "3.", "4.", "5."]
    assert len(short.split()) <= SHORT_WORDS
    assert "{" not in short  # the rules themselves are told further down
