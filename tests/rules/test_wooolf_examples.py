"""Wooolf!!: the two worked examples of the book, move by move (WO-29).

The table of both: Eva 1, Thomas 2, Paul 3, Jason 4, Kenneth 5. Turns that the book does not print
are marked as such.
"""

from collections import Counter

import pytest

from sheepfold.games import wooolf
from sheepfold.games.wooolf.cards import Options, deck
from sheepfold.games.wooolf.pieces import Answer, Token
from tests.rules.deals import again, allowed, around, last_peek, play, quiet, refused, table

pytestmark = pytest.mark.rule("WO-29")

EVA, THOMAS, PAUL, JASON, KENNETH = 1, 2, 3, 4, 5


def test_wo_29_the_base_example() -> None:
    state = table(
        "wolf/wolf sheep/sheep, boy/? dog/?, hunter/? dog/dog, sheep/sheep sheep/sheep,"
        " hunter/hunter sheep/sheep",
        questions="dog whb, hunter shb, dog whb, hunter whb, sheep shb",
    )
    assert state.options.deck == deck(Options(), 5)
    characters = [wooolf.view(state, seat).character for seat in range(1, 6)]
    assert characters == ["wolf", "boy", "hunter", "sheep", "hunter"]

    state = play(state, "1: peek 4 left sees sheep/sheep")
    assert last_peek(state, EVA).card == "sheep/sheep"
    assert state.tokens[JASON - 1] == (Token(EVA, "sheep"),)

    state = play(state, "2: peek 5 left sees hunter/hunter")
    assert last_peek(state, THOMAS).card == "hunter/hunter"
    assert state.tokens[KENNETH - 1] == (Token(THOMAS, "wolf"),)

    state = play(state, "3: peek 2 right sees boy/?")
    assert last_peek(state, PAUL).card == "boy/?"
    assert state.tokens[THOMAS - 1] == (Token(PAUL, "?"),)

    state = play(state, "4: ask 3 whb")
    assert state.answers[PAUL - 1] == (Answer(JASON, "whb", True),)

    # Not printed: in these turns Thomas marks Jason too.
    state = play(state, "5: peek 1 left sees sheep/sheep", "1: ask 3 dog")
    state = play(state, "2: peek 4 right sees sheep/sheep", "3: peek 1 right sees sheep/sheep")
    state = play(state, "4: peek 5 left sees hunter/hunter", "5: ask 4 sheep")
    assert Token(THOMAS, "wolf") in state.tokens[JASON - 1]

    state = play(state, "1: guess 4 x")
    assert wooolf.actors(state) == (THOMAS,)
    state = play(state, "2: guess 1 3")
    assert wooolf.actors(state) == (PAUL, JASON, KENNETH)

    # Jason's guess is not printed.
    state = play(state, "3: guess 0 4", "4: guess 0 3", "5: abstain", then=again(state))
    (ended,) = state.rounds
    assert ended.early == (EVA, THOMAS)
    assert ended.right == (True, False, False, True, None)
    assert ended.points == (2, 0, 0, 1, 0)
    assert ended.fooled == (PAUL,)
    assert ended.bonus == (0, 1, 0, 0, 0)
    assert state.scores == (2, 1, 0, 1, 0)
    assert state.errors == (0, 1, 1, 0, 0)
    assert state.barred == (THOMAS,)

    # The next round: Paul, left of Thomas, starts, and Thomas may not guess early.
    assert wooolf.actors(state) == (PAUL,)
    state = play(around(state), *quiet(3, 4, 5, 1))
    assert refused(state, "2: guess 1 4") == "wooolf-barred"
    assert allowed(play(state, *quiet(2)), "3: guess 0 1")


def test_wo_29_the_hunter_fooled_about_another_hunter_scores_the_same() -> None:
    state = table(
        "wolf/wolf sheep/sheep, boy/? dog/?, hunter/? dog/dog, sheep/sheep sheep/sheep,"
        " hunter/hunter sheep/sheep"
    )
    state = play(state, *quiet(1), "2: peek 5 left sees hunter/hunter", *quiet(3, 4, 5))
    state = play(state, "1: guess 4 x", "2: guess 1 3")
    state = play(state, "3: guess 0 5", "4: abstain", "5: abstain", then=again(state))
    assert state.scores == (2, 1, 0, 0, 0)
    assert state.errors == (0, 1, 1, 0, 0)


@pytest.mark.parametrize(
    ("with_boy", "with_sheep"), [("dog/dog", "sheep/sheep"), ("sheep/sheep", "dog/dog")]
)
def test_wo_29_the_advanced_example(with_boy: str, with_sheep: str) -> None:
    state = table(
        f"wolf/wolf sheep/sheep, boy/hunter {with_boy}, hunter/sheep dog/wolf,"
        f" sheep/dog {with_sheep}, hunter/hunter sheep/sheep",
        questions="dog whb, hunter shb, sheep whb, hunter whb, sheep shb",
        advanced=True,
    )
    assert Counter(state.options.deck) == Counter(deck(Options(advanced=True), 5))

    state = play(state, "1: peek 4 left sees sheep/dog")
    assert last_peek(state, EVA).card == "sheep/dog"
    assert state.tokens[JASON - 1] == (Token(EVA, "dog"),)

    state = play(state, "2: peek 3 left sees hunter/sheep")
    assert last_peek(state, THOMAS).card == "hunter/sheep"
    assert state.tokens[PAUL - 1] == (Token(THOMAS, "wolf"),)

    state = play(state, "3: ask 4 sheep")
    assert state.answers[JASON - 1] == (Answer(PAUL, "sheep", True),)
