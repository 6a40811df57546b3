"""Opponents that know the probability of each move of a bot: a lower bound of its
exploitability."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from sheepfold.bots.policy import OneOf, Policy
from sheepfold.bots.uly_polly.belief import Belief, Model
from sheepfold.bots.uly_polly.field import face_up, field_of
from sheepfold.bots.uly_polly.worth import weigh
from sheepfold.games import uly_polly
from sheepfold.games.uly_polly import State, View
from sheepfold.games.uly_polly.pieces import (
    Event,
    Hidden,
    Hide,
    Move,
    Place,
    Start,
    Started,
    Step,
    Stepped,
    Swap,
    Swapped,
)
from sheepfold.games.uly_polly.state import fresh_round
from sheepfold.games.uly_polly.view import hiding_places
from sheepfold.lab.uly_polly.best_response import MoveOdds, Odds

KEPT = 100_000
"""How many answers of the bot are cached."""


def wolf_that_sees(dog: Odds) -> Policy[View, Hide | Swap]:
    """Hides in a corner. Swaps so that this dog's next step finds it least often, and of such swaps
    takes one that leaves it far from the dog."""

    def think(view: View) -> OneOf[Hide] | OneOf[Swap]:
        if view.phase == "hide":
            last, columns = len(view.tiles) - 1, view.options.columns
            return OneOf([Hide(place) for place in (0, columns - 1, last - columns + 1, last)])
        field = field_of(view.options.rows, view.options.columns)
        state = _rebuilt(view, _only_place(view))
        best: list[Swap] = []
        least = (2.0, 0.0)
        for move in uly_polly.moves(state, view.wolf_seat):
            after, _ = uly_polly.play(state, view.wolf_seat, move)
            assert isinstance(move, Swap)
            assert after.wolf is not None
            odds = dog(uly_polly.view(after, after.dog_seat))
            caught = sum(share for step, share in odds.items() if step.to == after.wolf)
            far = sum(share * field.far[step.to][after.wolf] for step, share in odds.items())
            fear = (round(caught, 9), -round(far, 9))
            if fear < least:
                best, least = [], fear
            if fear == least:
                best.append(move)
        return OneOf(best)

    return Policy(think)


def dog_that_sees(wolf: Odds) -> Policy[View, Step]:
    """Knows how likely this wolf is in each place, by its swaps, and plans two steps ahead."""
    answers: dict[tuple[Place | None, tuple[Event, ...]], MoveOdds] = {}

    def odds(state: State) -> MoveOdds:
        key = (state.wolf, state.history)
        if key not in answers:
            if len(answers) >= KEPT:
                answers.clear()
            answers[key] = wolf(uly_polly.view(state, state.wolf_seat))
        return answers[key]

    def think(view: View) -> OneOf[Step]:
        assert view.dog is not None
        field = field_of(view.options.rows, view.options.columns)
        joint = np.zeros((1, field.places))
        for hidden in hiding_places(view):
            chance, at = _likelihood(view, hidden, odds)
            joint[0, at] += chance
        if joint.sum() <= 0.0:  # the wolf does not play by its stated odds
            joint[0] = [not tile for tile in view.tiles]
        belief = Belief((Model(),), joint / joint.sum())
        position = (face_up(view.tiles), view.dog, view.turned, view.idle)
        values = weigh(view.options, position, belief)
        best = max(values) - 1e-9
        near = field.near[view.dog]
        return OneOf([Step(to) for to, value in zip(near, values, strict=True) if value >= best])

    return Policy(think)


class _World(NamedTuple):
    """A state of the round with the wolf hidden somewhere, and the move that follows."""

    state: State
    move: Move | None
    """`None` in the present."""


def _likelihood(
    view: View, hidden: Place, odds: Callable[[State], MoveOdds]
) -> tuple[float, Place]:
    """How likely the wolf hid there and made its swaps, and where it would be now."""
    chance = 1.0
    for state, move in _worlds(view, hidden):
        if isinstance(move, Hide | Swap):
            chance *= odds(state).get(move, 0.0)
        if chance == 0.0:
            break
    at = _rebuilt(view, hidden).wolf
    assert at is not None
    return chance, at


def _worlds(view: View, hidden: Place) -> list[_World]:
    """The round so far, move by move, if the wolf hid there."""
    options = view.options
    state = fresh_round(options, view.seats, view.wolf_seat, view.rounds)
    worlds: list[_World] = []
    for event in view.history:
        move = _move(event, hidden)
        worlds.append(_World(state, move))
        assert state.turn is not None
        state, _ = uly_polly.play(state, state.turn, move)
    return [*worlds, _World(state, None)]


def _rebuilt(view: View, hidden: Place) -> State:
    return _worlds(view, hidden)[-1].state


def _only_place(view: View) -> Place:
    [hidden] = hiding_places(view)
    return hidden


def _move(event: Event, hidden: Place) -> Move:
    match event:
        case Hidden():
            return Hide(hidden)
        case Started(at=at):
            return Start(at)
        case Swapped(a=a, b=b):
            return Swap(a, b)
        case Stepped(to=to):
            return Step(to)
        case _:
            raise AssertionError("a round that goes on has no other events")
