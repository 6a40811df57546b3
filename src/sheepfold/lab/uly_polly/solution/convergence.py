"""Plots the bounds over time."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sheepfold.lab.contest import optional
from sheepfold.lab.report import write_figure
from sheepfold.lab.uly_polly.solution.bounds import Bound

COLOURS = {"lower": "#1f6fb2", "upper": "#b2451f"}


def draw(bounds: Mapping[str, Bound], file: Path) -> None:
    """Draw each bound over the minutes of processor time that were spent on it."""
    write_figure(figure(bounds), file)


def figure(bounds: Mapping[str, Bound]) -> Any:
    """The plot as a Matplotlib figure."""
    drawn = optional("matplotlib.figure").Figure(figsize=(6.4, 3.6), layout="constrained")
    axes = drawn.subplots()
    for side, bound in bounds.items():
        minutes = [moment.seconds / 60 for moment in bound.growth]
        values = [moment.value for moment in bound.growth]
        axes.plot(minutes, values, drawstyle="steps-post", color=COLOURS[side], label=side)
        if values:
            axes.annotate(f"{values[-1]:.4f}", (minutes[-1], values[-1]), xytext=(4, 0),
                          textcoords="offset points", va="center", color=COLOURS[side])  # fmt: skip
    axes.set_xlabel("minutes of one core")
    axes.set_ylabel("how often the dog wins")
    axes.set_ylim(0.0, 1.0)
    axes.margins(x=0.12)
    axes.grid(alpha=0.3)
    axes.legend()
    return drawn
