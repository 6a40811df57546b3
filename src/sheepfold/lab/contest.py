"""A contest for the arena: what to play, with the bots by name."""

import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from sheepfold.bots import bots_of
from sheepfold.bots.game_bots import AnyPolicy
from sheepfold.bots.registry import UnusableBot, policy_of
from sheepfold.games.contract import Refusal

Named = tuple[str, AnyPolicy]


class BadContest(Refusal):
    """What was asked for cannot be played."""


class Contest(msgspec.Struct, frozen=True):
    """What to play."""

    game: str
    bots: tuple[str, ...]
    """Their names, or `module:function`; the last one takes the seats that are left."""
    games: int
    seed: int
    players: int | None = None
    single_rounds: bool = False
    """Single rounds instead of whole games, if the game has such a contest (`lab/registry.py`)."""
    options: Mapping[str, object] = {}
    jobs: int = 1
    first: int = 0
    """The number of the first game."""
    dask: str | None = None
    """The address of a Dask cluster's scheduler."""
    paired: str | None = None
    """A bot that replaces the first one in a second game on the same deals."""


def named(game: str, word: str, names: Mapping[str, AnyPolicy] | None = None) -> Named:
    """A bot by its name; `bot:owl` is the level `owl`, and `bot` the strongest. `module:function`
    imports a bot.

    >>> named("wooolf", "bot:fox")[0], named("wooolf", "bot")[0], named("wooolf", "trusting")[0]
    ('fox', 'owl', 'trusting')
    """
    if ":" in word and not word.startswith("bot:"):
        return word, imported_bot(word)
    bots = bots_of(game)
    known = bots.all if names is None else names
    name = bots.strongest if word == "bot" else word.removeprefix("bot:")
    if name not in known:
        raise BadContest("no-such-bot", text=word[:40], bots=", ".join(known))
    return name, known[name]


def imported_bot(word: str) -> AnyPolicy:
    """A bot from a module, as `module:function`. The module may be in the current folder.

    The function takes a view and a random source and returns a move; or it is an object with
    `policy(view)`, which returns the probability of each move.
    """
    module, _, name = word.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return policy_of(getattr(import_module(module), name))
    except (ImportError, AttributeError, ValueError, UnusableBot):
        raise BadContest("no-such-function", text=word[:60]) from None


def seated(game: str, words: tuple[str, ...], players: int | None = None) -> list[Named]:
    """The bots of one table; the last one named takes the seats that are left.

    >>> [name for name, _ in seated("wooolf", ("owl", "fox"), 5)]
    ['owl', 'fox', 'fox', 'fox', 'fox']
    """
    bots = [named(game, word) for word in words]
    missing = (players or len(bots)) - len(bots)
    if missing < 0:
        raise BadContest("too-many-bots", bots=len(bots), players=players or 0)
    return bots + bots[-1:] * missing


def optional(module: str, extra: str = "lab") -> Any:
    """A module that only an extra installs, imported when it is needed. Raises `BadContest`."""
    try:
        return import_module(module)
    except ImportError:
        raise BadContest("not-installed", package=module.partition(".")[0], extra=extra) from None
