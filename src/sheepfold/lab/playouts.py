"""Whole games in one compiled loop, with random moves or with those of a policy."""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any

import msgspec
import numpy as np

from sheepfold.games.contract import Game, Options
from sheepfold.lab.compiled import Masks, Numbers, Rows, Shares, Streams, compiled_here
from sheepfold.lab.kernels import Kernels
from sheepfold.lab.simulator import kernels_of

Policy = Callable[[Rows, Masks, float], int]
"""From the observation of the acting seat, the mask of its moves, and a random number in [0, 1), to
the number of a move. Compiled with Numba."""


class Playouts(msgspec.Struct, frozen=True):
    """The results of whole games. Tuples are by seat, from 1."""

    games: int
    moves: int
    rounds: int
    win_share: tuple[float, ...]
    """A win that is shared counts as a fraction for each winner, so these add up to 1."""
    mean_score: tuple[float, ...]


def playouts(
    game: Game, options: Options, players: int, games: int, seed: int, policy: Policy | None = None
) -> Playouts:
    """Play games with seeds from this one on: the first has `seed`, the next `seed` + 1, and so on.

    Without a policy, each legal move is as likely as any other. Raises `NoCompiler` if there is no
    Numba, and `ValueError` if the policy chooses a move that is not legal.
    """
    if games < 1:
        raise ValueError("At least one game has to be played.")
    kernels = kernels_of(game)
    rules = kernels.rules_of(options, players)
    rows: Rows = np.zeros((1, rules.row), np.int16)
    streams: Streams = np.zeros(1, np.uint64)
    scores: Numbers = np.zeros(players, np.int64)
    shares: Shares = np.zeros(players, np.float64)
    first = np.uint64(seed % 2**64)
    if policy is None:
        moves, rounds = kernels.random_games(rows, streams, first, games, rules, scores, shares)
    else:
        masks: Masks = np.zeros((1, rules.actions), np.bool_)
        observations: Rows = np.zeros((1, rules.observation), np.int16)
        ends: tuple[Rows, Shares] = np.zeros((1, players), np.int16), np.zeros((1, players))
        moves, rounds = policy_games(kernels, policy)(
            rows, streams, first, games, rules, scores, shares, masks, observations, *ends
        )
        if rounds < 0:
            raise ValueError(f"The policy chose number {moves}, which is not a legal move.")
    return Playouts(
        games=games,
        moves=int(moves),
        rounds=int(rounds),
        win_share=tuple((shares / games).tolist()),
        mean_score=tuple((scores / games).tolist()),
    )


@lru_cache(maxsize=32)
def policy_games(kernels: Kernels, policy: Policy) -> Callable[..., tuple[int, int]]:
    """The loop of `playouts` with this policy in it, compiled."""
    numba: Any = import_module("numba")
    shared = import_module("sheepfold.lab.shared_kernels")
    choose = policy if numba.extending.is_jitted(policy) else numba.njit(policy)
    deal, play, actor = kernels.deal, kernels.play, kernels.actor
    write_mask, observe, write_end = kernels.write_mask, kernels.observe, kernels.write_end
    seeded, fraction = shared.seeded, shared.fraction

    @compiled_here
    def games_of_policy(
        rows: Rows,
        streams: Streams,
        seed: np.uint64,
        games: int,
        rules: Any,
        scores: Numbers,
        shares: Shares,
        masks: Masks,
        observations: Rows,
        last_scores: Rows,
        last_shares: Shares,
    ) -> tuple[int, int]:
        """Moves and rounds; or the number that is no legal move, and -1."""
        moves, rounds, lane = 0, 0, len(rows) - 1
        for number in range(games):
            streams[lane] = seeded(seed + np.uint64(number))
            deal(rows, streams, lane, rules)
            seat = actor(rows, lane)
            while seat:
                write_mask(rows, lane, rules, masks)
                observe(rows, lane, seat, rules, observations)
                action = choose(observations[lane], masks[lane], fraction(streams, lane))
                if not (0 <= action < rules.actions and masks[lane, action]):
                    return action, -1
                play(rows, streams, lane, action, rules)
                moves += 1
                seat = actor(rows, lane)
            rounds += rows[lane, 1]
            write_end(rows, lane, rules, last_scores, last_shares)
            for seat in range(rules.seats):
                scores[seat] += last_scores[lane, seat]
                shares[seat] += last_shares[lane, seat]
        return moves, rounds

    return games_of_policy
