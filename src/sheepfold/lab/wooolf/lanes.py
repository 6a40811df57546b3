"""Many games of Wooolf!! at once, compiled: what `lab/simulator.py` calls for all lanes.

The loops are the same for every game, but Numba can cache compiled code only if the functions it
calls are module-level names. So each game has its own copy.
"""

from sheepfold.lab.compiled import Masks, Numbers, Rows, Shares, Streams, compiled
from sheepfold.lab.shared_kernels import below
from sheepfold.lab.wooolf.codes import OVER, PHASE, Rules
from sheepfold.lab.wooolf.kernel import deal, play
from sheepfold.lab.wooolf.scoring import write_end
from sheepfold.lab.wooolf.seat import actor, choice, choices, observe, write_mask


@compiled
def deal_all(rows: Rows, streams: Streams, rules: Rules) -> None:
    """Begin a game on every lane."""
    for lane in range(len(rows)):
        deal(rows, streams, lane, rules)


@compiled
def play_all(
    rows: Rows,
    streams: Streams,
    actions: Numbers,
    rules: Rules,
    auto_reset: bool,
    ended: Masks,
    scores: Rows,
    shares: Shares,
) -> None:
    """Make a move on every lane whose game goes on; write how games end, and begin new ones."""
    for lane in range(len(rows)):
        if ended[lane]:
            ended[lane] = False
            for seat in range(rules.seats):
                shares[lane, seat] = 0.0
        if rows[lane, PHASE] == OVER:
            continue
        play(rows, streams, lane, actions[lane], rules)
        if rows[lane, PHASE] == OVER:
            ended[lane] = True
            write_end(rows, lane, rules, scores, shares)
            if auto_reset:
                deal(rows, streams, lane, rules)


@compiled
def show_all(rows: Rows, rules: Rules, actors: Numbers, masks: Masks, observations: Rows) -> None:
    """Write who acts on every lane, which moves there are, and what the seat that acts knows."""
    for lane in range(len(rows)):
        actors[lane] = actor(rows, lane)
        write_mask(rows, lane, rules, masks)
        observe(rows, lane, actors[lane], rules, observations)


@compiled
def observe_all(rows: Rows, seats: Numbers, rules: Rules, observations: Rows) -> None:
    """Write what these seats know, one on every lane."""
    for lane in range(len(rows)):
        observe(rows, lane, seats[lane], rules, observations)


@compiled
def choose_all(rows: Rows, streams: Streams, rules: Rules, actions: Numbers) -> None:
    """Write a move for every lane, each of those there are being equally likely."""
    for lane in range(len(rows)):
        if rows[lane, PHASE] != OVER:
            index = below(streams, lane, choices(rows, lane, rules))
            actions[lane] = choice(rows, lane, index, rules)
