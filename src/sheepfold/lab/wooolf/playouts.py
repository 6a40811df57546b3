"""Whole random games of Wooolf!! in one loop, compiled."""

import numpy as np

from sheepfold.lab.compiled import Numbers, Rows, Shares, Streams, compiled
from sheepfold.lab.shared_kernels import below, seeded
from sheepfold.lab.wooolf.codes import OVER, PHASE, ROUND, SCORES, Rules
from sheepfold.lab.wooolf.kernel import deal, play
from sheepfold.lab.wooolf.scoring import count_winners, standing
from sheepfold.lab.wooolf.seat import choice, choices


@compiled
def random_games(
    rows: Rows,
    streams: Streams,
    seed: np.uint64,
    games: int,
    rules: Rules,
    scores: Numbers,
    shares: Shares,
) -> tuple[int, int]:
    """Play so many games with seeds from this one on; returns how many moves and rounds.

    What each seat scored and won is added to `scores` and `shares`. The last lane is
    scratch.
    """
    moves, rounds, lane = 0, 0, len(rows) - 1
    for number in range(games):
        streams[lane] = seeded(seed + np.uint64(number))
        deal(rows, streams, lane, rules)
        while rows[lane, PHASE] != OVER:
            index = below(streams, lane, choices(rows, lane, rules))
            play(rows, streams, lane, choice(rows, lane, index, rules), rules)
            moves += 1
        rounds += rows[lane, ROUND]
        best, winners = count_winners(rows, lane, rules)
        for seat in range(rules.seats):
            scores[seat] += rows[lane, SCORES + seat]
            if standing(rows, lane, seat) == best:
                shares[seat] += 1 / winners
    return moves, rounds
