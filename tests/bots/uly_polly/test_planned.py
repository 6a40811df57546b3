"""The wolf that plays a plan: exactly as the plan says, whatever the dog does."""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from sheepfold.bots.uly_polly import LEVELS, OPPONENTS, planned
from sheepfold.bots.uly_polly.boards import boards_of
from sheepfold.bots.uly_polly.cover import cover
from sheepfold.bots.uly_polly.plan import HEAVIEST, PARTS, Plan, load
from sheepfold.bots.uly_polly.planned import (
    Believed,
    believed,
    choice_of,
    places_of,
    plan_for,
    plan_name,
    seen_in,
)
from sheepfold.games import uly_polly
from sheepfold.games.uly_polly import Options, State
from sheepfold.games.uly_polly.pieces import Swap, meadow
from sheepfold.lab.uly_polly.rounds import rounds
from sheepfold.lab.uly_polly.solution.upper_check import check
from tests.bots.uly_polly.plans import BOARD, CORNERS, plan_of_board, plan_of_corners
from tests.bots.uly_polly.positions import acting

pytestmark = pytest.mark.usefixtures("plans")

PLANNED = [BOARD, replace(BOARD, patience=1), CORNERS]


def play_round(options: Options, rng: Random) -> list[State]:
    """A round between the owl's wolf and a dog that steps anywhere, before every swap."""
    state = uly_polly.start(options, 2, uly_polly.Outcome(1))
    found = []
    while state.turn is not None and not state.rounds:
        if state.phase == "swap":
            found.append(state)
        bot = LEVELS["owl"] if state.turn == state.wolf_seat else OPPONENTS["greedy"]
        if rng.random() < 0.4 and state.phase == "step":
            bot = OPPONENTS["random"]
        state, _ = uly_polly.play(state, state.turn, bot(acting(state), rng))
    return found


@pytest.mark.parametrize("options", PLANNED)
def test_the_plan_never_ends_before_the_round(options: Options, effort: int) -> None:
    """In rounds that it has played itself, it has a swap for the wolf at each of its turns."""
    rng = Random(1)
    name = plan_for(options)
    assert name is not None
    for _ in range(10 * effort):
        for state in play_round(options, rng):
            view = acting(state)
            choice = choice_of(name, seen_in(view))
            assert view.wolf is not None
            assert choice.chances[:, view.wolf].sum() == pytest.approx(1)
            assert {Swap(*pair) for pair in choice.pairs} <= set(uly_polly.legal(view))


@pytest.mark.parametrize("options", PLANNED)
def test_a_dog_that_knows_the_plan_never_hopes_for_more_than_was_proved(
    options: Options, effort: int
) -> None:
    """What it may still win by the plan's costs never rises, whatever step it takes.

    That is the proof of the plan, followed along rounds: at each node, the best of all steps.
    """
    name = plan_for(options)
    assert name is not None
    plan, rng = load(planned.FOLDER / name), Random(2)
    places = options.rows * options.columns
    for _ in range(3 * effort):
        seen: planned.Seen = (("start", rng.randrange(places), 0),)
        for _ in range(6):
            before = hope(plan, believed(name, seen))
            choice, now = choice_of(name, seen), believed(name, seen)
            mass = now.mass[now.to]
            after = 0.0
            steps = {}
            for number, pair in enumerate(choice.pairs):
                swapped = (*seen, ("swap", *pair))
                share = float(choice.chances[number] @ mass)
                best, steps[swapped] = best_step(plan, name, swapped)
                after += share * best
            assert after <= before + 1e-4
            if not steps:
                break
            swapped = rng.choice(sorted(steps))
            goes_on = [step for step in steps[swapped] if step[1]]
            if not goes_on:
                break
            seen = (*swapped, rng.choice(goes_on)[0])


def hope(plan: Plan, now: Believed) -> float:
    """What a dog can still win at most, as a part of the mass that is left."""
    lost = plan.lost[now.board, now.idle] >> np.arange(len(now.mass)) & 1 == 1
    mass = np.where(lost, now.mass, 0.0)
    if now.board >= len(plan.begins) - 1:
        return float(mass.max())
    lots = slice(plan.begins[now.board], plan.begins[now.board + 1])
    weights = plan.weights[lots] / HEAVIEST
    costs = plan.costs[lots, now.idle] / (HEAVIEST * PARTS)
    used = cover(weights, costs, mass)
    return float(used @ costs + np.maximum(mass - used @ weights, 0).sum())


