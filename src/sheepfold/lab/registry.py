"""What the lab has for one game only."""

from collections.abc import Callable
from typing import Any

from sheepfold.lab.contest import Contest
from sheepfold.lab.report import Report
from sheepfold.lab.uly_polly import single_rounds

Play = Callable[[int, Callable[[int], None]], Report]
"""Plays on this many jobs, and reports how many rounds are done."""

SINGLE_ROUNDS: dict[str, Callable[[Contest, Any], Play]] = {"uly_polly": single_rounds}
"""By game: checks a contest of single rounds and its options, and returns what plays it."""
