"""Wooolf!!: the simulated fifth player of a game of four (WO-08)."""

from random import Random

import pytest

from sheepfold.games import wooolf
from sheepfold.games.contract import BadOutcome
from sheepfold.games.wooolf.cards import Options
from sheepfold.games.wooolf.pieces import Arrange, Shuffle, Token
from tests.rules.deals import (
    FIVE,
    RIGHT,
    WRONG,
    again,
    allowed,
    around,
    deal,
    play,
    quiet,
    refused,
    reveal,
    table,
    to_final,
    usual,
    whole_round,
)

pytestmark = pytest.mark.rule("WO-08")


def test_wo_08_four_players_and_the_two_cards_left_over() -> None:
    dealt = wooolf.deal(Options(), 4, Random(1))
    assert len(dealt.hands) == 5
    assert len(dealt.questions) == 4
    state = wooolf.start(Options(), 4, dealt)
    assert wooolf.view(state, 1).players == 5
    assert len(state.scores) == 4


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_wo_08_with_more_players_nobody_is_simulated(seats: int) -> None:
    assert wooolf.view(usual(seats), 1).players == seats


def test_wo_08_it_never_acts() -> None:
    state = usual(4)
    for seat in (1, 2, 3, 4) * 10:
        assert wooolf.actors(state) == (seat,)
        state = play(state, *quiet(seat))
    assert wooolf.actors(state) == (1, 2, 3, 4)
    assert refused(usual(4), "5: peek 1 left") == "not-seated"
    assert refused(usual(4), "5: arrange 1") == "not-seated"


def test_wo_08_it_has_no_eyes() -> None:
    seen = wooolf.view(usual(4), 5)
    assert seen.cards is None
    assert seen.questions == ()
    assert wooolf.legal(seen) == wooolf.free(seen) == ()


def test_wo_08_it_never_starts_the_game() -> None:
    starters = {wooolf.deal(Options(), 4, Random(seed)).starter for seed in range(60)}
    assert starters == {1, 2, 3, 4}
    with pytest.raises(BadOutcome, match="starter"):
        wooolf.start(Options(), 4, deal(FIVE, seats=4, starter=5))


def test_wo_08_it_never_starts_a_later_round() -> None:
    state = usual(4)
    state = whole_round(state, {3: RIGHT[3], 4: RIGHT[4]}, then=again(state))
    assert (state.round, state.starter) == (2, 1)


def test_wo_08_it_cannot_be_asked() -> None:
    assert refused(usual(4), "1: ask 5 dog") == "wooolf-ask-simulated"
    assert allowed(usual(5), "1: ask 5 dog")


def test_wo_08_it_can_be_peeked_at() -> None:
    assert allowed(usual(4), "1: peek 5 left")
    state = play(usual(4), "1: peek 5 right sees dog/?", "2: peek 5 left sees sheep/sheep")
    assert state.tokens[4] == (Token(1, "?"), Token(2, "wolf"))


def test_wo_08_its_cards_are_shuffled_before_every_peek() -> None:
    state, peek = usual(4), wooolf.parse("peek 5 left", Options())
    drawn = {wooolf.chance(state, 1, peek, Random(seed)) for seed in range(20)}
    assert drawn == {Shuffle(0), Shuffle(1)}
    for seat in (1, 2, 3, 4):  # whatever the others do with their own cards
        state, _ = wooolf.play(state, seat, Arrange(0), None)
    assert {wooolf.chance(state, 1, peek, Random(seed)) for seed in range(20)} == drawn
    play(state, "1: peek 5 left sees sheep/sheep")


def test_wo_08_it_can_be_suspected() -> None:
    state = around(usual(4))
    assert allowed(play(state, "1: peek 5 left", "2: peek 5 left"), "3: guess 5 1")
    ended = reveal(to_final(usual(4), {3: RIGHT[3], 4: RIGHT[4]}), "1: abstain", "2: abstain")
    assert ended.guesses[2:] == (
        wooolf.parse("guess 5 1", Options()),
        wooolf.parse("guess 5 3", Options()),
    )
    assert ended.right[2:] == (True, True)  # number 5 is the dog


def test_wo_08_its_character_counts_as_present() -> None:
    state = around(usual(4, round_limit=1))
    ended = reveal(state, "1: abstain", "2: abstain", "3: guess 0 1", "4: guess 0 3")
    assert ended.right == (None, None, False, False)


def test_wo_08_its_cards_are_revealed_with_the_others() -> None:
    ended = reveal(around(usual(4, round_limit=1)), *[f"{n}: abstain" for n in (1, 2, 3, 4)])
    assert ended.hands[4] == ("dog/?", "sheep/sheep")


def test_wo_08_a_simulated_boy_brings_nobody_the_bonus() -> None:
    state = table(
        "wolf/wolf sheep/sheep, dog/dog sheep/sheep, hunter/hunter dog/?, sheep/sheep sheep/sheep,"
        " boy/? hunter/?",
        seats=4,
        round_limit=1,
    )
    state = play(state, *quiet(1, 2), "3: peek 4 left", "4: peek 5 left")
    ended = reveal(state, "1: abstain", "2: guess 3 4", "3: guess 2 5", "4: abstain")
    assert ended.right == (None, False, False, None)
    assert ended.bonus == (0, 0, 0, 0)
    assert ended.fooled == ()


def test_wo_08_the_boys_token_in_front_of_it_fools_like_any_other() -> None:
    state = play(usual(4, round_limit=1), *quiet(1), "2: peek 5 left sees sheep/sheep")
    state = to_final(state)
    ended = reveal(state, "1: abstain", "2: abstain", "3: guess 0 5", "4: abstain")
    assert ended.fooled == (3,)
    assert ended.bonus == (0, 1, 0, 0)


def test_wo_08_two_early_guesses_end_the_turns_of_four() -> None:
    state = play(around(usual(4)), f"1: {RIGHT[1]}", f"2: {WRONG[2]}")
    assert wooolf.actors(state) == (3, 4)
