"""Wooolf!!: points, errors, the next round and the end (WO-19 to WO-25)."""

from random import Random

import pytest
from msgspec.structs import replace

from sheepfold.games import wooolf
from sheepfold.games.contract import BadOutcome, GameEnded
from sheepfold.games.declared import redact
from sheepfold.games.wooolf.cards import deck
from sheepfold.games.wooolf.pieces import Abstain, Deal, RoundEnded
from sheepfold.games.wooolf.state import State
from tests.rules.deals import (
    ADVANCED_FIVE,
    RIGHT,
    WRONG,
    again,
    allowed,
    around,
    play,
    quiet,
    refused,
    reveal,
    table,
    to_final,
    usual,
    whole_round,
)

ABSTAIN = ["1: abstain", "2: abstain", "3: abstain", "4: abstain", "5: abstain"]


def all_but(*lines: str) -> list[str]:
    """These lines; whoever is not in them abstains."""
    laid = {line[0] for line in lines}
    return [*lines, *[line for line in ABSTAIN if line[0] not in laid]]


def marked(*lines: str) -> State:
    """Final guesses after a lap that player 2, the boy, began with these lines."""
    return to_final(play(usual(5, starter=2, round_limit=1), *lines))


def over(state: State, scores: tuple[int, ...], errors: tuple[int, ...]) -> wooolf.Result:
    result = wooolf.result(replace(state, phase="over", scores=scores, errors=errors))
    assert result is not None
    return result


@pytest.mark.rule("WO-19")
def test_wo_19_right_and_early_2_points_right_and_final_1_abstained_nothing() -> None:
    state = to_final(usual(5), {1: RIGHT[1], 2: RIGHT[2]})
    state, events = wooolf.play(
        play(state, f"3: {RIGHT[3]}", f"4: {RIGHT[4]}"), 5, Abstain(), again(state)
    )
    ended = state.rounds[0]
    assert ended.right == (True, True, True, True, None)
    assert ended.points == (2, 2, 1, 1, 0)
    assert events[1] == RoundEnded(ended, (2, 2, 1, 1, 0), (0, 0, 0, 0, 0))
    assert state.scores == (2, 2, 1, 1, 0)


@pytest.mark.rule("WO-19")
@pytest.mark.parametrize("guess", ["guess 5 4", "guess 4 1", "guess 0 1", "guess 5 0"])
def test_wo_19_every_target_must_be_right(guess: str) -> None:
    ended = reveal(around(usual(5, round_limit=1)), *all_but(f"3: {guess}"))
    assert ended.right[2] is False
    assert ended.points[2] == 0


@pytest.mark.rule("WO-19")
@pytest.mark.parametrize("guess", ["guess 5 1", "guess 5 8", "guess 7 1", "guess 7 8"])
def test_wo_19_any_player_of_the_character_will_do(guess: str) -> None:
    state = around(usual(8, round_limit=1))
    rest = [f"{n}: abstain" for n in range(1, 9) if n != 3]
    assert reveal(state, f"3: {guess}", *rest).right[2] is True


@pytest.mark.rule("WO-19")
def test_wo_19_zero_is_right_when_nobody_plays_the_character() -> None:
    state = table(
        "wolf/wolf dog/dog, boy/? hunter/?, sheep/sheep sheep/sheep, sheep/sheep sheep/sheep,"
        " sheep/sheep sheep/sheep",
        round_limit=1,
    )
    ended = reveal(around(state), *all_but("3: guess 0 0", "4: guess 0 2", "5: guess 1 0"))
    assert ended.right == (None, None, True, False, False)
    assert ended.points[2] == 1


@pytest.mark.rule("WO-19")
@pytest.mark.rule("WO-15")
def test_wo_19_the_same_player_twice_is_never_right() -> None:
    state = around(usual(5, round_limit=1))
    for seat in (2, 3, 4, 5):
        for named in range(1, 6):
            if named != seat:
                ended = reveal(state, *all_but(f"{seat}: guess {named} {named}"))
                assert ended.right[seat - 1] is False


