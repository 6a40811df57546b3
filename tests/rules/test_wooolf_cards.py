"""Wooolf!!: the players, the cards and what is dealt (WO-01 to WO-07, WO-26, WO-27)."""

from collections import Counter
from itertools import combinations_with_replacement
from random import Random

import msgspec
import pytest

from sheepfold.games import wooolf
from sheepfold.games.contract import BadOptions, BadOutcome
from sheepfold.games.wooolf.cards import (
    BASE,
    CARDS,
    QUESTION_DECK,
    QUESTIONS,
    TARGETS,
    VALUES,
    Card,
    Character,
    Options,
    announced,
    answer,
    character,
    deck,
    hand,
)
from sheepfold.games.wooolf.pieces import Token
from tests.rules.deals import (
    FIVE,
    RIGHT,
    around,
    deal,
    play,
    quiet,
    reveal,
    sight,
    table,
    usual,
    whole_round,
)

# sheep/sheep, dog/dog, dog/?, hunter/hunter, hunter/?, boy/?, wolf/wolf
DECKS = {
    4: (4, 1, 1, 1, 1, 1, 1),
    5: (4, 1, 1, 1, 1, 1, 1),
    6: (6, 1, 1, 1, 1, 1, 1),
    7: (7, 2, 1, 1, 1, 1, 1),
    8: (7, 2, 1, 2, 1, 1, 2),
}
ADVANCED = ("boy/hunter", "hunter/sheep", "dog/wolf", "sheep/dog")


def own_deck(text: str, *, advanced: bool = False) -> Options:
    """A table with a deck of its own, written like `2 wolf/wolf, 8 sheep/sheep`."""
    counts = [pile.split() for pile in text.split(", ")]
    cards = [card for copies, card in counts for _ in range(int(copies))]
    return Options(advanced=advanced, deck=msgspec.convert(cards, tuple[Card, ...]))


def why_not(seats: int, text: str, *, advanced: bool = False) -> str:
    with pytest.raises(BadOptions) as refused:
        wooolf.check(own_deck(text, advanced=advanced), seats)
    return refused.value.reason


@pytest.mark.rule("WO-01")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_wo_01_four_to_eight_play(seats: int) -> None:
    state = usual(seats)
    assert state.seats == seats
    assert seats in wooolf.SEATS


@pytest.mark.rule("WO-01")
@pytest.mark.parametrize("seats", [0, 1, 3, 9])
def test_wo_01_fewer_or_more_cannot_play(seats: int) -> None:
    assert seats not in wooolf.SEATS
    with pytest.raises(BadOptions) as refused:
        wooolf.check(Options(), seats)
    assert (refused.value.reason, refused.value.facts) == ("seats", {"least": 4, "most": 8})
    with pytest.raises(BadOptions):
        wooolf.deal(Options(), seats, Random(1))


@pytest.mark.rule("WO-01")
def test_wo_01_seats_are_numbered_clockwise_and_one_follows_the_last() -> None:
    state = usual(6, starter=5)
    turns: list[int] = []
    for _ in range(6):
        turns += wooolf.actors(state)
        state = play(state, *quiet(turns[-1]))
    assert turns == [5, 6, 1, 2, 3, 4]


@pytest.mark.rule("WO-02")
def test_wo_02_sheep_1_dog_2_hunter_3_boy_4_wolf_5() -> None:
    assert VALUES == {"sheep": 1, "dog": 2, "hunter": 3, "boy": 4, "wolf": 5}


@pytest.mark.rule("WO-02")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("dog/?", "sheep/sheep"),
        ("hunter/?", "dog/dog"),
        ("boy/?", "hunter/hunter"),
        ("wolf/wolf", "boy/?"),
    ],
)
def test_wo_02_a_card_beats_the_card_of_the_value_below(higher: Card, lower: Card) -> None:
    image = higher.split("/")[0]
    assert character(hand(lower, higher)) == image
    assert character(hand(higher, lower)) == image


@pytest.mark.rule("WO-03")
def test_wo_03_the_sixteen_base_cards() -> None:
    assert BASE == {
        "sheep/sheep": 7,
        "dog/dog": 2,
        "dog/?": 1,
        "hunter/hunter": 2,
        "hunter/?": 1,
        "boy/?": 1,
        "wolf/wolf": 2,
    }
    assert sum(BASE.values()) == 16


