"""Wooolf!!: looking at a card, telling of it, and laying one's own (WO-10 to WO-13)."""

from random import Random

import msgspec
import pytest

from sheepfold.games import wooolf
from sheepfold.games.contract import BadOutcome
from sheepfold.games.declared import redact
from sheepfold.games.wooolf.cards import Clue, Options
from sheepfold.games.wooolf.pieces import Arrange, Arranged, Outcome, Peek, Peeked, Shuffle, Token
from sheepfold.games.wooolf.state import State
from tests.rules.deals import (
    ADVANCED_FIVE,
    RIGHT,
    again,
    allowed,
    around,
    last_peek,
    play,
    refused,
    sight,
    table,
    to_final,
    usual,
    whole_round,
)


def drawn_for(state: State, seat: int, peek: Peek) -> set[Outcome | None]:
    return {wooolf.chance(state, seat, peek, Random(seed)) for seed in range(30)}


def may_arrange(state: State, seat: int) -> bool:
    own, ways = wooolf.view(state, seat), (Arrange(None), Arrange(0), Arrange(1))
    return wooolf.free(own) == ways and all(wooolf.refusal(own, way) is None for way in ways)


@pytest.mark.rule("WO-10")
def test_wo_10_peek_at_either_card_of_any_other_player() -> None:
    state = usual(5)
    peeks = [move for move in wooolf.legal(wooolf.view(state, 1)) if isinstance(move, Peek)]
    assert {(peek.owner, peek.side) for peek in peeks} == {
        (owner, side) for owner in (2, 3, 4, 5) for side in ("left", "right")
    }
    assert len(peeks) == 8


@pytest.mark.rule("WO-10")
def test_wo_10_not_at_ones_own_cards_nor_at_nobodys() -> None:
    state = usual(5)
    assert refused(state, "1: peek 1 left") == "wooolf-own-cards"
    assert refused(state, "1: peek 6 left") == "no-such-player"
    assert refused(state, "1: peek 0 right") == "no-such-player"


@pytest.mark.rule("WO-10")
def test_wo_10_the_peeker_sees_the_whole_card_and_nobody_else_does() -> None:
    state = play(usual(5), "1: peek 3 left sees dog/dog")
    assert last_peek(state, 1).card == "dog/dog"
    for viewer in (2, 4, 5, None):
        assert last_peek(state, viewer) == Peeked(1, 3, "left", "dog")


@pytest.mark.rule("WO-10")
@pytest.mark.rule("WO-11")
def test_wo_10_cards_of_the_same_aspect_look_the_same_to_the_others() -> None:
    one = play(usual(5), "1: peek 2 left sees boy/?")
    two = play(usual(5), "1: peek 2 left sees hunter/?")
    assert [sight(one, n) == sight(two, n) for n in (1, 2)] == [False, False]
    assert [sight(one, n) == sight(two, n) for n in (3, 4, 5, None)] == [True] * 4


@pytest.mark.rule("WO-10")
def test_wo_10_left_and_right_are_the_two_cards() -> None:
    state, _ = wooolf.play(usual(5), 1, Peek(3, "left"), Shuffle(0))
    assert last_peek(state, 1).card == "hunter/hunter"
    state, _ = wooolf.play(usual(5), 1, Peek(3, "right"), Shuffle(0))
    assert last_peek(state, 1).card == "dog/dog"


@pytest.mark.rule("WO-11")
@pytest.mark.parametrize(
    ("line", "clue"),
    [
        ("1: peek 4 left", "sheep"),
        ("1: peek 3 left sees dog/dog", "dog"),
        ("1: peek 3 left sees hunter/hunter", "hunter"),
        ("1: peek 8 left sees wolf/wolf", "wolf"),
    ],
)
def test_wo_11_a_clue_token_of_the_aspect_goes_in_front_of_the_owner(line: str, clue: str) -> None:
    state = play(usual(8), line)
    owner = int(line.split()[2])
    for viewer in (1, 2, owner, None):
        tokens = wooolf.view(state, viewer).tokens
        assert [(token.by, token.clue) for token in tokens[owner - 1]] == [(1, clue)]
        assert sum(len(pile) for pile in tokens) == 1
        assert last_peek(state, viewer).announced == clue


@pytest.mark.rule("WO-11")
def test_wo_11_a_question_mark_gets_a_question_mark_token() -> None:
    state = play(usual(5), "1: peek 5 left sees dog/?")
    assert state.tokens[4] == (Token(1, "?"),)
    assert last_peek(state, None).announced == "?"


@pytest.mark.rule("WO-11")
def test_wo_11_only_the_aspect_is_announced_never_the_image() -> None:
    state = table(ADVANCED_FIVE, advanced=True)
    aspects: dict[int, tuple[str, Clue]] = {
        2: ("boy/hunter", "hunter"),
        3: ("hunter/sheep", "sheep"),
        4: ("sheep/dog", "dog"),
        5: ("dog/wolf", "wolf"),
    }
    for owner, (card, clue) in aspects.items():
        seen = play(state, f"1: peek {owner} left sees {card}")
        assert last_peek(seen, None) == Peeked(1, owner, "left", clue)
        assert last_peek(seen, 1).card == card


