"""The turns of Uly & Polly: the wolf's swaps and the dog's steps (UP-07 to UP-14)."""

from collections.abc import Iterator
from itertools import islice

import pytest

from sheepfold.games.contract import BadNotation
from sheepfold.games.declared import redact
from sheepfold.games.uly_polly import actors, free, legal, parse, view, write
from sheepfold.games.uly_polly.pieces import Hidden, Started, Step, Stepped, Swap, Swapped
from tests.rules.board import (
    EIGHT_SHEEP,
    FOUND,
    NOTATIONS,
    PLACES,
    ROUNDS,
    TABLES,
    at,
    begin,
    choices,
    events_of,
    face_up,
    play_out,
    quiet_swap,
    refused,
    refused_move,
    touch,
    viewers,
    walk,
)


def clockwise(seats: int, first: int) -> Iterator[int]:
    """The seats around the table for ever, from this one on."""
    while True:
        yield from range(first, seats + 1)
        yield from range(1, first)


@pytest.mark.rule("UP-07")
def test_up_07_the_wolf_has_the_first_turn_then_they_alternate() -> None:
    state = play_out(begin(seats=2), "hide a1", "start d4")
    for step in EIGHT_SHEEP[:-1]:
        assert (actors(state), state.phase) == ((1,), "swap")
        state = play_out(state, quiet_swap(state))
        assert (actors(state), state.phase) == ((2,), "step")
        state = play_out(state, step)
    kinds = [type(event) for event in state.history]
    assert kinds == [Hidden, Started, *[Swapped, Stepped] * 7]


@pytest.mark.rule("UP-07")
def test_up_07_nobody_moves_out_of_turn() -> None:
    state = play_out(begin(seats=3), "hide c3", "start b2")
    assert refused(state, "2: b3") == ("not-your-turn", {"seat": 1})
    assert refused(state, "2: c3-d3") == ("not-your-turn", {"seat": 1})
    assert refused(state, "1: b3") == ("not-now", {})
    assert legal(view(state, 2)) == legal(view(state, 3)) == legal(view(state, None)) == ()
    state = play_out(state, "c3-d3")
    assert refused(state, "1: c3-d3") == ("not-your-turn", {"seat": 2})
    assert refused(state, "3: b3") == ("not-your-turn", {"seat": 2})
    assert refused(state, "2: c3-d3") == ("not-now", {})
    assert refused(state, "2: start b3") == ("not-now", {})
    assert legal(view(state, 1)) == legal(view(state, 3)) == legal(view(state, None)) == ()


@pytest.mark.rule("UP-08")
@pytest.mark.rule("UP-09")
@pytest.mark.parametrize("dog", PLACES)
def test_up_08_up_09_the_swaps_are_all_touching_pairs_without_the_dog(dog: str) -> None:
    state = play_out(begin(), "hide c3", f"start {dog}")
    swaps = [{*swap.split("-")} for swap in choices(state)]
    pairs = [{a, b} for a in PLACES for b in PLACES if a < b and touch(a, b) and dog not in (a, b)]
    assert len(swaps) == len(pairs)
    assert all(pair in swaps for pair in pairs)


@pytest.mark.rule("UP-08")
@pytest.mark.parametrize(
    ("a", "b"), [("a1", "c1"), ("a1", "a3"), ("a1", "c3"), ("d1", "a2"), ("b1", "c3"), ("c3", "c3")]
)
def test_up_08_tiles_that_do_not_touch_are_not_swapped(a: str, b: str) -> None:
    state = play_out(begin(), "hide c3", "start d4")
    assert refused(state, f"{a}-{b}") == ("uly_polly-not-neighbours", {"a": a, "b": b})


@pytest.mark.rule("UP-08")
@pytest.mark.parametrize("swap", ["b3-c3", "c3-b3", "c2-c3", "b2-c3", "c3-d2"])
def test_up_08_tiles_that_touch_at_a_side_or_a_corner_change_places(swap: str) -> None:
    state, events = events_of(play_out(begin(), "hide c3", "start d4"), swap)
    a, b = sorted(at(place) for place in swap.split("-"))
    assert events == (Swapped(1, a, b),)
    assert state.wolf == a + b - at("c3")


