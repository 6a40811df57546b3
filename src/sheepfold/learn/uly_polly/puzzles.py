"""Puzzles of Uly & Polly: "Where is Uly?". His habit and the swaps lead to his place.

A possibility is the place where Uly hid: all swaps are public, so it decides where he is now.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple, get_args

import msgspec

from sheepfold.bots.registry import bots_of
from sheepfold.games.contract import Seat
from sheepfold.games.uly_polly import NAME, legal, play, start, view
from sheepfold.games.uly_polly.notation import parse_place, place_name
from sheepfold.games.uly_polly.pieces import (
    FirstWolf,
    Hide,
    Move,
    Options,
    Place,
    Start,
    Step,
    Swap,
    meadow,
)
from sheepfold.games.uly_polly.state import State
from sheepfold.games.uly_polly.view import View
from sheepfold.learn.puzzles.game_puzzles import GamePuzzles, fewest

Habit = Literal["restless", "every-other", "diagonal", "shy", "flees"]
"""How Uly moves his own tile; `objection` says it exactly."""

Objection = Literal["would-move", "would-stay", "would-flee"]
"""Why Uly would not have made a swap, had he been at a certain place."""

HABITS: tuple[Habit, ...] = get_args(Habit)
WOLF: Seat = 1
DOG: Seat = 2
OPTIONS = Options(first_wolf=WOLF)
DOGS = ("lamb", "sheep", "fox")
"""The bots that lead Polly."""

MOST_SWAPS = 9
"""Longer puzzles would be tedious."""

ONE_LOOK = 1
"""A puzzle that one swap solves is too easy."""


class Reasoning(msgspec.Struct, frozen=True, array_like=True):
    """What a swap reveals: Uly was at none of these places just before it."""

    swap: int
    """Which swap, from 0."""
    objection: Objection
    places: tuple[Place, ...]


class Puzzle(msgspec.Struct, frozen=True):
    """A round until one place is left."""

    habit: Habit
    moves: str
    """Where Polly starts, then swaps (`a1-b2`) and steps (`b2`). All tiles turned are sheep."""
    wolf: Place
    """The answer: where Uly is now."""
    why: tuple[Reasoning, ...]
    """Of the fewest swaps that lead to the answer."""


class SeenSwap(NamedTuple):
    """A swap, and where Polly stood."""

    dog: Place
    swap: Swap


def objection(habit: Habit, number: int, place: Place, seen: SeenSwap) -> Objection | None:
    """Why Uly, being at this place, would not have made this swap; `None` if he might have.

    While Polly stands on his tile he cannot move it, so any swap fits every habit.

    >>> objection("shy", 0, 0, SeenSwap(5, Swap(10, 11)))  # Polly stands beside a1
    'would-move'
    >>> objection("shy", 0, 15, SeenSwap(0, Swap(14, 15)))
    'would-stay'
    """
    dog, swap = seen
    if place == dog:
        return None
    near = meadow(OPTIONS.rows, OPTIONS.columns).neighbours
    is_moved, is_near = place in (swap.a, swap.b), place in near[dog]
    if habit == "flees":
        ways_out = {q for q in near[place] if q != dog and q not in near[dog]} if is_near else set()
        to = swap.a + swap.b - place
        return "would-flee" if ways_out and not (is_moved and to in ways_out) else None
    moves = {
        "restless": True,
        "every-other": number % 2 == 0,
        "diagonal": abs(swap.a - swap.b) not in (1, OPTIONS.columns),
        "shy": is_near,
    }[habit]
    if moves == is_moved:
        return None
    return "would-move" if moves else "would-stay"


def round_of(puzzle: Puzzle) -> State:
    """The round of a puzzle as it stands, played by the rules with Uly where the answer says."""
    moves = [_move(text, number) for number, text in enumerate(puzzle.moves.split())]
    hidden = puzzle.wolf
    for move in reversed(moves):
        if isinstance(move, Swap) and hidden in (move.a, move.b):
            hidden = move.a + move.b - hidden
    state = start(OPTIONS, 2, FirstWolf(WOLF))
    for made in (Hide(hidden), *moves):
        state, _ = play(state, WOLF if isinstance(made, Hide | Swap) else DOG, made, None)
    return state


def view_of(puzzle: Puzzle) -> View:
    """What Polly's player sees."""
    return view(round_of(puzzle), DOG)


