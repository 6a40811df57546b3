"""The rules of Liar's Dice, as `locales/rules.en.md` has them."""

from random import Random

import pytest

import liars_dice
from liars_dice.pieces import Bid, Doubt, Doubted, LastBid, Roll, Rolled, RoundEnded
from liars_dice.state import State
from sheepfold.games.contract import BadNotation, BadOptions, BadOutcome, GameEnded, IllegalMove
from table import after, hands, played, rolled


def refused(state: State, seat: int, text: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        liars_dice.play(state, seat, liars_dice.parse(text, state.options))
    return caught.value.reason


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play(seats: int) -> None:  # LD-01
    with pytest.raises(BadOptions, match="seats"):
        liars_dice.check(liars_dice.Options(), seats)


def test_everyone_begins_with_as_many_dice_as_agreed() -> None:  # LD-02
    for dice in (1, 5, 6):
        options = liars_dice.Options(dice=dice)
        roll = liars_dice.deal(options, 4, Random(1))
        assert [len(hand) for hand in roll.dice] == [dice] * 4
    assert liars_dice.Options().dice == 5
    for dice in (0, 7):
        with pytest.raises(BadOptions, match="liars_dice-dice"):
            liars_dice.check(liars_dice.Options(dice=dice), 4)


def test_everyone_sees_their_own_dice_only() -> None:  # LD-03
    state = rolled("123", "456")
    assert liars_dice.view(state, 1).dice == ((1, 2, 3), None)
    assert liars_dice.view(state, 2).dice == (None, (4, 5, 6))
    assert liars_dice.view(state, None).dice == (None, None)
    told = liars_dice.view(state, 2).history[0]
    assert isinstance(told, Rolled)
    assert told.dice == (None, (4, 5, 6))


def test_the_first_starter_is_drawn() -> None:  # LD-03
    starters = {liars_dice.deal(liars_dice.Options(), 3, Random(n)).starter for n in range(50)}
    assert starters == {1, 2, 3}


def test_a_bid_names_dice_that_can_be_there() -> None:  # LD-04
    state = rolled("123", "456")
    assert refused(state, 1, "7x2") == "liars_dice-count"
    assert refused(state, 1, "0x2") == "liars_dice-count"
    assert refused(state, 1, "1x7") == "liars_dice-face"
    assert after(state, "6x6").bid == LastBid(1, 6, 6)


def test_a_bid_may_be_a_lie() -> None:  # LD-04
    assert after(rolled("222", "333"), "6x5").bid == LastBid(1, 6, 5)


@pytest.mark.parametrize("higher", ["3x5", "4x1", "6x6"])
def test_more_dice_or_a_higher_face_raises_the_bid(higher: str) -> None:  # LD-05
    state = after(rolled("123", "456"), "3x4")
    assert after(state, higher).turn == 1


@pytest.mark.parametrize("low", ["3x4", "3x3", "2x6"])
def test_any_other_bid_is_too_low(low: str) -> None:  # LD-05
    assert refused(after(rolled("123", "456"), "3x4"), 2, low) == "liars_dice-too-low"


def test_turns_go_clockwise() -> None:  # LD-05
    state = rolled("12", "34", "56", starter=3)
    order: list[int] = []
    for text in ("1x1", "1x2", "1x3", "1x4"):
        order += liars_dice.actors(state)
        state = after(state, text)
    assert order == [3, 1, 2, 3]
    assert refused(state, 3, "1x5") == "not-your-turn"


def test_there_must_be_a_bid_to_doubt() -> None:  # LD-06
    assert refused(rolled("12", "34"), 1, "doubt") == "liars_dice-no-bid"


def test_only_a_doubt_is_left_after_the_highest_bid() -> None:  # LD-06
    state = after(rolled("12", "34"), "4x6")
    assert liars_dice.moves(state, 2) == (Doubt(),)


@pytest.mark.parametrize(
    ("bid", "wild_ones", "found"),
    [("2x3", True, 3), ("2x3", False, 2), ("2x1", True, 1), ("2x6", True, 1), ("2x6", False, 0)],
)
def test_ones_are_wild_but_for_bids_on_ones(bid: str, wild_ones: bool, found: int) -> None:  # LD-07
    state = rolled("133", "245", wild_ones=wild_ones)
    _, events = played(state, bid, "doubt", roll=_dice_after(state, bid))
    assert isinstance(events[0], Doubted)
    assert events[0].found == found


def _dice_after(state: State, bid: str) -> tuple[str, ...]:
    """Dice for the next round, if the first bidder is doubted now."""
    move = liars_dice.parse(bid, state.options)
    assert isinstance(move, Bid)
    ended = liars_dice.round_end(after(state, bid), 2, Doubt())
    assert ended is not None
    return tuple("2" * left for left in ended.scores)


def test_who_doubted_a_true_bid_loses_a_die() -> None:  # LD-08
    state, events = played(rolled("55", "56"), "3x5", "doubt", roll=("22", "2"))
    assert state.scores == (2, 1)
    assert isinstance(events[1], RoundEnded)
    assert (events[1].round.loser, events[1].round.left, events[1].scores) == (2, 1, (2, 1))


def test_whose_bid_was_wrong_loses_a_die() -> None:  # LD-08
    state = after(rolled("55", "56"), "4x5", "doubt", roll=("2", "22"))
    assert state.scores == (1, 2)
    assert state.dice == hands("2", "22")


def test_the_loser_starts_the_next_round() -> None:  # LD-09
    assert after(rolled("55", "56"), "3x5", "doubt", roll=("22", "2")).turn == 2
    assert after(rolled("55", "56"), "4x5", "doubt", roll=("2", "22")).turn == 1


def test_who_has_no_dice_is_out_and_the_next_one_starts() -> None:  # LD-09
    state = after(rolled("2", "3", "4", starter=2), "3x6", "doubt", roll=("5", "", "6"))
    assert state.scores == (1, 0, 1)
    assert state.turn == 3
    assert refused(state, 2, "1x1") == "liars_dice-out"
    state = after(state, "1x2")
    assert state.turn == 1


def test_the_last_one_with_dice_wins() -> None:  # LD-10
    state, events = played(rolled("2", "3"), "2x6", "doubt")
    assert isinstance(events[-1], GameEnded)
    final = liars_dice.result(state)
    assert final is not None
    assert (final.winners, final.scores) == ((2,), (0, 1))
    assert liars_dice.actors(state) == ()
    assert refused(state, 2, "1x1") == "game-over"


def test_who_is_late_doubts_or_bids_as_low_as_can_be() -> None:  # LD-11
    state = rolled("12", "34")
    assert liars_dice.timeout(liars_dice.view(state, 1)) == Bid(1, 1)
    assert liars_dice.timeout(liars_dice.view(after(state, "1x2"), 2)) == Doubt()
    assert liars_dice.timeout(liars_dice.view(state, 2)) is None


def test_a_bid_can_be_taken_back_by_consent_and_a_doubt_never() -> None:
    state, events = played(rolled("12", "34"), "2x2")
    assert liars_dice.takeback(events) == "consent"
    assert liars_dice.takeback(played(state, "doubt", roll=("12", "3"))[1]) == "never"


def test_a_round_ends_with_all_dice_on_the_table() -> None:
    state = after(rolled("12", "34"), "4x6")
    ended = liars_dice.round_end(state, 2, Doubt())
    assert ended is not None
    for viewer in (None, 1, 2):
        view = liars_dice.view(ended, viewer)
        assert (view.phase, view.dice, view.actors) == ("ended", hands("12", "34"), ())
    assert liars_dice.round_end(state, 2, Bid(4, 6)) is None
    assert liars_dice.round_end(after(rolled("2", "3"), "2x6"), 2, Doubt()) is None


@pytest.mark.parametrize(
    "roll",
    [
        None,
        Roll(hands("2", "22", "2")),
        Roll(hands("22", "22")),
        Roll(hands("7", "22")),
        Roll(hands("2", "32")),
        Roll(hands("2", "22"), starter=1),
        Roll((("2",), (2, 2))),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_a_roll_that_cannot_be_is_refused(roll: Roll | None) -> None:
    state = after(rolled("12", "34"), "4x6")
    with pytest.raises(BadOutcome):
        liars_dice.play(state, 2, Doubt(), roll)


def test_nothing_is_drawn_for_a_bid_or_at_the_end() -> None:
    state = rolled("2", "3")
    assert liars_dice.chance(state, 1, Bid(1, 1), Random(1)) is None
    with pytest.raises(BadOutcome):
        liars_dice.play(state, 1, Bid(1, 1), Roll(hands("2", "3")))
    state = after(state, "2x6")
    assert liars_dice.chance(state, 2, Doubt(), Random(1)) is None
    with pytest.raises(BadOutcome):
        liars_dice.play(state, 2, Doubt(), Roll(hands("", "3")))


@pytest.mark.parametrize("text", ["", "bid", "3x", "x3", "3x55", "100x5", "three fives", "doubt 2"])
def test_what_is_not_a_move_cannot_be_read(text: str) -> None:
    with pytest.raises(BadNotation):
        liars_dice.parse(text, liars_dice.Options())


def test_the_dice_under_each_cup_are_sealed_until_the_round_ends() -> None:
    facts = liars_dice.secrets(None, Roll(hands("12", "", "3")))
    assert [(one.name, one.value, one.opens) for one in facts] == [
        ("dice-1", (1, 2), "round"),
        ("dice-3", (3,), "round"),
    ]
    assert liars_dice.secrets(Bid(1, 2), None) == ()
