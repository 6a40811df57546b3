"""docs/protocol.md as data: its tables, its blocks of code, and the words in backticks."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs/protocol.md"

Row = dict[str, str]
"""By the heading of its column, each cell of a row."""


def text() -> str:
    """The whole page."""
    return PAGE.read_text("utf-8")


def section(heading: str) -> str:
    """What stands under this heading, its subsections included."""
    lines = text().splitlines()
    start = next(n for n, line in enumerate(lines) if line.lstrip("#") == f" {heading}")
    level = len(lines[start]) - len(lines[start].lstrip("#"))
    for end in range(start + 1, len(lines)):
        mark = re.match(r"(#+) ", lines[end])
        if mark and len(mark[1]) <= level and not _in_code(lines[start:end]):
            return "\n".join(lines[start + 1 : end])
    return "\n".join(lines[start + 1 :])


def _in_code(lines: list[str]) -> bool:
    return sum(line.startswith("```") for line in lines) % 2 == 1


def tables(heading: str) -> list[list[Row]]:
    """The tables under this heading."""
    found: list[list[Row]] = []
    columns: list[str] | None = None
    for line in section(heading).splitlines():
        if not line.startswith("|"):
            columns = None
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if columns is None:
            columns = cells
            found.append([])
        elif set(line) != set("|-"):
            found[-1].append(dict(zip(columns, cells, strict=True)))
    return found


def table(heading: str, column: str) -> dict[str, Row]:
    """The rows of the table whose first column has this title, by each word in that column."""
    (rows,) = [rows for rows in tables(heading) if next(iter(rows[0])) == column]
    named = [(word, row) for row in rows for word in words(row[column])]
    assert len(dict(named)) == len(named), "something stands there twice"
    return dict(named)


def blocks(language: str) -> list[str]:
    """The blocks of code in this language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text(), re.MULTILINE | re.DOTALL)


def words(text: str) -> list[str]:
    """What stands in backticks, outside of blocks of code.

    >>> words("`a` or (`b`: 3)")
    ['a', 'b']
    """
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"`([^`]+)`", prose)


def fields(cell: str) -> list[str]:
    """The fields that a cell lists, without what it says about them in parentheses.

    >>> fields("`seat`, `at` (`null` for the others)")
    ['seat', 'at']
    """
    return words(re.sub(r"\([^)]*\)", "", cell))


def defaults(cell: str) -> dict[str, str]:
    """The defaults that a cell gives in parentheses.

    >>> defaults("`name`, `chair` (`null`: any), `look` (default `3`)")
    {'chair': 'null', 'look': '3'}
    """
    return dict(re.findall(r"`(\w+)` \((?:default )?`([^`]+)`", cell))
