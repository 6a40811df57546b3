"""Uly & Polly moves as a person writes them: `hide c3`, `start b2`, `b2-c3`, `c3`, `propose b2`."""

import re

from sheepfold.games.contract import BadNotation
from sheepfold.games.uly_polly.pieces import Hide, Move, Options, Place, Propose, Start, Step, Swap

_MOVE = re.compile(
    r"(?:(?P<verb>hide|start|propose) )?(?P<place>[a-z][0-9])(?:-(?P<other>[a-z][0-9]))?"
)


def place_name(place: Place, columns: int) -> str:
    """The name of a place: a letter for the column, a number for the row.

    >>> place_name(0, 4), place_name(6, 4)
    ('a1', 'c2')
    """
    return f"{chr(ord('a') + place % columns)}{place // columns + 1}"


def parse_place(text: str, options: Options) -> Place:
    """A place from its name.

    >>> parse_place("c2", Options())
    6
    """
    column, row = ord(text[0]) - ord("a"), int(text[1:]) - 1
    if not (0 <= column < options.columns and 0 <= row < options.rows):
        raise BadNotation("uly_polly-off-board", place=text)
    return row * options.columns + column


def parse(text: str, options: Options) -> Move:
    """A move from its notation.

    >>> parse("b2-c3", Options())
    Swap(a=5, b=10)
    """
    words = " ".join(text.lower().split())
    if words == "propose none":
        return Propose(None)
    found = _MOVE.fullmatch(words)
    if found is None or (found["verb"] and found["other"]):
        raise BadNotation("not-a-move", text=text[:40])
    place = parse_place(found["place"], options)
    if found["other"]:
        other = parse_place(found["other"], options)
        return Swap(place, other)
    match found["verb"]:
        case "hide":
            return Hide(place)
        case "start":
            return Start(place)
        case "propose":
            return Propose(place)
        case _:
            return Step(place)


def write(move: Move, options: Options) -> str:
    """The notation of a move; the inverse of `parse`.

    >>> write(Hide(6), Options())
    'hide c2'
    """

    def name(place: Place) -> str:
        return place_name(place, options.columns)

    match move:
        case Hide(at=at):
            return f"hide {name(at)}"
        case Start(at=at):
            return f"start {name(at)}"
        case Swap(a=a, b=b):
            return f"{name(a)}-{name(b)}"
        case Step(to=to):
            return name(to)
        case Propose(at=at):
            return "propose none" if at is None else f"propose {name(at)}"