@pytest.mark.rule("WO-19")
def test_wo_19_everything_is_revealed() -> None:
    state = usual(5)
    state = whole_round(state, {1: RIGHT[1], 2: WRONG[2]}, {3: RIGHT[3]}, then=again(state))
    for viewer in (1, 2, None):
        ended = wooolf.view(state, viewer).rounds[0]
        assert ended.hands == usual(5).hands
        assert [wooolf.write(laid, state.options) for laid in ended.guesses] == [
            "guess 4 x",
            "guess 0 0",
            "guess 5 1",
            "abstain",
            "abstain",
        ]


@pytest.mark.rule("WO-20")
def test_wo_20_a_point_for_a_hunter_whose_false_wolf_has_the_boys_token() -> None:
    state = marked("2: peek 4 left")
    ended = reveal(state, *all_but("3: guess 5 4"))
    assert (ended.fooled, ended.bonus) == ((3,), (0, 1, 0, 0, 0))


@pytest.mark.rule("WO-20")
def test_wo_20_a_point_for_a_dog_as_well_and_for_each_one_fooled() -> None:
    state = marked("2: peek 4 left")
    assert reveal(state, *all_but("5: guess 3 4")).bonus == (0, 1, 0, 0, 0)
    both = play(state, *all_but("3: guess 0 4", "5: guess 0 4"), then=again(state))
    assert both.rounds[0].fooled == (3, 5)
    assert both.rounds[0].bonus == (0, 2, 0, 0, 0)
    assert both.scores == (0, 2, 0, 0, 0)


@pytest.mark.rule("WO-20")
def test_wo_20_early_and_final_guesses_alike() -> None:
    state = play(usual(5), *quiet(1), "2: peek 4 left", *quiet(3, 4, 5, 1, 2))
    state = play(state, "3: guess 5 4", "4: guess 5 3")
    ended = reveal(state, "1: abstain", "2: abstain", "5: guess 3 4")
    assert (ended.early, ended.fooled, ended.bonus[1]) == ((3, 4), (3, 5), 2)


@pytest.mark.rule("WO-20")
@pytest.mark.parametrize(("laid", "points"), [("guess 1 4", 1), ("guess 0 0", 0), ("abstain", 0)])
def test_wo_20_whatever_the_boys_own_guess(laid: str, points: int) -> None:
    state = marked("2: peek 4 left")
    ended = play(state, *all_but(f"2: {laid}", "3: guess 5 4"), then=again(state))
    assert (ended.rounds[0].points[1], ended.rounds[0].bonus[1]) == (points, 1)
    assert ended.scores[1] == points + 1


@pytest.mark.rule("WO-20")
def test_wo_20_not_when_the_player_named_is_a_wolf() -> None:
    state = marked("2: peek 1 left")
    ended = reveal(state, *all_but("3: guess 0 1", "5: guess 3 1"))
    assert (ended.fooled, ended.bonus) == ((), (0, 0, 0, 0, 0))
    assert ended.right == (None, None, False, None, True)


@pytest.mark.rule("WO-20")
def test_wo_20_not_without_a_wolf_token() -> None:
    state = marked("2: peek 1 left", "3: peek 4 left", "4: peek 1 left", "5: peek 4 left")
    ended = reveal(state, *all_but("3: guess 5 4", "5: guess 3 4"))
    assert ended.bonus == (0, 0, 0, 0, 0)


@pytest.mark.rule("WO-20")
def test_wo_20_not_for_a_question_mark_from_the_boy() -> None:
    state = marked("2: peek 5 left sees dog/?")
    assert reveal(state, *all_but("3: guess 4 5")).bonus == (0, 0, 0, 0, 0)


@pytest.mark.rule("WO-20")
def test_wo_20_not_for_a_wolf_token_that_somebody_else_laid() -> None:
    state = table(ADVANCED_FIVE, advanced=True, round_limit=1, starter=2)
    state = to_final(play(state, *quiet(2), "3: peek 5 left sees dog/wolf"))
    assert reveal(state, *all_but("3: guess 0 5", "4: guess 0 5")).bonus == (0, 0, 0, 0, 0)


