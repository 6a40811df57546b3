"""What a terminal must be able to do; if it cannot, one sentence says so and nothing is drawn."""

import sys
from collections.abc import Mapping

from sheepfold.games.contract import Refusal


class NoTerminal(Refusal):
    """There is no terminal in which the client could be drawn."""


def check_terminal(environ: Mapping[str, str]) -> None:
    """Raise `NoTerminal` if people could not read the client here."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoTerminal("no-terminal")
    if environ.get("TERM") in ("", "dumb", "unknown"):
        raise NoTerminal("dumb-terminal", term=environ["TERM"] or '""')
    if not shows_unicode(environ, sys.stdout.encoding, bool(sys.flags.utf8_mode)):
        raise NoTerminal("no-unicode")


def shows_unicode(environ: Mapping[str, str], encoding: str, utf8_mode: bool = False) -> bool:
    """Whether letters other than ASCII, and frames, can be shown.

    An environment that says nothing is taken for a bare machine with a good terminal.

    >>> shows_unicode({"LANG": "de_DE.UTF-8"}, "utf-8"), shows_unicode({}, "utf-8")
    (True, True)
    >>> shows_unicode({"LANG": "C"}, "utf-8"), shows_unicode({"LANG": "C.UTF-8"}, "ascii")
    (False, False)
    """
    # In the locale C Python itself sets LC_CTYPE, and turns to UTF-8 whatever the terminal shows.
    is_pythons = utf8_mode and environ.get("LC_CTYPE") == "C.UTF-8"
    variables = ("LC_ALL", "LANG") if is_pythons else ("LC_ALL", "LC_CTYPE", "LANG")
    chosen = next((environ[name] for name in variables if environ.get(name)), "UTF-8")
    language, _, charset = chosen.partition(".")
    is_utf8 = "utf" in charset.lower() if charset else language not in ("C", "POSIX")
    return is_utf8 and "utf" in encoding.lower()
