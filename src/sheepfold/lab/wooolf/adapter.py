"""Wooolf!! for other tools: views as numbers, as text and as a picture."""

from typing import get_args

import numpy as np

from sheepfold.games.wooolf.cards import CARDS, QUESTIONS, VALUES, Clue
from sheepfold.games.wooolf.pieces import Guess, Peeked, Phase
from sheepfold.games.wooolf.state import ERRORS, ROUNDS
from sheepfold.games.wooolf.view import View
from sheepfold.lab.adapter import Adapter, Axes, Numbers, one_hot, share
from sheepfold.lab.wooolf.actions import actions

PHASES: tuple[Phase, ...] = ("turns", "final", "over")
CLUES: tuple[str, ...] = get_args(Clue)
MOST = 4
"""More peeks or questions of one kind than this count as this many."""
POINTS = 10
"""More points than this count as this many."""


def observe(view: View) -> Numbers:
    """A view as numbers from 0 to 1.

    First what is the viewer's own: the seat, both cards, the character, the questions held, the
    guess laid (`<` and `<<`, each 0 to m and X). Then the phase, the round, the lap, who acts, who
    started. Then for every seat: questions held, guessed early, laid a guess, barred, points,
    errors. Then for every player: the clues by who announced them, the answers to each question
    (yes, no), and the cards that the viewer saw there itself.

    >>> from random import Random
    >>> from sheepfold.games import wooolf
    >>> state = wooolf.start(wooolf.Options(), 5, wooolf.deal(wooolf.Options(), 5, Random(1)))
    >>> observe(wooolf.view(state, 3)).shape
    (326,)
    """
    seats, players = tuple(range(1, view.seats + 1)), tuple(range(1, view.players + 1))
    pointers = (*range(view.players + 1), None)
    guess = view.guess
    first = guess.first if isinstance(guess, Guess) else None
    second = guess.second if isinstance(guess, Guess) else None
    numbers: list[float] = [
        *one_hot(seats, view.viewer),
        *[one for card in view.cards or (None, None) for one in one_hot(CARDS, card)],
        *one_hot(tuple(VALUES), view.character),
        *[view.questions.count(kind) / 2 for kind in QUESTIONS],
        *([0.0] * len(pointers) if guess is None else one_hot(pointers, first)),
        *([0.0] * len(pointers) if guess is None else one_hot(pointers, second)),
        *one_hot(PHASES, view.phase),
        view.round / ROUNDS,
        share(view.lap, view.options.round_limit or 1000),
        *[float(seat in view.actors) for seat in seats],
        *one_hot(seats, view.starter),
    ]
    for seat in seats:
        numbers += [
            view.held[seat - 1] / 2,
            float(seat in view.early),
            float(seat in view.laid),
            float(seat in view.barred),
            share(view.scores[seat - 1], POINTS),
            share(view.errors[seat - 1], ERRORS),
        ]
    seen = {player: [0] * len(CARDS) for player in players}
    for event in view.history:
        if isinstance(event, Peeked) and event.by == view.viewer and event.card is not None:
            seen[event.owner][CARDS.index(event.card)] += 1
    for player in players:
        announced = [(token.by, token.clue) for token in view.tokens[player - 1]]
        said = [(answer.question, answer.yes) for answer in view.answers[player - 1]]
        numbers += [share(announced.count((by, clue)), MOST) for by in seats for clue in CLUES]  # type: ignore[arg-type]
        numbers += [
            share(said.count((kind, yes)), MOST) for kind in QUESTIONS for yes in (True, False)
        ]
        numbers += [share(count, MOST) for count in seen[player]]
    return np.array(numbers, dtype=np.float32)


def text(view: View) -> str:
    """The table: who has which tokens and answers, points and errors; and the viewer's own cards.

    >>> from random import Random
    >>> from sheepfold.games import wooolf
    >>> state = wooolf.start(wooolf.Options(), 4, wooolf.deal(wooolf.Options(), 4, Random(1)))
    >>> print(text(wooolf.view(state, 2)))
    round 1, turns, seats (1,), lap 0
    1: points 0, errors 0
    2: points 0, errors 0
    3: points 0, errors 0
    4: points 0, errors 0
    5: simulated
    2 has wolf/wolf, hunter/? and asks dog, sheep
    """
    lines = [f"round {view.round}, {view.phase}, seats {view.actors}, lap {view.lap}"]
    for player in range(1, view.players + 1):
        words = ["simulated"]
        if player <= view.seats:
            words = [f"points {view.scores[player - 1]}", f"errors {view.errors[player - 1]}"]
            words += ["guessed"] * (player in view.laid)
        words += [f"{token.clue} by {token.by}" for token in view.tokens[player - 1]]
        words += [
            f"{one.question}: {'yes' if one.yes else 'no'}" for one in view.answers[player - 1]
        ]
        lines.append(f"{player}: {', '.join(words)}")
    if view.cards is not None:
        asks = f" and asks {', '.join(view.questions)}" if view.questions else ""
        lines.append(f"{view.viewer} has {', '.join(view.cards)}{asks}")
    return "\n".join(lines)


def draw(view: View, axes: Axes) -> None:
    """Write the table into a picture."""
    axes.text(0, 1, text(view), va="top", fontsize=7, family="monospace", wrap=True)


ADAPTER = Adapter(actions, observe, text, draw)
