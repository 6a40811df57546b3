"""A rules page for the terminal: its Markdown in lines that fit, without the rule ids."""

import re
import textwrap
from itertools import groupby

from textual.content import Content

Cells = list[list[str]]

IDS = re.compile(r"[ \t]*\{[A-Z]{1,8}-\d[^}]*\}")
"""The ids of the rules that a line tells."""


def readable(page: str, width: int) -> Content:
    """A page of headings, paragraphs, lists and tables.

    >>> print(readable("## To swap\\n- Swap **two** tiles that touch. {UP-08}", 20))
    To swap
    - Swap two tiles
      that touch.
    """
    return readable_at(page, width, "")[0]


def readable_at(page: str, width: int, rule: str) -> tuple[Content, int]:
    """The same with the line marked that tells this rule, and where that line is.

    >>> text, line = readable_at("One. {UP-01}\\nTwo. {UP-02}", 20, "UP-02")
    >>> str(text), line
    ('One.\\nTwo.', 1)
    """
    wanted = _line_of(page.splitlines(), rule)
    drawn: list[Content] = []
    at = rows = 0
    for is_table, lines in groupby(page.splitlines(), lambda line: line.startswith("|")):
        if is_table:
            part = _table([_cells(line) for line in lines if "---" not in line], width)
        else:
            part = []
            for line in lines:
                if line == wanted:
                    at = rows + sum(str(one).count("\n") + 1 for one in part)
                part.append(_line(IDS.sub("", line), width, line == wanted))
        drawn += part
        rows += sum(str(one).count("\n") + 1 for one in part)
    return Content("\n").join(drawn), at


def _line_of(lines: list[str], rule: str) -> str | None:
    """Of the lines that have this rule, the one with the fewest others."""
    found = [line for line in lines if rule and rule in _rules(line)]
    return min(found, key=lambda line: len(_rules(line)), default=None)


def _rules(line: str) -> list[str]:
    return [rule for ids in IDS.findall(line) for rule in ids.strip(" \t{}").split()]


def _line(line: str, width: int, is_marked: bool = False) -> Content:
    if line.startswith("#"):
        return Content.styled(line.lstrip("# "), "bold $success")
    indent = "  " if line.startswith("- ") else "   " if line[:1].isdigit() else ""
    filled = textwrap.fill(line, width, subsequent_indent=indent, break_on_hyphens=False)
    parts = filled.split("**")
    marked = "on $panel " if is_marked else ""
    return Content.assemble(
        *((part, f"{marked}{'bold' if n % 2 else ''}") for n, part in enumerate(parts))
    )


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def _table(rows: Cells, width: int) -> list[Content]:
    """A table with its headings on top, or at the side if it is too wide."""
    if sum(_widths(rows)) > width:
        rows = [list(column) for column in zip(*rows, strict=True)]
    widths = _widths(rows)
    lines = ["".join(f"{c:<{w}}" for c, w in zip(row, widths, strict=True)) for row in rows]
    return [Content.styled(lines[0], "bold"), *map(Content, lines[1:])]


def _widths(rows: Cells) -> list[int]:
    return [max(map(len, column)) + 2 for column in zip(*rows, strict=True)]
