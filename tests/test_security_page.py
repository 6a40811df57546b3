"""docs/security.md: every test that it names is there, and it names one for every promise."""

import ast
import re

from tests.mutants import ROOT

PAGE = (ROOT / "docs/security.md").read_text("utf-8")
NAMED = re.compile(r"`([a-z_]+/test_[a-z_]+\.py)::(test_[a-z_0-9]+)`")


def functions(file: str) -> set[str]:
    tree = ast.parse((ROOT / "tests" / file).read_text("utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in tree.body if isinstance(node, kinds)}


def test_every_named_test_is_there() -> None:
    named = NAMED.findall(PAGE)
    assert len(named) > 40
    assert [test for file, test in named if test not in functions(file)] == []


def test_every_promise_has_a_test() -> None:
    header = "| what is protected | how | proved by |"
    tables = PAGE.split(header)[1:]
    assert len(tables) == 7, "one for each whom we protect from, and one for the draw"
    for table in tables:
        promises = re.findall(r"^\| [^-].*\|$", table.split("\n\n")[0], re.MULTILINE)
        assert len(promises) > 2
        assert [row for row in promises if not NAMED.search(row)] == []


def test_nothing_else_looks_like_a_test() -> None:
    assert PAGE.count("::") == len(NAMED.findall(PAGE))
