"""Deliberate small breaks of the rules, kept as data, and who notices them."""

import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Mutant(NamedTuple):
    """A break of the source that the tests of one rule must catch."""

    id: str
    what: str
    file: str
    old: str
    new: str


def mutants() -> list[Mutant]:
    """All mutants, in the order of their rules."""
    found = []
    for path in sorted(Path(__file__).parent.glob("*.toml")):
        found += [Mutant(**m) for m in tomllib.loads(path.read_text())["mutant"]]
    return sorted(found, key=lambda mutant: mutant.id)
