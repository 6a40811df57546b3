"""What a terminal must be able to do; if it cannot, one sentence says so and nothing is drawn."""

import sys
from collections.abc import Mapping

from sheepfold.games.contract import Refusal
from sheepfold.locales import shows_unicode


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
