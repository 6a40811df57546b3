"""Liar's Dice: bid on dice that nobody sees whole, or doubt the last bid (`locales/rules.en.md`).

This package fulfils the contract of `sheepfold.games.contract`: here are the parts that make the
game, and what is missing is as in `sheepfold.games.defaults`. The entry point `liars_dice` of the
group `sheepfold.games` names this package, and that is all Sheepfold needs to find it.

>>> import liars_dice
>>> options = liars_dice.Options(dice=2)
>>> roll = liars_dice.Outcome(dice=((1, 4), (4, 6)), starter=1)
>>> state = liars_dice.start(options, 2, roll)
>>> state, _ = liars_dice.play(state, 1, liars_dice.parse("2x4", options))
>>> liars_dice.view(state, 2).dice, liars_dice.view(state, 2).bid
((None, (4, 6)), LastBid(seat=1, count=2, face=4))
"""

from liars_dice.notation import parse, write
from liars_dice.pieces import SEATS, Event, Move, Options, check
from liars_dice.pieces import Roll as Outcome
from liars_dice.redeal import redeal
from liars_dice.rules import chance, deal, play, round_end, secrets, start, takeback, timeout
from liars_dice.sentences import sentence
from liars_dice.state import State, actors, moves, result
from liars_dice.view import View, ending, legal, open_view, private, refusal, view

NAME = "liars_dice"
VERSION = 1

__all__ = [
    "NAME",
    "SEATS",
    "VERSION",
    "Event",
    "Move",
    "Options",
    "Outcome",
    "State",
    "View",
    "actors",
    "chance",
    "check",
    "deal",
    "ending",
    "legal",
    "moves",
    "open_view",
    "parse",
    "play",
    "private",
    "redeal",
    "refusal",
    "result",
    "round_end",
    "secrets",
    "sentence",
    "start",
    "takeback",
    "timeout",
    "view",
    "write",
]