def find(rng: Random) -> Iterator[Puzzle]:
    """Play a round with a wolf of some habit, until only one place is left for it.

    >>> next(puzzle for seed in range(99) for puzzle in find(Random(seed))).habit in HABITS
    True
    """
    habit = rng.choice(HABITS)
    dog = bots_of(NAME).levels[rng.choice(DOGS)]
    state = start(OPTIONS, 2, FirstWolf(WOLF))
    state, _ = play(state, WOLF, Hide(rng.randrange(len(state.tiles))), None)
    made: list[Move] = []
    seen: list[SeenSwap] = []
    while state.round == 1 and len(seen) < MOST_SWAPS:
        if state.phase != "swap":
            move: Move = dog(view(state, DOG), rng)
        else:
            assert state.wolf is not None
            assert state.dog is not None
            here = [
                swap
                for swap in legal(view(state, WOLF))
                if isinstance(swap, Swap)
                and objection(habit, len(seen), state.wolf, SeenSwap(state.dog, swap)) is None
            ]
            move = rng.choice(here)
            seen.append(SeenSwap(state.dog, move))
        made.append(move)
        state, _ = play(state, WOLF if isinstance(move, Swap) else DOG, move, None)
        if isinstance(move, Swap) and state.round == 1:
            puzzle = _puzzle(habit, made, seen, state)
            if puzzle is not None:
                yield puzzle
                return


def _puzzle(habit: Habit, made: list[Move], seen: list[SeenSwap], state: State) -> Puzzle | None:
    """This round as a puzzle, if the answer is certain now and took more than one swap."""
    paths = [path(hidden, seen) for hidden in range(len(state.tiles))]
    hidden = {n for n, places in enumerate(paths) if state.tiles[places[-1]] == 0}
    rules_out = [
        sum(1 << n for n in hidden if objection(habit, k, paths[n][k], one) is not None)
        for k, one in enumerate(seen)
    ]
    true = next(n for n, places in enumerate(paths) if places[-1] == state.wolf)
    wrong = sum(1 << n for n in hidden if n != true)
    chosen = fewest(rules_out, wrong)
    if not chosen or len(chosen[0]) <= ONE_LOOK:
        return None
    why: list[Reasoning] = []
    for k in chosen[0]:
        for kind in get_args(Objection):
            places = [
                paths[n][k] for n in hidden if objection(habit, k, paths[n][k], seen[k]) == kind
            ]
            if places:
                why.append(Reasoning(k, kind, tuple(sorted(places))))
        hidden = {n for n in hidden if objection(habit, k, paths[n][k], seen[k]) is None}
    assert hidden == {true}
    assert state.wolf is not None
    return Puzzle(habit, " ".join(map(_text, made)), state.wolf, tuple(why))


def path(hidden: Place, seen: list[SeenSwap]) -> list[Place]:
    """Where a tile was before each swap, and where it is now."""
    places = [hidden]
    for _, swap in seen:
        here = places[-1]
        places.append(swap.a + swap.b - here if here in (swap.a, swap.b) else here)
    return places


def level(puzzle: Puzzle) -> int:
    """By how many swaps it takes: two, three, or more."""
    return min(len({one.swap for one in puzzle.why}) - ONE_LOOK, 3)


def _text(move: Move) -> str:
    if isinstance(move, Swap):
        return f"{place_name(move.a, OPTIONS.columns)}-{place_name(move.b, OPTIONS.columns)}"
    assert isinstance(move, Start | Step)
    return place_name(move.at if isinstance(move, Start) else move.to, OPTIONS.columns)


def _move(text: str, number: int) -> Move:
    places = [parse_place(name, OPTIONS) for name in text.split("-")]
    if len(places) == 2:
        return Swap(*places)
    return Start(places[0]) if number == 0 else Step(places[0])


PUZZLES = GamePuzzles(Puzzle, Path(__file__).with_name("puzzles.json"), find, level)
