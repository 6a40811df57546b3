"""The lesson of Uly & Polly: first as Polly, who finds Uly, then as Uly, who gets away.

Three tiles are turned instead of eight, so that it is short.
"""

from collections.abc import Sequence
from pathlib import Path

from sheepfold.games import GAMES, uly_polly
from sheepfold.games.contract import Move
from sheepfold.games.uly_polly.pieces import FirstWolf, Hide, Options, Start, Step, Swap
from sheepfold.learn.lessons.lesson import Instruction, Lesson

BOT, LEARNER = 1, 2
A2, B1, B2, B3 = 4, 1, 5, 9
C1, C2, C3, D1, D2, D3, D4 = 2, 6, 10, 3, 7, 11, 15


def _only(expected: Move, legal: Sequence[Move]) -> Sequence[Move]:
    """Only the expected move, so that the board shows what to tap."""
    return [move for move in legal if move == expected]


LESSON = Lesson(
    game=GAMES[uly_polly.NAME],
    options=Options(first_wolf=BOT, flips=3),
    names=("Ada", "Bo"),
    seat=LEARNER,
    deal=FirstWolf(BOT),
    moves=(
        (BOT, Hide(C2), None),
        (LEARNER, Start(B3), None),
        (BOT, Swap(C2, D1), None),
        (LEARNER, Step(C2), None),
        (BOT, Swap(D1, D2), None),
        (LEARNER, Step(D2), None),
        (LEARNER, Hide(B2), None),
        (BOT, Start(D4), None),
        (LEARNER, Swap(C3, D3), None),
        (BOT, Step(C3), None),
        (LEARNER, Swap(B2, A2), None),
        (BOT, Step(B2), None),
        (LEARNER, Swap(B1, C1), None),
        (BOT, Step(C1), None),
    ),
    said={
        1: (Instruction("hides", "wolf"),),
        2: (Instruction("start", "dog"),),
        3: (Instruction("swaps", "wolf"),),
        4: (Instruction("step", "dog"),),
        5: (Instruction("sheep", "sheep"),),
        6: (Instruction("find", "dog"),),
        7: (Instruction("found", "bone"), Instruction("hide", "wolf")),
        8: (Instruction("hidden", "wolf"),),
        9: (Instruction("lure", "wolf"),),
        11: (Instruction("flee", "wolf"),),
        13: (Instruction("bluff", "wolf"),),
    },
    end=Instruction("end", "trophy"),
    mistakes={
        "hide": "not-there",
        "start": "not-there",
        "step": "one-step",
        "swap": "both",
    },
    offers=_only,
    folder=Path(__file__).parent,
)
