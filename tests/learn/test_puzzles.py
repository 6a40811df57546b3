"""Each shipped puzzle has exactly one answer, and its reasoning is sound and as short as can be."""

from datetime import date, timedelta
from itertools import combinations
from random import Random

import pytest
from tools.puzzles import fill, in_order

from sheepfold.bots.wooolf.hands import CHARACTERS
from sheepfold.bots.wooolf.posterior import belief
from sheepfold.games import GAMES, uly_polly
from sheepfold.games.uly_polly.pieces import Swap, Swapped
from sheepfold.games.uly_polly.view import hiding_places
from sheepfold.games.wooolf.cards import character
from sheepfold.learn.puzzles import EPOCH, WEEK, dump, load, number_on
from sheepfold.learn.puzzles.registry import PUZZLES
from sheepfold.learn.uly_polly import puzzles as meadow
from sheepfold.learn.wooolf import puzzles as table
from tests.learn.naive_puzzles import left_deals, meadow_places, who, wolves

MEADOW: tuple[meadow.Puzzle, ...] = load(meadow.PUZZLES)
TABLE: tuple[table.Puzzle, ...] = load(table.PUZZLES)
LARGEST = 120_000
"""Bytes of a file."""


def sample(count: int, of: int) -> list[object]:
    """Some in the short run, all in the full one."""
    some = set(Random(14).sample(range(of), count))
    return [k if k in some else pytest.param(k, marks=pytest.mark.full) for k in range(of)]


@pytest.mark.parametrize("name", PUZZLES)
def test_there_is_one_for_every_day_of_a_year(name: str) -> None:
    puzzles = load(PUZZLES[name])
    assert len(puzzles) >= 365
    assert len(puzzles) % 7 == 0
    assert len(set(puzzles)) == len(puzzles)
    assert PUZZLES[name].file.stat().st_size < LARGEST
    assert PUZZLES[name].file.read_bytes() == dump(puzzles)


@pytest.mark.parametrize("name", PUZZLES)
def test_a_week_goes_from_easy_to_hard(name: str) -> None:
    puzzles = load(PUZZLES[name])
    assert EPOCH.weekday() == 0
    for days in range(len(puzzles)):
        today = puzzles[number_on(EPOCH + timedelta(days), len(puzzles))]
        assert PUZZLES[name].level(today) == WEEK[days % 7]


def test_the_day_alone_says_which() -> None:
    assert number_on(date(2026, 11, 17), 371) == 316
    assert {number_on(EPOCH + timedelta(days), 371) for days in range(371)} == set(range(371))


@pytest.mark.parametrize("number", sample(40, len(MEADOW)))
def test_uly_can_only_be_in_one_place(number: int) -> None:
    puzzle = MEADOW[number]
    assert meadow_places(puzzle) == {puzzle.wolf}


@pytest.mark.parametrize("number", sample(40, len(MEADOW)))
def test_the_swaps_of_the_reasoning_are_all_needed(number: int) -> None:
    puzzle = MEADOW[number]
    needed = {one.swap for one in puzzle.why}
    assert meadow_places(puzzle, needed) == {puzzle.wolf}
    swaps = puzzle.moves.count("-")
    for fewer in combinations(range(swaps), len(needed) - 1):
        assert len(meadow_places(puzzle, set(fewer))) > 1


@pytest.mark.parametrize("number", sample(40, len(MEADOW)))
def test_the_round_is_played_by_the_rules(number: int) -> None:
    puzzle = MEADOW[number]
    state = meadow.round_of(puzzle)
    assert state.round == 1
    assert state.phase == "step"
    assert state.wolf == puzzle.wolf
    assert puzzle.wolf in {path[-1] for path in paths(puzzle)}


def paths(puzzle: meadow.Puzzle) -> list[list[int]]:
    """Where each hiding place that the rules allow leads."""
    seen = uly_polly.view(meadow.round_of(puzzle), meadow.DOG)
    swaps = [
        meadow.SeenSwap(0, Swap(event.a, event.b))
        for event in seen.history
        if isinstance(event, Swapped)
    ]
    return [meadow.path(hidden, swaps) for hidden in hiding_places(seen)]


