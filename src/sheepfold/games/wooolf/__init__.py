"""Wooolf!!: everyone hides a character; find out who is who (docs/rules.md, WO-01 to WO-29).

This package fulfils the contract of `sheepfold.games.contract`.

>>> from random import Random
>>> from sheepfold.games import wooolf
>>> options = wooolf.Options()
>>> state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
>>> wooolf.actors(state), wooolf.view(state, 3).cards
((1,), ('dog/dog', 'dog/?'))
"""

from collections.abc import Mapping

from sheepfold.games.contract import Game
from sheepfold.games.wooolf.cards import (
    ASKED_FOR,
    BASE,
    SEATS,
    TARGETS,
    USED,
    VALUES,
    Options,
    check,
    settle,
    variant,
)
from sheepfold.games.wooolf.notation import parse, write
from sheepfold.games.wooolf.pieces import Arrange, Event, Move, Outcome, Result
from sheepfold.games.wooolf.redeal import redeal
from sheepfold.games.wooolf.rules import (
    chance,
    deal,
    play,
    round_end,
    secrets,
    start,
    takeback,
    timeout,
)
from sheepfold.games.wooolf.sentences import sentence
from sheepfold.games.wooolf.state import ROUNDS, State, actors, moves, result
from sheepfold.games.wooolf.view import (
    View,
    ending,
    free,
    legal,
    open_moves,
    open_view,
    private,
    refusal,
    view,
)

NAME = "wooolf"
VERSION = 1
OLDER: tuple[Game, ...] = ()
FREE: tuple[type[Move], ...] = (Arrange,)
FACTS: Mapping[str, object] = {
    "rounds": ROUNDS,
    "values": VALUES,
    "targets": TARGETS,
    "questions": ASKED_FOR,
    "box": {"base": variant(BASE, False), "advanced": variant(BASE, True)},
    "decks": {
        "base": {players: variant(cards, False) for players, cards in USED.items()},
        "advanced": {players: variant(cards, True) for players, cards in USED.items()},
    },
}

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
