"""Every game has its own rooms: outside them, and the registries, nothing names a game.

tests/web has the same for the browser's code.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sheepfold.games import OURS

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/sheepfold"
GAMES = [game.NAME for game in OURS]
MODULES = [
    path
    for path in sorted(SOURCE.rglob("*.py"))
    if path.name != "registry.py" and not {*GAMES} & {*path.relative_to(SOURCE).parts}
]


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
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield getattr(node, "lineno", 0), name
            case ast.ImportFrom(module=str(name)):
                yield node.lineno, name
            case ast.Constant(value=str(text)):
                yield node.lineno, text
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield node.lineno, name


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_nothing_names_a_game_outside_its_rooms(path: Path) -> None:
    found = [
        (line, name)
        for line, name in names_in(ast.parse(path.read_text("utf-8")))
        for game in GAMES
        if game in name or game.replace("_", "-") in name
    ]
    assert found == []


def test_the_test_notices_a_game() -> None:
    wrong = 'def draw(view):\n    """Draw wooolf."""\n    return view.game == "wooolf"\n'
    assert [name for _, name in names_in(ast.parse(wrong)) if "wooolf" in name] == ["wooolf"]


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
