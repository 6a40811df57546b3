"""What could have been known, and what turned a game: exact, and true to the record."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from sheepfold.bots.wooolf.hands import CHARACTERS
from sheepfold.games import GAMES, OURS, wooolf
from sheepfold.games.record import Record, Writer, load
from sheepfold.games.uly_polly.pieces import Hide, Start, Step, Stepped, Swap
from sheepfold.games.verify import replay
from sheepfold.games.wooolf.cards import character
from sheepfold.games.wooolf.pieces import Guess, RoundEnded
from sheepfold.learn import LookBack, look_back, study_of
from sheepfold.learn.game_learning import DECIMALS, KnownStep, TurningPoint
from sheepfold.learn.look_back import MOST_POINTS, Study, filled_in
from sheepfold.learn.registry import LEARNING
from sheepfold.locales import LANGUAGES, say
from tests.bots.wooolf.brute import by_deals
from tests.golden import CASES, FOLDER
from tests.learn.example_game import BLUFF, example_game
from tests.learn.played_by_bots import played_by_bots
from tests.states import meadow_in, round_table_in

EXACT = 10.0**-DECIMALS
"""The probabilities are told with so many decimals."""
WOLF = CHARACTERS.index("wolf")


def golden(name: str) -> Record:
    return load((FOLDER / f"{name}.json").read_bytes())


def test_every_game_of_ours_can_be_looked_back_on() -> None:
    assert set(LEARNING) == {game.NAME for game in OURS}


@pytest.mark.parametrize("name", ["wooolf-4-base", "wooolf-5-advanced"])
def test_the_characters_are_those_of_all_deals(name: str, effort: int) -> None:
    """Compared with brute force over all deals, at some steps of a game."""
    record = golden(name)
    steps = filled_in(look_back(record).steps)
    moments = list(replay(record))
    rng = Random(name)
    for number in rng.sample(range(len(moments) - 1), min(6 * effort, len(moments) - 1)):
        state, seat = round_table_in(moments[number].state), rng.randint(1, len(record.names))
        seen = wooolf.view(state, seat)
        truth = by_deals(seen).characters[1:]
        found = steps[number].known[seat - 1]
        for player, chances in enumerate(found):
            assert chances == pytest.approx(truth[player], abs=EXACT)


def test_a_guess_has_the_chance_that_all_deals_give_it() -> None:
    record = golden("wooolf-5-base")
    moments = list(replay(record))
    checked = 0
    for step in look_back(record).steps:
        made = moments[step.entry].played
        if made is None or not isinstance(made.move, Guess) or checked == 4:
            continue
        before = round_table_in(moments[step.entry - 1].state)
        truth = by_deals(wooolf.view(before, made.seat)).guesses
        chance = truth[made.move.first, made.move.second or 0]
        assert step.chance == pytest.approx((chance, truth.max()), abs=EXACT)
        checked += 1
    assert checked == 4


def test_a_guess_says_who_made_it_and_whether_it_was_right() -> None:
    record = example_game()
    moments = list(replay(record))
    steps = look_back(record).steps
    assert [step.by for step in steps] == [
        None if moment.played is None else moment.played.seat for moment in moments
    ]
    ends = [end.round for moment in moments for end in moment.events if isinstance(end, RoundEnded)]
    expected = [
        (round_number, seat, right)
        for round_number, end in enumerate(ends, 1)
        for seat, right in enumerate(end.right, 1)
        if right is not None
    ]
    before = [1, *(step.round for step in steps)]  # the last guess of a round begins the next one
    found = [(before[step.entry], step.by, step.right) for step in steps if step.right is not None]
    assert sorted(found) == expected
    assert {right for *_, right in found} == {True, False}


def test_a_turned_tile_is_right_if_it_was_the_wolf() -> None:
    record = golden("uly_polly-3-base")
    moments = list(replay(record))
    for step in look_back(record).steps:
        turned = [one.turned for one in moments[step.entry].events if isinstance(one, Stepped)]
        expected = None if turned in ([], [None]) else turned == ["wolf"]
        assert step.right == expected
        assert (step.chance is None) == (step.right is None)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.path.stem)
def test_every_record_of_ours_can_be_looked_back_on(case: Any) -> None:
    """Those of the first release too: they have version 1."""
    record = load(case.path.read_bytes())
    found = look_back(record)
    assert [step.entry for step in found.steps] == list(range(len(record.entries)))
    for step in found.steps:
        for chances in (one for known in step.known for one in known):
            assert sum(chances) == pytest.approx(1.0, abs=EXACT * len(chances))
    assert len(found.points) <= MOST_POINTS
    assert len({point.entry for point in found.points}) == len(found.points)


def test_what_is_true_was_never_impossible() -> None:
    for name in ("wooolf-6-base", "uly_polly-3-base"):
        for step in filled_in(look_back(golden(name)).steps):
            for known in step.known:
                for subject, possibility in enumerate(step.truth):
                    assert known[subject][possibility] > 0


def test_a_seat_knows_its_own_character() -> None:
    step = look_back(example_game()).steps[0]
    for seat, known in enumerate(step.known, 1):
        assert known[seat - 1][step.truth[seat - 1]] == 1.0


def test_the_wolf_knows_where_it_is_and_the_dogs_do_not() -> None:
    record = golden("uly_polly-3-base")
    for step, moment in zip(look_back(record).steps, replay(record), strict=True):
        state = meadow_in(moment.state)
        if step.known and state.wolf is not None:
            for seat, (chances,) in enumerate(step.known, 1):
                assert (chances[state.wolf] == 1.0) == (seat == state.wolf_seat)


def test_the_example_of_the_rulebook_shows_the_boys_deception() -> None:
    """Thomas, the boy, announces a wolf where the sheep is, and Paul names it (WO-20, WO-29)."""
    found = look_back(example_game())
    first = found.points[0]
    assert (first.entry, first.kind, first.seat) == (BLUFF, "bluff", 3)
    assert first.players == {"by": 2, "owner": 4, "fooled": 3}
    assert say("en", first.key, by="Thomas", owner="Jason", fooled="Paul", **first.facts) == (
        "The bluff that worked: Thomas announced a wolf in front of Jason, who was a sheep, and"
        " Paul fell for it. By all that Paul could know, the chance of a wolf there was 40 percent."
    )


def test_only_a_boy_bluffs() -> None:
    """Others announce the truth, even if a card misleads (WO-11, WO-12)."""
    bluffs = 0
    for case in CASES:
        if case.game == "wooolf":
            record = load(case.path.read_bytes())
            moments = list(replay(record))
            for point in look_back(record).points:
                if point.kind in ("bluff", "false-trail"):
                    hands = round_table_in(moments[point.entry - 1].state).hands
                    is_boy = character(hands[point.players["by"] - 1]) == "boy"
                    assert is_boy == (point.kind == "bluff")
                    bluffs += is_boy
    assert bluffs > 5


LEVELS = (
    ("lamb", "sheep", "fox", "owl", "fox"),
    ("lamb", "lamb", "sheep", "sheep"),
    ("fox", "lamb", "sheep", "fox", "sheep", "lamb"),
)
"""Bots that guess at random, and bots that think, at tables of several sizes."""


class Swept(NamedTuple):
    """A game of bots, and all candidates for its turning points."""

    study: Study
    steps: Sequence[KnownStep]
    points: Sequence[TurningPoint]


@cache
def swept(games: int) -> list[Swept]:
    found = []
    for seed in range(games):
        study, _ = study_of(played_by_bots("wooolf", LEVELS[seed % len(LEVELS)], seed))
        steps = filled_in(study.part(0, len(study.moments)))
        weighed = LEARNING["wooolf"].turning_points(study.moments, steps)
        points = [one.point for one in weighed]
        found.append(Swept(study, steps, points))
    return found


def test_a_bluff_that_worked_was_believed(effort: int) -> None:
    bluffs = 0
    for study, steps, points in swept(36 * effort):
        fooled = [one for one in points if one.key == "wooolf-moment-bluff-fooled"]
        guesses = [fell_for_it(study, steps, point) for point in fooled]
        assert len(guesses) == len(set(guesses)), "a guess that two bluffs have brought about"
        bluffs += len(guesses)
    assert bluffs


def test_a_guess_was_too_early_if_nothing_better_was_known(effort: int) -> None:
    found: Counter[str] = Counter()
    for _, steps, points in swept(36 * effort):
        for point in points:
            mine, best = steps[point.entry].chance or (0, 0)
            found[point.key] += 1
            if point.kind == "too-early":
                assert mine <= best < 0.7
                assert int(point.facts.get("later", 100)) > 100 * best + 10
            elif point.key == "wooolf-moment-missed-wrong":
                assert best >= 0.7
                assert best - mine > 0.15
    assert found["wooolf-moment-too-early"] > 5
    assert found["wooolf-moment-too-early-later"] > 2


def fell_for_it(study: Study, steps: Sequence[KnownStep], point: TurningPoint) -> int:
    """The guess of the player who fell for a bluff, which must have made it likelier."""
    seat, owner = point.players["fooled"], point.players["owner"]
    chances = [step.known[seat - 1][owner - 1][WOLF] for step in steps]
    assert chances[point.entry] > chances[point.entry - 1] + 0.01
    for moment in study.moments[point.entry + 1 :]:
        made = moment.played
        if made is not None and made.seat == seat and isinstance(made.move, Guess):
            believed = chances[moment.entry - 1]
            assert believed >= 0.25
            assert believed > chances[point.entry - 1] + 0.09
            assert point.facts["percent"] == round(100 * believed)
            return moment.entry
    raise AssertionError("nobody guessed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turning_point_has_a_sentence(language: str) -> None:
    for name in ("wooolf-8-advanced", "wooolf-5-base", "uly_polly-4-base", "uly_polly-5-base"):
        for point in look_back(golden(name)).points:
            players = {fact: f"player {seat}" for fact, seat in point.players.items()}
            text = say(language, point.key, **players, **point.facts)
            assert all(player in text for player in players.values())


def kinds(found: LookBack) -> set[str]:
    return {point.kind for point in found.points}


def meadow_round(*moves: tuple[int, Any]) -> Record:
    """A round of Uly & Polly on a small meadow, with the wolf in seat 1."""
    game = GAMES["uly_polly"]
    options = game.Options(first_wolf=1, rows=3, columns=3, flips=2)
    deal = game.deal(options, 2, Random(1))
    writer = Writer(game, options, ("Ada", "Ben"), deal, lambda: "5a" * 32)
    for seat, move in moves:
        writer.play(seat, move, None)
    return writer.record()


def test_a_wolf_that_flees_gives_itself_away() -> None:
    record = meadow_round((1, Hide(1)), (2, Start(0)), (1, Swap(1, 2)), (2, Step(4)))
    found = look_back(record)
    assert "gave-away" in kinds(found)
    (point,) = [point for point in found.points if point.kind == "gave-away"]
    assert point.entry == 3
    assert point.facts["before"] == 11
    assert int(point.facts["after"]) > 15


def test_a_swap_that_takes_another_tile_away_leads_astray() -> None:
    record = meadow_round((1, Hide(8)), (2, Start(0)), (1, Swap(1, 2)), (2, Step(4)))
    assert kinds(look_back(record)) == {"led-astray"}


def test_a_wolf_that_is_found_by_luck() -> None:
    record = meadow_round((1, Hide(4)), (2, Start(0)), (1, Swap(7, 8)), (2, Step(4)))
    (point,) = [one for one in look_back(record).points if one.kind == "found"]
    assert point.key == "uly_polly-moment-found-lucky"
    assert point.facts["place"] == "b2"


def test_the_sound_part_of_a_record_can_be_looked_back_on() -> None:
    record = golden("wooolf-5-base")
    entries = list(record.entries)
    entries[9] = replace(entries[9], seat=9)
    study, wrong = study_of(replace(record, entries=tuple(entries)))
    assert wrong is not None
    assert (wrong.reason, wrong.facts["entry"]) == ("record-move", 9)
    assert len(study.moments) == 9


def test_of_a_game_that_brings_nothing_there_is_nothing_to_tell(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(LEARNING, "uly_polly")
    assert look_back(golden("uly_polly-2-base")) == LookBack("uly_polly", (), ())
