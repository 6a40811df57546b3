"""Wooolf!!: turns, questions, guesses and how the turns end (WO-09, WO-14 to WO-18, WO-28)."""

from random import Random

import pytest
from msgspec.structs import replace

from sheepfold.games import wooolf
from sheepfold.games.contract import BadNotation, BadOptions, BadOutcome
from sheepfold.games.wooolf.cards import Options, Question
from sheepfold.games.wooolf.pieces import Abstain, Answer, Asked, Guess, Guessed, TurnsEnded
from tests.rules.deals import (
    FIVE,
    RIGHT,
    WRONG,
    again,
    allowed,
    around,
    deal,
    last_peek,
    play,
    quiet,
    refused,
    sight,
    table,
    to_final,
    usual,
    whole_round,
)


@pytest.mark.rule("WO-09")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_wo_09_a_random_player_starts_round_one(seats: int) -> None:
    starters = {wooolf.deal(Options(), seats, Random(seed)).starter for seed in range(80)}
    assert starters == set(range(1, seats + 1))
    for starter in range(1, seats + 1):
        assert wooolf.actors(usual(seats, starter=starter)) == (starter,)


@pytest.mark.rule("WO-09")
def test_wo_09_nobody_is_drawn_to_start_a_later_round() -> None:
    state = to_final(usual(5), {1: RIGHT[1], 2: RIGHT[2]})
    state = play(state, "3: abstain", "4: abstain")
    drawn = wooolf.chance(state, 5, Abstain(), Random(1))
    assert drawn is not None
    assert wooolf.play(state, 5, Abstain(), drawn)[0].starter == 3
    hands = ", ".join(" ".join(pair) for pair in state.hands)
    with pytest.raises(BadOutcome, match="starter-known"):
        wooolf.play(state, 5, Abstain(), deal(hands, starter=4))


@pytest.mark.rule("WO-09")
@pytest.mark.parametrize("action", ["peek 1 left", "ask 1 hunter", "guess 1 4"])
def test_wo_09_a_turn_is_exactly_one_action(action: str) -> None:
    state = play(around(usual(5)), "1: peek 2 left")
    assert wooolf.actors(state) == (2,)
    state = play(state, f"2: {action}")
    assert wooolf.actors(state) == (3,)
    assert state.taken == (2, 2, 1, 1, 1)
    assert refused(state, "2: peek 1 left") in ("not-your-turn", "wooolf-guess-laid")


@pytest.mark.rule("WO-09")
def test_wo_09_only_in_ones_turn_and_there_is_no_passing() -> None:
    state = usual(5, starter=2)
    assert refused(state, "1: peek 2 left") == "not-your-turn"
    assert refused(state, "3: ask 2 dog") == "not-your-turn"
    assert refused(state, "2: abstain") == "wooolf-abstain-later"
    assert wooolf.legal(wooolf.view(state, 3)) == ()


@pytest.mark.rule("WO-09")
@pytest.mark.rule("WO-15")
def test_wo_09_no_guess_in_a_players_first_turn_of_the_round() -> None:
    state = usual(5, starter=4)
    for seat in (4, 5, 1, 2, 3):
        assert refused(state, f"{seat}: {RIGHT[seat]}") == "wooolf-first-turn"
        assert not any(isinstance(m, Guess) for m in wooolf.legal(wooolf.view(state, seat)))
        state = play(state, *quiet(seat))
    assert allowed(state, f"4: {RIGHT[4]}")


@pytest.mark.rule("WO-09")
def test_wo_09_the_first_turn_of_every_round() -> None:
    state = usual(5)
    state = whole_round(state, {1: RIGHT[1], 2: RIGHT[2]}, then=again(state))
    for seat in (3, 4, 5, 1, 2):
        assert refused(state, f"{seat}: {RIGHT[seat]}") == "wooolf-first-turn"
        state = play(state, *quiet(seat))
    assert allowed(state, f"3: {RIGHT[3]}")


