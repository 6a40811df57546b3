"""What is only read: the rules, help, and the completion of a shell."""

import shutil
import sys

import click

from sheepfold.cli.options import GameName, examples, lang_option, language
from sheepfold.cli.output import show
from sheepfold.locales import rules_page

COMPLETE = "_SHEEPFOLD_COMPLETE"
"""The variable by which a shell asks for completions."""


@click.command(
    epilog=examples(
        "sheepfold rules uly-polly",
        "sheepfold rules wooolf --lang it",
        "sheepfold rules wooolf | less",
    )
)
@click.argument("game", type=GameName(), metavar="GAME")
@lang_option
def rules(game: str) -> None:
    """Print the rules of a game."""
    page = rules_page(game, language())
    if sys.stdout.isatty():
        from sheepfold.terminal.rulebook import readable

        page = readable(page, min(shutil.get_terminal_size().columns, 100)).plain
    show(page)


@click.command("help")
@click.argument("command", nargs=-1, metavar="[COMMAND]...")
@click.pass_context
def help_page(ctx: click.Context, command: tuple[str, ...]) -> None:
    """Explain a command, or list them all."""
    here = ctx.find_root()
    for name in command:
        group = here.command
        found = group.get_command(here, name) if isinstance(group, click.Group) else None
        if found is None:
            raise click.UsageError(f"There is no command {' '.join(command)!r}.", here)
        here = click.Context(found, info_name=name, parent=here)
    show(here.get_help())


@click.command(
    epilog="""\b
To complete commands and options with the Tab key, add one line to the file your shell reads first:
  ~/.bashrc                  eval "$(sheepfold completion bash)"
  ~/.zshrc                   eval "$(sheepfold completion zsh)"
  ~/.config/fish/config.fish sheepfold completion fish | source
"""
)
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print what makes a shell complete this command."""
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind is not None
    show(kind(ctx.find_root().command, {}, "sheepfold", COMPLETE).source())