@pytest.mark.rule("UP-08")
def test_up_08_the_wolf_may_not_pass() -> None:
    state = play_out(begin(), "hide c3", "start d4")
    assert all(isinstance(move, Swap) for move in legal(view(state, 1)))
    assert free(view(state, 1)) == ()
    with pytest.raises(BadNotation) as caught:
        parse("pass", state.options)
    assert caught.value.reason == "not-a-move"
    assert refused(state, "2: c3") == ("not-your-turn", {"seat": 1})  # the dog waits for a swap


@pytest.mark.rule("UP-08")
def test_up_08_both_tiles_lie_in_the_meadow() -> None:
    state = play_out(begin(), "hide c3", "start b2")
    assert refused_move(state, 1, Swap(15, 16)) == ("uly_polly-off-board", {"place": 16})
    assert refused_move(state, 1, Swap(-1, 0)) == ("uly_polly-off-board", {"place": -1})


@pytest.mark.rule("UP-09")
@pytest.mark.parametrize("dog", PLACES)
def test_up_09_the_tile_under_the_dog_may_not_be_swapped(dog: str) -> None:
    state = play_out(begin(), "hide c3", f"start {dog}")
    for place in PLACES:
        assert refused(state, f"{dog}-{place}") == ("uly_polly-dog-on-tile", {"place": dog})


@pytest.mark.rule("UP-09")
def test_up_09_it_is_the_tile_where_the_dog_is_now() -> None:
    state = play_out(begin(), "hide a1", "start b2", "c3-c4", "b3")
    assert refused(state, "b3-c3") == ("uly_polly-dog-on-tile", {"place": "b3"})
    assert refused(state, "a2-b3") == ("uly_polly-dog-on-tile", {"place": "b3"})
    assert "b2-c2" in choices(state)
    assert face_up(play_out(state, "b2-c2", "b2", "b3-c3")) == {"b2", "c3"}


@pytest.mark.rule("UP-10")
def test_up_10_the_wolf_need_not_be_part_of_the_swap() -> None:
    state = play_out(begin(), "hide a1", "start d4")
    assert play_out(state, "b3-c3").wolf == at("a1")
    assert play_out(state, "a1-b2").wolf == at("b2")
    assert play_out(state, "a2-b1").wolf == at("a1")
    assert play_out(begin(), "hide b2", "start d4", "a1-b2").wolf == at("a1")


@pytest.mark.rule("UP-10")
def test_up_10_two_face_down_tiles() -> None:
    state = play_out(begin(), "hide a1", "start d4", "b3-c3")
    assert face_up(state) == set()


@pytest.mark.rule("UP-10")
def test_up_10_a_face_up_and_a_face_down_tile() -> None:
    state = play_out(begin(), "hide a1", "start b2", "c3-c4", "b3", "b1-c1", "b4")
    assert face_up(state) == {"b3", "b4"}
    assert face_up(play_out(state, "b3-c3")) == {"c3", "b4"}
    assert face_up(play_out(state, "a2-b3")) == {"a2", "b4"}


@pytest.mark.rule("UP-10")
def test_up_10_the_wolf_and_a_face_up_tile() -> None:
    state = play_out(begin(), "hide a1", "start b2", "c3-c4", "b1", "c3-c4", "c1", "a1-b1")
    assert face_up(state) == {"a1", "c1"}
    assert state.wolf == at("b1")
    assert play_out(state, "b1").rounds[0].how == "found"


@pytest.mark.rule("UP-10")
def test_up_10_two_face_up_tiles() -> None:
    state = walk(play_out(begin(), "hide a1", "start d4"), "c4", "b4", "b3")
    assert (state.tiles[at("b4")], state.tiles[at("c4")]) == (2, 1)
    assert "b4-c4" in choices(state)
    state = play_out(state, "b4-c4")
    assert (state.tiles[at("b4")], state.tiles[at("c4")]) == (1, 2)
    assert face_up(state) == {"b3", "b4", "c4"}


