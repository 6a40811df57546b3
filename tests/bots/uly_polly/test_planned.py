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
from sheepfold.bots.uly_polly.plan import STAY, Plan, load
from sheepfold.bots.uly_polly.planned import (
    choice_of,
    drawn,
    places_of,
    plan_for,
    plan_name,
    seen_in,
)
from sheepfold.games import uly_polly
from sheepfold.games.uly_polly import Options, State
from sheepfold.games.uly_polly.pieces import Hide, Start, Step, Swap
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
def test_what_was_drawn_is_followed_one_draw_at_a_time(options: Options, effort: int) -> None:
    """A wolf that remembers its draws is simulated; the same swaps come up as often.

    It walks through the plan with one node at a time. The other keeps all nodes with their
    probabilities and knows none of the draws.
    """
    rng = Random(2)
    name = plan_for(options)
    assert name is not None
    plan = load(planned.FOLDER / name)
    surprises = []
    for _ in range(60 * effort):
        state = uly_polly.start(options, 2, uly_polly.Outcome(1))
        hide = LEVELS["owl"](acting(state), rng)
        assert isinstance(hide, Hide)
        hidden = hide.at
        state, _ = uly_polly.play(state, 1, hide)
        start = int(rng.random() * 9)
        state, _ = uly_polly.play(state, 2, Start(start))
        memory = Memory(plan, start, hidden, rng)
        while state.turn is not None and not state.rounds:
            view = acting(state)
            assert view.wolf is not None
            pair = memory.swap(rng)
            choice = choice_of(name, seen_in(view))
            assert pair in choice.pairs
            chances = choice.chances[:, view.wolf]
            expected = float((chances**2).sum())
            surprises.append(float(chances[choice.pairs.index(pair)]) - expected)
            state, _ = uly_polly.play(state, 1, Swap(*pair))
            step = rng.choice(uly_polly.legal(acting(state)))
            assert isinstance(step, Step)
            state, _ = uly_polly.play(state, 2, step)
            if not state.rounds:
                memory.step(step.to)
    # A swap of chance p comes up with chance p: on average it is as likely as was expected.
    error = np.std(surprises) / np.sqrt(len(surprises))
    assert abs(np.mean(surprises)) < 4 * error + 1e-9


class Memory:
    """A wolf that walks through a plan and remembers the part that it drew."""

    def __init__(self, plan: Plan, start: int, wolf: int, rng: Random) -> None:
        self.plan, self.boards = plan, boards_of(plan.rows, plan.columns, plan.flips)
        self.board, to = self.boards.find(start, 0)
        self.to, self.idle, self.wolf = [int(p) for p in to], 0, int(to[wolf])
        sets = [(int(w), int(s)) for w, s in plan.hiding if int(s) >> wolf & 1]
        drawn = rng.choices([s for _, s in sets], [w for w, _ in sets])[0]
        self.held = sum(1 << self.to[p] for p in range(9) if drawn >> p & 1)

    def swap(self, rng: Random) -> tuple[int, int]:
        while True:
            key = (self.board * self.plan.patience + self.idle) << 16 | self.held
            node = int(np.searchsorted(self.plan.keys, key))
            parts = range(self.plan.begins[node], self.plan.begins[node + 1])
            fit = [p for p in parts if int(self.plan.members[p]) >> self.wolf & 1]
            part = rng.choices(fit, [int(self.plan.weights[p]) for p in fit])[0]
            self.held, number = int(self.plan.members[part]), int(self.plan.swaps[part])
            if number != STAY:
                break
        self.pair = number >> 4, number & 15
        self.held = self._swapped(self.held)
        self.wolf = self._swapped(1 << self.wolf).bit_length() - 1
        a, b = (self.to.index(place) for place in self.pair)
        return min(a, b), max(a, b)

    def step(self, actual: int) -> None:
        to, up = self.to[actual], self._swapped(int(self.boards.ups[self.board]))
        self.idle = self.idle + 1 if up >> to & 1 else 0
        self.board, symmetry = self.boards.find(to, up | 1 << to)
        self.held = sum(1 << int(symmetry[p]) for p in range(9) if self.held >> p & 1 and p != to)
        self.wolf = int(symmetry[self.wolf])
        self.to = [int(symmetry[p]) for p in self.to]

    def _swapped(self, bits: int) -> int:
        a, b = self.pair
        return bits ^ (1 << a | 1 << b) if (bits >> a ^ bits >> b) & 1 else bits


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
    """After swaps that the plan never makes, all that can have been drawn is nothing."""
    options = BOARD
    name = plan_for(options)
    assert name is not None
    rng = Random(5)
    for _ in range(20):
        state = uly_polly.start(options, 2, uly_polly.Outcome(1))
        while state.turn is not None and not state.rounds:
            view = acting(state)
            if state.phase == "swap" and not len(drawn(name, seen_in(view)).nodes):
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
