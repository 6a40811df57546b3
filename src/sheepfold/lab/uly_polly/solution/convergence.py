"""Plots the bounds over time."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sheepfold.lab.contest import optional
from sheepfold.lab.report import write_figure
from sheepfold.lab.uly_polly.solution.bounds import Bound

COLOURS = {"lower": "#1f6fb2", "upper": "#b2451f"}
BESIDE = {"lower": "top", "upper": "bottom"}
"""Which edge of the last figure is at the end of its line, so that close bounds stay readable."""


def draw(bounds: Mapping[str, Bound], file: Path) -> None:
    """Draw each bound over the minutes of processor time that were spent on it."""
    write_figure(figure(bounds), file)


def figure(bounds: Mapping[str, Bound]) -> Any:
    """The plot as a Matplotlib figure, without the time at which a bound says nothing yet."""
    drawn = optional("matplotlib.figure").Figure(figsize=(6.4, 3.6), layout="constrained")
    axes = drawn.subplots()
    for side, bound in bounds.items():
        told = [moment for moment in bound.growth if 0.0 < moment.value < 1.0]
        minutes = [moment.seconds / 60 for moment in told]
        values = [moment.value for moment in told]
        axes.plot(minutes, values, marker=".", color=COLOURS[side], label=side)
        if values:
            axes.annotate(
                f"{values[-1]:.4f}",
                (minutes[-1], values[-1]),
                xytext=(4, 0),
                textcoords="offset points",
                va=BESIDE[side],
                color=COLOURS[side],
            )
    axes.set_xlabel("minutes of one core")
    axes.set_ylabel("how often the dog wins")
    axes.margins(x=0.14, y=0.12)
    axes.set_xlim(left=0.0)
    axes.grid(alpha=0.3)
    axes.legend(loc="right")
    return drawn
