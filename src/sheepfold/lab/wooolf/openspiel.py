"""Whole games of Wooolf!! for OpenSpiel; final guesses are laid one after the other, in secret."""

from collections.abc import Mapping
from typing import Any

from sheepfold.games.contract import BadOptions
from sheepfold.games.contract import State as AnyState
from sheepfold.games.wooolf.cards import QUESTION_DECK, SEATS, Options
from sheepfold.games.wooolf.state import ROUNDS, State, result
from sheepfold.lab.spiel import Spiel, SpielSetup
from sheepfold.lab.wooolf.adapter import ADAPTER


def setup(parameters: Mapping[str, Any]) -> SpielSetup:
    """A table; every seat has a turn in each lap at most, and a final guess."""
    given = dict(parameters)
    seats = given.pop("players")
    options = Options(**given)
    if options.round_limit is None:
        raise BadOptions("wooolf-round-limit", most=1000)
    return SpielSetup(options, seats, ROUNDS * seats * (options.round_limit + 1))


def returns(state: AnyState) -> list[float] | None:
    """The winners' shares of 1, less 1 / players."""
    assert isinstance(state, State)
    final = result(state)
    if final is None:
        return None
    won = 1 / len(final.winners)
    seats = range(1, state.seats + 1)
    return [(won if seat in final.winners else 0.0) - 1 / state.seats for seat in seats]


SPIEL = Spiel(
    game="wooolf",
    title="Wooolf!!",
    adapter=ADAPTER,
    parameters={"players": 5, "advanced": False, "round_limit": 10},
    players=(SEATS[0], SEATS[-1]),
    chance=len(QUESTION_DECK),
    setup=setup,
    returns=returns,
)
