"""The others' choices as evidence: soft, never against what is certain, and useful."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace
from tools.habits import count

from sheepfold.bots.wooolf.habits import (
    CHOICES,
    GUARDED,
    KINDS,
    STYLES,
    TURNS,
    Counts,
    read,
    reweighted,
)
from sheepfold.bots.wooolf.hands import CHARACTERS, DOG, HANDS, WOLF
from sheepfold.bots.wooolf.levels import BOTS
from sheepfold.bots.wooolf.posterior import belief
from sheepfold.games import wooolf
from sheepfold.games.wooolf.cards import character
from sheepfold.games.wooolf.pieces import Asked, Event, Guessed, Peeked, Round
from tests.bots.wooolf.positions import opening, views


def chance(view: wooolf.View, player: int, who: int, *happened: Event) -> float:
    """How likely a player has a character after this, if choices are used as evidence."""
    held = reweighted(belief(replace(view, history=(*view.history, *happened))))
    return float(held.characters()[player, who])


def test_without_choices_there_is_no_evidence() -> None:
    view = opening()
    assert abs(reweighted(belief(view)).hands() - belief(view).hands()).max() < 1e-12


def test_who_asks_for_dogs_is_hardly_one() -> None:
    """A dog seeks hunter and wolf (WO-06), and holds a dog itself."""
    view = opening()
    asks = Asked(2, 3, "dog", False)
    certain = belief(replace(view, history=(*view.history, asks))).characters()[2, DOG]
    assert chance(view, 2, DOG, asks) < certain - 0.05


def test_who_guesses_soon_at_a_slow_table_is_the_wolf() -> None:
    """The wolf has one target only."""
    view = opening()
    peeks = tuple(Peeked(by, 1, "left", "sheep", which=0) for by in (2, 3, 4, 5)) * 2
    guess = Guessed(2, early=True)
    assert chance(view, 2, WOLF, *peeks, guess) > chance(view, 2, WOLF, *peeks) + 0.1


def test_only_the_choices_of_others_are_evidence() -> None:
    for view in views(14, "own"):
        assert view.viewer is not None
        found = read(belief(view)).weights
        assert (found[[0, view.viewer]] == 1).all()
        assert (found[view.seats + 1 :] == 1).all()  # the simulated player never acts (WO-08)


def test_what_is_possible_stays_possible_and_nothing_else_becomes_so() -> None:
    for view in views(42, "possible"):
        certain = belief(view)
        found, before = reweighted(certain).hands(), certain.hands()
        assert ((found > 0) == (before > 0)).all()
        assert abs(found[1:].sum(axis=1) - 1).max() < 1e-9


def test_the_weights_are_those_of_worlds() -> None:
    """The result is the same as weighting every deal by the choices of all players."""
    for view in views(42, "worlds"):
        if view.players != 5:
            continue
        held = belief(view)
        by_hand = read(held).weights
        worlds, chances = held.every_world()
        for player in range(1, 6):
            chances = chances * by_hand[player, worlds[:, player]]
        chances /= chances.sum()
        found = reweighted(held)
        for player in range(1, 6):
            wanted = np.bincount(worlds[:, player], chances, minlength=len(HANDS))
            assert abs(found.hands()[player] - wanted).max() < 1e-12
        all_found = np.sort(found.every_world()[1])
        assert abs(all_found - np.sort(chances)).max() < 1e-12


def test_an_endless_round_does_not_overflow() -> None:
    """Without a limit there is no end of choices (WO-28)."""
    view = opening()
    peeks = tuple(Peeked(by, 1, "left", "sheep", which=0) for by in (2, 3, 4, 5)) * 3000
    view = replace(view, history=(*view.history, *peeks))
    assert np.isfinite(reweighted(belief(view)).hands()).all()


def test_literal_ignores_choices() -> None:
    for view in views(14, "literal"):
        held = belief(view)
        weights = read(held, literal=True).weights
        assert abs(weights - 1).max() < 1e-12


def test_choices_show_how_strong_a_table_is() -> None:
    """Before anyone has guessed."""
    shares = {}
    for level in ("sheep", "fox"):
        found = [read(belief(view)).foxes for view, _ in final_views(level, 5, 10)]
        shares[level] = np.mean(found)
    assert shares["sheep"] < 0.25 < 0.5 < shares["fox"]


def test_good_guessers_are_taken_for_foxes() -> None:
    """A question is stronger evidence if the player's earlier guesses were right."""
    view = opening()
    asks = Asked(2, 3, "dog", False)
    ended = Round(1, (), (), (), (None, True, True, True, True), (), (), ())
    strong = replace(view, rounds=(ended, ended))
    weak = replace(view, rounds=(replace(ended, right=(None, False, None, False, None)),) * 2)
    assert chance(strong, 2, DOG, asks) < chance(view, 2, DOG, asks) < chance(weak, 2, DOG, asks)


