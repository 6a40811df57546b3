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
            return f"{_wrong_use(error, language)} ({hint})"
        case click.ClickException():
            return error.format_message()
        case Refusal():
            return sentence(error, language)
        case OSError():
            text = say(language, "refused-system", error=system_error(error))
            return text if error.filename is None else f"{error.filename}: {text}"
        case _:
            return None


def _wrong_use(error: click.UsageError, language: str) -> str:
    """What people meet most in their own language, and the rest as Click says it."""
    match error:
        case click.NoSuchOption(option_name=name, possibilities=near):
            text = say(language, "usage-no-option", option=name)
        case click.NoSuchCommand(command_name=name, possibilities=near):
            text = say(language, "usage-no-command", command=name)
        case click.MissingParameter(param=click.Argument() as missing, ctx=click.Context() as ctx):
            what = missing.make_metavar(ctx).removesuffix("...")
            return say(language, "usage-missing", what=what)
        case _:
            return error.format_message()
    if not near:
        return text
    return f"{text} {say(language, 'usage-did-you-mean', names=', '.join(near))}"