@pytest.mark.rule("WO-04")
@pytest.mark.parametrize("seats", DECKS)
def test_wo_04_the_deck_table(seats: int) -> None:
    kinds = ("sheep/sheep", "dog/dog", "dog/?", "hunter/hunter", "hunter/?", "boy/?", "wolf/wolf")
    cards = Counter(deck(Options(), seats))
    assert cards == dict(zip(kinds, DECKS[seats], strict=True))
    assert cards.total() == 2 * max(seats, 5)


@pytest.mark.rule("WO-04")
@pytest.mark.rule("WO-26")
@pytest.mark.parametrize("seats", DECKS)
def test_wo_04_the_deck_table_of_the_advanced_game(seats: int) -> None:
    sheep, dogs, _, hunters, _, _, wolves = DECKS[seats]
    counts = {"sheep/sheep": sheep - 1, "dog/dog": dogs, "hunter/hunter": hunters}
    assert Counter(deck(Options(advanced=True), seats)) == {
        **counts,
        "wolf/wolf": wolves,
        **dict.fromkeys(ADVANCED, 1),
    }


@pytest.mark.rule("WO-04")
@pytest.mark.parametrize("seats", DECKS)
@pytest.mark.parametrize("advanced", [False, True])
def test_wo_04_the_whole_deck_is_dealt_and_nothing_else(seats: int, advanced: bool) -> None:
    options = Options(advanced=advanced)
    dealt = wooolf.deal(options, seats, Random(seats))
    assert Counter(card for pair in dealt.hands for card in pair) == Counter(deck(options, seats))
    assert len(dealt.hands) == max(seats, 5)


@pytest.mark.rule("WO-04")
@pytest.mark.parametrize("seats", [4, 5])
def test_wo_04_a_table_may_set_its_own_deck(seats: int) -> None:
    options = own_deck("6 sheep/sheep, 2 wolf/wolf, 2 dog/dog")
    wooolf.check(options, seats)
    dealt = wooolf.deal(options, seats, Random(2))
    cards = Counter(card for pair in dealt.hands for card in pair)
    assert cards == {"sheep/sheep": 6, "wolf/wolf": 2, "dog/dog": 2}


@pytest.mark.rule("WO-04")
def test_wo_04_a_deck_of_ones_own_has_two_cards_for_each_player() -> None:
    assert why_not(5, "2 wolf/wolf, 7 sheep/sheep") == "wooolf-deck-size"
    assert why_not(5, "2 wolf/wolf, 7 sheep/sheep, 2 dog/dog") == "wooolf-deck-size"
    assert why_not(6, "1 wolf/wolf, 7 sheep/sheep, 2 dog/dog") == "wooolf-deck-size"
    assert (
        why_not(4, "1 wolf/wolf, 7 sheep/sheep") == "wooolf-deck-size"
    )  # four players need ten cards


@pytest.mark.rule("WO-04")
def test_wo_04_a_deck_of_ones_own_is_part_of_the_sixteen_cards() -> None:
    wooolf.check(own_deck("2 wolf/wolf, 7 sheep/sheep, 1 boy/?"), 5)
    assert why_not(5, "3 wolf/wolf, 7 sheep/sheep") == "wooolf-deck-cards"
    assert why_not(5, "1 wolf/wolf, 7 sheep/sheep, 2 boy/?") == "wooolf-deck-cards"
    assert why_not(5, "1 wolf/wolf, 8 sheep/sheep, 1 dog/?") == "wooolf-deck-cards"


@pytest.mark.rule("WO-04")
@pytest.mark.rule("WO-26")
def test_wo_04_a_deck_of_ones_own_keeps_to_the_cards_of_its_variant() -> None:
    rest = "2 wolf/wolf, 6 sheep/sheep, 1 dog/dog"
    for card in ("boy/?", "hunter/?", "dog/?", "sheep/sheep"):
        wooolf.check(own_deck(f"{rest}, 1 {card}"), 5)
        assert why_not(5, f"{rest}, 1 {card}", advanced=True) == "wooolf-deck-cards"
    for card in ADVANCED:
        wooolf.check(own_deck(f"{rest}, 1 {card}", advanced=True), 5)
        assert why_not(5, f"{rest}, 1 {card}") == "wooolf-deck-cards"