def best_step(
    plan: Plan, name: str, swapped: planned.Seen
) -> tuple[float, list[tuple[tuple[str, int, int], bool]]]:
    """The most that a step wins now and may win later; all steps, and if the round goes on."""
    likely, now = places_of(name, swapped), believed(name, swapped[:-1])
    boards = boards_of(plan.rows, plan.columns, plan.flips)
    back = np.argsort(now.to)
    a, b = swapped[-1][1:]
    up = {int(back[p]) for p in range(len(back)) if boards.ups[now.board] >> p & 1}
    up = {a if p == b else b if p == a else p for p in up}
    best, found = 0.0, []
    for to in meadow(plan.rows, plan.columns).neighbours[int(back[boards.dogs[now.board]])]:
        flip = to not in up
        step = ("step", to, int(flip))
        over = len(up) + 1 == plan.flips if flip else now.idle + 1 == plan.patience
        won = float(likely[to])
        if not over and won < 1:
            won += (1 - won) * hope(plan, believed(name, (*swapped, step)))
        best = max(best, won)
        found.append((step, not over and likely[to] < 1))
    return best, found


def test_places_are_as_likely_as_a_dog_that_knows_the_plan_finds(effort: int) -> None:
    """Over many rounds, the wolf is at each place as often as was said."""
    rng, options = Random(3), BOARD
    name = plan_for(options)
    assert name is not None
    errors = []
    for _ in range(80 * effort):
        for state in play_round(options, rng):
            swap = LEVELS["owl"](acting(state), rng)
            after, _ = uly_polly.play(state, state.wolf_seat, swap)
            likely = places_of(name, seen_in(acting(after)))
            assert likely.sum() == pytest.approx(1)
            errors.append(float(likely[after.wolf]) - float((likely**2).sum()))
    assert np.std(errors) > 0.01  # it does not only make swaps that tell nothing
    assert abs(np.mean(errors)) < 4 * np.std(errors) / np.sqrt(len(errors))


def test_a_seat_that_was_taken_over_goes_on_without_the_plan() -> None:
    """After swaps that the plan never makes, the wolf can be nowhere by it."""
    options = BOARD
    name = plan_for(options)
    assert name is not None
    rng = Random(5)
    for _ in range(20):
        state = uly_polly.start(options, 2, uly_polly.Outcome(1))
        while state.turn is not None and not state.rounds:
            view = acting(state)
            if state.phase == "swap" and not believed(name, seen_in(view)).mass.any():
                swap = LEVELS["owl"](view, rng)
                assert swap in uly_polly.legal(view)
                assert LEVELS["owl"].why(view, swap)
                return
            state, _ = uly_polly.play(state, state.turn, rng.choice(uly_polly.legal(view)))
    raise AssertionError


def test_other_boards_have_no_plan() -> None:
    assert plan_name(4, 4, 7, 2) is plan_name(3, 3, 4, 3) is plan_name(3, 3, 4, None) is None
    assert plan_name(3, 3, 4, 1) == plan_name(3, 3, 4, 2) == "wolf-3x3-4-2.npz"


def test_it_hides_where_its_plan_does() -> None:
    state = uly_polly.start(CORNERS, 2, uly_polly.Outcome(1))
    rng, owl = Random(6), LEVELS["owl"]
    hidden = Counter(owl(acting(state), rng).at for _ in range(500))  # type: ignore[union-attr]
    assert set(hidden) == {0, 2, 4, 6, 8}
    assert min(hidden.values()) > 60


@pytest.mark.parametrize(("options", "plan"), [(BOARD, plan_of_board), (CORNERS, plan_of_corners)])
@pytest.mark.parametrize("dog", ["random", "greedy", "knower", "owl", "bayes-flees"])
def test_no_dog_finds_it_more_often_than_was_proved(
    dog: str, options: Options, plan: Callable[[], Plan], effort: int
) -> None:
    bound = float(check(plan()).bound)
    players = {**OPPONENTS, **LEVELS}
    count = 150 * effort
    sides = (dog, players[dog]), ("owl", LEVELS["owl"])
    found = rounds(*sides, options, count, seed=1).win_rate
    assert found <= bound + 3 * sqrt(bound * (1 - bound) / count)
