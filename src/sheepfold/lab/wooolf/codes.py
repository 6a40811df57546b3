"""Wooolf!! in numbers: what a row and an observation of the simulator mean.

A row is the complete state of one game, as 16-bit integers: an open part, then a secret one. An
observation is what one seat may know: the open part, then what is its own. Blocks are by seat or
by player, eight of each, whatever the number of seats. Counts stop at 32767.

| index | open |
|---|---|
| 0 | phase: 0 turns, 1 final guesses, 2 over |
| 1 | round, from 1 |
| 2 | the seat that acts, 0 when the game is over; final guesses are laid one after the other |
| 3 | the starter of this round |
| 4, 12, 20 | by seat: barred from early guesses (1) or not; points; error tokens |
| 28 | laps |
| 29 | who made the last move of this round, or 0 |
| 30 | what it was: 1 peek left, 2 peek right, 3 question, 4 early guess, 5 final guess |
| 31 | whose card was looked at, or who was asked, or 0 |
| 32 | 1 + the clue (sheep, dog, hunter, wolf, ?), or 1 + 2 x the question + 1 for yes, or 0 |
| 33, 41 | by seat: turns taken; questions held |
| 49, 57 | by seat: 1 for the first early guess, 2 for the second ...; guess laid (1) or not |
| 65 | by seat, twice: who was asked, 1 + the question, 1 for yes |
| 113 | by owner, by peeker, by clue: tokens |

| index | secret, in a row |
|---|---|
| 433 | by player: two cards, each 1 + its number in `CARDS`; the first is the character |
| 449 | by seat: questions held, each 1 + its number in `QUESTIONS` |
| 465 | by seat: the two pointers, each 1 + where it points, 10 for X; 0 before |
| 481 | by peeker, by owner: how often its first card was seen, how often its second |

| index | own, in an observation |
|---|---|
| 433 | the seat that observes |
| 434, 436, 438 | its two cards, its questions, its pointers, as above |
| 440 | by owner: a card that it has seen there, how often; another one, how often |
| 472 | by peeker: how often its own first card was looked at, how often its second |
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sheepfold.games.history import whole_history
from sheepfold.games.wooolf.cards import (
    ASKED_FOR,
    ASPECT,
    CARDS,
    IMAGE,
    QUESTION_DECK,
    QUESTIONS,
    RANK,
    TARGETS,
    VALUES,
    Options,
    check,
    deck,
    players,
)
from sheepfold.games.wooolf.pieces import (
    Abstain,
    Asked,
    Event,
    Guess,
    Guessed,
    Laid,
    Peeked,
)
from sheepfold.games.wooolf.state import (
    State,
    actors,
    early_guesses,
    final_moves,
    lap,
    turn_moves,
)
from sheepfold.games.wooolf.view import View
from sheepfold.lab.compiled import MOST, Masks, Rows
from sheepfold.lab.wooolf.actions import actions

PHASE, ROUND, TURN, STARTER = range(4)
BARRED, SCORES, ERRORS = 4, 12, 20
LAP, LAST_BY, LAST_KIND, LAST_AT, LAST_SAID = range(28, 33)
TAKEN, HELD, EARLY, LAID, SPENT, TOKENS = 33, 41, 49, 57, 65, 113
OPEN = 433
"""Where the open part ends."""
HANDS, HELD_QUESTIONS, POINTERS, PEEKS, ROW = 433, 449, 465, 481, 609
VIEWER, OWN_CARDS, OWN_QUESTIONS, OWN_POINTERS, SEEN, LOOKED_AT, OBSERVATION = (
    433,
    434,
    436,
    438,
    440,
    472,
    488,
)

SEATS = 8
CLUES = ("sheep", "dog", "hunter", "wolf", "?")
UNKNOWN, CRY = CLUES.index("?"), CLUES.index("wolf")
WHO = tuple(VALUES)
BOY, WOLF = WHO.index("boy"), WHO.index("wolf")
ASKS = tuple(QUESTIONS)
BY_CHARACTER = 2
"""The questions before this one ask for the character, the others for an image."""
X = 10

PHASES = ("turns", "final", "over")
TURNS, FINAL, OVER = range(3)
PEEK_LEFT, PEEK_RIGHT, ASK, EARLY_GUESS, FINAL_GUESS = range(1, 6)

# By the number of a card, character or question.
IMAGES = np.array([WHO.index(IMAGE[card]) for card in CARDS], np.int64)
ASPECTS = np.array([CLUES.index(ASPECT[card]) for card in CARDS], np.int64)
FIRST_TARGETS = np.array([WHO.index(TARGETS[who][0]) for who in WHO], np.int64)
SECOND_TARGETS = np.array(
    [-1 if second is None else WHO.index(second) for _, second in TARGETS.values()], np.int64
)
YES = np.array([[who in ASKED_FOR[question] for who in WHO] for question in ASKS], np.bool_)


class Rules(NamedTuple):
    """What the kernels need to know of the options and the number of seats."""

    seats: int
    players: int
    early_guesses: int
    round_limit: int
    """-1 for none."""
    actions: int
    row: int
    observation: int
    first_ask: int
    first_guess: int
    piles: NDArray[np.int64]
    """What is dealt, before it is shuffled: the cards, then the questions."""
    cards: NDArray[np.int64]
    """How many cards a pile has."""
    guesses: NDArray[np.int64]
    """By number after `first_guess`: the two pointers, as in a row."""
    masks: Masks
    """By seat and situation, without questions: see `situation` in `kernel.py`."""


@lru_cache(maxsize=64)
def rules_of(options: Options, seats: int) -> Rules:
    """The rules of a table. Raises `BadOptions`.

    >>> rules = rules_of(Options(), 5)
    >>> rules.players, rules.actions, rules.first_ask, rules.first_guess, rules.cards.tolist()
    (5, 78, 10, 35, [10, 16])
    """
    check(options, seats)
    numbered = actions(options, seats)
    laid = [move for move in numbered.moves if isinstance(move, Guess | Abstain)]
    cards = deck(options, seats)
    piles = np.zeros((2, 2 * SEATS), np.int64)
    piles[0, : len(cards)] = [RANK[card] for card in cards]
    piles[1] = [ASKS.index(question) for question in QUESTION_DECK]
    masks = np.zeros((seats + 1, 6, numbered.count), np.bool_)
    for seat in range(1, seats + 1):
        situations = (
            turn_moves(seats, seat, False, False, ()),
            turn_moves(seats, seat, False, True, ()),
            turn_moves(seats, seat, True, True, ()),
            final_moves(seats, seat, False),
            final_moves(seats, seat, True),
        )
        for number, moves in enumerate(situations):
            masks[seat, number, [numbered.numbers[move] for move in moves.listed]] = True
    return Rules(
        seats=seats,
        players=players(seats),
        early_guesses=early_guesses(seats),
        round_limit=options.round_limit or -1,
        actions=numbered.count,
        row=ROW,
        observation=OBSERVATION,
        first_ask=2 * players(seats),
        first_guess=2 * players(seats) + len(ASKS) * seats,
        piles=piles,
        cards=np.array([len(cards), len(QUESTION_DECK)], np.int64),
        guesses=np.array([_pointers(move) for move in laid], np.int64),
        masks=masks,
    )


def row_of(state: State) -> Rows:
    """A state of the rules as a row; in it everyone is on auto-shuffle."""
    row = np.zeros(ROW, np.int16)
    history = whole_history(state)
    held = tuple(len(cards) for cards in state.questions)
    laid = tuple(seat for seat, guess in enumerate(state.guesses, 1) if guess is not None)
    laps = lap(state.taken, state.early)
    _write_open(row, state, actors(state), history, held, laid, laps)
    for player, cards in enumerate(state.hands):
        row[HANDS + 2 * player : HANDS + 2 * player + 2] = [RANK[card] + 1 for card in cards]
    for seat, questions in enumerate(state.questions):
        at = HELD_QUESTIONS + 2 * seat
        row[at : at + len(questions)] = sorted(ASKS.index(kind) + 1 for kind in questions)
    for seat, guess in enumerate(state.guesses):
        row[POINTERS + 2 * seat : POINTERS + 2 * seat + 2] = _pointers(guess)
    for event in history:
        if isinstance(event, Peeked):
            assert event.which is not None
            _count(row, PEEKS + 16 * (event.by - 1) + 2 * (event.owner - 1) + event.which)
    return row


def observation_of(view: View) -> Rows:
    """What a seat observes, from its view of the rules alone."""
    assert view.viewer is not None
    assert view.cards is not None
    row = np.zeros(OBSERVATION, np.int16)
    _write_open(row, view, view.actors, view.history, view.held, view.laid, view.lap)
    row[VIEWER] = view.viewer
    row[OWN_CARDS : OWN_CARDS + 2] = [RANK[card] + 1 for card in view.cards]
    own = sorted(ASKS.index(kind) + 1 for kind in view.questions)
    row[OWN_QUESTIONS : OWN_QUESTIONS + len(own)] = own
    row[OWN_POINTERS : OWN_POINTERS + 2] = _pointers(view.guess)
    seen: dict[int, dict[int, int]] = {}
    for event in view.history:
        if isinstance(event, Peeked) and event.card is not None:
            cards = seen.setdefault(event.owner, {})
            cards[RANK[event.card]] = cards.get(RANK[event.card], 0) + 1
        if isinstance(event, Peeked) and event.which is not None:
            _count(row, LOOKED_AT + 2 * (event.by - 1) + event.which)
    for owner, cards in seen.items():
        at = SEEN + 4 * (owner - 1)
        for card, often in sorted(cards.items()):
            row[at : at + 2] = card + 1, min(often, MOST)
            at += 2
    return row


def _write_open(
    row: Rows,
    of: State | View,
    actors: tuple[int, ...],
    history: tuple[Event, ...],
    held: tuple[int, ...],
    laid: tuple[int, ...],
    laps: int,
) -> None:
    row[PHASE], row[ROUND], row[STARTER] = PHASES.index(of.phase), of.round, of.starter
    row[TURN] = actors[0] if actors else 0
    row[LAP] = min(laps, MOST)
    for seat in range(of.seats):
        row[BARRED + seat] = seat + 1 in of.barred
        row[SCORES + seat], row[ERRORS + seat] = of.scores[seat], of.errors[seat]
        row[TAKEN + seat], row[HELD + seat] = min(of.taken[seat], MOST), held[seat]
        row[LAID + seat] = seat + 1 in laid
    for number, seat in enumerate(of.early, 1):
        row[EARLY + seat - 1] = number
    for event in history:
        if isinstance(event, Peeked):
            clue = CLUES.index(event.announced)
            _count(row, TOKENS + 40 * (event.owner - 1) + 5 * (event.by - 1) + clue)
            kind = PEEK_LEFT if event.side == "left" else PEEK_RIGHT
            row[LAST_BY : LAST_SAID + 1] = event.by, kind, event.owner, clue + 1
        elif isinstance(event, Asked):
            question = ASKS.index(event.question)
            at = SPENT + 6 * (event.by - 1)
            at += 3 if row[at] else 0
            row[at : at + 3] = event.to, question + 1, event.yes
            said = 1 + 2 * question + event.yes
            row[LAST_BY : LAST_SAID + 1] = event.by, ASK, event.to, said
        elif isinstance(event, Guessed):
            kind = EARLY_GUESS if event.early else FINAL_GUESS
            row[LAST_BY : LAST_SAID + 1] = event.by, kind, 0, 0


def _count(row: Rows, index: int) -> None:
    row[index] = min(row[index], MOST - 1) + 1


def _pointers(guess: Laid | None) -> tuple[int, int]:
    if guess is None:
        return 0, 0
    if isinstance(guess, Abstain):
        return X, X
    return guess.first + 1, X if guess.second is None else guess.second + 1
