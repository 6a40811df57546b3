"""Games that begin with dice of our choice."""

from typing import Any

import liars_dice
from liars_dice.pieces import Event, Hand, Roll
from liars_dice.state import State


def rolled(*dice: str, starter: int = 1, **options: Any) -> State:
    """A first round with these dice, by seat: `rolled("123", "456")`."""
    chosen = liars_dice.Options(dice=len(dice[0]), **options)
    return liars_dice.start(chosen, len(dice), Roll(hands(*dice), starter))


def hands(*dice: str) -> tuple[Hand, ...]:
    return tuple(tuple(int(die) for die in one) for one in dice)


def after(state: State, *texts: str, roll: tuple[str, ...] = ()) -> State:
    """The state after these moves; `roll` are the dice of the next round."""
    return played(state, *texts, roll=roll)[0]


def played(
    state: State, *texts: str, roll: tuple[str, ...] = ()
) -> tuple[State, tuple[Event, ...]]:
    """The state after these moves, and the events of the last."""
    events: tuple[Event, ...] = ()
    for text in texts:
        move = liars_dice.parse(text, state.options)
        outcome = Roll(hands(*roll)) if text == "doubt" and roll else None
        state, events = liars_dice.play(state, liars_dice.actors(state)[0], move, outcome)
    return state, events