@pytest.mark.rule("WO-11")
def test_wo_11_who_announced_what_is_public_and_stays_in_the_log() -> None:
    state = play(usual(5), "1: peek 4 left", "2: peek 1 left", "3: peek 4 right", "4: ask 1 shb")
    told = [event for event in wooolf.view(state, 5).history if isinstance(event, Peeked)]
    assert [(e.by, e.owner, e.announced) for e in told] == [
        (1, 4, "sheep"),
        (2, 1, "wolf"),
        (3, 4, "sheep"),
    ]
    assert state.tokens[3] == (Token(1, "sheep"), Token(3, "sheep"))


@pytest.mark.rule("WO-12")
@pytest.mark.parametrize(
    "line",
    [
        "2: peek 4 left sees sheep/sheep",
        "2: peek 3 left sees dog/dog",
        "2: peek 3 left sees hunter/hunter",
        "2: peek 1 left sees wolf/wolf",
    ],
)
def test_wo_12_the_boy_announces_the_wolf_at_every_peek(line: str) -> None:
    state = play(usual(5, starter=2), line)
    assert last_peek(state, None).announced == "wolf"
    assert last_peek(state, 2).card == line.split()[-1]
    assert state.tokens[int(line.split()[2]) - 1] == (Token(2, "wolf"),)


@pytest.mark.rule("WO-12")
def test_wo_12_the_boy_announces_wolf_except_for_a_question_mark() -> None:
    state = play(usual(5, starter=2), "2: peek 5 left sees dog/?")
    assert last_peek(state, None).announced == "?"
    assert state.tokens[4] == (Token(2, "?"),)


@pytest.mark.rule("WO-12")
def test_wo_12_holding_the_boys_card_is_not_being_the_boy() -> None:
    state = table(
        "wolf/wolf boy/?, dog/dog sheep/sheep, hunter/hunter dog/?, sheep/sheep sheep/sheep,"
        " hunter/? sheep/sheep"
    )
    assert last_peek(play(state, "1: peek 4 left"), None).announced == "sheep"


@pytest.mark.rule("WO-12")
def test_wo_12_the_boy_of_the_advanced_game_lies_as_well() -> None:
    state = table(ADVANCED_FIVE, advanced=True, starter=2)
    assert last_peek(play(state, "2: peek 4 left sees sheep/dog"), None).announced == "wolf"


@pytest.mark.rule("WO-13")
def test_wo_13_cards_are_shuffled_before_a_peek_so_either_may_come_up() -> None:
    state = usual(5)
    for peek in (Peek(3, "left"), Peek(3, "right")):
        assert drawn_for(state, 1, peek) == {Shuffle(0), Shuffle(1)}
    for card in ("hunter/hunter", "dog/dog"):
        for side in ("left", "right"):
            assert last_peek(play(state, f"1: peek 3 {side} sees {card}"), 1).card == card


@pytest.mark.rule("WO-13")
def test_wo_13_cards_laid_by_hand_lie_as_they_were_laid() -> None:
    state = play(usual(5), "3: arrange 2")  # the dog on the left
    assert drawn_for(state, 1, Peek(3, "left")) == {Shuffle(1)}
    assert drawn_for(state, 1, Peek(3, "right")) == {Shuffle(1)}
    assert last_peek(play(state, "1: peek 3 left"), 1).card == "dog/dog"
    assert last_peek(play(state, "1: peek 3 right"), 1).card == "hunter/hunter"
    assert last_peek(play(state, "3: arrange 1", "1: peek 3 left"), 1).card == "hunter/hunter"


@pytest.mark.rule("WO-13")
def test_wo_13_no_shuffle_can_undo_what_was_laid_by_hand() -> None:
    state = play(usual(5), "3: arrange 2")
    for outcome in (Shuffle(0), None, again(state)):
        with pytest.raises(BadOutcome, match="wooolf-shuffle"):
            wooolf.play(state, 1, Peek(3, "left"), outcome)
    with pytest.raises(BadOutcome, match="wooolf-shuffle"):
        wooolf.play(usual(5), 1, Peek(3, "left"), None)


@pytest.mark.rule("WO-13")
def test_wo_13_an_owner_may_go_back_to_the_shuffle() -> None:
    state = play(usual(5), "3: arrange 2", "3: arrange auto")
    assert drawn_for(state, 1, Peek(3, "left")) == {Shuffle(0), Shuffle(1)}
    assert wooolf.view(state, 3).left is None


@pytest.mark.rule("WO-13")
def test_wo_13_an_arrangement_counts_for_the_peeks_that_come_after_it() -> None:
    state = play(usual(5), "1: peek 3 left sees hunter/hunter", "3: arrange 2", "2: peek 3 left")
    assert [last_peek(state, 2).card, last_peek(state, 3).which] == ["dog/dog", 1]
    first = wooolf.view(state, 1).history[1]
    assert isinstance(first, Peeked)
    assert first.card == "hunter/hunter"