@pytest.mark.rule("WO-20")
def test_wo_20_only_the_wolf_pointer_and_only_of_dogs_and_hunters() -> None:
    state = marked("2: peek 4 left")
    lines = all_but("1: guess 4 x", "2: guess 4 4", "3: guess 4 1", "5: guess 4 1")
    assert reveal(state, *lines).fooled == ()
    state = marked("2: peek 3 left")
    assert reveal(state, *all_but("1: guess 3 x", "4: guess 3 3")).fooled == ()


@pytest.mark.rule("WO-20")
def test_wo_20_naming_nobody_as_the_wolf_is_no_bonus_and_no_boy_no_bonus() -> None:
    for state in (marked("2: peek 4 left"), marked("2: peek 5 left sees sheep/sheep")):
        assert reveal(state, *all_but("3: guess 5 0")).fooled == ()
    state = table(
        "wolf/wolf boy/?, wolf/wolf dog/dog, hunter/hunter dog/?, sheep/sheep sheep/sheep,"
        " dog/dog sheep/sheep",
        round_limit=1,
    )
    state = to_final(play(state, "1: peek 4 left", "2: peek 4 left"))
    assert reveal(state, *all_but("3: guess 5 4")).bonus == (0, 0, 0, 0, 0)


@pytest.mark.rule("WO-20")
def test_wo_20_tokens_of_an_earlier_round_fool_nobody() -> None:
    state = marked("2: peek 4 left")
    state = play(state, *ABSTAIN, then=again(state))
    assert reveal(around(state), *all_but("3: guess 5 4")).fooled == ()


@pytest.mark.rule("WO-21")
def test_wo_21_a_wrong_guess_early_or_final_brings_an_error_token() -> None:
    state = usual(5)
    state = whole_round(
        state, {1: WRONG[1], 2: RIGHT[2]}, {3: WRONG[3], 4: RIGHT[4]}, then=again(state)
    )
    assert state.errors == (1, 0, 1, 0, 0)
    assert state.scores == (0, 2, 0, 1, 0)
    assert wooolf.view(state, None).errors == state.errors


@pytest.mark.rule("WO-22")
def test_wo_22_a_wrong_early_guess_bars_from_early_guesses_in_the_next_round() -> None:
    state = usual(5)
    state = whole_round(
        state, {1: WRONG[1], 2: RIGHT[2]}, {3: WRONG[3], 4: RIGHT[4]}, then=again(state)
    )
    assert {wooolf.view(state, viewer).barred for viewer in (1, 3, None)} == {(1,)}
    state = play(around(state), *quiet(3, 4, 5))
    assert refused(state, f"1: {RIGHT[1]}") == "wooolf-barred"
    assert allowed(state, "1: peek 4 left")
    state = play(state, "1: peek 4 left", f"2: {RIGHT[2]}")
    assert allowed(state, f"3: {RIGHT[3]}")  # its error was a final guess


@pytest.mark.rule("WO-22")
def test_wo_22_a_barred_player_may_make_a_final_guess() -> None:
    state = usual(5)
    state = whole_round(state, {1: WRONG[1], 2: WRONG[2]}, then=again(state))
    assert state.barred == (1, 2)
    assert allowed(to_final(state, {3: RIGHT[3], 4: RIGHT[4]}), f"1: {RIGHT[1]}")
    state = whole_round(state, {3: RIGHT[3], 4: RIGHT[4]}, {1: RIGHT[1]}, then=again(state))
    assert state.scores == (1, 0, 2, 2, 0)


