"""Redealing is uniform over all rolls of the dice that the viewer does not see."""

from collections import Counter
from itertools import product
from random import Random

import liars_dice
from liars_dice.pieces import Hand
from liars_dice.state import State
from liars_dice.view import View
from sheepfold.games.contract import replay_twin
from sheepfold.games.defaults import complete
from table import after, rolled

DRAWS = 6000


def redealt(view: View, rng: Random) -> tuple[Hand, ...]:
    begin = liars_dice.redeal(view, rng).start
    assert isinstance(begin, State)
    return begin.dice


def test_every_roll_of_the_unseen_dice_is_equally_likely() -> None:
    view = liars_dice.view(after(rolled("12", "34"), "3x4"), 1)
    rng = Random(1)
    drawn = Counter(redealt(view, rng) for _ in range(DRAWS))
    assert {dice[0] for dice in drawn} == {(1, 2)}
    labelled = Counter(tuple(sorted(pair)) for pair in product(range(1, 7), repeat=2))
    assert {dice[1] for dice in drawn} == set(labelled)
    wanted = {hand: DRAWS * ways / 36 for hand, ways in labelled.items()}
    chi = sum((drawn[(1, 2), hand] - n) ** 2 / n for hand, n in wanted.items())
    assert chi < 20 + 5 * 40**0.5


def test_a_spectator_knows_none_of_the_dice_and_a_player_its_own() -> None:
    state = after(rolled("123", "456", "666"), "1x1", "5x6")
    rng = Random(2)
    spectator = {redealt(liars_dice.view(state, None), rng) for _ in range(99)}
    assert len(spectator) > 90
    third = {redealt(liars_dice.view(state, 3), rng)[2] for _ in range(9)}
    assert third == {(6, 6, 6)}


def test_when_the_game_is_over_nothing_is_left_to_redeal() -> None:
    state = after(rolled("2", "3"), "2x6", "doubt")
    game = complete(liars_dice)
    for viewer in (None, 1, 2):
        twin = game.redeal(game.view(state, viewer), Random(3))
        assert list(replay_twin(game, twin))[-1] == state
