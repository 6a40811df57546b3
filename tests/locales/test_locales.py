"""The five languages are equal: the same keys, variables and rules in each, and none is unused."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple, get_args

import msgspec
import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sheepfold.bots import OUR_LEVELS
from sheepfold.games import GAMES, OURS
from sheepfold.games.contract import Event
from sheepfold.games.declared import facts, redact
from sheepfold.games.registry import events_of
from sheepfold.games.uly_polly.pieces import Phase as UlyPollyPhase
from sheepfold.games.wooolf.cards import QUESTIONS, TARGETS, Clue
from sheepfold.games.wooolf.pieces import Phase as WooolfPhase
from sheepfold.learn.lessons.registry import LESSONS
from sheepfold.learn.wooolf.notebook import HandReason
from sheepfold.locales import LANGUAGES, language_of, rules_page, say
from sheepfold.locales.game_texts import game_of_key
from sheepfold.table.entries import EntryBody, Phrase
from sheepfold.terminal.network.contribution import Wrong
from sheepfold.terminal.screens.options_form import WHEN
from tests.bots.uly_polly import changes_of_mind as uly_polly_changes
from tests.bots.uly_polly import truth as uly_polly_truth
from tests.bots.wooolf import changes_of_mind as wooolf_changes
from tests.bots.wooolf import truth as wooolf_truth
from tests.games.random_play import CASES, random_game, setting
from tests.learn.advice_keys import ABOUT, SUGGESTED
from tests.locales.fluent_files import (
    FOLDERS,
    GAME_FOLDERS,
    ROOT,
    SHARED_FOLDERS,
    SOURCE,
    entries,
    keys_of,
)

OTHERS = [language for language in LANGUAGES if language != "en"]

SAME_AS_ENGLISH = {
    *((language, "uly_polly-name") for language in OTHERS),
    *((language, "wooolf-name") for language in OTHERS),
    *((language, "wooolf-aspect-unknown") for language in OTHERS),
    *((language, "wooolf-question") for language in OTHERS),  # names other messages only
    *((language, "player-bot") for language in OTHERS),
    ("de", "phrase-aha"),
    ("de", "phrase-wow"),
    ("it", "action-cancel"),
    ("es", "action-cancel"),
    ("it", "phrase-no"),
    ("it", "phrase-wow"),
    ("it", "general-round"),
    ("es", "phrase-no"),
    ("es", "terminal-menu-bots"),
    ("it", "option-no"),
    ("es", "option-no"),
    ("fr", "lab-points"),
    ("fr", "action-pause"),
    ("fr", "table-title"),
    ("fr", "uly_polly-option-patience"),
    ("fr", "wooolf-heading-points"),
    ("fr", "wooolf-heading-questions"),
    ("fr", "wooolf-points"),
}

REASONS = {
    key
    for checked in (uly_polly_truth, uly_polly_changes, wooolf_truth, wooolf_changes)
    for key in checked.CHECKS
}
"""Why a bot moved; tests/bots/test_reasons.py meets them all."""


class Parts(Visitor):
    """The variables, the variants and the other messages in a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: list[str] = []
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        key = node.key
        self.variants.append(key.name if isinstance(key, ftl.Identifier) else key.value)
        self.generic_visit(node)


class Raised(NamedTuple):
    """A place in the source where something is refused."""

    where: str
    reason: str
    facts: frozenset[str]


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """What the package can say: what all games share, and what each brings."""
    return {
        entry.id.name: entry
        for folder in (SOURCE / "locales", *GAME_FOLDERS.values())
        for entry in entries(folder, language)
        if isinstance(entry, ftl.Message)
    }


def parts(language: str, key: str) -> Parts:
    found = Parts()
    found.visit(messages(language)[key])
    return found


def variables(language: str, key: str) -> set[str]:
    """The variables of a message and of all that it refers to."""
    found = parts(language, key)
    inner = [variables(language, other) for other in found.messages]
    return found.variables.union(*inner)


@cache
def source() -> list[tuple[str, ast.AST]]:
    """Every node of the package's source, and where it stands."""
    return [
        (f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}", node)
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    ]


def calls(names: set[str]) -> list[tuple[str, ast.Call]]:
    """Every call of one of these."""
    return [
        (where, node)
        for where, node in source()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names
    ]