@pytest.mark.rule("UP-10")
@pytest.mark.parametrize("swap", ["a1-b1", "b3-c3"])
def test_up_10_everybody_sees_which_two_places_were_swapped(swap: str) -> None:
    state, (swapped,) = events_of(play_out(begin(), "hide a1", "start d4"), swap)
    a, b = (at(place) for place in swap.split("-"))
    for viewer in viewers(state):
        assert redact(swapped, viewer) == Swapped(1, a, b)
        assert view(state, viewer).history[-1] == Swapped(1, a, b)


@pytest.mark.rule("UP-11")
@pytest.mark.parametrize("dog", PLACES)
def test_up_11_the_dog_moves_exactly_one_place_straight_or_diagonally(dog: str) -> None:
    state = play_out(begin(), "hide c3", f"start {dog}")
    state = play_out(state, quiet_swap(state))
    assert choices(state) == {place for place in PLACES if touch(dog, place)}
    for place in PLACES:
        if place == dog:
            assert refused(state, place) == ("uly_polly-dog-stays", {})
        elif not touch(dog, place):
            assert refused(state, place) == ("uly_polly-too-far", {"dog": dog, "place": place})
        else:
            _, (stepped, *_) = events_of(state, place)
            assert stepped == Stepped(2, at(place), "wolf" if place == "c3" else "sheep")


@pytest.mark.rule("UP-11")
def test_up_11_the_dog_does_not_leave_the_meadow() -> None:
    state = play_out(begin(), "hide c3", "start d4", "a1-b1")
    assert refused_move(state, 2, Step(16)) == ("uly_polly-off-board", {"place": 16})
    assert refused_move(state, 2, Step(-1)) == ("uly_polly-off-board", {"place": -1})


@pytest.mark.rule("UP-11")
def test_up_11_the_dog_may_step_back_and_the_wolf_may_undo_its_swap() -> None:
    state = play_out(begin(), "hide c3", "start b2", "c3-d3", "b3")
    assert state.wolf == at("d3")
    assert "c3-d3" in choices(state)
    state = play_out(state, "c3-d3")
    assert state.wolf == at("c3")
    state = play_out(state, "b2", "c3-d3")
    assert "b3" in choices(state)
    state = play_out(state, "b3", "c3-d3", "b2")
    assert (state.dog, state.wolf, face_up(state)) == (at("b2"), at("c3"), {"b2", "b3"})


@pytest.mark.rule("UP-12")
@pytest.mark.parametrize(
    ("seats", "wolf", "order"),
    [
        (2, 1, [2, 2, 2, 2, 2, 2, 2]),
        (2, 2, [1, 1, 1, 1, 1, 1, 1]),
        (3, 1, [2, 3, 2, 3, 2, 3, 2]),
        (3, 2, [3, 1, 3, 1, 3, 1, 3]),
        (4, 4, [1, 2, 3, 1, 2, 3, 1]),
        (5, 3, [4, 5, 1, 2, 4, 5, 1]),
    ],
)
def test_up_12_left_of_the_wolf_first_then_clockwise_without_the_wolf(
    seats: int, wolf: int, order: list[int]
) -> None:
    state = play_out(begin(seats, wolf), "hide a1", "start d4")
    for seat, step in zip(order, EIGHT_SHEEP[:7], strict=True):
        state = play_out(state, quiet_swap(state))
        assert actors(state) == (seat,)
        for other in {*range(1, seats + 1)} - {seat}:
            assert refused(state, f"{other}: {step}") == ("not-your-turn", {"seat": seat})
        state = play_out(state, step)
    assert [event.seat for event in state.history if isinstance(event, Stepped)] == order


@pytest.mark.rule("UP-12")
@pytest.mark.parametrize(("seats", "first"), TABLES)
def test_up_12_every_round_of_a_game_begins_left_of_its_wolf(seats: int, first: int) -> None:
    state = begin(seats, first)
    for wolf in islice(clockwise(seats, first), ROUNDS[seats]):
        state = play_out(state, f"{wolf}: hide a1")
        dogs = (seat for seat in clockwise(seats, wolf) if seat != wolf)
        assert actors(state) == (wolf % seats + 1,)
        state = play_out(state, "start d4")
        for step in EIGHT_SHEEP:
            state = play_out(state, f"{wolf}: {quiet_swap(state)}", f"{next(dogs)}: {step}")
    assert state.phase == "over"


