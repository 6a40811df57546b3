"""Asking before something is lost."""

import sys

import click

from sheepfold.cli.options import language
from sheepfold.cli.output import one_line
from sheepfold.locales import say

yes_option = click.option("--yes", is_flag=True, help="Do not ask, for scripts.")


def confirmed(question: str) -> bool:
    """Whether a person says yes. Raises `BadOptions` if nobody is there to be asked."""
    if not sys.stdin.isatty():
        from sheepfold.games.contract import BadOptions

        raise BadOptions("nobody-to-ask")
    print(one_line(question), end=" ", file=sys.stderr, flush=True)
    answer = sys.stdin.readline().strip().casefold()
    return answer.startswith((say(language(), "confirm-yes"), "y"))
