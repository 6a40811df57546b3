"""Error messages when a command cannot be carried out: one line, never a traceback."""

import sys

import click

from sheepfold.cli.output import one_line, silence
from sheepfold.locales import say, sentence, system_error

WRONG = 1
WRONG_USE = 2
INTERRUPTED = 130


def complain(sentence: str) -> None:
    """Say what is wrong, in one line."""
    try:
        print(f"sheepfold: {one_line(sentence)}", file=sys.stderr, flush=True)
    except OSError:  # stderr is closed, too
        silence(sys.stderr)


def sentence_of(error: Exception, language: str) -> str | None:
    """The sentence for an error; `None` for a defect of ours, which needs its traceback."""
    from sheepfold.games.contract import Refusal

    match error:
        case click.UsageError():
            hint = f"{error.ctx.command_path} --help" if error.ctx else "sheepfold --help"
            return f"{error.format_message()} ({hint})"
        case click.ClickException():
            return error.format_message()
        case Refusal():
            return sentence(error, language)
        case OSError():
            told = say(language, "refused-system", error=system_error(error))
            return told if error.filename is None else f"{error.filename}: {told}"
        case _:
            return None
