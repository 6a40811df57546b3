"""What reaches the terminal: every letter in a form that it can show, and no control characters."""

import codecs
import io
import json
import os
import sys
import unicodedata
from typing import Any

import msgspec

READABLE = "sheepfold-readable"
"""The name of an error handler for encodings that lack a letter."""

_LIKE = dict(
    zip(
        map(ord, "‘’“”„«»–—·−×►▸★✗░█│─┌┬┐├┼┤└┴┘"),
        '\'\'"""""----x>>*x##|-+++++++++',
        strict=True,
    )
) | str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
    | {"æ": "ae", "œ": "oe", "Æ": "Ae", "Œ": "Oe", "¿": "", "¡": "", "…": "..."}
)


def make_output_safe() -> None:
    """Let every letter be written, also where the terminal's encoding lacks it."""
    codecs.register_error(READABLE, _readable)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=READABLE)


def give_up_output() -> None:
    """Write nothing more to stdout, also not when Python ends: it could not be written."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        except io.UnsupportedOperation:  # a stream of a test, which is no file
            return


def show(text: str) -> None:
    """Print lines, without any control character that is in them."""
    print("\n".join(printable(line) for line in text.split("\n")))


def note(text: str) -> None:
    """Print a line beside the output, on stderr."""
    print(one_line(text), file=sys.stderr)


def show_json(value: Any, indent: int | None = None) -> None:
    """Print a value as JSON; what is not plain ASCII is escaped, so that it arrives as it is."""
    text = json.dumps(msgspec.to_builtins(value), indent=indent)
    print(text.replace("\x7f", "\\u007f"))


def printable(text: str) -> str:
    """A text of which no letter moves the cursor, breaks the line or turns the direction.

    >>> printable("Anna\\x1b[2J\\n")
    'Anna?[2J?'
    """
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def one_line(text: str) -> str:
    """A text on one line, and nothing in it that a terminal would obey.

    >>> one_line("Choose from:\\n\\tone,\\n\\ttwo")
    'Choose from: one, two'
    """
    return printable(" ".join(text.split()))


def transliterate(text: str) -> str:
    """The nearest there is in ASCII.

    >>> transliterate("Wölfe, où? ░│"), transliterate("狼")
    ('Woelfe, ou? #|', '?')
    """
    bare = unicodedata.normalize("NFKD", text.translate(_LIKE))
    kept = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return kept.encode("ascii", "replace").decode()


def _readable(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return transliterate(error.object[error.start : error.end]), error.end
