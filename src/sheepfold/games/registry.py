"""Which games there are: ours, and those that other packages bring by an entry point.

A package adds a game with an entry point of the group `sheepfold.games`. It has the name of the
game, and its object is a module (or any other object) that fulfils `games/contract.py`; what it may
leave out is added from `games/defaults.py`. One that cannot be used costs a line in the log, and
all other games are played.
"""

import logging
import re
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Any, get_args

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.contract import Event, Game, GameOf, Options, any_game
from sheepfold.games.declared import undeclared
from sheepfold.games.defaults import REQUIRED, complete, wrong_signatures
from sheepfold.installed import GROUP

logger = logging.getLogger("sheepfold")

NAME = re.compile("[a-z][a-z0-9_]{0,31}")

# Written out, so that the type checker compares each module with the contract. Ours leave nothing
# out, so they are games as they are.
_ULY_POLLY: GameOf[
    uly_polly.Options,
    uly_polly.State,
    uly_polly.View,
    uly_polly.Move,
    uly_polly.Outcome,
    uly_polly.Event,
    uly_polly.Result,
] = uly_polly
_WOOOLF: GameOf[
    wooolf.Options,
    wooolf.State,
    wooolf.View,
    wooolf.Move,
    wooolf.Outcome,
    wooolf.Event,
    wooolf.Result,
] = wooolf

OURS: tuple[Game, ...] = (any_game(_ULY_POLLY), any_game(_WOOOLF))
"""The games of this package."""


_OUR_NAMES = frozenset(game.NAME for game in OURS)


def is_ours(game: Game) -> bool:
    """Whether a game, under whatever rules, is of this package: every client knows it."""
    return game.NAME in _OUR_NAMES


class UnusableGame(Exception):
    """A game that does not fulfil the contract, or whose name is taken."""


def with_plug_ins(points: Iterable[EntryPoint]) -> dict[str, Game]:
    """Our games and those that these entry points bring, by name."""
    plug_ins = found_plug_ins(points)
    return {game.NAME: game for game in OURS} | {name: game for name, (game, _) in plug_ins.items()}


def found_plug_ins(points: Iterable[EntryPoint]) -> dict[str, tuple[Game, EntryPoint]]:
    """The games that these entry points bring, by name."""
    found: dict[str, tuple[Game, EntryPoint]] = {}
    ours = [game.NAME for game in OURS]
    for point in points:
        try:
            game = _loaded(point, [*ours, *found])
        except Exception as problem:  # whatever is wrong with it, the others can be played
            logger.warning("The game %s cannot be used: %s", point.value, problem or repr(problem))
        else:
            found[game.NAME] = game, point
    return found


def _loaded(point: EntryPoint, known: Iterable[str]) -> Game:
    game = checked(point.load(), known)
    if point.name != game.NAME:  # by which its texts are found, without importing it
        raise UnusableGame(f"its entry point is called {point.name}, not {game.NAME}")
    return game


def checked(rules: Any, known: Iterable[str]) -> Game:
    """The complete game, if these rules fulfil the contract. Raises `UnusableGame`."""
    missing = [name for name in REQUIRED if not hasattr(rules, name)]
    if missing:
        raise UnusableGame(f"it lacks {', '.join(missing)}")
    wrong = wrong_signatures(rules)
    if wrong:
        raise UnusableGame(f"it has {wrong[0]}")
    game = complete(rules)
    if not NAME.fullmatch(game.NAME):
        raise UnusableGame(f"{game.NAME!r} is not a name: a to z, 0 to 9 and _ make one")
    if game.NAME in known:
        raise UnusableGame(f"there is already a game called {game.NAME}")
    for kind in (game.Options, game.View):
        config = kind.__struct_config__
        if (config.tag_field, config.tag) != ("game", game.NAME):
            raise UnusableGame(f"its {kind.__name__} is not tagged with game={game.NAME}")
    # Options are chosen in public.
    secret = [name for kind in (game.View, *events_of(game)) for name in undeclared(kind, Options)]
    if secret:
        raise UnusableGame(f"who may know {secret[0]} is not declared")
    return game


def events_of(game: Game) -> tuple[type[Event], ...]:
    """The kinds of events of a game."""
    return get_args(game.Event) or (game.Event,)


_PLUG_INS = found_plug_ins(entry_points(group=GROUP))

GAMES: dict[str, Game] = {
    **{game.NAME: game for game in OURS},
    **{name: game for name, (game, _) in _PLUG_INS.items()},
}
"""The games under their present rules."""

PROVIDERS: dict[str, str] = {
    name: point.dist.name for name, (_, point) in _PLUG_INS.items() if point.dist is not None
}
"""By game that another package brings: the name of its distribution."""

RULES: dict[tuple[str, int], Game] = {
    (rules.NAME, rules.VERSION): rules for game in GAMES.values() for rules in (*game.OLDER, game)
}
"""By name and version of the rules: a table, or a record, goes on under those it began with."""
