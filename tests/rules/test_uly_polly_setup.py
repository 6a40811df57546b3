"""Uly & Polly before the first turn: players, hiding, placing the dog (UP-01 to UP-06)."""

from collections import Counter
from random import Random

import pytest

from sheepfold.games.contract import BadOutcome, IllegalMove, Secret
from sheepfold.games.declared import redact
from sheepfold.games.uly_polly import (
    SEATS,
    Options,
    Outcome,
    actors,
    check,
    deal,
    free,
    legal,
    open_moves,
    parse,
    refusal,
    secrets,
    start,
    view,
)
from sheepfold.games.uly_polly.pieces import (
    Hidden,
    Hide,
    Propose,
    Proposed,
    Start,
    Started,
    Stepped,
)
from tests.rules.board import (
    NOTATIONS,
    PLACES,
    TABLES,
    at,
    bad_options,
    begin,
    choices,
    encoded,
    events_of,
    face_up,
    finish_round,
    others,
    play_out,
    quiet_swap,
    refused,
    refused_move,
    viewers,
    walk,
)


@pytest.mark.rule("UP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_up_01_two_to_five_play_with_sixteen_tiles_one_wolf_and_one_dog(seats: int) -> None:
    assert seats in SEATS
    check(Options(), seats)
    state = play_out(begin(seats=seats), "hide c3", "start b2")
    assert len(state.tiles) == 16
    assert (state.wolf, state.dog) == (at("c3"), at("b2"))
    assert state.scores == (0,) * seats


@pytest.mark.rule("UP-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7])
def test_up_01_neither_fewer_nor_more(seats: int) -> None:
    assert seats not in SEATS
    assert bad_options(Options(), seats) == ("seats", {"least": 2, "most": 5})


@pytest.mark.rule("UP-01")
@pytest.mark.parametrize("seat", [0, 4])
def test_up_01_only_those_at_the_table_play(seat: int) -> None:
    state = begin(seats=3)
    for text in ("hide c3", "start b2", "c3-d3", "b3"):
        with pytest.raises(IllegalMove) as caught:
            play_out(state, f"{seat}: {text}")
        assert caught.value.reason == "not-seated"
        state = play_out(state, text)


@pytest.mark.rule("UP-02")
@pytest.mark.parametrize(("seats", "wolf"), TABLES)
def test_up_02_the_seat_that_the_table_names_is_the_first_wolf(seats: int, wolf: int) -> None:
    options = Options(first_wolf=wolf)
    for seed in range(10):
        dealt = deal(options, seats, Random(seed))
        assert dealt == Outcome(wolf)
        state = start(options, seats, dealt)
        assert (state.wolf_seat, actors(state), state.phase) == (wolf, (wolf,), "hide")
    with pytest.raises(BadOutcome) as caught:
        start(options, seats, Outcome(wolf % seats + 1))
    assert caught.value.reason == "uly_polly-first-wolf"


@pytest.mark.rule("UP-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_up_02_if_it_names_none_the_first_wolf_is_drawn(seats: int) -> None:
    options = Options()
    rng = Random(2)
    drawn = Counter(
        start(options, seats, deal(options, seats, rng)).wolf_seat for _ in range(200 * seats)
    )
    assert sorted(drawn) == list(range(1, seats + 1))
    assert all(140 < often < 260 for often in drawn.values())


@pytest.mark.rule("UP-02")
@pytest.mark.parametrize("wolf", [0, 4])
def test_up_02_the_first_wolf_sits_at_the_table(wolf: int) -> None:
    assert bad_options(Options(first_wolf=wolf), 3) == ("uly_polly-first-wolf", {"most": 3})
    with pytest.raises(BadOutcome) as caught:
        start(Options(), 3, Outcome(wolf))
    assert (caught.value.reason, caught.value.facts) == ("uly_polly-first-wolf", {"most": 3})


@pytest.mark.rule("UP-03")
def test_up_03_a_round_begins_with_sixteen_tiles_face_down() -> None:
    state = begin()
    for viewer in viewers(state):
        assert view(state, viewer).tiles == (0,) * 16
    assert (state.options.rows, state.options.columns) == (4, 4)
    assert (state.wolf, state.dog, state.turned) == (None, None, 0)


@pytest.mark.rule("UP-03")
@pytest.mark.parametrize("how", ["found", "escaped", "slipped-away"])
def test_up_03_every_later_round_begins_so_too(how: str) -> None:
    state = begin(seats=3)
    for number in range(1, 7):
        assert (state.round, state.phase) == (number, "hide")
        assert (state.tiles, state.wolf, state.dog) == ((0,) * 16, None, None)
        state = finish_round(state, how)


@pytest.mark.rule("UP-04")
def test_up_04_the_wolf_may_hide_in_any_of_the_sixteen_tiles() -> None:
    state = begin(seats=4, wolf=2)
    assert actors(state) == (2,)
    assert choices(state) == {f"hide {place}" for place in PLACES}
    for place in PLACES:
        hidden = play_out(state, f"hide {place}")
        assert hidden.wolf == at(place)
        assert hidden.tiles == (0,) * 16


@pytest.mark.rule("UP-04")
def test_up_04_only_the_wolf_hides_and_only_once() -> None:
    state = begin(seats=3, wolf=2)
    assert refused(state, "1: hide c3") == ("not-your-turn", {"seat": 2})
    assert refused(state, "3: hide c3") == ("not-your-turn", {"seat": 2})
    state = play_out(state, "hide c3")
    assert refused(state, "2: hide a1") == ("not-your-turn", {"seat": 3})
    state = play_out(state, "start b2")
    assert refused(state, "2: hide a1") == ("not-now", {})


@pytest.mark.rule("UP-04")
def test_up_04_there_is_nowhere_else_to_hide() -> None:
    assert refused_move(begin(), 1, Hide(16)) == ("uly_polly-off-board", {"place": 16})
    assert refused_move(begin(), 1, Hide(-1)) == ("uly_polly-off-board", {"place": -1})


@pytest.mark.rule("UP-04")
def test_up_04_only_the_wolf_knows_where() -> None:
    state, events = events_of(begin(seats=3, wolf=2), "hide c3")
    assert events == (Hidden(2, at("c3")),)
    assert view(state, 2).wolf == at("c3")
    assert view(state, 2).history == (Hidden(2, at("c3")),)
    for viewer in others(state):
        assert view(state, viewer).wolf is None
        assert view(state, viewer).history == (Hidden(2, None),)
        assert redact(events[0], viewer) == Hidden(2, None)


@pytest.mark.rule("UP-04")
def test_up_04_only_the_hiding_place_is_not_chosen_in_front_of_everyone() -> None:
    state = begin(seats=3, wolf=2)
    assert open_moves(view(state, None)) == ()
    for text in ("hide c3", "start b2", "c3-c4"):
        state = play_out(state, text)
        assert open_moves(view(state, None)) == legal(view(state, actors(state)[0])) != ()


@pytest.mark.rule("UP-04")
@pytest.mark.parametrize("viewer", [1, 3, None])
def test_up_04_all_sixteen_hiding_places_look_the_same_to_the_others(viewer: int | None) -> None:
    seen = set()
    for place in PLACES:
        state, events = events_of(begin(seats=3, wolf=2), f"hide {place}")
        mine = view(state, viewer)
        answers = []
        for text in NOTATIONS:
            why = refusal(mine, parse(text, Options()))
            answers.append(why and (why.reason, why.facts))
        told = [redact(event, viewer) for event in events]
        seen.add(encoded((mine, told, legal(mine), free(mine), answers)))
    assert len(seen) == 1


@pytest.mark.rule("UP-04")
@pytest.mark.parametrize("viewer", [1, 3, None])
def test_up_04_nor_does_a_later_move_give_the_wolf_away(viewer: int | None) -> None:
    moves = ("start b2", "c3-c4", "b3", "a1-a2", "b2", "c3-c4", "c2")
    seen: list[set[bytes]] = [set() for _ in moves]
    for place in sorted({*PLACES} - {"b3", "b2", "c2"}):  # the dog turns these three
        state = play_out(begin(seats=3, wolf=2), f"hide {place}")
        for number, move in enumerate(moves):
            state, events = events_of(state, move)
            mine = view(state, viewer)
            told = [redact(event, viewer) for event in events]
            seen[number].add(encoded((mine, told, legal(mine), free(mine))))
    assert [len(looks) for looks in seen] == [1] * len(moves)


@pytest.mark.rule("UP-04")
def test_up_04_the_hiding_place_is_the_one_secret_until_the_round_ends() -> None:
    assert secrets(Hide(at("c3")), None) == (Secret("wolf", at("c3"), "round"),)
    for text in ("start b2", "b3-c3", "c3", "propose c3"):
        assert secrets(parse(text, Options()), None) == ()


@pytest.mark.rule("UP-04")
def test_up_04_the_sheep_taken_out_is_out_so_fifteen_are_left() -> None:
    state = play_out(begin(flips=15, patience=None), "hide a1", "start a1")
    state = walk(state, "b1", "c1", "d1", "d2", "c2", "b2", "a2", "a3", "b3", "c3", "d3", "d4")
    state = walk(state, "c4", "b4")
    found = [event.turned for event in state.history if isinstance(event, Stepped)]
    assert found == ["sheep"] * 14
    assert face_up(state) == {*PLACES} - {"a1", "a4"}
    _, (stepped, *_) = events_of(play_out(state, quiet_swap(state)), "a4")
    assert stepped == Stepped(2, at("a4"), "sheep")


@pytest.mark.rule("UP-05")
def test_up_05_until_the_wolf_has_hidden_the_others_do_nothing() -> None:
    state = begin(seats=4, wolf=3)
    for seat in (1, 2, 4):
        assert legal(view(state, seat)) == free(view(state, seat)) == ()
        for text in ("start b2", "c3", "a1-b1"):
            assert refused(state, f"{seat}: {text}") == ("not-your-turn", {"seat": 3})
        assert refused(state, f"{seat}: propose b2") == ("not-now", {})


@pytest.mark.rule("UP-05")
def test_up_05_the_wolf_announces_to_all_that_it_is_hidden_and_then_they_look() -> None:
    state, (announced,) = events_of(begin(seats=3, wolf=1), "hide c3")
    for viewer in others(state):
        assert redact(announced, viewer) == Hidden(seat=1, at=None)
        assert view(state, viewer).history == (Hidden(seat=1, at=None),)
        assert view(state, viewer).phase == "start"
    assert legal(view(state, 2)) != ()
    assert free(view(state, 3)) != ()


@pytest.mark.rule("UP-06")
def test_up_06_the_dog_may_be_put_on_any_tile_and_turns_none() -> None:
    hidden = play_out(begin(), "hide c3")
    assert choices(hidden) == {f"start {place}" for place in PLACES}
    for place in PLACES:  # the wolf's own tile c3 among them
        state, events = events_of(hidden, f"start {place}")
        assert events == (Started(2, at(place)),)
        assert state.dog == at(place)
        assert (face_up(state), state.turned, state.idle) == (set(), 0, 0)
        assert (state.round, state.phase) == (1, "swap")
    assert refused_move(hidden, 2, Start(16)) == ("uly_polly-off-board", {"place": 16})


@pytest.mark.rule("UP-06")
@pytest.mark.parametrize(
    ("seats", "wolf", "placer"), [(2, 1, 2), (2, 2, 1), (3, 3, 1), (4, 2, 3), (5, 4, 5), (5, 5, 1)]
)
def test_up_06_the_seat_left_of_the_wolf_places_the_dog(seats: int, wolf: int, placer: int) -> None:
    state = play_out(begin(seats=seats, wolf=wolf), "hide c3")
    assert actors(state) == (placer,)
    for seat in {*range(1, seats + 1)} - {placer}:
        assert refused(state, f"{seat}: start b2") == ("not-your-turn", {"seat": placer})
        assert legal(view(state, seat)) == ()
    assert play_out(state, f"{placer}: start b2").dog == at("b2")


@pytest.mark.rule("UP-06")
def test_up_06_every_dog_player_may_propose_and_the_whole_table_sees_it() -> None:
    state = play_out(begin(seats=4, wolf=2), "hide c3")
    for seat, place in ((1, "b2"), (4, "c3"), (3, "b2")):
        assert set(free(view(state, seat))) == {Propose(p) for p in range(16)}
        state, (proposed,) = events_of(state, f"{seat}: propose {place}")
        assert proposed == Proposed(seat, at(place))
        assert actors(state) == (3,)  # proposing does not pass the turn
        for viewer in viewers(state):
            assert redact(proposed, viewer) == proposed
            assert proposed not in view(state, viewer).history  # it is of the present only
    for viewer in viewers(state):
        assert view(state, viewer).proposals == (at("b2"), None, at("b2"), at("c3"))


@pytest.mark.rule("UP-06")
def test_up_06_a_proposal_may_be_changed_and_taken_back() -> None:
    state = play_out(begin(seats=3), "hide c3", "3: propose b2")
    assert refused(state, "3: propose b2") == ("uly_polly-proposed-already", {})
    assert refused(state, "2: propose none") == ("uly_polly-proposed-already", {})
    state = play_out(state, "3: propose a1")
    assert state.proposals == (None, None, at("a1"))
    state = play_out(state, "3: propose none")
    assert state.proposals == (None, None, None)
    assert refused_move(state, 3, Propose(16)) == ("uly_polly-off-board", {"place": 16})


@pytest.mark.rule("UP-06")
def test_up_06_neither_the_wolf_nor_a_spectator_proposes() -> None:
    state = play_out(begin(seats=3, wolf=2), "hide c3")
    assert refused(state, "2: propose b2") == ("uly_polly-wolf-proposes", {})
    assert free(view(state, 2)) == free(view(state, None)) == ()
    why = refusal(view(state, None), Propose(at("b2")))
    assert why is not None
    assert why.reason == "not-seated"


@pytest.mark.rule("UP-06")
@pytest.mark.parametrize("place", ["b2", "a1", "d4"])
def test_up_06_the_dog_goes_on_any_tile_proposed_or_not(place: str) -> None:
    state = play_out(begin(seats=3), "hide c3", "2: propose b2", "3: propose a1")
    state = play_out(state, f"start {place}")
    assert state.dog == at(place)
    assert state.proposals == (None, None, None)
    assert refused(state, "3: propose a1") == ("not-now", {})


@pytest.mark.rule("UP-06")
def test_up_06_proposals_for_a_step_are_steps_and_end_with_it() -> None:
    state = play_out(begin(seats=3), "hide c3", "start a1", "c3-c4")
    assert set(free(view(state, 3))) == {Propose(at(place)) for place in ("a2", "b1", "b2")}
    assert refused(state, "3: propose c1") == ("uly_polly-too-far", {"dog": "a1", "place": "c1"})
    assert refused(state, "3: propose a1") == ("uly_polly-dog-stays", {})
    state = play_out(state, "3: propose b2")
    assert view(state, 1).proposals == (None, None, at("b2"))
    assert play_out(state, "a2").proposals == (None, None, None)
