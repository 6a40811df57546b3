"""The bots of Liar's Dice: legal, honest about their reasons, and one better than the other."""

from random import Random

import liars_dice
from liars_dice.bots import BOTS, at_least, chance_of, own_dice
from liars_dice.pieces import Bid, Doubt
from sheepfold.games.defaults import complete
from sheepfold.lab.arena import play
from table import after, rolled

EXPERT, NOVICE = BOTS.levels["expert"], BOTS.levels["novice"]


def test_chances_are_counted_right() -> None:
    view = liars_dice.view(rolled("123", "456"), 1)
    assert own_dice(view) == (1, 2, 3)
    assert chance_of(view, Bid(2, 2)) == 1.0
    assert chance_of(view, Bid(5, 2)) == at_least(3, 3, 1 / 3)
    assert chance_of(view, Bid(2, 1)) == at_least(1, 3, 1 / 6)
    assert abs(at_least(1, 2, 1 / 3) - 5 / 9) < 1e-12


def test_the_expert_doubts_what_cannot_be() -> None:
    view = liars_dice.view(after(rolled("222", "333"), "6x6"), 2)
    assert EXPERT(view, Random(1)) == Doubt()
    assert EXPERT.why(view, Doubt()) == [("liars_dice-unlikely", {"percent": 100})]


def test_every_move_is_legal_and_has_its_reason() -> None:
    game = complete(liars_dice)
    rng = Random(4)
    for bot in BOTS.levels.values():
        for seats in (2, 6):
            options = game.Options()
            state = game.start(options, seats, game.deal(options, seats, rng))
            while actors := game.actors(state):
                view = game.view(state, actors[0])
                move = bot(view, rng)
                assert move in game.legal(view)
                assert bot.why(view, move)
                chance = game.chance(state, actors[0], move, rng)
                state, _ = game.play(state, actors[0], move, chance)


def test_the_expert_beats_the_novice() -> None:
    wins = 0
    for number in range(100):
        seat = number % 2
        bots = [EXPERT, NOVICE] if seat == 0 else [NOVICE, EXPERT]
        done = play(complete(liars_dice), liars_dice.Options(), bots, Random(number))
        wins += done.winners == (seat + 1,)
    assert wins > 80
