"""How strong the top level is, as promised: a hundred rounds or so by default, 40,000 in full."""

import os

import pytest

from sheepfold.bots.uly_polly import LEVELS, OPPONENTS
from sheepfold.games import uly_polly
from sheepfold.games.uly_polly import Options
from sheepfold.lab.arena import rounds, tournament, wilson

FULL = bool(os.environ.get("SHEEPFOLD_FULL"))
PATIENCE = (2, 6)
SILENT = {
    ("random", 2): 0.377,
    ("random", 6): 0.491,
    ("greedy", 2): 0.5,
    ("greedy", 6): 0.5,
}
"""What a wolf that makes any swap holds these dogs to."""


def win_rate(dog: str, wolf: str, patience: int, count: int) -> tuple[float, float, float]:
    players = {**OPPONENTS, **LEVELS}
    options = Options(patience=patience)
    done = rounds(players[dog], players[wolf], options, 40_000 if FULL else count, seed=1)
    return done.win_rate, *done.interval


@pytest.mark.parametrize("patience", PATIENCE)
@pytest.mark.parametrize(
    "dog",
    ["random", "greedy", "bayes-flees", "bayes-flees-half", "bayes-flees-late", "owl", "knower"],
)
def test_the_top_wolf_loses_at_most_half(dog: str, patience: int) -> None:
    rate, low, _ = win_rate(dog, "owl", patience, 60)
    assert (rate if FULL else low) <= 0.51


@pytest.mark.parametrize("patience", PATIENCE)
@pytest.mark.parametrize("dog", ["random", "greedy"])
def test_the_top_wolf_holds_simple_dogs_below_what_a_silent_wolf_does(
    dog: str, patience: int
) -> None:
    """The silent wolf's own figures are exact, from a recursion over all boards."""
    held, low, high = win_rate(dog, "owl", patience, 200)
    assert low < held < high
    assert (high if FULL else low) < SILENT[dog, patience]


@pytest.mark.parametrize("patience", PATIENCE)
@pytest.mark.parametrize("wolf", ["still", "flees", "flees-half", "flees-late", "waller"])
def test_the_top_dog_does_not_collapse(wolf: str, patience: int) -> None:
    rate, _, high = win_rate("owl", wolf, patience, 60)
    assert (rate if FULL else high) >= 0.40


@pytest.mark.parametrize("patience", PATIENCE)
def test_the_top_dog_keeps_its_patience(patience: int) -> None:
    owl = LEVELS["owl"]
    count = 40_000 if FULL else 60
    done = rounds(owl, OPPONENTS["waller"], Options(patience=patience), count, seed=2)
    assert done.slipped_away <= 0.01 * count


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize(("low", "high"), [("lamb", "sheep"), ("sheep", "fox"), ("fox", "owl")])
def test_each_level_beats_the_one_below(low: str, high: str, seats: int) -> None:
    games = 2000 if FULL else 40
    table = [(high, LEVELS[high]), *[(low, LEVELS[low])] * (seats - 1)]
    done = tournament(uly_polly, Options(), table, games, seed=3)
    better, worse = done.standings
    if FULL:
        assert better.interval[0] > worse.interval[1]
    assert better.win_share > worse.win_share


def test_a_silent_wolf_is_worth_one_half_to_a_dog_that_turns_eight() -> None:
    """The figure of the study: exactly flips / tiles."""
    count = 40_000 if FULL else 1000
    done = rounds(OPPONENTS["greedy"], OPPONENTS["still"], Options(), count, seed=4)
    low, high = wilson(done.found, count)
    assert low <= 0.5 <= high
