"""Are the bots' probabilities right? `python -m tools.calibration` draws docs/calibration.svg.

In each of many rounds of random play somebody is asked, at some point, how likely the best guess is
right and how likely some other player has some character; then it is looked up.
"""

import argparse
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from sheepfold.bots.wooolf.hands import CHARACTERS
from sheepfold.bots.wooolf.posterior import belief
from sheepfold.games import wooolf
from sheepfold.games.wooolf.cards import TARGETS, Character, character
from sheepfold.games.wooolf.worlds import Floats
from sheepfold.lab.contest import optional

FILE = Path(__file__).parents[1] / "docs" / "calibration.svg"
ROUNDS = 20_000
SEATS = 5
BINS = 10
ASKED = ("the best guess is right", "a player has a character")


class Calibration(NamedTuple):
    """By what was asked and by bin of the answer: how often, and how often it should be, and is."""

    asked: Floats
    expected: Floats
    spread: Floats
    """The variance of what comes true, if the answers are right."""
    true: Floats


def calibrate(rounds: int, rng: Random) -> Calibration:
    """Ask in so many rounds.

    >>> found = calibrate(20, Random(1))
    >>> found.asked.sum(axis=1).tolist()
    [20.0, 20.0]
    """
    found = Calibration(*(np.zeros((len(ASKED), BINS)) for _ in Calibration._fields))
    options = wooolf.Options()
    for number in range(rounds):
        state = _somewhere(options, rng)
        view = wooolf.view(state, 1 + number % SEATS)
        held = belief(view)
        guesses = held.guesses()
        first, second = np.unravel_index(int(guesses.argmax()), guesses.shape)
        other = rng.choice([p for p in range(1, SEATS + 1) if p != view.viewer])
        kind = rng.randrange(len(CHARACTERS))
        who = [character(cards) for cards in state.hands]
        answers = (
            (guesses[first, second], is_right(view, who, int(first), int(second))),
            (held.characters()[other, kind], who[other - 1] == CHARACTERS[kind]),
        )
        for which, (chance, so) in enumerate(answers):
            cell = which, min(int(chance * BINS), BINS - 1)
            found.asked[cell] += 1
            found.expected[cell] += chance
            found.spread[cell] += max(0.0, chance * (1 - chance))  # what is sure is sure
            found.true[cell] += so
    return found


def is_right(view: wooolf.View, who: list[Character], first: int, second: int) -> bool:
    """Whether this guess of the viewer's is right (WO-19)."""
    assert view.character is not None

    def names(pointer: int, target: Character) -> bool:
        return who[pointer - 1] == target if pointer else target not in who

    one, two = TARGETS[view.character]
    return names(first, one) and (two is None or names(second, two))


def _somewhere(options: wooolf.Options, rng: Random) -> wooolf.State:
    """A position in a first round of random play, before the reveal."""
    state = wooolf.start(options, SEATS, wooolf.deal(options, SEATS, rng))
    states = []
    while state.round == 1 and state.phase != "over":
        states.append(state)
        seat = rng.choice(wooolf.actors(state))
        move = rng.choice(wooolf.moves(state, seat))
        state, _ = wooolf.play(state, seat, move, wooolf.chance(state, seat, move, rng))
    return rng.choice(states)


def draw(found: Calibration, file: Path) -> None:
    """The plot: what came true over what was expected, with 99 percent of luck."""
    optional("matplotlib").rcParams["svg.hashsalt"] = "sheepfold"
    figure = optional("matplotlib.figure").Figure(figsize=(8.0, 4.2), layout="constrained")
    for axes, asked, number, expected, spread, true in zip(
        figure.subplots(1, 2, sharey=True), ASKED, *found, strict=True
    ):
        seen = number > 0
        count = number[seen]
        luck = 2.576 * np.sqrt(spread[seen]) / count
        axes.plot([0, 1], [0, 1], linestyle=":", color="grey")
        share = true[seen] / count
        axes.errorbar(expected[seen] / count, share, yerr=luck, fmt="o", capsize=3)
        axes.set_xlabel(f"expected that {asked}")
        axes.set_aspect("equal")
    figure.axes[0].set_ylabel(f"came true, of {int(found.asked[0].sum())} rounds")
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    """Ask, draw, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = calibrate(asked.rounds, Random(f"calibration {asked.seed}"))
    draw(found, FILE)
    for name, *columns in zip(ASKED, *found, strict=True):
        print(f"{name}: asked, expected, came true, standard deviations away")
        for number, expected, spread, true in zip(*columns, strict=True):
            if number:
                away = (true - expected) / max(spread, 1e-9) ** 0.5
                print(
                    f"{number:>8.0f} {expected / number:>8.4f} {true / number:>8.4f} {away:>6.1f}"
                )


if __name__ == "__main__":
    main()
