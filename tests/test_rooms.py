"""Every game has its own rooms: outside them, and the registries, nothing names a game.

Nor does anything compare with a move, an event or a phase that only one game has. tests/web has the
same for the browser's code.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from sheepfold.games import OURS
from sheepfold.server.protocol import TableInfo

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/sheepfold"
GAMES = [game.NAME for game in OURS]
REGISTRIES = {
    SOURCE / folder / "registry.py"
    for folder in (
        *("bots", "games", "lab", "learn", "learn/lessons", "learn/puzzles"),
        *("terminal", "terminal/puzzles"),
    )
}
"""What finds the rooms."""
MODULES = [
    path
    for path in sorted(SOURCE.rglob("*.py"))
    if path not in REGISTRIES and not {*GAMES} & {*path.relative_to(SOURCE).parts}
]

NAMES = [re.compile(game.replace("_", "[ _&-]*"), re.IGNORECASE) for game in GAMES]
"""A game's name however it is written: `liars_dice`, `LiarsDice`, `Liars & Dice`."""


def members(union: object) -> set[str]:
    """The tags of the structs of a union."""
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


TAGS = set().union(*(members(game.Move) | members(game.Event) for game in OURS)) - {"game_ended"}
SHARED_PHASES = {"ended", "over", *get_args(get_type_hints(TableInfo)["phase"])}
PHASES = {
    phase for game in OURS for phase in get_args(get_type_hints(game.View)["phase"])
} - SHARED_PHASES
ONLY_IN_A_ROOM = {"type": TAGS, "tag": TAGS, "phase": PHASES}
"""By field: the values that it has in some games only."""


def docstrings(tree: ast.AST) -> set[ast.AST]:
    """What speaks to people: docstrings, and the examples in the help of a command."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(node.value)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "examples":
            found |= set(node.args)
    return found


def names_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every name and every text in a module, with its line."""
    said = docstrings(tree)
    for node in ast.walk(tree):
        if node in said:
            continue
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield line, name
            case ast.alias(name=name, asname=other):
                yield line, f"{name} {other or ''}"
            case ast.ImportFrom(module=str(name)):
                yield line, name
            case ast.Constant(value=str(text)):
                yield line, text
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield line, name
            case ast.AsyncFunctionDef(name=name) | ast.keyword(arg=str(name)):
                yield line, name


def field_of(node: ast.AST) -> str | None:
    """The field that an expression looks up."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(slice=ast.Constant(value=str(name))):
            return name
        case ast.Call(func=ast.Name(id="tag_of")):
            return "tag"
        case ast.Call(func=ast.Name(id="str"), args=[inner]):
            return field_of(inner)
    return None


def values_in(tree: ast.AST) -> Iterator[tuple[int, str, ast.AST]]:
    """Every field that is compared with something, or given it, with its line."""
    declared = {
        one for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for one in node.keywords
    }
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Compare(left=left, comparators=others):
                sides = [left, *others]
                for name in filter(None, map(field_of, sides)):
                    yield from ((line, name, side) for side in sides)
            case ast.Match(subject=subject, cases=cases):
                name = field_of(subject) or ""
                yield from ((line, name, case.pattern) for case in cases)
            case ast.MatchClass(kwd_attrs=names, kwd_patterns=patterns):
                yield from ((line, *one) for one in zip(names, patterns, strict=True))
            case ast.keyword(arg=str(name), value=value) if node not in declared:
                yield line, name, value  # the table has actions and entries with tags of its own
            case ast.Dict(keys=keys, values=values):
                for key, value in zip(keys, values, strict=True):
                    if isinstance(key, ast.Constant):
                        yield line, str(key.value), value


def complaints(source: str) -> list[tuple[int, str]]:
    """What a module must not say."""
    tree = ast.parse(source)
    named = [
        (line, name)
        for line, name in names_in(tree)
        if any(pattern.search(name) for pattern in NAMES)
    ]
    valued = [
        (line, f"{name} {part.value!r}")
        for line, name, value in values_in(tree)
        for part in ast.walk(value)
        if isinstance(part, ast.Constant) and str(part.value) in ONLY_IN_A_ROOM.get(name, ())
    ]
    return named + valued


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_nothing_names_a_game_outside_its_rooms(path: Path) -> None:
    assert complaints(path.read_text("utf-8")) == []


def test_every_registry_names_a_game() -> None:
    """One that does not is a module like any other."""
    assert [path for path in REGISTRIES if not complaints(path.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "wrong",
    [
        'game == "wooolf"',
        "from sheepfold.games import uly_polly as game",
        "title = 'Uly & Polly'",
        "class UlyPollyBoard: pass",
        "async def wooolf_peeks(): pass",
        "def draw(wooolf): pass",
        'if event.type == "peeked": pass',
        'if tag_of(type(move)) in ("swap", "step"): pass',
        'if str(kind.__struct_config__.tag) == "dealt": pass',
        'match view.phase:\n    case "hide": pass',
        'match view:\n    case View(phase="turns"): pass',
        'move = {"type": "hide", "at": 3}',
        'state = State(phase="turns")',
        'hidden = view["phase"] != "hide"',
    ],
)
def test_the_test_notices_a_game(wrong: str) -> None:
    assert complaints(wrong) != []


@pytest.mark.parametrize(
    "right",
    [
        'def draw(view):\n    """Draw Wooolf!!"""',
        'if table.phase == "playing" or view.phase == "over": pass',
        'if news.what == "started" or action == "swap": pass',
        "from sheepfold.games import GAMES",
    ],
)
def test_the_test_lets_pass_what_is_every_games(right: str) -> None:
    assert complaints(right) == []


def test_no_helper_lives_in_a_test_module() -> None:
    """What several tests need has a module of its own; only pytest imports a test module."""
    found = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for folder in ("tests", "bench", "tools")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line, name in imported(ast.parse(path.read_text("utf-8")))
        if is_test_module(name)
    ]
    assert found == []


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every module, or thing in a module, that is imported, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            module = getattr(node, "module", None)
            for one in node.names:
                yield node.lineno, f"{module}.{one.name}" if module else one.name


def is_test_module(name: str) -> bool:
    return any(part.startswith("test_") for part in name.split("."))


@pytest.mark.parametrize(
    "wrong", ["from tests.a.test_b import c", "from tests.a import test_b", "import tests.test_b"]
)
def test_the_test_notices_an_import_from_a_test_module(wrong: str) -> None:
    assert [is_test_module(name) for _, name in imported(ast.parse(wrong))] == [True]


WAYS = re.compile(r"\basyncio\.(?:run|Runner)\(|run_until_complete|\banyio\b|new_event_loop")
RUNNERS = {"coroutines.py", "browser/conftest.py"}
"""Where coroutines are run: each in a loop of its own, or all of the browser's in one."""


def test_there_is_one_way_to_run_a_coroutine() -> None:
    """Tests are coroutines themselves; a fixture calls `tests.coroutines.run`."""
    tests = ROOT / "tests"
    found = {
        str(path.relative_to(tests))
        for path in sorted(tests.rglob("*.py"))
        if path != Path(__file__) and WAYS.search(path.read_text("utf-8"))
    }
    assert found == RUNNERS
