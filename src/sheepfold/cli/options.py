"""The options that several commands share, and how numbers are typed."""

import math
import os
import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import click

from sheepfold.cli.together import is_typed, refuse_together
from sheepfold.locales import LANGUAGES, language_of
from sheepfold.log.folder import data_folder
from sheepfold.log.nats.address import BadAddress, NatsAddress, parse_address

F = TypeVar("F", bound=Callable[..., object])


class Speaking:
    """The output language of the current command.

    A command that is not even parsed is complained of in it, so what was typed is looked at first.

    >>> Speaking(["puzzle", "--nonsense", "--lang", "de"]).language
    'de'
    """

    def __init__(self, typed: Sequence[str] = ()) -> None:
        asked = [word.removeprefix("--lang=") for word in typed if word.startswith("--lang=")]
        asked += [word for flag, word in pairwise(typed) if flag == "--lang"]
        asked.append(os.environ.get("SHEEPFOLD_LANG", ""))
        known = [word.lower() for word in asked if word.lower() in LANGUAGES]
        self.language = known[0] if known else language_of(os.environ)


class CommandsInOrder(click.Group):
    """Lists its commands in the order in which they were added: the order for a newcomer."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands."""
        return list(self.commands)


class NumberType(click.ParamType[float]):
    """A number between two bounds; a whole one, unless it may be a fraction."""

    name = "number"

    def __init__(self, least: int, most: int | Callable[[], int], fraction: bool = False) -> None:
        self.least = least
        self._most = most
        self.fraction = fraction

    @property
    def most(self) -> int:
        """The larger bound, which may be known only when it is asked for."""
        return self._most if isinstance(self._most, int) else self._most()

    def convert(
        self, value: str | float, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number, if it is within the bounds."""
        try:
            number = float(value) if self.fraction else int(value)
        except ValueError:
            number = math.nan
        if self.least <= number <= self.most:
            return number
        from sheepfold.games.contract import BadOptions

        option, text = "" if param is None else param.opts[0], str(value)[:40]
        least, most = str(self.least), str(self.most)
        if self.fraction:
            raise BadOptions("not-a-number", option=option, text=text, least=least, most=most)
        raise BadOptions("not-a-whole-number", option=option, text=text, least=least, most=most)


class Days(click.ParamType[int | None]):
    """A number of days, or `forever`, which is `None`."""

    name = "days"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int | None:
        """The number of days."""
        text = str(value).strip().lower()
        if text == "forever":
            return None
        if text.isdecimal() and 1 <= int(text) <= 100_000:
            return int(text)
        from sheepfold.games.contract import BadOptions

        option = "" if param is None else param.opts[0]
        raise BadOptions("not-days", option=option, text=str(value)[:40])


COUNT = NumberType(1, 1_000_000_000)


def examples(*lines: str) -> str:
    """What stands below the help of a command."""
    return "\n  ".join(["\b\nExamples:", *lines])


def language() -> str:
    """The output language of the current command."""
    return click.get_current_context().ensure_object(Speaking).language


def _speak(ctx: click.Context, _: click.Parameter, asked: str | None) -> None:
    if asked is not None:
        ctx.ensure_object(Speaking).language = asked


lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES, case_sensitive=False),
    envvar="SHEEPFOLD_LANG",
    show_envvar=True,
    show_default="that of the system",
    is_eager=True,
    expose_value=False,
    callback=_speak,
    help="The language to speak.",
)


def _data_folder() -> Path:
    try:
        return data_folder(os.environ)
    except RuntimeError:  # a user without a home folder, as in services and containers
        from sheepfold.games.contract import BadOptions

        raise BadOptions("no-home") from None


data_option = click.option(
    "--data",
    type=click.Path(path_type=Path),
    metavar="DIR",
    envvar="SHEEPFOLD_DATA",
    show_envvar=True,
    default=_data_folder,
    show_default="~/.local/share/sheepfold",
    help="The folder in which the server keeps its tables.",
)


class ClusterAddressType(click.ParamType[NatsAddress]):
    """The address of a cluster."""

    name = "address"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> NatsAddress:
        """The address."""
        if isinstance(value, NatsAddress):
            return value
        try:
            return parse_address(str(value))
        except BadAddress:
            from sheepfold.games.contract import BadOptions

            # There may be a password, with any letter in it.
            hidden = re.sub(r"^(\w+:/+)?.*@", r"\1", str(value), flags=re.DOTALL)
            raise BadOptions("log-address", text=hidden[:80]) from None


log_option = click.option(
    "--log",
    type=ClusterAddressType(),
    metavar="ADDRESS",
    envvar="SHEEPFOLD_LOG",
    show_envvar=True,
    help="The NATS cluster in which the tables are kept, instead of a folder: nats://host:4222.",
)


def location_of(data: Path, log: NatsAddress | None) -> Path | NatsAddress:
    """Where the tables of a command are: options take precedence over the environment."""
    refuse_together("log", "data")
    return data if log is None or is_typed("data") else log


json_option = click.option(
    "--json", "as_json", is_flag=True, help="Print JSON, for other programs to read."
)

jobs_option = click.option(
    "--jobs",
    type=NumberType(1, 1024),
    default=1,
    show_default=True,
    metavar="J",
    help="How many processes work.",
)
dask_option = click.option(
    "--dask", metavar="ADDRESS", help="Work on the Dask cluster with this scheduler."
)
plot_option = click.option(
    "--plot",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Draw the shares into this file, an .svg or .png.",
)