@pytest.mark.rule("WO-13")
def test_wo_13_arranging_is_free_and_at_any_time() -> None:
    state = usual(5)
    for seat in range(1, 6):
        assert may_arrange(state, seat)
        arranged = play(state, f"{seat}: arrange 2")
        assert (arranged.turn, arranged.taken) == (state.turn, state.taken)
        assert wooolf.moves(arranged, 1) == wooolf.moves(state, 1)
    final = to_final(usual(5), {1: RIGHT[1], 2: RIGHT[2]})
    assert all(may_arrange(final, seat) for seat in range(1, 6))
    assert play(final, "4: arrange 1").left == (None, None, None, 0, None)


@pytest.mark.rule("WO-13")
def test_wo_13_after_guessing_too() -> None:
    state = play(around(usual(5)), f"1: {RIGHT[1]}")
    assert may_arrange(state, 1)
    state = play(state, "1: arrange 2", "2: peek 1 left")
    assert last_peek(state, 2).card == "sheep/sheep"


@pytest.mark.rule("WO-13")
def test_wo_13_nobody_arranges_another_players_cards_nor_after_the_game() -> None:
    assert wooolf.free(wooolf.view(usual(5), None)) == ()
    state = usual(5)
    for _ in range(2):
        state = whole_round(state, {1: RIGHT[1], 2: RIGHT[2]}, then=again(state))
    state = whole_round(state, {1: RIGHT[1], 2: RIGHT[2]})
    assert refused(state, "1: arrange 1") == "game-over"


@pytest.mark.rule("WO-13")
@pytest.mark.parametrize("how", ["1", "2", "auto"])
def test_wo_13_the_order_and_whether_it_changed_are_secret(how: str) -> None:
    state = usual(5)
    arranged, events = wooolf.play(state, 3, wooolf.parse(f"arrange {how}", Options()), None)
    for viewer in (1, 2, 4, 5, None):
        assert sight(arranged, viewer) == sight(state, viewer)
        assert [redact(event, viewer) for event in events] == [None]
    own = wooolf.view(arranged, 3)
    assert own.left == {"1": 0, "2": 1, "auto": None}[how]
    assert events == (Arranged(3, own.left),)
    assert own.history == wooolf.view(state, 3).history  # it is of the present only


@pytest.mark.rule("WO-13")
def test_wo_13_whether_cards_are_laid_by_hand_stays_secret_when_they_are_peeked_at() -> None:
    by_hand = play(usual(5), "3: arrange 1", "1: peek 3 left", "2: peek 3 left")
    shuffled = play(usual(5), "1: peek 3 left", "2: peek 3 left")
    for viewer in (1, 2, 4, 5, None):
        assert sight(by_hand, viewer) == sight(shuffled, viewer)


@pytest.mark.rule("WO-13")
def test_wo_13_only_the_owner_sees_which_card_was_looked_at() -> None:
    state = play(usual(5), "1: peek 4 left")  # two sheep: only their places tell them apart
    other, _ = wooolf.play(usual(5), 1, Peek(4, "left"), Shuffle(1))
    assert [last_peek(state, 4).which, last_peek(other, 4).which] == [0, 1]
    for viewer in (1, 2, 3, 5, None):
        assert last_peek(state, viewer).which is None
        assert sight(state, viewer) == sight(other, viewer)


@pytest.mark.rule("WO-13")
def test_wo_13_everybody_sees_whose_card_it_was_and_on_which_side() -> None:
    state = play(usual(5), "1: peek 4 right")
    told = {(last_peek(state, n).owner, last_peek(state, n).side) for n in (1, 2, 3, 4, 5, None)}
    assert told == {(4, "right")}


@pytest.mark.rule("WO-13")
def test_wo_13_own_cards_can_be_looked_at_any_time() -> None:
    state = play(around(usual(5)), f"1: {RIGHT[1]}")
    assert wooolf.view(state, 1).cards == ("wolf/wolf", "sheep/sheep")
    assert wooolf.view(to_final(state, {2: RIGHT[2]}), 3).cards == ("hunter/hunter", "dog/dog")


@pytest.mark.rule("WO-13")
def test_wo_13_new_cards_are_shuffled_again() -> None:
    state = play(usual(5), "3: arrange 2", "4: arrange 1")
    state = whole_round(state, {1: RIGHT[1], 2: RIGHT[2]}, then=again(state))
    assert wooolf.view(state, 3).left is None
    assert drawn_for(state, 3, Peek(4, "left")) == {Shuffle(0), Shuffle(1)}
    assert allowed(state, "3: peek 4 left")


@pytest.mark.rule("WO-13")
def test_wo_13_arranging_changes_nothing_that_others_may_do() -> None:
    state = usual(5)
    arranged = play(state, "3: arrange 2")
    for seat in (1, 2, 4, 5):
        moves = [msgspec.json.encode(wooolf.legal(wooolf.view(s, seat))) for s in (state, arranged)]
        assert moves[0] == moves[1]
