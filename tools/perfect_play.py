"""What the best known play of a round looks like: `python -m tools.perfect_play` plays some.

Both sides are the owl's, at the patience for which the package has a plan of the wolf. By how many
flips are left it prints what the table of docs/solution.md says, and draws docs/perfect-play.svg.
"""

import argparse
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from sheepfold.bots.uly_polly import LEVELS
from sheepfold.bots.uly_polly.field import Floats
from sheepfold.bots.uly_polly.planned import plan_for, seen_in, swaps_of
from sheepfold.games import uly_polly
from sheepfold.lab.contest import optional

FILE = Path(__file__).parents[1] / "docs" / "perfect-play.svg"
OPTIONS = uly_polly.Options(patience=2, first_wolf=1)
ROUNDS = 2_000
SURE = 0.999


class Played(NamedTuple):
    """By how many flips are left: how often something was so."""

    swaps: Floats
    """Swaps of the wolf, all of them."""
    alike: Floats
    """Those that every possible wolf would have made: they tell nothing."""
    different: Floats
    """How many swaps the possible wolves would have made, added up."""
    possible: Floats
    """On how many tiles the wolf might be, added up."""
    drawn: Floats
    """Steps that the dog drew from several."""
    idle: Floats
    found: Floats


def play(rounds: int, seed: int) -> Played:
    """Play so many rounds.

    >>> played = play(3, seed=1)
    >>> bool(played.swaps.sum() >= 3), bool(played.found.sum() <= 3)
    (True, True)
    """
    owl, plan = LEVELS["owl"], plan_for(OPTIONS)
    assert plan is not None
    played = Played(*np.zeros((len(Played._fields), OPTIONS.flips + 1)))
    for number in range(rounds):
        rng = Random(f"perfect play {seed} {number}")
        state = uly_polly.start(OPTIONS, 2, uly_polly.Outcome(1))
        while (seat := state.turn) is not None and not state.rounds:
            view = uly_polly.view(state, seat)
            left = OPTIONS.flips - view.turned
            if view.phase == "swap":
                choice = swaps_of(plan, seen_in(view))
                played.swaps[left] += 1
                played.alike[left] += len(choice.pairs) == 1
                played.different[left] += len(choice.pairs)
                played.possible[left] += (choice.mass.sum(axis=0) > 0).sum()
            elif view.phase == "step":
                played.drawn[left] += max(owl.policy(view).values()) < SURE
            move = owl(view, rng)
            state, _ = uly_polly.play(state, seat, move)
            if view.phase == "step":
                now = uly_polly.view(state, None)
                played.idle[left] += not state.rounds and now.turned == view.turned
        played.found[left] += state.rounds[0].how == "found"
    return played


def draw(played: Played, rounds: int, file: Path) -> None:
    """The plot: when the wolf is found, and how much its swaps tell."""
    optional("matplotlib").rcParams["svg.hashsalt"] = "sheepfold"
    figure = optional("matplotlib.figure").Figure(figsize=(8.0, 3.2), layout="constrained")
    flips = np.arange(OPTIONS.flips, 0, -1)
    for axes, values, what in zip(
        figure.subplots(1, 2),
        (100 * played.found / rounds, played.different / np.maximum(played.swaps, 1)),
        ("of 100 rounds, found here", "different swaps of the possible wolves"),
        strict=True,
    ):
        axes.bar(flips, values[flips], color="#1f6fb2")
        axes.invert_xaxis()
        axes.set_xticks(flips)
        axes.set_xlabel("flips left")
        axes.set_ylabel(what)
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    """Play, draw, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    played = play(asked.rounds, asked.seed)
    draw(played, asked.rounds, FILE)
    print("| flips left | possible tiles | swaps | all alike | dog draws | idle | found |")
    print("|---|---|---|---|---|---|---|")
    for left in range(OPTIONS.flips, 0, -1):
        swaps = max(played.swaps[left], 1)
        print(
            f"| {left} | {played.possible[left] / swaps:.1f} | {played.different[left] / swaps:.1f}"
            f" | {played.alike[left] / swaps:.0%} | {played.drawn[left] / swaps:.0%}"
            f" | {played.idle[left] / swaps:.0%} | {played.found[left] / asked.rounds:.1%} |"
        )
    print(f"found in {played.found.sum() / asked.rounds:.3f} of {asked.rounds} rounds")


if __name__ == "__main__":
    main()