def test_not_guessing_is_no_evidence_if_it_is_not_allowed() -> None:
    """It did not guess because it may not (WO-22)."""
    view = opening()
    peeks = tuple(Peeked(2, 3, "left", "?") for _ in range(3))
    free = chance(view, 2, WOLF, *peeks)
    assert free < chance(replace(view, barred=(2,)), 2, WOLF, *peeks)


def final_views(level: str, players: int, rounds: int) -> Iterator[tuple[wooolf.View, list[int]]]:
    """What a bot sees at the end of the turns, and who is who."""
    for number in range(rounds):
        rng = Random(f"habits {level} {number}")
        options = wooolf.Options()
        state = wooolf.start(options, players, wooolf.deal(options, players, rng))
        while state.phase == "turns":
            seat = wooolf.actors(state)[0]
            move = BOTS.all[level](wooolf.view(state, seat), rng)
            state, _ = wooolf.play(state, seat, move, wooolf.chance(state, seat, move, rng))
        who = [CHARACTERS.index(character(cards)) for cards in state.hands]
        for seat in range(1, players + 1):
            yield wooolf.view(state, seat), who


def gains(level: str, rounds: int) -> list[float]:
    """By how much the evidence of choices raises the log probability of the truth."""
    found = []
    for view, who in final_views(level, 5, rounds):
        held = belief(view)
        truth = list(range(1, 6)), who
        certain, read = held.characters()[truth], reweighted(held).characters()[truth]
        found.append(float(np.log(read).sum() - np.log(certain).sum()))
    return found


@pytest.mark.parametrize("level", ["fox", "owl"])
def test_choices_are_useful_evidence(level: str, effort: int) -> None:
    gain = gains(level, 100 * effort)
    assert np.mean(gain) > 2 * np.std(gain) / len(gain) ** 0.5


@pytest.mark.parametrize("level", ["lamb", "sheep"])
def test_choices_that_reveal_nothing_do_no_harm(level: str, effort: int) -> None:
    assert np.mean(gains(level, 20 * effort)) > -0.1


@pytest.mark.parametrize("bot", GUARDED)
def test_choices_that_hide_a_hand_do_little_harm(bot: str, effort: int) -> None:
    assert np.mean(gains(bot, 60 * effort)) > -0.1


def test_a_table_that_hides_its_hands_is_hardly_read() -> None:
    """There, many peek first and guess in their second turn; foxes ask first."""
    view = opening()
    asks = (Asked(2, 3, "dog", False),)
    foxes = tuple(Asked(by, 1, "shb", True) for by in (3, 4, 5))
    peeks = tuple(Peeked(by, 1, "left", "sheep", which=0) for by in (3, 4, 5))
    guesses = tuple(Guessed(by, early=True) for by in (3, 4, 5))

    def spread(*happened: Event) -> float:
        held = belief(replace(view, history=(*view.history, *asks, *happened)))
        weights = read(held).weights[2]
        return float(weights.max() / weights.min())

    assert 1.0 < spread(*peeks, *guesses) < spread() < spread(*foxes)


def test_the_habits_are_counted() -> None:
    """One more game of each style has counts like those in the file."""
    for style in (*STYLES, *GUARDED):
        counts = Counts()
        count(counts, style, 4, Random(1))
        assert 0 < counts.guesses == 4 * (counts.guesses // 4) >= counts.right
        assert [set(turn) for turn in counts.chosen] == [set(KINDS)] * TURNS
        first = np.array(list(counts.chosen[0].values()))
        assert counts.guesses / 2 < first.sum() <= counts.guesses  # all but those barred (WO-22)
        assert first[:, CHOICES.index("guess")].sum() == 0  # WO-09
