"""The rules of Wooolf!! over rows of integers, compiled: one lane, one move (WO-05 to WO-28).

`codes.py` says what a row has. Whoever calls `play` has checked that the move is legal. Seats and
players are numbered from 0 here, except in a row.
"""

from sheepfold.lab.compiled import MOST, Rows, Streams, compiled, inlined
from sheepfold.lab.shared_kernels import below, left_of
from sheepfold.lab.wooolf.codes import (
    ASK,
    ASPECTS,
    BARRED,
    BOY,
    BY_CHARACTER,
    CRY,
    EARLY,
    EARLY_GUESS,
    ERRORS,
    FINAL,
    FINAL_GUESS,
    HANDS,
    HELD,
    HELD_QUESTIONS,
    IMAGES,
    LAID,
    LAP,
    LAST_AT,
    LAST_BY,
    LAST_KIND,
    LAST_SAID,
    PEEK_LEFT,
    PEEK_RIGHT,
    PEEKS,
    PHASE,
    POINTERS,
    ROUND,
    ROW,
    SCORES,
    SEATS,
    SPENT,
    STARTER,
    TAKEN,
    TOKENS,
    TURN,
    TURNS,
    UNKNOWN,
    YES,
    Rules,
)
from sheepfold.lab.wooolf.scoring import end_round


@compiled
def deal(rows: Rows, streams: Streams, lane: int, rules: Rules) -> None:
    """Begin a game: its first round, with a starter that is drawn (WO-09)."""
    rows[lane, ROUND] = 0
    for seat in range(SEATS):
        rows[lane, BARRED + seat] = 0
        rows[lane, SCORES + seat] = 0
        rows[lane, ERRORS + seat] = 0
    deal_round(rows, streams, lane, rules)
    begin_turns(rows, lane, below(streams, lane, rules.seats) + 1)


@compiled
def deal_round(rows: Rows, streams: Streams, lane: int, rules: Rules) -> None:
    """Cards and questions of the next round (WO-05, WO-07, WO-23)."""
    rows[lane, ROUND] += 1
    for index in range(LAP, ROW):
        rows[lane, index] = 0
    for pile in range(2):
        first, count = HANDS + 2 * SEATS * pile, rules.cards[pile]
        for card in range(count):
            rows[lane, first + card] = rules.piles[pile, card] + 1
        for last in range(count - 1, 0, -1):
            exchange(rows, lane, first + last, first + below(streams, lane, last + 1))
        for card in range(first, first + count, 2):
            if rows[lane, card] > rows[lane, card + 1]:
                exchange(rows, lane, card, card + 1)
    for seat in range(rules.seats):
        rows[lane, HELD + seat] = 2
    for card in range(2 * rules.seats, 2 * SEATS):
        rows[lane, HELD_QUESTIONS + card] = 0


@inlined
def exchange(rows: Rows, lane: int, one: int, two: int) -> None:
    """Two cards change places."""
    card = rows[lane, one]
    rows[lane, one] = rows[lane, two]
    rows[lane, two] = card


@inlined
def begin_turns(rows: Rows, lane: int, starter: int) -> None:
    """This seat, from 1, starts the round."""
    rows[lane, PHASE] = TURNS
    rows[lane, STARTER] = starter
    rows[lane, TURN] = starter


@compiled
def play(rows: Rows, streams: Streams, lane: int, action: int, rules: Rules) -> None:
    """Make the move with this number."""
    seat = rows[lane, TURN] - 1
    if rows[lane, PHASE] == FINAL:
        guess(rows, lane, seat, action, FINAL_GUESS, rules)
        after = next_final(rows, lane, rules)
        rows[lane, TURN] = after
        if after == 0:
            starter = end_round(rows, lane, rules)
            if starter:
                deal_round(rows, streams, lane, rules)
                begin_turns(rows, lane, starter)
    else:
        early = count_early(rows, lane, rules)
        if action < rules.first_ask:
            peek(rows, streams, lane, seat, action)
        elif action < rules.first_guess:
            ask(rows, lane, seat, action - rules.first_ask)
        else:
            guess(rows, lane, seat, action, EARLY_GUESS, rules)
            early += 1
            rows[lane, EARLY + seat] = early
        pass_turn(rows, lane, seat, early, rules)