def refusals() -> set[str]:
    """The names of all kinds of refusal."""
    classes = [node for _, node in source() if isinstance(node, ast.ClassDef)]
    kinds = {"Refusal"}
    while found := {c.name for c in classes if kinds & {ast.unparse(b) for b in c.bases}} - kinds:
        kinds |= found
    return kinds


def raised() -> list[Raised]:
    found = []
    for where, call in calls(refusals()):
        reason = call.args[0]
        assert isinstance(reason, ast.Constant), f"{where}: the reason is not a plain text"
        facts = frozenset(str(keyword.arg) for keyword in call.keywords)
        found.append(Raised(where, str(reason.value), facts))
    return found


def keys_in_source() -> tuple[set[str], set[str]]:
    """The keys that the source gives to `say`: whole ones, and patterns with `*` for a part."""
    whole: set[str] = set()
    patterns: set[str] = set()
    for where, call in calls({"say"}):
        key = call.args[1]
        if where.startswith("src/sheepfold/terminal/sentences.py"):
            continue  # its keys are those that the games name: `told_events`, `turning_points`
        if isinstance(key, ast.Constant):
            whole.add(str(key.value))
        else:
            assert isinstance(key, ast.JoinedStr), f"{where}: what key is this?"
            fixed = [str(p.value) if isinstance(p, ast.Constant) else "*" for p in key.values]
            patterns.add("".join(fixed))
    return whole, patterns


@cache
def told_events() -> dict[str, type[Event]]:
    """Every sentence that tells of an event, whoever is told, and the kind of the event."""
    found: dict[str, type[Event]] = {}
    for case in CASES:
        game, options, seats = setting(case)
        if game not in OURS:
            continue
        for moment in random_game(game, options, seats, Random(f"told {case}"), free=0.3):
            everyone = (None, *range(1, seats + 1))
            views = {viewer: game.view(moment.state, viewer) for viewer in everyone}
            for event in moment.events:
                whole = game.sentence(event, game.open_view(moment.state))
                found[whole] = type(event)
                for viewer, view in views.items():
                    if (told := redact(event, viewer)) is not None:
                        found[game.sentence(told, view)] = type(event)
    return found


def turning_points() -> set[str]:
    """The keys that turning points of games have."""
    return {
        str(node.value)
        for where, node in source()
        if where.startswith("src/sheepfold/learn/")
        and isinstance(node, ast.Constant)
        and "-moment-" in str(node.value)
    }


def option_keys() -> set[str]:
    """For whoever sets a table up: each option's name, and a line about it."""
    return {
        f"{name}-option-{field.name}{part}"
        for name, game in GAMES.items()
        for field in msgspec.structs.fields(game.Options)
        for part in ("", "-about")
    }


def todo_keys() -> set[str]:
    phases = {"uly_polly": get_args(UlyPollyPhase), "wooolf": get_args(WooolfPhase)}
    return {
        f"{n}-todo-{phase}"
        for n, names in phases.items()
        for phase in names
        if phase not in ("ended", "over")
    }


def news_tags() -> set[str]:
    """What can happen at a table, and is told in a sentence of its own."""
    tags = {str(kind.__struct_config__.tag) for kind in get_args(EntryBody)}
    return tags - {"opened", "played", "said", "wrote", "draw_sealed", "draw_opened"}


def lesson_keys() -> set[str]:
    """All that is said in lessons."""
    return {
        f"{name}-lesson-{key}"
        for name, lesson in LESSONS.items()
        for key in {
            *(said.key for several in lesson.said.values() for said in several),
            lesson.end.key,
            *lesson.mistakes.values(),
        }
    }


