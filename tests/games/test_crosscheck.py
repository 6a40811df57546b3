"""The real rules against the naive ones: move by move in random games, and in perft counts."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.uly_polly.pieces import FirstWolf
from sheepfold.games.wooolf.pieces import Deal, Peek, Shuffle
from tests.effort import times
from tests.games.random_play import CASES, case_name, random_game, setting
from tests.naive.beside import (
    naive_arguments,
    naive_uly_polly,
    naive_wooolf,
    perft_uly_polly,
    perft_wooolf,
    uly_polly_facts,
    wooolf_facts,
)

OURS = [case for case in CASES if case[0] in ("uly_polly", "wooolf")]
"""Only our games have a second implementation."""


@pytest.mark.parametrize("case", OURS, ids=case_name)
def test_random_games_agree(case: tuple[str, int, dict[str, Any]], effort: int) -> None:
    game, options, seats = setting(case)
    rng = Random(f"crosscheck {case}")
    facts: Callable[[Any], dict[str, Any]]
    for _ in range(times(20, 60, effort)):
        moments = random_game(game, options, seats, rng)
        state = next(moments).state
        naive: Any
        if game.NAME == "uly_polly":
            naive, facts = naive_uly_polly(options, seats, state.wolf_seat), uly_polly_facts
        else:
            deal = Deal(state.hands, state.questions, state.starter)
            naive, facts = naive_wooolf(options, seats, deal), wooolf_facts
        for moment in moments:
            made = moment.played
            assert made is not None
            assert set(game.actors(state)) == naive.actors()
            for seat in range(1, seats + 1):
                texts = [game.write(move, options) for move in game.moves(state, seat)]
                assert len(texts) == len(set(texts))
                assert set(texts) == naive.legal(seat)
            text = game.write(made.move, options)
            move: Any = made.move
            naive.play(made.seat, text, **naive_arguments(move, made.outcome))
            state = moment.state
            assert facts(state) == naive.facts()


def perft_uly(state: uly_polly.State, depth: int) -> int:
    seat = state.turn
    if seat is None:
        return 0
    moves = uly_polly.moves(state, seat)
    if depth == 1:
        return len(moves)
    return sum(perft_uly(uly_polly.play(state, seat, move)[0], depth - 1) for move in moves)


def perft_woo(state: wooolf.State, depth: int, deal: Deal) -> int:
    found = 0
    for seat in wooolf.actors(state):
        for move in wooolf.moves(state, seat):
            outcomes: list[Any] = [wooolf.chance(state, seat, move, Random(0))]
            if isinstance(move, Peek):
                outcomes = [Shuffle(0), Shuffle(1)]
            elif isinstance(outcomes[0], Deal):
                outcomes = [Deal(deal.hands, deal.questions)]
            if depth == 1:
                found += len(outcomes)
                continue
            for outcome in outcomes:
                after, _ = wooolf.play(state, seat, move, outcome)
                found += perft_woo(after, depth - 1, deal)
    return found


Counts = dict[int, int]

ULY_POLLY: list[tuple[str, dict[str, Any], int, list[str], Counts]] = [
    ("the meadow", {}, 4, [], {1: 16, 2: 256, 3: 9408, 4: 48576}),
    (
        "2x2",
        {"rows": 2, "columns": 2, "flips": 2},
        2,
        [],
        {1: 4, 2: 16, 3: 48, 4: 144, 5: 468, 6: 1548, 7: 5616, 8: 20736},
    ),
    (
        "3x2",
        {"rows": 3, "columns": 2, "flips": 3, "patience": 2},
        3,
        [],
        {1: 6, 2: 36, 3: 264, 4: 936, 5: 6416, 6: 26616, 7: 186896},
    ),
    (
        "midgame",
        {},
        2,
        ["hide c3", "start b2", "c3-d4", "c2", "d3-d4", "c3"],
        {1: 34, 2: 272, 3: 9113, 4: 59277},
    ),
    (
        "last flip",
        {"flips": 2},
        3,
        ["hide a1", "start b2", "c4-d4", "c2", "c4-d4"],
        {1: 8, 2: 128, 3: 2048, 4: 75264, 5: 388608},
    ),
]

DEAL = Deal(
    hands=(
        ("wolf/wolf", "sheep/sheep"),
        ("boy/?", "dog/?"),
        ("hunter/hunter", "hunter/?"),
        ("sheep/sheep", "sheep/sheep"),
        ("dog/dog", "sheep/sheep"),
    ),
    questions=(("dog", "whb"), ("shb", "shb"), ("hunter", "sheep"), ("dog", "whb")),
    starter=2,
)
FIVE = Deal(DEAL.hands, (*DEAL.questions, ("hunter", "whb")), starter=4)

LAP = ["peek 1 left", "ask 4 sheep", "peek 5 right", "ask 3 dog"]
WOOOLF: list[tuple[str, int, int | None, Deal, list[str], Counts]] = [
    ("four, first lap", 4, 10, DEAL, [], {1: 19, 2: 418, 3: 9196, 4: 202312}),
    ("five, first lap", 5, 10, FIVE, [], {1: 24, 2: 576, 3: 13824, 4: 276480}),
    ("four, second lap", 4, 10, DEAL, LAP, {1: 44, 2: 1936, 3: 81617}),
    ("four, one has guessed", 4, 10, DEAL, [*LAP, "guess 1 4"], {1: 44, 2: 1693, 3: 33032}),
    ("four, final guesses", 4, 1, DEAL, LAP, {1: 84, 2: 4992, 3: 178464}),
    (
        "four, the last final guess",
        4,
        1,
        DEAL,
        [*LAP, "guess 4 x", "abstain", "guess 5 1"],
        {1: 26, 2: 572, 3: 12584, 4: 276848},
    ),
]


@pytest.mark.parametrize(("name", "options", "seats", "before", "counts"), ULY_POLLY)
def test_perft_uly_polly(
    name: str, options: dict[str, Any], seats: int, before: list[str], counts: Counts
) -> None:
    rules = uly_polly.Options(**options)
    state = uly_polly.start(rules, seats, FirstWolf(1))
    naive = naive_uly_polly(rules, seats, 1)
    for text in before:
        (seat,) = uly_polly.actors(state)
        state, _ = uly_polly.play(state, seat, uly_polly.parse(text, rules))
        naive.play(seat, text)
    assert {depth: perft_uly(state, depth) for depth in counts} == counts
    for depth, count in counts.items():
        if count <= NAIVE_LIMIT:
            assert perft_uly_polly(naive, depth) == count


@pytest.mark.parametrize(("name", "seats", "round_limit", "deal", "before", "counts"), WOOOLF)
def test_perft_wooolf(
    name: str, seats: int, round_limit: int | None, deal: Deal, before: list[str], counts: Counts
) -> None:
    rules = wooolf.Options(round_limit=round_limit)
    state = wooolf.start(rules, seats, deal)
    naive = naive_wooolf(rules, seats, deal)
    for text in before:
        seat = wooolf.actors(state)[0]
        move = wooolf.parse(text, rules)
        outcome = Shuffle(0) if isinstance(move, Peek) else None
        state, _ = wooolf.play(state, seat, move, outcome)
        naive.play(seat, text, **naive_arguments(move, outcome))
    assert {depth: perft_woo(state, depth, deal) for depth in counts} == counts
    for depth, count in counts.items():
        if count <= NAIVE_LIMIT:
            assert perft_wooolf(naive, depth, deal) == count


NAIVE_LIMIT = 30_000
"""Copying a naive game at every move takes long; above this only the real rules count."""
