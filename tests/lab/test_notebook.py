"""Results in notebooks: the same figures as arrays, as frames and as drawings."""

import subprocess
import sys
from typing import Any

import polars
import pytest

from sheepfold.lab import notebook

SMALL: dict[str, Any] = {"rows": 2, "columns": 2, "flips": 1, "patience": 1}
RESULTS: dict[str, Any] = {
    "tournament": lambda: notebook.arena("uly_polly", "sheep", "lamb", games=6),
    "rounds": lambda: notebook.arena("uly_polly", "greedy", "owl", games=6, single_rounds=True),
    "paired": lambda: notebook.arena("uly_polly", "sheep", "lamb", games=6, paired="fox"),
    "exploit": lambda: notebook.exploit("lamb", **SMALL),
}


@pytest.mark.parametrize("kind", RESULTS)
def test_arrays_frames_and_figures_say_the_same(kind: str) -> None:
    result = RESULTS[kind]()
    arrays, frame = notebook.arrays(result), notebook.frame(result)
    assert isinstance(frame, polars.DataFrame)
    assert frame.columns == list(arrays)
    for name, column in arrays.items():
        assert frame[name].to_list() == column.tolist()
    assert {"low", "high", "patience", "rows"} <= {*arrays}
    axes = notebook.figure(result).axes[0]
    shares = [share for _, share, _ in result.shares().bars]
    assert axes.lines[0].get_xdata().tolist() == shares


def test_random_games_by_seat() -> None:
    frame = notebook.frame(notebook.simulate("wooolf", 4, games=5, advanced=True))
    assert frame["seat"].to_list() == [1, 2, 3, 4]
    assert frame["win_share"].sum() == pytest.approx(1)


@pytest.mark.parametrize(
    ("package", "work"),
    [
        ("pettingzoo", "from sheepfold.lab.pettingzoo import wooolf_v1"),
        ("pyspiel", "import sheepfold.lab.openspiel"),
        ("polars", "from sheepfold.lab.notebook import *; frame(simulate('wooolf', 4, games=1))"),
    ],
)
def test_what_is_not_installed_is_said_in_a_sentence(package: str, work: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None\n{work}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    last = run.stderr.splitlines()[-1]
    assert last.startswith(f"ImportError: This needs {package}, which isn’t installed")
    assert "sheepfold[lab]" in last
