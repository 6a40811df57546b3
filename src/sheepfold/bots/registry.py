"""Which bots there are, by game and name: ours, and those that other packages bring.

A package brings a bot with an entry point of the group `sheepfold.bots`, named `<game>.<name>`. Its
object is a `Policy`, or any function from a view and a random source to a move. If the package also
brings the game, the bot is one of the game's levels. Else it is a plug-in: the arena knows it, and
it sits at a table only if the server's operator allows it.

A package that brings a game can declare all of its bots at once instead, with an entry point named
`<game>` whose object is a `GameBots`: so it says which level is weaker than which.

A bot that cannot be used costs a line in the log, and all others play.
"""

import logging
import re
from collections.abc import Collection, Iterable, Mapping
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import Any, NamedTuple

from sheepfold.bots import uly_polly, wooolf
from sheepfold.bots.game_bots import NONE, AnyPolicy, Bot, GameBots
from sheepfold.bots.policy import OneOf, Policy, Reason
from sheepfold.games import GAMES, OURS
from sheepfold.games.contract import Game, Move, View
from sheepfold.games.registry import PROVIDERS

logger = logging.getLogger("sheepfold")

GROUP = "sheepfold.bots"
NAME = re.compile("[a-z][a-z0-9_-]{0,31}")
RANDOM = "random"
"""The only level of a game that has no bots."""

OUR_BOTS: dict[str, GameBots] = {"uly_polly": uly_polly.BOTS, "wooolf": wooolf.BOTS}

OUR_LEVELS = tuple(dict.fromkeys(name for bots in OUR_BOTS.values() for name in bots.levels))
"""The levels of our games, which is what the published schemas list."""

assert set(OUR_BOTS) == {game.NAME for game in OURS}


class UnusableBot(Exception):
    """Something that is no bot, belongs to no game, or has a name that is taken."""


def with_plug_ins(
    points: Iterable[EntryPoint],
    games: Mapping[str, Game] = GAMES,
    providers: Mapping[str, str] = PROVIDERS,
) -> dict[str, GameBots]:
    """Our bots and those that these entry points bring, by game.

    `providers` has, for each game of another package, the name of its distribution.
    """
    bots = dict(OUR_BOTS)

    def order(point: EntryPoint) -> tuple[bool, bool]:
        return not _is_of_the_game(point, providers), "." in point.name

    for point in sorted(points, key=order):  # a game's own bots first: nobody takes their names
        try:
            _add(bots, point, games, providers)
        except Exception as problem:  # whatever is wrong with it, the others can play
            logger.warning("The bot %s cannot be used: %s", point.name, problem or repr(problem))
    return bots


def _add(
    bots: dict[str, GameBots],
    point: EntryPoint,
    games: Mapping[str, Game],
    providers: Mapping[str, str],
) -> None:
    game, _, name = point.name.partition(".")
    if game not in games:
        raise UnusableBot(f"there is no game called {game}")
    is_of_the_game = _is_of_the_game(point, providers)
    if not name:
        if not is_of_the_game:
            raise UnusableBot(f"only the package of {game} can declare its levels")
        bots[game] = _checked(point.load())
        return
    if not NAME.fullmatch(name):
        raise UnusableBot(f"{name!r} is not a name: a to z, 0 to 9, _ and - make one")
    known = bots.get(game)
    if known is not None and name in known.all:
        raise UnusableBot(f"{game} already has a bot called {name}")
    bot = policy_of(point.load())
    if not is_of_the_game:
        known = known or without_bots(games[game])
        bots[game] = known._replace(plug_ins={**known.plug_ins, name: bot})
    elif known is None:
        bots[game] = GameBots({name: bot}, filler=name)
    else:
        bots[game] = known._replace(levels={**known.levels, name: bot}, filler=name)


def _is_of_the_game(point: EntryPoint, providers: Mapping[str, str]) -> bool:
    """Whether the package that brings this bot also brings the game."""
    provider = providers.get(point.name.partition(".")[0])
    return provider is not None and point.dist is not None and point.dist.name == provider


def _checked(declared: object) -> GameBots:
    if not isinstance(declared, GameBots):
        raise UnusableBot("it is not a GameBots")
    if declared.filler not in declared.levels:
        raise UnusableBot(f"its filler, {declared.filler!r}, is none of its levels")
    wrong = [name for name in declared.all if not NAME.fullmatch(name)]
    if wrong:
        raise UnusableBot(f"{wrong[0]!r} is not a name: a to z, 0 to 9, _ and - make one")
    return declared._replace(
        levels={name: policy_of(bot) for name, bot in declared.levels.items()},
        opponents={name: policy_of(bot) for name, bot in declared.opponents.items()},
        plug_ins=NONE,
    )


class _Drawn(NamedTuple):
    """What a bot with a `policy` makes of a view: the probability of each move."""

    chances: dict[Move, float]

    def draw(self, rng: Random) -> Move:
        [move] = rng.choices(list(self.chances), list(self.chances.values()))
        return move

    def why(self, move: object) -> list[Reason]:  # noqa: ARG002
        return []

    def odds(self) -> dict[Move, float]:
        total = sum(self.chances.values())
        return {move: chance / total for move, chance in self.chances.items() if chance}


class _Chosen(NamedTuple):
    """What a plain function makes of a view: it gives a move, and no reasons."""

    bot: Bot
    view: View

    def draw(self, rng: Random) -> Move:
        move: Move = self.bot(self.view, rng)
        return move

    def why(self, move: object) -> list[Reason]:  # noqa: ARG002
        return []


def policy_of(bot: Any) -> AnyPolicy:
    """A bot as a policy: as it is, or made from a plain function of a view and a random source, or
    from something with `policy(view)`, the probability of each move. Raises `UnusableBot`.

    >>> first = policy_of(lambda view, rng: view[0])
    >>> first(["a", "b"], Random(1)), first.why(["a", "b"], "a")
    ('a', [])
    """
    if isinstance(bot, Policy):
        return bot
    if callable(getattr(bot, "policy", None)):
        return Policy(lambda view: _Drawn(bot.policy(view)))
    if not callable(bot):
        raise UnusableBot("it is not a function of a view and a random source")
    return Policy(lambda view: _Chosen(bot, view))


def without_bots(game: Game) -> GameBots:
    """The bots of a game that brings none: one that makes any legal move."""
    return GameBots({RANDOM: Policy(lambda view: OneOf(game.legal(view)))}, filler=RANDOM)


BOTS: dict[str, GameBots] = with_plug_ins(entry_points(group=GROUP))
"""The bots that are declared, by game; `bots_of` also answers for games that have none."""


def bots_of(game: str) -> GameBots:
    """The bots of a game.

    >>> list(bots_of("uly_polly").levels), bots_of("uly_polly").filler
    (['lamb', 'sheep', 'fox', 'owl'], 'fox')
    """
    return BOTS[game] if game in BOTS else without_bots(GAMES[game])


def plug_in_names() -> list[str]:
    """The plug-ins of all games, as `<game>.<name>`."""
    return [f"{game}.{name}" for game, bots in BOTS.items() for name in bots.plug_ins]


def at_tables(game: str, allowed: Collection[str] = ()) -> tuple[str, ...]:
    """The names of the bots that may sit at a table: the levels, then the plug-ins that the
    server's operator allows, given as `<game>.<name>`.

    >>> at_tables("wooolf")
    ('lamb', 'sheep', 'fox', 'owl')
    """
    bots = bots_of(game)
    plug_ins = [name for name in bots.plug_ins if f"{game}.{name}" in allowed]
    return (*bots.levels, *plug_ins)