@pytest.mark.rule("WO-14")
def test_wo_14_a_question_card_goes_in_front_of_another_player_and_is_spent() -> None:
    state = play(usual(5), "1: ask 3 dog")
    for viewer in (1, 2, 3, None):
        seen = wooolf.view(state, viewer)
        assert seen.answers[2] == (Answer(1, "dog", True),)
        assert seen.history[-1] == Asked(1, 3, "dog", True)
        assert seen.held == (1, 2, 2, 2, 2)
    assert wooolf.view(state, 1).questions == ("whb",)
    state = play(state, *quiet(2, 3, 4, 5))
    assert refused(state, "1: ask 3 dog") == "wooolf-question-not-held"
    state = around(play(state, "1: ask 4 whb"))
    assert wooolf.view(state, 1).questions == ()
    assert refused(state, "2: ask 3 whb") == "wooolf-question-not-held"


@pytest.mark.rule("WO-14")
def test_wo_14_of_two_alike_only_one_is_spent() -> None:
    state = table(FIVE, questions="whb whb, hunter shb, dog dog, hunter shb, sheep sheep")
    assert len(wooolf.legal(wooolf.view(state, 1))) == 8 + 4
    assert wooolf.view(play(state, "1: ask 2 whb"), 1).questions == ("whb",)


@pytest.mark.rule("WO-14")
def test_wo_14_only_ones_own_cards_and_not_to_oneself() -> None:
    state = usual(5)
    assert refused(state, "1: ask 1 dog") == "wooolf-ask-oneself"
    assert refused(state, "1: ask 2 hunter") == "wooolf-question-not-held"
    assert refused(state, "1: ask 6 dog") == "no-such-player"


@pytest.mark.rule("WO-14")
@pytest.mark.parametrize(
    ("question", "yes"),
    [
        ("whb", {1, 2, 3}),
        ("shb", {2, 3, 4}),
        ("dog", {3, 5}),
        ("hunter", {2, 3}),
        ("sheep", {1, 4, 5}),
    ],
)
def test_wo_14_the_answer_is_true_even_that_of_the_boy(question: Question, yes: set[int]) -> None:
    for to in range(1, 6):
        asker = to % 5 + 1
        state = replace(usual(5, starter=asker), questions=((question,),) * 5)
        state = play(state, f"{asker}: ask {to} {question}")
        assert state.answers[to - 1] == (Answer(asker, question, to in yes),)


@pytest.mark.rule("WO-14")
def test_wo_14_images_count_and_aspects_do_not() -> None:
    state = table(
        "wolf/wolf hunter/sheep, boy/hunter sheep/sheep, dog/wolf dog/dog, sheep/dog sheep/sheep,"
        " hunter/hunter sheep/sheep",
        questions="sheep dog, hunter sheep, dog whb, hunter shb, shb whb",
        advanced=True,
    )
    state = play(state, "1: ask 4 dog", "2: ask 1 sheep", "3: ask 4 dog", "4: ask 2 hunter")
    state = play(state, "5: ask 3 whb")
    assert [event.yes for event in state.history if isinstance(event, Asked)] == [False] * 5
    state = play(state, "1: ask 4 sheep", "2: ask 1 hunter", "3: ask 1 whb")
    assert [event.yes for event in state.history[-3:] if isinstance(event, Asked)] == [True] * 3


@pytest.mark.rule("WO-15")
def test_wo_15_every_pair_of_pointers_at_others_or_at_nobody() -> None:
    state = around(usual(5, starter=2))
    laid = [m for m in wooolf.legal(wooolf.view(state, 2)) if isinstance(m, Guess)]
    marks = (0, 1, 3, 4, 5)
    assert set(laid) == {Guess(first, second) for first in marks for second in marks}
    assert len(laid) == 25
    assert allowed(state, "2: guess 3 3")  # the same player twice
    assert allowed(state, "2: guess 0 0")  # nobody twice