@pytest.mark.rule("WO-22")
def test_wo_22_for_one_round_only() -> None:
    state = usual(5)
    state = whole_round(state, {1: WRONG[1], 2: RIGHT[2]}, then=again(state))
    state = whole_round(state, {3: RIGHT[3], 4: RIGHT[4]}, then=again(state))
    assert (state.round, state.barred, state.errors) == (3, (), (1, 0, 0, 0, 0))
    state = play(around(state), *quiet(5))
    assert allowed(state, f"1: {RIGHT[1]}")


@pytest.mark.rule("WO-23")
def test_wo_23_tokens_and_questions_go_back_points_and_errors_stay() -> None:
    state = play(usual(5), "1: ask 2 dog", "2: peek 3 left", "3: peek 5 left sees dog/?")
    state = play(state, *quiet(4, 5), f"1: {WRONG[1]}", f"2: {RIGHT[2]}")
    state = play(state, "3: abstain", f"4: {RIGHT[4]}", "5: abstain", then=again(state))
    assert (state.round, state.phase) == (2, "turns")
    assert state.tokens == ((),) * 5
    assert state.answers == ((),) * 5
    assert wooolf.view(state, 1).held == (2, 2, 2, 2, 2)
    assert (state.early, state.guesses, state.taken) == ((), (None,) * 5, (0,) * 5)
    assert (state.scores, state.errors) == ((0, 2, 0, 1, 0), (1, 0, 0, 0, 0))
    state = whole_round(state, {3: RIGHT[3], 4: RIGHT[4]}, then=again(state))
    assert (state.scores, state.errors) == ((0, 2, 2, 3, 0), (1, 0, 0, 0, 0))


@pytest.mark.rule("WO-23")
def test_wo_23_all_cards_are_shuffled_and_dealt_anew() -> None:
    state = play(to_final(usual(5), {1: RIGHT[1], 2: RIGHT[2]}), "3: abstain", "4: abstain")
    hands = set()
    for seed in range(5):
        new = wooolf.chance(state, 5, Abstain(), Random(seed))
        assert isinstance(new, Deal)
        hands.add(new.hands)
        cards = [card for pair in new.hands for card in pair]
        assert sorted(cards) == sorted(deck(state.options, 5))
        after, events = wooolf.play(state, 5, Abstain(), new)
        assert (after.hands, after.questions) == (new.hands, new.questions)
        assert wooolf.view(after, 1).history == (redact(events[-1], 1),)
    assert len(hands) == 5


@pytest.mark.rule("WO-23")
def test_wo_23_a_round_ends_with_a_deal_and_only_then() -> None:
    state = to_final(usual(5), {1: RIGHT[1], 2: RIGHT[2]})
    assert wooolf.chance(state, 3, Abstain(), Random(1)) is None
    with pytest.raises(BadOutcome, match="nothing-drawn"):
        wooolf.play(state, 3, Abstain(), again(state))
    state = play(state, "3: abstain", "4: abstain")
    with pytest.raises(BadOutcome, match="wooolf-deal-missing"):
        wooolf.play(state, 5, Abstain(), None)


@pytest.mark.rule("WO-23")
@pytest.mark.parametrize(
    ("early", "starter"), [((1, 2), 3), ((2, 5), 1), ((4, 5), 1), ((1, 3), 4), ((3, 4), 5)]
)
def test_wo_23_left_of_the_last_early_guess_starts(early: tuple[int, int], starter: int) -> None:
    state = usual(5)
    state = whole_round(state, {seat: RIGHT[seat] for seat in early}, then=again(state))
    assert (state.starter, wooolf.actors(state)) == (starter, (starter,))


@pytest.mark.rule("WO-23")
def test_wo_23_the_last_early_guess_is_the_last_in_time() -> None:
    state = usual(5, starter=4)
    state = whole_round(state, {5: RIGHT[5], 1: RIGHT[1]}, {3: RIGHT[3]}, then=again(state))
    assert state.rounds[0].early == (5, 1)
    assert state.starter == 2


