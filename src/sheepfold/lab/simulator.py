"""Many games at once, in compiled loops: NumPy arrays in, NumPy arrays out.

The rules are those of `games/`, compiled with Numba (the extra `lab`). A lane plays one game
after the other and has its own random stream; the same seed and moves lead to the same games.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sheepfold.games.contract import Game, Options, Seat, State
from sheepfold.lab.compiled import Masks, Numbers, Rows, Shares
from sheepfold.lab.kernels import Kernels
from sheepfold.lab.registry import SIMULATED
from sheepfold.lab.stream import Stream


class BadActions(ValueError):
    """These actions are not legal."""


class Batch:
    """Games on many lanes, each of which makes a move at every step.

    The public arrays are overwritten by each step; copy what you want to keep. docs/research.md has
    an example.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        players: int,
        lanes: int,
        seed: int | Sequence[int] = 0,
        auto_reset: bool = True,
    ) -> None:
        """Begin a game on every lane.

        A single seed is for the first lane; each further lane has the next one. Without
        `auto_reset`, a lane whose game is over stays as it is: nobody acts there, and its action is
        ignored.
        """
        self.kernels = kernels_of(game)
        self.rules = self.kernels.rules_of(options, players)
        self.actions = self.kernels.actions(options, players)
        """The numbering of the moves."""
        self.players, self.lanes, self.auto_reset = players, lanes, auto_reset
        seeds = range(seed, seed + lanes) if isinstance(seed, int) else seed
        if len(seeds) != lanes:
            raise ValueError(f"There are {lanes} lanes and {len(seeds)} seeds.")
        self._streams = np.array([Stream(int(one)).position for one in seeds], np.uint64)
        self._rows: Rows = np.zeros((lanes, self.rules.row), np.int16)
        self._actors: Numbers = np.zeros(lanes, np.int64)
        self._masks: Masks = np.zeros((lanes, self.rules.actions), np.bool_)
        self._observations: Rows = np.zeros((lanes, self.rules.observation), np.int16)
        self._ended: Masks = np.zeros(lanes, np.bool_)
        self._scores: Rows = np.zeros((lanes, players), np.int16)
        self._shares: Shares = np.zeros((lanes, players), np.float64)
        # Read-only views for callers, overwritten by each step.
        self.rows = _shown(self._rows)
        """The whole truth, for those who study it (`lab/<game>/codes.py`)."""
        self.actors = _shown(self._actors)
        """By lane: the seat that acts; 0 where the game is over."""
        self.masks = _shown(self._masks)
        """By lane and number: whether the seat that acts may make this move."""
        self.observations = _shown(self._observations)
        """By lane: what the seat that acts may know."""
        self.ended = _shown(self._ended)
        """By lane: whether the last step has ended a game."""
        self.scores = _shown(self._scores)
        """By lane and seat: the points of the last game that has ended there."""
        self.shares = _shown(self._shares)
        """By lane and seat: the share of the win, if the last step has ended a game; else 0."""
        self.kernels.deal_all(self._rows, self._streams, self.rules)
        self._show()

    def step(self, actions: ArrayLike) -> None:
        """Make a move on every lane. Raises `BadActions`, and then no lane has moved."""
        moves = np.ascontiguousarray(actions)
        if moves.shape != (self.lanes,) or moves.dtype.kind not in "iu":
            raise BadActions(f"A step takes {self.lanes} whole numbers, one for each lane.")
        moves = moves.astype(np.int64, copy=False)
        wrong = _first_illegal()(self._masks, self._actors, moves)
        if wrong >= 0:
            raise BadActions(f"Number {moves[wrong]} is not a legal move on lane {wrong}.")
        self.kernels.play_all(
            self._rows,
            self._streams,
            moves,
            self.rules,
            self.auto_reset,
            self._ended,
            self._scores,
            self._shares,
        )
        self._show()

    def random_actions(self) -> Numbers:
        """A move for every lane, each legal one being equally likely, from the lane's stream."""
        actions: Numbers = np.zeros(self.lanes, np.int64)
        self.kernels.choose_all(self._rows, self._streams, self.rules, actions)
        return actions

    def observe(self, seats: Seat | NDArray[Any]) -> Rows:
        """What a seat may know now: the same seat on every lane, or one for each."""
        viewers = np.broadcast_to(np.asarray(seats, np.int64), (self.lanes,)).copy()
        if viewers.min() < 1 or viewers.max() > self.players:
            raise ValueError(f"A seat is a number from 1 to {self.players}.")
        observations: Rows = np.zeros((self.lanes, self.rules.observation), np.int16)
        self.kernels.observe_all(self._rows, viewers, self.rules, observations)
        return observations

    def load(self, lane: int, state: State) -> None:
        """Put a state of the rules on a lane, which goes on from there."""
        if state.seats != self.players:
            raise ValueError(f"This is a table of {self.players}, not of {state.seats}.")
        row = self.kernels.row_of(state)
        if row.shape != self._rows[lane].shape:
            raise ValueError("This is a state of another board.")
        self._rows[lane] = row
        self._show()

    def _show(self) -> None:
        self.kernels.show_all(self._rows, self.rules, self._actors, self._masks, self._observations)


def kernels_of(game: Game) -> Kernels:
    """The compiled parts of a game. Raises `NoCompiler` if there is no Numba."""
    if game.NAME not in SIMULATED:
        known = ", ".join(SIMULATED)
        raise ValueError(f"There is no simulator of {game.NAME}; there is one of {known}.")
    kernels: Kernels = import_module(SIMULATED[game.NAME]).KERNELS
    return kernels


def _first_illegal() -> Any:
    return import_module("sheepfold.lab.shared_kernels").first_illegal


def _shown(array: Any) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view
