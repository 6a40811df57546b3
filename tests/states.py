"""The state of a table or a replay as that of a certain game."""

from sheepfold.games import contract, uly_polly, wooolf


def meadow_in(state: contract.State) -> uly_polly.State:
    """A state of Uly & Polly."""
    assert isinstance(state, uly_polly.State)
    return state


def round_table_in(state: contract.State) -> wooolf.State:
    """A state of Wooolf!!."""
    assert isinstance(state, wooolf.State)
    return state
