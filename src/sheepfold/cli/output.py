"""Output that any terminal can show: no control characters, and replacements for letters that its
encoding lacks.
"""

import codecs
import contextlib
import io
import json
import os
import re
import select
import sys
import unicodedata
from typing import TextIO

import msgspec

from sheepfold.locales import shows_unicode

READABLE = "sheepfold-readable"
"""The name of an error handler for encodings that lack a letter."""

_LIKE = {
    "ae": "äæ",
    "oe": "öœ",
    "ue": "ü",
    "ss": "ß",
    "Ae": "ÄÆ",
    "Oe": "ÖŒ",
    "Ue": "Ü",
    "'": "‘’",
    '"': "“”„«»",
    "-": "–—·−─",
    "...": "…",
    "": "¿¡",
    "x": "×✗",
    "*": "★",
    ">": "►▸",
    "^": "↑",
    "v": "↓",
    "#": "░█",
    "|": "│",
    "+": "┌┬┐├┼┤└┴┘",
}
"""Replacements for letters that are not ASCII letters with an accent."""

_TABLE = str.maketrans({letter: plain for plain, letters in _LIKE.items() for letter in letters})


def make_output_safe() -> None:
    """Let every letter be written, also where the terminal's encoding lacks it."""
    codecs.register_error(READABLE, _readable)
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started this
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w"))  # noqa: SIM115
    # Python turns to UTF-8 in the locale C, unless it is told an encoding.
    is_told = "PYTHONIOENCODING" in os.environ or os.environ.get("PYTHONUTF8") == "1"
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=READABLE)
            is_utf8 = shows_unicode(os.environ, stream.encoding, bool(sys.flags.utf8_mode))
            if "utf" in stream.encoding.lower() and not is_utf8 and not is_told:
                stream.reconfigure(encoding="ascii", errors=READABLE)


def flush_output() -> None:
    """Flush the output streams, and report if that fails."""
    try:
        sys.stdout.flush()
    except OSError as error:
        silence(sys.stdout)
        if not isinstance(error, BrokenPipeError):
            raise


def is_output_closed() -> bool:
    """Whether nobody reads any more what was just printed."""
    try:
        sys.stdout.flush()
        number = sys.stdout.fileno()
    except BrokenPipeError:
        return True
    except io.UnsupportedOperation:  # it is not a file
        return False
    if not hasattr(select, "poll"):  # Windows
        return False
    # What failed to be written may be gone from the buffer, so flushing need not fail again.
    asked = select.poll()
    asked.register(number, select.POLLOUT)
    return any(event & (select.POLLERR | select.POLLHUP) for _, event in asked.poll(0))


def silence(stream: TextIO) -> None:
    """Discard further output to a stream that failed; Python would retry at exit."""
    with contextlib.suppress(io.UnsupportedOperation):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def show(text: str) -> None:
    """Print lines, without any control character that is in them."""
    print("\n".join(printable(line) for line in text.split("\n")))


def note(text: str) -> None:
    """Print a line on stderr, apart from the output."""
    print(one_line(text), file=sys.stderr)


def show_json(value: object, indent: int | None = None) -> None:
    """Print a value as JSON; what is not plain ASCII is escaped, so that it arrives as it is."""
    text = json.dumps(msgspec.to_builtins(value), indent=indent)
    print(text.replace("\x7f", "\\u007f"))


def printable(text: str) -> str:
    """A text without characters that move the cursor, break the line or change the direction.

    >>> printable("Anna\\x1b[2J\\n"), printable("qui\\u00a0?")
    ('Anna?[2J?', 'qui\\xa0?')
    """
    return "".join("?" if _is_control(letter) else letter for letter in text)


def one_line(text: str) -> str:
    """A text on one line, without control characters.

    >>> one_line("Choose from:\\n\\tone,\\n\\ttwo")
    'Choose from: one, two'
    """
    return printable(re.sub(r"[ \t\r\n]+", " ", text))


def _is_control(letter: str) -> bool:
    return not letter.isprintable() and unicodedata.category(letter) != "Zs"


def transliterate(text: str) -> str:
    """The closest text in ASCII.

    >>> transliterate("Wölfe, où? ░│"), transliterate("狼")
    ('Woelfe, ou? #|', '?')
    """
    bare = unicodedata.normalize("NFKD", text.translate(_TABLE))
    kept = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return kept.encode("ascii", "replace").decode()


def _readable(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return transliterate(error.object[error.start : error.end]), error.end
