"""Moves of Liar's Dice as a person writes them: `3x5` bids three fives, `doubt` doubts."""

import re

from liars_dice.pieces import Bid, Doubt, Move, Options
from sheepfold.games.contract import BadNotation

_BID = re.compile(r"(?P<count>[0-9]{1,2}) ?[x×] ?(?P<face>[0-9])")


def parse(text: str, options: Options) -> Move:
    """A move from its notation.

    >>> parse("3x5", Options())
    Bid(count=3, face=5)
    """
    words = " ".join(text.lower().split())
    if words == "doubt":
        return Doubt()
    found = _BID.fullmatch(words)
    if found is None:
        raise BadNotation("not-a-move", text=text[:40])
    return Bid(int(found["count"]), int(found["face"]))


def write(move: Move, options: Options) -> str:
    """The notation of a move; the inverse of `parse`.

    >>> write(Bid(3, 5), Options()), write(Doubt(), Options())
    ('3x5', 'doubt')
    """
    return "doubt" if isinstance(move, Doubt) else f"{move.count}x{move.face}"
