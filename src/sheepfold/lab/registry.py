"""What each game brings to the lab. Single rounds, exploits and the solver exist for one only."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sheepfold.lab.actions import Numbering
from sheepfold.lab.adapter import AnyAdapter
from sheepfold.lab.contest import Contest, Named
from sheepfold.lab.report import Report
from sheepfold.lab.spiel import Spiel
from sheepfold.lab.uly_polly import single_rounds
from sheepfold.lab.uly_polly.actions import actions as uly_polly_actions
from sheepfold.lab.uly_polly.adapter import ADAPTER as ULY_POLLY
from sheepfold.lab.uly_polly.exploit import exploit
from sheepfold.lab.uly_polly.openspiel import SPIEL as ULY_POLLY_SPIEL
from sheepfold.lab.wooolf.actions import actions as wooolf_actions
from sheepfold.lab.wooolf.adapter import ADAPTER as WOOOLF
from sheepfold.lab.wooolf.openspiel import SPIEL as WOOOLF_SPIEL

if TYPE_CHECKING:  # these need Numba
    from sheepfold.lab.proved import ProvedUpper

    # Exported, because `cli/solve.py` names it, too.
    from sheepfold.lab.uly_polly.solution.certificate import Certificate as Certificate
    from sheepfold.lab.uly_polly.solution.command import Solved

Play = Callable[[int, Callable[[int], None]], Report]
"""Plays on this many jobs, and reports how many rounds are done."""

SINGLE_ROUNDS: dict[str, Callable[[Contest, Any], Play]] = {"uly_polly": single_rounds}
"""By game: checks a contest of single rounds and its options, and returns what plays it."""

ACTIONS: dict[str, Numbering] = {
    "uly_polly": uly_polly_actions,
    "wooolf": wooolf_actions,
}
"""By game: the numbering of its moves."""

SIMULATED: dict[str, str] = {
    "uly_polly": "sheepfold.lab.uly_polly.simulated",
    "wooolf": "sheepfold.lab.wooolf.simulated",
}
"""By game: the module that has its kernels. It needs Numba, so it is imported when it is used."""

ADAPTERS: dict[str, AnyAdapter] = {"uly_polly": ULY_POLLY, "wooolf": WOOOLF}
"""By game: its adapter for other tools."""

SPIELS: dict[str, Spiel] = {"uly_polly": ULY_POLLY_SPIEL, "wooolf": WOOOLF_SPIEL}
"""By game: what OpenSpiel needs to play it."""

Exploit = Callable[[Named, Any, int, int, Callable[[int], None]], Report]
"""From a bot, options, how many rounds to play where no exact method is known, a seed, and a
progress callback."""

EXPLOITS: dict[str, Exploit] = {"uly_polly": exploit}
"""By game: how far a bot can be exploited."""


def solve_round(
    options: dict[str, int],
    minutes: float,
    folder: Path,
    note: Callable[[str], None],
    jobs: int = 1,
    plot: Path | None = None,
    from_nothing: bool = False,
) -> "Solved":
    """Solve a round of the one game that can be solved; see its `solution` folder."""
    from sheepfold.games.uly_polly import Options
    from sheepfold.lab.uly_polly.solution.command import solve

    return solve(Options(**options), minutes, folder, note, jobs, plot, from_nothing)


def check_solution(path: Path) -> "Certificate | ProvedUpper":
    """Prove what a solution file claims."""
    from sheepfold.lab.uly_polly.solution.command import check

    return check(path)
