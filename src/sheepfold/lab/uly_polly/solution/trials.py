"""Compiled loops that improve the dog's guarantees: first a sweep, then trials of whole rounds.

A *trial* plays a round from the start. The wolf plays as in the local games; the dog steps where
the upper bound allows the largest gain, or makes one of the steps that look good already. On the
way back, each state on the path gets a new vector, the best one for the belief there.
"""

import numpy as np

from sheepfold.lab.compiled import compiled_with_arrays
from sheepfold.lab.uly_polly.solution.back_up import back_up
from sheepfold.lab.uly_polly.solution.cuts import no_cuts
from sheepfold.lab.uly_polly.solution.guarantees import WIDTH, add_images
from sheepfold.lab.uly_polly.solution.local_game import answer_ignoring_swaps, list_answers, moved

SPREAD = 0.01
"""A step that is worse than the best one by no more than this is still tried often."""
SPREAD_WHEN_SEEN = 0.02
"""How much of the belief of a dog that has seen the wolf stays on the other places."""
NOTHING_TO_GAIN = 1e-4
"""A trial ends where the upper bound allows no larger gain than this."""


@compiled_with_arrays
def settled(belief, up, places, floor):
    """A belief that adds up to 1, with at least a little weight on every face-down place."""
    total, count = 0.0, 0
    for place in range(places):
        if not (up >> place) & 1:
            total += belief[place]
            count += 1
    out = np.zeros(WIDTH)
    for place in range(places):
        if not (up >> place) & 1:
            share = belief[place] / total if total > 0.0 else 1.0 / count
            out[place] = (1.0 - floor) * share + floor / count
    return out


@compiled_with_arrays
def most_won(ceiling, state, up, places, mass):
    """The most that any dog can win of a mass on the places of a state's board.

    The mass is split into layers: the heaviest place alone, then the two heaviest, and so on.
    """
    order, bit = np.zeros(WIDTH, np.int64), np.zeros(WIDTH, np.int64)
    count = 0
    for place in range(places):
        if (up >> place) & 1:
            continue
        bit[place] = 1 << count
        k = count
        while k > 0 and mass[order[k - 1]] < mass[place]:
            order[k] = order[k - 1]
            k -= 1
        order[k] = place
        count += 1
    total, held = 0.0, 0
    begin = ceiling.begins[state]
    for k in range(count):
        held |= bit[order[k]]
        here = mass[order[k]]
        if here <= 0.0:
            break
        below = mass[order[k + 1]] if k + 1 < count else 0.0
        if here > below:
            total += (here - below) * ceiling.most[begin + held]
    return total


@compiled_with_arrays
def step_to(arrays, flips, patience, turned, idle, after, to, mass, there):
    """Make the dog's step on a board after a swap.

    Writes the mass that remains, on the board of the next state; returns the mass that was hit and
    that state, or -1 if the round is over.
    """
    won, steps = 0.0, idle + 1
    there[:] = 0.0
    if not (after >> to) & 1:
        won = mass[to]
        after |= 1 << to
        steps = 0
        if turned + 1 == flips:
            return won, -1
    elif steps == patience:
        return won, -1
    image = arrays.symmetries[arrays.turn[to, after]]
    for place in range(arrays.near.shape[0]):
        if not (after >> place) & 1:
            there[image[place]] = mass[place]
    return won, arrays.number[to, after] * patience + steps