@pytest.mark.rule("UP-13")
def test_up_13_on_a_face_up_tile_nothing_happens_and_it_is_the_wolfs_turn() -> None:
    before = play_out(begin(seats=3), "hide a1", "start b2", "c3-c4", "b3", "c3-c4", "b4", "c1-d1")
    state, events = events_of(before, "b3")
    assert events == (Stepped(2, at("b3"), None),)
    assert state.dog == at("b3")
    assert (state.tiles, state.turned, state.wolf) == (before.tiles, 2, at("a1"))
    assert (state.scores, state.round) == ((0, 0, 0), 1)
    assert (actors(state), state.phase) == ((1,), "swap")


@pytest.mark.rule("UP-13")
def test_up_13_a_tile_that_was_swapped_is_still_face_up() -> None:
    state = play_out(begin(), "hide a1", "start b2", "c3-c4", "b3", "c3-c4", "b4", "b3-c3")
    state, events = events_of(state, "c3")
    assert events == (Stepped(2, at("c3"), None),)
    assert state.turned == 2


@pytest.mark.rule("UP-14")
def test_up_14_a_face_down_tile_is_turned_and_stays_face_up() -> None:
    state, events = events_of(play_out(begin(), "hide a1", "start b2", "c3-c4"), "b3")
    assert events == (Stepped(2, at("b3"), "sheep"),)
    assert (state.dog, state.turned) == (at("b3"), 1)
    for viewer in viewers(state):
        assert face_up(view(state, viewer)) == {"b3"}
    state = play_out(state, "c1-d1", "c4")
    assert face_up(state) == {"b3", "c4"}
    assert (actors(state), state.phase, state.turned) == ((1,), "swap", 2)


@pytest.mark.rule("UP-14")
def test_up_14_the_tile_the_dog_starts_on_may_be_the_wolf() -> None:
    state = play_out(begin(), "hide b2", "start b2", "c3-c4", "b3", "c3-c4")
    assert state.round == 1
    _, (stepped, *_) = events_of(state, "b2")
    assert stepped == Stepped(3, at("b2"), "wolf")


@pytest.mark.rule("UP-14")
def test_up_14_the_tile_the_dog_starts_on_may_be_entered_and_turned_like_any_other() -> None:
    state = play_out(begin(), "hide a1", "start b2", "c3-c4", "b3", "c3-c4")
    assert face_up(state) == {"b3"}
    state, events = events_of(state, "b2")
    assert events == (Stepped(3, at("b2"), "sheep"),)
    assert (face_up(state), state.turned) == ({"b2", "b3"}, 2)


@pytest.mark.rule("UP-14")
def test_up_14_the_tile_the_dog_starts_on_may_be_swapped_once_it_has_left() -> None:
    state = play_out(begin(), "hide b2", "start b2", "c3-c4", "b3")
    assert "b2-c2" in choices(state)
    state = play_out(state, "b2-c2")
    assert state.wolf == at("c2")
    assert play_out(state, "c2").rounds[0].how == "found"
    state, (stepped,) = events_of(state, "b2")
    assert stepped == Stepped(3, at("b2"), "sheep")


@pytest.mark.rule("UP-07")
@pytest.mark.rule("UP-08")
@pytest.mark.rule("UP-11")
def test_a_refused_move_changes_nothing_and_every_other_move_is_accepted() -> None:
    state = begin(seats=3)
    for text in FOUND:
        for seat in (1, 2, 3):
            mine = view(state, seat)
            allowed = {write(move, state.options) for move in (*legal(mine), *free(mine))}
            for other in NOTATIONS:
                if write(parse(other, state.options), state.options) in allowed:
                    play_out(state, f"{seat}: {other}")
                else:
                    refused(state, f"{seat}: {other}")
        state = play_out(state, text)
    assert state == play_out(begin(seats=3), *FOUND)
