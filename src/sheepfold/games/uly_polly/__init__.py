"""Uly & Polly: a wolf hides under a flock and a dog looks for it (docs/rules.md, UP-01 to UP-22).

This package fulfils the contract of `sheepfold.games.contract`.

>>> from random import Random
>>> from sheepfold.games import uly_polly
>>> options = uly_polly.Options(first_wolf=1)
>>> state = uly_polly.start(options, 2, uly_polly.deal(options, 2, Random(1)))
>>> state, _ = uly_polly.play(state, 1, uly_polly.parse("hide c3", options))
>>> print(uly_polly.view(state, 1).wolf, uly_polly.view(state, 2).wolf)
10 None
"""

from collections.abc import Mapping

from sheepfold.games.contract import Game
from sheepfold.games.uly_polly.notation import parse, write
from sheepfold.games.uly_polly.pieces import (
    SEATS,
    Event,
    Move,
    Options,
    Propose,
    Result,
    check,
    rounds_in,
    settle,
)
from sheepfold.games.uly_polly.pieces import FirstWolf as Outcome
from sheepfold.games.uly_polly.rules import (
    chance,
    deal,
    play,
    round_end,
    secrets,
    start,
    takeback,
    timeout,
)
from sheepfold.games.uly_polly.sentences import sentence
from sheepfold.games.uly_polly.state import State, actors, moves, result
from sheepfold.games.uly_polly.view import (
    View,
    ending,
    free,
    legal,
    open_moves,
    open_view,
    private,
    redeal,
    refusal,
    view,
)

NAME = "uly_polly"
VERSION = 1
OLDER: tuple[Game, ...] = ()
FREE: tuple[type[Move], ...] = (Propose,)
FACTS: Mapping[str, object] = {"rounds": {seats: rounds_in(seats) for seats in SEATS}}

__all__ = [
    "FACTS",
    "FREE",
    "NAME",
    "OLDER",
    "SEATS",
    "VERSION",
    "Event",
    "Move",
    "Options",
    "Outcome",
    "Result",
    "State",
    "View",
    "actors",
    "chance",
    "check",
    "deal",
    "ending",
    "free",
    "legal",
    "moves",
    "open_moves",
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
    "settle",
    "start",
    "takeback",
    "timeout",
    "view",
    "write",
]