def dynamic_keys() -> dict[str, set[str]]:
    """What each pattern in the source can stand for."""
    return {
        "refused-*": {f"refused-{one.reason}" for one in raised()},
        "*-terminal-notes": {f"{game.NAME}-terminal-notes" for game in OURS},
        "wooolf-note-*": {
            f"wooolf-note-{why}" for why in get_args(HandReason.__annotations__["why"])
        },
        "*-field-*": set(),  # our games have boards of their own
        "*-level-*": set(),  # and levels that have the same name in all of them
        "*-todo-*": todo_keys(),
        "*-todo-*-own": {f"{key}-own" for key in todo_keys()},
        "*-name": {f"{name}-name" for name in GAMES},
        "draw-wrong-*": {f"draw-wrong-{wrong}" for wrong in get_args(Wrong)},
        "level-*": {f"level-{level}" for level in OUR_LEVELS},
        "*-option-*": {key for key in option_keys() if not key.endswith("-about")},
        "*-option-*-about": {key for key in option_keys() if key.endswith("-about")},
        "why-*": {f"why-{key}" for key in REASONS},
        "*-known-about": {f"{game.NAME}-known-about" for game in OURS},
        "*-secret": {f"{game.NAME}-secret" for game in OURS},
        "*-lesson-*": lesson_keys(),
        "*-terminal-lesson-*": {
            f"uly_polly-terminal-lesson-{key}"
            for key in ("start", "step", "hide", "not-there", "one-step", "both")
        },
        "*-verify-unsealed": {"wooolf-verify-unsealed"},  # only it was played in the old format
        "setting-when-*": {f"setting-when-{when}" for when in WHEN},
        "setting-*": {"setting-notes", "setting-advice"},
        "setting-*-about": {"setting-notes-about", "setting-advice-about"},
        "phrase-*": {f"phrase-{phrase}" for phrase in get_args(Phrase)},
        "news-*": {f"news-{tag}" for tag in news_tags()},
        "uly_polly-exploit-*": {
            f"uly_polly-exploit-{part}" for part in ("dog", "wolf", "exact", "played")
        },
        "wooolf-character-*": {f"wooolf-character-{name}" for name in TARGETS},
        "wooolf-aspect-*": {
            f"wooolf-aspect-{'unknown' if clue == '?' else clue}" for clue in get_args(Clue)
        },
        "wooolf-question-*": {f"wooolf-question-{kind}" for kind in QUESTIONS},
    }


each_file = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)


@each_file
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read(language: str, folder: Path) -> None:
    assert not [e.content for e in entries(folder, language) if isinstance(e, ftl.Junk)]
    assert keys_of(folder, language)


@each_file
@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_have_the_same_keys_in_the_same_order(language: str, folder: Path) -> None:
    assert keys_of(folder, language) == keys_of(folder)


@pytest.mark.parametrize("game", GAME_FOLDERS)
def test_a_game_brings_its_own_texts_and_nobody_else_does(game: str) -> None:
    """The same holds for games of other packages, see `game_texts.py`."""
    assert {game_of_key(key) for key in keys_of(GAME_FOLDERS[game])} == {game}
    for folder in SHARED_FOLDERS.values():
        assert [key for key in keys_of(folder) if game in key] == []
    brought = sorted(path.name for path in GAME_FOLDERS[game].iterdir())
    assert brought == sorted(
        name for language in LANGUAGES for name in (f"{language}.ftl", f"rules.{language}.md")
    )


@each_file
def test_what_only_one_client_says_is_named_after_it(folder: Path) -> None:
    """Each client's keys are used by that client alone; tests/web has the same for the page's."""
    page = "\n".join(
        path.read_text("utf-8")
        for kind in ("*.ts", "*.svelte")
        for path in (ROOT / "web" / "src").rglob(kind)
    )
    assert not [key for key in keys_of(folder) if is_of("terminal", key) and key in page]
    whole, _ = keys_in_source()
    assert not [key for key in keys_of(folder) if is_of("web", key) and key in whole]


def is_of(client: str, key: str) -> bool:
    """Whether a key is only for the terminal, or only for the page (`web`)."""
    return key.startswith(f"{client}-") or f"-{client}-" in key


@pytest.mark.parametrize("language", OTHERS)
def test_a_key_has_the_same_variables_and_variants_in_every_language(language: str) -> None:
    for key in messages("en"):
        assert variables(language, key) == variables("en", key), key
        assert parts(language, key).variants == parts("en", key).variants, key


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_translated(language: str) -> None:
    write = FluentSerializer().serialize_entry
    same = {
        (language, key)
        for key, message in messages("en").items()
        if write(message) == write(messages(language)[key])
    }
    assert same == {(of, key) for of, key in SAME_AS_ENGLISH if of == language}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for key in messages(language):
        for fact in ("x", 0, 1, 2):
            sentence = say(language, key, **dict.fromkeys(variables(language, key), fact))
            assert sentence, key
            assert not set(sentence) & set("{}$\u2068\u2069"), key