@pytest.mark.parametrize("number", sample(40, len(MEADOW)))
def test_each_step_names_the_places_that_it_rules_out(number: int) -> None:
    puzzle = MEADOW[number]
    left = paths(puzzle)
    for one in puzzle.why:
        gone = [path for path in left if path[one.swap] in one.places]
        assert len(gone) == len(one.places)
        left = [path for path in left if path not in gone]
    assert [path[-1] for path in left] == [puzzle.wolf]


@pytest.mark.parametrize("number", sample(12, len(TABLE)))
def test_only_one_player_can_be_the_wolf(number: int) -> None:
    puzzle = TABLE[number]
    assert wolves(puzzle, puzzle.seen) == {puzzle.wolf}
    assert not any("=wolf/wolf" in text for text in puzzle.seen)  # nobody simply saw it
    assert "wolf/wolf" not in puzzle.cards


@pytest.mark.parametrize("number", sample(40, len(TABLE)))
def test_the_exact_posterior_is_as_certain(number: int) -> None:
    puzzle = TABLE[number]
    chances = belief(table.view_of(puzzle)).characters()
    assert chances[puzzle.wolf, CHARACTERS.index("wolf")] == pytest.approx(1.0, abs=1e-12)


@pytest.mark.parametrize("number", sample(4, len(TABLE)))
def test_the_observations_of_the_reasoning_are_all_needed(number: int) -> None:
    puzzle = TABLE[number]
    needed = [one.seen for one in puzzle.why if one.seen != table.OWN_CARDS]
    deals = left_deals(puzzle, ())
    fits = [set(left_deals(puzzle, (text,))) for text in puzzle.seen]

    def answers(chosen: tuple[int, ...]) -> set[int]:
        left = set(deals).intersection(*(fits[k] for k in chosen))
        return {who(deal).index("wolf") + 1 for deal in left}

    assert answers(tuple(needed)) == {puzzle.wolf}
    for fewer in combinations(range(len(puzzle.seen)), len(needed) - 1):
        assert len(answers(fewer)) > 1


@pytest.mark.parametrize("number", sample(12, len(TABLE)))
def test_each_step_says_what_is_certain_then(number: int) -> None:
    puzzle = TABLE[number]
    seen: tuple[str, ...] = ()
    for one in puzzle.why:
        if one.seen == table.OWN_CARDS:
            assert character(puzzle.cards) == "boy"
            assert one.boy == puzzle.viewer
            continue
        text = puzzle.seen[one.seen]
        seen += (text,)
        left = [who(deal) for deal in left_deals(puzzle, seen)]
        assert not one.boy or all(deal[one.boy - 1] == "boy" for deal in left)
        assert all(deal[player - 1] != "boy" for deal in left for player in one.not_boy)
        assert all(deal[player - 1] != "wolf" for deal in left for player in one.not_wolf)
        if one.can_be:
            assert {deal[int(text[2]) - 1] for deal in left} == set(one.can_be)


def test_observations_are_read_as_they_are_written() -> None:
    for puzzle in TABLE:
        for text in puzzle.seen:
            assert table.write_seen(table.read_seen(text)) == text


@pytest.mark.parametrize("name", PUZZLES)
def test_the_shipped_file_is_what_the_seed_gives(name: str) -> None:
    """The first that are found anew are among the shipped ones."""
    shipped = set(load(PUZZLES[name]))
    found = fill(PUZZLES[name], 53, 14)
    for _ in range(2):
        assert next(found)[-1] in shipped


def test_the_order_of_a_week() -> None:
    found = [puzzle for *_, puzzle in fill(meadow.PUZZLES, 1, 3)]
    assert [meadow.level(puzzle) for puzzle in in_order(meadow.PUZZLES, found)] == list(WEEK)


def test_every_game_of_ours_has_puzzles() -> None:
    assert set(PUZZLES) <= set(GAMES)
    assert len(PUZZLES) == 2
