"""How the results of a contest are shown: as columns of text, and as a plot."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from sheepfold.lab.contest import BadContest, optional
from sheepfold.locales import system_error


class Shares(NamedTuple):
    """What a plot shows."""

    bars: list[tuple[str, float, tuple[float, float]]]
    """Names, shares, and their 99 percent intervals."""
    fair: float
    """The share of a bot that is as good as the others."""
    label: str


class Report(Protocol):
    """The result of a contest: a msgspec struct, so that it can be printed as JSON too."""

    def table(self, language: str) -> str:
        """The result as a table to read."""

    def shares(self) -> Shares:
        """What to plot."""


def columns(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column is aligned to the left and the others to the right.

    >>> print(columns(["", "wins"], [["owl", "0.61"], ["lamb", "0.39"]]))
          wins
    owl   0.61
    lamb  0.39
    """
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])])
        for row in (heads, *rows)
    )


def check_plot(file: Path) -> None:
    """Refuse a file that cannot be plotted into, before the games are played."""
    canvas = optional("matplotlib.figure").Figure().canvas
    known = sorted(canvas.get_supported_filetypes())
    if file.suffix.removeprefix(".") not in known:
        raise BadContest("plot-ending", file=file.name, endings=", ".join(known))
    if not file.absolute().parent.is_dir():
        raise BadContest("file-unwritable", file=str(file), error="ENOENT")


def figure(report: Report) -> Any:
    """The shares and their intervals as a Matplotlib figure, which a notebook shows."""
    drawing = optional("matplotlib.figure")
    bars, fair, label = report.shares()
    drawn = drawing.Figure(figsize=(6.0, 1.2 + 0.4 * len(bars)), layout="constrained")
    axes = drawn.subplots()
    shares = [share for _, share, _ in bars]
    below = [share - low for _, share, (low, _) in bars]
    above = [high - share for _, share, (_, high) in bars]
    axes.errorbar(shares, [name for name, *_ in bars], xerr=[below, above], fmt="o", capsize=4)
    axes.axvline(fair, linestyle=":", color="grey")
    axes.set_xlabel(label)
    axes.margins(y=0.3)
    axes.invert_yaxis()
    return drawn


def plot(report: Report, file: Path) -> None:
    """Draw the shares and their intervals into a file; its ending decides the format."""
    write_figure(figure(report), file)


def write_figure(drawn: Any, file: Path) -> None:
    """Write a Matplotlib figure into a file. Raises `BadContest` if that cannot be done."""
    try:
        drawn.savefig(file)
    except OSError as error:
        raise BadContest("file-unwritable", file=str(file), error=system_error(error)) from None
