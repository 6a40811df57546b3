"""What a seat of Uly & Polly may know and do, over rows of integers, compiled; and how games end.

What is written for a seat is built up from what it may know.
"""

from sheepfold.lab.compiled import Masks, Rows, Shares, inlined
from sheepfold.lab.uly_polly.codes import (
    DOG,
    OVER,
    PHASE,
    SCORES,
    START,
    STEP,
    SWAP,
    TILES,
    TURN,
    WOLF_SEAT,
    Rules,
)


@inlined
def actor(rows: Rows, lane: int) -> int:
    """The seat that acts, or 0."""
    return int(rows[lane, TURN])


@inlined
def choices(rows: Rows, lane: int, rules: Rules) -> int:
    """How many moves the seat that acts has."""
    return int(rules.counts[rows[lane, PHASE], max(rows[lane, DOG] - 1, 0)])


@inlined
def choice(rows: Rows, lane: int, index: int, rules: Rules) -> int:
    """The number of one of these moves; they are in the order of their numbers."""
    phase = rows[lane, PHASE]
    dog = rows[lane, DOG] - 1
    if phase == SWAP:
        return 3 * rules.places + int(rules.swaps[dog, index])
    if phase == STEP:
        return 2 * rules.places + int(rules.neighbours[dog, index])
    return index + rules.places if phase == START else index


@inlined
def write_mask(rows: Rows, lane: int, rules: Rules, masks: Masks) -> None:
    """Write which moves the seat that acts has."""
    phase = rows[lane, PHASE]
    dog = max(rows[lane, DOG] - 1, 0)
    for action in range(rules.actions):
        masks[lane, action] = rules.masks[phase, dog, action]


@inlined
def observe(rows: Rows, lane: int, seat: int, rules: Rules, observations: Rows) -> None:
    """Write what this seat may know."""
    wolf = TILES + rules.places
    for index in range(wolf):
        observations[lane, index] = rows[lane, index]
    knows = seat == rows[lane, WOLF_SEAT] or rows[lane, PHASE] == OVER
    observations[lane, wolf] = rows[lane, wolf] if knows else 0
    observations[lane, wolf + 1] = seat


@inlined
def write_end(rows: Rows, lane: int, rules: Rules, scores: Rows, shares: Shares) -> None:
    """Write the tokens of every seat, and its share of the win (UP-19)."""
    best, winners = -1, 0
    for seat in range(rules.seats):
        score = rows[lane, SCORES + seat]
        scores[lane, seat] = score
        if score > best:
            best, winners = score, 0
        winners += score == best
    for seat in range(rules.seats):
        shares[lane, seat] = 1 / winners if scores[lane, seat] == best else 0.0
