"""Rounds of Wooolf!! for the unit tests of the page's notebook: what each seat saw, and the truth.

They are played at random, by the rules, without guesses: only peeks and questions tell anything.
"""

import json
from random import Random
from typing import Any

import msgspec

from sheepfold.games import wooolf
from sheepfold.games.wooolf.cards import SEATS, Options
from sheepfold.games.wooolf.pieces import Ask, Peek

LAPS = 4
SEEDS = range(2)
NO_BOY = Options(
    deck=(
        *("wolf/wolf",) * 2,
        *("hunter/hunter",) * 2,
        *("dog/dog", "dog/?"),
        *("sheep/sheep",) * 4,
    )
)
"""A deck of one's own, in which nobody lies."""


def rounds_file() -> str:
    """All rounds as JSON, one on each line."""
    cases = [(Options(advanced=turned), seats) for seats in SEATS for turned in (False, True)]
    cases += [(NO_BOY, 4), (NO_BOY, 5)]
    rounds = [one_round(options, seats, seed) for options, seats in cases for seed in SEEDS]
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in rounds)
    return f"[\n{lines}\n]\n"


def one_round(options: Options, seats: int, seed: int) -> dict[str, Any]:
    """The history as everyone may know it, what else each seat knows of it, and all hands."""
    rng = Random(f"{options} {seats} {seed}")
    deal = wooolf.deal(options, seats, rng)
    state = wooolf.start(options, seats, deal)
    for _ in range(LAPS * seats):
        (seat,) = wooolf.actors(state)
        moves = wooolf.legal(wooolf.view(state, seat))
        move = rng.choice([move for move in moves if isinstance(move, Peek | Ask)])
        state, _events = wooolf.play(state, seat, move, wooolf.chance(state, seat, move, rng))
    history = msgspec.to_builtins(wooolf.view(state, None).history)
    views = [msgspec.to_builtins(wooolf.view(state, seat)) for seat in range(1, seats + 1)]
    return {
        "options": views[0]["options"],
        "players": views[0]["players"],
        "hands": deal.hands,
        "history": history,
        "seats": [
            {
                "viewer": view["viewer"],
                "cards": view["cards"],
                "known": {
                    place: event
                    for place, event in enumerate(view["history"])
                    if event != history[place]
                },
            }
            for view in views
        ],
    }
