"""The lots of the wolf that were found so far, and the board they belong to, as plain arrays."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.bots.uly_polly.boards import boards_of
from sheepfold.lab.uly_polly.solution.boards import Ints, arrays_of
from sheepfold.lab.uly_polly.solution.matrix_game import mix
from sheepfold.lab.uly_polly.solution.upper_kernels import (
    STEPS,
    WIDTH,
    answers,
    find_lost,
    prune,
    worth,
)

MOST = 400
"""The most lots of a board."""
FULL = 250
"""With more lots than this, a board is nearly full."""
HIDINGS = 80
"""The most ways to hide that are tried."""
CLOSE = 1e-6
"""Hiding is good enough if it is as close as this to the best way by what is known."""

Floats = NDArray[np.float64]
Used = NDArray[np.bool_]
"""By board, idle steps and lot."""


class BoardToSolve(NamedTuple):
    """The board, as compiled loops want it."""

    near: Ints
    swaps: Ints
    symmetries: Ints
    number: Ints
    turn: NDArray[np.int8]
    dogs: Ints
    ups: Ints
    turned: Ints
    flips: int
    patience: int
    lost: NDArray[np.int64]
    """By board and idle steps: where even a wolf in sight is caught, as a set."""


class Lots(NamedTuple):
    """All lots, by board with two flips left or more."""

    lots: Floats
    """By board and lot: a weight for each place, of 1 at most."""
    costs: Floats
    """By board, idle steps and lot."""
    counts: NDArray[np.int64]
    moves: NDArray[np.int64]
    """By board and lot: the number of the swap among those of the dog's place."""


class Changes(NamedTuple):
    """When the lots of a state changed, and when they were looked at: by board and idle steps."""

    changed: NDArray[np.int64]
    looked: NDArray[np.int64]
    clock: NDArray[np.int64]
    """One number, which grows with every look."""


def all_new(game: BoardToSolve) -> Changes:
    """Nothing was looked at yet."""
    return Changes(np.ones_like(game.lost), np.zeros_like(game.lost), np.ones(1, np.int64))


def game_of(rows: int, columns: int, flips: int, patience: int) -> BoardToSolve:
    """A board with everything that follows from the rules alone."""
    boards = boards_of(rows, columns, flips)
    known = arrays_of(boards)
    game = BoardToSolve(
        *(known.near, known.swaps, known.symmetries, known.number, known.turn),
        *(known.dogs, known.ups, known.turned, flips, patience),
        np.zeros((boards.total, patience), np.int64),
    )
    find_lost(game)
    return game


def no_lots(game: BoardToSolve) -> Lots:
    """Room for lots."""
    boards = int((game.turned < game.flips - 1).sum())
    return Lots(
        np.zeros((boards, MOST, WIDTH)),
        np.zeros((boards, game.patience, MOST)),
        np.zeros(boards, np.int64),
        np.zeros((boards, MOST), np.int64),
    )


def best_hiding(game: BoardToSolve, known: Lots) -> tuple[float, Floats]:
    """What no dog can exceed by these lots, and how to hide for that: a mass for each place.

    >>> game = game_of(2, 2, 1, 1)
    >>> best_hiding(game, no_lots(game))[0]
    0.25
    """
    places = len(game.near)
    hiding = np.full(places, 1 / places)
    best = 1.0, hiding
    replies = np.zeros((HIDINGS * places, places))
    weights, prices = np.zeros(MOST), np.zeros(WIDTH)
    mixed, shares = np.zeros(len(replies)), np.zeros(places)
    for tried in range(HIDINGS):
        most = 0.0
        for start in range(places):
            board, to = int(game.number[start, 0]), game.symmetries[game.turn[start, 0]]
            belief = np.zeros(WIDTH)
            belief[to] = hiding
            most = max(most, worth(game, known, board, 0, belief, weights, prices))
            replies[tried * places + start] = prices[to]
        if most < best[0]:
            best = most, hiding
        count = (tried + 1) * places
        least = mix(replies, np.zeros(places), count, places, mixed, shares)
        if best[0] - least < CLOSE:
            break
        hiding = shares.copy()
    return best


def used_lots(game: BoardToSolve, known: Lots, order: NDArray[np.int64], hiding: Floats) -> Used:
    """The lots that a wolf which hides like this can come to. `order` has the last state first."""
    used = np.zeros(known.costs.shape, np.bool_)
    won, gradients = np.zeros(STEPS), np.zeros((STEPS, WIDTH))
    weights, prices = np.zeros(known.lots.shape[1]), np.zeros(WIDTH)
    for start in range(len(game.near)):
        board = int(game.number[start, 0])
        belief = np.zeros(WIDTH)
        belief[game.symmetries[game.turn[start, 0]]] = hiding
        worth(game, known, board, 0, belief, weights, prices)
        if board < len(used):
            used[board, 0] |= weights > 0
    for state in order[::-1]:
        board, idle = divmod(int(state), game.patience)
        for k in np.flatnonzero(used[board, idle]):
            answers(
                *(game, known, board, idle, known.moves[board, k], known.lots[board, k]),
                *(won, gradients, used),
            )
    return used


def make_room(game: BoardToSolve, known: Lots, order: NDArray[np.int64], hiding: Floats) -> bool:
    """Of boards that are nearly full, drop lots that are no better than others; if that is not
    enough, keep only those that this wolf can come to. Returns whether lots may cost more then."""
    for board in np.flatnonzero(known.counts > FULL):
        prune(game, known, int(board))
    full = np.flatnonzero(known.counts > FULL)
    if not len(full):
        return False
    used = used_lots(game, known, order, hiding)
    for board in full:
        numbers = np.flatnonzero(used[board].any(axis=0))
        count = known.counts[board] = len(numbers)
        known.lots[board, :count] = known.lots[board, numbers]
        known.costs[board, :, :count] = known.costs[board][:, numbers]
        known.moves[board, :count] = known.moves[board, numbers]
    return True


def add_lots(mine: Lots, others: Lots) -> None:
    """Add the lots of others, as far as there is room.

    A lot that both have costs what is less. With another patience the costs say nothing: a new
    lot is then of no use until it is evaluated.
    """
    alike = mine.costs.shape[1] == others.costs.shape[1]
    for board, theirs in enumerate(others.counts):
        count = mine.counts[board]
        numbers = {_name(mine, board, k): k for k in range(count)}
        for k in range(theirs):
            lot = numbers.get(_name(others, board, k), count)
            costs = others.costs[board, :, k] if alike else np.inf
            if lot < count:
                mine.costs[board, :, lot] = np.minimum(mine.costs[board, :, lot], costs)
            elif count < mine.lots.shape[1]:
                mine.lots[board, count] = others.lots[board, k]
                mine.moves[board, count] = others.moves[board, k]
                mine.costs[board, :, count] = costs
                count += 1
        mine.counts[board] = count


def _name(known: Lots, board: int, k: int) -> tuple[bytes, int]:
    return known.lots[board, k].tobytes(), int(known.moves[board, k])
