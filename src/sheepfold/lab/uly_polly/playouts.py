"""Whole random games of Uly & Polly in one compiled loop that keeps everything in registers.

The meadow is a bit set, so that a swap and a turned tile are a few operations each. The draws are
the same, in the same order, as on a lane with the same seed.
"""

import numpy as np

from sheepfold.lab.compiled import Numbers, Rows, Shares, Streams, compiled
from sheepfold.lab.shared_kernels import drawn, seeded
from sheepfold.lab.uly_polly.codes import STEP, SWAP, Rules

ONE = np.uint64(1)
NONE = np.uint64(0)


@compiled
def random_round(position: np.uint64, rules: Rules) -> tuple[np.uint64, int, bool]:
    """Play a round: the stream's position after it, the moves, whether the wolf was found."""
    position, wolf = drawn(position, rules.places)
    position, dog = drawn(position, rules.places)
    face_up, turned, idle, moves = NONE, 0, 0, 2
    while True:
        position, index = drawn(position, rules.counts[SWAP, dog])
        pair = rules.swaps[dog, index]
        a, b = rules.pairs[pair, 0], rules.pairs[pair, 1]
        if wolf == a:
            wolf = b
        elif wolf == b:
            wolf = a
        differ = ((face_up >> np.uint64(a)) ^ (face_up >> np.uint64(b))) & ONE
        face_up ^= (differ << np.uint64(a)) | (differ << np.uint64(b))
        position, index = drawn(position, rules.counts[STEP, dog])
        dog = rules.neighbours[dog, index]
        moves += 2
        tile = ONE << np.uint64(dog)
        if face_up & tile == NONE:
            if dog == wolf:
                return position, moves, True
            turned += 1
            if turned == rules.flips:
                return position, moves, False
            face_up |= tile
            idle = 0
        else:
            idle += 1
            if idle == rules.patience:
                return position, moves, False


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

    What each seat scored and won is added to `scores` and `shares`. `rows` is scratch.
    """
    all_moves = 0
    for number in range(games):
        position = seeded(seed + np.uint64(number))
        position, wolf_seat = drawn(position, rules.seats)
        if rules.first_wolf:
            wolf_seat = rules.first_wolf - 1
        for seat in range(rules.seats):
            rows[0, seat] = 0
        for _ in range(rules.rounds):
            position, moves, found = random_round(position, rules)
            all_moves += moves
            for seat in range(rules.seats):
                rows[0, seat] += (seat == wolf_seat) != found  # UP-15, UP-16
            wolf_seat = wolf_seat + 1 if wolf_seat + 1 < rules.seats else 0
        best, winners = 0, 0
        for seat in range(rules.seats):
            scores[seat] += rows[0, seat]
            if rows[0, seat] > best:
                best, winners = rows[0, seat], 0
            winners += rows[0, seat] == best
        for seat in range(rules.seats):
            if rows[0, seat] == best:
                shares[seat] += 1 / winners
    return all_moves, games * rules.rounds