@compiled_with_arrays
def descend(arrays, flips, patience, work, ceiling, state, swaps, explore, belief):
    """Choose a swap by the wolf's play and a step of the dog.

    Writes the belief after them into `belief`, on the board of the next state; returns that state,
    or -1 if the round is over or there is nothing to gain.
    """
    board, idle = state // patience, state % patience
    dog, turned = arrays.dogs[board], arrays.turned[board]
    places, most_steps = arrays.near.shape
    posterior, there = np.zeros((swaps, WIDTH)), np.zeros(WIDTH)
    above, low = np.zeros((swaps, most_steps)), np.zeros((swaps, most_steps))
    best, room = np.zeros(swaps), np.zeros(swaps)
    for s in range(swaps):
        a, b, at = work.pairs[s, 0], work.pairs[s, 1], work.which[s]
        total = 0.0
        for place in range(places):
            posterior[s, moved(place, a, b)] = work.mass[s, place]
            total += work.mass[s, place]
        if total <= 1e-6:
            continue
        for j in range(work.counts[at]):
            n = work.steps[at, j]
            won = 0.0
            for place in range(places):
                won += posterior[s, place] * work.vectors[at, j, place]
            low[s, n] = max(low[s, n], won)
        best[s] = low[s].max()
        for n in range(most_steps):
            to = arrays.near[dog, n]
            if to < 0:
                break
            won, later = step_to(
                arrays, flips, patience, turned, idle, work.after[s], to, posterior[s], there
            )
            if later < 0:
                continue
            won += most_won(ceiling, later, arrays.ups[later // patience], places, there)
            above[s, n] = max(won - best[s], 0.0)
            room[s] = max(room[s], above[s, n])
    if room.sum() < NOTHING_TO_GAIN:
        return -1
    s = draw(room)
    chances = above[s].copy()
    if np.random.random() > explore:
        scale = SPREAD * posterior[s].sum()
        for n in range(most_steps):
            if above[s, n] > 0.0:
                chances[n] = np.exp((low[s, n] - best[s]) / scale)
    to = arrays.near[dog, draw(chances)]
    _, later = step_to(
        arrays, flips, patience, turned, idle, work.after[s], to, posterior[s], belief
    )
    return later if belief.sum() > 0.0 else -1


@compiled_with_arrays
def draw(chances):
    """An index, drawn with these probabilities, which need not add up to 1."""
    drawn = np.random.random() * chances.sum()
    last = 0
    for n in range(len(chances)):
        if chances[n] > 0.0:
            last = n
            drawn -= chances[n]
            if drawn <= 0.0:
                break
    return last


@compiled_with_arrays
def trial(
    arrays, flips, patience, known, work, ceiling, state, belief, effort, explore, floor
):  # fmt: skip
    """Play one path from this state and improve the states on it; returns the gain at this one."""
    places = arrays.near.shape[0]
    longest = flips * patience + 1
    path = np.zeros(longest, np.int64)
    beliefs = np.zeros((longest, WIDTH))
    cuts = [no_cuts() for _ in range(longest)]
    depth = 0
    while state >= 0:
        path[depth] = state
        beliefs[depth] = settled(belief, arrays.ups[state // patience], places, floor)
        swaps = back_up(
            arrays, flips, patience, known, work, cuts[depth], state, beliefs[depth], effort, True
        )
        add_images(arrays, patience, known, state, beliefs[depth], work.best)
        belief = np.zeros(WIDTH)
        state = descend(arrays, flips, patience, work, ceiling, state, swaps, explore, belief)
        depth += 1
    gained = 0.0
    for d in range(depth - 2, -1, -1):
        back_up(arrays, flips, patience, known, work, cuts[d], path[d], beliefs[d], effort, False)
        gained = add_images(arrays, patience, known, path[d], beliefs[d], work.best)
    return gained


@compiled_with_arrays
def sweep(arrays, flips, patience, known, work, states, effort):
    """Give each of these states its first vectors: one for each place, for a dog that has seen the
    wolf there and chases it, and one for an even belief.
    """
    places = arrays.near.shape[0]
    cuts = no_cuts()
    for state in states:
        board, idle = state // patience, state % patience
        if idle and arrays.turned[board] <= 1:
            continue  # the dog cannot walk before two tiles are face up
        up = arrays.ups[board]
        swaps = list_answers(arrays, flips, patience, known, work, state)
        for place in range(places):
            if not (up >> place) & 1:
                seen = np.zeros(WIDTH)
                seen[place] = 1.0
                belief = settled(seen, up, places, SPREAD_WHEN_SEEN)
                answer_ignoring_swaps(work, belief, up, places, swaps)
                add_images(arrays, patience, known, state, belief, work.best)
        if arrays.turned[board] + 1 < flips:
            belief = settled(np.zeros(WIDTH), up, places, 0.0)
            back_up(arrays, flips, patience, known, work, cuts, state, belief, effort, True)
            add_images(arrays, patience, known, state, belief, work.best)


@compiled_with_arrays
def renew(arrays, flips, patience, known, work, wanted, states, effort):
    """Recompute every wanted vector of these states for its own belief."""
    cuts = no_cuts()
    for state in states:
        count = known.used[state]
        numbers = known.slots[state, :count].copy()
        for k in range(count):
            if wanted[numbers[k]]:
                belief = known.beliefs[numbers[k]].copy()
                back_up(arrays, flips, patience, known, work, cuts, state, belief, effort, True)
                add_images(arrays, patience, known, state, belief, work.best)


@compiled_with_arrays
def seed_draws(seed):
    """Seed the draws of the trials."""
    np.random.seed(seed)