@pytest.mark.rule("WO-15")
def test_wo_15_not_at_oneself_nor_at_a_number_that_nobody_has() -> None:
    state = around(usual(5, starter=2))
    assert refused(state, "2: guess 2 4") == "wooolf-points-at-oneself"
    assert refused(state, "2: guess 1 2") == "wooolf-points-at-oneself"
    assert refused(state, "2: guess 6 1") == "no-such-player"
    assert refused(state, "2: guess 1 6") == "no-such-player"


@pytest.mark.rule("WO-15")
def test_wo_15_the_wolfs_second_pointer_is_on_x() -> None:
    state = around(usual(5))
    laid = [m for m in wooolf.legal(wooolf.view(state, 1)) if isinstance(m, Guess)]
    assert set(laid) == {Guess(first, None) for first in (0, 2, 3, 4, 5)}
    assert refused(state, "1: guess 4 2") == "wooolf-wolf-second"
    assert refused(state, "1: guess 4 0") == "wooolf-wolf-second"


@pytest.mark.rule("WO-15")
def test_wo_15_no_other_pointer_may_be_x() -> None:
    assert refused(around(usual(5, starter=2)), "2: guess 1 x") == "wooolf-second-missing"
    for text in ("guess x 1", "guess x x"):
        with pytest.raises(BadNotation):
            wooolf.parse(text, Options())


@pytest.mark.rule("WO-15")
def test_wo_15_a_guess_is_final() -> None:
    state = play(around(usual(5)), f"1: {RIGHT[1]}")
    assert wooolf.view(state, 1).guess == Guess(4, None)
    assert refused(state, "1: guess 2 x") == "wooolf-guess-laid"
    assert refused(play(state, f"2: {RIGHT[2]}"), "1: guess 2 x") == "wooolf-guess-laid"


@pytest.mark.rule("WO-15")
def test_wo_15_a_guess_is_secret_but_not_that_it_was_made() -> None:
    one = play(around(usual(5)), "1: guess 4 x")
    two = play(around(usual(5)), "1: guess 0 x")
    assert sight(one, 1) != sight(two, 1)
    for viewer in (2, 3, 4, 5, None):
        assert sight(one, viewer) == sight(two, viewer)
        seen = wooolf.view(one, viewer)
        assert seen.history[-1] == Guessed(1, early=True)
        assert (seen.early, seen.laid, seen.guess) == ((1,), (1,), None)


@pytest.mark.rule("WO-16")
def test_wo_16_whoever_has_guessed_takes_no_more_turns() -> None:
    state = play(around(usual(5)), *quiet(1), f"2: {RIGHT[2]}")
    turns: list[int] = []
    for _ in range(5):
        turns += wooolf.actors(state)
        state = play(state, *quiet(turns[-1]))
    assert turns == [3, 4, 5, 1, 3]
    assert refused(state, "2: peek 1 left") == "wooolf-guess-laid"


@pytest.mark.rule("WO-16")
def test_wo_16_two_neighbours_who_have_guessed_are_both_left_out() -> None:
    state = play(around(usual(6)), *quiet(1), f"2: {RIGHT[2]}", f"3: {RIGHT[3]}")
    state = play(state, *quiet(4, 5, 6, 1))
    assert wooolf.actors(state) == (4,)


@pytest.mark.rule("WO-16")
def test_wo_16_but_still_answers_and_is_peeked_at() -> None:
    state = play(around(usual(5)), f"1: {RIGHT[1]}")
    assert allowed(state, "2: peek 1 left")
    assert allowed(state, "2: ask 1 shb")
    state = play(state, "2: peek 1 left")
    assert last_peek(state, None).announced == "wolf"
    state = play(state, "3: ask 1 whb")
    assert state.answers[0] == (Answer(3, "whb", True),)