@pytest.mark.rule("WO-24")
def test_wo_24_the_game_ends_after_three_rounds() -> None:
    state = usual(5)
    for number in (1, 2):
        assert (state.round, wooolf.result(state)) == (number, None)
        state = whole_round(state, {1: RIGHT[1], 2: RIGHT[2]}, then=again(state))
    final = to_final(state, {1: RIGHT[1], 2: RIGHT[2]})
    final = play(final, "3: abstain", "4: abstain")
    assert wooolf.chance(final, 5, Abstain(), Random(1)) is None
    with pytest.raises(BadOutcome, match="nothing-drawn"):
        wooolf.play(final, 5, Abstain(), again(final))
    ended, events = wooolf.play(final, 5, Abstain(), None)
    assert (ended.phase, wooolf.actors(ended), len(ended.rounds)) == ("over", (), 3)
    assert events[-1] == GameEnded((1, 2))
    assert refused(ended, "1: peek 2 left") == "game-over"


@pytest.mark.rule("WO-24")
def test_wo_24_or_after_a_round_in_which_a_player_holds_two_error_tokens() -> None:
    state = usual(5)
    state = whole_round(state, {1: RIGHT[1], 2: RIGHT[2]}, {3: WRONG[3]}, then=again(state))
    final = to_final(state, {1: RIGHT[1], 2: RIGHT[2]})
    final = play(final, "3: guess 0 0", "4: abstain")  # the second error is not known yet
    assert final.phase == "final"
    assert wooolf.chance(final, 5, Abstain(), Random(1)) is None
    ended = play(final, "5: abstain")
    assert (ended.phase, len(ended.rounds), ended.errors) == ("over", 2, (0, 0, 2, 0, 0))


@pytest.mark.rule("WO-24")
def test_wo_24_two_players_with_one_error_each_play_on() -> None:
    state = usual(5)
    state = whole_round(state, {1: WRONG[1], 2: RIGHT[2]}, then=again(state))
    final = to_final(state, {3: RIGHT[3], 5: WRONG[5]})
    final = play(final, "1: abstain", "2: guess 0 0")
    drawn = wooolf.chance(final, 4, Abstain(), Random(1))
    assert isinstance(drawn, Deal)
    state = play(final, "4: abstain", then=drawn)
    assert (state.round, state.errors) == (3, (1, 1, 0, 0, 1))


@pytest.mark.rule("WO-25")
def test_wo_25_most_points_wins() -> None:
    result = over(usual(5), (3, 2, 0, 1, 2), (1, 0, 0, 0, 2))
    assert (result.winners, result.scores, result.errors) == (
        (1,),
        (3, 2, 0, 1, 2),
        (1, 0, 0, 0, 2),
    )


@pytest.mark.rule("WO-25")
def test_wo_25_then_fewest_error_tokens() -> None:
    assert over(usual(5), (3, 3, 0, 1, 3), (1, 0, 0, 0, 2)).winners == (2,)
    assert over(usual(5), (0, 3, 0, 0, 3), (0, 2, 0, 0, 1)).winners == (5,)


@pytest.mark.rule("WO-25")
def test_wo_25_then_the_win_is_shared() -> None:
    assert over(usual(5), (3, 3, 0, 1, 3), (1, 1, 0, 0, 2)).winners == (1, 2)
    assert over(usual(5), (0,) * 5, (0,) * 5).winners == (1, 2, 3, 4, 5)


@pytest.mark.rule("WO-25")
def test_wo_25_played_to_the_end() -> None:
    state = usual(5)
    state = whole_round(state, {1: RIGHT[1], 2: RIGHT[2]}, {3: WRONG[3]}, then=again(state))
    state = whole_round(state, {3: RIGHT[3], 4: RIGHT[4]}, {2: WRONG[2]}, then=again(state))
    state = whole_round(state, {5: RIGHT[5], 1: RIGHT[1]}, {2: RIGHT[2]})
    assert state.scores == (4, 3, 2, 2, 2)
    assert wooolf.result(state) == wooolf.view(state, None).result
    assert wooolf.view(state, 3).result == wooolf.Result((1,), (4, 3, 2, 2, 2), (0, 1, 1, 0, 0))
