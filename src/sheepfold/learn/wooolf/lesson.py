"""The lesson of Wooolf!!: a round as a hunter, whom the shepherd boy tries to fool."""

from collections.abc import Sequence
from pathlib import Path

from sheepfold.games import GAMES, wooolf
from sheepfold.games.contract import Move
from sheepfold.games.wooolf.cards import Options
from sheepfold.games.wooolf.pieces import Abstain, Ask, Deal, Guess, Peek, Shuffle
from sheepfold.learn.lessons.lesson import Instruction, Lesson

LEARNER, BO, CLEO, DINO, EMIL = 1, 2, 3, 4, 5

DEAL = Deal(
    hands=(
        ("hunter/hunter", "sheep/sheep"),
        ("boy/?", "sheep/sheep"),
        ("wolf/wolf", "sheep/sheep"),
        ("dog/dog", "sheep/sheep"),
        ("hunter/?", "dog/?"),
    ),
    questions=(
        ("hunter", "sheep"),
        ("dog", "shb"),
        ("hunter", "shb"),
        ("dog", "whb"),
        ("sheep", "whb"),
    ),
    starter=LEARNER,
)


def _same_kind(expected: Move, legal: Sequence[Move]) -> Sequence[Move]:
    """Only this peek or question; but all guesses, because the learner dials one."""
    if isinstance(expected, Guess):
        return [move for move in legal if isinstance(move, Guess)]
    return [move for move in legal if move == expected]


LESSON = Lesson(
    game=GAMES[wooolf.NAME],
    options=Options(),
    names=("Ada", "Bo", "Cleo", "Dino", "Emil"),
    seat=LEARNER,
    deal=DEAL,
    moves=(
        (LEARNER, Peek(DINO, "left"), Shuffle(0)),
        (BO, Peek(LEARNER, "right"), Shuffle(0)),
        (CLEO, Peek(EMIL, "left"), Shuffle(0)),
        (DINO, Ask(CLEO, "whb"), None),
        (EMIL, Peek(DINO, "right"), Shuffle(0)),
        (LEARNER, Ask(CLEO, "hunter"), None),
        (BO, Peek(EMIL, "right"), Shuffle(0)),
        (CLEO, Ask(DINO, "hunter"), None),
        (DINO, Guess(EMIL, LEARNER), None),
        (EMIL, Peek(BO, "right"), Shuffle(0)),
        (LEARNER, Guess(DINO, CLEO), None),
        (BO, Abstain(), None),
        (CLEO, Abstain(), None),
        (EMIL, Abstain(), ...),
    ),
    said={
        1: (
            Instruction("cards", "hunter"),
            Instruction("targets", "wolf"),
            Instruction("peek", "dog"),
        ),
        2: (Instruction("announced", "dog"),),
        3: (Instruction("boy", "boy"),),
        4: (Instruction("unknown", "?"),),
        5: (Instruction("answer", "wolf"),),
        6: (Instruction("dog", "dog"), Instruction("ask", "hunter")),
        7: (Instruction("wolf", "wolf"),),
        10: (Instruction("hurry", "?"),),
        11: (Instruction("guess", "hunter"),),
    },
    end=Instruction("end", "trophy"),
    mistakes={
        "peek": "not-peek",
        "ask": "not-ask",
        "guess": "not-guess",
    },
    offers=_same_kind,
    folder=Path(__file__).parent,
)