@pytest.mark.rule("WO-04")
def test_wo_04_a_deck_of_ones_own_has_at_least_one_wolf() -> None:
    assert why_not(5, "7 sheep/sheep, 2 dog/dog, 1 boy/?") == "wooolf-deck-wolf"
    wooolf.check(own_deck("1 wolf/wolf, 7 sheep/sheep, 2 dog/dog"), 5)  # and no other is needed


@pytest.mark.rule("WO-04")
def test_wo_04_no_other_cards_can_be_dealt() -> None:
    wooolf.start(Options(), 5, deal(FIVE, starter=1))
    with pytest.raises(BadOutcome, match="wooolf-deal-cards"):
        wooolf.start(Options(), 5, deal(FIVE.replace("dog/?", "wolf/wolf"), starter=1))


@pytest.mark.rule("WO-05")
@pytest.mark.parametrize("one", CARDS)
def test_wo_05_the_card_of_higher_value_is_the_character(one: Card) -> None:
    for two in CARDS:
        images = [card.split("/")[0] for card in (one, two)]
        strongest = max(images, key=["sheep", "dog", "hunter", "boy", "wolf"].index)
        assert character(hand(one, two)) == strongest
        assert sorted(hand(one, two)) == sorted((one, two))


@pytest.mark.rule("WO-05")
def test_wo_05_each_player_has_two_cards_and_knows_its_character() -> None:
    state = usual(5)
    views = [wooolf.view(state, seat) for seat in range(1, 6)]
    assert [own.character for own in views] == ["wolf", "boy", "hunter", "sheep", "dog"]
    assert views[4].cards == ("dog/?", "sheep/sheep")
    assert views[3].cards == ("sheep/sheep", "sheep/sheep")


@pytest.mark.rule("WO-05")
def test_wo_05_the_aspect_has_no_say() -> None:
    assert character(hand("dog/wolf", "hunter/sheep")) == "hunter"
    assert character(hand("sheep/dog", "sheep/sheep")) == "sheep"
    assert character(hand("boy/hunter", "hunter/hunter")) == "boy"


@pytest.mark.rule("WO-05")
def test_wo_05_others_do_not_see_the_cards() -> None:
    state = usual(5)
    swapped = table(
        "wolf/wolf sheep/sheep, dog/? sheep/sheep, sheep/sheep sheep/sheep, hunter/hunter dog/dog,"
        " boy/? hunter/?"
    )
    assert sight(state, 1) == sight(swapped, 1)
    assert sight(state, None) == sight(swapped, None)
    assert wooolf.view(state, None).cards is None
    assert wooolf.view(state, None).character is None


@pytest.mark.rule("WO-06")
def test_wo_06_the_targets_by_column() -> None:
    assert TARGETS == {
        "sheep": ("dog", "hunter"),
        "dog": ("hunter", "wolf"),
        "hunter": ("dog", "wolf"),
        "boy": ("wolf", "sheep"),
        "wolf": ("sheep", None),
    }


@pytest.mark.rule("WO-06")
@pytest.mark.parametrize("seat", [1, 2, 3, 4, 5])
def test_wo_06_every_character_looks_for_its_own_targets(seat: int) -> None:
    state = around(usual(5, round_limit=1))
    others = [f"{other}: abstain" for other in range(1, 6) if other != seat]
    assert reveal(state, f"{seat}: {RIGHT[seat]}", *others).right[seat - 1] is True
    if seat != 1:
        first, second = RIGHT[seat].split()[1:]
        swapped = reveal(state, f"{seat}: guess {second} {first}", *others)
        assert swapped.right[seat - 1] is False


@pytest.mark.rule("WO-07")
def test_wo_07_sixteen_question_cards_of_five_kinds() -> None:
    assert QUESTIONS == {"whb": 4, "shb": 4, "dog": 3, "hunter": 3, "sheep": 2}
    assert Counter(QUESTION_DECK) == QUESTIONS
    assert len(QUESTION_DECK) == 16


