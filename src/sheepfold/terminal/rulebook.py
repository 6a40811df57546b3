"""A rules page for the terminal: its Markdown in lines that fit, without the rule ids."""

import re
import textwrap
from itertools import groupby

from textual.content import Content

Cells = list[list[str]]


def readable(page: str, width: int) -> Content:
    """A page of headings, paragraphs, lists and tables.

    >>> print(readable("## To swap\\n- Swap **two** tiles that touch. {UP-08}", 20))
    To swap
    - Swap two tiles
      that touch.
    """
    bare = re.sub(r"[ \t]*\{[A-Z]{1,8}-\d[^}]*\}", "", page)
    drawn: list[Content] = []
    for is_table, lines in groupby(bare.splitlines(), lambda line: line.startswith("|")):
        if is_table:
            drawn += _table([_cells(line) for line in lines if "---" not in line], width)
        else:
            drawn += [_line(line, width) for line in lines]
    return Content("\n").join(drawn)


def _line(line: str, width: int) -> Content:
    if line.startswith("#"):
        return Content.styled(line.lstrip("# "), "bold $success")
    indent = "  " if line.startswith("- ") else ""
    filled = textwrap.fill(line, width, subsequent_indent=indent, break_on_hyphens=False)
    parts = filled.split("**")
    return Content.assemble(*((part, "bold" if n % 2 else "") for n, part in enumerate(parts)))


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
