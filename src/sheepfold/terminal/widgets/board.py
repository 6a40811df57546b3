"""A move that a person has chosen, and whether it must be chosen twice."""

from textual.message import Message

from sheepfold.games import uly_polly
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Step
from sheepfold.games.wooolf.pieces import Abstain, Ask, Guess, Peek
from sheepfold.locales import say
from sheepfold.table.entries import AnyMove
from sheepfold.terminal.names import name_of
from sheepfold.terminal.position import Position
from sheepfold.terminal.wooolf.words import pointer_name


class Chosen(Message):
    """A person has chosen this move on the board."""

    def __init__(self, move: AnyMove) -> None:
        super().__init__()
        self.move = move


class Hint(Message):
    """The board has something to say: what comes next, or that this was no choice."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text


def question(move: AnyMove, position: Position) -> str:
    """What to ask before a move that can never be taken back; nothing for any other."""
    view, language = position.view, position.language
    if isinstance(view, uly_polly.View):
        if isinstance(move, Step) and not view.tiles[move.to]:
            return say(language, "sure-turn", place=place_name(move.to, view.options.columns))
        return ""
    match move:
        case Peek(owner, side):
            whom = name_of(owner, position.names, language)
            return say(language, "sure-peek", whom=whom, side=side)
        case Ask(to, question):
            whom = name_of(to, position.names, language)
            return say(language, "sure-ask", whom=whom, question=question)
        case Guess(first, second):
            pointers = {"first": pointer_name(first), "second": pointer_name(second)}
            return say(language, "sure-guess", **pointers)
        case Abstain():
            return say(language, "sure-abstain")
        case _:
            return ""