@pytest.mark.rule("WO-17")
@pytest.mark.parametrize(("seats", "enough"), [(4, 2), (5, 2), (6, 3), (7, 3), (8, 3)])
def test_wo_17_the_second_or_third_early_guess_ends_the_turns_at_once(
    seats: int, enough: int
) -> None:
    state = around(usual(seats))
    for seat in range(1, enough + 1):
        assert (state.phase, wooolf.actors(state)) == ("turns", (seat,))
        state = play(state, f"{seat}: {RIGHT[seat]}")
    assert state.phase == "final"
    assert wooolf.actors(state) == tuple(range(enough + 1, seats + 1))
    assert state.history[-1] == TurnsEnded("guesses")
    assert refused(state, f"{enough + 1}: peek 1 left") == "wooolf-turns-over"
    assert refused(state, f"{enough + 1}: ask 1 dog") == "wooolf-turns-over"


@pytest.mark.rule("WO-17")
def test_wo_17_early_guesses_need_not_follow_one_another() -> None:
    state = play(around(usual(5)), f"1: {WRONG[1]}", *quiet(2, 3, 4))
    assert state.phase == "turns"
    state = play(state, f"5: {WRONG[5]}")
    assert (state.phase, wooolf.actors(state)) == ("final", (2, 3, 4))


@pytest.mark.rule("WO-18")
def test_wo_18_all_who_have_not_guessed_do_so_in_any_order() -> None:
    state = to_final(usual(5), {1: RIGHT[1], 2: WRONG[2]})
    assert wooolf.actors(state) == (3, 4, 5)
    lines = {3: "3: guess 5 1", 4: "4: guess 0 0", 5: "5: abstain"}
    ends = []
    for order in ((3, 4, 5), (5, 4, 3), (4, 5, 3)):
        ended = play(state, *[lines[seat] for seat in order], then=again(state))
        ends.append(ended.rounds)
    assert ends[0] == ends[1] == ends[2]
    assert ends[0][0].right == (True, False, True, False, None)


@pytest.mark.rule("WO-18")
def test_wo_18_a_final_guess_or_an_abstention_and_nothing_else() -> None:
    state = to_final(usual(5), {1: RIGHT[1], 2: RIGHT[2]})
    for seat in (3, 4, 5):
        moves = wooolf.legal(wooolf.view(state, seat))
        marks = [n for n in range(6) if n != seat]
        assert set(moves) == {Guess(a, b) for a in marks for b in marks} | {Abstain()}
    assert refused(state, "3: guess 4 x") == "wooolf-second-missing"
    wolf = to_final(usual(5), {2: RIGHT[2], 3: RIGHT[3]})
    laid = set(wooolf.legal(wooolf.view(wolf, 1)))
    assert laid == {Guess(n, None) for n in (0, 2, 3, 4, 5)} | {Abstain()}


@pytest.mark.rule("WO-18")
def test_wo_18_final_guesses_and_abstentions_are_secret() -> None:
    state = to_final(usual(5), {1: RIGHT[1], 2: RIGHT[2]})
    laid = [play(state, f"4: {text}") for text in ("guess 5 3", "guess 0 0", "abstain")]
    for viewer in (1, 2, 3, 5, None):
        assert len({sight(after, viewer) for after in laid}) == 1
        seen = wooolf.view(laid[0], viewer)
        assert seen.history[-1] == Guessed(4, early=False)
        assert seen.rounds == ()
    assert len({sight(after, 4) for after in laid}) == 3


@pytest.mark.rule("WO-18")
def test_wo_18_what_is_laid_is_final() -> None:
    state = play(to_final(usual(5), {1: RIGHT[1], 2: RIGHT[2]}), "4: abstain", "5: guess 3 1")
    assert wooolf.actors(state) == (3,)
    assert refused(state, "4: guess 5 3") == "wooolf-guess-laid"
    assert refused(state, "5: abstain") == "wooolf-guess-laid"
    assert refused(state, "1: abstain") == "wooolf-guess-laid"


