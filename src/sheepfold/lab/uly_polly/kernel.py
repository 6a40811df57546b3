"""The rules of Uly & Polly over rows of integers, compiled: one lane, one move (UP-02 to UP-21).

`codes.py` says what a row has. Whoever calls `play` has checked that the move is legal.
"""

from sheepfold.lab.compiled import MOST, Rows, Streams, inlined
from sheepfold.lab.shared_kernels import below, left_of
from sheepfold.lab.uly_polly.codes import (
    DOG,
    DOG_SEAT,
    HIDE,
    IDLE,
    LAST,
    OVER,
    PHASE,
    ROUND,
    SCORES,
    START,
    STEP,
    SWAP,
    TILES,
    TURN,
    TURNED,
    WOLF_SEAT,
    Rules,
)


@inlined
def deal(rows: Rows, streams: Streams, lane: int, rules: Rules) -> None:
    """Begin a game: draw the first wolf, unless it is named (UP-02)."""
    drawn = below(streams, lane, rules.seats) + 1
    for seat in range(rules.seats):
        rows[lane, SCORES + seat] = 0
    begin_round(rows, lane, rules.first_wolf if rules.first_wolf else drawn, 1, rules)


@inlined
def begin_round(rows: Rows, lane: int, wolf_seat: int, number: int, rules: Rules) -> None:
    """Everything face down, the wolf about to hide (UP-03, UP-17)."""
    rows[lane, PHASE] = HIDE
    rows[lane, ROUND] = number
    rows[lane, TURN] = wolf_seat
    rows[lane, WOLF_SEAT] = wolf_seat
    rows[lane, DOG_SEAT] = left_of(wolf_seat, rules.seats)  # UP-12
    rows[lane, DOG] = 0
    rows[lane, TURNED] = 0
    rows[lane, IDLE] = 0
    rows[lane, LAST] = 0
    for place in range(rules.places + 1):  # the last one is the wolf's
        rows[lane, TILES + place] = 0


@inlined
def play(rows: Rows, streams: Streams, lane: int, action: int, rules: Rules) -> None:
    """Make the move with this number."""
    phase = rows[lane, PHASE]
    places = rules.places
    wolf = TILES + places
    if phase == SWAP:
        pair = action - 3 * places
        a, b = rules.pairs[pair, 0], rules.pairs[pair, 1]
        tile = rows[lane, TILES + a]
        rows[lane, TILES + a] = rows[lane, TILES + b]
        rows[lane, TILES + b] = tile
        if rows[lane, wolf] == a + 1:
            rows[lane, wolf] = b + 1
        elif rows[lane, wolf] == b + 1:
            rows[lane, wolf] = a + 1
        rows[lane, PHASE] = STEP
        rows[lane, TURN] = rows[lane, DOG_SEAT]
        rows[lane, LAST] = 1 + action
    elif phase == STEP:
        rows[lane, LAST] = 1 + action
        step(rows, lane, action - 2 * places, rules)
    elif phase == START:
        rows[lane, PHASE] = SWAP  # UP-07: the wolf moves first
        rows[lane, TURN] = rows[lane, WOLF_SEAT]
        rows[lane, DOG] = action - places + 1  # UP-06: the tile is not turned
        rows[lane, LAST] = 1 + action
    elif phase == HIDE:
        rows[lane, PHASE] = START
        rows[lane, TURN] = rows[lane, DOG_SEAT]
        rows[lane, wolf] = action + 1


@inlined
def step(rows: Rows, lane: int, to: int, rules: Rules) -> None:
    """The dog moves, and may turn a tile and end the round (UP-11 to UP-16, UP-21)."""
    found = False
    ended = False
    if rows[lane, TILES + to] == 0:  # UP-14
        rows[lane, TURNED] += 1
        rows[lane, IDLE] = 0
        rows[lane, TILES + to] = rows[lane, TURNED]
        found = rows[lane, TILES + rules.places] == to + 1  # UP-15
        ended = found or rows[lane, TURNED] == rules.flips  # UP-16
    else:
        rows[lane, IDLE] = min(rows[lane, IDLE], MOST - 1) + 1
        ended = rows[lane, IDLE] == rules.patience  # UP-21
    wolf_seat = rows[lane, WOLF_SEAT]
    after = left_of(rows[lane, DOG_SEAT], rules.seats)
    rows[lane, DOG_SEAT] = left_of(after, rules.seats) if after == wolf_seat else after  # UP-12
    rows[lane, DOG] = to + 1
    rows[lane, PHASE] = SWAP
    rows[lane, TURN] = wolf_seat
    if ended:
        end_round(rows, lane, found, rules)


@inlined
def end_round(rows: Rows, lane: int, found: bool, rules: Rules) -> None:
    """Hand out the tokens, and go on to the next round or to the end (UP-15 to UP-18)."""
    wolf_seat = rows[lane, WOLF_SEAT]
    for seat in range(1, rules.seats + 1):
        if (seat == wolf_seat) != found:
            rows[lane, SCORES + seat - 1] += 1
    if rows[lane, ROUND] == rules.rounds:
        rows[lane, PHASE] = OVER
        rows[lane, TURN] = 0
    else:
        begin_round(rows, lane, left_of(wolf_seat, rules.seats), rows[lane, ROUND] + 1, rules)