@pytest.mark.rule("WO-07")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_wo_07_each_player_is_dealt_two_of_them(seats: int) -> None:
    for seed in range(10):
        dealt = wooolf.deal(Options(), seats, Random(seed))
        assert [len(pair) for pair in dealt.questions] == [2] * seats
        drawn = Counter(kind for pair in dealt.questions for kind in pair)
        assert drawn <= Counter(QUESTIONS)
        if seats == 8:
            assert drawn == QUESTIONS


@pytest.mark.rule("WO-07")
def test_wo_07_no_more_of_a_kind_can_be_dealt_than_there_are() -> None:
    table(FIVE, questions="sheep whb, sheep whb, hunter shb, dog shb, dog shb")
    with pytest.raises(BadOutcome, match="wooolf-deal-questions"):
        table(FIVE, questions="sheep whb, sheep whb, sheep shb, dog shb, dog shb")


@pytest.mark.rule("WO-07")
def test_wo_07_questions_are_about_the_character_or_about_the_images() -> None:
    yes: dict[str, set[Character]] = {
        "whb": {"wolf", "hunter", "boy"},
        "shb": {"sheep", "hunter", "boy"},
    }
    for one, two in combinations_with_replacement(CARDS, 2):
        cards = hand(one, two)
        images = {one.split("/")[0], two.split("/")[0]}
        for kind in QUESTIONS:
            if kind in yes:
                assert answer(cards, kind) == (character(cards) in yes[kind])
            else:
                assert answer(cards, kind) == (kind in images)


@pytest.mark.rule("WO-07")
def test_wo_07_questions_are_held_in_secret_and_the_rest_is_out_unseen() -> None:
    one = table(FIVE, questions="dog whb, hunter shb, dog whb, hunter shb, sheep whb")
    two = table(FIVE, questions="dog whb, sheep shb, whb whb, sheep shb, hunter hunter")
    assert sight(one, 1) == sight(two, 1)
    assert sight(one, None) == sight(two, None)
    assert wooolf.view(one, 1).questions == ("dog", "whb")
    assert wooolf.view(one, None).questions == ()
    ended = [
        whole_round(state, {1: RIGHT[1], 2: RIGHT[2]}, then=deal(FIVE)) for state in (one, two)
    ]
    assert sight(ended[0], 1) == sight(ended[1], 1)


@pytest.mark.rule("WO-26")
def test_wo_26_four_cards_are_replaced() -> None:
    for seats in (5, 6, 7, 8):
        before, after = (Counter(deck(Options(advanced=a), seats)) for a in (False, True))
        assert before - after == {"boy/?": 1, "hunter/?": 1, "dog/?": 1, "sheep/sheep": 1}
        assert after - before == dict.fromkeys(ADVANCED, 1)


@pytest.mark.rule("WO-26")
def test_wo_26_the_new_cards_have_a_false_aspect_and_the_same_rules() -> None:
    told = [announced(card, False) for card in CARDS if card in ADVANCED]
    assert told == ["hunter", "sheep", "wolf", "dog"]
    assert {announced(card, True) for card in CARDS if card in ADVANCED} == {"wolf"}
    assert all(announced(card, False) != "?" for card in deck(Options(advanced=True), 8))


@pytest.mark.rule("WO-27")
def test_wo_27_the_boy_never_runs_out_of_wolf_tokens() -> None:
    state = usual(5)
    for _ in range(9):
        state = play(state, *quiet(1), "2: peek 3 left", *quiet(3, 4, 5))
    assert state.tokens[2] == (Token(2, "wolf"),) * 9
    assert wooolf.view(state, 4).tokens[2] == (Token(2, "wolf"),) * 9


@pytest.mark.rule("WO-27")
def test_wo_27_question_mark_tokens_and_the_clue_tokens_of_one_kind_do_not_run_out() -> None:
    state = usual(5, round_limit=None)
    for _ in range(15):
        state = play(state, "1: peek 4 left", *quiet(2), "3: peek 2 left", "4: peek 2 right")
        state = play(state, *quiet(5))
    assert state.tokens[1] == (Token(3, "?"), Token(4, "?")) * 15
    assert state.tokens[3] == (Token(1, "sheep"),) * 15
