"""Every rule of docs/rules.md has a test and a mutant."""

import ast
import re
from pathlib import Path

from tests.mutants import ROOT, mutants

RULE_IDS = sorted(
    re.findall(r"^\| ((?:UP|WO)-\d\d)", (ROOT / "docs/rules.md").read_text(), flags=re.MULTILINE)
)


def marked_ids() -> set[str]:
    found = set()
    for path in Path(__file__).parents[1].rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return {str(rule) for rule in found}


def test_the_rules_page_has_every_rule_once() -> None:
    games = {"UP": 22, "WO": 29}
    expected = [f"{g}-{n:02}" for g, last in games.items() for n in range(1, last + 1)]
    assert expected == RULE_IDS


def test_every_rule_has_a_test() -> None:
    assert sorted(marked_ids()) == RULE_IDS


def test_every_rule_has_a_mutant() -> None:
    assert sorted({mutant.id for mutant in mutants()}) == RULE_IDS


def test_every_mutant_still_fits_the_source() -> None:
    for mutant in mutants():
        assert (ROOT / mutant.file).read_text().count(mutant.old) == 1, mutant
        assert mutant.old != mutant.new
