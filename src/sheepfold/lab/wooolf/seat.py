"""What a seat of Wooolf!! may know and do, over rows of integers, compiled.

What is written for a seat is built up from what it may know. Moves are in the order of their
numbers (`actions.py`).
"""

from sheepfold.lab.compiled import MOST, Masks, Rows, compiled, inlined
from sheepfold.lab.wooolf.codes import (
    BARRED,
    FINAL,
    HANDS,
    HELD_QUESTIONS,
    IMAGES,
    LOOKED_AT,
    OPEN,
    OVER,
    OWN_CARDS,
    OWN_POINTERS,
    OWN_QUESTIONS,
    PEEKS,
    PHASE,
    POINTERS,
    SEATS,
    SEEN,
    TAKEN,
    TURN,
    VIEWER,
    WOLF,
    Rules,
)

NO_GUESS, MAY_GUESS, WOLF_MAY_GUESS, MUST_GUESS, WOLF_MUST_GUESS, NOTHING = range(6)


@inlined
def actor(rows: Rows, lane: int) -> int:
    """The seat that acts, or 0."""
    return int(rows[lane, TURN])


@inlined
def situation(rows: Rows, lane: int) -> int:
    """Which guesses the seat that acts may lay (WO-15, WO-18, WO-22)."""
    seat = rows[lane, TURN] - 1
    if rows[lane, PHASE] == OVER:
        return NOTHING
    wolf = IMAGES[rows[lane, HANDS + 2 * seat] - 1] == WOLF
    if rows[lane, PHASE] == FINAL:
        return WOLF_MUST_GUESS if wolf else MUST_GUESS
    if rows[lane, TAKEN + seat] == 0 or rows[lane, BARRED + seat]:
        return NO_GUESS
    return WOLF_MAY_GUESS if wolf else MAY_GUESS


@inlined
def kinds(rows: Rows, lane: int, seat: int) -> int:
    """How many kinds of questions a seat holds."""
    one = rows[lane, HELD_QUESTIONS + 2 * seat]
    two = rows[lane, HELD_QUESTIONS + 2 * seat + 1]
    if two and one != two:
        return 2
    return 1 if one else 0


@compiled
def choices(rows: Rows, lane: int, rules: Rules) -> int:
    """How many moves the seat that acts has."""
    guessing = situation(rows, lane)
    total = 0
    if guessing <= WOLF_MAY_GUESS:
        total = 2 * (rules.players - 1)
        total += kinds(rows, lane, rows[lane, TURN] - 1) * (rules.seats - 1)
    elif guessing <= WOLF_MUST_GUESS:
        total = 1  # to abstain
    if guessing in (MAY_GUESS, MUST_GUESS):
        total += rules.players * rules.players
    elif guessing in (WOLF_MAY_GUESS, WOLF_MUST_GUESS):
        total += rules.players
    return total


@compiled
def choice(rows: Rows, lane: int, index: int, rules: Rules) -> int:
    """The number of one of these moves."""
    seat = int(rows[lane, TURN]) - 1
    guessing = situation(rows, lane)
    peeks, asks, held = 0, 0, 0
    if guessing <= WOLF_MAY_GUESS:
        held = kinds(rows, lane, seat)
        peeks, asks = 2 * (rules.players - 1), held * (rules.seats - 1)
    if index < peeks:
        return index + 2 * ((index >> 1) >= seat)
    index -= peeks
    if index < asks:
        to = index >> (held - 1)
        card = index & (held - 1)
        to += to >= seat
        question = int(rows[lane, HELD_QUESTIONS + 2 * seat + card]) - 1
        return rules.first_ask + 5 * to + question
    index -= asks
    pointers = rules.players + 2
    if guessing in (WOLF_MAY_GUESS, WOLF_MUST_GUESS):
        if index == rules.players:
            return rules.actions - 1
        return rules.first_guess + pointers * (index + (index > seat)) + pointers - 1
    first = index // rules.players
    second = index - first * rules.players
    if first == rules.players:
        return rules.actions - 1
    return rules.first_guess + pointers * (first + (first > seat)) + second + (second > seat)


@compiled
def write_mask(rows: Rows, lane: int, rules: Rules, masks: Masks) -> None:
    """Write which moves the seat that acts has."""
    turn = rows[lane, TURN]
    guessing = situation(rows, lane)
    for action in range(rules.actions):
        masks[lane, action] = rules.masks[turn, guessing, action]
    if guessing <= WOLF_MAY_GUESS:
        for held in range(2):
            question = rows[lane, HELD_QUESTIONS + 2 * (turn - 1) + held]
            if question:
                for to in range(rules.seats):
                    masks[lane, rules.first_ask + 5 * to + question - 1] = to != turn - 1


@compiled
def observe(rows: Rows, lane: int, seat: int, rules: Rules, observations: Rows) -> None:
    """Write what this seat may know; nothing but zeros and the open part for seat 0."""
    for index in range(OPEN):
        observations[lane, index] = rows[lane, index]
    for index in range(OPEN, rules.observation):
        observations[lane, index] = 0
    if seat:
        observations[lane, VIEWER] = seat
        me = seat - 1
        for one in range(2):
            observations[lane, OWN_CARDS + one] = rows[lane, HANDS + 2 * me + one]
            observations[lane, OWN_QUESTIONS + one] = rows[lane, HELD_QUESTIONS + 2 * me + one]
            observations[lane, OWN_POINTERS + one] = rows[lane, POINTERS + 2 * me + one]
        for other in range(SEATS):
            observe_peeks(rows, lane, me, other, observations)


@inlined
def observe_peeks(rows: Rows, lane: int, me: int, other: int, observations: Rows) -> None:
    """Write what this seat and this player saw of each other's cards (WO-10).

    Whoever looks at a card does not learn whether it is the first or the second of the hand
    (WO-13), so two equal cards count as one.
    """
    for which in range(2):
        looked_at = rows[lane, PEEKS + 16 * other + 2 * me + which]
        observations[lane, LOOKED_AT + 2 * other + which] = looked_at
    one = rows[lane, HANDS + 2 * other]
    two = rows[lane, HANDS + 2 * other + 1]
    often_one = rows[lane, PEEKS + 16 * me + 2 * other]
    often_two = rows[lane, PEEKS + 16 * me + 2 * other + 1]
    if one == two:
        often_one = min(often_one + often_two, MOST)
        often_two = 0
    at = SEEN + 4 * other
    if often_one:
        observations[lane, at] = one
        observations[lane, at + 1] = often_one
        at += 2
    if often_two:
        observations[lane, at] = two
        observations[lane, at + 1] = often_two
