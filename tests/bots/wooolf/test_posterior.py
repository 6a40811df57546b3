"""Exact deduction, compared with all deals, with whole numbers, and with what came true."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace
from tools.calibration import calibrate

from sheepfold.bots.wooolf.hands import CHARACTER, CHARACTERS, HANDS, NUMBER, dealing
from sheepfold.bots.wooolf.posterior import Belief, belief, draw_many
from sheepfold.games import GAMES, wooolf
from sheepfold.games.contract import ImpossibleView
from sheepfold.games.wooolf import worlds
from sheepfold.games.wooolf.cards import TARGETS, Character, Hand, character, deck
from sheepfold.games.wooolf.pieces import Peeked
from tests.bots.wooolf.brute import Allowed, by_deals, probability
from tests.games.labelled_deals import positions
from tests.games.random_play import random_game

EXACT = 1e-12


def open_positions(seats: int, count: int, seed: str, advanced: bool) -> Iterator[wooolf.View]:
    """As many random positions in which something is still hidden."""
    found = positions(seats, 4 * count + 20, seed, advanced=advanced)
    hidden = (view for view in found if view.phase != "over")
    return (view for view, _ in zip(hidden, range(count), strict=False))


def error(view: wooolf.View, found: Belief) -> float:
    """The largest difference from what all deals say."""
    truth = by_deals(view)
    mine = (found.hands(), found.characters(), found.guesses())
    return max(float(abs(one - two).max()) for one, two in zip(mine, truth, strict=True))


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [4, 5])
def test_the_posterior_is_exact(seats: int, advanced: bool, effort: int) -> None:
    for view in open_positions(
        seats, 10 if effort == 1 else 25 * effort, f"exact {seats}", advanced
    ):
        assert error(view, belief(view)) < EXACT


def test_a_posterior_that_ignores_lies_is_not(effort: int) -> None:
    """The same comparison notices a mutant that believes every announcement (WO-12)."""
    wrong = 0
    for view in open_positions(5, 10, "mutant", False):
        try:
            wrong += error(view, belief(view, trusting=True)) > EXACT
        except ImpossibleView:
            wrong += 1
    assert wrong > 2


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [6, 7, 8])
def test_the_posterior_is_exact_at_large_tables(seats: int, advanced: bool, effort: int) -> None:
    rng = Random(f"large {seats}")
    for view in open_positions(seats, max(2, effort // 2), f"large {seats}", advanced):
        assert view.character is not None
        found = belief(view)
        guesses = found.guesses()
        others = [player for player in range(view.players + 1) if player != view.viewer]
        for _ in range(4):
            one, two = rng.sample(others, 2)
            guessed = guesses[one, two if guesses.shape[1] > 1 else 0]
            assert abs(guessed - probability(view, pointing(view.character, one, two))) < EXACT
        player, number = rng.choice(others[1:]), rng.choice(found.numbers.tolist())
        held = probability(view, lambda p, c, q=player, n=number: p != q or NUMBER[c] == n)  # type: ignore[misc]
        assert abs(found.hands()[player, number] - held) < EXACT


def pointing(own: Character, one: int, two: int) -> Allowed:
    """Which hands fit a guess of this character at two players (0: nobody)."""
    first, second = TARGETS[own]

    def right(player: int, cards: Hand) -> bool:
        for pointer, target in ((one, first), (two, second)):
            if target is None:
                continue
            if player == pointer and character(cards) != target:
                return False
            if pointer == 0 and character(cards) == target:
                return False
        return True

    return right


def test_a_spectator_may_deduce_too() -> None:
    view = replace(next(open_positions(5, 1, "spectator", False)), viewer=None, cards=None)
    hidden = [e for e in view.history if not isinstance(e, Peeked)]
    view = replace(view, history=tuple(hidden), character=None)
    wolf = CHARACTERS.index("wolf")
    found = belief(view).characters()[2, wolf]
    assert abs(found - probability(view, lambda p, c: p != 2 or character(c) == "wolf")) < EXACT
    with pytest.raises(ImpossibleView):
        belief(view).guesses()


def test_after_the_game_everything_is_certain() -> None:
    state = list(random_game(GAMES["wooolf"], wooolf.Options(), 5, Random(4)))[-1].state
    found = belief(wooolf.view(state, 2))
    for player, cards in enumerate(state.rounds[-1].hands, 1):
        assert found.hands()[player, NUMBER[cards]] == 1
    assert set(found.characters().flatten()) <= {0.0, 1.0}
    assert (found.draw_many(3, Random(1))[:, 1:] == [NUMBER[h] for h in state.hands]).all()


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_both_ways_to_deal_agree(seats: int) -> None:
    cards = deck(wooolf.Options(advanced=True), seats)
    fast, numbers = dealing(cards)
    slow = worlds.dealing(cards)
    assert fast.hands == slow.hands == tuple(HANDS[number] for number in numbers)
    for one, two in zip(fast.layers, slow.layers, strict=True):
        assert sorted(map(tuple, one.ways.tolist())) == sorted(map(tuple, two.ways.tolist()))


@pytest.mark.parametrize("seats", [5, 8])
def test_worlds_are_drawn_with_their_probabilities(seats: int, effort: int) -> None:
    count = 4000 * effort
    for view in open_positions(seats, 4, "draw", False):
        drawn = draw_many(view, count, Random(1))
        found = belief(view)
        for player in range(1, view.players + 1):
            wanted = found.hands()[player]
            seen = np.bincount(drawn[:, player], minlength=len(HANDS)) / count
            assert (seen[wanted == 0] == 0).all()
            assert (abs(seen - wanted) <= 5.5 * np.sqrt(wanted * (1 - wanted) / count) + 1e-9).all()
        for number in range(len(CHARACTERS)):
            wanted = found.characters()[0, number]
            seen = (CHARACTER[drawn[:, 1:]] != number).all(axis=1).mean()
            assert abs(seen - wanted) <= 5.5 * np.sqrt(wanted * (1 - wanted) / count) + 1e-9


def test_the_same_seed_draws_the_same_worlds() -> None:
    view = next(open_positions(5, 1, "seed", False))
    assert (draw_many(view, 50, Random(3)) == draw_many(view, 50, Random(3))).all()
    assert (draw_many(view, 50, Random(3)) != draw_many(view, 50, Random(4))).any()


def test_probabilities_are_calibrated(effort: int) -> None:
    """Over rounds of random play, as many are true in each bin as were expected.

    docs/calibration.svg shows it for 20,000 rounds.
    """
    found = calibrate(300 if effort == 1 else 1000 * effort, Random("calibration"))
    assert (abs(found.true - found.expected) <= 5 * np.sqrt(found.spread) + 1e-6).all()


def test_impossible_views_are_refused() -> None:
    view = next(open_positions(5, 1, "impossible", False))
    owner = 1 + view.viewer % 5  # type: ignore[operator]
    said = tuple(Peeked(by, owner, "left", "hunter") for by in (1, 2, 3) if by != owner)
    lied = tuple(Peeked(by, owner, "left", "dog") for by in (1, 2, 3) if by != owner)
    sheep = tuple(Peeked(by, owner, "left", "sheep") for by in (1, 2, 3) if by != owner)
    with pytest.raises(ImpossibleView):
        belief(replace(view, history=view.history + said + lied + sheep))
    with pytest.raises(ImpossibleView):
        belief(replace(view, cards=("boy/?", "boy/?"), character="boy"))


def test_an_endless_round_does_not_overflow() -> None:
    """Without a limit a card can be peeked at for ever (WO-28)."""
    options = wooolf.Options(round_limit=None)
    state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
    view = wooolf.view(state, 1)
    peeks = tuple(Peeked(2, 3, "left", clue) for clue in ("wolf", "sheep")) * 5000
    found = belief(replace(view, history=view.history + peeks)).hands()
    assert found[3, NUMBER["wolf/wolf", "sheep/sheep"]] == 1
    peeks = (Peeked(2, 3, "left", "sheep"),) * 5000
    found = belief(replace(view, history=view.history + peeks)).hands()
    assert found[3, NUMBER["sheep/sheep", "sheep/sheep"]] == 1


def test_a_hand_that_cannot_be_dealt_outweighs_none() -> None:
    """Were there two wolves, both cards would fit each peek; but there is one (WO-04, WO-13)."""
    options = wooolf.Options(round_limit=1000)
    state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
    view = wooolf.view(state, 1)
    peeks = (Peeked(2, 3, "left", "wolf"), Peeked(4, 3, "left", "wolf")) * 2000
    found = belief(replace(view, history=view.history + peeks)).hands()
    wolf = [number for number, cards in enumerate(HANDS) if "wolf/wolf" in cards]
    assert abs(found[3, wolf].sum() - 1) < 1e-12
    assert found[3, NUMBER["wolf/wolf", "wolf/wolf"]] == 0
