"""The ends of a round of Uly & Polly, tokens, winners, patience (UP-15 to UP-22)."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from sheepfold.games.contract import GameEnded
from sheepfold.games.declared import redact
from sheepfold.games.uly_polly import (
    Move,
    Options,
    Result,
    State,
    actors,
    deal,
    free,
    legal,
    moves,
    play,
    result,
    start,
    view,
)
from sheepfold.games.uly_polly.pieces import Hide, Round, RoundEnded, Start, Stepped
from tests.rules.board import (
    EIGHT_SHEEP,
    ROUNDS,
    TABLES,
    at,
    bad_options,
    begin,
    encoded,
    events_of,
    face_up,
    finish_round,
    on_turn,
    others,
    play_out,
    quiet_swap,
    refused,
    viewers,
    walk,
    whole_game,
)


def swaps_around(state: State, dog: int) -> tuple[Move, ...]:
    """The swaps with all tiles face down and the dog here."""
    hidden, _ = play(state, state.wolf_seat, Hide(0))
    placed, _ = play(hidden, state.dog_seat, Start(dog))
    return legal(view(placed, state.wolf_seat))


@pytest.mark.rule("UP-15")
@pytest.mark.parametrize(("seats", "wolf"), TABLES)
def test_up_15_the_wolf_is_found_and_every_dog_player_takes_a_token(seats: int, wolf: int) -> None:
    state = play_out(begin(seats, wolf), "hide a1", "start b2", "a1-b1")
    state, events = events_of(state, "b1")
    tokens = tuple(int(seat != wolf) for seat in range(1, seats + 1))
    assert events == (
        Stepped(wolf % seats + 1, at("b1"), "wolf"),
        RoundEnded(Round(wolf, at("b1"), True, "found"), tokens),
    )
    assert (state.round, state.scores) == (2, tokens)


@pytest.mark.rule("UP-15")
def test_up_15_the_wolf_is_found_as_the_eighth_tile_too() -> None:
    state = walk(play_out(begin(seats=3), "hide b2", "start d4"), *EIGHT_SHEEP[:7])
    assert (state.turned, state.round) == (7, 1)
    state, events = events_of(play_out(state, quiet_swap(state)), "b2")
    assert events == (
        Stepped(3, at("b2"), "wolf"),
        RoundEnded(Round(1, at("b2"), True, "found"), (0, 1, 1)),
    )
    assert state.scores == (0, 1, 1)


@pytest.mark.rule("UP-16")
@pytest.mark.parametrize(("seats", "wolf"), TABLES)
def test_up_16_the_eighth_tile_is_a_sheep_and_the_wolf_takes_a_token(seats: int, wolf: int) -> None:
    state = walk(play_out(begin(seats, wolf), "hide a1", "start d4"), *EIGHT_SHEEP[:7])
    assert (state.turned, state.round, state.scores) == (7, 1, (0,) * seats)
    swapped = play_out(state, quiet_swap(state))
    state, events = events_of(swapped, "b2")
    tokens = tuple(int(seat == wolf) for seat in range(1, seats + 1))
    assert events == (
        Stepped(swapped.dog_seat, at("b2"), "sheep"),
        RoundEnded(Round(wolf, at("a1"), False, "escaped"), tokens),
    )
    assert (state.round, state.scores) == (2, tokens)


@pytest.mark.rule("UP-16")
def test_up_16_only_turned_tiles_count() -> None:
    state = play_out(begin(seats=3), "hide a1", "start d4")
    state = walk(state, "c4", "b4", "c4", "b4", "b3", "b4", "b3", "c3", "d3")
    assert (state.turned, state.round) == (5, 1)
    state = walk(state, "d2", "c2")
    assert (state.turned, state.round) == (7, 1)
    assert walk(state, "b2").rounds[0].how == "escaped"


@pytest.mark.rule("UP-16")
def test_up_16_the_wolfs_place_is_then_shown_to_everybody() -> None:
    state = walk(play_out(begin(seats=3), "hide a1", "start d4"), *EIGHT_SHEEP[:7])
    state = play_out(state, "a1-a2")
    assert all(view(state, viewer).wolf is None for viewer in others(state))
    state, (_, ended) = events_of(state, "b2")
    for viewer in viewers(state):
        assert redact(ended, viewer) == RoundEnded(Round(1, at("a2"), False, "escaped"), (1, 0, 0))
        assert view(state, viewer).rounds == (Round(1, at("a2"), False, "escaped"),)


@pytest.mark.rule("UP-16")
@pytest.mark.parametrize("how", ["found", "escaped", "slipped-away"])
def test_up_16_the_wolfs_place_is_shown_after_the_last_round_too(how: str) -> None:
    state = whole_game(4, 1, how, how, how, how)
    assert [view(state, viewer).wolf for viewer in viewers(state)] == [at("a1")] * 5


@pytest.mark.rule("UP-16")
def test_up_16_eight_is_the_standard_and_there_are_sheep_enough() -> None:
    assert Options().flips == 8
    assert bad_options(Options(flips=0), 3) == ("uly_polly-flips", {"most": 15})
    assert bad_options(Options(flips=16), 3) == ("uly_polly-flips", {"most": 15})
    assert bad_options(Options(rows=2, columns=3, flips=6), 3) == ("uly_polly-flips", {"most": 5})


@pytest.mark.rule("UP-17")
@pytest.mark.parametrize("how", ["found", "escaped", "slipped-away"])
@pytest.mark.parametrize(("seats", "wolf"), TABLES)
def test_up_17_the_seat_left_of_the_wolf_is_the_next_wolf(seats: int, wolf: int, how: str) -> None:
    state = finish_round(begin(seats, wolf), how)
    left = wolf + 1 if wolf < seats else 1
    assert (state.wolf_seat, actors(state), state.phase) == (left, (left,), "hide")
    assert state.round == 2
    assert (face_up(state), state.dog, state.wolf) == (set(), None, None)
    assert (state.turned, state.idle, state.history) == (0, 0, ())
    assert state.proposals == (None,) * seats
    assert sum(state.scores) == (seats - 1 if how == "found" else 1)  # these stay
    assert refused(state, f"{wolf}: hide c3") == ("not-your-turn", {"seat": left})
    assert play_out(state, f"{left}: hide c3").wolf == at("c3")


@pytest.mark.rule("UP-18")
@pytest.mark.parametrize(("seats", "first"), TABLES)
def test_up_18_each_player_is_the_wolf_twice_or_with_four_or_five_once(
    seats: int, first: int
) -> None:
    state = begin(seats, first)
    wolves = []
    while actors(state):
        assert result(state) is None
        wolves.append(state.wolf_seat)
        state = finish_round(state, "found")
    assert len(wolves) == {2: 4, 3: 6, 4: 4, 5: 5}[seats]
    assert Counter(wolves) == dict.fromkeys(range(1, seats + 1), 2 if seats <= 3 else 1)
    assert result(state) is not None


@pytest.mark.rule("UP-18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_up_18_after_the_last_round_nobody_moves(seats: int) -> None:
    state = whole_game(seats, 1, *["found"] * ROUNDS[seats])
    assert (state.phase, actors(state)) == ("over", ())
    for seat in range(1, seats + 1):
        assert legal(view(state, seat)) == free(view(state, seat)) == moves(state, seat) == ()
        for text in ("hide c3", "start c3", "c3-d3", "b1", "propose b1"):
            assert refused(state, f"{seat}: {text}") == ("game-over", {})


@pytest.mark.rule("UP-19")
@pytest.mark.parametrize(
    ("seats", "hows", "scores", "winners"),
    [
        (2, "found escaped found escaped", (0, 4), (2,)),
        (2, "found found found escaped", (1, 3), (2,)),
        (2, "found found found found", (2, 2), (1, 2)),
        (3, "escaped found found found found found", (5, 3, 3), (1,)),
        (3, "escaped escaped escaped escaped escaped slipped-away", (2, 2, 2), (1, 2, 3)),
        (4, "found found escaped escaped", (1, 1, 3, 3), (3, 4)),
        (5, "found found found slipped-away found", (3, 3, 3, 5, 3), (4,)),
    ],
)
def test_up_19_most_tokens_win_and_those_who_tie_share_the_win(
    seats: int, hows: str, scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = whole_game(seats, 1, *hows.split())
    assert result(state) == Result(winners, scores)
    for viewer in viewers(state):
        assert view(state, viewer).result == Result(winners, scores)


@pytest.mark.rule("UP-19")
def test_up_19_the_winners_are_announced_to_all_and_not_before_the_end() -> None:
    state = whole_game(2, 1, "found", "escaped", "found")
    state = play_out(state, "hide a1", "start b2", "c3-d3")
    assert result(state) is None
    assert all(view(state, viewer).result is None for viewer in viewers(state))
    state, (_, ended, over) = events_of(state, "a1")
    assert isinstance(ended, RoundEnded)
    assert ended.scores == (1, 3)
    assert [redact(over, viewer) for viewer in viewers(state)] == [GameEnded((2,))] * 3


@pytest.mark.rule("UP-20")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_up_20_no_game_hands_out_more_than_twenty_tokens(seats: int) -> None:
    handed_out = set()
    for hows in product(("found", "escaped"), repeat=ROUNDS[seats]):
        state = whole_game(seats, 1, *hows)
        assert result(state) is not None
        handed_out.add(sum(state.scores))
    assert max(handed_out) == ROUNDS[seats] * (seats - 1) <= 20


@pytest.mark.rule("UP-20")
def test_up_20_five_players_can_take_all_twenty() -> None:
    state = whole_game(5, 3, *["found"] * 5)
    assert state.scores == (4, 4, 4, 4, 4)
    assert all(encoded(view(state, viewer).scores) == b"[4,4,4,4,4]" for viewer in viewers(state))


@pytest.mark.rule("UP-21")
@pytest.mark.parametrize("patience", [1, 2, 6, 9])
def test_up_21_after_so_many_moves_without_a_turned_tile_the_wolf_wins(patience: int) -> None:
    state = play_out(begin(seats=3, patience=patience), "hide a1", "start d4")
    state = walk(state, "c4", "c3")
    for count in range(patience):
        assert (state.idle, state.round) == (count, 1)
        state = play_out(state, quiet_swap(state))
        state, events = events_of(state, "c4" if count % 2 == 0 else "c3")
    assert events[1:] == (RoundEnded(Round(1, at("a1"), False, "slipped-away"), (1, 0, 0)),)
    assert (state.round, state.scores) == (2, (1, 0, 0))


@pytest.mark.rule("UP-21")
def test_up_21_the_wolfs_place_is_shown_as_in_up_16() -> None:
    before = play_out(begin(seats=3, patience=1), "hide a1", "start d4")
    before = play_out(walk(before, "c4", "c3"), "a1-a2")
    state, (_, ended) = events_of(before, "c4")
    for viewer in viewers(state):
        assert redact(ended, viewer) == ended
        assert view(state, viewer).rounds == (Round(1, at("a2"), False, "slipped-away"),)


@pytest.mark.rule("UP-21")
def test_up_21_the_standard_is_six() -> None:
    assert Options().patience == 6
    state = play_out(begin(), "hide a1", "start d4")
    state = walk(state, "c4", "c3", "c4", "c3", "c4", "c3", "c4")
    assert (state.round, state.idle) == (1, 5)
    assert walk(state, "c3").round == 2


@pytest.mark.rule("UP-21")
def test_up_21_without_a_limit_the_dog_may_walk_for_ever() -> None:
    state = play_out(begin(patience=None), "hide a1", "start d4")
    state = walk(state, "c4", "c3", *["c4", "c3"] * 50)
    assert (state.round, state.turned, state.idle) == (1, 2, 100)


@pytest.mark.rule("UP-21")
def test_up_21_the_moves_of_all_dog_players_count_together_and_everybody_sees_it() -> None:
    state = play_out(begin(seats=4), "hide a1", "start d4")
    state = walk(state, "c4", "c3")
    for count, step in enumerate(["c4", "c3", "c4", "c3", "c4"], 1):
        state = walk(state, step)
        assert [view(state, viewer).idle for viewer in viewers(state)] == [count] * 5
    idle = [event.seat for event in state.history if isinstance(event, Stepped)][2:]
    assert idle == [4, 2, 3, 4, 2]
    assert walk(state, "c3").rounds[0].how == "slipped-away"


@pytest.mark.rule("UP-21")
def test_up_21_placing_the_dog_does_not_count() -> None:
    state = play_out(begin(patience=1), "hide a1", "start d4")
    assert (state.idle, state.round) == (0, 1)
    assert walk(state, "c4", "c3").round == 1


@pytest.mark.rule("UP-21")
def test_up_21_a_turned_tile_starts_the_count_again() -> None:
    state = play_out(begin(), "hide a1", "start d4")
    state = walk(state, "c4", "c3", "c4", "c3", "c4", "c3", "c4")
    assert state.idle == 5
    state = walk(state, "d3")  # the sixth move turns a tile
    assert (state.idle, state.round) == (0, 1)
    state = walk(state, "c4", "c3", "c4", "c3", "c4")
    assert (state.idle, state.round) == (5, 1)
    assert walk(state, "c3").rounds[0].how == "slipped-away"


@pytest.mark.rule("UP-21")
def test_up_21_every_round_starts_the_count_again() -> None:
    state = finish_round(begin(), "slipped-away")
    assert (state.idle, state.round) == (0, 2)
    state = play_out(state, "hide a1", "start d4")
    state = walk(state, "c4", "c3", "c4", "c3", "c4", "c3", "c4")
    assert (state.idle, state.round) == (5, 2)


@pytest.mark.rule("UP-21")
@pytest.mark.parametrize("patience", [-1, 0, 1001])
def test_up_21_the_limit_is_at_least_one(patience: int) -> None:
    assert bad_options(Options(patience=patience), 3) == ("uly_polly-patience", {"most": 1000})


@pytest.mark.rule("UP-22")
@pytest.mark.parametrize("rows", range(2, 7))
@pytest.mark.parametrize("columns", range(2, 7))
def test_up_22_wherever_the_dog_is_there_is_a_swap_and_a_step(rows: int, columns: int) -> None:
    flips = min(8, rows * columns - 1)
    state = play_out(begin(rows=rows, columns=columns, flips=flips), "hide a1")
    for place in legal(view(state, 2)):
        placed, _ = play(state, 2, place)
        swaps = legal(view(placed, 1))
        assert swaps
        swapped, _ = play(placed, 1, swaps[0])
        assert legal(view(swapped, 2))


@pytest.mark.rule("UP-22")
@pytest.mark.parametrize(("rows", "columns"), [(1, 4), (4, 1), (1, 1), (7, 4), (4, 7), (0, 4)])
def test_up_22_other_boards_are_refused(rows: int, columns: int) -> None:
    options = Options(rows=rows, columns=columns, flips=1)
    assert bad_options(options, 3) == ("uly_polly-board-size", {"least": 2, "most": 6})


@pytest.mark.rule("UP-20")
@pytest.mark.rule("UP-22")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("rows", "columns", "flips"), [(4, 4, 8), (2, 2, 3), (3, 2, 5), (3, 5, 9)])
def test_up_20_up_22_random_games_never_lack_a_move_or_a_token(
    seats: int, rows: int, columns: int, flips: int
) -> None:
    rng = Random(seats)
    options = Options(rows=rows, columns=columns, flips=flips)
    for _ in range(5):
        state = start(options, seats, deal(options, seats, rng))
        swaps = [swaps_around(state, dog) for dog in range(rows * columns)]
        while actors(state):
            seat = on_turn(state)
            listed = legal(view(state, seat))
            assert listed
            assert moves(state, seat) == listed
            if state.phase == "swap":
                assert state.dog is not None
                assert listed == swaps[state.dog]  # whatever lies face up
            move = rng.choice(listed)
            state, _ = play(state, seat, move)
            assert sum(state.scores) <= 20
        assert result(state) is not None
