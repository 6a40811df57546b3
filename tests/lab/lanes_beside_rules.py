"""The simulator's lanes beside the rules in `games/`: the same seeds and moves, all compared."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from sheepfold.games import GAMES
from sheepfold.lab.simulator import Batch
from sheepfold.lab.stream import Stream

Case = tuple[str, int, dict[str, Any]]
"""A game, how many play it, and the options that are not the usual ones."""

OWN_DECK = ("wolf/wolf", "dog/dog", "dog/?", "hunter/?", *["sheep/sheep"] * 6)
KINDS: dict[str, list[Case]] = {
    "uly_polly": [
        *(("uly_polly", seats, {}) for seats in (2, 3, 4, 5)),
        ("uly_polly", 3, {"rows": 3, "columns": 2, "flips": 3, "patience": 1, "first_wolf": 2}),
        ("uly_polly", 4, {"rows": 2, "columns": 6, "flips": 11, "patience": None}),
        ("uly_polly", 5, {"rows": 6, "columns": 6, "flips": 20, "patience": 2}),
    ],
    "wooolf": [
        *(("wooolf", seats, {}) for seats in (4, 5, 6, 7, 8)),
        ("wooolf", 5, {"round_limit": 1}),
        ("wooolf", 4, {"round_limit": None, "deck": OWN_DECK}),
    ],
    "wooolf-advanced": [("wooolf", seats, {"advanced": True}) for seats in (4, 5, 6, 7, 8)],
}
CASES = [case for cases in KINDS.values() for case in cases]


class Lane:
    """One lane of a batch, played by the rules."""

    def __init__(self, case: Case, seed: int) -> None:
        name, self.seats, options = case
        self.game = GAMES[name]
        self.options = self.game.Options(**options)
        self.stream = Stream(seed)
        self.finished = 0
        self.deal()

    def deal(self) -> None:
        dealt = self.game.deal(self.options, self.seats, self.stream)
        self.state: Any = self.game.start(self.options, self.seats, dealt)

    def legal(self, batch: Batch) -> list[int]:
        """The numbers of the moves of the seat that acts, in order."""
        actors = self.game.actors(self.state)
        if not actors:
            return []
        moves = self.game.moves(self.state, actors[0])
        return sorted([batch.actions.numbers[move] for move in moves])

    def play(self, batch: Batch, number: int) -> Any:
        """Make a move; the result if the game is over."""
        (seat, *_), move = self.game.actors(self.state), batch.actions.moves[number]
        outcome = self.game.chance(self.state, seat, move, self.stream)
        self.state, _ = self.game.play(self.state, seat, move, outcome)
        return self.game.result(self.state)


def compare(case: Case, games: int, lanes: int, seed: int, auto_reset: bool, looks: int) -> int:
    """Play at least so many games on lanes and by the rules, and compare everything at every move.

    On every other lane no kind of move crowds out the others; what seats observe is compared at
    every so manyth move. Returns how many moves were compared.
    """
    name, seats, options = case
    game = GAMES[name]
    batch = Batch(game, game.Options(**options), seats, lanes, seed, auto_reset)
    beside = [Lane(case, seed + number) for number in range(lanes)]
    rng = Random(seed)
    compared = 0
    for turn in _turns(beside, games, auto_reset):
        legal = _compare_states(batch, beside)
        if turn % looks == 0:
            _compare_views(batch, beside, rng)
        actions = batch.random_actions()
        for number, lane in enumerate(beside):
            if not legal[number]:
                continue
            index = lane.stream.below(len(legal[number]))
            assert actions[number] == legal[number][index]
            if number % 2:
                actions[number] = _pick(batch, legal[number], rng)
        batch.step(actions)
        for number, lane in enumerate(beside):
            if legal[number]:
                _compare_end(batch, number, lane, lane.play(batch, int(actions[number])))
                compared += 1
            else:
                assert not batch.ended[number]
    _compare_states(batch, beside)
    return compared


def _turns(beside: list[Lane], games: int, auto_reset: bool) -> Iterator[int]:
    turn = 0
    while sum(lane.finished for lane in beside) < games if auto_reset else _going_on(beside):
        yield turn
        turn += 1


def _going_on(beside: list[Lane]) -> bool:
    return any(lane.game.actors(lane.state) for lane in beside)


def _compare_states(batch: Batch, beside: list[Lane]) -> list[list[int]]:
    rows = np.array([batch.kernels.row_of(lane.state) for lane in beside])
    np.testing.assert_array_equal(batch.rows, rows)
    legal = [lane.legal(batch) for lane in beside]
    masks = np.zeros_like(batch.masks)
    for number, moves in enumerate(legal):
        masks[number, moves] = True
    np.testing.assert_array_equal(batch.masks, masks)
    actors = [(*lane.game.actors(lane.state), 0)[0] for lane in beside]
    np.testing.assert_array_equal(batch.actors, actors)
    return legal


def _compare_views(batch: Batch, beside: list[Lane], rng: Random) -> None:
    viewers = np.array([rng.randint(1, batch.players) for _ in beside])
    acting = np.where(batch.actors == 0, viewers, batch.actors)
    for seats, seen in ((viewers, batch.observe(viewers)), (acting, batch.observations)):
        for number, lane in enumerate(beside):
            if seen is batch.observations and batch.actors[number] == 0:
                continue
            view = lane.game.view(lane.state, int(seats[number]))
            np.testing.assert_array_equal(seen[number], batch.kernels.observation_of(view))


def _compare_end(batch: Batch, number: int, lane: Lane, result: Any) -> None:
    assert batch.ended[number] == (result is not None)
    if result is None:
        assert not batch.shares[number].any()
        return
    lane.finished += 1
    assert batch.scores[number].tolist() == list(result.scores)
    shares = [seat in result.winners for seat in range(1, lane.seats + 1)]
    assert batch.shares[number].tolist() == [won / len(result.winners) for won in shares]
    if batch.auto_reset:
        lane.deal()


def _pick(batch: Batch, legal: list[int], rng: Random) -> int:
    """A random move, but no kind of move crowds out the others."""
    kinds: dict[str, list[int]] = {}
    for number in legal:
        kinds.setdefault(type(batch.actions.moves[number]).__name__, []).append(number)
    return rng.choice(kinds[rng.choice(sorted(kinds))])