def test_every_reason_has_a_sentence_with_the_facts_at_hand() -> None:
    assert len(raised()) > 50
    for one in raised():
        assert f"refused-{one.reason}" in messages("en"), one.where
        # `sentence` knows what seats and hidden facts are called.
        named = {"who"} if "seat" in one.facts else set()
        named |= {"secret"} if {"game", "name"} <= one.facts else set()
        assert variables("en", f"refused-{one.reason}") <= one.facts | named, one.where


def test_every_event_has_a_sentence_that_names_only_what_the_event_tells() -> None:
    for key, kind in told_events().items():
        known = facts(kind)
        lists = {f"{name}-count" for name, of in known.items() if of in ("seats", "flags")}
        assert variables("en", key) <= known.keys() | lists, key
    assert {kind for game in OURS for kind in events_of(game)} == set(told_events().values())


def test_no_key_is_unused_and_none_is_missing() -> None:
    whole, patterns = keys_in_source()
    dynamic = dynamic_keys()
    assert patterns == set(dynamic)
    referred = set().union(*(parts("en", key).messages for key in messages("en")))
    told = set(told_events())
    of_page = {f"{game}-about" for game in GAMES}  # a game of another package has it, too
    said = {key for key in messages("en") if not is_of("web", key)} - of_page
    assert (
        whole.union(referred, told, turning_points(), SUGGESTED, ABOUT, *dynamic.values()) == said
    )


def test_a_key_a_fact_or_a_language_that_is_not_there_is_never_passed_over() -> None:
    for language, key in (
        ("en", "no-such-key"),
        ("en", "refused-uly_polly-off-board"),
        ("xx", "player"),
    ):
        with pytest.raises(KeyError):
            say(language, key)
    for game, language in (("chess", "en"), ("wooolf", "xx"), ("../games/wooolf", "en")):
        with pytest.raises(KeyError):
            rules_page(game, language)


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "est"}, "en"),
        ({"LANG": "pt_BR", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "it_IT", "LC_MESSAGES": "es_ES", "LC_ALL": "POSIX"}, "en"),
    ],
)
def test_the_environment_names_the_language(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language


@pytest.mark.parametrize(("game", "letters"), [("uly_polly", "UP"), ("wooolf", "WO")])
def test_the_rules_pages_tell_every_rule_alike(game: str, letters: str) -> None:
    marks = {
        language: re.findall(r"\{(.*?)\}", rules_page(game, language)) for language in LANGUAGES
    }
    assert all(marks[language] == marks["en"] for language in LANGUAGES)
    told = {word for mark in marks["en"] for word in mark.split()} - {"R"}
    page = (ROOT / "docs" / "rules.md").read_text("utf-8")
    assert told == set(re.findall(rf"^\| ({letters}-\d\d)", page, flags=re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_what_the_rules_page_calls_them(language: str) -> None:
    page = rules_page("wooolf", language)
    for question, copies in QUESTIONS.items():
        assert f"| {say(language, f'wooolf-question-{question}')} | {copies} |" in page
    for name, (first, _) in TARGETS.items():
        one, other = (say(language, f"wooolf-character-{who}") for who in (name, first))
        assert re.search(rf"^\| {one} \| \d \| {other} \|", page, flags=re.MULTILINE)


BREAKS = re.compile(r"[\w}).…] (?:[:;!»]|\?$)|« ", re.MULTILINE)
"""A French sign that could begin a line, or a « that could end one."""


@each_file
def test_no_french_sign_is_parted_from_its_word(folder: Path) -> None:
    assert BREAKS.search("Sans compte : on joue.")
    lines = (folder / "fr.ftl").read_text("utf-8").splitlines()
    assert [line for line in lines if BREAKS.search(line) and not line.startswith("#")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str) -> None:
    """The page takes its sentences from all files of a language."""
    found = Counter(key for folder in FOLDERS.values() for key in keys_of(folder, language))
    assert [key for key, times in found.items() if times > 1] == []