@inlined
def peek(rows: Rows, streams: Streams, lane: int, seat: int, action: int) -> None:
    """Look at a card, and announce its aspect, or cry wolf (WO-10 to WO-13)."""
    owner = action >> 1
    left = below(streams, lane, 2)
    which = left ^ (action & 1)
    clue = ASPECTS[rows[lane, HANDS + 2 * owner + which] - 1]
    if clue != UNKNOWN and IMAGES[rows[lane, HANDS + 2 * seat] - 1] == BOY:
        clue = CRY
    count(rows, lane, TOKENS + 40 * owner + 5 * seat + clue)
    count(rows, lane, PEEKS + 16 * seat + 2 * owner + which)
    announce(rows, lane, seat, PEEK_RIGHT if action & 1 else PEEK_LEFT, owner + 1, clue + 1)


@inlined
def ask(rows: Rows, lane: int, seat: int, number: int) -> None:
    """Spend a question card; the answer is the truth (WO-14)."""
    to = number // 5
    question = number - 5 * to
    yes = YES[question, IMAGES[rows[lane, HANDS + 2 * to] - 1]]
    if question >= BY_CHARACTER:
        yes |= YES[question, IMAGES[rows[lane, HANDS + 2 * to + 1] - 1]]
    held = HELD_QUESTIONS + 2 * seat
    if rows[lane, held] == question + 1:
        rows[lane, held] = rows[lane, held + 1]
    rows[lane, held + 1] = 0
    rows[lane, HELD + seat] -= 1
    spent = SPENT + 6 * seat
    if rows[lane, spent]:
        spent += 3
    rows[lane, spent] = to + 1
    rows[lane, spent + 1] = question + 1
    rows[lane, spent + 2] = yes
    announce(rows, lane, seat, ASK, to + 1, 1 + 2 * question + yes)


@inlined
def guess(rows: Rows, lane: int, seat: int, action: int, kind: int, rules: Rules) -> None:
    """Lay a guess, or abstain (WO-15, WO-18)."""
    rows[lane, POINTERS + 2 * seat] = rules.guesses[action - rules.first_guess, 0]
    rows[lane, POINTERS + 2 * seat + 1] = rules.guesses[action - rules.first_guess, 1]
    rows[lane, LAID + seat] = 1
    announce(rows, lane, seat, kind, 0, 0)


@inlined
def announce(rows: Rows, lane: int, seat: int, kind: int, at: int, said: int) -> None:
    """Write what everyone learns of a move."""
    rows[lane, LAST_BY] = seat + 1
    rows[lane, LAST_KIND] = kind
    rows[lane, LAST_AT] = at
    rows[lane, LAST_SAID] = said


@inlined
def count(rows: Rows, lane: int, index: int) -> None:
    """Increment a count, up to its maximum."""
    rows[lane, index] = min(rows[lane, index], MOST - 1) + 1


@inlined
def count_early(rows: Rows, lane: int, rules: Rules) -> int:
    """How many early guesses there are."""
    early = 0
    for seat in range(rules.seats):
        early += rows[lane, EARLY + seat] > 0
    return early


@inlined
def pass_turn(rows: Rows, lane: int, seat: int, early: int, rules: Rules) -> None:
    """The next seat that still takes turns, or the final guesses (WO-16, WO-17, WO-28)."""
    count(rows, lane, TAKEN + seat)
    laps = MOST
    for other in range(rules.seats):
        if rows[lane, EARLY + other] == 0:
            laps = min(laps, rows[lane, TAKEN + other])
    rows[lane, LAP] = laps
    if early == rules.early_guesses or laps == rules.round_limit:
        rows[lane, PHASE] = FINAL
        rows[lane, TURN] = next_final(rows, lane, rules)
    else:
        turn = left_of(seat + 1, rules.seats)
        while rows[lane, EARLY + turn - 1]:
            turn = left_of(turn, rules.seats)
        rows[lane, TURN] = turn


@inlined
def next_final(rows: Rows, lane: int, rules: Rules) -> int:
    """The first seat that has yet to make a final guess, or 0."""
    for seat in range(rules.seats):
        if rows[lane, LAID + seat] == 0:
            return seat + 1
    return 0
