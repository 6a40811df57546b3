"""Wooolf!! moves as a person writes them: `peek 4 left`, `ask 2 dog`, `guess 3 0`, `guess 3 x`."""

from sheepfold.games.contract import BadNotation
from sheepfold.games.wooolf.cards import QUESTIONS, Options
from sheepfold.games.wooolf.pieces import Abstain, Arrange, Ask, Guess, Move, Peek

_ARRANGE = {"auto": Arrange(None), "1": Arrange(0), "2": Arrange(1)}


def parse(text: str, options: Options) -> Move:
    """A move from its notation.

    >>> parse("peek 4 left", Options())
    Peek(owner=4, side='left')
    """
    match text.lower().split():
        case ["peek", owner, "left" | "right" as side] if _is_number(owner):
            return Peek(int(owner), side)
        case ["ask", to, question] if _is_number(to) and question in QUESTIONS:
            return Ask(int(to), question)
        case ["guess", first, "x"] if _is_number(first):
            return Guess(int(first), None)
        case ["guess", first, second] if _is_number(first) and _is_number(second):
            return Guess(int(first), int(second))
        case ["abstain"]:
            return Abstain()
        case ["arrange", how] if how in _ARRANGE:
            return _ARRANGE[how]
        case _:
            raise BadNotation("not-a-move", text=text[:40])


def write(move: Move, options: Options) -> str:
    """The notation of a move; the inverse of `parse`.

    >>> write(Guess(3, None), Options())
    'guess 3 x'
    """
    match move:
        case Peek(owner=owner, side=side):
            return f"peek {owner} {side}"
        case Ask(to=to, question=question):
            return f"ask {to} {question}"
        case Guess(first=first, second=second):
            return f"guess {first} {'x' if second is None else second}"
        case Abstain():
            return "abstain"
        case Arrange(left=left):
            return f"arrange {'auto' if left is None else left + 1}"


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 2
