"""How a round of Wooolf!! is scored, over rows of integers, compiled (WO-19 to WO-25)."""

from sheepfold.games.wooolf.state import ERRORS as ERRORS_IN_ALL
from sheepfold.games.wooolf.state import ROUNDS
from sheepfold.lab.compiled import Rows, Shares, compiled, inlined
from sheepfold.lab.shared_kernels import left_of
from sheepfold.lab.wooolf.codes import (
    BARRED,
    BOY,
    CRY,
    EARLY,
    ERRORS,
    FIRST_TARGETS,
    HANDS,
    IMAGES,
    OVER,
    PHASE,
    POINTERS,
    ROUND,
    SCORES,
    SECOND_TARGETS,
    STARTER,
    TOKENS,
    WOLF,
    Rules,
    X,
)


@compiled
def end_round(rows: Rows, lane: int, rules: Rules) -> int:
    """Reveal and score; returns who starts the next round, from 1, or 0 if the game is over."""
    boy = find_boy(rows, lane, rules)
    fooled = 0
    most = 0
    red = 0
    last = rows[lane, STARTER]
    latest = 0
    for seat in range(rules.seats):
        early = rows[lane, EARLY + seat]
        if early > latest:
            latest, last = early, seat + 1
        first = rows[lane, POINTERS + 2 * seat]
        second = rows[lane, POINTERS + 2 * seat + 1]
        if first != X:
            who = IMAGES[rows[lane, HANDS + 2 * seat] - 1]
            right = names(rows, lane, first - 1, FIRST_TARGETS[who], rules)
            if second != X:
                right &= names(rows, lane, second - 1, SECOND_TARGETS[who], rules)
                if SECOND_TARGETS[who] == WOLF and boy >= 0 and second > 1:
                    named = second - 2
                    false_wolf = IMAGES[rows[lane, HANDS + 2 * named] - 1] != WOLF
                    fooled += false_wolf and rows[lane, TOKENS + 40 * named + 5 * boy + CRY] > 0
            if right:
                rows[lane, SCORES + seat] += 2 if early else 1
            else:
                rows[lane, ERRORS + seat] += 1
                red |= (early > 0) << seat  # WO-22
        most = max(most, rows[lane, ERRORS + seat])
    if 0 <= boy < rules.seats:  # WO-08: no bonus for the simulated player
        rows[lane, SCORES + boy] += fooled
    starter = 0
    if rows[lane, ROUND] == ROUNDS or most >= ERRORS_IN_ALL:  # WO-24
        rows[lane, PHASE] = OVER
    else:
        for seat in range(rules.seats):
            rows[lane, BARRED + seat] = (red >> seat) & 1
        starter = left_of(last, rules.seats)  # WO-23, WO-28
    return starter


@inlined
def find_boy(rows: Rows, lane: int, rules: Rules) -> int:
    """The player who is the boy, from 0, or -1."""
    boy = -1
    for player in range(rules.players):
        if IMAGES[rows[lane, HANDS + 2 * player] - 1] == BOY:
            boy = player
    return boy


@inlined
def names(rows: Rows, lane: int, pointer: int, target: int, rules: Rules) -> bool:
    """Whether a pointer is right: a player of that character, or 0 and nobody plays it (WO-19)."""
    named = False
    missing = True
    for player in range(rules.players):
        if IMAGES[rows[lane, HANDS + 2 * player] - 1] == target:
            missing = False
            named |= pointer == player + 1
    return missing if pointer == 0 else named


@compiled
def write_end(rows: Rows, lane: int, rules: Rules, scores: Rows, shares: Shares) -> None:
    """Write the points of every seat, and its share of the win (WO-25)."""
    best, winners = count_winners(rows, lane, rules)
    for seat in range(rules.seats):
        scores[lane, seat] = rows[lane, SCORES + seat]
        shares[lane, seat] = 1 / winners if standing(rows, lane, seat) == best else 0.0


@inlined
def count_winners(rows: Rows, lane: int, rules: Rules) -> tuple[int, int]:
    """How the best seats stand, and how many of them there are."""
    best, winners = -ERRORS_IN_ALL, 0
    for seat in range(rules.seats):
        rank = standing(rows, lane, seat)
        if rank > best:
            best, winners = rank, 0
        winners += rank == best
    return best, winners


@inlined
def standing(rows: Rows, lane: int, seat: int) -> int:
    """Most points, then fewest error tokens: the higher, the better."""
    return int(rows[lane, SCORES + seat] * (ERRORS_IN_ALL + 1) - rows[lane, ERRORS + seat])
