"""What the file of licences says of others' work."""

import re
from typing import NamedTuple

from tests.mutants import ROOT

LICENCES = (ROOT / "THIRD-PARTY-LICENSES.txt").read_text("utf-8")


class Credit(NamedTuple):
    """One part of the licences' file."""

    name: str
    package: str
    version: str
    licence: str
    text: str


def credits_given() -> list[Credit]:
    parts = re.split(r"^=+\n(.+) \((\S+) (\S+)\), (\S+)\n=+\n", LICENCES, flags=re.MULTILINE)[1:]
    return [Credit(*parts[n : n + 5]) for n in range(0, len(parts), 5)]
