"""What each game provides for PettingZoo, OpenSpiel and other tools: its views as numbers."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.games.contract import View, ViewT
from sheepfold.lab.actions import Numbering
from sheepfold.lab.extras import required

Numbers = NDArray[np.float32]

Axes = Any
"""The axes of Matplotlib, which only an extra installs."""


class Adapter(NamedTuple, Generic[ViewT]):
    """One game, as tools for learning and search need it.

    Everything is computed from views, so it cannot leak what a seat may not know.
    """

    actions: Numbering
    observe: Callable[[ViewT], Numbers]
    """A view as numbers from 0 to 1; its length depends on the options and the seats only."""
    text: Callable[[ViewT], str]
    """A view as a few lines of text."""
    draw: Callable[[ViewT, Axes], None]
    """Draws a view into Matplotlib axes."""


AnyAdapter = Adapter[Any]
"""An adapter whose game is not known here; it is given only views of its own game."""


def one_hot(values: tuple[object, ...], value: object) -> list[float]:
    """1 at the index of this value, 0 elsewhere; all 0 if it is not there.

    >>> one_hot(("hide", "start"), "start"), one_hot((1, 2), None)
    ([0.0, 1.0], [0.0, 0.0])
    """
    return [float(value == one) for one in values]


def share(count: float, most: float) -> float:
    """A count as a share of the largest expected one, capped at 1.

    >>> share(2, 8), share(9, 8)
    (0.25, 1.0)
    """
    return min(count / most, 1.0)


def picture(adapter: AnyAdapter, view: View) -> NDArray[np.uint8]:
    """A view as an image: rows, columns, and red, green, blue."""
    figure = required("matplotlib.figure").Figure(figsize=(4.8, 4.8), dpi=80, layout="constrained")
    canvas = required("matplotlib.backends.backend_agg").FigureCanvasAgg(figure)
    axes = figure.subplots()
    axes.set_axis_off()
    adapter.draw(view, axes)
    canvas.draw()
    image: NDArray[np.uint8] = np.asarray(canvas.buffer_rgba())[:, :, :3].copy()
    return image
