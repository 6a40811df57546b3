"""Commands that only print: the rules, help, and shell completion."""

import shutil
import sys
from collections.abc import Sequence

import click

from sheepfold.cli.games import GameCommand, GameNameType
from sheepfold.cli.options import examples, lang_option, language
from sheepfold.cli.output import show
from sheepfold.locales import rules_page

COMPLETE = "_SHEEPFOLD_COMPLETE"
"""The variable by which a shell asks for completions."""


@click.command(
    cls=GameCommand,
    epilog=examples(
        "sheepfold rules {game}",
        "sheepfold rules {other} --lang it",
        "sheepfold rules {other} | less",
    ),
)
@click.argument("game", type=GameNameType(), metavar="GAME")
@lang_option
def rules(game: str) -> None:
    """Print the rules of a game.

    GAME is {games}.
    """
    page = rules_page(game, language())
    if sys.stdout.isatty():
        from sheepfold.terminal.rulebook import readable

        page = readable(page, min(shutil.get_terminal_size().columns, 100)).plain
    show(page)


def _found(root: click.Context, words: Sequence[str]) -> click.Context | None:
    """The command that these words name."""
    here = root
    for word in words:
        group = here.command
        inner = group.get_command(here, word) if isinstance(group, click.Group) else None
        if inner is None:
            return None
        here = click.Context(inner, info_name=word, parent=here)
    return here


def _names(ctx: click.Context, _: click.Parameter, incomplete: str) -> list[str]:
    here = _found(ctx.find_root(), ctx.params.get("command") or ())
    group = here.command if here is not None else None
    names = group.list_commands(ctx) if isinstance(group, click.Group) else []
    return [name for name in names if name.startswith(incomplete)]


@click.command("help", epilog=examples("sheepfold help", "sheepfold help tables prune"))
@click.argument("command", nargs=-1, metavar="[COMMAND]...", shell_complete=_names)
@click.pass_context
def help_page(ctx: click.Context, command: tuple[str, ...]) -> None:
    """Explain a command, or list them all."""
    here = _found(ctx.find_root(), command)
    if here is None:
        wanted = " ".join(command)
        raise click.NoSuchCommand(wanted, ctx=ctx.find_root())
    show(here.get_help())


@click.command(
    epilog="""\b
Add one line to the file that your shell reads first:
  ~/.bashrc                   eval "$(sheepfold completion bash)"
  ~/.zshrc                    eval "$(sheepfold completion zsh)"
  ~/.config/fish/config.fish  sheepfold completion fish | source

\b
Examples:
  sheepfold completion bash
"""
)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print what makes a shell complete commands and options with the Tab key."""
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind is not None
    show(kind(ctx.find_root().command, {}, "sheepfold", COMPLETE).source())
