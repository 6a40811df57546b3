"""Exact best responses to a bot by searching all histories, for small boards.

The responder knows how likely each move of the bot is. Values are the dog's chances to win.
"""

from collections.abc import Callable, Sequence
from typing import Any

from sheepfold.games import uly_polly
from sheepfold.games.uly_polly import Options, State, View
from sheepfold.games.uly_polly.pieces import Event, Move, meadow

MoveOdds = dict[Any, float]
"""The probability of each move."""

Odds = Callable[[View], MoveOdds]
"""From a view to the probability of each move: a bot's `policy`."""


def first_state(options: Options) -> State:
    """One round for two: seat 1 is the wolf, seat 2 the dog."""
    return uly_polly.start(options, 2, uly_polly.Outcome(1))


def histories(options: Options) -> float:
    """About how many histories a round can have: what a best response has to search."""
    board = meadow(options.rows, options.columns)
    places = len(board.neighbours)
    swaps = sum(len(swaps.listed) for swaps in board.swaps) / places
    steps = sum(map(len, board.neighbours)) / places
    patience = options.patience or float("inf")
    return float(places**2 * (swaps * steps) ** min(options.flips * patience, 99.0))


def against_dog(dog: Odds, options: Options) -> float:
    """How often this dog finds a wolf that plays the best response.

    The wolf knows everything, so it takes the best move in every state.

    >>> from sheepfold.bots.uly_polly import LEVELS
    >>> options = Options(first_wolf=1, rows=2, columns=2, flips=1, patience=1)
    >>> against_dog(LEVELS["sheep"].policy, options)
    0.25
    """
    known: dict[tuple[Event, ...], MoveOdds] = {}

    def odds(state: State) -> MoveOdds:
        """The dog's odds do not depend on where the wolf is, so they are cached."""
        view = uly_polly.view(state, 2)
        if view.history not in known:
            known[view.history] = dog(view)
        return known[view.history]

    def value(state: State) -> float:
        if state.rounds:
            return float(state.rounds[0].found)
        if state.turn == 1:
            return min(value(_after(state, move)) for move in uly_polly.moves(state, 1))
        return sum(chance * value(_after(state, move)) for move, chance in odds(state).items())

    return value(first_state(options))


def against_wolf(wolf: Odds, options: Options) -> float:
    """How often a dog that plays the best response finds this wolf.

    The dog knows how likely the wolf is in each place: all places are followed at once, each with
    the probability that the wolf hid there and made the observed swaps.

    >>> from sheepfold.bots.uly_polly import LEVELS
    >>> options = Options(first_wolf=1, rows=2, columns=2, flips=1, patience=1)
    >>> against_wolf(LEVELS["sheep"].policy, options)
    0.25
    """

    def value(worlds: Sequence[tuple[State, float]]) -> float:
        """The chance that the wolf is in one of these worlds and will be found."""
        if not worlds:
            return 0.0
        if worlds[0][0].turn == 1:
            return sum(map(value, _grouped_by_observation(wolf, worlds)))
        return max(_stepped(worlds, move) for move in uly_polly.moves(worlds[0][0], 2))

    def _stepped(worlds: Sequence[tuple[State, float]], move: Move) -> float:
        after = [(_after(state, move), chance) for state, chance in worlds]
        found = sum(chance for state, chance in after if state.rounds and state.rounds[0].found)
        return found + value([world for world in after if not world[0].rounds])

    return value([(first_state(options), 1.0)])


def _grouped_by_observation(
    wolf: Odds, worlds: Sequence[tuple[State, float]]
) -> list[list[tuple[State, float]]]:
    """The worlds after the wolf's move, in groups that the dog can tell apart."""
    groups: dict[Move | None, list[tuple[State, float]]] = {}
    for state, chance in worlds:
        for move, share in wolf(uly_polly.view(state, 1)).items():
            seen = None if state.phase == "hide" else move
            groups.setdefault(seen, []).append((_after(state, move), chance * share))
    return list(groups.values())


def _after(state: State, move: Move) -> State:
    assert state.turn is not None
    return uly_polly.play(state, state.turn, move)[0]
