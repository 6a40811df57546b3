"""How strong the top level is, as promised.

These are short: they fail when a figure is surely missed (99.9 percent), and `make bars` measures
each of them over 40,000 rounds.
"""

import pytest

from sheepfold.bots.uly_polly import LEVELS, OPPONENTS
from sheepfold.games import GAMES
from sheepfold.games.uly_polly import Options
from sheepfold.lab.arena import tournament
from sheepfold.lab.figures import wilson
from sheepfold.lab.uly_polly.rounds import Rounds, rounds
from tests.effort import times

PATIENCE = (2, 6)
SURE = 3.29
"""99.9 percent lie within this many standard deviations."""


def played(dog: str, wolf: str, patience: int, count: int) -> Rounds:
    players = {**OPPONENTS, **LEVELS}
    sides = (dog, players[dog]), (wolf, players[wolf])
    return rounds(*sides, Options(patience=patience), count, seed=1)


def span(done: Rounds) -> tuple[float, float]:
    return wilson(done.found, done.rounds, SURE)


@pytest.mark.parametrize("patience", PATIENCE)
@pytest.mark.parametrize(
    "dog",
    ["random", "greedy", "bayes-flees", "bayes-flees-half", "bayes-flees-late", "owl", "knower"],
)
def test_the_top_wolf_loses_at_most_half(dog: str, patience: int, effort: int) -> None:
    low, _ = span(played(dog, "owl", patience, 60 * effort))
    assert low <= 0.5


@pytest.mark.parametrize(("dog", "patience"), [("random", 2), ("greedy", 2), ("greedy", 6)])
def test_the_top_wolf_is_found_less_often_than_a_silent_wolf(
    dog: str, patience: int, effort: int
) -> None:
    """Never significantly more often, and significantly less often if there are enough rounds."""
    count = times(200, 500)
    held, silent = played(dog, "owl", patience, count), played(dog, "still", patience, count)
    low, high = span(held)
    assert low < span(silent)[1]
    if effort > 1 and dog == "random":
        assert high < span(silent)[0]


@pytest.mark.parametrize("patience", PATIENCE)
@pytest.mark.parametrize("wolf", ["still", "flees", "flees-half", "flees-late", "waller"])
def test_the_top_dog_does_not_collapse(wolf: str, patience: int, effort: int) -> None:
    _, high = span(played("owl", wolf, patience, 60 * effort))
    assert high >= 0.40


@pytest.mark.parametrize("patience", PATIENCE)
def test_the_top_dog_keeps_its_patience(patience: int, effort: int) -> None:
    done = played("owl", "waller", patience, 60 * effort)
    assert done.slipped_away <= 0.05 * done.rounds


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize(("low", "high"), [("lamb", "sheep"), ("sheep", "fox"), ("fox", "owl")])
def test_each_level_beats_the_one_below(low: str, high: str, seats: int, effort: int) -> None:
    table = [(high, LEVELS[high]), *[(low, LEVELS[low])] * (seats - 1)]
    done = tournament(GAMES["uly_polly"], Options(), table, 40 * effort, seed=3)
    better, worse = done.standings
    assert better.interval[1] > worse.interval[0]
    if effort > 1:
        assert better.win_share > worse.win_share


def test_a_silent_wolf_is_worth_one_half_to_a_dog_that_turns_eight(effort: int) -> None:
    """The figure of the study: exactly flips / tiles."""
    low, high = span(played("greedy", "still", 6, 500 * effort))
    assert low <= 0.5 <= high
