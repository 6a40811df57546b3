"""The `sheepfold` command: a module for each group of commands, and shared error handling.

The modules import what a command needs only when it runs, so that `sheepfold --help` and the
completion of a shell are quick.
"""

import errno
import os
import sys

# Before NumPy is imported: threads slow down the small matrix products of the bots.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from sheepfold import __version__
from sheepfold.cli.complaints import INTERRUPTED, WRONG_USE, complain, sentence_of
from sheepfold.cli.exploit import exploit
from sheepfold.cli.lab import arena, simulate
from sheepfold.cli.learn import learn
from sheepfold.cli.lookback import lookback
from sheepfold.cli.options import CommandsInOrder, Speaking, examples
from sheepfold.cli.output import flush_output, is_output_closed, make_output_safe
from sheepfold.cli.output import show as show_text
from sheepfold.cli.pages import completion, help_page, rules
from sheepfold.cli.play import play
from sheepfold.cli.puzzle import puzzle
from sheepfold.cli.records import show, verify
from sheepfold.cli.serve import serve
from sheepfold.cli.solve import solve
from sheepfold.cli.storage import archive, migrate
from sheepfold.cli.tables import backup, tables


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit code.

    0 is success, 1 is "checked and wrong" (`verify`), 2 is a command that could not be carried out,
    with one line on stderr that says why, and 130 is Ctrl-C.
    """
    speaking = Speaking(sys.argv[1:] if arguments is None else arguments)
    make_output_safe()
    try:
        try:
            code = commands.main(arguments, "sheepfold", standalone_mode=False, obj=speaking)
        finally:
            flush_output()
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except Exception as error:
        sentence = sentence_of(error, speaking.language)
        if sentence is None:
            raise
        complain(sentence)
        return WRONG_USE
    return int(code or 0)


class _Commands(CommandsInOrder):
    """Ends without an error when the output is closed."""

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        with _ignoring_closed_pipe():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: click.Context) -> object:
        with _ignoring_closed_pipe():
            return super().invoke(ctx)


@contextmanager
def _ignoring_closed_pipe() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError as error:
        if not is_output_closed():
            # Another connection broke. Click would take EPIPE for a closed output.
            raise ConnectionResetError(errno.ECONNRESET, os.strerror(errno.ECONNRESET)) from error
        # For example, the user has quit a pager.
        raise click.exceptions.Exit(0) from None


@click.group(
    cls=_Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=examples(
        "sheepfold play",
        "sheepfold serve --lan",
        "sheepfold help tables prune",
    ),
)
@click.version_option(__version__, prog_name="sheepfold", message="%(prog)s %(version)s")
@click.pass_context
def commands(ctx: click.Context) -> None:
    """Play and study board games with hidden information."""
    if ctx.invoked_subcommand is None:
        show_text(ctx.get_help())


for command in (
    play,
    serve,
    tables,
    backup,
    archive,
    migrate,
    rules,
    learn,
    puzzle,
    show,
    verify,
    lookback,
    simulate,
    arena,
    solve,
    exploit,
    completion,
    help_page,
):
    commands.add_command(command)
