"""How strong the bots are, as promised: short, and failing only where a figure is surely missed.

`make bars` measures each of them over 4,000 games.
"""

import pytest

from sheepfold.bots import bots_of
from sheepfold.games import GAMES, wooolf
from sheepfold.lab.arena import tournament
from sheepfold.lab.figures import wilson

SURE = 3.29
"""99.9 percent lie within this many standard deviations."""


def share(one: str, rest: str, players: int, games: int) -> tuple[float, float]:
    """The 99.9 percent confidence interval of one bot's share of the wins."""
    bots = bots_of("wooolf").all
    table = [(one, bots[one]), *[(rest, bots[rest])] * (players - 1)]
    done = tournament(GAMES["wooolf"], wooolf.Options(), table, games, seed=2)
    return wilson(done.standings[0].win_share * games, games, SURE)


@pytest.mark.parametrize(
    ("players", "rest", "least"),
    [
        (5, "token_counter", 0.80),
        (5, "trusting", 0.38),
        (5, "fox", 0.26),
        pytest.param(8, "token_counter", 0.55, marks=pytest.mark.full),
        pytest.param(8, "trusting", 0.17, marks=pytest.mark.full),
        pytest.param(8, "fox", 0.15, marks=pytest.mark.full),
    ],
)
def test_the_owl_wins_its_share(players: int, rest: str, least: float, effort: int) -> None:
    games = (30 if players == 5 else 8) * effort
    assert share("owl", rest, players, games)[1] >= least


@pytest.mark.parametrize("players", [4, 5, pytest.param(8, marks=pytest.mark.full)])
@pytest.mark.parametrize(("low", "high"), [("lamb", "sheep"), ("sheep", "fox"), ("fox", "owl")])
def test_no_level_is_worse_than_the_one_below(
    low: str, high: str, players: int, effort: int
) -> None:
    games = (20 if players < 8 else 6) * effort
    assert share(high, low, players, games)[1] > 1 / players
    if low != "fox" and effort > 1:  # the last step is smaller, and measured by make bars
        assert share(high, low, players, games)[0] > 1 / players
