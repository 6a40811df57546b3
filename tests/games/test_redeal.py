"""Redealing is uniform over what fits: counts and frequencies against brute force."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from sheepfold.games import GAMES, uly_polly, wooolf
from sheepfold.games.contract import ImpossibleView
from sheepfold.games.uly_polly.view import hiding_places
from sheepfold.games.wooolf.cards import QUESTION_DECK, Hand, deck
from sheepfold.games.wooolf.pieces import Asked, Peeked
from sheepfold.games.wooolf.redeal import draw_questions
from sheepfold.games.wooolf.worlds import known_hands, worlds
from tests.games.labelled_deals import labelled_deals, positions, weight
from tests.games.random_play import random_game


@pytest.mark.parametrize("advanced", [False, True])
def test_worlds_are_counted_right(advanced: bool, effort: int) -> None:
    for view in positions(4, 12 * effort, "count", advanced=advanced):
        cards = deck(view.options, 4)
        known = known_hands(view)
        brute = sum(weight(view, hands) for hands in labelled_deals(cards, known))
        ways = 1  # the viewer's own hand, known by its kinds, can be made of several labelled cards
        for held in known.values():
            counts = Counter(held)
            for kind, copies in counts.items():
                have = cards.count(kind)
                ways *= have * (have - 1) // 2 if copies == 2 else have
        if view.phase != "over":
            assert worlds(view).total() == brute * ways


@pytest.mark.parametrize("advanced", [False, True])
def test_drawn_worlds_are_uniform(advanced: bool, effort: int) -> None:
    rng = Random(1)
    for view in positions(4, 4, "uniform", advanced=advanced):
        expected: Counter[tuple[Hand, ...]] = Counter()
        for hands in labelled_deals(deck(view.options, 4), known_hands(view)):
            expected[hands] += weight(view, hands)
        expected = +expected
        found = worlds(view)
        draws = 4000 * effort
        drawn = Counter(found.draw(rng) for _ in range(draws))
        assert set(drawn) <= set(expected)
        total = sum(expected.values())
        assert_fits([(drawn[h], draws * w / total) for h, w in expected.items()])


def assert_fits(cells: list[tuple[int, float]]) -> None:
    """A chi-squared test at about five sigma, rare cells thrown together."""
    rare = [cell for cell in cells if cell[1] < 5]
    cells = [cell for cell in cells if cell[1] >= 5]
    if rare:
        cells.append((sum(c[0] for c in rare), sum(c[1] for c in rare)))
    chi = sum((seen - wanted) ** 2 / wanted for seen, wanted in cells)
    freedom = max(len(cells) - 1, 1)
    assert chi < freedom + 5 * np.sqrt(2 * freedom) + 10


def test_question_hands_are_uniform(effort: int) -> None:
    """Against every labelled deal of the questions, for seats that have shown one, two or none."""
    rng = Random(2)
    for view in positions(4, 3, "questions"):
        asked: list[Counter[str]] = [Counter() for _ in range(4)]
        for event in view.history:
            if isinstance(event, Asked):
                asked[event.by - 1][event.question] += 1
        own = wooolf_own_questions(view)
        expected = question_deals(view, own, asked)
        draws = 3000 * effort
        drawn = Counter(draw_questions(view, rng) for _ in range(draws))
        assert set(drawn) <= set(expected)
        total = expected.total()
        assert_fits([(drawn[h], draws * ways / total) for h, ways in expected.items()])


def question_deals(
    view: wooolf.View, own: tuple[str, ...], asked: list[Counter[str]]
) -> Counter[tuple[Any, ...]]:
    """Every labelled deal of question cards that fits, by kinds."""
    left = list(QUESTION_DECK)
    for question in own:
        left.remove(question)  # type: ignore[arg-type]
    found: Counter[tuple[Any, ...]] = Counter()

    def go(seat: int, rest: tuple[int, ...], hands: tuple[Any, ...]) -> None:
        if seat > 4:
            found[hands] += 1
        elif seat == view.viewer:
            go(seat + 1, rest, (*hands, own))
        else:
            for i, j in combinations(rest, 2):
                held = tuple(sorted((left[i], left[j])))
                if not asked[seat - 1] - Counter(held):
                    go(seat + 1, tuple(k for k in rest if k not in (i, j)), (*hands, held))

    go(1, tuple(range(len(left))), ())
    return found


def wooolf_own_questions(view: wooolf.View) -> tuple[str, ...]:
    assert view.viewer is not None
    own = view.history[0].questions[view.viewer - 1]  # type: ignore[union-attr]
    assert own is not None
    return own


def test_the_wolf_is_redealt_uniformly_where_it_can_be() -> None:
    rng = Random(3)
    options = uly_polly.Options()
    for number in range(10):
        moments = [
            m for m in random_game(GAMES["uly_polly"], options, 3, rng) if m.state.round == 1
        ]
        state = moments[min(len(moments) - 1, 3 * number + 2)].state
        viewer = next(s for s in (1, 2, 3) if s != state.wolf_seat)
        view = uly_polly.view(state, viewer)
        possible = hiding_places(view)
        assert len(possible) == 16 - view.turned
        drawn = Counter(uly_polly.redeal(view, rng).played[0].move for _ in range(1000))
        assert {move.at for move in drawn} == set(possible)  # type: ignore[attr-defined]
        assert_fits([(count, 1000 / len(possible)) for count in drawn.values()])
        assert len(hiding_places(uly_polly.view(state, state.wolf_seat))) == 1


def test_impossible_views_are_refused() -> None:
    from msgspec.structs import replace

    options = wooolf.Options()
    state = wooolf.start(options, 4, wooolf.deal(options, 4, Random(1)))
    view = wooolf.view(state, 1)
    owner = 2
    said = tuple(Peeked(3, owner, "left", clue) for clue in ("sheep", "dog", "hunter"))
    with pytest.raises(ImpossibleView):
        wooolf.redeal(replace(view, history=view.history + said), Random(1))