@pytest.mark.rule("WO-18")
def test_wo_18_a_barred_player_may_lay_a_final_guess_and_an_absent_one_abstains() -> None:
    state = usual(5)
    state = whole_round(state, {1: WRONG[1], 2: RIGHT[2]}, then=again(state))
    state = to_final(state, {3: RIGHT[3], 4: RIGHT[4]})
    assert allowed(state, f"1: {RIGHT[1]}")
    assert all(allowed(state, f"{seat}: abstain") for seat in (1, 2, 5))


@pytest.mark.rule("WO-28")
def test_wo_28_the_turns_end_after_ten_laps() -> None:
    assert Options().round_limit == 10
    state = around(usual(5), laps=9)
    state = play(state, *quiet(1, 2, 3, 4))
    assert (state.phase, wooolf.view(state, None).lap) == ("turns", 9)
    state = play(state, *quiet(5))
    assert (state.phase, wooolf.view(state, None).lap) == ("final", 10)
    assert state.history[-1] == TurnsEnded("limit")
    assert wooolf.actors(state) == (1, 2, 3, 4, 5)


@pytest.mark.rule("WO-28")
@pytest.mark.parametrize("limit", [1, 2, 3])
def test_wo_28_a_table_may_set_another_limit(limit: int) -> None:
    state = around(usual(4, starter=3, round_limit=limit), laps=limit)
    assert (state.phase, state.taken) == ("final", (limit,) * 4)


@pytest.mark.rule("WO-28")
def test_wo_28_limits_that_cannot_be_set() -> None:
    for limit in (0, -1, 1001):
        with pytest.raises(BadOptions, match="wooolf-round-limit"):
            wooolf.check(Options(round_limit=limit), 5)
    wooolf.check(Options(round_limit=1), 5)
    wooolf.check(Options(round_limit=None), 5)


@pytest.mark.rule("WO-28")
def test_wo_28_without_a_limit_the_turns_go_on() -> None:
    state = around(usual(4, round_limit=None), laps=25)
    assert (state.phase, wooolf.view(state, None).lap) == ("turns", 25)


@pytest.mark.rule("WO-28")
def test_wo_28_a_lap_counts_those_who_still_take_turns() -> None:
    state = around(usual(5, round_limit=3))
    state = play(state, *quiet(1), f"2: {RIGHT[2]}", *quiet(3, 4))
    assert wooolf.view(state, 3).lap == 1
    state = play(state, *quiet(5))
    assert wooolf.view(state, 3).lap == 2
    state = play(state, *quiet(1, 3, 4))
    assert state.phase == "turns"
    state = play(state, *quiet(5))
    assert (state.phase, wooolf.actors(state)) == ("final", (1, 3, 4, 5))


@pytest.mark.rule("WO-28")
def test_wo_28_a_guess_can_be_the_last_turn_of_the_last_lap() -> None:
    state = around(usual(6, round_limit=2))
    state = play(state, *quiet(1, 2, 3, 4, 5), f"6: {RIGHT[6]}")
    assert state.history[-1] == TurnsEnded("limit")
    assert wooolf.actors(state) == (1, 2, 3, 4, 5)


@pytest.mark.rule("WO-28")
def test_wo_28_if_nobody_guessed_early_the_next_seat_starts() -> None:
    for starter, following in ((2, 3), (5, 1)):
        state = usual(5, starter=starter, round_limit=1)
        state = play(around(state), *[f"{n}: abstain" for n in range(1, 6)], then=again(state))
        assert (state.round, state.starter) == (2, following)


@pytest.mark.rule("WO-28")
def test_wo_28_after_one_early_guess_the_seat_left_of_it_starts() -> None:
    state = usual(5, round_limit=2)
    state = whole_round(state, {3: RIGHT[3]}, then=again(state))
    assert (state.round, state.starter) == (2, 4)
