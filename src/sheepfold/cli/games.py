"""What the commands know of the games: their names, seats and options, from the registry.

The games are imported only when a command needs them, so that `sheepfold --help` is quick.
"""

import inspect
import re
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from sheepfold.cli.options import NumberType
from sheepfold.cli.together import is_typed
from sheepfold.locales import one_liner

if TYPE_CHECKING:
    from sheepfold.games.options import OptionField

LAST = "lang"
"""The parameter before which the options of the games stand in the help."""


def typed_name(game: str) -> str:
    """A game as it is typed.

    >>> typed_name("uly_polly")
    'uly-polly'
    """
    return game.replace("_", "-")


def most_seats() -> int:
    """How many can play at most, whatever the game."""
    from sheepfold.games import GAMES

    return max(game.SEATS[-1] for game in GAMES.values())


PLAYERS = NumberType(1, most_seats)


class GameNameType(click.ParamType[str]):
    """The name of a game, however it is spelled: with `-`, `_` or spaces, in any case."""

    name = "game"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name by which the games are known here."""
        from sheepfold.games import GAMES
        from sheepfold.games.contract import BadOptions

        for name in GAMES:
            if _letters(value) == _letters(name):
                return name
        raise BadOptions("no-such-game", text=value[:40], games=", ".join(map(typed_name, GAMES)))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The games whose names begin so."""
        from sheepfold.games import GAMES

        names = map(typed_name, GAMES)
        return [CompletionItem(name) for name in names if name.startswith(incomplete.lower())]


class GameCommand(click.Command):
    """A command about games. In its help and its examples, `{games}` stands for all their names,
    and `{game}` and `{other}` for two of them."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        _write(formatter, self.help)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples."""
        _write(formatter, self.epilog)


class GameOptionsCommand(GameCommand):
    """A command that takes every simple option of every game."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The command's own parameters and the options of the games."""
        params = super().get_params(ctx)
        taken = {param.name for param in params}
        last = next((n for n, param in enumerate(params) if param.name == LAST), len(params))
        ours = [option for option in self._game_options if option.name not in taken]
        return [*params[:last], *ours, *params[last:]]

    @cached_property
    def _game_options(self) -> list[click.Option]:
        from sheepfold.games import GAMES
        from sheepfold.games.options import option_fields

        found: dict[str, dict[str, OptionField]] = {}
        for name, game in GAMES.items():
            for field in option_fields(game.Options):
                if field.kind != "pieces":  # these cannot be given as a flag
                    found.setdefault(field.name, {})[name] = field
        return [_option(name, games) for name, games in found.items()]


def chosen(options: Mapping[str, object]) -> dict[str, object]:
    """The options of a game that were typed."""
    return {name: value for name, value in options.items() if is_typed(name)}


class NumberOrNone(click.ParamType[float | None]):
    """A number, or `none`."""

    name = "number"

    def __init__(self, number: NumberType) -> None:
        self._number = number

    def convert(
        self, value: str | float, param: click.Parameter | None, ctx: click.Context | None
    ) -> float | None:
        """The number, or `None`."""
        return None if str(value).lower() == "none" else self._number.convert(value, param, ctx)


def _option(name: str, games: "Mapping[str, OptionField]") -> click.Option:
    """One flag for an option; games that have an option of the same name share it."""
    flag, fields = f"--{name.replace('_', '-')}", list(games.values())
    about = " ".join(_about(game, name) for game in games)
    if all(field.kind == "switch" for field in fields):
        flags = f"{flag}/--no-{flag[2:]}" if any(field.default for field in fields) else flag
        return click.Option([flags], is_flag=True, default=None, help=about)
    seats = any(field.kind == "seat" for field in fields)
    least = min(field.least for field in fields) if not seats else 1
    most = most_seats() if seats else max(field.most for field in fields)
    is_optional = any(field.is_optional for field in fields)
    number = NumberType(least, most)
    defaults = dict.fromkeys("none" if f.default is None else str(f.default) for f in fields)
    return click.Option(
        [flag],
        type=NumberOrNone(number) if is_optional else number,
        metavar="N|none" if is_optional else "N",
        show_default=" or ".join(defaults),
        help=about,
    )


def _about(game: str, option: str) -> str:
    """What an option of a game is about, in a sentence."""
    title = one_liner("en", f"{game}-name") or game.replace("_", " ")
    about = one_liner("en", f"{game}-option-{option}-about") or f"{option.replace('_', ' ')}."
    return f"{title}: {about[0].lower()}{about[1:]}"


def _write(formatter: click.HelpFormatter, text: str | None) -> None:
    if text is None:
        return
    text = inspect.cleandoc(text)
    if "{" in text:
        text = _filled(text)
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(text)


def _filled(text: str) -> str:
    from sheepfold.games import GAMES

    names = [typed_name(name) for name in GAMES]
    listed = " or ".join([*filter(None, [", ".join(names[:-1])]), names[-1]])
    words = {"games": listed, "game": names[0], "other": names[1 % len(names)]}
    return re.sub(r"\{(\w+)\}", lambda found: words[found[1]], text)


def _letters(text: str) -> str:
    return re.sub(r"[\W_]", "", text).casefold()
