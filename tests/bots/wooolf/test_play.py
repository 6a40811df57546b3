"""What guesses are worth at given scores, and what peeks and questions are worth."""

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from sheepfold.bots.wooolf.boldness import bounds, turn_comes
from sheepfold.bots.wooolf.habits import read
from sheepfold.bots.wooolf.hands import CHARACTERS, HANDS
from sheepfold.bots.wooolf.inform import inquiries, rights
from sheepfold.bots.wooolf.play import best_guess, guess_chances, is_enough, weighed
from sheepfold.bots.wooolf.posterior import belief
from sheepfold.bots.wooolf.simple import evidence
from sheepfold.bots.wooolf.standing import standing
from sheepfold.bots.wooolf.trusting import trusting_belief
from sheepfold.games import wooolf
from sheepfold.games.wooolf.pieces import Answer, Ask, Guess, Peek, Peeked, Round, Token
from tests.bots.wooolf.positions import opening, views


def test_points_are_good_and_errors_bad() -> None:
    for view in views(28, "worth"):
        worth = standing(view)
        assert worth.early_right >= worth.right >= worth.abstained - 1e-9
        assert all(0 <= share <= 1 for share in worth)
        assert worth.early_right > worth.early_wrong


@pytest.mark.rule("WO-24")
def test_a_second_error_ends_the_game_for_the_one_behind_but_not_for_the_leader() -> None:
    behind = replace(opening(), round=2, scores=(1, 1, 1, 1, 1), errors=(1, 0, 0, 0, 0))
    ahead = replace(behind, scores=(9, 0, 0, 0, 0))
    assert standing(behind).wrong < 1e-9 < standing(behind).abstained
    assert standing(ahead).wrong > 0.95


def test_in_the_last_round_who_is_behind_must_guess() -> None:
    """Abstaining wins nothing any more, so even a long shot is better (WO-24, WO-25)."""
    view = replace(opening(), round=3, scores=(2, 3, 0, 0, 0), errors=(0, 1, 0, 0, 0))
    worth = standing(replace(view, phase="final"))
    assert worth.guessed(0.2) > worth.abstained


def test_the_turns_may_end_before_the_next_turn() -> None:
    view = replace(opening(), taken=(1, 1, 1, 1, 1))
    assert 0 < turn_comes(replace(view, early=(2,))) < turn_comes(view) < 1
    assert turn_comes(replace(view, taken=(9, 9, 9, 9, 9))) == 0  # WO-28
    assert turn_comes(replace(view, barred=(2, 3, 4, 5))) == 1  # WO-22


def test_the_owl_is_bold_at_a_strong_table() -> None:
    view = opening()
    played = Round(1, (), (), (), (None, True, True, True, True), (), (), ())
    weak = replace(played, right=(True, False, None, None, False))
    usual, strong, weakly = (
        read(belief(replace(view, rounds=rounds)), literal=True).foxes
        for rounds in ((), (played,), (weak,))
    )
    assert weakly < usual < strong
    assert bounds(strong) < bounds(usual) < bounds(weakly)


def test_the_best_guess_of_the_wolf_has_one_pointer() -> None:
    assert best_guess(np.array([[0.1], [0.0], [0.6]]), Random(1)) == (Guess(2, None), 0.6)
    assert best_guess(np.array([[0.1, 0.3], [0.2, 0.0]]), Random(1)) == (Guess(0, 1), 0.3)


def test_equals_are_equal_on_every_machine() -> None:
    """Four fifths may be rounded to a little less, and equal guesses must count as equal."""
    drawn = {best_guess(np.array([[0.6], [0.6 - 1e-16], [0.2]]), Random(n))[0] for n in range(20)}
    assert drawn == {Guess(0, None), Guess(1, None)}
    assert is_enough(0.7999999999999999, 0.8)
    assert not is_enough(0.79, 0.8)


def test_drawn_worlds_say_what_the_posterior_says() -> None:
    for view in views(10, "rights"):
        held = belief(view)
        right = rights(view, held.draw_many(4000, Random(1))).mean(axis=0)
        assert abs(right - held.guesses().flatten()).max() < 0.05


def test_all_worlds_say_what_the_posterior_says() -> None:
    for view in views(28, "every world"):
        held = belief(view)
        assert abs(guess_chances(view, held) - held.guesses()).max() < 1e-12
        if view.players == 5:
            worlds, weights = held.every_world()
            assert abs(weights.sum() - 1) < 1e-12
            for player in range(1, 6):
                seen = np.bincount(worlds[:, player], weights, minlength=len(HANDS))
                assert abs(seen - held.hands()[player]).max() < 1e-12


def test_information_never_hurts() -> None:
    for view in views(20, "gain"):
        if view.phase == "turns":
            options = inquiries(view, *weighed(belief(view), 300, Random(1)), Random(1))
            assert {type(option.move) for option in options} <= {Peek, Ask}
            assert all(option.gain > -1e-9 for option in options)
            assert all(option.move in wooolf.legal(view) for option in options)


def test_a_known_hand_is_not_worth_a_peek() -> None:
    view = opening()
    worlds = np.tile(np.arange(view.players + 1), (50, 1)) % len(HANDS)
    assert all(
        abs(option.gain) < 1e-9 for option in inquiries(view, worlds, np.full(50, 0.02), Random(1))
    )


def test_evidence_counts_tokens_and_answers() -> None:
    view = opening()
    tokens = ((), (Token(3, "sheep"), Token(4, "sheep")), (Token(2, "dog"), Token(2, "?")), (), ())
    answers = ((), (), (Answer(1, "dog", True),), (Answer(1, "whb", False),), ())
    view = replace(view, tokens=tokens, answers=answers)
    assert evidence(view, 2)["sheep"] == 2
    assert evidence(view, 3)["dog"] == 2
    assert evidence(view, 3)["sheep"] == -2
    assert evidence(view, 4)["wolf"] == -1


def test_trusting_never_suspects_a_lie() -> None:
    """A sheep that is called a wolf knows who the boy is; the trusting one ignores it."""
    view = opening()
    assert view.cards == ("sheep/sheep", "sheep/sheep")
    lie = Peeked(3, 1, "left", "wolf", which=0)
    sees = Peeked(1, 2, "left", "sheep", card="sheep/sheep")
    view = replace(view, history=(*view.history, lie, sees))
    boy = CHARACTERS.index("boy")
    assert belief(view).characters()[3, boy] == 1
    held = trusting_belief(view)
    assert 0 < held.characters()[3, boy] < 0.5
    without = belief(replace(view, history=(*view.history[:-2], sees)))
    assert (held.hands() == without.hands()).all()
